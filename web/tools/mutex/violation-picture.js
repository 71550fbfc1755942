/** A probability over every majority, by its power of ten. */
import { scaleLinear } from 'd3-scale';
import { svg } from 'lit-html';
import { number, raised } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';

/**
 * @param {readonly (readonly (number | null)[])[]} byMajority  [majority, log10]; null: the probability is 0
 * @param {number} chosen @param {number} width
 */
export function violationPicture(byMajority, chosen, width) {
  const height = 230;
  const left = 62;
  const dots = byMajority.flatMap(([m, log10]) => (m === null || log10 === null ? [] : [{ m, log10 }]));
  const lowest = Math.min(-1, ...dots.map((d) => d.log10));
  const x = scaleLinear([byMajority[0]?.[0] ?? 0, byMajority.at(-1)?.[0] ?? 1], [left + 10, width - 20]);
  const y = scaleLinear([0, lowest], [16, height - 44]);
  return svg`<svg class="mutex-majorities" width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">
    ${y.ticks(5).map((v) => svg`<g><line class="grid" x1=${left} x2=${width - 10} y1=${y(v)} y2=${y(v)} /><text x=${left - 6} y=${y(v) + 4} text-anchor="end">10${raised(v)}</text></g>`)}
    <polyline points=${dots.map((d) => `${x(d.m)},${y(d.log10)}`).join(' ')} />
    ${dots.length <= 80 ? dots.map((d) => svg`<circle class=${d.m === chosen ? 'on' : ''} cx=${x(d.m)} cy=${y(d.log10)} r=${d.m === chosen ? 6 : 3.5} />`) : dots.filter((d) => d.m === chosen).map((d) => svg`<circle class="on" cx=${x(d.m)} cy=${y(d.log10)} r="6" />`)}
    ${x.ticks(Math.min(8, dots.length)).filter(Number.isInteger).map((v) => svg`<text x=${x(v)} y=${height - 24} text-anchor="middle">${number(v)}</text>`)}
    <text x=${width - 20} y=${height - 6} text-anchor="end">${t('mutex-violation-majority')}</text>
  </svg>`;
}
