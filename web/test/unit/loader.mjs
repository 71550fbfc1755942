/**
 * Loads modules of the page into Node for a unit test. Those that import `virtual:*` exist only in a bundle, and some
 * look at the browser's globals when they start; so the modules are bundled as the page's build does it, with the real
 * words of every language, and each call gives a fresh instance with its own state.
 *
 *     const { duration, choose } = await load(['lib/format.js', 'lib/i18n.js'], { navigator: { languages: ['ru'] } });
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

let count = 0;

const web = fileURLToPath(new URL('../../', import.meta.url));

/** @type {Record<string, () => string>} */
const virtual = {
  'virtual:languages': () => {
    const files = readdirSync(join(web, 'i18n')).filter((f) => f.endsWith('.ftl'));
    return `export const languages = ${JSON.stringify(Object.fromEntries(files.map((f) => [f.replace('.ftl', ''), readFileSync(join(web, 'i18n', f), 'utf8')])))};`;
  },
  'virtual:tools': () => 'export const tools = [];',
  'virtual:notices': () => 'export const notices = [];',
  'virtual:worker': () => 'export const source = "";',
};

/**
 * @param {string[]} modules  paths below web/
 * @param {Record<string, unknown>} [globals]  what a browser has and the modules look at: location, navigator, …
 * @returns {Promise<any>} everything that the modules export
 */
export async function load(modules, globals = {}) {
  const made = await build({
    stdin: { contents: modules.map((m) => `export * from ${JSON.stringify(`./${m}`)};`).join('\n'), resolveDir: web },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    plugins: [
      {
        name: 'virtual',
        setup(b) {
          b.onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: 'virtual' }));
          b.onLoad({ filter: /.*/, namespace: 'virtual' }, ({ path }) => ({ contents: virtual[path](), loader: 'js' }));
        },
      },
    ],
  });
  // As names of the module itself they are this instance's alone, and the globals of Node stay as they are.
  const names = Object.keys(globals);
  const text = made.outputFiles[0].text;
  const key = `contend-load-${(count += 1)}`;
  /** @type {any} */ (globalThis)[key] = globals;
  const head = names.map((n) => `const ${n} = globalThis[${JSON.stringify(key)}][${JSON.stringify(n)}];`).join('\n');
  return import(`data:text/javascript;base64,${Buffer.from(`${head}\n${text}\n//${key}`).toString('base64')}`);
}
