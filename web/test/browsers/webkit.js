/**
 * WebKitGTK's MiniBrowser, through WebKitWebDriver (W3C WebDriver), on an X server of its own that shows nothing.
 *
 * What this engine cannot do:
 * - `console` starts when a document has loaded: WebDriver has no log, and MiniBrowser ignores its settings under
 *   automation. What is written while the page loads is heard by `consoleWhileLoading`, which opens the page without a
 *   driver. Workers and frames are not heard by either call of `console`.
 *   An exception in a page from disk is called "Script error.", since its origin counts as unknown.
 * - Shift+Tab moves the focus backwards, but the page sees a key called `Unidentified`.
 * - `requests` are those that reach the network (through a proxy of ours); reads of files are not seen.
 * - A viewport narrower than MiniBrowser's toolbar (about 450 px) is refused; put the page into an iframe for that.
 * - While an `evaluate` waits for a promise no other command runs.
 * - The colour scheme and the language belong to the browser, not to the page.
 */
import { accessSync, existsSync, readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { end, mortal, need, start, temporary } from './children.js';
import { codePoint } from './keys.js';
import { localeVariables } from './locale.js';
import { page as makePage, sleep } from './page.js';
import { startTap } from './tap.js';

/** @typedef {import('./page.js').Message} Message */
/** @typedef {import('./page.js').Realm} Realm */

const startLimit = 60_000;
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const unlimited = 600_000;

/**
 * @param {{colorScheme?: 'light' | 'dark', language?: string}} [options] language: `en`, `ru`, `zh-TW` …
 */
export async function launchWebKit({ colorScheme = 'light', language = 'en-US' } = {}) {
  const webDriver = need(['WebKitWebDriver'], 'webkit2gtk-driver');
  const { environment, locale, close } = await startDesktop(language);
  const look = colorScheme === 'dark' ? ['--dark-mode'] : [];

  return {
    engine: /** @type {const} */ ('webkit'),
    /**
     * @param {string} url
     * @param {{width?: number, height?: number, before?: string}} [options]
     */
    open: async (url, { width = 1280, height = 800, before } = {}) => {
      if (before) throw new Error('WebKitWebDriver runs no script ahead of a document.');
      const tap = await startTap();
      const driver = await start(webDriver, ['--port=0', '--host=127.0.0.1'], { env: environment });
      /** @type {string | undefined} */
      let session;
      let base = '';
      /** @param {string} method @param {string} at @param {unknown} [body] @param {number} [limit] */
      const command = async (method, at, body, limit = unlimited) => {
        const reply = await fetch(base + at, {
          method,
          body: body === undefined ? undefined : JSON.stringify(body),
          signal: AbortSignal.timeout(limit),
        });
        const { value } = /** @type {{value: any}} */ (await reply.json());
        if (!reply.ok) throw new Error(`WebDriver ${method} ${at}: ${value?.error}: ${value?.message}`);
        return value;
      };
      const closePage = async () => {
        if (session !== undefined) await command('DELETE', session, undefined, 5000).catch(() => {});
        session = undefined;
        await end(driver);
        await tap.close();
      };

      try {
        base = `http://127.0.0.1:${await listeningPort(driver.pid)}`;
        // The locale is the browser's alone: WebKitWebDriver hangs in a Turkish one.
        const variables = Object.entries(locale).map(([name, value]) => `${name}=${value}`);
        const [binary, args] = mortal(need(['env'], 'coreutils'), [...variables, miniBrowser(), '--automation', ...look]);
        const proxy = `127.0.0.1:${tap.port}`;
        const made = await command('POST', '/session', {
          capabilities: {
            alwaysMatch: {
              'webkitgtk:browserOptions': { binary, args },
              proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy },
            },
          },
        }, startLimit);
        session = `/session/${made.sessionId}`;
        const driven = drive((method, at, body) => command(method, session + at, body), tap);
        await command('POST', session + '/timeouts', { script: unlimited, pageLoad: startLimit });
        await driven.resize(width, height);
        await driven.goto(url);
        return makePage('webkit', { ...driven, close: closePage });
      } catch (error) {
        await closePage();
        throw error;
      }
    },
    /**
     * What WebKit itself writes to its console while a page loads and for some time after: exceptions and refusals
     * included. The page is opened without a driver, so nothing can be done in it.
     * @param {string} url
     * @param {number} ms how long to listen
     * @returns {Promise<Message[]>}
     */
    consoleWhileLoading: async (url, ms) => {
      const browser = await start(miniBrowser(), ['--enable-write-console-messages-to-stdout=true', ...look, url], {
        env: { ...environment, ...locale },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let written = '';
      // The option's name says stdout; it means stderr.
      browser.stderr?.setEncoding('utf8').on('data', (chunk) => { written += chunk; });
      await sleep(ms);
      const early = browser.exitCode !== null || browser.signalCode !== null;
      await end(browser);
      if (early) throw new Error('MiniBrowser ended by itself while the page was loading.');
      return written.split('\n').filter((line) => line.includes('CONSOLE ')).map((text) => ({ level: levelOf(text), text }));
    },
    close,
  };
}

/**
 * The commands of one session as a Driver.
 * @param {(method: string, at: string, body?: unknown) => Promise<any>} send
 * @param {Awaited<ReturnType<typeof startTap>>} tap
 */
function drive(send, tap) {
  /** @type {Message[]} */
  let messages = [];
  /** @type {Promise<unknown>} */
  let queue = Promise.resolve();
  /**
   * One at a time: a frame is chosen for the whole session.
   * @template T
   * @param {() => Promise<T>} task
   * @returns {Promise<T>}
   */
  const alone = (task) => {
    const turn = queue.then(task);
    queue = turn.catch(() => {});
    return turn;
  };
  /** @param {string} element */
  const reference = async (element) => {
    const found = await send('POST', '/execute/sync', { script: `return ${element};`, args: [] });
    if (!found?.[elementKey]) throw new Error('The element is gone: ' + element);
    return found;
  };
  /** @param {string} expression */
  const run = (expression) => send('POST', '/execute/async', {
    script: `const done = arguments[arguments.length - 1]; ${expression}.then(done);`,
    args: [],
  });
  /**
   * @template T
   * @param {string[]} path the iframes from the page inward
   * @param {() => Promise<T>} task
   */
  const within = (path, task) => alone(async () => {
    try {
      for (const element of path) await send('POST', '/frame', { id: await reference(element) });
      return await task();
    } finally {
      if (path.length > 0) await send('POST', '/frame', { id: null });
    }
  });
  /**
   * @param {string[]} path
   * @returns {Realm}
   */
  const realm = (path) => ({
    run: (expression) => within(path, () => run(expression)),
    click: (element) => within(path, async () => {
      await send('POST', `/element/${(await reference(element))[elementKey]}/click`, {});
    }),
    frame: async (element) => {
      const inner = realm([...path, element]);
      await inner.run('Promise.resolve("there")');
      return inner;
    },
  });

  const drain = async () => {
    const text = await run(`Promise.resolve(JSON.stringify(window[${mark}]?.splice(0) ?? []))`).catch(() => '[]');
    messages.push(...JSON.parse(text));
  };
  const listen = () => run(`Promise.resolve((${hook})(${mark}))`);
  /** @param {() => Promise<unknown>} move */
  const moved = (move) => alone(async () => {
    await drain();
    await move();
    await listen();
  });
  /** @param {{type: string, value?: string, duration?: number}[]} actions */
  const act = (actions) => alone(() => send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] }));
  /** @param {number} width @param {number} height */
  const resize = (width, height) => alone(async () => {
    // The window is larger than the viewport by a toolbar, so the first try tells how much to add.
    let outer = { width, height: height + 70 };
    for (let round = 0; round < 6 && outer.width > 0 && outer.height > 0; round++) {
      await send('POST', '/window/rect', { x: 0, y: 0, ...outer });
      // The document hears of its new size a little later.
      for (let wait = 0; wait < 10; wait++) {
        const [w, h] = JSON.parse(await run('Promise.resolve(JSON.stringify([innerWidth, innerHeight]))'));
        if (w === width && h === height) return;
        if (wait === 9) outer = { width: outer.width + width - w, height: outer.height + height - h };
        else await sleep(20);
      }
    }
    throw new Error(`WebKit's window cannot be made to show ${width} x ${height} px; below about 450 px of width put the page into an iframe.`);
  });
  /** @param {string} path */
  const shoot = (path) => alone(async () => {
    // WebKit takes the picture after the page's next repaint, and waits for ever where nothing changes.
    await run(`Promise.resolve((${repaint})(10000))`);
    await writeFile(path, Buffer.from(await send('GET', '/screenshot'), 'base64'));
    await run(`Promise.resolve((${repaint})(0))`);
  });

  return {
    top: realm([]),
    /** @param {string[]} held @param {string} key */
    press: (held, key) => act([
      ...held.map((one) => ({ type: 'keyDown', value: codePoint(one) })),
      { type: 'keyDown', value: codePoint(key) },
      { type: 'keyUp', value: codePoint(key) },
      ...held.toReversed().map((one) => ({ type: 'keyUp', value: codePoint(one) })),
    ]),
    /** @param {string} text */
    write: (text) => act([...text].flatMap((value) => [{ type: 'keyDown', value }, { type: 'keyUp', value }])),
    /** @param {string} url */
    goto: (url) => moved(async () => {
      // WebKit shows a page of its own for a file that is not there, and calls that a success.
      if (url.startsWith('file:')) accessSync(fileURLToPath(url));
      await send('POST', '/url', { url });
    }),
    reload: () => moved(() => send('POST', '/refresh', {})),
    back: () => moved(() => send('POST', '/back', {})),
    resize,
    /** @param {string} path @param {boolean} fullPage */
    screenshot: async (path, fullPage) => {
      if (!fullPage) return shoot(path);
      const [width, height, whole] = JSON.parse(await alone(() => run(
        'Promise.resolve(JSON.stringify([innerWidth, innerHeight, document.documentElement.scrollHeight]))')));
      await resize(width, Math.max(height, whole));
      await shoot(path);
      await resize(width, height);
    },
    console: () => alone(async () => {
      await drain();
      return [...messages];
    }),
    requests: async () => [...tap.requests],
    forget: () => alone(async () => {
      await drain();
      messages = [];
      tap.requests.length = 0;
    }),
  };
}

