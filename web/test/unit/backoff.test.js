/** The retry calculator's own logic: policies and values, axes, columns, answers, and the code it gives away. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { createParams } from '../../lib/params.js';
import { finer, parameterOf, policyOf, says, schema, shown, STRATEGIES, valuesOf } from '../../tools/backoff/policy.js';
import { columnsOf, countAxis, linearTime, logTime, sampled, timeAxis } from '../../tools/backoff/scales.js';
import { snippet } from '../../tools/backoff/snippets.js';
import { load } from './loader.mjs';

const values = (query = '') => createParams(schema, new URLSearchParams(query)).values.value;

test('the page starts from 100 ms, ×2, cap 20 s, 10 retries, full jitter', () => {
  assert.deepEqual(policyOf(values()), { baseMs: 100, factor: 2, capMs: 20_000, retries: 10, jitter: 'full', capOrder: 'before', floorMs: 0, addMs: [0, 0] });
});

test('the page has a button for every strategy that the core has', () => {
  const types = readFileSync(new URL('../../api.d.ts', import.meta.url), 'utf8');
  const names = /jitter\?: (('[\w-]+' \| )+)/.exec(types)?.[1] ?? '';
  assert.deepEqual([...STRATEGIES], [...names.matchAll(/'([\w-]+)'/g)].map((m) => m[1]), 'web/tools/backoff/policy.js lists them for the page');
});

test('a link is the state and the state is the link', () => {
  const query = 'base=1%2C5+s&factor=1.6&cap=none&retries=4&jitter=own&lo=0.5&hi=1.5&order=both&floor=5ms&add1=1s&clients=50&seed=-99999999999999999999&bucket=50ms&outage=4s&capacity=100&until=2m&counts=log&axis=linear&deadline=1h';
  const first = createParams(schema, new URLSearchParams(query));
  assert.deepEqual(first.rejected.value, []);
  assert.deepEqual(policyOf(first.values.value), { baseMs: 1500, factor: 1.6, capMs: null, retries: 4, jitter: { lo: 0.5, hi: 1.5 }, capOrder: 'both', floorMs: 5, addMs: [0, 1000] });
  const second = createParams(schema, new URLSearchParams(first.query()));
  assert.deepEqual(second.values.value, first.values.value);
  assert.equal(second.query(), first.query());
});

test('a policy fills the fields, and they say it until one of them changes', () => {
  const policy = { baseMs: 500, factor: 2, capMs: 5000, retries: 2, jitter: 'equal', capOrder: 'before', floorMs: 500, addMs: [0, 0] };
  const params = createParams(schema, new URLSearchParams());
  params.set(valuesOf(policy));
  assert.deepEqual(policyOf(params.values.value), policy);
  assert.ok(says(params.values.value, policy));
  assert.ok(finer(params.values.value));
  params.set({ retries: 3 });
  assert.ok(!says(params.values.value, policy));
  // Bounds of one's own are compared by their numbers.
  const own = { ...policy, jitter: { lo: 0.8, hi: 1.2 } };
  params.set(valuesOf(own));
  assert.ok(says(params.values.value, own));
  params.set({ hi: 1.3 });
  assert.ok(!says(params.values.value, own));
});

test('decorrelated jitter is shown beside others without what it cannot have, and keeps it when chosen', () => {
  const v = values('floor=5ms&add1=7ms');
  assert.deepEqual([policyOf(v, 'decorrelated').floorMs, policyOf(v, 'decorrelated').addMs], [0, [0, 0]]);
  assert.deepEqual([policyOf(v, 'full').floorMs, policyOf(v, 'full').addMs], [5, [0, 7]]);
  const chosen = values('floor=5ms&jitter=decorrelated');
  assert.equal(policyOf(chosen, 'decorrelated').floorMs, 5);
});

test('one’s own strategy stands beside the others only when it is chosen', () => {
  assert.deepEqual(shown(values()), [...STRATEGIES]);
  assert.deepEqual(shown(values('jitter=own')), [...STRATEGIES, 'own']);
});

test('a fault’s field finds its parameter', () => {
  for (const [field, parameter] of Object.entries({ baseMs: 'base', capMs: 'cap', 'jitter.hi': 'hi', 'addMs[1]': 'add1', bucketMs: 'bucket', capacityPerS: 'capacity', retries: 'retries' })) assert.equal(parameterOf(field), parameter);
});

test('a linear axis starts at 0 and has marks that read well', () => {
  const a = linearTime(65_500, 0, 655);
  assert.deepEqual(a.ticks, [0, 15_000, 30_000, 45_000, 60_000]);
  assert.equal(a.at(0), 0);
  assert.ok(Math.abs(a.at(32_750) - 327.5) < 1e-9);
  for (const high of [0, 1e-9, 0.3, 7, 999, 61_000, 3.7e6, 9e15]) {
    const b = linearTime(high, 0, 100);
    assert.equal(b.ticks[0], 0, String(high));
    assert.ok(b.ticks.length >= 1 && b.ticks.length <= 101, `${high}: ${b.ticks.length} marks`);
    assert.ok(b.ticks.every((t, i) => i === 0 || t > b.ticks[i - 1]));
    assert.ok(b.ticks.every((t) => Number.isFinite(b.at(t))));
  }
});

test('a logarithmic axis keeps 0 at its lower end, and says its marks within its ends', () => {
  const a = logTime(40, 20_000, 10, 310);
  assert.equal(a.at(0), 10);
  assert.equal(a.at(40), 10);
  assert.ok(Math.abs(a.at(20_000) - 310) < 1e-9);
  assert.deepEqual(a.ticks, [100, 1000, 10_000]);
  assert.ok(logTime(100, 400, 0, 100).ticks.length >= 2, 'a short axis has marks too');
  for (const [low, high] of [[1e-9, 1e15], [1, 2], [5e10, 9e15]]) {
    const b = logTime(low, high, 0, 100);
    assert.ok(b.ticks.length >= 1 && b.ticks.length <= 8, `${low} … ${high}: ${b.ticks.length}`);
    assert.ok(b.ticks.every((t) => t >= low && t <= high));
  }
});

test('the axis of some times: only zeros make a linear one, whatever was asked', () => {
  assert.equal(timeAxis([0, 0], true, 0, 100).log, false);
  assert.ok(Number.isFinite(timeAxis([0, 0], true, 0, 100).at(0)));
  const a = timeAxis([0, 100, 20_000], true, 0, 100);
  assert.ok(a.log && a.low < 100 && a.high >= 20_000);
});

test('an axis of counts starts at 0, or at ½ where it is logarithmic', () => {
  assert.equal(countAxis(1000, false, 100, 0).at(0), 100);
  assert.deepEqual(countAxis(1000, true, 100, 0).ticks, [1, 10, 100, 1000]);
  assert.equal(countAxis(1000, true, 100, 0).at(0), 100);
  assert.ok(countAxis(0, false, 100, 0).ticks.every(Number.isFinite));
});

test('a long row is sampled from its first to its last wait, in order', () => {
  assert.deepEqual(sampled(3), [0, 1, 2]);
  for (const n of [400, 401, 1000, 10_000]) {
    const at = sampled(n);
    assert.equal(at[0], 0);
    assert.equal(at[at.length - 1], n - 1);
    assert.ok(at.length <= 400);
    assert.ok(at.every((x, i) => i === 0 || x > at[i - 1]), String(n));
  }
});

test('a column shows its busiest bucket, so that no peak is lost', () => {
  const counts = Array.from({ length: 1000 }, (_, i) => (i === 437 ? 99 : i % 7));
  const { per, tops } = columnsOf(counts, 1000, 100);
  assert.equal(per, 10);
  assert.equal(tops.length, 100);
  assert.equal(tops[43], 99);
  assert.deepEqual(columnsOf([1, 2, 3], 10, 10), { per: 1, tops: [1, 2, 3] });
  assert.deepEqual(columnsOf([], 10, 10), { per: 1, tops: [] });
});

test('the answers of the exercises', async () => {
  const { questions } = await load(['tools/backoff/exercises.js'], {
    navigator: { languages: ['en'] },
    localStorage: { getItem: () => null },
    document: { createComment: () => ({}), createTreeWalker: () => ({}) }, // what lit-html asks for when it starts
  });
  /** @type {Record<string, {right: string[], wrong: string[]}>} */
  const answers = {
    'backoff-minute': { right: ['11', 'retry 11'], wrong: ['10', '', '12'] },
    'backoff-sum': { right: ['3.4', '3,4 s', '3400 ms'], wrong: ['4', '3', '3.4 3.4'] },
    'backoff-attempts': { right: ['3'], wrong: ['4'] },
    'backoff-order': { right: ['1.5', '1,5', '1500'], wrong: ['1', '0.5'] },
    'backoff-steep': { right: ['less'], wrong: ['same', 'more'] },
  };
  const list = questions();
  assert.deepEqual(list.map((/** @type {any} */ q) => q.id).sort(), Object.keys(answers).sort());
  for (const q of list) {
    for (const a of answers[q.id].right) assert.ok(q.right(a), `${q.id}: ${a}`);
    for (const a of answers[q.id].wrong) assert.ok(!q.right(a), `${q.id}: ${a}`);
    // Where the answer can be seen is a state of this tool.
    const params = createParams(schema, new URLSearchParams(q.see.split('?')[1]));
    assert.deepEqual(params.rejected.value, [], q.see);
  }
});

