/**
 * The picture that is the proof: the register in the run as it is, and in the run in which the other thread never moved.
 * From the moment at which both hold the same, the frozen thread cannot tell which of the two it is in.
 */
import { html, nothing } from 'lit-html';
import { t } from '../../lib/i18n.js';
import { held } from './held.js';
import { mark } from './marks.js';
import { letters } from './path.js';

/** Longer plays are told by their first moments and their last. */
const SHOWN = 12;

/** @param {import('../../api.d.ts').Covering} c */
export function memories(c) {
  if (c.memory.length === 0) return nothing;
  const first = letters(c.first);
  const second = letters(c.second);
  const turning = c.memory.findIndex((m) => m.same);
  const long = c.memory.length > SHOWN;
  const rows = c.memory.map((m, i) => ({ m, i })).filter(({ i }) => !long || i < SHOWN - 1 || i === c.memory.length - 1);
  const left = c.memory.length - rows.length;
  const caption = t('locks-lower-memory', { name: c.register, second });
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${caption}><table class="locks-twins">
    <caption>${caption}</caption>
    <thead><tr><th scope="col">${t('locks-lower-moment')}</th><th scope="col">${t('locks-lower-with', { second })}</th><td></td><th scope="col">${t('locks-lower-without', { second })}</th></tr></thead>
    <tbody>${rows.map(
      ({ m, i }) => html`
        ${i === turning ? html`<tr class="turning"><td colspan="4">${t('locks-lower-cannot-tell', { first })}</td></tr>` : nothing}
        ${left > 0 && i === c.memory.length - 1 ? html`<tr class="turning"><td colspan="4">${t('locks-lower-moments-more', { count: left })}</td></tr>` : nothing}
        <tr class=${m.same ? 'same' : 'apart'}>
          <th scope="row">${m.thread < 0 ? t('locks-lower-frozen', { first, line: m.stands }) : t('locks-lower-ran', { first, line: m.line })}</th>
          ${memory(m.with, m.insideWith)}
          <td class="between"><span aria-hidden="true">${m.same ? '=' : '≠'}</span><span class="sr">${t(m.same ? 'locks-lower-same' : 'locks-lower-apart')}</span></td>
          ${memory(m.without, m.insideWithout)}
        </tr>`,
    )}</tbody>
  </table></div>`;
}

/** @param {number | null} value @param {number[]} inside */
const memory = (value, inside) => html`<td><b class="locks-cell">${held(value)}</b>
  <span class="locks-inside">${inside.length > 0 ? html`${inside.map(mark)} ${t('locks-lower-inside')}` : html`<span class="soft">${t('locks-lower-nobody')}</span>`}</span></td>`;
