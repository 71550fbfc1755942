/**
 * The lab of machines: one run, one moment of it, and what was done to it. Everything the page shows follows from the
 * parameters; whoever wants to change something calls a function here, and nothing else writes the parameters.
 *
 *   parameters ──▶ scenario ──▶ run (the whole of it, once) ──▶ diagram, costs, claim
 *                     │ at ───▶ look (one moment) ───────────▶ who does, believes and waits for what
 *                  journal ◀── intervene(), undo(), futures
 */
import { batch, computed, effect, signal } from '@preact/signals-core';
import { live } from '../../lib/live.js';
import { readJournal, writeJournal } from './journal.js';
import { linesOf } from './lines.js';
import { nodeName } from './names.js';
import { isDefault, readOptions, writeOptions } from './options.js';
import { readRequests } from './requests.js';
import { FORMAT } from './settings.js';

/** @typedef {ReturnType<typeof createLab>} Lab */
/** @typedef {import('./journal.js').Deed} Deed */
/** @typedef {import('../../api.d.ts').MutexEntry} MutexEntry */
/** @typedef {{ran: import('../../api.d.ts').MutexRan, moment: import('../../api.d.ts').MutexLooked, scenario: import('../../api.d.ts').MutexScenario, names: string[], processes: number}} Shown */
/** @typedef {{kind: 'node', node: number} | {kind: 'message', message: number}} Selected */

/** Records of a run that the picture is drawn from. */
const MOST_RECORDS = 20_000;

/** The longest journal that a link carries. */
export const MOST_DEEDS = 500;

/** The least and the most that a message takes. @param {import('../../api.d.ts').MutexScenario} s @returns {readonly [number, number]} */
export const latencyOf = ({ latency: l }) => (typeof l === 'number' ? [l, l] : l);

/** @type {MutexEntry[] | null} */
let known = null;

/**
 * @param {import('../../lib/params.js').Params} params
 * @param {string} id  the algorithm that the address names
 */
