/** The herd: when the retries of many clients arrive, one panel per strategy on common axes. */
import { html, nothing, svg } from 'lit-html';
import { duration, fixed, number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { nameOf, titleOf } from './marks.js';
import { columnsOf, countAxis, linearTime } from './scales.js';

/**
 * @typedef {object} Fleet  the result of backoff.fleet
 * @property {number[]} buckets  where each bucket starts
 * @property {number[]} arrivals
 * @property {number[]} expected  exact expected arrivals; empty where there is no exact curve
 * @property {number} peak
 * @property {number} peakAtMs
 * @property {number | null} expectedPeak  of the buckets of the curve
 * @property {number | null} expectedError
 * @property {number | null} drainedMs
 * @property {number} calls
 * @property {number} gaveUp
 */

/** @typedef {{strategy: import('./policy.js').Strategy, fleet: Fleet}} Herd */

const PANEL = 92;
const HEAD = 32;

/**
 * @param {object} p
 * @param {Herd[]} p.shown
 * @param {import('./policy.js').Strategy} p.chosen
 * @param {number} p.bucketMs
 * @param {number} p.untilMs  how much of the time is shown
 * @param {boolean} p.log  the axis of counts
 * @param {number | null} p.outageMs
 * @param {number | null} p.capacity  calls per bucket that the service can take
 * @param {number} p.width
 */
export function herd({ shown, chosen, bucketMs, untilMs, log, outageMs, capacity, width }) {
  if (shown.length === 0) return nothing;
  const left = 46;
  const right = 14;
  const w = width - left - right;
  const height = shown.length * (PANEL + HEAD) + 26;
  const high = Math.max(1, ...shown.map(({ fleet }) => top(fleet, bucketsIn(untilMs, widthOf(fleet, bucketMs)))));
  const time = linearTime(untilMs, left, left + w, Math.max(3, Math.floor(width / 110)));
  const foot = height - 26;
  return html`<svg viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${t('backoff-herd-title')}>
    ${time.ticks.map((x) => svg`<path class="grid" d=${`M${time.at(x)} ${HEAD - 4}V${foot}`} /><text x=${time.at(x)} y=${foot + 16} text-anchor="middle">${duration(x)}</text>`)}
    ${shown.map(({ strategy, fleet }, k) => {
      const y0 = k * (PANEL + HEAD) + HEAD;
      const axis = countAxis(high, log, y0 + PANEL, y0 + 4);
      // A herd of an older request keeps the buckets it was counted in.
      const bucket = widthOf(fleet, bucketMs);
      const buckets = bucketsIn(untilMs, bucket);
      const { per, tops } = columnsOf(fleet.arrivals, buckets, w / 2);
      const column = (w * bucket * per) / untilMs;
      const curve = fleet.expected.length > 0 ? columnsOf(fleet.expected, buckets, w / 2).tops : null;
      return svg`
        ${axis.ticks.map((v) => svg`<path class="grid" d=${`M${left} ${axis.at(v)}H${left + w}`} /><text x=${left - 6} y=${axis.at(v) + 4} text-anchor="end">${number(v)}</text>`)}
        <path class="axis" d=${`M${left} ${y0 + PANEL}H${left + w}`} />
        <path class=${`arrivals k-${strategy}`} d=${bars(tops, left, column, axis, left + w)} />
        ${curve ? svg`<path class="expected" d=${steps(curve, left, column, axis, left + w)} />` : nothing}
        ${capacity !== null && capacity <= axis.high ? svg`<path class="capacity" d=${`M${left} ${axis.at(capacity)}H${left + w}`} />` : nothing}
        ${outageMs !== null && outageMs <= untilMs ? svg`<path class="outage" d=${`M${time.at(outageMs)} ${y0}V${y0 + PANEL}`} />` : nothing}
        <text class=${strategy === chosen ? 'name chosen' : 'name'} x=${left} y=${y0 - 9}>${nameOf(strategy)}</text>
        <text class="peak" x=${left + w} y=${y0 - 9} text-anchor="end">${peakText(fleet, w >= 300)}</text>`;
    })}
  </svg>`;
}

/** How wide the buckets of a herd are. @param {Fleet} fleet @param {number} asked */
const widthOf = (fleet, asked) => (fleet.buckets.length > 1 ? fleet.buckets[1] - fleet.buckets[0] : asked > 0 ? asked : 1);

/** @param {number} untilMs @param {number} bucketMs */
const bucketsIn = (untilMs, bucketMs) => Math.max(1, Math.ceil(untilMs / bucketMs - 1e-9));

/** @param {Fleet} fleet @param {number} buckets */
function top(fleet, buckets) {
  let most = 0;
  for (let i = 0; i < Math.min(buckets, fleet.arrivals.length); i++) most = Math.max(most, fleet.arrivals[i], fleet.expected[i] ?? 0);
  return most;
}

/** Whether the exact curve reaches to the busiest bucket: else the two peaks speak of different times. @param {Fleet} fleet */
export const peakIsExpected = (fleet) => fleet.expected.length > 0 && fleet.peakAtMs < fleet.expected.length * widthOf(fleet, 0);

/**
 * The busiest bucket, and the exact expected one where there is room for both beside a strategy's name.
 * @param {Fleet} fleet @param {boolean} roomy
 */
const peakText = (fleet, roomy) =>
  !roomy || fleet.expectedPeak === null || !peakIsExpected(fleet)
    ? t('backoff-peak', { peak: number(fleet.peak) })
    : t('backoff-peak-expected', { peak: number(fleet.peak), expected: fixed(fleet.expectedPeak, fleet.expectedPeak >= 100 ? 0 : 1) });

/**
 * Columns as one path, those of equal height joined.
 * @param {number[]} tops @param {number} left @param {number} column @param {import('./scales.js').Axis} axis @param {number} end
 */
function bars(tops, left, column, axis, end) {
  const foot = axis.at(axis.low);
  let d = '';
  for (let i = 0; i < tops.length; ) {
    let j = i + 1;
    while (j < tops.length && tops[j] === tops[i]) j++;
    if (tops[i] > 0) {
      const x0 = left + column * i;
      // A lone bucket has to be seen: at least a pixel and a half.
      const x1 = Math.min(end, Math.max(left + column * j, x0 + 1.5));
      d += `M${x0.toFixed(2)} ${foot}V${axis.at(tops[i]).toFixed(2)}H${x1.toFixed(2)}V${foot}z`;
    }
    i = j;
  }
  return d;
}

/**
 * A curve of one value per column: level within a column, as what it tells is a number for the whole of it.
 * @param {number[]} values @param {number} left @param {number} column @param {import('./scales.js').Axis} axis @param {number} end
 */
function steps(values, left, column, axis, end) {
  let d = '';
  values.forEach((v, i) => {
    const y = axis.at(v).toFixed(2);
    d += i === 0 ? `M${left} ${y}` : `V${y}`;
    d += `H${Math.min(end, left + column * (i + 1)).toFixed(2)}`;
  });
  return d;
}

/** @param {Herd[]} shown @param {number} bucketMs */
export function herdSummary(shown, bucketMs) {
  return shown.map(({ strategy, fleet }) => t('backoff-herd-one', { name: titleOf(strategy), peak: number(fleet.peak), bucket: duration(bucketMs) })).join(' ');
}

/** How the panels are drawn, and whether buckets had to be gathered. @param {{per: number, outage: boolean, capacity: boolean, expected: boolean}} p */
export const herdLegend = ({ per, outage, capacity, expected }) => html`<ul class="legend">
  <li><svg viewBox="0 0 26 12" aria-hidden="true"><path class="arrivals k-full" d="M4 12V7h4V3h5v5h5v4z" /></svg>${t('backoff-arrivals')}</li>
  ${expected ? html`<li><svg viewBox="0 0 26 12" aria-hidden="true"><path class="expected" d="M1 11C8 11 8 3 13 3S18 11 25 11" /></svg>${t('backoff-expected')}</li>` : nothing}
  ${outage ? html`<li><svg viewBox="0 0 26 12" aria-hidden="true"><path class="outage" d="M13 0v12" /></svg>${t('backoff-outage-ends')}</li>` : nothing}
  ${capacity ? html`<li><svg viewBox="0 0 26 12" aria-hidden="true"><path class="capacity" d="M0 6h26" /></svg>${t('backoff-capacity-line')}</li>` : nothing}
  ${per > 1 ? html`<li class="soft">${t('backoff-gathered', { per })}</li>` : nothing}
</ul>`;

/**
 * What the picture shows when nobody said how much: the first six waits, at most, of a client without jitter, or all.
 * @param {{maxMs: number}[]} waits  of the schedule without jitter
 * @param {number} bucketMs
 */
export function usualSpan(waits, bucketMs) {
  let sum = 0;
  for (const w of waits.slice(0, 6)) sum += w.maxMs;
  return Math.max(sum * 1.04, bucketMs * 10) || 1;
}

/** How many buckets a column of the picture holds. @param {Fleet} fleet @param {number} untilMs @param {number} bucketMs @param {number} width */
export const gathered = (fleet, untilMs, bucketMs, width) => Math.max(1, Math.ceil(bucketsIn(untilMs, widthOf(fleet, bucketMs)) / ((width - 60) / 2)));
