/** Values of claims, written as the reader's language writes numbers. */
import { number, significant } from '../../lib/format.js';
import { has, t } from '../../lib/i18n.js';

/**
 * @param {unknown} v @param {string | undefined} unit
 * @returns {string}
 */
export function told(v, unit) {
  const text = bare(v, unit);
  return unit === 'ms' && v !== null ? t('unit-millisecond', { count: typeof v === 'number' ? v : 2, n: text }) : text;
}

/** @param {unknown} v @param {string | undefined} unit @returns {string} */
function bare(v, unit) {
  if (v === null || v === undefined) return '–';
  if (unit === 'year') return String(v); // 1964, not 1,964
  if (typeof v === 'number') return unit === 'probability' ? significant(v, 6) : Number.isInteger(v) ? number(v) : significant(v, 9);
  // A middle dot between, as a comma is part of numbers in one language or another.
  if (Array.isArray(v)) return v.map((x) => (Array.isArray(x) && x.length > 0 ? `(${bare(x, unit)})` : bare(x, unit))).join('\u00a0· ') || '–';
  // proved, refuted and their like; names of the core's own stay as they are.
  return has(`claims-value-${v}`) ? t(`claims-value-${v}`) : String(v);
}

/** What the sentence says of the value. @param {import('./groups.js').Result} r */
export function expectation(r) {
  const value = told(r.expected, r.unit);
  if (r.relation === '<') return t('claims-below', { value });
  if (r.relation === '>') return t('claims-above', { value });
  const size = typeof r.expected === 'number' ? Math.abs(r.expected) : 0;
  // A margin as small as a rounding is none that a reader wants to hear of.
  if (r.tolerance > 1e-6 * Math.max(size, 1e-30) && r.tolerance > 0) return t('claims-around', { value, margin: told(Number(r.tolerance.toPrecision(2)), r.unit) });
  return value;
}
