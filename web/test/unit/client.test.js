import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { createClient } from '../../bridge/client.js';

/**
 * A worker that keeps to the messages of web/bridge/worker.js: it boots, computes one call after the other in the order
 * in which they came, hears a cancel for the one it computes and for those behind it, and says no more once terminated.
 */
class FakeWorker {
  /** What became of the page's messages, for the test to look at. @type {any[]} */
  got = [];
  /** @type {((event: {data: any}) => void) | null} */
  onmessage = null;
  /** @type {((event: {message: string}) => void) | null} */
  onerror = null;
  terminated = false;
  memory = 1 << 20;
  /** @type {{id: number, method: string, request: string, cancelled?: boolean}[]} */
  queue = [];

  /** @param {any} m */
  postMessage(m) {
    assert.equal(this.terminated, false, 'nobody speaks to a worker that was ended');
    this.got.push(m);
    if (m.cancel !== undefined) {
      const job = this.queue.find((j) => j.id === m.cancel);
      if (job) job.cancelled = true;
    } else if (m.boot === undefined) this.queue.push(m);
  }
  terminate() {
    this.terminated = true;
  }

  /** @param {any} data */
  say(data) {
    if (!this.terminated) this.onmessage?.({ data });
  }
  ready() {
    this.say({ ready: true, module: MODULE });
  }
  /** The call that is being computed. */
  get job() {
    return this.queue[0];
  }
  /** @param {string} kind @param {unknown} value @param {number[]} [bulk] */
  answer(kind, value, bulk) {
    const job = this.queue.shift();
    assert.ok(job, 'there is a call to answer');
    this.say({ id: job.id, kind, text: JSON.stringify(value), bulk: bulk ? new Uint8Array(new Float64Array(bulk).buffer) : null, memory: this.memory });
  }
  /** @param {number} done @param {number} total */
  progress(done, total) {
    this.say({ id: this.job.id, kind: 'progress', text: `${done} ${total}`, bulk: null, memory: this.memory });
  }
}

/** Stands for the compiled program. */
const MODULE = { module: true };

/** @type {FakeWorker[]} */
let workers;
/** @type {string[]} */
let states;
/** @type {ReturnType<typeof createClient>} */
let client;
/** @type {(() => never) | null} */
let spawnFails;

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'] });
  workers = [];
  states = [];
  spawnFails = null;
  client = createClient({
    spawn() {
      spawnFails?.();
      const w = new FakeWorker();
      workers.push(w);
      return /** @type {any} */ (w);
    },
    program: () => 'base64',
    onState: (state, why) => states.push(why ? `${state}: ${why}` : state),
  });
});
afterEach(() => {
  client.close();
  mock.timers.reset();
});

const last = () => workers[workers.length - 1];
/** Time that passes in steps as small as the client's. @param {number} ms @param {() => void} [each] */
function pass(ms, each) {
  for (let t = 0; t < ms; t += 500) {
    mock.timers.tick(500);
    each?.();
  }
}

/** What a promise has become, without waiting for it. @param {Promise<any>} promise */
async function now(promise) {
  const open = Symbol('open');
  const got = await Promise.race([promise.then((value) => ({ value }), (error) => ({ error: error.toJSON?.() ?? error })), new Promise((r) => setImmediate(() => r(open)))]);
  return got === open ? 'open' : got;
}

test('a call starts the worker, is sent when it is ready, and its answer comes back', async () => {
  const call = client.call('slots.run', { seed: 17 });
  assert.deepEqual(last().got, [{ boot: 'base64' }]);
  assert.deepEqual(states, ['loading']);
  last().ready();
  assert.deepEqual(last().got[1], { id: 1, method: 'slots.run', request: '{"seed":17}', timeoutMs: 0 });
  last().answer('result', { rounds: 4 });
  assert.deepEqual(await now(call), { value: { rounds: 4 } });
  assert.deepEqual(states, ['loading', 'ready']);
});

