/** The retry calculator: document 002. */
import { html, nothing } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { duration, fault, number } from '../../lib/format.js';
import { language, t } from '../../lib/i18n.js';
import { inline, paragraphs } from '../../lib/markup.js';
import { room } from '../../lib/room.js';
import { chapter } from '../../parts/chapter.js';
import { exercises } from '../../parts/exercises.js';
import { segmented } from '../../parts/field.js';
import { picture } from '../../parts/figure.js';
import { standing } from '../../parts/standing.js';
import { working } from '../../parts/working.js';
import { card } from './card.js';
import { herdFields, policyFields, presetMenu, presetNote, strategyChoice } from './controls.js';
import { questions } from './exercises.js';
import { gathered, herd, herdLegend, herdSummary } from './herd.js';
import { legend, titleOf } from './marks.js';
import { parameterOf, schema } from './policy.js';
import { axisNote, ranges, rangesSummary } from './ranges.js';
import { claim, computedSentences, facts, question } from './sentences.js';
import { createState } from './state.js';
import { copyAs, waitsTable } from './take-along.js';
import { errorNote, totals, totalsLegend, totalsSummary, totalsTable } from './totals.js';

/** @type {import('../../lib/tool.js').Tool} */
export const tool = {
  id: 'backoff',
  order: 10,
  schema,
  card,
  open({ params, figureOnly }) {
    const state = createState(params);
    /** How wide a picture may be drawn: beside the fields, or over the whole figure. */
    const widths = () => {
      const page = Math.min(room.value, 1184) - (figureOnly ? 0 : room.value > 640 ? 48 : 32);
      const wide = page - 34;
      // In course notes and on a narrow screen the pictures come first, and the fields are there when wanted.
      const folded = figureOnly || page <= 832;
      return { folded, wide: Math.max(240, wide), beside: Math.max(240, folded ? wide : (page * 2.6) / 3.6 - 34) };
    };
    return {
      view: () => html`${question(state)}
        ${figure(state, widths())}
        ${claim(state)}
        <section class="more"><details><summary>${t('how-to-read')}</summary><div class="prose">${paragraphs(t('backoff-how-to-read'))}</div></details>
          <details><summary>${t('backoff-table')}</summary>${guard([language.value, state.schedules[/** @type {import('./policy.js').Strategy} */ (params.values.value.jitter)].result.value], () => waitsTable(state))}</details></section>
        ${chapter('backoff', { worked: computedSentences(state) })}
        ${exercises(questions())}
        ${sources()}`,
      figure: () => html`${figure(state, widths())}${claim(state)}`,
      close: state.close,
    };
  },
};

/** The policy's parameters: one that is refused opens what is folded around it. */
const FOLDED = new Set(['base', 'factor', 'cap', 'retries', 'lo', 'hi', 'order', 'floor', 'add0', 'add1', 'deadline']);

/** @param {import('./state.js').State} state @param {{wide: number, beside: number, folded: boolean}} widths  folded: the fields give way to the pictures */
function figure(state, widths) {
  const { folded } = widths;
  const { params } = state;
  const v = params.values.value;
  const chosen = /** @type {import('./policy.js').Strategy} */ (v.jitter);
  const strategies = state.strategies.value;
  const answered = state.answered.value;
  const log = v.axis === 'log';
  const stale = state.stale.value ? 'stale' : '';
  return html`<section class="figure backoff" aria-label=${t('backoff-title')}>
    <div class="controls">${presetMenu(state)}${strategyChoice(state)}</div>
    ${presetNote(state)}
    <div class=${folded ? 'one' : 'two'}>
      ${folded ? html`<details class="policy fold" ?open=${Object.keys(state.faults.value).some((name) => FOLDED.has(name))}><summary>${t('backoff-policy')}</summary><div class="fields">${policyFields(state)}${copyAs(state)}</div></details>` : html`<div class="policy">${policyFields(state)}${copyAs(state)}</div>`}
      <div>
        ${answered.length > 0 ? picture({
          id: 'backoff-ranges',
          title: t('backoff-ranges-title'),
          summary: rangesSummary(answered),
          file: 'contend-backoff-waits',
          picture: html`<div class=${stale}>${guard([language.value, answered, chosen, v.cap, log, widths.beside], () => ranges({ shown: answered, chosen, capMs: v.cap, log, width: widths.beside }))}</div>`,
          legend: html`${legend(strategies, chosen, html`<li><svg viewBox="0 0 26 12" aria-hidden="true"><path class="mean" d="M13 0v12" /></svg>${t('backoff-mean')}</li>`)}
            <div class="row">${segmented(params, { name: 'axis', label: t('backoff-axis'), options: ['log', 'linear'].map((id) => ({ id, label: t(`backoff-axis-${id}`) })) })}</div>
            ${axisNote(answered, log)}`,
        }) : html`${working(state.schedules[chosen])}${state.schedules[chosen].error.value === null ? nothing : html`<p class="hint">${refusal(state.schedules[chosen].error.value)}</p>`}`}
        ${others(state)}
      </div>
    </div>
    ${facts(state)}
    ${answered.length > 0 ? html`<div class="part">
      ${picture({
        id: 'backoff-totals',
        title: t('backoff-totals-title'),
        summary: totalsSummary(answered),
        file: 'contend-backoff-totals',
        picture: html`<div class=${stale}>${guard([language.value, answered, chosen, v.deadline, widths.wide], () => totals({ shown: answered, chosen, log: false, deadlineMs: v.deadline, width: widths.wide }))}</div>`,
        legend: totalsLegend(),
      })}
      <div class=${stale}>${guard([language.value, answered, chosen], () => totalsTable(answered, chosen))}</div>
      <p class="hint">${standing('exact')} ${errorNote(answered)}</p>
    </div>` : nothing}
    <div class="part">${herdPart(state, widths.wide)}</div>
  </section>`;
}

