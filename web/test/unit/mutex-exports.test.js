import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { readJournal } from '../../tools/mutex/journal.js';
import { mermaid } from '../../tools/mutex/mermaid.js';
import { readOptions } from '../../tools/mutex/options.js';
import { readRequests } from '../../tools/mutex/requests.js';
import { queryOf, readScenario } from '../../tools/mutex/scenario.js';
import { shiviz } from '../../tools/mutex/shiviz.js';
import { schema } from '../../tools/mutex/settings.js';
import { root } from '../find.js';

/** @param {string} method @param {object} request */
const call = (method, request) => JSON.parse(execFileSync('node', [path.join(root, 'web', 'call.mjs'), method, JSON.stringify(request)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 26 }));

/** The document's first example: process 0 asks with stamp 8, process 2 with 12. */
const FIRST = { algorithm: 'ricart-agrawala', workload: { kind: 'trace', requests: [[0, 0], [0, 2]] }, options: { clocks: [7, 0, 11] } };

/**
 * Reads a log by ShiViz's own rules: clocks of a host begin at 1 and go up by 1, every host that a clock names has so many
 * events, and the clocks are consistent. Gives the number of events and of edges between hosts.
 * @param {string} log
 */
function readShiviz(log) {
  const [expression, delimiter, ...rest] = log.split('\n');
  assert.equal(delimiter, '');
  const events = [...rest.join('\n').matchAll(new RegExp(expression, 'gm'))].map((m) => ({ host: m.groups?.host ?? '', clock: JSON.parse(m.groups?.clock ?? '{}'), event: m.groups?.event ?? '' }));
  assert.equal(events.length * 2, rest.filter(Boolean).length, 'every line belongs to an event');
  /** @type {Record<string, number>} */
  const count = {};
  for (const { host, clock } of events) {
    assert.match(host, /^\S+$/);
    count[host] = (count[host] ?? 0) + 1;
    assert.equal(clock[host], count[host]);
  }
  /** @type {Record<string, Record<string, number>>} */
  const known = {};
  let edges = 0;
  for (const { host, clock } of events) {
    let merged = false;
    for (const [other, n] of Object.entries(clock)) {
      assert.ok(Number(n) <= count[other], `${other} has no event ${n}`);
      if (other === host) continue;
      assert.ok(Number(n) >= (known[host]?.[other] ?? 0), 'a clock never goes back');
      merged ||= Number(n) > (known[host]?.[other] ?? 0);
    }
    if (merged) edges++;
    known[host] = clock;
  }
  return { events: events.length, edges };
}

test('ShiViz: 22 events and 8 messages of the first example; with one OK lost one event and one edge less', () => {
  const names = ['P0', 'P1', 'P2'];
  const whole = call('mutex.run', FIRST);
  assert.deepEqual(readShiviz(shiviz(whole.trace, names)), { events: 22, edges: 8 });
  // The seventh message is P1's OK to P2, or P2's to P0: either way it is one that was sent and never arrives.
  const lost = call('mutex.run', { ...FIRST, faults: { journal: [{ at: 1.5, do: 'drop', message: 5 }] } });
  const { events, edges } = readShiviz(shiviz(lost.trace, names));
  assert.equal(lost.lost, 1);
  assert.equal(edges, lost.trace.filter((/** @type {any} */ r) => r.what === 'receive').length);
  assert.ok(events < 22 && edges < 8);
});

test('ShiViz and Mermaid: crashes, copies, machines of the algorithm’s own and odd signs', () => {
  const ran = call('mutex.run', { algorithm: 'centralized', processes: 3, options: { retry: 4 }, faults: { duplicate: 0.5, journal: [{ at: 1.5, do: 'reset', node: 3 }, { at: 3, do: 'crash', node: 1 }, { at: 9, do: 'restart', node: 1 }] }, until: 40 });
  readShiviz(shiviz(ran.trace, ['P0', 'P1', 'P2', 'C']));
  const lines = mermaid(ran.trace, ['P0', 'P1', 'P2', 'C']).trim().split('\n');
  assert.equal(lines[0], 'sequenceDiagram');
  assert.deepEqual(lines.slice(1, 5).map((l) => l.trim()), ['participant P0', 'participant P1', 'participant P2', 'participant C']);
  for (const line of lines.slice(5)) assert.match(line, /^ {2}(?:(?:P[012]|C)-[)x](?:P[012]|C)|Note over (?:P[012]|C)): [^;]+$/);
  assert.ok(lines.some((l) => l.includes('-x')) && lines.some((l) => l.includes('fault crash')));
  const long = mermaid(Array.from({ length: 5000 }, (_, k) => ({ ...ran.trace[0], at: k })), ['P0', 'P1', 'P2', 'C']);
  assert.ok(long.length < 50_000 && long.trim().endsWith('cut here'));
});

test('a scenario comes back from its link, all of it', () => {
  const s = {
    version: 1, algorithm: 'centralized', processes: 4, cs: 2.5, latency: [0.5, 2], network: 'bus', fifo: false, workload: { kind: 'trace', requests: [[0, 1], [2.25, 3]], think: 10 }, entries: 0, until: 40.5, seed: '12345678901234567890',
    faults: { loss: 0.1, duplicate: 0.25, journal: [{ step: 3, do: 'crash', node: 1 }, { at: 4.5, do: 'delay', message: 7, by: 2.5 }, { step: 9, do: 'restart', node: 1, memory: true }, { at: 6, do: 'partition', groups: [[0, 1], [2]] }, { at: 7, do: 'heal' }, { step: 12, do: 'timeout', node: 0, timer: 'retry' }] },
    options: { retry: 4, deny: true },
  };
  const q = new URLSearchParams(queryOf(/** @type {any} */ (s)).toString());
  const value = (/** @type {string} */ name) => (q.has(name) ? schema[name].kind.read(/** @type {string} */ (q.get(name))) : schema[name].preset);
  for (const name of ['processes', 'cs', 'latency', 'network', 'fifo', 'until', 'seed']) assert.deepEqual(value(name), /** @type {any} */ (s)[name], name);
  assert.deepEqual([value('loss'), value('copies'), value('load')], [0.1, 0.25, 'trace']);
  assert.deepEqual(readRequests(value('requests')), { requests: s.workload.requests, rest: '' });
  const { deeds, rest } = readJournal(value('journal'));
  assert.equal(rest, '');
  assert.deepEqual(deeds, s.faults.journal);
  const [catalog] = call('mutex.catalog', {}).filter((/** @type {any} */ a) => a.id === 'centralized');
  assert.deepEqual(readOptions(value('options'), catalog.options), { values: s.options, rest: '' });
});

test('what is no scenario is said to be none', () => {
  assert.deepEqual(readScenario('{'), { problem: 'json' });
  assert.deepEqual(readScenario('[]'), { problem: 'what' });
  assert.deepEqual(readScenario('{"processes": 3}'), { problem: 'what' });
  assert.deepEqual(readScenario('{"version": 2, "algorithm": "x"}'), { problem: 'version', version: 2 });
  assert.deepEqual(readScenario('{"algorithm": "x"}'), { scenario: { algorithm: 'x' } });
});
