/** Which algorithm, how many, over what network, who asks when, and what goes wrong by chance. */
import { html, nothing } from 'lit-html';
import { fault } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { SHELL } from '../../lib/params.js';
import { go, route, write } from '../../lib/route.js';
import { visible } from '../../lib/visible.js';
import { check, choice, field, segmented } from '../../parts/field.js';
import { algorithmName } from './names.js';
import { LOADS, schema } from './settings.js';
import { rules } from './rules.js';
import { problems } from './problems.js';

/** What goes along to another algorithm: all but its options and what was done to the run. */
const LEFT = new Set(['options', 'journal', 'at', 'v']);

const FIELDS = new Set(['processes', 'cs', 'latency', 'entries', 'seed', 'until', 'workload.think', 'faults.loss', 'faults.duplicate', 'workload.requests']);

/** What the page calls a field of a request. @param {string} name */
export const nameOf = (name) => {
  const key = { cs: 'mutex-cs', processes: 'mutex-processes', entries: 'mutex-entries', seed: 'mutex-seed', until: 'mutex-until', 'workload.think': 'mutex-think', 'faults.loss': 'mutex-loss', 'faults.duplicate': 'mutex-copies' }[name];
  if (key) return t(key);
  if (name.startsWith('latency')) return t('mutex-latency');
  if (name.startsWith('workload.requests')) return t('mutex-requests');
  return name;
};

/** @param {import('../../bridge/error.js').ContendError} e */
export const say = (e) => (e.code === 'conflict' && e.field === 'latency' ? t('mutex-fault-latency') : fault(e, nameOf));

/** The bar above the diagram. @param {import('./lab.js').Lab} lab */
export function bar(lab) {
  const all = lab.catalog.result.value ?? [];
  return html`<div class="mutex-bar" role="group" aria-label=${t('mutex-bar')}>
      <div class="field"><label for="mutex-algorithm">${t('mutex-algorithm')}</label>
        <select id="mutex-algorithm" @change=${(/** @type {Event} */ e) => another(lab, /** @type {HTMLSelectElement} */ (e.target).value)}>
          ${lab.unknown.value ? html`<option value="" selected>${visible(lab.id, 30)}</option>` : nothing}
          ${all.map((a) => html`<option value=${a.id} ?selected=${a.id === lab.id} .selected=${a.id === lab.id}>${algorithmName(a)}</option>`)}
        </select></div>
      ${small(lab, 'processes', { min: 1, max: 1000 })} ${small(lab, 'latency')} ${small(lab, 'seed')}
      ${problems(lab)}
    </div>
    ${lab.unknown.value ? html`<div class="notice warn" role="status"><p>${t('mutex-unknown', { name: visible(lab.id, 40) })}</p><p class="row">${all.map((a) => html`<a href=${write(['mutex', a.id], lab.params.query())}>${algorithmName(a)}</a>`)}</p></div>` : nothing}`;
}

/** @param {import('./lab.js').Lab} lab @param {string} name @param {import('../../parts/field.js').Scale} [scale] */
const small = (lab, name, scale) => field(lab.params, { schema, name, label: t(`mutex-${name}`), error: wrong(lab, name), scale, slider: false });

/** @param {import('./lab.js').Lab} lab @param {string} name @param {string} [path]  what the request calls it */
function wrong(lab, name, path = name) {
  const e = lab.run.error.value;
  return e && (e.field === path || e.field.startsWith(`${path}[`)) ? say(e) : undefined;
}

/** The rest of the settings, folded away. @param {import('./lab.js').Lab} lab */
export function settings(lab) {
  const v = lab.params.values.value;
  const e = lab.run.error.value;
  const elsewhere = e && !FIELDS.has(e.field) && !e.field.startsWith('latency') && !e.field.startsWith('workload.requests') && !e.field.startsWith('faults.journal') ? say(e) : '';
  const endless = v.load === 'saturated' || v.load === 'sparse';
  return html`<details class="mutex-settings" ?open=${Boolean(elsewhere)}><summary>${t('mutex-settings')}</summary>
      <div class="mutex-grid">
        ${choice(lab.params, { name: 'load', label: t('mutex-load'), options: LOADS.map((id) => ({ id, label: t(`mutex-load-${id}`) })) })}
        ${v.load === 'trace' ? field(lab.params, { schema, name: 'requests', label: t('mutex-requests'), hint: t('mutex-requests-hint'), error: lab.requests.value.rest ? t('mutex-requests-unread', { rest: visible(lab.requests.value.rest, 30) }) : wrong(lab, 'requests', 'workload.requests') }) : nothing}
        ${endless ? field(lab.params, { schema, name: 'entries', label: t('mutex-entries'), error: wrong(lab, 'entries') }) : nothing}
        ${v.load === 'sparse' ? field(lab.params, { schema, name: 'think', label: t('mutex-think'), error: wrong(lab, 'think', 'workload.think') }) : nothing}
        ${field(lab.params, { schema, name: 'cs', label: t('mutex-cs'), error: wrong(lab, 'cs') })}
        ${segmented(lab.params, { name: 'network', label: t('mutex-network'), options: ['parallel', 'bus'].map((id) => ({ id, label: t(`mutex-network-${id}`) })) })}
        ${check(lab.params, { name: 'fifo', label: t('mutex-fifo') })}
        ${field(lab.params, { schema, name: 'loss', label: t('mutex-loss'), error: wrong(lab, 'loss', 'faults.loss') })}
        ${field(lab.params, { schema, name: 'copies', label: t('mutex-copies'), error: wrong(lab, 'copies', 'faults.duplicate') })}
        ${field(lab.params, { schema, name: 'until', label: t('mutex-until'), none: t('mutex-until-none'), error: wrong(lab, 'until') })}
      </div>
      ${rules(lab)}
    </details>
    ${elsewhere ? html`<p class="wrong mutex-elsewhere" role="alert">${elsewhere}</p>` : nothing}`;
}

/** Another algorithm is another address; Back leads to this one with all of its state. @param {import('./lab.js').Lab} lab @param {string} id */
function another(lab, id) {
  if (!id) return;
  const v = lab.params.values.value;
  const query = new URLSearchParams();
  for (const [name, { kind, preset }] of Object.entries(schema)) {
    if (!LEFT.has(name) && kind.write(v[name]) !== kind.write(preset)) query.set(name, kind.write(v[name]));
  }
  for (const [name, said] of route.value.query) if (SHELL.has(name)) query.set(name, said);
  go(write(['mutex', id], query.toString()), true);
}
