import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { parseDuration } from '../../lib/duration.js';
import { whole } from '../../lib/params.js';
import { load } from './loader.mjs';

/** @type {any} */
let page;
before(async () => {
  page = await load(['lib/format.js', 'lib/i18n.js'], { navigator: { languages: ['en'] }, localStorage: { getItem: () => null, setItem() {}, removeItem() {} } });
});

/** Blanks that do not break read as blanks here. @param {string} text */
const plain = (text) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

test('times are said as people say them', () => {
  page.choose('en');
  /** @type {[number, string][]} */
  const table = [
    [0, '0 ms'], [0.5, '0.5 ms'], [0.00012345, '0.000123 ms'], [1e-7, '1 × 10⁻⁷ ms'], [1, '1 ms'], [12.3456, '12.346 ms'], [100, '100 ms'], [250.55, '250.6 ms'],
    [999.94, '999.9 ms'], [999.96, '1 s'], [1000, '1 s'], [1500, '1.5 s'], [9212.5367480045, '9.21 s'], [46_100, '46.1 s'], [59_960, '59.96 s'], [59_994, '59.99 s'],
    [59_996, '1 min'], [60_000, '1 min'], [60_049, '1 min'], [65_500, '1 min 5.5 s'], [204_800, '3 min 24.8 s'], [3_599_949, '59 min 59.9 s'], [3_599_960, '1 h'],
    [3_600_000, '1 h'], [3_630_000, '1 h 30 s'], [3_660_000, '1 h 1 min'], [5_025_400, '1 h 23 min 45 s'], [86_399_600, '1 day'], [86_400_000, '1 day'],
    [93_784_000, '1 day 2 h 3 min'], [2 * 86_400_000 + 31_000, '2 days 1 min'], [399.9999 * 86_400_000, '400 days'], [400 * 86_400_000, '400 days'], [2 ** 53, '104,249,991 days'],
    [-1500, '−1.5 s'], [-0, '0 ms'], [Infinity, '∞ days'],
  ];
  for (const [ms, text] of table) assert.equal(plain(page.duration(ms)), text, String(ms));
});

test('times in Russian, Traditional Chinese and Turkish', () => {
  /** @type {Record<string, [number, string][]>} */
  const tables = {
    ru: [[204_800, '3 мин 24,8 с'], [0.5, '0,5 мс'], [5_025_000, '1 ч 23 мин 45 с'], [86_400_000, '1 день'], [2 * 86_400_000, '2 дня'], [5 * 86_400_000, '5 дней'], [21 * 86_400_000, '21 день'], [5000 * 86_400_000, '5 000 дней']],
    'zh-Hant': [[204_800, '3 分 24.8 秒'], [0.5, '0.5 毫秒'], [5_025_000, '1 小時 23 分 45 秒'], [2 * 86_400_000, '2 天']],
    tr: [[204_800, '3 dk 24,8 sn'], [0.5, '0,5 ms'], [5_025_000, '1 sa 23 dk 45 sn'], [2 * 86_400_000, '2 gün']],
  };
  for (const [language, table] of Object.entries(tables)) {
    page.choose(language);
    for (const [ms, text] of table) assert.equal(plain(page.duration(ms)), text, `${language} ${ms}`);
  }
});

test('what the page says in any language can be typed back', () => {
  for (const language of page.available) {
    page.choose(language);
    for (let ms = 1; ms < 4e10; ms = Math.ceil(ms * 1.37)) {
      const said = page.duration(ms);
      const back = parseDuration(said);
      assert.ok(back !== null, `${language}: ${said}`);
      // As near as the smallest part that is told.
      const step = ms < 1000 ? 0.1 : ms < 60_000 ? 10 : ms < 3_600_000 ? 100 : ms < 86_400_000 ? 1000 : ms < 400 * 86_400_000 ? 60_000 : 86_400_000;
      assert.ok(Math.abs(back - ms) <= step / 2, `${language}: ${ms} → ${said} → ${back}`);
      assert.equal(whole.read(page.number(ms)), ms, `${language}: ${page.number(ms)}`);
    }
  }
});

