/** How long a client waits in all that never gets through: one strip per strategy, on one axis from 0. */
import { html, nothing, svg } from 'lit-html';
import { duration, number, significant } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { nameOf, range, swatch, titleOf } from './marks.js';
import { timeAxis } from './scales.js';

/**
 * @typedef {{'0.05': number, '0.5': number, '0.95': number, '0.99': number}} Levels
 * @typedef {{minMs: number, maxMs: number, meanMs: number, sdMs: number, quantilesMs: Levels, quantileErrorMs: Levels, quantileStanding: string}} Total
 * @typedef {{strategy: import('./policy.js').Strategy, total: Total}} Summed
 */

/**
 * @param {object} p
 * @param {Summed[]} p.shown
 * @param {import('./policy.js').Strategy} p.chosen
 * @param {boolean} p.log
 * @param {number | null} p.deadlineMs
 * @param {number} p.width
 */
export function totals({ shown, chosen, log, deadlineMs, width }) {
  if (shown.length === 0) return nothing;
  const left = 12;
  const right = 16;
  const step = 46;
  const top = 26;
  const foot = top + step * shown.length;
  const axis = timeAxis(shown.flatMap(({ total }) => [total.minMs, total.quantilesMs['0.05'], total.maxMs]), log, left + 6, width - right, Math.max(3, Math.floor(width / 105)));
  const reference = shown.find((s) => s.strategy === 'none');
  const end = reference ? axis.at(reference.total.maxMs) : null;
  return html`<svg viewBox=${`0 0 ${width} ${foot + 24}`} role="img" aria-label=${t('backoff-totals-title')}>
    ${axis.ticks.map((x) => svg`<path class="grid" d=${`M${axis.at(x)} ${top - 4}V${foot}`} /><text x=${axis.at(x)} y=${foot + 16} text-anchor="middle">${duration(x)}</text>`)}
    ${end === null ? nothing : svg`<path class="reference" d=${`M${end} ${top - 6}V${foot}`} /><text x=${end} y="14" text-anchor=${end > (width * 2) / 3 ? 'end' : end > width / 3 ? 'middle' : 'start'}>${t('backoff-none-worst')}</text>`}
    ${
      deadlineMs !== null && deadlineMs <= axis.high && deadlineMs > axis.low
        ? svg`<path class="deadline" d=${`M${axis.at(deadlineMs)} ${top - 6}V${foot}`} />`
        : nothing
    }
    ${shown.map(({ strategy, total }, k) => {
      const y = top + k * step + 30;
      const q = total.quantilesMs;
      const x = axis.at;
      const single = total.minMs === total.maxMs;
      const open = axis.log && total.minMs === 0 && total.maxMs > 0;
      return svg`<text class=${strategy === chosen ? 'name chosen' : 'name'} x=${left + 6} y=${y - 12}>${nameOf(strategy)}</text>
        ${
          single
            ? range(strategy, x(total.maxMs), x(total.maxMs), y, 12)
            : svg`<path class=${`mark k-${strategy} line thin`} d=${`M${x(total.minMs)} ${y}H${x(total.maxMs)}M${x(total.maxMs)} ${y - 6}v12${open ? '' : `M${x(total.minMs)} ${y - 6}v12`}`} />
              ${open ? svg`<path class=${`mark k-${strategy} fill`} d=${`M${x(total.minMs) - 6} ${y}l6 -4v8z`} />` : nothing}
              ${range(strategy, x(q['0.05']), x(q['0.95']), y, strategy === chosen ? 14 : 10)}
              <path class="mean" d=${`M${x(q['0.5'])} ${y - 9}v18`} />
              <path class="ninety-nine" d=${`M${x(q['0.99'])} ${y - 6}l4 6l-4 6l-4 -6z`} />`
        }`;
    })}
  </svg>`;
}

/** How the strip is drawn. */
export const totalsLegend = () => html`<ul class="legend">
  <li><svg viewBox="0 0 40 12" aria-hidden="true" class="wide"><path class="mark k-full line thin" d="M2 6H38M2 2v8M38 2v8" /><rect class="mark k-full fill" x="11" y="2" width="18" height="8" /><path class="mean" d="M20 0v12" /></svg>${t('backoff-strip')}</li>
  <li><svg viewBox="0 0 26 12" aria-hidden="true"><path class="ninety-nine" d="M13 0l4 6l-4 6l-4 -6z" /></svg>${t('backoff-strip-99')}</li>
  <li><svg viewBox="0 0 26 12" aria-hidden="true"><path class="deadline" d="M13 0v12" /></svg>${t('backoff-deadline')}</li>
</ul>`;

/** @param {Summed[]} shown */
export function totalsSummary(shown) {
  return shown.map(({ strategy, total }) => t('backoff-totals-one', { name: titleOf(strategy), least: duration(total.minMs), mean: duration(total.meanMs), most: duration(total.maxMs) })).join(' ');
}

/** The same in numbers. @param {Summed[]} shown @param {import('./policy.js').Strategy} chosen */
export function totalsTable(shown, chosen) {
  const head = ['backoff-least', 'backoff-mean-column', 'backoff-sd', 'backoff-q05', 'backoff-q50', 'backoff-q95', 'backoff-q99', 'backoff-most'];
  return html`<div class="data"><div class="scroll" tabindex="0" role="region" aria-label=${t('backoff-totals-caption')}>
    <table><caption>${t('backoff-totals-caption')}</caption>
      <thead><tr><th scope="col">${t('backoff-strategy')}</th>${head.map((h) => html`<th scope="col">${t(h)}</th>`)}</tr></thead>
      <tbody>${shown.map(({ strategy, total }) => {
        const q = total.quantilesMs;
        return html`<tr class=${strategy === chosen ? 'chosen' : ''}><th scope="row">${swatch(strategy)}${nameOf(strategy)}</th>
          ${[total.minMs, total.meanMs, total.sdMs, q['0.05'], q['0.5'], q['0.95'], q['0.99'], total.maxMs].map((x) => html`<td>${duration(x)}</td>`)}</tr>`;
      })}</tbody>
    </table></div></div>`;
}

/** The largest errors of quantiles, as words: those that are bounds, and those that are estimates. @param {Summed[]} shown */
export function errorNote(shown) {
  const worst = { bound: 0, estimate: 0 };
  let estimated = false;
  for (const { total } of shown) {
    const kind = total.quantileStanding === 'estimated' ? 'estimate' : 'bound';
    estimated ||= kind === 'estimate';
    worst[kind] = Math.max(worst[kind], ...Object.values(total.quantileErrorMs));
  }
  const ms = (/** @type {number} */ x) => (x === 0 ? number(0) : significant(x, 1));
  return `${t('backoff-quantile-error', { ms: ms(worst.bound) })} ${estimated ? t('backoff-quantile-estimate', { ms: ms(worst.estimate) }) : ''}`;
}
