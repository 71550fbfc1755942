/**
 * The code editor by itself: typing, undo, marks, the error, another text, the keys by which one leaves, and what it does
 * for those who do not see it. Under the built page's policy, so that what is refused there is refused here.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { assertAccessible } from '../axe.js';
import { assertCleanConsole } from '../clean.js';
import { eachEngine, sharedBrowser } from '../each-engine.js';
import { partPage } from '../part-page.js';
import { embedding, serve } from '../serve.js';

/** @typedef {import('../each-engine.js').Page} Page */
/** @typedef {import('../browsers/page.js').Frame} Frame */

const FILTER = `level = [0] * n          # how far each thread got
victim = [none] * n      # who came last to each level

def thread(i):
    outside()
    for L in range(1, n):
        level[i] = L; arrived()
        victim[L] = i
        while any([level[k] >= L for k in others]) and victim[L] == i: pass
    critical(); level[i] = 0
`;

const url = pathToFileURL(await partPage('code-editor', `
import { effect, signal } from '@preact/signals-core';
import { html, render } from 'lit-html';
import { choose, language } from './lib/i18n.js';
import { taken } from './lib/keys.js';
import { codeEditor } from './parts/code-editor.js';
choose('en');
const p = signal({ id: 'editor', label: 'The text of the lock', doc: 'filter', text: ${JSON.stringify(FILTER)}, lines: [], error: null, readOnly: false });
const told = [];
const keys = [];
// As the page does it: what was typed comes back as the text.
const onText = (text) => { told.push(text); p.value = { ...p.value, text }; };
effect(() => render(html\`<main><h1>Editor</h1><button id="before">before</button>
  <div class="figure">\${p.value.gone ? '' : codeEditor({ ...p.value, onText })}</div><button id="after">after</button></main>\`, document.getElementById('app')));
document.addEventListener('keydown', (e) => { if (!taken(e)) keys.push(e.key); });
globalThis.part = { told, keys, choose, set: (more) => { p.value = { ...p.value, ...more }; } };
`)).href;

const CONTENT = '#editor >>> .cm-content';

/** The text as it is seen, line by line. @param {Page | Frame} page @returns {Promise<string>} */
const shown = (page) => page.evaluate(`[...document.querySelector('#editor').shadowRoot.querySelectorAll('.cm-line')].map((l) => l.textContent).join('\\n')`);
const told = (/** @type {Page | Frame} */ page) => page.evaluate('part.told.at(-1)');
const set = (/** @type {Page | Frame} */ page, /** @type {object} */ more) => page.evaluate(`void part.set(${JSON.stringify(more)})`);
const inside = (/** @type {Page | Frame} */ page, /** @type {string} */ what) => page.evaluate(`((root) => ${what})(document.querySelector('#editor').shadowRoot)`);
const focused = (/** @type {Page | Frame} */ page) => page.evaluate('document.activeElement.id');
/** Puts the cursor there. @param {Page | Frame} page @param {number} line @param {number} column */
const at = (page, line, column) => page.evaluate(`void document.querySelector('#editor').select(${line}, ${column})`);

const ALL = [
  { line: 5, threads: [{ name: 'C', mark: '●', hue: 'c', inside: false, waits: false }] },
  { line: 7, hot: true },
  { line: 8, read: true },
  { line: 9, now: true, threads: [{ name: 'B', mark: '▲', hue: 'b', inside: false, waits: true }] },
  { line: 10, threads: [{ name: 'A', mark: '■', hue: 'a', inside: true, waits: false }] },
  { line: 99, now: true, threads: [{ name: 'Z', mark: '■', hue: 'a' }] },
];

