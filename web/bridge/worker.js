/**
 * The worker: it holds one instance of the Go program and passes messages through.
 *
 *   page → worker   {boot: base64 text | WebAssembly.Module}   {id, method, request, timeoutMs}   {cancel: id}
 *   worker → page   {ready: true, module}   {id, kind: 'progress' | 'result' | 'error', text, bulk, memory}   {dead: reason}
 *
 * Requests and results are JSON text here: only the page's client turns them into values.
 */
import { XzReadableStream } from 'xz-decompress';
import { unfold } from './fold.js';
import { host } from './host.js';
import { egress } from './provoke.js';

/** What a worker has of its global scope that is used here. @type {{onmessage: (e: MessageEvent) => void, postMessage(m: unknown, transfer?: Transferable[]): void}} */
const scope = /** @type {any} */ (globalThis);

/** @type {Awaited<ReturnType<typeof host>> | undefined} */
let go;

scope.onmessage = async (event) => {
  const m = event.data;
  try {
    if (m.boot !== undefined) await boot(m.boot);
    else if (m.cancel !== undefined) go?.cancel(m.cancel);
    else if (PROVOKE && m.method === 'test.egress') {
      const text = JSON.stringify(await egress(JSON.parse(m.request).url));
      scope.postMessage({ id: m.id, kind: 'result', text, bulk: null, memory: 0 });
    } else go?.start(m.id, m.method, m.request, m.timeoutMs);
  } catch (e) {
    // A JavaScript exception out of Go (a stack that overflowed, say) leaves the instance in an unknown state.
    scope.postMessage({ dead: e instanceof Error ? e.message : String(e) });
  }
};

/** @param {string | WebAssembly.Module} what */
async function boot(what) {
  const module = typeof what === 'string' ? await compile(what) : what;
  go = await host(module, (id, kind, text, bulk) => {
    const size = go?.memory.buffer.byteLength ?? 0;
    if (bulk) scope.postMessage({ id, kind, text, bulk, memory: size }, [bulk.buffer]);
    else scope.postMessage({ id, kind, text, bulk: null, memory: size });
  });
  go.exited.then(
    () => scope.postMessage({ dead: 'the Go program ended' }),
    (e) => scope.postMessage({ dead: String(e) }),
  );
  // The compiled module goes back to the page, so that a new worker starts in a third of the time.
  try {
    scope.postMessage({ ready: true, module });
  } catch {
    scope.postMessage({ ready: true, module: null });
  }
}

/** What is there of the program is compiled while the rest is being unpacked. @param {string} base64  the program, folded, in xz */
async function compile(base64) {
  // Not new Blob([bytes]).stream(): WebKit refuses to read it in a worker of an opaque origin (file://, sandbox).
  const packed = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes(base64));
      controller.close();
    },
  });
  const program = unfold(new XzReadableStream(packed));
  return WebAssembly.compileStreaming(new Response(program, { headers: { 'Content-Type': 'application/wasm' } }));
}

/** @param {string} base64 @returns {Uint8Array<ArrayBuffer>} */
function bytes(base64) {
  const fast = /** @type {any} */ (Uint8Array).fromBase64;
  if (fast) return fast.call(Uint8Array, base64);
  const raw = atob(base64);
  const out = new Uint8Array(raw.length);
  for (let i = 0; i < raw.length; i++) out[i] = raw.charCodeAt(i);
  return out;
}
