/**
 * The lock lab as somebody learns from it: a question before the figure, of whatever lock is there; exercises right and
 * wrong; the rules of the language, the chapter, the sources.
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

/** @param {Page} page @param {string} selector @param {string} words  what the text must come to hold */
const holds = (page, selector, words) =>
  page.waitFor((/** @type {string} */ s, /** @type {string} */ w) => [...document.querySelectorAll(s)].some((e) => (e.textContent ?? '').replace(/\s+/g, ' ').includes(w)), { args: [selector, words], timeout: 30_000 });

/** A button of the page, by its text. @param {Page} page @param {string} within @param {string} name */
const press = (page, within, name) =>
  page.evaluate((/** @type {string} */ w, /** @type {string} */ n) => {
    const found = [...document.querySelectorAll(`${w} button, ${w} summary`)].find((b) => b.textContent?.trim() === n);
    if (!found) throw new Error(`no button ${n} in ${w}`);
    /** @type {HTMLElement} */ (found).click();
  }, within, name);

/** @param {number} k  of the exercises, from 1 */
const exercise = (k) => `.exercises ol > li:nth-child(${k})`;

/** @param {Page} page @param {number} k @param {string} words */
async function answer(page, k, words) {
  await page.type(`${exercise(k)} input`, words);
  await page.click(`${exercise(k)} form button`);
}

/** The page knows the lock. @param {Page} page */
const ready = (page) => page.waitFor(() => document.querySelector('.locks-threads li'));

eachEngine('said first, known afterwards: the filter, its broken variant, one more thread, a text of one’s own', async (page) => {
  await ready(page);
  await holds(page, '.ask h1', 'Filter lock, 2 threads: can two of them be inside at once?');
  assert.equal(await page.evaluate(() => document.querySelector('.ask .reveal')?.textContent?.trim()), '', 'nothing is told before an answer');
  await press(page, '.ask', 'Never');
  await holds(page, '.ask', 'You said “Never”: right. However the turns fall, no two of the 2 threads are ever inside at once: all 43 states were looked at.');
  await holds(page, '.ask .tag', 'proved n = 2');

  await page.choose('#locks-variant', 'swapped');
  await holds(page, '.ask h1', 'Filter lock: two writes swapped, 2 threads');
  await page.waitFor(() => document.querySelector('.ask .reveal')?.textContent?.trim() === '');
  await press(page, '.ask', 'Never');
  await holds(page, '.ask', 'You said “Never”: not so. Two are inside after 8 steps, and no run is shorter.');
  // The run is opened where it begins, and ends with two inside.
  await press(page, '.ask', 'Show me');
  await holds(page, '.locks-sentence', 'Step 0 of 8');
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.transport button:nth-of-type(5)')).click());
  await holds(page, '.claim', 'inside at once');

  await page.type('#f-threads', '3');
  await holds(page, '.ask h1', '3 threads');
  await press(page, '.ask', 'Yes, but it takes more than 10 steps');
  await holds(page, '.ask', 'right. Two are inside after 14 steps');

  // Every text has its question: it is another one as soon as the text is.
  await page.goto(builtPage(`#/locks/tas?lang=en&v=1&text=${encodeURIComponent('x = 0\n\ndef thread(i):\n    outside()\n    while x == 1: pass\n    x = 1\n    critical(); x = 0\n')}`));
  await ready(page);
  await holds(page, '.ask h1', 'Your own text, 2 threads');
  await press(page, '.ask', 'Just show me');
  await holds(page, '.ask .reveal', 'Two are inside after 6 steps');
  // What was said of the filter is remembered.
  await page.goto(builtPage('#/locks/filter?lang=en'));
  await holds(page, '.ask', 'You said “Never”: right.');
  await assertNoEgress(page);
}, { hash: '#/locks/filter?lang=en' });

eachEngine('a question that a first look leaves open says how far it looked', async (page) => {
  await ready(page);
  await press(page, '.ask', 'Never');
  await holds(page, '.ask .tag', 'unknown');
  await holds(page, '.ask', 'A first look at 100,000 states');
  assert.equal(await page.evaluate(() => document.querySelector('.ask .reveal')?.textContent?.trim()), '', 'neither right nor wrong');
}, { hash: '#/locks/bakery?variant=reset-at-exit&threads=3&lang=en' });

