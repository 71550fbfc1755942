/**
 * Which steps of a long path are shown: as many as fit, with the present one among them. It stands in the middle, unless an
 * end is near.
 * @param {number} length  of the path
 * @param {number} here  steps taken
 * @param {number} fits
 * @returns {{from: number, to: number}}
 */
export function windowOf(length, here, fits) {
  if (length <= fits) return { from: 0, to: length };
  const from = Math.max(0, Math.min(length - fits, here - Math.ceil(fits / 2)));
  return { from, to: from + fits };
}
