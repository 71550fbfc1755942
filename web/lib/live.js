/**
 * A result that follows its request: when the request changes the older call is stopped and the newest wins. The last
 * good result stays, marked stale, until a newer one is there; a fault is shown beside it and loses nothing.
 */
import { batch, computed, effect, signal, untracked } from '@preact/signals-core';
import { call, callApart, engine } from '../bridge/page.js';
import { asContendError } from '../bridge/error.js';
import { visible } from './embed.js';

/**
 * @template T
 * @typedef {object} Live
 * @property {import('@preact/signals-core').Signal<T | null>} result
 * @property {import('@preact/signals-core').Signal<import('../bridge/error.js').ContendError | null>} error
 * @property {import('@preact/signals-core').Signal<boolean>} busy
 * @property {import('@preact/signals-core').Signal<{done: number, total: number} | null>} progress  null until work takes a while
 * @property {import('@preact/signals-core').ReadonlySignal<boolean>} stale  the result answers an older request
 * @property {() => void} stop
 * @property {() => void} again  asks the same once more, as after a fault that was not the request's
 * @property {() => void} close
 */

/**
 * @template T
 * @param {string} method
 * @param {() => object | null} request  read inside an effect; null: nothing to ask now
 * @param {'' | 'gives-way' | 'apart'} [how]  of what may take a while: `gives-way` begins anew after every call that does
 *   not, so that a step or a keystroke is not kept waiting; `apart` is computed beside everything else
 * @returns {Live<T>}
 */
export function live(method, request, how = '') {
  const result = signal(/** @type {T | null} */ (null));
  const error = signal(/** @type {import('../bridge/error.js').ContendError | null} */ (null));
  const busy = signal(false);
  const progress = signal(/** @type {{done: number, total: number} | null} */ (null));
  const asked = signal('');
  const answered = signal('');
  let stopper = new AbortController();

  const close = effect(() => {
    const r = visible.value ? request() : null;
    const text = r === null ? '' : JSON.stringify(r);
    untracked(() => {
      if (text === asked.value) return;
      asked.value = text;
      stopper.abort();
      if (r === null) {
        // What the call that was stopped still says is heard no more.
        stopper = new AbortController();
        batch(() => {
          busy.value = false;
          progress.value = null;
          result.value = null;
          error.value = null;
        });
        return;
      }
      ask(r, text);
    });
  });

  /** @param {object} r @param {string} text */
  async function ask(r, text) {
    const mine = new AbortController();
    stopper = mine;
    batch(() => {
      busy.value = true;
      progress.value = null;
    });
    try {
      const value = await (how === 'apart' ? callApart : call)(method, r, {
        givesWay: how === 'gives-way',
        signal: mine.signal,
        onProgress: (done, total) => {
          if (stopper === mine) progress.value = { done, total };
        },
      });
      if (stopper !== mine) return;
      batch(() => {
        result.value = value;
        error.value = null;
        answered.value = text;
        busy.value = false;
        progress.value = null;
      });
    } catch (e) {
      if (stopper !== mine) return;
      batch(() => {
        // Where nothing can be computed at all, the frame of the page says so, once.
        error.value = engine.value === 'failed' ? null : asContendError(e);
        busy.value = false;
        progress.value = null;
      });
    }
  }

  return {
    result,
    error,
    busy,
    progress,
    stale: computed(() => result.value !== null && asked.value !== answered.value),
    stop: () => stopper.abort(),
    again() {
      if (asked.value === '' || busy.value) return;
      error.value = null;
      ask(JSON.parse(asked.value), asked.value);
    },
    close() {
      close();
      stopper.abort();
    },
  };
}
