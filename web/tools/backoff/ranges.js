/** What each wait can be, for all strategies side by side: bars for a few waits, bands for many. */
import { area, line } from 'd3-shape';
import { html, nothing, svg } from 'lit-html';
import { duration, number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { meanTick, nameOf, range, titleOf } from './marks.js';
import { sampled, timeAxis } from './scales.js';

/** Up to so many waits each has a row of its own. */
export const ROWS = 12;

/** Beyond so many the axis of retries is logarithmic. */
const FACTORS = 100;

/**
 * @typedef {{retry: number, minMs: number, maxMs: number, meanMs: number, atCap: number}} Wait
 * @typedef {{strategy: import('./policy.js').Strategy, waits: Wait[]}} Shown
 */

/**
 * @param {object} p
 * @param {Shown[]} p.shown  the strategies that have a schedule
 * @param {import('./policy.js').Strategy} p.chosen
 * @param {number | null} p.capMs
 * @param {boolean} p.log
 * @param {number} p.width
 */
export function ranges({ shown, chosen, capMs, log, width }) {
  const n = Math.max(0, ...shown.map((s) => s.waits.length));
  if (n === 0) return nothing;
  return n <= ROWS ? rows(shown, chosen, capMs, log, width, n) : bands(shown, chosen, capMs, log, width, n);
}

/** Every time that has to find a place. @param {Shown[]} shown @param {number[]} at */
const times = (shown, at) => shown.flatMap(({ waits }) => at.flatMap((i) => (waits[i] ? [waits[i].minMs, waits[i].meanMs, waits[i].maxMs] : [])));

/** Whether some range goes down to 0, which a logarithmic axis cannot show. @param {Shown[]} shown */
export const reachesZero = (shown) => shown.some(({ waits }) => waits.some((w) => w.minMs === 0 && w.maxMs > 0));

/**
 * @param {Shown[]} shown @param {import('./policy.js').Strategy} chosen @param {number | null} capMs
 * @param {boolean} log @param {number} width @param {number} n
 */
function rows(shown, chosen, capMs, log, width, n) {
  const left = 30;
  const right = 16;
  const top = 26;
  const lane = 9;
  const gap = 9;
  const step = lane * shown.length + gap;
  const height = top + step * n + 24;
  const axis = timeAxis(times(shown, sampled(n)), log, left + 10, width - right, Math.max(3, Math.floor(width / 95)));
  const foot = top + step * n;
  return html`<svg viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${t('backoff-ranges-title')}>
    ${axis.ticks.map((x) => svg`<path class="grid" d=${`M${axis.at(x)} ${top - 4}V${foot}`} /><text x=${axis.at(x)} y=${foot + 16} text-anchor="middle">${duration(x)}</text>`)}
    <text x=${left - 8} y="14" text-anchor="end">${t('backoff-retry-short')}</text>
    ${capLine(axis, capMs, top - 6, foot)}
    ${Array.from({ length: n }, (_, i) => {
      const y0 = top + i * step;
      return svg`<g class="wait">
        <rect class="hit" x="0" y=${y0 - gap / 2} width=${width} height=${step}><title>${rowTitle(shown, i)}</title></rect>
        ${i > 0 ? svg`<path class="rule" d=${`M${left} ${y0 - gap / 2}H${width - right}`} />` : nothing}
        <text class="n" x=${left - 8} y=${y0 + (lane * shown.length) / 2 + 4} text-anchor="end">${number(i + 1)}</text>
        ${shown.map(({ strategy, waits }, k) => {
          const w = waits[i];
          if (!w) return nothing;
          const h = strategy === chosen ? 8 : 5;
          const y = y0 + lane * k + lane / 2;
          const open = axis.log && w.minMs === 0 && w.maxMs > 0;
          return svg`${range(strategy, axis.at(w.minMs), axis.at(w.maxMs), y, h, open)}${w.maxMs > w.minMs ? meanTick(axis.at(w.meanMs), y, h) : nothing}`;
        })}
      </g>`;
    })}
  </svg>`;
}

/** @param {import('./scales.js').Axis} axis @param {number | null} capMs @param {number} from @param {number} to */
function capLine(axis, capMs, from, to) {
  if (capMs === null || capMs > axis.high || (axis.log && capMs < axis.low)) return nothing;
  const x = axis.at(capMs);
  return svg`<path class="cap" d=${`M${x} ${from}V${to}`} /><text class="cap-text" x=${x} y="14" text-anchor="end">${t('backoff-cap-at', { cap: duration(capMs) })}</text>`;
}

/** @param {Shown[]} shown @param {number} i */
const rowTitle = (shown, i) => [t('backoff-retry-n', { n: number(i + 1) }), ...shown.map(({ strategy, waits }) => (waits[i] ? `${nameOf(strategy)}: ${rangeText(waits[i])}` : ''))].filter(Boolean).join('\n');

/** @param {Wait} w */
const rangeText = (w) => (w.minMs === w.maxMs ? duration(w.minMs) : `${duration(w.minMs)} … ${duration(w.maxMs)}`);

/**
 * Small multiples on common axes: a band from least to most, a line of means.
 * @param {Shown[]} shown @param {import('./policy.js').Strategy} chosen @param {number | null} capMs
 * @param {boolean} log @param {number} width @param {number} n
 */
function bands(shown, chosen, capMs, log, width, n) {
  const at = sampled(n);
  const columns = width >= 520 ? 2 : 1;
  const left = 58;
  const gutter = 18;
  const tall = 132;
  const w = (width - left - 10 - gutter * (columns - 1)) / columns;
  const lines = Math.ceil(shown.length / columns);
  const head = 24;
  const height = lines * (tall + head) + 26;
  const all = times(shown, at);
  // Of many waits all that happens is at the start.
  const byFactors = n > FACTORS;
  const across = (/** @type {number} */ k) => (byFactors ? Math.log(k) / Math.log(n) : (k - 1) / (n - 1));
  const marks = byFactors ? [1, 10, 100, 1000].filter((k) => (1 - across(k)) * w >= 58).concat(n) : [1, n];
  /** @type {(from: number, to: number) => import('./scales.js').Axis} */
  const make = (from, to) => timeAxis(all, log, from, to, 4);
  return html`<svg viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${t('backoff-ranges-title')}>
    ${shown.map(({ strategy, waits }, k) => {
      const col = k % columns;
      const x0 = left + col * (w + gutter);
      const y0 = Math.floor(k / columns) * (tall + head) + head;
      const axis = make(y0 + tall, y0);
      const x = (/** @type {number} */ i) => x0 + across(i + 1) * w;
      const points = at.filter((i) => i < waits.length);
      const band = area().x((_, j) => x(points[j])).y0((_, j) => axis.at(waits[points[j]].minMs)).y1((_, j) => axis.at(waits[points[j]].maxMs));
      const mean = line().x((_, j) => x(points[j])).y((_, j) => axis.at(waits[points[j]].meanMs));
      const dummy = /** @type {[number, number][]} */ (points.map(() => [0, 0]));
      return svg`
        ${axis.ticks.map((v) => svg`<path class="grid" d=${`M${x0} ${axis.at(v)}H${x0 + w}`} />${col === 0 ? svg`<text x=${x0 - 6} y=${axis.at(v) + 4} text-anchor="end">${duration(v)}</text>` : nothing}`)}
        <text class=${strategy === chosen ? 'name chosen' : 'name'} x=${x0} y=${y0 - 8}>${nameOf(strategy)}</text>
        ${strategy === 'none' ? nothing : svg`<path class=${`band k-${strategy}`} d=${band(dummy) ?? ''} />`}
        <path class=${`through k-${strategy}`} d=${mean(dummy) ?? ''} />
        ${capMs !== null && capMs <= axis.high && capMs >= axis.low ? svg`<path class="cap" d=${`M${x0} ${axis.at(capMs)}H${x0 + w}`} />` : nothing}`;
    })}
    ${Array.from({ length: columns }, (_, c) => marks.map((k) => svg`<text x=${left + c * (w + gutter) + across(k) * w} y=${height - 8} text-anchor=${k === 1 ? 'start' : k === n ? 'end' : 'middle'}>${k === n && !byFactors ? t('backoff-retry-n', { n: number(n) }) : number(k)}</text>`))}
  </svg>`;
}

/**
 * The picture's one sentence, for those who do not see it.
 * @param {Shown[]} shown
 */
export function rangesSummary(shown) {
  return shown
    .map(({ strategy, waits }) => {
      const last = waits[waits.length - 1];
      return t('backoff-ranges-one', { name: titleOf(strategy), first: rangeText(waits[0]), last: rangeText(last), n: number(waits.length) });
    })
    .join(' ');
}

/** What the axis of the ranges is: with nothing but zeros it is linear, whatever was asked. @param {Shown[]} shown @param {boolean} asked */
export function axisNote(shown, asked) {
  const log = asked && shown.some(({ waits }) => waits.some((w) => w.maxMs > 0));
  const upright = shown.some(({ waits }) => waits.length > ROWS);
  const logNote = upright ? 'backoff-axis-log-note-up' : 'backoff-axis-log-note';
  return html`<p class="hint">${t(log ? logNote : 'backoff-axis-linear-note')} ${log && reachesZero(shown) ? t(upright ? 'backoff-axis-zero-note-up' : 'backoff-axis-zero-note') : nothing} ${shown.some(({ waits }) => waits.length > FACTORS) ? t('backoff-axis-retries-note') : nothing}</p>`;
}

