/** Panels of which one is open, chosen by a row of tabs. */
import { html } from 'lit-html';
import { t } from '../lib/i18n.js';

/**
 * A panel is made once; its view is drawn while it is the one that is open.
 * @typedef {{view: () => import('lit-html').TemplateResult, close: () => void}} Panel
 */

/**
 * The link's parameter `panel` says which one is open. The words are `<tool>-panels` and `<tool>-panel-<name>`; the elements
 * are `#<tool>-panel` and `#<tool>-tab-<name>`.
 * @param {import('../lib/params.js').Params} params
 * @param {string} tool
 * @param {Record<string, Panel>} panels  in the order of their tabs
 */
export function tabs(params, tool, panels) {
  const names = Object.keys(panels);
  const chosen = () => /** @type {string} */ (params.values.value.panel);
  return {
    view: () => html`<div class=${`${tool}-panels`}>
      <div class="tabs" role="tablist" aria-label=${t(`${tool}-panels`)} @keydown=${move}>
        ${names.map((p) => html`<button type="button" role="tab" id=${`${tool}-tab-${p}`} aria-controls=${`${tool}-panel`} aria-selected=${p === chosen() ? 'true' : 'false'} tabindex=${p === chosen() ? '0' : '-1'} @click=${() => params.set({ panel: p })}>${t(`${tool}-panel-${p}`)}</button>`)}
      </div>
      <div id=${`${tool}-panel`} role="tabpanel" aria-labelledby=${`${tool}-tab-${chosen()}`}>${panels[chosen()].view()}</div>
    </div>`,
    close: () => Object.values(panels).forEach((p) => p.close()),
  };

  /** The arrow keys go from tab to tab, as in every list of tabs. @param {KeyboardEvent} e */
  function move(e) {
    const by = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    e.preventDefault();
    e.stopPropagation();
    const next = names[(names.indexOf(chosen()) + by + names.length) % names.length];
    params.set({ panel: next });
    document.getElementById(`${tool}-tab-${next}`)?.focus();
  }
}
