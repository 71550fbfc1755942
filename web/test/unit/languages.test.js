import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { checkLanguages } from '../../build/languages.mjs';

/** What is found wrong with some files. @param {Record<string, string>} files */
function check(files) {
  const dir = mkdtempSync(join(tmpdir(), 'contend-words-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
    return checkLanguages(dir);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

const en = 'stop = Stop\ncount = { $done } of { $total }\n';

test('the words of the page are complete', () => {
  assert.deepEqual(checkLanguages(fileURLToPath(new URL('../../i18n', import.meta.url))), []);
});

test('files that agree have nothing wrong', () => {
  assert.deepEqual(check({ 'en.ftl': en, 'ru.ftl': '# c\ncount = { $total }: { $done }\nstop = Стоп\n', 'notes.txt': 'stop' }), []);
});

test('a missing key is found, and one too many', () => {
  assert.deepEqual(check({ 'en.ftl': en, 'tr.ftl': 'stop = Dur\nstart = Başla\n' }), ['tr.ftl: count is missing', 'tr.ftl: start is not in en.ftl']);
});

test('a tool without its name or its question is found', () => {
  const dir = fileURLToPath(new URL('../../i18n', import.meta.url));
  assert.deepEqual(checkLanguages(dir, ['backoff', 'slots']), []);
  assert.deepEqual(checkLanguages(dir, ['no-such-tool']), [
    'en.ftl: no-such-tool-name is missing, which web/tools/no-such-tool needs',
    'en.ftl: no-such-tool-question is missing, which web/tools/no-such-tool needs',
  ]);
});

test('another set of variables is found, in choices too', () => {
  assert.deepEqual(check({ 'en.ftl': en, 'tr.ftl': 'stop = Dur\ncount = { $done }\n' }), ['tr.ftl: count uses {done}, English {done total}']);
  assert.deepEqual(
    check({ 'en.ftl': en, 'tr.ftl': 'stop = Dur\ncount = { $done ->\n    [one] { $totl }\n   *[other] { $total }\n  }\n' }),
    ['tr.ftl: count uses {done total totl}, English {done total}'],
  );
});

test('a key that stands twice is found, in English as well', () => {
  assert.deepEqual(check({ 'en.ftl': `${en}stop = Halt\n` }), ['en.ftl: stop stands twice']);
  assert.deepEqual(check({ 'en.ftl': en, 'ru.ftl': 'stop = Стоп\ncount = { $done } { $total }\nstop = Стой\n' }), ['ru.ftl: stop stands twice']);
});

test('a message that cannot be read is found', () => {
  assert.deepEqual(check({ 'en.ftl': en, 'ru.ftl': 'stop = Стоп\ncount = { $done } { $total\n' }), ["ru.ftl: count can't be read", 'ru.ftl: count is missing']);
});

test('a form of the plural that the language has is missed', () => {
  const files = (/** @type {string} */ ru) => ({ 'en.ftl': 'n = { $k ->\n    [one] { $k } step\n   *[other] { $k } steps\n  }\n', 'ru.ftl': ru });
  assert.deepEqual(check(files('n = { $k ->\n    [one] { $k } шаг\n    [few] { $k } шага\n   *[other] { $k } шагов\n  }\n')), ['ru.ftl: n has no form for [many]']);
  assert.deepEqual(check(files('n = { $k ->\n    [one] { $k } шаг\n    [few] { $k } шага\n   *[many] { $k } шагов\n  }\n')), []);
  // Words chosen by a name are no plural.
  assert.deepEqual(check({ 'en.ftl': 'n = { $k ->\n    [full] a\n   *[none] b\n  }\n' }), []);
});

test('a line that Fluent would leave out without a word is found', () => {
  assert.deepEqual(check({ 'en.ftl': 'help =\n    First.\n    *Share* gives a line.\n' }), ['en.ftl:3 starts with a sign that ends a message; put it on the line before']);
  assert.deepEqual(check({ 'en.ftl': 'help =\n    First\n    [not a variant].\n' }), ['en.ftl:3 starts with a sign that ends a message; put it on the line before']);
});

test('without English there is nothing to hold the others against', () => {
  assert.deepEqual(check({ 'ru.ftl': 'stop = Стоп\n' }), ['en.ftl is missing']);
});
