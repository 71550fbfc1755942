/**
 * Names of keys: `Tab`, `Shift+Tab`, `ArrowLeft`, `Enter`, `Space`, `Control+a`, `+`. The names are those of
 * KeyboardEvent.key, except `Space`.
 */

const modifiers = ['Shift', 'Control', 'Alt', 'Meta'];

/** Code points of WebDriver 2, section 17.4.2, for keys that are no character. */
const codePoints = new Map(Object.entries({
  Backspace: '\uE003', Tab: '\uE004', Enter: '\uE007', Shift: '\uE008', Control: '\uE009', Alt: '\uE00A',
  Escape: '\uE00C', Space: ' ', PageUp: '\uE00E', PageDown: '\uE00F', End: '\uE010', Home: '\uE011',
  ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015', Insert: '\uE016',
  Delete: '\uE017', Meta: '\uE03D',
  F1: '\uE031', F2: '\uE032', F3: '\uE033', F4: '\uE034', F5: '\uE035', F6: '\uE036',
  F7: '\uE037', F8: '\uE038', F9: '\uE039', F10: '\uE03A', F11: '\uE03B', F12: '\uE03C',
}));

/**
 * @param {string} name
 * @returns {{held: string[], key: string}} the modifiers held, in the order given, and the key
 */
export function chord(name) {
  const parts = name === '+' || name.endsWith('++') ? [...name.slice(0, -2).split('+').filter(Boolean), '+'] : name.split('+');
  const key = /** @type {string} */ (parts.pop());
  for (const part of parts) {
    if (!modifiers.includes(part)) throw new Error(`"${part}" in "${name}" is none of ${modifiers.join(', ')}.`);
  }
  if ([...key].length !== 1 && !codePoints.has(key)) {
    throw new Error(`"${key}" in "${name}" is no key. It is one character or one of ${[...codePoints.keys()].join(', ')}.`);
  }
  return { held: parts, key };
}

/**
 * The character that stands for a key in a WebDriver action.
 * @param {string} key as `chord` gives it
 */
export function codePoint(key) {
  return codePoints.get(key) ?? key;
}
