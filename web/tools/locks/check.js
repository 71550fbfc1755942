/** The panel "check": every run of the lock is searched, and each property is proved, refuted by a run, or left open. */
import { effect, signal, untracked } from '@preact/signals-core';
import { html, nothing } from 'lit-html';
import { duration } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { working } from '../../parts/working.js';
import { sayLockFault } from './faults.js';
import { smallHistogram } from './histogram.js';
import { ofOptions, options } from './options.js';
import { reductions } from './reductions.js';
import { count } from './sentences.js';
import { verdicts } from './verdicts.js';

/** @param {import('./lab.js').Lab} lab @returns {import('./panels.js').Panel} */
export function check(lab) {
  const { checked } = lab;
  // How long it took on this machine, with the way there and back; a courtesy, not a figure.
  const tookMs = signal(0);
  let began = 0;
  const stopClock = effect(() => {
    const busy = checked.busy.value;
    // Another question while one is being answered begins anew.
    lab.checkOf.value;
    untracked(() => {
      if (busy) began = performance.now();
      else if (began > 0) {
        tookMs.value = performance.now() - began;
        began = 0;
      }
    });
  });

  const view = () => {
    const c = checked.result.value;
    const of = lab.checkedOf.value;
    // What was wrong with an earlier question says nothing of the present one.
    const e = lab.checkStale.value ? null : checked.error.value;
    const stale = lab.checkStale.value || checked.stale.value;
    const busy = checked.busy.value;
    const p = checked.progress.value;
    return html`<section class="locks-check" aria-labelledby="locks-check-title">
      <h2 class="sr" id="locks-check-title">${t('locks-panel-check')}</h2>
      <div class="row">
        <button type="button" class="main" ?disabled=${!lab.good.value} @click=${() => lab.check()}>${t(c && !stale ? 'locks-check-again' : 'locks-check-start')}</button>
        ${c || busy || e ? nothing : html`<span class="soft">${t('locks-check-lede')}</span>`}
        ${busy && !p ? html`<span class="soft" role="status">${t('locks-check-begins')}</span> <button type="button" @click=${checked.stop}>${t('stop')}</button>` : working(checked, p && p.total > 0 ? 'locks-check-cycles' : 'locks-check-found')}
      </div>
      ${options(lab, e, ofOptions(checked.error.value))}
      ${e && !ofOptions(e) ? html`<p class="wrong" role="alert">${sayLockFault(e)}</p>` : nothing}
      ${c && of ? result(c, of, stale) : nothing}
      <p class="sr" role="status">${c && !busy && !stale ? short(c) : ''}</p>
    </section>`;
  };

  /** @param {import('./scope.js').Checked} c @param {{request: any, source: string}} of @param {boolean} stale */
  function result(c, of, stale) {
    return html`${stale ? html`<p class="notice warn" role="status">${t('locks-check-stale')}</p>` : nothing}
      ${c.complete ? nothing : html`<p class="notice warn">${t(`locks-check-stopped-${c.stopped || 'found'}`, { states: count(c.classes), covered: count(c.covered) })}</p>`}
      <div class=${stale ? 'stale' : ''}>
        <div class="locks-counts">
          <p>${counts(c)} <span class="soft">${t('locks-check-took', { time: duration(tookMs.value < 1000 ? Math.max(1, Math.round(tookMs.value)) : Math.round(tookMs.value / 100) * 100) })}</span></p>
          ${c.levels.length > 1 ? smallHistogram(c.levels, c.complete) : nothing}
        </div>
        ${reductions(c.reductions, of.source, typeof of.request.tickets === 'number' ? count(of.request.tickets) : '')}
        ${verdicts(lab, c, of)}
      </div>`;
  }

  return { view, close: stopClock };
}

/** @param {import('./scope.js').Checked} c */
function counts(c) {
  const args = { states: c.states === null ? t('locks-check-too-many') : count(c.states), classes: count(c.classes), transitions: count(c.transitions), depth: count(c.depth) };
  return t(c.states === c.classes ? 'locks-check-counts' : 'locks-check-counts-classes', args);
}

/** One sentence for those who do not see the list. @param {import('./scope.js').Checked} c */
function short(c) {
  const many = (/** @type {string} */ status) => c.verdicts.filter((v) => v.status === status).length;
  return t('locks-check-short', { proved: many('proved'), refuted: many('refuted'), unknown: many('unknown') });
}
