/** One click opens each of the documents' problems, and those of the field. */
import { html, nothing } from 'lit-html';
import { t } from '../../lib/i18n.js';
import { SHELL } from '../../lib/params.js';
import { go, route, write } from '../../lib/route.js';

/**
 * Each is an address: an algorithm and what its page is set to. The words are `mutex-problem-ID`.
 * @type {readonly {id: string, algorithm: string, query: string}[]}
 */
export const PROBLEMS = [
  { id: 'one-crash', algorithm: 'ricart-agrawala', query: 'journal=0_crash_2&v=1' },
  { id: 'refused-or-dead', algorithm: 'centralized', query: 'load=trace&requests=0@0+0.5@1&journal=3_crash_3&v=1' },
  { id: 'amnesia', algorithm: 'centralized', query: 'cs=6&load=trace&requests=0@0+0.5@1&options=takeover.0&journal=3_reset_3&v=1' },
  { id: 'votes-split', algorithm: 'voting', query: 'latency=0.5-1.5&seed=3' },
  { id: 'replica-forgets', algorithm: 'voting', query: 'processes=2&cs=6&load=trace&requests=0@0+3@1&options=replicas.3&journal=t0.5_drop_3*t2.5_reset_3&v=1' },
  { id: 'orphan-vote', algorithm: 'voting', query: 'processes=2&until=40&load=trace&requests=0@0+8@1&options=replicas.3*patience.4*releaseSilent.0&journal=t1.5_drop_6*t7_crash_3&v=1' },
  { id: 'ring-lost', algorithm: 'token-ring', query: 'processes=4&load=trace&requests=0@1+0@3+3.5@2&journal=t2.5_drop_2&v=1' },
  { id: 'ring-slow', algorithm: 'token-ring', query: 'cs=4&load=trace&requests=0@1+2@2&options=regenerate.5&journal=t2_pause_1*t30_resume_1&v=1' },
  { id: 'ring-copy', algorithm: 'token-ring', query: 'cs=3&load=trace&requests=0@1+0@2+4.5@1&options=hops.0&journal=t0.5_duplicate_1*t0.5_delay_2_4.5&v=1' },
  { id: 'no-fifo', algorithm: 'lamport', query: 'processes=2&fifo=0&journal=2_deliver_2*3_deliver_3&v=1' },
  { id: 'no-inquire', algorithm: 'maekawa', query: 'options=inquire.0' },
  { id: 'tie', algorithm: 'ricart-agrawala', query: 'processes=2&options=ties.both-answer' },
  { id: 'lease', algorithm: 'centralized', query: 'cs=4&processes=2&load=trace&requests=0@0+1@1&options=lease.6*fencing.0&journal=t3_pause_0*t14_resume_0&v=1' },
];

/** @param {import('./lab.js').Lab} lab */
export function problems(lab) {
  const there = new Set(lab.catalog.result.value?.map((a) => a.id));
  const open = (/** @type {Event} */ e) => {
    const select = /** @type {HTMLSelectElement} */ (e.target);
    const p = PROBLEMS.find((one) => one.id === select.value);
    select.value = '';
    if (!p) return;
    const query = new URLSearchParams(p.query);
    for (const [name, said] of route.value.query) if (SHELL.has(name)) query.set(name, said);
    go(write(['mutex', p.algorithm], query.toString()), true);
  };
  return html`<div class="field mutex-problems"><label for="mutex-problem">${t('mutex-problems')}</label>
    <select id="mutex-problem" @change=${open}><option value="" selected>${t('mutex-problem-choose')}</option>
      ${PROBLEMS.map((p) => (there.has(p.algorithm) ? html`<option value=${p.id}>${t(`mutex-problem-${p.id}`)}</option>` : nothing))}</select></div>`;
}
