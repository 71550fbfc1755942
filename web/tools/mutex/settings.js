/** The machines' parameters: the whole of the page's state is in the link. */
import { decimal, flag, oneOf, seed, text, whole, wholeOrNone } from '../../lib/params.js';

/** The format of links with a journal. A link that says another one may mean something else. */
export const FORMAT = 1;

/** Who asks when. */
export const LOADS = /** @type {const} */ (['all', 'trace', 'saturated', 'sparse']);

/** What stands below the diagram. */
export const PANELS = /** @type {const} */ (['costs', 'compare', 'check', 'crowd', 'violation', 'exports']);

/** What may go wrong in a run without time, as the request calls it. */
export const FAULTS = /** @type {const} */ (['lose', 'duplicate', 'crash', 'restart', 'amnesia', 'reset', 'loseToken', 'forgeToken']);

/** How long a message takes: a number, or a range as 0.5-2. @type {import('../../lib/params.js').Kind<[number, number]>} */
const range = {
  read(said) {
    const m = /^\s*(\d*[.,]?\d+)\s*(?:[-–…]\s*(\d*[.,]?\d+)\s*)?$/.exec(said.normalize('NFKC'));
    if (!m) return undefined;
    const low = Number(m[1].replace(',', '.'));
    return [low, m[2] === undefined ? low : Number(m[2].replace(',', '.'))];
  },
  write: ([low, high]) => (low === high ? String(low) : `${low}-${high}`),
  problem: 'mutex-param-range',
};

/** A time, or none at all. @type {import('../../lib/params.js').Kind<number | null>} */
const decimalOrNone = {
  read: (said) => (wholeOrNone.read(said) === null ? null : decimal.read(said)),
  write: (value) => (value === null ? wholeOrNone.write(null) : decimal.write(value)),
  problem: 'mutex-param-time',
};

/** How much room a unit of time has; beyond these the picture shows nothing. @type {import('../../lib/params.js').Kind<number>} */
const zoom = {
  read(said) {
    const x = decimal.read(said);
    return x !== undefined && x >= 1 / 16 && x <= 64 ? x : undefined;
  },
  write: decimal.write,
  problem: 'param-decimal',
};

/** What may go wrong, and how often: reset.1*crash.2, with the names of a request. @type {import('../../lib/params.js').Kind<string>} */
const faults = {
  read: (said) => (said === '' || said.split('*').every((one) => new RegExp(`^(${FAULTS.join('|')})\\.\\d{1,3}$`).test(one)) ? said : undefined),
  write: (value) => value,
  problem: 'param-text',
};

/** @type {import('../../lib/params.js').Schema} */
export const schema = {
  processes: { kind: whole, preset: 3 },
  cs: { kind: decimal, preset: 1 },
  latency: { kind: range, preset: [1, 1] },
  network: { kind: oneOf(['parallel', 'bus']), preset: 'parallel' },
  fifo: { kind: flag, preset: true },
  load: { kind: oneOf(LOADS), preset: 'all' },
  // Of a trace: when and who, as 0@P0 1.5@P2.
  requests: { kind: text(20_000), preset: '' },
  think: { kind: decimal, preset: 10 },
  // Where a load that never ends is cut.
  entries: { kind: whole, preset: 12 },
  seed: { kind: seed, preset: '1' },
  loss: { kind: decimal, preset: 0 },
  copies: { kind: decimal, preset: 0 },
  until: { kind: decimalOrNone, preset: null },
  // The algorithm's own options that differ from its defaults, see options.js; and the interventions, see journal.js.
  options: { kind: text(4000), preset: '' },
  journal: { kind: text(40_000), preset: '' },
  v: { kind: whole, preset: 0 },
  // So many events have happened; null: all.
  at: { kind: wholeOrNone, preset: null },
  zoom: { kind: zoom, preset: 1 },
  panel: { kind: oneOf(PANELS), preset: 'costs' },
  // Every run without time: how often each asks, and what may go wrong how often.
  asks: { kind: whole, preset: 1 },
  faults: { kind: faults, preset: '' },
  // Replicas that forget.
  replicas: { kind: whole, preset: 32 },
  majority: { kind: whole, preset: 24 },
  forget: { kind: text(40), preset: '1/1080' },
};
