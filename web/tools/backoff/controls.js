/** The policy's controls: a preset, the usual fields, and the finer ones folded. */
import { html, nothing } from 'lit-html';
import { choice, field } from '../../parts/field.js';
import { duration, fault, number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { nameOf, swatch } from './marks.js';
import { finer, isTime, OWN, parameterOf, says, schema, STRATEGIES, valuesOf } from './policy.js';

/** @param {string} name */
const labelOf = (name) => t(`backoff-f-${name}`);

/**
 * What the core says about a parameter, in the reader's words. Bounds of a time are told as times.
 * @param {import('./state.js').State} state @param {string} name
 */
export function wrong(state, name) {
  const e = state.faults.value[name];
  if (!e) return undefined;
  if (name === 'retries' && e.args.retry !== undefined) return t('backoff-too-long', { retry: Number(e.args.retry), fits: Number(e.args.retry) - 1 });
  if (e.code === 'conflict' && e.args.other === 'jitter') return t('backoff-conflict', { field: labelOf(name) });
  if (isTime(name) && e.code === 'out-of-range' && typeof e.args.min === 'number' && typeof e.args.max === 'number')
    return t('fault-out-of-range-minmax', { field: labelOf(name), min: duration(e.args.min), max: duration(e.args.max) });
  return fault(e, (f) => labelOf(parameterOf(f)));
}

/** @param {import('./state.js').State} state @param {string} name @param {object} [more] */
export const policyField = (state, name, more = {}) => field(state.params, { schema, name, label: labelOf(name), error: wrong(state, name), ...more });

/** @param {import('./state.js').State} state */
export function presetMenu(state) {
  const { params, presets } = state;
  const list = presets.result.value ?? [];
  const id = params.values.value.preset;
  return html`<div class="field preset">
    <label for="f-preset">${t('backoff-preset')}</label>
    <select id="f-preset" @change=${(/** @type {Event} */ e) => {
      const p = list.find((x) => x.id === /** @type {HTMLSelectElement} */ (e.target).value);
      params.set(p ? { ...valuesOf(p.policy), preset: p.id } : { preset: '' });
    }}>
      <option value="" ?selected=${id === ''} .selected=${id === ''}>${t('backoff-preset-own')}</option>
      ${list.map((p) => html`<option value=${p.id} ?selected=${p.id === id} .selected=${p.id === id}>${p.system}</option>`)}
    </select>
  </div>`;
}

/** What is known of the chosen system. @param {import('./state.js').State} state */
export function presetNote(state) {
  const v = state.params.values.value;
  const list = state.presets.result.value;
  if (v.preset === '' || !list) return nothing;
  const p = list.find((x) => x.id === v.preset);
  if (!p) return html`<p class="notice warn" role="status">${t('backoff-preset-unknown', { id: v.preset })}</p>`;
  return html`<div class="preset-note" role="status">
    <p><b>${p.system}</b> <span class="soft">${p.version}</span> <span class="tag quoted">${t('standing-quoted')}</span>
      ${says(v, p.policy) ? nothing : html`<span class="tag unknown">${t('backoff-preset-changed')}</span>`}</p>
    <p>${p.configured > 0 ? t('backoff-configured', { n: number(p.configured) }) : nothing} ${t(p.counts === 'calls' ? 'backoff-counts-calls' : 'backoff-counts-retries')}</p>
    <p>${p.exact ? t('backoff-preset-exact') : html`<b>${t('backoff-preset-differs')}</b>`}</p>
    ${p.notes.length > 0 ? html`<ul>${p.notes.map((n) => html`<li>${t(`backoff-note-${n.key}`)} <span lang="en" class="soft">${n.text}</span></li>`)}</ul>` : nothing}
    <p class="soft">${t('backoff-source')} <code translate="no" lang="en">${p.source}</code></p>
  </div>`;
}

/** @param {import('./state.js').State} state */
export function strategyChoice(state) {
  const { params } = state;
  const value = params.values.value.jitter;
  return html`<fieldset class="segmented strategies"><legend>${t('backoff-f-jitter')}</legend>
    ${[...STRATEGIES, OWN].map((s) => html`<label class=${s === value ? 'on' : ''}><input type="radio" name="f-jitter" value=${s} .checked=${s === value} @change=${() => params.set({ jitter: s })} />${swatch(/** @type {import('./policy.js').Strategy} */ (s))}<span>${nameOf(/** @type {import('./policy.js').Strategy} */ (s))}</span></label>`)}
  </fieldset>`;
}

/** @param {import('./state.js').State} state */
export function policyFields(state) {
  const v = state.params.values.value;
  const memory = v.jitter === 'decorrelated';
  return html`
    ${policyField(state, 'base', { scale: { min: 1, max: 60_000, log: true } })}
    ${policyField(state, 'factor', { scale: { min: 1, max: 5, step: 0.1 }, hint: memory ? t('backoff-factor-idle') : nothing })}
    ${policyField(state, 'cap', { scale: { min: 10, max: 3_600_000, log: true }, none: t('backoff-no-cap') })}
    ${policyField(state, 'retries', { scale: { min: 1, max: 40 }, hint: t('backoff-calls', { retries: v.retries, calls: v.retries + 1 }) })}
    ${v.jitter === OWN ? html`<div class="pair">${policyField(state, 'lo', { scale: { min: 0, max: 2, step: 0.05 } })}${policyField(state, 'hi', { scale: { min: 0, max: 2, step: 0.05 } })}</div>` : nothing}
    <details class="finer" ?open=${finer(v)}><summary>${t('backoff-finer')}</summary><div class="fields">
      ${choice(state.params, { name: 'order', label: labelOf('order'), options: ['before', 'after', 'both'].map((id) => ({ id, label: t(`backoff-order-${id}`) })) })}
      <p class="hint">${t('backoff-order-hint')}</p>
      ${policyField(state, 'floor')}
      <div class="pair">${policyField(state, 'add0')}${policyField(state, 'add1')}</div>
      ${memory ? html`<p class="hint">${t('backoff-finer-idle')}</p>` : nothing}
    </div></details>
    <div class="deadline-part">${policyField(state, 'deadline', { scale: { min: 100, max: 3_600_000, log: true } })}${fitNote(state)}</div>`;
}

/** How many retries fit into the deadline. @param {import('./state.js').State} state */
function fitNote(state) {
  const f = state.fit.result.value;
  if (!f) return nothing;
  return html`<p class=${state.fit.stale.value ? 'hint stale' : 'hint'}>${t('backoff-fit', { surely: number(f.surely), average: number(f.average), best: number(f.best) })}</p>`;
}

/** The way out when there would be too many buckets. @param {import('./state.js').State} state */
function widerBucket(state) {
  const least = state.faults.value.bucket?.args.min;
  if (typeof least !== 'number' || least <= state.params.values.value.bucket) return nothing;
  const size = roundUp(least);
  return html`<button type="button" @click=${() => state.params.set({ bucket: size })}>${t('backoff-wider-bucket', { bucket: duration(size) })}</button>`;
}

/** The next number with two digits: 106.6 → 110. @param {number} x */
export function roundUp(x) {
  const unit = 10 ** (Math.floor(Math.log10(x)) - 1);
  return Number((Math.ceil(x / unit) * unit).toPrecision(12));
}

/** @param {import('./state.js').State} state */
export function herdFields(state) {
  const { params } = state;
  const v = params.values.value;
  return html`<div class="herd-fields">
    ${policyField(state, 'clients', { scale: { min: 10, max: 100_000, log: true } })}
    <div>${policyField(state, 'bucket', { scale: { min: 1, max: 10_000, log: true } })}${widerBucket(state)}</div>
    <div class="seed">${policyField(state, 'seed')}<button type="button" @click=${() => params.set({ seed: String((BigInt(v.seed) + 1n) % 1_000_000n) })}>${t('backoff-next-seed')}</button></div>
    <details class="finer" ?open=${v.outage !== null || v.capacity !== null || v.until !== null}><summary>${t('backoff-finer')}</summary><div class="fields">
      ${policyField(state, 'outage', { none: t('backoff-for-ever') })}
      ${policyField(state, 'capacity', { none: t('backoff-unlimited'), hint: v.outage === null ? t('backoff-capacity-idle') : nothing })}
      ${policyField(state, 'until', { none: t('backoff-until-auto') })}
    </div></details>
  </div>`;
}
