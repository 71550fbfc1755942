/**
 * Where the nodes and arrows of a state graph are drawn: the core gives each node its depth and its place in its row; here
 * they become pixels. Rows of equal depth stand side by side where there is room, below each other where there is not.
 *
 * @typedef {import('../../api.d.ts').Graph} Graph
 * @typedef {{x: number, y: number}} Point  the middle of a node
 * @typedef {{from: number, to: number, steps: {thread: number, line: number}[], path: string, head: string, at: Point, far: Point[]}} Drawn  `at` is where its words stand, `far` points that it passes
 * @typedef {ReturnType<typeof places>} Places
 */

/** More threads than this are told by how many stand at a line. */
export const CROWD = 8;
const ENTRY = 14;
const LETTER = 6.7;

/** What is written in a node: a thread with its line, or a line with how many stand there. @param {number[]} lines */
export function entries(lines) {
  if (lines.length <= CROWD) return lines.map((line, thread) => ({ thread, line, many: 1 }));
  /** @type {Map<number, number>} */
  const many = new Map();
  for (const line of lines) many.set(line, (many.get(line) ?? 0) + 1);
  return [...many].sort(([a], [b]) => a - b).map(([line, n]) => ({ thread: -1, line, many: n }));
}

/** @param {Graph} graph @param {number} room  in pixels */
export function places({ nodes, arrows }, room) {
  const rows = Math.max(...nodes.map((n) => entries(n.lines).length));
  const across = rows > 4 && nodes[0].lines.length <= CROWD ? 2 : 1;
  const digits = Math.max(...nodes.flatMap((n) => n.lines)).toString().length;
  const entryWide = nodes[0].lines.length <= CROWD ? 20 + digits * LETTER + 3 : 24 + (digits + 4) * LETTER;
  const wide = entryWide * across + 5;
  const tall = Math.ceil(rows / across) * ENTRY + 8;
  const depth = Math.max(...nodes.map((n) => n.depth));
  const beside = Math.max(...nodes.map((n) => n.beside));
  const margin = 12;
  // On its side where it fits so, or would fit in no way.
  const flat = room >= 620 && ((depth + 1) * wide + depth * 21 + 3 * margin <= room || beside * (wide + 10) + wide + 2 * margin > room);
  // As far apart as the room allows, within what still reads well.
  const gap = flat ? Math.min(70, Math.max(21, (room - 4 - 2 * margin - (depth + 1) * wide) / Math.max(1, depth))) : 34;
  const along = flat ? wide + gap : tall + gap;
  const apart = flat ? tall + 16 : Math.max(wide + 10, Math.min(wide + 34, (room - 2 * margin - wide) / Math.max(1, beside)));
  const at = nodes.map((n) => {
    const far = n.depth * along;
    const off = n.beside * apart;
    return flat ? { x: wide / 2 + far, y: tall / 2 + off } : { x: wide / 2 + off, y: tall / 2 + far };
  });
  /** @type {Map<string, Drawn>} */
  const joined = new Map();
  for (const a of arrows) {
    const key = `${a.from} ${a.to}`;
    let d = joined.get(key);
    if (!d) {
      d = { from: a.from, to: a.to, steps: [], ...curve(at[a.from], at[a.to], nodes[a.to].depth - nodes[a.from].depth, { wide, tall, flat }) };
      joined.set(key, d);
    }
    d.steps.push({ thread: a.thread, line: a.line });
  }
  const drawn = [...joined.values()];
  // What goes around the side must be seen too.
  const left = Math.min(flat ? -12 : 0, ...drawn.flatMap((d) => d.far.map((p) => p.x - 10))) - margin;
  const top = Math.min(flat ? 0 : -12, ...drawn.flatMap((d) => d.far.map((p) => p.y - 6))) - margin;
  const width = Math.max(...at.map((p) => p.x)) + wide / 2 + margin - left;
  const height = Math.max(...at.map((p) => p.y)) + tall / 2 + margin - top;
  return { at, left, top, wide, tall, across, entryWide, entry: ENTRY, flat, width: Math.ceil(width), height: Math.ceil(height), drawn };
}

/**
 * From border to border: straight on to the next row; back to an earlier one, or along the same, around the side.
 * @param {Point} a @param {Point} b @param {number} by  rows further
 * @param {{wide: number, tall: number, flat: boolean}} node
 */
