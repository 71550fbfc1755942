/** The table of waits, and the policy to take along: as JSON and as code. */
import { signal } from '@preact/signals-core';
import { html, nothing } from 'lit-html';
import { number, percent } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { inline } from '../../lib/markup.js';
import { copy } from '../../lib/share.js';
import { dataTable } from '../../parts/data-table.js';
import { titleOf } from './marks.js';
import { policyOf } from './policy.js';
import { LANGUAGES, snippet } from './snippets.js';

const SHOWN = 200;

/** @param {import('./state.js').State} state */
export function waitsTable(state) {
  const chosen = /** @type {import('./policy.js').Strategy} */ (state.params.values.value.jitter);
  const s = state.schedules[chosen].result.value;
  if (!s) return nothing;
  const ms = (/** @type {number} */ x) => number(x, 3);
  return dataTable({
    caption: t('backoff-table-caption', { name: titleOf(chosen) }),
    file: `contend-backoff-${chosen}`,
    head: [t('backoff-retry'), t('backoff-least-ms'), t('backoff-most-ms'), t('backoff-mean-ms'), t('backoff-at-cap')],
    rows: s.waits.slice(0, SHOWN).map((w) => [number(w.retry), ms(w.minMs), ms(w.maxMs), ms(w.meanMs), percent(w.atCap, 4)]),
    total: s.waits.length,
    rawHead: ['retry', 'least_ms', 'most_ms', 'mean_ms', 'probability_at_cap'],
    raw: () => s.waits.map((w) => [w.retry, w.minMs, w.maxMs, w.meanMs, w.atCap]),
  });
}

/** What is copied: the request as JSON, or code. */
const format = signal(/** @type {'json' | typeof LANGUAGES[number]} */ ('json'));
const said = signal('');
/** @type {ReturnType<typeof setTimeout> | undefined} */
let forget;

const NAMES = { json: 'JSON', python: 'Python', javascript: 'JavaScript', go: 'Go' };

/** @param {string} text */
async function put(text) {
  said.value = (await copy(text)) ? 'copied' : 'copy-refused';
  clearTimeout(forget);
  forget = setTimeout(() => {
    said.value = '';
  }, 4000);
}

/** @param {import('./state.js').State} state */
export function copyAs(state) {
  const policy = policyOf(state.params.values.value);
  const text = format.value === 'json' ? `${JSON.stringify(policy, null, 2)}\n` : snippet(format.value, policy);
  return html`<details class="take"><summary>${t('backoff-copy-as')}</summary>
    <div class="row">
      <div class="segmented" role="group" aria-label=${t('backoff-copy-as')}>
        ${/** @type {const} */ (['json', ...LANGUAGES]).map((f) => html`<button type="button" aria-pressed=${format.value === f ? 'true' : 'false'} @click=${() => {
          format.value = f;
        }}>${NAMES[f]}</button>`)}
      </div>
      <button type="button" @click=${() => put(text)}>${t('copy')}</button>
      <span role="status" class="soft">${said.value ? t(said.value) : nothing}</span>
    </div>
    <pre class="code" tabindex="0" role="region" aria-label=${NAMES[format.value]} lang="en" translate="no">${text}</pre>
    <p class="hint">${inline(t(format.value === 'json' ? 'backoff-json-note' : 'backoff-code-note'))}</p>
  </details>`;
}
