/** Axes of time and of counts: where the marks stand. Pure; what the marks say is for the pictures. */
import { scaleLinear, scaleLog } from 'd3-scale';

/**
 * @typedef {object} Axis
 * @property {(value: number) => number} at  a value's place
 * @property {number[]} ticks
 * @property {boolean} log
 * @property {number} low  the least value shown
 * @property {number} high
 */

/** Steps that read well as times, in milliseconds: 1, 2, 5 of each power of ten, then parts of a minute, an hour, a day. */
const STEPS = [
  ...[-6, -5, -4, -3, -2, -1, 0, 1, 2].flatMap((p) => [1, 2, 5].map((n) => n * 10 ** p)),
  ...[1, 2, 5, 10, 15, 20, 30].map((n) => n * 1000),
  ...[1, 2, 5, 10, 15, 20, 30].map((n) => n * 60_000),
  ...[1, 2, 3, 6, 12].map((n) => n * 3_600_000),
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((p) => [1, 2, 5].map((n) => n * 10 ** p * 86_400_000)),
];

/** Where a logarithmic axis of times is marked first, and what is added where it is short. */
const DECADES = [
  ...[-9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4].map((p) => 10 ** p),
  60_000,
  600_000,
  3_600_000,
  36_000_000,
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((p) => 8_640_000 * 10 ** p),
];

/**
 * A linear axis of times from 0.
 * @param {number} high
 * @param {number} from @param {number} to  places of the ends
 * @param {number} [room]  how many marks there is room for
 * @returns {Axis}
 */
export function linearTime(high, from, to, room = 6) {
  const top = high > 0 ? high : 1;
  const step = STEPS.find((s) => top / s <= room) ?? STEPS[STEPS.length - 1];
  const ticks = [];
  for (let i = 0; i <= Math.floor(top / step + 1e-9) && i <= 100; i++) ticks.push(i * step);
  const scale = scaleLinear([0, top], [from, to]);
  return { at: (v) => scale(v), ticks, log: false, low: 0, high: top };
}

/**
 * A logarithmic axis of times. What is not above its lower end, 0 for one, stands at that end.
 * @param {number} low @param {number} high  both above 0
 * @param {number} from @param {number} to
 * @param {number} [room]
 * @returns {Axis}
 */
export function logTime(low, high, from, to, room = 6) {
  const scale = scaleLog([low, high], [from, to]);
  let ticks = DECADES.filter((t) => t >= low && t <= high);
  if (ticks.length < 3) {
    const fine = STEPS.filter((t) => t >= low && t <= high);
    ticks = fine.length > ticks.length ? fine : ticks;
  }
  const every = Math.ceil(ticks.length / room);
  ticks = ticks.filter((_, i) => (ticks.length - 1 - i) % every === 0);
  return { at: (v) => scale(Math.min(Math.max(v, low), high)), ticks, log: true, low, high };
}

/**
 * The axis for some times, of which a logarithmic one starts a little below the least that is not 0.
 * @param {Iterable<number>} times
 * @param {boolean} log
 * @param {number} from @param {number} to
 * @param {number} [room]
 * @returns {Axis}
 */
export function timeAxis(times, log, from, to, room) {
  let least = Infinity;
  let most = 0;
  for (const t of times) {
    if (t > 0 && t < least) least = t;
    if (t > most) most = t;
  }
  if (!log || most === 0) return linearTime(most, from, to, room);
  return logTime(Math.min(least / 1.6, most / 20), most * 1.02, from, to, room);
}

/**
 * An axis of counts from 0; a logarithmic one goes from ½ and shows 0 at its foot.
 * @param {number} high
 * @param {boolean} log
 * @param {number} from @param {number} to
 * @returns {Axis}
 */
export function countAxis(high, log, from, to) {
  const top = Math.max(high, 1);
  if (log) {
    const scale = scaleLog([0.5, Math.max(top, 10)], [from, to]);
    const ticks = [];
    for (let t = 1; t <= top; t *= 10) ticks.push(t);
    return { at: (v) => scale(Math.max(v, 0.5)), ticks, log, low: 0.5, high: Math.max(top, 10) };
  }
  const scale = scaleLinear([0, top], [from, to]);
  return { at: (v) => scale(v), ticks: scale.ticks(3).filter((t) => Number.isInteger(t)), log, low: 0, high: top };
}

/**
 * The places at which a long row of waits is sampled for a picture: all of a short row; of a long one the first hundred,
 * where the waits still grow, and then evenly to the last.
 * @param {number} n @param {number} [most]
 */
export function sampled(n, most = 400) {
  if (n <= most) return Array.from({ length: n }, (_, i) => i);
  const out = Array.from({ length: 100 }, (_, i) => i);
  const rest = most - 100;
  for (let i = 1; i <= rest; i++) out.push(99 + Math.round(((n - 100) * i) / rest));
  return out;
}

/**
 * Counts per bucket gathered into columns that are wide enough to see. A column shows its busiest bucket, so that a peak
 * stays as high as it is.
 * @param {ArrayLike<number>} counts
 * @param {number} shown  how many buckets from the start
 * @param {number} columns  how many columns there is room for
 * @returns {{per: number, tops: number[]}} per: buckets in a column
 */
export function columnsOf(counts, shown, columns) {
  const n = Math.min(shown, counts.length);
  const per = Math.max(1, Math.ceil(shown / Math.max(1, columns)));
  const tops = [];
  for (let i = 0; i < n; i += per) {
    let top = 0;
    for (let j = i; j < Math.min(i + per, n); j++) if (counts[j] > top) top = counts[j];
    tops.push(top);
  }
  return { per, tops };
}
