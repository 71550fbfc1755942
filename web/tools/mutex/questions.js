/** The question before the figure. It is asked of whatever run is there: what it costs, or what becomes of it. */
import { html } from 'lit-html';
import { list, number, significant } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { predict } from '../../parts/predict.js';
import { standing } from '../../parts/standing.js';
import { algorithmName } from './names.js';
import { asked, asksFate, cost, fate, guesses, questionId } from './question.js';

/** @param {import('./lab.js').Lab} lab */
export function ask(lab) {
  const s = lab.shown.value;
  const entry = lab.entry.value;
  if (!s || !entry) return html`<h1>${t('mutex-title')}</h1>`;
  const { scenario, ran } = s;
  const of = { name: algorithmName(entry), n: number(s.processes) };
  const tag = standing('simulated', t('mutex-scope', { seed: lab.params.values.value.seed, events: number(ran.events) }));
  if (asksFate(scenario, entry.options)) {
    const truth = fate(ran);
    const because = truth === 'blocked' && ran.blocked.length === 0 ? 'waits' : truth;
    return predict({
      id: questionId(scenario),
      question: t('mutex-ask-fate', of),
      options: ['well', 'blocked', 'two'].map((id) => ({ id, label: t(`mutex-ask-${id}`) })),
      truth,
      because: truth ? t(`mutex-ask-because-${because}`, { who: list((because === 'waits' ? ran.waiting : ran.blocked).slice(0, 6).map((k) => s.names[k])), entries: number(ran.entered), violations: number(Math.max(ran.violations, ran.overwrote)) }) : '',
      more: truth ? tag : t('mutex-ask-open'),
    });
  }
  const each = asked(scenario) === 1;
  const truth = cost(scenario, ran);
  const all = guesses(scenario);
  return predict({
    id: questionId(scenario),
    question: t(each ? 'mutex-ask-each' : 'mutex-ask-cost', { ...of, requests: number(asked(scenario)) }),
    options: [...all.map((x) => ({ id: String(x), label: t('mutex-ask-about', { n: number(x) }) })), { id: 'more', label: t('mutex-ask-more', { n: number(all[all.length - 1]) }) }],
    truth,
    because: truth ? t('mutex-ask-because-cost', { messages: number(ran.messages), n: number(ran.entered), each: significant(ran.perEntry.messages ?? 0, 4) }) : '',
    more: truth ? tag : t('mutex-ask-open'),
  });
}
