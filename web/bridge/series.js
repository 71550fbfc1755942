/** The mark that core/wire leaves in the text where a long list of numbers stood. */
const KEY = '$series';

/**
 * Puts the long lists back into a result. They came beside the text, as one typed array, because text would be twenty
 * times slower; whoever made the call sees plain arrays either way.
 * @param {string} text
 * @param {Uint8Array | null} bulk  float64s, little-endian
 * @returns {unknown}
 */
export function parseResult(text, bulk) {
  const value = JSON.parse(text);
  if (!bulk) return value;
  const numbers = new Float64Array(bulk.buffer, bulk.byteOffset, bulk.byteLength / 8);
  return revive(value, numbers);
}

/** @param {any} v @param {Float64Array} numbers @returns {any} */
function revive(v, numbers) {
  if (v === null || typeof v !== 'object') return v;
  const mark = v[KEY];
  if (mark) return Array.from(numbers.subarray(mark[0], mark[0] + mark[1]));
  for (const key of Object.keys(v)) {
    const inner = v[key];
    if (inner !== null && typeof inner === 'object') v[key] = revive(inner, numbers);
  }
  return v;
}
