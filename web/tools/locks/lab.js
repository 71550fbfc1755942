/**
 * The lab: one lock, one path through it, and what the core says of both. Everything the page shows follows from the
 * parameters; whoever wants to change something calls a function here, and nothing else writes the parameters.
 *
 *   parameters ── text, threads ──▶ read ──▶ good (the last text that can be run)
 *                  path, at ──────────────────┴─▶ look ──▶ threads, memory, truths
 *                                                 ├─▶ near (when asked for)
 *                  check() ───────────────────────┴─▶ checked
 */
import { batch, computed, effect, signal, untracked } from '@preact/signals-core';
import { live } from '../../lib/live.js';
import { readPath, writePath } from './path.js';
import { FORMAT } from './settings.js';

/** @typedef {import('./path.js').Step} Step */
/** @typedef {{lock: string, variant: string, threads: number} | {source: string, threads: number}} Choice */
/** @typedef {ReturnType<typeof createLab>} Lab */

/** What a link can carry of a path; the rest is cut off, and said so. */
export const MOST_STEPS = 4000;

/** A text from which everything was taken away; no text at all is the built-in one. */
const EMPTY = '\n';

/** @type {import('../../api.d.ts').LockEntry[] | null} */
let known = null;

/**
 * @param {import('../../lib/params.js').Params} params
 * @param {string} id  the built-in lock that the address names
 */
