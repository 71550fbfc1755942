/** How wide the page is, so that a picture can be drawn at the size at which it is seen, and its text stays readable. */
import { signal } from '@preact/signals-core';

const measure = () => document.documentElement.clientWidth || 1024;

/** The page's width in pixels, in steps of 8: a picture needs no redrawing for every pixel. */
export const room = signal(measure() & ~7);

addEventListener('resize', () => {
  room.value = measure() & ~7;
});
