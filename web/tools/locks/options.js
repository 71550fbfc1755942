/** How every run is checked: reductions, cycles, limits. */
import { html, nothing } from 'lit-html';
import { t } from '../../lib/i18n.js';
import { field, segmented } from '../../parts/field.js';
import { sayLockFault } from './faults.js';
import { schema } from './settings.js';

/** The core's names of what the options set. */
const FIELDS = /** @type {Record<string, string>} */ ({ tickets: 'bound', maxStates: 'limit', symmetry: 'symmetry', liveness: 'liveness' });

/** Whether the fault stands at one of the options. @param {{field: string} | null} e */
export const ofOptions = (e) => e !== null && FIELDS[e.field] !== undefined;

/** @param {import('./lab.js').Lab} lab @param {import('../../bridge/error.js').ContendError | null} error @param {boolean} open  they stay open while what was wrong is put right */
export function options({ params }, error, open) {
  const v = params.values.value;
  const wrong = (/** @type {string} */ name) => (error && FIELDS[error.field] === name ? sayLockFault(error) : undefined);
  const set = ['symmetry', 'tickets', 'liveness', 'limit'].filter((k) => v[k] !== schema[k].preset).length;
  const choose = (/** @type {string} */ name, /** @type {string[]} */ ids) => html`<div>${segmented(params, { name, label: t(`locks-check-${name}`), options: ids.map((id) => ({ id, label: t(`locks-check-${name}-${id}`) })) })}<p class="hint">${t(`locks-check-${name}-hint`)}</p></div>`;
  return html`<details class="locks-options" ?open=${open}><summary>${t('locks-check-options', { set })}</summary>
    <div>
      ${choose('symmetry', ['auto', 'off'])}
      <div>${segmented(params, { name: 'tickets', label: t('locks-check-tickets'), options: ['auto', 'off', 'bound'].map((id) => ({ id, label: t(`locks-check-tickets-${id}`) })) })}
        <p class="hint">${t('locks-check-tickets-hint')}</p>
        ${v.tickets === 'bound' ? field(params, { schema, name: 'bound', label: t('locks-check-bound'), error: wrong('bound'), scale: { min: 1, max: 100 } }) : nothing}</div>
      ${choose('liveness', ['auto', 'on', 'off'])}
      ${field(params, { schema, name: 'limit', label: t('locks-check-limit'), error: wrong('limit'), none: t('locks-check-limit-none'), hint: t('locks-check-limit-hint') })}
    </div>
  </details>`;
}
