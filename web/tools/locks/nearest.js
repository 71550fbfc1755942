/** Be the scheduler: how near the present state is to a violation, and the next step of the shortest run there as a hint. */
import { signal } from '@preact/signals-core';
import { html, nothing } from 'lit-html';
import { number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { check } from '../../parts/field.js';
import { working } from '../../parts/working.js';
import { sayLockFault } from './faults.js';
import { mark } from './marks.js';

/** @param {import('./lab.js').Lab} lab */
export function nearest(lab) {
  // A hint is of one state: the next one shows none until it is asked for again.
  const hinted = signal(/** @type {unknown} */ (null));
  return {
    view() {
      const on = lab.params.values.value.near;
      return html`<section class="locks-near" aria-label=${t('locks-near-title')}>
        ${check(lab.params, { name: 'near', label: t('locks-near-title') })}
        ${on ? distances() : html`<p class="soft">${t('locks-near-off')}</p>`}
      </section>`;
    },
  };

  function distances() {
    const { near } = lab;
    const got = near.result.value;
    const hint = got !== null && hinted.value === got && !near.stale.value;
    return html`<ul class=${near.error.value ? 'stale' : ''}>${(got?.distances ?? []).map((d) => html`<li class=${`${d.status} ${d.property}`}>${sentence(d)}
        ${d.run.length > 0 && hint ? html`<span class="hinted">${t('locks-near-next')} ${mark(d.run[0].thread)} <span class="soft">${t('locks-threads-line', { line: number(d.run[0].line) })}</span></span>` : nothing}</li>`)}</ul>
      ${got?.distances.some((d) => d.run.length > 0) ? html`<button type="button" aria-pressed=${hint ? 'true' : 'false'} @click=${() => { hinted.value = hint ? null : got; }}>${t('locks-near-hint')}</button>` : nothing}
      ${near.error.value ? html`<p class="wrong" role="alert">${sayLockFault(near.error.value)}</p>` : nothing}
      ${working(near, 'locks-near-states')}`;
  }
}

/** @param {import('../../api.d.ts').Near} d */
function sentence(d) {
  const what = t(`locks-near-${d.property}`);
  // Of what should be reached it is the other way round: a run shows that it can be.
  const reached = d.run.length > 0 || (d.property === 'reachable' ? d.status === 'proved' : d.status === 'refuted');
  const how = d.status === 'unknown' ? 'unknown' : !reached ? 'never' : d.steps === 0 ? 'now' : 'steps';
  return html`<span>${t('locks-near-distance', { what, how, count: d.steps, steps: number(d.steps) })}</span>`;
}
