/**
 * The lock lab's stepper as its readers use it: threads stepped by hand, back, fork, undo, a text of one's own that runs
 * while it is typed, links that come back and links that do not fit, and the distance to the nearest violation.
 */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { assertAccessible } from '../axe.js';
import { assertCleanConsole, assertNoEgress } from '../clean.js';
import { eachEngine, sharedBrowser } from '../each-engine.js';
import { builtPage } from '../find.js';
import { embedding } from '../serve.js';

/** @typedef {import('../each-engine.js').Page} Page */
/** @typedef {import('../browsers/page.js').Frame} Frame */

/** @param {Page | Frame} page @param {string} selector @param {string} words  what the text must come to hold */
const holds = (page, selector, words) =>
  page.waitFor((/** @type {string} */ s, /** @type {string} */ w) => [...document.querySelectorAll(s)].some((e) => (e.textContent ?? '').replace(/\s+/g, ' ').includes(w)), { args: [selector, words], timeout: 20_000 });

/** A button of the figure by its text. @param {Page} page @param {string} name */
const press = (page, name) =>
  page.evaluate((/** @type {string} */ n) => {
    const found = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.locks-stepper button'))].find((b) => b.textContent?.replace(/\s+/g, ' ').trim() === n || b.getAttribute('aria-label') === n);
    if (!found) throw new Error(`no button ${n}`);
    found.click();
  }, name);

/** Steps threads in this order, each once the state before is shown. @param {Page} page @param {string} order  such as `AAB` */
async function steps(page, order) {
  for (const letter of order) {
    const thread = letter.charCodeAt(0) - 65;
    const before = await page.text('.locks-sentence');
    await page.click(`.locks-threads li:nth-child(${thread + 1}) button`);
    await page.waitFor((/** @type {string} */ b) => document.querySelector('.locks-sentence')?.textContent?.trim() !== b.trim(), { args: [before] });
  }
}

/** The address follows the state within a third of a second. @param {Page} page */
const hash = (page) => page.evaluate(() => new Promise((done) => setTimeout(() => done(location.hash), 500)));

/** @param {Page} page */
const claim = (page) => page.text('.claim');

/** A link with a text of one's own. @param {string} text @param {string} [more] */
const own = (text, more = '') => `#/locks/filter?lang=en&v=1&text=${encodeURIComponent(text)}${more}`;

eachEngine('eight steps break the filter with two lines swapped; back, fork and undo', async (page) => {
  await holds(page, '.claim', 'Nobody has taken a step yet.');
  await steps(page, 'AABBBB');
  await holds(page, '.claim', 'After 6 steps only B is inside.');
  await holds(page, '.locks-threads li:nth-child(2)', 'inside line 10');
  await steps(page, 'A');
  await holds(page, '.locks-sentence', 'Step 7 of 7 · Line 8: A wrote level[0] = 1; now at line 9.');
  // What the last step wrote is framed.
  assert.equal(await page.evaluate(() => [...document.querySelectorAll('.locks-vars .cell.wrote')].map((c) => c.closest('table')?.querySelector('code')?.textContent).join()), 'level');
  await steps(page, 'A');
  await holds(page, '.claim', 'A and B are inside at once after 8 steps: this lock does not exclude.');
  await holds(page, '.locks-truths .bad', 'Mutual exclusion is broken: A and B are inside at once.');
  assert.equal(await page.evaluate(() => [...document.querySelectorAll('.locks-vars .cell.read')].length), 2, 'its last step read level[1] and victim[1]');
  assert.match(await hash(page), /path=A5A7B5B7B8B9A8A9(&|$)/);

  await press(page, 'One step back');
  await holds(page, '.locks-sentence', 'Step 7 of 8');
  await holds(page, '.claim', 'only B is inside');
  await press(page, 'Step 2: A at line 7');
  await holds(page, '.locks-sentence', 'Step 2 of 8');
  // The step that the path takes next goes along it; any other one forks.
  await steps(page, 'B');
  await holds(page, '.locks-sentence', 'Step 3 of 8');
  await steps(page, 'A');
  await holds(page, '.locks-sentence', 'Step 4 of 4');
  assert.match(await hash(page), /path=A5A7B5A8(&|$)/);
  await press(page, 'Undo');
  await holds(page, '.locks-sentence', 'Step 3 of 8');
  await press(page, 'Redo');
  await holds(page, '.locks-sentence', 'Step 4 of 4');
  await press(page, 'Clear the path');
  await holds(page, '.claim', 'Nobody has taken a step yet.');
  await press(page, 'Undo');
  await holds(page, '.locks-sentence', 'Step 4 of 4');
  await assertNoEgress(page);
}, { hash: '#/locks/filter?variant=swapped&lang=en' });

