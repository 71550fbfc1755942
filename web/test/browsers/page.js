/**
 * One page, the same for every engine. An engine brings a Driver; everything a test calls is built on it here.
 */
import { pathToFileURL } from 'node:url';
import { answer, elementExpression, expression } from './source.js';
import { chord } from './keys.js';

/**
 * One document as an engine reaches it.
 * @typedef {object} Realm
 * @property {(expression: string) => Promise<unknown>} run runs an expression whose value is a promise of text
 * @property {(element: string) => Promise<void>} click clicks the middle of the element that an expression names
 * @property {(element: string) => Promise<Realm>} frame the document in the iframe that an expression names
 */

/**
 * @typedef {object} Message
 * @property {'log' | 'info' | 'debug' | 'warning' | 'error' | 'exception' | 'violation'} level
 *   `exception`: an error or a rejection that nobody caught; `violation`: a content security policy refused something
 * @property {string} text
 */

/**
 * @typedef {object} Request
 * @property {string} url
 * @property {string} method
 * @property {string} kind what the engine calls it: `document`, `fetch`, `image`, …; `tap` where it cannot tell
 */

/**
 * @typedef {object} Driver
 * @property {Realm} top
 * @property {(held: string[], key: string) => Promise<void>} press
 * @property {(text: string) => Promise<void>} write types characters into what has the focus
 * @property {(url: string) => Promise<void>} goto
 * @property {() => Promise<void>} reload
 * @property {() => Promise<void>} back
 * @property {(width: number, height: number) => Promise<void>} resize
 * @property {(kind: 'print' | 'screen') => Promise<void>} [media]
 * @property {(path: string, fullPage: boolean) => Promise<void>} screenshot
 * @property {() => Promise<Message[]>} console since the page was opened or `forget` was called
 * @property {() => Promise<Request[]>} requests since the page was opened or `forget` was called
 * @property {() => Promise<void>} forget
 * @property {() => Promise<void>} close
 */

/**
 * One document as a test reaches it. Told in full, for a type that is taken from what a function gives, while the
 * function's own result names it, goes round in a circle.
 * @typedef {object} Frame
 * @property {<A extends any[]>(what: string | ((...args: A) => unknown), ...args: A) => Promise<any>} evaluate
 * @property {(what: string | ((...args: any[]) => unknown), options?: {timeout?: number, args?: unknown[]}) => Promise<any>} waitFor
 * @property {(selector: string) => Promise<string>} text
 * @property {(selector: string) => Promise<void>} click
 * @property {(selector: string, words: string) => Promise<void>} type
 * @property {(selector: string, value: string) => Promise<void>} choose
 * @property {(selector: string) => Promise<Frame>} frame
 */
/** @typedef {ReturnType<typeof page>} Page */

/** How long an element or a condition is waited for when nothing else is said, in milliseconds. */
export const patience = 60_000;

/**
 * The URL of what a test opens: a URL, or an absolute path. Blanks and letters beyond ASCII are encoded.
 * @param {string | URL} target
 */
export function address(target) {
  return target instanceof URL ? target.href : target.startsWith('/') ? pathToFileURL(target).href : new URL(target).href;
}

/**
 * What a test can do in one document: the page's own, or that of a frame.
 * @param {Realm} realm
 * @param {Driver} driver
 * @returns {Frame}
 */
