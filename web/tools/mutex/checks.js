/** The panel "check": every run of the algorithm without time. Any message may arrive next, with so many faults. */
import { signal } from '@preact/signals-core';
import { html, nothing } from 'lit-html';
import { fault, number } from '../../lib/format.js';
import { has, t } from '../../lib/i18n.js';
import { live } from '../../lib/live.js';
import { field } from '../../parts/field.js';
import { standing } from '../../parts/standing.js';
import { working } from '../../parts/working.js';
import { nameOf } from './controls.js';
import { openScenario } from './open-scenario.js';
import { FAULTS, schema } from './settings.js';

/** So many are searched where timers run, which may run out again and again. */
const TIMEOUTS = 2;

/** @typedef {import('../../api.d.ts').MutexChecked} Checked */

/** Faults and how often, as a link says them: reset.1*crash.2 @param {string} text @returns {Record<string, number>} */
const readFaults = (text) => Object.fromEntries(text === '' ? [] : text.split('*').map((one) => one.split('.')).map(([name, n]) => [name, Number(n)]));

/** @param {import('./lab.js').Lab} lab @returns {import('./panels.js').Panel} */
export function checks(lab) {
  const v = lab.params.values;
  const asked = signal(/** @type {Record<string, any> | null} */ (null));
  /** @type {import('../../lib/live.js').Live<Checked>} */
  const checked = live('mutex.check', () => asked.value, 'apart');
  const request = () => ({ algorithm: lab.id, processes: v.value.processes, requests: v.value.asks, fifo: v.value.fifo, faults: readFaults(v.value.faults), options: lab.options.value.values, timeouts: (lab.entry.value?.options ?? []).some((o) => o.kind === 'duration') ? TIMEOUTS : null });

  return { view, close: checked.close };

  function view() {
    const c = checked.result.value;
    const e = checked.error.value;
    const old = c !== null && JSON.stringify(request()) !== JSON.stringify(asked.value);
    const counts = readFaults(v.value.faults);
    return html`<section class="mutex-checks" aria-labelledby="mutex-checks-title"><h2 id="mutex-checks-title">${t('mutex-panel-check')}</h2>
      <p>${t('mutex-check-lede')}</p>
      <div class="mutex-grid">${field(lab.params, { schema, name: 'asks', label: t('mutex-check-asks'), error: e?.field.startsWith('requests') ? fault(e, () => t('mutex-check-asks')) : undefined, scale: { min: 0, max: 5 }, slider: false })}
        ${FAULTS.map((f) => html`<div class="field"><label for=${`mutex-fault-${f}`}>${t(`mutex-fault-${f}`)}</label><select id=${`mutex-fault-${f}`} @change=${(/** @type {Event} */ ev) => set(f, Number(/** @type {HTMLSelectElement} */ (ev.target).value))}>
          ${[0, 1, 2, 3].map((n) => html`<option value=${n} ?selected=${(counts[f] ?? 0) === n} .selected=${(counts[f] ?? 0) === n}>${number(n)}</option>`)}</select></div>`)}</div>
      <div class="row"><button type="button" class="main" ?disabled=${!lab.entry.value} @click=${start}>${t(c && !old ? 'locks-check-again' : 'locks-check-start')}</button>
        ${checked.busy.value && !checked.progress.value ? html`<span class="soft" role="status">${t('locks-check-begins')}</span>` : working(checked, 'locks-check-found')}</div>
      ${e && !e.field.startsWith('requests') ? html`<p class="wrong" role="alert">${fault(e, nameOf)}</p>` : nothing}
      ${old ? html`<p class="notice warn" role="status">${t('locks-check-stale')}</p>` : nothing}
      ${c && asked.value ? html`<div class=${old ? 'stale' : ''}>${result(c, asked.value)}</div>` : nothing}
    </section>`;
  }

  function start() {
    const next = request();
    // The same request again is a new call.
    if (JSON.stringify(next) === JSON.stringify(asked.value)) asked.value = null;
    asked.value = next;
  }

  /** @param {string} name @param {number} n */
  function set(name, n) {
    const counts = { ...readFaults(v.value.faults), [name]: n };
    lab.params.set({ faults: FAULTS.filter((f) => counts[f] > 0).map((f) => `${f}.${counts[f]}`).join('*') });
  }

  /** @param {Checked} c @param {Record<string, any>} of */
  function result(c, of) {
    const said = FAULTS.filter((f) => of.faults[f] > 0).map((f) => `${t(`mutex-fault-${f}`)} ≤ ${number(of.faults[f])}`).join(', ');
    const scope = t('mutex-check-scope', { n: number(of.processes), asks: number(of.requests), order: of.fifo ? 'fifo' : 'any', faults: said === '' ? 'none' : said });
    return html`<p>${t('locks-check-counts', { states: number(Number(c.states)), transitions: number(Number(c.transitions)), depth: number(c.depth) })}</p>
      <ul class="locks-verdicts">${c.verdicts.map((w) => verdict(c, w, scope))}</ul>`;
  }

  /** @param {Checked} c @param {Checked['verdicts'][number]} w @param {string} scope */
  function verdict(c, w, scope) {
    const gap = w.because === '' ? '' : w.because === 'bound' ? t('mutex-check-bound', { most: number(TIMEOUTS) }) : has(`locks-gap-because-${w.because}`) ? t(`locks-gap-because-${w.because}`, { steps: number(w.steps) }) : w.scope;
    return html`<li class=${w.status} data-property=${w.property}>${standing(w.status)}
      <div><p><b>${t(`mutex-property-${w.property}`)}</b> ${w.status === 'refuted' ? t('mutex-check-refuted', { steps: w.steps, n: number(w.steps) }) : nothing}</p>
        ${gap ? html`<p>${gap} ${t('locks-gap-far', { states: number(Number(c.classes)), covered: number(c.covered) })}</p>` : nothing}
        <p class="soft scope">${scope}</p>
        ${w.trace.length > 0 ? html`<details><summary>${t('mutex-check-moves')}</summary><ol>${w.trace.map((m) => html`<li>${move(m)}</li>`)}</ol></details>` : nothing}</div>
      ${w.scenario ? html`<button type="button" class="show" aria-label=${`${t('locks-check-show')}: ${t(`mutex-property-${w.property}`)}`} @click=${() => openScenario(/** @type {any} */ (w.scenario), { panel: 'check', faults: v.value.faults, asks: v.value.asks })}>${t('locks-check-show')}</button>` : nothing}</li>`;
  }

  /** A step of a run without time. @param {Checked['verdicts'][number]['trace'][number]} m */
  function move(m) {
    const name = (/** @type {number} */ k) => (k < v.value.processes ? `P${k}` : (lab.shown.value?.names[k] ?? String(k)));
    const message = m.message ? `${m.message}${m.args.length > 0 && m.args.length <= 4 ? ` ${m.args.join(',')}` : ''} ${name(m.from)} → ${name(m.node)}` : name(m.node);
    return html`<code translate="no">${m.do}${m.timer ? ` ${m.timer}` : ''} ${message}</code>${m.enters ? html` <b>${t('mutex-check-enters')}</b>` : nothing}`;
  }
}
