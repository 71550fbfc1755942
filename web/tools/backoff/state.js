/** What the page asks the core, and what it makes of the answers. */
import { computed } from '@preact/signals-core';
import { live } from '../../lib/live.js';
import { usualSpan } from './herd.js';
import { OWN, parameterOf, policyOf, shown, STRATEGIES } from './policy.js';

/** @typedef {import('./policy.js').Strategy} Strategy */
/** @typedef {{calls: number, waits: import('./ranges.js').Wait[], total: import('./totals.js').Total}} Schedule */
/** @typedef {{id: string, system: string, version: string, source: string, counts: string, configured: number, policy: import('./policy.js').Policy, exact: boolean, notes: {key: string, text: string}[]}} Preset */
/** @typedef {{surely: number, average: number, best: number, limit: number}} Fit */

const ALL = /** @type {Strategy[]} */ ([...STRATEGIES, OWN]);

/** In which order they are computed: the law of decorrelated jitter takes by far the longest. */
const QUICK_FIRST = [...ALL].sort((a, b) => Number(a === 'decorrelated') - Number(b === 'decorrelated'));

/** @typedef {ReturnType<typeof createState>} State */

/** @param {import('../../lib/params.js').Params} params */
export function createState(params) {
  const v = () => params.values.value;
  /** @param {Strategy} s */
  const wanted = (s) => s !== OWN || v().jitter === OWN;
  /** @template T @param {(s: Strategy) => import('../../lib/live.js').Live<T>} make */
  const each = (make) => /** @type {Record<Strategy, import('../../lib/live.js').Live<T>>} */ (Object.fromEntries(QUICK_FIRST.map((s) => [s, make(s)])));

  const schedules = each((s) => /** @type {import('../../lib/live.js').Live<Schedule>} */ (live('backoff.schedule', () => (wanted(s) ? policyOf(v(), s) : null))));
  const fit = /** @type {import('../../lib/live.js').Live<Fit>} */ (live('backoff.deadline', () => ({ ...policyOf(v()), deadlineMs: v().deadline })));
  const presets = /** @type {import('../../lib/live.js').Live<Preset[]>} */ (live('backoff.presets', () => ({})));
  // The sentences with fixed numbers: computed like everything else.
  const twelve = /** @type {import('../../lib/live.js').Live<Schedule>} */ (live('backoff.schedule', () => ({ baseMs: 100, factor: 2, capMs: null, retries: 12 })));
  const steep = /** @type {import('../../lib/live.js').Live<Schedule>} */ (live('backoff.schedule', () => ({ baseMs: 100, factor: 4, capMs: null, retries: 6 })));
  const steepMemory = /** @type {import('../../lib/live.js').Live<Schedule>} */ (live('backoff.schedule', () => ({ baseMs: 100, factor: 4, capMs: null, retries: 6, jitter: 'decorrelated' })));

  const strategies = computed(() => shown(v()));
  /** The strategies that have an answer. */
  const answered = computed(() =>
    strategies.value.flatMap((strategy) => {
      const schedule = schedules[strategy].result.value;
      return schedule ? [{ strategy, schedule, waits: schedule.waits, total: schedule.total }] : [];
    }),
  );
  /** How much of the time the herd's picture shows if nobody says. */
  const usualMs = computed(() => {
    const { bucket } = v();
    const plain = schedules.none.result.value ?? answered.value[0]?.schedule;
    return plain ? usualSpan(plain.waits, bucket) : bucket * 100;
  });
  /** How much of the time the herd's picture shows. */
  const untilMs = computed(() => {
    const { until } = v();
    return until !== null && until > 0 ? until : usualMs.value;
  });

  /** @param {Strategy} s */
  const askHerd = (s) => {
    /** @type {object | null} */
    let last = null;
    return () => {
      // How much of the exact curve is needed is known once the plain waits are; until then the last question stands.
      const wait = schedules.none.busy.value;
      if (!wanted(s)) last = null;
      else if (!wait)
        last = {
          ...policyOf(v(), s),
          clients: v().clients,
          seed: v().seed,
          bucketMs: v().bucket,
          expectMs: Math.max(untilMs.value, usualMs.value),
          ...(v().outage === null ? {} : { outageMs: v().outage, capacityPerS: v().capacity }),
        };
      return last;
    };
  };
  const fleets = each((s) => /** @type {import('../../lib/live.js').Live<import('./herd.js').Fleet>} */ (live('backoff.fleet', askHerd(s))));
  const lives = [...Object.values(schedules), ...Object.values(fleets), fit, presets, twelve, steep, steepMemory];
  const herds = computed(() =>
    strategies.value.flatMap((strategy) => {
      const fleet = fleets[strategy].result.value;
      return fleet ? [{ strategy, fleet }] : [];
    }),
  );
  /** What the core says about a parameter: about the chosen policy, its herd, or the deadline. */
  const faults = computed(() => {
    /** @type {Record<string, import('../../bridge/error.js').ContendError>} */
    const out = {};
    for (const l of [fit, fleets[/** @type {Strategy} */ (v().jitter)], schedules[/** @type {Strategy} */ (v().jitter)]]) {
      const e = l.error.value;
      // A newer request that takes its time is no longer about that value.
      if (e && !l.progress.value) out[parameterOf(e.field)] = e;
    }
    return out;
  });
  const stale = computed(() => strategies.value.some((s) => schedules[s].stale.value || schedules[s].error.value !== null && s === v().jitter));
  const herdStale = computed(() => strategies.value.some((s) => fleets[s].stale.value));
  /** The herd that is being computed now, for its progress and its Stop. */
  const herdAtWork = computed(() => strategies.value.map((s) => fleets[s]).find((l) => l.busy.value && l.progress.value) ?? null);

  return {
    params,
    schedules,
    fleets,
    fit,
    presets,
    twelve,
    steep,
    steepMemory,
    strategies,
    answered,
    herds,
    untilMs,
    faults,
    stale,
    herdStale,
    herdAtWork,
    /** Stops every herd that is being computed or waits for its turn. */
    stopHerds: () => Object.values(fleets).forEach((l) => l.stop()),
    close: () => lives.forEach((l) => l.close()),
  };
}
