/** A distribution beside one run and beside a sample: what is drawn, and what is said. Pure. */

/**
 * @typedef {[number, number][]} Pairs  [value, probability] or [value, how often], by value
 *
 * @typedef {object} Bin
 * @property {number} from  the smallest value in it
 * @property {number} to  the largest
 * @property {number | null} exact  its probability
 * @property {number | null} share  its share of the sample
 * @property {number} error  the standard error of a sample's share of that size
 */

/**
 * P(at most value), as far as the law is listed.
 * @param {Pairs} pmf @param {number} value
 */
export function atMost(pmf, value) {
  let sum = 0;
  for (const [v, p] of pmf) if (v <= value) sum += p;
  return Math.min(1, sum);
}

/**
 * P(at least value); the tail beyond the list counts.
 * @param {Pairs} pmf @param {number} tail @param {number} value
 */
export function atLeast(pmf, tail, value) {
  let sum = tail;
  for (const [v, p] of pmf) if (v >= value) sum += p;
  return Math.min(1, sum);
}

/** A run is called rare when no more than this share of all runs is at least as far out. */
export const RARE = 0.2;

/**
 * @param {Pairs} pmf @param {number} tail @param {number} value
 * @returns {'lucky' | 'unlucky' | 'ordinary'}  fewer is luckier
 */
export function luck(pmf, tail, value) {
  if (atMost(pmf, value) <= RARE) return 'lucky';
  if (atLeast(pmf, tail, value) <= RARE) return 'unlucky';
  return 'ordinary';
}

/** Shares at both ends that are not drawn. */
const OUT = 0.0005;

/**
 * Bins of equal width for drawing: at most `most`, and the run's own value is among them.
 * @param {{pmf: Pairs, tail: number} | null} law
 * @param {{runs: number, counts: Pairs} | null} sample
 * @param {number | null} own  the run's value
 * @param {number} most
 * @returns {{bins: Bin[], width: number}}
 */
export function bins(law, sample, own, most) {
  /** @type {Pairs[]} */
  const sources = [];
  if (law) sources.push(law.pmf);
  if (sample && sample.runs > 0) sources.push(sample.counts.map(([v, c]) => [v, c / sample.runs]));
  let lo = own ?? Infinity;
  let hi = own ?? -Infinity;
  for (const pairs of sources) {
    const [a, b] = middle(pairs);
    lo = Math.min(lo, a);
    hi = Math.max(hi, b);
  }
  if (lo > hi) return { bins: [], width: 1 };
  const width = Math.max(1, Math.ceil((hi - lo + 1) / most));
  const n = Math.ceil((hi - lo + 1) / width);
  /** @type {Bin[]} */
  const out = Array.from({ length: n }, (_, i) => ({
    from: lo + i * width,
    to: lo + (i + 1) * width - 1,
    exact: law ? 0 : null,
    share: sample && sample.runs > 0 ? 0 : null,
    error: 0,
  }));
  for (const [v, p] of law?.pmf ?? []) {
    const bin = out[Math.floor((v - lo) / width)];
    if (bin) bin.exact = (bin.exact ?? 0) + p;
  }
  if (sample && sample.runs > 0) {
    for (const [v, c] of sample.counts) {
      const bin = out[Math.floor((v - lo) / width)];
      if (bin) bin.share = (bin.share ?? 0) + c / sample.runs;
    }
    for (const bin of out) {
      // Where the law is known the error is its own; a sample's empty bin would otherwise claim to have none.
      const p = Math.min(1, bin.exact ?? bin.share ?? 0);
      bin.error = Math.sqrt((p * (1 - p)) / sample.runs);
    }
  }
  return { bins: out, width };
}

/** The values between which nearly all of a law lies. @param {Pairs} pairs @returns {[number, number]} */
function middle(pairs) {
  if (pairs.length === 0) return [Infinity, -Infinity];
  let below = 0;
  let lo = pairs[0][0];
  for (const [v, p] of pairs) {
    lo = v;
    below += p;
    if (below > OUT) break;
  }
  let above = 0;
  let hi = pairs[pairs.length - 1][0];
  for (let i = pairs.length - 1; i >= 0; i--) {
    hi = pairs[i][0];
    above += pairs[i][1];
    if (above > OUT) break;
  }
  return [lo, Math.max(lo, hi)];
}

/** The most probable value. @param {Pairs} pmf @returns {[number, number] | null} */
export function mode(pmf) {
  /** @type {[number, number] | null} */
  let best = null;
  for (const pair of pmf) if (!best || pair[1] > best[1]) best = pair;
  return best;
}
