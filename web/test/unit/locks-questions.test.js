import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { LOOK, SOON, questionId, truthOf } from '../../tools/locks/question.js';
import { load } from './loader.mjs';

/** The core, as a shell asks it. @param {string} method @param {object} request */
const core = (method, request) => JSON.parse(execFileSync(process.execPath, [fileURLToPath(new URL('../../call.mjs', import.meta.url)), method, JSON.stringify(request)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
/** @param {string} status @param {number} [steps] @param {string} [because] @returns {any} */
const found = (status, steps = 0, because = '') => ({ verdicts: [{ property: 'no-error', status: 'proved', because: '', steps: 0 }, { property: 'mutual-exclusion', status, steps, because }] });
const page = () => load(['tools/locks/exercises.js', 'tools/locks/rules.js', 'lib/i18n.js'], {
  location: { hash: '' },
  navigator: { languages: ['en'] },
  document: { createComment: () => ({}), createTreeWalker: () => ({}) }, // what lit-html asks for when it starts
});

test('an answer is borne out by a run, by a whole search, or by nothing', () => {
  assert.equal(truthOf(found('proved')), 'never');
  assert.equal(truthOf(found('refuted', SOON)), 'soon');
  assert.equal(truthOf(found('refuted', SOON + 1)), 'later');
  assert.equal(truthOf(found('unknown', 0, 'states')), null);
  // Proved up to a bound: beyond it there may be a run.
  assert.equal(truthOf(found('proved', 0, 'bound')), null);
  assert.equal(truthOf(/** @type {any} */ ({ verdicts: [] })), null);
});

test('a question is another one for another lock, variant, number of threads, or text', () => {
  const ids = [
    { lock: 'filter', variant: 'published', threads: 2 }, { lock: 'filter', variant: 'published', threads: 3 }, { lock: 'filter', variant: 'swapped', threads: 2 },
    { source: 'a', threads: 2 }, { source: 'b', threads: 2 }, { source: 'a', threads: 3 }, { source: 'a'.repeat(60_000), threads: 3 },
  ].map((choice) => questionId(/** @type {any} */ (choice)));
  assert.equal(new Set(ids).size, ids.length);
  assert.ok(ids.every((id) => id.length < 60 && /^[\w-]+$/.test(id)), ids.join(' '));
});

test('a first look tells what the books count, and leaves what is too large open', () => {
  const look = (/** @type {object} */ choice) => core('locks.check', { ...choice, liveness: false, maxStates: LOOK });
  // research/locks.md: filter with two writes swapped 8 and 14, tickets modulo 4 20 steps; six threads in 21,412 classes.
  assert.equal(truthOf(look({ lock: 'filter', variant: 'swapped', threads: 2 })), 'soon');
  assert.equal(truthOf(look({ lock: 'filter', variant: 'swapped', threads: 3 })), 'later');
  assert.equal(truthOf(look({ lock: 'bakery', variant: 'modulo-4', threads: 2 })), 'later');
  assert.equal(truthOf(look({ lock: 'filter', threads: 6 })), 'never');
  // Tickets without an order grow for ever.
  assert.equal(truthOf(look({ lock: 'bakery', variant: 'reset-at-exit', threads: 3 })), null);
});

test("the exercises' own texts say what the exercises ask", async () => {
  const { HOLDERS, passing } = await page();
  const filter = core('locks.catalog', {}).find((/** @type {any} */ l) => l.id === 'filter').variants[0].text;
  const status = (/** @type {number} */ most) => Object.fromEntries(core('locks.check', { source: filter + passing(most), threads: 7, liveness: false }).verdicts.map((/** @type {any} */ v) => [v.property, v.status]));
  // Past level 5 of seven threads: n − L = 2, and no fewer.
  assert.deepEqual([status(2).always, status(2).reachable], ['proved', 'proved']);
  // Document 003, exercise 2: C, A, B, whoever gets the turns.
  for (const seed of [1, 2, 3, 4]) {
    const { trace } = core('locks.run', { source: HOLDERS, threads: 3, steps: 60, seed, trace: true });
    const entered = trace.filter((/** @type {any} */ s) => s.line === 5).map((/** @type {any} */ s) => s.thread);
    assert.deepEqual(entered, [2, 0, 1], `seed ${seed}`);
  }
});

test('what follows from an argument is judged without the core, and in any spelling', async () => {
  const { questions } = await page();
  const all = questions(/** @type {any} */ ({ catalog: { result: { value: null } } }));
  const right = (/** @type {string} */ id, /** @type {string} */ answer) => all.find((/** @type {any} */ q) => q.id === id).right(answer);
  for (const yes of ['7, 3', '7 3', '7 levels and 3 threads', '7；3']) assert.equal(right('locks-levels', yes), true, yes);
  for (const no of ['', '7', '3, 7', '8, 3', '7, 3, 1']) assert.equal(right('locks-levels', no), false, no);
  assert.equal(right('locks-cells', '12'), true);
  assert.equal(right('locks-cells', '11'), false);
});

test('the nine rules have words in every language, and their examples are read by the core', async () => {
  const { RULES, has, available, choose, t } = await page();
  assert.equal(RULES.length, 9);
  for (const tag of available) {
    choose(tag);
    for (const [id] of RULES) assert.ok(has(`locks-rule-${id}`) && t(`locks-rule-${id}`).startsWith('*'), `${tag}: ${id}`);
  }
  const example = (/** @type {string} */ id) => RULES.find((/** @type {any} */ r) => r[0] === id)[1].split('\n');
  const [outside, critical] = example('places');
  const [list, any, pair] = example('values');
  const source = ['lock = 0', 'turn = none', 'tail = none', 'flag = [0] * n', list, '', 'def thread(i):', outside, ...example('free'), ...example('step'), 'seen = 1', ...example('own'), ...example('wait'), `if ${any}: lock = 0`, `if any([${pair} for k in others]): lock = 0`, critical, ''].map((l, i) => (i > 6 && l ? `    ${l}` : l));
  assert.deepEqual(core('locks.look', { source: [...source, ...example('properties'), ''].join('\n'), threads: 2, path: [] }).inside, []);

});
