/**
 * Moving through a run: first, back, play, forward, last, and a scrubber. Used wherever something happens step by step.
 */
import { signal } from '@preact/signals-core';
import { html } from 'lit-html';
import { t } from '../lib/i18n.js';
import { taken } from '../lib/keys.js';
import { icon } from './icons.js';

/** How long a step stands while playing, by name. */
const SPEEDS = /** @type {const} */ ({ slow: 2000, normal: 900, fast: 250 });

/**
 * @typedef {object} Transport
 * @property {() => import('lit-html').TemplateResult} view
 * @property {(event: KeyboardEvent) => boolean} key  ← → Home End and the space bar
 * @property {() => void} stop
 */

/**
 * @param {object} p
 * @param {() => number} p.at  the step that is shown, from 0
 * @param {() => number} p.last  the last step
 * @param {(at: number) => void} p.go
 * @param {(at: number) => string} p.label  what a step is called, for those who do not see the picture
 * @param {() => number | null} [p.round]  where playing goes on after the last step; null or left out: nowhere
 * @returns {Transport}
 */
export function transport({ at, last, go, label, round = () => null }) {
  const playing = signal(false);
  const speed = signal(/** @type {keyof typeof SPEEDS} */ ('normal'));
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function stop() {
    clearTimeout(timer);
    playing.value = false;
  }
  function tick() {
    const next = at() < last() ? at() + 1 : round();
    if (next === null) {
      stop();
      return;
    }
    go(next);
    timer = setTimeout(tick, SPEEDS[speed.value]);
  }
  function play() {
    if (playing.value) {
      stop();
      return;
    }
    if (at() >= last() && round() === null) go(0);
    playing.value = true;
    timer = setTimeout(tick, SPEEDS[speed.value]);
  }
  const to = (/** @type {number} */ n) => {
    stop();
    go(Math.max(0, Math.min(last(), n)));
  };

  return {
    stop,
    key(e) {
      if (taken(e)) return false;
      if (e.key === 'ArrowLeft') to(at() - 1);
      else if (e.key === 'ArrowRight') to(at() + 1);
      else if (e.key === 'Home') to(0);
      else if (e.key === 'End') to(last());
      else if (e.key === ' ') play();
      else return false;
      return true;
    },
    view() {
      const i = at();
      const n = last();
      const button = (/** @type {string} */ name, /** @type {Parameters<typeof icon>[0]} */ sign, /** @type {() => void} */ run, /** @type {boolean} */ off) =>
        html`<button type="button" class="icon" aria-label=${t(name)} title=${t(name)} ?disabled=${off} @click=${run}>${icon(sign)}</button>`;
      return html`<div class="transport" role="group" aria-label=${t('transport')}>
        ${button('transport-first', 'first', () => to(0), i === 0)} ${button('transport-back', 'back', () => to(i - 1), i === 0)}
        ${button(playing.value ? 'transport-pause' : 'transport-play', playing.value ? 'pause' : 'play', play, n === 0)}
        ${button('transport-forward', 'forward', () => to(i + 1), i >= n)} ${button('transport-last', 'last', () => to(n), i >= n)}
        <input type="range" min="0" max=${n} step="1" .value=${String(i)} aria-label=${t('transport-scrub')} aria-valuetext=${label(i)} @input=${(/** @type {Event} */ e) => to(Number(/** @type {HTMLInputElement} */ (e.target).value))} />
        <select aria-label=${t('transport-speed')} @change=${(/** @type {Event} */ e) => {
          speed.value = /** @type {keyof typeof SPEEDS} */ (/** @type {HTMLSelectElement} */ (e.target).value);
        }}>
          ${Object.keys(SPEEDS).map((s) => html`<option value=${s} ?selected=${s === speed.value}>${t(`transport-${s}`)}</option>`)}
        </select>
        <span class="sr" role="status">${playing.value ? '' : label(i)}</span>
      </div>`;
    },
  };
}
