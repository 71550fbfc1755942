/** The panel "violation": how likely replicas that forget let two in, term by term, and over every majority. */
import { signal } from '@preact/signals-core';
import { html, nothing } from 'lit-html';
import { call } from '../../bridge/page.js';
import { fault, number, raised, significant } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { live } from '../../lib/live.js';
import { inline } from '../../lib/markup.js';
import { measure } from '../../lib/measure.js';
import { dataTable } from '../../parts/data-table.js';
import { field } from '../../parts/field.js';
import { picture } from '../../parts/figure.js';
import { standing } from '../../parts/standing.js';
import { schema } from './settings.js';
import { violationPicture } from './violation-picture.js';

/** @typedef {import('../../api.d.ts').MutexViolation} Violation */

/** What a book prints: replicas, majority, 1/p, and the power of ten that it says the probability is below. */
const BOOK = /** @type {const} */ ([
  [8, 5, 1200, -5], [8, 6, 1200, -11], [16, 9, 1200, -4], [16, 12, 1200, -21], [32, 17, 1200, -4], [32, 24, 1200, -43],
  [8, 5, 120, -3], [8, 6, 120, -7], [16, 9, 120, -2], [16, 12, 120, -13], [32, 17, 120, -2], [32, 24, 120, -27],
]);

/** A probability of any size. @param {{mantissa: number, exponent: number}} v @param {number} [digits] */
const tiny = ({ mantissa, exponent }, digits = 15) => (exponent >= -4 ? significant(mantissa * 10 ** exponent, digits) : `${significant(mantissa, digits)} × 10${raised(exponent)}`);
/** From its logarithm alone, to a few digits. @param {number | null} log10 */
const fromLog = (log10) => (log10 === null ? number(0) : tiny({ mantissa: 10 ** (log10 - Math.floor(log10)), exponent: Math.floor(log10) }, 4));

/** @param {import('./lab.js').Lab} lab @returns {import('./panels.js').Panel} */
export function violation(lab) {
  const v = lab.params.values;
  const room = measure(560);
  /** @type {import('../../lib/live.js').Live<Violation>} */
  const asked = live('mutex.violation', () => (v.value.panel === 'violation' ? { replicas: v.value.replicas, majority: v.value.majority, resetProbability: probability(v.value.forget) } : null));
  const book = signal(/** @type {Violation[] | null} */ (null));
  let asking = false;

  return { view, close: asked.close };

  function view() {
    const r = asked.result.value;
    const e = asked.error.value;
    const wrong = (/** @type {string} */ name) => (e?.field === name ? fault(e, () => t(`mutex-violation-${name}`)) : undefined);
    if (!asking) compute();
    return html`<section class="mutex-violation" aria-labelledby="mutex-violation-title"><h2 id="mutex-violation-title">${t('mutex-panel-violation')}</h2>
      <p>${inline(t('mutex-violation-lede'))}</p>
      <div class="mutex-grid">
        ${field(lab.params, { schema, name: 'replicas', label: t('mutex-violation-replicas'), error: wrong('replicas'), scale: { min: 1, max: 64 } })}
        ${field(lab.params, { schema, name: 'majority', label: t('mutex-violation-majority'), error: wrong('majority'), scale: { min: 1, max: 64 } })}
        ${field(lab.params, { schema, name: 'forget', label: t('mutex-violation-resetProbability'), error: wrong('resetProbability'), hint: t('mutex-violation-hint') })}
      </div>
      ${r ? html`<div class=${asked.stale.value || e ? 'stale' : ''}>${result(r)}</div>` : nothing}
    </section>`;
  }

  /** @param {Violation} r */
  function result(r) {
    const { replicas: n, majority: m } = v.value;
    return html`<p class="big"><output>${tiny(r)}</output> ${standing('exact')}</p>
      <p>${t('mutex-violation-says', { least: r.least, n: number(r.least), majority: number(m), replicas: number(n) })}</p>
      <p class="soft">${t('mutex-violation-any', { any: significant(r.anyResets, 6), times: significant(n * share(v.value.forget), 6) })}</p>
      <div ${room.here()}>${picture({ id: 'mutex-violation-picture', title: t('mutex-violation-picture'), summary: t('mutex-violation-summary'), file: 'contend-violation', picture: violationPicture(r.byMajority, m, room.width.value) })}</div>
      <details><summary>${t('mutex-violation-terms')}</summary>${dataTable({ caption: t('mutex-violation-terms'), file: 'contend-violation-terms', head: ['k', 'P[k]'], rows: r.terms.map(([k, log10]) => [number(k ?? 0), fromLog(log10)]), rawHead: ['k', 'log10'], raw: () => r.terms.map(([k, log10]) => [k ?? 0, log10 ?? '']) })}</details>
      <details><summary>${t('mutex-violation-book')}</summary>${dataTable({
        caption: t('mutex-violation-book-caption'),
        file: 'contend-violation-book',
        head: ['n', 'm', 'p', t('mutex-measured'), t('mutex-violation-printed')],
        rows: BOOK.map(([rn, rm, p, power], k) => [number(rn), number(rm), `1/${number(p)}`, book.value ? tiny(book.value[k], 6) : '…', `< 10${raised(power)}`]),
        rawHead: ['n', 'm', 'p', 'computed', 'printed_below'],
        raw: () => BOOK.map(([rn, rm, p, power], k) => [rn, rm, `1/${p}`, book.value?.[k].probability ?? '', `1e${power}`]),
      })}</details>`;
  }

  /** The book's twelve, once. */
  async function compute() {
    asking = true;
    try {
      book.value = await Promise.all(BOOK.map(([replicas, majority, p]) => call('mutex.violation', { replicas, majority, resetProbability: `1/${p}` })));
    } catch {
      asking = false; // the next view tries again
    }
  }
}

/** As the core reads it: a number, or a fraction of whole numbers as it stands. @param {string} text */
function probability(text) {
  const x = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(x) ? x : text;
}

/** @param {string} text */
function share(text) {
  const [a, b = '1'] = text.split('/');
  return Number(a.replace(',', '.')) / Number(b);
}
