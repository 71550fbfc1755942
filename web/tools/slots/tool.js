/** Slots on a shared channel: document 000's round model, run by run and exactly. */
import { computed } from '@preact/signals-core';
import { html } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { number } from '../../lib/format.js';
import { language, t } from '../../lib/i18n.js';
import { measure } from '../../lib/measure.js';
import { room } from '../../lib/room.js';
import { chapter } from '../../parts/chapter.js';
import { transport } from '../../parts/transport.js';
import { calls } from './calls.js';
import { card } from './card.js';
import { compare } from './compare.js';
import { controls, settings } from './controls.js';
import { claim, facts } from './facts.js';
import { lawView } from './law-view.js';
import { extras, howToRead, replay, sources, table } from './more.js';
import { ask, tasks } from './questions.js';
import { runView } from './run-view.js';
import { roundSentence } from './say.js';
import { schema } from './settings.js';

/** @type {import('../../lib/tool.js').Tool} */
export const tool = {
  id: 'slots',
  order: 20,
  schema,
  card,
  open({ params, figureOnly }) {
    const asked = calls(params);
    const rounds = measure(640);
    const laws = measure(900);
    const told = computed(() => asked.run.result.value?.history.length ?? 0);
    const at = computed(() => Math.max(1, Math.min(told.value, params.values.value.round)));
    const player = transport({
      at: () => at.value - 1,
      last: () => Math.max(0, told.value - 1),
      go: (i) => params.set({ round: i + 1 }),
      label(i) {
        const r = asked.run.result.value;
        const round = /** @type {import('./round.js').Round | undefined} */ (r?.history[i]);
        return r && round ? roundSentence(round, i + 1, r.rounds) : number(i + 1);
      },
    });

    // In course notes and on a narrow screen the picture comes first, and the fields are there when wanted.
    const fields = () => {
      const error = asked.run.error.value;
      const all = controls(params, error);
      return figureOnly || room.value < 880 ? html`<details class="slots-fold" ?open=${error !== null}><summary>${t('slots-contest')}</summary>${all}</details>` : all;
    };

    const figure = () => html`<div class="figure slots" role="group" aria-label=${t('slots-title')}>
        ${settings(params)}
        <div class="two">
          ${fields()}
          <div><div ${rounds.here()}>${runView({ params, asked, player, at: at.value, width: rounds.width.value })}</div></div>
        </div>
        <div class="slots-below"><div ${laws.here()}>${lawView({ params, asked, width: laws.width.value })}</div></div>
        ${facts({ asked })}
      </div>`;

    return {
      figure: () => html`${figure()}${claim({ asked })}`,
      view() {
        return html`${ask(asked.settings.get('document')?.result.value ?? null)}
          ${figure()} ${claim({ asked })} ${howToRead()} ${compare({ params, asked })}
          <div class="more slots">${table(asked.run.result.value)}${replay(params.values.value)}</div>
          ${guard([language.value], () => chapter('slots', extras()))} ${tasks()} ${guard([language.value], sources)}`;
      },
      key: (event) => player.key(event),
      close() {
        player.stop();
        asked.close();
      },
    };
  },
};
