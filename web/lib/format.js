/** Numbers and times as the reader's language writes them. */
import { has, language, t } from './i18n.js';

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
  return format({ maximumFractionDigits: digits, signDisplay: 'negative' }).format(x);
}

/** A number with exactly `digits` after the point. @param {number} x @param {number} digits */
export function fixed(x, digits) {
  return format({ minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: 'negative' }).format(x);
}

/**
 * A number with `digits` significant digits; below 0.0001 and from 10^15 on as a power of ten: 1.2 × 10⁻⁷.
 * @param {number} x @param {number} [digits]  1 to 17
 */
export function significant(x, digits = 4) {
  const a = Math.abs(x);
  if (a === 0 || (a >= 1e-4 && a < 1e15) || !Number.isFinite(a)) return format({ maximumSignificantDigits: digits, signDisplay: 'negative' }).format(x);
  const [mantissa, exponent] = x.toExponential(digits - 1).split('e');
  // As text, for 9.007199254740992 as a number is a little more than that.
  return `${format({ maximumFractionDigits: digits - 1 }).format(/** @type {any} */ (mantissa))}\u00a0×\u00a010${raised(exponent)}`;
}

/** An exponent as raised digits: ⁻⁷. @param {string | number} exponent  such as +15 or -7 */
export const raised = (exponent) => String(exponent).replace('+', '').replace(/[-\d]/g, (c) => (c === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(c)]));

/**
 * A share of 1 as a percentage, with up to `digits` after the point; more where it would else read 0 % or 100 % and is
 * neither.
 * @param {number} x @param {number} [digits]
 */
export function percent(x, digits = 1) {
  let d = digits;
  const told = () => Number((x * 100).toFixed(d));
  while (d < 20 && ((x !== 0 && told() === 0) || (x !== 1 && told() === 100))) d++;
  return format({ style: 'percent', maximumFractionDigits: d, signDisplay: 'negative' }).format(x);
}

/** A unit's key in the messages, and its size in milliseconds. */
const UNITS = /** @type {const} */ ([
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
]);

/** From here on only days are told. */
const LONG = 400 * 86_400_000;

/**
 * A time as people say it: 204800 → "3 min 24.8 s". It is rounded once, to the smallest part that is told: below a
 * second to 0.001 ms (under 1 ms to three significant digits, from 100 ms on to 0.1 ms), below a minute to 0.01 s, below
 * an hour to 0.1 s, below a day to 1 s, below 400 days to 1 min, then to a day. So 59.996 s reads "1 min", never "60 s".
 * Parts that are zero are left out. What duration.js reads.
 * @param {number} ms
 */
export function duration(ms) {
  const a = Math.abs(ms);
  const sign = ms < 0 && a > 0 ? '−' : '';
  if (!Number.isFinite(a)) return sign + unit(a, 'day', number(a));
  if (a < 1) return sign + unit(a, 'millisecond', significant(a, 3));
  const short = a < 100 ? Math.round(a * 1000) / 1000 : Math.round(a * 10) / 10;
  if (short < 1000) return sign + unit(short, 'millisecond', number(short, 3));
  if (a >= LONG) return sign + unit(Math.round(a / 86_400_000), 'day', number(a / 86_400_000));
  const step = a < 60_000 ? 10 : a < 3_600_000 ? 100 : a < 86_400_000 ? 1000 : 60_000;
  let rest = Math.round(a / step) * step;
  const parts = [];
  for (const [name, size] of UNITS) {
    const n = name === 'second' ? rest / size : Math.floor(rest / size);
    if (n > 0) parts.push(unit(n, name, number(n, 2)));
    rest -= Math.floor(rest / size) * size;
  }
  return sign + parts.join(' ');
}

/**
 * Units are words of ours: the engines' own differ from version to version.
 * @param {number} count @param {'day' | 'hour' | 'minute' | 'second' | 'millisecond'} name @param {string} text  the count as it is written
 */
const unit = (count, name, text) => t(`unit-${name}`, { count, n: text });

/** @type {Map<string, Intl.ListFormat>} */
const lists = new Map();

/** Names in a row, with the language's own "and". @param {string[]} names */
export function list(names) {
  let f = lists.get(language.value);
  if (!f) {
    f = new Intl.ListFormat(language.value, { type: 'conjunction' });
    lists.set(language.value, f);
  }
  return f.format(names);
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
  // A code that this page does not know yet still has its message.
  return has(`fault-${e.code}`) ? t(`fault-${e.code}`, { ...args, message: e.message }) : e.message;
}
