/** Numbers and sentences that several parts of the page say. */
import { number, percent, significant } from '../../lib/format.js';
import { language, t } from '../../lib/i18n.js';
import { countRound } from './round.js';

/** A count that may be a string of digits. @param {import('./round.js').Count} x */
export function big(x) {
  return typeof x === 'string' ? new Intl.NumberFormat(language.value).format(BigInt(x)) : number(x);
}

/** A mean: three digits after the point, and far from there as many as help. @param {number} x */
export const mean = (x) => (Math.abs(x) < 1e6 ? number(x, 3) : significant(x, 6));

/** A probability: never 0 % or 100 % for what is neither. @param {number} p */
export function chance(p) {
  if (p > 0 && p < 0.0005) return significant(p, 3);
  if (p > 0.995 && p < 1) return percent(p, Math.min(14, Math.ceil(-Math.log10(1 - p))));
  return percent(p, 2);
}

/**
 * One round as one sentence.
 * @param {import('./round.js').Round} round @param {number} at  from 1 @param {number} of
 */
export function roundSentence(round, at, of) {
  const { waiting, alone, collided, shared } = countRound(round);
  const args = { round: at, rounds: of, window: big(round.window), waiting, alone, collided, shared };
  return t(collided === 0 ? 'slots-round-done' : alone === 0 ? 'slots-round-none' : 'slots-round', args);
}
