/** What stands below the diagram: one of several panels, as the link says. */
import { tabs } from '../../parts/tabs.js';
import { checks } from './checks.js';
import { compare } from './compare.js';
import { costs } from './costs.js';
import { crowd } from './crowd.js';
import { exports } from './exports.js';
import { violation } from './violation.js';

/** @typedef {import('../../parts/tabs.js').Panel} Panel */

/** @param {import('./lab.js').Lab} lab */
export function panels(lab) {
  /** @type {Record<typeof import('./settings.js').PANELS[number], Panel>} */
  const made = { costs: costs(lab), compare: compare(lab), check: checks(lab), crowd: crowd(lab), violation: violation(lab), exports: exports(lab) };
  return tabs(lab.params, 'mutex', made);
}
