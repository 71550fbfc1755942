/** The space-time diagram: a line for each node, time to the right, an arrow for each message, up to the present moment. */
import { scaleLinear } from 'd3-scale';
import { html, nothing, svg } from 'lit-html';
import { hue, shape } from '../../parts/actors.js';
import { number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { messageText } from './names.js';
import { sayRecord } from './record.js';
import { placeLabels } from './place-labels.js';

const LEFT = 62;
const TOP = 30;
const CHAR = 6.7;
/** How far the shortest message goes to the right, at least and at most, in pixels. */
const NEAR = 56;
const FAR = 130;

const SIGNS = /** @type {Record<string, string>} */ ({ crash: '✕', restart: '↻', reset: '⟲', pause: '‖', resume: '▸', want: '?', exit: '⇥', timeout: '◷', 'lose-token': '○', 'forge-token': '●' });

/**
 * @param {object} p
 * @param {import('./spacetime.js').Spacetime} p.picture
 * @param {string[]} p.names
 * @param {readonly number[]} p.lines  the nodes that are shown
 * @param {number} p.processes
 * @param {number} p.width
 * @param {number} p.total  the time at which the run ends
 * @param {number} p.latency  of a fast message
 * @param {number} p.zoom
 * @param {ReadonlyMap<number, number>} p.arrives  when messages on their way arrive, by number
 * @param {Pick<import('./lab.js').Lab, 'is' | 'isPointed' | 'select' | 'point'>} p.lab  what is selected and pointed at
 */
export function diagram({ picture, names, lines, processes, width, total, latency, zoom, arrives, lab }) {
  const shown = lines.length;
  const row = shown <= 4 ? 78 : shown <= 6 ? 66 : shown <= 12 ? 48 : 30;
  const place = new Map(lines.map((node, k) => [node, k]));
  const height = TOP + row * (shown - 1) + 52;
  const room = Math.max(120, width - LEFT - 14);
  const perUnit = zoom * Math.max(NEAR / latency, Math.min(FAR / latency, room / Math.max(total, latency)));
  const span = room / perUnit;
  const from = total <= span ? 0 : Math.max(0, Math.min(total - span, picture.now - 0.7 * span));
  const to = from + span;
  const x = scaleLinear([from, to], [LEFT, LEFT + room]);
  const y = (/** @type {number} */ node) => TOP + row * (place.get(node) ?? 0);
  const inView = (/** @type {number} */ a, /** @type {number} */ b) => b >= from && a <= to;

  const arrows = picture.arrows
    .filter((a) => place.has(a.from) && place.has(a.to) && a.from !== a.to)
    .map((a) => {
      const end = a.arrived ?? arrives.get(a.message) ?? picture.now;
      const x1 = x(a.sent);
      const y1 = y(a.from);
      // What was lost ends on its way.
      const share = a.lost ? 0.72 : 1;
      return { a, end, x1, y1, x2: x1 + (x(end) - x1) * share, y2: y1 + (y(a.to) - y1) * share };
    })
    .filter(({ a, end }) => inView(a.sent, end));
  // Messages that travel together lie beside each other.
  /** @type {Map<string, number>} */
  const beside = new Map();
  for (const one of arrows) {
    const key = [one.x1, one.y1, one.x2, one.y2].map(Math.round).join();
    const k = beside.get(key) ?? 0;
    beside.set(key, k + 1);
    one.x1 += 6 * k;
    one.x2 += 6 * k;
  }
  const isOn = (/** @type {number} */ message) => lab.is({ kind: 'message', message }) || lab.isPointed({ kind: 'message', message });
  // The newest first: they are what one looks at.
  const order = arrows.map((_, k) => k).sort((p, q) => Number(isOn(arrows[q].a.message)) - Number(isOn(arrows[p].a.message)) || q - p);
  // What is sent to all at once is told once, where there is little room.
  const told = new Set();
  const words = (/** @type {import('./spacetime.js').Arrow} */ a) => {
    const text = messageText(a);
    const key = `${a.from} ${a.sent} ${text}`;
    if (shown > 3 && told.has(key) && !isOn(a.message)) return '';
    told.add(key);
    return text;
  };
  const places = placeLabels(order.map((k) => ({ ...arrows[k], text: words(arrows[k].a) })), CHAR, 13, { left: LEFT - 2, right: LEFT + room + 10, taken: lines.flatMap((k) => picture.bands[k].flatMap((b) => (b.state === 'inside' && inView(b.from, b.to) ? [{ left: x(b.from), right: x(b.to), top: y(k) - 9, bottom: y(k) + 9 }] : []))) });
  const types = [...new Set(picture.arrows.map((a) => a.type))];

  return svg`<svg class="mutex-diagram" width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">
    <defs>
      <marker id="mutex-head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0L10 5L0 10z" /></marker>
      <pattern id="mutex-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><line x1="0" y1="0" x2="0" y2="6" /></pattern>
      <clipPath id="mutex-clip"><rect x=${LEFT - 1} y="0" width=${room + 14} height=${height} /></clipPath>
    </defs>
    ${x.ticks(Math.max(2, Math.floor(room / 90))).map((u) => svg`<g class="tick"><line x1=${x(u)} x2=${x(u)} y1=${TOP - 16} y2=${height - 34} /><text x=${x(u)} y=${height - 18} text-anchor="middle">${number(u, 3)}</text></g>`)}
    <g clip-path="url(#mutex-clip)">
      ${lines.map((k) => svg`<line class="world" x1=${LEFT} x2=${LEFT + room} y1=${y(k)} y2=${y(k)} />`)}
      ${lines.map((k) => picture.bands[k].filter((b) => (b.state !== 'idle' || b.paused) && inView(b.from, b.to)).map((b) => band(b, k)))}
      ${arrows.map(({ a, x1, y1, x2, y2 }) => arrow(a, x1, y1, x2, y2))}
      ${places.map((at, i) => (at ? svg`<text class="label" x=${at.x} y=${at.y} text-anchor="middle">${messageText(arrows[order[i]].a)}</text>` : nothing))}
      ${picture.marks.filter((m) => place.has(m.node) && inView(m.at, m.at)).map(sign)}
      <g class="now"><line x1=${x(picture.now)} x2=${x(picture.now)} y1=${TOP - 18} y2=${height - 30} /></g>
    </g>
    ${lines.map((k) => svg`<g class=${`name ${k < processes ? `hue-${hue(k)}` : 'machine'} ${lab.is({ kind: 'node', node: k }) || lab.isPointed({ kind: 'node', node: k }) ? 'on' : ''}`} @click=${() => lab.select({ kind: 'node', node: k })} @pointerenter=${() => lab.point({ kind: 'node', node: k })} @pointerleave=${() => lab.point(null)}>
      <rect class="hit" x="0" y=${y(k) - 14} width=${LEFT - 6} height="28" rx="4" /><text class="shape" x="8" y=${y(k) + 5}>${k < processes ? shape(k) : '□'}</text><text x="25" y=${y(k) + 5}>${names[k]}</text></g>`)}
    <text class="now-text" x=${Math.min(x(picture.now) + 4, width - 4)} y="10" text-anchor=${x(picture.now) > width - 100 ? 'end' : 'start'}>${t('mutex-now', { at: number(picture.now, 3) })}</text>
  </svg>`;

  /** @param {import('./spacetime.js').Band} b @param {number} k */
  function band(b, k) {
    const left = Math.max(LEFT - 2, x(b.from));
    const w = Math.max(2, Math.min(x(b.to), LEFT + room + 2) - left);
    const high = b.state === 'inside' ? 20 : 10;
    const words = b.state === 'inside' ? t('mutex-inside') : b.state === 'down' ? t('mutex-down') : '';
    return svg`<g class=${`band ${b.state} ${k < processes ? `hue-${hue(k)}` : ''} ${b.paused ? 'paused' : ''}`}>
      ${b.state === 'down' ? svg`<line x1=${left} x2=${left + w} y1=${y(k)} y2=${y(k)} />` : svg`<rect x=${left} y=${y(k) - high / 2} width=${w} height=${high} rx=${b.state === 'inside' ? 3 : 1} />`}
      ${b.paused ? svg`<rect class="hatch" x=${left} y=${y(k) - 12} width=${w} height="24" fill="url(#mutex-hatch)" />` : nothing}
      ${words && w > words.length * CHAR + 6 ? svg`<text x=${left + w / 2} y=${y(k) + (b.state === 'down' ? -6 : 4)} text-anchor="middle">${words}</text>` : nothing}
    </g>`;
  }

  /** @param {import('./spacetime.js').Arrow} a @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 */
  function arrow(a, x1, y1, x2, y2) {
    const flying = a.arrived === null;
    const on = isOn(a.message);
    const line = svg`<line class="shaft" x1=${x1} y1=${y1} x2=${x2} y2=${y2} marker-end=${a.lost ? nothing : 'url(#mutex-head)'} />`;
    return svg`<g class=${`arrow type-${types.indexOf(a.type) % 4} ${flying ? 'flying' : ''} ${a.lost ? 'lost' : ''} ${a.copy ? 'copy' : ''} ${on ? 'on' : ''}`} @click=${() => lab.select({ kind: 'message', message: a.message })} @pointerenter=${() => lab.point({ kind: 'message', message: a.message })} @pointerleave=${() => lab.point(null)}>
      <line class="hit" x1=${x1} y1=${y1} x2=${x2} y2=${y2} />${line}
      ${a.lost ? svg`<path class="cross" d=${`M${x2 - 5} ${y2 - 5}l10 10m0 -10l-10 10`} />` : nothing}
      ${flying && picture.now > a.sent && x2 > x1 ? svg`<circle class="dot" r="4" cx=${x(Math.min(picture.now, a.sent + (x2 - x1) / perUnit))} cy=${y1 + (y2 - y1) * Math.min(1, (x(picture.now) - x1) / (x2 - x1))} />` : nothing}
      <title>${messageText(a)}: ${names[a.from]} → ${names[a.to]}</title>
    </g>`;
  }

  /** @param {import('./spacetime.js').Mark} m */
  function sign(m) {
    const at = x(m.at);
    if (m.what === 'violation' || m.what === 'overwrote') return svg`<g class="sign bad"><path d=${`M${at} ${y(m.node) - 30}l11 19h-22z`} /><text x=${at} y=${y(m.node) - 14} text-anchor="middle">!</text></g>`;
    const text = m.what === 'fault' ? (SIGNS[m.text] ?? '·') : m.what === 'timeout' ? '◷' : m.what === 'note' ? '·' : '✕';
    return svg`<g class=${`sign ${m.what}`}><text x=${at} y=${y(m.node) - 13} text-anchor="middle">${text}</text><title>${sayRecord({ ...m, step: 0, peer: -1, of: 0, type: '' }, names)}</title></g>`;
  }
}

/** What the diagram's signs mean. @param {string[]} types  of messages */
export function legend(types) {
  return html`<ul class="legend mutex-legend">
    <li><svg width="30" height="14" aria-hidden="true" class="mutex-diagram"><g class="band waiting hue-a"><rect x="1" y="2" width="28" height="10" rx="1" /></g></svg>${t('mutex-legend-waiting')}</li>
    <li><svg width="30" height="14" aria-hidden="true" class="mutex-diagram"><g class="band inside hue-a"><rect x="1" y="0" width="28" height="14" rx="3" /></g></svg>${t('mutex-legend-inside')}</li>
    ${types.map((type, k) => html`<li><svg width="30" height="14" aria-hidden="true" class="mutex-diagram"><g class=${`arrow type-${k % 4}`}><line class="shaft" x1="1" y1="7" x2="29" y2="7" /></g></svg><code translate="no">${type}</code></li>`)}
  </ul>`;
}
