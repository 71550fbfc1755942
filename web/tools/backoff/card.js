/** The small picture of the start page: a herd without jitter, and with it. */
import { html, svg } from 'lit-html';
import { titleOf } from './marks.js';

/**
 * Expected arrivals of 1,000 clients with full jitter, first wait 1 s, doubling, six retries, in 40 steps of 250 ms:
 * rounded from backoff.fleet. The herd without jitter stands at 1, 3 and 7 s.
 */
const FULL = [266, 299, 334, 372, 145, 154, 163, 172, 165, 142, 116, 89, 76, 78, 80, 83, 85, 85, 83, 79, 74, 68, 61, 55, 48, 43, 40, 39, 39, 39, 40, 40, 41, 42, 42, 42, 42, 42, 42, 41];

export function card() {
  const w = 320;
  const x = (/** @type {number} */ s) => 1 + (s / 10) * (w - 2);
  const scale = 70 / 1000;
  const [upper, lower] = [92, 190];
  return html`<svg class="backoff-card" viewBox=${`0 0 ${w} 196`} aria-hidden="true">
    <path class="axis" d=${`M1 ${upper}H${w - 1}M1 ${lower}H${w - 1}`} />
    ${[1, 3, 7].map((s) => svg`<path class="arrivals k-none" d=${`M${x(s) - 2} ${upper}V${upper - 1000 * scale}h4V${upper}z`} />`)}
    <path class="arrivals k-full" d=${`M${x(0)} ${lower}${FULL.map((n, i) => `V${(lower - n * scale).toFixed(1)}H${x((i + 1) / 4).toFixed(1)}`).join('')}V${lower}z`} />
    <text x="1" y="12">${titleOf('none')}</text>
    <text x="1" y=${upper + 34}>${titleOf('full')}</text>
  </svg>`;
}
