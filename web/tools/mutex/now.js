/**
 * The present moment: what each machine does and waits for, what it believes, and what can be done to it; and the messages
 * on their way. All that the diagram shows is here in words, and all that can be clicked there is a button here.
 */
import { html, nothing } from 'lit-html';
import { list, number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { mark, messageText } from './names.js';

/** Beyond so many, only the selected machine tells all. */
const CROWD = 8;

/** @param {import('./lab.js').Lab} lab */
export function now(lab) {
  if (!lab.shown.value) return nothing;
  const { moment: m, processes, names } = lab.shown.value;
  const crowd = m.nodes.length > CROWD;
  const inside = m.nodes.flatMap((n, k) => (n.phase === 'inside' && !n.down ? [names[k]] : []));
  return html`<section class="mutex-now" aria-labelledby="mutex-now-title">
    <h2 id="mutex-now-title">${t('mutex-now-title')} <span class="soft">${t('mutex-now-at', { at: number(m.at, 3), step: number(m.step) })}</span></h2>
    <ol class=${crowd ? 'crowd' : ''} tabindex=${crowd ? '0' : nothing} role=${crowd ? 'list' : nothing} aria-labelledby="mutex-now-title">${m.nodes.map((n, k) => node(lab, n, k, names, k < processes))}</ol>
    ${inside.length > 1 ? html`<p class="bad mutex-seen"><b aria-hidden="true">✕</b> ${t('mutex-seen-two', { who: list(inside) })}</p>` : html`<p class="soft mutex-seen">${t('mutex-seen', { who: inside[0] ?? 'none' })}</p>`}
    ${m.writer >= 0 ? html`<p class="why">${t(m.fence > 0 ? 'mutex-resource-fence' : 'mutex-resource', { who: names[m.writer], fence: number(m.fence) })}</p>` : nothing}
    ${flights(lab, m, names)}
  </section>`;
}

/** @param {import('./lab.js').Lab} lab @param {import('../../api.d.ts').MutexNode} n @param {number} k @param {string[]} names @param {boolean} process */
function node(lab, n, k, names, process) {
  const s = lab.selected.value;
  const on = s?.kind === 'node' && s.node === k;
  return html`<li class=${`${n.down ? 'down' : n.phase} ${on ? 'on' : ''}`}>
    <button type="button" class="quiet who" aria-expanded=${on ? 'true' : 'false'} @click=${() => (lab.selected.value = on ? null : { kind: 'node', node: k })}>
      ${mark(k, names[k], process)} <span>${standing(n, process)}</span></button>
    ${n.phase === 'waiting' && n.waitsFor.length > 0 && !n.down ? html`<p class="why">${t('mutex-waits-for', { who: list(n.waitsFor.slice(0, 8).map((w) => names[w])), more: Math.max(0, n.waitsFor.length - 8) })}</p>` : nothing}
    ${n.granted !== null ? html`<p class="why">${n.granted < 0 ? t('mutex-granted-none') : t('mutex-granted', { who: names[n.granted] })}</p>` : nothing}
    ${n.token ? html`<p class="why">${t('mutex-has-token')}</p>` : nothing}
    ${n.timers.map((a) => html`<p class="why">${t('mutex-timer', { timer: a.timer, at: number(a.at, 3) })}</p>`)}
    ${on ? deeds(lab, n, k, process) : nothing}
  </li>`;
}

/** @param {import('../../api.d.ts').MutexNode} n @param {boolean} process */
function standing(n, process) {
  if (n.down) return t('mutex-standing-down');
  const words = process ? t(`mutex-standing-${n.phase}`) : t('mutex-standing-machine');
  return n.paused ? t('mutex-standing-paused', { words }) : words;
}

/** @param {import('./lab.js').Lab} lab @param {import('../../api.d.ts').MutexNode} n @param {number} k @param {boolean} process */
function deeds(lab, n, k, process) {
  const can = lab.look.stale.value || lab.run.error.value ? 'no' : 'yes';
  const button = (/** @type {import('./lab.js').Deed['do']} */ deed, /** @type {Partial<import('./lab.js').Deed>} */ more = {}) =>
    html`<button type="button" ?disabled=${can === 'no'} @click=${() => lab.intervene({ do: deed, node: k, ...more })}>${t(more.memory ? 'mutex-do-restart-memory' : `mutex-do-${deed}`)}</button>`;
  return html`<div class="deeds"><div class="row">
      ${n.down ? html`${button('restart')} ${button('restart', { memory: true })}` : html`
        ${process && n.phase === 'idle' ? button('want') : nothing} ${process && n.phase === 'inside' ? button('exit') : nothing}
        ${n.paused ? button('resume') : button('pause')} ${button('crash')} ${button('reset')}
        ${n.token ? button('lose-token') : nothing} ${lab.entry.value?.token && !n.token && process ? button('forge-token') : nothing}`}
    </div>
    <table class="state"><caption>${t('mutex-remembers')}</caption><tbody>${n.state.map((f) => html`<tr><th scope="row"><code translate="no">${f.name}</code></th><td><code translate="no">${f.list ? `[${f.values.join(', ')}]` : f.values[0]}</code></td></tr>`)}</tbody></table>
  </div>`;
}

/** @param {import('./lab.js').Lab} lab @param {import('../../api.d.ts').MutexLooked} m @param {string[]} names */
function flights(lab, m, names) {
  const s = lab.selected.value;
  const gone = s?.kind === 'message' && !m.flights.some((f) => f.message === s.message);
  return html`<h3>${t('mutex-flights', { n: m.flights.length, count: number(m.flights.length) })}</h3>
    ${m.flights.length > 0 ? html`<ul class=${`mutex-flights ${m.flights.length > 6 ? 'crowd' : ''}`} tabindex=${m.flights.length > 6 ? '0' : nothing} role="list" aria-label=${t('mutex-flights', { n: m.flights.length, count: number(m.flights.length) })}>${m.flights.slice(0, 100).map((f) => {
      const on = s?.kind === 'message' && s.message === f.message;
      const act = (/** @type {import('./lab.js').Deed['do']} */ deed, /** @type {Partial<import('./lab.js').Deed>} */ more = {}) =>
        html`<button type="button" ?disabled=${lab.look.stale.value} @click=${() => lab.intervene({ do: deed, message: f.message, ...more })}>${t(`mutex-do-${deed}`)}</button>`;
      return html`<li class=${on ? 'on' : ''}><button type="button" class="quiet who" aria-expanded=${on ? 'true' : 'false'} @click=${() => (lab.selected.value = on ? null : { kind: 'message', message: f.message })}>
          <code translate="no">${messageText(f)}</code> ${names[f.from]} → ${names[f.to]} <span class="soft">${t('mutex-flight-arrives', { at: number(f.arrives, 3) })}</span></button>
        ${on ? html`<div class="deeds"><div class="row">${act('deliver')} ${act('delay', { by: delayOf(lab) })} ${act('drop')} ${act('duplicate')}</div></div>` : nothing}</li>`;
    })}</ul>` : nothing}
    ${gone ? html`<p class="soft">${told(lab, s.message, names)}</p>` : nothing}`;
}

/** A delay that shows: as long as three messages take. @param {import('./lab.js').Lab} lab */
const delayOf = (lab) => 3 * lab.params.values.value.latency[1];

/** What became of a message that was selected. @param {import('./lab.js').Lab} lab @param {number} message @param {string[]} names */
function told(lab, message, names) {
  const trace = lab.shown.value?.ran.trace ?? [];
  const sent = trace.find((r) => r.message === message && (r.what === 'send' || r.what === 'copy'));
  const end = trace.find((r) => r.message === message && (r.what === 'receive' || r.what === 'lose'));
  if (!sent || !end) return t('mutex-message-none', { message: number(message) });
  const words = { text: messageText(sent), from: names[end.peer], to: names[end.node], sent: number(sent.at, 3), at: number(end.at, 3), why: end.text || 'lost' };
  return t(end.what === 'receive' ? 'mutex-message-arrived' : 'mutex-message-lost', words);
}
