/** What nodes and messages are called. */
import { html } from 'lit-html';
import { hue, shape } from '../../parts/actors.js';

/**
 * Processes are P0, P1 …; the algorithm's own machines C, or R0, R1 … where there are several.
 * @param {number} node @param {number} processes @param {number} nodes
 */
export function nodeName(node, processes, nodes) {
  if (node < processes) return `P${node}`;
  return nodes - processes === 1 ? 'C' : `R${node - processes}`;
}

/** A node's name with its shape and its colour. @param {number} node @param {string} name @param {boolean} process */
export const mark = (node, name, process) => html`<b class=${`thread-mark ${process ? `hue-${hue(node)}` : 'machine'}`}><span aria-hidden="true">${process ? shape(node) : '□'}</span>${name}</b>`;

/** A message as it is read: its type and what it carries. @param {{type: string, args: readonly number[]}} m */
export const messageText = ({ type, args }) => (args.length > 0 && args.length <= 4 ? `${type} ${args.join(',')}` : args.length > 4 ? `${type} …` : type);
