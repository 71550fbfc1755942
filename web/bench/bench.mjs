/**
 * ./build.sh bench: every figure in web/bench/figures, printed and written to dist/bench.md.
 *
 * A figure that compares runs ours and the peer in turn, A B A B …, and tells the ratio of the medians with every raw
 * time, so that a machine whose speed drifts does not decide. Nothing here passes or fails.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} Figure
 * @property {string} title
 * @property {string} note  what is measured, and how
 * @property {() => Promise<Row[]>} run
 *
 * @typedef {object} Row
 * @property {string} what
 * @property {number[]} raw
 * @property {string} unit
 * @property {string} [against]  what the raw numbers are compared with
 * @property {number[]} [peer]
 * @property {string} [limit]  the budget, in words
 */

const only = process.argv.slice(2);
const folder = new URL('figures/', import.meta.url);
const out = ['# Figures', '', `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`, ''];
for (const file of readdirSync(folder).filter((f) => f.endsWith('.mjs')).sort()) {
  if (only.length > 0 && !only.some((o) => file.includes(o))) continue;
  /** @type {{figure: Figure}} */
  const { figure } = await import(new URL(file, folder).href);
  console.log(`\n${figure.title}`);
  out.push(`## ${figure.title}`, '', figure.note, '', '| what | median | ratio to peer | raw | limit |', '| --- | --: | --: | --- | --- |');
  for (const row of await figure.run()) {
    const ours = median(row.raw);
    const ratio = row.peer ? `${round(ours / median(row.peer))} of ${row.against} (${round(median(row.peer))} ${row.unit})` : '';
    const raw = `${row.raw.map(round).join(' ')}${row.peer ? ` / ${row.peer.map(round).join(' ')}` : ''}`;
    console.log(`  ${row.what}: ${round(ours)} ${row.unit}${ratio ? ` = ${ratio}` : ''}${row.limit ? `; limit ${row.limit}` : ''}   [${raw}]`);
    out.push(`| ${row.what} | ${round(ours)} ${row.unit} | ${ratio} | ${raw} | ${row.limit ?? ''} |`);
  }
  out.push('');
}
const target = fileURLToPath(new URL('../../dist/', import.meta.url));
mkdirSync(target, { recursive: true });
writeFileSync(`${target}bench.md`, `${out.join('\n')}\n`);
console.log('\nWritten to dist/bench.md');

/** @param {number[]} xs */
function median(xs) {
  const s = [...xs].sort((a, b) => a - b);
  const m = s.length >> 1;
  return s.length % 2 ? s[m] : (s[m - 1] + s[m]) / 2;
}

/** @param {number} x */
function round(x) {
  return Number(x.toPrecision(3));
}
