import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { atLeast, atMost, bins, luck, mode } from '../../tools/slots/law.js';
import { python } from '../../tools/slots/python.js';
import { chosenSlots, countRound, stretches, throughIn, viewOf } from '../../tools/slots/round.js';
import { SEED_17 } from '../../tools/slots/seed-17.js';
import { DOCUMENT, SETTINGS, schema, seedPlus, settingOf } from '../../tools/slots/settings.js';
import { load } from './loader.mjs';

/** Rounds 1 to 4 of 12 participants, window 2 growing to 32, as CPython's random.Random(17) draws them. @type {any[]} */
const SEED17 = [
  { window: 2, nextWindow: 4, completed: [], draws: [[0, 1], [1, 1], [2, 1], [3, 1], [4, 0], [5, 1], [6, 0], [7, 0], [8, 0], [9, 1], [10, 1], [11, 1]] },
  { window: 4, nextWindow: 8, completed: [1], draws: [[0, 2], [1, 3], [2, 1], [3, 0], [4, 1], [5, 1], [6, 1], [7, 1], [8, 2], [9, 0], [10, 0], [11, 2]] },
  { window: 8, nextWindow: 16, completed: [2, 3, 4], draws: [[0, 6], [2, 1], [3, 7], [4, 2], [5, 6], [6, 5], [7, 0], [8, 6], [9, 5], [10, 0], [11, 5]] },
  { window: 16, nextWindow: 16, completed: [0, 5, 6, 7, 8, 9, 10, 11], draws: [[0, 1], [5, 15], [6, 11], [7, 0], [8, 12], [9, 7], [10, 3], [11, 6]] },
];

test('a round is counted from its draws', () => {
  assert.deepEqual(SEED17.map(countRound), [
    { waiting: 12, alone: 0, collided: 12, shared: 2, fullest: 8 },
    { waiting: 12, alone: 1, collided: 11, shared: 3, fullest: 5 },
    { waiting: 11, alone: 3, collided: 8, shared: 3, fullest: 3 },
    { waiting: 8, alone: 8, collided: 0, shared: 0, fullest: 1 },
  ]);
  // What the document prints: 31 participations; and the 8 shared slots that it does not print.
  assert.equal(SEED17.map(countRound).reduce((sum, c) => sum + c.collided, 0), 31);
  assert.equal(SEED17.map(countRound).reduce((sum, c) => sum + c.shared, 0), 8);
  const far = { window: 2 ** 31, nextWindow: 2 ** 31, completed: [3], draws: /** @type {[number, number][]} */ ([[0, 5], [1, 2 ** 31 - 1], [2, 5], [3, 0], [4, 2 ** 31 - 1], [5, 5]]) };
  assert.deepEqual(countRound(far), { waiting: 6, alone: 1, collided: 5, shared: 2, fullest: 3 });
  assert.deepEqual(countRound({ window: 2, nextWindow: 2, draws: [], completed: [] }), { waiting: 0, alone: 0, collided: 0, shared: 0, fullest: 0 });
});

test('who sits in which slot, by slot, also beyond 2^53', () => {
  assert.deepEqual(chosenSlots(SEED17[0]), [{ slot: 0, ids: [4, 6, 7, 8] }, { slot: 1, ids: [0, 1, 2, 3, 5, 9, 10, 11] }]);
  const far = { window: '4611686018427387904', nextWindow: '4611686018427387904', completed: [0, 1, 2], draws: /** @type {any} */ ([[0, '9007199254740993'], [1, 12], [2, '9007199254740992']]) };
  assert.deepEqual(chosenSlots(far).map((s) => s.slot), [12, '9007199254740992', '9007199254740993']);
});

test('the picture of the start page is the run of seed 17', () => {
  assert.deepEqual(SEED_17, SEED17.map((round) => Array.from({ length: round.window }, (_, slot) => round.draws.filter((/** @type {number[]} */ d) => d[1] === slot).length)));
});

