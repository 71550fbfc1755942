/** What stands below the figure: how to read it, the four views of who is inside, keys; sources and errata. */
import { html, nothing } from 'lit-html';
import { has, t } from '../../lib/i18n.js';
import { inline, paragraphs } from '../../lib/markup.js';
import { algorithmName } from './names.js';

/** What of the figure is explained: the message `mutex-view-<name>` of it, and `mutex-means-<name>`. */
const VIEWS = /** @type {const} */ (['believes', 'granted', 'resource', 'outside']);

/** Keys, and what they do: the message `mutex-key-<name>`. */
const KEYS = /** @type {const} */ ([
  ['move', ['←', '→', 'Home', 'End']],
  ['play', ['locks-key-space']],
  ['undo', ['Ctrl+Z', 'Ctrl+Shift+Z']],
]);

export const howToRead = () => html`<section class="prose" aria-labelledby="mutex-read-title"><h2 id="mutex-read-title">${t('how-to-read')}</h2>${paragraphs(t('mutex-how'))}</section>
  <div class="more mutex-more">
    <details><summary>${t('mutex-means')}</summary><dl class="locks-words">${VIEWS.map((v) => html`<div><dt>${t(`mutex-view-${v}`)}</dt><dd>${inline(t(`mutex-means-${v}`))}</dd></div>`)}</dl></details>
    <details><summary>${t('locks-keys')}</summary><dl class="locks-words">${KEYS.map(([id, keys]) => html`<div><dt>${keys.map((k) => html`<kbd>${has(k) ? t(k) : k}</kbd> `)}</dt><dd>${t(`mutex-key-${id}`)}</dd></div>`)}</dl></details>
  </div>`;

/** What follows the chapter's texts: where it can be seen. */
export const extras = () => ({
  worked: see([['mutex-see-first', '#/mutex/ricart-agrawala?load=trace&requests=0@0+0@2&options=clocks.7-0-11'], ['mutex-see-second', '#/mutex/ricart-agrawala?cs=3&load=trace&requests=0@2+2.5@0']]),
  breaks: see([['mutex-problem-tie', '#/mutex/ricart-agrawala?processes=2&options=ties.both-answer'], ['mutex-problem-amnesia', '#/mutex/centralized?cs=6&load=trace&requests=0@0+0.5@1&options=takeover.0&journal=4_reset_3&v=1']]),
  'at-work': see([['mutex-problem-lease', '#/mutex/centralized?cs=4&processes=2&load=trace&requests=0@0+1@1&options=lease.6&journal=t3_pause_0*t14_resume_0&v=1']]),
});

/** @param {[string, string][]} links  a message, and where it leads */
const see = (links) => html`<ul>${links.map(([name, href]) => html`<li><a href=${href}>${t(name)}</a></li>`)}</ul>`;

/** @param {import('./lab.js').Lab} lab */
export const sources = (lab) => html`<section class="prose" aria-labelledby="mutex-sources-title"><h2 id="mutex-sources-title">${t('sources')}</h2>
  ${paragraphs(t('mutex-errata'))}
  <ul>
    <li>${t('mutex-source-document')}</li>
    ${(lab.catalog.result.value ?? []).map((a) => (a.source ? html`<li><a href=${`#/mutex/${a.id}`}>${algorithmName(a)}</a>: <span lang="en">${a.source}</span></li>` : nothing))}
    <li>${t('mutex-source-comparison')} <span lang="en">G. Coulouris, J. Dollimore, T. Kindberg, G. Blair: Distributed Systems, 5th ed., 2012, §15.2.</span></li>
  </ul></section>`;
