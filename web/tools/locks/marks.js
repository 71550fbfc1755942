/** How a thread looks: a letter, a shape and one of five colours. The shape and the letter say it without the colour. */
import { html } from 'lit-html';
import { letters } from './path.js';

const SHAPES = ['■', '▲', '●', '◆', '★'];
const HUES = ['a', 'b', 'c', 'd', 'e'];

/** @param {number} thread */
export const shape = (thread) => SHAPES[thread % SHAPES.length];

/** The name of its colour: one of the page's five. @param {number} thread */
export const hue = (thread) => HUES[thread % HUES.length];

/** @param {number} thread */
export const mark = (thread) => html`<b class=${`thread-mark hue-${hue(thread)}`}><span aria-hidden="true">${shape(thread)}</span>${letters(thread)}</b>`;
