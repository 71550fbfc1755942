/** Keys that the page understands, and controls that understand them first. */

/**
 * Whether a key belongs to the control that it was pressed in. Also inside an element with a shadow root of its own, whose
 * events the document sees as if they came from the element.
 * @param {KeyboardEvent} event
 */
export function taken(event) {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest('input, select, textarea, button, summary, a, [contenteditable]:not([contenteditable="false"])') !== null;
}

/**
 * Whether a key takes back or does again: Ctrl+Z, and Ctrl+Shift+Z or Ctrl+Y. In a text they are the text's own.
 * @param {KeyboardEvent} event
 * @returns {'undo' | 'redo' | null}
 */
export function travelling(event) {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return null;
  const [target] = event.composedPath();
  if (target instanceof Element && target.closest('input:not([type="range"]):not([type="checkbox"]), textarea, [contenteditable]:not([contenteditable="false"])')) return null;
  return event.shiftKey || key === 'y' ? 'redo' : 'undo';
}
