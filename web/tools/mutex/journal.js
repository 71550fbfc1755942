/**
 * Interventions as a text: WHEN_DEED_WHOM, with a star between two of them, as 12_crash_0*18_delay_7_2.5. WHEN is a number
 * of events, or t and a time: t4.5_pause_1. What follows whom: of delay by how much, of restart m for "with its memory", of
 * timeout the timer. A partition's groups are 0-1+2-3. Only letters that a link keeps as they are.
 *
 * @typedef {import('../../api.d.ts').MutexDeed} Deed
 */

const ON_MESSAGE = new Set(['deliver', 'delay', 'drop', 'duplicate']);
const ON_NODE = new Set(['want', 'exit', 'timeout', 'crash', 'restart', 'reset', 'pause', 'resume', 'lose-token', 'forge-token']);

/** Whether a deed is done to a message. @param {Deed} d */
export const onMessage = (d) => ON_MESSAGE.has(d.do ?? '');

/** @param {readonly Deed[]} deeds */
export const writeJournal = (deeds) => deeds.map(writeDeed).join('*');

/** @param {Deed} d */
function writeDeed(d) {
  const when = d.at === null || d.at === undefined ? String(d.step ?? 0) : `t${d.at}`;
  const parts = [when, d.do];
  if (onMessage(d)) parts.push(String(d.message ?? 0));
  else if (d.do === 'partition') parts.push((d.groups ?? []).map((g) => g.join('-')).join('+'));
  else if (d.do !== 'heal') parts.push(String(d.node ?? 0));
  if (d.do === 'delay') parts.push(String(d.by ?? 1));
  if (d.do === 'restart' && d.memory) parts.push('m');
  if (d.do === 'timeout') parts.push(d.timer ?? '');
  return parts.join('_');
}

/**
 * Reads as much as can be read. `rest` is what is no intervention.
 * @param {string} text
 * @returns {{deeds: Deed[], rest: string}}
 */
export function readJournal(text) {
  /** @type {Deed[]} */
  const deeds = [];
  const all = text === '' ? [] : text.split('*');
  for (const [k, one] of all.entries()) {
    const d = readDeed(one);
    if (!d) return { deeds, rest: all.slice(k).join('*') };
    deeds.push(d);
  }
  return { deeds, rest: '' };
}

/** @param {string} text @returns {Deed | null} */
function readDeed(text) {
  const [when, what, whom, more] = text.split('_');
  const time = /^t(\d+(?:\.\d+)?)$/.exec(when);
  if (!time && !/^\d{1,12}$/.test(when)) return null;
  /** @type {Deed} */
  const d = time ? { at: Number(time[1]) } : { step: Number(when) };
  const number = /^\d{1,15}$/.test(whom ?? '') ? Number(whom) : null;
  if (ON_MESSAGE.has(what) && number !== null) d.message = number;
  else if (ON_NODE.has(what) && number !== null) d.node = number;
  else if (what === 'partition') {
    d.groups = (whom ?? '').split('+').map((g) => g.split('-').filter(Boolean).map(Number));
    if (d.groups.flat().some((n) => !Number.isInteger(n))) return null;
  } else if (what !== 'heal') return null;
  d.do = /** @type {Deed['do']} */ (what);
  if (what === 'delay') {
    d.by = Number(more);
    if (!(d.by > 0)) return null;
  }
  if (what === 'restart') d.memory = more === 'm';
  if (what === 'timeout') d.timer = more ?? '';
  return d;
}
