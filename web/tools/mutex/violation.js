/** Replicas that forget: how likely they let two in. */
import { html } from 'lit-html';

/** @param {import('./lab.js').Lab} lab @returns {import('./panels.js').Panel} */
export function violation(lab) {
  return { view: () => html`${lab.id}`, close() {} };
}
