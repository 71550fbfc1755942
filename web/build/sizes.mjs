/**
 * The page's size as a server sends it with gzip, part by part, against the budget.
 *
 * What makes the program small, measured when core/script, core/model and core/locks were first linked in. Bytes before base64:
 *
 *   as Go's linker leaves it (-s -w), gzip -9                                               1,715,313
 *   its data in one segment, no lines and names for traces (web/build/smaller.mjs)          1,435,645
 *   xz in place of gzip (web/build/xz.mjs; the decoder is 9,600 of the worker)              1,015,828
 *   the parser without os, log and math/big (web/build/parser.mjs)                            971,000
 *   folded (web/bridge/fold.js)                                                               867,696
 *   no inlining in what no search calls; its own functions keep their lengths (build.sh)      856,020
 *
 * From file:// to the first number, medians of nine starts in turn with the gzip page on one busy machine, before the last line:
 * Chromium 357 and 490 ms, Firefox 400 and 409, WebKit 528 and 500.
 *
 * What was measured and is not done:
 * - xz with other lc, lp, pb, a larger dictionary, level 9 or `extreme`: at most −0.3 %.
 * - No inlining in all of the standard library but its runtime: another −2,500, but what the search calls would stay out of line.
 *   In the runtime, too: −17,000.
 * - fmt without os (which it needs for Print and Scan), by `go build -overlay`: −9,400.
 * - Opcodes and operands in streams of their own: −3 %, not folded; folding leaves less to win.
 * - wasm-opt -O2 (binaryen 132): −1 %, for half a minute of every build.
 */
import { gzipSync } from 'node:zlib';

/** Bytes after gzip; see README, "Size". */
export const budget = 1_500_000;

/** @param {string} text */
const gz = (text) => gzipSync(text, { level: 9 }).length;

/**
 * @param {{page: string, script: string, style: string, program: string, parts: {name: string, text: string}[]}} made
 * @returns {number} the whole page's bytes after gzip
 */
export function printSizes({ page, style, program, parts }) {
  const rows = [
    { name: 'Go program (folded, xz, base64)', text: program },
    ...parts,
    { name: 'style', text: style },
  ].map(({ name, text }) => ({ name, raw: Buffer.byteLength(text), gz: gz(text) }));
  const total = { name: 'dist/contend.html', raw: Buffer.byteLength(page), gz: gz(page) };
  const width = Math.max(...rows.map((r) => r.name.length), total.name.length);
  /** @param {{name: string, raw: number, gz: number}} r */
  const line = (r) => `${r.name.padEnd(width)} ${String(r.raw).padStart(10)} ${String(r.gz).padStart(10)} ${((100 * r.gz) / budget).toFixed(1).padStart(6)} %`;
  console.log(`${'part'.padEnd(width)} ${'bytes'.padStart(10)} ${'with gzip'.padStart(10)} of ${budget}`);
  for (const r of rows) console.log(line(r));
  console.log(line(total));
  return total.gz;
}
