/**
 * What travels between a test and a document: an expression goes in, JSON text comes back. One form for all engines, so
 * that a test sees the same value everywhere.
 *
 * The text is run by the driver, not by the page, so it works under a policy that forbids `eval`.
 */

/**
 * An expression whose value is a promise of JSON text: `{"value": …}` or `{"thrown": …}`.
 *
 * A function is sent as its own text and called with `args`, which travel as JSON; it sees nothing of the test's scope.
 * A string is one expression, not statements. A promise is awaited.
 * @param {string | ((...args: any[]) => unknown)} what
 * @param {unknown[]} args
 * @returns {string}
 */
export function expression(what, args) {
  if (typeof what === 'string' && args.length > 0) {
    throw new TypeError('Only a function takes arguments; this is an expression: ' + what);
  }
  // The line end closes a comment at the end of the text.
  const call = typeof what === 'function' ? `(${what}\n)(...${JSON.stringify(args)})` : `(${what}\n)`;
  return `(async () => {
    try {
      const value = await ${call};
      return JSON.stringify({ value });
    } catch (error) {
      const thrown = { name: 'Error', message: String(error), stack: '' };
      if (error && typeof error === 'object') {
        Object.assign(thrown, error);
        for (const key of ['name', 'message', 'stack']) if (error[key] !== undefined) thrown[key] = String(error[key]);
      }
      return JSON.stringify({ thrown });
    }
  })()`;
}

/**
 * The value of such text; what was thrown in the page is thrown here, with its own fields (`code`, `field`, …).
 * @param {unknown} text
 * @returns {any}
 */
export function answer(text) {
  if (typeof text !== 'string') throw new Error('The page answered ' + String(text) + ' where JSON text was expected.');
  const { value, thrown } = JSON.parse(text);
  if (thrown === undefined) return value;
  const { stack, message, ...rest } = thrown;
  const error = Object.assign(new Error(message), rest);
  error.stack = `${thrown.name}: ${message} (in the page)\n${stack}`;
  throw error;
}

/**
 * An expression for the element that a selector names. `a >>> b` looks for b in the shadow root of a.
 * @param {string} selector CSS, parts joined with `>>>`
 * @returns {string} its value is the first such element, or null
 */
export function elementExpression(selector) {
  return `((parts) => {
    let scope = document;
    let found = null;
    for (const part of parts) {
      found = scope ? scope.querySelector(part) : null;
      scope = found && found.shadowRoot;
    }
    return found;
  })(${JSON.stringify(selector.split('>>>').map((part) => part.trim()))})`;
}
