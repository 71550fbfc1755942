/** The frame of every page: name, tools, language, theme, share, and what stands at the end. */
import { html, nothing } from 'lit-html';
import { engine, engineTrouble } from '../bridge/page.js';
import { available, choose, language, nameOf, t } from '../lib/i18n.js';
import { inline } from '../lib/markup.js';
import { nextTheme, theme } from '../lib/theme.js';
import { visible } from '../lib/visible.js';
import { icon } from './icons.js';
import { notices } from './notices.js';
import { share } from './share.js';

/**
 * @param {object} p
 * @param {import('../lib/tool.js').Tool[]} p.tools
 * @param {string | undefined} p.current
 * @param {unknown} p.body
 * @param {() => string} p.link
 * @param {{name: string, text: string}[]} p.rejected
 * @param {string | null} p.lack  what this browser lacks for computing
 * @param {boolean} p.embedded
 */
export function frame({ tools, current, body, link, rejected, lack, embedded }) {
  return html`
    ${embedded ? nothing : html`<a class="skip" href="#main" @click=${skip}>${t('skip-to-content')}</a>`} ${embedded ? nothing : header(tools, current, link)}
    <main id="main" tabindex="-1">${remarks(lack, rejected)} ${body}</main>
    ${embedded ? nothing : footer(link)}
  `;
}

/**
 * The figure alone, for another page. What is wrong is said here as well: an empty frame would help nobody.
 * @param {Pick<Parameters<typeof frame>[0], 'body' | 'rejected' | 'lack'>} p
 */
export function bare({ body, rejected, lack }) {
  return html`<main id="main" class="embedded" tabindex="-1">${remarks(lack, rejected)} ${body}</main>`;
}

/** @param {string | null} lack @param {{name: string, text: string}[]} rejected */
function remarks(lack, rejected) {
  return html`${lack ? html`<p class="notice bad" role="alert">${t('cannot-compute', { lack })}</p>` : trouble()}
  ${rejected.map(({ name, text }) => html`<p class="notice warn" role="status">${t('link-rejected', { name: visible(name, 40), text: visible(text, 80) })}</p>`)}`;
}

/** @param {Event} event */
function skip(event) {
  // The fragment is the address of a tool, so the link may not change it.
  event.preventDefault();
  document.getElementById('main')?.focus();
}

function trouble() {
  if (engine.value === 'failed') return html`<p class="notice bad" role="alert">${t('cannot-start', { why: engineTrouble.value })}</p>`;
  return nothing;
}

/** @param {import('../lib/tool.js').Tool[]} tools @param {string | undefined} current @param {() => string} link */
function header(tools, current, link) {
  return html`<header class="bar">
    <a class="name" href="#/" aria-current=${current === undefined ? 'page' : nothing}>contend</a>
    <nav aria-label=${t('nav-tools')}>
      ${tools.map((tool) => html`<a href=${`#/${tool.id}`} aria-current=${tool.id === current ? 'page' : nothing}>${t(`${tool.id}-name`)}</a>`)}
    </nav>
    <div class="global">
      <select aria-label=${t('language')} @change=${(/** @type {Event} */ e) => choose(/** @type {HTMLSelectElement} */ (e.target).value)}>
        ${available.map((tag) => html`<option value=${tag} lang=${tag} ?selected=${tag === language.value} .selected=${tag === language.value}>${nameOf(tag)}</option>`)}
      </select>
      <button type="button" class="icon" aria-label=${t(`theme-${theme.value}`)} title=${t(`theme-${theme.value}`)} @click=${nextTheme}>
        ${icon(/** @type {'auto' | 'light' | 'dark'} */ (theme.value))}
      </button>
      ${share(link, current)}
      <button type="button" class="icon" aria-label=${t('print')} title=${t('print')} @click=${() => print()}>${icon('print')}</button>
    </div>
  </header>`;
}

/** @param {() => string} link */
function footer(link) {
  return html`<footer>
    <p>${t('privacy')}</p>
    <p class="soft">${t('footer-about')}</p>
    <details><summary>${t('help-title')}</summary><p>${inline(t('help-keys'))}</p><p>${inline(t('help-links'))}</p><p>${inline(t('help-embed'))}</p></details>
    ${notices()}
    <p class="print-only">${link()}</p>
  </footer>`;
}
