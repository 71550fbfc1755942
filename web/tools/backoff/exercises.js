/** Questions with answers that can be checked. Each answer is arithmetic that the tool then shows. */
import { t } from '../../lib/i18n.js';
import { numbersIn } from '../../parts/exercises.js';

/** Whether an answer says exactly these numbers, in this order. @param {string} answer @param {number[]} wanted */
export const saysNumbers = (answer, wanted) => {
  const said = numbersIn(answer);
  return said.length === wanted.length && wanted.every((x, i) => Math.abs(said[i] - x) < 1e-9);
};

/** @returns {import('../../parts/exercises.js').Exercise[]} */
export const questions = () => [
  {
    id: 'backoff-minute',
    question: t('backoff-x-minute'),
    right: (a) => saysNumbers(a, [11]), // 100 ms · 2^10 = 102.4 s, and 100 ms · 2^9 = 51.2 s
    because: t('backoff-x-minute-because'),
    see: '#/backoff?cap=none&retries=12&jitter=none',
  },
  {
    id: 'backoff-sum',
    question: t('backoff-x-sum'),
    right: (a) => saysNumbers(a, [3.4]) || saysNumbers(a, [3400]), // 0.2 + 0.4 + 0.8 + 1 + 1
    because: t('backoff-x-sum-because'),
    see: '#/backoff?base=200ms&cap=1s&retries=5&jitter=none',
  },
  {
    id: 'backoff-attempts',
    question: t('backoff-x-attempts'),
    right: (a) => saysNumbers(a, [3]),
    because: t('backoff-x-attempts-because'),
    see: '#/backoff?retries=3',
  },
  {
    id: 'backoff-order',
    question: t('backoff-x-order'),
    right: (a) => saysNumbers(a, [1.5]) || saysNumbers(a, [1500]),
    because: t('backoff-x-order-because'),
    see: '#/backoff?cap=1s&jitter=own&lo=0.5&hi=1.5',
  },
  {
    id: 'backoff-steep',
    question: t('backoff-x-steep'),
    options: ['less', 'same', 'more'].map((id) => ({ id, label: t(`backoff-x-${id}`) })),
    right: (a) => a === 'less', // 100·(3 + 9 + … + 729) against 100·(1 + 4 + … + 1024)
    because: t('backoff-x-steep-because'),
    see: '#/backoff?factor=4&cap=none&retries=6&jitter=decorrelated',
  },
];
