/** The entries in the order in which they are shown and computed; pure. */

/** @typedef {import('../../api.d.ts').ClaimEntry} Entry */
/** @typedef {import('../../api.d.ts').ClaimResult} Result */
/** @typedef {'holds' | 'erratum' | 'failed' | 'waiting'} Verdict */

/** The number of a sentence, which its further entries share: 23a → 23. @param {string} id */
export const numberOf = (id) => id.replace(/[a-z]+$/, '');

/**
 * Which entries are shown.
 * @param {Entry[]} entries
 * @param {{doc: string, show: string, id: string}} wish  doc 'all' or a document, show 'all' or 'errata', id '' or a sentence
 * @param {(e: Entry) => Verdict} verdict
 */
export function shown(entries, { doc, show, id }, verdict) {
  if (id !== '') return entries.filter((e) => named(e, id));
  return entries.filter((e) => (doc === 'all' || e.document === doc) && (show === 'all' || verdict(e) === 'erratum' || verdict(e) === 'failed'));
}

/** Whether a name of the core's means this entry: "23" means 23 and 23a. @param {Entry} e @param {string} id */
export const named = (e, id) => e.id === id || numberOf(e.id) === id;

/**
 * By document and section, each in the order of the first entry.
 * @param {Entry[]} entries
 * @returns {{document: string, sections: {section: string, entries: Entry[]}[]}[]}
 */
export function grouped(entries) {
  /** @type {{document: string, sections: {section: string, entries: Entry[]}[]}[]} */
  const out = [];
  for (const e of entries) {
    let group = out.find((g) => g.document === e.document);
    if (!group) out.push((group = { document: e.document, sections: [] }));
    const last = group.sections.at(-1);
    if (last?.section === e.section) last.entries.push(e);
    else group.sections.push({ section: e.section, entries: [e] });
  }
  return out;
}

/**
 * What is to be asked of the core, call by call, for the entries that have no result: a number for all its entries. Slow
 * ones run only when they are named; a run through all leaves them out.
 * @param {Entry[]} entries
 * @param {(id: string) => boolean} has
 * @param {string} name  the sentence that is asked for by name, or ''
 */
export function pending(entries, has, name) {
  const wanted = entries.filter((e) => (name === '' ? !e.slow : named(e, name)) && !has(e.id));
  return [...new Set(wanted.map((e) => numberOf(e.id)))];
}

/** What became of an entry. @param {Result | undefined} r @returns {Verdict} */
export function verdictOf(r) {
  if (!r) return 'waiting';
  if (!r.confirmed) return 'failed';
  return r.holds ? 'holds' : 'erratum';
}

/** @param {Entry[]} entries @param {(e: Entry) => Verdict} verdict */
export function tally(entries, verdict) {
  const out = { total: entries.length, done: 0, holds: 0, erratum: 0, failed: 0, waiting: 0 };
  for (const e of entries) out[verdict(e)]++;
  out.done = out.total - out.waiting;
  return out;
}

/**
 * How a value of that call is known. A herd without jitter draws nothing, nor does a run whose turns are listed; years are
 * the literature's, and a study of how well a resource is used is of runs with random waits.
 * @param {Entry} e
 * @returns {'exact' | 'simulated' | 'quoted'}
 */
export function known(e) {
  if (e.method === 'backoff.presets' || e.method === 'locks.catalog') return 'quoted';
  if (e.method === 'locks.run') return Array.isArray(JSON.parse(e.request).schedule) ? 'exact' : 'simulated';
  if (e.method === 'mutex.utilisation') return 'simulated';
  return e.method === 'backoff.fleet' && JSON.parse(e.request).jitter !== 'none' ? 'simulated' : 'exact';
}

/** The entries and their results as rows of a file, numbers as they are. @param {Entry[]} entries @param {(id: string) => Result | undefined} of */
export function rows(entries, of) {
  return entries.map((e) => {
    const r = of(e.id);
    return [e.id, e.document, e.section, e.sentence, e.unit ?? '', r?.relation ?? '', r ? JSON.stringify(r.expected) : '', r ? JSON.stringify(r.computed) : '', r ? String(r.tolerance) : '', verdictOf(r), r?.erratum ?? '', e.method, e.request, e.path, e.link];
  });
}

export const ROWS_HEAD = ['id', 'document', 'section', 'sentence', 'unit', 'relation', 'expected', 'computed', 'tolerance', 'verdict', 'erratum', 'method', 'request', 'path', 'link'];
