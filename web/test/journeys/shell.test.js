/**
 * The frame around every tool: addresses, language, theme, sharing, links that are wrong, browsers that lack something,
 * the page inside another page, and the page on paper.
 */
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { assertAccessible } from '../axe.js';
import { ready } from '../call-page.js';
import { assertNoEgress } from '../clean.js';
import { eachEngine, sharedBrowser } from '../each-engine.js';
import { builtFile, builtPage, root } from '../find.js';
import { serve } from '../serve.js';

/** @typedef {import('../each-engine.js').Page} Page */

/** The address follows the state within a third of a second. @param {Page} page */
const hash = (page) => page.evaluate('new Promise((done) => setTimeout(() => done(location.hash), 500))');
const focused = (/** @type {Page} */ page) => page.evaluate('document.activeElement.id || document.activeElement.textContent.trim()');
const heading = (/** @type {Page} */ page, /** @type {string} */ text) => page.waitFor(`document.querySelector('h1')?.textContent.trim() === ${JSON.stringify(text)}`);

/** The first words of the start page in each language. */
const HOME = /** @type {const} */ ({
  en: 'How do things take turns?',
  ru: 'Как не столкнуться и дождаться своей очереди?',
  tr: 'Sıra nasıl paylaşılır?',
  'zh-Hant': '大家怎麼輪流？',
});

eachEngine('from the start page to a tool and back; nothing is asked of any network', async (page) => {
  await heading(page, HOME.en);
  assert.equal(await page.evaluate('document.title'), 'Contend');
  assert.equal(await page.evaluate('document.documentElement.lang'), 'en');
  assert.ok(new URL(await page.evaluate('location.href')).hash === '', 'the bare address stays as it is');
  const tools = await page.evaluate(`[...document.querySelectorAll('.bar nav a')].map((a) => a.getAttribute('href'))`);
  const cards = await page.evaluate(`[...document.querySelectorAll('.cards a')].map((a) => a.getAttribute('href'))`);
  const folders = readdirSync(path.join(root, 'web/tools')).filter((id) => existsSync(path.join(root, 'web/tools', id, 'tool.js')));
  assert.deepEqual(tools.toSorted(), folders.map((id) => `#/${id}`).sort(), 'a folder in web/tools is all that a tool needs');
  assert.deepEqual(cards, tools.filter((/** @type {string} */ t) => cards.includes(t)), 'each card is in the navigation, in the same order');
  const current = `document.querySelector('.bar nav a[aria-current]')?.getAttribute('href') ?? 'none'`;
  for (const tool of tools) {
    await page.click(`.bar nav a[href="${tool}"]`);
    await page.waitFor(`location.hash.startsWith(${JSON.stringify(tool)}) && document.title.endsWith(' · Contend')`);
    assert.equal(await page.evaluate(current), tool);
    assert.equal(await focused(page), 'main', 'who reads by keyboard or by ear goes on in the new page');
  }
  // The way back and forth again, from the last tool to the start page.
  const way = ['none', ...tools];
  for (const before of way.slice(0, -1).reverse()) {
    await page.evaluate('void history.back()');
    await page.waitFor(`(${current}) === ${JSON.stringify(before)}`);
  }
  await heading(page, HOME.en);
  for (const after of way.slice(1)) {
    await page.evaluate('void history.forward()');
    await page.waitFor(`(${current}) === ${JSON.stringify(after)}`);
  }
  await page.click('.bar .name');
  await heading(page, HOME.en);
  assert.equal(await page.evaluate('document.title'), 'Contend');
  await assertNoEgress(page);
});

eachEngine('another language: all of the state stays, the page says which language it is in', async (page) => {
  await page.waitFor('document.title.includes("·")');
  const before = await page.evaluate('document.title');
  for (const language of ['ru', 'zh-Hant', 'tr']) {
    await page.choose('.global select', language);
    await page.waitFor(`document.documentElement.lang === '${language}'`);
    assert.equal(await hash(page), '#/backoff?retries=7&seed=5');
    assert.notEqual(await page.evaluate('document.title'), before);
  }
  // It is remembered for the next visit; a link's own language comes first and is not remembered.
  await page.click('.bar .name');
  await heading(page, HOME.tr);
  await page.reload();
  await heading(page, HOME.tr);
  await page.goto(builtPage('#/?lang=zh-Hant'));
  await heading(page, HOME['zh-Hant']);
  await page.choose('.global select', 'ru');
  await heading(page, HOME.ru);
  assert.equal(await hash(page), '#/?lang=ru', 'the address does not contradict the page');
}, { hash: '#/backoff?retries=7&seed=5' });

