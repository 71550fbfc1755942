/**
 * Times as people type them.
 *
 * `100ms`, `1.5s`, `1,5 s`, `2m`, `2 min`, `1h 30m`, `250` (a bare number is milliseconds), and the units' names in the
 * page's languages. What can't be read gives null; nothing is guessed.
 */

/** Longest first within one size, so that "min" is not read as "m" and "in". @type {[number, string[]][]} */
const UNITS = [
  [1e-3, ['µs', 'us', 'мкс', '微秒']],
  [1, ['milliseconds', 'millisecond', 'msec', 'ms', 'мс', '毫秒', 'msn', 'milisaniye']],
  [1000, ['seconds', 'second', 'secs', 'sec', 's', 'секунда', 'секунды', 'секунд', 'сек', 'с', '秒鐘', '秒', 'saniye', 'sn']],
  [60_000, ['minutes', 'minute', 'mins', 'min', 'm', 'минута', 'минуты', 'минут', 'мин', 'м', '分鐘', '分', 'dakika', 'dk']],
  [3_600_000, ['hours', 'hour', 'hrs', 'hr', 'h', 'часа', 'часов', 'час', 'ч', '小時', '時', 'saat', 'sa']],
  [86_400_000, ['days', 'day', 'd', 'дней', 'дня', 'день', 'д', '天', '日', 'gün', 'g']],
];

const bySymbol = new Map(UNITS.flatMap(([size, names]) => names.map((n) => /** @type {[string, number]} */ ([n, size]))));

/**
 * @param {string} text
 * @returns {number | null} milliseconds, not negative
 */
export function parseDuration(text) {
  const s = text.trim().toLowerCase().replaceAll('.\u00a0', '. ').replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
  if (s === '') return null;
  const part = /\s*(\d+(?:[.,]\d+)?|[.,]\d+)\s*([^\d\s.,]*)\.?\s*/uy;
  let at = 0;
  let total = 0;
  let smallest = Infinity;
  let parts = 0;
  while (at < s.length) {
    part.lastIndex = at;
    const m = part.exec(s);
    if (!m) return null;
    const number = Number(m[1].replace(',', '.'));
    const size = m[2] === '' ? (parts === 0 && part.lastIndex >= s.length ? 1 : undefined) : bySymbol.get(m[2]);
    // "1h 30m" goes from large to small; "30m 1h" or "5s 5s" is more likely a slip.
    if (size === undefined || size >= smallest) return null;
    total += number * size;
    smallest = size;
    parts++;
    at = part.lastIndex;
  }
  return Number.isFinite(total) ? total : null;
}

/**
 * A time as it stands in a field or a link: short, exact, and read back as the same number of milliseconds.
 * @param {number} ms
 */
export function writeDuration(ms) {
  for (const [size, symbol] of /** @type {[number, string][]} */ ([
    [86_400_000, 'd'],
    [3_600_000, 'h'],
    [60_000, 'm'],
    [1000, 's'],
  ])) {
    // At most three digits after the point, and only if nothing is lost: 1500 → 1.5s, 90000 → 1.5m, 100 → 100ms.
    const x = ms / size;
    const short = Number(x.toFixed(3));
    if (x >= 1 && short * size === ms && parseDuration(`${short}${symbol}`) === ms) return `${short}${symbol}`;
  }
  return `${plain(ms)}ms`;
}

/** A number without an exponent. @param {number} x */
function plain(x) {
  const s = String(x);
  if (!/e/.test(s)) return s;
  return x >= 1 ? BigInt(Math.round(x)).toString() : x.toFixed(20).replace(/0+$/, '').replace(/\.$/, '');
}
