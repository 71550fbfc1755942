/** The lock lab: type a lock, step it, prove it, or see the shortest run that breaks it. */
import { html } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { language, t } from '../../lib/i18n.js';
import { chapter } from '../../parts/chapter.js';
import { card } from './card.js';
import { claim } from './claim.js';
import { tasks } from './exercises.js';
import { createLab } from './lab.js';
import { extras, howToRead, sources } from './more.js';
import { panels } from './panels.js';
import { ask } from './questions.js';
import { schema } from './settings.js';
import { stepper } from './stepper.js';

/** @type {import('../../lib/tool.js').Tool} */
export const tool = {
  id: 'locks',
  order: 30,
  parts: true,
  schema,
  card,
  open({ params, path, figureOnly }) {
    const lab = createLab(params, path[0] ?? 'filter');
    const question = ask(lab);
    const steps = stepper(lab, figureOnly);
    const below = panels(lab);
    const figure = () => html`<div class="figure locks" role="group" aria-label=${t('locks-title')}>${steps.view()} ${below.view()}</div>`;
    return {
      figure: () => html`${figure()}${claim(lab)}`,
      view: () => html`${question.view()} ${figure()} ${claim(lab)} ${guard([language.value], howToRead)}
        ${guard([language.value], () => chapter('locks', extras()))} ${tasks(lab)} ${guard([language.value, lab.catalog.result.value], () => sources(lab))}`,
      key: (event) => steps.key(event),
      close() {
        question.close();
        steps.close();
        below.close();
        lab.close();
      },
    };
  },
};
