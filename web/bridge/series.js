/** The marks that core/wire leaves in the text where a long list of numbers, or of pairs of them, stood. */
const SERIES = '$series';
const PAIRS = '$pairs';

/**
 * Puts the long lists back into a result. They came beside the text, as one typed array, because text would be twenty
 * times slower; whoever made the call sees plain arrays either way.
 * @param {string} text
 * @param {Uint8Array | null} bulk  float64s, little-endian
 * @returns {unknown}
 */
export function parseResult(text, bulk) {
  // In a box, so that a mark which is the whole result is found like any other.
  const box = { value: JSON.parse(text) };
  if (bulk) revive(box, new Float64Array(bulk.buffer, bulk.byteOffset, bulk.byteLength / 8));
  return box.value;
}

/** Not by recursion: nobody says how deep a result may be. @param {any} box @param {Float64Array} numbers */
function revive(box, numbers) {
  const open = [box];
  for (let v = open.pop(); v !== undefined; v = open.pop()) {
    for (const key of Object.keys(v)) {
      const inner = v[key];
      if (inner === null || typeof inner !== 'object') continue;
      if (inner[SERIES]) v[key] = part(inner[SERIES], 1, numbers);
      else if (inner[PAIRS]) v[key] = pairs(part(inner[PAIRS], 2, numbers));
      else open.push(inner);
    }
  }
}

/**
 * @param {[number, number]} mark  where it starts and how long it is @param {number} each  numbers in one element
 * @param {Float64Array} numbers
 */
function part([start, length], each, numbers) {
  const end = start + length * each;
  if (end > numbers.length) throw new RangeError(`a series of ${length} from ${start} on is not among the ${numbers.length} numbers that came`);
  return Array.from(numbers.subarray(start, end));
}

/** @param {number[]} flat */
function pairs(flat) {
  const out = new Array(flat.length / 2);
  for (let i = 0; i < out.length; i++) out[i] = [flat[2 * i], flat[2 * i + 1]];
  return out;
}
