/**
 * The page's words. A language is one Fluent file in web/i18n; the build fails when one of them lacks a key.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { computed, signal } from '@preact/signals-core';
import { languages } from 'virtual:languages';
import { keep, remember } from './storage.js';

/** The languages there are, by their tags, in the order in which they are offered. */
export const available = Object.keys(languages).sort((a, b) => (a === 'en' ? -1 : b === 'en' ? 1 : a < b ? -1 : 1));

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();

/** @param {string} tag */
function bundleOf(tag) {
  let b = bundles.get(tag);
  if (!b) {
    // No isolation marks: they would end up in copied text, and our placeables are numbers and names.
    b = new FluentBundle(tag, { useIsolating: false });
    b.addResource(new FluentResource(languages[tag] ?? ''));
    bundles.set(tag, b);
  }
  return b;
}

/** @param {string} tag @returns {string | undefined} the language we have for a browser's tag */
export function match(tag) {
  const low = tag.toLowerCase();
  return available.find((a) => a.toLowerCase() === low) ?? (/^zh\b/.test(low) ? 'zh-Hant' : available.find((a) => a === low.split('-')[0]));
}

/** @returns {string} */
function preferred() {
  for (const tag of [remember('language') ?? '', ...(navigator.languages ?? [])]) {
    const found = tag && match(tag);
    if (found) return found;
  }
  return 'en';
}

/** The language now. */
export const language = signal(preferred());

/** @param {string} tag */
export function choose(tag) {
  if (!available.includes(tag)) return;
  language.value = tag;
  keep('language', tag);
}

const current = computed(() => bundleOf(language.value));

/**
 * A message in the reader's language. A missing one falls back to English and then to its key.
 * @param {string} key
 * @param {Record<string, string | number>} [args]  numbers are formatted by the language's own rules
 * @returns {string}
 */
export function t(key, args) {
  for (const bundle of [current.value, bundleOf('en')]) {
    const pattern = bundle.getMessage(key)?.value;
    if (pattern) return bundle.formatPattern(pattern, args ?? null, []);
  }
  return key;
}

/** Whether there is such a message. @param {string} key */
export function has(key) {
  return bundleOf('en').hasMessage(key);
}

/** A language's name in itself. @param {string} tag */
export function nameOf(tag) {
  const pattern = bundleOf(tag).getMessage('language-name')?.value;
  return pattern ? bundleOf(tag).formatPattern(pattern) : tag;
}
