/** What the run cost: messages by type and per entry, beside the formula; and who bore it. */
import { html, nothing } from 'lit-html';
import { number, significant } from '../../lib/format.js';
import { has, t } from '../../lib/i18n.js';
import { standing } from '../../parts/standing.js';
import { mark } from './names.js';

/** Beyond so many, the loads are told in short. */
const MOST_LOADS = 40;

/** @param {import('./lab.js').Lab} lab @returns {import('./panels.js').Panel} */
export const costs = (lab) => ({ view: () => view(lab), close() {} });

/** @param {import('./lab.js').Lab} lab */
function view(lab) {
  const shown = lab.shown.value;
  if (!shown) return html`<p class="soft">${lab.run.error.value ? '–' : t('working')}</p>`;
  const { ran: r, names, processes } = shown;
  const formulas = lab.entry.value?.formulas ?? [];
  const formula = (/** @type {string} */ what) => formulas.find((f) => f.what === what)?.text ?? '–';
  const most = Math.max(1, ...r.perNode.map((l) => l.sent + l.received));
  return html`<section aria-labelledby="mutex-costs-title"><div class="row spread"><h2 id="mutex-costs-title">${t('mutex-panel-costs')}</h2>${standing('simulated', t('mutex-scope', { seed: lab.params.values.value.seed, events: number(r.events) }))}</div>
    <div class="mutex-costs">
      <table><caption>${t('mutex-costs-caption')}</caption>
        <thead><tr><td></td><th scope="col" class="n">${t('mutex-measured')}</th><th scope="col">${t('mutex-formula')}</th></tr></thead>
        <tbody>
          <tr><th scope="row">${t('mutex-costs-per-entry')}</th><td class="n">${r.perEntry.messages === null ? '–' : significant(r.perEntry.messages, 5)}</td><td>${formula('messages')}</td></tr>
          <tr><th scope="row">${t('mutex-costs-delay')}</th><td class="n">${r.perEntry.delay === null ? '–' : significant(r.perEntry.delay, 5)}</td><td>${formula('delay')}</td></tr>
          <tr><th scope="row">${t('mutex-costs-entries')}</th><td class="n">${number(r.entered)}</td><td></td></tr>
          <tr><th scope="row">${t('mutex-costs-messages')}</th><td class="n">${number(r.messages)}</td><td></td></tr>
          ${Object.entries(r.byType).filter(([, n]) => n > 0).map(([type, n]) => html`<tr class="sub"><th scope="row"><code translate="no">${type}</code> ${has(`mutex-type-${type}`) ? html`<span class="soft">${t(`mutex-type-${type}`)}</span>` : nothing}</th><td class="n">${number(n)}</td><td></td></tr>`)}
          ${r.lost > 0 ? html`<tr><th scope="row">${t('mutex-costs-lost')}</th><td class="n">${number(r.lost)}</td><td></td></tr>` : nothing}
          ${r.rejected > 0 ? html`<tr><th scope="row">${t('mutex-costs-rejected')}</th><td class="n">${number(r.rejected)}</td><td></td></tr>` : nothing}
          ${r.overwrote > 0 ? html`<tr class="bad"><th scope="row">${t('mutex-costs-overwrote')}</th><td class="n">${number(r.overwrote)}</td><td></td></tr>` : nothing}
        </tbody></table>
      <table class="loads"><caption>${t('mutex-loads')}</caption><thead><tr><th scope="col">${t('mutex-loads-who')}</th><th scope="col" class="n">${t('mutex-loads-sent')}</th><th scope="col" class="n">${t('mutex-loads-received')}</th><td></td></tr></thead>
        <tbody>${r.perNode.slice(0, MOST_LOADS).map((l, k) => html`<tr><th scope="row">${mark(k, names[k] ?? String(k), k < processes)}</th><td class="n">${number(l.sent)}</td><td class="n">${number(l.received)}</td><td><meter min="0" max=${most} value=${l.sent + l.received} aria-hidden="true"></meter></td></tr>`)}</tbody></table>
      ${r.perNode.length > MOST_LOADS ? html`<p class="soft">${t('mutex-loads-more', { n: r.perNode.length - MOST_LOADS, count: number(r.perNode.length - MOST_LOADS) })}</p>` : nothing}
    </div></section>`;
}