/** The property of `window` that holds what was heard. */
const mark = JSON.stringify('contend test console');

/**
 * Runs in the page: keeps what is written to the console, what nobody catches, and what a policy refuses.
 * @param {string} name
 */
function hook(name) {
  const place = /** @type {Record<string, any>} */ (/** @type {unknown} */ (window));
  if (place[name]) return;
  /** @type {{level: string, text: string}[]} */
  const heard = [];
  Object.defineProperty(place, name, { value: heard });
  const target = /** @type {Record<string, any>} */ (/** @type {unknown} */ (console));
  for (const [call, level] of [['log', 'log'], ['info', 'info'], ['debug', 'debug'], ['warn', 'warning'], ['error', 'error']]) {
    const write = target[call];
    target[call] = (/** @type {unknown[]} */ ...args) => {
      heard.push({ level, text: args.map(String).join(' ') });
      write.apply(console, args);
    };
  }
  addEventListener('error', (event) => {
    // A picture that fails to load fires an event of the same name without a message.
    if (event instanceof ErrorEvent) heard.push({ level: 'exception', text: event.message });
  });
  addEventListener('unhandledrejection', (event) => heard.push({ level: 'exception', text: String(event.reason) }));
  addEventListener('securitypolicyviolation', (event) => {
    heard.push({ level: 'violation', text: `Content Security Policy: ${event.effectiveDirective} refused ${event.blockedURI}` });
  });
}

