/** The page's parameters, and the settings that can be had with one tap. */
import { oneOf, seed, whole, wholeOrNone } from '../../lib/params.js';

export const CHOICES = /** @type {const} */ (['independent', 'same-seed', 'fixed']);

/** The contest of document 000. */
export const DOCUMENT = { participants: 12, window: 2, cap: 32, seed: '17', choice: 'independent', maxRounds: 1000 };

/** @type {import('../../lib/params.js').Schema} */
export const schema = {
  participants: { kind: whole, preset: DOCUMENT.participants },
  window: { kind: whole, preset: DOCUMENT.window },
  cap: { kind: wholeOrNone, preset: DOCUMENT.cap },
  seed: { kind: seed, preset: DOCUMENT.seed },
  choice: { kind: oneOf(CHOICES), preset: DOCUMENT.choice },
  maxRounds: { kind: whole, preset: DOCUMENT.maxRounds },
  round: { kind: whole, preset: 1 },
  who: { kind: wholeOrNone, preset: null },
  sample: { kind: whole, preset: 0 },
};

/**
 * One-tap settings; their names are the messages slots-set-<id>.
 * @type {{id: string, values: typeof DOCUMENT | (Omit<typeof DOCUMENT, 'cap'> & {cap: null})}[]}
 */
export const SETTINGS = [
  { id: 'document', values: DOCUMENT },
  { id: 'small', values: { ...DOCUMENT, cap: 2 } },
  { id: 'pair', values: { ...DOCUMENT, participants: 2 } },
  { id: 'large', values: { ...DOCUMENT, participants: 2, window: 1024, cap: 1024 } },
  { id: 'no-cap', values: { ...DOCUMENT, cap: null } },
  { id: 'counter', values: { ...DOCUMENT, participants: 2, cap: null, choice: 'same-seed', maxRounds: 64 } },
  { id: 'same-seed', values: { ...DOCUMENT, choice: 'same-seed' } },
  { id: 'fixed', values: { ...DOCUMENT, window: 4, choice: 'fixed' } },
];

/** Which setting the values are, or ''. @param {Record<string, any>} v */
export function settingOf(v) {
  return SETTINGS.find(({ values }) => Object.entries(values).every(([name, value]) => v[name] === value))?.id ?? '';
}

/** The next seed: any size, so not by adding floats. @param {string} s @param {number} by */
export const seedPlus = (s, by) => (BigInt(s) + BigInt(by)).toString();
