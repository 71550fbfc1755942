/**
 * The page's size as a server sends it with gzip, part by part, against the budget.
 *
 * If the program must become smaller: what was measured and is not done. All of it with core/script, core/model and core/locks linked in: 1,638,130 bytes with gzip -9.
 * - No inlining in the standard library but its runtime (`-gcflags=std=-l -gcflags=runtime/...= -gcflags=internal/runtime/...=`): −34,000. In contend/core/...: −18,000, the search too; in go.starlark.net/syntax and math/big: −15,000.
 * - A copy of go.starlark.net/syntax that cannot read files, log, or keep integers beyond 64 bits, and so needs neither os, log nor math/big (four places): −82,000.
 * - xz -9e in place of gzip: 1,176,304 for 1,636,910. Its decoder, xz-decompress 0.2.3 on npm (MIT), is 9,391 with gzip; it takes 100 to 160 ms of processor time in Node where gzip takes 45.
 * - wasm-opt -O2 (binaryen 132) afterwards: −1 %, for half a minute of every build.
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
