/** The four verdicts as signs: told apart by shape as well as by colour. */
import { html, svg } from 'lit-html';

const SHAPES = {
  holds: svg`<path class="line" d="m3.5 8.5 3 3 6-7"></path>`,
  erratum: svg`<path class="solid" d="M8 1.5 14.5 8 8 14.5 1.5 8z"></path>`,
  failed: svg`<path class="line" d="m4 4 8 8M12 4l-8 8"></path>`,
  waiting: svg`<circle class="line" cx="8" cy="8" r="2.5"></circle>`,
};

/** @param {import('./groups.js').Verdict} verdict */
export const mark = (verdict) => html`<svg class=${`claims-mark ${verdict}`} viewBox="0 0 16 16" aria-hidden="true" focusable="false">${SHAPES[verdict]}</svg>`;
