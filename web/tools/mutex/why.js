/**
 * Why a process still waits for another machine, as an onlooker sees it who knows what is on its way. The process itself
 * knows only that no message has come. Nothing here knows what a type of message means: what the process sends another first,
 * once it wants, is what it asks; what comes back after that has arrived is the answer.
 *
 * @typedef {import('../../api.d.ts').MutexLooked} Moment
 * @typedef {import('../../api.d.ts').MutexRecord} Rec
 * @typedef {'coming' | 'asked' | 'lost' | 'down' | 'paused' | 'inside' | 'granted' | 'waits' | 'silent'} Kind
 * @typedef {{kind: Kind, type: string, at: number, holder: number}} Reason  at: when it arrives, or was lost
 * @typedef {{message: number, type: string, state: 'flying' | 'there' | 'lost', at: number}} Letter
 */

/**
 * What passed between a process and the others since it last began to want.
 * @param {readonly Rec[]} trace @param {number} step @param {number} who
 * @returns {{asked: Map<number, Letter>, answer: Map<number, Letter>}}  by the other machine
 */
function letters(trace, step, who) {
  /** @type {Map<number, Letter>} */
  const asked = new Map();
  /** @type {Map<number, Letter>} */
  const answer = new Map();
  for (const r of trace) {
    if (r.step > step) break;
    const fresh = () => /** @type {Letter} */ ({ message: r.message, type: r.type, state: 'flying', at: r.at });
    if (r.what === 'want' && r.node === who) {
      asked.clear();
      answer.clear();
    } else if (r.what === 'send' && r.node === who) {
      // The same asked again takes its place; something else is none of it.
      if ((asked.get(r.peer)?.type ?? r.type) === r.type) asked.set(r.peer, fresh());
    } else if (r.what === 'send' && r.peer === who && (asked.get(r.node)?.state ?? 'there') === 'there') {
      // Of several the first: what is sent after it is mostly something else.
      if (answer.get(r.node)?.state !== 'flying') answer.set(r.node, fresh());
    }
    else if (r.what === 'receive' || r.what === 'lose') {
      const letter = r.node === who ? answer.get(r.peer) : r.peer === who ? asked.get(r.node) : undefined;
      if (letter?.message !== r.message) continue;
      letter.state = r.what === 'receive' ? 'there' : 'lost';
      letter.at = r.at;
    }
  }
  return { asked, answer };
}

/**
 * The machines a process waits for, those with the same reason together.
 * @param {readonly Rec[]} trace @param {Moment} m @param {number} who
 * @returns {{who: number[], reason: Reason}[]}
 */
export function reasons(trace, m, who) {
  const { asked, answer } = letters(trace, m.step, who);
  const arrives = new Map(m.flights.map((f) => [f.message, f.arrives]));
  /** @type {Map<string, {who: number[], reason: Reason}>} */
  const groups = new Map();
  for (const other of m.nodes[who].waitsFor) {
    const reason = whyWaits(other);
    const key = JSON.stringify(reason);
    const group = groups.get(key);
    if (group) group.who.push(other);
    else groups.set(key, { who: [other], reason });
  }
  return [...groups.values()];

  /** @param {number} other @returns {Reason} */
  function whyWaits(other) {
    const n = m.nodes[other];
    const question = asked.get(other);
    const reply = answer.get(other);
    const of = (/** @type {Kind} */ kind, /** @type {Letter} */ l) => ({ kind, type: l.type, at: arrives.get(l.message) ?? l.at, holder: -1 });
    if (reply?.state === 'flying' && arrives.has(reply.message)) return of('coming', reply);
    if (question?.state === 'flying' && arrives.has(question.message)) return of('asked', question);
    if (n.down) return plain('down');
    if (question?.state === 'lost') return of('lost', question);
    if (reply?.state === 'lost') return of('lost', reply);
    if (n.paused) return plain('paused');
    if (n.phase === 'inside') return plain('inside');
    if (n.granted !== null && n.granted >= 0 && n.granted !== who) return { ...plain('granted'), holder: n.granted };
    return plain(n.phase === 'waiting' ? 'waits' : 'silent');
  }
}

/** @param {Kind} kind @returns {Reason} */
const plain = (kind) => ({ kind, type: '', at: 0, holder: -1 });