test('small rounds are drawn slot by slot, sparse ones without the empty slots, crowds in stretches', () => {
  const made = (/** @type {number} */ n, /** @type {any} */ window, /** @type {(i: number) => any} */ slot) => ({ window, nextWindow: window, completed: [], draws: Array.from({ length: n }, (_, i) => /** @type {[number, any]} */ ([i, slot(i)])) });
  assert.equal(viewOf(SEED17[0]), 'every');
  assert.equal(viewOf(made(12, 32, (i) => i)), 'every');
  assert.equal(viewOf(made(12, 32, () => 5)), 'chosen'); // a tower of twelve needs room
  assert.equal(viewOf(made(2, '4611686018427387904', (i) => i)), 'chosen');
  assert.equal(viewOf(made(60, 1024, (i) => i)), 'crowd'); // sixty slots, one by one, would be a long strip
  assert.equal(viewOf(made(10000, 2, (i) => i % 2)), 'crowd');
});

test('stretches of the window hold everybody once', () => {
  const round = { window: 1000, nextWindow: 1000, completed: [0, 3], draws: /** @type {[number, number][]} */ ([[0, 0], [1, 250], [2, 250], [3, 999]]) };
  assert.deepEqual(stretches(round, 4), [{ alone: 1, collided: 0 }, { alone: 0, collided: 2 }, { alone: 0, collided: 0 }, { alone: 1, collided: 0 }]);
  assert.equal(stretches(SEED17[0], 64).length, 2);
  const last = { window: '4611686018427387904', nextWindow: '4611686018427387904', completed: [], draws: /** @type {any} */ ([[0, '4611686018427387903'], [1, '4611686018427387903']]) };
  assert.equal(stretches(last, 10)[9].collided, 2);
});

test('in which round each got through', () => {
  assert.deepEqual(throughIn(SEED17, 12), [4, 2, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4]);
  assert.deepEqual(throughIn(SEED17.slice(0, 2), 3), [0, 2, 0]);
});

/** P(rounds) for the document's contest, from exact rational arithmetic. @type {[number, number][]} */
const ROUNDS = [[3, 0.0000000133], [4, 0.1080518811], [5, 0.7262200158], [6, 0.1580151736], [7, 0.0074570277], [8, 0.0002478356]];
const TAIL = 1 - ROUNDS.reduce((sum, [, p]) => sum + p, 0);

test('how rare a run is', () => {
  assert.ok(Math.abs(atMost(ROUNDS, 4) - 0.1080518944) < 1e-9);
  assert.ok(Math.abs(atLeast(ROUNDS, TAIL, 6) - (1 - 0.1080518944 - 0.7262200158)) < 1e-9);
  assert.equal(atMost(ROUNDS, 2), 0);
  assert.deepEqual([4, 5, 6].map((r) => luck(ROUNDS, TAIL, r)), ['lucky', 'ordinary', 'unlucky']);
  assert.deepEqual(mode(ROUNDS), [5, 0.7262200158]);
  assert.equal(mode([]), null);
});

test('bins hold the law, the sample and the run, whatever the widths', () => {
  const sample = { runs: 6, counts: /** @type {[number, number][]} */ ([[5, 4], [6, 2]]) };
  const { bins: fine, width } = bins({ pmf: ROUNDS, tail: TAIL }, sample, 4, 50);
  assert.equal(width, 1);
  assert.deepEqual(fine.map((b) => b.from), [4, 5, 6, 7]); // 3 and 8 are below half a thousandth
  assert.deepEqual(fine.map((b) => b.share), [0, 4 / 6, 2 / 6, 0]);
  assert.ok(Math.abs(fine[1].error - Math.sqrt((0.7262200158 * 0.2737799842) / 6)) < 1e-12);
  const { bins: coarse, width: two } = bins({ pmf: ROUNDS, tail: TAIL }, null, null, 2);
  assert.equal(two, 2);
  assert.deepEqual(coarse.map((b) => [b.from, b.to]), [[4, 5], [6, 7]]);
  assert.ok(Math.abs(/** @type {number} */ (coarse[0].exact) - 0.8342718969) < 1e-9);
  assert.equal(coarse[0].share, null);
  const far = bins({ pmf: ROUNDS, tail: TAIL }, null, 40, 50).bins;
  assert.equal(far[far.length - 1].to, 40); // the run's own value is always among them
  assert.deepEqual(bins(null, null, null, 50).bins, []);
  assert.deepEqual(bins(null, { runs: 0, counts: [] }, null, 50).bins, []);
});

/** Rounds, participations and completed, each printed by a program of somebody else's with CPython. @type {[Record<string, unknown>, string][]} */
const REPLAYS = [
  [{}, '4 31 12'], [{ seed: '0' }, '6 37 12'], [{ seed: '1' }, '5 36 12'], [{ seed: '2' }, '6 39 12'], [{ seed: '3' }, '5 35 12'], [{ seed: '4' }, '5 40 12'],
  [{ seed: '-5' }, '5 36 12'], [{ seed: '005' }, '5 36 12'],
];

