/**
 * The lock lab's proofs as its readers use them: every run checked, verdicts with their scope, runs and cycles shown in
 * the stepper, limits, Stop, edits in the middle, the graph of states, and what other programs take over.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assertAccessible } from '../axe.js';
import { assertCleanConsole, assertNoEgress } from '../clean.js';
import { eachEngine, sharedBrowser } from '../each-engine.js';
import { builtPage } from '../find.js';
import { embedding } from '../serve.js';

/** @typedef {import('../each-engine.js').Page} Page */

/** @param {Page} page @param {string} selector @param {string} words  what the text must come to hold */
const holds = (page, selector, words) =>
  page.waitFor((/** @type {string} */ s, /** @type {string} */ w) => [...document.querySelectorAll(s)].some((e) => (e.textContent ?? '').replace(/\s+/g, ' ').includes(w)), { args: [selector, words], timeout: 30_000 });

/** A control by its text or its name. @param {Page} page @param {string} name */
const press = (page, name) =>
  page.evaluate((/** @type {string} */ n) => {
    const found = [...document.querySelectorAll('button, label, summary')].find((b) => b.textContent?.trim() === n || b.getAttribute('aria-label') === n);
    if (!found) throw new Error(`no control ${n}`);
    /** @type {HTMLElement} */ (found).click();
  }, name);

/** Presses the button of the panel once the lock can be run. @param {Page} page */
async function check(page) {
  await page.waitFor(() => document.querySelector('.locks-check button.main:not(:disabled)'));
  await page.click('.locks-check button.main');
}

/** @param {string} property */
const of = (property) => `.locks-verdicts li[data-property="${property}"]`;

/** The address follows the state within a third of a second. @param {Page} page */
const hash = (page) => page.evaluate(() => new Promise((done) => setTimeout(() => done(location.hash), 500)));

eachEngine('the filter of three threads: all 894 states, in 174 classes, and what they prove', async (page) => {
  await check(page);
  await holds(page, '.locks-counts', '894 states, stored as 174 classes');
  await holds(page, '.locks-reductions', 'Thread symmetry');
  for (const property of ['no-error', 'mutual-exclusion', 'deadlock-freedom', 'starvation-freedom']) await holds(page, `${of(property)} .tag`, 'proved');
  await holds(page, of('mutual-exclusion'), 'n = 3 · sequentially consistent memory');
  await holds(page, of('mutual-exclusion'), 'The books: it holds. ✓ This agrees for n = 3.');
  await holds(page, of('starvation-freedom'), 'weak fairness');
  await holds(page, of('overtaking'), 'Without a bound: 16 steps go round');
  await holds(page, of('first-come-first-served'), 'The books: it fails. ✓');
  // A run that starves is unfair, and its cycle is shown as one.
  await press(page, 'Show the unfair run: No starvation');
  assert.match(await hash(page), /back=\d+/);
  // Another number of threads: the verdicts are those of an earlier question, and say so.
  await page.goto(builtPage('#/locks/filter?threads=2&lang=en'));
  await check(page);
  await holds(page, '.locks-counts', '43 states, stored as 23 classes');
  await assertNoEgress(page);
}, { hash: '#/locks/filter?threads=3&lang=en' });

eachEngine('two lines swapped: refuted in 8 steps, and shown', async (page) => {
  await check(page);
  await holds(page, of('mutual-exclusion'), 'Two are inside after 8 steps, the fewest possible.');
  await holds(page, of('mutual-exclusion'), '✓ This agrees');
  await holds(page, '.locks-counts', '54 states');
  await press(page, 'Show me: Mutual exclusion');
  const link = await hash(page);
  assert.equal((/path=([A-Z0-9]+)/.exec(link)?.[1].match(/[A-Z]\d+/g) ?? []).length, 8, link);
  // What was found stays where it was.
  await holds(page, of('mutual-exclusion'), 'refuted');
}, { hash: '#/locks/filter?variant=swapped&lang=en' });

eachEngine('test-and-set starves a thread, by a fair cycle', async (page) => {
  await check(page);
  await holds(page, of('starvation-freedom'), 'A starves: 3 steps go round for ever, fair to all');
  await holds(page, '.locks-counts', '8 states');
  await press(page, 'Show me: No starvation');
  assert.match(await hash(page), /back=1(&|$)/);
  assert.equal(await page.evaluate((/** @type {string} */ s) => document.querySelector(s), of('overtaking')), null);
}, { hash: '#/locks/tas?lang=en' });

eachEngine('tickets: by order without a bound, up to a bound never more than that', async (page) => {
  await check(page);
  await holds(page, '.locks-counts', '957 states');
  await holds(page, of('starvation-freedom'), 'ticket, mine as integers without a bound');
  await holds(page, of('overtaking'), 'At most 2 entries of others before one’s own, over all schedules; at most 1');
  await holds(page, '.locks-reductions', 'Thread numbers are compared by size');
  await page.goto(builtPage('#/locks/bakery?variant=lamport-1974&threads=3&tickets=bound&bound=6&lang=en'));
  await check(page);
  await holds(page, '.locks-counts', '31,380 states');
  await holds(page, of('mutual-exclusion'), 'ticket, mine ≤ 6');
  await holds(page, of('deadlock-freedom'), 'Whether threads can go round for ever without anybody getting in is open.');
  await holds(page, `${of('starvation-freedom')} .tag`, 'unknown');
  await press(page, 'How it is searched · 1 choice of your own');
  await page.type('#f-bound', '0');
  await check(page);
  await holds(page, '#f-bound-wrong', 'Largest value must be from 1 to 1,000,000');
  await holds(page, '.locks-counts', '31,380 states');
  await holds(page, '.notice', 'These verdicts are of an earlier text');
}, { hash: '#/locks/bakery?threads=3&lang=en' });

eachEngine('a search that is too large: Stop and the limit leave what was found', async (page) => {
  await check(page);
  await holds(page, '.locks-check .working', 'states found so far');
  await page.click('.locks-check .working button');
  await holds(page, '.locks-check .notice', 'Stopped by you:');
  await holds(page, `${of('mutual-exclusion')} .tag`, 'unknown');
  await holds(page, of('mutual-exclusion'), 'You stopped the search.');
  await page.waitFor(() => !document.querySelector('.locks-check .working'));
  await page.evaluate(() => /** @type {HTMLDetailsElement} */ (document.querySelector('.locks-options')).setAttribute('open', ''));
  await page.type('#f-limit', '1000');
  await check(page);
  await holds(page, '.locks-check .notice', 'The limit of states was reached: 1,000 were stored');
  await holds(page, of('mutual-exclusion'), 'Fewer threads make it smaller');
}, { hash: '#/locks/filter?threads=7&symmetry=off&lang=en' });
