/** What the core finds wrong with a lock, or with what is asked of it, in the reader's words: where, what, the way out. */
import { fault, number } from '../../lib/format.js';
import { has, t } from '../../lib/i18n.js';
import { visible } from '../../lib/visible.js';
import { letters } from './path.js';

/** @typedef {import('../../bridge/error.js').ContendError} ContendError */

/** What the page calls the fields of a request. */
const FIELDS = /** @type {Record<string, string>} */ ({
  source: 'locks-text-title',
  lock: 'locks-bar-lock',
  variant: 'locks-bar-variant',
  threads: 'locks-check-threads',
  path: 'locks-tape-title',
  symmetry: 'locks-check-symmetry',
  tickets: 'locks-check-bound',
  liveness: 'locks-check-liveness',
  maxStates: 'locks-check-limit',
  steps: 'locks-random-turns',
  schedule: 'locks-random-schedule',
  seed: 'locks-random-seed',
  first: 'locks-lower-first',
});

/** So many characters of a name are told back. */
const TOLD = 40;

/** Which sentence it is: what passes a limit of ours has some of its own. @param {ContendError} e */
export const faultKey = (e) => `locks-fault-${e.code === 'too-large' ? `large-${e.args.kind ?? e.field}` : e.args.kind}`;

/** @param {ContendError} e */
export function sayLockFault(e) {
  const key = faultKey(e);
  if (!has(key)) return fault(e, (name) => (FIELDS[name] ? t(FIELDS[name]) : name));
  const { line, column, hint = '' } = e.args;
  /** @type {Record<string, string>} */
  const args = { hint: String(hint), n: number(Number(e.args.bytes ?? 0)) };
  for (const k of ['name', 'names', 'write', 'before']) args[k] = visible(String(e.args[k] ?? ''), TOLD);
  for (const k of ['min', 'max', 'limit', 'first']) args[k] = number(Number(e.args[k] ?? 0));
  const said = t(key, args);
  return line ? t('locks-fault-at', { line: number(Number(line)), column: number(Number(column ?? 1)), said }) : said;
}

/** From which step on a path does not fit a text, and why. @param {import('../../api.d.ts').Misfit} m */
export const sayMisfit = (m) => t('locks-tape-misfit', { step: number(m.index + 1), who: letters(m.thread), line: number(m.line), at: number(m.at), reason: m.reason });
