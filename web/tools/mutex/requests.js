/** Who asks when, as a text: 0@0 0@2 1.5@1, a time and a process each. */

/**
 * @param {string} text
 * @returns {{requests: [number, number][], rest: string}}  rest: what is no request
 */
export function readRequests(text) {
  /** @type {[number, number][]} */
  const requests = [];
  const rest = [];
  for (const one of text.split(/[\s;]+/).filter(Boolean)) {
    const m = /^(\d*[.,]?\d+)@P?(\d{1,4})$/i.exec(one);
    if (m) requests.push([Number(m[1].replace(',', '.')), Number(m[2])]);
    else rest.push(one);
  }
  return { requests, rest: rest.join(' ') };
}

/** @param {readonly (readonly number[])[]} requests */
export const writeRequests = (requests) => requests.map(([at, process]) => `${at}@${process}`).join(' ');
