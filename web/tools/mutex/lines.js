/** Which machines are shown where there are too many for all: some processes, around the selected one, and the algorithm's own. */

/** So many lines are drawn. */
export const MOST_LINES = 40;
/** Of the algorithm's own machines. */
const MOST_OWN = 8;

/** @param {number} nodes @param {number} processes @param {number} selected  −1: none @returns {number[]} */
export function linesOf(nodes, processes, selected) {
  if (nodes <= MOST_LINES) return Array.from({ length: nodes }, (_, k) => k);
  const own = Math.min(nodes - processes, MOST_OWN);
  const room = Math.min(processes, MOST_LINES - own);
  const first = selected >= room && selected < processes ? Math.min(selected - (room >> 1), processes - room) : 0;
  const firstOwn = selected >= processes + own ? selected - own + 1 : processes;
  return [...Array.from({ length: room }, (_, k) => first + k), ...Array.from({ length: own }, (_, k) => firstOwn + k)];
}
