/** Why the covering argument, or the count of cells, says nothing about a text: the line, the reason, the way out. */
import { html, nothing } from 'lit-html';
import { number } from '../../lib/format.js';
import { has, t } from '../../lib/i18n.js';
import { sayLockFault } from './faults.js';
import { letters } from './path.js';
import { lineOf } from './sentences.js';

/** @typedef {import('../../bridge/error.js').ContendError} ContendError */

/** Which refusal it is. @param {ContendError} e */
const kindOf = (e) => (e.field === 'threads' ? 'threads' : e.code === 'too-large' ? 'too-large' : String(e.args.kind ?? ''));

/**
 * @param {ContendError} e
 * @param {string} source  the text it is about
 * @param {'lower' | 'cells'} about
 * @param {unknown} [more]  what can be done at once
 */
export function refusal(e, source, about, more = nothing) {
  const key = `locks-${about}-why-${kindOf(e)}`;
  if (!has(key)) return html`<p class="wrong" role="status">${sayLockFault(e)}</p>`;
  const line = Number(e.args.line ?? 0);
  const args = {
    name: String(e.args.name ?? ''),
    thread: letters(Number(e.args.thread ?? 0)),
    n: number(Number(e.args.value ?? 0)),
    limit: number(Number(e.args.limit ?? 0)),
  };
  return html`<div class="locks-refusal" role="status">
    <h3>${t(`locks-${about}-refused`)}</h3>
    ${line > 0 ? html`<p>${lineOf(source, line)}</p>` : nothing}
    <p>${t(key, args)}</p>
    ${more}
  </div>`;
}
