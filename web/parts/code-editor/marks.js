/**
 * What is painted beside and under the lines: threads, the line about to run, the last that ran, the error. All of it
 * moves with the text while it is typed, until the page says anew where it stands.
 */
import { RangeSet, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, GutterMarker, ViewPlugin, gutter, gutterLineClass } from '@codemirror/view';
import { tokens } from './tokens.js';

/** @typedef {import('../code-editor.js').Line} Line */
/** @typedef {import('../code-editor.js').Fault} Fault */
/** @typedef {import('../code-editor.js').Thread} Thread */
/** @typedef {import('@codemirror/state').Text} Text */

/** How many threads are named at a line; of more, the number is told. */
const NAMED = 4;

/** @type {import('@codemirror/state').StateEffectType<{lines: readonly Line[], error: Fault | null}>} */
export const place = StateEffect.define();

/**
 * The place of a line and a column, both from 1, or the nearest that there is.
 * @param {Text} doc
 * @param {number} line
 * @param {number} column  in characters, as the core counts them; the browser counts UTF-16 units
 */
export function offset(doc, line, column) {
  const { from, text } = doc.line(Math.max(1, Math.min(doc.lines, Math.trunc(line) || 1)));
  return from + [...text].slice(0, Math.max(0, Math.trunc(column || 1) - 1)).join('').length;
}

/**
 * Where an error is underlined: from its column to the end of the line, and never nothing. Null when no line is named.
 * @param {Text} doc
 * @param {Fault | null} error
 */
export function errorRange(doc, error) {
  if (!error || !(error.line >= 1)) return null;
  const at = offset(doc, error.line, error.column);
  const line = doc.lineAt(at);
  const end = line.from + line.text.trimEnd().length;
  const from = Math.max(line.from, Math.min(at, end - 1));
  return { line: line.from, from, to: Math.max(from, end) };
}

class Who extends GutterMarker {
  /** @param {readonly Thread[]} threads */
  constructor(threads) {
    super();
    this.threads = threads;
  }
  /** @override @param {Who} other */
  eq(other) {
    return JSON.stringify(this.threads) === JSON.stringify(other.threads);
  }
  /** @override */
  toDOM() {
    const who = document.createElement('span');
    who.className = 'who';
    // A lone number at the end would take the room of the one that it stands for.
    const named = this.threads.length > NAMED + 1 ? this.threads.slice(0, NAMED) : this.threads;
    for (const { name, mark, hue, inside, waits } of named) {
      const one = document.createElement('b');
      one.className = `hue-${hue}${inside ? ' inside' : ''}${waits ? ' waits' : ''}`;
      const sign = document.createElement('i');
      sign.textContent = mark;
      one.append(sign, name);
      who.append(one);
    }
    if (named.length < this.threads.length) who.append(`+${this.threads.length - named.length}`);
    return who;
  }
}

class LineClass extends GutterMarker {
  /** @param {string} elementClass */
  constructor(elementClass) {
    super();
    this.elementClass = elementClass;
  }
  /** @override @param {LineClass} other */
  eq(other) {
    return this.elementClass === other.elementClass;
  }
}

/** @param {Text} doc @param {readonly Line[]} lines @param {Fault | null} error */
function build(doc, lines, error) {
  const wrong = errorRange(doc, error);
  const decorations = [];
  const classes = [];
  const who = [];
  /** @type {Map<number, Set<string>>} */
  const byLine = new Map();
  const add = (/** @type {number} */ at, /** @type {string} */ name) => byLine.set(at, (byLine.get(at) ?? new Set()).add(name));
  for (const { line, threads = [], now, hot, read } of lines) {
    if (!(line >= 1 && line <= doc.lines)) continue;
    const { from } = doc.line(line);
    if (read) add(from, 'read');
    if (hot) add(from, 'hot');
    if (now) add(from, 'now');
    if (threads.length > 0) who.push(new Who(threads).range(from));
  }
  if (wrong) {
    add(wrong.line, 'wrong');
    if (wrong.to > wrong.from) decorations.push(Decoration.mark({ class: 'wave' }).range(wrong.from, wrong.to));
  }
  for (const [at, names] of byLine) {
    const name = [...names].join(' ');
    decorations.push(Decoration.line({ class: name }).range(at));
    classes.push(new LineClass(name).range(at));
  }
  return { decorations: Decoration.set(decorations, true), classes: RangeSet.of(classes, true), who: RangeSet.of(who, true) };
}

const field = StateField.define({
  create: (state) => build(state.doc, [], null),
  update(old, transaction) {
    const { changes } = transaction;
    const moved = transaction.docChanged ? { decorations: old.decorations.map(changes), classes: old.classes.map(changes), who: old.who.map(changes) } : old;
    return transaction.effects.reduce((value, effect) => (effect.is(place) ? build(transaction.newDoc, effect.value.lines, effect.value.error) : value), moved);
  },
  provide: (f) => [EditorView.decorations.from(f, (value) => value.decorations), gutterLineClass.from(f, (value) => value.classes)],
});

/** @type {Record<string, Decoration>} */
const paint = {};

/** The colours of the words that are in view. */
const words = ViewPlugin.fromClass(
  class {
    /** @param {EditorView} view */
    constructor(view) {
      this.decorations = colour(view);
    }
    /** @param {import('@codemirror/view').ViewUpdate} update */
    update(update) {
      if (update.docChanged || update.viewportChanged) this.decorations = colour(update.view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

/** @param {EditorView} view */
function colour(view) {
  const { from, to } = view.viewport;
  // From the beginning, since a string in three quotes may have begun above.
  const seen = tokens(view.state.sliceDoc(0, to)).filter((token) => token.to > from);
  return Decoration.set(seen.map((token) => (paint[token.kind] ??= Decoration.mark({ class: token.kind })).range(token.from, token.to)));
}

export const marks = [field, words, gutter({ class: 'marks', side: 'after', markers: (view) => view.state.field(field).who })];
