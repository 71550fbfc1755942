/** The shared variables: what stands there, who wrote it, what the last step touched. */
import { html, nothing } from 'lit-html';
import { number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { room } from '../../lib/room.js';
import { hue, mark } from './marks.js';
import { letters } from './path.js';
import { holdsThreads, plain } from './say.js';

/** Entries beside each other; a longer list is broken. A narrow page has room for half as many. */
const across = () => (room.value < 440 ? 4 : 8);

/** @param {import('./lab.js').Lab} lab @param {number | null} pointed  the thread that is pointed at: what it would read is marked too */
export function memory(lab, pointed) {
  const looked = lab.look.result.value;
  const last = looked?.steps.at(-1);
  const next = pointed === null ? undefined : looked?.threads[pointed]?.next;
  const key = (/** @type {{name: string, index: number}} */ a) => `${a.name} ${a.index}`;
  const wrote = new Set(last?.writes.filter((a) => a.thread < 0).map(key));
  const read = new Set(last?.reads.filter((a) => a.thread < 0).map(key));
  const ahead = new Set(next ? [...next.reads, ...next.writes].filter((a) => a.thread < 0).map(key) : []);
  return html`<section class="locks-memory" aria-labelledby="locks-memory-title">
    <h2 id="locks-memory-title">${t('locks-memory-title')}</h2>
    ${looked && looked.shared.length === 0 ? html`<p class="soft">${t('locks-memory-none')}</p>` : nothing}
    <div class="locks-vars" role="group" aria-labelledby="locks-memory-title">${(looked?.shared ?? []).map((s) => variable(s))}</div>
    <ul class="legend locks-memory-key"><li><i class="cell wrote" aria-hidden="true"></i>${t('locks-memory-wrote')}</li><li><i class="cell read" aria-hidden="true"></i>${t('locks-memory-read')}</li></ul>
  </section>`;

  /** @param {import('../../api.d.ts').SharedView} s */
  function variable(s) {
    const whose = holdsThreads(lab.goodSource.value, s.line);
    const cell = (/** @type {import('../../api.d.ts').CellView} */ c, /** @type {number} */ j) => {
      const k = `${s.name} ${s.list ? j : -1}`;
      const kinds = `${wrote.has(k) ? 'wrote' : ''} ${read.has(k) ? 'read' : ''} ${ahead.has(k) ? 'ahead' : ''}`;
      const told = c.writer < 0 ? t('locks-memory-first') : t('locks-memory-by', { who: letters(c.writer), step: number(c.step) });
      const marks = [wrote.has(k) ? t('locks-memory-wrote') : '', read.has(k) ? t('locks-memory-read') : ''].filter(Boolean).join(', ');
      return html`<td class=${`cell ${kinds} ${c.value === null ? 'none' : ''}`} title=${told}><span translate="no">${plain(c.value)}</span>${whose && c.value !== null && c.value >= 0 ? html` ${mark(c.value)}` : nothing}
        ${c.writer < 0 ? nothing : html`<small class=${`hue-${hue(c.writer)}`} aria-hidden="true">${letters(c.writer)}</small>`}<span class="sr">${told}${marks ? `, ${marks}` : ''}</span></td>`;
    };
    if (!s.list) return html`<table><tbody><tr><th scope="row"><code translate="no">${s.name}</code></th>${cell(s.cells[0], 0)}</tr></tbody></table>`;
    const rows = [];
    const wide = across();
    for (let from = 0; from < s.cells.length; from += wide) rows.push(from);
    return html`<table>
      ${rows.map((from) => html`<tbody><tr class="index">${from === 0 ? html`<th scope="row"><span class="sr">${t('locks-memory-index')}</span></th>` : html`<td></td>`}${s.cells.slice(from, from + wide).map((_, j) => html`<th scope="col">${from + j}</th>`)}</tr>
        <tr><th scope="row"><code translate="no">${s.name}</code></th>${s.cells.slice(from, from + wide).map((c, j) => cell(c, from + j))}</tr></tbody>`)}
    </table>`;
  }
}
