/**
 * The page's side of the bridge: promises, progress, stopping, and a new worker when the old one is of no more use.
 *
 * Calls are stateless, so a worker may be thrown away at any time: what was waiting behind a call that failed is simply
 * sent to the next one.
 */
import { asContendError, ContendError } from './error.js';
import { parseResult } from './series.js';

/** How long a call may be silent after a Stop before its worker is replaced. A Stop is heard in 25 ms as a rule. */
const STOP_PATIENCE_MS = 1000;
/** How long a computing worker may be silent before it counts as lost; it speaks ten times a second while it computes. */
const SILENCE_MS = 10_000;
/** How often silence is looked for. Counting looks, not time, forgives a laptop that slept. */
const LOOK_MS = 2000;
/** The same for a worker that starts: a slow telephone needs a while to unpack and compile the program. */
const START_MS = 60_000;
/** WebAssembly memory never shrinks: a worker that grew beyond this is replaced once it is idle. */
const KEEP_BYTES = 256 << 20;

/**
 * @typedef {object} Options
 * @property {AbortSignal} [signal]  stops the call: it resolves with what it has, or rejects with code `cancelled`
 * @property {(done: number, total: number) => void} [onProgress]  about ten times a second; total 0 means unknown
 * @property {number} [timeoutMs]  the same as a Stop after that time
 * @property {boolean} [givesWay]  it waits for every call that does not: what is computed of it then is given up, and it is
 *   computed anew afterwards
 */

/**
 * @typedef {object} Pending
 * @property {number} id
 * @property {string} method
 * @property {string} request
 * @property {number} timeoutMs
 * @property {((done: number, total: number) => void) | undefined} onProgress
 * @property {(value: any) => void} resolve
 * @property {(error: ContendError) => void} reject
 * @property {boolean} sent
 * @property {boolean} stopping
 * @property {boolean} givesWay
 * @property {boolean} aside  it was told to give way, and has not answered yet
 */

/**
 * @typedef {object} Client
 * @property {(method: string, request?: object, options?: Options) => Promise<any>} call
 * @property {() => void} boot  starts the worker now rather than with the first call
 * @property {() => WebAssembly.Module | null} module  the compiled program, once a worker has started
 * @property {() => void} close
 */

/**
 * @param {object} parts
 * @param {() => Worker} parts.spawn  makes a fresh worker
 * @param {() => string | WebAssembly.Module} parts.program  the Go program as text, or compiled; asked until a worker has started
 * @param {(state: 'cold' | 'loading' | 'ready' | 'failed', why?: string) => void} [parts.onState]
 * @returns {Client}
 */
