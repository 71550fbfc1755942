/** Lines, counts and failures of a lock as the reader's language says them. */
import { html } from 'lit-html';
import { number } from '../../lib/format.js';
import { language, t } from '../../lib/i18n.js';
import { lineText } from './held.js';

/** A line by its number and its text. @param {string} source @param {number} line */
export const lineOf = (source, line) => html`<span class="locks-line"><span class="soft">${t('locks-lower-line', { line })}</span> <code>${lineText(source, line)}</code></span>`;

/** A count; one above 2^53 comes as its digits. @param {number | string} x */
export const count = (x) => (typeof x === 'string' ? new Intl.NumberFormat(language.value).format(BigInt(x)) : number(x));

/** What a step ran into, as a sentence. @param {import('../../api.d.ts').Failure} f */
export const failure = (f) => t(`locks-lower-failure-${f.problem}`, { name: f.name, value: count(f.value), max: count(f.max) });
