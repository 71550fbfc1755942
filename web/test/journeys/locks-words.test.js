/**
 * What the lock lab says to a reader who errs, and to links that mean harm: the field or the line, what is allowed, and
 * the way out, in the reader's language. Whatever was there before goes on working.
 */
import assert from 'node:assert/strict';
import { assertAccessible } from '../axe.js';
import { assertNoEgress } from '../clean.js';
import { eachEngine } from '../each-engine.js';
import { builtPage } from '../find.js';

/** @typedef {import('../each-engine.js').Page} Page */

/** @param {Page} page @param {string} selector @param {string} words  what the text must come to hold */
const holds = (page, selector, words) =>
  page.waitFor((/** @type {string} */ s, /** @type {string} */ w) => [...document.querySelectorAll(s)].some((e) => (e.textContent ?? '').replace(/\s+/g, ' ').includes(w)), { args: [selector, words], timeout: 20_000 });

/** @param {Page} page @param {string} selector */
const gone = (page, selector) => page.waitFor((/** @type {string} */ s) => (document.querySelector(s)?.textContent ?? '').trim() === '', { args: [selector] });

/** Another address of the page that is open: the lab stays. @param {Page} page @param {string} query */
const turn = (page, query) => page.evaluate((/** @type {string} */ h) => { location.hash = h; }, `#/locks/filter?${query}`);

/** @param {string} text */
const own = (text) => `v=1&text=${encodeURIComponent(text)}`;

/** Lines in a thread that rests first, with a list and an integer above; they begin in line 6. @param {string} lines */
const body = (lines) => own(`flag = [0] * n\nlock = 0\n\ndef thread(i):\n    outside()\n${lines.replace(/^/gm, '    ')}\n`);

/** Pastes much where the cursor is. @param {Page} page @param {string} made  what makes the text, in the page */
const paste = (page, made) =>
  page.evaluate((/** @type {string} */ code) => {
    const text = code === 'line' ? 'x'.repeat(1 << 18) : `# ${'x'.repeat(97)}\n`.repeat(10_486);
    const field = /** @type {HTMLElement} */ (document.querySelector('#locks-text')?.shadowRoot?.querySelector('.cm-content'));
    field.focus();
    const data = new DataTransfer();
    data.setData('text/plain', text);
    // Firefox takes the text itself.
    const init = /** @type {any} */ ({ clipboardData: data, data: text, dataType: 'text/plain', bubbles: true, cancelable: true, composed: true });
    field.dispatchEvent(new ClipboardEvent('paste', init));
  }, made);

