/**
 * The lower panels of the lock lab: the covering argument against locks of one register, what a lock costs in memory, and
 * the random scheduler with the document's runs.
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
  page.waitFor((/** @type {string} */ s, /** @type {string} */ w) => [...document.querySelectorAll(s)].some((e) => (e.textContent ?? '').replace(/\s+/g, ' ').includes(w)), { args: [selector, words], timeout: 20_000 });

/** A button or a link by its text. @param {Page} page @param {string} name */
const press = (page, name) =>
  page.evaluate((/** @type {string} */ n) => {
    const found = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.locks-panels button, .locks-panels a'))].find((b) => b.textContent?.replace(/\s+/g, ' ').trim() === n || b.getAttribute('aria-label') === n);
    if (!found) throw new Error(`no button ${n}`);
    found.click();
  }, name);

/** The address follows the state within a third of a second. @param {Page} page */
const hash = (page) => page.evaluate(() => new Promise((done) => setTimeout(() => done(location.hash), 500)));

/** The rows of a table as texts. @param {Page} page @param {string} selector @returns {Promise<string[]>} */
const rows = (page, selector) => page.evaluate((/** @type {string} */ s) => [...document.querySelectorAll(`${s} tbody tr`)].map((r) => [...r.children].map((c) => (c.textContent ?? '').replace(/\s+/g, ' ').trim()).join(' | ')), selector);

/** A link with a text of one's own. @param {string} text */
const own = (text) => `#/locks/one-register?lang=en&panel=lower&v=1&text=${encodeURIComponent(text)}`;

eachEngine('one register: the play, two memories, and the run in the stepper', async (page) => {
  await holds(page, '.locks-conclusion .big', 'Both are inside. A’s late write wiped out what B had left in turn');
  await holds(page, '.locks-conclusion .tag.refuted', 'mutual exclusion');
  assert.deepEqual(await page.evaluate(() => [...document.querySelectorAll('.locks-phases > li')].map((l) => l.className)), ['phase-cover', 'phase-other', 'phase-write', 'phase-on']);
  await holds(page, '.phase-cover', 'its next step, line 7, would write 0');
  await holds(page, '.phase-write', 'What B had left in turn, 1, is gone');
  assert.deepEqual(await rows(page, '.locks-twins'), [
    'A frozen before line 7 | 1 ▲B inside | ≠different | none nobody inside',
    'From here on A cannot tell the two runs apart: same line, same values of its own, same cell.',
    'A ran line 7 | 0 ▲B inside | =the same | 0 nobody inside',
    'A ran line 8 | 0 ■A▲B inside | =the same | 0 ■A inside',
  ]);
  await press(page, 'Show me: 8 steps');
  assert.match(await hash(page), /path=A4A6B4B6B7B8A7A8/);
  await page.click('input[name="f-first"][value="1"]');
  await holds(page, '.locks-conclusion .big', 'B’s late write wiped out what A had left');
  assert.match(await hash(page), /first=1/);
  await assertNoEgress(page);
}, { hash: '#/locks/one-register?lang=en&panel=lower' });

eachEngine('strict turns never let the second one in; others go wrong in their own way', async (page) => {
  await holds(page, '.locks-conclusion .big', 'B asks, A rests, and B never gets in: it waits for ever at line 5.');
  await holds(page, '.locks-conclusion .tag', 'freedom from deadlock');
  await press(page, 'Show me: 1 step');
  assert.match(await hash(page), /path=B4(&|$)/);
  await press(page, 'look, then write');
  await holds(page, '.locks-conclusion .big', 'had left in taken');
  for (const [text, words] of [
    ['def thread(i):\n    outside()\n    critical()', 'went in without having written anything'],
    ['x = 0\ndef thread(i):\n    outside()\n    while x == 0: pass\n    critical()', 'A asks, B rests, and A never gets in: it waits for ever at line 4.'],
    ['x = 0\ndef thread(i):\n    outside()\n    if i == 0:\n        x = 1\n        while x != 0: pass\n    critical()', 'A writes but never gets in: it waits for ever at line 6.'],
    ['x = 0\ndef thread(i):\n    outside()\n    y = 1 // x\n    critical()', 'runs into an error of the lock at line 4. A division by zero.'],
  ]) {
    await page.goto(builtPage(own(text)));
    await holds(page, '.locks-conclusion .big', words);
  }
}, { hash: '#/locks/one-register?lang=en&panel=lower&variant=alternating' });

