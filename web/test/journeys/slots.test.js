/**
 * The slots page as its readers use it: the document's run round by round, the distributions, what breaks, links, faults,
 * Stop, the keyboard alone, a frame in course notes.
 */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { assertAccessible } from '../axe.js';
import { eachEngine, sharedBrowser } from '../each-engine.js';
import { assertCleanConsole, assertNoEgress } from '../clean.js';
import { builtPage } from '../find.js';
import { embedding } from '../serve.js';

/** @typedef {import('../each-engine.js').Page} Page */

/** The page has its numbers: those of the run, of the theory, and of all settings compared. @param {Page} page */
const settled = (page) =>
  page.waitFor(() => document.querySelector('.claim') && !document.querySelector('.stale') && document.querySelectorAll('.slots-lessons li').length === 4);

/** @param {Page} page @param {string} selector @param {string} words  what the text must come to hold */
const holds = (page, selector, words) =>
  page.waitFor((/** @type {string} */ s, /** @type {string} */ w) => [...document.querySelectorAll(s)].some((e) => (e.textContent ?? '').replace(/\s+/g, ' ').includes(w)), { args: [selector, words], timeout: 20_000 });

/** The address follows the state within a third of a second. @param {Page} page */
const hash = (page) => page.evaluate(() => new Promise((done) => setTimeout(() => done(location.hash), 500)));

/** axe-core, once no colour is on its way to another. @param {Page} page */
async function accessible(page) {
  await page.waitFor(() => document.getAnimations().every((a) => a.playState !== 'running'));
  await assertAccessible(page);
}

/** A button by its text or its name. @param {Page} page @param {string} name */
const press = (page, name) =>
  page.evaluate((/** @type {string} */ n) => {
    const found = [...document.querySelectorAll('button')].find((b) => b.textContent?.trim() === n || b.getAttribute('aria-label') === n);
    if (!found) throw new Error(`no button ${n}`);
    found.click();
  }, name);

eachEngine('the document\'s run: four rounds, 31 participations, and how rare that is', async (page) => {
  await settled(page);
  const claim = await page.text('.claim');
  assert.match(claim, /seed 17 everybody is through after 4 rounds and 31 participations/);
  assert.match(claim, /5\.066 ± 0\.542/);
  assert.match(claim, /10\.81%/);
  await holds(page, '.facts', 'mean 35.959 ± 3.747');
  await holds(page, '.facts', 'exactly both: 2.32%');

  assert.equal(await page.text('.slots-sentence'), 'Round 1 of 4, window 2: all 12 collide, in 2 slots. Nobody is through.');
  assert.equal(await page.evaluate(() => document.querySelectorAll('.slots-bins .token.shared').length), 12);
  await page.click('.transport button[aria-label="One step forward"]');
  await holds(page, '.slots-sentence', 'Round 2 of 4, window 4: 12 draw; one is alone and through, 11 collide in 3 slots.');
  assert.equal(await page.evaluate(() => document.querySelector('.slots-bins .token.alone text')?.textContent), '1');
  assert.equal(await page.evaluate(() => document.querySelector('.slots-roster li.waits span')?.textContent?.trim()), '4→8');
  assert.match(await hash(page), /round=2/);
  await page.click('.transport button[aria-label="To the end"]');
  await holds(page, '.slots-sentence', 'all 8 who draw are alone. Everybody is through.');
  await page.click('.transport button[aria-label="One step back"]');
  await holds(page, '.slots-sentence', 'Round 3 of 4');
  await page.click('.transport button[aria-label="To the start"]');
  await page.choose('.transport select', 'fast');
  await page.click('.transport button[aria-label="Play"]');
  await holds(page, '.slots-sentence', 'Round 4 of 4');
  await assertNoEgress(page);
}, { hash: '#/slots?lang=en' });

eachEngine('a prediction is compared with the theory, and the exercises know right from wrong', async (page) => {
  await settled(page);
  await press(page, '4 rounds');
  await holds(page, '.reveal', 'You said “4 rounds”: not so.');
  await holds(page, '.reveal', '5 rounds is the most frequent, in 72.6% of all runs; the mean is 5.066');
  await press(page, 'Ask me again');
  await press(page, '5 rounds');
  await holds(page, '.reveal', 'right.');

  const first = '.exercises li:nth-child(1)';
  await page.type(`${first} input`, '4 8 16 32 32');
  await page.press('Enter');
  await holds(page, first, 'Not yet.');
  await page.type(`${first} input`, '4, 8, 16, 20, 20');
  await page.press('Enter');
  await holds(page, first, 'Right.');
  await page.click(`${first} a`);
  await holds(page, '.slots-step h2', 'Round 5 of 1,000 · window 20');
}, { hash: '#/slots?lang=en' });

