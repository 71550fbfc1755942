/** The figure's numbers as a table: for reading aloud, for copying, for printing, and as a file. */
import { html, nothing } from 'lit-html';
import { t } from '../lib/i18n.js';
import { csv, save } from '../lib/share.js';

/** More rows than this would make the page slow; the file has all of them. */
const SHOWN = 200;

/**
 * @param {object} p
 * @param {string} p.caption
 * @param {string} p.file  the name of the file, without its ending
 * @param {string[]} p.head
 * @param {() => (string | number)[][]} p.raw  the numbers as they are, for the file; in English, with units in the head
 * @param {string[]} p.rawHead
 * @param {unknown[][]} p.rows  the cells as they are shown; the first of a row is its head
 * @param {number} [p.total]  how many rows there are, when not all were made
 */
export function dataTable({ caption, file, head, raw, rawHead, rows, total = rows.length }) {
  return html`<div class="data">
    <div class="scroll" tabindex="0" role="region" aria-label=${caption}>
      <table><caption>${caption}</caption>
        <thead><tr>${head.map((h) => html`<th scope="col">${h}</th>`)}</tr></thead>
        <tbody>${rows.slice(0, SHOWN).map((r) => html`<tr>${r.map((c, i) => (i === 0 ? html`<th scope="row">${c}</th>` : html`<td>${c}</td>`))}</tr>`)}</tbody>
      </table>
    </div>
    <p class="row">
      <button type="button" @click=${() => save(`${file}.csv`, 'text/csv', csv([rawHead, ...raw()]))}>${t('save-csv')}</button>
      ${total > SHOWN ? html`<span class="soft">${t('table-cut', { shown: SHOWN, total })}</span>` : nothing}
    </p>
  </div>`;
}
