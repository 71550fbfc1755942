/** What is asked before the figure answers, and the exercises. */
import { html } from 'lit-html';
import { t } from '../../lib/i18n.js';

/** @param {import('./lab.js').Lab} _lab */
export const ask = (_lab) => html`<h1>${t('mutex-title')}</h1>`;

export const tasks = () => html``;
