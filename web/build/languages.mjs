/** Holds the languages against each other: the same keys, the same variables, in every one. */
import { FluentResource } from '@fluent/bundle';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} dir  web/i18n
 * @returns {string[]} what is wrong, a line each; empty when all is well
 */
export function checkLanguages(dir) {
  /** @type {string[]} */
  const problems = [];
  /** @type {Map<string, Map<string, string>>} language → key → its variables, sorted */
  const all = new Map();
  for (const file of readdirSync(dir).filter((f) => f.endsWith('.ftl')).sort()) {
    const text = readFileSync(join(dir, file), 'utf8');
    const language = file.replace('.ftl', '');
    const keys = messageKeys(text);
    const seen = new Set();
    for (const k of keys) {
      if (seen.has(k)) problems.push(`${file}: ${k} stands twice`);
      seen.add(k);
    }
    const resource = new FluentResource(text);
    /** @type {Map<string, string>} */
    const messages = new Map();
    for (const m of resource.body) messages.set(m.id, variables(m).join(' '));
    for (const k of keys) if (!messages.has(k)) problems.push(`${file}: ${k} can't be read`);
    all.set(language, messages);
  }
  const english = all.get('en');
  if (!english) return ['en.ftl is missing'];
  for (const [language, messages] of all) {
    for (const [key, vars] of english) {
      if (key.startsWith('-')) continue;
      const theirs = messages.get(key);
      if (theirs === undefined) problems.push(`${language}.ftl: ${key} is missing`);
      else if (theirs !== vars) problems.push(`${language}.ftl: ${key} uses {${theirs}}, English {${vars}}`);
    }
    for (const key of messages.keys()) if (!key.startsWith('-') && !english.has(key)) problems.push(`${language}.ftl: ${key} is not in en.ftl`);
  }
  return problems;
}

/** @param {string} text @returns {string[]} */
function messageKeys(text) {
  return [...text.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)].map((m) => m[1]);
}

/** Every variable that a message's patterns use. @param {unknown} node @returns {string[]} */
function variables(node) {
  const found = new Set();
  const walk = (/** @type {any} */ x) => {
    if (x === null || typeof x !== 'object') return;
    if (x.type === 'var') found.add(x.name);
    for (const v of Object.values(x)) walk(v);
  };
  walk(node);
  return [...found].sort();
}
