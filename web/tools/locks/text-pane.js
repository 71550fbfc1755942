/** The lock's text: typed, running as it is typed, with the threads at the lines where they stand. */
import { html, nothing } from 'lit-html';
import { t } from '../../lib/i18n.js';
import { codeEditor } from '../../parts/code-editor.js';
import { lockName } from './bar.js';
import { sayLockFault } from './faults.js';
import { hue, shape } from './marks.js';
import { letters } from './path.js';

/** @param {import('./lab.js').Lab} lab @param {number | null} next  the thread whose line is about to run, when one is pointed at */
export function textPane(lab, next) {
  const error = lab.read.error.value;
  const inText = error && error.field === 'source';
  const line = inText && typeof error.args.line === 'number' ? error.args.line : null;
  const column = inText && typeof error.args.column === 'number' ? error.args.column : 1;
  const said = error && error.field !== 'threads' ? sayLockFault(error) : '';
  // The letters stand in the text that runs. In another one that is being typed their lines mean nothing.
  const same = lab.source.value === lab.goodSource.value;
  return html`<section class="locks-text" aria-labelledby="locks-text-title">
    <h2 id="locks-text-title">${t('locks-text-title')} ${lab.unknown.value && !lab.own.value ? nothing : html`<span class="soft">${lockName(lab)}</span>`}</h2>
    ${codeEditor({
      id: 'locks-text',
      label: t('locks-text-label'),
      text: lab.source.value ?? '',
      doc: `${lab.id}/${lab.params.values.value.variant}`,
      onText: (/** @type {string} */ text) => lab.edit(text),
      lines: same ? lines(lab, next) : [],
      error: line === null ? null : { line, column, message: said },
    })}
    <div class="locks-fault" role="alert">${said ? html`<p class="wrong">${said}</p>` : nothing}
      ${said && lab.good.value ? html`<p class="soft">${t('locks-text-good')}</p>` : nothing}</div>
  </section>`;
}

/** @param {import('./lab.js').Lab} lab @param {number | null} next @returns {import('../../parts/code-editor.js').Line[]} */
function lines(lab, next) {
  const looked = lab.look.result.value;
  if (!looked) return [];
  const hot = looked.steps.at(-1)?.line ?? 0;
  const ahead = lab.path.value[looked.steps.length];
  const now = next !== null ? (looked.threads[next]?.line ?? 0) : !looked.misfit && ahead ? ahead.line : 0;
  /** @type {Map<number, import('../../parts/code-editor.js').Line & {threads: import('../../parts/code-editor.js').Thread[]}>} */
  const out = new Map();
  const at = (/** @type {number} */ line) => {
    let l = out.get(line);
    if (!l) {
      l = { line, threads: [], now: line === now, hot: line === hot };
      out.set(line, l);
    }
    return l;
  };
  if (hot > 0) at(hot);
  if (now > 0) at(now);
  for (const th of looked.threads) {
    at(th.line).threads.push({ name: letters(th.thread), mark: shape(th.thread), hue: hue(th.thread), inside: th.place === 'inside', waits: th.next.outcome === 'blocked' });
  }
  return [...out.values()];
}
