/** The lab of machines without a page: what a link says, what a diagram shows of a trace, and why somebody waits. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readJournal, writeJournal } from '../../tools/mutex/journal.js';
import { linesOf } from '../../tools/mutex/lines.js';
import { readOptions, writeOptions } from '../../tools/mutex/options.js';
import { placeLabels } from '../../tools/mutex/place-labels.js';
import { readRequests, writeRequests } from '../../tools/mutex/requests.js';
import { mostInside, spacetime } from '../../tools/mutex/spacetime.js';
import { reasons } from '../../tools/mutex/why.js';

/** @typedef {import('../../tools/mutex/journal.js').Deed} Deed */

const shell = promisify(execFile);
/** @param {string} method @param {object} request */
const ask = async (method, request) => JSON.parse((await shell('node', [fileURLToPath(new URL('../../call.mjs', import.meta.url)), method, JSON.stringify(request)], { maxBuffer: 1e8 })).stdout);

test('a journal comes back from its text, letter for letter what a link keeps', () => {
  /** @type {Deed[]} */
  const deeds = [
    { step: 12, do: 'crash', node: 0 },
    { at: 4.5, do: 'pause', node: 11 },
    { step: 18, do: 'delay', message: 7, by: 2.5 },
    { step: 18, do: 'drop', message: 8 },
    { step: 20, do: 'restart', node: 0, memory: true },
    { step: 20, do: 'restart', node: 1, memory: false },
    { step: 21, do: 'timeout', node: 3, timer: 'lease' },
    { step: 22, do: 'partition', groups: [[0, 1], [2, 3]] },
    { at: 40, do: 'heal' },
    { step: 41, do: 'lose-token', node: 2 },
  ];
  const text = writeJournal(deeds);
  assert.deepEqual(readJournal(text), { deeds, rest: '' });
  // Only the sign of a group is escaped by a link.
  assert.equal(new URLSearchParams({ journal: text.replace('+', '') }).toString(), `journal=${text.replace('+', '')}`);
});

test('what is no journal is given back, and what comes before it is kept', () => {
  for (const [text, deeds, rest] of /** @type {[string, number, string][]} */ ([
    ['', 0, ''],
    ['3_crash_0*what', 1, 'what'],
    ['3_explode_0', 0, '3_explode_0'],
    ['x_crash_0', 0, 'x_crash_0'],
    ['3_crash_x', 0, '3_crash_x'],
    ['3_delay_1_0', 0, '3_delay_1_0'],
    ['3_delay_1_-2', 0, '3_delay_1_-2'],
    ['3_partition_0-x', 0, '3_partition_0-x'],
    ['3_crash_0*<b>*4_crash_1', 1, '<b>*4_crash_1'],
  ])) {
    const read = readJournal(text);
    assert.equal(read.deeds.length, deeds, text);
    assert.equal(read.rest, rest, text);
  }
});

test('requests are a time and a process each', () => {
  assert.deepEqual(readRequests('0@0 2,5@P2;4@11'), { requests: [[0, 0], [2.5, 2], [4, 11]], rest: '' });
  assert.deepEqual(readRequests('0@0 soon -1@2 3@'), { requests: [[0, 0]], rest: 'soon -1@2 3@' });
  assert.equal(writeRequests([[0, 0], [2.5, 2]]), '0@0 2.5@2');
});

test('options are read by their kinds; what an algorithm does not have is given back', async () => {
  const catalog = await ask('mutex.catalog', {});
  const known = catalog.find((/** @type {{id: string}} */ a) => a.id === 'ricart-agrawala').options;
  const text = 'ties.both-answer*retry.8*answer.1*clocks.7-0-11';
  const { values, rest } = readOptions(text, known);
  assert.deepEqual([values, rest], [{ ties: 'both-answer', retry: 8, answer: true, clocks: [7, 0, 11] }, '']);
  assert.equal(writeOptions(values), text);
  assert.equal(readOptions('lease.6*ties.nobody*answer.2', known).rest, 'lease.6*ties.nobody*answer.2');
});

/** Document 001's first example: clocks 7 and 11, P0 and P2 ask at once. */
const FIRST = { algorithm: 'ricart-agrawala', processes: 3, workload: { kind: 'trace', requests: [[0, 0], [0, 2]] }, options: { clocks: [7, 0, 11] } };

