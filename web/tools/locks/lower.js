/** The panel "lower". */
import { html } from 'lit-html';

/** @param {import('./lab.js').Lab} lab @returns {import('./panels.js').Panel} */
export function lower(lab) {
  return { view: () => html`${lab.id}`, close() {} };
}
