import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createParams, decimal, flag, oneOf, seed, someOf, text, time, timeOrNone, whole, wholeOrNone } from '../../lib/params.js';

const schema = () => ({
  base: { kind: time, preset: 100 },
  cap: { kind: timeOrNone, preset: 20_000 },
  factor: { kind: decimal, preset: 2 },
  retries: { kind: whole, preset: 10 },
  window: { kind: wholeOrNone, preset: 32 },
  seed: { kind: seed, preset: '17' },
  jitter: { kind: oneOf(['none', 'full', 'equal']), preset: 'full' },
  shown: { kind: someOf(['none', 'full', 'equal']), preset: ['none', 'full'] },
  bus: { kind: flag, preset: false },
  note: { kind: text(8), preset: '' },
});

/** Texts that no kind of number, name or flag reads. */
const HOSTILE = ['<script>alert(1)</script>', '__proto__', 'constructor', 'NaN', 'Infinity', '-Infinity', '0x10', '1_000', '%00', '\u0000', '1;2', '{"a":1}', '☃', '--5', '5-', 'true', '1 2', '١٢'];

/** @param {import('../../lib/params.js').Kind<any>} kind @param {[string, unknown][]} good @param {string[]} bad */
function reads(kind, good, bad) {
  for (const [said, value] of good) assert.deepEqual(kind.read(said), value, JSON.stringify(said));
  for (const said of [...bad, ...HOSTILE]) assert.equal(kind.read(said), undefined, JSON.stringify(said));
  // What is written into a link comes back as the same.
  for (const [, value] of good) assert.deepEqual(kind.read(new URLSearchParams(new URLSearchParams({ x: kind.write(value) }).toString()).get('x') ?? ''), value, String(value));
}

test('decimal numbers', () => {
  reads(decimal, [['2', 2], ['1.5', 1.5], ['1,5', 1.5], [' .5 ', 0.5], ['-3', -3], ['−3', -3], ['1e5', 1e5], ['1E-3', 0.001], ['1.', 1], ['２．５', 2.5], ['1e300', 1e300], ['1e21', 1e21]], ['', '-', '.', ',', '1.2.3', '1,000.5', '1e', '1e999', '1 000,5', '5s']);
});

test('whole numbers, with what parts thousands in four languages', () => {
  reads(
    whole,
    [['12', 12], ['-3', -3], ['10,000', 10_000], ['10.000', 10_000], ['10\u00a0000', 10_000], ['10\u202f000', 10_000], ["1'000'000", 1e6], ['1’000', 1000], ['１２', 12], ['007', 7], ['999999999999999', 999_999_999_999_999]],
    ['', '1.5', '1,5', '1e3', '0.500', '0,500', '1,00', '1,000.000', '10,0000', '1,,000', '9999999999999999', '1 2 3', '+'],
  );
});

test('times, or none', () => {
  reads(time, [['100ms', 100], ['1,5 с', 1500], ['2m', 120_000]], ['', '-5s', '1,000 s', 'none']);
  reads(timeOrNone, [['20s', 20_000], ['', null], ['none', null], [' NONE ', null], ['-', null], ['∞', null], ['нет', null], ['無', null], ['yok', null]], ['-5s', 'nothing', '0x']);
  reads(wholeOrNone, [['32', 32], ['', null], ['null', null], ['—', null]], ['3.2', 'nothing']);
});

test('seeds keep every digit', () => {
  const long = `-${'123456789'.repeat(20)}`;
  reads(seed, [['17', '17'], ['-1', '-1'], ['−1', '-1'], ['+5', '5'], ['007', '7'], ['-0', '0'], ['000', '0'], [long, long]], ['', '1.5', '1e5', '9'.repeat(1001), '1,000', 'abc']);
});

test('names, sets of names, flags and texts', () => {
  reads(oneOf(['none', 'full']), [['none', 'none']], ['', 'None', 'none ', 'none,full']);
  reads(someOf(['none', 'full', 'equal']), [['', []], ['full', ['full']], ['equal,none', ['none', 'equal']], ['full,full', ['full']]], ['full,', ',', 'full, none', 'nope']);
  reads(flag, [['1', true], ['0', false]], ['', '01', 'yes']);
  assert.equal(text(8).read('12345678'), '12345678');
  assert.equal(text(8).read('123456789'), undefined);
});

test('what a link does not say is as preset, and is not written', () => {
  const p = createParams(schema(), new URLSearchParams());
  assert.deepEqual(p.values.value, { base: 100, cap: 20_000, factor: 2, retries: 10, window: 32, seed: '17', jitter: 'full', shown: ['none', 'full'], bus: false, note: '' });
  assert.equal(p.query(), '');
  p.set({ shown: ['none', 'full'], base: 100 });
  assert.equal(p.query(), '');
});

