/** Everything that happened, as a table: the diagram's data for those who read it, copy it or print it. */
import { html, nothing } from 'lit-html';
import { signal } from '@preact/signals-core';
import { number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { dataTable } from '../../parts/data-table.js';
import { sayRecord } from './record.js';

/** More rows are not worth making while the page is looked at; the file has all. */
const ROWS = 200;

/** It is folded away at first, and costs nothing then. */
const open = signal(false);

/** @param {import('./lab.js').Lab} lab */
export function log(lab) {
  const shown = lab.shown.value;
  if (!shown) return nothing;
  const { ran, moment, names } = shown;
  return html`<details class="mutex-log" ?open=${open.value} @toggle=${(/** @type {Event} */ e) => {
    open.value = /** @type {HTMLDetailsElement} */ (e.target).open;
  }}><summary>${t('mutex-log')}</summary>
    ${open.value ? table() : nothing}</details>`;

  function table() {
    const all = ran.trace.filter((r) => r.step <= moment.step);
    return dataTable({
      caption: t('mutex-log-caption', { n: number(all.length) }),
      file: `contend-${lab.id}-trace`,
      head: [t('mutex-log-event'), t('mutex-log-time'), t('mutex-log-what')],
      rows: all.slice(0, ROWS).map((r) => [number(r.step), number(r.at, 6), sayRecord(r, names)]),
      total: all.length,
      rawHead: ['event', 'time', 'what', 'node', 'peer', 'message', 'type', 'args', 'text'],
      raw: () => all.map((r) => [r.step, r.at, r.what, names[r.node] ?? '', names[r.peer] ?? '', r.message || '', r.type, r.args.join(' '), r.text]),
    });
  }
}
