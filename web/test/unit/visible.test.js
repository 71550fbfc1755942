import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visible } from '../../lib/visible.js';

test('what would change the sentence around it is shown by its number', () => {
  for (const [text, want] of [
    ['100ms', '100ms'], ['', ''], ['насос 鎖 é', 'насос 鎖 é'], ['\u202e100', 'U+202E100'], ['a\u0000b\nc', 'aU+0000bU+000Ac'],
    ['\u2066x\u2069', 'U+2066xU+2069'], ['\u2028', 'U+2028'], ['\ud800!', 'U+D800!'], ['💥', '💥'], ['<b>', '<b>'],
  ]) assert.equal(visible(text, 80), want);
  assert.equal(visible('x'.repeat(1 << 20), 80), 'x'.repeat(80));
  assert.equal(visible('💥💥', 3), '💥U+D83D', 'a character that is cut in half');
});
