/** A text for the clipboard, and a word on whether it got there that goes away again. */
import { signal } from '@preact/signals-core';
import { t } from '../lib/i18n.js';
import { copy } from '../lib/share.js';

/** How long the word stands, in milliseconds. */
const STANDS = 4000;

/** Several texts of one panel go by names. */
export function copying() {
  const last = signal({ name: '', word: '' });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let forget;
  return {
    /** What became of the text of that name; '' when it was not the last one, or long ago. @param {string} name */
    said: (name) => (last.value.name === name && last.value.word ? t(last.value.word) : ''),
    /** @param {string} name @param {string} text */
    async put(name, text) {
      last.value = { name, word: (await copy(text)) ? 'copied' : 'copy-refused' };
      clearTimeout(forget);
      forget = setTimeout(() => {
        last.value = { name: '', word: '' };
      }, STANDS);
    },
    close: () => clearTimeout(forget),
  };
}
