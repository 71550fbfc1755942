/** A small picture for the start page: the shortest run that brings two threads into the filter lock with two lines swapped. */
import { html, svg } from 'lit-html';
import { letters } from './path.js';

/** Where its eight steps arrive: lines 7 and 8 write, 9 waits or passes, 10 is inside. */
const RUN = /** @type {const} */ ([[0, 7], [1, 7], [0, 8], [1, 8], [1, 9], [1, 10], [0, 9], [0, 10]]);
const LINES = /** @type {const} */ ([[7, 'victim[L] = i'], [8, 'level[i] = L'], [9, 'while …: pass'], [10, 'critical()']]);

export function card() {
  const y = (/** @type {number} */ line) => 26 + LINES.findIndex(([l]) => l === line) * 44;
  const x = (/** @type {number} */ k) => 138 + k * 23;
  return html`<div class="locks-card" aria-hidden="true">${svg`<svg viewBox="0 0 330 196" width="330" height="196">
    ${LINES.map(([line, words]) => svg`<g><text class="code" x="0" y=${y(line) + 5}>${words}</text><line class="grid" x1="120" x2="330" y1=${y(line)} y2=${y(line)} /></g>`)}
    <rect class="two" x=${x(5) - 17} y=${y(10) - 19} width=${x(7) - x(5) + 34} height="38" rx="4" />
    ${[0, 1].map((thread) => svg`<polyline class=${`path hue-${'ab'[thread]}`} points=${RUN.map(([th, line], k) => (th === thread ? `${x(k)},${y(line)}` : '')).filter(Boolean).join(' ')} />`)}
    ${RUN.map(([thread, line], k) => svg`<g class=${`hue-${'ab'[thread]}`}>${thread === 0 ? svg`<rect x=${x(k) - 10} y=${y(line) - 10} width="20" height="20" rx="3" />` : svg`<path d=${`M${x(k)} ${y(line) - 13}l13 23h-26z`} />`}<text class="letter" x=${x(k)} y=${y(line) + 5}>${letters(thread)}</text></g>`)}
  </svg>`}</div>`;
}
