/**
 * A page with one shared part on it, under the policy and with the style of the built page: for a part that is tested by
 * itself, not through a tool.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { plugins } from '../build/bundle.mjs';
import { wordsModule } from '../build/words.mjs';
import { builtFile, root } from './find.js';

const web = path.join(root, 'web');

/**
 * @param {string} name  of the file
 * @param {string} script  a module; its imports are relative to web/, and the page has an element #app
 * @returns {Promise<string>} the absolute path of the page
 */
export async function partPage(name, script) {
  const languages = (await readdir(path.join(web, 'i18n'))).filter((file) => file.endsWith('.ftl'));
  const made = await build({
    stdin: { contents: script, resolveDir: web },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    plugins: plugins({
      languages: wordsModule(Object.fromEntries(await Promise.all(languages.map(async (file) => [file.replace('.ftl', ''), await readFile(path.join(web, 'i18n', file), 'utf8')])))),
      tools: 'export const tools = [];',
      notices: 'export const notices = [];',
      worker: 'export const source = "";',
    }, web),
  });
  const text = made.outputFiles[0].text;
  const built = await readFile(builtFile(), 'utf8');
  const policy = /content="(default-src[^"]*)"/.exec(built)?.[1];
  const style = /<style>[^]*?<\/style>/.exec(built)?.[0];
  if (!policy || !style) throw new Error('The built page has no policy or no style.');
  const own = policy.replace(/script-src '[^']*'/, `script-src 'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const file = path.join(root, 'dist', 'test', `${name}.html`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="Content-Security-Policy" content="${own}"><title>${name}</title><link rel="icon" href="data:,">${style}</head><body><div id="app"></div><script>${text}</script></body></html>`);
  return file;
}
