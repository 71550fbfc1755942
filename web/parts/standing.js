/** How a result is known. The four are never mixed up: exact, simulated, quoted, proved (or refuted, or unknown). */
import { html } from 'lit-html';
import { t } from '../lib/i18n.js';

/** @param {'exact' | 'simulated' | 'quoted' | 'proved' | 'refuted' | 'unknown'} how @param {string} [scope]  seed, runs, n */
export function standing(how, scope) {
  return html`<span class=${`tag ${how}`}>${t(`standing-${how}`)}${scope ? html` <span class="scope">${scope}</span>` : ''}</span>`;
}
