/**
 * The present moment: what each machine does, for whom it waits and why, and what can be done to it; the messages on their
 * way. All that the diagram shows is here in words, and all that can be clicked there is a button here.
 */
import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { list, number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { toMachine, toMessage } from './deeds.js';
import { mark, messageText } from './names.js';
import { word } from './words.js';
import { views } from './views.js';
import { reasons } from './why.js';

/** Beyond so many, only the selected machine tells all. */
const CROWD = 8;
/** So many reasons are told of one who waits, and so many names of one reason. */
const MOST_REASONS = 4;
const MOST_NAMES = 6;
/** So many messages are listed. */
const MOST_FLIGHTS = 100;

/** @param {import('./lab.js').Lab} lab */
export function now(lab) {
  const shown = lab.shown.value;
  if (!shown) return nothing;
  const { moment: m, names } = shown;
  const crowd = m.nodes.length > CROWD;
  return html`<section class="mutex-now" aria-labelledby="mutex-now-title">
    <h2 id="mutex-now-title">${t('mutex-now-title')} <span class="soft">${t('mutex-now-at', { at: number(m.at, 3), step: number(m.step) })}</span></h2>
    <ol class=${crowd ? 'crowd' : ''} tabindex=${crowd ? '0' : nothing} role=${crowd ? 'list' : nothing} aria-labelledby="mutex-now-title">${repeat(lab.lines.value, (k) => k, (k) => node(lab, shown, k, crowd))}</ol>
    ${views(shown)}
    ${flights(lab, shown)}
  </section>`;
}

/** @param {import('./lab.js').Lab} lab @param {import('./lab.js').Shown} shown @param {number} k @param {boolean} crowd */
function node(lab, shown, k, crowd) {
  const { moment: m, names } = shown;
  const n = m.nodes[k];
  const process = k < shown.processes;
  const on = lab.is({ kind: 'node', node: k });
  return html`<li class=${`${n.down ? 'down' : n.phase} ${on ? 'on' : ''} ${lab.isPointed({ kind: 'node', node: k }) ? 'lit' : ''}`} @pointerenter=${() => lab.point({ kind: 'node', node: k })} @pointerleave=${() => lab.point(null)}>
    <button type="button" class="quiet who" aria-expanded=${on ? 'true' : 'false'} @click=${() => lab.select({ kind: 'node', node: k })}>
      ${mark(k, names[k], process)} <span>${standing(n, process)}</span></button>
    ${n.phase === 'waiting' && !n.down ? waits(shown, k, crowd && !on) : nothing}
    ${n.granted !== null ? html`<p class="why">${n.granted < 0 ? t('mutex-granted-none') : t('mutex-granted', { who: names[n.granted] })}</p>` : nothing}
    ${n.token ? html`<p class="why">${t('mutex-has-token')}</p>` : nothing}
    ${crowd && !on ? nothing : n.timers.map((a) => html`<p class="why">${t('mutex-timer', { timer: word('timer', a.timer), at: number(a.at, 3) })}</p>`)}
    ${on ? html`<div class="deeds">${toMachine(lab, n, k, process)}${memory(n)}</div>` : nothing}
  </li>`;
}

/** @param {import('../../api.d.ts').MutexNode} n @param {boolean} process */
function standing(n, process) {
  if (n.down) return t('mutex-standing-down');
  const words = process ? t(`mutex-standing-${n.phase}`) : t('mutex-standing-machine');
  return n.paused ? t('mutex-standing-paused', { words }) : words;
}

/** For whom, and why. @param {import('./lab.js').Shown} shown @param {number} k @param {boolean} short */
function waits({ moment: m, ran, names }, k, short) {
  const { waitsFor } = m.nodes[k];
  if (waitsFor.length === 0) return nothing;
  const some = (/** @type {number[]} */ who) => ({ who: list(who.slice(0, MOST_NAMES).map((w) => names[w])), more: Math.max(0, who.length - MOST_NAMES) });
  if (short) return html`<p class="why">${t('mutex-waits-for', some(waitsFor))}</p>`;
  const groups = reasons(ran.trace, m, k);
  return html`<ul class="whys">${groups.slice(0, MOST_REASONS).map(({ who, reason: r }) => html`<li>${t('mutex-waits-because', { waits: t('mutex-waits-for', some(who)), why: t(`mutex-why-${r.kind}`, { type: r.type, at: number(r.at, 3), holder: names[r.holder] ?? '' }) })}</li>`)}
    ${groups.length > MOST_REASONS ? html`<li>…</li>` : nothing}</ul>`;
}

/** @param {import('../../api.d.ts').MutexNode} n */
const memory = (n) => html`<table class="state"><caption>${t('mutex-remembers')}</caption><tbody>${n.state.map((f) => html`<tr><th scope="row"><code translate="no">${f.name}</code></th><td><code translate="no">${f.list ? `[${f.values.join(', ')}]` : f.values[0]}</code></td></tr>`)}</tbody></table>`;

/** @param {import('./lab.js').Lab} lab @param {import('./lab.js').Shown} shown */
function flights(lab, shown) {
  const { moment: m, names } = shown;
  const s = lab.selected.value;
  const gone = s?.kind === 'message' && !m.flights.some((f) => f.message === s.message);
  const crowd = m.flights.length > 6;
  const title = t('mutex-flights', { n: m.flights.length, count: number(m.flights.length) });
  return html`<h3>${title}</h3>
    ${m.flights.length > 0 ? html`<ul class=${`mutex-flights ${crowd ? 'crowd' : ''}`} tabindex=${crowd ? '0' : nothing} role="list" aria-label=${title}>${m.flights.slice(0, MOST_FLIGHTS).map((f) => {
      const me = /** @type {const} */ ({ kind: 'message', message: f.message });
      const on = lab.is(me);
      return html`<li class=${`${on ? 'on' : ''} ${lab.isPointed(me) ? 'lit' : ''}`} @pointerenter=${() => lab.point(me)} @pointerleave=${() => lab.point(null)}><button type="button" class="quiet who" aria-expanded=${on ? 'true' : 'false'} @click=${() => lab.select(me)}>
          <code translate="no">${messageText(f)}</code> ${names[f.from]} → ${names[f.to]} <span class="soft">${t('mutex-flight-arrives', { at: number(f.arrives, 3) })}</span></button>
        ${on ? html`<div class="deeds">${toMessage(lab, shown, f)}</div>` : nothing}</li>`;
    })}${m.flights.length > MOST_FLIGHTS ? html`<li>…</li>` : nothing}</ul>` : nothing}
    ${gone ? html`<p class="soft">${told(lab, s.message, names)}</p>` : nothing}`;
}

/** What became of a message that was selected. @param {import('./lab.js').Lab} lab @param {number} message @param {string[]} names */
function told(lab, message, names) {
  const trace = lab.shown.value?.ran.trace ?? [];
  const step = lab.shown.value?.moment.step ?? 0;
  const sent = trace.find((r) => r.message === message && r.step <= step && (r.what === 'send' || r.what === 'copy'));
  const end = trace.find((r) => r.message === message && r.step <= step && (r.what === 'receive' || r.what === 'lose'));
  if (!sent || !end) return t('mutex-message-none', { message: number(message) });
  const words = { text: messageText(sent), from: names[end.peer], to: names[end.node], sent: number(sent.at, 3), at: number(end.at, 3), why: end.text || 'lost' };
  return t(end.what === 'receive' ? 'mutex-message-arrived' : 'mutex-message-lost', words);
}
