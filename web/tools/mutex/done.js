/** What was done to the run: each intervention with its way back, and the runs that were left for this one. */
import { html, nothing } from 'lit-html';
import { fault, number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { onMessage, readJournal } from './journal.js';
import { word } from './words.js';

/** @param {import('./lab.js').Lab} lab */
export function done(lab) {
  const names = lab.shown.value?.names ?? [];
  const { deeds, rest } = lab.journal.value;
  const error = lab.run.error.value;
  const unreached = error ? 0 : (lab.run.result.value?.unreached ?? 0);
  const bad = /^faults\.journal\[(\d+)\]/.exec(error?.field ?? '');
  return html`<section class="mutex-done" aria-labelledby="mutex-done-title">
    <div class="row spread"><h2 id="mutex-done-title">${t('mutex-done-title')}</h2>
      <div class="row"><button type="button" ?disabled=${lab.past.value.length === 0} @click=${() => lab.undo()} aria-keyshortcuts="Control+Z">${t('locks-tape-undo')}</button>
        <button type="button" ?disabled=${lab.future.value.length === 0} @click=${() => lab.redo()} aria-keyshortcuts="Control+Shift+Z">${t('locks-tape-redo')}</button>
        <button type="button" ?disabled=${deeds.length === 0} @click=${() => lab.clear()}>${t('mutex-done-clear')}</button></div></div>
    ${deeds.length === 0 ? html`<p class="soft">${t('mutex-done-none')}</p>` : html`<ol>${deeds.map((d, k) => html`<li class=${bad && Number(bad[1]) === k ? 'wrong' : ''}><span>${sayDeed(d, names)}</span>
      <button type="button" class="icon" aria-label=${t('mutex-done-back', { what: sayDeed(d, names) })} title=${t('mutex-done-back', { what: sayDeed(d, names) })} @click=${() => lab.takeBack(k)}>✕</button>
      ${bad && Number(bad[1]) === k && error ? html`<p class="wrong" role="alert">${why(error)}</p>` : nothing}</li>`)}</ol>`}
    ${unreached > 0 ? html`<p class="soft" role="status">${t('mutex-done-unreached', { count: unreached, n: number(unreached) })}</p>` : nothing}
    ${rest ? html`<p class="notice warn" role="status">${t('mutex-done-unreadable', { rest: rest.slice(0, 40) })}</p>` : nothing}
    ${lab.futures.value.length > 0 ? html`<div class="row mutex-futures"><span class="soft">${t('mutex-futures')}</span>${lab.futures.value.map((f, k) => {
      const last = readJournal(f.journal).deeds.at(-1);
      const on = f.journal === lab.params.values.value.journal;
      return html`<button type="button" aria-pressed=${on ? 'true' : 'false'} @click=${() => lab.goTo(k)}>${k + 1} ${last ? sayDeed(last, names) : t('mutex-future-first')}</button>`;
    })}</div>` : nothing}
  </section>`;
}

/** An intervention as a sentence. @param {import('./journal.js').Deed} d @param {string[]} names */
export function sayDeed(d, names) {
  const what = sayDone(d, names);
  return d.at === null || d.at === undefined ? t('mutex-did-after', { step: d.step ?? 0, n: number(d.step ?? 0), what }) : t('mutex-did-at', { at: number(d.at, 3), what });
}

/** The same without its time. @param {import('./journal.js').Deed} d @param {string[]} names */
export function sayDone(d, names) {
  return onMessage(d) ? t(`mutex-did-${d.do}`, { message: number(d.message ?? 0), by: number(d.by ?? 0, 3) })
    : d.do === 'partition' ? t('mutex-did-partition', { groups: (d.groups ?? []).map((g) => g.map((k) => names[k] ?? k).join(' ')).join(' | ') })
    : d.do === 'heal' ? t('mutex-did-heal')
    : t(`mutex-did-${d.do === 'restart' && d.memory ? 'restart-memory' : d.do}`, { who: names[d.node ?? 0] ?? String(d.node), timer: word('timer', d.timer ?? '') });
}

/** @param {import('../../bridge/error.js').ContendError} e */
function why(e) {
  const state = typeof e.args.state === 'string' ? e.args.state : e.args.message !== undefined ? 'no-message' : '';
  return state ? t('mutex-fault-deed', { state }) : fault(e, () => t('mutex-done-title'));
}
