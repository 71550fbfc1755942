/** What stands below the figure: how to read it, the rules of the language, what the verdicts mean, keys; sources and errata. */
import { html } from 'lit-html';
import { has, t } from '../../lib/i18n.js';
import { inline, paragraphs } from '../../lib/markup.js';
import { standing } from '../../parts/standing.js';
import { nameOfLock } from './names.js';
import { rules } from './rules.js';

/** How a result of this page is known. */
const STANDINGS = /** @type {const} */ (['proved', 'refuted', 'unknown', 'simulated', 'quoted']);

/** Keys, and what they do: the message `locks-key-<name>`. */
const KEYS = /** @type {const} */ ([
  ['step', ['1', '…', '9']],
  ['move', ['←', '→', 'Home', 'End']],
  ['play', ['locks-key-space']],
  ['undo', ['Ctrl+Z', 'Ctrl+Shift+Z']],
  ['tabs', ['←', '→']],
  ['leave', ['Esc', 'Tab']],
]);

export const howToRead = () => html`<section class="prose" aria-labelledby="locks-read-title"><h2 id="locks-read-title">${t('how-to-read')}</h2>${paragraphs(t('locks-how'))}</section>
  <div class="more locks">
    <details><summary>${t('locks-rules')}</summary><div class="prose"><p>${inline(t('locks-rules-lede'))}</p>${rules()}</div></details>
    <details><summary>${t('locks-words')}</summary><dl class="locks-words">${STANDINGS.map((s) => html`<div><dt>${standing(s)}</dt><dd>${inline(t(`locks-word-${s}`))}</dd></div>`)}</dl></details>
    <details><summary>${t('locks-keys')}</summary><dl class="locks-words">${KEYS.map(([id, keys]) => html`<div><dt>${keys.map((k) => html`<kbd>${has(k) ? t(k) : k}</kbd> `)}</dt><dd>${t(`locks-key-${id}`)}</dd></div>`)}</dl></details>
  </div>`;

/** What follows the chapter's texts: where their numbers can be seen. */
export const extras = () => ({
  worked: see([['filter', '#/locks/filter?threads=3'], ['bakery', '#/locks/bakery?threads=5&turns=4000&seed=5&panel=random']]),
  breaks: see([['swapped', '#/locks/filter?variant=swapped'], ['modulo', '#/locks/bakery?variant=modulo-4']]),
  'at-work': see([['lower', '#/locks/one-register?panel=lower']]),
});

/** @param {[string, string][]} links  the message `locks-see-<name>`, and where it leads */
const see = (links) => html`<ul>${links.map(([name, href]) => html`<li><a href=${href}>${t(`locks-see-${name}`)}</a></li>`)}</ul>`;

/** @param {import('./lab.js').Lab} lab */
export const sources = (lab) => html`<section class="prose" aria-labelledby="locks-sources-title"><h2 id="locks-sources-title">${t('sources')}</h2>
  ${paragraphs(t('locks-errata'))}
  <ul>
    <li>${t('locks-source-document')}</li>
    ${(lab.catalog.result.value ?? []).map((l) => html`<li><a href=${`#/locks/${l.id}`}>${nameOfLock(l)}</a>: <span lang="en">${l.source}</span></li>`)}
    <li>${t('locks-source-symmetry')} <span lang="en">C. N. Ip, D. Dill: Better verification through symmetry. Formal Methods in System Design 9, 1996.</span></li>
    <li>${t('locks-source-fair')} <span lang="en">L. Lamport: Fairness and hyperfairness. Distributed Computing 13, 2000.</span></li>
  </ul></section>`;