eachEngine('a text of which the argument does not speak is told the line and the reason', async (page) => {
  await holds(page, '.locks-refusal', 'flag is a list');
  await press(page, 'Try the one-register attempts');
  await holds(page, '.locks-conclusion .big', 'Both are inside');
  assert.match(await hash(page), /^#\/locks\/one-register/);
  await page.goto(builtPage('#/locks/filter?lang=en&panel=lower&threads=3'));
  await holds(page, '.locks-refusal', 'here there are 3');
  await press(page, 'Take two threads');
  await holds(page, '.locks-refusal', 'level is a list');
  const head = 'x = 0\ndef thread(i):\n';
  for (const [text, words] of [
    [`${head}    outside()\n    while True:\n        if x == 0: x = 1; break\n    critical()\n    x = 0`, 'that is exactly why processors have it'],
    [`${head}    outside()\n    y = x + x\n    critical()`, 'reads x more than once'],
    [`${head}    outside()\n    x = 1; x = 2\n    critical()`, 'writes x more than once'],
    [`${head}    outside()\n    x = 1`, 'nobody ever gets in'],
    [`${head}    x = 1\n    critical()`, 'no thread ever rests'],
    [`z = 0\n${head}    outside()\n    x = 1\n    critical()`, 'x is a second cell'],
    [`${head}    while x == 0: pass\n    outside()\n    critical()`, 'never comes to outside()'],
    [`${head}    while True:\n        outside()\n        if i == 1: break\n    critical()`, 'A can never leave this line'],
    [`${head}    outside()\n    y = 0\n    while x == 0:\n        y = y + 1\n    critical()`, 'it counts on and on'],
  ]) {
    await page.goto(builtPage(own(text)));
    await holds(page, '.locks-refusal', words);
  }
}, { hash: '#/locks/bakery?lang=en&panel=lower' });

eachEngine('cells and reads of filter and bakery, beside the lower bound', async (page) => {
  await holds(page, '.locks-cells', 'This lock uses 9 cells; 10 declared.');
  await page.waitFor(() => document.querySelectorAll('.locks-cells table').length === 3);
  const compare = await rows(page, '.locks-cells > .scroll');
  assert.deepEqual(compare, ['this lock | 9 | 16 | 4 | 9', 'filter 2n − 1 | 9 | (n − 1)² = 16 | 4 | 9', 'bakery 2n | 10 | 2n − 1 = 9 | 9 | 3', 'lower bound n | 5 | – | – | –']);
  await holds(page, '.locks-cells', 'at least n − 1 = 4 different cells');
  await page.goto(builtPage('#/locks/tas?lang=en&panel=lower'));
  await holds(page, '.locks-cells', 'That is fewer than n = 2.');
}, { hash: '#/locks/filter?lang=en&panel=lower&threads=5' });

eachEngine('the document’s runs, another seed, and the steps in the stepper', async (page) => {
  for (const [n, entries, overtakes, ticket, tie] of [[2, 440, 1, 404, 37], [3, 292, 2, 270, 24], [5, 189, 4, 172, 21]]) {
    await press(page, `n = ${n}, seed ${n}`);
    await holds(page, '.locks-random .tag.simulated', `seed ${n}, 4,000 turns`);
    await page.waitFor(() => document.querySelector('.locks-document .set .good') && !document.querySelector('.stale'));
    const facts = await page.text('.locks-random .facts');
    assert.match(facts, new RegExp(`Entries\\s*${entries}`));
    assert.match(facts, new RegExp(`Most overtakings\\s*${overtakes}`));
    assert.ok((await rows(page, '.locks-random-tables')).includes(`ticket | ${ticket}`));
    assert.ok((await rows(page, '.locks-random-tables')).includes(`tie | ${tie}`));
  }
  await press(page, 'Another seed');
  await holds(page, '.locks-random .tag.simulated', 'seed 6, 4,000 turns');
  await page.waitFor(() => !document.querySelector('.stale'));
  await page.evaluate(() => /** @type {HTMLButtonElement} */ ([...document.querySelectorAll('.locks-random button')].find((b) => b.textContent?.startsWith('Put the first'))).click());
  await page.waitFor(() => /path=[A-E]\d/.test(location.hash), { timeout: 20_000 });
}, { hash: '#/locks/bakery?lang=en&panel=random' });

eachEngine('two inside are said in the open, and so is an error of the lock', async (page) => {
  await holds(page, '.notice.bad', '2 threads were inside at once: this lock does not exclude.');
  await press(page, 'Find the shortest such run');
  assert.doesNotMatch(await hash(page), /panel=random/);
  await page.goto(builtPage(own('x = [0] * n\ndef thread(i):\n    outside()\n    x[i + 1] = 1\n    critical()').replace('panel=lower', 'panel=random')));
  await holds(page, '.notice.bad', 'B ran into an error of the lock');
  await holds(page, '.notice.bad', 'The index 2 lies outside x.');
  await page.goto(builtPage('#/locks/bakery?lang=en&panel=random&turns=100000001'));
  await holds(page, '.wrong', 'Turns must be from 0 to 100,000,000.');
}, { hash: '#/locks/filter?lang=en&panel=random&variant=swapped&turns=4000' });

eachEngine('a long run tells how far it is, gives way to a step, and Stop keeps what was counted', async (page) => {
  await page.waitFor(() => document.querySelector('.locks-random .working progress'), { timeout: 20_000 });
  await page.click('.locks-stepper button[aria-keyshortcuts="1"]');
  await page.waitFor(() => document.querySelector('.locks-stepper .who')?.textContent?.includes('line 7'), { timeout: 5000 });
  await page.waitFor(() => document.querySelector('.locks-random .working progress'), { timeout: 20_000 });
  await page.click('.locks-random .working button');
  await holds(page, '.locks-random .warn', 'the counts are those so far');
  const turns = Number((await page.text('.locks-random .warn')).replace(/\D/g, ''));
  assert.ok(turns > 0 && turns < 100_000_000, String(turns));
  assert.match(await page.text('.locks-random .facts'), /Entries\s*[1-9]/);
  await page.type('#f-turns', '500');
  await holds(page, '.locks-random .tag', '500 turns');
  assert.equal(await page.evaluate(() => document.querySelector('.locks-random .warn')), null);
}, { hash: '#/locks/filter?lang=en&panel=random&turns=100000000' });

eachEngine('the link holds the settings, and a bad one says so', async (page) => {
  await holds(page, '.locks-random .tag.simulated', 'in a circle, 300 turns');
  await holds(page, '.locks-random-tables', 'busy reading');
  await holds(page, '.locks-random-tables', 'failed try');
  assert.equal(await page.evaluate(() => /** @type {HTMLInputElement} */ (document.querySelector('#f-seed')).disabled), true);
  const before = [await hash(page), await page.text('.locks-random')];
  await page.reload();
  await holds(page, '.locks-random .tag.simulated', 'in a circle, 300 turns');
  assert.deepEqual([await hash(page), await page.text('.locks-random')], before);
  await page.goto(builtPage('#/locks/one-register?lang=en&panel=lower&first=2&schedule=fair'));
  await holds(page, '.locks-conclusion .big', 'A’s late write');
  await holds(page, '.notice', 'first = “2”');
  await holds(page, '.notice', 'schedule = “fair”');
}, { hash: '#/locks/ttas?lang=en&panel=random&schedule=round-robin&turns=300&threads=3' });

eachEngine('by keyboard alone', async (page) => {
  await holds(page, '.locks-conclusion .big', 'Both are inside');
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('input[name="f-first"]')).focus());
  await page.press('ArrowRight');
  await holds(page, '.locks-conclusion .big', 'B’s late write');
  await page.press('Tab');
  assert.match(await page.evaluate(() => document.activeElement?.textContent ?? ''), /Show me/);
  await page.press('Enter');
  assert.match(await hash(page), /path=B4B6A4A6A7A8B7B8/);
}, { hash: '#/locks/one-register?lang=en&panel=lower' });

