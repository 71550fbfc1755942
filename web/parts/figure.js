/** What every figure has around it: a name, a frame, and the picture as a file. */
import { html, nothing } from 'lit-html';
import { t } from '../lib/i18n.js';
import { save, svgText } from '../lib/share.js';

/**
 * A picture with its name, one sentence that says what it shows, and a button that saves it. On a narrow screen it
 * scrolls in its own region.
 * @param {object} p
 * @param {string} p.id
 * @param {string} p.title
 * @param {string} p.summary  for those who do not see it
 * @param {string} p.file  the file's name, without its ending
 * @param {unknown} p.picture  an <svg>; its first children may not be <title>
 * @param {unknown} [p.legend]
 */
export function picture({ id, title, summary, file, picture: svg, legend }) {
  return html`<div class="picture" role="group" aria-labelledby=${`${id}-title`}>
    <div class="row spread"><h2 id=${`${id}-title`}>${title}</h2>
      <button type="button" class="quiet" aria-label=${t('save-svg-of', { title })} @click=${(/** @type {Event} */ e) => saveFrom(e, file)}>${t('save-svg')}</button></div>
    <p class="sr" id=${`${id}-summary`}>${summary}</p>
    <div class="scroll" tabindex="0" role="region" aria-label=${title} aria-describedby=${`${id}-summary`}>${svg}</div>
    ${legend ?? nothing}
  </div>`;
}

/** @param {Event} e @param {string} file */
function saveFrom(e, file) {
  const svg = /** @type {Element} */ (e.currentTarget).closest('.picture')?.querySelector('svg');
  if (svg) save(`${file}.svg`, 'image/svg+xml', svgText(/** @type {SVGSVGElement} */ (svg)));
}
