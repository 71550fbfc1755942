/** What a lock costs in memory: its cells, and what one entry reads and writes when nobody else asks. */
import { html, nothing, svg } from 'lit-html';
import { number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { live } from '../../lib/live.js';
import { standing } from '../../parts/standing.js';
import { working } from '../../parts/working.js';
import { ranges, span } from './held.js';
import { refusal } from './refusals.js';

/** @typedef {import('../../api.d.ts').CellCount} CellCount */
/** @typedef {import('../../lib/live.js').Live<CellCount>} Counting */

/** @param {import('./lab.js').Lab} lab */
export function cells(lab) {
  const open = () => lab.params.values.value.panel === 'lower' && lab.good.value;
  /** @type {Counting} */
  const mine = live('locks.cells', () => open() || null, 'gives-way');
  /** @type {Counting} */
  const filter = live('locks.cells', () => (open() ? { lock: 'filter', threads: lab.good.value?.threads } : null), 'gives-way');
  /** @type {Counting} */
  const bakery = live('locks.cells', () => (open() ? { lock: 'bakery', threads: lab.good.value?.threads } : null), 'gives-way');

  const view = () => {
    const n = lab.good.value?.threads ?? 0;
    const c = mine.result.value;
    const e = mine.error.value;
    return html`<section class="locks-cells" aria-labelledby="locks-cells-title">
      <h2 id="locks-cells-title">${t('locks-cells-title')}</h2>
      ${working(mine)}
      ${e ? refusal(e, lab.goodSource.value, 'cells') : c ? html`<div class=${mine.stale.value ? 'stale' : ''}>${own(c, n)}</div>` : nothing}
      ${compare(e ? null : c, filter.result.value, bakery.result.value, n)}
    </section>`;
  };
  return {
    view,
    close() {
      for (const l of [mine, filter, bakery]) l.close();
    },
  };
}

/** How many cells it uses: a number, or the two that it lies between. @param {CellCount} c */
const used = (c) => (c.used >= 0 ? number(c.used) : `${number(c.alone)}–${number(c.atMost)}`);

/** @param {CellCount} c @param {number} n */
function own(c, n) {
  const least = c.used >= 0 ? c.used : c.atMost;
  return html`<p>${t(c.used >= 0 ? 'locks-cells-used' : 'locks-cells-between', { count: Math.max(c.used, 0), used: number(c.used), declared: number(c.declared), least: number(c.alone), most: number(c.atMost) })} ${standing('exact', t('locks-cells-scope', { n }))}</p>
    ${least < n ? html`<p>${t('locks-cells-fewer', { n: number(n) })}</p>` : nothing}
    ${c.shared.length === 0 ? nothing : table(t('locks-cells-variables'), [t('locks-cells-variable'), t('locks-cells-declared'), t('locks-cells-touched')], c.shared.map((s) => [html`<code>${s.name}</code>`, number(s.declared), s.alone === s.atMost ? number(s.alone) : `${number(s.alone)}–${number(s.atMost)}`]))}
    ${table(
      t('locks-cells-passes'),
      [t('locks-cells-thread'), t('locks-cells-reads'), t('locks-cells-different'), t('locks-cells-writes'), t('locks-cells-exit')],
      alike(c).map(({ names, p }) => [
        names,
        number(p.entry.reads),
        number(p.entry.readCells),
        number(p.entry.writes),
        p.end === 'rests' ? `${number(p.exit.reads)} / ${number(p.exit.writes)}` : t(`locks-cells-end-${p.end}`),
      ]),
    )}`;
}

/** Threads whose passes count the same stand in one row. @param {CellCount} c */
function alike(c) {
  /** @type {Map<string, {threads: number[], p: import('../../api.d.ts').PassCount}>} */
  const rows = new Map();
  for (const p of c.passes) {
    const key = JSON.stringify([p.entry, p.exit, p.end]);
    const row = rows.get(key);
    if (row) row.threads.push(p.thread);
    else rows.set(key, { threads: [p.thread], p });
  }
  return [...rows.values()].map(({ threads, p }) => ({ names: ranges(threads), p }));
}

/** @param {CellCount | null} mine @param {CellCount | null} filter @param {CellCount | null} bakery @param {number} n */
function compare(mine, filter, bakery, n) {
  if (!filter || !bakery || n < 2) return nothing;
  const most = Math.max(mine?.atMost ?? 0, filter.atMost, bakery.atMost);
  /** @param {string} name @param {string} formula @param {CellCount} c @param {string} [reads]  of n, where it is known */
  const row = (name, formula, c, reads) => [
    html`${name}${formula ? html` <span class="soft">${formula}</span>` : nothing}`,
    html`${bar(c.used >= 0 ? c.used : c.atMost, n, most)} ${used(c)}`,
    html`${reads ? html`<span class="soft">${reads} =</span> ` : nothing}${span(c.passes.map((p) => p.entry.reads), number)}`,
    span(c.passes.map((p) => p.entry.readCells), number),
    span(c.passes.map((p) => p.entry.writes + p.exit.writes), number),
  ];
  return html`${table(
    t('locks-cells-compare', { n: number(n) }),
    [t('locks-cells-lock'), t('locks-cells-cells'), t('locks-cells-reads'), t('locks-cells-different'), t('locks-cells-all-writes')],
    [
      ...(mine ? [row(t('locks-cells-this'), '', mine)] : []),
      row(t('locks-cells-filter'), '2n\u00a0−\u00a01', filter, '(n\u00a0−\u00a01)²'),
      row(t('locks-cells-bakery'), '2n', bakery, '2n\u00a0−\u00a01'),
      [html`${t('locks-cells-bound')} <span class="soft">n</span>`, html`${bar(n, n, most)} ${number(n)}`, '–', '–', '–'],
    ],
  )}
  <p>${t('locks-cells-moral', { least: number(n - 1) })}</p>
  <p class="soft">${t('locks-cells-bound-note')} ${standing('quoted', 'Burns, Lynch 1993')}</p>`;
}

/** So many cells, from zero; the line is the lower bound. @param {number} cells @param {number} n @param {number} most */
const bar = (cells, n, most) => html`<svg class="locks-bar" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">${svg`<rect x="0" y="2" width=${(100 * cells) / Math.max(1, most)} height="10"></rect><line x1=${(100 * n) / Math.max(1, most)} x2=${(100 * n) / Math.max(1, most)} y1="0" y2="14"></line>`}</svg>`;

/** @param {string} caption @param {string[]} head @param {unknown[][]} rows */
const table = (caption, head, rows) => html`<div class="scroll" tabindex="0" role="region" aria-label=${caption}><table class="locks-table">
    <caption>${caption}</caption>
    <thead><tr>${head.map((h) => html`<th scope="col">${h}</th>`)}</tr></thead>
    <tbody>${rows.map((r) => html`<tr>${r.map((c, i) => (i === 0 ? html`<th scope="row">${c}</th>` : html`<td>${c}</td>`))}</tr>`)}</tbody>
  </table></div>`;