function curve(a, b, by, { wide, tall, flat }) {
  // Along the rows, and beside; turned back at the end.
  const [aa, ab, ba, bb] = flat ? [a.x, a.y, b.x, b.y] : [a.y, a.x, b.y, b.x];
  const [long, broad] = flat ? [wide / 2, tall / 2] : [tall / 2, wide / 2];
  const point = (/** @type {number} */ p, /** @type {number} */ q) => (flat ? { x: p, y: q } : { x: q, y: p });
  /** @type {Point[]} */
  let c;
  if (by > 0) {
    const bend = (ba - aa - 2 * long) / 2;
    c = [point(aa + long, ab), point(aa + long + bend, ab), point(ba - long - 6 - bend, bb), point(ba - long - 6, bb)];
  } else if (a === b) {
    c = [point(aa - 5, ab - broad), point(aa - 14, ab - broad - 20), point(aa + 14, ab - broad - 20), point(aa + 5, ab - broad - 6)];
  } else if (by === 0) {
    const side = Math.sign(bb - ab);
    c = [point(aa, ab + side * broad), point(aa + 12, ab + side * (broad + 10)), point(ba + 12, bb - side * (broad + 16)), point(ba, bb - side * (broad + 6))];
  } else {
    // Over one side of both; nodes on the way are passed beneath.
    const out = broad + 24 + 0.06 * (aa - ba);
    c = [point(aa, ab - broad), point(aa - 20, ab - out), point(ba + 20, bb - out), point(ba, bb - broad - 6)];
  }
  const [p, q, r, s] = c;
  const f = (/** @type {Point} */ { x, y }) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  return { path: `M${f(p)}C${f(q)} ${f(r)} ${f(s)}`, head: head(r, s), at: along(p, q, r, s, by > 0 ? 0.42 : 0.2), far: [0.2, 0.35, 0.5, 0.65, 0.8].map((k) => along(p, q, r, s, k)) };
}

/** A triangle at the end that points on. @param {Point} from @param {Point} to */
function head(from, to) {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const x = (to.x - from.x) / long;
  const y = (to.y - from.y) / long;
  const f = (/** @type {number} */ p, /** @type {number} */ q) => `${Math.round(p * 10) / 10},${Math.round(q * 10) / 10}`;
  return `${f(to.x + 6 * x, to.y + 6 * y)}L${f(to.x - 1 * x - 3.5 * y, to.y - 1 * y + 3.5 * x)}L${f(to.x - 1 * x + 3.5 * y, to.y - 1 * y - 3.5 * x)}`;
}

/** @param {Point} p @param {Point} q @param {Point} r @param {Point} s @param {number} k */
function along(p, q, r, s, k) {
  const of = (/** @type {'x' | 'y'} */ c) => (1 - k) ** 3 * p[c] + 3 * (1 - k) ** 2 * k * q[c] + 3 * (1 - k) * k * k * r[c] + k ** 3 * s[c];
  return { x: of('x'), y: of('y') };
}

/**
 * The node that an arrow key leads to: the nearest of the next or previous row, or the neighbour in its own; null: none.
 * @param {Graph['nodes']} nodes @param {number} id @param {string} key @param {boolean} flat
 */
export function neighbour(nodes, id, key, flat) {
  const turned = /** @type {Record<string, string>} */ (flat ? {} : { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp', ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' });
  const way = turned[key] ?? key;
  if (way === 'Home') return 0;
  if (way === 'End') return nodes.length - 1;
  const here = nodes[id];
  const rows = way === 'ArrowRight' ? 1 : way === 'ArrowLeft' ? -1 : 0;
  const aside = way === 'ArrowDown' ? 1 : way === 'ArrowUp' ? -1 : 0;
  if (rows === 0 && aside === 0) return null;
  /** @type {number | null} */
  let best = null;
  nodes.forEach((n, k) => {
    if (k === id || n.depth !== here.depth + rows) return;
    if (aside !== 0 && (n.beside - here.beside) * aside <= 0) return;
    if (best === null || Math.abs(n.beside - here.beside) < Math.abs(nodes[best].beside - here.beside)) best = k;
  });
  return best;
}
