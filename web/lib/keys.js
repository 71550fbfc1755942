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
