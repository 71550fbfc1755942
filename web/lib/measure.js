/** How wide a place is, so that a picture can be drawn for that width instead of being shrunk until it can't be read. */
import { signal } from '@preact/signals-core';
import { ref } from 'lit-html/directives/ref.js';

/**
 * @param {number} preset  the width until it is known, and on paper
 * @returns {{width: import('@preact/signals-core').ReadonlySignal<number>, here: () => unknown}} here() goes into the tag
 */
export function measure(preset) {
  const width = signal(preset);
  /** @type {ResizeObserver | undefined} */
  let observer;
  const attach = (/** @type {Element | undefined} */ element) => {
    observer?.disconnect();
    if (!element) return;
    observer = new ResizeObserver(([entry]) => {
      const w = Math.floor(entry.contentRect.width);
      // In the next frame: what is drawn anew at once may change the widths that are just being told, which engines call an error.
      if (w > 0 && w !== width.value) requestAnimationFrame(() => (width.value = w));
    });
    observer.observe(element);
  };
  return { width, here: () => ref(attach) };
}
