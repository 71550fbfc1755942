/**
 * A text from a link as it is quoted in a sentence: short, and with nothing in it that changes the sentence around it. What
 * has no look of its own (control characters, marks that turn the direction of writing, halves of a character) is shown by
 * its number: U+202E.
 * @param {string} text @param {number} most  characters
 */
export function visible(text, most) {
  return text.slice(0, most).replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (c) => `U+${(c.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
}
