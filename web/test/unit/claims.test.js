import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { grouped, known, named, numberOf, pending, rows, ROWS_HEAD, shown, tally, verdictOf } from '../../tools/claims/groups.js';
import { load } from './loader.mjs';

/** @typedef {import('../../tools/claims/groups.js').Entry} Entry */

/** @param {string} id @param {Partial<Entry>} [rest] @returns {Entry} */
const entry = (id, rest = {}) => ({ id, document: '000', section: 'worked', sentence: `Sentence ${id}.`, method: 'slots.run', request: '{}', path: 'rounds', link: '#/slots', ...rest });

const entries = [
  entry('2', { section: 'predict' }),
  entry('22'),
  entry('23'),
  entry('23a'),
  entry('29', { slow: true, section: 'breaks' }),
  entry('112', { document: '002', section: 'strategies', method: 'backoff.fleet' }),
];

/** @type {any} */
const held = { holds: true, confirmed: true, relation: '=', expected: 4, computed: 4, tolerance: 0 };
/** @type {any} */
const mended = { holds: false, confirmed: true, relation: '>', expected: 2, computed: 1, tolerance: 0, erratum: 'Less, "not" more.' };
/** @type {any} */
const parted = { holds: false, confirmed: false, relation: '=', expected: 4, computed: 5, tolerance: 0 };

test('a number means all its entries, and only those', () => {
  assert.equal(numberOf('23a'), '23');
  assert.deepEqual(entries.filter((e) => named(e, '23')).map((e) => e.id), ['23', '23a']);
  assert.deepEqual(entries.filter((e) => named(e, '23a')).map((e) => e.id), ['23a']);
  assert.deepEqual(entries.filter((e) => named(e, '2')).map((e) => e.id), ['2']);
  assert.deepEqual(entries.filter((e) => named(e, '3')), []);
});

test('what is pending is asked by number, once, without the slow', () => {
  assert.deepEqual(pending(entries, () => false, ''), ['2', '22', '23', '112']);
  assert.deepEqual(pending(entries, (id) => id !== '23a', ''), ['23']);
  assert.deepEqual(pending(entries, () => true, ''), []);
  assert.deepEqual(pending(entries, () => false, '29'), ['29']);
  // A number that has slow entries and others is asked for the others.
  assert.deepEqual(pending([...entries, entry('29a', { section: 'breaks' })], () => false, ''), ['2', '22', '23', '112', '29']);
  assert.deepEqual(pending([...entries, entry('29a', { section: 'breaks' })], (id) => id === '29a', ''), ['2', '22', '23', '112']);
  assert.deepEqual(pending(entries, () => false, '23a'), ['23']);
  assert.deepEqual(pending(entries, () => false, '7'), []);
});

test('a verdict: it holds, or its erratum is confirmed, or nobody agrees', () => {
  assert.equal(verdictOf(undefined), 'waiting');
  assert.equal(verdictOf(held), 'holds');
  assert.equal(verdictOf(mended), 'erratum');
  assert.equal(verdictOf(parted), 'failed');
});

test('filters: by document, by erratum; a sentence by name beats both', () => {
  const verdict = (/** @type {Entry} */ e) => (e.id === '112' ? 'erratum' : e.id === '22' ? 'failed' : 'holds');
  const ids = (/** @type {any} */ wish) => shown(entries, { doc: 'all', show: 'all', id: '', ...wish }, verdict).map((e) => e.id);
  assert.deepEqual(ids({}), ['2', '22', '23', '23a', '29', '112']);
  assert.deepEqual(ids({ doc: '002' }), ['112']);
  // What does not agree is never hidden among the errata.
  assert.deepEqual(ids({ show: 'errata' }), ['22', '112']);
  assert.deepEqual(ids({ doc: '001' }), []);
  assert.deepEqual(ids({ id: '23', doc: '002', show: 'errata' }), ['23', '23a']);
});

test('groups keep the order of the entries', () => {
  assert.deepEqual(
    grouped(entries).map((g) => [g.document, ...g.sections.map((s) => `${s.section}: ${s.entries.map((e) => e.id).join(' ')}`)]),
    [['000', 'predict: 2', 'worked: 22 23 23a', 'breaks: 29'], ['002', 'strategies: 112']],
  );
});

