/** What stands below the diagram: one of several panels, as the link says. */
import { html } from 'lit-html';
import { t } from '../../lib/i18n.js';
import { checks } from './checks.js';
import { compare } from './compare.js';
import { costs } from './costs.js';
import { crowd } from './crowd.js';
import { exports } from './exports.js';
import { PANELS } from './settings.js';
import { violation } from './violation.js';

/**
 * A panel is made once for a lab; its view is drawn while it is the one that is open.
 * @typedef {{view: () => import('lit-html').TemplateResult, close: () => void}} Panel
 */

/** @param {import('./lab.js').Lab} lab */
export function panels(lab) {
  /** @type {Record<typeof PANELS[number], Panel>} */
  const made = { costs: costs(lab), compare: compare(lab), check: checks(lab), crowd: crowd(lab), violation: violation(lab), exports: exports(lab) };
  const chosen = () => /** @type {typeof PANELS[number]} */ (lab.params.values.value.panel);
  return {
    view: () => html`<div class="mutex-panels">
      <div class="tabs" role="tablist" aria-label=${t('mutex-panels')} @keydown=${move}>
        ${PANELS.map((p) => html`<button type="button" role="tab" id=${`mutex-tab-${p}`} aria-controls="mutex-panel" aria-selected=${p === chosen() ? 'true' : 'false'} tabindex=${p === chosen() ? '0' : '-1'} @click=${() => lab.params.set({ panel: p })}>${t(`mutex-panel-${p}`)}</button>`)}
      </div>
      <div id="mutex-panel" role="tabpanel" aria-labelledby=${`mutex-tab-${chosen()}`}>${made[chosen()].view()}</div>
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
    document.getElementById(`mutex-tab-${next}`)?.focus();
  }
}
