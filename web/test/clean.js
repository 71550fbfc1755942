/**
 * What a page must not do while it is used: write to the console, or ask a network for anything.
 */
import assert from 'node:assert/strict';

/** @typedef {import('./browsers/index.js').Page} Page */
/** @typedef {import('./browsers/index.js').Message} Message */
/** @typedef {import('./browsers/index.js').Request} Request */

/**
 * Fails with every message of the console, error and refusal; a clean console is an empty one.
 * @param {Page} page
 * @param {(message: Message) => boolean} [expected] messages that belong to the test
 */
export async function assertCleanConsole(page, expected = () => false) {
  const unexpected = (await page.console()).filter((message) => !expected(message));
  assert.deepEqual(unexpected.map(({ level, text }) => `${level}: ${text}`), [], `the console of ${page.engine} is not clean`);
}

/**
 * The requests that leave the machine's memory and disk. `data:`, `blob:` and `about:` never do; `file:` reads what
 * is there already.
 * @param {Page} page
 * @returns {Promise<Request[]>}
 */
export async function egress(page) {
  return (await page.requests()).filter(({ url }) => !/^(data|blob|about|file):/.test(url));
}

/**
 * Fails with every request to a network since the page was opened, or since `forget`.
 * @param {Page} page
 */
export async function assertNoEgress(page) {
  assert.deepEqual((await egress(page)).map(({ method, url }) => `${method} ${url}`), [], `${page.engine} asked a network`);
}
