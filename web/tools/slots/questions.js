/** The question before the figure, and the exercises after the chapter. */
import { html } from 'lit-html';
import { percent } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { exercises, numbersIn } from '../../parts/exercises.js';
import { predict } from '../../parts/predict.js';
import { atMost, mode } from './law.js';
import { mean } from './say.js';

const GUESSES = ['3', '4', '5', '6', '12'];

/** @param {import('../../api.d.ts').Chain | null} document  the theory of document 000's contest */
export function ask(document) {
  const top = document ? mode(/** @type {[number, number][]} */ (document.rounds.pmf)) : null;
  return predict({
    id: 'slots',
    question: t('slots-predict'),
    options: GUESSES.map((id) => ({ id, label: t(`slots-guess-${id}`) })),
    truth: top ? String(top[0]) : null,
    because: document && top ? t('slots-predict-because', { most: String(top[0]), share: percent(top[1], 1), mean: mean(document.rounds.mean), four: percent(atMost(/** @type {[number, number][]} */ (document.rounds.pmf), 4), 1) }) : '',
  });
}

/** Whether an answer is this list of numbers. @param {number[]} wanted */
const list = (wanted) => (/** @type {string} */ answer) => {
  const said = numbersIn(answer);
  return said.length === wanted.length && said.every((n, i) => n === wanted[i]);
};

export function tasks() {
  const yes = { id: 'yes', label: t('slots-yes') };
  const no = { id: 'no', label: t('slots-no') };
  return html`${exercises([
    { id: 'slots-windows', question: t('slots-x-windows'), right: list([4, 8, 16, 20, 20]), because: t('slots-x-windows-why'), see: '#/slots?participants=2&window=4&cap=20&choice=same-seed&round=5' },
    { id: 'slots-bounded', question: t('slots-x-bounded'), options: [yes, no], right: (a) => a === 'no', because: t('slots-x-bounded-why'), see: '#/slots?participants=2&window=4&cap=20&sample=10000' },
    { id: 'slots-same', question: t('slots-x-same'), right: list([0]), because: t('slots-x-same-why'), see: '#/slots?participants=2&choice=same-seed&round=1000' },
    { id: 'slots-large', question: t('slots-x-large'), right: list([1025]), because: t('slots-x-large-why'), see: '#/slots?participants=2&window=1024&cap=1024' },
    { id: 'slots-counter', question: t('slots-x-counter'), right: list([62]), because: t('slots-x-counter-why'), see: '#/slots?participants=2&cap=none&choice=same-seed&maxRounds=70&round=62' },
  ])}`;
}
