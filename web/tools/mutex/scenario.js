/** A scenario as an address of this page, and as a file that replays bit for bit. */
import { writeJournal } from './journal.js';
import { writeOptions } from './options.js';
import { writeRequests } from './requests.js';
import { FORMAT, schema } from './settings.js';

/** @typedef {import('../../api.d.ts').MutexScenario} Scenario */

/**
 * What a scenario sets the page's parameters to. A trace that asks for nothing is a list too.
 * @param {Scenario} s
 * @returns {Record<string, any>}
 */
export function paramsOf(s) {
  const journal = s.faults?.journal ?? [];
  const { latency = 1, workload = {} } = s;
  const listed = workload.kind === undefined || workload.kind === 'trace';
  /** @type {Record<string, any>} */
  const said = {
    processes: s.processes,
    cs: s.cs,
    latency: Array.isArray(latency) ? latency : [latency, latency],
    network: s.network,
    fifo: s.fifo,
    load: !listed ? workload.kind : workload.requests ? 'trace' : 'all',
    requests: workload.requests ? writeRequests(workload.requests) : undefined,
    think: workload.think,
    entries: s.entries || undefined,
    seed: s.seed === undefined ? undefined : String(s.seed),
    loss: s.faults?.loss,
    copies: s.faults?.duplicate,
    until: s.until,
    options: writeOptions(/** @type {any} */ (s.options ?? {})),
    journal: writeJournal(journal),
    v: journal.length > 0 ? FORMAT : 0,
  };
  for (const [name, value] of Object.entries(said)) if (value === undefined) delete said[name];
  return said;
}

/**
 * The part of an address that shows a scenario.
 * @param {Scenario} s
 * @param {Record<string, any>} [more]  other parameters, such as the moment that is shown
 */
export function queryOf(s, more = {}) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...paramsOf(s), ...more })) {
    const text = schema[name].kind.write(value);
    if (text !== schema[name].kind.write(schema[name].preset)) query.set(name, text);
  }
  return query;
}

/** What a file says of a scenario that was not read, or null. @param {string} text @returns {{scenario: Scenario} | {problem: 'json' | 'version' | 'what', version?: unknown}} */
export function readScenario(text) {
  let s;
  try {
    s = JSON.parse(text);
  } catch {
    return { problem: 'json' };
  }
  if (typeof s !== 'object' || s === null || Array.isArray(s) || typeof s.algorithm !== 'string') return { problem: 'what' };
  if (s.version !== undefined && s.version !== 1) return { problem: 'version', version: s.version };
  return { scenario: s };
}
