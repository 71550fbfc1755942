import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asContendError, ContendError } from '../../bridge/error.js';

test('an error has the four fields, also as JSON', () => {
  const e = new ContendError({ code: 'out-of-range', field: 'baseMs', message: 'baseMs must be at least 0.', args: { min: 0 } });
  assert.ok(e instanceof Error);
  assert.equal(String(e), 'ContendError: baseMs must be at least 0.');
  assert.equal(JSON.stringify(e), '{"code":"out-of-range","field":"baseMs","message":"baseMs must be at least 0.","args":{"min":0}}');
});

test('what is left out is empty', () => {
  const e = new ContendError({ code: 'cancelled' });
  assert.deepEqual(e.toJSON(), { code: 'cancelled', field: '', message: 'cancelled', args: {} });
});

test('whatever is thrown becomes such an error, and one stays itself', () => {
  const e = new ContendError({ code: 'missing' });
  assert.equal(asContendError(e), e);
  assert.deepEqual(asContendError(new RangeError('too deep')).toJSON(), { code: 'internal', field: '', message: 'too deep', args: {} });
  for (const [thrown, message] of [['text', 'text'], [undefined, 'undefined'], [null, 'null'], [7, '7']]) assert.equal(asContendError(thrown).message, message);
});
