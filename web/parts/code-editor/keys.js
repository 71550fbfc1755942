/**
 * What Tab, Enter and Backspace do in a text whose blocks are told by their indentation. Pure: a state goes in, a change
 * comes out.
 */
import { EditorSelection, findClusterBreak } from '@codemirror/state';

/** @typedef {import('@codemirror/state').StateCommand} StateCommand */
/** @typedef {import('@codemirror/state').EditorState} EditorState */

/** One level of a block. */
const STEP = 4;

/** How far a line is indented. @param {string} line */
const indent = (line) => /^ */.exec(line)?.[0].length ?? 0;

/** A line end, as deep as the line before; one level deeper after a colon, one less after a line that ends its block. @type {StateCommand} */
export const newline = ({ state, dispatch }) => {
  dispatch(
    state.update(
      state.changeByRange(({ from, to }) => {
        const line = state.doc.lineAt(from);
        const before = line.text.slice(0, from - line.from);
        const code = before.replace(/#.*/, '').trim();
        const deep = Math.min(indent(line.text), before.length);
        const next = code.endsWith(':') ? deep + STEP : /^(pass|break|continue|return\b.*)$/.test(code) ? Math.max(0, deep - STEP) : deep;
        // Blanks that stood after the cursor would add to the new indentation.
        const rest = state.doc.lineAt(to);
        const after = before.trim() === '' ? to : to + indent(rest.text.slice(to - rest.from));
        const insert = before.trim() === '' ? `\n${before}` : `\n${' '.repeat(next)}`;
        return { changes: { from, to: after, insert }, range: EditorSelection.cursor(from + insert.length) };
      }),
      { scrollIntoView: true, userEvent: 'input' },
    ),
  );
  return true;
};

/** Four blanks, or as many as lead to the next level; with several lines chosen, all of them go one level deeper. @type {StateCommand} */
export const deeper = ({ state, dispatch }) => {
  const { from, to } = state.selection.main;
  if (state.doc.lineAt(from).number !== state.doc.lineAt(to).number) {
    return shift(state, dispatch, (text) => (text.trim() === '' ? 0 : STEP - (indent(text) % STEP)));
  }
  dispatch(
    state.update(
      state.changeByRange((range) => {
        const at = range.from - state.doc.lineAt(range.from).from;
        const insert = ' '.repeat(STEP - (at % STEP));
        return { changes: { from: range.from, to: range.to, insert }, range: EditorSelection.cursor(range.from + insert.length) };
      }),
      { scrollIntoView: true, userEvent: 'input' },
    ),
  );
  return true;
};

/** The chosen lines one level less deep. @type {StateCommand} */
export const shallower = ({ state, dispatch }) => shift(state, dispatch, (text) => -(indent(text) % STEP || Math.min(STEP, indent(text))));

/*
 * What goes away. The browsers could do it themselves, but where lines are joined Chromium writes style attributes, which
 * the page's policy refuses, aloud.
 */

/** What is chosen; else a whole level in front of the first letter of a line, one character elsewhere. @type {StateCommand} */
export const backspace = (target) =>
  erase(target, ({ head }) => {
    const line = target.state.doc.lineAt(head);
    const at = head - line.from;
    if (at === 0) return head - 1;
    return indent(line.text) >= at ? head - (at % STEP || STEP) : line.from + findClusterBreak(line.text, at, false);
  });

/** @type {StateCommand} */
export const remove = (target) =>
  erase(target, ({ head }) => {
    const line = target.state.doc.lineAt(head);
    return head === line.to ? head + 1 : line.from + findClusterBreak(line.text, head - line.from);
  });

/**
 * @param {Parameters<StateCommand>[0]} target
 * @param {(range: import('@codemirror/state').SelectionRange) => number} until  where what goes ends, when nothing is chosen
 */
export function erase({ state, dispatch }, until) {
  const changes = state.changeByRange((range) => {
    const other = range.empty ? Math.max(0, Math.min(state.doc.length, until(range))) : range.anchor;
    const from = Math.min(range.head, other);
    return { changes: { from, to: Math.max(range.head, other) }, range: EditorSelection.cursor(from) };
  });
  if (!changes.changes.empty) dispatch(state.update(changes, { scrollIntoView: true, userEvent: 'delete' }));
  return true;
}

/**
 * Indents every chosen line by so many blanks.
 * @param {EditorState} state
 * @param {Parameters<StateCommand>[0]['dispatch']} dispatch
 * @param {(text: string) => number} by  negative: take away
 */
function shift(state, dispatch, by) {
  const { from, to } = state.selection.main;
  const first = state.doc.lineAt(from).number;
  const last = state.doc.lineAt(to);
  /** @type {{from: number, to?: number, insert?: string}[]} */
  const changes = [];
  // A choice that ends at the beginning of a line does not mean that line.
  for (let k = first; k <= last.number - (last.from === to && last.number > first ? 1 : 0); k += 1) {
    const line = state.doc.line(k);
    const more = by(line.text);
    if (more > 0) changes.push({ from: line.from, insert: ' '.repeat(more) });
    if (more < 0) changes.push({ from: line.from, to: line.from - more });
  }
  if (changes.length > 0) dispatch(state.update({ changes, scrollIntoView: true, userEvent: 'input' }));
  return true;
}
