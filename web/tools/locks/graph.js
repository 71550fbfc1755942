/** The panel "graph": the graph of states where it is small enough to be read, and how many lie at each depth where it is not. */
import { batch, computed, effect, signal } from '@preact/signals-core';
import { html, nothing } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { number } from '../../lib/format.js';
import { language, t } from '../../lib/i18n.js';
import { inline } from '../../lib/markup.js';
import { live } from '../../lib/live.js';
import { measure } from '../../lib/measure.js';
import { check, segmented } from '../../parts/field.js';
import { picture } from '../../parts/figure.js';
import { standing } from '../../parts/standing.js';
import { working } from '../../parts/working.js';
import { sayLockFault } from './faults.js';
import { legend } from './graph-legend.js';
import { graphPicture, scene, standsAt } from './graph-picture.js';
import { levelsTable, nodesTable } from './graph-tables.js';
import { histogram, summary } from './histogram.js';
import { count } from './sentences.js';
import { bringStepper } from './to-stepper.js';

/** @typedef {import('../../api.d.ts').Graph} Graph */

/** More nodes cannot be told apart on a screen. */
const MOST_NODES = 150;
/** States for the histogram: a few seconds' search. */
const MOST_STATES = 1_000_000;
const ZOOMS = [0.5, 0.7, 1, 1.4, 2];

/** @param {import('./lab.js').Lab} lab @returns {import('./panels.js').Panel} */
export function graph(lab) {
  const v = lab.params.values;
  const asked = computed(() => {
    if (v.value.panel !== 'graph' || !lab.good.value) return null;
    const { symmetry, tickets, bound, merge } = v.value;
    return { ...lab.good.value, symmetry, tickets: tickets === 'bound' ? bound : tickets, merge, maxNodes: MOST_NODES, maxStates: MOST_STATES };
  });
  /** @type {import('../../lib/live.js').Live<Graph>} */
  const drawn = live('locks.graph', () => asked.value, 'gives-way');
  const small = computed(() => (drawn.result.value?.nodes.length ?? 0) > 0 && !drawn.stale.value);
  /** Which node the stepper stands at: asked apart, so that a step does not draw all anew. @type {import('../../lib/live.js').Live<Graph>} */
  const where = live('locks.graph', () => (small.value && asked.value ? { ...asked.value, path: lab.taken.value } : null), 'gives-way');
  const focus = signal(0);
  const pointed = signal(-1);
  const zoom = signal(ZOOMS.indexOf(1));
  // Nothing is drawn before the room is known: it would be drawn twice.
  const room = measure(0);
  const made = computed(() => (drawn.result.value && drawn.result.value.nodes.length > 0 && language.value ? scene(drawn.result.value, room.width.value) : null));
  const stopFresh = effect(() => {
    // Numbers of nodes mean nothing in another graph.
    if (drawn.result.value) pointed.value = -1;
    focus.value = 0;
  });

  const view = () => {
    const g = drawn.result.value;
    const e = drawn.error.value;
    return html`<div class="locks-graph">
      <div class="row locks-graph-choices">
        ${check(lab.params, { name: 'merge', label: t('locks-graph-merge') })}
        ${segmented(lab.params, { name: 'symmetry', label: t('locks-check-symmetry'), options: ['auto', 'off'].map((id) => ({ id, label: t(`locks-check-symmetry-${id}`) })) })}
      </div>
      ${working(drawn, 'locks-check-found')}
      ${e ? html`<p class="wrong" role="alert">${sayLockFault(e)}</p>` : nothing}
      <div ${room.here()} class=${drawn.stale.value || e ? 'stale' : ''}>${g && room.width.value > 0 ? (made.value ? readable(g, made.value) : large(g)) : nothing}</div>
    </div>`;
  };

  /** @param {Graph} g @param {ReturnType<typeof scene>} drawing */
  function readable(g, drawing) {
    const at = where.result.value?.at ?? -1;
    const states = g.nodes.reduce((sum, n) => sum + BigInt(n.states), 0n);
    const words = t('locks-graph-counts', { nodes: number(g.nodes.length), arrows: number(g.arrows.length), states: count(String(states)) });
    const z = ZOOMS[zoom.value];
    return html`<p>${standing('exact')} ${words} <span class="soft">${inline(t(g.symmetry ? 'locks-graph-how-alike' : 'locks-graph-how'))}</span></p>
      ${picture({
        id: 'locks-graph-picture',
        title: t('locks-panel-graph'),
        summary: `${words} ${t('locks-graph-keys')}`,
        file: `contend-states-${lab.id}`,
        picture: guard([drawing, at, focus.value, pointed.value, z], () =>
          graphPicture({
            scene: drawing,
            at,
            focus: focus.value,
            pointed: pointed.value,
            zoom: z,
            open: (id) => lab.open(g.nodes[id].path, [], null),
            onFocus: (id) =>
              batch(() => {
                focus.value = id;
                pointed.value = id;
              }),
            onPoint: (id) => {
              pointed.value = id;
            },
          }),
        ),
        legend: html`<div class="row spread"><p class="soft">${t('locks-graph-keys')}</p>
            <div class="row" role="group" aria-label=${t('locks-graph-zoom')}>${zoomButton(-1, '−', 'locks-graph-smaller')}<span>${number(Math.round(z * 100))} %</span>${zoomButton(1, '+', 'locks-graph-larger')}</div></div>
          ${legend(g)}`,
      })}
      <p class="row" role="status"><span>${at >= 0 ? t('locks-graph-here', { id: number(at + 1), where: standsAt(g.nodes[at]), count: lab.here.value, steps: number(lab.here.value) }) : where.busy.value ? '' : t('locks-graph-nowhere')}</span>
        <button type="button" @click=${() => bringStepper()}>${t('locks-graph-to-stepper')}</button></p>
      <details><summary>${t('locks-graph-table')}</summary>${guard([g, language.value], () => nodesTable(g, lab.id))}</details>`;
  }

  /** @param {Graph} g */
  function large(g) {
    const all = g.levels.reduce((sum, x) => sum + BigInt(x), 0n);
    const key = g.whole ? (g.merged > 0 ? 'locks-graph-large-merged' : 'locks-graph-large') : 'locks-graph-larger-than';
    const words = t(key, { states: count(String(all)), merged: number(g.merged), most: number(MOST_NODES), what: g.symmetry ? 'classes' : 'states' });
    return html`<p>${g.whole ? standing('exact') : standing('unknown')} ${words}</p>
      ${picture({
        id: 'locks-graph-depths',
        title: t('locks-graph-depths'),
        summary: summary(g.levels),
        file: `contend-depths-${lab.id}`,
        picture: guard([g, room.width.value, language.value], () => histogram(g.levels, g.whole, Math.max(320, room.width.value))),
        legend: html`<p class="soft">${summary(g.levels)} ${g.whole ? '' : t('locks-graph-last-part')}</p>`,
      })}
      <details><summary>${t('locks-graph-table')}</summary>${guard([g, language.value], () => levelsTable(g, lab.id))}</details>`;
  }

  /** @param {number} by @param {string} sign @param {string} name */
  const zoomButton = (by, sign, name) => html`<button type="button" class="icon" aria-label=${t(name)} title=${t(name)} ?disabled=${ZOOMS[zoom.value + by] === undefined} @click=${() => {
    zoom.value += by;
  }}>${sign}</button>`;

  return {
    view,
    close() {
      stopFresh();
      drawn.close();
      where.close();
    },
  };
}
