/**
 * The address: `#/tool/more?name=value`. It works from disk and in frames, where only the fragment is ours.
 */
import { signal } from '@preact/signals-core';

/**
 * @typedef {object} Route
 * @property {string[]} path
 * @property {URLSearchParams} query
 */

/** @param {string} hash @returns {Route} */
export function parse(hash) {
  const s = hash.replace(/^#\/?/, '');
  const at = s.indexOf('?');
  const path = (at < 0 ? s : s.slice(0, at)).split('/').filter(Boolean).map(decode);
  return { path, query: new URLSearchParams(at < 0 ? '' : s.slice(at + 1)) };
}

/** A hostile link may hold a broken escape. @param {string} s */
function decode(s) {
  try {
    return decodeURIComponent(s);
  } catch {
    return s;
  }
}

/** @param {string[]} path @param {string} query */
export const write = (path, query) => `#/${path.map((p) => encodeURIComponent(p.toWellFormed())).join('/')}${query ? `?${query}` : ''}`;

/** Where the page is. */
export const route = signal(parse(location.hash));

/** The address as the page knows it: what it has read, or has written itself. */
let known = location.hash;

/** Goes to another address; Back leads here again, to the state as it was last. @param {string} hash @param {boolean} [stay]  the page is not scrolled to its beginning */
export function go(hash, stay = false) {
  put();
  try {
    history.pushState(null, '', hash);
  } catch {
    // Some sandboxed frames have no history; the page moves all the same.
  }
  known = location.hash;
  route.value = parse(hash);
  if (!stay) scrollTo(0, 0);
}

/**
 * How often the address is written at most. Engines allow a hundred changes in thirty seconds (WebKit) or two hundred in
 * ten (Chromium, Firefox) and refuse the rest, the last one included; and each costs milliseconds while a slider moves.
 */
const GAP_MS = 350;
/** What the address should say and does not yet. @type {string | null} */
let wanted = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let written = -Infinity;

/** The address says the present state, without a step of history for every keystroke: at once, or after a short while. @param {string} hash */
export function mirror(hash) {
  wanted = hash;
  if (timer !== undefined) return;
  const wait = written + GAP_MS - performance.now();
  if (wait <= 0) put();
  else timer = setTimeout(put, wait);
}

function put() {
  const hash = wanted;
  drop();
  if (hash === null) return;
  try {
    if (location.hash !== hash) {
      history.replaceState(null, '', hash);
      written = performance.now();
    }
  } catch {
    // as above
  }
  known = location.hash;
}

/** The state that was to be written is no longer the present one. */
function drop() {
  clearTimeout(timer);
  timer = undefined;
  wanted = null;
}

/** Follows Back, Forward, typed addresses, and links inside the page. */
export function follow() {
  // Both events may come for one change, and the page may have tidied the address in between.
  const again = () => {
    if (location.hash === known) return;
    drop();
    known = location.hash;
    route.value = parse(known);
  };
  addEventListener('pagehide', put);
  addEventListener('popstate', again);
  addEventListener('hashchange', again);
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null;
    if (!target || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(target.getAttribute('href') ?? '#/');
  });
}
