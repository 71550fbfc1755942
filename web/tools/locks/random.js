/** The panel "random": one run in which chance, with CPython's draws, says whose turn it is. */
import { effect, signal } from '@preact/signals-core';
import { html, nothing } from 'lit-html';
import { call } from '../../bridge/page.js';
import { asContendError } from '../../bridge/error.js';
import { number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { live } from '../../lib/live.js';
import { field, segmented } from '../../parts/field.js';
import { working } from '../../parts/working.js';
import { sayLockFault } from './faults.js';
import { seedPlus } from './held.js';
import { MOST_STEPS } from './lab.js';
import { agrees, DOCUMENT, linkOf, turnsFor } from './random-settings.js';
import { randomView } from './random-view.js';
import { schema } from './settings.js';
import { toStepper } from './to-stepper.js';

/** @param {import('./lab.js').Lab} lab @returns {import('./panels.js').Panel} */
export function random(lab) {
  const values = lab.params.values;
  const held = signal(false);
  const opening = signal(/** @type {AbortController | null} */ (null));
  const trouble = signal('');
  const request = () => {
    const { panel, turns, seed, schedule } = values.value;
    return panel === 'random' && lab.good.value && !held.value ? { ...lab.good.value, steps: turns, seed, schedule } : null;
  };
  /** @type {import('../../lib/live.js').Live<import('../../api.d.ts').Ran>} */
  const run = live('locks.run', request, 'gives-way');

  // What was counted last stays while the next run begins.
  const last = signal(/** @type {import('../../api.d.ts').Ran | null} */ (null));
  const stopKeeping = effect(() => {
    if (run.result.value || values.value.panel !== 'random') last.value = run.result.value;
  });

  /** A run that was stopped begins anew. */
  function again() {
    held.value = true;
    held.value = false;
  }

  /** The first steps of the run as a path. @param {import('../../api.d.ts').Ran} r */
  async function open(r) {
    const asked = request();
    if (!asked) return;
    const mine = new AbortController();
    opening.value?.abort();
    opening.value = mine;
    trouble.value = '';
    try {
      const got = /** @type {import('../../api.d.ts').Ran} */ (await call('locks.run', { ...asked, steps: turnsFor(MOST_STEPS, r), trace: true }, { signal: mine.signal }));
      if (opening.value !== mine || mine.signal.aborted) return;
      toStepper(lab, (got.trace ?? []).slice(0, MOST_STEPS), -1, 0);
    } catch (e) {
      if (!mine.signal.aborted) trouble.value = sayLockFault(asContendError(e));
    } finally {
      if (opening.value === mine) opening.value = null;
    }
  }

  const view = () => {
    const r = last.value;
    const e = run.error.value;
    const stale = run.stale.value || run.result.value === null;
    return html`<section class="locks-random" aria-labelledby="locks-random-title">
      <h2 id="locks-random-title">${t('locks-random-title')}</h2>
      <p class="lede">${t('locks-random-lede')}</p>
      ${controls(lab, e)}
      ${working(run, 'locks-random-progress')}
      ${e && !['steps', 'seed'].includes(e.field) ? html`<p class="wrong" role="alert">${sayLockFault(e)}</p>` : nothing}
      ${r ? randomView(lab, r, { stale, busy: run.busy.value, again, open: () => open(r), opening: opening.value !== null, trouble: trouble.value }) : nothing}
      ${documents(lab, run)}
    </section>`;
  };
  return {
    view,
    close() {
      opening.value?.abort();
      stopKeeping();
      run.close();
    },
  };
}

/** @param {import('./lab.js').Lab} lab @param {import('../../bridge/error.js').ContendError | null} error */
function controls({ params }, error) {
  const { seed, schedule } = params.values.value;
  const wrong = (/** @type {string} */ name) => (error?.field === name ? sayLockFault(error) : undefined);
  const chance = schedule === 'random';
  return html`<div class="locks-random-controls" role="group" aria-label=${t('locks-random-title')}>
    ${field(params, { schema, name: 'turns', label: t('locks-random-turns'), error: wrong('steps'), scale: { min: 1, max: 10_000_000, log: true, whole: true } })}
    ${segmented(params, { name: 'schedule', label: t('locks-random-schedule'), options: ['random', 'round-robin'].map((id) => ({ id, label: t(`locks-random-by-${id}`) })) })}
    <div class="locks-random-seed">
      ${field(params, { schema, name: 'seed', label: t('locks-random-seed'), error: wrong('seed'), disabled: !chance, hint: t(chance ? 'locks-random-seed-hint' : 'locks-random-seed-unused') })}
      <div class="row">
        <button type="button" ?disabled=${!chance} @click=${() => params.set({ seed: seedPlus(seed, -1) })} >−1<span class="sr"> ${t('locks-random-seed-less')}</span></button>
        <button type="button" ?disabled=${!chance} @click=${() => params.set({ seed: seedPlus(seed, 1) })} >${t('locks-random-seed-more')}</button>
      </div>
    </div>
  </div>`;
}

/**
 * The document's rows, each one tap away; the one that is set is compared with what was counted here.
 * @param {import('./lab.js').Lab} lab @param {import('../../lib/live.js').Live<import('../../api.d.ts').Ran>} run
 */
function documents(lab, run) {
  const v = lab.params.values.value;
  const r = run.stale.value ? null : run.result.value;
  const bakery = lab.id === 'bakery' && v.variant === 'published' && !lab.own.value && v.turns === 4000 && v.schedule === 'random';
  const caption = t('locks-random-document', { turns: number(4000) });
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${caption}><table class="locks-table locks-document">
    <caption>${caption}</caption>
    <thead><tr><th scope="col">${t('locks-random-setting')}</th><th scope="col">${t('locks-random-entries')}</th><th scope="col">${t('locks-random-overtakes')}</th><th scope="col">${t('locks-random-ticket')}</th><th scope="col">${t('locks-random-ties')}</th><th scope="col">${t('locks-random-here')}</th></tr></thead>
    <tbody>${DOCUMENT.map((row) => {
      const set = bakery && v.threads === row.threads && v.seed === String(row.threads);
      return html`<tr class=${set ? 'set' : ''}><th scope="row"><a href=${linkOf(row.threads)} aria-current=${set ? 'true' : nothing}>${t('locks-random-row', { n: row.threads })}</a></th>
        <td>${number(row.entries)}</td><td>${number(row.overtakes)}</td><td>${number(row.ticket)}</td><td>${number(row.tie)}</td>
        <td>${set && r ? (agrees(row, r) ? html`<span class="good">✓ ${t('locks-random-same')}</span>` : html`<span class="bad">✗ ${t('locks-random-differs')}</span>`) : nothing}</td></tr>`;
    })}</tbody>
  </table></div>`;
}
