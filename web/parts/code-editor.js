/**
 * A text that can be edited, with marks at its lines: the lock's text in the lock lab.
 *
 *     codeEditor({ id: 'lock-text', label: t('…'), text: lab.source.value, doc: 'filter/published', onText: lab.edit,
 *       lines: [{ line: 8, now: true, threads: [{ name: 'A', mark: '■', hue: 'a', inside: false, waits: true }] }],
 *       error: { line: 3, column: 16, message: '…' } })
 *     codeView({ id, label, text, lines })    the same, to be read only
 *
 * It is CodeMirror in the shadow root of an element of our own: the page's policy refuses CodeMirror's style sheets in the
 * document and lets a shadow root adopt them. The colours are the page's custom properties, which reach inside.
 *
 * - While `text` is what stands in the editor, nothing happens to cursor, focus or undo. Another text replaces what
 *   differs, as one step that can be undone; another `doc` also forgets the steps before it.
 * - `onText` is told of every change that the reader makes, at once, and of no other.
 * - Long lines are broken, so that nothing of a lock is out of sight; on a small screen they scroll.
 * - Marks move with the text as it is typed, until `lines` or `error` say something new. Lines that do not exist are left out.
 * - Tab indents. Escape, then Tab, leaves; this stands under the text while it is edited, and is told by screen readers.
 *   Alt with ↑ or ↓ moves a line, Ctrl+/ makes it a comment, Ctrl+Z and Ctrl+Y undo and redo.
 * - The threads' letters are not read aloud: the page says elsewhere where they stand. The error's sentence is.
 * - Keys that are typed here are no keys of the page: see lib/keys.js.
 * - The element has `focus()` and `select(line, column)`, which goes to a place of the text.
 */
