/**
 * The page's public call, from a test.
 */

/** @typedef {import('./browsers/index.js').Page} Page */
/** @typedef {import('./browsers/index.js').Frame} Frame */

/**
 * Waits until the page offers its call.
 * @param {Page | Frame} page
 */
export async function ready(page) {
  await page.waitFor('typeof contend === "object" && typeof contend.call === "function"');
}

/**
 * The result of `contend.call(method, request)` in the page. What the call rejects with is thrown, with its `code`,
 * `field` and `args`.
 * @param {Page | Frame} page
 * @param {string} method
 * @param {Record<string, unknown>} [request]
 * @returns {Promise<any>}
 */
export async function call(page, method, request = {}) {
  await ready(page);
  return page.evaluate(
    (/** @type {string} */ name, /** @type {unknown} */ body) => /** @type {any} */ (globalThis).contend.call(name, body),
    method, request,
  );
}
