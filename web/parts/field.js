/**
 * One parameter as a field: typed, stepped with the arrow keys, or dragged; all three say the same.
 */
import { html, nothing } from 'lit-html';
import { t } from '../lib/i18n.js';

/**
 * @typedef {object} Scale  where the slider goes, and what an arrow key does
 * @property {number} min
 * @property {number} max
 * @property {number} [step]  linear: 1 when left out
 * @property {boolean} [log]  by factors instead of by steps; needs min > 0
 * @property {boolean} [whole]  with log: whole numbers only
 * @property {number} [powers]  with log: only the powers of this number
 */

/**
 * @param {import('../lib/params.js').Params} params
 * @param {object} p
 * @param {import('../lib/params.js').Schema} p.schema
 * @param {string} p.name
 * @param {string} p.label
 * @param {string | typeof nothing} [p.hint]  a few words under the field
 * @param {string} [p.error]  what the core says about it
 * @param {Scale} [p.scale]  without it there is no slider
 * @param {boolean} [p.slider]  false: a scale for the arrow keys alone
 * @param {string} [p.none]  for a value that may be null: what the button that makes it so is called
 * @param {boolean} [p.disabled]
 */
export function field(params, { schema, name, label, hint, error, scale, slider = true, none, disabled = false }) {
  const value = params.values.value[name];
  const draft = params.drafts.value[name];
  const kind = schema[name].kind;
  const unread = draft !== undefined && kind.read(draft) === undefined;
  const wrong = unread ? t(kind.problem) : error;
  const id = `f-${name}`;
  const text = draft ?? (value === null ? '' : kind.write(value));
  const described = [hint && hint !== nothing ? `${id}-hint` : '', wrong ? `${id}-wrong` : ''].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <div class="entry">
      <input id=${id} type="text" inputmode="decimal" autocomplete="off" spellcheck="false" .value=${text} placeholder=${none ?? nothing} ?disabled=${disabled}
        aria-invalid=${wrong ? 'true' : nothing} aria-describedby=${described || nothing}
        @input=${(/** @type {Event} */ e) => params.type(name, /** @type {HTMLInputElement} */ (e.target).value)}
        @change=${() => params.settle(name)}
        @keydown=${(/** @type {KeyboardEvent} */ e) => arrow(e, params, name, value, scale)} />
      ${none ? html`<button type="button" aria-pressed=${value === null ? 'true' : 'false'} ?disabled=${disabled} @click=${() => params.set({ [name]: null })}>${none}</button>` : nothing}
    </div>
    ${
      scale && slider
        ? html`<input type="range" aria-label=${label} min="0" max=${SLIDER} step=${stepOf(scale)} ?disabled=${disabled}
            .value=${String(toSlider(typeof value === 'number' ? value : scale.max, scale))} aria-valuetext=${text || (none ?? '')}
            @input=${(/** @type {Event} */ e) => params.set({ [name]: fromSlider(Number(/** @type {HTMLInputElement} */ (e.target).value), scale) })} />`
        : nothing
    }
    ${hint && hint !== nothing ? html`<p class="hint" id=${`${id}-hint`}>${hint}</p>` : nothing}
    ${wrong ? html`<p class="wrong" id=${`${id}-wrong`} role="alert">${wrong}</p>` : nothing}
  </div>`;
}

const SLIDER = 1000;

/** @param {Scale} s */
const stepOf = (s) => (s.log ? 1 : (SLIDER * (s.step ?? 1)) / (s.max - s.min));

/** @param {number} value @param {Scale} s */
function toSlider(value, s) {
  const v = Math.min(Math.max(value, s.min), s.max);
  return s.log ? (SLIDER * Math.log(v / s.min)) / Math.log(s.max / s.min) : (SLIDER * (v - s.min)) / (s.max - s.min);
}

/** @param {number} at @param {Scale} s */
function fromSlider(at, s) {
  if (!s.log) {
    const step = s.step ?? 1;
    return tidy(s.min + Math.round(((at / SLIDER) * (s.max - s.min)) / step) * step);
  }
  return onScale(s.min * (s.max / s.min) ** (at / SLIDER), s);
}

/** @param {number} x @param {Scale} s */
function onScale(x, s) {
  if (s.powers) return Math.round(s.powers ** Math.round(Math.log(x) / Math.log(s.powers)));
  return s.whole ? Math.round(twoDigits(x)) : twoDigits(x);
}

/** One key press on a scale of factors; it always moves. @param {number} value @param {number} up @param {Scale} s */
function byFactor(value, up, s) {
  if (s.powers) return up > 0 ? Math.max(1, value * s.powers) : Math.ceil(value / s.powers);
  const next = twoDigits(value * (up > 0 ? 1.25 : 0.8));
  if (!s.whole) return next;
  return up > 0 ? Math.max(value + 1, Math.round(next)) : Math.min(value - 1, Math.round(next));
}

/** 0.30000000000000004 → 0.3 @param {number} x */
const tidy = (x) => Number(x.toPrecision(12));

/** A dragged value has two digits: 1, 1.2 … 9.9, 10, 12 … @param {number} x */
const twoDigits = (x) => Number(x.toPrecision(2));

/**
 * @param {KeyboardEvent} e
 * @param {import('../lib/params.js').Params} params
 * @param {string} name
 * @param {unknown} value
 * @param {Scale | undefined} scale
 */
function arrow(e, params, name, value, scale) {
  const up = e.key === 'ArrowUp' ? 1 : e.key === 'ArrowDown' ? -1 : 0;
  if (up === 0 || !scale || typeof value !== 'number') return;
  e.preventDefault();
  const next = scale.log ? byFactor(value, up, scale) : tidy(value + up * (scale.step ?? 1));
  if (next >= scale.min && next <= scale.max) params.set({ [name]: next });
}

/**
 * A parameter that is one of a few names, as a list to choose from.
 * @param {import('../lib/params.js').Params} params
 * @param {{name: string, label: string, options: {id: string, label: string}[]}} p
 */
export function choice(params, { name, label, options }) {
  const value = params.values.value[name];
  return html`<div class="field">
    <label for=${`f-${name}`}>${label}</label>
    <select id=${`f-${name}`} @change=${(/** @type {Event} */ e) => params.set({ [name]: /** @type {HTMLSelectElement} */ (e.target).value })}>
      ${options.map((o) => html`<option value=${o.id} ?selected=${o.id === value} .selected=${o.id === value}>${o.label}</option>`)}
    </select>
  </div>`;
}

/**
 * A parameter that is one of two to four names, as buttons side by side.
 * @param {import('../lib/params.js').Params} params
 * @param {{name: string, label: string, options: {id: string, label: unknown}[]}} p
 */
export function segmented(params, { name, label, options }) {
  const value = params.values.value[name];
  return html`<fieldset class="segmented"><legend>${label}</legend>
    ${options.map((o) => html`<label class=${o.id === value ? 'on' : ''}><input type="radio" name=${`f-${name}`} value=${o.id} .checked=${o.id === value} @change=${() => params.set({ [name]: o.id })} />${o.label}</label>`)}
  </fieldset>`;
}

/**
 * A parameter that is yes or no.
 * @param {import('../lib/params.js').Params} params
 * @param {{name: string, label: string}} p
 */
export function check(params, { name, label }) {
  return html`<label class="check"><input type="checkbox" .checked=${params.values.value[name]} @change=${(/** @type {Event} */ e) => params.set({ [name]: /** @type {HTMLInputElement} */ (e.target).checked })} />${label}</label>`;
}
