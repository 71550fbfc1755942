/** One sentence under the figure, with the run's numbers in it. */
import { html, nothing } from 'lit-html';
import { list, number, significant } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { standing } from '../../parts/standing.js';
import { mostInside } from './spacetime.js';

/** @param {import('./lab.js').Lab} lab */
export function claim(lab) {
  if (!lab.shown.value) return nothing;
  const { ran: r, names } = lab.shown.value;
  const tag = standing('simulated', t('mutex-scope', { seed: lab.params.values.value.seed, events: number(r.events) }));
  const most = mostInside(r.trace, Infinity);
  if (r.violations > 0) return html`<p class="claim mutex-bad">${t('mutex-claim-two', { most: number(most), violations: r.violations, n: number(r.violations) })} ${tag}</p>`;
  if (r.blocked.length > 0) return html`<p class="claim mutex-bad">${t('mutex-claim-blocked', { who: list(r.blocked.slice(0, 6).map((k) => names[k])), count: r.blocked.length })} ${tag}</p>`;
  if (r.overwrote > 0) return html`<p class="claim mutex-bad">${t('mutex-claim-overwrote', { count: r.overwrote, n: number(r.overwrote) })} ${tag}</p>`;
  if (r.entered === 0) return html`<p class="claim">${t('mutex-claim-none')} ${tag}</p>`;
  return html`<p class="claim">${t('mutex-claim', { entries: r.entered, n: number(r.entered), messages: number(r.messages), each: r.perEntry.messages === null ? '–' : significant(r.perEntry.messages, 4), delay: r.perEntry.delay === null ? '–' : significant(r.perEntry.delay, 4) })} ${r.waiting.length > 0 ? t('mutex-claim-still', { who: list(r.waiting.slice(0, 6).map((k) => names[k])), count: r.waiting.length }) : nothing} ${tag}</p>`;
}
