/**
 * The tests' own tools, tried on a small page in the three engines, from a folder whose name has blanks and letters
 * beyond ASCII. Each thing is tried on the plain page and, where a policy could matter, under one as strict as Contend's.
 */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { assertAccessible, readable, violations } from './axe.js';
import { launchWebKit } from './browsers/webkit.js';
import { end, need, start } from './browsers/children.js';
import { engines, open } from './browsers/index.js';
import { chord } from './browsers/keys.js';
import { call } from './call-page.js';
import { assertCleanConsole, assertNoEgress, egress } from './clean.js';
import { eachEngine } from './each-engine.js';
import { arrived, attempt, ways } from './egress.js';
import { builtPage } from './find.js';
import { embedding, serve } from './serve.js';

const here = path.dirname(fileURLToPath(import.meta.url));
const fixture = readFileSync(path.join(here, 'browsers', 'fixture.html'), 'utf8');
const script = /<script>([\s\S]*?)<\/script>/.exec(fixture)?.[1] ?? '';
const strict = fixture.replace('<!-- policy -->', `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; `
  + `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}' 'wasm-unsafe-eval'; worker-src blob:; img-src data:; `
  + `base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types fixture">`);

let folder = '';
const plainURL = () => pathToFileURL(path.join(folder, 'с пробелом', 'plain.html')).href;
const strictURL = () => pathToFileURL(path.join(folder, 'с пробелом', 'strict.html')).href;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'проба '));
  await mkdir(path.join(folder, 'с пробелом'));
  await writeFile(path.join(folder, 'с пробелом', 'plain.html'), fixture);
  await writeFile(path.join(folder, 'с пробелом', 'strict.html'), strict);
});
after(() => rm(folder, { recursive: true }));

const workerPaths = ['/worker-fetch', '/worker-importScripts', '/worker-websocket', '/worker-xhr'];

eachEngine('reading, clicking, typing and choosing work under a strict policy', async (page) => {
  assert.equal(await page.text('h1'), 'Проба 競爭 ığüş');
  assert.equal(await page.text('svg text'), 'svg');
  await page.click('#first');
  await page.click('#first');
  assert.equal(await page.text('#count'), '2');
  await page.type('#words', 'a b, ж İ 鎖');
  assert.equal(await page.text('#mirror'), 'a b, ж İ 鎖');
  await page.type('#words', '');
  assert.equal(await page.text('#mirror'), '');
  await page.choose('#kind', 'b');
  assert.equal(await page.text('#chosen'), 'b');
  await assert.rejects(page.choose('#kind', 'z'), /a, b, not z/);
  await page.click('#slow'); // waits until it is enabled
  await page.click('#box >>> button');
  assert.equal(await page.text('#box >>> button'), 'Clicked');
  await page.type('#box >>> div', 'after');
  assert.equal(await page.text('#box >>> div'), 'after');
}, { url: strictURL });

eachEngine('evaluate and waitFor work under a strict policy and tell what went wrong', async (page) => {
  assert.equal(await page.evaluate('1 + 1'), 2);
  assert.equal(await page.evaluate((a, b) => a + b, 'x', 'y'), 'xy');
  assert.deepEqual(await page.evaluate(async () => [null, { deep: [1.5, 'й'] }]), [null, { deep: [1.5, 'й'] }]);
  assert.equal(await page.evaluate(() => undefined), undefined);
  await assert.rejects(page.evaluate(() => { throw Object.assign(new RangeError('too far'), { code: 'out-of-range' }); }),
    (/** @type {any} */ error) => error.message === 'too far' && error.name === 'RangeError' && error.code === 'out-of-range');
  await assert.rejects(page.evaluate(() => Promise.reject({ code: 'cancelled', message: 'stopped' })), { code: 'cancelled', message: 'stopped' });
  assert.equal(await page.waitFor('document.documentElement.dataset.ready'), 'yes');
  assert.equal(await page.waitFor((/** @type {number} */ n) => n + 1, { args: [41] }), 42);
  await assert.rejects(page.waitFor('document.title === "never"', { timeout: 50 }), /Waited 50 ms.*never.*false[\s\S]*Проба/);
  await assert.rejects(page.waitFor('nowhere.at.all', { timeout: 50 }), /nowhere/);
}, { url: strictURL });

