/** Which reductions a search used, which not, and why not. */
import { html, nothing } from 'lit-html';
import { t } from '../../lib/i18n.js';
import { inline } from '../../lib/markup.js';
import { lineOf } from './sentences.js';

/** @param {import('../../api.d.ts').Reduction[]} all @param {string} source  the text that the lines are of @param {number | string} bound */
export function reductions(all, source, bound) {
  const told = all.filter((r) => r.status !== 'none');
  if (told.length === 0) return nothing;
  return html`<ul class="locks-reductions" aria-label=${t('locks-reductions')}>${told.map(
    (r) => html`<li class=${r.status === 'on' ? 'on' : 'off'}><span class="sign" aria-hidden="true">${r.status === 'on' ? '✓' : '–'}</span>
      <div><b>${t(`locks-reduction-${r.id}`)}</b>${r.names.length > 0 ? html` <code translate="no">${r.names.join(', ')}</code>` : nothing}
        <span class="soft">${r.status === 'on' ? inline(t(`locks-reduction-${r.id}-on`, { bound })) : html`${t(`locks-reduction-${r.status}`)} ${r.reason ? inline(t(`locks-reason-${r.reason}`)) : nothing}`}</span>
        ${r.line > 0 ? lineOf(source, r.line) : nothing}</div></li>`,
  )}</ul>`;
}