eachEngine('exercises: the core is asked, and says right or wrong', async (page) => {
  await ready(page);
  await answer(page, 1, '8, 3');
  await holds(page, exercise(1), 'Not yet.');
  await answer(page, 1, '7 and 3');
  await holds(page, exercise(1), 'Right. 7 and 3: there are n − 1 levels');
  await press(page, exercise(2), 'A, B, C');
  await holds(page, exercise(2), 'Not yet.');
  await press(page, exercise(2), 'C, A, B');
  await holds(page, exercise(2), 'Right. C, A, B: first the smallest ticket');
  await press(page, exercise(3), 'Whoever comes later may draw a smaller ticket.');
  await holds(page, exercise(3), 'Not yet.');
  await press(page, exercise(3), 'Whoever drew before me or together with me may go first, each once.');
  await holds(page, exercise(3), 'at most 2 overtakings, and 1 by each other thread');
  await answer(page, 4, '7');
  await holds(page, exercise(4), 'Not yet.');
  await press(page, exercise(4), 'Show the answer');
  await holds(page, exercise(4), '8: both raise their flags');
  await press(page, exercise(5), 'no');
  await holds(page, exercise(5), 'Right. No. 3 steps can go round for ever');
  await answer(page, 6, '9');
  await holds(page, exercise(6), 'Right. 9: twice at each of the 4 levels');
  await answer(page, 7, '12');
  await holds(page, exercise(7), 'Right. 12');
  // A link leads to the text in question.
  await page.click(`${exercise(2)} a`);
  await holds(page, '.locks-threads', 'Waits, because this is true:');
  await holds(page, '.ask h1', 'Your own text, 3 threads');
}, { hash: '#/locks/filter?lang=en' });

eachEngine('the first exercise’s own text proves its answer', async (page) => {
  await ready(page);
  await page.click(`${exercise(1)} a`);
  await holds(page, '.ask h1', 'Your own text, 8 threads');
  await page.click('.locks-check button.main');
  await page.waitFor(() => document.querySelector('.locks-verdicts li[data-property="reachable"] .tag'), { timeout: 60_000 });
  await holds(page, '.locks-verdicts li[data-property="always"] .tag', 'proved');
  await holds(page, '.locks-verdicts li[data-property="reachable"] .tag', 'proved');
}, { hash: '#/locks/filter?lang=en', engines: ['chromium'] });

eachEngine('by keyboard: an answer, and the words below', async (page) => {
  await ready(page);
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.ask .choices button')).focus());
  await page.press('Tab');
  await page.press('Enter');
  await holds(page, '.ask', 'You said “Yes, within 10 steps”: right. Two are inside after 4 steps');
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.more.locks > details > summary')).focus());
  await page.press('Enter');
  await page.waitFor(() => /** @type {HTMLElement | null} */ (document.querySelector('.locks-rules li:nth-child(9)'))?.offsetHeight);
}, { hash: '#/locks/check-then-set?lang=en' });

for (const [language, colorScheme] of /** @type {const} */ ([['en', 'light'], ['zh-Hant', 'dark']])) {
  eachEngine(`what stands below is accessible: ${language}, ${colorScheme}`, async (page) => {
    await ready(page);
    await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.ask .choices button')).click());
    await page.waitFor(() => document.querySelector('.ask .tag'));
    await page.evaluate(() => document.querySelectorAll('.more.locks > details, .chapter details').forEach((d) => d.setAttribute('open', '')));
    assert.equal(await page.evaluate(() => document.querySelectorAll('.chapter details').length), 7);
    // Each lock that there is has its source.
    const { locks, sources } = await page.evaluate(() => ({ locks: document.querySelectorAll('#locks-lock option').length, sources: document.querySelectorAll('section[aria-labelledby="locks-sources-title"] a[href^="#/locks/"]').length }));
    assert.equal(sources, locks);
    await assertAccessible(page, { exclude: ['.figure.locks'] });
  }, { hash: `#/locks/mcs?lang=${language}&theme=${colorScheme}`, colorScheme, engines: ['chromium'] });
}

test('in course notes: a question and an exercise in a sandboxed frame, which remembers nothing', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'contend-'));
  try {
    const file = path.join(folder, 'notes.html');
    await writeFile(file, embedding(builtPage('#/locks/peterson?variant=swapped&lang=ru&embed=1'), { width: 700, height: 1600 }));
    const page = await (await sharedBrowser('chromium')).open(file);
    try {
      const figure = await page.frame('#embedded');
      await figure.waitFor(() => document.querySelector('.locks-threads li'), { timeout: 20_000 });
      await figure.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.ask .choices button')).click());
      await figure.waitFor(() => document.querySelector('.ask .reveal')?.textContent?.includes('Двое внутри через 6 шагов'), { timeout: 20_000 });
      await figure.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.exercises li:nth-child(5) .choices button:last-child')).click());
      await figure.waitFor(() => document.querySelector('.exercises li:nth-child(5)')?.textContent?.includes('Верно.'), { timeout: 20_000 });
      await assertNoEgress(page);
      await assertCleanConsole(page);
    } finally {
      await page.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