import * as commands from '@codemirror/commands';
import { Annotation, Compartment, EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { html } from 'lit-html';
import { t } from '../lib/i18n.js';
import sheetText from './code-editor/editor.css';
import { backspace, deeper, erase, newline, remove, shallower } from './code-editor/keys.js';
import { marks, offset, place } from './code-editor/marks.js';

/**
 * @typedef {object} Thread  one that stands at a line
 * @property {string} name  its letter
 * @property {string} mark  its shape, so that colour never tells alone
 * @property {string} hue  a b c d e
 * @property {boolean} [inside]  framed: it is in the critical section
 * @property {boolean} [waits]  framed with dashes: it can't go on
 *
 * @typedef {object} Line
 * @property {number} line  from 1
 * @property {readonly Thread[]} [threads]
 * @property {boolean} [now]  about to run: shaded, with a solid bar
 * @property {boolean} [hot]  the last that ran: shaded, with a dashed bar
 * @property {boolean} [read]  a dotted bar
 *
 * @typedef {object} Fault
 * @property {number} line  from 1
 * @property {number} column  from 1, in characters as the core counts them
 * @property {string} message  told by screen readers; the page shows it under the editor
 *
 * @typedef {object} Properties
 * @property {string} id  of the element
 * @property {string} label
 * @property {string} text
 * @property {string} [doc]  which text it is; another one begins with nothing to undo
 * @property {(text: string) => void} [onText]
 * @property {readonly Line[]} [lines]
 * @property {Fault | null} [error]
 * @property {boolean} [readOnly]  it takes no focus, and long lines are broken on a small screen too
 */

/** @typedef {HTMLElement & {props: Properties & {keys: string[]}, select: (line: number, column?: number) => void}} CodeEditorElement */

/**
 * To move is CodeMirror's affair as well: not every engine does it here (WebKit on Linux does not), and Home goes to the
 * first letter of a line before it goes to its beginning. One by one: the whole keymap brings 13 KB of syntax trees along.
 * @type {import('@codemirror/view').KeyBinding[]}
 */
const motions = [
  { key: 'ArrowLeft', run: commands.cursorCharLeft, shift: commands.selectCharLeft },
  { key: 'ArrowRight', run: commands.cursorCharRight, shift: commands.selectCharRight },
  { key: 'Mod-ArrowLeft', mac: 'Alt-ArrowLeft', run: commands.cursorGroupLeft, shift: commands.selectGroupLeft },
  { key: 'Mod-ArrowRight', mac: 'Alt-ArrowRight', run: commands.cursorGroupRight, shift: commands.selectGroupRight },
  { key: 'ArrowUp', run: commands.cursorLineUp, shift: commands.selectLineUp },
  { key: 'ArrowDown', run: commands.cursorLineDown, shift: commands.selectLineDown },
  { key: 'Home', mac: 'Cmd-ArrowLeft', run: commands.cursorLineBoundaryBackward, shift: commands.selectLineBoundaryBackward },
  { key: 'End', mac: 'Cmd-ArrowRight', run: commands.cursorLineBoundaryForward, shift: commands.selectLineBoundaryForward },
  { key: 'Mod-Home', mac: 'Cmd-ArrowUp', run: commands.cursorDocStart, shift: commands.selectDocStart },
  { key: 'Mod-End', mac: 'Cmd-ArrowDown', run: commands.cursorDocEnd, shift: commands.selectDocEnd },
  { key: 'Mod-a', run: commands.selectAll },
];

/** The page's own change of the text, which it need not be told of. */
const ours = Annotation.define();

/** @param {Properties} p */
export function codeEditor(p) {
  define();
  // The words are read here, inside the page's view, so that another language draws them anew.
  return html`<code-editor id=${p.id} .props=${{ ...p, keys: p.readOnly ? [] : [t('code-editor-leave'), t('code-editor-move')] }}></code-editor>`;
}

/** @param {Omit<Properties, 'onText' | 'readOnly' | 'error'>} p */
export const codeView = (p) => codeEditor({ ...p, readOnly: true });

/** At the first use, so that a module which only might show an editor can be loaded where there are no elements. */
function define() {
  if (customElements.get('code-editor')) return;

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheetText);

  class CodeEditor extends HTMLElement {
    /** @type {Properties & {keys: string[]}} */
    #props = { id: '', label: '', text: '', keys: [] };
    /** @type {EditorView | null} */
    #view = null;
    /** @type {EditorState | null} what was there before the element was taken out of the page */
    #kept = null;
    #config = new Compartment();
    #drawn = { config: '', lines: '', doc: '' };
    /** @type {Fault | null} */
    #error = null;
    #leaving = false;
    #keys = document.createElement('p');
    #said = document.createElement('p');

    constructor() {
      super();
      const shadow = this.attachShadow({ mode: 'open' });
      shadow.adoptedStyleSheets = [sheet];
      this.#keys.id = this.#keys.className = 'keys';
      this.#said.id = this.#said.className = 'said';
      shadow.append(this.#keys, this.#said);
    }

    get props() {
      return this.#props;
    }
    set props(props) {
      this.#props = props;
      if (this.#view) this.#follow(this.#view);
    }

    connectedCallback() {
      if (this.#view || !this.shadowRoot) return;
      this.#view = new EditorView({ state: this.#kept ?? this.#fresh(), root: this.shadowRoot });
      this.shadowRoot.prepend(this.#view.dom);
      this.#follow(this.#view);
    }
    disconnectedCallback() {
      this.#kept = this.#view?.state ?? null;
      this.#view?.destroy();
      this.#view = null;
    }

    /** @override */
    focus() {
      this.#view?.focus();
    }

    /** Puts the cursor there and shows it. @param {number} line from 1 @param {number} [column] from 1 */
    select(line, column = 1) {
      const view = this.#view;
      if (!view) return;
      view.dispatch({ selection: { anchor: offset(view.state.doc, line, column) }, scrollIntoView: true });
      view.focus();
    }

    /** A state without a past. */
    #fresh() {
      this.#drawn = { config: '', lines: '', doc: this.#props.doc ?? '' };
      this.#error = null;
      return EditorState.create({
        doc: this.#props.text,
        extensions: [
          this.#config.of([]),
          commands.history(),
          lineNumbers(),
          EditorView.lineWrapping,
          marks,
          EditorState.tabSize.of(4),
          EditorState.languageData.of(() => [{ commentTokens: { line: '#' } }]),
          keymap.of(/** @type {import('@codemirror/view').KeyBinding[]} */ ([
            { key: 'Tab', run: (view) => !this.#leaving && deeper(view), shift: (view) => !this.#leaving && shallower(view) },
            { key: 'Enter', run: newline, shift: newline },
            { key: 'Backspace', run: backspace, shift: backspace },
            { key: 'Delete', run: remove },
            { key: 'Mod-Backspace', mac: 'Alt-Backspace', run: (view) => erase(view, (range) => view.moveByGroup(range, false).head) },
            { key: 'Mod-Delete', mac: 'Alt-Delete', run: (view) => erase(view, (range) => view.moveByGroup(range, true).head) },
            { key: 'Alt-ArrowUp', run: commands.moveLineUp },
            { key: 'Alt-ArrowDown', run: commands.moveLineDown },
            { key: 'Mod-/', run: commands.toggleLineComment },
            ...commands.historyKeymap,
            ...motions,
          ]).map(writable)),
          // After Escape the next Tab is the page's, however long it takes to come; any other key takes that back.
          EditorView.domEventObservers({
            keydown: (event) => {
              if (event.key === 'Escape') this.#leaving = true;
              else if (!['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) this.#leaving = false;
            },
            blur: () => {
              this.#leaving = false;
            },
          }),
          EditorView.domEventHandlers({ beforeinput: instead }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged && !update.transactions.some((transaction) => transaction.annotation(ours))) this.#props.onText?.(update.state.doc.toString());
          }),
        ],
      });
    }

    /** Does what the properties say, and nothing where they say what is so already. @param {EditorView} view */
    #follow(view) {
      const { label, text, doc = '', lines = [], error = null, readOnly = false, keys } = this.#props;
      let replaced = false;
      if (doc !== this.#drawn.doc) {
        view.setState(this.#fresh());
        replaced = true;
      } else {
        const changes = difference(view.state.doc.toString(), text.replace(/\r\n?/g, '\n'));
        if (changes) {
          view.dispatch({ changes, annotations: ours.of(true) });
          replaced = true;
        }
      }

      const config = JSON.stringify([label, readOnly, error !== null]);
      const painted = JSON.stringify(lines);
      const effects = [];
      if (config !== this.#drawn.config) {
        const attributes = { ...(readOnly ? {} : { tabindex: '0' }), 'aria-label': label, 'aria-describedby': error ? 'said keys' : 'keys', 'aria-invalid': String(error !== null), spellcheck: 'false' };
        effects.push(
          this.#config.reconfigure([
            EditorState.readOnly.of(readOnly),
            EditorView.editable.of(!readOnly),
            EditorView.contentAttributes.of(attributes),
          ]),
        );
      }
      if (replaced || painted !== this.#drawn.lines || error !== this.#error) effects.push(place.of({ lines, error }));
      this.#drawn = { config, lines: painted, doc };
      this.#error = error;
      this.#keys.replaceChildren(...keys.map((words) => Object.assign(document.createElement('span'), { textContent: words })));
      this.#said.textContent = error?.message ?? '';
      if (effects.length > 0) view.dispatch({ effects });
    }
  }
  customElements.define('code-editor', CodeEditor);
}

/**
 * Does in the browser's stead what it would do to several lines at once; see keys.js.
 * @param {InputEvent} event
 * @param {EditorView} view
 */
function instead(event, view) {
  const { state } = view;
  const kind = event.inputType;
  if (!event.cancelable || view.composing || state.readOnly) return false;
  if (kind.startsWith('delete')) {
    // Without a choice it is one of the system's own keys, such as ⌘⌫; the browser knows how far it goes.
    const [range] = state.selection.main.empty ? event.getTargetRanges() : [];
    const [from, to] = range ? [view.posAtDOM(range.startContainer, range.startOffset), view.posAtDOM(range.endContainer, range.endOffset)] : [0, 0];
    if (state.selection.main.empty && from === to) return false;
    if (range) view.dispatch({ changes: { from, to }, userEvent: 'delete' });
    else erase(view, ({ head }) => head);
  } else if (kind === 'insertText' && event.data && !state.selection.main.empty) {
    view.dispatch(state.replaceSelection(event.data), { scrollIntoView: true, userEvent: 'input.type' });
  } else return false;
  event.preventDefault();
  return true;
}

/** A text that is only read takes no key. @param {import('@codemirror/view').KeyBinding} binding */
function writable(binding) {
  /** @param {import('@codemirror/view').Command | undefined} run @returns {import('@codemirror/view').Command | undefined} */
  const unless = (run) => run && ((view) => !view.state.readOnly && run(view));
  return { ...binding, run: unless(binding.run), shift: unless(binding.shift) };
}

/**
 * The one change that makes a text of another; null when they are equal.
 * @param {string} before
 * @param {string} after
 */
function difference(before, after) {
  if (before === after) return null;
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < most - from && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}
