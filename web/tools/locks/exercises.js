/** Document 003's exercises and some more. Where the core can know the answer, it is asked: nothing it finds is written here. */
import { fact } from '../../lib/fact.js';
import { number } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { write } from '../../lib/route.js';
import { exercises, numbersIn } from '../../parts/exercises.js';
import { FORMAT } from './settings.js';

/** @param {string} property */
const verdict = (property) => (/** @type {import('../../api.d.ts').Checked} */ c) => c.verdicts.find((v) => v.property === property);

/** Three threads that hold the tickets of the document, and go in once. */
export const HOLDERS = `flag = [1] * n
ticket = [7 - 2 * (k == 2) for k in threads]

def thread(i):
    while any([flag[k] == 1 and (ticket[k], k) < (ticket[i], i) for k in others]): pass
    critical()
    flag[i] = 0
    while True:
        outside()
`;

/** What says of a filter with a list called level that this many threads pass level 5, and no more. @param {number} most */
export const passing = (most) => `
def always(): return sum([level[k] > 5 for k in threads]) <= ${most}
def reachable(): return sum([level[k] > 5 for k in threads]) == ${most}
`;

const order = fact('locks.run', { source: HOLDERS, threads: 3, steps: 30, schedule: 'round-robin', trace: true }, (r) => {
  // Whoever takes the step from the line that waits goes in.
  const entered = /** @type {{thread: number, line: number}[]} */ (r.trace).filter((s) => s.line === 5);
  return entered.map((s) => 'abc'[s.thread]).join('');
});
const tie = fact('locks.check', { lock: 'bakery', variant: 'no-tie-break', threads: 2, liveness: false }, (c) => verdict('mutual-exclusion')(c)?.steps ?? 0);
const overtaking = fact('locks.check', { lock: 'bakery', threads: 3 }, verdict('overtaking'));
const starving = fact('locks.check', { lock: 'tas', threads: 2 }, verdict('starvation-freedom'));
const writes = fact('locks.cells', { lock: 'filter', threads: 5 }, (c) => c.passes[0].entry.writes + c.passes[0].exit.writes);

/** @param {string} answer @param {...number} wanted */
const says = (answer, ...wanted) => {
  const said = numbersIn(answer);
  return said.length === wanted.length && wanted.every((x, i) => said[i] === x);
};

/** A link to a text of our own. @param {string} id  the lock it comes from @param {string} text @param {number} threads */
const own = (id, text, threads) => write(['locks', id], new URLSearchParams({ threads: String(threads), text, v: String(FORMAT) }).toString());

/** @param {import('./lab.js').Lab} lab @returns {import('../../parts/exercises.js').Exercise[]} */
export function questions(lab) {
  const choices = (/** @type {string} */ key, /** @type {string[]} */ ids) => ids.map((id) => ({ id, label: t(`${key}-${id}`) }));
  const filter = lab.catalog.result.value?.find((l) => l.id === 'filter')?.variants[0]?.text;
  return [
    {
      id: 'locks-levels',
      question: t('locks-x-levels'),
      right: (a) => says(a, 7, 3), // n − 1 and n − L, by the argument that the reader is to make
      because: t('locks-x-levels-why'),
      see: filter && own('filter', filter + passing(3), 8),
    },
    {
      id: 'locks-order',
      question: t('locks-x-order'),
      options: ['abc', 'cab', 'cba', 'bac'].map((id) => ({ id, label: [...id.toUpperCase()].join(', ') })),
      right: async (a) => a === (await order.ask()),
      because: t('locks-x-order-why'),
      see: own('bakery', HOLDERS, 3),
    },
    {
      id: 'locks-why',
      question: t('locks-x-why'),
      options: choices('locks-x-why', ['later', 'before', 'sleep']),
      right: (a) => overtaking.ask().then(() => a === 'before'),
      because: () => t('locks-x-why-why', { most: number(overtaking.known?.bound ?? 0), each: number(overtaking.known?.each ?? 0) }),
      see: '#/locks/bakery?threads=3',
    },
    {
      id: 'locks-tie',
      question: t('locks-x-tie'),
      right: async (a) => says(a, await tie.ask()),
      because: () => t('locks-x-tie-why', { steps: number(tie.known ?? 0) }),
      see: '#/locks/bakery?variant=no-tie-break',
    },
    {
      id: 'locks-starve',
      question: t('locks-x-starve'),
      options: choices('locks-x', ['yes', 'no']),
      right: async (a) => a === ((await starving.ask())?.status === 'proved' ? 'yes' : 'no'),
      because: () => t('locks-x-starve-why', { cycle: number(starving.known?.cycle.length ?? 0) }),
      see: '#/locks/tas',
    },
    {
      id: 'locks-writes',
      question: t('locks-x-writes'),
      right: async (a) => says(a, await writes.ask()),
      because: () => t('locks-x-writes-why', { writes: number(writes.known ?? 0) }),
      see: '#/locks/filter?threads=5&panel=lower',
    },
    {
      id: 'locks-cells',
      question: t('locks-x-cells'),
      right: (a) => says(a, 12), // the lower bound: as many cells as threads
      because: t('locks-x-cells-why'),
      see: '#/locks/one-register?panel=lower',
    },
  ];
}

/** @param {import('./lab.js').Lab} lab */
export const tasks = (lab) => exercises(questions(lab));
