import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { compare, holdsFor, inPart, missing } from '../../tools/locks/scope.js';

const core = (/** @type {string} */ file) => readFileSync(new URL(`../../../core/${file}`, import.meta.url), 'utf8');
const english = readFileSync(new URL('../../i18n/en.ftl', import.meta.url), 'utf8');
const keys = new Set([...english.matchAll(/^([\w-]+) =/gm)].map((m) => m[1]));

/** @param {object} [more] @returns {any} */
const verdict = (more) => ({ property: 'mutual-exclusion', status: 'proved', because: '', steps: 0, trace: [], stuck: false, cycle: [], thread: -1, bound: null, each: null, ...more });
/** @param {object} [more] @returns {any} */
const checked = (more) => ({ classes: 174, covered: 21, complete: true, stopped: '', exceeded: false, reductions: [], verdicts: [], ...more });
const said = (/** @type {{key: string}[]} */ parts) => parts.map((p) => p.key);

test('a proof says for which memory and how many threads, and no more than the search saw', () => {
  assert.deepEqual(holdsFor(checked(), verdict(), { threads: 3 }), [{ key: 'n', args: { n: 3 } }, { key: 'memory' }]);
  assert.deepEqual(said(holdsFor(checked(), verdict({ property: 'starvation-freedom' }), { threads: 3 })), ['n', 'memory', 'fair']);
  // A stuck state needs no fairness; neither does a search that looked for stuck states alone.
  assert.deepEqual(said(holdsFor(checked(), verdict({ property: 'deadlock-freedom', status: 'refuted', stuck: true }), { threads: 3 })), ['n', 'memory']);
  const alone = verdict({ property: 'deadlock-freedom', because: 'liveness-off' });
  assert.deepEqual(said(holdsFor(checked(), alone, { threads: 3 })), ['n', 'memory']);
  assert.deepEqual(said(missing(checked(), alone)), ['stuck-only', 'because-liveness-off', 'way-off']);
  assert.equal(inPart(alone), true);
  assert.equal(inPart(verdict()), false);
  assert.equal(inPart(verdict({ property: 'deadlock-freedom' })), false);
  const large = verdict({ property: 'deadlock-freedom', because: 'liveness-large' });
  assert.deepEqual(said(missing(checked(), large)), ['stuck-only', 'because-liveness-large', 'far-whole', 'way-large']);
  assert.deepEqual(holdsFor(checked(), verdict({ status: 'unknown', because: 'bytes' }), { threads: 3 }), []);
});

test('bounds, endless values and errors of the text narrow what is proved', () => {
  const bounded = checked({ exceeded: true, reductions: [{ id: 'bound', status: 'on', line: 0, reason: '', names: ['ticket', 'mine'] }] });
  const part = verdict({ because: 'bound' });
  assert.deepEqual(holdsFor(bounded, part, { threads: 3, tickets: 6 }).at(-1), { key: 'bound', args: { names: 'ticket, mine', bound: 6 } });
  assert.deepEqual(missing(bounded, part), []);
  assert.deepEqual(said(missing(bounded, verdict({ property: 'deadlock-freedom', because: 'bound' }))), ['stuck-only', 'because-bound']);
  assert.deepEqual(said(missing(bounded, verdict({ property: 'reachable', status: 'unknown', because: 'bound' }))), ['because-bound-goal']);
  const ranks = checked({ reductions: [{ id: 'ticket-order', status: 'on', names: ['ticket'] }, { id: 'offset', status: 'refused', names: ['x'] }] });
  assert.deepEqual(holdsFor(ranks, verdict(), { threads: 2 }).at(-1), { key: 'endless', args: { names: 'ticket' } });
  const broken = checked({ verdicts: [verdict({ property: 'no-error', status: 'refuted' })] });
  assert.equal(holdsFor(broken, verdict(), { threads: 2 }).at(-1)?.key, 'until-error');
  // A run that refutes is a run, whatever was not seen.
  assert.deepEqual(said(holdsFor(broken, verdict({ status: 'refuted' }), { threads: 2 })), ['n', 'memory']);
  // Of a goal it is the other way round: the run proves it.
  assert.deepEqual(said(holdsFor(broken, verdict({ property: 'reachable', status: 'refuted' }), { threads: 2 })), ['n', 'memory', 'until-error']);
  assert.deepEqual(said(holdsFor(broken, verdict({ property: 'reachable' }), { threads: 2 })), ['n', 'memory']);
});

