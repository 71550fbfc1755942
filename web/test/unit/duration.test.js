import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDuration, writeDuration } from '../../lib/duration.js';

/** What people write, and the milliseconds they mean. @type {[string, number][]} */
const READ = [
  ['100ms', 100], ['100 ms', 100], ['1.5s', 1500], ['1,5 s', 1500], ['2m', 120_000], ['2 min', 120_000],
  ['1h 30m', 5_400_000], ['1h30m', 5_400_000], ['250', 250], ['0', 0], ['0 s', 0], ['.5s', 500], [',5 s', 500],
  ['1.005s', 1005], ['4.35s', 4350], ['1.001 m', 60_060], ['8.2 s', 8200], ['0,125 s', 125], ['1.234 s', 1234],
  ['20 000 ms', 20_000], ['20\u00a0000\u202f', 20_000], ['10 000', 10_000], ['1d', 86_400_000], ['1 day 2 hours', 93_600_000],
  ['50µs', 0.05], ['50μs', 0.05], ['50 us', 0.05], ['  3 s  ', 3000], ['3S', 3000], ['5 sec.', 5000], ['1 Hr. 5 Min.', 3_900_000],
  ['100 мс', 100], ['1,5 с', 1500], ['3 мин 24,8 с', 204_800], ['1 ч. 30 мин.', 5_400_000], ['2 часа', 7_200_000], ['1 минута', 60_000],
  ['5 секунд', 5000], ['2 дн.', 172_800_000], ['1 сутки', 86_400_000], ['100 мкс', 0.1],
  ['100 毫秒', 100], ['1.5秒', 1500], ['3 分 24.8 秒', 204_800], ['3分鐘', 180_000], ['1小時30分鐘', 5_400_000], ['2 天', 172_800_000],
  ['１００ｍｓ', 100], ['１，５　秒', 1500], ['1.5個小時', 5_400_000],
  ['100 ms', 100], ['1,5 sn', 1500], ['3 dk. 24,8 sn.', 204_800], ['1 sa 30 dk', 5_400_000], ['1 saat', 3_600_000], ['2 gün', 172_800_000],
  ['5 DAKİKA', 300_000], ['1 saniye', 1000],
];

test('times as people write them, in four languages', () => {
  for (const [text, ms] of READ) assert.equal(parseDuration(text), ms, text);
});

test('what can be two things, or nothing, is not read', () => {
  const junk = [
    '', ' ', 'ms', 's', '-5', '-5s', '−5 s', '+', 'abc', '5 parsecs', '5x', '1e3ms', '1e3', '1.5.5s', '1,5,5 s', '1..5s', '5s 5s', '30m 1h', '1h 30',
    '30 5s', '1:30', '1,000 ms', '1,500', '12,000s', '0x10', 'NaN', 'Infinity', '∞', '½ s', '5 s;', '<b>5s</b>', '١٠٠ms', `${'9'.repeat(400)}s`, '1 00 ms', '5 s 5', '１，０００ms',
    '1h, 30m', 'null', 'undefined', '\u0000', '5\u200bs', '😀', '5 s 😀', '1 000 00 ms',
  ];
  for (const text of junk) assert.equal(parseDuration(text), null, JSON.stringify(text));
});

test('a number that is still being typed is read as far as it goes', () => {
  assert.equal(parseDuration('1.'), 1);
  assert.equal(parseDuration('100.'), 100);
});

test('a field and a link write a time short', () => {
  /** @type {[number, string][]} */
  const table = [
    [0, '0ms'], [100, '100ms'], [1, '1ms'], [0.5, '0.5ms'], [999.5, '999.5ms'], [1000, '1s'], [1500, '1.5s'], [1005, '1.005s'], [1234, '1.234s'], [1234.5, '1234.5ms'],
    [20_000, '20s'], [60_000, '1m'], [90_000, '1.5m'], [204_800, '204.8s'], [3_600_000, '1h'], [5_400_000, '1.5h'], [86_400_000, '1d'],
    [1e-7, '0.0000001ms'], [1.5e-7, '0.00000015ms'], [5e-324, `0.${'0'.repeat(323)}5ms`],
  ];
  for (const [ms, text] of table) assert.equal(writeDuration(ms), text);
});

/** A stream of numbers that is the same on every run (the constants of Numerical Recipes, 2nd ed., §7.1). @param {number} seed */
function* stream(seed) {
  for (let x = seed >>> 0; ; ) {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
    yield x / 2 ** 32;
  }
}

test('what is written is read back as exactly the same number', () => {
  const random = stream(17);
  const next = () => /** @type {number} */ (random.next().value);
  const values = [0, 1e21, 1.7976931348623157e308 / 2, 2 ** 53, 2 ** 53 + 2, 0.1 + 0.2, 1 / 3, 1e-25, Number.MIN_VALUE];
  for (let i = 0; i < 20_000; i++) {
    const kind = i % 5;
    if (kind === 0) values.push(Math.floor(next() * 10 ** (1 + next() * 14)));
    else if (kind === 1) values.push(next() * 10 ** (next() * 20 - 5));
    else if (kind === 2) values.push(Math.floor(next() * 1e6) / 1000);
    else if (kind === 3) values.push(Math.floor(next() * 1e4) * 60_000);
    else values.push(Math.floor(next() * 1e5) * 3_600);
  }
  for (const ms of values) {
    const text = writeDuration(ms);
    assert.equal(parseDuration(text), ms, `${ms} → ${text}`);
    assert.match(text, /^\d+(\.\d+)?(ms|s|m|h|d)$/);
  }
});
