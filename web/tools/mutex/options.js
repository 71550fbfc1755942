/**
 * An algorithm's options that differ from its defaults, as a text: ties.both-answer*retry.8*answer.1*clocks.7-0-11. What
 * kinds of values there are the catalog says; the core says whether a value is in range.
 *
 * @typedef {import('../../api.d.ts').MutexOption} Option
 * @typedef {boolean | number | string | number[]} Value
 */

/** @param {Record<string, Value>} values */
export const writeOptions = (values) => Object.entries(values).map(([name, v]) => `${name}.${typeof v === 'boolean' ? Number(v) : Array.isArray(v) ? v.join('-') : v}`).join('*');

/**
 * Reads as much as can be read; `rest` is what is no option, or none of this algorithm.
 * @param {string} text @param {readonly Option[]} known
 * @returns {{values: Record<string, Value>, rest: string}}
 */
export function readOptions(text, known) {
  /** @type {Record<string, Value>} */
  const values = {};
  const rest = [];
  for (const one of text === '' ? [] : text.split('*')) {
    const dot = one.indexOf('.');
    const option = known.find((o) => o.name === one.slice(0, dot));
    const value = option ? read(option, one.slice(dot + 1)) : undefined;
    if (option && value !== undefined) values[option.name] = value;
    else rest.push(one);
  }
  return { values, rest: rest.join('*') };
}

/** @param {Option} option @param {string} said @returns {Value | undefined} */
export function read(option, said) {
  if (option.kind === 'switch') return said === '1' ? true : said === '0' ? false : undefined;
  if (option.kind === 'choice') return option.names.includes(said) ? said : undefined;
  if (option.kind === 'counts') {
    const list = said.split(/[-\s,;]+/).filter(Boolean).map(Number);
    return list.every((x) => Number.isFinite(x)) ? list : undefined;
  }
  const x = Number(said.trim().replace(',', '.'));
  return said.trim() !== '' && Number.isFinite(x) ? x : undefined;
}

/** Whether a value is the default. @param {Option} option @param {Value} value */
export const isDefault = (option, value) => JSON.stringify(option.default) === JSON.stringify(value);
