/** The run's figures beside the theory's, and the one sentence that they come to. */
import { html, nothing } from 'lit-html';
import { number, percent, significant } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { inline } from '../../lib/markup.js';
import { standing } from '../../parts/standing.js';
import { atLeast, atMost, luck } from './law.js';
import { big, chance, mean } from './say.js';

/** Whether the choice is left to chance, so that there is a distribution. @param {Record<string, any>} v */
const byChance = (v) => v.choice === 'independent' || v.participants < 2;

/** @param {{asked: ReturnType<typeof import('./calls.js').calls>}} p */
export function facts({ asked }) {
  const { run, exact, joint } = asked;
  const v = asked.of.value;
  const r = run.result.value;
  if (!r) return nothing;
  const chain = byChance(v) ? exact.result.value : null;
  const old = run.stale.value || exact.stale.value;
  const done = r.completed >= v.participants;
  const all = (/** @type {{mean: number, sd?: number} | undefined} */ d) =>
    d ? html`<span class="soft">${d.sd === undefined ? t('slots-fact-mean-only', { mean: mean(d.mean) }) : t('slots-fact-mean', { mean: mean(d.mean), sd: mean(d.sd) })}</span> ${standing('exact')}` : nothing;
  return html`<div class=${`facts ${old ? 'stale' : ''}`}>
    <div><span class="soft">${t(done ? 'slots-fact-rounds' : 'slots-fact-rounds-cut')}</span><b>${number(r.rounds)}</b><span>${all(chain?.rounds)}</span></div>
    <div><span class="soft">${t('slots-fact-through')}</span><b>${t('slots-fact-of', { some: number(r.completed), all: number(v.participants) })}</b><span>${v.choice === 'fixed' ? standing('exact') : standing('simulated', t('slots-one-seed', { seed: short(v.seed) }))}</span></div>
    <div><span class="soft">${t('slots-fact-collisions')}</span><b>${big(r.collisions)}</b><div><p class="soft">${t('slots-fact-in-slots', { slots: big(r.collidedSlots) })}</p>${all(chain?.collisions)}</div></div>
    <div><span class="soft">${t('slots-fact-slots')}</span><b>${significant(r.slots, 16)}</b><span>${all(chain?.slots)}</span></div>
    ${
      chain && done
        ? html`<div><span class="soft">${t('slots-fact-rare', { rounds: r.rounds })}</span><b>${chance(atMost(chain.rounds.pmf, r.rounds))}</b>
            <div><p class="soft">${t('slots-fact-rare-collisions', { collisions: big(r.collisions), chance: chance(atMost(chain.collisions.pmf, Number(r.collisions))) })}${joint.result.value ? html` ${t('slots-fact-joint', { chance: percent(joint.result.value.probability, 2) })}` : nothing}</p>${standing('exact')}</div></div>`
        : nothing
    }
  </div>`;
}

/** A seed of a thousand digits is told by its ends. @param {string} seed */
export const short = (seed) => (seed.length > 24 ? `${seed.slice(0, 10)}…${seed.slice(-10)}` : seed);

/** @param {{asked: ReturnType<typeof import('./calls.js').calls>}} p */
export function claim({ asked }) {
  const { run, exact } = asked;
  const v = asked.of.value;
  const r = run.result.value;
  if (!r) return nothing;
  const old = run.stale.value || exact.stale.value;
  return html`<p class=${`claim ${byChance(v) ? '' : 'slots-never'} ${old ? 'stale' : ''}`}>${sentence()}</p>`;

  function sentence() {
    if (!r) return nothing;
    const chain = exact.result.value;
    const common = { seed: short(v.seed), rounds: r.rounds, collisions: big(r.collisions) };
    if (!byChance(v)) return html`${inline(t(`slots-claim-${v.choice}`, { participants: number(v.participants), rounds: r.rounds }))} ${standing('proved', t('slots-any-rounds'))}`;
    if (r.completed < v.participants) {
      const stopped = { seed: common.seed, rounds: r.rounds, participants: number(v.participants), completed: number(r.completed) };
      return inline(chain ? t('slots-claim-unfinished', { ...stopped, mean: mean(chain.rounds.mean) }) : t('slots-claim-unfinished-plain', stopped));
    }
    if (!chain) return inline(t('slots-claim-plain', common));
    const how = luck(chain.rounds.pmf, chain.rounds.tail, r.rounds);
    const law = chain.rounds;
    return inline(t(`slots-claim-${how}`, { ...common, mean: mean(law.mean), sd: mean(law.sd), chance: chance(atMost(law.pmf, r.rounds)), later: chance(atLeast(law.pmf, law.tail, r.rounds)) }));
  }
}
