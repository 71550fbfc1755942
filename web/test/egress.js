/**
 * Attempts to get something out of a page. What the page believes is only half the answer: the server's list of hits is
 * the judge.
 */

/** @typedef {import('./browsers/index.js').Page} Page */
/** @typedef {import('./browsers/index.js').Frame} Frame */
/** @typedef {'sent' | 'refused'} Outcome */

/** The ways `attempt` tries; each asks for `<url>/<way>`. */
export const ways = /** @type {const} */ ([
  'fetch', 'xhr', 'beacon', 'image', 'eventsource', 'websocket', 'stylesheet', 'script', 'iframe', 'video', 'object',
  'prefetch', 'form',
]);

/**
 * Tries every way in the document, and waits until each has answered or two seconds have passed.
 * @param {Page | Frame} page
 * @param {string} url of a server that listens, without a slash at its end
 * @returns {Promise<Record<string, Outcome>>} what the page itself could tell; a beacon always says it was sent, and
 *   what gives no sign counts as refused
 */
export function attempt(page, url) {
  return page.evaluate(async (/** @type {string} */ base, /** @type {readonly string[]} */ wanted) => {
    /** @param {(done: (sent: boolean) => void) => unknown} start */
    const settle = (start) => new Promise((/** @type {(outcome: 'sent' | 'refused') => void} */ resolve) => {
      setTimeout(() => resolve('refused'), 2000);
      const done = (/** @type {boolean} */ sent) => resolve(sent ? 'sent' : 'refused');
      try {
        start(done);
      } catch {
        done(false);
      }
    });
    /** @param {string} tag @param {Record<string, string>} attributes @param {(sent: boolean) => void} done */
    const element = (tag, attributes, done) => {
      const made = document.createElement(tag);
      made.addEventListener('load', () => done(true));
      made.addEventListener('error', () => done(false));
      for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
      document.body.append(made);
      setTimeout(() => made.remove(), 2500);
      return made;
    };
    /** @type {Record<string, (at: string, done: (sent: boolean) => void) => unknown>} */
    const tries = {
      fetch: (at, done) => fetch(at, { mode: 'no-cors' }).then(() => done(true), () => done(false)),
      xhr: (at, done) => {
        const request = new XMLHttpRequest();
        request.onload = () => done(true);
        request.onerror = () => done(false);
        request.open('GET', at);
        request.send();
      },
      beacon: (at, done) => done(navigator.sendBeacon(at, 'x')),
      image: (at, done) => {
        const image = new Image();
        // The answer is no picture, so an error does not mean that nothing was sent.
        image.onload = () => done(true);
        image.onerror = () => done(false);
        image.src = at;
      },
      eventsource: (at, done) => {
        const source = new EventSource(at);
        source.onopen = () => { source.close(); done(true); };
        source.onerror = () => { source.close(); done(false); };
      },
      websocket: (at, done) => {
        const socket = new WebSocket(at.replace('http', 'ws'));
        socket.onopen = () => done(true);
        socket.onerror = () => done(false);
      },
      stylesheet: (at, done) => element('link', { rel: 'stylesheet', href: at }, done),
      script: (at, done) => element('script', { src: at }, done),
      iframe: (at, done) => element('iframe', { src: at }, done),
      video: (at, done) => element('video', { src: at, preload: 'auto' }, done),
      object: (at, done) => element('object', { data: at }, done),
      prefetch: (at, done) => element('link', { rel: 'prefetch', href: at }, done),
      form: (at, done) => {
        const target = document.createElement('iframe');
        target.name = 'egress';
        document.body.append(target);
        const form = /** @type {HTMLFormElement} */ (element('form', { action: at, method: 'post', target: 'egress' }, done));
        form.submit();
      },
    };
    /** @type {Record<string, 'sent' | 'refused'>} */
    const outcomes = {};
    await Promise.all(wanted.map(async (way) => {
      outcomes[way] = await settle((done) => tries[way](`${base}/${way}`, done));
    }));
    return outcomes;
  }, url, ways);
}

/**
 * The paths that reached a server, once it has been quiet long enough for a late one.
 * @param {{hits: {url: string}[]}} server
 * @returns {Promise<string[]>} sorted, each once
 */
export async function arrived(server) {
  let seen = -1;
  while (seen !== server.hits.length) {
    seen = server.hits.length;
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  return [...new Set(server.hits.map(({ url }) => url))].sort();
}
