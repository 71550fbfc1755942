/** From the start of navigation to the first number computed by the engine inside: ours from disk, Pyodide over loopback. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from '../../test/browsers/index.js';
import { builtPage } from '../../test/find.js';

const pyodide = fileURLToPath(new URL('../../node_modules/pyodide/', import.meta.url));
const types = { '.js': 'text/javascript', '.mjs': 'text/javascript', '.wasm': 'application/wasm', '.json': 'application/json', '.zip': 'application/zip', '.html': 'text/html' };

const page = `<!doctype html><meta charset=utf-8><script type="module">
import { loadPyodide } from './pyodide.mjs';
const py = await loadPyodide({ indexURL: './' });
globalThis.answer = { value: py.runPython('sum(min(20000, 100 * 2**k) for k in range(10))'), ms: performance.now() };
</script>`;

/** Pyodide's own files, and a page that asks it for the same number. */
async function serve() {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    if (path === '/') {
      response.setHeader('Content-Type', 'text/html');
      response.end(page);
      return;
    }
    const file = join(pyodide, normalize(path));
    if (!file.startsWith(pyodide) || !existsSync(file) || !statSync(file).isFile()) {
      response.statusCode = 404;
      response.end();
      return;
    }
    response.setHeader('Content-Type', /** @type {Record<string, string>} */ (types)[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`, close: () => server.close() };
}

/** @type {import('../bench.mjs').Figure} */
export const figure = {
  title: 'Cold start',
  note: 'Chromium, a fresh page each time; from the start of navigation to the sum of ten waits (65500). Ours from file://, Pyodide over loopback.',
  async run() {
    const server = await serve();
    const browser = await launch('chromium');
    /** @type {number[]} */
    const ours = [];
    /** @type {number[]} */
    const theirs = [];
    try {
      for (let i = 0; i < 7; i++) {
        const mine = await browser.open(builtPage('#/'));
        const us = await mine.evaluate(`(async () => {
          const r = await contend.call('backoff.schedule', { baseMs: 100, capMs: 20000, retries: 10 });
          return { value: r.total.maxMs, ms: performance.now() };
        })()`);
        if (us.value !== 65500) throw new Error(`ours computed ${us.value}`);
        ours.push(us.ms);
        await mine.close();
        const peer = await browser.open(server.url);
        await peer.waitFor('globalThis.answer !== undefined', { timeout: 60_000 });
        const py = await peer.evaluate('answer');
        if (py.value !== 65500) throw new Error(`Pyodide computed ${py.value}`);
        theirs.push(py.ms);
        await peer.close();
      }
    } finally {
      await browser.close();
      server.close();
    }
    return [{ what: 'file:// to the first number', raw: ours, unit: 'ms', against: 'Pyodide', peer: theirs, limit: '1/5 of Pyodide, aim 1/10' }];
  },
};
