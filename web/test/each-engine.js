/**
 * One test in every engine.
 *
 *     eachEngine('the total follows the cap', async (page, engine) => {
 *       await page.type('#cap', '20s');
 *       await page.waitFor(() => document.querySelector('output')?.textContent === '46.1 s');
 *     }, { hash: '#/backoff' });
 *
 * A file starts each browser once and ends it after its last test. Each test gets a page of its own, with no storage
 * left by another; when the test has passed, the page's console must be empty (unless `console: 'any'`).
 *
 * `CONTEND_ENGINES=chromium,firefox` in the environment limits the engines while one works on a page; the run says so.
 */
import { after, test } from 'node:test';
import { assertCleanConsole } from './clean.js';
import { builtPage } from './find.js';
import { engines as all, launch } from './browsers/index.js';

/** @typedef {import('./browsers/index.js').Engine} Engine */
/** @typedef {import('./browsers/index.js').Page} Page */
/** @typedef {import('./browsers/index.js').Taste} Taste */
/** @typedef {import('./browsers/index.js').Size} Size */

/** @type {Map<string, ReturnType<typeof launch>>} */
const browsers = new Map();

after(async () => {
  for (const starting of browsers.values()) {
    const browser = await starting.catch(() => null);
    await browser?.close();
  }
  browsers.clear();
});

/**
 * The browser of this file for an engine and a taste, started when it is first asked for.
 * @param {Engine} engine
 * @param {Taste} [taste]
 */
export function sharedBrowser(engine, taste = {}) {
  const key = JSON.stringify([engine, taste.colorScheme ?? 'light', taste.language ?? '']);
  let browser = browsers.get(key);
  if (!browser) {
    browser = launch(engine, taste);
    browsers.set(key, browser);
  }
  return browser;
}

/**
 * Registers one test per engine.
 * @param {string} name
 * @param {(page: Page, engine: Engine) => Promise<void>} body
 * @param {Taste & Size & {
 *   engines?: readonly Engine[],
 *   url?: string | (() => string | Promise<string>),
 *   hash?: string,
 *   console?: 'clean' | 'any',
 *   timeout?: number,
 * }} [options]
 *   `url`: what is opened, when it is not the built page; `hash`: the built page's route and state;
 *   `timeout`: of one engine's test, in milliseconds
 */
export function eachEngine(name, body, options = {}) {
  const wanted = process.env.CONTEND_ENGINES?.split(',');
  for (const engine of options.engines ?? all) {
    if (wanted && !wanted.includes(engine)) continue;
    const only = wanted ? ` (CONTEND_ENGINES=${process.env.CONTEND_ENGINES})` : '';
    test(`${name} · ${engine}${only}`, { timeout: options.timeout ?? 180_000 }, async () => {
      const { url = () => builtPage(options.hash) } = options;
      const target = typeof url === 'function' ? await url() : url;
      const browser = await sharedBrowser(engine, { colorScheme: options.colorScheme, language: options.language });
      const page = await browser.open(target, { width: options.width, height: options.height, before: options.before });
      try {
        await body(page, engine);
        if (options.console !== 'any') await assertCleanConsole(page);
      } finally {
        await page.close();
      }
    });
  }
}