for (const [language, words] of Object.entries(HOME)) {
  eachEngine(`a browser that prefers ${language} gets it`, async (page) => {
    await heading(page, words);
    assert.equal(await page.evaluate('document.documentElement.lang'), language);
  }, { language: language === 'zh-Hant' ? 'zh-TW' : language, engines: ['chromium'] });
}

eachEngine('light, dark, and as the system says', async (page) => {
  const look = () => page.evaluate(`[document.documentElement.dataset.theme ?? 'auto', getComputedStyle(document.body).backgroundColor]`);
  const button = '.global button.icon';
  await heading(page, HOME.en);
  const [auto, system] = await look();
  assert.equal(auto, 'auto');
  await page.click(button);
  const [light, bright] = await look();
  await page.click(button);
  const [dark, night] = await look();
  assert.deepEqual([light, dark], ['light', 'dark']);
  assert.equal(bright, system, 'this browser is light');
  assert.notEqual(night, bright);
  assert.equal(await page.evaluate(`document.querySelector(${JSON.stringify(button)}).getAttribute('aria-label')`), 'Theme: dark');
  await page.reload();
  assert.deepEqual(await look(), ['dark', night]);
  await page.goto(builtPage('#/?theme=light'));
  await page.waitFor(`document.documentElement.dataset.theme === 'light'`);
  await page.click(button);
  assert.equal(await hash(page), '#/?theme=dark');
});

eachEngine('the share sheet gives a link that leads back to the same, and a frame', async (page, engine) => {
  await page.click('.share summary');
  const link = await page.evaluate(`document.getElementById('share-link').value`);
  assert.equal(link, builtPage('#/backoff?retries=7&seed=5&lang=en'));
  const frame = await page.evaluate(`document.getElementById('share-frame').value`);
  assert.match(frame, /^<iframe src="[^"]*#\/backoff\?retries=7&amp;seed=5&amp;lang=en&amp;embed=1&amp;only=figure" title="[^"]+" loading="lazy" sandbox="allow-scripts allow-popups" /);
  await page.click('.share button');
  // Whether a page from disk may use the clipboard is the browser's to say; the page tells which it was.
  const said = await page.waitFor(`document.querySelector('.share [role=status]').textContent.trim()`);
  assert.ok(['Copied.', 'The browser does not allow copying here. Select the text and copy it yourself.'].includes(said), `${engine}: ${said}`);
  await page.evaluate(`document.getElementById('share-link').focus()`);
  await page.press('Escape');
  assert.equal(await page.evaluate(`document.querySelector('.share').open`), false);
  assert.equal(await focused(page), 'Share');
  await page.press('Enter');
  assert.equal(await page.evaluate(`document.querySelector('.share').open`), true);
  await page.click('main h1');
  await page.waitFor(`document.querySelector('.share').open === false`);
  await page.goto(link);
  await page.waitFor(`document.title.includes('·')`);
  assert.equal(await hash(page), '#/backoff?retries=7&seed=5&lang=en');
}, { hash: '#/backoff?retries=7&seed=5' });

