/** Life inside another page's frame. */
import { signal } from '@preact/signals-core';

/** Whether the page is seen by anybody. Tools ask the core nothing before it is. */
export const visible = signal(false);

/**
 * Calls then() at once, or, in a frame, when the frame scrolls into view.
 * @param {HTMLElement} root
 * @param {boolean} embedded
 * @param {() => void} then
 */
export function whenVisible(root, embedded, then) {
  if (!embedded || typeof IntersectionObserver !== 'function') {
    visible.value = true;
    then();
    return;
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((e) => e.isIntersecting)) return;
    observer.disconnect();
    visible.value = true;
    then();
  });
  observer.observe(root);
}

/**
 * Tells the page around how high this one is, so that it can give the frame that height. Any page may hear it: it says
 * nothing but a number.
 * @param {HTMLElement} root
 */
export function announceHeight(root) {
  if (parent === window) return;
  let last = 0;
  const tell = () => {
    const px = Math.ceil(root.getBoundingClientRect().height);
    if (px === last) return;
    last = px;
    parent.postMessage({ type: 'contend:height', px }, '*');
  };
  new ResizeObserver(tell).observe(root);
}
