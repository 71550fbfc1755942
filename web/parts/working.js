/** Work that takes a while: how far it is, and a Stop that is heard. */
import { html, nothing } from 'lit-html';
import { engine } from '../bridge/page.js';
import { number } from '../lib/format.js';
import { t } from '../lib/i18n.js';

/**
 * @param {import('../lib/live.js').Live<any>} live
 * @param {string} [unit]  a message key that takes { $done } and { $total }
 */
export function working(live, unit = 'working-count') {
  const p = live.progress.value;
  if (!live.busy.value) return nothing;
  if (!p) return engine.value === 'loading' ? html`<p class="working" role="status">${t('loading')}</p>` : nothing;
  return html`<p class="working" role="status">
    ${p.total > 0 ? html`<progress max=${p.total} value=${p.done} aria-label=${t('working')}></progress>` : html`<progress aria-label=${t('working')}></progress>`}
    <span>${t(unit, { done: number(p.done), total: p.total > 0 ? number(p.total) : '?' })}</span>
    <button type="button" @click=${live.stop}>${t('stop')}</button>
  </p>`;
}
