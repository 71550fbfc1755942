/**
 * Where the built pages are.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The top of the repository, whatever the current directory. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * The absolute path of the built page, or of the build for tests (the same page with the methods `test.*`).
 * @param {{forTests?: boolean}} [options]
 * @returns {string}
 */
export function builtFile({ forTests = false } = {}) {
  const file = path.join(root, 'dist', ...(forTests ? ['test'] : []), 'contend.html');
  if (!existsSync(file)) throw new Error(`${path.relative(process.cwd(), file)} is not there: run ./build.sh first`);
  return file;
}

/**
 * The file:// URL of the built page.
 * @param {string} [hash] a route with its state, as `#/backoff?lang=ru`
 * @param {{forTests?: boolean}} [options]
 * @returns {string}
 */
export function builtPage(hash = '', options = {}) {
  if (hash !== '' && !hash.startsWith('#')) throw new Error(`A fragment starts with #: ${hash}`);
  return pathToFileURL(builtFile(options)).href + hash;
}
