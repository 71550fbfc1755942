import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './loader.mjs';

/** @param {string[] | undefined} languages @param {Record<string, string>} [kept] */
const start = (languages, kept = {}) =>
  load(['lib/i18n.js'], {
    navigator: { languages },
    localStorage: {
      getItem: (/** @type {string} */ k) => kept[k] ?? null,
      setItem(/** @type {string} */ k, /** @type {string} */ v) {
        kept[k] = v;
      },
    },
  });

test('the first language is the first of the browser that there is', async () => {
  /** @type {[string[] | undefined, string][]} */
  const table = [
    [['ru-RU', 'en'], 'ru'], [['zh-TW'], 'zh-Hant'], [['zh-Hant-HK'], 'zh-Hant'], [['zh'], 'zh-Hant'], [['zh-CN'], 'zh-Hant'], [['tr'], 'tr'], [['TR-tr'], 'tr'],
    [['fi', 'sv', 'tr-TR', 'ru'], 'tr'], [['fi'], 'en'], [[], 'en'], [undefined, 'en'], [['', 'ru'], 'ru'], [['zha'], 'en'],
  ];
  for (const [languages, expected] of table) assert.equal((await start(languages)).language.value, expected, String(languages));
});

test('what was chosen is remembered and comes first', async () => {
  /** @type {Record<string, string>} */
  const kept = {};
  const page = await start(['ru'], kept);
  page.choose('tr');
  assert.deepEqual(kept, { 'contend-language': 'tr' });
  assert.equal((await start(['ru'], kept)).language.value, 'tr');
  assert.equal((await start(['ru'], { 'contend-language': 'klingon' })).language.value, 'ru');
  page.choose('klingon');
  assert.equal(page.language.value, 'tr');
});

test('without storage, as in a sandboxed frame, all else works', async () => {
  const page = await load(['lib/i18n.js'], {
    navigator: { languages: ['ru'] },
    localStorage: new Proxy({}, { get() { throw new DOMException('denied', 'SecurityError'); } }),
  });
  assert.equal(page.language.value, 'ru');
  page.choose('tr');
  assert.equal(page.language.value, 'tr');
});

test('a message takes its values; one that is not there reads as its key', async () => {
  const page = await start(['en']);
  assert.equal(page.t('working-count', { done: '3', total: '10' }), '3 of 10');
  assert.equal(page.t('no-such-message'), 'no-such-message');
  assert.equal(page.has('stop'), true);
  assert.equal(page.has('no-such-message'), false);
  assert.equal(page.t('link-rejected', { name: 'cap', text: '{ $done }<b>' }), 'The link says cap = “{ $done }<b>”, which can\'t be read here. It was left out; everything else holds.');
  page.choose('zh-Hant');
  assert.equal(page.t('stop'), '停止');
});

test('languages are offered by their own names, English first', async () => {
  const page = await start(['en']);
  assert.equal(page.available[0], 'en');
  const names = Object.fromEntries(page.available.map((/** @type {string} */ l) => [l, page.nameOf(l)]));
  const { en, ru, tr, 'zh-Hant': taiwan } = names;
  assert.deepEqual([en, ru, tr, taiwan], ['English', 'Русский', 'Türkçe', '繁體中文']);
  assert.equal(new Set(Object.values(names)).size, page.available.length);
});