/** Policies whose waits are known without a draw, with those waits. @type {[string, Record<string, any>, number[]][]} */
const CERTAIN = [
  ['doubling to a cap', { baseMs: 100, factor: 2, capMs: 1000, retries: 6, jitter: 'none' }, [100, 200, 400, 800, 1000, 1000]],
  ['no cap', { baseMs: 100, factor: 2, capMs: null, retries: 4, jitter: 'none' }, [100, 200, 400, 800]],
  ['shrinking under a cap', { baseMs: 4000, factor: 0.5, capMs: 1500, retries: 4, jitter: 'none' }, [1500, 1500, 1000, 500]],
  ['cap below the base', { baseMs: 500, factor: 2, capMs: 50, retries: 3, jitter: 'none' }, [50, 50, 50]],
  ['a floor and an addition', { baseMs: 1, factor: 2, capMs: 8, retries: 4, jitter: 'none', floorMs: 5, addMs: [2, 2] }, [5, 5, 6, 10]],
  ['the addition under a cap after the jitter', { baseMs: 1, factor: 2, capMs: 8, retries: 4, jitter: 'none', capOrder: 'after', addMs: [2, 2] }, [3, 4, 6, 8]],
  ['a multiple, cut twice', { baseMs: 100, factor: 2, capMs: 300, retries: 3, jitter: { lo: 1.5, hi: 1.5 }, capOrder: 'both' }, [150, 300, 300]],
  ['a multiple above the cap before it', { baseMs: 100, factor: 2, capMs: 300, retries: 3, jitter: { lo: 1.5, hi: 1.5 } }, [150, 300, 450]],
  ['two thousand retries', { baseMs: 100, factor: 2, capMs: 20_000, retries: 2000, jitter: 'none' }, [100, 200, 400, 800, 1600, 3200, 6400, 12_800, ...Array(1992).fill(20_000)]],
];