/** A text comes into a field at once, as when it is pasted. @param {Page} page @param {string} selector @param {string} text */
const enter = (page, selector, text) =>
  page.evaluate((/** @type {string} */ s, /** @type {string} */ value) => {
    const field = /** @type {HTMLInputElement} */ (document.querySelector(s));
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, selector, text);

/** Checks every run, once the text can be run; what is above may still be growing. @param {Page} page */
const check = (page) =>
  page.waitFor(() => {
    const button = /** @type {HTMLButtonElement | null} */ (document.querySelector('.locks-check button.main:not(:disabled)'));
    button?.click();
    return button !== null;
  });

/** Steps the first thread, and waits for what it did. @param {Page} page @param {string} words */
async function step(page, words) {
  await page.click('.locks-threads li:nth-child(1) button');
  await holds(page, '.locks-sentence', words);
}

eachEngine('a text that can’t be run: its line, what is wrong and the way out; the last one goes on', async (page) => {
  await step(page, 'Step 1 of 1 · Line 5: A went on');
  for (const [lines, words] of [
    ['x = nowhere', 'Line 6, column 9: The name nowhere is not known here. Give it a value first'],
    ['lock = true', 'Line 6, column 12: The name true is not known here. Write True.'],
    ['flag = 1', 'Line 6, column 5: flag is a list, but is used as an integer. Write flag[index].'],
    ['lock[0] = 1', 'Line 6, column 5: lock is no list, but is used as one.'],
    ['flag[2] = 1', 'Line 6, column 10: The index leaves flag, whose entries are 0 to 1.'],
    ['x = lock // 0', 'Line 6, column 14: This divides by 0. Divide by another number.'],
    ['lock = 99999999999999999999', 'Line 6, column 12: This value does not fit 32 bits. Choose a number from −2147483648 to 2147483647.'],
    ['while True:\n    x = 1', 'Line 6, column 1: This goes round for ever without a step.'],
    ['while any(flag[k] for k in others): pass', 'Line 6, column 23: A comprehension needs square brackets'],
    ['while 0 < lock < 2: pass', 'Line 6, column 20: Comparisons cannot be chained. Write a < b and b < c.'],
    ['x = 2 ** 3', 'Line 6, column 11: ** is not part of the language. Write the product'],
    ['while lock is 1: pass', 'Line 6, column 16: is is not part of the language. Write == or != instead.'],
    ['\tlock = 1', 'Line 6, column 1: Tabs and blanks are mixed in the indentation.'],
    ['thread(i)', 'Line 6, column 5: thread cannot be called.'],
    ['lock\u00a0= 1', 'Line 6, column 9: The sign “\u00a0” (U+00A0) is not one of the language’s.'.replace(/\s+/g, ' ')],
    [`lock = ${'('.repeat(40)}`, 'Here more than 32 stand one within another.'],
    [`lock = ${'1 + '.repeat(20_000 / 4)}1`, 'This line has more than 400 words and signs. Break it into several lines.'],
    ['lock = 1\n'.repeat(2000), 'The text has more than 2,000 lines.'],
  ]) {
    await turn(page, `lang=en&path=A5&${body(lines)}`);
    await holds(page, '.locks-fault .wrong', words);
    await holds(page, '.locks-fault', 'The last text that runs goes on working beside it.');
    await holds(page, '.locks-sentence', 'Step 1 of 1 · Line 5: A went on');
  }
  for (const [lang, lines, words] of [
    ['ru', 'flag[2] = 1', 'Строка 6, столбец 10: Индекс выходит за пределы flag: элементы там от 0 до 1. Возьми индекс из них или список подлиннее.'],
    ['tr', 'flag[2] = 1', 'Satır 6, sütun 10: İndis flag listesinin dışına çıkıyor; öğeleri 0 ile 1 arası.'],
    ['zh-Hant', 'flag[2] = 1', '第 6 行第 10 欄：索引超出 flag，其元素編號為 0 到 1。'],
    ['ru', 'x = lock / 2', 'Строка 6, столбец 14: / даёт дроби. Для целых чисел напиши //.'],
    ['tr', 'x = lock / 2', 'Satır 6, sütun 14: / kesir üretir. Tam sayılar için // yaz.'],
    ['zh-Hant', 'lock =（1）', '第 6 行第 11 欄：語言裡沒有「（」（U+FF08）這個符號。'],
  ]) {
    await turn(page, `lang=${lang}&${body(lines)}`);
    await holds(page, '.locks-fault .wrong', words);
  }
  await turn(page, 'lang=en&path=A5');
  await gone(page, '.locks-fault');
  await assertNoEgress(page);
}, { hash: '#/locks/filter?lang=en', timeout: 120_000 });

eachEngine('a megabyte is pasted: refused, and taken back', async (page) => {
  await step(page, 'Step 1 of 1 · Line 5: A went on');
  for (const [what, words] of [['lines', 'The text is too long: 1,048'], ['line', 'The text is too long: 262,']]) {
    await paste(page, what);
    await holds(page, '.locks-fault .wrong', words);
    await holds(page, '.locks-fault .wrong', 'At most 65,536 (64 KB) are read');
    await step(page, 'Step 2 of 2 · Line 7: A wrote level[0] = 1');
    // What the page would not read back is not written into its address.
    assert.ok((await page.evaluate(() => new Promise((done) => setTimeout(() => done(location.hash.length), 500)))) < 200);
    await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#locks-text')).focus());
    await page.press('Control+z');
    await gone(page, '.locks-fault');
    await page.evaluate(() => /** @type {HTMLElement} */ ([...document.querySelectorAll('.locks-moves button')].find((b) => b.textContent === 'Undo')).click());
    await holds(page, '.locks-sentence', 'Step 1 of 1');
  }
}, { hash: '#/locks/filter?lang=en', timeout: 90_000 });

eachEngine('threads, limits and bounds: the field, its range; what is shown stays', async (page) => {
  await step(page, 'Step 1 of 1 · Line 5: A went on');
  for (const [typed, words] of [
    ['0', 'The number of threads must be from 1 to 64.'],
    ['65', 'The number of threads must be from 1 to 64.'],
    ['-1', 'The number of threads must be from 1 to 64.'],
    ['999999999999', 'The number of threads must be from 1 to 64.'],
    ['two', 'A whole number'],
  ]) {
    await enter(page, '#f-threads', typed);
    await holds(page, '#f-threads-wrong', words);
    await holds(page, '.locks-sentence', 'Step 1 of 1 · Line 5: A went on');
    assert.equal(await page.evaluate(() => document.querySelectorAll('.locks-threads li').length), 2);
    assert.equal(await page.evaluate(() => document.querySelector('.locks-note')), null, 'nothing is said to run all the same');
  }
  await page.type('#f-threads', '3');
  await page.waitFor(() => document.querySelectorAll('.locks-threads li').length === 3 && !document.querySelector('#f-threads-wrong'));
  await turn(page, 'lang=en&limit=0&tickets=bound&bound=1000001');
  await page.waitFor(() => document.querySelector('#f-bound'));
  await check(page);
  await holds(page, '#f-bound-wrong', 'Largest value must be from 1 to 1,000,000.');
  await page.type('#f-bound', '7');
  // It was an answer to another question.
  await page.waitFor(() => !document.querySelector('#f-bound-wrong'));
  await check(page);
  await holds(page, '#f-limit-wrong', 'Most states stored must be from 1 to 100,000,000.');
  await page.type('#f-limit', '5');
  await check(page);
  await holds(page, '.locks-check .notice', 'The limit of states was reached: 5 were stored');
  await turn(page, 'lang=en&panel=random&turns=100000001');
  await holds(page, '#f-turns-wrong', 'Turns must be from 0 to 100,000,000.');
}, { hash: '#/locks/filter?lang=en', timeout: 90_000 });

eachEngine('a step that divides by zero, or leaves 32 bits', async (page) => {
  for (const [lines, words, line] of [
    ['lock = 1 // (lock - lock)', 'A division by zero.', 6],
    ['lock = 2147483648', '2,147,483,648 does not fit into 32 bits.', 6],
    ['lock = lock * 2 + 1000000000\ncritical()', 'does not fit into 32 bits.', 6],
    ['x = lock\nlock = 1 + x\nflag[x + 1] = x', 'The index 2 lies outside flag', 8],
  ]) {
    await page.goto(builtPage(`#/locks/filter?lang=en&${body(String(lines))}`));
    await page.reload();
    await check(page);
    await holds(page, '.locks-verdicts li[data-property="no-error"] .tag', 'refuted');
    await holds(page, '.locks-verdicts li[data-property="no-error"]', 'the fewest possible.');
    await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.locks-verdicts li[data-property="no-error"] button')).click());
    await holds(page, '.locks-threads li .bad', `Its next step is an error at line ${line}.`);
    await holds(page, '.locks-threads li .bad', String(words));
  }
}, { hash: '#/locks/filter?lang=en', timeout: 90_000 });

eachEngine('while every run is checked: stepping, typing and another run go on; Stop is heard at any moment', async (page) => {
  await check(page);
  await holds(page, '.locks-check .working', 'states found so far');
  await step(page, 'Step 1 of 1 · Line 5: A went on');
  await page.evaluate(() => /** @type {any} */ (document.querySelector('#locks-text')).select(10, 99));
  await page.press('End');
  await page.write('; x = 1 // 0');
  await holds(page, '.locks-fault .wrong', 'This divides by 0.');
  // What was typed slowly is more than one step of the editor's undo.
  await turn(page, 'lang=en&threads=7&symmetry=off&path=A5&v=1');
  await gone(page, '.locks-fault');
  // Pressed again it is the same search, which goes on.
  await check(page);
  await holds(page, '.locks-check .working', 'states found so far');
  const started = Date.now();
  await page.click('.locks-check .working button');
  await holds(page, '.locks-check .notice', 'Stopped by you:');
  assert.ok(Date.now() - started < 3000, `${Date.now() - started} ms`);
  // At its very beginning, before there is anything to show.
  for (let k = 0; k < 5; k++) {
    await check(page);
    await page.waitFor(() => {
      /** @type {HTMLElement | null} */ (document.querySelector('.locks-check .working button'))?.click();
      return !document.querySelector('.locks-check .working') && !document.querySelector('.locks-check [role="status"].soft');
    });
  }
  await holds(page, '.locks-sentence', 'Step 1 of 1 · Line 5: A went on');
  // A long run by chance beside it.
  await check(page);
  await turn(page, 'lang=en&threads=7&symmetry=off&path=A5&v=1&panel=random&turns=100000000');
  await holds(page, '.locks-random .working', 'of 100,000,000 turns');
  await step(page, 'Step 2 of 2 · Line 7: A wrote level[0] = 1');
  await holds(page, '.locks-random .working', 'of 100,000,000 turns');
  await page.click('.locks-random .working button');
  await holds(page, '.locks-random', 'Stopped after');
  await turn(page, 'lang=en&threads=7&symmetry=off&path=A5A7&v=1');
  await page.waitFor(() => {
    /** @type {HTMLElement | null} */ (document.querySelector('.locks-check .working button'))?.click();
    return /Stopped by you/.test(document.querySelector('.locks-check .notice')?.textContent ?? '');
  });
}, { hash: '#/locks/filter?threads=7&symmetry=off&lang=en', timeout: 120_000 });

eachEngine('a lock that another program can’t be given: which line, why, and the way out', async (page) => {
  const named = own('ключ = 0\n\ndef thread(i):\n    outside()\n    ключ = 1\n    critical(); ключ = 0\n');
  for (const [query, words] of [
    [`lang=en&format=promela&${named}`, 'Line 1, column 1: This format does not know some letters of the name ключ. Use a to z, digits and _.'],
    [`lang=tr&format=murphi&${named}`, 'Bu biçim ключ adındaki bazı harfleri bilmiyor. a–z, rakam ve _ kullan.'],
    ['lang=en&format=dot&threads=4', 'A drawing shows at most 300 states. Take fewer threads.'],
    [`lang=ru&format=promela&${own('x = 0\n\ndef thread(i):\n    outside()\n    critical(); x = x * 2 + 1\n')}`, 'ни одна программа не перечислит состояния: x. Ограничь их через % или wrap.'],
  ]) {
    await turn(page, `panel=exports&${query}`);
    await holds(page, '.locks-refusal', words);
  }
}, { hash: '#/locks/filter?lang=en&panel=exports', timeout: 60_000 });

eachEngine('links of another format, of another text, and links that mean harm', async (page) => {
  await page.waitFor(() => document.querySelector('.locks-threads li'));
  const comment = '#'.repeat(60 * 1024);
  for (const [query, words] of [
    ['v=2&path=A5', 'This link is of format 2, this page reads format 1.'],
    ['v=1&path=A5A6', 'no longer fits this text from step 2 on (A at line 6): A stands at line 7.'],
    ['v=1&path=garbage', 'is left out: “garbage”'],
    ['v=1&path=A5%E2%80%AE%3Cimg%20src%3Dx%3E', 'is left out: “U+202E<img src=x>”'],
    [`v=1&path=${'A5'.repeat(20_001)}`, 'The link says path = “A5A5'],
    [`v=1&path=${'A5'.repeat(5000)}`, 'no longer fits this text from step 2 on'],
    ['v=1&path=A5A7&at=9999', 'ends at step 2, so at = 9,999 is no place in it: what is shown is step 2.'],
    ['v=1&path=A5A7&at=-1', 'ends at step 2, so at = -1 is no place in it: what is shown is step 0.'],
    ['v=1&path=A5A7&back=9999', 'ends at step 2, so back = 9,999 is no place in it: no cycle is shown.'],
    ['threads=-1', 'The number of threads must be from 1 to 64.'],
    ['threads=1e9', 'The link says threads = “1e9”'],
    ['threads=2&threads=3', 'The link says threads = “3”'],
    ['panel=nowhere', 'The link says panel = “nowhere”'],
    ['__proto__=1', 'The link says __proto__ = “1”'],
    [`v=1&text=${encodeURIComponent(comment + comment)}`, 'The link says text = “####'],
    [own(`def thread(i):\n    y${'y'.repeat(60_000)}()\n`), 'There is no function yyyyyyyyyyyyyyyyyyyyyyyy….'],
    [own('def thread(i):\n    outside()\n\0    critical()\n'), 'Line 3, column 1: The sign “U+0000” (U+0000) is not one of the language’s.'],
  ]) {
    await turn(page, `lang=en&${query}`);
    await holds(page, '.notice, .wrong', String(words));
    assert.equal(await page.evaluate(() => document.querySelectorAll('.locks-threads li').length), 2, String(query).slice(0, 60));
  }
  // A text of 60 KB that can be run is run.
  await turn(page, `lang=en&path=A3A4&${own(`${comment}\ndef thread(i):\n    outside()\n    critical()\n`)}`);
  await holds(page, '.locks-sentence', 'Step 2 of 2 · Line 4: A');
}, { hash: '#/locks/filter?lang=en', timeout: 120_000 });

for (const theme of ['light', 'dark']) {
  eachEngine(`no barriers where something is wrong, nothing wider than 320 px, ${theme}`, async (page) => {
    for (const [query, ready] of [[body('kilit_değişkeni_uzun = başka_uzun_bir_değişken'), '.locks-fault .wrong'], ['threads=65&v=2&path=A5&at=9999', '#f-threads-wrong']]) {
      await page.goto(builtPage(`#/locks/filter?lang=tr&theme=${theme}&${query}`));
      await page.waitFor((/** @type {string} */ s) => document.querySelector(s), { args: [ready] });
      await page.waitFor(() => document.getAnimations().every((a) => a.playState !== 'running'));
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), query);
      await assertAccessible(page);
    }
  }, { width: 320, height: 700, engines: ['chromium'], hash: '#/locks/filter?lang=tr' });
}
