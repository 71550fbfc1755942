/**
 * The lab of machines as somebody learns from it: a question before the run, of whatever run is there; exercises right and
 * wrong; how to read it, the chapter, the sources.
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
    const found = [...document.querySelectorAll(`${w} button, ${w} summary`)].find((b) => b.textContent?.replace(/\s+/g, ' ').trim() === n);
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

/** The run is there. @param {Page} page */
const ready = (page) => page.waitFor(() => document.querySelector('.ask .choices button'));
/** What is told after an answer. @param {Page} page */
const told = (page) => page.evaluate(() => document.querySelector('.ask .reveal')?.textContent?.trim());

eachEngine('said first, known afterwards: what a run costs, and what becomes of it', async (page) => {
  await ready(page);
  await holds(page, '.ask h1', 'Ricart–Agrawala, n = 3, requests: 3. About how many messages does that take?');
  assert.equal(await told(page), '', 'nothing is told before an answer');
  await press(page, '.ask', 'about 18');
  await holds(page, '.ask', 'You said “about 18”: not so. Messages: 12, entries: 3. That makes 4 for each entry.');
  await holds(page, '.ask .tag', 'simulated');

  // Another run is another question.
  await page.choose('#mutex-algorithm', 'centralized');
  await holds(page, '.ask h1', 'Coordinator, n = 3');
  await page.waitFor(() => document.querySelector('.ask .reveal')?.textContent?.trim() === '');
  await press(page, '.ask', 'about 9');
  await holds(page, '.ask', 'You said “about 9”: right. Messages: 9, entries: 3.');

  // Where something was done to the run, it is what becomes of it that is asked.
  await page.goto(builtPage('#/mutex/ricart-agrawala?lang=en&journal=0_crash_2&v=1'));
  await ready(page);
  await holds(page, '.ask h1', 'what becomes of this run?');
  await press(page, '.ask', 'It goes well: never two inside, nobody stuck');
  await holds(page, '.ask', 'not so. Waiting for ever: P0 and P1. Nothing moves any more.');
  await page.goto(builtPage('#/mutex/ricart-agrawala?lang=en&processes=2&options=ties.both-answer'));
  await holds(page, '.ask h1', 'n = 2');
  await press(page, '.ask', 'Two are inside at once');
  await holds(page, '.ask', 'right. Entries while another was inside: 1.');

  // The mean of an entry, where those who leave ask again; and what was said of the first run is remembered.
  await page.goto(builtPage('#/mutex/token-ring?lang=en&processes=5&load=saturated&entries=50'));
  await holds(page, '.ask h1', 'About how many messages does one entry take?');
  await press(page, '.ask', 'about 1');
  await holds(page, '.ask', 'right.');
  await page.goto(builtPage('#/mutex/ricart-agrawala?lang=en'));
  await holds(page, '.ask', 'You said “about 18”: not so.');
  await assertNoEgress(page);
}, { hash: '#/mutex/ricart-agrawala?lang=en' });

eachEngine('exercises: a run is asked, and says right or wrong', async (page) => {
  await ready(page);
  await answer(page, 1, '6');
  await holds(page, exercise(1), 'Not yet.');
  await answer(page, 1, '8');
  await holds(page, exercise(1), 'Right. 8: four requests and four OKs.');
  // What the document says, and what is so.
  await press(page, exercise(2), '0 queues 2’s request');
  await holds(page, exercise(2), 'Not yet.');
  await press(page, exercise(2), '2 queues 0’s request');
  await holds(page, exercise(2), 'Right. 2 is inside');
  await answer(page, 3, '20, 3');
  await holds(page, exercise(3), 'Not yet.');
  await answer(page, 3, '18 and 3');
  await holds(page, exercise(3), 'Right. 18 and 3');
  await answer(page, 4, '8, 8');
  await holds(page, exercise(4), 'Not yet.');
  await press(page, exercise(4), 'Show the answer');
  await holds(page, exercise(4), '2 and 8: requests and OKs');
  await press(page, exercise(5), 'P0, P1, P2, P3');
  await holds(page, exercise(5), 'Not yet.');
  await press(page, exercise(5), 'P1, P2, P3, P0');
  await holds(page, exercise(5), 'Right. P1, P2, P3, P0: the order of the ring');
  await press(page, exercise(6), 'in both');
  await holds(page, exercise(6), 'Not yet.');
  await press(page, exercise(6), 'with a coordinator');
  await holds(page, exercise(6), 'Right. The coordinator asks nobody else.');
  await answer(page, 7, '4');
  await holds(page, exercise(7), 'Right. 4, which is 2m − n');
  await answer(page, 8, '0.1');
  await holds(page, exercise(8), 'Not yet.');
  await answer(page, 8, '0,096');
  await holds(page, exercise(8), 'Right.');
  // A link leads to the run in question.
  await page.click(`${exercise(2)} a`);
  await holds(page, '.claim', '2 entries, 8 messages');
}, { hash: '#/mutex/ricart-agrawala?lang=en' });

