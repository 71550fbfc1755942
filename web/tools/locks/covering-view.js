/** The covering argument as a play in phases, each told in a sentence and shown step by step. */
import { html, nothing } from 'lit-html';
import { number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { standing } from '../../parts/standing.js';
import { held, lineText } from './held.js';
import { MOST_STEPS } from './lab.js';
import { mark } from './marks.js';
import { memories } from './memories.js';
import { letters } from './path.js';
import { failure } from './sentences.js';
import { toStepper } from './to-stepper.js';

/** @typedef {import('../../api.d.ts').Covering} Covering */
/** @typedef {import('../../api.d.ts').CoveringPhase} Phase */

/** Steps of a phase that are listed; the rest is counted. */
const LISTED = 12;

/** @param {import('./lab.js').Lab} lab @param {Covering} c */
export function coveringView(lab, c) {
  const source = lab.goodSource.value;
  // Where each phase ends in the path of the whole play.
  let end = 0;
  const phases = c.phases.map((p) => ({ p, end: (end += p.steps.length) }));
  return html`${conclusion(lab, c)}
    <div class="locks-play">${memories(c)}
    <ol class="locks-phases">${phases.map(
      ({ p, end }) => html`<li class=${`phase-${p.kind}`}>
        <h3>${mark(p.thread)} ${t(`locks-lower-phase-${p.kind}`, who(c, p))}</h3>
        <p>${sentence(c, p)}</p>
        ${steps(p, c, source)}
        <p class="row"><span class=${`locks-end end-${p.end}`}>${t(`locks-lower-end-${p.end}`, { line: p.line, name: c.register })}</span>
          ${end > 0 ? html`<button type="button" class="quiet" @click=${() => toStepper(lab, c.path, -1, end)}>${t('locks-lower-see-phase')}</button>` : nothing}</p>
      </li>`,
    )}</ol></div>`;
}

/** @param {Covering} c @param {Phase} p */
const who = (c, p) => ({ thread: letters(p.thread), first: letters(c.first), second: letters(c.second) });

/** What happens in a phase, by how it ends. @param {Covering} c @param {Phase} p */
function sentence(c, p) {
  const args = { ...who(c, p), name: c.register, value: held(p.value), line: p.line, left: held(c.memory[0]?.with ?? null) };
  const never = p.end === 'waits' || p.end === 'goes-round' || p.end === 'fails';
  if (p.kind === 'rest' || p.kind === 'cover') return t(never ? `locks-lower-say-never` : `locks-lower-say-${p.kind}-${p.end}`, args);
  return t(never ? `locks-lower-say-${p.kind}-never` : `locks-lower-say-${p.kind}`, args);
}

/** @param {Phase} p @param {Covering} c @param {string} source */
function steps(p, c, source) {
  if (p.steps.length === 0) return html`<p class="soft">${t('locks-lower-no-step')}</p>`;
  const rest = p.steps.length - LISTED;
  return html`<table class="locks-steps">
    <caption class="sr">${t('locks-lower-steps', { thread: letters(p.thread) })}</caption>
    <thead class="sr"><tr><th scope="col">${t('locks-lower-line-head')}</th><th scope="col">${t('locks-lower-text')}</th><th scope="col">${t('locks-lower-does')}</th></tr></thead>
    <tbody>${p.steps.slice(0, LISTED).map((s) => html`<tr><th scope="row">${s.line}</th><td><code>${lineText(source, s.line)}</code></td><td>${does(s, c.register)}</td></tr>`)}</tbody>
  </table>
  ${rest > 0 ? html`<p class="soft">${t('locks-lower-steps-more', { count: rest, n: number(rest) })}</p>` : nothing}`;
}

/** What a step does to the register. @param {import('../../api.d.ts').CoveringStep} s @param {string} name */
function does(s, name) {
  const read = s.reads.find((a) => a.thread < 0);
  const written = s.writes.find((a) => a.thread < 0);
  if (written) return html`<b>${t('locks-lower-writes', { name, value: held(written.value) })}</b>`;
  if (read) return t('locks-lower-reads', { name, value: held(read.value) });
  return html`<span class="soft">${t('locks-lower-nothing', { name: name || '–' })}</span>`;
}

/** What the play proves, and the run that anybody can follow. @param {import('./lab.js').Lab} lab @param {Covering} c */
function conclusion(lab, c) {
  const args = { first: letters(c.first), second: letters(c.second), thread: letters(Math.max(0, c.thread)), name: c.register, line: c.failure.line || (c.phases.at(-1)?.line ?? 0), how: c.waits ? 'waits' : 'round' };
  const both = c.refutes === 'mutual-exclusion';
  const at = both || c.back < 0 ? null : c.back;
  return html`<div class=${`locks-conclusion ${c.case}`}>
    <p class="big" role="status">${t(`locks-lower-case-${c.case}`, args)} ${c.failure.problem ? failure(c.failure) : nothing}</p>
    <p class="row">${standing('refuted', t(`locks-lower-refutes-${c.refutes}`))}
      <button type="button" class="main" @click=${() => toStepper(lab, c.run, c.back, at)}>${t('locks-lower-show', { count: c.run.length, n: number(c.run.length) })}</button>
      ${c.run.length > MOST_STEPS ? html`<span class="soft">${t('locks-lower-cut', { n: number(MOST_STEPS) })}</span>` : nothing}</p>
  </div>`;
}