test('another client starts from what the first one compiled', async () => {
  assert.equal(client.module(), null);
  client.boot();
  last().ready();
  assert.equal(client.module(), MODULE);
  const apart = createClient({
    spawn() {
      const w = new FakeWorker();
      workers.push(w);
      return /** @type {any} */ (w);
    },
    program: () => client.module() ?? 'base64',
  });
  const long = apart.call('locks.check');
  assert.deepEqual(last().got, [{ boot: MODULE }]);
  last().ready();
  // While it computes, the first one answers.
  const short = client.call('locks.look');
  workers[0].answer('result', 2);
  assert.deepEqual([await now(short), await now(long)], [{ value: 2 }, 'open']);
  workers[1].answer('result', 1);
  assert.deepEqual(await now(long), { value: 1 });
  apart.close();
});

test('long series and progress arrive', async () => {
  /** @type {number[][]} */
  const heard = [];
  const call = client.call('m', {}, { onProgress: (done, total) => heard.push([done, total]) });
  last().ready();
  last().progress(1, 10);
  last().progress(5e15, 0);
  last().answer('result', { x: { $series: [0, 2] } }, [0.5, 0.25]);
  assert.deepEqual(await now(call), { value: { x: [0.5, 0.25] } });
  assert.deepEqual(heard, [[1, 10], [5e15, 0]]);
});

test('several calls: each gets its own answer, or its own error', async () => {
  const calls = [client.call('a'), client.call('b'), client.call('c')];
  last().ready();
  last().answer('result', 1);
  last().answer('error', { code: 'out-of-range', field: 'x', message: 'x must be at least 0.', args: { min: 0 } });
  last().answer('result', 3);
  assert.deepEqual(await now(calls[0]), { value: 1 });
  assert.deepEqual(await now(calls[1]), { error: { code: 'out-of-range', field: 'x', message: 'x must be at least 0.', args: { min: 0 } } });
  assert.deepEqual(await now(calls[2]), { value: 3 });
  assert.equal(workers.length, 1);
});

test('Stop: the worker hears it once, however often it is pressed, and a partial result is a result', async () => {
  const stopper = new AbortController();
  const call = client.call('m', {}, { signal: stopper.signal });
  last().ready();
  stopper.abort();
  stopper.abort();
  stopper.signal.dispatchEvent(new Event('abort'));
  assert.deepEqual(last().got.slice(2), [{ cancel: 1 }]);
  last().answer('result', { complete: false, cancelled: true });
  assert.deepEqual(await now(call), { value: { complete: false, cancelled: true } });
  pass(20_000);
  assert.equal(workers.length, 1);
});

test('Stop before Run: nothing is started', async () => {
  const call = client.call('m', {}, { signal: AbortSignal.abort() });
  assert.deepEqual(await now(call), { error: { code: 'cancelled', field: '', message: 'The call was stopped before it began.', args: { reason: 'stop' } } });
  assert.equal(workers.length, 0);
});

test('Stop while the worker starts: the call is over at once and never sent', async () => {
  const stopper = new AbortController();
  const call = client.call('m', {}, { signal: stopper.signal });
  stopper.abort();
  assert.equal(/** @type {any} */ (await now(call)).error.code, 'cancelled');
  last().ready();
  assert.deepEqual(last().got, [{ boot: 'base64' }]);
});

test('Stop after the answer does nothing', async () => {
  const stopper = new AbortController();
  const call = client.call('m', {}, { signal: stopper.signal });
  last().ready();
  last().answer('result', 1);
  stopper.abort();
  assert.deepEqual(await now(call), { value: 1 });
  assert.equal(last().got.length, 2);
});

test('Run right after Stop: the new call waits its turn in the same worker', async () => {
  const stopper = new AbortController();
  const old = client.call('m', {}, { signal: stopper.signal });
  last().ready();
  stopper.abort();
  const fresh = client.call('m');
  last().answer('error', { code: 'cancelled', field: '', message: '', args: {} });
  last().answer('result', 2);
  assert.equal(/** @type {any} */ (await now(old)).error.code, 'cancelled');
  assert.deepEqual(await now(fresh), { value: 2 });
  assert.equal(workers.length, 1);
});

test('a Stop that is not heard within a second: the worker is replaced, and who waited behind is computed', async () => {
  const stopper = new AbortController();
  const deaf = client.call('deaf', {}, { signal: stopper.signal });
  const behind = client.call('behind');
  last().ready();
  stopper.abort();
  pass(500);
  assert.equal(await now(deaf), 'open');
  pass(1000);
  assert.equal(/** @type {any} */ (await now(deaf)).error.code, 'cancelled');
  assert.equal(workers.length, 2);
  assert.equal(workers[0].terminated, true);
  assert.deepEqual(last().got, [{ boot: MODULE }], 'the compiled program is used again');
  last().ready();
  assert.equal(last().job.method, 'behind');
  last().answer('result', 1);
  assert.deepEqual(await now(behind), { value: 1 });
});

