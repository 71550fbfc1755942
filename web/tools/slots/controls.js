/** The contest's parameters, and settings that are one tap away. */
import { html, nothing } from 'lit-html';
import { fault } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { field, segmented } from '../../parts/field.js';
import { CHOICES, SETTINGS, schema, seedPlus, settingOf } from './settings.js';

const NAMES = /** @type {Record<string, string>} */ ({
  participants: 'slots-participants',
  window: 'slots-window',
  cap: 'slots-cap',
  seed: 'slots-seed',
  choice: 'slots-choice',
  maxRounds: 'slots-max-rounds',
  runs: 'slots-runs',
});

/** What the page calls a field of a request. @param {string} name */
export const nameOf = (name) => (NAMES[name] ? t(NAMES[name]) : name);

/**
 * A fault in the reader's language. The core's conflicts are told in English; here they have sentences of their own.
 * @param {import('../../bridge/error.js').ContendError} e
 */
export function say(e) {
  if (e.code === 'conflict' && e.field === 'cap') return t('slots-fault-cap');
  if (e.code === 'conflict' && e.field === 'seed') return t('slots-fault-seed');
  return fault(e, nameOf);
}

/** Another run starts at its first round. @param {import('../../lib/params.js').Params} params @param {Record<string, any>} patch */
const set = (params, patch) => params.set({ ...patch, round: 1, who: null });

/** @param {import('../../lib/params.js').Params} params */
export function settings(params) {
  const now = settingOf(params.values.value);
  return html`<div class="controls" role="group" aria-label=${t('slots-settings')}>
    ${SETTINGS.map(({ id, values }) => html`<button type="button" aria-pressed=${id === now ? 'true' : 'false'} @click=${() => set(params, values)}>${t(`slots-set-${id}`)}</button>`)}
  </div>`;
}

/**
 * @param {import('../../lib/params.js').Params} params
 * @param {import('../../bridge/error.js').ContendError | null} error
 */
export function controls(params, error) {
  const v = params.values.value;
  const wrong = (/** @type {string} */ name) => (error && error.field === name ? say(error) : undefined);
  const elsewhere = error && !(error.field in NAMES) ? say(error) : '';
  return html`<section class="slots-controls" aria-label=${t('slots-contest')}>
    ${field(params, { schema, name: 'participants', label: t('slots-participants'), error: wrong('participants'), scale: { min: 1, max: 10000, log: true, whole: true } })}
    ${field(params, { schema, name: 'window', label: t('slots-window'), error: wrong('window'), hint: t('slots-window-hint'), scale: { min: 1, max: 2048, log: true, powers: 2 } })}
    ${field(params, { schema, name: 'cap', label: t('slots-cap'), error: wrong('cap'), none: t('slots-no-cap'), hint: v.choice === 'fixed' ? t('slots-cap-unused') : nothing, scale: { min: 2, max: 4096, log: true, powers: 2 } })}
    ${segmented(params, { name: 'choice', label: t('slots-choice'), options: CHOICES.map((id) => ({ id, label: t(`slots-choice-${id}`) })) })}
    <div class="slots-seed">
      ${field(params, { schema, name: 'seed', label: t('slots-seed'), error: wrong('seed'), hint: v.choice === 'fixed' ? t('slots-seed-unused') : t('slots-seed-hint') })}
      <div class="row"><button type="button" title=${t('slots-seed-less')} @click=${() => set(params, { seed: seedPlus(v.seed, -1) })}>−1<span class="sr"> ${t('slots-seed-less')}</span></button>
        <button type="button" title=${t('slots-seed-more')} @click=${() => set(params, { seed: seedPlus(v.seed, 1) })}>+1<span class="sr"> ${t('slots-seed-more')}</span></button></div>
    </div>
    <details class="slots-finer" ?open=${Boolean(wrong('maxRounds')) || v.maxRounds !== schema.maxRounds.preset || v.who !== null}><summary>${t('slots-finer')}</summary>
      ${field(params, { schema, name: 'maxRounds', label: t('slots-max-rounds'), error: wrong('maxRounds'), hint: t('slots-max-rounds-hint') })}
      ${field(params, { schema, name: 'who', label: t('slots-follow'), none: t('slots-follow-none'), hint: t('slots-follow-hint') })}
    </details>
    ${elsewhere ? html`<p class="wrong" role="alert">${elsewhere}</p>` : nothing}
  </section>`;
}
