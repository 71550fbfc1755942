/** Storage that may be absent: in a sandboxed frame every touch of it throws. Then nothing is remembered. */

/** @param {string} key @returns {string | null} */
export function remember(key) {
  try {
    return localStorage.getItem(`contend-${key}`);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string | null} value */
export function keep(key, value) {
  try {
    if (value === null) localStorage.removeItem(`contend-${key}`);
    else localStorage.setItem(`contend-${key}`, value);
  } catch {
    // Not being remembered is all that is lost.
  }
}
