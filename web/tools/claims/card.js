/** The page as a small picture: sentences, each with its verdict. */
import { html, svg } from 'lit-html';

/** How long the lines are, and which of them has an erratum. */
const LINES = /** @type {const} */ ([[214, false], [168, false], [246, false], [190, true], [232, false], [150, false], [206, false]]);

export function card() {
  return html`<svg class="claims-card" viewBox="0 0 320 196" aria-hidden="true" focusable="false">
    ${LINES.map(([length, erratum], i) => {
      const y = 14 + i * 28;
      return svg`<path class="says" d=${`M4 ${y}h${length}`}></path>
        ${erratum ? svg`<path class="erratum" d=${`M304 ${y - 8}l8 8-8 8-8-8z`}></path>` : svg`<path class="holds" d=${`m296 ${y + 0.5} 5.5 5.5 11-12`}></path>`}`;
    })}
  </svg>`;
}
