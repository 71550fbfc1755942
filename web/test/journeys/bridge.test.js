/**
 * The bridge when things go wrong, on the build for tests: panics, an end of the Go program, a stack that overflows, a
 * loop that never listens, memory without end; and Stop, at every moment.
 */
import assert from 'node:assert/strict';
import { ready } from '../call-page.js';
import { eachEngine } from '../each-engine.js';
import { builtPage } from '../find.js';

const url = () => builtPage('', { forTests: true });

/**
 * Runs calls in the page and tells what became of each.
 * @param {import('../each-engine.js').Page} page
 * @param {string} script  the body of an async function; `run(method, request, options)` gives {result | error, ms}
 * @returns {Promise<any>}
 */
async function inPage(page, script) {
  await ready(page);
  const setup = `
    const run = async (method, request, options) => {
      const start = performance.now();
      try {
        const result = await contend.call(method, request, options);
        return { result, ms: performance.now() - start };
      } catch (e) {
        return { error: { code: e.code, field: e.field, message: e.message, args: e.args }, ms: performance.now() - start };
      }
    };
    const wait = (ms) => new Promise((r) => setTimeout(r, ms));
    return (async () => { ${script} })();`;
  return page.evaluate(`(() => { ${setup} })()`);
}

eachEngine('a panic is told as internal, and the next call works', async (page) => {
  const [panic, after] = await inPage(page, `return [await run('test.panic'), await run('contend.methods')]`);
  assert.equal(panic.error.code, 'internal');
  assert.match(panic.error.message, /provoked/);
  assert.ok(after.result.length > 3);
}, { url, console: 'any' });

eachEngine('the end of the Go program is told, and the next call works', async (page) => {
  const [exit, after] = await inPage(page, `return [await run('test.exit'), await run('contend.methods')]`);
  assert.equal(exit.error.code, 'internal');
  assert.ok(after.result.length > 3);
}, { url, console: 'any' });

eachEngine('calls that wait behind a panic are answered by the next worker', async (page) => {
  const [a, b, c] = await inPage(page, `return Promise.all([run('contend.methods'), run('test.panic'), run('contend.methods')])`);
  assert.ok(a.result.length > 3);
  assert.equal(b.error.code, 'internal');
  assert.deepEqual(c.result, a.result);
}, { url, console: 'any' });

eachEngine('a stack that overflows loses one call and no more', async (page) => {
  const [deep, after] = await inPage(page, `return [await run('test.deep'), await run('contend.methods')]`);
  assert.equal(deep.error.code, 'internal');
  assert.ok(after.result.length > 3);
}, { url, console: 'any' });

eachEngine('a loop that never listens is given up after a Stop, within two seconds', async (page, engine) => {
  const [hang, after] = await inPage(page, `
    await run('contend.methods');
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 300);
    return [await run('test.hang', {}, { signal: stop.signal }), await run('contend.methods')]`);
  assert.equal(hang.error.code, 'cancelled');
  assert.ok(hang.ms < 2300, `${engine}: it took ${hang.ms} ms`);
  assert.ok(after.result.length > 3);
}, { url, console: 'any' });

eachEngine('a worker that does not answer is replaced without being asked', async (page) => {
  const [hang, after] = await inPage(page, `await run('contend.methods'); return [await run('test.hang'), await run('contend.methods')]`);
  assert.equal(hang.error.code, 'internal');
  assert.match(hang.error.message, /did not answer/);
  assert.ok(after.result.length > 3);
}, { url, console: 'any', engines: ['chromium', 'firefox'] });

eachEngine('memory ends at our own limit, with a message, and the next call works', async (page) => {
  const [memory, after] = await inPage(page, `return [await run('test.memory'), await run('contend.methods')]`);
  assert.equal(memory.error.code, 'too-large');
  assert.equal(memory.error.field, 'memory');
  assert.equal(memory.error.args.limit, 1536);
  assert.ok(after.result.length > 3);
}, { url });

eachEngine('progress comes at least five times a second', async (page) => {
  const { beats, ms, result } = await inPage(page, `
    await run('contend.methods');
    const beats = [];
    const r = await run('test.busy', { ms: 2500 }, { onProgress: (done, total) => beats.push([performance.now(), done, total]) });
    return { beats, ms: r.ms, result: r.result }`);
  assert.ok(result.complete);
  assert.ok(beats.length >= (5 * ms) / 1000 - 1, `${beats.length} times in ${ms} ms`);
  let longest = 0;
  for (let i = 1; i < beats.length; i++) {
    longest = Math.max(longest, beats[i][0] - beats[i - 1][0]);
    assert.ok(beats[i][1] > beats[i - 1][1], 'it goes on');
  }
  assert.ok(longest < 400, `a pause of ${longest} ms`);
}, { url });

eachEngine('a Stop is heard, and what was computed so far is given', async (page) => {
  const { result, latency } = await inPage(page, `
    await run('contend.methods');
    const stop = new AbortController();
    const asked = run('test.busy', { ms: 60000 }, { signal: stop.signal });
    await wait(700);
    const at = performance.now();
    stop.abort();
    const r = await asked;
    return { result: r.result, latency: performance.now() - at }`);
  assert.equal(result.complete, false);
  assert.ok(result.blocks > 0);
  // The limit of 100 ms is the benchmark's to show; here the machine may be busy with anything.
  assert.ok(latency < 900, `${latency} ms`);
}, { url });

eachEngine('Stop twice, Stop before Run, Run right after Stop, Run during Run', async (page) => {
  const told = await inPage(page, `
    const before = new AbortController();
    before.abort();
    const a = await run('test.busy', { ms: 60000 }, { signal: before.signal });

    await run('contend.methods'); // the engine is up: what is stopped below runs by then, on a busy machine too

    const twice = new AbortController();
    const first = run('test.busy', { ms: 60000 }, { signal: twice.signal });
    await wait(300);
    twice.abort();
    twice.abort();
    const next = run('contend.methods');
    const b = await first;
    const c = await next;

    const long = new AbortController();
    const running = run('test.busy', { ms: 60000 }, { signal: long.signal });
    const queued = new AbortController();
    const waiting = run('test.busy', { ms: 60000 }, { signal: queued.signal });
    await wait(300);
    queued.abort();           // stopped while it waits
    long.abort();
    const d = await running;
    const e = await waiting;
    const f = await run('contend.methods');
    return { a, b, c, d, e, f }`);
  assert.equal(told.a.error.code, 'cancelled');
  assert.equal(told.b.result.complete, false);
  assert.ok(told.c.result.length > 3);
  assert.equal(told.d.result.complete, false);
  assert.equal(told.e.error.code, 'cancelled');
  assert.ok(told.f.result.length > 3);
}, { url });

eachEngine('a deadline is a Stop that nobody had to press', async (page) => {
  const r = await inPage(page, `await run('contend.methods'); return run('test.busy', { ms: 60000 }, { timeoutMs: 400 })`);
  assert.equal(r.result.complete, false);
  assert.ok(r.ms > 350 && r.ms < 3000, `${r.ms} ms`);
}, { url });

eachEngine('bad requests name the field and change nothing', async (page) => {
  const [unknown, field, type] = await inPage(page, `return [await run('no.such'), await run('test.busy', { many: 1 }), await run('test.busy', { ms: '1' })]`);
  assert.equal(unknown.error.code, 'unknown-method');
  assert.deepEqual([field.error.code, field.error.field], ['unknown-field', 'many']);
  assert.deepEqual([type.error.code, type.error.field], ['wrong-type', 'ms']);
}, { url });
