/**
 * A tool's parameters: what the link says, what the reader types, and the values the tool computes with.
 *
 * A kind knows how to read a text and how to write a value. What can't be read never becomes a value: the field keeps the
 * text as it was typed, shows what is wrong, and the tool goes on with the last good value. Whether a good value is in
 * range is for the core to say.
 */
import { batch, computed, signal } from '@preact/signals-core';
import { parseDuration, writeDuration } from './duration.js';

/**
 * @template T
 * @typedef {object} Kind
 * @property {(text: string) => T | undefined} read  undefined: can't be read
 * @property {(value: T) => string} write
 * @property {string} problem  the message that says what a good text looks like
 */

/**
 * @template T
 * @typedef {object} Param
 * @property {Kind<T>} kind
 * @property {T} preset  the value when the link says nothing; never written into links
 */

/** @typedef {Record<string, Param<any>>} Schema */

/** Full-width digits and signs, as Chinese keyboards give them, are the same as narrow ones; and the minus has two forms. @param {string} text */
const narrow = (text) => text.normalize('NFKC').trim().replace('−', '-');

/** A decimal number; `1,5` and `1.5` are the same. @type {Kind<number>} */
export const decimal = {
  read(text) {
    const s = narrow(text).replace(',', '.');
    if (!/^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(s)) return undefined;
    const x = Number(s);
    return Number.isFinite(x) ? x : undefined;
  },
  write: (value) => String(value),
  problem: 'param-decimal',
};

/**
 * A whole number of up to 15 digits. What parts its thousands in one of the page's languages is let through: 10,000,
 * 10 000, 10.000, 10'000.
 * @type {Kind<number>}
 */
