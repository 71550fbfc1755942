/** Every participant after the round that is shown: its window before and after, or when it got through. */
import { html, nothing } from 'lit-html';
import { t } from '../../lib/i18n.js';
import { MOST, countRound, throughIn } from './round.js';
import { big } from './say.js';

/**
 * @param {object} p
 * @param {import('./round.js').Round[]} p.history
 * @param {number} p.at  from 1
 * @param {number} p.participants
 * @param {number | null} p.who
 * @param {(id: number) => void} p.follow
 */
export function roster({ history, at, participants, who, follow }) {
  const round = history[at - 1];
  const before = big(round.window);
  const after = big(round.nextWindow);
  const { collided, waiting } = countRound(round);
  if (participants > MOST.tokens) {
    return html`<p class="soft">${t('slots-roster-crowd', { collided, before, after, through: participants - waiting + round.completed.length, participants })}</p>`;
  }
  const through = throughIn(history, participants);
  return html`<ul class=${`slots-roster ${roomy(before === after ? before.length : before.length + after.length)}`} aria-label=${t('slots-roster')}>
    ${through.map((r, id) => {
      const done = r > 0 && r <= at;
      const said = done ? t('slots-roster-through', { id, round: r }) : t('slots-roster-waits', { id, before, after });
      return html`<li class=${`${done ? (r === at ? 'now' : 'gone') : 'waits'} ${who === id ? 'followed' : ''}`}>
        <button type="button" aria-pressed=${who === id ? 'true' : 'false'} title=${said} @click=${() => follow(id)}><b>${id}</b>
        <span>${done ? html`✓${r < at ? html`<small>${r}</small>` : nothing}` : before === after ? html`${before}` : html`${before}→${after}`}</span></button></li>`;
    })}
  </ul>`;
}

/** How much room the windows of so many characters need. @param {number} length */
const roomy = (length) => (length > 18 ? 'wide' : length > 7 ? 'mid' : '');