test('a call that gives way: what comes after is computed first, and then it begins anew', async () => {
  const long = client.call('graph', {}, { givesWay: true });
  last().ready();
  const other = client.call('near', {}, { givesWay: true });
  assert.equal(last().got.length, 3, 'of two that give way neither does');
  const step = client.call('look');
  const next = client.call('look');
  assert.deepEqual(last().got.slice(3).map((m) => m.cancel ?? m.method), [1, 2, 'look', 'look']);
  last().answer('result', { complete: false, cancelled: true });
  last().answer('error', { code: 'cancelled', message: 'Stopped.', args: { reason: 'stop' } });
  last().answer('result', 'here');
  assert.deepEqual([await now(step), await now(next), await now(long), await now(other)], [{ value: 'here' }, 'open', 'open', 'open']);
  last().answer('result', 'there');
  assert.deepEqual(last().queue.map((j) => j.method), ['graph', 'near']);
  last().answer('result', { complete: true });
  last().answer('result', 'far');
  assert.deepEqual([await now(next), await now(long), await now(other)], [{ value: 'there' }, { value: { complete: true } }, { value: 'far' }]);
  assert.equal(workers.length, 1);
});

test('a call that gives way and is wrong, or was stopped by the reader, does not begin anew', async () => {
  const stopper = new AbortController();
  const bad = client.call('graph', {}, { givesWay: true });
  const given = client.call('run', {}, { givesWay: true, signal: stopper.signal });
  last().ready();
  const step = client.call('look');
  stopper.abort();
  const wrong = { code: 'out-of-range', field: 'x', message: 'x must be at least 0.', args: {} };
  last().answer('error', wrong);
  last().answer('result', { turns: 7, cancelled: true });
  last().answer('result', 'here');
  assert.deepEqual([await now(bad), await now(given), await now(step)], [{ error: wrong }, { value: { turns: 7, cancelled: true } }, { value: 'here' }]);
  assert.deepEqual(last().queue, []);
  // Taken out of the row it can be stopped as before, by its new number.
  const again = new AbortController();
  const waits = client.call('graph', {}, { givesWay: true, signal: again.signal });
  const first = client.call('look');
  last().answer('result', { cancelled: true });
  again.abort();
  last().answer('result', 'there');
  assert.equal(last().queue[0].cancelled, true);
  last().answer('result', { cancelled: true });
  assert.deepEqual([await now(first), await now(waits)], [{ value: 'there' }, { value: { cancelled: true } }]);
});

test('a stopped call that waits behind another costs nobody the worker', async () => {
  const stopper = new AbortController();
  const long = client.call('long');
  const waits = client.call('waits', {}, { signal: stopper.signal });
  last().ready();
  stopper.abort();
  pass(5000, () => last().progress(1, 2));
  assert.equal(workers.length, 1);
  assert.equal(last().queue[1].cancelled, true);
  last().answer('result', 1);
  last().answer('error', { code: 'cancelled', field: '', message: '', args: {} });
  assert.deepEqual(await now(long), { value: 1 });
  assert.equal(/** @type {any} */ (await now(waits)).error.code, 'cancelled');
});

test('a panic: the call fails as internal, the worker is replaced, the next call and those behind work', async () => {
  const bad = client.call('bad');
  const behind = client.call('behind');
  last().ready();
  last().answer('error', { code: 'internal', field: '', message: 'index out of range', args: {} });
  assert.equal(/** @type {any} */ (await now(bad)).error.code, 'internal');
  assert.equal(workers.length, 2);
  last().ready();
  last().answer('result', 1);
  assert.deepEqual(await now(behind), { value: 1 });
  const next = client.call('next');
  last().answer('result', 2);
  assert.deepEqual(await now(next), { value: 2 });
  assert.equal(workers.length, 2);
});

