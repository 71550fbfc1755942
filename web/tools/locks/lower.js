/** The panel "lower": the covering argument against a lock of one register, and what locks cost in memory. */
import { html, nothing } from 'lit-html';
import { t } from '../../lib/i18n.js';
import { live } from '../../lib/live.js';
import { segmented } from '../../parts/field.js';
import { standing } from '../../parts/standing.js';
import { working } from '../../parts/working.js';
import { cells } from './cells.js';
import { coveringView } from './covering-view.js';
import { mark } from './marks.js';
import { refusal } from './refusals.js';

/** The built-in attempts with one register; only examples: any text may be typed. */
const ATTEMPTS = ['published', 'alternating', 'look-then-write', 'write-then-look'];
const ATTEMPT = '#/locks/one-register';

/** @param {import('./lab.js').Lab} lab @returns {import('./panels.js').Panel} */
export function lower(lab) {
  const values = lab.params.values;
  /** @type {import('../../lib/live.js').Live<import('../../api.d.ts').Covering>} */
  const play = live('locks.covering', () => (values.value.panel === 'lower' && lab.good.value ? { ...lab.good.value, first: Number(values.value.first) } : null), 'gives-way');
  const counted = cells(lab);

  const view = () => {
    const c = play.result.value;
    const e = play.error.value;
    return html`<section class="locks-lower" aria-labelledby="locks-lower-title">
      <h2 id="locks-lower-title">${t('locks-lower-title')}</h2>
      <p class="lede">${t('locks-lower-lede')}</p>
      ${attempts(lab)}
      ${!e || playedOnly(e) ? segmented(lab.params, { name: 'first', label: t('locks-lower-first'), options: [0, 1].map((k) => ({ id: String(k), label: mark(k) })) }) : nothing}
      ${e ? refused(e) : html`${working(play)}
        <div class=${play.stale.value ? 'stale' : ''}>${c ? coveringView(lab, c) : nothing}</div>`}
      <p class="soft locks-theorem">${t('locks-lower-theorem')} ${standing('quoted', 'Burns, Lynch 1993')}</p>
    </section>
    ${counted.view()}`;
  };

  /** @param {import('../../bridge/error.js').ContendError} e */
  const refused = (e) =>
    refusal(e, lab.goodSource.value, 'lower', e.field === 'threads' ? html`<p><button type="button" @click=${() => lab.params.set({ threads: 2 })}>${t('locks-lower-two-threads')}</button></p>` : nothing);

  return {
    view,
    close() {
      play.close();
      counted.close();
    },
  };
}

/** It came up in the play, which may go otherwise when the other thread is frozen. @param {import('../../bridge/error.js').ContendError} e */
const playedOnly = (e) => e.code === 'too-large' || e.args.kind === 'no-try';

/** @param {import('./lab.js').Lab} lab */
function attempts(lab) {
  if (lab.id !== 'one-register') return html`<p><a class="locks-try" href=${`${ATTEMPT}?panel=lower`}>${t('locks-lower-try')}</a></p>`;
  const now = lab.own.value ? '' : lab.params.values.value.variant;
  return html`<p class="locks-attempts">${t('locks-lower-attempts')}
    ${ATTEMPTS.map((id) => html`<a href=${`${ATTEMPT}?${id === 'published' ? '' : `variant=${id}&`}panel=lower`} aria-current=${id === now ? 'true' : nothing}>${t(`locks-lower-attempt-${id}`)}</a>`)}</p>`;
}