export function createClient({ spawn, program, onState = () => {} }) {
  /** @type {Worker | null} */
  let worker = null;
  /** @type {WebAssembly.Module | null} */
  let module = null;
  let ready = false;
  let nextId = 1;
  /** In the order in which they were asked; the first is the one being computed. @type {Map<number, Pending>} */
  const waiting = new Map();
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let watch;
  let silentLooks = 0;

  function boot() {
    if (worker) return;
    onState('loading');
    let fresh;
    try {
      fresh = spawn();
    } catch (e) {
      giveUp(e instanceof Error ? e.message : String(e));
      return;
    }
    worker = fresh;
    ready = false;
    silentLooks = 0;
    watch ??= setInterval(look, LOOK_MS);
    fresh.onmessage = (event) => {
      if (worker === fresh) hear(event.data);
    };
    fresh.onerror = (event) => {
      event.preventDefault?.();
      if (worker === fresh) lose(event.message || 'the worker failed');
    };
    fresh.postMessage({ boot: module ?? program() });
  }

  /** @param {any} m */
  function hear(m) {
    silentLooks = 0;
    if (m.ready) {
      module = m.module ?? module;
      ready = true;
      onState('ready');
      for (const p of waiting.values()) send(p);
      rest();
      return;
    }
    if (m.dead !== undefined) {
      lose(m.dead);
      return;
    }
    const p = waiting.get(m.id);
    if (!p) return;
    if (m.kind === 'progress') {
      const [done, total] = m.text.split(' ').map(Number);
      p.onProgress?.(done, total);
      return;
    }
    waiting.delete(m.id);
    if (p.aside && !p.stopping && gaveWay(m)) {
      ask(p);
      return;
    }
    // What a panic left half-done can't be known, and memory that was taken is never given back: start afresh.
    let spent = waiting.size === 0 && m.memory > KEEP_BYTES;
    try {
      if (m.kind === 'result') {
        p.resolve(parseResult(m.text, m.bulk));
      } else {
        const told = JSON.parse(m.text);
        p.reject(new ContendError(told));
        spent ||= told.code === 'internal';
      }
    } catch (e) {
      p.reject(asContendError(e));
      spent = true;
    }
    if (spent) replace(true);
    rest();
  }

  /** Nobody listens for silence while nothing is asked. */
  function rest() {
    if (waiting.size > 0 || (worker && !ready)) return;
    clearInterval(watch);
    watch = undefined;
  }

  /** Puts a call at the end of the row. @param {Pending} p */
  function ask(p) {
    p.id = nextId++;
    p.sent = p.aside = false;
    waiting.set(p.id, p);
    boot();
    send(p);
  }

  /** Whatever gives way is taken out of the row; it comes back behind what came in between. */
  function makeWay() {
    for (const p of waiting.values()) {
      if (!p.givesWay || !p.sent || p.aside || p.stopping) continue;
      p.aside = true;
      worker?.postMessage({ cancel: p.id });
    }
  }

  /** @param {Pending} p */
  function send(p) {
    if (!ready || p.sent || !worker) return;
    p.sent = true;
    worker.postMessage({ id: p.id, method: p.method, request: p.request, timeoutMs: p.timeoutMs });
    watch ??= setInterval(look, LOOK_MS);
  }

  /** A worker that went silent is lost. */
  function look() {
    if (++silentLooks * LOOK_MS >= (ready ? SILENCE_MS : START_MS)) lose(ready ? 'the worker did not answer' : 'the worker did not start');
  }

  /** The worker is of no more use, and the call it was computing fails with it. @param {string} why */
  function lose(why) {
    // If it never got as far as being ready, a second one will not either.
    if (!ready) {
      giveUp(why);
      return;
    }
    const [first] = waiting.values();
    if (first) {
      waiting.delete(first.id);
      first.reject(
        first.stopping ? stopped('The call was stopped.') : new ContendError({ code: 'internal', message: `The computing part stopped working: ${why}.`, args: { why } }),
      );
    }
    replace(first !== undefined);
  }

  /**
   * A fresh worker takes over what is still wanted.
   * @param {boolean} now  false: only when it is called for; a program that ends as soon as it is ready would else be
   *   started for ever
   */
  function replace(now) {
    worker?.terminate();
    worker = null;
    ready = false;
    for (const p of waiting.values()) {
      if (p.stopping) {
        waiting.delete(p.id);
        p.reject(stopped('The call was stopped.'));
      }
      p.sent = p.aside = false;
    }
    if (now) boot();
    else onState('cold');
    rest();
  }

  /** @param {string} why */
  function giveUp(why) {
    worker?.terminate();
    worker = null;
    ready = false;
    onState('failed', why);
    for (const p of waiting.values()) {
      p.reject(new ContendError({ code: 'internal', message: `The computing part does not start here: ${why}.`, args: { why } }));
    }
    waiting.clear();
    rest();
  }

  /** @type {Client['call']} */
  function call(method, request = {}, options = {}) {
    return new Promise((resolve, reject) => {
      checkCall(method, options);
      const { signal, onProgress, timeoutMs = 0, givesWay = false } = options;
      if (signal?.aborted) {
        reject(stopped('The call was stopped before it began.'));
        return;
      }
      /** @type {Pending} */
      const p = {
        id: 0,
        method,
        request: asText(request),
        timeoutMs,
        onProgress,
        resolve: (value) => {
          signal?.removeEventListener('abort', stop);
          resolve(value);
        },
        reject: (error) => {
          signal?.removeEventListener('abort', stop);
          reject(error);
        },
        sent: false,
        stopping: false,
        givesWay,
        aside: false,
      };
      function stop() {
        if (p.stopping || !waiting.has(p.id)) return;
        p.stopping = true;
        if (!p.sent || !worker) {
          waiting.delete(p.id);
          p.reject(stopped('The call was stopped before it began.'));
          return;
        }
        worker.postMessage({ cancel: p.id });
        const asked = worker;
        setTimeout(() => {
          const [first] = waiting.values();
          if (first === p && worker === asked) lose('it did not hear the stop');
        }, STOP_PATIENCE_MS);
      }
      signal?.addEventListener('abort', stop);
      if (!givesWay) makeWay();
      ask(p);
    });
  }

  return {
    call,
    boot,
    module: () => module,
    close() {
      worker?.terminate();
      worker = null;
      ready = false;
      for (const p of waiting.values()) p.reject(stopped('The page was closed.'));
      waiting.clear();
      rest();
    },
  };
}

/**
 * The call is public: what a script of another page hands over wrongly is refused here, before it waits in the row.
 * @param {unknown} method @param {any} options
 */
function checkCall(method, options) {
  const told = (/** @type {unknown} */ x) => (x === null || typeof x === 'number' ? String(x) : typeof x);
  const wrong = (/** @type {string} */ field, /** @type {string} */ expected, /** @type {unknown} */ found) =>
    new ContendError({ code: 'wrong-type', field, message: `${field} must be ${expected}, not ${told(found)}.`, args: { expected, found: told(found) } });
  if (typeof method !== 'string') throw wrong('method', 'a string', method);
  if (options === null || typeof options !== 'object') throw wrong('options', 'an object', options);
  const { signal, onProgress, timeoutMs } = options;
  if (signal !== undefined && signal !== null && typeof signal.addEventListener !== 'function') throw wrong('signal', 'an AbortSignal', signal);
  if (onProgress !== undefined && typeof onProgress !== 'function') throw wrong('onProgress', 'a function', onProgress);
  if (timeoutMs !== undefined && !(typeof timeoutMs === 'number' && timeoutMs >= 0 && timeoutMs < Infinity)) throw wrong('timeoutMs', 'a number of milliseconds, 0 or more', timeoutMs);
}

/**
 * Not every answer says whether it is whole: what comes after a call was told to give way is taken for a part. What is
 * wrong with a call is wrong with it the next time too.
 * @param {{kind: string, text: string}} m
 */
const gaveWay = ({ kind, text }) => kind === 'result' || JSON.parse(text).code === 'cancelled';

/** @param {string} message */
const stopped = (message) => new ContendError({ code: 'cancelled', message, args: { reason: 'stop' } });

/**
 * A request as JSON text. What JSON would change without a word (NaN and Infinity become null, and null means something)
 * is refused.
 * @param {object} request
 */
function asText(request) {
  let text;
  try {
    text = JSON.stringify(request, (key, value) => {
      if (typeof value !== 'number' || Number.isFinite(value)) return value;
      throw new ContendError({ code: 'wrong-type', field: key, message: `${key} must be a finite number, not ${value}.`, args: { expected: 'number', found: String(value) } });
    });
  } catch (e) {
    if (e instanceof ContendError) throw e;
  }
  if (text === undefined) throw new ContendError({ code: 'wrong-type', field: 'request', message: 'The request cannot be written as JSON.', args: { expected: 'object', found: typeof request } });
  return text;
}
