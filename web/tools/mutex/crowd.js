/** The panel "crowd": how well the resource is used when more and more want it all the time, and whether one takes it all. */
import { scaleLinear } from 'd3-scale';
import { signal } from '@preact/signals-core';
import { html, nothing, svg } from 'lit-html';
import { fault, number, percent, significant } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { live } from '../../lib/live.js';
import { measure } from '../../lib/measure.js';
import { dataTable } from '../../parts/data-table.js';
import { picture } from '../../parts/figure.js';
import { standing } from '../../parts/standing.js';
import { working } from '../../parts/working.js';

const CONTENDERS = [1, 2, 3, 5, 10, 20];
const RUNS = 5;

/** @param {import('./lab.js').Lab} lab @returns {import('./panels.js').Panel} */
export function crowd(lab) {
  const room = measure(560);
  const asked = signal(/** @type {object | null} */ (null));
  /** @type {import('../../lib/live.js').Live<import('../../api.d.ts').MutexUtilisation>} */
  const used = live('mutex.utilisation', () => asked.value, 'apart');
  /** What would be asked now. */
  const request = () => {
    const s = lab.scenario.value;
    if (!s) return null;
    const { cs, latency, network, fifo, seed, options } = s;
    return { algorithm: s.algorithm, cs, latency, network, fifo, seed, options, contenders: CONTENDERS, runs: RUNS };
  };

  return { view, close: used.close };

  function view() {
    const r = used.result.value;
    const old = r !== null && JSON.stringify(request()) !== JSON.stringify(asked.value);
    return html`<section class="mutex-crowd" aria-labelledby="mutex-crowd-title"><h2 id="mutex-crowd-title">${t('mutex-panel-crowd')}</h2>
      <p>${t('mutex-crowd-lede')}</p>
      <div class="row"><button type="button" class="main" ?disabled=${!lab.scenario.value} @click=${() => {
        asked.value = request();
      }}>${t('mutex-crowd-start')}</button>
        ${lab.params.values.value.latency[0] === lab.params.values.value.latency[1] ? html`<button type="button" @click=${() => lab.params.set({ latency: [0.5, 1.5] })}>${t('mutex-crowd-uneven')}</button>` : nothing}</div>
      ${working(used, 'mutex-working')}
      ${used.error.value ? html`<p class="wrong" role="alert">${fault(used.error.value)}</p>` : nothing}
      ${old ? html`<p class="notice warn" role="status">${t('mutex-crowd-old')}</p>` : nothing}
      ${r ? html`<div class=${old ? 'stale' : ''}>${result(r)}</div>` : nothing}
    </section>`;
  }

  /** @param {import('../../api.d.ts').MutexUtilisation} r */
  function result(r) {
    const worst = r.uses.at(-1);
    return html`<p>${worst ? t('mutex-crowd-says', { contenders: number(worst.contenders), share: percent(worst.share.mean, 1) }) : nothing} ${standing('simulated', t('mutex-crowd-scope', { runs: number(RUNS) }))}</p>
      <div ${room.here()}>${picture({ id: 'mutex-crowd-picture', title: t('mutex-crowd-picture'), summary: t('mutex-crowd-summary'), file: `contend-${lab.id}-crowd`, picture: bars(r.uses, room.width.value) })}</div>
      ${dataTable({
        caption: t('mutex-crowd-caption'),
        file: `contend-${lab.id}-crowd`,
        head: [t('mutex-crowd-contenders'), t('mutex-crowd-used'), '95 %', t('mutex-costs-per-entry'), t('mutex-crowd-most')],
        rows: r.uses.map((u) => [number(u.contenders), percent(u.share.mean, 2), `${percent(u.share.low, 1)} … ${percent(u.share.high, 1)}`, u.messages ? significant(u.messages.mean, 4) : '–', u.most ? percent(u.most.mean, 0) : '–']),
        rawHead: ['contenders', 'runs', 'used_mean', 'used_low', 'used_high', 'messages_per_entry', 'largest_share', 'entries', 'runs_without_entry'],
        raw: () => r.uses.map((u) => [u.contenders, u.runs, u.share.mean, u.share.low, u.share.high, u.messages?.mean ?? '', u.most?.mean ?? '', u.entries, u.barren]),
      })}`;
  }
}

/** @param {readonly import('../../api.d.ts').MutexUse[]} uses @param {number} width */
function bars(uses, width) {
  const height = 200;
  const left = 48;
  const y = scaleLinear([0, Math.max(0.01, ...uses.map((u) => u.share.high))], [height - 40, 12]).nice(4);
  const step = (width - left - 10) / Math.max(1, uses.length);
  return svg`<svg class="mutex-majorities" width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">
    ${y.ticks(4).map((v) => svg`<g><line class="grid" x1=${left} x2=${width - 10} y1=${y(v)} y2=${y(v)} /><text x=${left - 6} y=${y(v) + 4} text-anchor="end">${percent(v, 0)}</text></g>`)}
    ${uses.map((u, k) => {
      const x = left + (k + 0.5) * step;
      return svg`<g><rect class="bar" x=${x - step * 0.3} width=${step * 0.6} y=${y(u.share.mean)} height=${Math.max(0, y(0) - y(u.share.mean))} />
        <path class="whisker" d=${`M${x} ${y(Math.max(0, u.share.low))}V${y(u.share.high)}`} /><text x=${x} y=${height - 24} text-anchor="middle">${number(u.contenders)}</text></g>`;
    })}
    <text x=${width - 10} y=${height - 6} text-anchor="end">${t('mutex-crowd-contenders')}</text>
  </svg>`;
}
