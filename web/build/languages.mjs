/**
 * Holds the languages against each other: the same keys, the same variables, in every one; every form of the plural that
 * the language has; and no line that Fluent would pass over in silence.
 */
import { FluentResource } from '@fluent/bundle';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} dir  web/i18n
 * @param {string[]} [tools]  the tools' ids: each needs a name and a question
 * @returns {string[]} what is wrong, a line each; empty when all is well
 */
export function checkLanguages(dir, tools = []) {
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
    for (const m of resource.body) {
      messages.set(m.id, variables(m).join(' '));
      for (const forms of selects(m)) {
        const lacks = missingForms(language, forms);
        if (lacks.length > 0) problems.push(`${file}: ${m.id} has no form for [${lacks.join('], [')}]`);
      }
    }
    for (const line of lostLines(text)) problems.push(`${file}:${line} starts with a sign that ends a message; put it on the line before`);
    for (const k of keys) if (!messages.has(k)) problems.push(`${file}: ${k} can't be read`);
    all.set(language, messages);
  }
  const english = all.get('en');
  if (!english) return ['en.ftl is missing'];
  for (const id of tools) {
    for (const key of [`${id}-name`, `${id}-question`]) if (!english.has(key)) problems.push(`en.ftl: ${key} is missing, which web/tools/${id} needs`);
  }
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

/** The names of the variants of every choice in a message. @param {unknown} node @returns {string[][]} */
function selects(node) {
  /** @type {string[][]} */
  const found = [];
  const walk = (/** @type {any} */ x) => {
    if (x === null || typeof x !== 'object') return;
    if (x.type === 'select') found.push(x.variants.map((/** @type {any} */ v) => String(v.key.value)));
    for (const v of Object.values(x)) walk(v);
  };
  walk(node);
  return found;
}

const PLURALS = new Set(['zero', 'one', 'two', 'few', 'many']);

/**
 * The forms of the plural that a language has and a choice has not. `other` is what * stands at, or falls to it.
 * @param {string} language @param {string[]} forms
 */
function missingForms(language, forms) {
  if (!forms.some((f) => PLURALS.has(f))) return [];
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((c) => c !== 'other' && !forms.includes(c));
}

/**
 * Lines that belong to a message by their indent, but begin with a sign that ends its text: Fluent then leaves out the
 * rest without a word. (Inside { … } such lines are the variants of a choice.)
 * @param {string} text @returns {number[]} their numbers, from 1
 */
function lostLines(text) {
  let depth = 0;
  /** @type {number[]} */
  const found = [];
  text.split('\n').forEach((line, i) => {
    if (line.startsWith('#')) return;
    if (/^[a-zA-Z-]/.test(line)) depth = 0;
    else if (depth === 0 && /^\s+[*[.}]/.test(line)) found.push(i + 1);
    for (const c of line) depth += c === '{' ? 1 : c === '}' ? -1 : 0;
  });
  return found;
}
