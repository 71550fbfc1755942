/**
 * Bundles the page's script and style. Tools and languages are found by listing their folders, so that adding one
 * touches nothing else.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, transform } from 'esbuild';
import { notices } from './notices.mjs';
import { wordsModule } from './words.mjs';

/** For style sheets. */
const ENGINES = ['chrome123', 'firefox120', 'safari17.5'];

/**
 * @param {string} root
 * @param {string} dist  where wasm_exec.js is
 * @param {boolean} provoke  with the ways to fail that only tests need
 * @returns {Promise<{script: string, style: string, parts: {name: string, text: string}[]}>} parts: for the size table
 */
export async function bundle(root, dist, provoke) {
  const web = join(root, 'web');
  const loader = readFileSync(join(dist, 'wasm_exec.js'), 'utf8');
  const worker = await build({
    stdin: { contents: `${loader}\nimport ${JSON.stringify(join(web, 'bridge/worker.js'))};`, resolveDir: web },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { PROVOKE: String(provoke) },
  });
  const workerSource = worker.outputFiles[0].text;

  // Git keeps no empty folder: before the first tool there is none.
  const tools = (existsSync(join(web, 'tools')) ? readdirSync(join(web, 'tools')) : [])
    .filter((name) => existsSync(join(web, 'tools', name, 'tool.js')))
    .sort();
  const languages = readdirSync(join(web, 'i18n'))
    .filter((name) => name.endsWith('.ftl'))
    .sort();
  const licenses = notices(root);

  /** @type {Record<string, string>} */
  const virtual = {
    worker: `export const source = ${JSON.stringify(workerSource)};`,
    tools: `${tools.map((t, i) => `import { tool as t${i} } from ${JSON.stringify(join(web, 'tools', t, 'tool.js'))};`).join('\n')}
export const tools = [${tools.map((_, i) => `t${i}`).join(', ')}].sort((a, b) => a.order - b.order);`,
    languages: wordsModule(Object.fromEntries(languages.map((l) => [l.replace('.ftl', ''), readFileSync(join(web, 'i18n', l), 'utf8')]))),
    notices: `export const notices = ${JSON.stringify(licenses)};`,
  };

  /** @param {boolean} withLibraries  without them only to measure their share */
  const appScript = async (withLibraries) => {
    const made = await build({
      entryPoints: [join(web, 'app.js')],
      bundle: true,
      packages: withLibraries ? 'bundle' : 'external',
      minify: true,
      write: false,
      format: withLibraries ? 'iife' : 'esm',
      target: 'es2022',
      legalComments: 'none', // the notices are shown in the page
      plugins: plugins(virtual, web),
    });
    return made.outputFiles[0].text;
  };
  const script = await appScript(true);
  if (script.includes('</script')) throw new Error('the script would end itself');

  // Style is its own file: in a policy that allows one style by its hash, script may not add any.
  const sheets = [
    'style/tokens.css',
    'style/base.css',
    'style/parts.css',
    ...tools.flatMap((t) => stylesOf(join(web, 'tools', t)).map((f) => `tools/${t}/${f}`)),
    'style/embed.css',
    'style/print.css',
  ];
  const style = await build({
    stdin: { contents: `@layer tokens, base, parts, tools, embed, print;\n${sheets.map((f) => `@import ${JSON.stringify(join(web, f))};`).join('\n')}`, loader: 'css', resolveDir: web },
    bundle: true,
    minify: true,
    write: false,
    target: ENGINES,
  });

  return {
    script,
    style: style.outputFiles[0].text.trim(),
    parts: [
      { name: 'script', text: script },
      { name: '  of it without the libraries', text: await appScript(false) },
      { name: "  of that the worker with Go's loader", text: workerSource },
      { name: `  of that the words of ${languages.length} languages`, text: virtual.languages },
      { name: '  of that the notices of libraries', text: JSON.stringify(licenses) },
    ],
  };
}

/** A tool's style sheets: tool.css first, the others by name. @param {string} folder */
const stylesOf = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .sort((a, b) => (a === 'tool.css' ? -1 : b === 'tool.css' ? 1 : a < b ? -1 : 1));

/**
 * What bundles the page's modules beside esbuild itself.
 * @param {Record<string, string>} virtual  name → source of `virtual:name`
 * @param {string} web
 * @returns {import('esbuild').Plugin[]}
 */
export const plugins = (virtual, web) => [virtualFiles(virtual, web), unusedLeftOut];

/**
 * @param {Record<string, string>} modules  name → source of `virtual:name`
 * @param {string} web
 * @returns {import('esbuild').Plugin}
 */
const virtualFiles = (modules, web) => ({
  name: 'virtual',
  setup(b) {
    b.onResolve({ filter: /^virtual:/ }, (a) => ({ path: a.path.slice('virtual:'.length), namespace: 'virtual' }));
    b.onLoad({ filter: /.*/, namespace: 'virtual' }, (a) => ({ contents: modules[a.path], loader: 'js', resolveDir: web }));
    // A style sheet that a script takes in is text, for a shadow root.
    b.onLoad({ filter: /\.css$/ }, async (a) => ({
      contents: (await transform(readFileSync(a.path, 'utf8'), { loader: 'css', minify: true, target: ENGINES })).code,
      loader: 'text',
    }));
  },
});

/**
 * CodeMirror's commands import modules for syntax trees, and use them only in commands that the page does not use. Nothing
 * of them runs by being imported, but their packages do not say so: 5 KB with gzip.
 * @type {import('esbuild').Plugin}
 */
const unusedLeftOut = {
  name: 'unused-left-out',
  setup(b) {
    b.onResolve({ filter: /^@(lezer|codemirror)\// }, async ({ path, pluginData, ...rest }) => {
      if (pluginData === unusedLeftOut) return undefined;
      const found = await b.resolve(path, { ...rest, pluginData: unusedLeftOut });
      return { ...found, sideEffects: false };
    });
  },
};
