/** The page's size as a server sends it with gzip, part by part, against the budget. */
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
    { name: 'Go program (gzip, base64)', text: program },
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
