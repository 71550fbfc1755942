/** The licences of everything that is inside the page, to be shown in it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @param {string} dir
 * @param {string[]} [ours]  names of texts in ./licenses for a package that has none: its own name, or the licence's SPDX name
 */
function licenseText(dir, ours = []) {
  const file = readdirSync(dir).find((f) => /^(licen[sc]e|copying)/i.test(f));
  const path = file ? join(dir, file) : ours.map((name) => fileURLToPath(new URL(`./licenses/${name}.txt`, import.meta.url))).find(existsSync);
  if (!path) throw new Error(`no licence found in ${dir}`);
  return readFileSync(path, 'utf8').replace(/\r/g, '').trim();
}

/**
 * @param {string} root
 * @returns {{names: string[], text: string}[]} one entry for each text; libraries with the same text share it
 */
export function notices(root) {
  /** @type {Map<string, string[]>} */
  const byText = new Map();
  /** @param {string} name @param {string} text */
  const add = (name, text) => byText.set(text, [...(byText.get(text) ?? []), name]);

  /** @param {string[]} args */
  const go = (args) => execFileSync('go', args, { cwd: root, encoding: 'utf8', env: { ...process.env, GOOS: 'js', GOARCH: 'wasm' } }).trim();
  add(`Go ${go(['env', 'GOVERSION']).replace('go', '')}`, licenseText(go(['env', 'GOROOT'])));
  const modules = new Set(go(['list', '-deps', '-f', '{{with .Module}}{{if not .Main}}{{.Path}}\t{{.Version}}\t{{.Dir}}{{end}}{{end}}', './wasm']).split('\n').filter(Boolean));
  for (const line of [...modules].sort()) {
    const [path, version, dir] = line.split('\t');
    add(`${path} ${version}`, licenseText(dir));
  }

  const lock = JSON.parse(readFileSync(join(root, 'web/package-lock.json'), 'utf8'));
  for (const [where, entry] of Object.entries(lock.packages)) {
    if (!where.startsWith('node_modules/') || entry.dev || entry.optional) continue;
    const name = where.slice('node_modules/'.length);
    if (name.startsWith('@types/')) continue;
    add(`${name} ${entry.version}`, licenseText(join(root, 'web', where), [name, entry.license]));
  }
  return [...byText].map(([text, names]) => ({ names, text }));
}