test('a stopped call behind a panic ends as cancelled and is not computed again', async () => {
  const stopper = new AbortController();
  const bad = client.call('bad');
  const stopped = client.call('stopped', {}, { signal: stopper.signal });
  last().ready();
  stopper.abort();
  last().answer('error', { code: 'internal', field: '', message: '', args: {} });
  await now(bad);
  assert.equal(/** @type {any} */ (await now(stopped)).error.code, 'cancelled');
  last().ready();
  assert.equal(last().queue.length, 0);
});

test('what an old worker still says is not heard', async () => {
  const call = client.call('bad');
  last().ready();
  const old = workers[0];
  old.answer('error', { code: 'internal', field: '', message: '', args: {} });
  await now(call);
  const next = client.call('next');
  old.onmessage?.({ data: { id: 2, kind: 'result', text: '"from the dead"', bulk: null, memory: 0 } });
  assert.equal(await now(next), 'open');
});

test('a worker that dies while it computes: that call fails, the next one is computed by another', async () => {
  const first = client.call('first');
  const second = client.call('second');
  last().ready();
  last().say({ dead: 'Maximum call stack size exceeded' });
  const told = /** @type {any} */ (await now(first)).error;
  assert.equal(told.code, 'internal');
  assert.match(told.message, /Maximum call stack/);
  last().ready();
  assert.equal(last().job.method, 'second');
  last().answer('result', 2);
  assert.deepEqual(await now(second), { value: 2 });
});

test('a worker that dies whenever it is ready, with nothing to do, is not started for ever', async () => {
  client.boot();
  last().ready();
  for (let i = 0; i < 20; i++) {
    last().say({ dead: 'the Go program ended' });
    last().ready();
  }
  pass(60_000);
  assert.equal(workers.length, 1);
  const call = client.call('m');
  assert.equal(workers.length, 2);
  last().ready();
  last().answer('result', 1);
  assert.deepEqual(await now(call), { value: 1 });
});

test('a computing worker that says nothing for ten seconds is lost; one that makes progress is not', async () => {
  const call = client.call('m');
  last().ready();
  pass(60_000, () => last().progress(1, 0));
  assert.equal(await now(call), 'open');
  pass(8000);
  assert.equal(await now(call), 'open');
  pass(6000);
  assert.equal(/** @type {any} */ (await now(call)).error.code, 'internal');
  assert.equal(workers.length, 2);
});

test('an idle worker may be silent as long as it likes, also the one that took over', async () => {
  const call = client.call('m');
  last().ready();
  last().say({ dead: 'gone' });
  await now(call);
  last().ready();
  pass(120_000);
  assert.equal(workers.length, 2);
  assert.equal(last().terminated, false);
  const next = client.call('m');
  last().answer('result', 1);
  assert.deepEqual(await now(next), { value: 1 });
});

test('a laptop that slept for an hour loses nothing', async () => {
  const call = client.call('m');
  last().ready();
  // The clock jumps; the timers did not run meanwhile.
  const clock = Date.now;
  const jump = mock.method(Date, 'now', () => clock() + 3_600_000);
  pass(6000);
  jump.mock.restore();
  assert.equal(await now(call), 'open');
  last().answer('result', 1);
  assert.deepEqual(await now(call), { value: 1 });
});

test('a worker that cannot be made: every call says why, and a later one tries again', async () => {
  spawnFails = () => {
    throw new Error('DecompressionStream');
  };
  const told = /** @type {any} */ (await now(client.call('m'))).error;
  assert.equal(told.code, 'internal');
  assert.equal(told.args.why, 'DecompressionStream');
  assert.deepEqual(states, ['loading', 'failed: DecompressionStream']);
  spawnFails = null;
  const call = client.call('m');
  last().ready();
  last().answer('result', 1);
  assert.deepEqual(await now(call), { value: 1 });
});

test('a worker that fails before it is ready: all that wait are told, and it is not tried again and again', async () => {
  const calls = [client.call('a'), client.call('b')];
  last().onerror?.({ message: 'refused by the policy' });
  for (const call of calls) assert.equal(/** @type {any} */ (await now(call)).error.args.why, 'refused by the policy');
  assert.deepEqual(states, ['loading', 'failed: refused by the policy']);
  assert.equal(workers[0].terminated, true);
  pass(120_000);
  assert.equal(workers.length, 1);
  assert.deepEqual(states.length, 2, 'it is said once');
});

