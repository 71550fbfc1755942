/** Each property in the present state: whether it holds, and why it does not. */
import { html, nothing } from 'lit-html';
import { number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { conditions, names } from './say.js';
import { failure } from './sentences.js';

/** @param {import('./lab.js').Lab} lab */
export function truths(lab) {
  const looked = lab.look.result.value;
  if (!looked) return nothing;
  const inside = looked.inside;
  return html`<ul class="locks-truths" aria-label=${t('locks-truths-title')}>
    ${truth(inside.length < 2, inside.length >= 2 ? t('locks-truths-two', { who: names(inside), count: inside.length }) : inside.length === 1 ? t('locks-truths-one', { who: names(inside) }) : t('locks-truths-nobody'))}
    ${truth(!looked.stuck, t(looked.stuck ? 'locks-truths-stuck' : 'locks-truths-moves'))}
    ${looked.always ? own('always', looked.always) : nothing} ${looked.reachable ? own('reachable', looked.reachable) : nothing}
  </ul>`;
}

/** @param {boolean} good @param {unknown} words @param {unknown} [why] */
const truth = (good, words, why) => html`<li class=${good ? 'good' : 'bad'}><span><b aria-hidden="true">${good ? '✓' : '✕'}</b> ${words}</span>${why ?? nothing}</li>`;

/** What the text itself demands. @param {'always' | 'reachable'} name @param {import('../../api.d.ts').Truth} p */
function own(name, p) {
  if (p.error.problem) return truth(false, html`${t(`locks-truths-${name}-error`, { line: number(p.error.line) })} ${failure(p.error)}`);
  // That something reachable is not reached yet is no fault.
  if (name === 'reachable' && !p.holds) return html`<li class="soft"><span><b aria-hidden="true">·</b> ${t('locks-truths-reachable-no', { line: number(p.line) })}</span>${conditions(p.parts)}</li>`;
  return truth(p.holds, t(`locks-truths-${name}-${p.holds ? 'yes' : 'no'}`, { line: number(p.line) }), p.holds ? nothing : conditions(p.parts));
}
