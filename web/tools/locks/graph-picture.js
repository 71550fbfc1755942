/** The state graph as a picture: who stands where, what leads on, and what must not be. */
import { nothing, svg } from 'lit-html';
import { list, number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { CROWD, entries, neighbour } from './graph-places.js';
import { hue, shape } from './marks.js';
import { letters } from './path.js';

/** @typedef {import('../../api.d.ts').Graph} Graph @typedef {import('../../api.d.ts').GraphNode} Node */

/** What is wrong with a state, or remarkable; the first is drawn. @param {Node} n @returns {('two' | 'stuck' | 'fails' | 'breaks' | 'inside' | 'meets')[]} */
export function kinds(n) {
  /** @type {ReturnType<typeof kinds>} */
  const out = [];
  if (n.inside.length > 1) out.push('two');
  if (n.stuck) out.push('stuck');
  if (n.fails) out.push('fails');
  if (n.breaks) out.push('breaks');
  if (n.inside.length === 1) out.push('inside');
  if (n.meets) out.push('meets');
  return out;
}

/** What stands in the corner of a node. */
export const BADGES = /** @type {Record<string, string>} */ ({ two: '✕', stuck: '‖', fails: '!', breaks: '≠', meets: '✓' });

/** Who stands where, in words. @param {Node} n */
export const standsAt = (n) => list(entries(n.lines).map((e) => (e.thread < 0 ? t('locks-graph-many-at', { many: number(e.many), line: number(e.line) }) : t('locks-graph-at', { who: letters(e.thread), line: number(e.line) }))));

/** @param {Node} n @param {number} id */
export const nodeName = (n, id) => t('locks-graph-node', { id: number(id + 1), where: standsAt(n), steps: number(n.depth), what: kinds(n).map((k) => t(`locks-graph-${k}`)).join(', ') || 'none' });

/**
 * @param {object} p
 * @param {Graph} p.graph
 * @param {import('./graph-places.js').Places} p.places
 * @param {number} p.at  the present state's node, −1: not drawn
 * @param {number} p.focus  the node that the Tab key comes to
 * @param {number} p.pointed  the node whose arrows stand out, −1: none
 * @param {number} p.zoom
 * @param {(id: number) => void} p.open
 * @param {(id: number) => void} p.onFocus
 * @param {(id: number) => void} p.onPoint
 */
export function graphPicture({ graph, places: g, at, focus, pointed, zoom, open, onFocus, onPoint }) {
  const { nodes } = graph;
  const hot = (/** @type {{from: number, to: number}} */ d) => pointed >= 0 && (d.from === pointed || d.to === pointed);
  const arrows = g.drawn.map((d) => {
    const who = d.steps[0].thread;
    const one = d.steps.every((s) => s.thread === who) && nodes[0].lines.length <= CROWD;
    const back = nodes[d.to].depth <= nodes[d.from].depth;
    return { ...d, shown: svg`<g class=${`arrow ${one ? `hue-${hue(who)}` : ''} ${back ? 'back' : ''} ${pointed < 0 ? '' : hot(d) ? 'hot' : 'dim'}`}><path d=${d.path}></path><polygon points=${d.head}></polygon></g>`, one };
  });
  const word = (/** @type {import('./graph-places.js').Drawn} */ d) => d.steps.map((s) => (nodes[0].lines.length <= CROWD ? `${letters(s.thread)}${s.line}` : `${s.line}`)).join(' ');
  const words = (/** @type {typeof arrows[number]} */ a) => svg`<text class=${`name ${a.one ? `hue-${hue(a.steps[0].thread)}` : ''} ${pointed < 0 || hot(a) ? '' : 'dim'}`} x=${a.at.x} y=${a.at.y + 3.5} text-anchor="middle">${word(a)}</text>`;
  // A crowd of words is none: of a large graph only what is pointed at has them.
  const worded = g.drawn.length <= 160 ? arrows : arrows.filter(hot);
  return svg`<svg class="locks-graph-svg" width=${Math.round(g.width * zoom)} height=${Math.round(g.height * zoom)} viewBox=${`0 0 ${Math.ceil(g.width)} ${Math.ceil(g.height)}`} role="group" aria-label=${t('locks-graph-nodes')} @keydown=${key} @pointerleave=${() => onPoint(-1)}>
    <g transform=${`translate(${-g.left} ${-g.top})`}>
      <g aria-hidden="true">${arrows.map((a) => a.shown)}</g>
      <g class="words" aria-hidden="true">${worded.map((a) => (hot(a) ? nothing : words(a)))}</g>
      ${nodes.map((n, id) => node(n, id))}
      <g class="words" aria-hidden="true">${worded.map((a) => (hot(a) ? words(a) : nothing))}</g>
    </g></svg>`;

  /** @param {Node} n @param {number} id */
  function node(n, id) {
    const all = kinds(n);
    const bad = all.find((k) => k in BADGES && k !== 'meets') ?? (all.includes('meets') ? 'meets' : '');
    const { x, y } = g.at[id];
    const w = g.wide / 2;
    const h = g.tall / 2;
    const cut = 8;
    const outline = bad && bad !== 'meets' ? `M${-w + cut} ${-h}H${w - cut}L${w} ${-h + cut}V${h - cut}L${w - cut} ${h}H${-w + cut}L${-w} ${h - cut}V${-h + cut}Z` : '';
    return svg`<g class=${`node ${all.join(' ')} ${id === at ? 'at' : ''}`} transform=${`translate(${x} ${y})`} role="button" tabindex=${id === focus ? '0' : '-1'} data-node=${id}
      aria-label=${nodeName(n, id)} aria-current=${id === at ? 'true' : nothing} @click=${() => open(id)} @focus=${() => onFocus(id)} @pointerenter=${() => onPoint(id)}>
      <title>${nodeName(n, id)}</title>
      <rect class="ring" x=${-w - 4.5} y=${-h - 4.5} width=${g.wide + 9} height=${g.tall + 9} rx="7"></rect>
      ${outline ? svg`<path class="box" d=${outline}></path>` : svg`<rect class="box" x=${-w} y=${-h} width=${g.wide} height=${g.tall} rx="4"></rect>`}
      ${id === 0 ? (g.flat ? svg`<path class="start" d=${`M${-w - 20} 0h12m-5 -4l5 4l-5 4`}></path>` : svg`<path class="start" d=${`M0 ${-h - 20}v12m-4 -5l4 5l4 -5`}></path>`) : nothing}
      ${entries(n.lines).map((e, k) => entry(e, n.inside.includes(e.thread), -w + 5 + (k % g.across) * g.entryWide, -h + 15 + Math.floor(k / g.across) * g.entry))}
      ${bad ? svg`<g class="badge" transform=${`translate(${w - 1} ${-h + 1})`}><circle r="7.5"></circle><text y="4" text-anchor="middle">${BADGES[bad]}</text></g>` : nothing}
      ${id === at ? svg`<path class="here" d=${`M${-w - 4.5} ${-h - 4.5}l-4 -8h8z`}></path>` : nothing}
    </g>`;
  }

  /** @param {ReturnType<typeof entries>[number]} e @param {boolean} inside @param {number} x @param {number} y */
  function entry(e, inside, x, y) {
    if (e.thread < 0) return svg`<text class="line" x=${x} y=${y}>${e.many} × ${e.line}</text>`;
    const h = `hue-${hue(e.thread)}`;
    return svg`${inside ? svg`<rect class=${`within ${h}`} x=${x - 2} y=${y - 11} width=${g.entryWide - 2} height="14" rx="2"></rect>` : nothing}<text class=${`who ${h} ${inside ? 'in' : ''}`} x=${x} y=${y}>${shape(e.thread)}</text><text class=${`who ${h} ${inside ? 'in' : ''}`} x=${x + 10} y=${y}>${letters(e.thread)}</text><text class=${`line ${inside ? 'in' : ''}`} x=${x + 20} y=${y}>${e.line}</text>`;
  }

  /** @param {KeyboardEvent} e */
  function key(e) {
    const from = /** @type {Element} */ (e.target).closest('[data-node]');
    if (!from || e.ctrlKey || e.metaKey || e.altKey) return;
    const id = Number(from.getAttribute('data-node'));
    if (e.key === 'Enter' || e.key === ' ') open(id);
    else {
      const to = neighbour(nodes, id, e.key, g.flat);
      if (to === null) {
        if (!e.key.startsWith('Arrow')) return;
      } else {
        const next = /** @type {SVGElement | null} */ (/** @type {Element} */ (e.currentTarget).querySelector(`[data-node="${to}"]`));
        next?.focus({ preventScroll: true });
        next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }
    }
    e.preventDefault();
    e.stopPropagation();
  }
}
