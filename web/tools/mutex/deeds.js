/** What can be done to a machine, or to a message on its way. What can't be done now stays, and says why when it is tried. */
import { signal } from '@preact/signals-core';
import { html, nothing } from 'lit-html';
import { number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { latencyOf } from './lab.js';
import { word } from './words.js';

/** @typedef {import('./journal.js').Deed} Deed */

/** Why the last button that was tried does nothing. */
const refused = signal('');

/** By how much a message is delayed, as it is typed; '': as long as three messages take. */
const delay = signal('');

/** @param {import('./lab.js').Lab} lab @param {Deed} deed @param {unknown} words @param {string} [off]  why it can't be done: a key */
function button(lab, deed, words, off = '') {
  const busy = lab.run.error.value && !lab.run.busy.value ? 'mutex-off-error' : lab.settled.value ? '' : 'mutex-off-busy';
  const why = off ? t(off) : '';
  return html`<button type="button" aria-disabled=${off || busy ? 'true' : 'false'} title=${why || nothing} @click=${() => {
    refused.value = off || busy ? t(off || busy) : '';
    if (!off && !busy) lab.intervene(deed);
  }}>${words}</button>`;
}

const said = () => html`<p class="why" role="status">${refused.value}</p>`;

/** @param {import('./lab.js').Lab} lab @param {import('../../api.d.ts').MutexNode} n @param {number} k @param {boolean} process */
export function toMachine(lab, n, k, process) {
  const up = n.down ? 'mutex-off-down' : '';
  const one = (/** @type {NonNullable<Deed['do']>} */ deed, /** @type {string} */ off) => button(lab, { do: deed, node: k }, t(`mutex-do-${deed}`), off);
  return html`<div class="row">
      ${process ? html`${one('want', up || (n.phase === 'idle' ? '' : 'mutex-off-asked'))} ${one('exit', up || (n.phase !== 'inside' ? 'mutex-off-outside' : n.paused ? 'mutex-off-paused' : ''))}` : nothing}
      ${one('crash', up)} ${one('restart', n.down ? '' : 'mutex-off-up')} ${button(lab, { do: 'restart', node: k, memory: true }, t('mutex-do-restart-memory'), n.down ? '' : 'mutex-off-up')}
      ${one('reset', up)} ${n.paused ? one('resume', '') : one('pause', up)}
      ${lab.entry.value?.token && process ? html`${one('lose-token', up || (n.token ? '' : 'mutex-off-token'))} ${one('forge-token', up)}` : nothing}
      ${n.timers.map((a) => button(lab, { do: 'timeout', node: k, timer: a.timer }, t('mutex-do-timeout', { timer: word('timer', a.timer) }), n.paused ? 'mutex-off-paused' : ''))}
      ${button(lab, { do: 'partition', groups: [[k]] }, t('mutex-do-partition'))} ${button(lab, { do: 'heal' }, t('mutex-do-heal'))}
    </div>${said()}`;
}

/** @param {import('./lab.js').Lab} lab @param {import('./lab.js').Shown} shown @param {import('../../api.d.ts').MutexFlight} f */
export function toMessage(lab, { moment: m, scenario }, f) {
  const usual = 3 * latencyOf(scenario)[1];
  const typed = Number(delay.value.trim().replace(',', '.'));
  const by = delay.value.trim() !== '' && typed > 0 && Number.isFinite(typed) ? typed : usual;
  const behind = scenario.fifo && m.flights.some((g) => g.from === f.from && g.to === f.to && (g.arrives < f.arrives || (g.arrives === f.arrives && g.message < f.message)));
  const one = (/** @type {NonNullable<Deed['do']>} */ deed, off = '') => button(lab, { do: deed, message: f.message }, t(`mutex-do-${deed}`), off);
  return html`<div class="row">${one('deliver', behind ? 'mutex-off-fifo' : '')} ${one('drop')} ${one('duplicate')}
      ${button(lab, { do: 'delay', message: f.message, by }, t('mutex-do-delay', { by: number(by, 3) }))}
      <input type="text" inputmode="decimal" class="by" aria-label=${t('mutex-delay-by')} title=${t('mutex-delay-by')} placeholder=${number(usual, 3)} .value=${delay.value} @input=${(/** @type {Event} */ e) => {
        delay.value = /** @type {HTMLInputElement} */ (e.target).value;
      }} /></div>${said()}`;
}
