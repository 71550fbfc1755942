import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './loader.mjs';

const start = (hash = '') => {
  const location = { hash };
  /** @type {string[]} */
  const log = [];
  const history = {
    pushState(/** @type {unknown} */ _, /** @type {string} */ __, /** @type {string} */ to) {
      log.push(`push ${to}`);
      location.hash = to;
    },
    replaceState(/** @type {unknown} */ _, /** @type {string} */ __, /** @type {string} */ to) {
      log.push(`replace ${to}`);
      location.hash = to;
    },
  };
  return load(['lib/route.js'], { location, history, scrollTo() {} }).then((page) => ({ ...page, log, location, history }));
};

test('addresses are read', async () => {
  const { parse } = await start();
  /** @type {[string, string[], string][]} */
  const table = [
    ['', [], ''], ['#', [], ''], ['#/', [], ''], ['#/slots', ['slots'], ''], ['#slots', ['slots'], ''], ['#/slots/', ['slots'], ''], ['#/locks/filter?n=3', ['locks', 'filter'], 'n=3'],
    ['#/?lang=ru', [], 'lang=ru'], ['#?lang=ru', [], 'lang=ru'], ['#/a//b', ['a', 'b'], ''], ['#/a?b?c=1', ['a'], 'b%3Fc=1'], ['#/%D0%B6/x%2Fy', ['ж', 'x/y'], ''],
    ['#/%E0%A4%A', ['%E0%A4%A'], ''], ['#/%', ['%'], ''], ['#/slots?', ['slots'], ''], ['#/slots?cap=%', ['slots'], 'cap=%25'],
  ];
  for (const [hash, path, query] of table) {
    const route = parse(hash);
    assert.deepEqual(route.path, path, hash);
    assert.equal(route.query.toString(), query, hash);
  }
});

test('what is written is read back', async () => {
  const { parse, write } = await start();
  for (const path of [[], ['slots'], ['locks', 'filter'], ['ж', 'a/b', 'c?d', '#', '%', '%E0%A4%A', ' ', '..', '鎖']]) {
    for (const query of ['', 'a=1', 'a=%26%3D&b=%D0%B6']) {
      const hash = write(path, query);
      assert.deepEqual(parse(hash).path, path, hash);
      assert.equal(parse(hash).query.toString(), query);
      assert.match(hash, /^#\/[\x21-\x7e]*$/);
    }
  }
  assert.equal(write(['\ud800'], ''), '#/%EF%BF%BD', 'half a character does not throw');
});

test('going somewhere is a step of history, following the state is none', async () => {
  const { go, mirror, route, log } = await start('#/slots?cap=20');
  assert.deepEqual(route.value.path, ['slots']);
  mirror('#/slots?cap=20');
  assert.deepEqual(log, []);
  mirror('#/slots?cap=30');
  go('#/backoff');
  assert.deepEqual(log, ['replace #/slots?cap=30', 'push #/backoff']);
  assert.deepEqual(route.value.path, ['backoff']);
});

test('a slider that moves for a while writes the address a few times, the last state included', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  let now = 1000;
  context.mock.method(performance, 'now', () => now);
  const { mirror, go, log, location } = await start('#/slots');
  for (let i = 1; i <= 1000; i++) {
    mirror(`#/slots?cap=${i}`);
    now += 10;
    context.mock.timers.tick(10);
  }
  now += 1000;
  context.mock.timers.tick(1000);
  assert.equal(location.hash, '#/slots?cap=1000');
  assert.ok(log.length >= 10 && log.length <= 33, `${log.length} in 11 seconds; WebKit allows 100 in 30`);
  // Back must lead to the last state, not to the one that happened to be written.
  mirror('#/slots?cap=1');
  mirror('#/slots?cap=2');
  go('#/backoff');
  now += 1000;
  context.mock.timers.tick(1000);
  assert.deepEqual(log.slice(-2), ['replace #/slots?cap=2', 'push #/backoff']);
  assert.equal(location.hash, '#/backoff');
});

test('two events for one change, and an address that was tidied in between, are one change', async () => {
  const location = { hash: '#/slots' };
  /** @type {Record<string, () => void>} */
  const on = {};
  const page = await load(['lib/route.js'], {
    location,
    history: { replaceState: (/** @type {unknown} */ _, /** @type {string} */ __, /** @type {string} */ to) => { location.hash = to; } },
    addEventListener: (/** @type {string} */ name, /** @type {() => void} */ f) => { on[name] = f; },
    document: { addEventListener() {} },
  });
  page.follow();
  location.hash = '#/?theme=pink';
  on.popstate();
  const seen = page.route.value;
  assert.equal(seen.query.get('theme'), 'pink');
  page.mirror('#/?theme=auto');
  on.hashchange();
  assert.equal(page.route.value, seen, 'what was wrong with the link is still known');
  location.hash = '#/slots?cap=3';
  on.hashchange();
  assert.deepEqual(page.route.value.path, ['slots']);
});

test('a frame without history moves all the same', async () => {
  const { go, mirror, route, history } = await start();
  history.pushState = history.replaceState = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  go('#/slots');
  mirror('#/slots?cap=3');
  assert.deepEqual(route.value.path, ['slots']);
});