test('no part of a time is ever a full unit of the next', () => {
  page.choose('en');
  /** @type {Record<string, number>} */
  const full = { ms: 1000, s: 60, min: 60, h: 24 };
  for (let ms = 1; ms < 90_000_000; ms = ms * 1.0007 + 0.11) {
    const said = plain(page.duration(ms));
    for (const [, n, unit] of said.matchAll(/([\d.,]+) (ms|s|min|h)\b/g)) {
      assert.ok(Number(n.replace(',', '')) < full[unit], `${ms} → ${said}`);
    }
  }
});

test('numbers in four languages', () => {
  /** @type {[string, string, string, string, string, string, string][]} */
  const table = [
    ['en', '1,234,568', '-1.50', '1.235', '1.2 × 10⁻⁷', '9.8765 × 10¹⁵', '12.3%'],
    ['ru', '1 234 568', '-1,50', '1,235', '1,2 × 10⁻⁷', '9,8765 × 10¹⁵', '12,3 %'],
    ['zh-Hant', '1,234,568', '-1.50', '1.235', '1.2 × 10⁻⁷', '9.8765 × 10¹⁵', '12.3%'],
    ['tr', '1.234.568', '-1,50', '1,235', '1,2 × 10⁻⁷', '9,8765 × 10¹⁵', '%12,3'],
  ];
  for (const [language, count, fixed, significant, tiny, huge, percent] of table) {
    page.choose(language);
    assert.equal(plain(page.number(1_234_567.8)), count);
    assert.equal(plain(page.fixed(-1.5, 2)).replace('−', '-'), fixed);
    assert.equal(page.significant(1.23456), significant);
    assert.equal(plain(page.significant(1.2e-7)), tiny);
    assert.equal(plain(page.significant(9.8765e15, 6)), huge);
    assert.equal(plain(page.percent(0.12345)), percent);
  }
});

test('no number reads as less, or more, than it is', () => {
  page.choose('en');
  assert.equal(page.number(-0.2), '0');
  assert.equal(page.fixed(-0.001, 2), '0.00');
  assert.equal(page.significant(-0), '0');
  assert.equal(page.significant(0.1, 16), '0.1');
  assert.equal(page.significant(123_456_789, 3), '123,000,000');
  assert.equal(page.percent(0), '0%');
  assert.equal(page.percent(1), '100%');
  assert.equal(page.percent(0.00031), '0.03%');
  assert.equal(page.percent(0.99997), '99.997%');
  assert.equal(page.percent(1.5), '150%');
});

test("a fault's sentence names the field and its bounds", () => {
  page.choose('en');
  const fault = (/** @type {string} */ code, /** @type {Record<string, unknown>} */ args, message = 'The message.') => page.fault({ code, field: 'baseMs', message, args }, () => 'Base');
  assert.equal(fault('out-of-range', { min: 0, max: 10_000 }), 'Base must be from 0 to 10,000.');
  assert.equal(fault('out-of-range', { min: 0.001 }), 'Base must be at least 0.001.');
  assert.equal(fault('out-of-range', { max: 2 ** 53 }), 'Base must be at most 9.007199254740992\u00a0×\u00a010¹⁵.');
  assert.equal(fault('out-of-range', {}), 'The message.');
  assert.equal(fault('unknown-value', { allowed: ['none', 'full'] }), 'Base must be one of none, full.');
  assert.equal(fault('a-code-of-tomorrow', {}), 'The message.');
  assert.equal(page.fault({ code: 'missing', field: 'seed', message: '', args: {} }), 'seed is missing.');
  page.choose('ru');
  assert.equal(plain(fault('out-of-range', { min: 0, max: 10_000 })), 'Base: допустимо от 0 до 10 000.');
});

test('every code of the core has a sentence in every language', async () => {
  const codes = ['unknown-value', 'wrong-type', 'missing', 'unknown-field', 'unknown-method', 'syntax', 'conflict', 'too-large', 'cancelled', 'internal'];
  for (const language of page.available) {
    page.choose(language);
    for (const code of codes) {
      const said = page.fault({ code, field: 'f', message: 'm', args: {} });
      assert.ok(said.length > 0 && !said.startsWith('fault-') && !/[{}]/.test(said), `${language} ${code}: ${said}`);
    }
  }
});

test('names in a row', () => {
  page.choose('en');
  assert.equal(page.list(['a', 'b', 'c']), 'a, b, and c');
  page.choose('ru');
  assert.equal(page.list(['a', 'b', 'c']), 'a, b и c');
});
