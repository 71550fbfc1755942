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

function spawn() {
  const lack = missing();
  if (lack) throw new Error(lack);
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(policy.createScriptURL(url));
  URL.revokeObjectURL(url);
  return worker;
}

const program = () => document.getElementById('contend-program')?.textContent?.trim() ?? '';

const client = createClient({
  spawn,
  program,
  onState(state, why) {
    engine.value = state;
    engineTrouble.value = why ?? '';
  },
});

/** @type {import('./client.js').Client['call']} */
export const call = client.call;
export const boot = client.boot;

// A worker computes one call after the other. What may take minutes has another one, made of the compiled program when it
// is first wanted, so that whoever waits for it can go on with everything else.
let alone = false;
const apart = createClient({
  spawn,
  program: () => client.module() ?? program(),
  onState(state) {
    // Where there is no room for a second one, the first does it all.
    if (state === 'failed') alone = true;
  },
});

/** For calls that may take long: the page goes on meanwhile. @type {import('./client.js').Client['call']} */
export async function callApart(method, request, options) {
  if (!alone) {
    try {
      return await apart.call(method, request, options);
    } catch (e) {
      if (!alone) throw e;
    }
  }
  return client.call(method, request, options);
}
