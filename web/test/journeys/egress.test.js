/**
 * Nothing typed into the page leaves it: no request while it is used, and none that a script could make, in the page or in
 * its worker. A server counts what arrives; that the same attempts do arrive from a page without a policy is shown in
 * `../browsers.test.js`.
 */
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { launchWebKit } from '../browsers/webkit.js';
import { call, ready } from '../call-page.js';
import { assertNoEgress, egress } from '../clean.js';
import { eachEngine, sharedBrowser } from '../each-engine.js';
import { arrived, attempt } from '../egress.js';
import { builtFile, builtPage } from '../find.js';
import { embedding, serve } from '../serve.js';

/** @typedef {import('../browsers/index.js').Page} Page */
/** @typedef {import('../browsers/index.js').Frame} Frame */

const workerWays = ['fetch', 'xhr', 'websocket', 'importScripts'];

/**
 * Uses the page: its calls, each of its routes, another language and theme.
 * @param {Page | Frame} page
 */
async function use(page) {
  const methods = await call(page, 'contend.methods');
  assert.ok(methods.length > 0);
  await call(page, 'backoff.schedule', { baseMs: 100, capMs: 20000, retries: 10, jitter: 'full' });
  for (const hash of ['#/backoff?lang=ru&theme=dark', '#/slots?lang=zh-Hant', '#/claims?lang=tr', '#/?lang=en&theme=light']) {
    // As a click on a link does; in a sandboxed iframe some engines allow no assignment to location.hash.
    await page.evaluate((/** @type {string} */ next) => {
      history.replaceState(null, '', next);
      dispatchEvent(new HashChangeEvent('hashchange'));
    }, hash);
    await page.waitFor('document.body.innerText.trim().length > 20');
  }
  await call(page, 'contend.methods');
}

/**
 * Tries every way out of the page and of its worker; none may reach the server.
 * @param {Page | Frame} page
 */
async function escape(page) {
  const server = await serve();
  try {
    await ready(page);
    const outcomes = await attempt(page, server.url);
    for (const way of ['fetch', 'xhr', 'websocket', 'eventsource', 'image']) assert.equal(outcomes[way], 'refused', way);
    const inWorker = await call(page, 'test.egress', { url: server.url });
    for (const way of workerWays) assert.ok(way in inWorker, `the worker tries ${way}`);
    assert.deepEqual(Object.entries(inWorker).filter(([, outcome]) => outcome !== 'refused'), []);
    assert.deepEqual(await arrived(server), []);
  } finally {
    await server.close();
  }
}

eachEngine('from disk, no request while the page is used', async (page) => {
  await use(page);
  await assertNoEgress(page);
});

eachEngine('from disk, nothing gets out of the page or its worker', escape, {
  url: () => builtPage('', { forTests: true }),
  console: 'any', // The refusals are written there.
});

eachEngine('without its policy the same page and worker do get out, so the attempts are real', async (page) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'contend-open-'));
  const server = await serve();
  try {
    const built = await readFile(builtFile({ forTests: true }), 'utf8');
    const open = built.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    assert.notEqual(open, built, 'the page has a policy to take away');
    const file = path.join(folder, 'contend.html');
    await writeFile(file, open);
    await page.goto(file);
    await ready(page);
    await attempt(page, server.url);
    const inWorker = await call(page, 'test.egress', { url: server.url });
    assert.equal(inWorker.fetch, 'sent');
    const paths = await arrived(server);
    for (const way of ['/fetch', '/xhr', '/beacon', '/image', '/websocket', '/eventsource', ...workerWays.map((one) => '/worker-' + one)]) {
      assert.ok(paths.includes(way), `${way} is not among ${paths.join(' ')}`);
    }
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
}, { url: 'about:blank', console: 'any' });

eachEngine('in a sandboxed iframe, the pages themselves are all that is asked for, and nothing gets out', async (page) => {
  const server = await serve({
    '/': embedding('/contend.html#/backoff?embed=1'),
    '/contend.html': { file: builtFile({ forTests: true }) },
  });
  try {
    await page.goto(server.url + '/');
    const figure = await page.frame('#embedded');
    await ready(figure);
    assert.equal(await figure.evaluate('self.origin'), 'null');
    await use(figure);
    assert.deepEqual(await arrived(server), ['/', '/contend.html']);
    assert.deepEqual((await egress(page)).map(({ url }) => url.split('#')[0]), [server.url + '/', server.url + '/contend.html']);
    await escape(figure);
    assert.deepEqual(await arrived(server), ['/', '/contend.html']);
  } finally {
    await server.close();
  }
}, { engines: ['chromium'], url: 'about:blank', console: 'any' });

test('a sandboxed iframe on a page from disk: nothing gets out · chromium', { timeout: 180_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'конспект урока '));
  try {
    const file = path.join(folder, 'lesson.html');
    await writeFile(file, embedding(builtPage('#/backoff?embed=1', { forTests: true })));
    const page = await (await sharedBrowser('chromium')).open(file);
    try {
      const figure = await page.frame('#embedded');
      await use(figure);
      await assertNoEgress(page);
      await escape(figure);
    } finally {
      await page.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('WebKit writes nothing to its console while the page loads', { timeout: 120_000 }, async () => {
  const browser = await launchWebKit();
  try {
    assert.deepEqual(await browser.consoleWhileLoading(builtPage('#/backoff'), 6000), []);
  } finally {
    await browser.close();
  }
});
