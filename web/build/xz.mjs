/** Packs the program in xz: a third smaller than gzip. The encoder is liblzma itself, as WebAssembly, so that no machine needs an `xz` of its own and all make the same bytes. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LZMA_CHECK_NONE, initModule, xzAsync } from 'node-liblzma/wasm';
import createLiblzma from 'node-liblzma/wasm/liblzma.js';

/** Level 6 takes all of the program as its dictionary (8 MiB); 9 and `extreme` were no smaller. */
const preset = 6;

/** @param {Uint8Array} bytes @returns {Promise<Buffer>} without a checksum: the WebAssembly compiler finds out */
export async function xz(bytes) {
  // Left alone it would look for its file with fetch(), which Node does not do.
  const wasmBinary = readFileSync(createRequire(import.meta.url).resolve('node-liblzma/wasm/liblzma.wasm'));
  await initModule(() => createLiblzma(/** @type {any} */ ({ wasmBinary })));
  return Buffer.from(await xzAsync(bytes, { preset, check: LZMA_CHECK_NONE }));
}
