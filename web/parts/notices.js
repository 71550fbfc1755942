/** The licences of what is inside the page. */
import { html } from 'lit-html';
import { notices as all } from 'virtual:notices';
import { t } from '../lib/i18n.js';

export function notices() {
  return html`<details class="notices"><summary>${t('notices')}</summary>
    <div lang="en" translate="no" tabindex="0" role="region" aria-label=${t('notices')}>
      ${all.map(({ names, text }) => html`<h3>${names.join(', ')}</h3><pre>${text}</pre>`)}
    </div>
  </details>`;
}
