/** One sentence that says what the figure shows, with its present numbers. */
import { html } from 'lit-html';

/** @param {import('./lab.js').Lab} lab */
export const claim = (lab) => html`<p class="claim">${lab.at.value}</p>`;
