/** Each thread: where it stands, what it would do next, why it waits; and the button that lets it. */
import { html, nothing } from 'lit-html';
import { number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { mark } from './marks.js';
import { letters } from './path.js';
import { cells, conditions, plain, selfName, shared } from './say.js';
import { failure } from './sentences.js';

/** @typedef {import('../../api.d.ts').ThreadView} ThreadView */

/** From so many threads on a row is one line, and tells the rest when it is pointed at. */
const CROWD = 7;

/**
 * @param {import('./lab.js').Lab} lab
 * @param {import('@preact/signals-core').Signal<number | null>} pointed  the thread under the pointer or the focus
 */
export function threads(lab, pointed) {
  const looked = lab.look.result.value;
  const all = looked?.threads ?? [];
  const crowd = all.length >= CROWD;
  const self = selfName(lab.goodSource.value);
  return html`<section class="locks-threads" aria-labelledby="locks-threads-title">
    <h2 id="locks-threads-title">${t('locks-threads-title')}</h2>
    <ol class=${crowd ? 'crowd' : ''} tabindex=${crowd ? '0' : nothing} role=${crowd ? 'list' : nothing} aria-labelledby="locks-threads-title">${all.map((th) => row(lab, th, self, !crowd || pointed.value === th.thread, pointed))}</ol>
    ${all.length === 0 ? nothing : html`<p class="soft locks-keys">${t('locks-threads-keys')}</p>`}
  </section>`;
}

/** @param {import('./lab.js').Lab} lab @param {ThreadView} th @param {string} self @param {boolean} whole @param {import('@preact/signals-core').Signal<number | null>} pointed */
function row(lab, th, self, whole, pointed) {
  const name = letters(th.thread);
  const can = th.next.outcome === 'moved';
  const does = !can ? 'step' : th.next.events.includes('entered') ? 'enter' : th.next.events.includes('exited') ? 'leave' : 'step';
  const id = `locks-thread-${th.thread}`;
  const point = (/** @type {number | null} */ to) => {
    if (pointed.value !== to) pointed.value = to;
  };
  return html`<li class=${`${th.place} ${th.next.outcome}`} @pointerenter=${() => point(th.thread)} @pointerleave=${() => point(null)} @focusin=${() => point(th.thread)} @focusout=${() => point(null)}>
    <span class="who">${mark(th.thread)} <span class="place">${t(`locks-threads-${th.place}`)}</span> <span class="soft">${t('locks-threads-line', { line: number(th.line) })}</span></span>
    <span class="own"><code translate="no">${[`${self} = ${th.thread}`, ...th.own.map((a) => `${a.name} = ${plain(a.value)}`)].join(', ')}</code></span>
    <button type="button" aria-disabled=${can ? 'false' : 'true'} aria-describedby=${whole ? id : nothing} aria-label=${t(`locks-threads-${does}-of`, { who: name })}
      aria-keyshortcuts=${th.thread < 9 ? String(th.thread + 1) : nothing} @click=${() => lab.step(th.thread)}>${t(`locks-threads-${does}`)} ${th.thread < 9 ? html`<kbd aria-hidden="true" data-key=${th.thread + 1}></kbd>` : nothing}</button>
    ${whole ? html`<div class="next" id=${id}>${next(th)}</div>` : nothing}
  </li>`;
}

/** What its step would do, or why there is none. @param {ThreadView} th */
function next({ next: n, line }) {
  if (n.outcome === 'failed' || n.outcome === 'exceeded') return html`<p class="bad">${t('locks-threads-fails', { line: number(n.failure.line) })} ${failure(n.failure)}</p>`;
  if (n.waits) return html`<p>${t('locks-threads-waits')}</p>${conditions(n.parts)}`;
  if (n.outcome === 'blocked') return html`<p>${t('locks-threads-idle')} ${reads(n)}</p>`;
  const wrote = shared(n.writes);
  const own = n.writes.filter((a) => a.thread >= 0);
  return html`<p>${reads(n)}${wrote.length > 0 ? html`${t('locks-threads-writes')} ${cells(wrote)}; ` : nothing}${own.length > 0 ? html`${t('locks-threads-sets')} ${cells(own)}; ` : nothing}${
    n.events.includes('entered') ? t('locks-threads-goes-in', { line: number(n.to) }) : n.to === line ? t('locks-threads-stays', { line: number(n.to) }) : t('locks-threads-goes', { line: number(n.to) })
  }</p>`;
}

/** @param {ThreadView['next']} n */
function reads(n) {
  const read = shared(n.reads);
  return read.length > 0 ? html`${t('locks-threads-reads')} ${cells(read)}; ` : nothing;
}
