/**
 * The page of claims: it recomputes every sentence, can be stopped and goes on, is filtered by keyboard, says what it
 * cannot read, and is used in a frame.
 */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { assertAccessible } from '../axe.js';
import { call } from '../call-page.js';
import { assertNoEgress } from '../clean.js';
import { eachEngine } from '../each-engine.js';
import { builtFile, root } from '../find.js';
import { embedding, serve } from '../serve.js';

/** @typedef {import('../browsers/index.js').Page} Page */
/** @typedef {import('../browsers/index.js').Frame} Frame */

const LONG = { timeout: 120_000 };

/** Waits until every sentence that is shown has its verdict; slow ones wait to be asked. @param {Page | Frame} page */
const settled = (page) =>
  page.waitFor(() => document.querySelector('.claims-row') && !document.querySelector('.claims-row.waiting:not(.slow), .claims[aria-busy="true"]'), LONG);

/** How many rows have which verdict; slow ones that nobody asked for count nowhere. @param {Page | Frame} page @returns {Promise<Record<string, number>>} */
const verdicts = (page) =>
  page.evaluate(() => Object.fromEntries(['holds', 'erratum', 'failed', 'waiting'].map((v) => [v, document.querySelectorAll(`.claims-row.${v}:not(.waiting.slow)`).length])));

/** What a row says, blanks squeezed. @param {Page | Frame} page @param {string} id @returns {Promise<string>} */
const rowText = (page, id) =>
  page.evaluate((/** @type {string} */ i) => {
    const row = /** @type {HTMLElement | undefined} */ ([...document.querySelectorAll('.claims-row')].find((r) => r.querySelector('.claims-id')?.textContent?.trim() === i));
    return row ? row.innerText.replace(/\s+/g, ' ') : '';
  }, id);

eachEngine('every sentence holds or has its erratum, and the counts say so', async (page) => {
  await settled(page);
  const listed = await call(page, 'claims.list');
  const seen = await verdicts(page);
  assert.equal(seen.failed, 0);
  assert.equal(seen.holds + seen.erratum, listed.filter((/** @type {{slow?: boolean}} */ c) => !c.slow).length);
  assert.ok(seen.holds > 190 && seen.erratum >= 8, JSON.stringify(seen));
  assert.match(await page.text('.claims-counts'), new RegExp(`${seen.holds}.*${seen.erratum}`));
  assert.match(await page.text('.claims-summary [role=status]'), new RegExp(`${seen.holds} hold, ${seen.erratum} have an erratum, 0 do not agree`));
  assert.match(await rowText(page, '23'), /31 participations.* says 31 computed 31 exact holds/);
  assert.match(await rowText(page, '108'), /204,800 ms.*holds/);
  assert.match(await rowText(page, '122'), /109,200 ms exact.*erratum/);
  assert.match(await rowText(page, '146'), /894 states.* says 894 computed 894 exact holds/);
  assert.match(await rowText(page, '152'), /says 440 computed 440 simulated seed 2 holds/);
  assert.match(await rowText(page, '165'), /1964 quoted.*erratum/);
  // What takes long waits to be asked for, and says so.
  assert.match(await rowText(page, '149'), /not computed.*takes a while/);
  await assertNoEgress(page);
}, { hash: '#/claims?lang=en' });

eachEngine('a Stop in the middle keeps what was computed, and it goes on from there', async (page) => {
  await page.waitFor(() => document.querySelectorAll('.claims-row.holds').length > 2 && document.querySelector('.claims .working button'), LONG);
  await page.click('.claims .working button');
  await page.waitFor(() => !document.querySelector('.claims .working'));
  const stopped = await verdicts(page);
  assert.ok(stopped.holds > 2 && stopped.waiting > 0, JSON.stringify(stopped));
  assert.match(await page.text('.claims-summary [role=status]'), new RegExp(`^${stopped.holds + stopped.erratum} of `));
  await page.click('.claims .controls button.main');
  await settled(page);
  const done = await verdicts(page);
  assert.deepEqual([done.waiting, done.failed], [0, 0]);
  // Once more from the start, and another page in between: it comes back with what it has.
  await page.click('.claims .controls > button');
  await page.waitFor(() => document.querySelector('.claims-row.waiting:not(.slow)'));
  await page.click('a.name');
  await page.waitFor(() => document.querySelector('.cards'));
  await page.click('.cards a[href="#/claims"]');
  await settled(page);
  assert.deepEqual(await verdicts(page), done);
}, { hash: '#/claims?lang=en' });

