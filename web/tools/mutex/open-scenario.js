/** Goes to the page that shows a scenario; Back leads to this one. */
import { SHELL } from '../../lib/params.js';
import { go, route, write } from '../../lib/route.js';
import { queryOf } from './scenario.js';

/** @param {import('./scenario.js').Scenario} s @param {Record<string, any>} [more]  other parameters, such as the moment that is shown */
export function openScenario(s, more) {
  const query = queryOf(s, more);
  for (const [name, said] of route.value.query) if (SHELL.has(name)) query.set(name, said);
  go(write(['mutex', s.algorithm ?? ''], query.toString()), true);
}