test('the Python on the page gives the known runs', () => {
  for (const [change, expected] of REPLAYS) assert.equal(run({ ...DOCUMENT, ...change }), expected, JSON.stringify(change));
});

test('the Python on the page never ends a run of alike participants, and stops at the guard', () => {
  assert.equal(run({ ...DOCUMENT, choice: 'same-seed', maxRounds: 40 }), `40 ${40 * 12} 0`);
  assert.equal(run({ ...DOCUMENT, choice: 'fixed', maxRounds: 40 }), `40 ${40 * 12} 0`);
  assert.equal(run({ ...DOCUMENT, participants: 1, choice: 'fixed' }), '1 0 1');
  // Without a cap Python's own integers would go on beyond 64 bits, and draw differently.
  assert.equal(run({ ...DOCUMENT, participants: 2, cap: null, choice: 'same-seed', maxRounds: 70 }), '70 140 0');
  assert.equal(run({ ...DOCUMENT, participants: 0 }), '0 0 0');
});

/** @param {any} values */
function run(values) {
  try {
    return execFileSync('python3', ['-c', python(values)], { encoding: 'utf8' }).trim();
  } catch (e) {
    throw new Error(`python3 is needed for this test (Debian: apt-get install python3): ${/** @type {Error} */ (e).message}`);
  }
}

test('settings are told by their values, and every one can be written into a link', () => {
  for (const { id, values } of SETTINGS) {
    assert.equal(settingOf({ ...values, round: 3, who: null, sample: 0 }), id);
    for (const [name, value] of Object.entries(values)) assert.deepEqual(schema[name].kind.read(schema[name].kind.write(value)), value, `${id}: ${name}`);
  }
  assert.equal(settingOf({ ...DOCUMENT, seed: '18' }), '');
});

test('seeds are counted without losing digits', () => {
  assert.equal(seedPlus('17', 1), '18');
  assert.equal(seedPlus('0', -1), '-1');
  assert.equal(seedPlus('99999999999999999999', 1), '100000000000000000000');
});

test('a round is one sentence in every language, with the right plurals', async () => {
  const { choose, roundSentence } = await load(['lib/i18n.js', 'tools/slots/say.js'], { navigator: { languages: ['en'] }, localStorage: undefined });
  assert.equal(roundSentence(SEED17[0], 1, 4), 'Round 1 of 4, window 2: all 12 collide, in 2 slots. Nobody is through.');
  assert.equal(roundSentence(SEED17[1], 2, 4), 'Round 2 of 4, window 4: 12 draw; one is alone and through, 11 collide in 3 slots.');
  assert.equal(roundSentence(SEED17[2], 3, 4), 'Round 3 of 4, window 8: 11 draw; 3 are alone and through, 8 collide in 3 slots.');
  assert.equal(roundSentence(SEED17[3], 4, 4), 'Round 4 of 4, window 16: all 8 who draw are alone. Everybody is through.');
  choose('ru');
  assert.equal(roundSentence(SEED17[1], 2, 4), 'Раунд 2 из 4, окно 4: выбирают 12 участников; 1 оказался один и прошёл, 11 столкнулись в 3 слотах.');
  choose('zh-Hant');
  assert.equal(roundSentence(SEED17[0], 1, 4), '第 1 輪（共 4 輪），視窗 2：12 位全部碰撞，擠在 2 個時槽裡，沒有人通過。');
  choose('tr');
  assert.equal(roundSentence(SEED17[3], 4, 4), 'Tur 4 / 4, pencere 16: çeken 8 kişinin hepsi slotunda yalnız. Herkes geçti.');
});

test('a chance is never told as nothing or everything when it is neither', async () => {
  const { chance, mean } = await load(['lib/i18n.js', 'tools/slots/say.js'], { navigator: { languages: ['en'] }, localStorage: undefined });
  assert.equal(chance(0.1080518944), '10.81%');
  assert.equal(chance(0), '0%');
  assert.equal(chance(1), '100%');
  assert.notEqual(chance(1 - 1.3e-8), '100%');
  assert.notEqual(chance(1.3e-8), '0%');
  assert.equal(mean(1025.0009775), '1,025.001');
  assert.equal(mean(382.411544), '382.412');
});
