/** One sentence: what it says, what is computed, and what follows. */
import { html, nothing } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { has, language, t } from '../../lib/i18n.js';
import { standing } from '../../parts/standing.js';
import { known } from './groups.js';
import { mark } from './marks.js';
import { expectation, told } from './value.js';

/** @typedef {import('./groups.js').Entry} Entry */

/** A sentence in the reader's language. @param {string} key @param {string} english */
const word = (key, english) => (has(key) ? t(key) : english);

/**
 * A row is drawn again only when something in it changes: a run changes one row at a time, and there are many.
 * @param {Entry} e @param {import('./run.js').Run} run
 */
export const row = (e, run) => guard([e, run, run.resultOf(e.id), language.value, e.slow && run.running.value], () => draw(e, run));

/** @param {Entry} e @param {import('./run.js').Run} run */
function draw(e, run) {
  const r = run.resultOf(e.id);
  const verdict = run.verdict(e);
  return html`<li class=${`claims-row ${verdict}${e.slow ? ' slow' : ''}`}>
    <p class="claims-id"><a href=${`#/claims?id=${e.id}`} aria-label=${t('claims-only-of', { id: e.id })}>${e.id}</a></p>
    <div class="claims-what">
      <p>${word(`claims-${e.id}`, e.sentence)}</p>
      ${r?.erratum ? html`<p class="claims-erratum">${word(`claims-${e.id}-erratum`, r.erratum)}</p>` : nothing}
      ${r?.problem ? html`<p class="wrong">${r.problem}</p>` : nothing}
    </div>
    <dl class="claims-values">
      <div><dt>${t('claims-expected')}</dt><dd>${r ? expectation(r) : '–'}</dd></div>
      <div><dt>${t('claims-computed')}</dt><dd>${r ? told(r.computed, e.unit) : '–'} ${r ? standing(known(e), seedOf(e)) : nothing}</dd></div>
    </dl>
    <p class="claims-verdict">${mark(verdict)}<span>${t(`claims-verdict-${verdict}`)}</span></p>
    <div class="row claims-more">${how(e)}<a href=${e.link} aria-label=${t('claims-see-of', { id: e.id })}>${t('claims-see')}</a></div>
    ${e.slow && !r ? html`<p class="row soft">${t('claims-slow')}<button type="button" ?disabled=${run.running.value} @click=${() => run.go(e.id)}>${t('claims-run')}</button></p>` : nothing}
  </li>`;
}

/** The seed of a sample, when its request says none: the core's default. @param {Entry} e */
function seedOf(e) {
  if (known(e) !== 'simulated') return undefined;
  return t('claims-seed', { seed: String(JSON.parse(e.request).seed ?? 1) });
}

/** @param {Entry} e */
function how(e) {
  return html`<details class="claims-how"><summary aria-label=${t('claims-call-of', { id: e.id })}>${t('claims-call')}</summary>
    <p translate="no"><code>${e.method} ${e.request}</code></p><p>${t('claims-path', { path: '' })}<code translate="no">${e.path}</code></p></details>`;
}