eachEngine('links that are wrong say so, name by name, and what is right in them holds', async (page) => {
  const told = () => page.evaluate(`[...document.querySelectorAll('.notice.warn')].map((p) => p.textContent.trim())`);
  const sentence = (/** @type {string} */ name, /** @type {string} */ text) => `The link says ${name} = “${text}”, which can't be read here. It was left out; everything else holds.`;
  await page.waitFor(`document.querySelectorAll('.notice.warn').length > 0`);
  assert.deepEqual(await told(), [sentence('seed', 'zzz'), sentence('nope', '<img src=x onerror=alert(1)>'), sentence('lang', 'xx')]);
  assert.equal(await page.evaluate('document.querySelectorAll("main img").length'), 0);
  assert.match(await hash(page), /^#\/backoff\?retries=7/);
  await page.goto(builtPage('#/?theme=pink&cap=1'));
  await page.waitFor(`document.querySelectorAll('.notice.warn').length === 2`);
  assert.deepEqual(await told(), [sentence('theme', 'pink'), sentence('cap', '1')]);
  await page.goto(builtPage('#/%E0%A4%A/<b>x?%'));
  await heading(page, 'No such page');
  assert.match(await page.text('main'), /There is nothing at “%E0%A4%A\/<b>x”/);
  await page.click('main a');
  await heading(page, HOME.en);
}, { hash: `#/backoff?retries=7&seed=zzz&nope=${encodeURIComponent('<img src=x onerror=alert(1)>')}&lang=xx` });

eachEngine('by keyboard alone: past the navigation, to a tool, to another language', async (page) => {
  await heading(page, HOME.en);
  await page.press('Tab');
  assert.equal(await focused(page), 'Skip to the content');
  // MiniBrowser's window is never the active one on a screen without a window manager, so nothing matches :focus there.
  const active = await page.evaluate('document.hasFocus()');
  assert.equal(active, page.engine !== 'webkit');
  if (active) assert.ok((await page.evaluate(`document.activeElement.getBoundingClientRect().top`)) >= 0, 'a link that has the focus is seen');
  await page.press('Enter');
  assert.equal(await focused(page), 'main');
  assert.equal(await hash(page), '');
  await page.press('Tab');
  const first = await page.evaluate(`document.activeElement.getAttribute('href')`);
  await page.press('Enter');
  await page.waitFor(`location.hash.startsWith(${JSON.stringify(first)})`);
  await page.evaluate(`document.querySelector('.global select').focus()`);
  await page.press('ArrowDown');
  await page.waitFor(`document.documentElement.lang === 'ru'`);
  await page.press('Tab');
  await page.press('Space');
  await page.waitFor(`document.documentElement.dataset.theme === 'light'`);
});

const LACKS = /** @type {const} */ (['WebAssembly', 'Worker']);
for (const lack of LACKS) {
  eachEngine(`without ${lack} the page says so and can be read`, async (page) => {
    const notice = await page.waitFor(`document.querySelector('[role=alert]')?.textContent.trim()`);
    assert.equal(notice, `This browser lacks ${lack}, so nothing can be computed here. The text below can be read all the same.`);
    assert.equal(await page.evaluate(`document.querySelectorAll('[role=alert]').length`), 1, 'it is said once');
    await page.waitFor(`document.querySelectorAll('.chapter details').length >= 5`);
    await page.click('.chapter summary');
    assert.ok((await page.text('.chapter details')).length > 200);
    await page.goto(builtPage('#/'));
    await heading(page, HOME.en);
    await page.goto(builtPage('#/backoff?embed=1&only=figure'));
    await page.reload();
    await page.waitFor(`document.documentElement.dataset.embed === '' && document.querySelectorAll('.bar').length === 0`);
    assert.match(await page.waitFor(`document.querySelector('[role=alert]')?.textContent.trim()`), new RegExp(`lacks ${lack}`), 'in a frame as well');
    const told = await page.evaluate(`contend.call('contend.methods').catch((e) => ({ code: e.code, why: e.args.why }))`);
    assert.deepEqual(told, { code: 'internal', why: lack });
  }, { hash: '#/backoff', before: `delete globalThis.${lack};`, engines: ['chromium', 'firefox'] });
}

eachEngine('without JavaScript the page tells what it is, in four languages', async (page) => {
  const server = await serve({ '/': '<!doctype html><title>x</title><iframe sandbox="allow-same-origin" src="/contend.html"></iframe>', '/contend.html': { file: builtFile() } });
  try {
    await page.goto(server.url + '/');
    const languages = await page.waitFor(`(() => {
      const found = [...frames[0].document.querySelectorAll('noscript p')].filter((p) => p.getClientRects().length > 0);
      return found.length > 0 && found.map((p) => p.lang || 'en');
    })()`);
    assert.deepEqual([...new Set(languages)], ['en', 'ru', 'zh-Hant', 'tr']);
    assert.equal(await page.evaluate(`frames[0].document.querySelector('h1').textContent`), 'Contend');
  } finally {
    await server.close();
  }
}, { console: 'any' });

eachEngine('index.html at the top leads to the built page and keeps the fragment', async (page) => {
  await page.waitFor(`location.pathname.endsWith('/dist/contend.html') && document.title.includes('·')`);
  assert.equal(await hash(page), '#/backoff?retries=7');
}, { url: () => `${pathToFileURL(path.join(root, 'index.html')).href}#/backoff?retries=7`, console: 'any' });

test('index.html before a build says how to build, and asks nothing else', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'contend-unbuilt-'));
  try {
    await copyFile(path.join(root, 'index.html'), path.join(folder, 'index.html'));
    for (const engine of /** @type {const} */ (['chromium', 'firefox', 'webkit'])) {
      const page = await (await sharedBrowser(engine)).open(pathToFileURL(path.join(folder, 'index.html')).href);
      try {
        assert.equal(await page.text('h1'), 'Contend is not built yet');
        assert.equal(await page.text('pre'), './build.sh');
        assert.deepEqual(await page.evaluate(`[...document.querySelectorAll('p[lang]')].map((p) => p.lang)`), ['ru', 'zh-Hant', 'tr']);
        await assertAccessible(page);
        await assertNoEgress(page);
      } finally {
        await page.close();
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** A course page: some text, then a figure far below. @param {string} src */
const course = (src) => `<!doctype html><html lang="en"><title>Course notes</title><script>heights = []; addEventListener('message', (e) => heights.push(e.data));</script>
<p>Notes.</p><div style="height:4000px"></div><iframe title="figure" sandbox="allow-scripts" src="${src}" style="width:100%;height:600px;border:0"></iframe>`;

/** Counts the workers that a document starts. */
const COUNT = `globalThis.workers = 0; if (globalThis.Worker) { const Real = Worker; globalThis.Worker = class extends Real { constructor(...a) { super(...a); workers++; } }; }`;

/** @param {Page} page */
async function embedded(page) {
  const counted = page.engine !== 'webkit';
  const inner = await serve({ '/contend.html': { file: builtFile() } });
  const outer = await serve({ '/': course(`${inner.url}/contend.html#/backoff?embed=1&amp;only=figure&amp;retries=7`) });
  try {
    await page.goto(outer.url + '/');
    const figure = await page.frame('iframe');
    await figure.waitFor(`document.querySelector('.figure')`);
    assert.equal(await figure.evaluate('self.origin'), 'null');
    assert.equal(await figure.evaluate(`document.querySelectorAll('.bar, footer, .skip').length`), 0, 'no frame of ours around it');
    if (counted) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      assert.equal(await figure.evaluate('workers'), 0, 'nobody sees it, so nothing is started');
    }
    await page.evaluate(`document.querySelector('iframe').scrollIntoView()`);
    await figure.waitFor(`document.querySelector('.figure svg')`);
    if (counted) assert.equal(await figure.evaluate('workers'), 1);
    const told = await page.waitFor('heights.length > 0 && heights.at(-1)');
    assert.equal(told.type, 'contend:height');
    await page.waitFor(`heights.at(-1).px > 200`);
    assert.equal(await page.evaluate('heights.every((h) => Object.keys(h).join() === "type,px" && Number.isInteger(h.px))'), true, 'it says nothing but a height');
    assert.match(await figure.evaluate('location.hash'), /^#\/backoff\?retries=7&embed=1&only=figure$/);
    assert.deepEqual(outer.hits.map((h) => h.url).filter((u) => u !== '/favicon.ico'), ['/']);
    assert.deepEqual([...new Set(inner.hits.map((h) => h.url))], ['/contend.html']);
  } finally {
    await outer.close();
    await inner.close();
  }
}
const EMBEDDED = 'inside another page: sandboxed, silent until it is seen, as high as it says';
eachEngine(EMBEDDED, embedded, { before: COUNT, engines: ['chromium', 'firefox'] });
eachEngine(EMBEDDED, embedded, { engines: ['webkit'] });

eachEngine('at 320 pixels the page does not scroll sideways, in any language', async (page) => {
  for (const [language, words] of Object.entries(HOME)) {
    for (const route of ['#/', '#/nowhere']) {
      await page.goto(builtPage(`${route}?lang=${language}`));
      if (route === '#/') await heading(page, words);
      await page.waitFor(`document.documentElement.lang === '${language}'`);
      assert.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), `${language} ${route}: ${await page.evaluate('document.documentElement.scrollWidth')}`);
    }
  }
  await page.click('.share summary');
  assert.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), 'the share sheet fits');
  const box = await page.evaluate(`(({ left, right }) => ({ left, right }))(document.querySelector('.share .sheet').getBoundingClientRect())`);
  assert.ok(box.left >= 0 && box.right <= 320, JSON.stringify(box));
}, { width: 320, height: 700, engines: ['chromium', 'firefox'] });

