/** What nodes and messages are called. */
import { html } from 'lit-html';
import { has, t } from '../../lib/i18n.js';
import { hue, shape } from '../../parts/actors.js';

/**
 * Processes are P0, P1 …; the algorithm's own machines have the first letter of what it calls them, and a number where there
 * are several: C, or R0, R1 …
 * @param {number} node @param {number} processes @param {number} nodes @param {string} [machine]
 */
export function nodeName(node, processes, nodes, machine = '') {
  if (node < processes) return `P${node}`;
  const letter = machine.slice(0, 1).toUpperCase() || 'M';
  return nodes - processes === 1 ? letter : `${letter}${node - processes}`;
}

/** What an algorithm is called; one that this page has no words for has its own. @param {import('../../api.d.ts').MutexEntry} a */
export const algorithmName = (a) => (has(`mutex-name-${a.id}`) ? t(`mutex-name-${a.id}`) : a.title);

/** A node's name with its shape and its colour. @param {number} node @param {string} name @param {boolean} process */
export const mark = (node, name, process) => html`<b class=${`thread-mark ${process ? `hue-${hue(node)}` : 'machine'}`}><span aria-hidden="true">${process ? shape(node) : '□'}</span>${name}</b>`;

/** A message as it is read: its type and what it carries. @param {{type: string, args: readonly number[]}} m */
export const messageText = ({ type, args }) => (args.length > 0 && args.length <= 4 ? `${type} ${args.join(',')}` : args.length > 4 ? `${type} …` : type);
