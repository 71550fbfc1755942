/**
 * Firefox ESR, through WebDriver BiDi.
 *
 * `requests` has the network events of the page and its frames. `console` has what the page writes, its uncaught errors
 * and rejections, and refusals by a policy in a document; not what a worker writes, nor refusals inside a worker: BiDi
 * does not tell. The colour scheme and the language belong to the browser, not to the page.
 */
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { need } from './children.js';
import { puppeteerBrowser, startLimit } from './puppeteer.js';

/**
 * @param {{colorScheme?: 'light' | 'dark', language?: string}} [options] language: a BCP 47 tag
 */
export async function launchFirefox({ colorScheme = 'light', language = 'en-US' } = {}) {
  const executable = need(['firefox-esr', 'firefox'], 'firefox-esr');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: fileURLToPath(new URL('mortal.sh', import.meta.url)),
    env: { ...process.env, CONTEND_BROWSER: executable },
    headless: true,
    timeout: startLimit,
    protocolTimeout: 600_000,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
      'intl.accept_languages': language,
      // Tab stops at links and buttons as it does by default everywhere but on macOS.
      'accessibility.tabfocus': 7,
      // Scroll bars lie over the page, so a viewport is as wide as it was asked to be.
      'ui.useOverlayScrollbars': 1,
    },
  });
  return puppeteerBrowser('firefox', browser, async (page) => {
    // Firefox writes refusals to its own console only; this turns those of documents into messages of the page's.
    await page.evaluateOnNewDocument(() => {
      addEventListener('securitypolicyviolation', (event) => {
        console.error(`Content Security Policy: ${event.effectiveDirective} refused ${event.blockedURI} ${event.sample}`);
      });
    });
  });
}
