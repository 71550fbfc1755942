/**
 * A proxy on 127.0.0.1 that writes down every request that passes: the ear for an engine whose driver tells of none.
 *
 * Requests to this machine are passed on; all others are written down and answered 502, so no test reaches a network.
 */
import http from 'node:http';
import net from 'node:net';

/** @typedef {import('./page.js').Request} Request */

export async function startTap() {
  /** @type {Request[]} */
  const requests = [];
  /** @type {Set<net.Socket>} */
  const sockets = new Set();

  const server = http.createServer((incoming, reply) => {
    requests.push({ url: incoming.url ?? '', method: incoming.method ?? '', kind: 'tap' });
    const target = URL.canParse(incoming.url ?? '') ? new URL(/** @type {string} */ (incoming.url)) : null;
    if (!target || !isLocal(target.hostname)) {
      reply.writeHead(502).end();
      return;
    }
    const onward = http.request(
      { host: '127.0.0.1', port: target.port || 80, path: target.pathname + target.search, method: incoming.method, headers: incoming.headers },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      },
    );
    onward.on('error', () => {
      if (!reply.headersSent) reply.writeHead(502);
      reply.end();
    });
    incoming.pipe(onward);
  });
  // https, and WebSocket.
  server.on('connect', (/** @type {http.IncomingMessage} */ incoming, /** @type {net.Socket} */ socket) => {
    requests.push({ url: 'connect://' + incoming.url, method: 'CONNECT', kind: 'tap' });
    const target = new URL('http://' + incoming.url);
    if (!isLocal(target.hostname)) {
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      return;
    }
    const onward = net.connect(Number(target.port || 80), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    sockets.add(onward);
    onward.on('close', () => sockets.delete(onward));
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {net.AddressInfo} */ (server.address());

  return {
    port,
    requests,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** @param {string} host */
function isLocal(host) {
  return host === '127.0.0.1' || host === 'localhost';
}
