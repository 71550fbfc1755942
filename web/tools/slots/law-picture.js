/** A distribution: exact bars, a sample's bars with their errors in front of them, and this run's own value. */
import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { nothing, svg } from 'lit-html';
import { number, percent } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { hatch } from './slot-picture.js';

/**
 * @param {object} p
 * @param {string} p.id
 * @param {import('./law.js').Bin[]} p.bins
 * @param {number} p.binWidth
 * @param {{mean: number, sd: number} | null} p.moments  of the exact law
 * @param {number | null} p.own  this run's value
 * @param {number} p.width
 * @param {string} p.axis  what is counted
 */
export function lawPicture({ id, bins, binWidth, moments, own, width, axis }) {
  const left = 46;
  const right = 12;
  const top = 34;
  const height = 236;
  const floor = height - 58;
  if (bins.length === 0) return svg`<svg width=${width} height="10" viewBox=${`0 0 ${width} 10`} aria-hidden="true"></svg>`;
  const highest = max(bins, (b) => Math.max(b.exact ?? 0, b.share === null ? 0 : b.share + 2 * b.error)) || 1;
  const y = scaleLinear([0, highest], [floor, top]).nice(4);
  const lo = bins[0].from - 0.5;
  const hi = bins[bins.length - 1].to + 0.5;
  const x = scaleLinear([lo, hi], [left, width - right]);
  const step = (width - left - right) / bins.length;
  const gap = step > 8 ? 2 : step > 3 ? 0.5 : 0;
  const wide = Math.min(step - gap, 64);
  const slim = Math.max(1, wide * 0.5);
  const at = (/** @type {import('./law.js').Bin} */ b) => x((b.from + b.to) / 2);
  const ticks = x.ticks(Math.max(3, Math.floor(width / 70))).filter((v) => Number.isInteger(v) && v > lo && v < hi);
  const mark = own === null ? null : x(own);
  // The label stands where it does not leave the picture.
  const anchor = mark === null ? 'middle' : mark < left + 50 ? 'start' : mark > width - right - 50 ? 'end' : 'middle';
  return svg`<svg class="slots-law" width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">
    ${hatch(id)}
    ${y.ticks(4).map((v) => svg`<g><line class="grid" x1=${left} x2=${width - right} y1=${y(v)} y2=${y(v)} /><text x=${left - 6} y=${y(v) + 4} text-anchor="end">${percent(v)}</text></g>`)}
    ${bins.map((b) => (b.exact === null ? nothing : svg`<rect class="exact" x=${at(b) - wide / 2} width=${wide} y=${y(b.exact)} height=${floor - y(b.exact)} />`))}
    ${bins.map((b) => (b.share === null ? nothing : svg`<g class="sample"><rect x=${at(b) - slim / 2} width=${slim} y=${y(b.share)} height=${floor - y(b.share)} fill=${`url(#${id})`} />
        ${b.share > 0 || b.error > 0 ? svg`<path class="error" d=${whisker(at(b), y(b.share + 2 * b.error), y(Math.max(0, b.share - 2 * b.error)), Math.min(5, slim / 2))} />` : nothing}</g>`))}
    <line class="axis" x1=${left} x2=${width - right} y1=${floor} y2=${floor} />
    ${ticks.map((v) => svg`<text x=${x(v)} y=${floor + 16} text-anchor="middle">${number(v)}</text>`)}
    ${moments ? meanMark(moments) : nothing}
    ${mark === null ? nothing : svg`<g class="own"><line x1=${mark} x2=${mark} y1=${top - 6} y2=${floor} /><path d=${`M${mark} ${top - 2}l-6 -9h12z`} /><text x=${mark} y=${top - 17} text-anchor=${anchor}>${t('slots-this-run', { value: number(own ?? 0) })}</text></g>`}
    <text x=${width - right} y=${height - 3} text-anchor="end">${binWidth > 1 ? t('slots-binned', { axis, width: number(binWidth) }) : axis}</text>
  </svg>`;

  /** The mean as a dot on its line of ± one standard deviation, under the axis. @param {{mean: number, sd: number}} m */
  function meanMark(m) {
    if (m.mean < lo || m.mean > hi) return nothing;
    const a = x(Math.max(lo, m.mean - m.sd));
    const b = x(Math.min(hi, m.mean + m.sd));
    const h = floor + 28;
    return svg`<g class="mean"><line x1=${a} x2=${b} y1=${h} y2=${h} /><line x1=${a} x2=${a} y1=${h - 4} y2=${h + 4} /><line x1=${b} x2=${b} y1=${h - 4} y2=${h + 4} /><circle cx=${x(m.mean)} cy=${h} r="4" /></g>`;
  }
}

/** @param {number} x @param {number} a @param {number} b @param {number} half */
const whisker = (x, a, b, half) => `M${x} ${a}V${b}M${x - half} ${a}h${2 * half}M${x - half} ${b}h${2 * half}`;
