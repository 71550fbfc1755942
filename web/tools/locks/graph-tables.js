/** The state graph as tables: for reading aloud, for copying, as files. */
import { html } from 'lit-html';
import { number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { dataTable } from '../../parts/data-table.js';
import { kinds, standsAt } from './graph-picture.js';
import { letters, writePath } from './path.js';
import { count } from './sentences.js';

/** @typedef {import('../../api.d.ts').Graph} Graph */

/** @param {Graph} g @param {string} id  the lock's */
export function nodesTable(g, id) {
  const from = g.nodes.map((_, k) => g.arrows.filter((a) => a.from === k));
  const leads = (/** @type {number} */ k) => from[k].map((a) => `${letters(a.thread)}${a.line} → ${number(a.to + 1)}`).join(', ');
  return dataTable({
    caption: t('locks-graph-table-caption'),
    file: `contend-states-${id}`,
    head: [t('locks-graph-head-node'), t('locks-graph-head-steps'), t('locks-graph-head-where'), t('locks-graph-head-what'), t('locks-graph-head-states'), t('locks-graph-head-next')],
    rows: g.nodes.map((n, k) => [number(k + 1), number(n.depth), standsAt(n), kinds(n).map((x) => t(`locks-graph-${x}`)).join(', ') || '–', n.states === 0 ? t('locks-check-too-many') : count(n.states), html`<span translate="no">${leads(k) || '–'}</span>`]),
    rawHead: ['node', 'depth', 'lines', 'marks', 'states', 'shortest_run', 'leads_to'],
    raw: () => g.nodes.map((n, k) => [k + 1, n.depth, n.lines.join(' '), kinds(n).join(' '), String(n.states), writePath(n.path), from[k].map((a) => `${letters(a.thread)}${a.line}:${a.to + 1}`).join(' ')]),
  });
}

/** @param {Graph} g @param {string} id */
export function levelsTable(g, id) {
  return dataTable({
    caption: t('locks-graph-levels-caption'),
    file: `contend-depths-${id}`,
    head: [t('locks-graph-head-steps'), t('locks-graph-head-states')],
    rows: g.levels.map((x, k) => [number(k), count(x)]),
    rawHead: ['depth', 'states'],
    raw: () => g.levels.map((x, k) => [k, String(x)]),
  });
}
