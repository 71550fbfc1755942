/**
 * The words of all languages as one module. Their keys are the same, so they stand in it once: with gzip, whose memory is
 * shorter than one language, that is a seventh of all words.
 */
import { readFileSync } from 'node:fs';

/** Between values; no text has it. */
const BETWEEN = '\u0001';

/** A language's messages by their keys, each as it stands after `key = `, without comments. @param {string} text */
export function messages(text) {
  /** @type {Map<string, string>} */
  const found = new Map();
  let key = '';
  // Blank lines inside a message are part of it; those behind it are not.
  let blank = '';
  for (const line of text.split(/\r?\n/)) {
    const begins = /^(-?[a-zA-Z][\w-]*) *= ?(.*)$/.exec(line);
    if (begins) {
      key = begins[1];
      found.set(key, begins[2]);
      blank = '';
    } else if (line.trim() === '') blank += '\n';
    else if (key && !line.startsWith('#')) {
      found.set(key, `${found.get(key)}${blank}\n${line}`);
      blank = '';
    }
  }
  return found;
}

/**
 * The module: `languages`, a Fluent text for each language.
 * @param {Record<string, string>} files  Fluent files by language
 */
export function wordsModule(files) {
  const all = Object.entries(files).map(([language, text]) => ({ language, messages: messages(text) }));
  const keys = [...new Set(all.flatMap((l) => [...l.messages.keys()]))];
  const values = all.map((l) => keys.map((key) => l.messages.get(key) ?? '').join(BETWEEN));
  if (values.some((v) => v.split(BETWEEN).length !== keys.length)) throw new Error('A message holds the sign that stands between messages.');
  return `const keys = ${JSON.stringify(keys.join(' '))}.split(' ');
const values = ${JSON.stringify(values)};
export const languages = Object.fromEntries(${JSON.stringify(all.map((l) => l.language))}.map((language, k) => [language, values[k].split(${JSON.stringify(BETWEEN)}).map((value, j) => value && keys[j] + ' = ' + value).join('\\n')]));`;
}
