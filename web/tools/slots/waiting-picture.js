/** The run at a glance: who drew in each round, how many of them got through, and how many theory expects to remain. */
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { nothing, svg } from 'lit-html';
import { number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { hatch } from './slot-picture.js';

/** More rounds than this are drawn as a line. */
export const BARS = 40;

/**
 * @param {object} p
 * @param {import('./round.js').Round[]} p.history
 * @param {number[] | null} p.expected  E[still waiting after round r], from r = 1
 * @param {number} p.participants
 * @param {number} p.at  the round that is shown, from 1
 * @param {number} p.width
 * @param {(round: number) => void} p.go
 */
export function waitingPicture({ history, expected, participants, at, width, go }) {
  const left = 14 + 8 * number(participants).length;
  const right = 10;
  const height = 178;
  const floor = height - 38;
  const n = history.length;
  const y = scaleLinear([0, Math.max(1, participants)], [floor, 24]);
  const step = (width - left - right) / Math.max(1, n);
  const middle = (/** @type {number} */ r) => left + (r - 0.5) * step;
  const bar = Math.max(2, Math.min(0.62 * step, 72));
  const every = Math.max(1, Math.ceil(n / Math.max(1, Math.floor((width - left) / 44))));
  const ticks = y.ticks(4).filter(Number.isInteger);
  return svg`<svg class="slots-waiting" width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`} aria-hidden="true" @click=${(/** @type {MouseEvent} */ e) => {
    const box = /** @type {SVGSVGElement} */ (e.currentTarget).getBoundingClientRect();
    const r = Math.ceil((e.clientX - box.left - left) / step);
    if (r >= 1 && r <= n) go(r);
  }}>
    ${hatch('slots-hatch-waiting')}
    ${ticks.map((v) => svg`<g><line class="grid" x1=${left} x2=${width - right} y1=${y(v)} y2=${y(v)} /><text x=${left - 6} y=${y(v) + 4} text-anchor="end">${number(v)}</text></g>`)}
    ${n >= 1 && at <= n ? svg`<rect class="here" x=${middle(at) - step / 2} y="2" width=${Math.max(2, step)} height=${floor - 2} />` : nothing}
    ${n <= BARS ? bars() : outline()}
    ${expected && n <= BARS ? expected.slice(0, n).map((e, i) => svg`<path class="expected" d=${`M${middle(i + 1)} ${y(e) - 5}l5 5l-5 5l-5 -5z`} />`) : nothing}
    ${expected && n > BARS ? svg`<path class="expected-line" d=${line((/** @type {number} */ e, i) => middle(i + 1), (e) => y(e))(expected.slice(0, n)) ?? ''} />` : nothing}
    <line class="axis" x1=${left} x2=${width - right} y1=${floor} y2=${floor} />
    ${history.map((_, i) => ((i + 1) % every === 0 || i === 0 ? svg`<text class=${i + 1 === at ? 'now' : ''} x=${middle(i + 1)} y=${floor + 18} text-anchor="middle">${number(i + 1)}</text>` : nothing))}
    <text x=${width - right} y=${height - 4} text-anchor="end">${t('slots-axis-round')}</text>
  </svg>`;

  function bars() {
    return history.map((round, i) => {
      const collided = round.draws.length - round.completed.length;
      const x = middle(i + 1) - bar / 2;
      return svg`<g><rect class="shared" x=${x} width=${bar} y=${y(collided)} height=${floor - y(collided)} fill="url(#slots-hatch-waiting)" />
        <rect class="alone" x=${x} width=${bar} y=${y(round.draws.length)} height=${y(collided) - y(round.draws.length)} />
        ${step > 8 + 7 * number(round.draws.length).length ? svg`<text class="value" x=${middle(i + 1)} y=${y(round.draws.length) - 8} text-anchor="middle">${number(round.draws.length)}</text>` : nothing}</g>`;
    });
  }

  function outline() {
    const d = line((/** @type {import('./round.js').Round} */ _, i) => middle(i + 1), (r) => y(r.draws.length - r.completed.length))(history) ?? '';
    return svg`<path class="line" d=${d} />`;
  }
}