test('what is open says how far the search got and what would take it further', () => {
  const cut = checked({ stopped: 'states', complete: false });
  assert.deepEqual(missing(cut, verdict({ status: 'unknown', because: 'states' })), [
    { key: 'because-states', args: { steps: 0 } },
    { key: 'far', args: { states: 174, covered: 21 } },
    { key: 'way-limit' },
    { key: 'way-threads-symmetry' },
  ]);
  const alike = checked({ stopped: 'bytes', reductions: [{ id: 'thread-symmetry', status: 'on', names: [] }] });
  assert.deepEqual(said(missing(alike, verdict({ status: 'unknown', because: 'bytes' }))), ['because-bytes', 'far', 'way-memory', 'way-threads']);
  const off = checked({ stopped: 'cancelled', complete: false, reductions: [{ id: 'thread-symmetry', status: 'off', reason: 'not-asked-for', names: [] }] });
  assert.deepEqual(said(missing(off, verdict({ status: 'unknown', because: 'cancelled' }))), ['because-cancelled', 'far', 'way-threads-asked']);
  // All states were seen, and there was no memory left for their cycles.
  assert.deepEqual(said(missing(checked(), verdict({ property: 'overtaking', status: 'unknown', because: 'bytes' }))).slice(0, 2), ['because-bytes', 'far-whole']);
});

test('the books agree, differ, or speak of more threads', () => {
  assert.equal(compare('holds', verdict(), 3), 'agrees');
  assert.equal(compare('holds', verdict({ status: 'refuted' }), 3), 'differs');
  assert.equal(compare('fails', verdict({ status: 'refuted' }), 3), 'agrees');
  assert.equal(compare('fails', verdict(), 2), 'not-here');
  assert.equal(compare('holds', verdict({ because: 'bound' }), 3), 'open');
  assert.equal(compare('fails', verdict({ because: 'liveness-off' }), 3), 'open');
  assert.equal(compare('holds', verdict({ status: 'unknown' }), 3), 'open');
  assert.equal(compare('n-1', verdict({ bound: 2 }), 3), 'agrees');
  assert.equal(compare('n-1', verdict({ bound: 3 }), 3), 'differs');
  assert.equal(compare('n-1', verdict({ status: 'refuted' }), 3), 'differs');
  assert.equal(compare('holds to n=4', verdict(), 4), 'agrees');
  assert.equal(compare('holds to n=4', verdict({ status: 'refuted' }), 5), 'agrees');
  assert.equal(compare('holds to n=4', verdict({ status: 'refuted' }), 4), 'differs');
});

test('the page has words for everything that the core can name', () => {
  const quoted = (/** @type {string} */ text) => [...text.matchAll(/"([a-z0-9]+(?:-[a-z0-9]+)+|ordered)"/g)].map((m) => m[1]);
  const reductions = ['thread-symmetry', 'ticket-order'];
  const reasons = new Set([...quoted(core('script/symmetry.go')), ...quoted(core('script/tickets.go')), 'not-asked-for', 'ticket-lowered'].filter((k) => !reductions.includes(k) && k !== 'nothing-grows'));
  assert.ok(reasons.size > 20);
  for (const reason of reasons) assert.ok(keys.has(`locks-reason-${reason}`), reason);
  for (const id of ['thread-symmetry', 'ticket-order', 'offset', 'bound']) assert.ok(keys.has(`locks-reduction-${id}`) && keys.has(`locks-reduction-${id}-on`), id);
  const verdicts = core('model/verdict.go');
  const because = [...verdicts.matchAll(/Because = "([a-z-]+)"/g)].map((m) => m[1]);
  assert.equal(because.length, 8);
  for (const why of because) assert.ok(keys.has(`locks-gap-because-${why}`), why);
  const properties = [...verdicts.matchAll(/Property = "([a-z-]+)"/g)].map((m) => m[1]);
  assert.equal(properties.length, 8);
  for (const p of properties) assert.ok(keys.has(`locks-property-${p}`) && keys.has(`locks-property-${p}-long`), p);
});
