/**
 * The chapter's ideas in the reader's language: always the same seven headings, in the order in which the course
 * documents tell them. The text is `<tool>-<heading>` in web/i18n.
 */
import { html, nothing } from 'lit-html';
import { has, t } from '../lib/i18n.js';
import { paragraphs } from '../lib/markup.js';

export const HEADINGS = /** @type {const} */ (['likeness', 'mechanism', 'rule', 'worked', 'breaks', 'model-ends', 'at-work']);

/** @param {string} tool @param {Partial<Record<typeof HEADINGS[number], unknown>>} [extras]  what follows a heading's text */
export function chapter(tool, extras = {}) {
  return html`<section class="chapter" aria-labelledby="chapter-title"><h2 id="chapter-title">${t('chapter')}</h2>
    ${HEADINGS.map((h) => (has(`${tool}-${h}`) ? html`<details><summary>${t(`chapter-${h}`)}</summary><div class="prose">${paragraphs(t(`${tool}-${h}`))}${extras[h] ?? nothing}</div></details>` : nothing))}
  </section>`;
}
