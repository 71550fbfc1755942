/**
 * Reads `go test -json` and tells it shortly: what failed, in full; what each package did, in a line; and the count.
 *
 *   go test -json ./... | node web/test/go-report.mjs WORD
 */
import { createInterface } from 'node:readline';

const title = process.argv[2] ?? 'go';
let passed = 0;
let failed = 0;
let skipped = 0;
let packagesFailed = 0;
/** @type {Map<string, string[]>} */
const output = new Map();

for await (const line of createInterface({ input: process.stdin })) {
  /** @type {{Action: string, Package?: string, Test?: string, Output?: string, Elapsed?: number}} */
  let e;
  try {
    e = JSON.parse(line);
  } catch {
    console.log(line); // the go command itself speaks: a build error
    continue;
  }
  const key = `${e.Package ?? ''} ${e.Test ?? ''}`;
  if (e.Output !== undefined) {
    const lines = output.get(key) ?? [];
    lines.push(e.Output);
    output.set(key, lines);
  }
  if (e.Action === 'build-output') process.stdout.write(e.Output ?? '');
  if (e.Test) {
    if (e.Action === 'pass') passed++;
    if (e.Action === 'skip') skipped++;
    if (e.Action === 'fail') {
      failed++;
      console.log((output.get(key) ?? []).join('').trimEnd());
    }
  } else if (e.Action === 'pass' || e.Action === 'fail') {
    if (e.Action === 'fail') {
      packagesFailed++;
      console.log((output.get(key) ?? []).join('').trimEnd());
    }
    console.log(`${e.Action === 'pass' ? 'ok  ' : 'FAIL'}\t${e.Package}\t${(e.Elapsed ?? 0).toFixed(1)}s`);
  }
}
console.log(`${title}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
if (failed > 0 || packagesFailed > 0 || skipped > 0 || passed === 0) process.exit(1);
