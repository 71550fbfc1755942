/**
 * Chromium and Firefox through puppeteer-core: the Chrome DevTools Protocol for the one, WebDriver BiDi for the other.
 */
import { adopt } from './children.js';
import { page as makePage } from './page.js';

/** @typedef {import('puppeteer-core').Browser} Browser */
/** @typedef {import('puppeteer-core').Frame} PuppeteerFrame */
/** @typedef {import('puppeteer-core').Page} PuppeteerPage */
/** @typedef {import('./page.js').Realm} Realm */
/** @typedef {import('./page.js').Message} Message */
/** @typedef {import('./page.js').Request} Request */

/** How long starting a browser or loading a page may take, in milliseconds. */
export const startLimit = 60_000;

/** @type {Record<string, Message['level']>} */
const levels = {
  log: 'log', info: 'info', debug: 'debug', verbose: 'debug', warn: 'warning', warning: 'warning', error: 'error',
  assert: 'error',
};

/**
 * A browser whose pages each have a fresh context: no storage, cache or cookie passes from one to the next.
 * @param {'chromium' | 'firefox'} engine
 * @param {Browser} browser
 * @param {(page: PuppeteerPage, requests: Request[]) => Promise<void>} prepare what only this engine needs before the first load
 */
export function puppeteerBrowser(engine, browser, prepare) {
  adopt(browser.process());
  return {
    engine,
    /**
     * @param {string} url
     * @param {{width?: number, height?: number, before?: string}} [options]  before: a script that runs in every document
     *   ahead of the document's own, as to take something away from the browser
     */
    open: async (url, { width = 1280, height = 800, before } = {}) => {
      const context = await browser.createBrowserContext();
      try {
        const page = await context.newPage();
        page.setDefaultTimeout(startLimit);
        /** @type {Message[]} */
        let messages = [];
        /** @type {Request[]} */
        const requests = [];
        page.on('console', (message) => {
          const text = message.text();
          const level = levels[message.type()] ?? 'log';
          messages.push({ level: /content security policy/i.test(text) ? 'violation' : level, text });
        });
        page.on('pageerror', (error) => messages.push({ level: 'exception', text: String(error) }));
        page.on('error', (error) => messages.push({ level: 'exception', text: 'The page crashed: ' + error.message }));
        page.on('request', (request) => {
          requests.push({ url: request.url(), method: request.method(), kind: kindOf(request) });
        });
        await page.setViewport({ width, height });
        await prepare(page, requests);
        if (before) await page.evaluateOnNewDocument(before);
        await page.goto(url, { waitUntil: 'load' });

        return makePage(engine, {
          top: realm(page.mainFrame()),
          press: async (held, key) => {
            for (const one of held) await page.keyboard.down(keyName(one));
            await page.keyboard.press(keyName(key));
            for (const one of held.toReversed()) await page.keyboard.up(keyName(one));
          },
          write: (text) => page.keyboard.type(text),
          goto: async (next) => { await page.goto(next, { waitUntil: 'load' }); },
          reload: async () => { await page.reload({ waitUntil: 'load' }); },
          back: async () => { await page.goBack({ waitUntil: 'load' }); },
          media: engine === 'chromium' ? (kind) => page.emulateMediaType(kind) : undefined,
          resize: (w, h) => page.setViewport({ width: w, height: h }),
          screenshot: async (path, fullPage) => {
            const file = /** @type {`${string}.png`} */ (path);
            if (!fullPage) await page.screenshot({ path: file, type: 'png' });
            else {
              // Measured here and not by puppeteer, which after a change of the viewport may still see the old one.
              const [w, h] = /** @type {[number, number]} */ (await page.evaluate(
                '[document.documentElement.clientWidth, Math.max(innerHeight, document.documentElement.scrollHeight)]'));
              await page.screenshot({ path: file, type: 'png', captureBeyondViewport: true, clip: { x: 0, y: 0, width: w, height: h } });
            }
          },
          console: async () => {
            await settle(page);
            return [...messages];
          },
          requests: async () => {
            await settle(page);
            return [...requests];
          },
          forget: async () => {
            await settle(page);
            messages = [];
            requests.length = 0;
          },
          close: () => context.close(),
        });
      } catch (error) {
        await context.close().catch(() => {});
        throw error;
      }
    },
    close: async () => {
      const child = browser.process();
      const gone = new Promise((resolve) => {
        if (!child || child.exitCode !== null || child.signalCode !== null) resolve(undefined);
        else child.once('exit', resolve);
      });
      // A browser that hangs is ended by its own process id; puppeteer then removes its profile.
      const stubborn = setTimeout(() => child?.kill('SIGKILL'), 10_000);
      await browser.close().catch(() => {});
      await gone;
      clearTimeout(stubborn);
    },
  };
}

/**
 * Events come in the order the browser sent them, so after one more round trip all that happened before has arrived.
 * @param {PuppeteerPage} page
 */
async function settle(page) {
  await page.evaluate('new Promise((done) => setTimeout(done, 0))').catch(() => {});
}

/**
 * @param {PuppeteerFrame} frame
 * @returns {Realm}
 */
function realm(frame) {
  /** @param {string} element */
  const handle = async (element) => {
    const found = (await frame.evaluateHandle(element)).asElement();
    if (!found) throw new Error('The element is gone: ' + element);
    return /** @type {import('puppeteer-core').ElementHandle<Element>} */ (found);
  };
  return {
    run: (expression) => frame.evaluate(expression),
    click: async (element) => {
      const found = await handle(element);
      await found.click();
      await found.dispose();
    },
    frame: async (element) => {
      const inner = await (await handle(element)).contentFrame();
      if (!inner) throw new Error('This element holds no document: ' + element);
      return realm(inner);
    },
  };
}

/** @param {import('puppeteer-core').HTTPRequest} request */
function kindOf(request) {
  try {
    return request.resourceType();
  } catch {
    // Firefox does not say what a request is for.
    return 'request';
  }
}

/**
 * @param {string} key
 * @returns {import('puppeteer-core').KeyInput}
 */
function keyName(key) {
  return /** @type {import('puppeteer-core').KeyInput} */ (key === 'Space' ? ' ' : key);
}