eachEngine('by keyboard: an answer, and the words below', async (page) => {
  await ready(page);
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.ask .choices button')).focus());
  await page.press('Tab');
  await page.press('Enter');
  await holds(page, '.ask', 'You said “Somebody waits in vain”: right.');
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.mutex-more > details > summary')).focus());
  await page.press('Enter');
  await page.waitFor(() => /** @type {HTMLElement | null} */ (document.querySelector('.mutex-more dd'))?.offsetHeight);
}, { hash: '#/mutex/ricart-agrawala?journal=0_crash_2&v=1&lang=en' });

for (const [language, colorScheme] of /** @type {const} */ ([['en', 'light'], ['zh-Hant', 'dark']])) {
  eachEngine(`what stands below is accessible: ${language}, ${colorScheme}`, async (page) => {
    await ready(page);
    await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.ask .choices button')).click());
    await page.waitFor(() => document.querySelector('.ask .tag'));
    await page.evaluate(() => document.querySelectorAll('.mutex-more > details, .chapter details, .mutex-settings').forEach((d) => d.setAttribute('open', '')));
    assert.equal(await page.evaluate(() => document.querySelectorAll('.chapter details').length), 7);
    // Each algorithm that there is has its source, and each option is said in the reader's language.
    const found = await page.evaluate(() => ({ algorithms: document.querySelectorAll('#mutex-algorithm option').length, sources: document.querySelectorAll('section[aria-labelledby="mutex-sources-title"] a[href^="#/mutex/"]').length, rules: [...document.querySelectorAll('.mutex-rules label')].map((l) => l.textContent ?? '') }));
    assert.equal(found.sources, found.algorithms);
    assert.ok(found.rules.length > 0);
    if (language === 'zh-Hant') for (const rule of found.rules) assert.match(rule, /\p{Script=Han}/u);
    await assertAccessible(page);
  }, { hash: `#/mutex/token-ring?lang=${language}&theme=${colorScheme}`, colorScheme, engines: ['chromium'] });
}

eachEngine('on a small screen nothing scrolls sideways, whatever the language', async (page) => {
  for (const language of ['en', 'ru', 'tr', 'zh-Hant']) {
    await page.goto(builtPage(`#/mutex/centralized?lang=${language}`));
    await ready(page);
    await page.waitFor(() => document.querySelector('.mutex-costs tbody td'));
    await page.evaluate(() => document.querySelectorAll('.mutex-more > details, .chapter details, .mutex-settings').forEach((d) => d.setAttribute('open', '')));
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 0, language);
  }
}, { hash: '#/mutex/centralized?lang=en', width: 320, engines: ['chromium'] });

test('in course notes: a question and an exercise in a sandboxed frame, which remembers nothing', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'contend-'));
  try {
    const file = path.join(folder, 'notes.html');
    await writeFile(file, embedding(builtPage('#/mutex/ricart-agrawala?journal=0_crash_2&v=1&lang=tr&embed=1'), { width: 700, height: 1600 }));
    const page = await (await sharedBrowser('chromium')).open(file);
    try {
      const figure = await page.frame('#embedded');
      await figure.waitFor(() => document.querySelector('.ask .choices button'), { timeout: 20_000 });
      await figure.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.ask .choices button')).click());
      await figure.waitFor(() => document.querySelector('.ask .reveal')?.textContent?.includes('Sonsuza dek bekleyen: P0'), { timeout: 20_000 });
      await figure.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.exercises li:nth-child(6) .choices button')).click());
      await figure.waitFor(() => document.querySelector('.exercises li:nth-child(6)')?.textContent?.includes('Koordinatör başkasına sormaz'), { timeout: 20_000 });
      await assertNoEgress(page);
      await assertCleanConsole(page);
    } finally {
      await page.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
