/** The page as a small picture: sentences, each with its verdict. */
import { html, svg } from 'lit-html';

/** How long the lines are, and which of them has an erratum. */
const LINES = /** @type {const} */ ([[150, false], [118, false], [166, true], [134, false]]);

export function card() {
  return html`<svg class="claims-card" viewBox="0 0 220 84" preserveAspectRatio="xMinYMin meet" aria-hidden="true" focusable="false">
    ${LINES.map(([length, erratum], i) => {
      const y = 12 + i * 20;
      return svg`<path class="says" d=${`M2 ${y}h${length}`}></path>
        ${erratum ? svg`<path class="erratum" d=${`M204 ${y - 6}l6 6-6 6-6-6z`}></path>` : svg`<path class="holds" d=${`m198 ${y + 0.5} 4 4 8-9`}></path>`}`;
    })}
  </svg>`;
}
