/**
 * Where the words at arrows stand: beside their arrow, as near its beginning as they can be without lying on one another.
 * What finds no place is left out; it is told when the arrow is pointed at.
 */

/** @typedef {{left: number, right: number, top: number, bottom: number}} Box */

/** Places along an arrow, the best first. */
const ALONG = [0.34, 0.46, 0.24, 0.58, 0.7, 0.82];

/**
 * @param {{x1: number, y1: number, x2: number, y2: number, text: string}[]} lines  the important ones first
 * @param {number} charWidth @param {number} height
 * @param {{left: number, right: number, taken?: Box[]}} where  words may stand, and where they may not
 * @returns {({x: number, y: number} | null)[]}  the middle of each label's baseline
 */
export function placeLabels(lines, charWidth, height, where) {
  const { left, right } = where;
  const taken = [...(where.taken ?? [])];
  return lines.map(({ x1, y1, x2, y2, text }) => {
    const w = text.length * charWidth;
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (text === '' || length < height * 2) return null;
    // Beside the arrow, on the side that is up.
    const up = x2 === x1 ? 0 : Math.sign(x2 - x1);
    const aside = { x: (up * (y2 - y1) * (w / 2 + 3)) / length, y: (-up * (x2 - x1) * 7) / length };
    for (const f of ALONG) {
      const x = x1 + (x2 - x1) * f + aside.x;
      const y = y1 + (y2 - y1) * f + aside.y + height / 3;
      const box = { left: x - w / 2 - 2, right: x + w / 2 + 2, top: y - height, bottom: y + 3 };
      if (box.left >= left && box.right <= right && taken.every((b) => b.right < box.left || b.left > box.right || b.bottom < box.top || b.top > box.bottom)) {
        taken.push(box);
        return { x, y };
      }
    }
    return null;
  });
}
