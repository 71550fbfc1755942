/** The upper half of the figure: which lock, its text, its threads, its memory, and the path. */
import { signal } from '@preact/signals-core';
import { html, nothing } from 'lit-html';
import { number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { measure } from '../../lib/measure.js';
import { visible } from '../../lib/visible.js';
import { taken, travelling } from '../../lib/keys.js';
import { transport } from '../../parts/transport.js';
import { bar } from './bar.js';
import { sayLockFault, sayMisfit } from './faults.js';
import { memory } from './memory.js';
import { nearest } from './nearest.js';
import { stepSentence } from './say.js';
import { MOST_STEPS } from './lab.js';
import { FORMAT } from './settings.js';
import { tape } from './tape.js';
import { textPane } from './text-pane.js';
import { threads } from './threads.js';
import { truths } from './truths.js';

/** @param {import('./lab.js').Lab} lab @param {boolean} _figureOnly */
export function stepper(lab, _figureOnly) {
  const pointed = signal(/** @type {number | null} */ (null));
  const room = measure(900);
  const near = nearest(lab);
  const misfit = () => lab.look.result.value?.misfit ?? null;
  /** How many steps the state that is shown has behind it. */
  const shown = () => lab.look.result.value?.steps.length;
  const last = () => misfit()?.index ?? lab.path.value.length;
  const player = transport({
    at: () => lab.here.value,
    last,
    go: (k) => lab.go(k),
    label: sentence,
    // After the last step of a cycle the state is the one before its first.
    round: () => (lab.back.value === null || misfit() ? null : lab.back.value + 1),
  });

  /** What the last step did, as long as it is the one that is asked about. @param {number} k */
  function sentence(k) {
    const steps = lab.look.result.value?.steps;
    if (!steps) return '';
    if (k === 0) return t('locks-tape-start');
    return steps.length === k ? stepSentence(steps[k - 1]) : t('locks-tape-of', { k: number(k), all: number(lab.path.value.length) });
  }

  return {
    view: () => html`<div class="locks-stepper" tabindex="-1" @keydown=${undo}>
      ${bar(lab)} ${remarks(lab)}
      <div class="locks-cols">
        <div class="locks-code">${textPane(lab, pointed.value)} ${memory(lab, pointed.value)}</div>
        <div class="locks-state">${threads(lab, pointed)} ${truths(lab)}</div>
      </div>
      <div class="locks-path">
        <div class="row spread locks-moves">${player.view()}
          <div class="row"><button type="button" ?disabled=${lab.past.value.length === 0} @click=${() => lab.undo()} aria-keyshortcuts="Control+Z">${t('locks-tape-undo')}</button>
          <button type="button" ?disabled=${lab.future.value.length === 0} @click=${() => lab.redo()} aria-keyshortcuts="Control+Shift+Z">${t('locks-tape-redo')}</button>
          <button type="button" ?disabled=${lab.path.value.length === 0} @click=${() => lab.clear()}>${t('locks-tape-clear')}</button></div></div>
        <div ${room.here()}>${tape({ lab, player, width: room.width.value })}</div>
        <p class="locks-sentence">${t('locks-tape-of', { k: number(lab.here.value), all: number(lab.path.value.length) })}${lab.here.value > 0 && shown() === lab.here.value ? html` · ${sentence(lab.here.value)}` : nothing}${
          lab.back.value === null || misfit() ? nothing : html` <span class="soft">${t('locks-tape-cycle', { from: number(lab.back.value + 1), to: number(lab.path.value.length) })}</span>`
        }</p>
        ${unfit(lab)}
        ${lab.dropped.value > 0 ? html`<p class="notice warn" role="status">${t('locks-tape-dropped', { most: number(MOST_STEPS), dropped: lab.dropped.value, n: number(lab.dropped.value) })}</p>` : nothing}
      </div>
      ${near.view()}
    </div>`,
    /** @param {KeyboardEvent} event */
    key(event) {
      if (taken(event)) return digit(event, true);
      return digit(event, false) || player.key(event);
    },
    close() {
      player.stop();
    },
  };

  /**
   * The digits step the threads while the focus is in the figure; a button takes no digit itself.
   * @param {KeyboardEvent} event @param {boolean} inControl
   */
  function digit(event, inControl) {
    const [target] = event.composedPath();
    if (!(target instanceof Element) || !target.closest('.locks-stepper')) return false;
    if (inControl && !target.closest('button, summary, a')) return false;
    if (!/^[1-9]$/.test(event.key) || event.repeat) return false;
    const thread = Number(event.key) - 1;
    if (thread >= (lab.look.result.value?.threads.length ?? 0)) return false;
    player.stop();
    lab.step(thread);
    return true;
  }

  /** @param {KeyboardEvent} event */
  function undo(event) {
    const way = travelling(event);
    if (!way) return;
    event.preventDefault();
    lab[way]();
  }
}

/** What the link says and this page can't follow. @param {import('./lab.js').Lab} lab */
function remarks(lab) {
  const v = lab.params.values.value;
  // What is wrong with the text is said at the text.
  const lost = lab.read.error.value ? null : lab.look.error.value;
  return html`${lost ? html`<p class="wrong" role="alert">${sayLockFault(lost)}</p>` : nothing} ${v.v !== 0 && v.v !== FORMAT ? html`<p class="notice warn" role="status">${t('locks-tape-format', { version: number(v.v), ours: number(FORMAT) })}</p>` : nothing}
    ${lab.unreadable.value ? html`<p class="notice warn" role="status">${t('locks-tape-unreadable', { rest: visible(lab.unreadable.value, 40), steps: number(lab.path.value.length) })}</p>` : nothing}
    ${['at', 'back'].filter((name) => v[name] !== null && (v[name] < 0 || v[name] > lab.path.value.length - (name === 'back' ? 1 : 0))).map((name) => html`<p class="notice warn" role="status">${t('locks-tape-outside', { name, said: number(v[name]), steps: number(lab.path.value.length), here: number(lab.at.value) })}</p>`)}`;
}

/** A path that does not fit the text any more, and from where on. @param {import('./lab.js').Lab} lab */
function unfit(lab) {
  const m = lab.look.result.value?.misfit;
  if (!m) return nothing;
  return html`<div class="notice warn" role="status"><p>${sayMisfit(m)}</p>
    <p class="row"><button type="button" @click=${() => lab.cut()}>${t('locks-tape-cut', { step: number(m.index) })}</button></p></div>`;
}