eachEngine('by keyboard alone: the errata of one document, in the address and back', async (page, engine) => {
  await settled(page);
  /** @param {string} selector */
  const tabTo = async (selector) => {
    for (let i = 0; i < 30; i++) {
      if (await page.evaluate((/** @type {string} */ s) => document.activeElement?.matches(s) ?? false, selector)) return;
      await page.press('Tab');
    }
    assert.fail(`${engine}: Tab never reaches ${selector}`);
  };
  await tabTo('input[name="f-doc"]');
  // All, 000, 001, 002.
  for (let i = 0; i < 3; i++) await page.press('ArrowRight');
  await tabTo('input[name="f-show"]');
  await page.press('ArrowRight');
  await page.waitFor(() => /doc=002/.test(location.hash) && /show=errata/.test(location.hash));
  const seen = await verdicts(page);
  assert.deepEqual([seen.holds, seen.failed, seen.waiting], [0, 0, 0]);
  assert.ok(seen.erratum >= 3);
  const address = await page.evaluate('location.href');
  await page.goto('about:blank');
  await page.goto(address);
  await settled(page);
  assert.deepEqual(await verdicts(page), seen);
  assert.equal(await page.evaluate('location.href'), address);
  // How it is computed opens by keyboard too.
  await tabTo('.claims-how summary');
  await page.press('Enter');
  await page.waitFor(() => /backoff\.schedule \{/.test(document.querySelector('.claims-how[open]')?.textContent ?? ''));
}, { hash: '#/claims?lang=en' });

eachEngine('one sentence by its link; the tool in that state; Back', async (page) => {
  await settled(page);
  assert.deepEqual(await page.evaluate(() => [...document.querySelectorAll('.claims-id')].map((e) => e.textContent?.trim())), ['122', '122a', '122b']);
  await page.click('.claims-row a[href^="#/backoff"]');
  await page.waitFor(() => document.querySelector('.figure.backoff'));
  assert.match(await page.evaluate('location.hash'), /factor=4/);
  await page.back();
  await settled(page);
  await page.click('.claims .controls p button');
  await page.waitFor(() => document.querySelectorAll('.claims-row').length > 70);
}, { hash: '#/claims?lang=en&id=122' });

eachEngine('a slow sentence runs when it is asked for, alone', async (page) => {
  await settled(page);
  assert.deepEqual(await verdicts(page), { holds: 3, erratum: 0, failed: 0, waiting: 0 });
  assert.match(await rowText(page, '168b'), /8,356,012,425 states.* says proved computed proved exact holds/);
}, { hash: '#/claims?lang=en&id=168' });

eachEngine('a bad link says so, and everything else holds', async (page) => {
  await settled(page);
  const notices = await page.evaluate(() => [...document.querySelectorAll('.notice')].map((n) => n.textContent).join('\n'));
  for (const part of ['doc', 'zzz', '<b>', 'colour']) assert.ok(notices.includes(part), `${part} in ${notices}`);
  assert.ok((await verdicts(page)).holds > 70);
  await page.evaluate(() => {
    history.replaceState(null, '', '#/claims?lang=en&id=999');
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  await page.waitFor(() => /no sentence 999/.test(document.querySelector('.claims')?.textContent ?? ''));
}, { hash: '#/claims?lang=en&doc=zzz&id=%3Cb%3E&colour=red' });

eachEngine('every link of a sentence opens a tool that understands it', async (page) => {
  const links = [...new Set((await call(page, 'claims.list')).map((/** @type {{link: string}} */ c) => c.link))];
  assert.ok(links.length > 30);
  for (const link of links) {
    await page.evaluate((/** @type {string} */ next) => {
      history.replaceState(null, '', next);
      dispatchEvent(new HashChangeEvent('hashchange'));
    }, `${link}${link.includes('?') ? '&' : '?'}lang=en`);
    await page.waitFor(() => document.querySelector('nav a[aria-current]') && document.querySelector('.figure'));
    assert.deepEqual(await page.evaluate(() => [...document.querySelectorAll('.notice.warn')].map((n) => n.textContent)), [], link);
  }
}, { hash: '#/claims?lang=en&id=1', engines: ['chromium'] });

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  eachEngine(`no barriers, ${colorScheme}, and nothing wider than a small phone`, async (page) => {
    await settled(page);
    for (const lang of ['en', 'ru', 'zh-Hant', 'tr']) {
      await page.choose('.bar select', lang);
      await page.waitFor((/** @type {string} */ l) => document.documentElement.lang === l, { args: [lang] });
      const words = await readFile(path.join(root, 'web', 'i18n', `${lang}.ftl`), 'utf8');
      const sentence = /^claims-23 = (.*)$/m.exec(words)?.[1] ?? 'no such message';
      assert.ok((await rowText(page, '23')).includes(sentence), `${lang}: ${sentence}`);
      assert.ok((await page.evaluate('document.documentElement.scrollWidth')) <= 320, `${lang} is wider than 320 px`);
    }
    await page.click('.claims-how summary');
    await assertAccessible(page);
    await page.evaluate(() => {
      history.replaceState(null, '', '#/claims?show=errata');
      dispatchEvent(new HashChangeEvent('hashchange'));
    });
    await page.waitFor(() => document.querySelectorAll('.claims-row').length < 20);
    await assertAccessible(page);
  }, { hash: '#/claims?lang=en', engines: ['chromium'], colorScheme, width: 320, height: 700 });
}

eachEngine('in a sandboxed iframe it computes when asked, and only what it shows', async (page) => {
  const server = await serve({
    '/': embedding('/contend.html#/claims?embed=1&only=figure&lang=en&id=23'),
    '/contend.html': { file: builtFile() },
  });
  try {
    await page.goto(server.url + '/');
    const figure = await page.frame('#embedded');
    await figure.waitFor(() => document.querySelectorAll('.claims-row.waiting').length === 2);
    assert.equal(await figure.evaluate('self.origin'), 'null');
    await figure.click('.controls button.main');
    await settled(figure);
    assert.deepEqual(await verdicts(figure), { holds: 2, erratum: 0, failed: 0, waiting: 0 });
    assert.equal(await figure.evaluate('document.querySelector("header.bar")'), null);
  } finally {
    await server.close();
  }
}, { engines: ['chromium'], url: 'about:blank' });
