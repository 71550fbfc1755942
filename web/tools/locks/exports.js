/** The panel "exports": the lock as a text for Spin, TLC, Rumur or Graphviz, the command that runs it, and what must come out. */
import { html, nothing } from 'lit-html';
import { t } from '../../lib/i18n.js';
import { inline } from '../../lib/markup.js';
import { live } from '../../lib/live.js';
import { save } from '../../lib/share.js';
import { copying } from '../../parts/copying.js';
import { segmented } from '../../parts/field.js';
import { working } from '../../parts/working.js';
import { sayLockFault } from './faults.js';
import { count, lineOf } from './sentences.js';

/** Names of languages and programs, the same in every tongue. */
const NAMES = /** @type {Record<string, string>} */ ({ promela: 'Promela', tla: 'TLA+', murphi: 'Murphi', dot: 'DOT' });
const PROGRAMS = /** @type {Record<string, string>} */ ({ promela: 'Spin', tla: 'TLC', murphi: 'Rumur', dot: 'Graphviz' });

/** These stop at the first violation, and how many states they have seen by then depends on the order of their search. */
const STOPS = ['tla', 'murphi'];

/** @typedef {import('../../api.d.ts').Exported} Exported */

/** @param {import('./lab.js').Lab} lab @returns {import('./panels.js').Panel} */
export function exports(lab) {
  const values = lab.params.values;
  /** @type {import('../../lib/live.js').Live<Exported>} */
  const written = live('locks.export', () => (values.value.panel === 'exports' && lab.good.value ? { ...lab.good.value, format: values.value.format } : null), 'gives-way');
  const copied = copying();

  const view = () => {
    const x = written.result.value;
    const e = written.error.value;
    const format = values.value.format;
    return html`<section class="locks-exports" aria-labelledby="locks-exports-title">
      <h2 id="locks-exports-title">${t('locks-exports-title')}</h2>
      <p class="lede">${t('locks-exports-lede')}</p>
      ${segmented(lab.params, { name: 'format', label: t('locks-exports-format'), options: Object.keys(NAMES).map((id) => ({ id, label: html`<span translate="no">${NAMES[id]}</span>` })) })}
      ${working(written, 'locks-check-found')}
      ${e ? refused(e, format) : x && !written.stale.value ? html`${run(x, format)} ${x.files.map(file)}` : nothing}
    </section>`;
  };

  /** @param {Exported} x @param {string} format */
  function run(x, format) {
    const { states, violations } = x.expected;
    return html`<div class="locks-run"><div class="row spread"><h3>${t('locks-exports-command', { program: PROGRAMS[format] })}</h3>${copyButton('command', x.command)}</div>
      <pre class="code" tabindex="0" role="region" aria-label=${t('locks-exports-command', { program: PROGRAMS[format] })} lang="en" translate="no">${x.command}</pre>
      <p>${violations && STOPS.includes(format) ? t('locks-exports-stops', { program: PROGRAMS[format] }) : expected()}</p></div>`;

    function expected() {
      return html`${inline(t(states === 0 ? 'locks-exports-expected-open' : `locks-exports-expected-${format}`, { states: count(states), program: PROGRAMS[format] }))}
        ${format === 'dot' ? nothing : html`<span class=${violations ? 'bad' : 'good'}>${t(violations ? 'locks-exports-violation' : 'locks-exports-no-violation')}</span>`}`;
    }
  }

  /** @param {Exported['files'][number]} f */
  const file = (f) => html`<div class="locks-file"><div class="row spread"><h3 translate="no">${f.name}</h3>
      <div class="row">${copyButton(f.name, f.text)}<button type="button" aria-label=${`${t('locks-exports-save')}: ${f.name}`} @click=${() => save(f.name, 'text/plain', f.text)}>${t('locks-exports-save')}</button></div></div>
    <pre class="code" tabindex="0" role="region" aria-label=${f.name} lang="en" translate="no">${f.text}</pre></div>`;

  /** @param {string} name @param {string} text */
  const copyButton = (name, text) => html`<span class="row"><span role="status" class="soft">${copied.said(name)}</span><button type="button" aria-label=${`${t('copy')}: ${name === 'command' ? t('locks-exports-the-command') : name}`} @click=${() => copied.put(name, text)}>${t('copy')}</button></span>`;

  /** @param {import('../../bridge/error.js').ContendError} e @param {string} format */
  function refused(e, format) {
    const line = Number(e.args.line ?? 0);
    return html`<div class="locks-refusal" role="status"><h3>${t('locks-exports-refused', { format: NAMES[format] })}</h3>
      ${line > 0 ? html`<p>${lineOf(lab.goodSource.value, line)}</p>` : nothing}
      <p>${sayLockFault(e)}</p></div>`;
  }

  return {
    view,
    close() {
      copied.close();
      written.close();
    },
  };
}
