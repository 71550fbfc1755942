/** The retry calculator, as a reader uses it. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { assertAccessible } from '../axe.js';
import { assertCleanConsole, assertNoEgress } from '../clean.js';
import { eachEngine, sharedBrowser } from '../each-engine.js';
import { builtPage } from '../find.js';

/** @typedef {import('../each-engine.js').Page} Page */

/** Everything is computed and nothing is old. @param {import('../browsers/page.js').Frame} page @param {number} [panels] */
const settled = (page, panels = 4) =>
  page.waitFor(
    (/** @type {number} */ n) => document.querySelectorAll('#app svg .peak').length >= n && !document.querySelector('.stale') && !document.querySelector('.working') && !!document.querySelector('.facts'),
    { args: [panels] },
  );

const facts = '.facts';
/** The address follows the state within a third of a second. */
const hash = () => new Promise((done) => setTimeout(() => done(location.hash), 500));

/** Tab until the element has the focus; no trap on the way. @param {Page} page @param {string} selector @param {number} [most] */
async function tabTo(page, selector, most = 80) {
  for (let i = 0; i < most; i++) {
    if (await page.evaluate((/** @type {string} */ s) => document.activeElement?.matches(s) === true, selector)) return;
    await page.press('Tab');
  }
  assert.fail(`${selector} is not reached by ${most} presses of Tab`);
}

eachEngine('the default policy: totals of document 002, a herd, a claim; no request', async (page) => {
  await settled(page);
  const told = await page.text(facts);
  for (const number of ['1 min 5.5', '32.75', '9.21', '48', '53.07']) assert.ok(told.includes(number), `${number} in ${told}`);
  assert.match(await page.text('.claim'), /Full jitter leaves the longest total at 1 min 5\.5 \S+ and cuts the busiest 20 ms from 1,000 retries to \d+\./);
  assert.match(await page.text('.policy'), /10 retries are 11 calls/);
  await assertNoEgress(page);
}, { hash: '#/backoff?lang=en' });

eachEngine('by keyboard alone: predict, type, step, choose, and the link says it all', async (page) => {
  await settled(page);
  await tabTo(page, '.ask .choices button');
  await page.press('Tab');
  await page.press('Enter');
  await page.waitFor(() => /You said .It stays the same.: right\./.test(document.querySelector('.reveal')?.textContent ?? ''));
  await tabTo(page, '#f-base');
  await page.press('Control+a');
  await page.write('0,2 s');
  await page.press('Tab');
  await page.waitFor(() => /[?&]base=200ms/.test(location.hash));
  await tabTo(page, '#f-retries');
  await page.press('ArrowDown');
  await page.press('ArrowDown');
  await page.waitFor(() => /retries=8/.test(location.hash));
  await settled(page);
  assert.match(await page.text('.policy'), /8 retries are 9 calls/);
  // 200·(2^7 − 1) = 25,400 ms, and the eighth wait is capped at 20 s: 45.4 s.
  assert.match(await page.text(facts), /45\.4/);
}, { hash: '#/backoff?lang=en' });

eachEngine('the link comes back as it was, and a bad one says what it left out', async (page) => {
  await settled(page, 5);
  const before = { hash: await page.evaluate(hash), facts: await page.text(facts), claim: await page.text('.claim') };
  assert.match(before.claim, /Your own jitter/);
  await page.reload();
  await settled(page, 5);
  assert.deepEqual({ hash: await page.evaluate(hash), facts: await page.text(facts), claim: await page.text('.claim') }, before);
  await page.goto(builtPage('#/backoff?lang=en&base=soon&jitter=much&nonsense=1&preset=no-such'));
  await page.waitFor(() => document.querySelectorAll('.notice.warn').length === 4);
  const notices = await page.evaluate(() => [...document.querySelectorAll('.notice.warn')].map((n) => n.textContent).join('\n'));
  for (const word of ['base', 'soon', 'jitter', 'much', 'nonsense', 'no-such']) assert.ok(notices.includes(word), `${word} in ${notices}`);
  await settled(page);
  assert.match(await page.text(facts), /1 min 5\.5/);
}, { hash: '#/backoff?lang=en&base=50ms&cap=1s&retries=6&jitter=own&lo=0.5&hi=1.5&order=after&clients=200&seed=-12345678901234567890' });

