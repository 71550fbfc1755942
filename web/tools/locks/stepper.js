/** The upper half of the figure: which lock, its text, its threads, its memory, and the path. */
import { html } from 'lit-html';

/** @param {import('./lab.js').Lab} lab @param {boolean} figureOnly */
export function stepper(lab, figureOnly) {
  return {
    view: () => html`<pre>${lab.source.value}</pre><p>${figureOnly}</p>`,
    /** @param {KeyboardEvent} event */
    key: (event) => event.key === '',
    close() {},
  };
}
