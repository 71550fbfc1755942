/** An address that leads nowhere. */
import { html } from 'lit-html';
import { t } from '../lib/i18n.js';
import { visible } from '../lib/visible.js';

/** @param {string[]} path */
export function notFound(path) {
  return html`<h1>${t('not-found-title')}</h1><p>${t('not-found', { address: visible(path.join('/'), 80) })}</p><p><a href="#/">${t('to-start')}</a></p>`;
}