export function createLab(params, id) {
  const v = params.values;

  /** @type {import('../../lib/live.js').Live<import('../../api.d.ts').LockEntry[]>} */
  const catalog = live('locks.catalog', () => ({}));
  // It is the same for every lab: the next one need not wait for it.
  catalog.result.value = known;
  const stopKnown = effect(() => {
    known = catalog.result.value;
  });
  const entry = computed(() => catalog.result.value?.find((l) => l.id === id) ?? null);
  const variant = computed(() => entry.value?.variants.find((w) => w.id === v.value.variant) ?? null);
  /** The address names a lock, or the link a variant, that does not exist. */
  const unknown = computed(() => (catalog.result.value === null ? '' : entry.value === null ? 'lock' : variant.value === null ? 'variant' : ''));
  /** The text in the editor; null until it is known. */
  const source = computed(() => (v.value.text === EMPTY ? '' : v.value.text || (variant.value?.text ?? null)));
  /** It is the reader's own, not a built-in one. */
  const own = computed(() => v.value.text !== '');

  // Computed by its text, so that whoever follows it is not told of a choice that is the same.
  const typedText = computed(() => {
    const { threads, text } = v.value;
    if (own.value) return JSON.stringify({ source: text, threads });
    return variant.value ? JSON.stringify({ lock: id, variant: v.value.variant, threads }) : '';
  });
  /** @type {import('@preact/signals-core').ReadonlySignal<Choice | null>} what is typed, right or wrong */
  const typed = computed(() => (typedText.value ? JSON.parse(typedText.value) : null));

  /** Whether the text can be run; its error stands at the line that it names. @type {import('../../lib/live.js').Live<import('../../api.d.ts').Looked>} */
  const read = live('locks.look', () => typed.value && { ...typed.value, path: [] });

  /** The last choice that could be run: it goes on working while another one is typed. */
  const good = signal(/** @type {Choice | null} */ (null));
  const goodText = signal('');
  const stopGood = effect(() => {
    if (!read.result.value || read.stale.value || read.error.value) return;
    untracked(() => {
      if (typedText.value === goodText.value) return;
      batch(() => {
        goodText.value = typedText.value;
        good.value = typed.value;
        goodSource.value = source.value ?? '';
      });
    });
  });
  /** Its text, with lines numbered as the traces number them. */
  const goodSource = signal('');

  const whole = computed(() => readPath(v.value.path));
  /** All steps, those ahead included. */
  const path = computed(() => whole.value.steps);
  const at = computed(() => Math.max(0, Math.min(path.value.length, v.value.at ?? path.value.length)));
  const taken = computed(() => path.value.slice(0, at.value));
  /** Where the path's cycle comes back to; null without one. */
  const back = computed(() => (v.value.back !== null && v.value.back >= 0 && v.value.back < path.value.length ? v.value.back : null));

  /** The present state. @type {import('../../lib/live.js').Live<import('../../api.d.ts').Looked>} */
  const look = live('locks.look', () => good.value && { ...good.value, path: taken.value });

  /** How many steps of the path were taken: fewer than asked for where the text no longer allows one. */
  const here = computed(() => (look.result.value?.misfit && !look.stale.value ? Math.min(at.value, look.result.value.misfit.index) : at.value));

  /** How near the present state is to a violation. @type {import('../../lib/live.js').Live<import('../../api.d.ts').NearestResult>} */
  const near = live('locks.nearest', () => (v.value.near && good.value ? { ...good.value, path: taken.value } : null), 'gives-way');

  // A check is asked for by hand and is of the text as it was then; stepping and typing go on while it runs.
  const checkAsked = signal(/** @type {object | null} */ (null));
  const checkOf = signal('');
  let checkSource = '';
  /** @type {import('../../lib/live.js').Live<import('../../api.d.ts').Checked>} */
  const checked = live('locks.check', () => checkAsked.value, 'apart');
  // What the verdicts speak of: the newest call wins, so a result belongs to what was asked last.
  const checkedOf = signal(/** @type {{request: any, source: string} | null} */ (null));
  const stopCheckedOf = effect(() => {
    const there = checked.result.value !== null;
    untracked(() => {
      checkedOf.value = there ? { request: JSON.parse(checkOf.value), source: checkSource } : null;
    });
  });
  const checkRequest = () => ({
    ...good.value,
    symmetry: v.value.symmetry,
    tickets: v.value.tickets === 'bound' ? v.value.bound : v.value.tickets,
    liveness: v.value.liveness === 'auto' ? null : v.value.liveness === 'on',
    maxStates: v.value.limit,
  });

  // Undo: what the path was before; and the text, where a built-in one was chosen and one's own given up. What was typed
  // meanwhile stays: taking a step back is not taking the text back, which the editor does.
  /** @typedef {Record<string, any>} Moment */
  const past = signal(/** @type {Moment[]} */ ([]));
  const future = signal(/** @type {Moment[]} */ ([]));
  /** @param {readonly string[]} names @returns {Moment} */
  const present = (names) => Object.fromEntries(names.map((name) => [name, v.value[name]]));
  /** Steps that were too many for a link, when the path was last set. */
  const dropped = signal(0);
  /** What is to be changed can be undone. @param {Record<string, any>} patch */
  function change(patch) {
    batch(() => {
      past.value = [...past.value.slice(-199), present(['path', 'at', 'back', 'v', ...('text' in patch ? ['text', 'variant'] : [])])];
      future.value = [];
      params.set(patch);
    });
  }

  /** @param {readonly Step[]} steps @param {number | null} at @param {number | null} [back] */
  function setPath(steps, at, back = null) {
    const kept = steps.slice(0, MOST_STEPS);
    dropped.value = steps.length - kept.length;
    change({ path: writePath(kept), at: at === null || at >= kept.length ? null : at, back, v: kept.length > 0 || own.value ? FORMAT : 0 });
  }

  /** Steps asked for before the state was known in which they are taken. @type {number[]} */
  let waiting = [];
  /** @param {number} thread */
  function take(thread) {
    const t = look.result.value?.threads[thread];
    if (!t || t.next.outcome !== 'moved') return false;
    const ahead = path.value[here.value];
    if (ahead && ahead.thread === thread && ahead.line === t.line && here.value === at.value) go(at.value + 1);
    else setPath([...path.value.slice(0, here.value), { thread, line: t.line }], null);
    return true;
  }
  const stopWaiting = effect(() => {
    const ready = look.result.value !== null && !look.stale.value;
    const failed = look.error.value !== null;
    untracked(() => {
      if (failed) waiting = [];
      // After a step that is taken a new state comes, and this runs again; one that can't be taken changes nothing.
      while (ready && waiting.length > 0) if (take(/** @type {number} */ (waiting.shift()))) break;
    });
  });
  /** @param {number} to */
  const go = (to) => params.set({ at: to >= path.value.length ? null : Math.max(0, to) });

  /** @param {typeof past} from @param {typeof past} to */
  function travel(from, to) {
    const last = from.value.at(-1);
    if (!last) return;
    waiting = [];
    batch(() => {
      to.value = [...to.value, present(Object.keys(last))];
      from.value = from.value.slice(0, -1);
      params.set({ ...last, v: last.v || ((last.text ?? v.value.text) === '' ? 0 : FORMAT) });
      dropped.value = 0;
    });
  }

  const all = [catalog, read, look, near, checked];
  return {
    params,
    id,
    catalog,
    entry,
    variant,
    unknown,
    source,
    own,
    typed,
    read,
    good,
    goodSource,
    path,
    /** What of the link's path is no path. */
    unreadable: computed(() => whole.value.rest),
    at,
    taken,
    here,
    back,
    dropped,
    look,
    near,
    checked,
    /** The request of the newest check, as a text; '' before the first. */
    checkOf,
    /** The request that the verdicts answer, and the text as it was. */
    checkedOf,
    /** The verdicts speak of another text, number of threads, or other options than are chosen now. */
    checkStale: computed(() => checkOf.value !== '' && checkOf.value !== JSON.stringify(checkRequest())),
    past,
    future,

    /** The reader typed. A text equal to the built-in one is the built-in one. @param {string} text */
    edit(text) {
      params.set({ text: text === variant.value?.text ? '' : text || EMPTY, v: text === variant.value?.text && v.value.path === '' ? 0 : FORMAT });
    },
    /** Back to the built-in text. */
    restore() {
      change({ text: '', v: v.value.path === '' ? 0 : FORMAT });
    },
    /** Another variant, instead of one's own text too. The path stays, as far as it fits. @param {string} variant */
    choose(variant) {
      change({ variant, text: '', v: v.value.path === '' ? 0 : FORMAT });
    },
    /** Goes to a moment of the path. @param {number} to */
    go(to) {
      waiting = [];
      go(to);
    },
    /** Thread takes its step. In the middle of a path the rest is forked away, unless it begins with this very step. @param {number} thread */
    step(thread) {
      // Where the computing part was lost before it could tell the state, it is asked for once more.
      if (look.error.value) look.again();
      // While the state is still being computed the step waits for it: whoever types fast loses none.
      if (look.stale.value) waiting.push(thread);
      else take(thread);
    },

    /** Opens a run in the stepper; a cycle comes back to the end of the trace. @param {readonly Step[]} trace @param {readonly Step[]} [cycle] @param {number | null} [at] */
    open(trace, cycle = [], at = 0) {
      setPath([...trace, ...cycle], at, cycle.length > 0 ? trace.length : null);
    },
    clear: () => setPath([], null),
    /** The rest of the path, which does not fit the text, is given up. */
    cut: () => setPath(path.value.slice(0, here.value), null),
    undo: () => travel(past, future),
    redo: () => travel(future, past),
    /** Checks every run of the lock as it is now. */
    check() {
      if (!good.value) return;
      const request = checkRequest();
      batch(() => {
        checkOf.value = JSON.stringify(request);
        checkSource = goodSource.value;
        // The same request again is a new call.
        if (JSON.stringify(checkAsked.value) === checkOf.value && !checked.busy.value) checkAsked.value = null;
      });
      checkAsked.value = request;
    },
    close() {
      stopGood();
      stopWaiting();
      stopKnown();
      stopCheckedOf();
      for (const l of all) l.close();
    },
  };
}