function document_(realm, driver) {
  /**
   * The value of a function or of one expression, run in the document. It may be a promise; it comes back through JSON.
   * @template {any[]} A
   * @param {string | ((...args: A) => unknown)} what
   * @param {A} args
   * @returns {Promise<any>}
   */
  const evaluate = async (what, ...args) =>
    answer(await realm.run(expression(/** @type {string | ((...args: any[]) => unknown)} */ (what), args)));

  /**
   * Waits until a function or an expression gives something true, and returns that. The test asks again and again; nothing
   * is left behind in the page, and the page's policy does not matter. What is thrown counts as "not yet", and is told
   * when time is up.
   * @param {string | ((...args: any[]) => unknown)} what
   * @param {{timeout?: number, args?: unknown[]}} [options] timeout in milliseconds
   * @returns {Promise<any>}
   */
  const waitFor = async (what, { timeout = patience, args = [] } = {}) => {
    const until = Date.now() + timeout;
    let pause = 15;
    let last = 'nothing';
    for (;;) {
      try {
        const value = await evaluate(/** @type {any} */ (what), ...args);
        if (value) return value;
        last = JSON.stringify(value) ?? 'undefined';
      } catch (error) {
        last = String(error);
      }
      if (Date.now() >= until) break;
      await sleep(pause);
      pause = Math.min(200, pause * 1.4);
    }
    const shown = await evaluate(() => document.body?.innerText.replace(/\s+/g, ' ').slice(0, 400)).catch(String);
    const said = (await driver.console().catch(() => [])).map(({ level, text }) => `${level}: ${text}`).slice(-10);
    throw new Error([
      `Waited ${timeout} ms for ${what}${args.length ? ' with ' + JSON.stringify(args) : ''}; it gave ${last}.`,
      `The page shows: ${shown}`,
      ...said.map((line) => `Console: ${line}`),
    ].join('\n'));
  };

  /** @param {string} selector */
  const present = async (selector) => {
    const element = elementExpression(selector);
    await waitFor(`!!${element}`, { timeout: 10_000 }).catch((error) => {
      throw new Error(`No element matches ${selector}.\n${error.message}`);
    });
    return element;
  };

  /**
   * The text a reader sees in the first element that matches, blanks squeezed. In SVG it is the text content.
   * @param {string} selector `a >>> b` looks in a's shadow root
   * @returns {Promise<string>}
   */
  const text = async (selector) => {
    const element = await present(selector);
    return evaluate(`((e) => (e.innerText ?? e.textContent).replace(/\\s+/g, ' ').trim())(${element})`);
  };

  /**
   * Clicks the middle of the first element that matches, with the mouse, once it has a size and is enabled.
   * @param {string} selector
   */
  const click = async (selector) => {
    const element = await present(selector);
    await waitFor(`((e) => e && !e.disabled && e.getClientRects().length > 0)(${element})`, { timeout: 10_000 })
      .catch((error) => {
        throw new Error(`${selector} is disabled or has no size, so it cannot be clicked.\n${error.message}`);
      });
    await realm.click(element);
  };

  /**
   * Replaces what is in a field, or in an editable element, by text typed on the keyboard. A line end is Enter.
   * @param {string} selector
   * @param {string} words
   */
  const type = async (selector, words) => {
    const element = await present(selector);
    const full = await evaluate(`((e) => {
      e.focus();
      if (typeof e.select === 'function' && e.type !== 'range' && e.type !== 'checkbox') { e.select(); return e.value !== ''; }
      if (e.isContentEditable) { getSelection().selectAllChildren(e); return e.textContent !== ''; }
      throw new TypeError('Nothing can be typed into <' + e.localName + ' type=' + e.type + '>.');
    })(${element})`);
    if (full) await driver.press([], 'Delete');
    const lines = words.split('\n');
    for (const [at, line] of lines.entries()) {
      if (line) await driver.write(line);
      if (at < lines.length - 1) await driver.press([], 'Enter');
    }
  };

  /**
   * Chooses an option of a `<select>` by its value, and fires `input` and `change` as the browser would.
   * @param {string} selector
   * @param {string} value
   */
  const choose = async (selector, value) => {
    const element = await present(selector);
    await evaluate(`((e, value) => {
      const values = [...e.options].map((option) => option.value);
      if (!values.includes(value)) throw new RangeError('The options are ' + values.join(', ') + ', not ' + value + '.');
      e.focus();
      e.value = value;
      e.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      e.dispatchEvent(new Event('change', { bubbles: true }));
    })(${element}, ${JSON.stringify(value)})`);
  };

  /**
   * The document inside an iframe.
   * @param {string} selector
   * @returns {Promise<Frame>}
   */
  const frame = async (selector) => document_(await realm.frame(await present(selector)), driver);

  return { evaluate, waitFor, text, click, type, choose, frame };
}

/**
 * @param {string} engine
 * @param {Driver} driver
 */
export function page(engine, driver) {
  return {
    engine,
    ...document_(driver.top, driver),
    /**
     * Presses and releases a key in what has the focus: `Tab`, `Shift+Tab`, `ArrowLeft`, `Enter`, `Space`, `Control+a`.
     * @param {string} key
     */
    press: async (key) => {
      const { held, key: last } = chord(key);
      await driver.press(held, last);
    },
    /**
     * Types characters into what has the focus.
     * @param {string} words
     */
    write: (words) => driver.write(words),
    /** @param {string | URL} target */
    goto: (target) => driver.goto(address(target)),
    reload: () => driver.reload(),
    back: () => driver.back(),
    /**
     * Makes the viewport exactly so large, in CSS pixels.
     * @param {number} width
     * @param {number} height
     */
    resize: (width, height) => driver.resize(width, height),
    /**
     * Shows the page as on paper, or as on a screen again. Chromium alone can do this.
     * @param {'print' | 'screen'} kind
     */
    media: (kind) => {
      if (!driver.media) throw new Error(`${engine} cannot be told to lay the page out for ${kind}.`);
      return driver.media(kind);
    },
    /**
     * Writes a PNG.
     * @param {string} path
     * @param {{fullPage?: boolean}} [options] fullPage: the whole document, not only what is in view
     */
    screenshot: (path, { fullPage = false } = {}) => driver.screenshot(path, fullPage),
    console: () => driver.console(),
    requests: () => driver.requests(),
    forget: () => driver.forget(),
    close: () => driver.close(),
  };
}

/** @param {number} ms */
export function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
