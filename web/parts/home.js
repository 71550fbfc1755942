/** The start page: each tool with its question. */
import { html } from 'lit-html';
import { t } from '../lib/i18n.js';

/** @param {import('../lib/tool.js').Tool[]} tools */
export function home(tools) {
  return html`<div class="ask"><h1>${t('home-title')}</h1><p class="lede">${t('home-lede')}</p></div>
    <div class="cards">
      ${tools.map((tool) => html`<a class="card" href=${`#/${tool.id}`}><h2>${t(`${tool.id}-name`)}</h2><p>${t(`${tool.id}-question`)}</p>${tool.card?.() ?? ''}</a>`)}
    </div>`;
}