eachEngine('on paper: no controls, the address, black on white', async (page) => {
  await page.waitFor('document.title.includes("·")');
  await page.media('print');
  const seen = (/** @type {string} */ selector) => page.evaluate(`[...document.querySelectorAll(${JSON.stringify(selector)})].filter((e) => e.checkVisibility()).length`);
  for (const selector of ['.bar', '.skip', 'button', 'input[type=range]', 'footer details']) assert.equal(await seen(selector), 0, selector);
  assert.ok((await seen('.figure')) > 0);
  assert.ok((await page.text('.print-only')).endsWith('#/backoff?retries=7&lang=en'));
  assert.equal(await page.evaluate('getComputedStyle(document.body).backgroundColor'), 'rgb(255, 255, 255)');
  await page.media('screen');
  assert.equal(await seen('.print-only'), 0);
}, { hash: '#/backoff?retries=7&theme=dark', engines: ['chromium'] });

for (const theme of ['light', 'dark']) {
  eachEngine(`axe-core finds nothing on the start page, ${theme}, in four languages`, async (page, engine) => {
    // One language in each of the others: the rules are the same, the engines' styles are what differs.
    const languages = engine === 'chromium' ? Object.keys(HOME) : [theme === 'light' ? 'en' : 'ru'];
    for (const language of languages) {
      await page.goto(builtPage(`#/?lang=${language}&theme=${theme}`));
      await heading(page, HOME[/** @type {keyof typeof HOME} */ (language)]);
      for (const summary of ['footer details:first-of-type summary', '.share summary']) await page.click(summary);
      await assertAccessible(page);
    }
    await page.goto(builtPage(`#/nowhere?theme=${theme}&nope=1`));
    await page.waitFor(`document.querySelector('.notice')`);
    await assertAccessible(page);
  });
}

