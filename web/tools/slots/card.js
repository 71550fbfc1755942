/** A small picture for the start page: four rounds of the document's contest, as they were drawn with seed 17. */
import { html, svg } from 'lit-html';
import { SEED_17 } from './seed-17.js';
import { hatch } from './slot-picture.js';

export function card() {
  const width = 320;
  const unit = 5;
  return html`<div class="slots-card" aria-hidden="true">${svg`<svg viewBox="0 0 320 196" width="320" height="196">
    ${hatch('slots-hatch-card')}
    ${SEED_17.map((counts, r) => {
      const floor = 46 + r * 49;
      const step = width / counts.length;
      return svg`<g><line class="axis" x1="0" x2=${width} y1=${floor} y2=${floor} />${counts.map((n, i) =>
        n === 0
          ? svg``
          : n === 1
            ? svg`<rect class="alone" x=${i * step + 3} y=${floor - unit * 1.6} width=${step - 6} height=${unit * 1.6} />`
            : svg`<rect class="shared" x=${i * step + 3} y=${floor - unit * n} width=${step - 6} height=${unit * n} fill="url(#slots-hatch-card)" />`,
      )}</g>`;
    })}
  </svg>`}</div>`;
}
