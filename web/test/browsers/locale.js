/**
 * A system locale for WebKit, which takes the reader's language from there and knows only locales that are compiled.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { need } from './children.js';

/** The region that is meant where a language is named alone. @type {Record<string, string>} */
const regions = { en: 'en_US', ru: 'ru_RU', tr: 'tr_TR', zh: 'zh_TW', 'zh-Hant': 'zh_TW' };

/**
 * Compiles the locale of a language into a folder.
 * @param {string} language BCP 47: a language or a language with its region
 * @param {string} folder an existing folder
 * @returns {Promise<NodeJS.ProcessEnv>} the environment that makes a process speak it
 */
export async function localeEnvironment(language, folder) {
  const name = regions[language] ?? language.replace('-', '_');
  const localedef = need(['localedef'], 'libc-bin');
  const target = path.join(folder, `${name}.UTF-8`);
  try {
    await promisify(execFile)(localedef, ['--no-archive', '-i', name, '-f', 'UTF-8', target]);
  } catch (error) {
    throw new Error(`No locale ${name} could be made for the language ${language}. Install the sources: apt-get install locales\n${error}`);
  }
  return { LOCPATH: folder, LANG: `${name}.UTF-8`, LC_ALL: `${name}.UTF-8`, LANGUAGE: name };
}
