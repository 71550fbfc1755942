import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EditorState } from '@codemirror/state';
import { backspace, deeper, newline, remove, shallower } from '../../parts/code-editor/keys.js';
import { errorRange, offset } from '../../parts/code-editor/marks.js';
import { tokens } from '../../parts/code-editor/tokens.js';

/** @param {string} text */
const told = (text) => tokens(text).map(({ from, to, kind }) => `${kind} ${text.slice(from, to)}`);

test('each word of the lock language is what it is', () => {
  for (const [text, want] of /** @type {[string, string[]][]} */ ([
    ['', []],
    ['def thread(i):', ['keyword def']],
    ['    for L in range(1, n):', ['keyword for', 'keyword in', 'call range', 'number 1', 'given n']],
    ['while any([level[k] >= L for k in others]) and victim[L] == i: pass', ['keyword while', 'call any', 'keyword for', 'keyword in', 'given others', 'keyword and', 'keyword pass']],
    ['outside(); arrived(); note("tie", x == none)', ['place outside', 'place arrived', 'place note', 'string "tie"', 'given none']],
    ['critical(); level[i] = 0  # while here', ['place critical', 'number 0', 'comment # while here']],
    ['x = 0 # "a\ny = "#b" # c', ['number 0', 'comment # "a', 'string "#b"', 'comment # c']],
    ['form = informal + x1 + _2 + whiles', []],
    ['замок = 鎖1 + 12', ['number 12']],
    ['a = "не\\"так" + \'b', ['string "не\\"так"', "string 'b"]],
    ['a = "open\npass', ['string "open', 'keyword pass']],
    ['"""if\nelse""" if', ['string """if\nelse"""', 'keyword if']],
    ['"""if\nelse', ['string """if\nelse']],
    ['0x1F 1_000 2and', ['number 0x1F', 'number 1_000', 'number 2and']],
  ])) assert.deepEqual(told(text), want, text);
});

test('tokens never overlap and never go back, whatever the text', () => {
  const signs = ['"', "'", '"""', '#', '\\', '\n', 'if', ' ', '1', 'n', '鎖', '💥', '\ud800', '('];
  let seed = 1;
  for (let round = 0; round < 500; round += 1) {
    let text = '';
    for (let k = 0; k < 20; k += 1) {
      seed = (seed * 48271) % 2147483647;
      text += signs[seed % signs.length];
    }
    let last = 0;
    for (const { from, to } of tokens(text)) {
      assert.ok(from >= last && to > from && to <= text.length, JSON.stringify(text));
      last = to;
    }
  }
});

test('an error is underlined from its column, counted in characters, to the end of its line, and never nowhere', () => {
  const doc = EditorState.create({ doc: 'x = 1\n💥💥 = y  \n\n  if' }).doc;
  for (const [line, column, want] of /** @type {[number, number, [number, number] | null][]} */ ([
    [1, 1, [0, 5]], [1, 5, [4, 5]], [1, 6, [4, 5]], [1, 99, [4, 5]], [1, 0, [0, 5]],
    [2, 1, [6, 14]], [2, 3, [10, 14]], [2, 6, [13, 14]], [3, 1, [17, 17]], [4, 3, [20, 22]], [9, 1, [18, 22]], [0, 1, null],
  ])) {
    const found = errorRange(doc, { line, column, message: '' });
    assert.deepEqual(found && [found.from, found.to], want, `${line}:${column}`);
  }
  assert.equal(errorRange(doc, null), null);
  for (const [line, column, want] of [[1, 1, 0], [1, 6, 5], [1, 99, 5], [2, 3, 10], [0, 0, 0], [9, 99, 22], [NaN, NaN, 0]]) assert.equal(offset(doc, line, column), want, `${line}:${column}`);
});

/** `|` is the cursor, or two of them the chosen part. @param {string} marked */
function state(marked) {
  const anchor = marked.indexOf('|');
  const head = marked.replace('|', '').indexOf('|');
  return EditorState.create({ doc: marked.replaceAll('|', ''), selection: { anchor, head: head < 0 ? anchor : head } });
}

/** @param {import('@codemirror/state').StateCommand} command @param {string} marked */
function after(command, marked) {
  let now = state(marked);
  assert.equal(command({ state: now, dispatch: (transaction) => { now = transaction.state; } }), true);
  const text = now.doc.toString();
  const { from, to } = now.selection.main;
  return from === to ? `${text.slice(0, from)}|${text.slice(from)}` : `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`;
}

test('Enter, Tab and Backspace keep blocks in their columns', () => {
  for (const [command, before, want] of /** @type {[import('@codemirror/state').StateCommand, string, string][]} */ ([
    [newline, 'x = 1|', 'x = 1\n|'],
    [newline, '    x = 1|', '    x = 1\n    |'],
    [newline, 'def thread(i):|', 'def thread(i):\n    |'],
    [newline, '    if x:  # why: so|', '    if x:  # why: so\n        |'],
    [newline, '        break|', '        break\n    |'],
    [newline, '    return x|\ny', '    return x\n|\ny'],
    [newline, '    a = 1;|   b = 2', '    a = 1;\n    |b = 2'],
    [newline, '|    x = 1', '\n|    x = 1'],
    [newline, '  |  x = 1', '  \n  |  x = 1'],
    [newline, 'a|bc\nd|e', 'a\n|e'],
    [deeper, '|x', '    |x'],
    [deeper, 'ab|', 'ab  |'],
    [deeper, 'a|bc|d', 'a   |d'],
    [deeper, '|a\n  b\n\nc\n|d', '    |a\n    b\n\n    c\n|d'],
    [shallower, '      x|', '    x|'],
    [shallower, '    |a\n  b\nc|', '|a\nb\nc|'],
    [backspace, '        |x', '    |x'],
    [backspace, '      |x', '    |x'],
    [backspace, '    x|', '    |'],
    [backspace, 'a\n|b', 'a|b'],
    [backspace, '    |  |x', '    |x'],
    [backspace, 'a|b\nc|d', 'a|d'],
    [backspace, 'x💥|', 'x|'],
    [backspace, '|x', '|x'],
    [remove, 'x|💥y', 'x|y'],
    [remove, 'a|\nb', 'a|b'],
    [remove, '|a\n|b', '|b'],
    [remove, 'x|', 'x|'],
  ])) assert.equal(after(command, before), want, JSON.stringify(before));
});
