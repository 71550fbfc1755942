/**
 * Runs the Go program in whatever JavaScript this is, a worker or Node, and gives back its two functions. `wasm_exec.js`
 * must have been run before.
 *
 * @param {WebAssembly.Module} module
 * @param {(id: number, kind: 'progress' | 'result' | 'error', text: string, bulk: Uint8Array | null) => void} post
 * @returns {Promise<{start: typeof contendGo.start, cancel: typeof contendGo.cancel, memory: WebAssembly.Memory, exited: Promise<void>}>}
 *   `exited` settles when the Go program is gone, which it never should be.
 */
export async function host(module, post) {
  const go = new Go();
  const instance = await WebAssembly.instantiate(module, go.importObject);
  globalThis.contendPost = post;
  /** @type {Promise<void>} */
  const ready = new Promise((resolve) => {
    globalThis.contendReady = () => resolve();
  });
  const exited = go.run(instance);
  await Promise.race([
    ready,
    exited.then(() => {
      throw new Error('the Go program ended before it was ready');
    }),
  ]);
  const memory = /** @type {WebAssembly.Memory} */ (instance.exports.mem);
  return { start: contendGo.start, cancel: contendGo.cancel, memory, exited };
}
