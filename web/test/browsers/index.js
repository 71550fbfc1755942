/**
 * The three engines behind one interface.
 *
 *     const page = await open('firefox', '/abs/path/page.html', { width: 1440, height: 900 });
 *     await page.click('#go');
 *     assert.equal(await page.text('output'), '42');
 *     await page.close();
 *
 * A browser that is not installed is an Error that names its Debian package; no test is ever skipped for it.
 */
import { launchChromium } from './chromium.js';
import { launchFirefox } from './firefox.js';
import { launchWebKit } from './webkit.js';
import { address } from './page.js';

/** @typedef {import('./page.js').Page} Page */
/** @typedef {import('./page.js').Frame} Frame */
/** @typedef {import('./page.js').Message} Message */
/** @typedef {import('./page.js').Request} Request */
/** @typedef {'chromium' | 'firefox' | 'webkit'} Engine */
/** @typedef {{colorScheme?: 'light' | 'dark', language?: string}} Taste what belongs to a browser */
/**
 * @typedef {object} Size of the viewport in CSS pixels; 1280 x 800 when not said
 * @property {number} [width]
 * @property {number} [height]
 * @property {string} [before] a script that runs in every document ahead of the document's own, as to take something away
 *   from the browser; not in WebKit, whose driver has nothing for it
 */

/** @type {readonly Engine[]} */
export const engines = ['chromium', 'firefox', 'webkit'];

/**
 * Starts a browser with a fresh profile. Each page it opens starts without storage, cache or cookies.
 * @param {Engine} engine
 * @param {Taste} [taste]
 */
export async function launch(engine, taste = {}) {
  const browser = engine === 'chromium' ? await launchChromium(taste)
    : engine === 'firefox' ? await launchFirefox(taste)
    : engine === 'webkit' ? await launchWebKit(taste)
    : null;
  if (!browser) throw new Error(`The engines are ${engines.join(', ')}, not ${engine}.`);
  return {
    ...browser,
    /**
     * @param {string | URL} target a URL or an absolute path
     * @param {Size} [size]
     * @returns {Promise<Page>} when the page has loaded
     */
    open: (target, size) => browser.open(address(target), size),
  };
}

/** @typedef {Awaited<ReturnType<typeof launch>>} Browser */

/**
 * One page in a browser of its own; closing the page ends the browser.
 * @param {Engine} engine
 * @param {string | URL} target a URL or an absolute path
 * @param {Taste & Size} [options]
 * @returns {Promise<Page>}
 */
export async function open(engine, target, options = {}) {
  const browser = await launch(engine, options);
  try {
    const page = await browser.open(target, options);
    return {
      ...page,
      close: async () => {
        await page.close().catch(() => {});
        await browser.close();
      },
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}
