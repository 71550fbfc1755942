/**
 * The one client of this page: its worker comes from a Blob, its program from the page itself, so it works from disk,
 * from any host, and inside a sandboxed frame.
 */
import { signal } from '@preact/signals-core';
import { source } from 'virtual:worker';
import { createClient } from './client.js';

/** 'cold' until something is computed; 'failed' says why in `engineTrouble`. */
export const engine = signal(/** @type {'cold' | 'loading' | 'ready' | 'failed'} */ ('cold'));
export const engineTrouble = signal('');

/** @type {{createScriptURL(u: string): any}} */
const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy('contend', { createScriptURL: (/** @type {string} */ u) => u }) ?? {
  createScriptURL: (u) => u,
};

/** What the browser lacks for computing, or null. */
export function missing() {
  if (typeof WebAssembly !== 'object') return 'WebAssembly';
  if (typeof Worker !== 'function') return 'Worker';
  return null;
}

const client = createClient({
  spawn() {
    const lack = missing();
    if (lack) throw new Error(lack);
    const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    const worker = new Worker(policy.createScriptURL(url));
    URL.revokeObjectURL(url);
    return worker;
  },
  program: () => document.getElementById('contend-program')?.textContent?.trim() ?? '',
  onState(state, why) {
    engine.value = state;
    engineTrouble.value = why ?? '';
  },
});

/** @type {import('./client.js').Client['call']} */
export const call = client.call;
export const boot = client.boot;