test('link → state → link gives the same link', () => {
  const link = 'base=1.5s&cap=none&factor=1.5&retries=3&window=none&seed=-12345678901234567890&jitter=equal&shown=&bus=1&note=a%26b%3D%D0%B6';
  const p = createParams(schema(), new URLSearchParams(link));
  assert.deepEqual(p.rejected.value, []);
  assert.deepEqual(p.values.value, { base: 1500, cap: null, factor: 1.5, retries: 3, window: null, seed: '-12345678901234567890', jitter: 'equal', shown: [], bus: true, note: 'a&b=ж' });
  assert.equal(p.query(), link);
  assert.equal(createParams(schema(), new URLSearchParams(p.query())).query(), link);
});

test('a bad link says so, name by name, and the rest holds', () => {
  const p = createParams(schema(), new URLSearchParams('base=soon&retries=3&nope=1&cap=<b>&lang=ru&theme=dark&embed=1&only=figure'));
  assert.deepEqual(p.rejected.value, [
    { name: 'base', text: 'soon' },
    { name: 'cap', text: '<b>' },
    { name: 'nope', text: '1' },
  ]);
  assert.equal(p.values.value.base, 100);
  assert.equal(p.values.value.retries, 3);
  assert.equal(p.query(), 'retries=3');
});

test('names that every object has are no parameters', () => {
  const p = createParams(schema(), new URLSearchParams('constructor=1&__proto__=2&toString=3&hasOwnProperty=4'));
  assert.deepEqual(p.rejected.value.map((r) => r.name), ['constructor', '__proto__', 'toString', 'hasOwnProperty']);
  assert.equal(/** @type {any} */ ({}).polluted, undefined);
  assert.deepEqual(Object.keys(p.values.value), Object.keys(schema()));
});

test('a name said twice: the first holds, the second is told', () => {
  const p = createParams(schema(), new URLSearchParams('retries=3&retries=4&nope=1&nope=2'));
  assert.equal(p.values.value.retries, 3);
  assert.deepEqual(p.rejected.value, [{ name: 'retries', text: '4' }, { name: 'nope', text: '1' }, { name: 'nope', text: '2' }]);
});

test('hostile texts never become values', () => {
  for (const name of Object.keys(schema()).filter((n) => n !== 'note')) {
    for (const said of HOSTILE) {
      const p = createParams(schema(), new URLSearchParams({ [name]: said }));
      assert.deepEqual(p.values.value, createParams(schema(), new URLSearchParams()).values.value, `${name}=${said}`);
      assert.deepEqual(p.rejected.value, [{ name, text: said }]);
    }
  }
});

test('typing: each text that can be read is the value at once; the text stays as typed until it settles', () => {
  const p = createParams(schema(), new URLSearchParams());
  p.type('base', '1,5 s');
  assert.equal(p.values.value.base, 1500);
  assert.equal(p.drafts.value.base, '1,5 s');
  p.settle('base');
  assert.equal(p.drafts.value.base, undefined);
  assert.equal(p.query(), 'base=1.5s');
});

test('typing what cannot be read keeps the last good value and the text, also through another change', () => {
  const p = createParams(schema(), new URLSearchParams());
  p.type('base', '1.5s');
  p.type('base', '1.5sx');
  assert.equal(p.values.value.base, 1500);
  p.settle('base');
  assert.equal(p.drafts.value.base, '1.5sx', 'nothing that was typed is lost');
  p.set({ retries: 5 });
  assert.equal(p.drafts.value.base, '1.5sx');
  p.set({ base: 300 });
  assert.equal(p.drafts.value.base, undefined, 'a slider that is dragged takes the place of the text');
  assert.deepEqual([p.values.value.base, p.values.value.retries], [300, 5]);
  p.settle('base');
  assert.equal(p.values.value.base, 300);
});

test('the same value again changes nothing, so that nothing is computed anew', () => {
  const p = createParams(schema(), new URLSearchParams());
  const before = p.values.value;
  p.type('base', '100 ms');
  p.type('shown', 'full,none');
  assert.equal(p.values.value, before);
});

test('another address replaces everything', () => {
  const p = createParams(schema(), new URLSearchParams('retries=3&nope=1'));
  p.type('base', 'x');
  p.load(new URLSearchParams('factor=3'));
  assert.deepEqual(p.drafts.value, {});
  assert.deepEqual(p.rejected.value, []);
  assert.equal(p.query(), 'factor=3');
});
