/** The lower half of the figure: one of several panels, as the link says. */
import { tabs } from '../../parts/tabs.js';
import { check } from './check.js';
import { exports } from './exports.js';
import { graph } from './graph.js';
import { lower } from './lower.js';
import { random } from './random.js';

/** @typedef {import('../../parts/tabs.js').Panel} Panel */

/** @param {import('./lab.js').Lab} lab */
export function panels(lab) {
  /** @type {Record<typeof import('./settings.js').PANELS[number], Panel>} */
  const made = { check: check(lab), graph: graph(lab), random: random(lab), lower: lower(lab), exports: exports(lab) };
  return tabs(lab.params, 'locks', made);
}
