/**
 * Who may be inside, in four views that can differ: what processes believe, what was granted, what the resource has seen,
 * and what is so.
 */
import { html, nothing } from 'lit-html';
import { list, number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';

/** @param {import('./lab.js').Shown} shown */
export function views({ moment: m, names }) {
  const believe = m.nodes.flatMap((n, k) => (n.phase === 'inside' ? [k] : []));
  const inside = believe.filter((k) => !m.nodes[k].down);
  const granters = m.nodes.flatMap((n, k) => (n.granted !== null && !n.down ? [k] : []));
  const said = (/** @type {number[]} */ who) => (who.length > 0 ? list(who.slice(0, 8).map((k) => names[k])) : t('mutex-nobody'));
  const two = inside.length > 1;
  return html`<dl class="mutex-views">
    <div><dt>${t('mutex-view-believes')}</dt><dd>${said(inside)}</dd></div>
    ${granters.length > 0 ? html`<div><dt>${t('mutex-view-granted')}</dt><dd>${granted(m, granters, names)}</dd></div>` : nothing}
    <div><dt>${t('mutex-view-resource')}</dt><dd>${m.writer < 0 ? t('mutex-view-nothing') : t('mutex-view-wrote', { who: names[m.writer], fence: m.fence, n: number(m.fence) })}</dd></div>
    <div class=${two ? 'bad' : ''}><dt>${t('mutex-view-outside')}</dt><dd>${two ? html`<b aria-hidden="true">✕</b> ` : nothing}${t('mutex-view-inside', { count: inside.length, n: number(inside.length) })}</dd></div>
  </dl>`;
}

/** Whom the granters have let in, as far as they remember; of several, how many say so. @param {import('../../api.d.ts').MutexLooked} m @param {number[]} granters @param {string[]} names */
function granted(m, granters, names) {
  /** @type {Map<number, number>} */
  const count = new Map();
  for (const g of granters) count.set(m.nodes[g].granted ?? -1, (count.get(m.nodes[g].granted ?? -1) ?? 0) + 1);
  return [...count].sort(([a], [b]) => a - b).map(([who, n], k) => {
    const name = who < 0 ? t('mutex-nobody') : names[who];
    return html`${k > 0 ? ', ' : nothing}${granters.length === 1 ? name : t('mutex-view-votes', { who: name, n: number(n), all: number(granters.length) })}`;
  });
}
