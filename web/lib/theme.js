/** Light, dark, or as the system says. */
import { signal } from '@preact/signals-core';
import { keep, remember } from './storage.js';

const THEMES = ['auto', 'light', 'dark'];

/** @param {string | null} s */
const known = (s) => (s !== null && THEMES.includes(s) ? s : null);

export const theme = signal(known(remember('theme')) ?? 'auto');

/** @param {string} name */
export function chooseTheme(name) {
  if (!known(name)) return;
  theme.value = name;
  keep('theme', name === 'auto' ? null : name);
}

/** auto → light → dark → auto */
export function nextTheme() {
  chooseTheme(THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length]);
}
