/** This run among all runs: the exact distributions, a sample over them, and what it all comes to. */
import { html, nothing } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { fixed, number } from '../../lib/format.js';
import { language, t } from '../../lib/i18n.js';
import { picture } from '../../parts/figure.js';
import { standing } from '../../parts/standing.js';
import { working } from '../../parts/working.js';
import { MOST_EXACT } from './calls.js';
import { say } from './controls.js';
import { bins } from './law.js';
import { lawPicture } from './law-picture.js';
import { swatch } from './run-view.js';
import { mean } from './say.js';
import { seedPlus } from './settings.js';

const RUNS = [1000, 10000, 100000];

/**
 * @param {object} p
 * @param {import('../../lib/params.js').Params} p.params
 * @param {ReturnType<typeof import('./calls.js').calls>} p.asked
 * @param {number} p.width
 */
export function lawView({ params, asked, width }) {
  const { run, exact, sample, random } = asked;
  const v = params.values.value;
  if (!random.value) return html`<section class="slots-laws" aria-labelledby="slots-laws-title"><h2 id="slots-laws-title">${t('slots-laws-title')}</h2><p>${t('slots-laws-never')}</p></section>`;
  const chain = exact.result.value;
  const drawn = sample.result.value;
  const finished = run.result.value && run.result.value.completed >= v.participants ? run.result.value : null;
  const one = width < 640 ? width : Math.floor((width - 32) / 2);
  const law = (/** @type {'rounds' | 'collisions'} */ what) => {
    const own = finished ? Number(finished[what]) : null;
    if (!chain && !drawn?.runs) return nothing;
    const draw = () => {
      const fitted = bins(chain ? chain[what] : null, drawn ? { runs: drawn.runs, counts: /** @type {any} */ (drawn[what].counts) } : null, own, Math.floor(one / 7));
      return lawPicture({ id: `slots-hatch-${what}`, bins: fitted.bins, binWidth: fitted.width, moments: chain ? chain[what] : null, own, width: one, axis: t(`slots-axis-${what}`) });
    };
    return picture({
      id: `slots-law-${what}`,
      title: t(`slots-law-${what}`),
      summary: summary(what, chain, drawn, own),
      file: `contend-slots-${what}`,
      picture: guard([chain, drawn, own, one, language.value], draw),
    });
  };
  return html`<section class="slots-laws" aria-labelledby="slots-laws-title">
    <div class="row spread"><h2 id="slots-laws-title">${t('slots-laws-title')}</h2>
      <div class="row" role="group" aria-label=${t('slots-sample')}>
        ${RUNS.map((n) => html`<button type="button" aria-pressed=${v.sample === n ? 'true' : 'false'} @click=${() => again(params, n)}>${t('slots-sample-run', { runs: number(n) })}</button>`)}
        ${v.sample > 0 ? html`<button type="button" class="quiet" @click=${() => params.set({ sample: 0 })}>${t('slots-sample-clear')}</button>` : nothing}
      </div>
    </div>
    ${v.participants > MOST_EXACT ? html`<p class="soft">${t('slots-exact-limit', { most: number(MOST_EXACT) })}</p>` : nothing}
    ${working(exact, 'slots-working-exact')}
    <div class="slots-sampling">${working(sample, 'slots-working-runs')}</div>
    ${exact.error.value && !run.error.value ? html`<p class="wrong" role="alert">${say(exact.error.value)}</p>` : nothing}
    ${sample.error.value && !run.error.value ? html`<p class="wrong" role="alert">${say(sample.error.value)}</p>` : nothing}
    <div class=${`slots-pair ${exact.stale.value || sample.stale.value ? 'stale' : ''}`}>${law('rounds')}${law('collisions')}</div>
    <ul class="legend">
      ${chain ? swatch('exact', t('slots-key-exact')) : nothing}
      ${chain ? swatch('mean', t('slots-key-mean')) : nothing}
      ${drawn ? swatch('sample', t('slots-key-sample', { runs: number(drawn.runs) })) : nothing}
      ${finished && (chain || drawn) ? swatch('own', t('slots-key-own')) : nothing}
    </ul>
    ${drawn && drawn.runs > 0 ? sampled(drawn, chain, v) : nothing}
  </section>`;
}

/** @param {import('../../lib/params.js').Params} params @param {number} runs */
function again(params, runs) {
  // The same request again would be no change: it is taken back first.
  params.set({ sample: 0 });
  params.set({ sample: runs });
}

/** @param {'rounds' | 'collisions'} what @param {import('../../api.d.ts').Chain | null} chain @param {import('../../api.d.ts').Sampled | null} drawn @param {number | null} own */
function summary(what, chain, drawn, own) {
  return [
    chain ? t(`slots-law-${what}-summary`, { mean: mean(chain[what].mean), sd: mean(chain[what].sd) }) : '',
    drawn && drawn.runs > 0 ? t('slots-law-sampled', { runs: number(drawn.runs), mean: mean(drawn[what].mean) }) : '',
    own === null ? '' : t('slots-law-own', { value: number(own) }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** @param {import('../../api.d.ts').Sampled} s @param {import('../../api.d.ts').Chain | null} chain @param {Record<string, any>} v */
function sampled(s, chain, v) {
  const scope = t('slots-seeds', { first: v.seed, last: seedPlus(v.seed, s.runs - 1) });
  const row = (/** @type {'rounds' | 'collisions'} */ what) => {
    const h = s[what];
    const off = chain && h.standardError > 0 ? (h.mean - chain[what].mean) / h.standardError : null;
    return html`<tr><th scope="row">${t(`slots-axis-${what}`)}</th><td>${mean(h.mean)}</td><td>± ${mean(2 * h.standardError)}</td><td>${chain ? mean(chain[what].mean) : '–'}</td><td>${off === null ? '–' : fixed(off, 2)}</td></tr>`;
  };
  return html`<div class="data"><p>${standing('simulated', scope)} ${s.complete ? nothing : html`<b class="warn">${t('slots-sample-partial', { runs: number(s.runs), asked: number(v.sample) })}</b>`}</p>
    <div class="scroll" tabindex="0" role="region" aria-label=${t('slots-sample-table')}><table>
      <thead><tr><th scope="col">${t('slots-sample-table')}</th><th scope="col">${t('slots-sample-mean')}</th><th scope="col">${t('slots-sample-error')}</th><th scope="col">${t('slots-sample-exact')}</th><th scope="col">${t('slots-sample-off')}</th></tr></thead>
      <tbody>${row('rounds')}${row('collisions')}</tbody></table></div>
    ${s.unfinished > 0 ? html`<p class="warn">${t('slots-sample-unfinished', { unfinished: s.unfinished, rounds: number(v.maxRounds) })}</p>` : nothing}
  </div>`;
}
