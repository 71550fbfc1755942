/**
 * What the lab of machines says beyond one run: all algorithms on the same requests, every run without time, replicas that
 * forget, use under pressure, and what other programs take over.
 */
import assert from 'node:assert/strict';
import { assertAccessible } from '../axe.js';
import { assertNoEgress } from '../clean.js';
import { eachEngine } from '../each-engine.js';
import { builtPage } from '../find.js';

/** @typedef {import('../each-engine.js').Page} Page */

/** @param {Page} page @param {string} selector @param {string} words  what the text must come to hold */
const holds = (page, selector, words) =>
  page.waitFor((/** @type {string} */ s, /** @type {string} */ w) => [...document.querySelectorAll(s)].some((e) => (e.textContent ?? '').replace(/\s+/g, ' ').includes(w)), { args: [selector, words], timeout: 40_000 });

/** Presses the panel's main button once it can be. @param {Page} page @param {string} panel */
async function start(page, panel) {
  await page.waitFor((/** @type {string} */ p) => document.querySelector(`${p} button.main:not(:disabled)`), { args: [panel], timeout: 20_000 });
  await page.evaluate((/** @type {string} */ p) => /** @type {HTMLElement} */ (document.querySelector(`${p} button.main`)).click(), panel);
}

/** @param {string} property */
const of = (property) => `.mutex-checks li[data-property="${property}"]`;

eachEngine('all algorithms on one trace: what an independent simulator measured', async (page) => {
  // Trace12 of five processes: 36, 144 and 96 messages for twelve entries, mean delays 4.9010 and 3.8802.
  await page.waitFor(() => document.querySelectorAll('.mutex-compare tbody tr').length === 8 && ![...document.querySelectorAll('.mutex-compare tbody td')].some((e) => e.textContent === '…'), { timeout: 60_000 });
  const rows = Object.fromEntries((await page.evaluate(() => [...document.querySelectorAll('.mutex-compare tbody tr')].map((r) => [...r.children].map((c) => c.textContent?.trim() ?? '')))).map((/** @type {string[]} */ r) => [r[0], r.slice(1)]));
  assert.deepEqual(rows.Coordinator.slice(0, 3), ['3', '3', '4.901']);
  assert.deepEqual(rows['Lamport 1978'].slice(0, 3), ['12', '3(n − 1)', '3.88']);
  assert.deepEqual(rows['Ricart–Agrawala'].slice(0, 3), ['8', '2(n − 1)', '3.88']);
  assert.equal(rows['Token ring'][1], '1 … ∞');
  assert.equal(rows.Coordinator[5], 'C: 36 of 36');
  await assertNoEgress(page);
}, { hash: `#/mutex/centralized?lang=en&panel=compare&processes=5&load=trace&requests=${encodeURIComponent('0@3 0.25@1 0.5@4 4@0 4.125@2 40@1 40.25@3 40.5@0 60@2 60.0625@4 80@0 80.5@1')}` });

eachEngine('every run without time: a rule taken away is refuted by the shortest run, which the diagram plays', async (page) => {
  await start(page, '.mutex-checks');
  await holds(page, `${of('mutual-exclusion')}.refuted`, '6 steps are enough to break it, and no fewer are.');
  await holds(page, `${of('mutual-exclusion')} .scope`, 'n = 2 · requests each: 1');
  await page.evaluate((/** @type {string} */ s) => /** @type {HTMLElement} */ (document.querySelector(s)).click(), `${of('mutual-exclusion')} .show`);
  await holds(page, '.claim', 'This run breaks mutual exclusion.');
  await page.goto(builtPage('#/mutex/centralized?lang=en&panel=check&processes=2&options=takeover.0&faults=reset.1'));
  await start(page, '.mutex-checks');
  await holds(page, `${of('mutual-exclusion')}.refuted`, '7 steps');
  await holds(page, `${of('mutual-exclusion')} .scope`, 'Resets ≤ 1');
  await page.goto(builtPage('#/mutex/ricart-agrawala?lang=en&panel=check&processes=3&fifo=0'));
  await start(page, '.mutex-checks');
  for (const property of ['no-error', 'mutual-exclusion', 'deadlock-freedom', 'blocking-freedom']) await holds(page, `${of(property)}.proved .scope`, 'messages in any order · no faults');
  await page.goto(builtPage('#/mutex/ricart-agrawala?lang=en&panel=check&faults=resets.1&zoom=0'));
  await holds(page, '.notice', 'faults = “resets.1”');
  await holds(page, '.notice', 'zoom = “0”');
  await page.goto(builtPage('#/mutex/ricart-agrawala?lang=en&panel=check&processes=9'));
  await start(page, '.mutex-checks');
  await holds(page, '.mutex-checks .wrong', 'Processes must be from 1 to 8');
}, { hash: '#/mutex/ricart-agrawala?lang=en&panel=check&processes=2&options=ties.both-answer' });