eachEngine('whoever waits says why, with the values; a step that can’t be taken changes nothing', async (page) => {
  await steps(page, 'ABABAB');
  await holds(page, '.locks-threads li.blocked', 'Waits, because this is true:');
  await holds(page, '.locks-threads li.blocked .locks-parts', 'victim[L] == i now 1 == 1 true');
  const before = await hash(page);
  await page.click('.locks-threads li.blocked button');
  assert.equal(await hash(page), before);
  await steps(page, 'A');
  await holds(page, '.claim', 'After 7 steps only A is inside, and B waits.');
}, { hash: '#/locks/filter?lang=en' });

eachEngine('a text of one’s own runs while it is typed; while it can’t, the last one goes on', async (page) => {
  await holds(page, '.claim', 'Nobody has taken a step yet.');
  await page.evaluate(() => /** @type {any} */ (document.querySelector('#locks-text')).select(10, 99));
  await page.press('End');
  await page.write('; level[i + 1] =');
  await holds(page, '.locks-fault', 'The last text that runs goes on working beside it.');
  await holds(page, '.locks-fault .wrong', '10');
  await steps(page, 'A');
  await holds(page, '.locks-sentence', 'Step 1 of 1');
  await page.evaluate(() => /** @type {any} */ (document.querySelector('#locks-text')).select(10, 199));
  await page.write(' 0');
  await page.waitFor(() => document.querySelector('.locks-fault')?.textContent?.trim() === '');
  assert.equal(await page.evaluate(() => /** @type {HTMLSelectElement} */ (document.querySelector('#locks-variant')).selectedOptions[0].textContent?.trim()), 'Your own text');
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  await steps(page, 'BBBB');
  // Leaving the critical section now runs into an index that the list does not have.
  await holds(page, '.locks-threads li:nth-child(2) .bad', 'Its next step is an error at line 10.');
  await holds(page, '.locks-threads li:nth-child(2) .bad', '2');
  const link = await hash(page);
  assert.match(link, /[?&]v=1(&|$)/);
  await page.goto(builtPage(`${link}&lang=en`));
  await holds(page, '.locks-sentence', 'Step 5 of 5');
  await holds(page, '.locks-threads li:nth-child(2) .bad', 'Its next step is an error at line 10.');
  await press(page, 'Back to the built-in text');
  await page.waitFor(() => document.querySelector('.locks-threads li:nth-child(2).moved'));
  await press(page, 'Undo');
  await holds(page, '.locks-threads li:nth-child(2) .bad', 'Its next step is an error at line 10.');
}, { hash: '#/locks/filter?lang=en' });

