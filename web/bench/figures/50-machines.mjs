/** How fast machines exchange messages, natively and in a browser tab, and how fast every order of them is searched. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ready } from '../../test/call-page.js';
import { launch } from '../../test/browsers/index.js';
import { builtPage } from '../../test/find.js';

const top = fileURLToPath(new URL('../../../', import.meta.url));
const titles = /** @type {Record<string, string>} */ ({
  centralized: 'centralized, 1,000 processes',
  'ricart-agrawala': 'Ricart–Agrawala, 1,000 processes',
  'ricart-agrawala/range': 'the same, messages take 0.5 to 1.5, FIFO',
});

/** @returns {import('../bench.mjs').Row[]} */
function native() {
  const told = execFileSync('go', ['test', './core/mutex', '-run', 'none', '-bench', 'ThousandProcesses', '-count', '5', '-benchtime', '1x'], { cwd: top, encoding: 'utf8' });
  /** @type {Map<string, number[]>} */
  const found = new Map();
  for (const [, name, rate] of told.matchAll(/^BenchmarkThousandProcesses\/(\S+?)(?:-\d+)?\s.*?([\d.e+]+) messages\/s/gm)) {
    if (name && rate) found.set(name, [...(found.get(name) ?? []), Number(rate)]);
  }
  if (found.size === 0) throw new Error(`no figures in ${told}`);
  return [...found].map(([name, raw]) => ({ what: `native, ${titles[name] ?? name}: messages a second`, raw, unit: '/s', limit: '1,000,000 or more' }));
}

/** @type {import('../bench.mjs').Figure} */
export const figure = {
  title: 'Machines',
  note: 'All processes want the resource all the time; messages sent by the second, natively and in Chromium with a warm worker. And every order of events of Ricart–Agrawala with three processes that ask twice, without FIFO.',
  async run() {
    const rows = native();
    const browser = await launch('chromium');
    try {
      const page = await browser.open(builtPage('#/'));
      await ready(page);
      /** @param {string} method @param {object} request @returns {Promise<{ms: number, result: any}>} */
      const ask = (method, request) =>
        page.evaluate(`(async () => { const s = performance.now(); const r = await contend.call(${JSON.stringify(method)}, ${JSON.stringify(request)}); return { ms: performance.now() - s, result: { states: r.states, complete: r.complete, messages: r.messages } }; })()`);
      const many = { algorithm: 'ricart-agrawala', processes: 1000, workload: { kind: 'saturated' }, entries: 300, maxEvents: 50_000_000, maxTrace: 0 };
      const sent = [];
      for (let i = 0; i < 5; i++) {
        const { ms, result } = await ask('mutex.run', many);
        sent.push((1000 * result.messages) / ms);
      }
      rows.push({ what: 'Chromium, mutex.run, Ricart–Agrawala, 1,000 processes: messages a second', raw: sent, unit: '/s' });

      const request = { algorithm: 'ricart-agrawala', processes: 3, requests: 2, fifo: false };
      await ask('mutex.check', { ...request, requests: 1 });
      const rate = [];
      for (let i = 0; i < 5; i++) {
        const { ms, result } = await ask('mutex.check', request);
        if (!result.complete) throw new Error(`stopped after ${result.states} states`);
        rate.push((1000 * result.states) / ms);
      }
      rows.push({ what: 'Chromium, mutex.check: states a second', raw: rate, unit: '/s' });
    } finally {
      await browser.close();
    }
    return rows;
  },
};
