/** What the question before the figure asks, and which answer a search bears out. */

/** Two inside after so many steps, or fewer, is soon. */
export const SOON = 10;

/** So many stored states are looked at for an answer: a moment's work. */
export const LOOK = 100_000;

/**
 * A name for the question about this lock: what the reader said is remembered under it. Of a text of one's own it is a
 * short hash: two texts that share it share no more than a remembered guess.
 * @param {import('./lab.js').Choice} choice
 */
export function questionId(choice) {
  if ('lock' in choice) return `locks-${choice.lock}-${choice.variant}-${choice.threads}`;
  let h = 0;
  for (let i = 0; i < choice.source.length; i++) h = (Math.imul(h, 31) + choice.source.charCodeAt(i)) | 0;
  return `locks-own-${(h >>> 0).toString(36)}-${choice.threads}`;
}

/**
 * The answer that a search bears out; null: it is open.
 * @param {import('../../api.d.ts').Checked} c
 * @returns {'never' | 'soon' | 'later' | null}
 */
export function truthOf(c) {
  const v = c.verdicts.find((w) => w.property === 'mutual-exclusion');
  if (!v || v.status === 'unknown') return null;
  if (v.status === 'refuted') return v.steps <= SOON ? 'soon' : 'later';
  // Proved in part only, as within a bound: the rest may hold a run.
  return v.because === '' ? 'never' : null;
}
