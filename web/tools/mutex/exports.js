/** The run for other programs. */
import { html } from 'lit-html';

/** @param {import('./lab.js').Lab} lab @returns {import('./panels.js').Panel} */
export function exports(lab) {
  return { view: () => html`${lab.id}`, close() {} };
}
