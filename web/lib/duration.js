/**
 * Times as people type them.
 *
 * `100ms`, `1.5s`, `1,5 s`, `2m`, `2 min`, `1h 30m`, `20 000 ms`, `250` (a bare number is milliseconds), and the units'
 * names in the page's languages; full-width digits and letters are the same as narrow ones. What can't be read gives
 * null; nothing is guessed: `1,000 s` is a second to some and a thousand to others, so it is not read.
 */

/** A unit's size in milliseconds, its symbol in links, and everything people call it. @type {[number, string, string[]][]} */
const UNITS = [
  [86_400_000, 'd', ['days', 'day', 'дней', 'дня', 'день', 'дн', 'д', 'сутки', 'суток', 'сут', '天', '日', 'gün', 'g']],
  [3_600_000, 'h', ['hours', 'hour', 'hrs', 'hr', 'часа', 'часов', 'час', 'ч', '個小時', '小時', '小时', '時', 'saat', 'sa']],
  [60_000, 'm', ['minutes', 'minute', 'mins', 'min', 'минута', 'минуту', 'минуты', 'минут', 'мин', 'м', '分鐘', '分钟', '分', 'dakika', 'dk']],
  [1000, 's', ['seconds', 'second', 'secs', 'sec', 'секунда', 'секунду', 'секунды', 'секунд', 'сек', 'с', '秒鐘', '秒钟', '秒', 'saniye', 'sn']],
  [1, 'ms', ['milliseconds', 'millisecond', 'msecs', 'msec', 'миллисекунда', 'миллисекунды', 'миллисекунд', 'мс', '毫秒', 'milisaniye', 'msn']],
  [1e-3, 'us', ['microseconds', 'microsecond', 'μs', 'микросекунда', 'микросекунды', 'микросекунд', 'мкс', '微秒', 'mikrosaniye']],
];

const bySymbol = new Map(UNITS.flatMap(([size, symbol, names]) => [symbol, ...names].map((n) => /** @type {[string, number]} */ ([n, size]))));

/**
 * @param {string} text
 * @returns {number | null} milliseconds, not negative
 */
export function parseDuration(text) {
  // NFKC: full-width digits, letters and commas become narrow, blanks of every width the ordinary one, µ one of its two.
  // The dot that remains of a Turkish İ in lower case is dropped.
  const s = text.normalize('NFKC').toLowerCase().replaceAll('\u0307', '').trim();
  if (s === '') return null;
  const part = /\s*(\d{1,3}(?:\s\d{3})+|\d+)?([.,]\d+)?\s*([^\d\s.,]*)\.?\s*/uy;
  let at = 0;
  let total = 0;
  let smallest = Infinity;
  while (at < s.length) {
    part.lastIndex = at;
    const m = part.exec(s);
    if (!m) return null;
    const [, whole = '', fraction = '', name] = m;
    if (whole === '' && fraction === '') return null;
    if (/^,\d{3}$/.test(fraction) && /^[1-9]/.test(whole)) return null;
    const alone = at === 0 && part.lastIndex >= s.length;
    const size = name === '' ? (alone ? 1 : undefined) : bySymbol.get(name);
    // "1h 30m" goes from large to small; "30m 1h" or "5s 5s" is more likely a slip.
    if (size === undefined || size >= smallest) return null;
    // The point is moved in the text, not by multiplying: 1.005 · 1000 is not 1005.
    const digits = `${whole.replace(/\s/g, '') || '0'}${fraction.replace(',', '.')}`;
    total += size >= 1000 ? Number(`${digits}e3`) * (size / 1000) : Number(size === 1 ? digits : `${digits}e-3`);
    smallest = size;
    at = part.lastIndex;
  }
  return Number.isFinite(total) ? total : null;
}

/**
 * A time as it stands in a field or a link: short, exact, and read back as the same number of milliseconds.
 * @param {number} ms  finite, not negative
 */
export function writeDuration(ms) {
  for (const [size, symbol] of UNITS) {
    if (size < 1000) break;
    // At most three digits after the point, and only if nothing is lost: 1500 → 1.5s, 90000 → 1.5m, 100 → 100ms.
    const x = ms / size;
    const short = `${plain(Number(x.toFixed(3)))}${symbol}`;
    if (x >= 1 && parseDuration(short) === ms) return short;
  }
  return `${plain(ms)}ms`;
}

/** A number that is not negative, without an exponent: the point is moved in its shortest text. @param {number} x */
function plain(x) {
  const [mantissa, exponent] = String(x).split('e');
  if (exponent === undefined) return mantissa;
  const [whole, fraction = ''] = mantissa.split('.');
  const e = Number(exponent);
  if (e < 0) return `0.${'0'.repeat(-e - whole.length)}${whole}${fraction}`;
  return whole + fraction.padEnd(e, '0');
}
