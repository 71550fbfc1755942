import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseResult } from '../../bridge/series.js';

/** @param {number[]} numbers */
const bulk = (numbers) => new Uint8Array(new Float64Array(numbers).buffer);

test('text alone is just read', () => {
  assert.deepEqual(parseResult('{"a":[1,2],"b":null}', null), { a: [1, 2], b: null });
  assert.equal(parseResult('null', null), null);
  assert.equal(parseResult('1.5', bulk([1])), 1.5);
});

test('long lists come back to where their marks are', () => {
  const numbers = Array.from({ length: 100 }, (_, i) => i / 3);
  const text = '{"x":{"$series":[0,40]},"deep":[[{"y":{"$series":[40,60]}}],null,"s"],"none":{"$series":[100,0]},"n":1}';
  assert.deepEqual(parseResult(text, bulk(numbers)), { x: numbers.slice(0, 40), deep: [[{ y: numbers.slice(40) }], null, 's'], none: [], n: 1 });
});

test('a mark may be the whole result, and a list is a plain array with every bit', () => {
  const numbers = [0.1, -0, 5e-324, 1.7976931348623157e308, 2 ** 53];
  const got = /** @type {number[]} */ (parseResult('{"$series":[0,5]}', bulk(numbers)));
  assert.ok(Array.isArray(got));
  assert.deepEqual(got, numbers);
  assert.ok(Object.is(got[1], -0));
});

test('bytes that are a part of a larger buffer are found', () => {
  const whole = new Float64Array([9, 1, 2, 3]);
  assert.deepEqual(parseResult('{"$series":[1,2]}', new Uint8Array(whole.buffer, 8, 24)), [2, 3]);
});

test('long lists of pairs come back as pairs', () => {
  assert.deepEqual(parseResult('{"pmf":{"$pairs":[1,2]},"after":{"$series":[5,1]}}', bulk([9, 3, 0.25, 4, 0.75, 8])), { pmf: [[3, 0.25], [4, 0.75]], after: [8] });
  assert.deepEqual(parseResult('{"$pairs":[0,0]}', bulk([])), []);
  assert.throws(() => parseResult('{"$pairs":[0,2]}', bulk([1, 2, 3])), /series of 2/);
});

test('a mark beyond the bytes is an error, not a shorter list', () => {
  assert.throws(() => parseResult('{"$series":[1,3]}', bulk([1, 2, 3])), /series/);
});

test('a result ten thousand deep does not overflow the stack', () => {
  const deep = 10_000;
  const text = `${'['.repeat(deep)}{"$series":[0,1]}${']'.repeat(deep)}`;
  let got = /** @type {any} */ (parseResult(text, bulk([7])));
  for (let i = 0; i < deep; i++) got = got[0];
  assert.deepEqual(got, [7]);
});
