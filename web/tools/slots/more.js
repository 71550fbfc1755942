/** What stands folded under the figure: how to read it, the rounds as a table, the run in Python, and the sources. */
import { signal } from '@preact/signals-core';
import { html, nothing } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { language, t } from '../../lib/i18n.js';
import { inline, paragraphs } from '../../lib/markup.js';
import { copy } from '../../lib/share.js';
import { dataTable } from '../../parts/data-table.js';
import { standing } from '../../parts/standing.js';
import { python } from './python.js';
import { countRound } from './round.js';
import { big } from './say.js';

export const howToRead = () => html`<section class="prose" aria-labelledby="slots-read-title"><h2 id="slots-read-title">${t('how-to-read')}</h2>${paragraphs(t('slots-how'))}</section>`;

const HEAD = ['round', 'window', 'next', 'draw', 'through', 'collide', 'shared'];

/** @param {import('../../api.d.ts').Result | null} result */
export const table = (result) => guard([result, language.value], () => rounds(result));

/** @param {import('../../api.d.ts').Result | null} result */
function rounds(result) {
  if (!result || result.history.length === 0) return nothing;
  const history = /** @type {import('./round.js').Round[]} */ (result.history);
  const row = (/** @type {import('./round.js').Round} */ r, /** @type {number} */ i) => {
    const c = countRound(r);
    return { c, cells: [i + 1, r.window, r.nextWindow, c.waiting, c.alone, c.collided, c.shared] };
  };
  return html`<details open><summary>${t('slots-table')}</summary>
    ${dataTable({
      caption: t('slots-table-caption'),
      file: 'contend-slots-rounds',
      head: HEAD.map((h) => t(`slots-column-${h}`)),
      rawHead: ['round', 'window', 'next_window', 'drew', 'through', 'collided', 'collided_slots', 'draws'],
      raw: () => history.map((r, i) => [...row(r, i).cells, r.draws.map(([id, slot]) => `${id}:${slot}`).join(' ')]),
      rows: history.slice(0, 200).map((r, i) => row(r, i).cells.map(big)),
      total: history.length,
    })}
  </details>`;
}

const copied = signal('');

/** @param {Record<string, any>} v */
export function replay(v) {
  const code = python(/** @type {any} */ (v));
  return html`<details><summary>${t('slots-python')}</summary>
    <div class="prose"><p>${inline(t('slots-python-text'))}</p></div>
    <div class="scroll slots-code" tabindex="0" role="region" aria-label=${t('slots-python')}><pre translate="no"><code>${code}</code></pre></div>
    <p class="row"><button type="button" @click=${async () => {
      copied.value = (await copy(code)) ? t('copied') : t('copy-refused');
    }}>${t('copy')}</button><span role="status" class="soft">${copied.value}</span></p>
  </details>`;
}

/** What follows the chapter's texts: where their numbers come from, and where they can be seen. */
export const extras = () => ({
  worked: html`<p>${standing('quoted', t('slots-quoted'))} <a href="#/slots?round=1">${t('exercise-see')}</a></p>`,
  breaks: html`<p>${standing('exact')} <a href="#/slots?seed=0">${t('slots-other-seed')}</a></p>`,
});

export const sources = () => html`<section class="prose" aria-labelledby="slots-sources-title"><h2 id="slots-sources-title">${t('sources')}</h2>
  ${paragraphs(t('slots-errata'))}
  <ul>
    <li>${t('slots-source-document')}</li>
    <li>${t('slots-source-model')} <span lang="en">Bender, Farach-Colton, He, Kuszmaul, Leiserson: Adversarial contention resolution for simple channels. SPAA 2005.</span></li>
    <li>${t('slots-source-history')} <span lang="en">Metcalfe, Boggs: Ethernet: distributed packet switching for local computer networks. CACM 19(7), 1976.</span></li>
    <li>${t('slots-source-stability')} <span lang="en">Håstad, Leighton, Rogoff: Analysis of backoff protocols for multiple access channels. STOC 1987.</span></li>
    <li>${t('slots-source-draws')} <span lang="en">CPython, Lib/random.py, _randbelow_with_getrandbits; Modules/_randommodule.c, random_seed; Matsumoto, Nishimura: mt19937ar.</span></li>
    <li>${t('slots-source-exact')}</li>
  </ul></section>`;

