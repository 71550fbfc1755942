/** The path as a tape: coloured, lettered steps, of which so many are shown as there is room for. */
import { html, nothing } from 'lit-html';
import { number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { windowOf } from './tape-window.js';
import { hue } from './marks.js';
import { letters } from './path.js';

/** A step's width with its gap, in pixels. */
const STEP = 27;
/** Room for what says how many steps are not shown, at both ends. */
const ENDS = 110;

/**
 * @param {object} p
 * @param {import('./lab.js').Lab} p.lab
 * @param {import('../../parts/transport.js').Transport} p.player
 * @param {number} p.width
 */
export function tape({ lab, player, width }) {
  const path = lab.path.value;
  const here = lab.here.value;
  const back = lab.back.value;
  const misfit = lab.look.result.value?.misfit ?? null;
  // The start has a place of its own.
  const all = Math.floor(width / STEP) - 1;
  const { from, to } = windowOf(path.length, here, path.length <= all ? all : Math.max(3, Math.floor((width - ENDS) / STEP)));
  const go = (/** @type {number} */ k) => {
    player.stop();
    lab.go(k);
  };
  return html`<div class="locks-tape" role="group" aria-label=${t('locks-tape-title')} @keydown=${(/** @type {KeyboardEvent} */ e) => move(e, go, here, misfit ? misfit.index : path.length)}>
    <span class="more before">${from > 0 ? `${number(from)} …` : ''}</span>
    ${from === 0 ? step0() : nothing}
    ${path.slice(from, to).map((s, j) => {
      const k = from + j + 1;
      const inCycle = back !== null && !misfit && k > back;
      const kinds = `${k > here ? 'ahead' : ''} ${k === here ? 'at' : ''} ${inCycle ? 'cycle' : ''} ${inCycle && k === back + 1 ? 'first' : ''} ${inCycle && k === path.length ? 'last' : ''} ${misfit && k > misfit.index ? 'misfit' : ''}`;
      return html`<button type="button" class=${`step hue-${hue(s.thread)} ${kinds}`} tabindex=${k === here ? '0' : '-1'} aria-current=${k === here ? 'step' : nothing}
        aria-label=${t('locks-tape-step', { k: number(k), who: letters(s.thread), line: number(s.line) })} title=${t('locks-tape-step', { k: number(k), who: letters(s.thread), line: number(s.line) })} @click=${() => go(k)}>${letters(s.thread)}</button>`;
    })}
    <span class="more">${to < path.length ? `… ${number(path.length - to)}` : ''}</span>
  </div>`;

  function step0() {
    return html`<button type="button" class=${`step start ${here === 0 ? 'at' : ''}`} tabindex=${here === 0 ? '0' : '-1'} aria-current=${here === 0 ? 'step' : nothing} aria-label=${t('locks-tape-start')} title=${t('locks-tape-start')} @click=${() => go(0)}>·</button>`;
  }
}

/** The arrow keys move along the tape, and the focus goes with them. @param {KeyboardEvent} e @param {(k: number) => void} go @param {number} here @param {number} last */
function move(e, go, here, last) {
  const to = e.key === 'ArrowLeft' ? here - 1 : e.key === 'ArrowRight' ? here + 1 : e.key === 'Home' ? 0 : e.key === 'End' ? last : null;
  if (to === null || e.ctrlKey || e.metaKey || e.altKey) return;
  e.preventDefault();
  e.stopPropagation();
  if (to < 0 || to > last) return;
  const strip = /** @type {HTMLElement} */ (e.currentTarget);
  go(to);
  // Once the state after those steps is drawn.
  requestAnimationFrame(() => /** @type {HTMLElement | null} */ (strip.querySelector('[aria-current]'))?.focus());
}
