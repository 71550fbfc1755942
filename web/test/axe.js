/**
 * axe-core in a page, brought in by the driver: the page's policy allows no script of ours, and needs none.
 */
import assert from 'node:assert/strict';
import axeCore from 'axe-core';

/** @typedef {import('./browsers/index.js').Page} Page */
/** @typedef {import('./browsers/index.js').Frame} Frame */
/** @typedef {{rule: string, impact: string, help: string, places: string[]}} Violation */

/**
 * What axe-core finds wrong, and what it could not decide where `unsure` is set.
 * @param {Page | Frame} page
 * @param {{exclude?: string[], disable?: string[], unsure?: boolean}} [options] exclude: selectors; disable: rule ids
 * @returns {Promise<Violation[]>}
 */
export async function violations(page, { exclude = [], disable = [], unsure = false } = {}) {
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(`(() => {\n${axeCore.source}\n})()`);
  return page.evaluate(async (
    /** @type {string[]} */ excluded, /** @type {string[]} */ disabled, /** @type {boolean} */ alsoUnsure,
  ) => {
    const { axe } = /** @type {any} */ (globalThis);
    const found = await axe.run(
      { include: [document], exclude: excluded.map((selector) => [selector]) },
      { rules: Object.fromEntries(disabled.map((id) => [id, { enabled: false }])), resultTypes: ['violations', 'incomplete'] },
    );
    return [...found.violations, ...(alsoUnsure ? found.incomplete : [])].map((/** @type {any} */ rule) => ({
      rule: rule.id,
      impact: String(rule.impact),
      help: rule.help,
      places: rule.nodes.map((/** @type {any} */ node) => node.target.flat().join(' >>> ') + ': ' + node.html.slice(0, 160)),
    }));
  }, exclude, disable, unsure);
}

/**
 * Violations as lines a person reads: the rule, then each place.
 * @param {Violation[]} found
 */
export function readable(found) {
  return found.map(({ rule, impact, help, places }) => [`${rule} (${impact}): ${help}`, ...places.map((place) => '  ' + place)].join('\n')).join('\n');
}

/**
 * Fails with what axe-core finds, as `readable` puts it.
 * @param {Page | Frame} page
 * @param {Parameters<typeof violations>[1]} [options]
 */
export async function assertAccessible(page, options) {
  const found = await violations(page, options);
  assert.equal(readable(found), '', 'axe-core finds barriers');
}