test('counts', () => {
  const verdict = (/** @type {Entry} */ e) => (e.id === '112' ? 'erratum' : e.id === '22' ? 'failed' : e.id === '29' ? 'waiting' : 'holds');
  assert.deepEqual(tally(entries, verdict), { total: 6, done: 5, holds: 3, erratum: 1, failed: 1, waiting: 1 });
});

test('how a value is known', () => {
  assert.deepEqual(['slots.run', 'slots.exact', 'backoff.fleet', 'backoff.presets'].map((method) => known(entry('1', { method }))), ['exact', 'exact', 'simulated', 'quoted']);
  assert.equal(known(entry('1', { method: 'backoff.fleet', request: '{"jitter": "none"}' })), 'exact');
  assert.deepEqual(['locks.check', 'locks.run', 'locks.catalog'].map((method) => known(entry('1', { method }))), ['exact', 'simulated', 'quoted']);
  assert.equal(known(entry('1', { method: 'locks.run', request: '{"schedule": [0, 1]}' })), 'exact');
  assert.deepEqual(['mutex.run', 'mutex.utilisation'].map((method) => known(entry('1', { method }))), ['exact', 'simulated']);
});

test('rows of the file have a cell for every head', () => {
  const made = rows(entries, (id) => (id === '112' ? mended : id === '22' ? held : undefined));
  for (const r of made) assert.equal(r.length, ROWS_HEAD.length);
  const cell = (/** @type {number} */ row, /** @type {string} */ head) => made[row][ROWS_HEAD.indexOf(head)];
  assert.equal(cell(1, 'computed'), '4');
  assert.equal(cell(1, 'verdict'), 'holds');
  assert.equal(cell(5, 'erratum'), 'Less, "not" more.');
  assert.equal(cell(0, 'computed'), '');
  assert.equal(cell(0, 'verdict'), 'waiting');
});

/** @type {any} */
let page;
before(async () => {
  page = await load(['tools/claims/value.js', 'lib/i18n.js'], { navigator: { languages: ['en'] }, localStorage: { getItem: () => null, setItem() {}, removeItem() {} } });
});
const plain = (/** @type {string} */ s) => s.replace(/[\u00a0\u202f]/g, ' ');

test('values are written in the language and with their unit', () => {
  page.choose('en');
  /** @type {[unknown, string | undefined, string][]} */
  const table = [
    [204800, 'ms', '204,800 ms'], [28.867513459481287, 'ms', '28.8675135 ms'], [382.411544011544, undefined, '382.411544'], [12, undefined, '12'],
    [8.077935669463161e-28, 'probability', '8.07794 × 10⁻²⁸'], [0.1080518943616486, 'probability', '0.108052'],
    [[100, 200, 20000], 'ms', '100 · 200 · 20,000 ms'], [[[], [1], [2, 3]], undefined, '– · (1) · (2 · 3)'],
    ['unknown-method', undefined, 'unknown-method'], [null, 'ms', '–'], [true, undefined, 'yes'], [[null, 0], undefined, '– · 0'], [1964, 'year', '1964'], ['proved', undefined, 'proved'], ['mutual-exclusion', undefined, 'mutual-exclusion'],
  ];
  for (const [v, unit, want] of table) assert.equal(plain(page.told(v, unit)), want);
  page.choose('ru');
  assert.equal(plain(page.told(28.867513459481287, 'ms')), '28,8675135 мс');
  assert.deepEqual([page.told('refuted'), page.told([false, true])], ['опровергнуто', 'нет\u00a0· да']);
});

test('what is expected says its relation and its margin', () => {
  page.choose('en');
  const told = (/** @type {any} */ r) => plain(page.expectation({ relation: '=', tolerance: 0, ...r }));
  assert.equal(told({ expected: 31 }), '31');
  assert.equal(told({ expected: 1000, relation: '<' }), 'below 1,000');
  assert.equal(told({ expected: 2147483647, relation: '>', unit: 'ms' }), 'above 2,147,483,647 ms');
  assert.equal(told({ expected: 38, tolerance: 7.6 }), '38 ± 7.6');
  assert.equal(told({ expected: 0, tolerance: 0.001, unit: 'probability' }), '0 ± 0.001');
  // A rounding's worth of tolerance is not worth a word.
  assert.equal(told({ expected: 5.065653299981923, tolerance: 5e-11 }), '5.0656533');
  assert.equal(told({ expected: [1, 2], tolerance: 0 }), '1 · 2');
});
