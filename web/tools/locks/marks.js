/** How a thread looks: its letter beside the shape and the colour of its number. */
import { html } from 'lit-html';
import { hue, shape } from '../../parts/actors.js';
import { letters } from './path.js';

export { hue, shape };

/** @param {number} thread */
export const mark = (thread) => html`<b class=${`thread-mark hue-${hue(thread)}`}><span aria-hidden="true">${shape(thread)}</span>${letters(thread)}</b>`;
