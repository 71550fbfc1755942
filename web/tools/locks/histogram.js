/** States by depth: how many steps the shortest run to them has. */
import { nothing, svg } from 'lit-html';
import { number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';

/** More bars than this are told together. */
const MOST_BARS = 160;

/**
 * @param {readonly (number | string)[]} levels
 * @returns {{from: number, to: number, states: number}[]} depths that are told together; a count above 2^53 is near enough to draw
 */
export function bars(levels, most = MOST_BARS) {
  const wide = Math.max(1, Math.ceil(levels.length / most));
  const out = [];
  for (let from = 0; from < levels.length; from += wide) {
    const to = Math.min(levels.length, from + wide) - 1;
    let states = 0;
    for (let k = from; k <= to; k++) states += Number(levels[k]);
    out.push({ from, to, states });
  }
  return out;
}

/** A few centimetres beside the counts. @param {readonly (number | string)[]} levels @param {boolean} whole */
export function smallHistogram(levels, whole) {
  const all = bars(levels, 60);
  const most = Math.max(1, ...all.map((b) => b.states));
  const w = Math.max(2, Math.min(8, Math.floor(240 / all.length)));
  const width = w * all.length;
  return svg`<svg class="locks-depths" width=${width} height="36" viewBox=${`0 0 ${width} 36`} role="img" aria-label=${summary(levels)}>
    ${all.map((b, k) => svg`<rect class=${!whole && k === all.length - 1 ? 'part' : ''} x=${k * w + 0.5} width=${w - 1} y=${35 - (34 * b.states) / most} height=${(34 * b.states) / most + 1} />`)}</svg>`;
}

/** @param {readonly (number | string)[]} levels */
export function summary(levels) {
  let most = 0;
  levels.forEach((x, k) => {
    if (Number(x) > Number(levels[most])) most = k;
  });
  return t('locks-depths-summary', { depth: number(levels.length - 1), states: number(Number(levels[most] ?? 0)), at: number(most) });
}

/** With axes. @param {readonly (number | string)[]} levels @param {boolean} whole @param {number} width */
export function histogram(levels, whole, width) {
  const all = bars(levels);
  const most = Math.max(1, ...all.map((b) => b.states));
  const left = 74;
  const top = 24;
  const floor = 190;
  const step = (width - left - 10) / all.length;
  const gap = step > 4 ? 1 : 0;
  const y = (/** @type {number} */ s) => floor - ((floor - top) * s) / most;
  const every = Math.max(1, Math.ceil(all.length / Math.max(2, Math.floor((width - left) / 56))));
  return svg`<svg width=${width} height="230" viewBox=${`0 0 ${width} 230`} aria-hidden="true">
    ${[0, most / 2, most].map((v) => (Number.isInteger(v) ? svg`<g><line class="grid" x1=${left} x2=${width - 10} y1=${y(v)} y2=${y(v)} /><text x=${left - 6} y=${y(v) + 4} text-anchor="end">${number(v)}</text></g>` : nothing))}
    <g class="locks-depths">${all.map((b, k) => svg`<rect class=${!whole && k === all.length - 1 ? 'part' : ''} x=${left + k * step} width=${Math.max(0.5, step - gap)} y=${y(b.states)} height=${floor - y(b.states)} />`)}</g>
    <line class="axis" x1=${left} x2=${width - 10} y1=${floor} y2=${floor} />
    ${all.map((b, k) => (k % every === 0 ? svg`<text x=${left + (k + 0.5) * step} y=${floor + 16} text-anchor="middle">${number(b.from)}</text>` : nothing))}
    <text x=${left} y="14">${t('locks-depths-states')}</text><text x=${width - 10} y="226" text-anchor="end">${t('locks-depths-axis')}</text>
  </svg>`;
}
