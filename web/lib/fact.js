/** Something the core knows: asked when a reader answers, and once. */
import { call } from '../bridge/page.js';

/**
 * @template T
 * @param {string} method @param {object} request @param {(result: any) => T} pick
 */
export function fact(method, request, pick) {
  /** @type {Promise<T> | null} */
  let asked = null;
  /** @type {T | undefined} */
  let known;
  return {
    /** @returns {Promise<T>} */
    ask() {
      asked ??= call(method, request).then(
        (result) => (known = pick(result)),
        (e) => {
          asked = null;
          throw e;
        },
      );
      return asked;
    },
    get known() {
      return known;
    },
  };
}