eachEngine('the keyboard is real', async (page, engine) => {
  const focus = () => page.evaluate('document.activeElement.id');
  await page.evaluate('document.getElementById("first").focus()');
  await page.press('Space');
  await page.press('Enter');
  assert.equal(await page.text('#count'), '2');
  await page.press('Tab');
  assert.equal(await focus(), 'words');
  await page.press('Tab');
  assert.equal(await focus(), 'kind');
  await page.press('ArrowDown');
  assert.equal(await page.evaluate('document.getElementById("kind").value'), 'b');
  await page.press('Tab');
  assert.equal(await focus(), 'link');
  await page.press('Enter');
  assert.equal(await page.evaluate('location.hash'), '#there');
  await page.evaluate('document.getElementById("kind").focus()');
  await page.press('Shift+Tab');
  assert.equal(await focus(), 'words');
  await page.press('End');
  await page.write('er');
  assert.equal(await page.text('#mirror'), 'older');
  await page.press('Shift+Home');
  await page.press('Backspace');
  assert.equal(await page.text('#mirror'), '');
  const keys = (await page.text('#keys')).replaceAll('Shift Shift+', 'Shift+').split(' ');
  assert.deepEqual(keys.slice(0, 2), ['Enter', 'Tab']);
  assert.ok(keys.includes(engine === 'webkit' ? 'Shift+Unidentified' : 'Shift+Tab') && keys.includes('Shift+Home') && keys.includes('ArrowDown'), keys.join(' '));
  assert.ok(!keys.includes('untrusted'), keys.join(' '));
}, { url: plainURL });

eachEngine('the console is collected, errors and refusals included', async (page, engine) => {
  await assertCleanConsole(page);
  await page.evaluate(() => {
    console.log('said', 1);
    console.warn('warned');
    console.error('blamed');
    // By the page's own script: engines hide what a script of unknown origin throws.
    /** @type {any} */ (globalThis).misbehave();
    new Image().src = 'http://127.0.0.1:9/refused.png';
  });
  /** @param {string} level @param {RegExp} text */
  const heard = async (level, text) => (await page.console()).some((message) => message.level === level && text.test(message.text));
  /** @type {[string, RegExp][]} */
  const expected = [
    ['log', /^said 1$/], ['warning', /^warned$/], ['error', /^blamed$/], ['exception', engine === 'webkit' ? /^Script error\.$/ : /nobody caught this/],
    ['exception', /nobody awaited this/], ['violation', /127\.0\.0\.1:9/],
  ];
  for (const [level, text] of expected) {
    const until = Date.now() + 5000;
    while (!(await heard(level, text))) {
      assert.ok(Date.now() < until, `no ${level} like ${text} among ${JSON.stringify(await page.console())}`);
      await sleep(20);
    }
  }
  await assert.rejects(assertCleanConsole(page), /blamed/);
  await assertCleanConsole(page, () => true);
  await page.forget();
  await assertCleanConsole(page);
  await page.reload();
  await assertCleanConsole(page);
  assert.equal(await page.text('#count'), '0');
}, { url: strictURL });

test('what WebKit says while a page loads is heard without a driver', async () => {
  await writeFile(path.join(folder, 'loud.html'), '<!doctype html><title>x</title><script>console.log("early"); undefinedName();</script>');
  const browser = await launchWebKit();
  try {
    const loud = await browser.consoleWhileLoading(pathToFileURL(path.join(folder, 'loud.html')).href, 3000);
    assert.deepEqual(loud.map(({ level }) => level), ['log', 'exception'], JSON.stringify(loud));
    assert.match(loud[0].text, /early/);
    assert.match(loud[1].text, /undefinedName/);
    assert.deepEqual(await browser.consoleWhileLoading(strictURL(), 3000), []);
  } finally {
    await browser.close();
  }
});

eachEngine('without a policy every way out is seen by the server', async (page, engine) => {
  const server = await serve();
  try {
    await attempt(page, server.url);
    const outcome = await page.evaluate('workerAttempts(' + JSON.stringify(server.url) + ')');
    const paths = await arrived(server);
    // Every engine of today uses all of these but prefetch, which an engine may leave out as it likes.
    const must = [...ways.filter((way) => way !== 'prefetch').map((way) => '/' + way), ...workerPaths].sort();
    assert.deepEqual(must.filter((one) => !paths.includes(one)), [], `${engine}: ${paths.join(' ')}`);
    assert.equal(outcome.fetch, 'sent');
    assert.ok((await egress(page)).some(({ url }) => url.includes(server.url.slice('http://'.length))), 'the page tells of requests too');
    await assert.rejects(assertNoEgress(page), /asked a network/);
  } finally {
    await server.close();
  }
}, { url: plainURL, console: 'any' });

