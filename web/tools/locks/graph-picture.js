/** The state graph as a picture: who stands where, what leads on, and what must not be. */
import { nothing, svg } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { list, number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { CROWD, entries, neighbour, places } from './graph-places.js';
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
 * What of the picture stays as it is while one walks about in it: made once for a graph and a width.
 * @param {Graph} graph @param {number} room  in pixels
 */
export function scene(graph, room) {
  const { nodes } = graph;
  const g = places(graph, room);
  const crowd = nodes[0].lines.length > CROWD;
  const arrows = g.drawn.map((d) => {
    const who = d.steps[0].thread;
    const one = !crowd && d.steps.every((s) => s.thread === who);
    const look = `${one ? `hue-${hue(who)}` : ''} ${nodes[d.to].depth <= nodes[d.from].depth ? 'back' : ''}`;
    return { ...d, look, word: d.steps.map((s) => (crowd ? `${s.line}` : `${letters(s.thread)}${s.line}`)).join(' ') };
  });
  // Arrows that look alike are one path: hundreds of elements would make the page wait.
  /** @type {Map<string, {path: string, heads: string}>} */
  const alike = new Map();
  for (const a of arrows) {
    const all = alike.get(a.look) ?? { path: '', heads: '' };
    alike.set(a.look, { path: all.path + a.path, heads: `${all.heads}M${a.head}Z` });
  }
  const word = (/** @type {typeof arrows[number]} */ a) => svg`<text class=${`name ${a.look}`} x=${a.at.x} y=${a.at.y + 3.5}>${a.word}</text>`;
  return {
    graph,
    places: g,
    arrows,
    word,
    names: nodes.map(nodeName),
    back: svg`<g class="arrows">${[...alike].map(([look, a]) => svg`<g class=${`arrow ${look}`}><path d=${a.path}></path><path class="heads" d=${a.heads}></path></g>`)}</g>
      <g class="words">${arrows.length <= MOST_WORDS ? arrows.map(word) : nothing}</g>`,
    boxes: nodes.map((n) => box(n, g)),
    inner: nodes.map((n, id) => inner(n, id, g)),
  };
}

/** A crowd of words is none: of a graph with more arrows only what is pointed at has them. */
const MOST_WORDS = 160;

/** What of a node is wrong, if anything. @param {Node} n */
const wrong = (n) => kinds(n).find((k) => k in BADGES && k !== 'meets') ?? '';

/** What is pressed; the words over it are those of its name. @param {Node} n @param {import('./graph-places.js').Places} g */
function box(n, g) {
  const w = g.wide / 2;
  const h = g.tall / 2;
  const cut = 8;
  // What must not be has its corners cut off.
  const outline = wrong(n)
    ? `M${-w + cut} ${-h}H${w - cut}L${w} ${-h + cut}V${h - cut}L${w - cut} ${h}H${-w + cut}L${-w} ${h - cut}V${-h + cut}Z`
    : `M${-w + 4} ${-h}H${w - 4}q4 0 4 4V${h - 4}q0 4 -4 4H${-w + 4}q-4 0 -4 -4V${-h + 4}q0 -4 4 -4Z`;
  return svg`<rect class="ring" x=${-w - 4.5} y=${-h - 4.5} width=${g.wide + 9} height=${g.tall + 9} rx="7"></rect><path class="box" d=${outline}></path>`;
}

/** What stands in a node. @param {Node} n @param {number} id @param {import('./graph-places.js').Places} g */
function inner(n, id, g) {
  const badge = wrong(n) || (n.meets ? 'meets' : '');
  const w = g.wide / 2;
  const h = g.tall / 2;
  const start = g.flat ? `M${-w - 20} 0h12m-5 -4l5 4l-5 4` : `M0 ${-h - 20}v12m-4 -5l4 5l4 -5`;
  return svg`${id === 0 ? svg`<path class="start" d=${start}></path>` : nothing}
    ${entries(n.lines).map((e, k) => entry(e, n.inside.includes(e.thread), -w + 5 + (k % g.across) * g.entryWide, -h + 15 + Math.floor(k / g.across) * g.entry, g.entryWide))}
    ${badge ? svg`<g class="badge" transform=${`translate(${w - 1} ${-h + 1})`}><circle r="7.5"></circle><text y="4">${BADGES[badge]}</text></g>` : nothing}
    <path class="here" d=${`M${-w - 4.5} ${-h - 4.5}l-4 -8h8z`}></path>`;
}

/** @param {ReturnType<typeof entries>[number]} e @param {boolean} inside @param {number} x @param {number} y @param {number} wide */
function entry(e, inside, x, y, wide) {
  if (e.thread < 0) return svg`<text x=${x} y=${y}>${e.many} × ${e.line}</text>`;
  const h = `hue-${hue(e.thread)}`;
  return svg`${inside ? svg`<rect class=${`within ${h}`} x=${x - 2} y=${y - 11} width=${wide} height="14" rx="2"></rect>` : nothing}<text class=${inside ? 'in' : ''} y=${y}><tspan class=${`who ${h}`} x=${x}>${shape(e.thread)}</tspan><tspan class=${`who ${h}`} x=${x + 10}>${letters(e.thread)}</tspan><tspan x=${x + 20}>${e.line}</tspan></text>`;
}

/**
 * @param {object} p
 * @param {ReturnType<typeof scene>} p.scene
 * @param {number} p.at  the present state's node, −1: not drawn
 * @param {number} p.focus  the node that the Tab key comes to
 * @param {number} p.pointed  the node whose arrows stand out, −1: none
 * @param {number} p.zoom
 * @param {(id: number) => void} p.open
 * @param {(id: number) => void} p.onFocus
 * @param {(id: number) => void} p.onPoint
 */
export function graphPicture({ scene: s, at, focus, pointed, zoom, open, onFocus, onPoint }) {
  const { places: g } = s;
  const { nodes } = s.graph;
  const hot = pointed < 0 ? [] : s.arrows.filter((a) => a.from === pointed || a.to === pointed);
  const held = (/** @type {Event} */ e) => {
    const node = /** @type {Element} */ (e.target).closest?.('[data-node]');
    return node ? Number(node.getAttribute('data-node')) : -1;
  };
  return svg`<svg class="locks-graph-svg" width=${Math.round(g.width * zoom)} height=${Math.round(g.height * zoom)} viewBox=${`0 0 ${Math.ceil(g.width)} ${Math.ceil(g.height)}`} role="group" aria-label=${t('locks-graph-nodes')}
    @keydown=${key} @click=${(/** @type {Event} */ e) => held(e) >= 0 && open(held(e))} @focusin=${(/** @type {Event} */ e) => onFocus(held(e))} @pointerover=${(/** @type {Event} */ e) => onPoint(held(e))} @pointerleave=${() => onPoint(-1)}>
    <g transform=${`translate(${-g.left} ${-g.top})`}>
      <g class=${pointed < 0 ? '' : 'dim'} aria-hidden="true">${guard([s], () => s.back)}</g>
      <g aria-hidden="true">${hot.map((a) => svg`<g class=${`arrow hot ${a.look}`}><path d=${a.path}></path><path class="heads" d=${`M${a.head}Z`}></path></g>`)}</g>
      ${nodes.map(
        (n, id) => svg`<g class=${`node ${kinds(n).join(' ')} ${id === at ? 'at' : ''}`} transform=${`translate(${g.at[id].x} ${g.at[id].y})`}>
          <g role="button" tabindex=${id === focus ? '0' : '-1'} data-node=${id} aria-label=${s.names[id]} aria-current=${id === at ? 'true' : nothing}>${guard([s], () => s.boxes[id])}</g>
          <g class="told" aria-hidden="true">${guard([s], () => s.inner[id])}</g></g>`,
      )}
      <g class="words hot" aria-hidden="true">${hot.map(s.word)}</g>
    </g></svg>`;

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
