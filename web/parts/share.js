/** The link to what is on the screen, and the frame that shows it inside course notes. */
import { signal } from '@preact/signals-core';
import { html, nothing } from 'lit-html';
import { t } from '../lib/i18n.js';
import { copy, iframe } from '../lib/share.js';
import { icon } from './icons.js';

const copied = signal(/** @type {'link' | 'frame' | 'refused' | null} */ (null));
/** @type {ReturnType<typeof setTimeout> | undefined} */
let forget;

/** @param {'link' | 'frame'} what @param {string} text */
async function put(what, text) {
  copied.value = (await copy(text)) ? what : 'refused';
  clearTimeout(forget);
  forget = setTimeout(() => {
    copied.value = null;
  }, 4000);
}

/**
 * @param {() => string} link
 * @param {string | undefined} tool  its id; the start page has no figure to embed
 */
export function share(link, tool) {
  return html`<details class="menu share" @keydown=${closeOnEscape} @toggle=${closeFromOutside}>
    <summary>${icon('share')}<span>${t('share')}</span></summary>
    <div class="sheet">
      <label for="share-link">${t('share-link')}</label>
      <div class="row"><input id="share-link" readonly .value=${link()} @focus=${selectAll} /><button type="button" @click=${() => put('link', link())}>${t('copy')}</button></div>
      ${
        tool
          ? html`<label for="share-frame">${t('share-frame')}</label>
              <div class="row"><input id="share-frame" readonly .value=${iframe(link(), t(`${tool}-title`))} @focus=${selectAll} /><button type="button" @click=${() => put('frame', iframe(link(), t(`${tool}-title`)))}>${t('copy')}</button></div>`
          : nothing
      }
      <p role="status" class="soft">${copied.value === 'refused' ? t('copy-refused') : copied.value ? t('copied') : ''}</p>
    </div>
  </details>`;
}

/** @param {Event} e */
function selectAll(e) {
  /** @type {HTMLInputElement} */ (e.target).select();
}

/** A sheet that lies over the page goes away when the page is wanted again. @param {Event} e */
export function closeFromOutside(e) {
  const details = /** @type {HTMLDetailsElement} */ (e.currentTarget);
  if (!details.open) return;
  const over = new AbortController();
  const leave = (/** @type {Event} */ event) => {
    if (details.open && event.target instanceof Node && details.contains(event.target)) return;
    details.open = false;
    over.abort();
  };
  document.addEventListener('pointerdown', leave, { signal: over.signal });
  document.addEventListener('focusin', leave, { signal: over.signal });
}

/** @param {KeyboardEvent} e */
export function closeOnEscape(e) {
  const details = /** @type {HTMLDetailsElement} */ (e.currentTarget);
  if (e.key === 'Escape' && details.open) {
    details.open = false;
    details.querySelector('summary')?.focus();
    e.stopPropagation();
  }
}
