/** Questions with answers that can be checked, and a link that opens the tool where the answer can be seen. */
import { signal } from '@preact/signals-core';
import { html, nothing } from 'lit-html';
import { t } from '../lib/i18n.js';
import { inline } from '../lib/markup.js';

/**
 * @typedef {object} Exercise
 * @property {string} id
 * @property {string} question
 * @property {(answer: string) => boolean | Promise<boolean>} right  a promise, where the core has to be asked
 * @property {string | (() => string)} because  shown with a right answer, or when asked for: after the answer was judged
 * @property {string} [see]  an address such as `#/slots?cap=20`
 * @property {{id: string, label: string}[]} [options]  to choose from; without them the answer is typed
 */

/** @typedef {'' | 'asking' | 'failed' | 'right' | 'wrong' | 'shown'} State */
/** @type {Map<string, {typed: import('@preact/signals-core').Signal<string>, state: import('@preact/signals-core').Signal<State>}>} */
const answers = new Map();

/** @param {string} id */
function stateOf(id) {
  let s = answers.get(id);
  if (!s) {
    s = { typed: signal(''), state: signal(/** @type {State} */ ('')) };
    answers.set(id, s);
  }
  return s;
}

/** Numbers in an answer, however they are separated: "4, 8, 16" and "4 8 16" are the same. @param {string} text */
export const numbersIn = (text) => (text.match(/-?\d+(?:[.,]\d+)?/g) ?? []).map((n) => Number(n.replace(',', '.')));

/** @param {Exercise[]} list */
export function exercises(list) {
  return html`<section class="exercises" aria-labelledby="exercises-title"><h2 id="exercises-title">${t('exercises')}</h2>
    <ol>${list.map(exercise)}</ol>
  </section>`;
}

/** @param {Exercise} x */
function exercise(x) {
  const { typed, state } = stateOf(x.id);
  const judge = async (/** @type {string} */ answer) => {
    typed.value = answer;
    const right = x.right(answer);
    if (typeof right === 'boolean') {
      state.value = right ? 'right' : 'wrong';
      return;
    }
    state.value = 'asking';
    const found = await right.then((yes) => (yes ? 'right' : 'wrong'), () => 'failed');
    // Meanwhile the reader may have thought of something else.
    if (state.value === 'asking' && typed.value === answer) state.value = /** @type {State} */ (found);
  };
  const because = () => inline(typeof x.because === 'string' ? x.because : x.because());
  return html`<li>
    <p id=${`x-${x.id}`}>${inline(x.question)}</p>
    ${
      x.options
        ? html`<div class="choices" role="group" aria-labelledby=${`x-${x.id}`}>${x.options.map((o) => html`<button type="button" aria-pressed=${typed.value === o.id ? 'true' : 'false'} @click=${() => judge(o.id)}>${o.label}</button>`)}</div>`
        : html`<form class="row" @submit=${(/** @type {Event} */ e) => {
            e.preventDefault();
            judge(typed.value);
          }}>
            <input type="text" aria-labelledby=${`x-${x.id}`} autocomplete="off" .value=${typed.value} @input=${(/** @type {Event} */ e) => {
              typed.value = /** @type {HTMLInputElement} */ (e.target).value;
              state.value = '';
            }} />
            <button type="submit">${t('exercise-check')}</button>
          </form>`
    }
    <p role="status">${
      state.value === 'right'
        ? html`<b class="good">${t('exercise-right')}</b> ${because()}`
        : state.value === 'wrong'
          ? html`<b class="bad">${t('exercise-wrong')}</b> <button type="button" class="quiet" @click=${() => {
              state.value = 'shown';
            }}>${t('exercise-show')}</button>`
          : state.value === 'shown'
            ? because()
            : state.value === 'asking'
              ? html`<span class="soft">${t('working')}</span>`
              : state.value === 'failed'
                ? t('exercise-failed')
                : nothing
    }</p>
    ${x.see ? html`<p><a href=${x.see}>${t('exercise-see')}</a></p>` : nothing}
  </li>`;
}
