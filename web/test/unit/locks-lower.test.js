import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { held, lineText, ranges, seedPlus, short, span } from '../../tools/locks/held.js';
import { agrees, DOCUMENT, linkOf, turnsFor } from '../../tools/locks/random-settings.js';

test('a line is told without its indent and its comment; a # in a text is none', () => {
  const source = 'x = 0   # shared\n\n    note("#1", x == 1)  # "quoted"\n    if x: pass # it\'s';
  assert.deepEqual([1, 2, 3, 4, 5].map((k) => lineText(source, k)), ['x = 0', '', 'note("#1", x == 1)', 'if x: pass', '']);
});

test('values, seeds and spans', () => {
  assert.deepEqual([held(null), held(-3), held('9007199254740993')], ['none', '-3', '9007199254740993']);
  assert.equal(seedPlus('-1', 1), '0');
  assert.equal(seedPlus('99999999999999999999', 1), '100000000000000000000');
  assert.equal(short('7'.repeat(1000)).length, 21);
  assert.equal(span([4, 4], String), '4');
  assert.equal(span([7, 4, 5], String), '4–7');
});

test('threads in a row are told as a range from three on', () => {
  assert.equal(ranges([0, 1]), 'A, B');
  assert.equal(ranges([0, 1, 2, 4, 26]), 'A–C, E, AA');
});

test("the document's runs, and turns enough for so many steps", () => {
  assert.deepEqual(DOCUMENT.map((r) => [r.threads, r.entries, r.overtakes, r.ticket, r.tie]), [[2, 440, 1, 404, 37], [3, 292, 2, 270, 24], [5, 189, 4, 172, 21]]);
  assert.equal(linkOf(2), '#/locks/bakery?threads=2&seed=2&turns=4000&panel=random');
  const run = /** @type {any} */ ({ entries: 440, overtakes: 1, largest: { ticket: 404 }, notes: { tie: 37 } });
  assert.equal(agrees(DOCUMENT[0], run), true);
  assert.equal(agrees(DOCUMENT[0], { ...run, overtakes: 2 }), false);
  assert.equal(turnsFor(4000, { turns: 4000, waited: 1355 }), 4000);
  assert.equal(turnsFor(4000, { turns: 1_000_000, waited: 500_000 }), 9800);
  assert.equal(turnsFor(4000, { turns: 8100, waited: 4000 }), 8100);
});

/** A file of the repository. @param {string} name */
const read = (name) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');
/** What a pattern finds in a text. @param {string} text @param {RegExp} pattern */
const all = (text, pattern) => [...text.matchAll(pattern)].map((m) => m[1]);

test('whatever the core may say of a lock of one register has words', () => {
  const words = read('web/i18n/en.ftl');
  const covering = read('core/script/covering.go');
  const register = read('core/script/oneregister.go');
  const cells = read('core/script/cells.go');
  const refusals = /refused?\([^"\n]*, "([a-z-]+)"/g;
  const cases = all(covering, /CoveringCase = "([a-z-]+)"/g);
  const kinds = all(covering, /CoveringKind = "([a-z-]+)"/g);
  const ends = all(covering, /CoveringEnd = "([a-z-]+)"/g);
  const problems = all(read('core/script/eval.go'), /Problem = "([a-z-]+)"/g).filter((p) => p !== 'ticket-lowered'); // only a search meets it
  const lower = [...new Set([...all(covering, refusals), ...all(register, refusals)]), 'threads', 'too-large'];
  const counted = [...new Set([...all(cells, refusals), 'no-critical', 'no-outside', 'too-large'])];
  assert.deepEqual([cases.length, kinds.length, ends.length, problems.length, lower.length, counted.length], [6, 5, 7, 8, 11, 4]);
  const keys = [
    ...cases.map((c) => `locks-lower-case-${c}`),
    ...kinds.map((k) => `locks-lower-phase-${k}`),
    ...ends.map((e) => `locks-lower-end-${e}`),
    ...problems.map((p) => `locks-lower-failure-${p}`),
    ...lower.map((k) => `locks-lower-why-${k}`),
    ...counted.map((k) => `locks-cells-why-${k}`),
  ];
  assert.deepEqual(keys.filter((k) => !words.includes(`\n${k} = `)), []);
});
