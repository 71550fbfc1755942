/**
 * A run as a log for ShiViz: its first line is the expression by which ShiViz reads it, the second what would stand between
 * several runs; then two lines for each event, its host with a vector clock, and what it was. A host's own component goes up
 * by one with each of its events, also across a crash. A lost message is a send that nobody takes up.
 */

/** What has an event of its own; what happens to a message on its way is no event of a host. */
const LOCAL = new Set(['want', 'enter', 'exit', 'timeout', 'note', 'fault', 'refused', 'violation', 'rejected', 'overwrote']);

/**
 * @param {readonly import('../../api.d.ts').MutexRecord[]} trace
 * @param {readonly string[]} names  of the nodes; without blanks
 */
export function shiviz(trace, names) {
  /** @type {Map<number, number>[]} */
  const clocks = names.map(() => new Map());
  /** @type {Map<number, Map<number, number>>} what a message's sender knew, by its number */
  const sent = new Map();
  const lines = ['(?<host>\\S*) (?<clock>{.*})\\n@(?<time>\\S*) (?<event>.*)', ''];
  for (const r of trace) {
    if (r.what === 'copy') {
      const original = sent.get(r.of);
      if (original) sent.set(r.message, original);
    }
    if (r.node < 0 || !(LOCAL.has(r.what) || r.what === 'send' || r.what === 'receive')) continue;
    const clock = clocks[r.node];
    if (r.what === 'receive') for (const [host, n] of sent.get(r.message) ?? []) clock.set(host, Math.max(n, clock.get(host) ?? 0));
    clock.set(r.node, (clock.get(r.node) ?? 0) + 1);
    if (r.what === 'send') sent.set(r.message, new Map(clock));
    const told = [...clock].sort(([a], [b]) => a - b).map(([host, n]) => `"${names[host]}": ${n}`);
    lines.push(`${names[r.node]} {${told.join(', ')}}`, `@${r.at} ${sentence(r, names)}`);
  }
  return `${lines.join('\n')}\n`;
}

/** An event in one line of English. @param {import('../../api.d.ts').MutexRecord} r @param {readonly string[]} names */
export function sentence(r, names) {
  const message = `${r.type}${r.args.length > 0 && r.type ? `(${r.args.join(',')})` : ''}`;
  if (r.what === 'send') return `send ${message} to ${names[r.peer]}`;
  if (r.what === 'receive') return `receive ${message} from ${names[r.peer]}`;
  return r.text ? `${r.what} ${r.text}` : r.what;
}
