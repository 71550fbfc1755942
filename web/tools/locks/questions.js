/** The question before the figure. It is asked of whatever lock is there, and the core answers once the reader has. */
import { html, nothing } from 'lit-html';
import { live } from '../../lib/live.js';
import { number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { answerTo, predict } from '../../parts/predict.js';
import { standing } from '../../parts/standing.js';
import { lockName } from './bar.js';
import { LOOK, SOON, questionId, truthOf } from './question.js';
import { count } from './sentences.js';
import { toStepper } from './to-stepper.js';

/** @param {import('./lab.js').Lab} lab */
export function ask(lab) {
  const id = () => (lab.good.value ? questionId(lab.good.value) : '');
  /** A glance, not the search of the panel below: few states, and nothing of cycles. @type {import('../../lib/live.js').Live<import('../../api.d.ts').Checked>} */
  const glance = live('locks.check', () => {
    const known = id();
    return known && answerTo(known).value !== '' && !checked() ? { ...lab.good.value, liveness: false, maxStates: LOOK } : null;
  }, 'gives-way');

  /** What the reader has found out below already, where no bound narrows it. */
  function checked() {
    const c = lab.checked.result.value;
    return c && !lab.checkStale.value && !lab.checked.busy.value && !c.exceeded && truthOf(c) ? c : null;
  }

  return {
    view() {
      const c = checked() ?? (glance.stale.value ? null : glance.result.value);
      const n = lab.good.value?.threads ?? lab.params.values.value.threads;
      const truth = c && truthOf(c);
      return predict({
        id: id(),
        question: t('locks-ask', { lock: lockName(lab), count: n, threads: number(n) }),
        options: ['never', 'soon', 'later'].map((o) => ({ id: o, label: t(`locks-ask-${o}`, { steps: number(SOON) }) })),
        truth,
        because: c && truth ? because(c, n) : '',
        more: c ? known(lab, c, n) : glance.busy.value ? html`<span class="soft" role="status">${t('working')}</span>` : nothing,
      });
    },
    close: glance.close,
  };
}

/** @param {import('../../api.d.ts').Checked} c */
const exclusion = (c) => c.verdicts.find((v) => v.property === 'mutual-exclusion');

/** @param {import('../../api.d.ts').Checked} c @param {number} n */
function because(c, n) {
  const v = exclusion(c);
  if (v?.status === 'refuted') return t('locks-ask-because-two', { count: v.steps, steps: number(v.steps) });
  const said = t('locks-ask-because-never', { count: n, threads: number(n), states: c.states === null ? t('locks-check-too-many') : count(c.states) });
  return c.verdicts.some((w) => w.property === 'no-error' && w.status === 'refuted') ? `${said} ${t('locks-ask-error')}` : said;
}

/** How it is known, and the run that shows it. @param {import('./lab.js').Lab} lab @param {import('../../api.d.ts').Checked} c @param {number} n */
function known(lab, c, n) {
  const v = exclusion(c);
  if (!v) return nothing;
  if (truthOf(c) === null) return html`${standing('unknown')} <span>${t('locks-ask-open', { states: count(c.classes), covered: number(c.covered) })}</span>`;
  return html`${standing(v.status, t('locks-claim-scope', { threads: number(n) }))}
    ${v.trace.length > 0 ? html`<button type="button" @click=${() => toStepper(lab, v.trace, -1, 0)}>${t('locks-ask-show')}</button>` : nothing}`;
}
