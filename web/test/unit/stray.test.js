import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strayShell } from '../../lib/params.js';

const known = (/** @type {string} */ tag) => ['en', 'ru'].includes(tag);
const stray = (/** @type {string} */ query, alone = false) => strayShell(new URLSearchParams(query), alone, known).map(({ name, text }) => `${name}=${text}`);

test("what a link says to the page itself and means nothing is told; the tool's own is the tool's to judge", () => {
  assert.deepEqual(stray('lang=ru&theme=dark&embed=1&only=figure&cap=x'), []);
  assert.deepEqual(stray('lang=xx&theme=pink&embed=yes&only=table&cap=x'), ['lang=xx', 'theme=pink', 'embed=yes', 'only=table']);
  assert.deepEqual(stray('lang=ru&cap=20s&cap=30s', true), ['cap=20s', 'cap=30s']);
  assert.deepEqual(stray('__proto__=1&constructor=2', true), ['__proto__=1', 'constructor=2']);
});
