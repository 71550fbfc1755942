/**
 * Only in the build for tests: tries to get out of the worker, in every way a worker has.
 *
 * @param {string} url  of a server that counts what reaches it
 * @returns {Promise<Record<string, 'refused' | 'sent'>>}
 */
export async function egress(url) {
  /** @type {Record<string, (at: string) => Promise<unknown>>} */
  const ways = {
    fetch: (at) => fetch(at, { mode: 'no-cors' }),
    xhr: (at) =>
      new Promise((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.onload = resolve;
        request.onerror = reject;
        request.open('GET', at);
        request.send();
      }),
    websocket: (at) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(at.replace(/^http/, 'ws'));
        socket.onopen = resolve;
        socket.onerror = reject;
      }),
    eventsource: (at) =>
      new Promise((resolve, reject) => {
        const source = new EventSource(at);
        source.onopen = resolve;
        source.onerror = reject;
      }),
    importScripts: async (at) => /** @type {any} */ (globalThis).importScripts(at),
    module: (at) => import(at),
  };
  /** @type {Record<string, 'refused' | 'sent'>} */
  const out = {};
  for (const [way, attempt] of Object.entries(ways)) {
    try {
      await Promise.race([attempt(`${url}/worker-${way}`), new Promise((_, reject) => setTimeout(() => reject(new Error('silence')), 3000))]);
      out[way] = 'sent';
    } catch {
      out[way] = 'refused';
    }
  }
  return out;
}
