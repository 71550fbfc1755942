/**
 * Pictures of the built page, to be looked at.
 *
 *     node web/test/shots.mjs OUTDIR [--routes=/,/backoff] [--widths=320,768,1440] [--langs=en,ru] [--themes=light,dark]
 *         [--engine=chromium] [--wait=EXPRESSION]
 *
 * One PNG of the whole page for each combination, named as `backoff-ru-dark-320.png`. A route may carry state of its own:
 * `/backoff?capMs=20000`. A picture is taken when Go has answered once and the text has stopped changing, and, with
 * `--wait`, when that expression is true in the page.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { engines, launch } from './browsers/index.js';
import { call } from './call-page.js';
import { builtPage } from './find.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    routes: { type: 'string', default: '/,/backoff,/slots,/claims' },
    widths: { type: 'string', default: '320,768,1440' },
    langs: { type: 'string', default: 'en,ru,zh-Hant,tr' },
    themes: { type: 'string', default: 'light,dark' },
    engine: { type: 'string', default: 'chromium' },
    wait: { type: 'string' },
  },
});
if (positionals.length !== 1) {
  console.error('Say one folder for the pictures: node web/test/shots.mjs OUTDIR [--routes=/,/backoff] [--widths=320] [--langs=en] [--themes=dark]');
  process.exit(2);
}
const [folder] = positionals;
const engine = engines.find((one) => one === values.engine);
const widths = list(values.widths).map(Number);
if (!engine || widths.some((width) => !Number.isInteger(width) || width < 100 || width > 4000)) {
  console.error(`--engine is one of ${engines.join(', ')}; --widths are whole numbers from 100 to 4000.`);
  process.exit(2);
}

await mkdir(folder, { recursive: true });
const browser = await launch(engine);
let loud = 0;
try {
  for (const route of list(values.routes)) {
    for (const language of list(values.langs)) {
      for (const theme of list(values.themes)) {
        const hash = `#${route}${route.includes('?') ? '&' : '?'}lang=${language}&theme=${theme}`;
        for (const width of widths) {
          const page = await browser.open(builtPage(hash), { width, height: 900 });
          try {
            await call(page, 'contend.methods');
            if (values.wait) await page.waitFor(values.wait);
            await still(page);
            const name = `${route.replace(/[^a-zA-Z0-9]+/g, '-').replace(/^-|-$/g, '') || 'home'}-${language}-${theme}-${width}.png`;
            await page.screenshot(path.join(folder, name), { fullPage: true });
            const over = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
            console.log(name + (over > 0 ? `  scrolls sideways by ${over} px` : ''));
            for (const { level, text } of await page.console()) {
              loud++;
              console.log(`  ${level}: ${text}`);
            }
          } finally {
            await page.close();
          }
        }
      }
    }
  }
} finally {
  await browser.close();
}
if (loud > 0) {
  console.error(`${loud} messages on the console.`);
  process.exitCode = 1;
}

/** @param {string} text */
function list(text) {
  return text.split(',').map((part) => part.trim()).filter(Boolean);
}

/**
 * Waits until the text has been the same four times in a row, for ten seconds at most: a page that plays never rests.
 * @param {import('./browsers/index.js').Page} page
 */
async function still(page) {
  let last = '';
  for (let same = 0, round = 0; same < 4 && round < 80; round++) {
    await new Promise((resolve) => setTimeout(resolve, 120));
    const now = await page.evaluate('document.body.innerText + document.querySelectorAll("*").length');
    same = now === last ? same + 1 : 0;
    last = now;
  }
}
