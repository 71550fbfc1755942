/**
 * What a space-time diagram shows of a trace up to some event: a band for what each node was doing, an arrow for each
 * message, and marks. No drawing here.
 *
 * @typedef {import('../../api.d.ts').MutexRecord} Rec
 * @typedef {'idle' | 'waiting' | 'inside' | 'down'} State  what the user of a process does, as the process believes
 * @typedef {{state: State, paused: boolean, from: number, to: number}} Band
 * @typedef {object} Arrow
 * @property {number} message
 * @property {string} type
 * @property {number[]} args
 * @property {number} from  a node
 * @property {number} to
 * @property {number} sent  a time
 * @property {number | null} arrived  null: on its way
 * @property {string} lost  why it did not arrive; '' if it did, or still may
 * @property {boolean} copy  the network made it
 * @typedef {{at: number, node: number, what: Rec['what'], text: string, message: number, args: number[]}} Mark
 * @typedef {{bands: Band[][], arrows: Arrow[], marks: Mark[], now: number}} Spacetime
 */

/**
 * @param {readonly Rec[]} trace  in the order of time
 * @param {number} nodes
 * @param {number} step  events that have happened
 * @param {number} now  the time of the last of them
 * @returns {Spacetime}
 */
export function spacetime(trace, nodes, step, now) {
  /** @type {Band[][]} */
  const bands = Array.from({ length: nodes }, () => []);
  const since = new Array(nodes).fill(0);
  /** @type {State[]} what the user does, and what surrounds it */
  const user = new Array(nodes).fill('idle');
  const down = new Array(nodes).fill(false);
  const paused = new Array(nodes).fill(false);
  /** @param {number} k @returns {State} */
  const state = (k) => (down[k] ? 'down' : user[k]);
  /** @param {number} k @param {number} at @param {() => void} change */
  const turn = (k, at, change) => {
    const before = { state: state(k), paused: paused[k] };
    change();
    if (state(k) === before.state && paused[k] === before.paused) return;
    if (at > since[k]) bands[k].push({ ...before, from: since[k], to: at });
    since[k] = at;
  };

  /** @type {Map<number, Arrow>} */
  const arrows = new Map();
  /** @type {Mark[]} */
  const marks = [];
  for (const r of trace) {
    if (r.step > step) break;
    const k = r.node;
    switch (r.what) {
      case 'want':
        turn(k, r.at, () => (user[k] = 'waiting'));
        break;
      case 'enter':
        turn(k, r.at, () => (user[k] = 'inside'));
        break;
      case 'exit':
        turn(k, r.at, () => (user[k] = 'idle'));
        break;
      case 'send':
        arrows.set(r.message, { message: r.message, type: r.type, args: r.args, from: k, to: r.peer, sent: r.at, arrived: null, lost: '', copy: false });
        break;
      case 'copy': {
        const original = arrows.get(r.of);
        arrows.set(r.message, { message: r.message, type: r.type, args: r.args, from: r.peer, to: k, sent: original?.sent ?? r.at, arrived: null, lost: '', copy: true });
        break;
      }
      case 'receive':
      case 'lose': {
        const a = arrows.get(r.message);
        if (a) {
          a.arrived = r.at;
          a.lost = r.what === 'lose' ? r.text || 'lost' : '';
        }
        break;
      }
      case 'fault':
        if (k >= 0) {
          turn(k, r.at, () => suffer(r.text, k, r.args[0] === 1));
          marks.push({ at: r.at, node: k, what: r.what, text: r.text, message: r.message, args: r.args });
        }
        break;
      case 'timeout':
      case 'note':
      case 'violation':
      case 'rejected':
      case 'overwrote':
      case 'refused':
        marks.push({ at: r.at, node: k, what: r.what, text: r.text, message: r.message, args: r.args });
        break;
    }
  }
  for (let k = 0; k < nodes; k++) bands[k].push({ state: state(k), paused: paused[k], from: since[k], to: Math.max(now, since[k]) });
  return { bands, arrows: [...arrows.values()], marks, now };

  /** @param {string} deed @param {number} k @param {boolean} memory */
  function suffer(deed, k, memory) {
    if (deed === 'crash' || deed === 'reset') {
      paused[k] = false;
      down[k] = deed === 'crash';
      if (deed === 'reset') user[k] = 'idle';
    } else if (deed === 'restart') {
      down[k] = false;
      if (!memory) user[k] = 'idle';
    } else if (deed === 'pause') paused[k] = true;
    else if (deed === 'resume') paused[k] = false;
  }
}

/**
 * How long a message usually takes in a run: the median of those that arrived. What was done to a few does not count.
 * @param {readonly Rec[]} trace @param {number} otherwise  where none arrived
 */
export function usualFlight(trace, otherwise) {
  /** @type {Map<number, number>} */
  const sent = new Map();
  const took = [];
  for (const r of trace) {
    if (r.what === 'send') sent.set(r.message, r.at);
    else if (r.what === 'receive' && r.at > (sent.get(r.message) ?? r.at)) took.push(r.at - (sent.get(r.message) ?? 0));
  }
  return took.sort((a, b) => a - b)[took.length >> 1] ?? otherwise;
}

/**
 * The most processes that were up and inside at once, as an onlooker sees it: no process can.
 * @param {readonly Rec[]} trace @param {number} step
 */
export function mostInside(trace, step) {
  const inside = new Set();
  const down = new Set();
  let most = 0;
  for (const r of trace) {
    if (r.step > step) break;
    if (r.what === 'enter') inside.add(r.node);
    else if (r.what === 'exit') inside.delete(r.node);
    else if (r.what === 'fault' && r.text === 'crash') down.add(r.node);
    else if (r.what === 'fault' && (r.text === 'reset' || r.text === 'restart')) {
      down.delete(r.node);
      if (r.text === 'reset' || r.args[0] !== 1) inside.delete(r.node);
    }
    most = Math.max(most, [...inside].filter((k) => !down.has(k)).length);
  }
  return most;
}