eachEngine('what is typed is told at once; undo, Tab, and the way out of it', async (page) => {
  assert.equal(await shown(page), FILTER);
  await at(page, 10, 99);
  assert.equal(await focused(page), 'editor');
  await page.press('End');
  await page.press('Enter');
  await page.write('if level[i]:');
  await page.press('Enter');
  await page.write('x = 1 # é 鎖');
  const typed = FILTER.replace(/\n$/, '\n    if level[i]:\n        x = 1 # é 鎖\n');
  await page.waitFor(`part.told.at(-1) === ${JSON.stringify(typed)}`);
  assert.equal(await shown(page), typed);
  assert.equal(await focused(page), 'editor', 'the text that comes back takes nothing away');
  assert.deepEqual(await page.evaluate('part.keys'), [], 'none of it was a key of the page');

  await page.press('Home');
  await page.press('Home');
  await page.press('Tab');
  await page.waitFor(`part.told.at(-1).includes('\\n            x = 1')`);
  await page.press('Backspace');
  await page.waitFor(`part.told.at(-1) === ${JSON.stringify(typed)}`);
  await page.press('Backspace');
  await page.waitFor(`part.told.at(-1).includes('    if level[i]:        x = 1')`);
  await page.press('Delete');
  await page.press('Control+Delete');
  await page.press('Control+Backspace');
  await page.waitFor(`part.told.at(-1).includes('    if level[i = 1')`);
  await page.press('Shift+ArrowUp');
  await page.press('Shift+ArrowUp');
  await page.write('#');
  await page.waitFor(`/\\n        while # = 1/.test(part.told.at(-1))`);
  for (let k = 0; k < 30 && (await told(page)) !== FILTER; k += 1) await page.press('Control+z');
  assert.equal(await told(page), FILTER, 'all of it can be undone');
  assert.equal(await shown(page), FILTER);

  // The two writes of the filter lock change places.
  await at(page, 7, 1);
  await page.press('Alt+ArrowDown');
  const swapped = FILTER.replace('        level[i] = L; arrived()\n        victim[L] = i\n', '        victim[L] = i\n        level[i] = L; arrived()\n');
  assert.equal(await told(page), swapped);
  await page.press('Control+/');
  assert.equal(await told(page), swapped.replace('        level[i] = L', '        # level[i] = L'));

  const before = await told(page);
  await page.press('Escape');
  await page.press('Tab');
  assert.equal(await focused(page), 'after');
  await page.press('Shift+Tab');
  assert.equal(await focused(page), 'editor');
  await page.press('Escape');
  await page.press('Shift+Tab');
  assert.equal(await focused(page), 'before');
  assert.equal(await told(page), before, 'leaving changes nothing');
  await page.press('Tab');
  await page.press('Escape');
  await page.press('ArrowDown');
  await page.press('Tab');
  assert.equal(await focused(page), 'editor', 'another key takes Escape back');
  assert.notEqual(await told(page), before);

  // All of it away, and something else there.
  await page.press('Control+a');
  await page.press('Delete');
  await page.waitFor(`part.told.at(-1) === ''`);
  await page.write('x = 1');
  await page.waitFor(`part.told.at(-1) === 'x = 1'`);
}, { url });

eachEngine('threads, lines and the error stand where they should, and move with the text', async (page) => {
  await set(page, { lines: ALL, error: { line: 8, column: 9, message: 'This cannot stand here.' } });
  const who = `[...root.querySelectorAll('.marks .cm-gutterElement')].filter((e) => e.textContent).map((e) => [e.textContent, Math.round(e.getBoundingClientRect().top), e.querySelector('b').className])`;
  const top = (/** @type {string} */ text) => `Math.round([...root.querySelectorAll('.cm-line')].find((l) => l.textContent.includes(${JSON.stringify(text)})).getBoundingClientRect().top)`;
  const found = await page.waitFor(`((root) => { const w = ${who}; return w.length === 3 && w; })(document.querySelector('#editor').shadowRoot)`);
  assert.deepEqual(found.map((/** @type {[string, number, string]} */ w) => [w[0], w[2]]), [['●C', 'hue-c'], ['▲B', 'hue-b waits'], ['■A', 'hue-a inside']]);
  for (const [k, text] of ['outside()', 'while any', 'critical()'].entries()) {
    assert.ok(Math.abs(found[k][1] - (await inside(page, top(text)))) <= 1, `${text}: the letter stands beside its line`);
  }
  const classes = `[...root.querySelectorAll('.cm-line')].map((l, i) => [i + 1, l.className.replace('cm-line', '').trim()]).filter((l) => l[1])`;
  assert.deepEqual(await inside(page, classes), [[7, 'hot'], [8, 'read wrong'], [9, 'now']]);
  assert.equal(await inside(page, `[...root.querySelectorAll('.wave')].map((e) => e.textContent).join('')`), 'victim[L] = i');
  assert.equal(await inside(page, `getComputedStyle(root.querySelector('.wave')).textDecorationStyle`), 'wavy', 'the style sheet is not refused');
  assert.deepEqual(await inside(page, `[...root.querySelectorAll('.cm-lineNumbers .wrong')].map((e) => e.textContent)`), ['8']);
  assert.deepEqual(await inside(page, `['aria-label', 'aria-invalid'].map((a) => root.querySelector('.cm-content').getAttribute(a))`), ['The text of the lock', 'true']);
  assert.deepEqual(await inside(page, `root.querySelector('.cm-content').getAttribute('aria-describedby').split(' ').map((id) => root.getElementById(id).textContent)`), ['This cannot stand here.', 'Esc, then Tab, leaves the textAlt+↑/↓ moves a line']);

  await assertAccessible(page);

  // Typed above them, all go down; the page says nothing new meanwhile.
  await at(page, 4, 1);
  await page.press('ArrowUp');
  await page.press('Enter');
  await page.waitFor(`part.told.length === 1`);
  assert.deepEqual(await inside(page, classes), [[8, 'hot'], [9, 'read wrong'], [10, 'now']]);
  assert.deepEqual(await inside(page, `(${who}).length`), 3);
  // Many at one line: the first by name, the others by their number.
  await set(page, { error: null, lines: [{ line: 1, threads: [...'ABCDEFG'].map((name) => ({ name, mark: '■', hue: 'a' })) }] });
  await page.waitFor(`document.querySelector('#editor').shadowRoot.querySelector('.who')?.textContent === '■A■B■C■D+3'`);
  assert.deepEqual(await inside(page, classes), []);
  assert.equal(await inside(page, `root.querySelector('.cm-content').getAttribute('aria-invalid')`), 'false');
}, { url });

