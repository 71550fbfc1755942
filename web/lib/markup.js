/**
 * The little markup that messages may use: `code`, *stress*, and an empty line between paragraphs. It becomes elements,
 * never HTML from a string.
 */
import { html } from 'lit-html';

/** One paragraph's worth. @param {string} text @returns {(string | import('lit-html').TemplateResult)[]} */
export function inline(text) {
  return text.split(/(`[^`]+`|\*[^*\s][^*]*\*)/).map((part) => {
    if (part.length > 2 && part.startsWith('`') && part.endsWith('`')) return html`<code translate="no">${part.slice(1, -1)}</code>`;
    if (part.length > 2 && part.startsWith('*') && part.endsWith('*')) return html`<em>${part.slice(1, -1)}</em>`;
    return part;
  });
}

/** @param {string} text @returns {import('lit-html').TemplateResult[]} */
export function paragraphs(text) {
  return text.split(/\n\s*\n/).map((p) => html`<p>${inline(p.trim())}</p>`);
}