test('a boot that reports its own end fails as well', async () => {
  const call = client.call('m');
  last().say({ dead: 'CompileError' });
  assert.equal(/** @type {any} */ (await now(call)).error.args.why, 'CompileError');
});

test('a worker that never starts is given up after a minute', async () => {
  const call = client.call('m');
  pass(58_000);
  assert.equal(await now(call), 'open');
  pass(6000);
  assert.equal(/** @type {any} */ (await now(call)).error.args.why, 'the worker did not start');
});

test('a worker that never starts is given up as well when nobody has called yet', () => {
  client.boot();
  pass(64_000);
  // Each once at least: in Node 20 a mocked interval goes on for a while when it is cleared by its own callback.
  assert.deepEqual([...new Set(states)], ['loading', 'failed: the worker did not start']);
  assert.equal(workers.length, 1);
});

test('one that takes over and never starts is given up, and is not waited for in silence', async () => {
  const call = client.call('bad');
  last().ready();
  last().answer('error', { code: 'internal', field: '', message: '', args: {} });
  await now(call);
  pass(64_000);
  assert.equal(states.at(-1), 'failed: the worker did not start');
  assert.equal(workers.length, 2);
});

test('a worker that took much memory is replaced once it is idle, not before', async () => {
  const calls = [client.call('a'), client.call('b')];
  last().ready();
  last().memory = 1 << 30;
  last().answer('result', 1);
  assert.equal(workers.length, 1);
  last().answer('result', 2);
  assert.equal(workers.length, 2);
  assert.deepEqual([await now(calls[0]), await now(calls[1])], [{ value: 1 }, { value: 2 }]);
});

test('a panic of a worker that took much memory costs one worker, not two', async () => {
  const call = client.call('a');
  last().ready();
  last().memory = 1 << 30;
  last().answer('error', { code: 'internal', field: '', message: '', args: {} });
  await now(call);
  assert.equal(workers.length, 2);
});

test('an answer that cannot be read fails its call', async () => {
  const call = client.call('m');
  last().ready();
  last().say({ id: 1, kind: 'result', text: '{"x":{"$series":[0,5]}}', bulk: new Uint8Array(8), memory: 0 });
  assert.equal(/** @type {any} */ (await now(call)).error.code, 'internal');
});

test('a request that JSON would change without a word is refused', async () => {
  for (const [request, field] of /** @type {[object, string][]} */ ([[{ capMs: NaN }, 'capMs'], [{ list: [1, Infinity] }, '1'], [/** @type {any} */ (() => {}), 'request'], [{ n: 1n }, 'request']])) {
    const told = /** @type {any} */ (await now(client.call('m', request))).error;
    assert.deepEqual([told.code, told.field], ['wrong-type', field]);
  }
  assert.equal(workers.length, 0);
});

test('a call that is handed over wrongly is refused at once, names what is wrong, and holds nothing up', async () => {
  for (const [args, field] of /** @type {[any[], string][]} */ ([
    [[Symbol('x')], 'method'], [[5], 'method'], [[undefined], 'method'], [[Object.create(null)], 'method'],
    [['m', {}, null], 'options'], [['m', {}, 'x'], 'options'],
    [['m', {}, { signal: 5 }], 'signal'], [['m', {}, { onProgress: 5 }], 'onProgress'],
    [['m', {}, { timeoutMs: -1 }], 'timeoutMs'], [['m', {}, { timeoutMs: NaN }], 'timeoutMs'], [['m', {}, { timeoutMs: '5' }], 'timeoutMs'], [['m', {}, { timeoutMs: Infinity }], 'timeoutMs'],
  ])) {
    const told = /** @type {any} */ (await now(/** @type {any} */ (client.call)(...args)));
    assert.equal(told.error?.code, 'wrong-type', field);
    assert.equal(told.error.field, field);
  }
  assert.equal(workers.length, 0, 'no worker was started for them');
  const call = client.call('m', {}, /** @type {any} */ ({ signal: null }));
  last().ready();
  last().answer('result', 1);
  assert.deepEqual(await now(call), { value: 1 });
});

test('closing ends what is open', async () => {
  const call = client.call('m');
  last().ready();
  client.close();
  assert.equal(/** @type {any} */ (await now(call)).error.code, 'cancelled');
  assert.equal(workers[0].terminated, true);
});
