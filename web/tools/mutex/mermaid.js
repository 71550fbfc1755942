/**
 * A run as a sequence diagram for Mermaid. Its arrows are level, so messages stand in the order in which they arrive, with
 * both times in their words.
 */
import { sentence } from './shiviz.js';

/** Mermaid reads no more than 50,000 letters. */
const MOST = 48_000;

/** Signs that mean something to Mermaid. @param {string} text */
const plain = (text) => text.replace(/[#;]/g, (c) => `#${c.charCodeAt(0)};`);

/**
 * @param {readonly import('../../api.d.ts').MutexRecord[]} trace
 * @param {readonly string[]} names
 */
export function mermaid(trace, names) {
  /** @type {Map<number, number>} when a message was sent */
  const sent = new Map();
  const lines = ['sequenceDiagram', ...names.map((n) => `  participant ${n}`)];
  let length = lines.join('\n').length;
  for (const r of trace) {
    if (r.what === 'send') sent.set(r.message, r.at);
    if (r.what === 'copy') sent.set(r.message, sent.get(r.of) ?? r.at);
    const line = told(r);
    if (line === '') continue;
    length += line.length + 1;
    if (length > MOST) {
      lines.push(`  Note over ${names[0]}: cut here`);
      break;
    }
    lines.push(line);
  }
  return `${lines.join('\n')}\n`;

  /** @param {import('../../api.d.ts').MutexRecord} r */
  function told(r) {
    if (r.what === 'receive' || r.what === 'lose') {
      const words = `${r.type}${r.args.length > 0 ? ` ${r.args.join(',')}` : ''} (${sent.get(r.message) ?? '?'} → ${r.at}${r.what === 'lose' ? `, ${r.text || 'lost'}` : ''})`;
      return `  ${names[r.peer]}${r.what === 'lose' ? '-x' : '-)'}${names[r.node]}: ${plain(words)}`;
    }
    if (r.what === 'send' || r.what === 'copy' || r.node < 0) return '';
    return `  Note over ${names[r.node]}: ${plain(`${r.at} ${sentence(r, names)}`)}`;
  }
}
