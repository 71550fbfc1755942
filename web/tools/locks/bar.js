/** Which lock, which variant of it, and for how many threads. */
import { html, nothing } from 'lit-html';
import { t } from '../../lib/i18n.js';
import { inline } from '../../lib/markup.js';
import { SHELL } from '../../lib/params.js';
import { go, route, write } from '../../lib/route.js';
import { visible } from '../../lib/visible.js';
import { field } from '../../parts/field.js';
import { sayLockFault } from './faults.js';
import { nameOfLock, nameOfVariant } from './names.js';
import { schema } from './settings.js';

/** What goes along to another lock: nothing of the text, and nothing of the path through it. */
const KEPT = /** @type {const} */ (['panel', 'near', 'symmetry', 'tickets', 'bound', 'liveness', 'limit', 'seed', 'turns', 'schedule']);

/** @param {import('./lab.js').Lab} lab */
export function bar(lab) {
  const v = lab.params.values.value;
  const locks = lab.catalog.result.value ?? [];
  const entry = lab.entry.value;
  const error = lab.read.error.value;
  const unknown = lab.unknown.value;
  const [least, most] = entry?.threads ?? [1, 64];
  const made = entry && !error && !lab.own.value && (v.threads < least || v.threads > most);
  return html`<div class="locks-which" role="group" aria-label=${t('locks-bar')}>
      <div class="field"><label for="locks-lock">${t('locks-bar-lock')}</label>
        <select id="locks-lock" @change=${(/** @type {Event} */ e) => another(lab, /** @type {HTMLSelectElement} */ (e.target).value)}>
          ${unknown === 'lock' ? html`<option value="" selected>${visible(lab.id, 30)}</option>` : nothing}
          ${locks.map((l) => html`<option value=${l.id} ?selected=${l.id === lab.id} .selected=${l.id === lab.id}>${nameOfLock(l)}</option>`)}
        </select></div>
      <div class="field"><label for="locks-variant">${t('locks-bar-variant')}</label>
        <select id="locks-variant" ?disabled=${!entry} @change=${(/** @type {Event} */ e) => variantOf(lab, /** @type {HTMLSelectElement} */ (e.target).value)}>
          ${lab.own.value ? html`<option value="" ?selected=${true} .selected=${true}>${t('locks-bar-own')}</option>` : unknown === 'variant' ? html`<option value="" selected .selected=${true}>${visible(v.variant, 30)}</option>` : nothing}
          ${(entry?.variants ?? []).map((w) => {
            const on = !lab.own.value && w.id === v.variant;
            return html`<option value=${w.id} ?selected=${on} .selected=${on}>${nameOfVariant(w.id)}</option>`;
          })}
        </select></div>
      <div class="locks-threads-field">${field(lab.params, {
        schema,
        name: 'threads',
        label: t('locks-bar-threads'),
        error: error?.field === 'threads' ? sayLockFault(error) : undefined,
        scale: { min: 1, max: 64 },
        slider: false,
      })}
        <button type="button" class="icon" aria-label=${t('locks-bar-fewer')} title=${t('locks-bar-fewer')} ?disabled=${v.threads <= 1} @click=${() => lab.params.set({ threads: v.threads - 1 })}>−</button>
        <button type="button" class="icon" aria-label=${t('locks-bar-more')} title=${t('locks-bar-more')} ?disabled=${v.threads >= 64} @click=${() => lab.params.set({ threads: v.threads + 1 })}>+</button>
      </div>
      ${lab.own.value ? html`<button type="button" class="locks-restore" @click=${() => lab.restore()}>${t('locks-bar-restore')}</button>` : nothing}
      <details class="menu locks-atomic"><summary>${t('locks-bar-atomic')}</summary><div class="sheet"><p>${inline(t('locks-bar-atomic-why'))}</p></div></details>
      ${made ? html`<p class="warn locks-note" role="status">${t(least === most ? 'locks-bar-made-one' : 'locks-bar-made', { least, most })}</p>` : nothing}
    </div>
    ${unknown === '' ? nothing : strange(lab)}`;
}

/** The address names what is not there. What it says else is kept. @param {import('./lab.js').Lab} lab */
function strange(lab) {
  const v = lab.params.values.value;
  if (lab.unknown.value === 'lock') {
    return html`<div class="notice warn locks-strange" role="status"><p>${t('locks-bar-unknown-lock', { name: visible(lab.id, 40), own: lab.own.value ? 'yes' : 'no' })}</p>
      <p class="row">${(lab.catalog.result.value ?? []).map((l) => html`<a href=${write(['locks', l.id], lab.params.query())}>${nameOfLock(l)}</a>`)}</p></div>`;
  }
  return html`<div class="notice warn locks-strange" role="status"><p>${t('locks-bar-unknown-variant', { name: visible(v.variant, 40), own: lab.own.value ? 'yes' : 'no' })}</p>
    <p class="row">${(lab.entry.value?.variants ?? []).map((w) => html`<button type="button" @click=${() => lab.params.set({ variant: w.id })}>${nameOfVariant(w.id)}</button>`)}</p></div>`;
}

/** Another lock is another address; Back leads to this one with all of its state. @param {import('./lab.js').Lab} lab @param {string} id */
function another(lab, id) {
  const next = lab.catalog.result.value?.find((l) => l.id === id);
  if (!next) return;
  const v = lab.params.values.value;
  const query = new URLSearchParams();
  const threads = Math.max(next.threads[0], Math.min(next.threads[1], v.threads));
  if (threads !== schema.threads.preset) query.set('threads', String(threads));
  for (const name of KEPT) if (v[name] !== schema[name].preset) query.set(name, schema[name].kind.write(v[name]));
  for (const [name, said] of route.value.query) if (SHELL.has(name)) query.set(name, said);
  go(write(['locks', id], query.toString()), true);
}

/** @param {import('./lab.js').Lab} lab @param {string} id */
function variantOf(lab, id) {
  if (id === '') return;
  lab.choose(id);
}

/** A lock's name with its variant. @param {import('./lab.js').Lab} lab */
export function lockName(lab) {
  const entry = lab.entry.value;
  if (lab.own.value || lab.unknown.value || !entry) return t('locks-bar-own');
  const title = nameOfLock(entry);
  const variant = lab.params.values.value.variant;
  return variant === 'published' ? title : t('locks-bar-name', { title, variant: nameOfVariant(variant) });
}

