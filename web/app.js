/**
 * The shell: it finds the tool that the address names, draws its page inside the frame, and keeps the address, the
 * title, the language and the theme in step. It knows no tool by name.
 */
import { computed, effect, signal, untracked } from '@preact/signals-core';
import { render } from 'lit-html';
import { tools } from 'virtual:tools';
import { boot, call, missing } from './bridge/page.js';
import { has, language, match, t } from './lib/i18n.js';
import { createParams, SHELL, strayShell } from './lib/params.js';
import { follow, mirror, route, write } from './lib/route.js';
import { chooseTheme, theme } from './lib/theme.js';
import { announceHeight, whenVisible } from './lib/embed.js';
import { bare, frame } from './parts/frame.js';
import { home } from './parts/home.js';
import { notFound } from './parts/not-found.js';

/** What a script of a course page may use; see README, "In your own page". */
Object.assign(globalThis, { contend: Object.freeze({ call }) });

const first = route.value.query;
const embedded = first.get('embed') === '1';
const figureOnly = embedded && first.get('only') === 'figure';

/** The language and the theme of the link hold for this visit and are not remembered. */
effect(() => {
  const { query } = route.value;
  const lang = query.get('lang');
  const wanted = lang && match(lang);
  if (wanted) language.value = wanted;
  const look = query.get('theme');
  if (look === 'light' || look === 'dark' || look === 'auto') theme.value = look;
});

effect(() => {
  document.documentElement.lang = language.value;
  if (theme.value === 'auto') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.dataset.theme = theme.value;
  document.documentElement.toggleAttribute('data-embed', embedded);
});

const current = computed(() => tools.find((tool) => tool.id === route.value.path[0]));

/** @typedef {{id: string, path: string[], params: import('./lib/params.js').Params, page: import('./lib/tool.js').Page}} Opened */
/** @type {import('@preact/signals-core').Signal<Opened | null>} */
const open = signal(null);

/** The address of the present state, with what the shell itself adds to it. @param {boolean} forShare */
function address(forShare) {
  const o = open.value;
  const query = new URLSearchParams(o ? o.params.query() : '');
  for (const name of SHELL) {
    const value = route.value.query.get(name);
    // A shared link carries the language, so that a class sees what its teacher saw, but not the frame it was in.
    if (name === 'lang') {
      if (forShare || value !== null) query.set('lang', language.value);
    } else if (!forShare && value !== null) query.set(name, name === 'theme' ? theme.value : value);
  }
  return write(o ? [o.id, ...o.path] : route.value.path, query.toString());
}

/** What the link says and nobody here understands. */
const rejected = computed(() => [...strayParts(), ...(open.value?.params.rejected.value ?? []), ...strayShell(route.value.query, !current.value, match)]);

/** The rest of a route, behind what its tool takes. */
function strayParts() {
  const [id, ...rest] = route.value.path;
  const taken = current.value?.parts ? 1 : 0;
  return current.value && rest.length > taken ? [{ name: `#/${[id, ...rest.slice(0, taken)].join('/')}/`, text: rest.slice(taken).join('/') }] : [];
}

const base = () => location.href.split('#')[0];
const link = () => base() + address(true);

// Another address: open its tool, or give the one that is open its new parameters.
effect(() => {
  const { path, query } = route.value;
  const tool = current.value;
  untracked(() => {
    const o = open.value;
    const rest = tool?.parts ? path.slice(1) : [];
    if (o && tool && o.id === tool.id && o.path.join('/') === rest.join('/')) {
      if (withoutShell(query) !== o.params.query()) o.params.load(query);
      return;
    }
    o?.page.close();
    if (!tool) {
      open.value = null;
      return;
    }
    const params = createParams(tool.schema, query);
    open.value = { id: tool.id, path: rest, params, page: tool.open({ params, path: rest, embedded, figureOnly, link }) };
  });
});

/** @param {URLSearchParams} query */
function withoutShell(query) {
  const rest = new URLSearchParams(query);
  for (const name of SHELL) rest.delete(name);
  return rest.toString();
}

// The address follows the state.
effect(() => {
  const hash = address(false);
  // The bare address of the start page stays as it is.
  if (open.value || route.value.query.size > 0) mirror(hash);
});

effect(() => {
  const id = route.value.path[0];
  const title = id === undefined ? '' : has(`${id}-title`) ? t(`${id}-title`) : t('not-found-title');
  document.title = title ? `${title} · Contend` : 'Contend';
});

const root = /** @type {HTMLElement} */ (document.getElementById('app'));
root.replaceChildren();

effect(() => {
  const o = open.value;
  let body;
  if (o) body = figureOnly && o.page.figure ? o.page.figure() : o.page.view();
  else if (route.value.path.length === 0) body = home(tools);
  else body = notFound(route.value.path);
  const lack = missing();
  const shown = { body, rejected: rejected.value, lack };
  render(figureOnly ? bare(shown) : frame({ ...shown, tools, current: current.value?.id, link, embedded }), root);
});

// Another page was opened: whoever reads by ear or by keyboard goes on at its beginning, not in the navigation.
// Who chose another part of the same tool in a control stays at that control.
let shownPath = route.value.path.join('/');
effect(() => {
  const path = route.value.path.join('/');
  if (path === shownPath) return;
  const same = path.split('/')[0] === shownPath.split('/')[0];
  shownPath = path;
  if (same && document.activeElement?.closest('main select, main button, main input')) return;
  document.getElementById('main')?.focus({ preventScroll: true });
});

document.addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (open.value?.page.key?.(event)) event.preventDefault();
});

follow();
if (embedded) announceHeight(root);
// In a course page with ten figures, only those that are looked at start a worker.
whenVisible(root, embedded, boot);

