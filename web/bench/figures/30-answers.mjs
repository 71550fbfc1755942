/** How long the tools' calls take in the page, and the slot model beside CPython's own random. */
import { execFileSync } from 'node:child_process';
import { launch } from '../../test/browsers/index.js';
import { builtPage } from '../../test/find.js';
import { ready } from '../../test/call-page.js';

const calls = /** @type {const} */ ([
  ['backoff.schedule, 10 waits, full', 'backoff.schedule', { capMs: 20000, retries: 10, jitter: 'full' }],
  ['backoff.schedule, 10 waits, decorrelated', 'backoff.schedule', { capMs: 20000, retries: 10, jitter: 'decorrelated' }],
  ['backoff.schedule, 10,000 waits, full', 'backoff.schedule', { capMs: 20000, retries: 10000, jitter: 'full' }],
  ['backoff.fleet, 1,000 clients, full', 'backoff.fleet', { baseMs: 1000, capMs: 30000, retries: 6, jitter: 'full', clients: 1000, seed: 1, bucketMs: 20 }],
  ['backoff.fleet, 100,000 clients, full', 'backoff.fleet', { baseMs: 1000, capMs: 30000, retries: 6, jitter: 'full', clients: 100000, seed: 1, bucketMs: 20 }],
  ['slots.run, 12, 2, 32', 'slots.run', {}],
  ['slots.exact, 12, 2, 32', 'slots.exact', {}],
  ['claims.check, every sentence', 'claims.check', {}],
]);

const python = `
import random, time
start = time.perf_counter()
for seed in range(10000):
    draw = random.Random(seed).randrange
    window = 2
    left = 12
    while left:
        seen = {}
        for _ in range(left):
            s = draw(window)
            seen[s] = seen.get(s, 0) + 1
        left -= sum(1 for v in seen.values() if v == 1)
        window = min(32, 2 * window)
print((time.perf_counter() - start) * 1000)
`;

/** @type {import('../bench.mjs').Figure} */
export const figure = {
  title: 'Answers',
  note: 'Chromium, a warm worker; the time from asking to having the result in the page. The sample of 10,000 seeds beside native CPython doing the same draws.',
  async run() {
    /** @type {import('../bench.mjs').Row[]} */
    const rows = [];
    const browser = await launch('chromium');
    try {
      const page = await browser.open(builtPage('#/'));
      await ready(page);
      const time = (/** @type {string} */ method, /** @type {object} */ request) =>
        page.evaluate(`(async () => { const s = performance.now(); await contend.call(${JSON.stringify(method)}, ${JSON.stringify(request)}); return performance.now() - s; })()`);
      for (const [what, method, request] of calls) {
        await time(method, request);
        const raw = [];
        for (let i = 0; i < 7; i++) raw.push(await time(method, request));
        rows.push({ what, raw, unit: 'ms', limit: '100 ms, or progress' });
      }
      const ours = [];
      const theirs = [];
      for (let i = 0; i < 5; i++) {
        ours.push(await time('slots.sample', { runs: 10000 }));
        theirs.push(Number(execFileSync('python3', ['-c', python], { encoding: 'utf8' })));
      }
      rows.push({ what: 'slots.sample, 10,000 seeds', raw: ours, unit: 'ms', against: 'native CPython', peer: theirs });
    } finally {
      await browser.close();
    }
    return rows;
  },
};
