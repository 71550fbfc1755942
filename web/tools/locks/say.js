/** Steps, cells and conditions in words. */
import { html, nothing } from 'lit-html';
import { list, number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { letters } from './path.js';

/** @typedef {import('../../api.d.ts').Access} Access */
/** @typedef {import('../../api.d.ts').Part} Part */
/** @typedef {import('../../api.d.ts').Looked} Looked */

/** So many cells of a step are named; a thread that looks at sixty others would fill the page. */
const NAMED = 6;

/** A value as it stands in a text. @param {number | null} value */
export const plain = (value) => (value === null ? 'none' : String(value));

/** A cell's name as it stands in a text. @param {Access} a */
export const cellName = (a) => (a.index < 0 ? a.name : `${a.name}[${a.index}]`);

/** `level[0] = 1, victim[1] = 0`. @param {readonly Access[]} all */
export function cells(all) {
  const shown = all.slice(0, NAMED).map((a) => `${cellName(a)} = ${plain(a.value)}`);
  return html`<code translate="no">${shown.join(', ')}</code>${all.length > NAMED ? html` ${t('locks-say-more', { count: all.length - NAMED })}` : nothing}`;
}

/** The same as text alone. @param {readonly Access[]} all */
function cellsText(all) {
  const shown = all.slice(0, NAMED).map((a) => `${cellName(a)} = ${plain(a.value)}`).join(', ');
  return all.length > NAMED ? `${shown} ${t('locks-say-more', { count: all.length - NAMED })}` : shown;
}

/** Cells that others can see. @param {readonly Access[]} all */
export const shared = (all) => all.filter((a) => a.thread < 0);

/** The parts of a condition with their present values, each true or false. @param {readonly Part[]} parts */
export function conditions(parts) {
  return html`<ul class="locks-parts">
    ${parts.map((p) => html`<li class=${p.holds ? 'yes' : 'no'}><code translate="no">${p.text}</code>
      ${p.with && p.with !== p.text ? html`<span class="now">${t('locks-say-now')} <code translate="no">${p.with}</code></span>` : nothing}
      <b>${t(p.holds ? 'locks-say-true' : 'locks-say-false')}</b></li>`)}
  </ul>`;
}

/** What a step of the path did, in one short sentence. @param {import('../../api.d.ts').StepView} step */
export function stepSentence({ thread, line, to, reads, writes, events }) {
  const who = letters(thread);
  const wrote = shared(writes);
  const read = shared(reads);
  const where = events.includes('entered') ? 'entered' : events.includes('exited') ? 'exited' : 'other';
  const done = wrote.length > 0 ? t('locks-say-wrote', { what: cellsText(wrote) }) : read.length > 0 ? t('locks-say-read', { what: cellsText(read) }) : t('locks-say-went');
  return t('locks-say-step', { who, line: number(line), done, where, to: number(to) });
}

/** The letters of threads in a row, with the language's "and". @param {readonly number[]} threads */
export const names = (threads) => list(threads.map(letters));

/** What `def thread(…)` calls a thread's own number. @param {string} source */
export const selfName = (source) => /^def\s+thread\s*\(\s*([A-Za-z_]\w*)/m.exec(source)?.[1] ?? 'i';

/**
 * The line that declares a shared variable says whether it may hold no thread. Then its numbers are threads: `none` can
 * only be compared, so nobody counts with them.
 * @param {string} source @param {number} line
 */
export const holdsThreads = (source, line) => /^[^#]*=[^#]*\b(none|None)\b/.test(source.split('\n')[line - 1] ?? '');
