/** What one round of a run says, counted from its draws. Pure: no page, no words. */

/**
 * A number on the wire: beyond 2^53 it is a string of digits.
 * @typedef {number | string} Count
 *
 * @typedef {object} Round
 * @property {Count} window
 * @property {Count} nextWindow
 * @property {[number, Count][]} draws
 * @property {number[]} completed
 *
 * @typedef {object} Slot
 * @property {Count} slot
 * @property {number[]} ids  who chose it
 */

/**
 * Slots that somebody chose, in increasing order.
 * @param {Round} round
 * @returns {Slot[]}
 */
export function chosenSlots(round) {
  /** @type {Map<Count, number[]>} */
  const bySlot = new Map();
  for (const [id, slot] of round.draws) {
    const ids = bySlot.get(slot);
    if (ids) ids.push(id);
    else bySlot.set(slot, [id]);
  }
  return [...bySlot].map(([slot, ids]) => ({ slot, ids })).sort((a, b) => compare(a.slot, b.slot));
}

/** @param {Count} a @param {Count} b */
function compare(a, b) {
  const x = BigInt(a);
  const y = BigInt(b);
  return x < y ? -1 : x > y ? 1 : 0;
}

/** @typedef {{waiting: number, alone: number, collided: number, shared: number, fullest: number}} Counted */
/** A round never changes, and several parts of the page ask. @type {WeakMap<Round, Counted>} */
const counted = new WeakMap();

/** @param {Round} round @returns {Counted} */
export function countRound(round) {
  const known = counted.get(round) ?? count(round);
  counted.set(round, known);
  return known;
}

/** Windows up to here are counted in an array, which is much faster than a Map. */
const ARRAY = 1 << 20;

/** @param {Round} round */
function count(round) {
  const waiting = round.draws.length;
  const alone = round.completed.length;
  let shared = 0;
  let fullest = 0;
  const sit = (/** @type {number} */ size) => {
    if (size === 2) shared++;
    if (size > fullest) fullest = size;
  };
  if (Number(round.window) <= ARRAY) {
    const sizes = new Uint16Array(Number(round.window));
    for (const [, slot] of round.draws) sit(++sizes[Number(slot)]);
  } else {
    /** @type {Map<Count, number>} */
    const sizes = new Map();
    for (const [, slot] of round.draws) {
      const size = (sizes.get(slot) ?? 0) + 1;
      sizes.set(slot, size);
      sit(size);
    }
  }
  return { waiting, alone, collided: waiting - alone, shared, fullest };
}

/** Most tokens and slots that are drawn one by one; where all slots are drawn, most tokens in one of them. */
export const MOST = { tokens: 60, slots: 32, chosen: 40, piled: 6 };

/** So few slots are always all drawn: a column is wide enough for any pile. */
const FEW = 8;

/**
 * How a round is best drawn: every slot, only the slots that somebody chose, or stretches of the window.
 * @param {Round} round
 * @returns {'every' | 'chosen' | 'crowd'}
 */
export function viewOf(round) {
  if (round.draws.length > MOST.tokens) return 'crowd';
  const window = Number(round.window);
  if (window <= FEW || (window <= MOST.slots && countRound(round).fullest <= MOST.piled)) return 'every';
  return new Set(round.draws.map(([, slot]) => slot)).size <= MOST.chosen ? 'chosen' : 'crowd';
}

/**
 * The window cut into equal stretches: who drew a slot in each, and how many of them were alone.
 * @param {Round} round
 * @param {number} most  stretches at most
 * @returns {{alone: number, collided: number}[]}
 */
export function stretches(round, most) {
  const window = Number(round.window);
  const n = Math.min(window, most);
  const alone = new Set(round.completed);
  const out = Array.from({ length: n }, () => ({ alone: 0, collided: 0 }));
  for (const [id, slot] of round.draws) {
    // The division may round up to 1 where the window passes 2^53.
    const at = Math.min(n - 1, Math.floor((Number(slot) / window) * n));
    if (alone.has(id)) out[at].alone++;
    else out[at].collided++;
  }
  return out;
}

/**
 * In which round each participant got through; 0: not in the rounds told.
 * @param {Round[]} history
 * @param {number} participants
 */
export function throughIn(history, participants) {
  const out = new Array(participants).fill(0);
  history.forEach((round, i) => {
    for (const id of round.completed) out[id] = i + 1;
  });
  return out;
}
