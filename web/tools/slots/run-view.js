/** One run, round by round. */
import { html, nothing } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { number } from '../../lib/format.js';
import { language, t } from '../../lib/i18n.js';
import { picture } from '../../parts/figure.js';
import { working } from '../../parts/working.js';
import { roster } from './roster.js';
import { throughIn, viewOf } from './round.js';
import { big, roundSentence } from './say.js';
import { slotPicture } from './slot-picture.js';
import { BARS, waitingPicture } from './waiting-picture.js';

/**
 * @param {object} p
 * @param {import('../../lib/params.js').Params} p.params
 * @param {ReturnType<typeof import('./calls.js').calls>} p.asked
 * @param {import('../../parts/transport.js').Transport} p.player
 * @param {number} p.at  the round that is shown, from 1
 * @param {number} p.width
 */
export function runView({ params, asked, player, at, width }) {
  const { run, exact } = asked;
  const result = run.result.value;
  const v = params.values.value;
  if (!result) return html`<div class="slots-run">${working(run)}${run.error.value ? html`<p class="soft">${t('slots-nothing')}</p>` : nothing}</div>`;
  const history = /** @type {import('./round.js').Round[]} */ (result.history);
  // A stale result is of another number of participants, perhaps; its first round knows.
  const participants = history[0]?.draws.length ?? 0;
  const round = history[at - 1];
  const expected = exact.stale.value ? null : (exact.result.value?.waiting ?? null);
  const follow = (/** @type {number} */ id) => params.set({ who: v.who === id ? null : id });
  const go = (/** @type {number} */ r) => {
    player.stop();
    params.set({ round: r });
  };
  return html`<div class=${`slots-run ${run.stale.value ? 'stale' : ''}`}>
    ${working(run)} ${run.error.value ? html`<p class="warn">${t('slots-old')}</p>` : nothing}
    ${
      round
        ? html`<div class="slots-step">
              <h2>${t('slots-round-title', { round: number(at), rounds: number(result.rounds), window: big(round.window) })}</h2>
              ${player.view()}
            </div>
            ${v.round !== at ? html`<p class="soft">${t('slots-round-beyond', { asked: number(v.round), rounds: history.length })}</p>` : nothing}
            ${picture({
              id: 'slots-who',
              title: t('slots-who-title'),
              summary: roundSentence(round, at, result.rounds),
              file: `contend-slots-round-${at}`,
              picture: guard([round, width, v.who, language.value], () => slotPicture({ round, history, width, who: v.who, follow })),
              legend: key(round),
            })}
            <p class="slots-sentence">${roundSentence(round, at, result.rounds)}${v.who === null ? nothing : html`<br />${followed(history, v.who, at, participants)}`}</p>
            ${result.overflowRound > 0 ? html`<p class="warn">${t('slots-overflow', { round: number(result.overflowRound) })}</p>` : nothing}
            ${roster({ history, at, participants, who: v.who, follow })}
            ${picture({
              id: 'slots-waiting',
              title: t('slots-waiting-title'),
              summary: t('slots-waiting-summary', { counts: history.slice(0, 40).map((r) => number(r.draws.length)).join(', ') }),
              file: 'contend-slots-waiting',
              picture: guard([history, expected, at, width, language.value], () => waitingPicture({ history, expected, participants, at, width, go })),
              legend: html`<ul class="legend">
                ${history.length > BARS ? swatch('line', t('slots-key-shared')) : html`${swatch('shared', t('slots-key-shared'))}${swatch('alone', t('slots-key-through'))}`}
                ${exact.result.value ? swatch(history.length > BARS ? 'expected-line' : 'expected', t('slots-key-expected')) : nothing}
              </ul>`,
            })}
            ${result.historyComplete ? nothing : html`<p class="soft">${t('slots-history-cut', { shown: number(history.length), rounds: number(result.rounds) })}</p>`}`
        : html`<p>${t('slots-nobody')}</p>`
    }
  </div>`;
}

/** @param {import('./round.js').Round} round */
function key(round) {
  const view = viewOf(round);
  return html`<ul class="legend">
    ${swatch('alone', t(view === 'crowd' ? 'slots-key-alone-crowd' : 'slots-key-alone'))}${swatch('shared', t(view === 'crowd' ? 'slots-key-shared-crowd' : 'slots-key-collided'))}
    ${view === 'chosen' ? html`<li class="soft">${t('slots-chosen-only', { window: big(round.window) })}</li>` : nothing}
    ${view === 'crowd' ? html`<li class="soft">${t('slots-crowd')}</li>` : nothing}
  </ul>`;
}

/** A sample of how something is drawn. @param {string} kind @param {string} text */
export function swatch(kind, text) {
  return html`<li><span class=${`slots-swatch ${kind}`} aria-hidden="true">${kind === 'alone' ? '✓' : kind === 'shared' ? '✕' : ''}</span>${text}</li>`;
}

/** What became of the participant that is followed. @param {import('./round.js').Round[]} history @param {number} who @param {number} at @param {number} participants */
function followed(history, who, at, participants) {
  if (who < 0 || who >= participants) return html`<span class="wrong">${t('slots-follow-nobody', { id: number(who), last: number(participants - 1) })}</span>`;
  const r = throughIn(history, participants)[who];
  const slots = history.slice(0, at).flatMap((round) => round.draws.filter(([id]) => id === who).map(([, slot]) => big(slot)));
  const path = slots.slice(-12).join(' · ');
  return r > 0 && r <= at ? t('slots-follow-through', { id: number(who), path, round: number(r) }) : t('slots-follow-waits', { id: number(who), path });
}
