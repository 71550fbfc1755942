/** Document 001's examples and sums, as exercises. Where a run can know the answer, it is run: nothing it finds is written here. */
import { fact } from '../../lib/fact.js';
import { number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { exercises, numbersIn } from '../../parts/exercises.js';

/** @typedef {import('../../api.d.ts').MutexRan} Ran */

/** @param {object} request @param {(r: Ran) => any} pick */
const run = (request, pick) => fact('mutex.run', request, pick);
/** @param {readonly [number, number][]} requests */
const trace = (requests) => ({ kind: 'trace', requests });
const total = (/** @type {Ran} */ r) => r.messages;
const perEntry = (/** @type {Ran} */ r) => r.perEntry.messages ?? 0;
const delay = (/** @type {Ran} */ r) => r.perEntry.delay ?? 0;
const free = (/** @type {Ran} */ r) => r.blocked.length === 0;

const first = run({ algorithm: 'ricart-agrawala', options: { clocks: [7, 0, 11] }, workload: trace([[0, 0], [0, 2]]) }, total);
// Whoever kept a request back answers it last, on leaving.
const keeper = run({ algorithm: 'ricart-agrawala', cs: 3, workload: trace([[0, 2], [2.5, 0]]) }, (r) => r.trace.filter((one) => one.what === 'send').at(-1)?.node);
const everybody = run({ algorithm: 'ricart-agrawala', processes: 10 }, perEntry);
const coordinator = run({ algorithm: 'centralized', processes: 10 }, perEntry);
const links = run({ algorithm: 'ricart-agrawala', processes: 5, workload: trace([[0, 0]]) }, delay);
const bus = run({ algorithm: 'ricart-agrawala', processes: 5, network: 'bus', workload: trace([[0, 0]]) }, delay);
const ring = run({ algorithm: 'token-ring', processes: 4 }, (r) => r.entries.map((e) => e.process).join(''));
const crash = { workload: trace([[0, 0], [0, 1]]), faults: { journal: [{ at: 0, do: 'crash', node: 2 }] } };
const withoutOne = run({ algorithm: 'ricart-agrawala', ...crash }, free);
const underCoordinator = run({ algorithm: 'centralized', ...crash }, free);
const forget = fact('mutex.violation', { replicas: 8, majority: 6 }, (r) => r.least);

/** @param {string} answer @param {...number} wanted */
const says = (answer, ...wanted) => {
  const said = numbersIn(answer);
  return said.length === wanted.length && wanted.every((x, i) => said[i] === x);
};

/** That one of ten at least fails, each with probability 1/100: to three digits, or in per cent. @param {string} answer */
function tenOf(answer) {
  const said = numbersIn(answer);
  const p = 1 - 0.99 ** 10;
  return said.length === 1 && (Math.abs(said[0] - p) < 0.0006 || Math.abs(said[0] / 100 - p) < 0.0006);
}

export function tasks() {
  const choices = (/** @type {string} */ key, /** @type {string[]} */ ids) => ids.map((id) => ({ id, label: t(`${key}-${id}`) }));
  return exercises([
    {
      id: 'mutex-first',
      question: t('mutex-x-first'),
      right: async (a) => says(a, await first.ask()),
      because: () => t('mutex-x-first-why', { n: number(first.known ?? 0) }),
      see: '#/mutex/ricart-agrawala?load=trace&requests=0@0+0@2&options=clocks.7-0-11',
    },
    {
      id: 'mutex-second',
      question: t('mutex-x-second'),
      options: choices('mutex-x-second', ['2', '0', 'none']),
      right: async (a) => a === String(await keeper.ask()),
      because: t('mutex-x-second-why'),
      see: '#/mutex/ricart-agrawala?cs=3&load=trace&requests=0@2+2.5@0',
    },
    {
      id: 'mutex-each',
      question: t('mutex-x-each'),
      right: async (a) => says(a, await everybody.ask(), await coordinator.ask()),
      because: () => t('mutex-x-each-why', { all: number(everybody.known ?? 0), one: number(coordinator.known ?? 0) }),
      see: '#/mutex/ricart-agrawala?processes=10',
    },
    {
      id: 'mutex-bus',
      question: t('mutex-x-bus'),
      right: async (a) => says(a, await links.ask(), await bus.ask()),
      because: () => t('mutex-x-bus-why', { links: number(links.known ?? 0), bus: number(bus.known ?? 0) }),
      see: '#/mutex/ricart-agrawala?processes=5&network=bus&load=trace&requests=0@0',
    },
    {
      id: 'mutex-ring',
      question: t('mutex-x-ring'),
      options: ['0123', '1230', '3210', '0321'].map((id) => ({ id, label: [...id].map((k) => `P${k}`).join(', ') })),
      right: async (a) => a === (await ring.ask()),
      because: t('mutex-x-ring-why'),
      see: '#/mutex/token-ring?processes=4',
    },
    {
      id: 'mutex-crash',
      question: t('mutex-x-crash'),
      options: choices('mutex-x-crash', ['coordinator', 'everybody', 'both', 'none']),
      right: async (a) => {
        const [all, one] = await Promise.all([withoutOne.ask(), underCoordinator.ask()]);
        return a === (all && one ? 'both' : one ? 'coordinator' : all ? 'everybody' : 'none');
      },
      because: t('mutex-x-crash-why'),
      see: '#/mutex/ricart-agrawala?load=trace&requests=0@0+0@1&journal=0_crash_2&v=1',
    },
    {
      id: 'mutex-resets',
      question: t('mutex-x-resets'),
      right: async (a) => says(a, await forget.ask()),
      because: () => t('mutex-x-resets-why', { n: number(forget.known ?? 0) }),
      see: '#/mutex/ricart-agrawala?panel=violation&replicas=8&majority=6',
    },
    { id: 'mutex-ten', question: t('mutex-x-ten'), right: tenOf, because: t('mutex-x-ten-why') },
  ]);
}