for (const theme of ['light', 'dark']) {
  eachEngine(`no barriers, nothing wider than 320 px, ${theme}`, async (page) => {
    for (const [route, ready] of [
      ['one-register?panel=lower', '.locks-phases'],
      ['filter?panel=lower&threads=3', '.locks-refusal'],
      ['filter?panel=random&variant=swapped', '.locks-random .facts'],
    ]) {
      await page.goto(builtPage(`#/locks/${route}&lang=ru&theme=${theme}`));
      await page.waitFor((/** @type {string} */ s) => document.querySelector(s) && !document.querySelector('.stale'), { args: [ready], timeout: 20_000 });
      await page.waitFor(() => document.getAnimations().every((a) => a.playState !== 'running'));
      assert.ok(await page.evaluate(() => [...document.querySelectorAll('#locks-panel')].every((e) => e.scrollWidth <= e.clientWidth)), route);
      await assertAccessible(page, { exclude: ['.locks-stepper'], disable: ['page-has-heading-one'] });
    }
  }, { width: 320, height: 700, engines: ['chromium'], hash: '#/locks/filter?lang=ru' });
}

test('in course notes: the play in a sandboxed frame', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'contend-'));
  try {
    const file = path.join(folder, 'notes.html');
    await writeFile(file, embedding(builtPage('#/locks/one-register?lang=zh-Hant&panel=lower&embed=1&only=figure'), { width: 700, height: 1600 }));
    const page = await (await sharedBrowser('chromium')).open(file);
    try {
      const figure = await page.frame('#embedded');
      await figure.waitFor(() => document.querySelector('.locks-conclusion')?.textContent?.includes('兩個都在裡面'), { timeout: 20_000 });
      assert.equal(await figure.evaluate('self.origin'), 'null');
      await figure.click('input[name="f-first"][value="1"]');
      await figure.waitFor(() => document.querySelector('.locks-conclusion')?.textContent?.includes('B 遲來的寫入'));
      await assertNoEgress(page);
      await assertCleanConsole(page);
    } finally {
      await page.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
