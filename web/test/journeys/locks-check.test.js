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
  // By the page itself: what the new address says may still move the button from under a pointer.
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.locks-check button.main')).click());
}

/** Opens the page anew: in an open one the button would still be that of the earlier text for a moment. @param {Page} page @param {string} hash */
async function open(page, hash) {
  await page.goto('about:blank');
  await page.goto(builtPage(hash));
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
  await open(page, '#/locks/filter?threads=2&lang=en');
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
  await open(page, '#/locks/bakery?variant=lamport-1974&threads=3&tickets=bound&bound=6&lang=en');
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

eachEngine('a check that takes the place of another one tells its own time', async (page) => {
  await check(page);
  await holds(page, '.locks-check .working', 'states found so far');
  await new Promise((done) => setTimeout(done, 2000));
  await page.type('#f-threads', '2');
  await holds(page, '.locks-threads li:last-child', 'B');
  const began = Date.now();
  await check(page);
  await holds(page, '.locks-counts', '43 states');
  const most = Date.now() - began;
  const [, took, unit] = /Took ([\d.]+) (ms|s) here/.exec(await page.text('.locks-counts')) ?? assert.fail('no time is told');
  assert.ok(Number(took) * (unit === 's' ? 1000 : 1) <= most + 100, `${took} ${unit} of ${most} ms`);
}, { hash: '#/locks/filter?threads=7&symmetry=off&lang=en' });

eachEngine('ten threads: the search runs, counts, and stops when it is told to', async (page) => {
  await check(page);
  await holds(page, '.locks-check .working', 'states found so far');
  await page.click('.locks-check .working button');
  await holds(page, '.locks-check .notice', 'Stopped by you:');
  await holds(page, of('mutual-exclusion'), 'Fewer threads make it smaller.');
  await holds(page, '.locks-reductions .on', 'Thread symmetry');
}, { hash: '#/locks/filter?threads=10&lang=en' });

/** How many of something there are. @param {Page} page @param {string} selector @returns {Promise<number>} */
const many = (page, selector) => page.evaluate((/** @type {string} */ s) => document.querySelectorAll(s).length, selector);

eachEngine('the state graph: 14 nodes for two threads, 69 for three; a click takes the stepper there', async (page) => {
  await holds(page, '.locks-graph', '14 nodes, 22 arrows, 43 states.');
  assert.equal(await many(page, '[data-node]'), 14);
  await holds(page, '.locks-graph', 'The stepper stands at state 1 after 0 steps: A at line 5 and B at line 5.');
  // The nearest state with somebody inside is four steps away: A alone runs through.
  await page.click('.node.inside [data-node] .box');
  await holds(page, '.locks-graph', 'after 4 steps: A at line 10 and B at line 5.');
  assert.match(await hash(page), /path=A5A7A8A9(&|$)/);
  await holds(page, '.locks-threads .inside', 'A');
  assert.equal(await many(page, '.node.inside.at [data-node]'), 1);
  // A step in the stepper moves the mark: A leaves, and everybody is outside again.
  await page.click('.locks-threads li:first-child button');
  await page.waitFor(() => document.querySelector('.node.at [data-node]')?.getAttribute('data-node') === '0');
  await press(page, 'States with the same future are one node');
  await holds(page, '.locks-graph', '23 nodes, 40 arrows, 43 states.');
  assert.match(await hash(page), /merge=0/);
  await page.goto(builtPage('#/locks/filter?threads=3&panel=graph&lang=en'));
  await holds(page, '.locks-graph', '69 nodes, 142 arrows, 894 states.');
  assert.equal(await many(page, '[data-node]'), 69);
  await page.goto(builtPage('#/locks/filter?threads=2&panel=graph&merge=0&symmetry=off&lang=en'));
  await holds(page, '.locks-graph', '43 nodes, 80 arrows, 43 states.');
  await assertNoEgress(page);
}, { hash: '#/locks/filter?panel=graph&lang=en' });

eachEngine('what must not be is marked: two inside, a deadlock, an error, a broken demand', async (page) => {
  await holds(page, '.locks-graph-legend', 'two or more inside');
  await page.click('.node.two [data-node] .box');
  await holds(page, '.locks-truths', 'Mutual exclusion is broken');
  const link = await hash(page);
  assert.equal((/path=([A-Z0-9]+)/.exec(link)?.[1].match(/[A-Z]\d+/g) ?? []).length, 8, link);
  await page.goto(builtPage('#/locks/peterson?variant=flags-only&panel=graph&lang=en'));
  await holds(page, '.locks-graph-legend', 'stuck');
  assert.equal(await many(page, '.node.stuck [data-node]'), 1);
  const text = 'x = 0\ny = [0] * 2\ndef thread(i):\n    x = x + 1\n    y[x] = 1\ndef always():\n    return x < 2\n';
  await page.goto(builtPage(`#/locks/tas?threads=1&panel=graph&lang=en&v=1&text=${encodeURIComponent(text)}`));
  await holds(page, '.locks-graph-legend', 'always() is false');
  await holds(page, '.locks-graph-legend', 'a next step is an error');
}, { hash: '#/locks/filter?variant=swapped&panel=graph&lang=en' });

eachEngine('a graph that is too large is told by depth', async (page) => {
  await holds(page, '.locks-graph', '4,740 classes of states are too many');
  assert.equal(await many(page, '[data-node]'), 0);
  await holds(page, '.locks-graph', 'States by depth, 0 to 54');
  await page.goto(builtPage('#/locks/filter?threads=4&panel=graph&lang=en'));
  await holds(page, '.locks-graph', '969 classes of states, and 290 nodes even with the same futures in one');
}, { hash: '#/locks/filter?threads=5&panel=graph&lang=en' });

eachEngine('a step is taken while a large graph is searched', async (page) => {
  await page.waitFor(() => document.querySelector('.locks-graph .working progress'), { timeout: 20_000 });
  for (const [step, of] of [['1', 'Step 1 of 1'], ['2', 'Step 2 of 2']]) {
    await page.evaluate((/** @type {string} */ key) => /** @type {HTMLElement} */ (document.querySelector(`.locks-threads button[aria-keyshortcuts="${key}"]`)).click(), step);
    await page.waitFor((/** @type {string} */ w) => document.querySelector('.locks-sentence')?.textContent?.includes(w), { args: [of], timeout: 10_000 });
  }
  await page.waitFor(() => document.querySelector('.locks-graph .working progress'), { timeout: 20_000 });
}, { hash: '#/locks/filter?threads=64&panel=graph&lang=en' });

eachEngine('the lock for other programs: command, counts, refusals in words', async (page) => {
  await holds(page, '.locks-exports', 'Spin must report 894 states stored.');
  await holds(page, '.locks-exports', 'And no violation');
  await holds(page, '.locks-run pre', 'spin -o2 -a filter.pml');
  await holds(page, '.locks-file pre', 'proctype');
  await press(page, 'Copy: the command');
  await page.waitFor(() => [...document.querySelectorAll('.locks-run [role="status"]')].some((e) => /Copied|does not allow/.test(e.textContent ?? '')));
  await page.click('input[name="f-format"][value="murphi"]');
  await holds(page, '.locks-exports', 'Rumur must report 174 states.');
  assert.match(await hash(page), /format=murphi/);
  await page.goto(builtPage('#/locks/filter?panel=exports&threads=3&format=tla&lang=en'));
  await holds(page, '.locks-exports', 'TLC must report 894 distinct states.');
  assert.equal(await many(page, '.locks-file'), 2);
  await page.goto(builtPage('#/locks/filter?panel=exports&threads=5&format=dot&lang=en'));
  await holds(page, '.locks-refusal', 'A drawing shows at most 300 states.');
  await page.goto(builtPage('#/locks/bakery?panel=exports&threads=2&format=tla&lang=en'));
  await holds(page, '.locks-refusal', 'Take Promela or Murphi for this lock.');
  await page.goto(builtPage('#/locks/filter?panel=exports&variant=swapped&lang=en'));
  await holds(page, '.locks-exports', 'And a violation: two are inside.');
  // Rumur 2022.08.20 stops after 22 of the 28 classes.
  await page.click('input[name="f-format"][value="murphi"]');
  await holds(page, '.locks-exports', 'Rumur must stop at a violation: two are inside.');
  assert.doesNotMatch(await page.text('.locks-run'), /must report/);
}, { hash: '#/locks/filter?panel=exports&threads=3&lang=en' });

eachEngine('panels by keyboard alone: tabs, a state, its run, a verdict', async (page) => {
  await page.waitFor(() => document.querySelector('.locks-check button.main:not(:disabled)'));
  await page.evaluate(() => document.getElementById('locks-tab-check')?.focus());
  await page.press('ArrowRight');
  await holds(page, '.locks-graph', '14 nodes');
  await page.evaluate(() => /** @type {SVGElement} */ (document.querySelector('[data-node]')).focus());
  await page.press('ArrowRight');
  await page.press('ArrowDown');
  await page.press('ArrowRight');
  await page.press('Home');
  await page.press('ArrowRight');
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-node')), '1');
  await page.press('Enter');
  await holds(page, '.locks-graph', 'The stepper stands at state 2 after one step:');
  assert.match(await hash(page), /path=A5(&|$)/);
  await page.evaluate(() => document.getElementById('locks-tab-graph')?.focus());
  await page.press('ArrowLeft');
  await page.press('Tab');
  await page.press('Enter');
  await holds(page, '.locks-counts', '43 states');
}, { hash: '#/locks/filter?lang=en' });

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  eachEngine(`no barriers in the panels, ${colorScheme}`, async (page) => {
    await check(page);
    await holds(page, '.locks-counts', '54');
    await assertAccessible(page, { exclude: ['.locks-stepper'], disable: ['page-has-heading-one'] });
    for (const [route, there] of [
      ['filter?variant=swapped&panel=graph', '[data-node]'],
      ['filter?threads=4&panel=graph', '.locks-graph .locks-depths'],
      ['filter?threads=3&panel=exports', '.locks-file pre'],
      ['filter?threads=4&panel=exports&format=dot', '.locks-exports .locks-refusal'],
    ]) {
      await page.goto(builtPage(`#/locks/${route}&lang=ru&theme=${colorScheme}`));
      await page.waitFor((/** @type {string} */ s) => document.querySelector(s), { args: [there], timeout: 20_000 });
      await page.evaluate(() => document.querySelectorAll('.locks-panels details').forEach((d) => d.setAttribute('open', '')));
      await assertAccessible(page, { exclude: ['.locks-stepper'], disable: ['page-has-heading-one'] });
      assert.ok((await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')) <= 0, `${route} scrolls sideways`);
    }
  }, { width: 320, height: 800, colorScheme, engines: ['chromium'], hash: '#/locks/filter?variant=swapped&lang=ru' });
}

test('in course notes: the graph in a sandboxed frame', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'contend-'));
  try {
    const file = path.join(folder, 'notes.html');
    await writeFile(file, embedding(builtPage('#/locks/filter?lang=zh-Hant&panel=graph&embed=1&only=figure'), { width: 700, height: 2000 }));
    const page = await (await sharedBrowser('chromium')).open(file);
    try {
      const figure = await page.frame('#embedded');
      await figure.waitFor(() => document.querySelectorAll('[data-node]').length === 14, { timeout: 20_000 });
      assert.equal(await figure.evaluate('self.origin'), 'null');
      await figure.click('.node.inside [data-node] .box');
      await figure.waitFor(() => document.querySelector('.locks-graph')?.textContent?.includes('逐步檢視走了 4 步'));
      await assertNoEgress(page);
      await assertCleanConsole(page);
    } finally {
      await page.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
