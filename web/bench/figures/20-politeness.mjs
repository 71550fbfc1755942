/** What listening costs, and how soon a Stop is heard. */
import { launch } from '../../test/browsers/index.js';
import { builtPage } from '../../test/find.js';
import { ready } from '../../test/call-page.js';

/** @type {import('../bench.mjs').Figure} */
export const figure = {
  title: 'Listening while computing',
  note: 'The same 5,000 blocks with and without a yield every 16 ms, in turn; and the time from a Stop to the partial result.',
  async run() {
    const rows = [];
    for (const engine of /** @type {const} */ (['chromium', 'firefox', 'webkit'])) {
      const browser = await launch(engine);
      try {
        const page = await browser.open(builtPage('#/', { forTests: true }));
        await ready(page);
        const { polite, rude, stops } = await page.evaluate(`(async () => {
          const time = async (request) => {
            const start = performance.now();
            await contend.call('test.busy', request);
            return performance.now() - start;
          };
          await time({ ms: 200 });
          const polite = [], rude = [], stops = [];
          for (let i = 0; i < 7; i++) {
            polite.push(await time({ ms: 1000, yield: true }));
            rude.push(await time({ ms: 1000, yield: false }));
          }
          for (let i = 0; i < 15; i++) {
            const stop = new AbortController();
            const asked = contend.call('test.busy', { ms: 60000 }, { signal: stop.signal });
            await new Promise((r) => setTimeout(r, 150 + 7 * i));
            const at = performance.now();
            stop.abort();
            await asked;
            stops.push(performance.now() - at);
          }
          return { polite, rude, stops };
        })()`);
        rows.push({ what: `${engine}: with yields`, raw: polite, unit: 'ms', against: 'without', peer: rude, limit: 'ratio 1.05' });
        rows.push({ what: `${engine}: Stop to answer`, raw: stops, unit: 'ms', limit: '100 ms, each' });
        await page.close();
      } finally {
        await browser.close();
      }
    }
    return rows;
  },
};