export function createLab(params, id) {
  const v = params.values;

  /** @type {import('../../lib/live.js').Live<MutexEntry[]>} */
  const catalog = live('mutex.catalog', () => ({}));
  // It is the same for every lab: the next one need not wait for it.
  catalog.result.value = known;
  const stopKnown = effect(() => {
    known = catalog.result.value;
  });
  const entry = computed(() => catalog.result.value?.find((a) => a.id === id) ?? null);
  const options = computed(() => readOptions(v.value.options, entry.value?.options ?? []));
  const journal = computed(() => readJournal(v.value.journal));
  const requests = computed(() => readRequests(v.value.requests));

  // Computed by its text, so that whoever follows it is not told of a scenario that is the same.
  const scenarioText = computed(() => {
    if (!entry.value) return '';
    const p = v.value;
    const endless = p.load === 'saturated' || p.load === 'sparse';
    return JSON.stringify({
      algorithm: id,
      processes: p.processes,
      cs: p.cs,
      latency: p.latency[0] === p.latency[1] ? p.latency[0] : p.latency,
      network: p.network,
      fifo: p.fifo,
      workload: { kind: endless ? p.load : 'trace', requests: p.load === 'trace' ? requests.value.requests : null, think: p.think },
      entries: endless ? p.entries : 0,
      until: p.until,
      seed: p.seed,
      faults: { loss: p.loss, duplicate: p.copies, journal: journal.value.deeds },
      options: options.value.values,
    });
  });
  /** All that a run follows from. @type {import('@preact/signals-core').ReadonlySignal<import('../../api.d.ts').MutexScenario | null>} */
  const scenario = computed(() => (scenarioText.value ? JSON.parse(scenarioText.value) : null));

  const selected = signal(/** @type {Selected | null} */ (null));

  /** The whole run. @type {import('../../lib/live.js').Live<import('../../api.d.ts').MutexRan>} */
  const run = live('mutex.run', () => scenario.value && { ...scenario.value, maxTrace: MOST_RECORDS });

  /** The last event that the picture knows of. */
  const last = computed(() => {
    const r = run.result.value;
    return r ? (r.untold > 0 ? Math.max(0, (r.trace.at(-1)?.step ?? 0) - 1) : r.events) : 0;
  });
  const at = computed(() => Math.max(0, Math.min(last.value, v.value.at ?? last.value)));

  // Of those that are shown it is told for whom they wait, of the selected one what it remembers.
  const told = computed(() => {
    const node = selected.value?.kind === 'node' ? selected.value.node : -1;
    const nodes = run.result.value?.perNode.length ?? 0;
    return { waits: linesOf(nodes, Math.min(v.value.processes, nodes), node), states: node < 0 ? [] : [node] };
  });

  /** The present moment. @type {import('../../lib/live.js').Live<import('../../api.d.ts').MutexLooked>} */
  const look = live('mutex.look', () => (scenario.value && run.result.value && !run.stale.value && !run.error.value ? { ...scenario.value, step: at.value, ...told.value } : null));
  // What is drawn is of one run and one moment of it; while another is computed, both stay in view.
  const shown = signal(/** @type {Shown | null} */ (null));
  const stopShown = effect(() => {
    const ran = run.result.value;
    const looked = look.result.value;
    // Not followed: a scenario that has just changed is not yet known to be another than the one that was run.
    const of = scenario.peek();
    if (!ran || !looked || !of || run.stale.value || look.stale.value || looked.nodes.length !== ran.perNode.length) return;
    const processes = of.processes ?? 0;
    shown.value = { ran, moment: looked, scenario: of, processes, names: looked.nodes.map((_, k) => nodeName(k, processes, looked.nodes.length, entry.value?.machine)) };
  });

  /** The machines that are shown. */
  const lines = computed(() => {
    const s = selected.value;
    return shown.value ? linesOf(shown.value.names.length, shown.value.processes, s?.kind === 'node' ? s.node : -1) : [];
  });
  /** What is under the pointer, in the diagram or in the lists: it lights up in both. */
  const pointed = signal(/** @type {Selected | null} */ (null));
  /** @param {Selected | null} a @param {Selected} b */
  const alike = (a, b) => a !== null && a.kind === b.kind && (a.kind === 'node' ? a.node === /** @type {any} */ (b).node : a.message === /** @type {any} */ (b).message);

  // Undo: what was done to the run before, and other runs that were left for this one.
  /** @typedef {{journal: string, at: number | null, v: number}} Moment */
  const past = signal(/** @type {Moment[]} */ ([]));
  const future = signal(/** @type {Moment[]} */ ([]));
  const futures = signal(/** @type {Moment[]} */ ([]));
  const present = () => ({ journal: v.value.journal, at: v.value.at, v: v.value.v });

  /** @param {readonly Deed[]} deeds @param {number | null} to */
  function setJournal(deeds, to) {
    batch(() => {
      const before = present();
      past.value = [...past.value.slice(-99), before];
      future.value = [];
      const text = writeJournal(deeds);
      // A run that is left for another stays to be gone back to; one that only goes on is no other.
      const listed = futures.value.some((f) => f.journal === before.journal);
      if (!listed && !text.startsWith(before.journal === '' ? '\0' : before.journal)) futures.value = [...futures.value.slice(-7), before];
      params.set({ journal: text, at: to, v: deeds.length > 0 ? FORMAT : 0 });
    });
  }
  /** @param {typeof past} from @param {typeof past} to */
  function travel(from, to) {
    const next = from.value.at(-1);
    if (!next) return;
    batch(() => {
      to.value = [...to.value, present()];
      from.value = from.value.slice(0, -1);
      params.set(next);
    });
  }

  const all = [catalog, run, look];
  return {
    params,
    id,
    catalog,
    entry,
    /** The address names an algorithm that does not exist. */
    unknown: computed(() => catalog.result.value !== null && entry.value === null),
    options,
    journal,
    requests,
    scenario,
    run,
    last,
    at,
    look,
    shown,
    /** What is shown is the run and the moment that are asked for; of a selected machine more may still be told. */
    settled: computed(() => shown.value !== null && !run.stale.value && shown.value.ran === run.result.value && shown.value.moment.step === at.value),
    selected,
    lines,
    /** @param {Selected} what */
    is: (what) => alike(selected.value, what),
    /** @param {Selected} what */
    isPointed: (what) => alike(pointed.value, what),
    /** Selects, or selects no more. @param {Selected} what */
    select(what) {
      selected.value = alike(selected.value, what) ? null : what;
    },
    /** @param {Selected | null} what */
    point(what) {
      if (pointed.value !== what && !(what && alike(pointed.value, what))) pointed.value = what;
    },
    past,
    future,
    futures,

    /** Goes to a moment of the run. @param {number} to */
    go(to) {
      params.set({ at: to >= last.value ? null : Math.max(0, to) });
    },
    /**
     * Does something to the run at the present moment. What was done to it later belongs to the run that is left.
     * @param {Deed} deed  without its time
     */
    intervene(deed) {
      const step = at.value;
      const before = journal.value.deeds.filter((d) => (d.step !== undefined && d.step !== null ? d.step <= step : (d.at ?? 0) <= (shown.value?.moment.at ?? 0)));
      if (before.length >= MOST_DEEDS) return;
      setJournal([...before, { step, ...deed }], step);
    },
    /** Takes back one intervention; the others stay. @param {number} place */
    takeBack: (place) => setJournal(journal.value.deeds.filter((_, k) => k !== place), v.value.at),
    /** Back to the run to which nothing was done. */
    clear: () => setJournal([], v.value.at),
    /** Another run that was left. @param {number} k */
    goTo: (k) => {
      const f = futures.value[k];
      setJournal(readJournal(f.journal).deeds, f.at);
    },
    /** An option of the algorithm. @param {import('./options.js').Option} option @param {import('./options.js').Value} value */
    setOption(option, value) {
      const { [option.name]: _, ...rest } = options.value.values;
      params.set({ options: writeOptions(isDefault(option, value) ? rest : { ...rest, [option.name]: value }) });
    },
    undo: () => travel(past, future),
    redo: () => travel(future, past),
    close() {
      stopKnown();
      stopShown();
      for (const l of all) l.close();
    },
  };
}