/**
 * Runs in the page: repaints it again and again by an outline that cannot be seen. Called once more, it stops.
 * @param {number} ms for how long at most
 */
function repaint(ms) {
  const place = /** @type {Record<string, any>} */ (/** @type {unknown} */ (window));
  const { style } = document.documentElement;
  clearInterval(place['contend test repaint']);
  let left = ms / 20;
  const stop = () => {
    clearInterval(place['contend test repaint']);
    style.removeProperty('outline');
    if (style.length === 0) document.documentElement.removeAttribute('style');
  };
  if (left === 0) return stop();
  place['contend test repaint'] = setInterval(() => {
    style.outline = `${left % 2}px solid transparent`;
    if (--left <= 0) stop();
  }, 20);
}

/**
 * A profile and an X server for one browser.
 * @param {string} language
 */
async function startDesktop(language) {
  const xvfb = need(['Xvfb'], 'xvfb');
  const profile = await mkdtemp(path.join(tmpdir(), 'contend-webkit-'));
  temporary.add(profile);
  /** @type {Awaited<ReturnType<typeof start>> | undefined} */
  let screen;
  const close = async () => {
    if (screen) await end(screen);
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    temporary.delete(profile);
  };
  try {
    for (const folder of ['cache', 'config', 'data', 'run', 'locale']) await mkdir(path.join(profile, folder), { mode: 0o700 });
    const locale = await localeVariables(language, path.join(profile, 'locale'));
    screen = await start(xvfb, ['-displayfd', '3', '-screen', '0', '2560x8000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const display = ':' + await firstLine(/** @type {import('node:stream').Readable} */ (screen.stdio[3]));
    return {
      close,
      locale,
      environment: {
        ...process.env,
        DISPLAY: display,
        XDG_CACHE_HOME: path.join(profile, 'cache'),
        XDG_CONFIG_HOME: path.join(profile, 'config'),
        XDG_DATA_HOME: path.join(profile, 'data'),
        XDG_RUNTIME_DIR: path.join(profile, 'run'),
        // No graphics card, no desktop, no accessibility bus.
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
        GDK_BACKEND: 'x11',
        GSETTINGS_BACKEND: 'memory',
        NO_AT_BRIDGE: '1',
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @param {import('node:stream').Readable} stream */
function firstLine(stream) {
  return new Promise((/** @type {(line: string) => void} */ resolve, reject) => {
    let text = '';
    const late = setTimeout(() => reject(new Error('Xvfb named no display within a minute.')), startLimit);
    stream.on('data', (chunk) => {
      text += chunk;
      if (!text.includes('\n')) return;
      clearTimeout(late);
      resolve(text.trim());
    });
    stream.on('end', () => {
      clearTimeout(late);
      reject(new Error('Xvfb ended before it named its display.'));
    });
  });
}

/**
 * The port a process listens on. With `--port=0` the system picks a free one, and only the kernel's tables name it.
 * @param {number} pid
 */
async function listeningPort(pid) {
  const until = Date.now() + startLimit;
  while (Date.now() < until) {
    try {
      const sockets = new Set();
      for (const fd of readdirSync(`/proc/${pid}/fd`)) {
        const inode = /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1];
        if (inode) sockets.add(inode);
      }
      for (const line of readFileSync('/proc/net/tcp', 'latin1').split('\n').slice(1)) {
        const [, local, , state, , , , , , inode] = line.trim().split(/\s+/);
        if (state === '0A' && sockets.has(inode)) return parseInt(local.split(':')[1], 16);
      }
    } catch {
      // A descriptor closed between listing and reading, or the process is just starting.
    }
    await sleep(20);
  }
  throw new Error('WebKitWebDriver does not listen on any port after a minute.');
}

function miniBrowser() {
  const candidates = [];
  for (const folder of ['/usr/lib', '/usr/libexec']) {
    for (const triplet of ['', ...list(folder)]) {
      for (const version of list(path.join(folder, triplet)).filter((name) => name.startsWith('webkit2gtk-4.'))) {
        candidates.push(path.join(folder, triplet, version, 'MiniBrowser'));
      }
    }
  }
  const found = candidates.sort().reverse().find((file) => existsSync(file));
  if (!found) throw new Error('MiniBrowser of WebKitGTK is not there. Install it: apt-get install webkit2gtk-driver');
  return found;
}

/** @param {string} folder */
function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** @param {string} line */
function levelOf(line) {
  const kind = /CONSOLE (?:[A-Z-]+ )*?(LOG|INFO|DEBUG|WARN|ERROR)\b/.exec(line)?.[1];
  if (/CONSOLE SECURITY/.test(line) || /Content Security Policy/i.test(line)) return /** @type {const} */ ('violation');
  if (/CONSOLE JS ERROR/.test(line)) return /** @type {const} */ ('exception');
  return /** @type {const} */ ({ LOG: 'log', INFO: 'info', DEBUG: 'debug', WARN: 'warning', ERROR: 'error' })[
    /** @type {'LOG' | 'INFO' | 'DEBUG' | 'WARN' | 'ERROR'} */ (kind ?? 'LOG')];
}
