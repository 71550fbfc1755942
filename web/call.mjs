#!/usr/bin/env node
/**
 * One call to Contend's core from a shell, answered by the same WebAssembly program that the page runs.
 *
 *   node web/call.mjs METHOD '{json}'      the request; `-` reads it from standard input; nothing means {}
 *   node web/call.mjs                      lists the methods, one a line, each with its request when nothing is given
 *
 * Exactly one JSON value goes to standard output: the result (exit 0), or {"error": {code, field, message, args}}
 * (exit 1). Progress goes to standard error. Ctrl-C stops the call, which then gives what it has.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { host } from './bridge/host.js';
import { parseResult } from './bridge/series.js';

const program = new URL('../dist/contend.wasm', import.meta.url);
const loader = new URL('../dist/wasm_exec.js', import.meta.url);

/** @param {{code: string, field: string, message: string, args: object}} error @returns {never} */
function fail(error) {
  process.stdout.write(`${JSON.stringify({ error })}\n`, () => process.exit(1));
  // The write above ends the process; nothing below it may run.
  return /** @type {never} */ (undefined);
}

/**
 * What the Go program yields through, in Node. Node's own MessageChannel works off up to a thousand messages in a row, and
 * as every slice of computing posts the next, signals and the end of a pipe would wait for a thousand slices, which is 16
 * seconds. An immediate comes once a turn of the event loop.
 */
class ImmediateChannel {
  port1 = { /** @type {() => void} */ onmessage() {} };
  port2 = { postMessage: () => void setImmediate(() => this.port1.onmessage()) };
}

/** @param {string} method @param {string} request  JSON text, handed over as it is: a seed may have any number of digits */
async function main(method, request) {
  let module;
  try {
    createRequire(import.meta.url)(fileURLToPath(loader));
    module = await WebAssembly.compile(readFileSync(program));
  } catch (e) {
    fail({ code: 'internal', field: '', message: `The built program is missing; run ./build.sh first (${/** @type {Error} */ (e).message}).`, args: {} });
    return;
  }
  globalThis.MessageChannel = /** @type {any} */ (ImmediateChannel);
  const go = await host(module, (_id, kind, text, bulk) => {
    if (kind === 'progress') {
      const [done, total] = text.split(' ');
      process.stderr.write(total === '0' ? `${done}\n` : `${done} of ${total}\n`);
    } else if (kind === 'result') {
      const result = /** @type {any} */ (parseResult(text, bulk));
      // The list of methods is for a person, too: one a line, and still one JSON value.
      const said = method === 'contend.methods' ? `[\n${result.map((/** @type {object} */ m) => JSON.stringify(m)).join(',\n')}\n]` : JSON.stringify(result);
      process.stdout.write(`${said}\n`, (gone) => process.exit(gone ? 1 : 0));
    } else {
      fail(JSON.parse(text));
    }
  });
  go.exited.then(() => fail({ code: 'internal', field: '', message: 'The computing part ended.', args: {} }));
  process.on('SIGINT', () => go.cancel(1));
  go.start(1, method, request, 0);
}

// Whoever read the output has gone (`| head`): there is nobody to tell.
process.stdout.on('error', () => process.exit(1));
process.stderr.on('error', () => {});

const [method = 'contend.methods', request = '{}'] = process.argv.slice(2);
if (process.argv.length > 4) {
  fail({ code: 'syntax', field: '', message: 'Usage: node web/call.mjs METHOD \'{json}\'', args: {} });
} else {
  await main(method, request === '-' ? readFileSync(0, 'utf8') : request);
}
