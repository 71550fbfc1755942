/** What happened, in words. */
import { number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { sayDone } from './done.js';
import { messageText } from './names.js';
import { word } from './words.js';

/** A line of a trace. @param {import('../../api.d.ts').MutexRecord} r @param {string[]} names */
export function sayRecord(r, names) {
  const who = names[r.node] ?? '';
  // By how much, the trace does not say.
  if (r.what === 'fault' && r.text === 'delay') return t('mutex-did-late', { message: number(r.message) });
  if (r.what === 'fault') return sayDone({ do: /** @type {import('./journal.js').Deed['do']} */ (r.text), node: r.node, message: r.message, memory: r.args[0] === 1 }, names);
  const text = r.what === 'timeout' ? word('timer', r.text) : r.what === 'note' ? word('note', r.text) : r.text;
  return t(`mutex-event-${r.what}`, { who, peer: names[r.peer] ?? '', message: r.type ? messageText(r) : '', text });
}