eachEngine('alike participants never get through, and the page says that this is proved', async (page) => {
  await settled(page);
  await press(page, 'One seed for all');
  await holds(page, '.claim', 'nobody ever gets through');
  await holds(page, '.claim .tag.proved', 'for every number of rounds');
  await holds(page, '.facts', '0 of 12');
  await holds(page, '.slots-step h2', 'Round 1 of 1,000');
  await press(page, 'Fixed delay');
  await holds(page, '.claim', 'wait the same fixed time');
  await holds(page, '.slots-laws', 'nothing to distribute');
  await press(page, "The document's run");
  await holds(page, '.claim', 'a lucky run');
}, { hash: '#/slots?lang=en' });

eachEngine('what breaks, with the numbers of exact arithmetic', async (page) => {
  await settled(page);
  const table = await page.text('.slots-compare table');
  for (const figure of ['382.412 ± 203.05', '4,084', '5.282', '1,025.001', 'never']) assert.ok(table.includes(figure), `${figure} in ${table}`);
  await holds(page, '.slots-lessons', 'the doubling number 62 would pass');
  await press(page, 'Counter overflows');
  await holds(page, '.slots-run', 'After round 62, twice the window would pass');
  await press(page, 'Window too small');
  await holds(page, '.slots-law-rounds, .facts', 'mean 382.412 ± 203.05');
  assert.match(await hash(page), /cap=2(&|$)/);
}, { hash: '#/slots?lang=en' });

eachEngine('a fault stands at its field with the way out, and the last result stays', async (page) => {
  await settled(page);
  await page.type('#f-cap', '1');
  await holds(page, '#f-cap-wrong', 'Choose 2 or more, or no cap.');
  assert.equal(await page.evaluate(() => document.querySelector('#f-cap')?.getAttribute('aria-invalid')), 'true');
  await holds(page, '.facts.stale', '12 of 12');
  await page.type('#f-cap', 'many');
  await holds(page, '#f-cap-wrong', 'A whole number such as 32');
  await page.type('#f-cap', '64');
  await page.waitFor(() => !document.querySelector('.wrong') && !document.querySelector('.stale'));
  await page.type('#f-participants', '10001');
  await holds(page, '#f-participants-wrong', 'Participants must be from 0 to 10,000.');
  await page.type('#f-participants', '201');
  await holds(page, '.slots-laws', 'The exact theory goes to 200 participants');
  await page.waitFor(() => !document.querySelector('.wrong'));
}, { hash: '#/slots?lang=en' });

eachEngine('the link holds the whole state, and a bad one says so', async (page) => {
  await holds(page, '.slots-step h2', 'Round 2 of');
  assert.equal(await page.evaluate(() => /** @type {HTMLInputElement} */ (document.querySelector('#f-seed')).value), '-98765432109876543210');
  await holds(page, '.slots-sentence', 'Participant 3 drew');
  await page.waitFor(() => document.querySelectorAll('.slots-laws .sample').length > 0 && !document.querySelector('.working'));
  await holds(page, '.facts', 'exactly both');
  const before = [await hash(page), await page.text('.facts')];
  await page.type('#f-window', '8');
  await page.waitFor(() => /window=8/.test(location.hash));
  await page.reload();
  await holds(page, '.slots-step h2', 'window 16');
  await page.goto(builtPage(before[0]));
  await page.reload();
  await page.waitFor(() => document.querySelector('.facts') && !document.querySelector('.stale'));
  await holds(page, '.facts', 'exactly both');
  assert.equal(await page.text('.facts'), before[1]);
  await page.goto(builtPage('#/slots?lang=en&participants=twelve&colour=red&round=99'));
  await settled(page);
  await holds(page, '.notice', 'participants = “twelve”');
  await holds(page, '.notice', 'colour = “red”');
  await holds(page, '.slots-run', 'The link asks for round 99');
  await holds(page, '.claim', 'after 4 rounds');
}, { hash: '#/slots?lang=en&participants=7&window=4&cap=none&seed=-98765432109876543210&round=2&who=3&sample=1000' });

eachEngine('many seeds: a Stop leaves a partial sample, marked as one', async (page) => {
  await settled(page);
  await press(page, 'Play 10,000 seeds');
  await holds(page, '.slots-laws .tag.simulated', 'seeds 17 to 10016');
  // Counted by CPython for the seeds 17 to 10016: 1094 runs of 4 rounds and so on; the mean is 5.0594.
  await holds(page, '.slots-laws table', '5.059');
  await page.type('#f-participants', '120');
  await press(page, 'Play 100,000 seeds');
  await holds(page, '.slots-sampling .working', 'of 100,000 runs');
  await page.click('.slots-sampling .working button');
  await holds(page, '.slots-laws', 'Stopped: ');
  await page.waitFor(() => !document.querySelector('.working'));
  await press(page, 'Without them');
  await page.waitFor(() => !document.querySelector('.slots-laws table'));
}, { hash: '#/slots?lang=en' });

eachEngine('ten thousand participants and 2^31 slots are a picture of few pieces', async (page) => {
  await page.waitFor(() => document.querySelector('.slots-crowd') && document.querySelector('.claim'));
  assert.ok((await page.evaluate(() => document.querySelectorAll('.figure svg *').length)) < 1500);
  assert.ok((await page.evaluate(() => document.querySelectorAll('*').length)) < 4000);
  await holds(page, '.slots-roster, .slots-run', 'of 10,000');
}, { hash: '#/slots?lang=en&participants=10000&window=2147483648&cap=none' });

