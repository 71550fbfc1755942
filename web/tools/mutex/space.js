/** The upper half of the figure: which run, its diagram, the present moment, and what was done to it. */
import { computed } from '@preact/signals-core';
import { html, nothing } from 'lit-html';
import { engine } from '../../bridge/page.js';
import { number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { travelling } from '../../lib/keys.js';
import { measure } from '../../lib/measure.js';
import { visible } from '../../lib/visible.js';
import { picture } from '../../parts/figure.js';
import { transport } from '../../parts/transport.js';
import { working } from '../../parts/working.js';
import { bar, settings } from './controls.js';
import { diagram, legend } from './diagram.js';
import { done } from './done.js';
import { log } from './log.js';
import { latencyOf } from './lab.js';
import { now } from './now.js';
import { sayRecord } from './record.js';
import { FORMAT } from './settings.js';
import { spacetime, usualFlight } from './spacetime.js';

/** @param {import('./lab.js').Lab} lab */
export function space(lab) {
  const room = measure(760);
  const player = transport({ at: () => lab.at.value, last: () => lab.last.value, go: (k) => lab.go(k), label: sentence });
  const drawn = computed(() => {
    const s = lab.shown.value;
    return s && spacetime(s.ran.trace, s.names.length, s.moment.step, s.moment.at);
  });

  const pace = computed(() => (lab.shown.value ? usualFlight(lab.shown.value.ran.trace, latencyOf(lab.shown.value.scenario)[0]) : 1));

  /** What the last event did. @param {number} k */
  function sentence(k) {
    const s = lab.shown.value;
    if (!s || k === 0) return t('mutex-event-start');
    const said = s.ran.trace.filter((one) => one.step === k).slice(0, 3).map((one) => sayRecord(one, s.names));
    return said.length > 0 ? said.join(' · ') : t('mutex-event-of', { k: number(k), all: number(lab.last.value) });
  }

  return {
    view: () => html`<div class="mutex-space" tabindex="-1" @keydown=${undo}>
      ${bar(lab)} ${settings(lab)} ${remarks(lab)}
      <div class="mutex-cols"><div>
      <div class="mutex-picture"><div ${room.here()}>${view()}</div></div>
      <div class="mutex-moves">${player.view()}
        <div class="row"><button type="button" class="icon" aria-label=${t('mutex-zoom-out')} title=${t('mutex-zoom-out')} @click=${() => zoom(0.5)}>−</button><button type="button" class="icon" aria-label=${t('mutex-zoom-in')} title=${t('mutex-zoom-in')} @click=${() => zoom(2)}>+</button></div>
        <p class="mutex-sentence">${t('mutex-event-of', { k: number(lab.at.value), all: number(lab.last.value) })} · ${sentence(lab.at.value)} ${ended()}</p>
        ${(lab.run.result.value?.untold ?? 0) > 0 ? html`<p class="soft">${t('mutex-untold', { events: number(lab.run.result.value?.events ?? 0) })}</p>` : nothing}
        ${working(lab.run, 'mutex-working')}
      </div>
      ${done(lab)}</div>
      ${now(lab)}</div>
      ${log(lab)}
    </div>`,
    /** @param {KeyboardEvent} event */
    key: (event) => player.key(event),
    close: () => player.stop(),
  };

  function view() {
    const st = drawn.value;
    const s = lab.shown.value;
    if (!st || !s) return lab.run.error.value ? nothing : html`<p class="soft">${t(engine.value === 'loading' ? 'loading' : 'working')}</p>`;
    const v = lab.params.values.value;
    const types = [...new Set(st.arrows.map((a) => a.type))];
    return html`<div class=${lab.run.stale.value || lab.run.error.value ? 'stale' : ''}>${picture({
      id: 'mutex-picture',
      title: t('mutex-picture'),
      summary: t('mutex-picture-summary', { nodes: number(s.names.length), messages: number(st.arrows.length) }),
      file: `contend-${lab.id}`,
      picture: diagram({
        picture: st,
        names: s.names,
        lines: lab.lines.value,
        processes: s.processes,
        width: Math.max(300, room.width.value),
        total: s.ran.at,
        latency: pace.value,
        zoom: v.zoom,
        arrives: new Map(s.moment.flights.map((f) => [f.message, f.arrives])),
        lab,
      }),
      legend: legend(types),
    })}
    ${s.names.length > lab.lines.value.length ? another(s) : nothing}</div>`;
  }

  /** Where not all are shown: which else. @param {import('./lab.js').Shown} s */
  function another(s) {
    return html`<p class="row soft mutex-another"><label for="mutex-another">${t('mutex-lines', { shown: number(lab.lines.value.length), nodes: number(s.names.length) })}</label>
      <input id="mutex-another" type="text" autocomplete="off" placeholder=${s.names[s.names.length >> 1]} @change=${(/** @type {Event} */ e) => {
        const k = s.names.indexOf(/** @type {HTMLInputElement} */ (e.target).value.trim().toUpperCase().replace(/^(?=\d)/, 'P'));
        if (k >= 0) lab.selected.value = { kind: 'node', node: k };
      }} /></p>`;
  }

  /** Why the run went no further. */
  function ended() {
    const r = lab.run.result.value;
    if (!r || r.untold > 0 || lab.at.value < lab.last.value) return nothing;
    return html`<span class=${r.ended === 'events' || r.ended === 'cancelled' ? 'warn' : 'soft'}>${t(`mutex-ended-${r.ended}`, { n: number(r.events) })}</span>`;
  }

  /** @param {number} by */
  function zoom(by) {
    lab.params.set({ zoom: Math.max(1 / 16, Math.min(64, lab.params.values.value.zoom * by)) });
  }

  /** @param {KeyboardEvent} event */
  function undo(event) {
    const way = travelling(event);
    if (!way) return;
    event.preventDefault();
    lab[way]();
  }
}

/** What the link says and this page can't follow. @param {import('./lab.js').Lab} lab */
function remarks(lab) {
  const v = lab.params.values.value;
  return html`${v.v !== 0 && v.v !== FORMAT ? html`<p class="notice warn" role="status">${t('locks-tape-format', { version: number(v.v), ours: number(FORMAT) })}</p>` : nothing}
    ${lab.journal.value.rest ? html`<p class="notice warn" role="status">${t('mutex-done-unreadable', { rest: visible(lab.journal.value.rest, 40) })}</p>` : nothing}`;
}