eachEngine('a preset fills the fields, tells its source, and says when it was changed', async (page) => {
  await settled(page);
  await page.choose('#f-preset', 'kafka-clients');
  await page.waitFor(() => /order=both/.test(location.hash) && /preset=kafka-clients/.test(location.hash));
  assert.match(await page.text('.preset-note'), /Apache Kafka clients.*apache\/kafka/);
  await settled(page, 5);
  // From the fifth wait on half of the waits are exactly the maximum; ten waits sum to 7.8 s at most.
  const told = await page.text(facts);
  assert.match(told, /7\.8/);
  assert.match(told, /50\s?%/);
  assert.ok(!/changed since/.test(await page.text('.preset-note')));
  await page.type('#f-retries', '11');
  await page.waitFor(() => /changed since/.test(document.querySelector('.preset-note')?.textContent ?? ''));
}, { hash: '#/backoff?lang=en' });

eachEngine('what cannot be is refused beside its field, with the way out, and nothing is lost', async (page) => {
  await settled(page);
  await page.click('.field:has(#f-cap) button');
  await page.waitFor(() => /cap=none/.test(location.hash));
  await page.type('#f-retries', '2000');
  // 100 ms · 2^(k−1) passes 2^53 ms at k = 48.
  await page.waitFor(() => /From retry 48 on .* at most 47 retries/.test(document.querySelector('#f-retries-wrong')?.textContent ?? ''));
  assert.match(await page.text(facts), /\d/, 'the last good numbers stay');
  await page.type('#f-cap', '20s');
  await page.waitFor(() => !document.querySelector('#f-retries-wrong'));
  await page.type('#f-retries', '5');
  // Five waits are too long for buckets of 10 µs: the page offers one that fits.
  await page.type('#f-bucket', '0.01ms');
  await page.waitFor(() => !!document.querySelector('#f-bucket-wrong'));
  await page.click('.herd-fields .field:has(#f-bucket) + button');
  await page.waitFor(() => !document.querySelector('#f-bucket-wrong'));
  await page.type('#f-base', 'soon');
  await page.waitFor(() => /A time such as/.test(document.querySelector('#f-base-wrong')?.textContent ?? ''));
  assert.equal(await page.evaluate(() => /** @type {HTMLInputElement} */ (document.querySelector('#f-base')).value), 'soon');
}, { hash: '#/backoff?lang=en' });

eachEngine('the edges are drawn and told: base 0, factor below 1, a cap below the base, one wait, ten thousand', async (page) => {
  for (const [query, expected] of [
    ['base=0', /0 ms/],
    ['factor=0.5&base=8s&jitter=none&retries=4', /15 s(ec)?/],
    ['base=2s&cap=500ms&jitter=none&retries=3', /1\.5 s/],
    ['retries=1&jitter=none', /100 ms/],
    ['base=30s&cap=20s&jitter=decorrelated&retries=3', /1 min/],
    ['retries=10000&jitter=none&cap=1s&bucket=10s&clients=10', /2 h 46 min/],
  ]) {
    await page.goto(builtPage(`#/backoff?lang=en&${query}`));
    await page.waitFor((/** @type {string} */ q) => location.hash.includes(q), { args: [query.toString().split('&')[0]] });
    await page.waitFor((/** @type {string} */ s) => new RegExp(s).test((document.querySelector('.facts')?.textContent ?? '').replace(/\s+/g, ' ')), { args: [/** @type {RegExp} */ (expected).source] });
    assert.ok(!/NaN|Infinity/.test(await page.evaluate(() => document.querySelector('main')?.outerHTML ?? '')), `${query}: no NaN`);
  }
}, { hash: '#/backoff?lang=en' });