export const whole = {
  read(text) {
    const s = narrow(text);
    if (!/^-?(\d+|[1-9]\d{0,2}(([\s'’])\d{3}(\3\d{3})*|([.,])\d{3}(\5\d{3})*))$/.test(s)) return undefined;
    const digits = s.replace(/[\s'’.,]/g, '');
    return digits.replace('-', '').length <= 15 ? Number(digits) : undefined;
  },
  write: (value) => String(value),
  problem: 'param-whole',
};

/** A time in milliseconds. @type {Kind<number>} */
export const time = {
  read: (text) => parseDuration(text) ?? undefined,
  write: writeDuration,
  problem: 'param-time',
};

/** What says that there is none at all. @param {string} text */
const none = (text) => /^(|none|null|off|нет|無|沒有|yok|-|–|—|∞)$/i.test(narrow(text));

/** A time, or none at all (null): an empty text, "none" in one of the page's languages, "-", "∞". @type {Kind<number | null>} */
export const timeOrNone = {
  read: (text) => (none(text) ? null : time.read(text)),
  write: (value) => (value === null ? 'none' : writeDuration(value)),
  problem: 'param-time-or-none',
};

/** A whole number, or none at all (null). @type {Kind<number | null>} */
export const wholeOrNone = {
  read: (text) => (none(text) ? null : whole.read(text)),
  write: (value) => (value === null ? 'none' : String(value)),
  problem: 'param-whole-or-none',
};

/** A seed: a whole number of any size and sign, kept as its digits; 007 is 7. @type {Kind<string>} */
export const seed = {
  read(text) {
    const s = narrow(text).replace(/^\+/, '');
    if (!/^-?\d{1,1000}$/.test(s)) return undefined;
    const short = s.replace(/^(-?)0+(?=\d)/, '$1');
    return short === '-0' ? '0' : short;
  },
  write: (value) => value,
  problem: 'param-seed',
};

/** One of some names. @param {readonly string[]} names @returns {Kind<string>} */
export const oneOf = (names) => ({
  read: (text) => (names.includes(text) ? text : undefined),
  write: (value) => value,
  problem: 'param-one-of',
});

/** Some of some names, with commas between. @param {readonly string[]} names @returns {Kind<string[]>} */
export const someOf = (names) => ({
  read(text) {
    const parts = text === '' ? [] : text.split(',');
    return parts.every((p) => names.includes(p)) ? names.filter((n) => parts.includes(n)) : undefined;
  },
  write: (value) => value.join(','),
  problem: 'param-one-of',
});

/** Yes or no, as 1 and 0. @type {Kind<boolean>} */
export const flag = {
  read: (text) => (text === '1' ? true : text === '0' ? false : undefined),
  write: (value) => (value ? '1' : '0'),
  problem: 'param-flag',
};

/** Any text up to a length. @param {number} max @returns {Kind<string>} */
export const text = (max) => ({
  read: (s) => (s.length <= max ? s : undefined),
  write: (value) => value,
  problem: 'param-text',
});

/**
 * @typedef {object} Params
 * @property {import('@preact/signals-core').ReadonlySignal<Record<string, any>>} values
 * @property {import('@preact/signals-core').ReadonlySignal<Record<string, string>>} drafts  texts being typed, by name
 * @property {import('@preact/signals-core').ReadonlySignal<{name: string, text: string}[]>} rejected  what the link said and could not be read
 * @property {(name: string, text: string) => void} type  a text was typed
 * @property {(name: string) => void} settle  typing is over: a text that could be read gives way to its value
 * @property {(patch: Record<string, any>) => void} set
 * @property {() => string} query  for a link: only what differs from the presets
 * @property {(query: URLSearchParams) => void} load
 */

/**
 * @param {Schema} schema
 * @param {URLSearchParams} query
 * @returns {Params}
 */
export function createParams(schema, query) {
  const values = signal(/** @type {Record<string, any>} */ ({}));
  const drafts = signal(/** @type {Record<string, string>} */ ({}));
  const rejected = signal(/** @type {{name: string, text: string}[]} */ ([]));

  /** @param {URLSearchParams} from */
  function load(from) {
    /** @type {Record<string, any>} */
    const fresh = {};
    /** @type {{name: string, text: string}[]} */
    const bad = [];
    for (const [name, { kind, preset }] of Object.entries(schema)) {
      fresh[name] = preset;
      const said = from.get(name);
      if (said === null) continue;
      const value = kind.read(said);
      if (value === undefined) bad.push({ name, text: said });
      else fresh[name] = value;
    }
    // A name that nobody knows, or a second value for one name: the link is not what its author meant.
    for (const name of new Set(from.keys())) {
      const known = Object.hasOwn(schema, name) || SHELL.has(name);
      for (const text of from.getAll(name).slice(known ? 1 : 0)) bad.push({ name, text });
    }
    batch(() => {
      values.value = fresh;
      drafts.value = {};
      rejected.value = bad;
    });
  }
  load(query);

  return {
    values: computed(() => values.value),
    drafts: computed(() => drafts.value),
    rejected: computed(() => rejected.value),
    type(name, typed) {
      const value = schema[name].kind.read(typed);
      batch(() => {
        drafts.value = { ...drafts.value, [name]: typed };
        if (value !== undefined && !same(value, values.value[name])) values.value = { ...values.value, [name]: value };
      });
    },
    settle(name) {
      const typed = drafts.value[name];
      if (typed === undefined || schema[name].kind.read(typed) === undefined) return;
      const rest = { ...drafts.value };
      delete rest[name];
      drafts.value = rest;
    },
    set(patch) {
      const rest = { ...drafts.value };
      for (const name of Object.keys(patch)) delete rest[name];
      batch(() => {
        drafts.value = rest;
        values.value = { ...values.value, ...patch };
      });
    },
    query() {
      const out = new URLSearchParams();
      for (const [name, { kind, preset }] of Object.entries(schema)) {
        if (same(values.value[name], preset)) continue;
        const said = kind.write(values.value[name]);
        // What this page would not read back, as a text of a megabyte, is no part of a link.
        if (kind.read(said) !== undefined) out.set(name, said);
      }
      return out.toString();
    },
    load,
  };
}

/** Parameters of every page, which no tool owns. */
export const SHELL = new Set(['lang', 'theme', 'embed', 'only']);

/**
 * What a link says to the page itself and means nothing. Where there is no tool, every other name means nothing too.
 * @param {URLSearchParams} query
 * @param {boolean} alone  there is no tool that looks at the rest
 * @param {(tag: string) => unknown} language  whether there is such a language
 */
export function strayShell(query, alone, language) {
  /** @type {Record<string, (said: string) => unknown>} */
  const fine = {
    lang: language,
    theme: (said) => ['auto', 'light', 'dark'].includes(said),
    embed: (said) => said === '1' || said === '0',
    only: (said) => said === 'figure',
  };
  return [...query].filter(([name, said]) => (SHELL.has(name) ? !fine[name](said) : alone)).map(([name, text]) => ({ name, text }));
}

/** @param {unknown} a @param {unknown} b */
const same = (a, b) => a === b || (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((x, i) => x === b[i]));
