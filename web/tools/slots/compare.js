/** What breaks: the same theory for other settings, each one tap away. */
import { html, nothing } from 'lit-html';
import { number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { inline } from '../../lib/markup.js';
import { standing } from '../../parts/standing.js';
import { mean } from './say.js';
import { SETTINGS, settingOf } from './settings.js';

/**
 * @param {object} p
 * @param {import('../../lib/params.js').Params} p.params
 * @param {ReturnType<typeof import('./calls.js').calls>} p.asked
 */
export function compare({ params, asked }) {
  const now = settingOf(params.values.value);
  const of = (/** @type {string} */ id) => asked.settings.get(id)?.result.value ?? null;
  const small = of('small');
  const doc = of('document');
  const pair = of('pair');
  const large = of('large');
  const counter = asked.counter.result.value;
  return html`<div class="slots-compare">
    <h2 id="slots-compare-title">${t('slots-compare-title')}</h2>
    <div class="data"><div class="scroll" tabindex="0" role="region" aria-label=${t('slots-compare-title')}><table>
      <thead><tr><th scope="col">${t('slots-compare-setting')}</th><th scope="col">${t('slots-participants')}</th><th scope="col">${t('slots-compare-window')}</th><th scope="col">${t('slots-compare-rounds')}</th><th scope="col">${t('slots-compare-collisions')}</th><th scope="col">${t('slots-compare-slots')}</th></tr></thead>
      <tbody>${SETTINGS.map(({ id, values: s }) => {
        const chain = of(id);
        const never = s.choice !== 'independent';
        const cells = never ? [t('slots-never'), '∞', '∞'] : chain ? [html`${mean(chain.rounds.mean)} <small>± ${mean(chain.rounds.sd)}</small>`, mean(chain.collisions.mean), mean(chain.slots.mean)] : ['…', '…', '…'];
        return html`<tr class=${id === now ? 'now' : ''}><th scope="row"><button type="button" aria-pressed=${id === now ? 'true' : 'false'} @click=${() => {
          params.set({ ...s, round: 1, who: null });
          document.querySelector('.figure')?.scrollIntoView({ block: 'start' });
        }}>${t(`slots-set-${id}`)}</button></th>
          <td>${number(s.participants)}</td><td>${s.choice === 'fixed' ? number(s.window) : `${number(s.window)} → ${s.cap === null ? '∞' : number(s.cap)}`}</td>${cells.map((c) => html`<td>${c}</td>`)}</tr>`;
      })}</tbody>
    </table></div></div>
    <p>${standing('exact')} ${t('slots-compare-note')}</p>
    <ul class="slots-lessons">
      ${small && doc ? html`<li>${inline(t('slots-lesson-small', { small: mean(small.rounds.mean), usual: mean(doc.rounds.mean), smallHits: mean(small.collisions.mean), usualHits: mean(doc.collisions.mean) }))}</li>` : nothing}
      ${pair && large ? html`<li>${inline(t('slots-lesson-large', { usual: mean(pair.slots.mean), large: mean(large.slots.mean) }))}</li>` : nothing}
      ${counter ? html`<li>${inline(t('slots-lesson-no-cap', { doublings: number(counter.overflowRound) }))}</li>` : nothing}
      <li>${inline(t('slots-lesson-alike'))}</li>
    </ul>
  </div>`;
}
