/**
 * The lab of machines as its readers use it: a run stepped back and forth, machines crashed and messages lost by hand, other
 * futures, who waits for whom and why, what is believed and what is so, links that come back and links that do not fit.
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

/** A button of the figure by its text or its name. @param {Page} page @param {string} name @param {string} [within] */
const press = (page, name, within = '.mutex') =>
  page.evaluate((/** @type {string} */ n, /** @type {string} */ w) => {
    const found = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`${w} button`))].find((b) => b.textContent?.replace(/\s+/g, ' ').trim() === n || b.getAttribute('aria-label') === n);
    if (!found) throw new Error(`no button ${n}`);
    found.click();
  }, name, within);

/** Opens a machine's row, once it is there. @param {Page} page @param {number} k  from 0 */
async function open(page, k) {
  await page.click(`.mutex-now > ol > li:nth-child(${k + 1}) .who`);
  await page.waitFor((/** @type {number} */ n) => document.querySelector(`.mutex-now > ol > li:nth-child(${n}) .deeds`), { args: [k + 1] });
}

/** The address follows the state within a third of a second. @param {Page} page @returns {Promise<string>} */
const hash = (page) => page.evaluate(() => new Promise((done) => setTimeout(() => done(location.hash), 500)));

/** The name of what has the focus. @param {Page} page @returns {Promise<string>} */
const focused = (page) => page.evaluate(() => (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').replace(/\s+/g, ' ').trim());

/** @param {Page} page @param {string} selector @returns {Promise<number>} */
const count = (page, selector) => page.evaluate((/** @type {string} */ s) => document.querySelectorAll(s).length, selector);

/** A field's whole text at once: letter by letter, 1001 would be 100 on the way. @param {Page} page @param {string} field @param {string} text */
const paste = (page, field, text) =>
  page.evaluate((/** @type {string} */ f, /** @type {string} */ said) => {
    const input = /** @type {HTMLInputElement} */ (document.querySelector(`#f-${f}`));
    input.value = said;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, field, text);

/** Document 001's first example: P0 stamps 8, P2 stamps 12, both ask at 0. */
const FIRST = '#/mutex/ricart-agrawala?lang=en&load=trace&requests=0@0+0@2&options=clocks.7-0-11';

eachEngine('the document’s first example, event by event, back, and scrubbed', async (page) => {
  await holds(page, '.claim', '2 entries, 8 messages: 4 for each entry, 3 from asking to entering, and never two inside.');
  await holds(page, '.mutex-costs tr', 'OK permission4');
  await holds(page, '.mutex-costs tr', 'REQ request4');
  await holds(page, '.mutex-sentence', 'Event 12 of 12 · P2 leaves');
  assert.equal(await count(page, '.mutex-picture .scroll .arrow'), 8);
  await press(page, 'To the start');
  await holds(page, '.mutex-sentence', 'The start: nothing has happened.');
  assert.equal(await count(page, '.mutex-picture .scroll .arrow'), 0, 'the picture grows as the run goes on');
  await press(page, 'One step forward');
  await holds(page, '.mutex-sentence', 'Event 1 of 12 · P0 asks · P0 sends REQ 8 to P1');
  await holds(page, '.mutex-now h3', 'On their way: 2 messages');
  await press(page, 'One step forward');
  await holds(page, '.mutex-now > ol > li:nth-child(3)', 'for a message of P0 and P1: REQ gets there only at 1');
  await page.evaluate(() => {
    const range = /** @type {HTMLInputElement} */ (document.querySelector('.transport input[type="range"]'));
    range.value = '9';
    range.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await holds(page, '.mutex-now > ol > li:nth-child(1)', 'P0 believes it is inside');
  await holds(page, '.mutex-now > ol > li:nth-child(3)', 'for a message of P0: inside, as it believes');
  await holds(page, '.mutex-views', 'Believes it is inside:P0');
  await holds(page, '.mutex-views', 'The resource saw last:nothing yet');
  await press(page, 'One step forward');
  await holds(page, '.mutex-now > ol > li:nth-child(3)', 'for a message of P0: OK is on its way and arrives at 4');
  await holds(page, '.mutex-views', 'The resource saw last:P0, without a fencing token');
  await press(page, 'One step back');
  await holds(page, '.mutex-sentence', 'Event 9 of 12');
  assert.match(await hash(page), /[?&]at=9(&|$)/);
  await assertNoEgress(page);
}, { hash: FIRST });

eachEngine('it plays to its end', async (page) => {
  await holds(page, '.mutex-sentence', 'Event 12 of 12');
  await page.choose('.transport select', 'fast');
  // Kept in the page: from outside one does not look often enough.
  await page.evaluate(() => {
    const seen = new Set();
    Object.assign(globalThis, { seen });
    const sentence = /** @type {Element} */ (document.querySelector('.mutex-sentence'));
    new MutationObserver(() => seen.add(/Event (\d+)/.exec(sentence.textContent ?? '')?.[1])).observe(sentence, { childList: true, characterData: true, subtree: true });
  });
  await press(page, 'Play');
  await page.waitFor(() => /** @type {any} */ (globalThis).seen.has('0') && /** @type {any} */ (globalThis).seen.has('12'), { timeout: 20_000 });
  assert.ok((await page.evaluate(() => /** @type {any} */ (globalThis).seen.size)) > 6, 'event by event');
  await holds(page, '.mutex-sentence', 'Event 12 of 12 · P2 leaves From here on nobody asks or gets in.');
}, { hash: FIRST });

eachEngine('a crash by hand blocks the others; each click is another future, listed, and can be taken back', async (page) => {
  await holds(page, '.claim', 'never two inside');
  await open(page, 1);
  await press(page, 'Crash', '.mutex-now');
  await holds(page, '.claim', 'P0 and P2 wait for ever');
  await holds(page, '.mutex-done li', 'After 2 events: P1 crashes');
  await holds(page, '.mutex-now > ol > li:nth-child(2)', 'is down');
  await press(page, 'To the end');
  await holds(page, '.mutex-now > ol > li:nth-child(1)', 'for a message of P1: down, and says nothing');
  // What can't be done stays, and says why when it is tried.
  await open(page, 0);
  await press(page, 'Restart with its memory', '.mutex-now');
  await holds(page, '.mutex-now [role="status"]', 'It is up.');
  assert.equal(await count(page, '.mutex-done ol > li'), 1);

  await press(page, 'Undo');
  await holds(page, '.claim', 'never two inside');
  await holds(page, '.mutex-done', 'Nothing yet.');
  await press(page, 'Redo');
  await holds(page, '.claim', 'P0 and P2 wait for ever');
  await press(page, 'Take back: After 2 events: P1 crashes');
  await holds(page, '.claim', 'never two inside');
  await holds(page, '.mutex-futures', 'P1 crashes');
  await press(page, '1 After 2 events: P1 crashes', '.mutex-futures').catch(() => press(page, '2 After 2 events: P1 crashes', '.mutex-futures'));
  await holds(page, '.claim', 'P0 and P2 wait for ever');
  await assertNoEgress(page);
}, { hash: `${FIRST}&at=2` });

eachEngine('messages: dropped, copied, delayed, delivered now; an arrow in the picture is the same as its row', async (page) => {
  await holds(page, '.mutex-now h3', 'On their way: 4 messages');
  // The arrow in the picture.
  await page.evaluate(() => document.querySelector('.mutex-picture .arrow .hit')?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await page.waitFor(() => document.querySelector('.mutex-flights li:first-child.on .deeds'));
  await press(page, 'Delay by 3', '.mutex-now');
  await holds(page, '.mutex-done li', 'After 2 events: message 1 is late by 3');
  await holds(page, '.mutex-flights li:first-child', 'arrives at 4');
  await page.type('.mutex-flights .by', '0,5');
  await press(page, 'Delay by 0.5', '.mutex-now');
  await holds(page, '.mutex-flights li:first-child', 'arrives at 4.5');
  await press(page, 'Drop', '.mutex-now');
  await holds(page, '.claim', 'wait');
  await holds(page, '.mutex-now', 'REQ 8: P0 sent it to P1 at 0; lost at 0: you dropped it.');
  await page.waitFor(() => document.querySelector('.mutex-picture .arrow.lost .cross'));
  await page.click('.mutex-flights li:first-child .who');
  await press(page, 'Deliver now', '.mutex-now');
  await holds(page, '.mutex-done li', 'message 2 arrives at once');
  await press(page, 'To the end');
  await holds(page, '.mutex-now > ol > li:nth-child(1)', 'for a message of P1: REQ was lost at 0');
  const link = await hash(page);
  assert.match(link, /journal=2_delay_1_3\*2_delay_1_0\.5\*2_drop_1\*2_deliver_2(&|$)/);
  const before = [await page.text('.claim'), await page.text('.mutex-done ol'), await page.text('.mutex-costs')];
  await page.reload();
  await holds(page, '.mutex-done li', 'message 2 arrives at once');
  await holds(page, '.claim', 'wait');
  assert.deepEqual([await page.text('.claim'), await page.text('.mutex-done ol'), await page.text('.mutex-costs')], before);
  assert.equal(await hash(page), link);
}, { hash: `${FIRST}&at=2` });

eachEngine('a problem, opened by one click: believed, granted, seen by the resource, and so', async (page) => {
  await holds(page, '.claim', 'never two inside');
  await page.choose('#mutex-problem', 'lease');
  await holds(page, '.claim', 'This run breaks mutual exclusion.');
  await holds(page, '.mutex-done li', 'At time 3: P0 is paused');
  await page.evaluate(() => {
    const range = /** @type {HTMLInputElement} */ (document.querySelector('.transport input[type="range"]'));
    range.value = '9';
    range.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await holds(page, '.mutex-views', 'Believes it is inside:P0 and P1');
  await holds(page, '.mutex-views', 'Was let in:P1');
  await holds(page, '.mutex-views .bad', '2 inside at once; none of them can know');
  await holds(page, '.mutex-now > ol > li:nth-child(1)', 'believes it is inside, paused');
  await holds(page, '.mutex-now > ol > li:nth-child(3)', 'lease ends at');
  // Without its choice taken away, the resource refuses the late write.
  await page.click('.mutex-settings > summary');
  await page.click('#mutex-option-fencing');
  await holds(page, '.mutex-costs tr', 'Late writes refused1');
}, { hash: '#/mutex/centralized?lang=en' });

eachEngine('every problem shows what it says', async (page) => {
  await holds(page, '.claim', 'never two inside');
  for (const [id, words, detail] of [
    ['one-crash', 'P0 and P1 wait for ever', 'P2 crashes'],
    ['refused-or-dead', 'P1 waits for ever', 'C crashes'],
    ['amnesia', 'breaks mutual exclusion', 'C forgets all'],
    ['votes-split', '3 entries', 'Nothing yet.'],
    ['replica-forgets', 'breaks mutual exclusion', 'R1 forgets all'],
    ['orphan-vote', 'P1 still waits.', 'R1 crashes'],
    ['ring-lost', 'P2 and P3 wait for ever', 'message 2 is lost'],
    ['ring-slow', 'breaks mutual exclusion', 'P1 is paused'],
    ['ring-copy', 'breaks mutual exclusion', 'message 1 arrives twice'],
    ['no-fifo', 'breaks mutual exclusion', 'message 3 arrives at once'],
    ['no-inquire', 'P0, P1, and P2 wait for ever', 'Nothing yet.'],
    ['tie', 'breaks mutual exclusion', 'Nothing yet.'],
    ['lease', 'breaks mutual exclusion', 'P0 is paused'],
  ]) {
    await page.choose('#mutex-problem', id);
    await holds(page, '.mutex-done', detail);
    await holds(page, '.claim', words);
    if (id === 'votes-split') assert.ok(Number(/([\d,]+) messages/.exec(await page.text('.claim'))?.[1]) > 3 * 15, 'more than an undisturbed entry’s 15 messages each');
  }
  assert.equal(await count(page, '#mutex-problem option'), 14, 'each is opened here');
}, { hash: '#/mutex/ricart-agrawala?lang=en' });

eachEngine('by keyboard alone', async (page) => {
  await holds(page, '.mutex-sentence', 'Event 12 of 12');
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.mutex-space')).focus());
  await page.press('Home');
  await holds(page, '.mutex-sentence', 'The start: nothing has happened.');
  await page.press('ArrowRight');
  await page.press('ArrowRight');
  await holds(page, '.mutex-sentence', 'Event 2 of 12');
  const to = async (/** @type {RegExp} */ name) => {
    for (let k = 0; k < 80; k++) {
      if (name.test(await focused(page))) return;
      await page.press('Tab');
    }
    throw new Error(`Tab never comes to ${name}`);
  };
  await to(/^▲P1/);
  await page.press('Enter');
  await page.waitFor(() => document.querySelector('.mutex-now > ol > li:nth-child(2) .deeds'));
  await to(/^Pause$/);
  await page.press('Enter');
  await holds(page, '.mutex-done li', 'After 2 events: P1 is paused');
  await holds(page, '.mutex-now > ol > li:nth-child(2)', 'paused');
  await to(/^REQ 8/);
  await page.press('Enter');
  await page.waitFor(() => document.querySelector('.mutex-flights .deeds'));
  await to(/^Duplicate$/);
  await page.press('Enter');
  await holds(page, '.mutex-done li:nth-child(2)', 'message 1 arrives twice');
  await page.press('Control+z');
  await page.waitFor(() => document.querySelectorAll('.mutex-done ol > li').length === 1);
}, { hash: FIRST });

eachEngine('bad input says what is wrong and loses nothing', async (page) => {
  await holds(page, '.claim', '12 messages');
  for (const [field, bad, words] of [
    ['processes', '0', 'Processes must be from 1 to 1,000.'],
    ['processes', '1001', 'Processes must be from 1 to 1,000.'],
    ['processes', 'many', 'whole number'],
    ['latency', '0', 'Latency must be from 1 × 10⁻⁶ to 1,000,000,000.'],
    ['latency', '-1', 'A time, or a range of times such as 0.5-2.'],
    ['latency', '3-2', 'The least latency must not be above the most; exchange them.'],
    ['cs', '0', 'Length of a section must be from'],
    ['loss', '2', 'Loss, 0 to 1 must be from 0 to 1.'],
  ]) {
    if (field === 'cs' || field === 'loss') await page.evaluate(() => document.querySelector('.mutex-settings')?.setAttribute('open', ''));
    const before = await page.evaluate((/** @type {string} */ f) => /** @type {HTMLInputElement} */ (document.querySelector(`#f-${f}`)).value, field);
    await paste(page, field, bad);
    await holds(page, `#f-${field}-wrong`, words);
    await holds(page, '.claim', '12 messages');
    assert.equal(await count(page, '.mutex-picture .scroll .arrow'), 12, `the last run stays: ${field} ${bad}`);
    await paste(page, field, before);
    await page.waitFor((/** @type {string} */ f) => !document.querySelector(`#f-${f}-wrong`), { args: [field] });
  }
}, { hash: '#/mutex/ricart-agrawala?lang=en' });

eachEngine('links that are wrong say so', async (page) => {
  for (const [link, selector, words] of [
    ['#/mutex/paxos?lang=en', '.mutex .notice', 'There is no algorithm “paxos”.'],
    [`${FIRST}&journal=2_drop_99&v=1`, '.mutex-done li.wrong', 'This message is not on its way then.'],
    [`${FIRST}&journal=2_crash_1*4_pause_1&v=1`, '.mutex-done li.wrong', 'It is down already then.'],
    [`${FIRST}&journal=2_crash_9&v=1`, '.mutex-done li.wrong', 'must be from 0 to 2.'],
    [`${FIRST}&journal=900_crash_1&v=1`, '.mutex-done', '1 of these never happens: the run ends before.'],
    [`${FIRST}&journal=2_crash_1*%3Cb%3E&v=1`, '.mutex .notice', 'is left out: “<b>”'],
    [`${FIRST}&journal=2_crash_1&v=2`, '.notice', 'This link is of format 2, this page reads format 1.'],
    ['#/mutex/ricart-agrawala?lang=en&options=lease.6', '.mutex .notice', 'lease.6'],
    ['#/mutex/ricart-agrawala?lang=en&options=retry.-3', '.wrong', 'must be from 0 to 1,000,000.'],
    ['#/mutex/ricart-agrawala?lang=en&load=trace&requests=0@7', '#f-requests-wrong', 'Requests must be from 0 to 2.'],
    ['#/mutex/ricart-agrawala?lang=en&load=trace&requests=0@0+soon', '#f-requests-wrong', 'This is no request: soon'],
    ['#/mutex/ricart-agrawala?lang=en&at=9999', '.mutex-sentence', 'Event 18 of 18'],
    ['#/mutex/ricart-agrawala?lang=en&at=-5', '.mutex-sentence', 'Event 0 of 18'],
  ]) {
    await page.goto(builtPage(link));
    await holds(page, selector, words);
  }
}, { hash: '#/mutex/ricart-agrawala?lang=en', timeout: 300_000 });

eachEngine('a thousand machines, and a million events that are stopped', async (page) => {
  await holds(page, '.claim', '1,998,000 messages');
  await holds(page, '.mutex-picture', 'Of 1,000 machines 40 are shown. Show also:');
  await page.type('#mutex-another', 'P700');
  await page.press('Enter');
  await holds(page, '.mutex-now li.on', 'P700');
  assert.equal(await page.evaluate(() => document.querySelector('.mutex-picture .name.on')?.textContent?.includes('P700')), true);
  await page.goto(builtPage('#/mutex/ricart-agrawala?lang=en&processes=100&load=saturated&entries=1000000'));
  await page.waitFor(() => [...document.querySelectorAll('.working button')].some((b) => b.textContent?.trim() === 'Stop'), { timeout: 20_000 });
  await press(page, 'Stop', '.working');
  await holds(page, '.mutex', 'the picture ends earlier');
  await page.type('#f-processes', '2');
  await page.click('.mutex-settings > summary');
  await page.type('#f-entries', '4');
  await holds(page, '.claim', '4 entries');
}, { hash: '#/mutex/ricart-agrawala?lang=en&processes=1000&load=all&at=0', timeout: 300_000 });

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  eachEngine(`nothing stands in the way of a screen reader, ${colorScheme}`, async (page) => {
    await holds(page, '.claim', 'This run breaks mutual exclusion.');
    await open(page, 0);
    await page.click('.mutex-settings > summary');
    await page.click('.mutex-log > summary');
    await holds(page, '.mutex-log caption', 'What happened up to now');
    await assertAccessible(page);
  }, { engines: ['chromium'], colorScheme, hash: '#/mutex/centralized?lang=en&cs=4&processes=2&load=trace&requests=0@0+1@1&options=lease.6*fencing.0&journal=t3_pause_0*t14_resume_0&v=1&at=8' });
}

test('in a sandboxed frame of course notes it works as elsewhere · chromium', { timeout: 180_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'contend-'));
  try {
    const file = path.join(folder, 'notes.html');
    await writeFile(file, embedding(builtPage(`${FIRST.replace('lang=en', 'lang=zh-Hant')}&at=2&embed=1&only=figure`), { width: 700, height: 1200 }));
    const page = await (await sharedBrowser('chromium')).open(file);
    try {
      const figure = await page.frame('#embedded');
      await figure.waitFor(() => document.querySelector('.claim')?.textContent?.includes('8 個訊息'), { timeout: 20_000 });
      assert.equal(await figure.evaluate('self.origin'), 'null');
      await figure.click('.mutex-now > ol > li:nth-child(2) .who');
      await figure.waitFor(() => document.querySelector('.mutex-now .deeds'));
      await figure.evaluate(() => /** @type {HTMLElement | undefined} */ ([...document.querySelectorAll('.mutex-now .deeds button')].find((b) => b.textContent?.trim() === '當機'))?.click());
      await figure.waitFor(() => document.querySelector('.claim')?.textContent?.includes('永遠等待'), { timeout: 20_000 });
      await assertNoEgress(page);
      await assertCleanConsole(page);
    } finally {
      await page.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
