/**
 * A system locale for WebKit, which takes the reader's language from the name of the locale, and only from one that the
 * system has.
 */
import { existsSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import path from 'node:path';

/** The region that is meant where a language is named alone. @type {Record<string, string>} */
const regions = { en: 'en_US', ru: 'ru_RU', tr: 'tr_TR', zh: 'zh_TW', 'zh-Hant': 'zh_TW' };

/** Where Debian and others keep the locale that every system has. */
const sources = ['/usr/lib/locale/C.utf8', '/usr/lib/locale/C.UTF-8'];

/**
 * Makes a locale with the name of a language; its rules are those of the C locale, as only the name is looked at.
 * @param {string} language BCP 47: one of the page's languages, or a language with its region
 * @param {string} folder an existing folder
 * @returns {Promise<Record<string, string>>} the variables that make a process take it
 */
export async function localeVariables(language, folder) {
  const name = regions[language] ?? language.replace('-', '_');
  if (!/^[a-z]{2,3}_[A-Z]{2}$/.test(name)) {
    throw new Error(`WebKit needs a language with its region, as pt-BR, or one of ${Object.keys(regions).join(', ')}; not ${language}.`);
  }
  const source = sources.find((place) => existsSync(place));
  if (!source) throw new Error(`None of ${sources.join(', ')} is there. Install it: apt-get install libc-bin`);
  await symlink(source, path.join(folder, `${name}.UTF-8`));
  return { LOCPATH: folder, LC_ALL: `${name}.UTF-8`, LANGUAGE: name };
}
