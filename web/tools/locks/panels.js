/** The lower half of the figure: one of several panels, as the link says. */
import { html } from 'lit-html';
import { t } from '../../lib/i18n.js';
import { check } from './check.js';
import { exports } from './exports.js';
import { graph } from './graph.js';
import { lower } from './lower.js';
import { random } from './random.js';
import { PANELS } from './settings.js';

/**
 * A panel is made once for a lab; its view is drawn while it is the one that is open.
 * @typedef {{view: () => import('lit-html').TemplateResult, close: () => void}} Panel
 */

/** @param {import('./lab.js').Lab} lab */
export function panels(lab) {
  /** @type {Record<typeof PANELS[number], Panel>} */
  const made = { check: check(lab), graph: graph(lab), random: random(lab), lower: lower(lab), exports: exports(lab) };
  const chosen = () => /** @type {typeof PANELS[number]} */ (lab.params.values.value.panel);
  return {
    view: () => html`<div class="locks-panels">
      <div class="tabs" role="tablist" aria-label=${t('locks-panels')} @keydown=${move}>
        ${PANELS.map((p) => html`<button type="button" role="tab" id=${`locks-tab-${p}`} aria-controls="locks-panel" aria-selected=${p === chosen() ? 'true' : 'false'} tabindex=${p === chosen() ? '0' : '-1'} @click=${() => lab.params.set({ panel: p })}>${t(`locks-panel-${p}`)}</button>`)}
      </div>
      <div id="locks-panel" role="tabpanel" aria-labelledby=${`locks-tab-${chosen()}`}>${made[chosen()].view()}</div>
    </div>`,
    close: () => Object.values(made).forEach((p) => p.close()),
  };

  /** The arrow keys go from tab to tab, as in every list of tabs. @param {KeyboardEvent} e */
  function move(e) {
    const by = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    e.preventDefault();
    e.stopPropagation();
    const next = PANELS[(PANELS.indexOf(chosen()) + by + PANELS.length) % PANELS.length];
    lab.params.set({ panel: next });
    document.getElementById(`locks-tab-${next}`)?.focus();
  }
}
