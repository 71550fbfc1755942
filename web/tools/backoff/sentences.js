/** The page's sentences with the current numbers: prediction, claim, facts, and what documents say, computed. */
import { html, nothing } from 'lit-html';
import { duration, fixed, number, percent, significant } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { inline } from '../../lib/markup.js';
import { predict } from '../../parts/predict.js';
import { standing } from '../../parts/standing.js';
import { peakIsExpected } from './herd.js';
import { titleOf } from './marks.js';

/** More, less, or the same up to what a float can tell. @param {number} a @param {number} b @returns {'more' | 'less' | 'same'} */
export const compare = (a, b) => (Math.abs(a - b) <= 1e-9 * Math.max(a, b) ? 'same' : a > b ? 'more' : 'less');

/** @param {import('./state.js').State} state */
export function question(state) {
  const none = state.schedules.none.result.value;
  const full = state.schedules.full.result.value;
  const herd = { none: state.fleets.none.result.value, full: state.fleets.full.result.value };
  const change = none && full ? compare(full.total.maxMs, none.total.maxMs) : null;
  return predict({
    id: 'backoff-worst',
    question: t('backoff-predict'),
    options: ['less', 'same', 'more'].map((id) => ({ id, label: t(`backoff-predict-${id}`) })),
    truth: change,
    because:
      none && full
        ? `${t('backoff-predict-because', { change: change ?? 'same', none: duration(none.total.maxMs), full: duration(full.total.maxMs) })} ${
            herd.none && herd.full ? t('backoff-predict-herd', { none: number(herd.none.peak), full: number(herd.full.peak), bucket: duration(state.params.values.value.bucket) }) : ''
          }`
        : '',
  });
}

/** One sentence under the figure. @param {import('./state.js').State} state */
export function claim(state) {
  const v = state.params.values.value;
  const chosen = /** @type {import('./policy.js').Strategy} */ (v.jitter);
  const none = state.schedules.none.result.value;
  const mine = state.schedules[chosen].result.value;
  if (!none || !mine) return nothing;
  const herd = { none: state.fleets.none.result.value, mine: state.fleets[chosen].result.value };
  const first =
    chosen === 'none'
      ? t('backoff-claim-none', { most: duration(none.total.maxMs) })
      : t('backoff-claim-total', { name: titleOf(chosen), change: compare(mine.total.maxMs, none.total.maxMs), none: duration(none.total.maxMs), mine: duration(mine.total.maxMs) });
  const bucket = duration(v.bucket);
  const second =
    herd.none && herd.mine
      ? chosen === 'none'
        ? t('backoff-claim-herd-none', { clients: number(v.clients), n: v.clients, peak: number(herd.none.peak), bucket })
        : t('backoff-claim-herd', { none: number(herd.none.peak), mine: number(herd.mine.peak), bucket, change: compare(herd.mine.peak, herd.none.peak) })
      : '';
  return html`<p role="status" class=${state.stale.value || state.herdStale.value ? 'claim stale' : 'claim'}>${inline(second ? t('backoff-claim-both', { total: first, herd: second }) : t('backoff-claim-alone', { total: first }))}</p>`;
}

/** The computed peak, with its error where that could be seen. @param {import('./herd.js').Fleet} fleet */
function expectedText({ expectedPeak, expectedError }) {
  const x = expectedPeak ?? 0;
  const text = fixed(x, x >= 100 ? 0 : 1);
  const seen = x >= 100 ? 0.5 : 0.05;
  return expectedError !== null && expectedError >= seen ? `${text} ± ${significant(expectedError, 1)}` : text;
}

/** The four numbers that a person looks for first. @param {import('./state.js').State} state */
export function facts(state) {
  const v = state.params.values.value;
  const chosen = /** @type {import('./policy.js').Strategy} */ (v.jitter);
  const s = state.schedules[chosen].result.value;
  if (!s) return nothing;
  const none = state.schedules.none.result.value;
  const fleet = state.fleets[chosen].result.value;
  const q = s.total.quantilesMs;
  const last = s.waits[s.waits.length - 1];
  let longest = last;
  for (const w of s.waits) if (w.maxMs > longest.maxMs) longest = w;
  const same = none ? compare(s.total.maxMs, none.total.maxMs) : null;
  return html`<div class=${state.stale.value ? 'facts stale' : 'facts'}>
    <div><span class="soft">${t('backoff-fact-worst')}</span><b>${duration(s.total.maxMs)}</b><span class="soft">${chosen === 'none' || same === null || !none ? t('backoff-fact-worst-none') : t('backoff-fact-worst-beside', { change: same, none: duration(none.total.maxMs) })}</span>${standing('exact')}</div>
    <div><span class="soft">${t('backoff-fact-mean')}</span><b>${duration(s.total.meanMs)}</b><span class="soft">${t('backoff-fact-sd', { sd: duration(s.total.sdMs) })}</span>${standing('exact')}</div>
    <div><span class="soft">${t('backoff-fact-95')}</span><b>${duration(q['0.95'])}</b><span class="soft">${t('backoff-fact-99', { q99: duration(q['0.99']) })}</span>${s.total.quantileStanding === 'estimated' ? html`<span class="tag exact">${t('backoff-estimated')}</span>` : standing('exact')}</div>
    <div><span class="soft">${t('backoff-fact-longest')}</span><b>${duration(longest.maxMs)}</b><span class="soft">${v.cap === null ? t('backoff-fact-no-cap') : last.atCap === 0 ? t('backoff-fact-cap', { cap: duration(v.cap) }) : t('backoff-fact-at-cap', { n: number(last.retry), share: percent(last.atCap) })}</span>${standing('exact')}</div>
    ${
      fleet
        ? html`<div class=${state.herdStale.value ? 'stale' : ''}><span class="soft">${t('backoff-fact-peak', { bucket: duration(v.bucket) })}</span><b>${number(fleet.peak)}</b><span class="soft">${!peakIsExpected(fleet) ? '' : t('backoff-fact-peak-expected', { expected: expectedText(fleet) })}</span>${standing('simulated', t('backoff-scope', { seed: v.seed, clients: number(v.clients) }))}</div>`
        : nothing
    }
  </div>`;
}

/** The sentences of document 002 that carry numbers, and where they hold. @param {import('./state.js').State} state */
export function computedSentences(state) {
  const twelve = state.twelve.result.value;
  const steep = state.steep.result.value;
  const memory = state.steepMemory.result.value;
  const { none, full, equal, decorrelated } = Object.fromEntries(Object.entries(state.schedules).map(([k, l]) => [k, l.result.value]));
  return html`<ul class="said">
    ${twelve ? html`<li>${inline(t('backoff-said-twelve', { wait: duration(twelve.waits[11].maxMs), ms: number(twelve.waits[11].maxMs), sum: duration(twelve.total.maxMs) }))} ${standing('exact')}</li>` : nothing}
    ${
      none && full && equal
        ? html`<li>${inline(t('backoff-said-same', { none: duration(none.total.maxMs), full: duration(full.total.maxMs), equal: duration(equal.total.maxMs) }))} ${standing('exact')}</li>`
        : nothing
    }
    ${none && decorrelated ? html`<li>${inline(t('backoff-said-memory', { change: compare(decorrelated.total.maxMs, none.total.maxMs), none: duration(none.total.maxMs), mine: duration(decorrelated.total.maxMs) }))} ${standing('exact')}</li>` : nothing}
    ${steep && memory ? html`<li>${inline(t('backoff-said-steep', { none: number(steep.total.maxMs), mine: number(memory.total.maxMs) }))} ${standing('exact')}</li>` : nothing}
  </ul>`;
}
