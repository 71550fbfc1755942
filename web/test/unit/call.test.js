/** `node web/call.mjs` as a shell has it: what it writes, how it ends, and that Ctrl-C is heard while it computes. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../call.mjs', import.meta.url));

/** @param {string[]} args @param {string} [input] */
function start(args, input = '') {
  const child = spawn(process.execPath, [program, ...args]);
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (err += text));
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return { child, done: once(child, 'close').then(([code]) => ({ code, out, err })) };
}

test('Ctrl-C is heard within a second and gives what there is', { timeout: 60_000 }, async () => {
  const { child, done } = start(['slots.sample', '{"runs": 100000, "participants": 200}']);
  await once(child.stderr, 'data'); // it computes
  const asked = performance.now();
  child.kill('SIGINT');
  const { code, out } = await done;
  const took = performance.now() - asked;
  child.kill('SIGKILL');
  const result = JSON.parse(out);
  assert.equal(code, 0);
  assert.equal(result.cancelled, true);
  assert.ok(result.runs > 0 && result.runs < 100000, `${result.runs} runs`);
  assert.ok(took < 1000, `it took ${took} ms`);
});

test('a call that has nothing to give when stopped says so and fails', { timeout: 60_000 }, async () => {
  const { child, done } = start(['backoff.fleet', '{"clients": 100000, "retries": 150, "capMs": 1000, "jitter": "full"}']);
  await once(child.stderr, 'data');
  child.kill('SIGINT');
  const { code, out } = await done;
  assert.equal(code, 1);
  assert.equal(JSON.parse(out).error.code, 'cancelled');
});

test('a reader that goes away ends it without a word', { timeout: 60_000 }, async () => {
  const { child, done } = start(['slots.exact', '{"participants": 60, "window": 2, "cap": 4}']);
  child.stdout.destroy();
  const { code, err } = await done;
  assert.equal(code, 1);
  assert.doesNotMatch(err, /EPIPE|Error/);
});

test('one JSON value, whatever comes in', { timeout: 60_000 }, async () => {
  for (const [args, input, code] of /** @type {[string[], string, string][]} */ ([
    [['backoff.schedule', '-'], '', 'syntax'],
    [['backoff.schedule', '-'], '['.repeat(100_000), 'too-large'],
    [['backoff.schedule', '{"retries": 1}', '{}'], '', 'syntax'],
    [['', '{}'], '', 'unknown-method'],
    [['__proto__', '{}'], '', 'unknown-method'],
  ])) {
    const { code: exit, out } = await start(args, input).done;
    assert.equal(exit, 1, args.join(' '));
    assert.equal(JSON.parse(out).error.code, code, args.join(' '));
    assert.equal(out.trimEnd().split('\n').length, 1);
  }
});