eachEngine('with a strict policy nothing reaches the server', async (page) => {
  const server = await serve();
  try {
    const outcomes = await attempt(page, server.url);
    assert.equal(outcomes.fetch, 'refused');
    assert.equal(outcomes.xhr, 'refused');
    assert.equal(outcomes.websocket, 'refused');
    assert.deepEqual(await page.evaluate('workerAttempts(' + JSON.stringify(server.url) + ')'),
      { fetch: 'refused', xhr: 'refused', websocket: 'refused', importScripts: 'refused' });
    assert.deepEqual(await arrived(server), []);
  } finally {
    await server.close();
  }
}, { url: strictURL, console: 'any' });

eachEngine('a page from disk asks no network by being opened and used', async (page) => {
  await page.click('#first');
  await page.reload();
  await page.click('#link');
  await page.waitFor('location.hash === "#there"');
  await assertNoEgress(page);
}, { url: plainURL });

eachEngine('frames: a sandboxed iframe is reached', async (page) => {
  const server = await serve({ '/inner.html': strict });
  try {
    const outer = await serve({ '/': embedding(server.url + '/inner.html') });
    try {
      await page.goto(outer.url + '/');
      const inside = await page.frame('#embedded');
      await inside.waitFor('document.documentElement.dataset.ready === "yes"');
      assert.equal(await inside.evaluate('self.origin'), 'null');
      await inside.click('#first');
      assert.equal(await inside.text('#count'), '1');
      await inside.type('#words', 'framed');
      assert.equal(await inside.text('#mirror'), 'framed');
      await inside.evaluate('document.getElementById("first").focus()');
      await page.press('Enter');
      assert.equal(await inside.text('#count'), '2');
      assert.equal(await page.text('p'), 'Before the figure.');
      assert.deepEqual(outer.hits, [{ method: 'GET', url: '/', kind: 'request' }]);
      assert.ok((await egress(page)).some(({ url }) => url === server.url + '/inner.html'));
    } finally {
      await outer.close();
    }
  } finally {
    await server.close();
  }
}, { url: plainURL });

eachEngine('sizes, pictures and going back', async (page, engine) => {
  const file = path.join(folder, engine + '.png');
  await page.screenshot(file);
  assert.deepEqual(pngSize(await readFile(file)), [900, 700]);
  await page.resize(1440, 600);
  assert.deepEqual(await page.evaluate('[innerWidth, innerHeight]'), [1440, 600]);
  await page.evaluate('void (document.querySelector("main").style.height = "1500px")');
  await page.screenshot(file, { fullPage: true });
  const [width, height] = pngSize(await readFile(file));
  assert.equal(width, 1440);
  assert.ok(height >= 1500 && height < 1700, `the whole page is ${height} high`);
  await page.goto(plainURL() + '#one');
  await page.goto(plainURL() + '#two');
  await page.back();
  assert.equal(await page.evaluate('location.hash'), '#one');
  if (engine === 'webkit') await assert.rejects(page.resize(200, 600), /iframe/);
  else {
    await page.resize(320, 600);
    assert.equal(await page.evaluate('innerWidth'), 320);
  }
}, { url: plainURL, width: 900, height: 700 });

