/** One sentence under the figure, with the present numbers in it. */
import { html, nothing } from 'lit-html';
import { number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { standing } from '../../parts/standing.js';
import { names } from './say.js';
import { count } from './sentences.js';

/** @param {import('./lab.js').Lab} lab */
export function claim(lab) {
  const said = checked(lab) ?? present(lab);
  return said ?? nothing;
}

/** What every run says, while it is of this lock. @param {import('./lab.js').Lab} lab */
function checked(lab) {
  const c = lab.checked.result.value;
  const v = c?.verdicts.find((one) => one.property === 'mutual-exclusion');
  if (!c || !v || lab.checkStale.value || lab.checked.busy.value || v.status === 'unknown') return null;
  const threads = number(lab.good.value?.threads ?? 0);
  const tag = standing(v.status, t('locks-claim-scope', { threads }));
  if (v.status === 'refuted') return html`<p class="claim locks-refuted">${t('locks-claim-refuted', { steps: number(v.steps), count: v.steps })} ${tag}</p>`;
  return html`<p class="claim">${t('locks-claim-proved', { threads, states: count(c.states ?? c.classes) })} ${tag}</p>`;
}

/** What the state says. @param {import('./lab.js').Lab} lab */
function present(lab) {
  const looked = lab.look.result.value;
  if (!looked) return null;
  const taken = looked.steps.length;
  const said = { steps: number(taken), count: taken };
  const waiting = looked.threads.filter((th) => th.place === 'trying' && th.next.outcome === 'blocked').map((th) => th.thread);
  if (looked.inside.length >= 2) return html`<p class="claim locks-refuted">${t('locks-claim-two', { who: names(looked.inside), ...said })}</p>`;
  if (looked.stuck) return html`<p class="claim locks-refuted">${t('locks-claim-stuck', { who: names(waiting), ...said })}</p>`;
  if (taken === 0) return html`<p class="claim">${t('locks-claim-start')}</p>`;
  if (looked.inside.length === 1) return html`<p class="claim">${t('locks-claim-one', { who: names(looked.inside), waiting: waiting.length, others: names(waiting), ...said })}</p>`;
  return html`<p class="claim">${t('locks-claim-nobody', { waiting: waiting.length, others: names(waiting), ...said })}</p>`;
}
