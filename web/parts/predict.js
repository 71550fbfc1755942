/**
 * A question before the figure answers it. The reader commits to an answer, or passes; then the truth is told next to
 * what they said. What was said is remembered for this browser.
 */
import { signal } from '@preact/signals-core';
import { html, nothing } from 'lit-html';
import { t } from '../lib/i18n.js';
import { inline } from '../lib/markup.js';
import { keep, remember } from '../lib/storage.js';

/** @type {Map<string, import('@preact/signals-core').Signal<string>>} */
const said = new Map();

/** What the reader said to a question: an answer's id, 'pass', or ''. @param {string} id */
export function answerTo(id) {
  let s = said.get(id);
  if (!s) {
    s = signal(remember(`predict-${id}`) ?? '');
    said.set(id, s);
  }
  return s;
}

/**
 * @param {object} p
 * @param {string} p.id
 * @param {string} p.question
 * @param {{id: string, label: string}[]} p.options
 * @param {string | null} p.truth  the right answer's id, from the result that is on the page; null until it is known
 * @param {string} p.because  the truth as a sentence with its numbers
 * @param {unknown} [p.more]  what follows once the reader has answered: how the truth is known, or how far it is
 */
export function predict({ id, question, options, truth, because, more }) {
  const answer = answerTo(id);
  const mine = options.find((o) => o.id === answer.value);
  const say = (/** @type {string} */ what) => {
    answer.value = what;
    keep(`predict-${id}`, what || null);
  };
  return html`<section class="ask" aria-label=${t('predict')}>
    <h1>${inline(question)}</h1>
    <div class="choices" role="group" aria-label=${t('predict-answers')}>
      ${options.map((o) => html`<button type="button" aria-pressed=${answer.value === o.id ? 'true' : 'false'} @click=${() => say(o.id)}>${o.label}</button>`)}
      ${answer.value === '' ? html`<button type="button" class="quiet" @click=${() => say('pass')}>${t('predict-pass')}</button>` : html`<button type="button" class="quiet" @click=${() => say('')}>${t('predict-again')}</button>`}
    </div>
    <p class="reveal" role="status">${answer.value === '' || truth === null ? nothing : html`${mine ? html`<b class=${mine.id === truth ? 'good' : 'bad'}>${t(mine.id === truth ? 'predict-right' : 'predict-wrong', { said: mine.label })}</b> ` : nothing}${inline(because)}`}</p>
    ${answer.value === '' || !more ? nothing : html`<div class="row">${more}</div>`}
  </section>`;
}
