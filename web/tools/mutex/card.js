/** A small picture for the start page: three machines, two ask at once, and one waits for the other's OK. */
import { html, svg } from 'lit-html';

/** Ricart and Agrawala's first example: sent, from, received, to. */
const ARROWS = /** @type {const} */ ([[0, 0, 1, 1], [0, 0, 1, 2], [0, 2, 1, 0], [0, 2, 1, 1], [1, 1, 2, 0], [1, 1, 2, 2], [1, 2, 2, 0], [3, 0, 4, 2]]);

export function card() {
  const x = (/** @type {number} */ at) => 20 + at * 62;
  const y = (/** @type {number} */ node) => 34 + node * 62;
  return html`<div class="mutex-card" aria-hidden="true">${svg`<svg viewBox="0 0 340 196" width="340" height="196" class="mutex-diagram">
    ${[0, 1, 2].map((k) => svg`<line class="world" x1="10" x2="330" y1=${y(k)} y2=${y(k)} />`)}
    <g class="band waiting hue-a"><rect x=${x(0)} y=${y(0) - 5} width="124" height="10" /></g><g class="band inside hue-a"><rect x=${x(2)} y=${y(0) - 10} width="62" height="20" rx="3" /></g>
    <g class="band waiting hue-c"><rect x=${x(0)} y=${y(2) - 5} width="248" height="10" /></g><g class="band inside hue-c"><rect x=${x(4)} y=${y(2) - 10} width="62" height="20" rx="3" /></g>
    ${ARROWS.map(([sent, from, got, to], k) => svg`<g class=${`arrow type-${k < 4 ? 0 : 1}`}><line class="shaft" x1=${x(sent)} y1=${y(from)} x2=${x(got)} y2=${y(to)} /></g>`)}
  </svg>`}</div>`;
}
