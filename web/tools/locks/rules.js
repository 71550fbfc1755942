/** The rules of the lock language, each with a tiny example. Their words are `locks-rule-<id>`. */
import { html } from 'lit-html';
import { t } from '../../lib/i18n.js';
import { inline } from '../../lib/markup.js';

/** By their numbers, from 0. */
export const RULES = /** @type {const} */ ([
  ['rounds', 'def thread(i):\n    outside()\n    critical()'],
  ['free', 'mine = mine + 1'],
  ['step', 'old = lock; lock = 1\nif tail == i: tail = none'],
  ['wait', 'while lock == 1: pass'],
  ['own', 'seen = turn'],
  ['places', 'outside(); flag[i] = 1; arrived()\ncritical(); flag[i] = 0'],
  ['values', 'ticket = [0] * n\nany([flag[k] == 1 for k in others])\n(ticket[k], k) < (ticket[i], i)'],
  ['properties', 'def always(): return lock <= 1\ndef reachable(): return all([seen[k] for k in threads])'],
  ['chance', 'randrange(n)'],
]);

export const rules = () => html`<ol start="0" class="locks-rules">
  ${RULES.map(([id, example]) => html`<li><p>${inline(t(`locks-rule-${id}`))}</p><pre translate="no" dir="ltr"><code>${example}</code></pre></li>`)}
</ol>`;