eachEngine('a long computation shows how far it is, and stops when it is told to', async (page) => {
  await page.click('.working button');
  await page.waitFor(() => !document.querySelector('.working'));
  // The page goes on: a smaller herd is computed.
  await page.type('#f-clients', '10');
  await page.type('#f-retries', '5');
  await settled(page);
}, { hash: '#/backoff?lang=en&clients=100000&retries=150&bucket=1s' });

eachEngine('exercises: a wrong answer is told, a right one explained, and its link opens the tool', async (page) => {
  await settled(page);
  await page.type('.exercises li:nth-child(1) input', '10');
  await page.click('.exercises li:nth-child(1) form button');
  await page.waitFor(() => /Not yet/.test(document.querySelector('.exercises li')?.textContent ?? ''));
  await page.type('.exercises li:nth-child(1) input', '11');
  await page.click('.exercises li:nth-child(1) form button');
  await page.waitFor(() => /Right\./.test(document.querySelector('.exercises li')?.textContent ?? ''));
  await page.click('.exercises li:nth-child(1) a');
  await page.waitFor(() => /retries=12/.test(location.hash) && /cap=none/.test(location.hash));
}, { hash: '#/backoff?lang=en' });

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  eachEngine(`axe finds nothing, ${colorScheme}`, async (page) => {
    await settled(page, 5);
    await page.evaluate(() => {
      for (const d of document.querySelectorAll('main details')) d.setAttribute('open', '');
    });
    await assertAccessible(page);
    await page.goto(builtPage(`#/backoff?lang=ru&theme=${colorScheme}&retries=40`));
    await settled(page);
    await assertAccessible(page);
  }, { hash: `#/backoff?lang=en&theme=${colorScheme}&preset=stripe-python&jitter=own&outage=2s&capacity=100`, colorScheme, engines: ['chromium'] });
}

// WebKit's window cannot be made narrower than about 450 px.
for (const [width, engines] of /** @type {const} */ ([[320, ['chromium', 'firefox']], [480, ['webkit']]])) {
  eachEngine(`every language has its words, and nothing scrolls sideways at ${width} px`, async (page) => {
    for (const lang of ['en', 'ru', 'zh-Hant', 'tr']) {
      for (const more of ['', '&retries=200&jitter=own&preset=stamina&bucket=1s']) {
        await page.goto(builtPage(`#/backoff?lang=${lang}${more}`));
        await page.waitFor((/** @type {string} */ l) => document.documentElement.lang === l, { args: [lang] });
        await settled(page);
        assert.ok(!/(?<![-/\w])backoff-[a-z]/.test(await page.text('main')), `${lang}: a key shows`);
        const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
        assert.ok(inner <= outer, `${lang}${more}: ${inner} px wide in ${outer}`);
      }
    }
  }, { hash: '#/backoff?lang=en', width, height: 700, engines });
}

test('in a sandboxed frame the figure computes, and its console is clean · chromium', { timeout: 180_000 }, async () => {
  const dir = mkdtempSync(join(tmpdir(), 'contend-frame-'));
  const browser = await sharedBrowser('chromium');
  try {
    const host = join(dir, 'notes.html');
    writeFileSync(host, `<!doctype html><title>Notes</title><iframe sandbox="allow-scripts" style="width:640px;height:900px" src="${builtPage('#/backoff?lang=en&embed=1&only=figure').replaceAll('&', '&amp;')}"></iframe>`);
    const page = await browser.open(host);
    const frame = await page.frame('iframe');
    await settled(frame);
    assert.match(await frame.text('.claim'), /Full jitter leaves the longest total/);
    assert.equal(await frame.evaluate(() => document.querySelectorAll('header, footer, .exercises').length), 0);
    await assertCleanConsole(page);
    await page.close();
  } finally {
    rmSync(dir, { recursive: true });
  }
});
