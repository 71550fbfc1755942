/** Numbers and times as the reader's language writes them. */
import { language, t } from './i18n.js';

/** @type {Map<string, Intl.NumberFormat>} */
const formats = new Map();

/** @param {Intl.NumberFormatOptions} options */
function format(options) {
  const key = language.value + JSON.stringify(options);
  let f = formats.get(key);
  if (!f) {
    f = new Intl.NumberFormat(language.value, options);
    formats.set(key, f);
  }
  return f;
}

/** A count, or a number with up to `digits` after the point. @param {number} x @param {number} [digits] */
export function number(x, digits = 0) {
  return format({ maximumFractionDigits: digits }).format(x);
}

/** A number with exactly `digits` after the point. @param {number} x @param {number} digits */
export function fixed(x, digits) {
  return format({ minimumFractionDigits: digits, maximumFractionDigits: digits }).format(x);
}

/** A number with `digits` significant digits; far from 1 in powers of ten. @param {number} x @param {number} [digits] */
export function significant(x, digits = 4) {
  const a = Math.abs(x);
  if (a !== 0 && (a < 1e-4 || a >= 1e15)) return format({ notation: 'scientific', maximumSignificantDigits: digits }).format(x);
  return format({ maximumSignificantDigits: digits }).format(x);
}

/** @param {number} x  a share of 1 @param {number} [digits] */
export function percent(x, digits = 1) {
  return format({ style: 'percent', maximumFractionDigits: digits }).format(x);
}

const UNITS = /** @type {const} */ ([
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
]);

/**
 * A time as people say it: 204800 → "3 min 24.8 s". Below a second in milliseconds, with as many digits as it has, up to
 * three significant ones after rounding; above 400 days in days.
 * @param {number} ms
 */
export function duration(ms) {
  const negative = ms < 0;
  const a = Math.abs(ms);
  if (a < 1000) return unit(ms, 'millisecond', a >= 100 ? 1 : 3);
  if (a >= 400 * 86_400_000) return unit(ms / 86_400_000, 'day', 0);
  const parts = [];
  // Round once, to the smallest unit that will be told, so that 59.96 s never reads "60 s".
  let rest = a < 60_000 ? Math.round(a / 10) * 10 : a < 3_600_000 ? Math.round(a / 100) * 100 : Math.round(a / 1000) * 1000;
  for (const [name, size] of UNITS) {
    if (name === 'second') {
      if (rest > 0 || parts.length === 0) parts.push(unit(rest / 1000, name, 2));
    } else if (rest >= size) {
      const n = Math.floor(rest / size);
      parts.push(unit(n, name, 0));
      rest -= n * size;
    }
    if (parts.length === 2) break;
  }
  const text = parts.join(' ');
  return negative ? `−${text}` : text;
}

/** @param {number} x @param {string} name @param {number} digits */
function unit(x, name, digits) {
  return format({ style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: digits }).format(x);
}

/** Names in a row, with the language's own "and". @param {string[]} names */
export function list(names) {
  return new Intl.ListFormat(language.value, { type: 'conjunction' }).format(names);
}

/**
 * What went wrong, as a sentence.
 * @param {{code: string, field: string, message: string, args: Record<string, unknown>}} e
 * @param {(field: string) => string} [nameOf]  what the page calls the field
 */
export function fault(e, nameOf = (field) => field) {
  /** @type {Record<string, string | number>} */
  const args = { field: nameOf(e.field) || e.field, problem: '', value: '', min: '', max: '', limit: '', allowed: '' };
  for (const [k, v] of Object.entries(e.args)) args[k] = Array.isArray(v) ? v.join(', ') : typeof v === 'number' ? significant(v, 16) : String(v);
  if (e.code === 'out-of-range') {
    const known = `${e.args.min === undefined ? '' : 'min'}${e.args.max === undefined ? '' : 'max'}`;
    return t(`fault-out-of-range-${known || 'other'}`, { ...args, message: e.message });
  }
  return t(`fault-${e.code}`, { ...args, message: e.message });
}
