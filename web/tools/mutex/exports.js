/** The panel "exports": the run for other programs, and the scenario as a file that comes back. */
import { signal } from '@preact/signals-core';
import { html, nothing } from 'lit-html';
import { t } from '../../lib/i18n.js';
import { inline } from '../../lib/markup.js';
import { csv, save } from '../../lib/share.js';
import { copying } from '../../parts/copying.js';
import { mermaid } from './mermaid.js';
import { openScenario } from './open-scenario.js';
import { readScenario } from './scenario.js';
import { shiviz } from './shiviz.js';

/** @typedef {import('./lab.js').Shown} Shown */

/** Names of programs, the same in every tongue. @type {readonly {id: string, name: string, file: string, type: string, text: (s: Shown) => string}[]} */
const FORMATS = [
  { id: 'json', name: 'JSON', file: 'scenario.json', type: 'application/json', text: (s) => `${JSON.stringify(Object.assign({ version: 1 }, s.scenario), null, 2)}\n` },
  { id: 'shiviz', name: 'ShiViz', file: 'shiviz.log', type: 'text/plain', text: (s) => shiviz(s.ran.trace, s.names) },
  { id: 'mermaid', name: 'Mermaid', file: 'diagram.mmd', type: 'text/plain', text: (s) => mermaid(s.ran.trace, s.names) },
  {
    id: 'csv',
    name: 'CSV',
    file: 'entries.csv',
    type: 'text/csv',
    text: (s) => csv([['process', 'requested', 'entered', 'exited', 'fence'], ...s.ran.entries.map((e) => [s.names[e.process], e.requested, e.entered, e.exited ?? '', e.fence])]),
  },
];

/** So much of a file is shown; it is copied and saved whole. */
const SEEN = 6000;

/** @param {import('./lab.js').Lab} lab @returns {import('./panels.js').Panel} */
export function exports(lab) {
  const format = signal(FORMATS[0].id);
  const copied = copying();
  const wrong = signal('');

  return { view, close: copied.close };

  function view() {
    const s = lab.shown.value;
    const chosen = FORMATS.find((f) => f.id === format.value) ?? FORMATS[0];
    const text = s ? chosen.text(s) : '';
    return html`<section class="mutex-exports" aria-labelledby="mutex-exports-title"><h2 id="mutex-exports-title">${t('mutex-panel-exports')}</h2>
      <div class="row spread"><div class="segmented" role="group" aria-label=${t('mutex-exports-format')}>
          ${FORMATS.map((f) => html`<button type="button" translate="no" aria-pressed=${f.id === chosen.id ? 'true' : 'false'} @click=${() => {
            format.value = f.id;
          }}>${f.name}</button>`)}</div>
        <div class="row"><span class="soft" role="status">${copied.said('')}</span><button type="button" @click=${() => copied.put('', text)}>${t('copy')}</button>
          <button type="button" @click=${() => save(`contend-${lab.id}-${chosen.file}`, chosen.type, text)}>${t('locks-exports-save')}</button></div></div>
      <p class="soft">${inline(t(`mutex-exports-${chosen.id}`))}${s && s.ran.untold > 0 && chosen.id !== 'json' ? html` ${t('mutex-exports-cut')}` : nothing}</p>
      <pre class="code" tabindex="0" role="region" aria-label=${chosen.file} lang="en" translate="no">${text.slice(0, SEEN)}${text.length > SEEN ? '…' : ''}</pre>
      <form class="mutex-import" @submit=${open}><label for="mutex-import">${t('mutex-import')}</label>
        <textarea id="mutex-import" name="scenario" rows="3" spellcheck="false" autocomplete="off" aria-invalid=${wrong.value ? 'true' : nothing} aria-describedby=${wrong.value ? 'mutex-import-wrong' : nothing} placeholder=${'{"version": 1, …}'}></textarea>
        ${wrong.value ? html`<p class="wrong" id="mutex-import-wrong" role="alert">${wrong.value}</p>` : nothing}
        <button type="submit">${t('mutex-import-open')}</button></form>
    </section>`;
  }

  /** @param {SubmitEvent} e */
  function open(e) {
    e.preventDefault();
    const form = /** @type {HTMLFormElement} */ (e.currentTarget);
    const read = readScenario(String(new FormData(form).get('scenario') ?? ''));
    if ('problem' in read) {
      wrong.value = t(`mutex-import-${read.problem}`, { version: String(read.version ?? '').slice(0, 20) });
      return;
    }
    wrong.value = '';
    openScenario(read.scenario, { panel: 'exports' });
  }
}