test('what is in the file for those without JavaScript is in the file', async () => {
  const text = await readFile(builtFile(), 'utf8');
  assert.match(text, /<noscript>[\s\S]*lang="ru"[\s\S]*lang="zh-Hant"[\s\S]*lang="tr"[\s\S]*<\/noscript>/);
  assert.ok(!text.includes('unbuilt'));
});

eachEngine('a slider that moves for long leaves its last state in the address, and the console clean', async (page) => {
  await page.waitFor('document.querySelector(".figure input[type=range]")');
  await page.evaluate(() => {
    const slider = /** @type {HTMLInputElement} */ (document.querySelector('.figure input[type=range]'));
    for (let i = 0; i <= 400; i++) {
      slider.value = String(100 + i);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  const base = await page.evaluate('document.getElementById("f-base").value');
  await page.waitFor(`location.hash.includes("base=${base}")`, { timeout: 10_000 });
  await page.evaluate(`(() => { location.hash = '#/backoff/filter?base=%E2%80%AE1'; })()`);
  await page.waitFor('document.querySelectorAll(".notice").length === 2', { timeout: 10_000 });
  const told = await page.evaluate('[...document.querySelectorAll(".notice")].map((e) => e.textContent).join(" ")');
  assert.match(told, /#\/backoff\/ = “filter”/);
  assert.match(told, /base = “U\+202E1”/);
}, { hash: '#/backoff' });
