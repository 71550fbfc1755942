/** The panel "compare": all algorithms on the same requests, on parallel links and on one bus, measured beside the books. */
import { effect, signal, untracked } from '@preact/signals-core';
import { html, nothing } from 'lit-html';
import { call } from '../../bridge/page.js';
import { number, significant } from '../../lib/format.js';
import { has, t } from '../../lib/i18n.js';
import { dataTable } from '../../parts/data-table.js';
import { standing } from '../../parts/standing.js';
import { algorithmName, nodeName } from './names.js';

/** @typedef {{messages: number | null, delay: number | null, bus: number | null, busiest: string, load: number, all: number, entered: number, waiting: number, problem: string}} Row */

/** A run that goes on for longer than this is told as it stands then. */
const MOST_EVENTS = 300_000;

/** @param {import('./lab.js').Lab} lab @returns {import('./panels.js').Panel} */
export function compare(lab) {
  const rows = signal(/** @type {Map<string, Row>} */ (new Map()));
  const busy = signal(false);
  let stopper = new AbortController();
  // The same requests for all; options and interventions belong to one algorithm alone.
  const asked = () => {
    const s = lab.scenario.value;
    if (!s || lab.params.values.value.panel !== 'compare') return '';
    const { algorithm: _, options: __, faults, ...same } = s;
    return JSON.stringify({ ...same, faults: { loss: faults?.loss, duplicate: faults?.duplicate }, maxTrace: 0, maxEvents: MOST_EVENTS });
  };
  let before = '';
  const stop = effect(() => {
    const text = asked();
    const all = lab.catalog.result.value;
    untracked(() => {
      if (text === before || !all) return;
      before = text;
      stopper.abort();
      rows.value = new Map();
      if (text !== '') measure(JSON.parse(text), all);
    });
  });

  /** @param {object} same @param {readonly import('../../api.d.ts').MutexEntry[]} all */
  async function measure(same, all) {
    const mine = new AbortController();
    stopper = mine;
    busy.value = true;
    for (const a of all) {
      const row = await one(same, a, mine.signal);
      if (mine.signal.aborted) return;
      rows.value = new Map([...rows.value, [a.id, row]]);
    }
    busy.value = false;
  }

  return { view, close: () => { stop(); stopper.abort(); } };

  function view() {
    const all = lab.catalog.result.value ?? [];
    const formula = (/** @type {import('../../api.d.ts').MutexEntry} */ a, /** @type {string} */ what) => a.formulas.find((f) => f.what === what)?.text ?? '–';
    const head = ['mutex-algorithm', 'mutex-costs-per-entry', 'mutex-formula', 'mutex-compare-delay', 'mutex-compare-bus', 'mutex-formula', 'mutex-compare-busiest', 'mutex-compare-breaks'].map((k) => t(k));
    return html`<section class="mutex-compare" aria-labelledby="mutex-compare-title"><div class="row spread"><h2 id="mutex-compare-title">${t('mutex-panel-compare')}</h2>${standing('simulated', t('mutex-compare-scope', { seed: lab.params.values.value.seed }))}</div>
      <p>${t('mutex-compare-lede')} ${busy.value ? html`<span class="soft" role="status">${t('working')} ${number(rows.value.size)}/${number(all.length)} <button type="button" @click=${() => { stopper.abort(); busy.value = false; }}>${t('stop')}</button></span>` : nothing}</p>
      ${dataTable({
        caption: t('mutex-compare-caption'),
        file: 'contend-compare',
        head,
        rows: all.map((a) => {
          const r = rows.value.get(a.id);
          const name = html`<a href=${`#/mutex/${a.id}`}>${algorithmName(a)}</a>`;
          if (!r) return [name, '…', formula(a, 'messages'), '…', '…', formula(a, 'delay'), '…', breaks(a)];
          if (r.problem) return [name, r.problem, formula(a, 'messages'), '–', '–', formula(a, 'delay'), '–', breaks(a)];
          const waits = r.waiting > 0 ? html` <span class="bad">${t('mutex-compare-waiting', { n: number(r.waiting) })}</span>` : nothing;
          return [name, html`${told(r.messages)}${waits}`, formula(a, 'messages'), told(r.delay), told(r.bus), formula(a, 'delay'), t('mutex-compare-load', { who: r.busiest, n: number(r.load), all: number(r.all) }), breaks(a)];
        }),
        rawHead: ['algorithm', 'messages_per_entry', 'formula_messages', 'delay_parallel', 'delay_bus', 'formula_delay', 'busiest', 'busiest_handles', 'messages', 'entries', 'waiting_at_end'],
        raw: () => all.map((a) => {
          const r = rows.value.get(a.id);
          return [a.id, r?.messages ?? '', formula(a, 'messages'), r?.delay ?? '', r?.bus ?? '', formula(a, 'delay'), r?.busiest ?? '', r?.load ?? '', r?.all ?? '', r?.entered ?? '', r?.waiting ?? ''];
        }),
      })}
      <p class="soft">${t('mutex-compare-ring')}</p></section>`;
  }

  /** @param {import('../../api.d.ts').MutexEntry} a */
  function breaks(a) {
    return has(`mutex-breaks-${a.id}`) ? t(`mutex-breaks-${a.id}`) : '';
  }
}

/** @param {number | null} x */
const told = (x) => (x === null ? '–' : significant(x, 4));

/** @param {any} same @param {import('../../api.d.ts').MutexEntry} a @param {AbortSignal} signal @returns {Promise<Row>} */
async function one(same, a, signal) {
  const run = (/** @type {string} */ network) => call('mutex.run', { ...same, algorithm: a.id, network }, { signal });
  try {
    const links = await run('parallel');
    const bus = await run('bus');
    const loads = links.perNode.map((/** @type {import('../../api.d.ts').MutexLoad} */ l) => l.sent + l.received);
    const busiest = loads.indexOf(Math.max(...loads));
    return { messages: links.perEntry.messages, delay: links.perEntry.delay, bus: bus.perEntry.delay, busiest: nodeName(busiest, same.processes, loads.length, a.machine), load: loads[busiest], all: links.messages, entered: links.entered, waiting: links.blocked.length, problem: '' };
  } catch (e) {
    return { messages: null, delay: null, bus: null, busiest: '', load: 0, all: 0, entered: 0, waiting: 0, problem: e instanceof Error ? e.message : '–' };
  }
}
