/** The lab of machines: mutual exclusion by messages, on one space-time diagram, with faults that do what the text says. */
import { html, nothing } from 'lit-html';
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
import { space } from './space.js';

/** @type {import('../../lib/tool.js').Tool} */
export const tool = {
  id: 'mutex',
  order: 40,
  parts: true,
  schema,
  card,
  open({ params, path, figureOnly }) {
    const lab = createLab(params, path[0] ?? 'ricart-agrawala');
    const above = space(lab);
    const below = panels(lab);
    const figure = () => html`<div class="figure mutex" role="group" aria-label=${t('mutex-title')}>${above.view()} ${figureOnly ? nothing : below.view()}</div>`;
    return {
      figure: () => html`${figure()}${claim(lab)}`,
      view: () => html`${ask(lab)} ${figure()} ${claim(lab)} ${guard([language.value], howToRead)}
        ${guard([language.value], () => chapter('mutex', extras()))} ${tasks()} ${guard([language.value, lab.catalog.result.value], () => sources(lab))}`,
      key: (event) => above.key(event),
      close() {
        above.close();
        below.close();
        lab.close();
      },
    };
  },
};
