/**
 * How the strategies are told apart: each has a colour and a shape of its own. None is a diamond, as its wait is one value;
 * full a solid bar, equal a hollow one, decorrelated a dashed whisker, one's own bounds two rails.
 */
import { html, nothing, svg } from 'lit-html';
import { t } from '../../lib/i18n.js';

/** @param {import('./policy.js').Strategy} s */
export const nameOf = (s) => t(`backoff-jitter-${s}`);

/** The name as it stands at the head of a sentence. @param {import('./policy.js').Strategy} s */
export const titleOf = (s) => t(`backoff-name-${s}`);

/**
 * A range from x0 to x1 around the middle y, h high.
 * @param {import('./policy.js').Strategy} s
 * @param {number} x0 @param {number} x1 @param {number} y @param {number} h
 * @param {boolean} [open]  it goes on to 0, beyond what the axis can show
 */
export function range(s, x0, x1, y, h, open = false) {
  const cls = `mark k-${s}`;
  if (x1 - x0 < 0.5) return s === 'none' ? diamond(cls, x0, y, h) : svg`<path class="${cls} line" d=${`M${x0} ${y - h / 2}V${y + h / 2}`} />`;
  const head = open ? svg`<path class="${cls} fill" d=${`M${x0 - 7} ${y}l7 ${-h / 2 - 1}v${h + 2}z`} />` : nothing;
  if (s === 'equal') return svg`${head}<rect class="${cls} hollow" x=${x0 + 0.75} y=${y - h / 2 + 0.75} width=${Math.max(0.5, x1 - x0 - 1.5)} height=${h - 1.5} />`;
  if (s === 'decorrelated')
    return svg`${head}<path class="${cls} line dashed" d=${`M${x0} ${y}H${x1}`} /><path class="${cls} line" d=${`${open ? '' : `M${x0} ${y - h / 2}v${h}`}M${x1} ${y - h / 2}v${h}`} />`;
  if (s === 'own') return svg`${head}<path class="${cls} line" d=${`M${x0} ${y - h / 2 + 1}H${x1}M${x0} ${y + h / 2 - 1}H${x1}`} />`;
  if (s === 'none') return svg`${head}<path class="${cls} line" d=${`M${x0} ${y}H${x1}`} />`;
  return svg`${head}<rect class="${cls} fill" x=${x0} y=${y - h / 2} width=${x1 - x0} height=${h} />`;
}

/** @param {string} cls @param {number} x @param {number} y @param {number} h */
const diamond = (cls, x, y, h) => {
  const r = h / 2 + 1;
  return svg`<path class="${cls} fill" d=${`M${x - r} ${y}l${r} ${-r}l${r} ${r}l${-r} ${r}z`} />`;
};

/** @param {number} x @param {number} y @param {number} h */
export const meanTick = (x, y, h) => svg`<path class="mean" d=${`M${x} ${y - h / 2 - 2}V${y + h / 2 + 2}`} />`;

/**
 * What the marks mean, once for all pictures.
 * @param {import('./policy.js').Strategy[]} strategies
 * @param {import('./policy.js').Strategy} chosen
 * @param {unknown} [more]
 */
export function legend(strategies, chosen, more) {
  return html`<ul class="legend backoff-legend">
    ${strategies.map((s) => html`<li class=${s === chosen ? 'chosen' : ''}>${swatch(s)}${nameOf(s)}</li>`)} ${more ?? nothing}
  </ul>`;
}

/** A small sample of a strategy's mark. @param {import('./policy.js').Strategy} s */
export const swatch = (s) => html`<svg viewBox="0 0 26 12" aria-hidden="true">${s === 'none' ? range(s, 13, 13, 6, 7) : range(s, 2, 24, 6, 7)}</svg>`;
