/** The lab's parameters: the whole of its state is in the link. */
import { flag, oneOf, seed, text, whole, wholeOrNone } from '../../lib/params.js';

/** The format of links with a text or a path. A link that says another one may mean something else. */
export const FORMAT = 1;

/** The longest text that the core reads, in characters; it counts bytes and says so itself. */
const MOST_TEXT = 65_536;

/** What stands beside the stepper. */
export const PANELS = /** @type {const} */ (['check', 'graph', 'random', 'lower', 'exports']);

/** @type {import('../../lib/params.js').Schema} */
export const schema = {
  variant: { kind: text(40), preset: 'published' },
  threads: { kind: whole, preset: 2 },
  // A text of one's own; '' is the built-in lock's.
  text: { kind: text(MOST_TEXT), preset: '' },
  // Steps, see path.js; how many of them were taken (null: all); and where a cycle comes back to (null: nowhere).
  path: { kind: text(40_000), preset: '' },
  at: { kind: wholeOrNone, preset: null },
  back: { kind: wholeOrNone, preset: null },
  v: { kind: whole, preset: 0 },
  panel: { kind: oneOf(PANELS), preset: 'check' },
  // How every run is checked.
  symmetry: { kind: oneOf(['auto', 'off']), preset: 'auto' },
  tickets: { kind: oneOf(['auto', 'off', 'bound']), preset: 'auto' },
  bound: { kind: whole, preset: 6 },
  liveness: { kind: oneOf(['auto', 'on', 'off']), preset: 'auto' },
  limit: { kind: wholeOrNone, preset: null },
  // The graph of states: those with the same future are one node.
  merge: { kind: flag, preset: true },
  // For which other program the lock is written.
  format: { kind: oneOf(['promela', 'tla', 'murphi', 'dot']), preset: 'promela' },
  // The random scheduler.
  seed: { kind: seed, preset: '1' },
  turns: { kind: whole, preset: 1000 },
  schedule: { kind: oneOf(['random', 'round-robin']), preset: 'random' },
  // The covering argument: which thread is frozen.
  first: { kind: oneOf(['0', '1']), preset: '0' },
  // Be the scheduler: the distance to the nearest violation is shown.
  near: { kind: flag, preset: false },
};