/** Strategies beside the chosen one that the core refuses for this policy. @param {import('./state.js').State} state */
function others(state) {
  const chosen = /** @type {import('./policy.js').Strategy} */ (state.params.values.value.jitter);
  // What the chosen one is refused for stands beside its field; once is enough.
  if (state.schedules[chosen].error.value !== null) return nothing;
  const refused = state.strategies.value.filter((s) => s !== chosen && state.schedules[s].error.value !== null && state.schedules[s].error.value?.code !== 'cancelled');
  return refused.map((s) => {
    return html`<p class="hint" role="status">${t('backoff-other-refused', { name: titleOf(s), why: refusal(state.schedules[s].error.value) })}</p>`;
  });
}

/** @param {import('../../bridge/error.js').ContendError | null} e */
function refusal(e) {
  if (!e) return '';
  return e.args.retry === undefined ? fault(e, (f) => t(`backoff-f-${parameterOf(f)}`)) : t('backoff-too-long', { retry: Number(e.args.retry), fits: Number(e.args.retry) - 1 });
}

/** @param {import('./state.js').State} state @param {number} width */
function herdPart(state, width) {
  const { params } = state;
  const v = params.values.value;
  const chosen = /** @type {import('./policy.js').Strategy} */ (v.jitter);
  const herds = state.herds.value;
  const untilMs = state.untilMs.value;
  const atWork = state.herdAtWork.value;
  const capacity = v.outage !== null && v.capacity !== null ? (v.capacity * v.bucket) / 1000 : null;
  const mine = state.fleets[chosen].result.value;
  return html`<div class="herd">
    ${herdFields(state)}
    ${herds.length > 0 ? picture({
      id: 'backoff-herd',
      title: t('backoff-herd-title'),
      summary: herdSummary(herds, v.bucket),
      file: 'contend-backoff-herd',
      picture: html`<div class=${state.herdStale.value ? 'stale' : ''}>${guard([language.value, herds, chosen, v.bucket, untilMs, v.counts, v.outage, capacity, width], () => herd({ shown: herds, chosen, bucketMs: v.bucket, untilMs, log: v.counts === 'log', outageMs: v.outage, capacity, width }))}</div>`,
      legend: html`${herdLegend({ per: gathered(herds[0].fleet, untilMs, v.bucket, width), outage: v.outage !== null, capacity: capacity !== null, expected: herds.some((h) => h.fleet.expected.length > 0) })}
        <div class="row">${segmented(params, { name: 'counts', label: t('backoff-counts-axis'), options: ['linear', 'log'].map((id) => ({ id, label: t(`backoff-axis-${id}`) })) })}</div>`,
    }) : nothing}
    ${atWork ? working({ ...atWork, stop: state.stopHerds }, 'backoff-working') : herds.length === 0 ? working(state.fleets[chosen]) : nothing}
    ${v.outage === null || !mine ? nothing : html`<p role="status">${
      mine.drainedMs === null
        ? t('backoff-gave-up', { count: mine.gaveUp, n: number(mine.gaveUp), name: titleOf(chosen) })
        : t('backoff-drained', { when: duration(mine.drainedMs), name: titleOf(chosen) })
    }</p>`}
    ${state.strategies.value.filter((s) => s !== chosen && state.fleets[s].error.value !== null).map((s) => html`<p class="hint" role="status">${t('backoff-other-refused', { name: titleOf(s), why: refusal(state.fleets[s].error.value) })}</p>`)}
    <p class="hint">${standing('simulated', t('backoff-scope', { seed: v.seed, clients: number(v.clients) }))} ${t('backoff-common-numbers')}</p>
  </div>`;
}

function sources() {
  return html`<section class="more sources" aria-labelledby="backoff-sources"><h2 id="backoff-sources">${t('sources')}</h2>
    <div class="prose">${paragraphs(t('backoff-sources'))}
    <ol>${['origin', 'widest', 'grows'].map((id) => html`<li>${inline(t(`backoff-erratum-${id}`))}</li>`)}</ol></div>
  </section>`;
}