eachEngine('links: the state comes back; what does not fit is said, with the step, and kept', async (page) => {
  await holds(page, '.locks-sentence', 'Step 3 of 8');
  const before = [await hash(page), await claim(page), await page.text('.locks-memory')];
  await page.reload();
  await holds(page, '.locks-sentence', 'Step 3 of 8');
  assert.deepEqual([await hash(page), await claim(page), await page.text('.locks-memory')], before);
  // The same path in the lock as published: the fourth step is at a line where B does not stand, for it must wait.
  for (const [link, words] of [
    ['#/locks/filter?lang=en&v=1&path=A5A7B5B7B8B9A8A9', 'no longer fits this text from step 6 on (B at line 9): B must wait there.'],
    ['#/locks/filter?lang=en&v=1&path=A5A6', 'no longer fits this text from step 2 on (A at line 6): A stands at line 7.'],
    ['#/locks/filter?lang=en&v=1&path=A5C5', 'from step 2 on (C at line 5): there is no thread C.'],
    ['#/locks/filter?lang=en&v=2&path=A5', 'This link is of format 2, this page reads format 1.'],
    ['#/locks/filter?lang=en&v=1&path=A5A7%3Cb%3E', 'is left out: “<b>”'],
    ['#/locks/flter?lang=en', 'flter'],
    ['#/locks/filter?lang=en&variant=swaped', 'swaped'],
    ['#/locks/filter/a/b?lang=en', '#/locks/filter/ = “a/b”'],
    ['#/locks/filter?lang=en&threads=zero', 'threads = “zero”'],
  ]) {
    await page.goto(builtPage(link));
    await holds(page, '.notice', words);
  }
  await page.goto(builtPage('#/locks/filter?lang=en&v=1&path=A5A7B5B7B8B9A8A9'));
  await holds(page, '.locks-sentence', 'Step 5 of 8');
  await press(page, 'Keep the first 5 and drop the rest');
  await holds(page, '.locks-sentence', 'Step 5 of 5');
  // A path that does not fit goes nowhere, and so does not go round.
  await page.goto(builtPage('#/locks/filter?lang=en&v=1&path=A5A7B5B7B8B9A8A9&back=2'));
  await holds(page, '.notice', 'no longer fits');
  assert.doesNotMatch(await page.text('.locks-path'), /cycle/);
  assert.equal(await page.evaluate(() => document.querySelector('.locks-tape .cycle')), null);
  for (const [threads, words] of [[0, 'from 1 to 64'], [65, 'from 1 to 64']]) {
    await page.goto(builtPage(`#/locks/filter?lang=en&threads=${threads}`));
    await holds(page, '.locks-threads-field .wrong', String(words));
  }
}, { hash: '#/locks/filter?variant=swapped&lang=en&v=1&path=A5A7B5B7B8B9A8A9&at=3' });

eachEngine('be the scheduler: how near a violation is, and that it has become impossible', async (page) => {
  await holds(page, '.locks-near .mutual-exclusion', 'two inside: 8 more steps');
  await steps(page, 'AA');
  await holds(page, '.locks-near .mutual-exclusion', 'two inside: 6 more steps');
  await press(page, 'Hint');
  await holds(page, '.locks-near .mutual-exclusion .hinted', 'B');
  await page.goto(builtPage('#/locks/filter?lang=en&near=1'));
  await holds(page, '.locks-near .mutual-exclusion', 'two inside: can no longer happen');
  await holds(page, '.locks-near .deadlock-freedom', 'all stuck: can no longer happen');
  // One flag each, without a turn: both set it, and nobody ever gets on.
  await page.goto(builtPage('#/locks/peterson?variant=flags-only&lang=en&near=1'));
  await page.waitFor(() => /all stuck: \d+ more step/.test(document.querySelector('.locks-near .deadlock-freedom')?.textContent ?? ''));
  const [, more] = /** @type {RegExpExecArray} */ (/(\d+) more/.exec(await page.text('.locks-near .deadlock-freedom')));
  await steps(page, 'AB');
  await holds(page, '.locks-near .deadlock-freedom', Number(more) === 2 ? 'all stuck: now' : `all stuck: ${Number(more) - 2} more`);
}, { hash: '#/locks/filter?variant=swapped&lang=en&near=1' });

eachEngine('what the text demands: always() and reachable()', async (page) => {
  await holds(page, '.locks-truths', 'always() of line 6 holds.');
  await holds(page, '.locks-truths', 'reachable() of line 8 is not reached yet:');
  await steps(page, 'AA');
  await holds(page, '.locks-truths .good', 'reachable() of line 8 is reached.');
  await steps(page, 'BB');
  await holds(page, '.locks-truths .bad', 'always() of line 6 is false:');
  await holds(page, '.locks-truths .locks-parts', 'x[0] < 2');
}, { hash: own('x = [0]\ndef thread(i):\n    outside()\n    x[0] = x[0] + 1\n    critical()\ndef always(): return x[0] < 2\n\ndef reachable(): return x[0] == 1\n') });

eachEngine('keys that come faster than the states do are not lost', async (page) => {
  await holds(page, '.claim', 'Nobody has taken a step yet.');
  await page.evaluate(() => {
    const at = /** @type {HTMLElement} */ (document.querySelector('.locks-tape [aria-current]'));
    at.focus();
    for (const key of '12122211') at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
  });
  await holds(page, '.locks-truths', 'Mutual exclusion is broken');
  assert.match(await hash(page), /path=A5B5A7B7B8B9A8A9(&|$)/);
}, { hash: '#/locks/filter?variant=swapped&lang=en' });

