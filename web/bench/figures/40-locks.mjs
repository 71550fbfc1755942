/** How fast every run of a lock is searched in a browser tab, beside Spin's compiled verifier on the same machine. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ready } from '../../test/call-page.js';
import { launch } from '../../test/browsers/index.js';
import { builtPage } from '../../test/find.js';

/** Search alone: no symmetry, no cycles. @param {number} threads */
const plain = (threads) => ({ lock: 'filter', threads, symmetry: 'off', liveness: false });

/** @type {import('../bench.mjs').Figure} */
export const figure = {
  title: 'Searching every run of a lock',
  note: 'Chromium, a warm worker, the filter lock. Spin: -o2, gcc -O2 -DSAFETY -DNOREDUCE, its own time without compiling; both search the same 10,187,487 states, in turn.',
  async run() {
    /** @type {import('../bench.mjs').Row[]} */
    const rows = [];
    const browser = await launch('chromium');
    const folder = mkdtempSync(path.join(tmpdir(), 'contend-spin-'));
    try {
      const page = await browser.open(builtPage('#/'));
      await ready(page);
      /** @param {string} method @param {object} request @returns {Promise<{ms: number, result: any}>} */
      const ask = (method, request) =>
        page.evaluate(`(async () => { const s = performance.now(); const result = await contend.call(${JSON.stringify(method)}, ${JSON.stringify(request)}); return { ms: performance.now() - s, result: { states: result.states, classes: result.classes, files: result.files, complete: result.complete } }; })()`);

      await ask('locks.check', plain(4));
      const five = [];
      const rate = [];
      const whole = [];
      for (let i = 0; i < 5; i++) {
        const { ms, result } = await ask('locks.check', plain(5));
        five.push(ms);
        rate.push((1000 * result.classes) / ms);
        whole.push((await ask('locks.check', { lock: 'filter', threads: 5, symmetry: 'off' })).ms);
      }
      rows.push({ what: 'n = 5: states a second', raw: rate, unit: '/s', limit: '300,000 or more' });
      rows.push({ what: 'n = 5, 409,308 states', raw: five, unit: 'ms', limit: '1,000 ms' });
      rows.push({ what: 'n = 5, cycles searched as well', raw: whole, unit: 'ms' });

      // Spin, for the ratio.
      const { result } = await ask('locks.export', { lock: 'filter', threads: 6, format: 'promela' });
      for (const file of result.files) writeFileSync(path.join(folder, file.name), file.text);
      const model = result.files.find((/** @type {{name: string}} */ f) => f.name.endsWith('.pml')).name;
      execFileSync('spin', ['-o2', '-a', model], { cwd: folder });
      execFileSync('gcc', ['-O2', '-DSAFETY', '-DNOREDUCE', '-DMEMLIM=8000', '-o', 'pan', 'pan.c'], { cwd: folder });
      const ours = [];
      const theirs = [];
      for (let i = 0; i < 3; i++) {
        const mine = await ask('locks.check', plain(6));
        if (mine.result.states !== 10_187_487) throw new Error(`${mine.result.states} states`);
        ours.push(mine.ms);
        const start = process.hrtime.bigint();
        const told = execFileSync('./pan', ['-m10000000', '-w26'], { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 24 });
        theirs.push(Number(process.hrtime.bigint() - start) / 1e6);
        const states = /([\d.e+]+) states, stored/.exec(told)?.[1];
        if (Math.round(Number(states)) !== 10_187_487 && Number(states) !== 1.0187487e7) throw new Error(`Spin stored ${states} states`);
      }
      rows.push({ what: 'n = 6, evaluated', raw: ours, unit: 'ms', against: "Spin's verifier", peer: theirs, limit: 'ratio 1' });

      const ten = await ask('locks.check', { lock: 'filter', threads: 10, liveness: false });
      if (ten.result.classes !== 5_790_071 || !ten.result.complete) throw new Error(JSON.stringify(ten.result));
      rows.push({ what: 'n = 10, 5,790,071 classes, evaluated', raw: [ten.ms], unit: 'ms', limit: '30,000 ms; aim 3,000, for a compiled engine' });
      await page.close();
    } finally {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    }
    return rows;
  },
};
