/** The policy as the page's parameters say it, and as the core's calls want it. */
import { decimal, oneOf, seed, text, time, timeOrNone, whole, wholeOrNone } from '../../lib/params.js';

/**
 * The strategies by name, in the order in which they are shown: all that core/backoff/jitter.go has. Each has its words
 * backoff-jitter-<name> and backoff-name-<name>, its colour .k-<name> in tool.css, and its shape in marks.js.
 */
export const STRATEGIES = /** @type {const} */ (['none', 'full', 'equal', 'decorrelated']);
/** The strategy whose bounds the reader gives. */
export const OWN = 'own';

/** @typedef {typeof STRATEGIES[number] | 'own'} Strategy */

/**
 * @typedef {object} Policy  the request of backoff.schedule
 * @property {number} baseMs
 * @property {number} factor
 * @property {number | null} capMs
 * @property {number} retries
 * @property {string | {lo: number, hi: number}} jitter
 * @property {string} capOrder
 * @property {number} floorMs
 * @property {number[]} addMs
 */

/** @type {import('../../lib/params.js').Schema} */
export const schema = {
  preset: { kind: text(60), preset: '' },
  base: { kind: time, preset: 100 },
  factor: { kind: decimal, preset: 2 },
  cap: { kind: timeOrNone, preset: 20_000 },
  retries: { kind: whole, preset: 10 },
  jitter: { kind: oneOf([...STRATEGIES, OWN]), preset: 'full' },
  lo: { kind: decimal, preset: 0.8 },
  hi: { kind: decimal, preset: 1.2 },
  order: { kind: oneOf(['before', 'after', 'both']), preset: 'before' },
  floor: { kind: time, preset: 0 },
  add0: { kind: time, preset: 0 },
  add1: { kind: time, preset: 0 },
  axis: { kind: oneOf(['log', 'linear']), preset: 'log' },
  deadline: { kind: time, preset: 30_000 },
  clients: { kind: whole, preset: 1000 },
  seed: { kind: seed, preset: '17' },
  bucket: { kind: time, preset: 20 },
  outage: { kind: timeOrNone, preset: null },
  capacity: { kind: wholeOrNone, preset: null },
  until: { kind: timeOrNone, preset: null },
  counts: { kind: oneOf(['linear', 'log']), preset: 'linear' },
};

/** Which parameter a field of the request is. @type {Record<string, string>} */
const PARAMETER = {
  baseMs: 'base',
  factor: 'factor',
  capMs: 'cap',
  retries: 'retries',
  jitter: 'jitter',
  'jitter.lo': 'lo',
  'jitter.hi': 'hi',
  capOrder: 'order',
  floorMs: 'floor',
  'addMs[0]': 'add0',
  'addMs[1]': 'add1',
  addMs: 'add1',
  clients: 'clients',
  seed: 'seed',
  bucketMs: 'bucket',
  outageMs: 'outage',
  capacityPerS: 'capacity',
  deadlineMs: 'deadline',
};

/** @param {string} field  as a fault names it */
export const parameterOf = (field) => PARAMETER[field] ?? field;

/** Fields of a fault that are times: their bounds are told as times. */
const TIMES = new Set(['base', 'cap', 'floor', 'add0', 'add1', 'bucket', 'outage', 'deadline']);
/** @param {string} parameter */
export const isTime = (parameter) => TIMES.has(parameter);

/**
 * The policy with one of the strategies. Beside the chosen one, decorrelated jitter is shown without floor and addition,
 * which it cannot have; chosen itself, it keeps them, and the core says why they do not go together.
 * @param {Record<string, any>} v  the page's values
 * @param {Strategy} [strategy]
 * @returns {Policy}
 */
export function policyOf(v, strategy = v.jitter) {
  const bare = strategy === 'decorrelated' && v.jitter !== 'decorrelated';
  return {
    baseMs: v.base,
    factor: v.factor,
    capMs: v.cap,
    retries: v.retries,
    jitter: strategy === OWN ? { lo: v.lo, hi: v.hi } : strategy,
    capOrder: v.order,
    floorMs: bare ? 0 : v.floor,
    addMs: bare ? [0, 0] : [v.add0, v.add1],
  };
}

/**
 * The page's values for a policy.
 * @param {Policy} p
 * @returns {Record<string, any>}
 */
export function valuesOf(p) {
  const own = typeof p.jitter === 'object';
  return {
    base: p.baseMs,
    factor: p.factor,
    cap: p.capMs,
    retries: p.retries,
    jitter: own ? OWN : p.jitter,
    ...(typeof p.jitter === 'object' ? { lo: p.jitter.lo, hi: p.jitter.hi } : {}),
    order: p.capOrder,
    floor: p.floorMs,
    add0: p.addMs[0],
    add1: p.addMs[1],
  };
}

/** Whether the values still say what a preset's policy said. @param {Record<string, any>} v @param {Policy} p */
export const says = (v, p) => Object.entries(valuesOf(p)).every(([name, value]) => v[name] === value);

/** Which strategies are shown beside each other. @param {Record<string, any>} v @returns {Strategy[]} */
export const shown = (v) => (v.jitter === OWN ? [...STRATEGIES, OWN] : [...STRATEGIES]);

/** Whether anything of the finer part of a policy is used. @param {Record<string, any>} v */
export const finer = (v) => v.order !== 'before' || v.floor !== 0 || v.add0 !== 0 || v.add1 !== 0;
