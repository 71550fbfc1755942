/** The panel "random". */
import { html } from 'lit-html';

/** @param {import('./lab.js').Lab} lab @returns {import('./panels.js').Panel} */
export function random(lab) {
  return { view: () => html`${lab.id}`, close() {} };
}
