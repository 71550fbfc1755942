/**
 * What a verdict holds for and how far a search got, as parts of a sentence: pure data of the core in, keys of messages
 * out. A verdict never says more than the search saw.
 *
 * @typedef {import('../../api.d.ts').Checked} Checked
 * @typedef {import('../../api.d.ts').Verdict} Verdict
 * @typedef {{key: string, args?: Record<string, string | number>}} Said  numbers in args are counts, still to be written
 */

/** Reductions under which values are integers of any size. */
const ENDLESS = ['ticket-order', 'offset'];

/**
 * What a status that stands holds for: the parts are joined by semicolons.
 * @param {Checked} c @param {Verdict} v @param {{threads: number, tickets?: unknown}} of  what was asked
 * @returns {Said[]}
 */
export function holdsFor(c, v, of) {
  if (v.status === 'unknown') return [];
  /** @type {Said[]} */
  const out = [{ key: 'n', args: { n: of.threads } }, { key: 'memory' }];
  // A run that refutes is a run, whatever else was not seen; a run of cycles holds under weak fairness.
  const cyclic = v.property === 'starvation-freedom' || (v.property === 'deadlock-freedom' && !v.stuck && v.because === '');
  if (cyclic) out.push({ key: 'fair' });
  const endless = namesOf(c, ENDLESS);
  if (endless.length > 0) out.push({ key: 'endless', args: { names: endless.join(', ') } });
  const shown = v.property === 'reachable' ? v.status === 'proved' : v.status === 'refuted';
  if (!shown && c.exceeded) {
    const bounded = namesOf(c, ['bound']);
    if (bounded.length > 0) out.push({ key: 'bound', args: { names: bounded.join(', '), bound: Number(of.tickets) } });
  }
  if (!shown && c.verdicts.some((w) => w.property === 'no-error' && w.status === 'refuted')) out.push({ key: 'until-error' });
  return out;
}

/** @param {Checked} c @param {string[]} ids */
const namesOf = (c, ids) => c.reductions.filter((r) => r.status === 'on' && ids.includes(r.id)).flatMap((r) => r.names);

/**
 * What is missing, why, how far the search got, and what would take it further; nothing where nothing is missing.
 * @param {Checked} c @param {Verdict} v
 * @returns {Said[]}
 */
export function missing(c, v) {
  if (v.because === '') return [];
  // Bounds are told by what it holds for; of deadlocks they also leave the cycles unseen.
  const proved = v.status === 'proved';
  if (proved && v.property !== 'deadlock-freedom') return [];
  /** @type {Said[]} */
  const out = [];
  if (proved) out.push({ key: 'stuck-only' });
  const goal = v.because === 'bound' && v.property === 'reachable'; // bounds hide runs, of which one is enough here
  out.push({ key: goal ? 'because-bound-goal' : `because-${v.because}`, args: { steps: v.steps } });
  // The search of states was whole in these cases: it is the cycles that were not searched.
  const cut = ['states', 'bytes', 'cancelled', 'packing'].includes(v.because);
  const whole = c.stopped === '' && v.because !== 'packing';
  if (cut) out.push({ key: whole ? 'far-whole' : 'far', args: { states: c.classes, covered: c.covered } });
  if (v.because === 'liveness-large') out.push({ key: 'far-whole', args: { states: c.classes, covered: c.covered } });
  const way = { states: 'way-limit', bytes: 'way-memory', packing: 'way-packing', 'liveness-off': 'way-off', 'liveness-large': 'way-large' }[v.because];
  if (way) out.push({ key: way });
  if (['states', 'bytes', 'cancelled'].includes(v.because)) {
    const alike = c.reductions.find((r) => r.id === 'thread-symmetry');
    out.push({ key: alike?.status === 'on' ? 'way-threads' : alike?.reason === 'not-asked-for' ? 'way-threads-asked' : 'way-threads-symmetry' });
  }
  return out;
}

/** Proved of less than its name says: of deadlocks only that no state is stuck. @param {Verdict} v */
export const inPart = (v) => v.status === 'proved' && v.property === 'deadlock-freedom' && v.because !== '';

/**
 * Whether what the books say of a lock agrees with what was found.
 * @param {string} claim  "holds", "fails", "n-1" (nobody is overtaken more often), "holds to n=4"
 * @param {Verdict} v @param {number} n
 * @returns {'agrees' | 'differs' | 'not-here' | 'open'}
 */
export function compare(claim, v, n) {
  if (v.status === 'unknown') return 'open';
  const upTo = /^holds to n=(\d+)$/.exec(claim);
  if (claim === 'n-1') return v.status === 'proved' && v.bound !== null && v.bound <= n - 1 ? 'agrees' : 'differs';
  const holds = upTo ? n <= Number(upTo[1]) : claim === 'holds';
  // Proved in part only: within bounds, or without the cycles.
  if (v.status === 'proved' && v.because !== '') return 'open';
  if (holds === (v.status === 'proved')) return 'agrees';
  // That it fails is said of the lock, with as many threads as that takes.
  return holds ? 'differs' : 'not-here';
}