eachEngine('another text from outside: a change that can be undone, or a lock of its own', async (page) => {
  await at(page, 5, 1);
  await page.write('q');
  await page.waitFor('part.told.length === 1');
  const mine = await told(page);
  await set(page, { text: FILTER });
  assert.equal(await shown(page), FILTER);
  assert.equal(await page.evaluate('part.told.length'), 1, 'the page is not told of what it did itself');
  await page.press('Control+z');
  assert.equal(await told(page), mine);
  await set(page, { text: mine.replaceAll('\n', '\r\n') });
  assert.equal(await shown(page), mine);

  await set(page, { doc: 'other', text: 'x = 0\n' });
  assert.equal(await shown(page), 'x = 0\n');
  await at(page, 1, 1);
  await page.press('Control+z');
  assert.equal(await shown(page), 'x = 0\n', 'the other lock\'s steps are not undone here');
  await page.write('y');
  await page.waitFor(`part.told.at(-1) === 'yx = 0\\n'`);

  // Out of the page and back: what was typed can still be undone.
  await set(page, { gone: true });
  await set(page, { gone: false });
  assert.equal(await shown(page), 'yx = 0\n');
  await page.evaluate(`void part.choose('ru')`);
  await page.waitFor(`document.querySelector('#editor').shadowRoot.querySelector('.keys').textContent.startsWith('Esc, затем Tab')`);
  await page.evaluate(`void part.choose('en')`);

  // To be read only: no key changes it, and the page's keys are the page's.
  await set(page, { readOnly: true, lines: ALL.slice(0, 1), text: FILTER });
  assert.equal(await inside(page, `root.querySelector('.cm-content').getAttribute('contenteditable')`), 'false');
  await page.click(CONTENT);
  await page.press('ArrowRight');
  await page.write('q');
  assert.equal(await shown(page), FILTER);
  assert.ok((await page.evaluate('part.keys')).includes('ArrowRight'));
}, { url });

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  eachEngine(`axe-core finds no barrier, and nothing is wider than a small screen, ${colorScheme}`, async (page) => {
    await set(page, { lines: ALL, error: { line: 3, column: 1, message: 'This cannot stand here.' } });
    await assertAccessible(page);
    const wide = 'document.documentElement.scrollWidth > innerWidth';
    assert.equal(await page.evaluate(wide), false);
    assert.ok(await inside(page, `((s) => s.scrollWidth > s.clientWidth)(root.querySelector('.cm-scroller'))`), 'a long line scrolls in the editor');
    await at(page, 9, 70);
    const right = await page.waitFor(`((s) => s.scrollLeft > 0 && s.scrollLeft)(document.querySelector('#editor').shadowRoot.querySelector('.cm-scroller'))`);
    assert.ok(right > 50, 'and goes where the cursor goes');
    await set(page, { readOnly: true, error: null });
    await page.waitFor(`((s) => s.scrollWidth <= s.clientWidth)(document.querySelector('#editor').shadowRoot.querySelector('.cm-scroller'))`);
    assert.equal(await page.evaluate(wide), false);
    await assertAccessible(page);
  }, { url, colorScheme, width: 320, height: 640, engines: ['chromium', 'firefox'] });
}

test('in a sandboxed frame of a course page · chromium', async () => {
  const server = await serve({ '/': embedding('/editor.html'), '/editor.html': { file: fileURLToPath(url) } });
  const browser = await sharedBrowser('chromium');
  const page = await browser.open(server.url);
  try {
    const frame = await page.frame('iframe');
    await frame.waitFor(`!!document.querySelector('#editor')?.shadowRoot.querySelector('.cm-line')`);
    await frame.click(CONTENT);
    await page.press('Control+a');
    await page.write('x = 1');
    await frame.waitFor(`part.told.at(-1) === 'x = 1'`);
    await assertCleanConsole(page);
  } finally {
    await page.close();
    await server.close();
  }
});
