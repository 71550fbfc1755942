/** What the course documents say, each sentence recomputed. */
import { effect, signal } from '@preact/signals-core';
import { html, nothing } from 'lit-html';
import { fault, number } from '../../lib/format.js';
import { has, t } from '../../lib/i18n.js';
import { paragraphs } from '../../lib/markup.js';
import { oneOf } from '../../lib/params.js';
import { csv, save } from '../../lib/share.js';
import { segmented } from '../../parts/field.js';
import { working } from '../../parts/working.js';
import { card } from './card.js';
import { grouped, named, rows, ROWS_HEAD, shown, tally } from './groups.js';
import { mark } from './marks.js';
import { row } from './row.js';
import { createRun } from './run.js';

/** @type {import('../../lib/params.js').Schema} */
const schema = {
  doc: { kind: oneOf(['all', '000', '001', '002', '003']), preset: 'all' },
  show: { kind: oneOf(['all', 'errata']), preset: 'all' },
  id: { kind: { read: (s) => (/^\d{1,3}[a-z]?$/.test(s) ? s : undefined), write: (v) => v, problem: 'param-one-of' }, preset: '' },
};

/** How many rows are added to the page in one go. */
const BATCH = 16;

/** @type {import('../../lib/tool.js').Tool} */
export const tool = {
  id: 'claims',
  order: 90,
  schema,
  card,
  open({ params, embedded }) {
    const run = createRun(() => params.values.value.id, !embedded);
    const drawn = signal(BATCH);
    // The rows come some at a time, so that the page answers in between.
    const grow = effect(() => {
      const all = run.list.result.value?.length ?? 0;
      const next = drawn.value + BATCH;
      if (drawn.value >= all) return undefined;
      const timer = setTimeout(() => {
        drawn.value = next;
      });
      return () => clearTimeout(timer);
    });
    const state = { params, run, drawn };
    return {
      view: () => html`<div class="ask"><h1>${t('claims-title')}</h1><p class="lede">${t('claims-lede')}</p></div>
        ${figure(state)}
        <section class="more"><details open><summary>${t('how-to-read')}</summary><div class="prose">${paragraphs(t('claims-how'))}</div></details>
          <details open><summary>${t('chapter-model-ends')}</summary><div class="prose">${paragraphs(t('claims-ends'))}</div></details></section>`,
      figure: () => figure(state),
      close() {
        grow();
        run.close();
      },
    };
  },
};

/** @typedef {{params: import('../../lib/params.js').Params, run: import('./run.js').Run, drawn: import('@preact/signals-core').Signal<number>}} State */

/** @param {State} state */
function figure({ params, run, drawn }) {
  const { id } = params.values.value;
  const all = run.list.result.value;
  const wish = /** @type {{doc: string, show: string, id: string}} */ (params.values.value);
  const here = all ? shown(all, wish, run.verdict) : [];
  return html`<section class="figure claims" aria-label=${t('claims-title')} aria-busy=${String(!all || run.running.value || drawn.value < here.length)}>
    <div class="controls">${id === '' ? filters(params, all ?? []) : only(params, id)}${buttons(run, id)}</div>
    ${all ? summary(run, id === '' ? all : here) : html`<div class="claims-note">${working(run.list)}</div>`}
    ${run.list.error.value ? html`<p class="claims-note wrong" role="alert">${fault(run.list.error.value)}</p>` : nothing}
    ${run.trouble.value ? html`<p class="claims-note wrong" role="alert">${fault(run.trouble.value)}</p>` : nothing}
    ${all && here.length === 0 && (id !== '' || tally(all, run.verdict).waiting === 0) ? html`<p class="claims-note">${id === '' ? t('claims-none') : t('claims-unknown', { id })}</p>` : nothing}
    ${grouped(here.slice(0, drawn.value)).map((g) => html`<section class="claims-document" aria-labelledby=${`claims-d-${g.document}`}>
      <h2 id=${`claims-d-${g.document}`}>${has(`claims-document-${g.document}`) ? t(`claims-document-${g.document}`) : g.document}</h2>
      ${g.sections.map((s) => html`<h3>${has(`claims-section-${s.section}`) ? t(`claims-section-${s.section}`) : s.section}</h3>
        <ol class="claims-rows">${s.entries.map((e) => row(e, run))}</ol>`)}
    </section>`)}
    ${all ? html`<p class="claims-note"><button type="button" @click=${() => save('contend-claims.csv', 'text/csv', csv([ROWS_HEAD, ...rows(here, run.resultOf)]))}>${t('save-csv')}</button></p>` : nothing}
  </section>`;
}

/** @param {import('../../lib/params.js').Params} params @param {import('./groups.js').Entry[]} all */
function filters(params, all) {
  const documents = [...new Set(all.map((e) => e.document))];
  return html`${segmented(params, { name: 'doc', label: t('claims-filter-document'), options: [{ id: 'all', label: t('claims-filter-all') }, ...documents.map((d) => ({ id: d, label: d }))] })}
    ${segmented(params, { name: 'show', label: t('claims-filter-show'), options: [{ id: 'all', label: t('claims-filter-everything') }, { id: 'errata', label: t('claims-filter-errata') }] })}`;
}

/** @param {import('../../lib/params.js').Params} params @param {string} id */
function only(params, id) {
  return html`<p class="row">${t('claims-filter-only', { id })} <button type="button" @click=${() => params.set({ id: '' })}>${t('claims-filter-off')}</button></p>`;
}

/** Start, or how far it is and Stop. @param {import('./run.js').Run} run @param {string} id */
function buttons(run, id) {
  const all = run.list.result.value;
  if (!all) return nothing;
  const mine = id === '' ? all : all.filter((e) => named(e, id));
  const { done, total, waiting } = tally(mine.filter((e) => id !== '' || !e.slow), run.verdict);
  if (total === 0) return nothing;
  if (run.running.value) {
    return html`<p class="working"><progress max=${total} value=${done} aria-label=${t('working')}></progress>
      <span>${t('claims-progress', { done: number(done), total: number(total) })}</span>
      <button type="button" @click=${run.stop}>${t('stop')}</button></p>`;
  }
  if (waiting > 0) return html`<button type="button" class="main" @click=${() => run.go(id)}>${t(done > 0 ? 'claims-continue' : 'claims-run')}</button>`;
  return html`<button type="button" @click=${() => run.again(id)}>${t('claims-again')}</button>`;
}

/** The counts, and every sentence as a mark. @param {import('./run.js').Run} run @param {import('./groups.js').Entry[]} entries */
function summary(run, entries) {
  const n = tally(entries, run.verdict);
  const counts = /** @type {const} */ ([['holds', 'hold'], ['erratum', 'errata'], ['failed', 'failed'], ['waiting', 'waiting']]);
  return html`<div class="claims-summary">
    <dl class="claims-counts">
      <div><dt>${t('claims-count-all')}</dt><dd>${number(n.total)}</dd></div>
      ${counts.map(([verdict, key]) => ((verdict === 'failed' || verdict === 'waiting') && n[verdict] === 0 ? nothing : html`<div class=${verdict}><dt>${t(`claims-count-${key}`)}</dt><dd>${mark(verdict)}${number(n[verdict])}</dd></div>`))}
    </dl>
    <p class="claims-strip" aria-hidden="true">${entries.map((e) => mark(run.verdict(e)))}</p>
    <p class="sr" role="status">${run.running.value || n.done === 0 ? '' : t('claims-told', { done: n.done, total: n.total, hold: n.holds, errata: n.erratum, failed: n.failed })}</p>
  </div>`;
}
