/** What the question before the figure asks of a run, and which answer the run bears out. */

/** @typedef {import('../../api.d.ts').MutexScenario} Scenario */
/** @typedef {import('../../api.d.ts').MutexRan} Ran */

/**
 * Whoever did something to the run, let chance do it, or took a rule away, is asked what becomes of it; else, what it costs.
 * @param {Scenario} s @param {readonly {name: string, rule: boolean}[]} options  of the algorithm
 */
export const asksFate = (s, options) => Boolean(s.faults?.journal?.length || s.faults?.loss || s.faults?.duplicate || s.fifo === false || options.some((o) => o.rule && s.options?.[o.name] !== undefined));

/** Whether those who leave ask again and again: then the mean of an entry is asked for. @param {Scenario} s */
const endless = (s) => s.workload?.kind === 'saturated' || s.workload?.kind === 'sparse';

/** How many entries are paid for together. @param {Scenario} s */
export const asked = (s) => (endless(s) ? 1 : (s.workload?.requests?.length ?? s.processes ?? 0));

/**
 * The guesses offered, the smallest first: what an entry costs if it takes one message, three, one to and from everybody
 * else, or three of them. No algorithm is looked at.
 * @param {Scenario} s
 */
export function guesses(s) {
  const n = s.processes ?? 0;
  return [...new Set([1, 3, 2 * (n - 1), 3 * (n - 1)].map((x) => x * asked(s)))].sort((a, b) => a - b);
}

/** Beyond the largest guess by so much, it is more. */
const BEYOND = 1.25;

/**
 * The guess that is nearest; null: the run tells nothing of it.
 * @param {Scenario} s @param {Ran} r
 * @returns {string | null}
 */
export function cost(s, r) {
  const paid = endless(s) ? r.perEntry.messages : r.messages;
  if (paid === null || !r.complete || r.entered < asked(s)) return null;
  const all = guesses(s);
  if (paid > BEYOND * all[all.length - 1]) return 'more';
  return String(all.reduce((best, x) => (Math.abs(x - paid) < Math.abs(best - paid) ? x : best)));
}

/**
 * What becomes of a run: two are inside at once; some wait for ever, or until the time is up; all who asked get in. null: it
 * was cut before that was seen.
 * @param {Ran} r @returns {'two' | 'blocked' | 'well' | null}
 */
export function fate(r) {
  if (r.violations > 0 || r.overwrote > 0) return 'two';
  if (r.blocked.length > 0 || (r.ended === 'until' && r.waiting.length > 0)) return 'blocked';
  return r.complete && (r.ended === 'entries' || r.waiting.length === 0) ? 'well' : null;
}

/** A name for the question about this run: what the reader said is remembered under it. @param {Scenario} s */
export function questionId(s) {
  const text = JSON.stringify(s);
  let h = 0;
  for (let i = 0; i < text.length; i++) h = (Math.imul(h, 31) + text.charCodeAt(i)) | 0;
  return `mutex-${s.algorithm}-${(h >>> 0).toString(36)}`;
}
