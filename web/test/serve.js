/**
 * A small web server on 127.0.0.1 that writes down whatever reaches it: the judge of every test about a network.
 *
 * It allows every origin, so that a request fails only where the page's own policy stops it.
 */
import http from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** @typedef {{method: string, url: string, kind: 'request' | 'websocket'}} Hit */
/** @typedef {string | {file: string} | {body: string | Buffer, type: string, headers?: Record<string, string>}} Route */

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8',
  '.json': 'application/json', '.wasm': 'application/wasm', '.png': 'image/png', '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * @param {Record<string, Route>} [routes] by path, as `/`: a text of HTML, a file, or a body with its type. What is not
 *   there is answered 204, and is a hit all the same.
 */
export async function serve(routes = {}) {
  /** @type {Hit[]} */
  const hits = [];
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  let connections = 0;

  const server = http.createServer((request, reply) => {
    const url = request.url ?? '/';
    hits.push({ method: request.method ?? '', url, kind: 'request' });
    reply.setHeader('Access-Control-Allow-Origin', '*');
    reply.setHeader('Access-Control-Allow-Headers', '*');
    reply.setHeader('Cache-Control', 'no-store');
    const route = Object.hasOwn(routes, pathOf(url)) ? routes[pathOf(url)] : undefined;
    if (route === undefined) reply.writeHead(204).end();
    else if (typeof route === 'string') reply.writeHead(200, { 'Content-Type': types['.html'] }).end(route);
    else if ('body' in route) reply.writeHead(200, { 'Content-Type': route.type, ...route.headers }).end(route.body);
    else {
      readFile(route.file).then(
        (bytes) => reply.writeHead(200, { 'Content-Type': types[path.extname(route.file)] ?? 'application/octet-stream' }).end(bytes),
        (error) => reply.writeHead(500).end(String(error)),
      );
    }
  });
  server.on('upgrade', (request, socket) => {
    hits.push({ method: request.method ?? '', url: request.url ?? '/', kind: 'websocket' });
    socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
  });
  server.on('connection', (socket) => {
    connections++;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());

  return {
    /** Ends without a slash. */
    url: `http://127.0.0.1:${port}`,
    /** Every request so far, in order. */
    hits,
    /** How many connections were opened, used for a request or not. */
    connections: () => connections,
    /** Forgets the hits so far. */
    forget: () => { hits.length = 0; },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/**
 * A page that shows another in an iframe with an opaque origin and scripts, as a course site would embed it.
 * @param {string} target URL of the page inside
 * @param {{sandbox?: string | null, width?: number, height?: number}} [options] sandbox null: no sandbox
 * @returns {string} HTML; the iframe is `#embedded`
 */
export function embedding(target, { sandbox = 'allow-scripts', width = 640, height = 480 } = {}) {
  const jail = sandbox === null ? '' : ` sandbox="${escape(sandbox)}"`;
  return '<!doctype html><html lang="en"><meta charset="utf-8"><title>A course page</title><link rel="icon" href="data:,">'
    + `<p>Before the figure.</p><iframe id="embedded" title="Figure"${jail} width="${width}" height="${height}" src="${escape(target)}"></iframe>`;
}

/** @param {string} text */
function escape(text) {
  return text.replace(/[&"<]/g, (one) => `&#${one.charCodeAt(0)};`);
}

/** @param {string} url */
function pathOf(url) {
  return new URL(url, 'http://127.0.0.1').pathname;
}
