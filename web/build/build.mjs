/**
 * Makes dist/contend.html from index.html, web/ and the compiled Go program: one self-contained file.
 *
 *   node web/build/build.mjs [--provoke]
 *
 * The same input gives the same bytes: nothing here looks at the clock, and folder listings are sorted.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';
import { checkLanguages } from './languages.mjs';
import { fold, unfold } from '../bridge/fold.js';
import { budget, printSizes } from './sizes.mjs';
import { xz } from './xz.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const provoke = process.argv.includes('--provoke');
const out = join(root, 'dist', provoke ? 'test' : '');
mkdirSync(out, { recursive: true });

const tools = readdirSync(join(root, 'web/tools')).filter((id) => existsSync(join(root, 'web/tools', id, 'tool.js'))).sort();
const problems = checkLanguages(join(root, 'web/i18n'), tools);
if (problems.length > 0) {
  console.error(`The words are not complete, so the page was not built:\n${problems.map((p) => `  ${p}`).join('\n')}`);
  process.exit(1);
}

const { script, style, parts } = await bundle(root, join(root, 'dist'), provoke).catch((e) => {
  // esbuild has already said what is wrong, and in which line.
  if (e.errors) process.exit(1);
  throw e;
});
const wasm = readFileSync(join(out, 'contend.wasm'));
const folded = fold(wasm);
if (!wasm.equals(await buffer(unfold(new Blob([folded]).stream())))) throw new Error('the program does not come back as it was; see web/bridge/fold.js');
const program = (await xz(folded)).toString('base64');

/** @param {string} text */
const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policy = [
  "default-src 'none'",
  `script-src ${hash(script)} 'wasm-unsafe-eval'`,
  'worker-src blob:',
  `style-src ${hash(style)}`,
  // A picture saved as PNG is drawn from a Blob of this page; nothing else can be loaded.
  'img-src blob: data:',
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types contend lit-html',
].join('; ');

/** Replacing by function: a replacement text would be searched for `$&`. @param {string} s @param {RegExp} what @param {string} by */
const put = (s, what, by) => {
  if (!what.test(s)) throw new Error(`index.html has nothing like ${what}`);
  return s.replace(what, () => by);
};

let page = readFileSync(join(root, 'index.html'), 'utf8');
page = page.replace(/<!-- The one HTML file[\s\S]*?-->\n/, '').replace(/<!-- unbuilt -->[\s\S]*?<!-- \/unbuilt -->\n/g, '');
page = page.replace(/<!-- \/?built -->\n/g, '');
page = put(page, /content="default-src[^"]*"/, `content="${policy}"`);
page = put(page, /<\/head>/, `<style>${style}</style>\n</head>`);
page = put(page, /<\/body>/, `<script type="text/plain" id="contend-program">${program}</script>\n<script>${script}</script>\n</body>`);

writeFileSync(join(out, 'contend.html'), page);
if (provoke) {
  console.log('dist/test/contend.html: the same page with ways to fail, for tests');
} else {
  // What index.html at the top asks for, to know that there is a built page.
  writeFileSync(join(out, 'built.js'), "location.replace(new URL('contend.html', document.currentScript.src).href + location.hash);\n");
  copyFileSync(join(out, 'contend.html'), join(out, 'index.html'));
  const total = printSizes({ page, script, style, program, parts });
  if (total > budget) {
    console.error(`The page is over its budget of ${budget} bytes.`);
    process.exit(1);
  }
}