eachEngine('by keyboard alone', async (page, engine) => {
  await settled(page);
  assert.equal(await page.evaluate(() => document.hasFocus()), engine !== 'webkit');
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#f-participants')).focus());
  await page.press('ArrowUp');
  await page.waitFor(() => /participants=15/.test(location.hash));
  await page.press('ArrowDown');
  await page.waitFor(() => /participants=12|slots(\?lang=en)?$/.test(location.hash));
  await page.press('Tab'); // its slider
  await page.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'f-window');
  await page.press('ArrowUp');
  await page.waitFor(() => /window=4/.test(location.hash));
  await page.press('ArrowDown');
  await page.waitFor(() => !/window=/.test(location.hash) && !document.querySelector('.stale'));
  // Everything that can be pressed is reached by Tab, in the order of the page, and shows it.
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.slots-step button:not(:disabled)')).focus());
  const seen = [];
  for (let i = 0; i < 9; i++) {
    await page.press('Tab'); // what a script gives the focus to need not show it
    seen.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.className ?? ''));
    // WebKit's window has no focus under its driver, and then shows none.
    const shown = await page.evaluate(() => !document.hasFocus() || getComputedStyle(/** @type {Element} */ (document.activeElement)).outlineStyle !== 'none');
    assert.ok(shown, seen.join(', '));
  }
  assert.ok(seen.includes('Speed') && seen.includes('Who sits in which slot'), seen.join(', '));
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#main')).focus());
  await page.press('End');
  await holds(page, '.slots-sentence', 'Round 4 of 4');
  await page.press('ArrowLeft');
  await holds(page, '.slots-sentence', 'Round 3 of 4');
  await page.press('Home');
  await holds(page, '.slots-sentence', 'Round 1 of 4');
}, { hash: '#/slots?lang=en' });

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  eachEngine(`axe-core finds no barrier, ${colorScheme}`, async (page) => {
    await settled(page);
    await page.evaluate(() => {
      for (const d of document.querySelectorAll('main details')) /** @type {HTMLDetailsElement} */ (d).open = true;
    });
    await page.waitFor(() => document.querySelectorAll('.slots-laws .sample').length > 0 && !document.querySelector('.working'));
    await accessible(page);
    await press(page, 'Fixed delay');
    await holds(page, '.claim:not(.stale)', 'wait the same fixed time');
    await accessible(page);
    await page.type('#f-cap', '1');
    await holds(page, '.slots-run.stale', "The newest settings can't be computed");
    await accessible(page);
  }, { hash: `#/slots?lang=en&theme=${colorScheme}&round=3&sample=1000`, colorScheme });
}

for (const [lang, words] of /** @type {const} */ ([['ru', 'Это удачный прогон'], ['zh-Hant', '這是幸運的執行'], ['tr', 'Bu şanslı bir çalıştırma'], ['en', 'That is a lucky run']])) {
  eachEngine(`320 pixels wide, nothing is cut off: ${lang}`, async (page) => {
    await settled(page);
    await holds(page, '.claim', words);
    await page.evaluate(() => {
      for (const d of document.querySelectorAll('main details')) /** @type {HTMLDetailsElement} */ (d).open = true;
    });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok((await wide()) <= 320, `${await wide()} pixels`);
    // The longest numbers that there are: windows of 2^62.
    await page.goto(builtPage(`#/slots?lang=${lang}&participants=2&cap=none&choice=same-seed&maxRounds=64&round=63`));
    await holds(page, '.slots-run', '2⁶³');
    assert.ok((await wide()) <= 320, `${await wide()} pixels`);
  }, { hash: `#/slots?lang=${lang}`, width: 320, height: 700, engines: ['chromium', 'firefox'] });
}

test('in a sandboxed frame of course notes on disk: the figure alone, and it works · chromium', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'конспект урока '));
  try {
    const file = path.join(folder, 'lesson.html');
    await writeFile(file, embedding(builtPage('#/slots?lang=ru&round=3&embed=1&only=figure'), { width: 700, height: 900 }));
    const page = await (await sharedBrowser('chromium')).open(file);
    try {
      const figure = await page.frame('#embedded');
      await figure.waitFor(() => document.querySelector('.claim')?.textContent?.includes('Это удачный прогон'));
      assert.equal(await figure.evaluate('self.origin'), 'null');
      assert.equal(await figure.evaluate(() => document.querySelectorAll('header, footer, .chapter, .exercises').length), 0);
      await figure.click('.transport button[aria-label="Шаг вперёд"]');
      await figure.waitFor(() => document.querySelector('.slots-sentence')?.textContent?.includes('Раунд 4 из 4'));
      await assertNoEgress(page);
      await assertCleanConsole(page);
    } finally {
      await page.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