eachEngine('the computing part is lost in the middle of a step: it is said, and the next step goes on', async (page) => {
  await steps(page, 'A');
  await page.evaluate(() => {
    /** @type {HTMLElement} */ (document.querySelector('.locks-threads li button')).click();
    const [worker] = /** @type {any} */ (globalThis).spawned;
    worker.terminate();
    worker.onerror({ message: 'lost' });
  });
  await holds(page, '.locks-stepper .wrong', 'lost');
  await steps(page, 'B');
  await holds(page, '.locks-sentence', 'Step 3 of 3 · Line 5: B went on; now at line 7.');
  assert.equal(await page.evaluate(() => document.querySelector('.locks-stepper .wrong')), null);
}, {
  hash: '#/locks/filter?lang=en',
  engines: ['chromium', 'firefox'],
  before: 'globalThis.spawned = []; globalThis.Worker = class extends Worker { constructor(...all) { super(...all); globalThis.spawned.push(this); } };',
});

eachEngine('by keyboard alone', async (page) => {
  await holds(page, '.claim', 'Nobody has taken a step yet.');
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.locks-tape [aria-current]')).focus());
  for (const [key, words] of [['1', 'Step 1 of 1'], ['1', 'Step 2 of 2'], ['2', 'Step 3 of 3']]) {
    await page.press(key);
    await holds(page, '.locks-sentence', words);
  }
  await page.press('Control+z');
  await holds(page, '.locks-sentence', 'Step 2 of 2');
  await page.press('Control+Shift+z');
  await holds(page, '.locks-sentence', 'Step 3 of 3');
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.locks-tape [aria-current]')).focus());
  await page.press('ArrowLeft');
  await holds(page, '.locks-sentence', 'Step 2 of 3');
  await page.press('Home');
  await holds(page, '.locks-sentence', 'Step 0 of 3');
  await page.press('End');
  await holds(page, '.locks-sentence', 'Step 3 of 3');
  // A thread's own button, reached by Tab, and pressed.
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.locks-threads li button')).focus());
  await page.press('Tab');
  await page.press('Enter');
  await holds(page, '.locks-sentence', 'Step 4 of 4');
  assert.match(await hash(page), /path=A5A7B5B7(&|$)/);
}, { hash: '#/locks/filter?variant=swapped&lang=en' });

for (const theme of ['light', 'dark']) {
  eachEngine(`no barriers, nothing wider than 320 px, ${theme}`, async (page) => {
    for (const [route, ready] of [
      ['filter?variant=swapped&path=A5A7B5B7B8B9A8A9&v=1&near=1', '.locks-near .mutual-exclusion'],
      ['bakery?threads=9', '.locks-threads .crowd'],
      ['filter?v=2&path=A5A6%3Cb%3E&threads=64', '.notice'],
    ]) {
      await page.goto(builtPage(`#/locks/${route}&lang=ru&theme=${theme}`));
      await page.waitFor((/** @type {string} */ s) => document.querySelector(s) && document.querySelector('.locks-threads li'), { args: [ready], timeout: 20_000 });
      await page.waitFor(() => document.getAnimations().every((a) => a.playState !== 'running'));
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), route);
      await assertAccessible(page);
    }
  }, { width: 320, height: 700, engines: ['chromium'], hash: '#/locks/filter?lang=ru' });
}

test('in course notes: stepping in a sandboxed frame', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'contend-'));
  try {
    const file = path.join(folder, 'notes.html');
    await writeFile(file, embedding(builtPage('#/locks/filter?lang=tr&variant=swapped&v=1&path=A5A7B5B7B8B9A8&embed=1&only=figure'), { width: 700, height: 1600 }));
    const page = await (await sharedBrowser('chromium')).open(file);
    try {
      const figure = await page.frame('#embedded');
      await holds(figure, '.locks-sentence', '7');
      assert.equal(await figure.evaluate('self.origin'), 'null');
      await figure.click('.locks-threads li:nth-child(1) button');
      await figure.waitFor(() => document.querySelector('.locks-truths .bad'));
      await assertNoEgress(page);
      await assertCleanConsole(page);
    } finally {
      await page.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
