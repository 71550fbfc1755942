/** What the page asks of the core: each result follows its request. */
import { computed, effect, signal, untracked } from '@preact/signals-core';
import { live } from '../../lib/live.js';
import { SETTINGS } from './settings.js';

/** @param {Record<string, any>} v */
const channel = (v) => ({ participants: v.participants, window: v.window, cap: v.cap });
/** @param {Record<string, any>} v */
const contest = (v) => ({ ...channel(v), seed: v.seed, choice: v.choice, maxRounds: v.maxRounds });

/** The exact theory goes this far; see core/slots. */
export const MOST_EXACT = 200;

/** @param {import('../../lib/params.js').Params} params */
export function calls(params) {
  const v = params.values;
  /** @type {import('../../lib/live.js').Live<import('../../api.d.ts').Result>} */
  const run = live('slots.run', () => contest(v.value));
  /** Two or more who choose alike have no distribution: it never ends. */
  const random = computed(() => v.value.choice === 'independent' || v.value.participants < 2);
  /** @type {import('../../lib/live.js').Live<import('../../api.d.ts').Chain>} */
  const exact = live('slots.exact', () => (random.value && v.value.participants <= MOST_EXACT ? channel(v.value) : null));
  /** @type {import('../../lib/live.js').Live<import('../../api.d.ts').Probability>} */
  const joint = live('slots.joint', () => {
    const r = run.result.value;
    if (!exact.result.value || !r || run.stale.value || r.completed < v.value.participants || r.rounds > 1000 || Number(r.collisions) > 65535) return null;
    return { ...channel(v.value), rounds: r.rounds, collisions: Number(r.collisions) };
  });
  /** @type {import('../../lib/live.js').Live<import('../../api.d.ts').Sampled>} */
  const sample = live('slots.sample', () => (v.value.sample !== 0 && random.value ? { ...contest(v.value), runs: v.value.sample } : null));

  // What other settings come to. It waits for the page's own numbers, so that those come first.
  const ready = signal(false);
  const settled = computed(() => ready.value || run.result.value !== null || run.error.value !== null);
  /** @type {Map<string, import('../../lib/live.js').Live<import('../../api.d.ts').Chain>>} */
  const settings = new Map();
  for (const { id, values } of SETTINGS) {
    if (values.choice === 'independent') settings.set(id, live('slots.exact', () => (settled.value ? { ...channel(values), summary: id !== 'document' } : null)));
  }
  /** Where a 64-bit counter ends. @type {import('../../lib/live.js').Live<import('../../api.d.ts').Result>} */
  const counter = live('slots.run', () => (settled.value ? contest(SETTINGS.find(({ id }) => id === 'counter')?.values ?? {}) : null));

  // What the results on the page are of: while a newer one is computed, or can't be, the older one keeps its own values.
  const of = signal(v.value);
  const follow = effect(() => {
    if (run.result.value && !run.stale.value) of.value = untracked(() => v.value);
  });

  const all = [run, exact, joint, sample, counter, ...settings.values()];
  return {
    run,
    of,
    random,
    exact,
    joint,
    sample,
    settings,
    counter,
    close() {
      follow();
      for (const l of all) l.close();
    },
  };
}
