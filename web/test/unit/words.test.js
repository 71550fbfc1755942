import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { FluentResource } from '@fluent/bundle';
import { wordsModule } from '../../build/words.mjs';

/** What a module exports. @param {string} source @returns {Promise<{languages: Record<string, string>}>} */
const load = (source) => import(`data:text/javascript,${encodeURIComponent(source)}`);

test('every language comes out of the module as it stands in its file', async () => {
  const folder = new URL('../../i18n/', import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
  assert.ok(names.length >= 4);
  const files = Object.fromEntries(names.map((name) => [name.replace('.ftl', ''), readFileSync(new URL(name, folder), 'utf8')]));
  const { languages } = await load(wordsModule(files));
  for (const [language, text] of Object.entries(files)) {
    const byKey = (/** @type {string} */ ftl) => Object.fromEntries(new FluentResource(ftl).body.map((m) => [m.id, m]));
    assert.deepEqual(byKey(languages[language]), byKey(text), language);
  }
});

test('a key that one language lacks, several lines, comments and blank lines', async () => {
  const { languages } = await load(wordsModule({ a: '## Head\none = 1\n\n# why\ntwo =\n    { $n ->\n        [one] x\n       *[other] y\n    }\n', b: 'two = zwei\n' }));
  assert.equal(languages.a, 'one = 1\ntwo = \n    { $n ->\n        [one] x\n       *[other] y\n    }');
  assert.equal(languages.b.trim(), 'two = zwei');
  assert.throws(() => wordsModule({ a: 'one = \u0001' }), /stands between/);
});