/** @param {Record<string, any>} p @returns {any} */
const whole = (p) => ({ capOrder: 'before', floorMs: 0, addMs: [0, 0], ...p });

/** @param {any} p @returns {number[]} */
const byJavaScript = (p) => new Function(`${snippet('javascript', whole(p))}; return [...waitsMs()];`)();

test('the JavaScript that is given away waits what it should', () => {
  for (const [name, policy, waits] of CERTAIN) assert.deepEqual(byJavaScript(policy), waits, name);
  for (let i = 0; i < 200; i++) {
    const full = byJavaScript({ baseMs: 100, factor: 2, capMs: 1000, retries: 6, jitter: 'full' });
    [100, 200, 400, 800, 1000, 1000].forEach((e, k) => assert.ok(full[k] >= 0 && full[k] <= e));
    const memory = byJavaScript({ baseMs: 100, factor: 2, capMs: 1000, retries: 6, jitter: 'decorrelated' });
    memory.forEach((w, k) => assert.ok(w >= 100 && w <= Math.min(1000, 3 * (k === 0 ? 100 : memory[k - 1]))));
  }
});

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const done = spawnSync(command, args, { encoding: 'utf8' });
  assert.equal(done.status, 0, `${command}: ${done.error ?? done.stderr}`);
  return done.stdout;
}

