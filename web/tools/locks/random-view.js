/** What a random run counted. */
import { html, nothing, svg } from 'lit-html';
import { number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { standing } from '../../parts/standing.js';
import { short } from './held.js';
import { MOST_STEPS } from './lab.js';
import { hue, mark } from './marks.js';
import { letters } from './path.js';
import { count, failure, lineOf } from './sentences.js';

/** @typedef {import('../../api.d.ts').Ran} Ran */

/**
 * @param {import('./lab.js').Lab} lab
 * @param {Ran} r
 * @param {{stale: boolean, busy: boolean, again: () => void, open: () => void, opening: boolean, trouble: string}} now
 */
export function randomView(lab, r, now) {
  const { seed, schedule } = lab.params.values.value;
  const scope = t(schedule === 'random' ? 'locks-random-scope' : 'locks-random-scope-turns', { seed: short(seed), turns: number(r.turns) });
  const moved = r.turns - r.waited - (r.failedBy >= 0 ? 1 : 0);
  const first = Math.min(MOST_STEPS, moved);
  return html`<div class=${now.stale ? 'stale' : ''}>
    <p role="status">${standing('simulated', now.stale ? '' : scope)} ${r.complete ? nothing : html`<span class="warn">${t('locks-random-stopped', { turns: number(r.turns) })}</span> <button type="button" ?disabled=${now.busy} @click=${now.again}>${t('locks-random-again')}</button>`}</p>
    ${alarm(lab, r)}
    <div class="facts">
      ${fact('entries', count(r.entries))}
      ${fact('overtakes', r.overtakes === null ? '–' : count(r.overtakes), r.overtakes === null ? t('locks-random-no-doorway') : t('locks-random-overtakes-hint'))}
      ${fact('together', number(r.togetherInside), t('locks-random-together-hint'), r.togetherInside > 1 ? 'bad' : '')}
      ${fact('waited', number(r.waited), t('locks-random-waited-hint'))}
    </div>
    <div class="locks-random-tables">
      ${bars(r)}
      ${names(t('locks-random-largest'), t('locks-random-variable'), t('locks-random-value'), r.largest)}
      ${names(t('locks-random-notes'), t('locks-random-note'), t('locks-random-times'), r.notes)}
    </div>
    <p class="row">
      <button type="button" ?disabled=${now.stale || now.opening || first === 0} @click=${now.open}>${t('locks-random-open', { count: first, n: number(first) })}</button>
      ${now.trouble ? html`<span class="wrong" role="alert">${now.trouble}</span>` : nothing}</p>
  </div>`;
}

/** @param {string} name @param {string} value @param {string} [hint] @param {string} [look] */
const fact = (name, value, hint, look = '') => html`<div><span class="soft">${t(`locks-random-${name}`)}</span><b class=${look}>${value}</b>${hint ? html`<span class="soft">${hint}</span>` : html`<span></span>`}</div>`;

/** What must not happen, said in the open. @param {import('./lab.js').Lab} lab @param {Ran} r */
function alarm(lab, r) {
  const check = html`<button type="button" @click=${() => lab.params.set({ panel: 'check' })}>${t('locks-random-shortest')}</button>`;
  return html`${r.togetherInside > 1 ? html`<div class="notice bad" role="alert"><p>${t('locks-random-two-inside', { count: r.togetherInside })}</p><p>${check}</p></div>` : nothing}
    ${r.failedBy >= 0
      ? html`<div class="notice bad" role="alert"><p>${t('locks-random-failed', { thread: letters(r.failedBy), turn: number(r.turns) })} ${failure(r.failure)}</p>
          <p>${lineOf(lab.goodSource.value, r.failure.line)}</p></div>`
      : nothing}`;
}

/** Entries of each thread, from zero. @param {Ran} r */
function bars(r) {
  const most = Math.max(1, ...r.perThread.map(Number));
  const caption = t('locks-random-per-thread');
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${caption}><table class="locks-table locks-bars">
    <caption>${caption}</caption>
    <thead class="sr"><tr><th scope="col">${t('locks-cells-thread')}</th><th scope="col">${t('locks-random-entries')}</th></tr></thead>
    <tbody>${r.perThread.map((x, k) => html`<tr><th scope="row">${mark(k)}</th><td><span class="bar-of"><svg class=${`locks-bar hue-${hue(k)}`} viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">${svg`<rect x="0" y="2" width=${(100 * Number(x)) / most} height="10"></rect>`}</svg>${count(x)}</span></td></tr>`)}</tbody>
  </table></div>`;
}

/** @param {string} caption @param {string} head @param {string} value @param {Record<string, number | string>} counts */
function names(caption, head, value, counts) {
  const rows = Object.entries(counts);
  if (rows.length === 0) return nothing;
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${caption}><table class="locks-table">
    <caption>${caption}</caption>
    <thead><tr><th scope="col">${head}</th><th scope="col">${value}</th></tr></thead>
    <tbody>${rows.map(([name, x]) => html`<tr><th scope="row"><code>${name}</code></th><td>${count(x)}</td></tr>`)}</tbody>
  </table></div>`;
}