eachEngine('replicas that forget: the document’s number to the last digit, its terms, and what is refused', async (page) => {
  await holds(page, '.mutex-violation output', '2.13184888219618 × 10⁻⁴³');
  await holds(page, '.mutex-violation', 'At least 2m − n = 16 of the 24 voters must forget');
  await holds(page, '.mutex-violation', '1 − (1 − p)ⁿ = 0.0292083');
  await holds(page, '.mutex-violation', '3.95312 × 10⁻⁴⁴');
  await page.goto(builtPage('#/mutex/voting?lang=en&panel=violation&majority=16'));
  await holds(page, '.mutex-violation .wrong', 'from 17 to 32');
  await page.goto(builtPage('#/mutex/voting?lang=en&panel=violation&replicas=3&majority=2&forget=0.1'));
  await holds(page, '.mutex-violation output', '0.19');
}, { hash: '#/mutex/voting?lang=en&panel=violation' });

eachEngine('under pressure: alone it is used 3 of 10 units, twenty rivals bring it to almost nothing', async (page) => {
  await start(page, '.mutex-crowd');
  await page.waitFor(() => document.querySelectorAll('.mutex-crowd tbody tr').length === 6, { timeout: 90_000 });
  const used = await page.evaluate(() => [...document.querySelectorAll('.mutex-crowd tbody td:nth-child(2)')].map((c) => Number.parseFloat(c.textContent ?? '')));
  // The independent simulator: .316 .312 .307 .265 .157 .052, of which no one promises more than 15 %.
  for (const [k, want] of [31.6, 31.2, 30.7, 26.5, 15.7, 5.2].entries()) assert.ok(Math.abs(used[k] / want - 1) < 0.15, `${used[k]} % for ${want} %`);
}, { hash: '#/mutex/voting?lang=en&panel=crowd&latency=0.5-1.5', timeout: 240_000 });

eachEngine('a scenario goes out and comes back; ShiViz and Mermaid', async (page) => {
  await holds(page, '.mutex-exports pre', '"algorithm": "ricart-agrawala"');
  const text = await page.evaluate(() => document.querySelector('.mutex-exports pre')?.textContent ?? '');
  const before = await page.text('.claim');
  for (const [name, words] of [['ShiViz', '(?<host>\\S*) (?<clock>{.*})'], ['Mermaid', 'sequenceDiagram'], ['CSV', 'process,requested,entered,exited,fence']]) {
    await page.evaluate((/** @type {string} */ n) => /** @type {HTMLElement | undefined} */ ([.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.mutex-exports button'))].find((b) => b.textContent === n))?.click(), name);
    await holds(page, '.mutex-exports pre', words);
  }
  await page.goto(builtPage('#/mutex/token-ring?lang=en&panel=exports'));
  const paste = (/** @type {string} */ said) =>
    page.evaluate((/** @type {string} */ s) => {
      /** @type {HTMLTextAreaElement} */ (document.querySelector('#mutex-import')).value = s;
      /** @type {HTMLElement} */ (document.querySelector('.mutex-import button')).click();
    }, said);
  await holds(page, '.mutex-exports pre', '"algorithm": "token-ring"');
  await paste('{"version": 2, "algorithm": "voting"}');
  await holds(page, '.mutex-import .wrong', 'This scenario is of version 2');
  await paste('not json');
  await holds(page, '.mutex-import .wrong', 'This is no JSON.');
  await paste(text);
  await holds(page, '.mutex-exports pre', '"algorithm": "ricart-agrawala"');
  await holds(page, '.claim', before.replace(/\s+/g, ' ').trim().slice(0, 60));
  assert.equal(await page.evaluate(() => document.querySelector('.mutex-exports pre')?.textContent), text);
}, { hash: '#/mutex/ricart-agrawala?lang=en&panel=exports&processes=4&latency=0.5-2&seed=77&journal=5_crash_3&v=1' });

for (const theme of ['light', 'dark']) {
  eachEngine(`no barriers, nothing wider than 320 px, ${theme}`, async (page) => {
    for (const [panel, ready] of [['compare', '.mutex-compare td'], ['check', '.mutex-checks select'], ['crowd', '.mutex-crowd button'], ['violation', '.mutex-violation output'], ['exports', '.mutex-exports pre']]) {
      await page.goto(builtPage(`#/mutex/voting?panel=${panel}&lang=ru&theme=${theme}`));
      await page.waitFor((/** @type {string} */ s) => document.querySelector(s) && !document.querySelector('.stale'), { args: [ready], timeout: 20_000 });
      await page.waitFor(() => document.getAnimations().every((a) => a.playState !== 'running'));
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), panel);
      await assertAccessible(page);
    }
  }, { width: 320, height: 700, engines: ['chromium'], hash: '#/mutex/voting?lang=ru' });
}
