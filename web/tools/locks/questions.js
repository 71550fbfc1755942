/** What is asked before the figure answers, and the exercises. */
import { html } from 'lit-html';

/** @param {import('./lab.js').Lab} lab */
export const ask = (lab) => html`${lab.id}`;

export const tasks = () => html``;
