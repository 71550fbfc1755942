/** What the machines' algorithms are asked, do and send has words in every language; and what the question asks, a run bears out. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { asksFate, cost, fate, guesses, questionId } from '../../tools/mutex/question.js';

/** The core, as a shell asks it. @param {string} method @param {object} request */
const core = (method, request) => JSON.parse(execFileSync(process.execPath, [fileURLToPath(new URL('../../call.mjs', import.meta.url)), method, JSON.stringify(request)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 28 }));
const folder = new URL('../../i18n/', import.meta.url);
/** @type {Map<string, Set<string>>} */
const keys = new Map(readdirSync(folder).filter((f) => f.endsWith('.ftl')).map((f) => [f, new Set(new FluentResource(readFileSync(new URL(f, folder), 'utf8')).body.map((m) => m.id))]));
/** The algorithms that this page has a name for: one that was just added shows its own words until it has some here. */
const catalog = () => core('mutex.catalog', {}).filter((/** @type {any} */ a) => keys.get('en.ftl')?.has(`mutex-name-${a.id}`));

test('every option, choice, message and timer of an algorithm has its words, every remark too, in all languages', () => {
  assert.ok(keys.size >= 4);
  /** @type {Set<string>} */
  const wanted = new Set();
  for (const a of catalog()) {
    for (const o of a.options) {
      wanted.add(`mutex-option-${a.id}-${o.name}`);
      for (const name of o.names) wanted.add(`mutex-choice-${name}`);
    }
    for (const type of a.messages) wanted.add(`mutex-type-${type}`);
    assert.ok(a.source, `${a.id} names its source`);
  }
  const sources = fileURLToPath(new URL('../../../core/mutex/', import.meta.url));
  for (const file of readdirSync(sources).filter((f) => f.endsWith('.go') && !f.endsWith('_test.go'))) {
    const text = readFileSync(sources + file, 'utf8');
    for (const [, names] of text.matchAll(/Timers:\s*\[\]string\{([^}]*)\}/g)) for (const [, name] of names.matchAll(/"([^"]+)"/g)) wanted.add(`mutex-timer-${name}`);
    for (const [, name] of text.matchAll(/\.Note\("([^"]+)"\)/g)) wanted.add(`mutex-note-${name}`);
  }
  assert.ok(wanted.has('mutex-option-ricart-agrawala-ties') && wanted.has('mutex-timer-lease') && wanted.has('mutex-note-taken-for-dead'), 'the sources are read');
  const missing = [...keys].flatMap(([file, there]) => [...wanted].filter((k) => !there.has(k)).map((k) => `${file}: ${k}`));
  assert.deepEqual(missing, []);
});

/** @param {object} [more] @returns {any} */
const scenario = (more) => ({ algorithm: 'ricart-agrawala', processes: 3, fifo: true, workload: { kind: 'trace', requests: null }, faults: { loss: 0, duplicate: 0, journal: [] }, options: {}, ...more });
const run = (/** @type {any} */ s) => core('mutex.run', s);

test('the guess that is nearest: a coordinator takes 3 messages an entry, Ricart–Agrawala 2(n − 1)', () => {
  const s = scenario();
  // 3 entries: one message each, three, 2(n − 1) = 4, 3(n − 1) = 6.
  assert.deepEqual(guesses(s), [3, 9, 12, 18]);
  assert.equal(cost(s, run(s)), '12');
  assert.equal(cost(scenario({ algorithm: 'centralized' }), run(scenario({ algorithm: 'centralized' }))), '9');
  // Document 001's first example: two requests, 8 messages.
  const example = scenario({ options: { clocks: [7, 0, 11] }, workload: { kind: 'trace', requests: [[0, 0], [0, 2]] } });
  assert.equal(cost(example, run(example)), '8');
  // A ring that nobody wants much of takes a message in each unit of time: about 100 an entry.
  const idle = scenario({ algorithm: 'token-ring', workload: { kind: 'sparse', requests: null, think: 300 }, entries: 30 });
  assert.deepEqual(guesses(idle), [1, 3, 4, 6]);
  assert.equal(cost(idle, run(idle)), 'more');
  // Alone, nobody has to be asked.
  assert.deepEqual(guesses(scenario({ processes: 1 })), [0, 1, 3]);
  assert.equal(cost(scenario({ processes: 1 }), run(scenario({ processes: 1 }))), '0');
  // Nothing is told of a run that was cut.
  assert.equal(cost(s, run({ ...s, until: 1 })), null);
});

test('what becomes of a run: it goes well, somebody waits for ever, two are inside', () => {
  assert.equal(fate(run(scenario())), 'well');
  assert.equal(fate(run(scenario({ faults: { journal: [{ at: 0, do: 'crash', node: 2 }] } }))), 'blocked');
  assert.equal(fate(run(scenario({ processes: 2, options: { ties: 'both-answer' } }))), 'two');
  assert.equal(fate(run(scenario({ until: 1 }))), 'blocked', 'until the time is up');
  assert.equal(fate(run(scenario({ maxEvents: 3 }))), null, 'a run that was cut tells nothing');
});

test('the question is what becomes of it as soon as something was done to a run or a rule was taken away', () => {
  const { options } = core('mutex.catalog', {}).find((/** @type {any} */ a) => a.id === 'ricart-agrawala');
  assert.equal(asksFate(scenario(), options), false);
  assert.equal(asksFate(scenario({ options: { clocks: [7, 0, 11], retry: 5 } }), options), false, 'a choice is no rule');
  assert.equal(asksFate(scenario({ options: { ties: 'both-defer' } }), options), true);
  assert.equal(asksFate(scenario({ faults: { loss: 0.1 } }), options), true);
  assert.equal(asksFate(scenario({ faults: { journal: [{ step: 1, do: 'pause', node: 0 }] } }), options), true);
  assert.equal(new Set([scenario(), scenario({ processes: 4 }), scenario({ fifo: false })].map(questionId)).size, 3);
});
