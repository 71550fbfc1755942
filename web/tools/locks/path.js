/**
 * A path as a text: each step is its thread's letters and the number of the line it stood at, as A5B5A7. A step is never
 * named by the state it leads to, so a path still means something after the text was edited.
 *
 * @typedef {{thread: number, line: number}} Step
 */

/** A, B … Z, AA, AB …: what a thread is called, everywhere on the page. @param {number} thread  from 0 */
export function letters(thread) {
  let s = '';
  for (let k = thread + 1; k > 0; k = Math.floor((k - 1) / 26)) s = String.fromCharCode(65 + ((k - 1) % 26)) + s;
  return s;
}

/** The opposite of letters(). @param {string} name */
const threadOf = (name) => [...name].reduce((k, c) => 26 * k + c.charCodeAt(0) - 64, 0) - 1;

/** @param {readonly Step[]} steps */
export const writePath = (steps) => steps.map(({ thread, line }) => `${letters(thread)}${line}`).join('');

/**
 * Reads as many steps as can be read. `rest` is what follows them and is no path.
 * @param {string} text
 * @returns {{steps: Step[], rest: string}}
 */
export function readPath(text) {
  /** @type {Step[]} */
  const steps = [];
  const step = /([A-Z]{1,2})(\d{1,6})/y;
  let end = 0;
  for (let m = step.exec(text); m; m = step.exec(text)) {
    steps.push({ thread: threadOf(m[1]), line: Number(m[2]) });
    end = step.lastIndex;
  }
  return { steps, rest: text.slice(end) };
}
