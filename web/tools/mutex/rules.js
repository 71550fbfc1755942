/** The algorithm's options, and the rules that its safety rests on: each can be taken away, to see what breaks. */
import { html, nothing } from 'lit-html';
import { fault } from '../../lib/format.js';
import { has, t } from '../../lib/i18n.js';
import { visible } from '../../lib/visible.js';
import { read } from './options.js';

/** @param {import('./lab.js').Lab} lab */
export function rules(lab) {
  const all = lab.entry.value?.options ?? [];
  const { rest } = lab.options.value;
  if (all.length === 0) return nothing;
  return html`${rest ? html`<p class="notice warn" role="status">${t('mutex-options-unread', { rest: visible(rest, 40) })}</p>` : nothing}
    ${group(lab, all.filter((o) => o.rule), 'mutex-rules')} ${group(lab, all.filter((o) => !o.rule), 'mutex-options')}`;
}

/** @param {import('./lab.js').Lab} lab @param {import('./options.js').Option[]} options @param {string} title */
function group(lab, options, title) {
  if (options.length === 0) return nothing;
  return html`<fieldset class="mutex-rules"><legend>${t(title)}</legend>${options.map((o) => one(lab, o))}</fieldset>`;
}

/** @param {import('./lab.js').Lab} lab @param {import('./options.js').Option} o */
function one(lab, o) {
  const given = lab.options.value.values[o.name];
  const value = given ?? o.default;
  const id = `mutex-option-${o.name}`;
  const key = `mutex-option-${lab.id}-${o.name}`;
  // An algorithm that this page has no words for yet tells its own.
  const words = has(key) ? t(key) : o.doc;
  const e = lab.run.error.value;
  const wrong = e?.field.startsWith(`options.${o.name}`) ? fault(e, () => o.name) : '';
  const mutant = o.rule && given !== undefined;
  if (o.kind === 'switch') {
    return html`<label class=${`check ${mutant ? 'mutant' : ''}`}><input type="checkbox" id=${id} .checked=${value === true} @change=${(/** @type {Event} */ ev) => lab.setOption(o, /** @type {HTMLInputElement} */ (ev.target).checked)} /><span>${words}${mutant ? html` <b class="bad">${t('mutex-rule-off')}</b>` : nothing}</span></label>`;
  }
  const change = (/** @type {Event} */ ev) => {
    const v = read(o, /** @type {HTMLInputElement} */ (ev.target).value);
    if (v !== undefined) lab.setOption(o, v);
  };
  return html`<div class=${`field ${mutant ? 'mutant' : ''}`}><label for=${id}>${words}${mutant ? html` <b class="bad">${t('mutex-rule-off')}</b>` : nothing}</label>
    ${o.kind === 'choice'
      ? html`<select id=${id} @change=${change}>${o.names.map((n) => html`<option value=${n} ?selected=${n === value} .selected=${n === value}>${has(`mutex-choice-${n}`) ? t(`mutex-choice-${n}`) : n}</option>`)}</select>`
      : html`<input id=${id} type="text" inputmode="decimal" autocomplete="off" .value=${Array.isArray(value) ? value.join(' ') : String(value)} aria-invalid=${wrong ? 'true' : nothing} @change=${change} />`}
    ${wrong ? html`<p class="wrong" role="alert">${wrong}</p>` : nothing}</div>`;
}
