/** What the signs of the state graph mean; only those that the graph has. */
import { html, nothing, svg } from 'lit-html';
import { t } from '../../lib/i18n.js';
import { BADGES, kinds } from './graph-picture.js';

/** @param {import('../../api.d.ts').Graph} g */
export function legend(g) {
  const there = new Set(g.nodes.flatMap(kinds));
  const signs = /** @type {const} */ (['inside', 'two', 'stuck', 'fails', 'breaks', 'meets']).filter((k) => there.has(k));
  const back = g.arrows.some((a) => g.nodes[a.to].depth <= g.nodes[a.from].depth);
  return html`<ul class="legend locks-graph-legend">
    <li>${svg`<svg viewBox="0 0 26 16" aria-hidden="true"><path class="start" d="M4 8h16m-5 -4l5 4l-5 4" /></svg>`}${t('locks-graph-start')}</li>
    <li>${svg`<svg viewBox="0 0 26 16" aria-hidden="true"><g class="node at"><rect class="ring" x="5" y="1" width="19" height="14" rx="4" /><rect class="box" x="8" y="4" width="13" height="8" rx="2" /><path class="here" d="M5 5l-4 -5h5z" /></g></svg>`}${t('locks-graph-present')}</li>
    ${signs.map((k) => html`<li>${svg`<svg viewBox="0 0 26 16" aria-hidden="true"><g class=${`node ${k}`}><rect class="box" x="3" y="3" width="16" height="11" rx="2" />${k === 'inside' ? svg`<rect class="within" x="5" y="5.5" width="12" height="6" rx="1" />` : nothing}${BADGES[k] ? svg`<g class="badge" transform="translate(18 7)"><circle r="7" /><text y="4" >${BADGES[k]}</text></g>` : nothing}</g></svg>`}${t(`locks-graph-${k}`)}</li>`)}
    ${back ? html`<li>${svg`<svg viewBox="0 0 26 16" aria-hidden="true"><g class="arrow back"><path d="M2 8H20" /><path class="heads" d="M26 8L19 4.5V11.5Z" /></g></svg>`}${t('locks-graph-back')}</li>` : nothing}
    <li><b class="locks-graph-word" translate="no">A5</b>${t('locks-graph-word')}</li>
  </ul>`;
}
