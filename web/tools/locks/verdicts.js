/** What a check found: a line for each property, with what it holds for, the run that shows it, and what the books say. */
import { html, nothing } from 'lit-html';
import { number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { inline } from '../../lib/markup.js';
import { standing } from '../../parts/standing.js';
import { letters } from './path.js';
import { count } from './sentences.js';
import { compare, holdsFor, inPart, missing } from './scope.js';
import { toStepper } from './to-stepper.js';

/** @typedef {import('./scope.js').Verdict} Verdict */

/**
 * @param {import('./lab.js').Lab} lab
 * @param {import('./scope.js').Checked} c
 * @param {{request: any}} of  what the verdicts speak of
 */
export function verdicts(lab, c, of) {
  const claims = of.request.lock ? (lab.catalog.result.value?.find((l) => l.id === of.request.lock)?.variants.find((w) => w.id === of.request.variant)?.claims ?? []) : [];
  return html`<ul class="locks-verdicts">${c.verdicts.map((v) => verdict(lab, c, v, of, claims.find((k) => k.property === v.property)))}</ul>`;
}

/** @param {import('./lab.js').Lab} lab @param {import('./scope.js').Checked} c @param {Verdict} v @param {{request: any}} of @param {import('../../api.d.ts').LockClaim | undefined} claim */
function verdict(lab, c, v, of, claim) {
  const name = t(`locks-property-${v.property}`);
  const scope = say(holdsFor(c, v, of.request), 'locks-scope-');
  const gap = missing(c, v).map((p) => sentence(p, 'locks-gap-'));
  const unfair = v.unfairCycle.length > 0;
  return html`<li class=${v.status} data-property=${v.property}>
    ${standing(v.status, inPart(v) ? t('locks-check-in-part') : '')}
    <div>
      <p><b>${name}</b> <span class="soft">${inline(t(`locks-property-${v.property}-long`))}</span></p>
      ${found(v)}
      ${gap.length > 0 ? html`<p>${inline(gap.join(' '))}</p>` : nothing}
      ${scope ? html`<p class="soft scope">${scope}</p>` : nothing}
      ${claim ? books(claim.verdict, v, of.request.threads) : nothing}
      ${unfair ? html`<p class="unfair">${t('locks-verdict-unfair', { thread: letters(v.thread) })}
        <button type="button" aria-label=${`${t('locks-check-show-unfair')}: ${name}`} @click=${() => show(lab, v.unfairTrace, v.unfairCycle)}>${t('locks-check-show-unfair')}</button></p>` : nothing}
    </div>
    ${v.trace.length + v.cycle.length > 0 ? html`<button type="button" class="show" aria-label=${`${t('locks-check-show')}: ${name}`} @click=${() => show(lab, v.trace, v.cycle)}>${t('locks-check-show')}</button>` : nothing}
  </li>`;
}

/** The run as a path; it starts at the violation, or where the cycle begins. @param {import('./lab.js').Lab} lab @param {Verdict['trace']} trace @param {Verdict['cycle']} cycle */
function show(lab, trace, cycle) {
  toStepper(lab, [...trace, ...cycle], cycle.length > 0 ? trace.length : -1, trace.length);
}

/** What the run shows. @param {Verdict} v */
function found(v) {
  const key = outcome(v);
  if (!key) return nothing;
  const args = { steps: v.steps, n: number(v.steps), cycle: v.cycle.length, round: number(v.cycle.length), thread: v.thread >= 0 ? letters(v.thread) : '', bound: v.bound ?? 0, most: number(v.bound ?? 0), each: number(v.each ?? 0) };
  return html`<p>${inline(t(`locks-verdict-${key}`, args))}</p>`;
}

/** @param {Verdict} v */
export function outcome(v) {
  if (v.property === 'reachable') return v.status === 'proved' ? 'reached' : v.status === 'refuted' ? 'never' : '';
  if (v.property === 'overtaking') return v.status === 'proved' ? (v.bound === 0 ? 'nobody' : 'bound') : v.status === 'refuted' ? 'unbounded' : '';
  if (v.status !== 'refuted') return '';
  if (v.property === 'deadlock-freedom') return v.stuck ? 'stuck' : 'idle';
  if (v.property === 'starvation-freedom') return v.cycle.length === 0 ? 'starves-still' : 'starves';
  return { 'no-error': 'error', 'mutual-exclusion': 'two', 'first-come-first-served': 'passed', always: 'broken' }[v.property] ?? '';
}

/** @param {string} claim @param {Verdict} v @param {number} n */
function books(claim, v, n) {
  const how = compare(claim, v, n);
  const upTo = /^holds to n=(\d+)$/.exec(claim);
  const said = upTo ? t('locks-books-holds-to', { n: number(Number(upTo[1])) }) : t(`locks-books-${claim}`);
  return html`<p class="books">${standing('quoted')} ${said} <span class=${how === 'agrees' ? 'good' : how === 'differs' ? 'bad' : 'soft'}>${how === 'agrees' ? '✓ ' : how === 'differs' ? '✗ ' : ''}${t(`locks-books-${how}`, { n: number(n) })}</span></p>`;
}

/** @param {import('./scope.js').Said[]} parts @param {string} prefix */
const say = (parts, prefix) => parts.map((p) => sentence(p, prefix)).join(' · ');

/** @param {import('./scope.js').Said} part @param {string} prefix */
function sentence({ key, args = {} }, prefix) {
  /** @type {Record<string, string>} */
  const written = {};
  for (const [k, x] of Object.entries(args)) written[k] = k === 'names' ? String(x) : count(x);
  return t(`${prefix}${key}`, written);
}