test('the document’s first example: 8 arrows of one unit, P0 inside from 2 to 3, P2 from 4 to 5', async () => {
  const ran = await ask('mutex.run', FIRST);
  const st = spacetime(ran.trace, 3, ran.events, ran.at);
  assert.equal(st.arrows.length, 8);
  assert.ok(st.arrows.every((a) => a.arrived === a.sent + 1 && a.lost === ''));
  const inside = st.bands.map((bands) => bands.filter((b) => b.state === 'inside').map((b) => [b.from, b.to]));
  assert.deepEqual(inside, [[[2, 3]], [], [[4, 5]]]);
  assert.deepEqual(st.bands[2].filter((b) => b.state === 'waiting').map((b) => [b.from, b.to]), [[0, 4]]);
  assert.equal(mostInside(ran.trace, Infinity), 1);
  // Halfway, what was not sent yet is not there, and what flies has not arrived.
  const half = spacetime(ran.trace, 3, 2, 0);
  assert.deepEqual(half.arrows.map((a) => a.arrived), [null, null, null, null]);
});

test('why P2 waits: its request is on the way, then an answer is, then P0 keeps it until it has left', async () => {
  const ran = await ask('mutex.run', FIRST);
  /** @param {number} step @param {number} who */
  const why = async (step, who) => reasons(ran.trace, await ask('mutex.look', { ...FIRST, step }), who).map(({ who: others, reason }) => [others, reason.kind, reason.type, reason.at]);
  assert.deepEqual(await why(2, 2), [[[0, 1], 'asked', 'REQ', 1]]);
  assert.deepEqual(await why(6, 2), [[[0], 'waits', '', 0], [[1], 'coming', 'OK', 2]]);
  assert.deepEqual(await why(9, 2), [[[0], 'inside', '', 0]]);
  assert.deepEqual(await why(10, 2), [[[0], 'coming', 'OK', 4]]);
});

test('why somebody waits for ever: the other is down, or what was sent is lost', async () => {
  /** @param {object[]} journal */
  const end = async (journal) => {
    const scenario = { ...FIRST, faults: { journal } };
    const ran = await ask('mutex.run', scenario);
    return reasons(ran.trace, await ask('mutex.look', { ...scenario, step: ran.events }), 0).map(({ who, reason }) => [who, reason.kind, reason.type, reason.at]);
  };
  assert.deepEqual(await end([{ step: 2, do: 'crash', node: 1 }]), [[[1], 'down', '', 0]]);
  assert.deepEqual(await end([{ step: 2, do: 'drop', message: 1 }]), [[[1], 'lost', 'REQ', 0]]);
  assert.deepEqual(await end([{ step: 3, do: 'drop', message: 5 }]), [[[1], 'lost', 'OK', 1]]);
});

test('of many machines some are shown, among them the selected one and the algorithm’s own', () => {
  assert.deepEqual(linesOf(3, 3, -1), [0, 1, 2]);
  for (const [nodes, processes, selected] of [[1000, 1000, -1], [1000, 1000, 500], [1000, 1000, 999], [1001, 1000, 1000], [1001, 1000, 3], [1100, 1000, 1099], [1100, 1000, 500], [50, 10, 49], [41, 41, 40]]) {
    const lines = linesOf(nodes, processes, selected);
    assert.ok(lines.length <= 40 && new Set(lines).size === lines.length, `${lines}`);
    assert.ok(lines.every((k) => k >= 0 && k < nodes) && (selected < 0 || lines.includes(selected)), `${nodes} ${processes} ${selected}: ${lines}`);
    assert.equal(lines.some((k) => k >= processes), nodes > processes);
  }
});

test('labels lie beside their arrows, not on each other and not outside', () => {
  const lines = [0, 20, 40, 60].map((y) => ({ x1: 0, y1: y, x2: 120, y2: y + 60, text: 'REQ 12' }));
  const places = placeLabels(lines, 7, 13, { left: 0, right: 130 });
  assert.ok(places.some((p) => p !== null));
  const boxes = places.flatMap((p) => (p ? [{ left: p.x - 21, right: p.x + 21, top: p.y - 11, bottom: p.y }] : []));
  for (const [k, a] of boxes.entries()) {
    assert.ok(a.left >= 0 && a.right <= 130);
    for (const b of boxes.slice(k + 1)) assert.ok(b.right < a.left || b.left > a.right || b.bottom < a.top || b.top > a.bottom);
  }
  assert.deepEqual(placeLabels([{ x1: 0, y1: 0, x2: 120, y2: 60, text: 'REQ 12' }], 7, 13, { left: 0, right: 30 }), [null]);
});