test('so does the Python', () => {
  const script = CERTAIN.map(([, policy]) => `${snippet('python', whole(policy))}\nprint(list(waits_ms()))`).join('\n');
  const drawn = snippet('python', whole({ baseMs: 100, factor: 2, capMs: 1000, retries: 500, jitter: 'decorrelated' }));
  const out = run('python3', ['-c', `${script}\n${drawn}\nx = list(waits_ms())\nprint([min(x), max(x)])`]).trim().split('\n').map((l) => JSON.parse(l));
  CERTAIN.forEach(([name, , waits], i) => assert.deepEqual(out[i], waits, name));
  const [least, most] = out[CERTAIN.length];
  assert.ok(least >= 100 && most === 1000, `${least} … ${most}`);
});

test('so does the Go, and it compiles as it is', () => {
  const dir = mkdtempSync(join(tmpdir(), 'contend-snippet-'));
  try {
    writeFileSync(join(dir, 'go.mod'), 'module snippets\n\ngo 1.23\n');
    const cases = [
      ...CERTAIN,
      ['decorrelated', { baseMs: 100, factor: 2, capMs: 1000, retries: 500, jitter: 'decorrelated' }, []],
      ['everything drawn', { baseMs: 100, factor: 1.5, capMs: 1000, retries: 5, jitter: { lo: 0.8, hi: 1.2 }, capOrder: 'both', floorMs: 5, addMs: [0, 10] }, []],
      ['decorrelated for ever', { baseMs: 0.5, factor: 2, capMs: null, retries: 5, jitter: 'decorrelated' }, []],
    ];
    // Each has a package of its own; one program prints them all.
    let main = 'package main\n\nimport (\n\t"fmt"\n';
    cases.forEach((_, i) => (main += `\tp${i} "snippets/p${i}"\n`));
    main += ')\n\nfunc main() {\n';
    cases.forEach(([, policy], i) => {
      const at = join(dir, `p${i}`);
      run('mkdir', [at]);
      writeFileSync(join(at, 'retry.go'), snippet('go', whole(/** @type {any} */ (policy))));
      main += `\tfor d := range p${i}.Waits() {\n\t\tfmt.Print(float64(d)/1e6, " ")\n\t}\n\tfmt.Println()\n`;
    });
    writeFileSync(join(dir, 'main.go'), `${main}}\n`);
    assert.equal(run('gofmt', ['-l', ...cases.map((_, i) => join(dir, `p${i}`))]), '', 'formatted as gofmt has it');
    const out = run('go', ['run', '-C', dir, '.']).trimEnd().split('\n').map((l) => l.trim().split(' ').map(Number));
    CERTAIN.forEach(([name, , waits], i) => assert.deepEqual(out[i], waits, name));
    const drawn = out[CERTAIN.length];
    assert.equal(drawn.length, 500);
    assert.ok(Math.min(...drawn) >= 100 && Math.max(...drawn) === 1000);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
