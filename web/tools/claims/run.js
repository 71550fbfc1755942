/**
 * The run through all sentences. It asks for one number after the other, so that each verdict shows as it falls, and a
 * Stop keeps what was computed. Nothing here changes with time or place, so results outlive the page.
 */
import { batch, effect, signal, untracked } from '@preact/signals-core';
import { asContendError } from '../../bridge/error.js';
import { call } from '../../bridge/page.js';
import { live } from '../../lib/live.js';
import { named, pending, verdictOf } from './groups.js';

/** @typedef {import('./groups.js').Entry} Entry */
/** @typedef {import('./groups.js').Result} Result */

/** @type {import('@preact/signals-core').Signal<ReadonlyMap<string, Result>>} */
const results = signal(new Map());

/**
 * @param {() => string} wanted  the one sentence that is asked for, or ''
 * @param {boolean} atOnce  start without being asked
 */
export function createRun(wanted, atOnce) {
  const list = /** @type {import('../../lib/live.js').Live<Entry[]>} */ (live('claims.list', () => ({})));
  const running = signal(false);
  const trouble = signal(/** @type {import('../../bridge/error.js').ContendError | null} */ (null));
  let stopper = new AbortController();

  function stop() {
    stopper.abort();
    running.value = false;
  }

  /** @param {string} name  a sentence, or '' for all */
  async function go(name) {
    stopper.abort();
    const mine = new AbortController();
    stopper = mine;
    batch(() => {
      running.value = true;
      trouble.value = null;
    });
    for (const id of pending(list.result.value ?? [], (i) => results.value.has(i), name)) {
      try {
        const got = /** @type {Result[]} */ (await call('claims.check', { id, slow: name !== '' }, { signal: mine.signal }));
        // What comes after a Stop would change what the reader has just stopped to look at.
        if (stopper !== mine || mine.signal.aborted) return;
        const next = new Map(results.value);
        for (const r of got) next.set(r.id, r);
        results.value = next;
      } catch (e) {
        if (stopper !== mine) return;
        const error = asContendError(e);
        if (error.code !== 'cancelled') trouble.value = error;
        break;
      }
    }
    if (stopper === mine) running.value = false;
  }

  const close = effect(() => {
    const ready = list.result.value !== null;
    const name = wanted();
    if (ready && atOnce) untracked(() => void go(name));
  });

  return {
    list,
    running,
    trouble,
    /** @param {string} id */
    resultOf: (id) => results.value.get(id),
    /** @param {Entry} e */
    verdict: (e) => verdictOf(results.value.get(e.id)),
    stop,
    go,
    /** Forgets what was computed of a sentence, or of all, and computes it again. @param {string} name */
    again(name) {
      const entries = list.result.value ?? [];
      const next = new Map(results.value);
      for (const e of entries) if (name === '' || named(e, name)) next.delete(e.id);
      results.value = next;
      void go(name);
    },
    close() {
      close();
      stop();
      list.close();
    },
  };
}

/** @typedef {ReturnType<typeof createRun>} Run */
