/**
 * Chromium, through the DevTools protocol over a pipe: when the test's process goes, the pipe closes and Chromium ends.
 *
 * `requests` has every request of the page, its frames and its dedicated workers, and the page's own WebSockets.
 * `console` has what the page, its frames and its workers write, with refusals by a policy.
 */
import puppeteer from 'puppeteer-core';
import { need } from './children.js';
import { puppeteerBrowser, startLimit } from './puppeteer.js';

/**
 * @param {{colorScheme?: 'light' | 'dark', language?: string}} [options] language: a BCP 47 tag
 */
export async function launchChromium({ colorScheme = 'light', language = 'en-US' } = {}) {
  const browser = await puppeteer.launch({
    browser: 'chrome',
    executablePath: need(['chromium'], 'chromium'),
    headless: true,
    pipe: true,
    timeout: startLimit,
    protocolTimeout: 600_000,
    args: [
      '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync', '--hide-scrollbars', `--lang=${language}`, `--accept-lang=${language}`,
    ],
    env: { ...process.env, LANGUAGE: language.replaceAll('-', '_') },
  });
  return puppeteerBrowser('chromium', browser, async (page, requests) => {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: colorScheme }]);
    // Puppeteer tells of no WebSocket.
    const session = await page.createCDPSession();
    await session.send('Network.enable');
    session.on('Network.webSocketCreated', ({ url }) => requests.push({ url, method: 'GET', kind: 'websocket' }));
  });
}
