/** Values, lines, seeds and threads as texts. */
import { letters } from './path.js';

/** What a cell holds, as the lock's own text writes it. @param {number | string | null} value */
export const held = (value) => (value === null ? 'none' : String(value));

/** The text of a line, without what indents it and without its comment. @param {string} source @param {number} line  from 1 */
export function lineText(source, line) {
  const text = (source.split('\n')[line - 1] ?? '').trim();
  let quote = '';
  for (let k = 0; k < text.length; k++) {
    const c = text[k];
    if (quote) {
      if (c === '\\') k++;
      else if (c === quote) quote = '';
    } else if (c === '"' || c === "'") quote = c;
    else if (c === '#') return text.slice(0, k).trimEnd();
  }
  return text;
}

/** A seed of a thousand digits is told by its ends. @param {string} seed */
export const short = (seed) => (seed.length > 24 ? `${seed.slice(0, 10)}…${seed.slice(-10)}` : seed);

/** The next seed, or the one before, of any size. @param {string} seed @param {number} by */
export const seedPlus = (seed, by) => String(BigInt(seed) + BigInt(by));

/** The smallest and the largest of some numbers as one text: 4, or 4–7. @param {number[]} all @param {(x: number) => string} write */
export function span(all, write) {
  const least = Math.min(...all);
  const most = Math.max(...all);
  return least === most ? write(least) : `${write(least)}–${write(most)}`;
}

/** A, B, D–G. @param {number[]} threads  in rising order */
export function ranges(threads) {
  /** @type {string[]} */
  const out = [];
  for (let i = 0; i < threads.length; ) {
    let j = i;
    while (threads[j + 1] === threads[j] + 1) j++;
    if (j - i >= 2) out.push(`${letters(threads[i])}–${letters(threads[j])}`);
    else for (let k = i; k <= j; k++) out.push(letters(threads[k]));
    i = j + 1;
  }
  return out.join(', ');
}