eachEngine('axe-core runs under a strict policy, finds what is wrong and nothing else', async (page) => {
  await assertAccessible(page);
  await page.evaluate(() => document.querySelector('main')?.append(Object.assign(document.createElement('button'), { id: 'mute' })));
  const found = await violations(page);
  assert.deepEqual(found.map(({ rule }) => rule), ['button-name']);
  assert.match(readable(found), /button-name \(critical\).*\n {2}#mute: <button/);
  await assert.rejects(assertAccessible(page), /button-name/);
  await assertAccessible(page, { exclude: ['#mute'] });
}, { url: strictURL });

eachEngine('the page\'s call is made in the page', async (page) => {
  await page.evaluate(() => {
    /** @type {any} */ (globalThis).contend = {
      call: async (/** @type {string} */ method, /** @type {any} */ request) => {
        if (method !== 'twice') throw { code: 'unknown-method', field: 'method', message: 'No such call.', args: { value: method } };
        return { value: request.n * 2 };
      },
    };
  });
  assert.deepEqual(await call(page, 'twice', { n: 21 }), { value: 42 });
  await assert.rejects(call(page, 'thrice'), { code: 'unknown-method', field: 'method', message: 'No such call.', args: { value: 'thrice' } });
}, { url: strictURL });

for (const engine of engines) {
  test(`a dark browser in another language, and its end · ${engine}`, { timeout: 120_000 }, async () => {
    const before = children();
    const page = await open(engine, plainURL(), { colorScheme: 'dark', language: 'tr' });
    try {
      assert.equal(await page.evaluate('matchMedia("(prefers-color-scheme: dark)").matches'), true);
      assert.match(await page.evaluate('navigator.language'), /^tr\b/);
      assert.match(await page.evaluate('navigator.languages[0]'), /^tr\b/);
      assert.ok(children().length > before.length, 'a browser runs');
    } finally {
      await page.close();
    }
    await sameChildren(before);
  });
}

for (const engine of engines) {
  test(`a page that cannot be opened leaves nothing behind · ${engine}`, { timeout: 120_000 }, async () => {
    const before = children();
    await assert.rejects(open(engine, path.join(folder, 'is not there.html')), /./);
    await sameChildren(before);
  });
}

test('a group ends with its leader', async () => {
  const child = await start(need(['sh'], 'dash'), ['-c', 'trap "" TERM; sleep 1000 & echo $!; wait; wait'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const grandchild = Number(await new Promise((resolve) => child.stdout?.once('data', (text) => resolve(String(text).trim()))));
  assert.ok(alive(grandchild));
  await end(child);
  const until = Date.now() + 5000;
  while (alive(grandchild) && Date.now() < until) await sleep(20);
  assert.ok(!alive(grandchild));
  await end(child); // a second time is no error
});

test('what is missing says what to install or to run', async () => {
  assert.throws(() => need(['no-such-browser'], 'some-package'), /no-such-browser.*apt-get install some-package/);
  const at = process.env.PATH;
  process.env.PATH = '/nowhere';
  try {
    for (const engine of engines) await assert.rejects(open(engine, plainURL()), /apt-get install (chromium|firefox-esr|webkit2gtk-driver)/);
  } finally {
    process.env.PATH = at;
  }
  await assert.rejects(open(/** @type {any} */ ('netscape'), plainURL()), /chromium, firefox, webkit, not netscape/);
  assert.throws(() => builtPage('backoff'), /starts with #/);
});

test('names of keys', () => {
  assert.deepEqual(chord('Shift+Tab'), { held: ['Shift'], key: 'Tab' });
  assert.deepEqual(chord('Control+Shift+a'), { held: ['Control', 'Shift'], key: 'a' });
  assert.deepEqual(chord('+'), { held: [], key: '+' });
  assert.deepEqual(chord('Control++'), { held: ['Control'], key: '+' });
  assert.deepEqual(chord('鎖'), { held: [], key: '鎖' });
  assert.throws(() => chord('Ctrl+a'), /"Ctrl" in "Ctrl\+a" is none of Shift/);
  assert.throws(() => chord('Return'), /"Return".*no key.*Enter/);
  assert.throws(() => chord(''), /no key/);
});

/** @param {Buffer} png */
function pngSize(png) {
  assert.equal(png.subarray(1, 4).toString('latin1'), 'PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** @param {number} pid */
function alive(pid) {
  const status = `/proc/${pid}/stat`;
  return existsSync(status) && !/\) Z /.test(readFileSync(status, 'latin1'));
}

/**
 * Waits until the processes that descend from this one are those again: the kernel takes a moment to end a group.
 * @param {string[]} expected
 */
async function sameChildren(expected) {
  const until = Date.now() + 5000;
  while (JSON.stringify(children()) !== JSON.stringify(expected) && Date.now() < until) await sleep(20);
  assert.deepEqual(children(), expected, 'what was started is gone');
}

/** The commands of the living processes that descend from this one. */
function children() {
  /** @type {Map<number, {parent: number, name: string}>} */
  const all = new Map();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const [, name, state, parent] = /** @type {RegExpExecArray} */ (/\((.*)\) (\S) (\d+)/s.exec(readFileSync(`/proc/${entry}/stat`, 'latin1')));
      if (state !== 'Z') all.set(Number(entry), { parent: Number(parent), name });
    } catch {
      // It ended meanwhile.
    }
  }
  /** @type {string[]} */
  const found = [];
  for (const { parent, name } of all.values()) {
    for (let up = parent; up > 1; up = all.get(up)?.parent ?? 0) {
      if (up === process.pid) {
        found.push(name);
        break;
      }
    }
  }
  return found.sort();
}
