/** Document 003's three runs of the bakery, as it prints them: after 4,000 turns drawn with seed n. */
export const DOCUMENT = [
  { threads: 2, entries: 440, overtakes: 1, ticket: 404, tie: 37 },
  { threads: 3, entries: 292, overtakes: 2, ticket: 270, tie: 24 },
  { threads: 5, entries: 189, overtakes: 4, ticket: 172, tie: 21 },
];

/** @param {number} n  threads, and the seed */
export const linkOf = (n) => `#/locks/bakery?threads=${n}&seed=${n}&turns=4000&panel=random`;

/** What a run must have counted to be the document's. @param {typeof DOCUMENT[number]} row @param {import('../../api.d.ts').Ran} r */
export const agrees = (row, r) => Number(r.entries) === row.entries && Number(r.overtakes) === row.overtakes && Number(r.largest.ticket) === row.ticket && Number(r.notes.tie) === row.tie;

/**
 * How many turns give so many steps, when a share of the turns was spent waiting; a little more, for the share varies.
 * @param {number} steps @param {{turns: number, waited: number}} run
 */
export function turnsFor(steps, run) {
  const moved = run.turns - run.waited;
  if (moved <= steps) return run.turns;
  return Math.min(run.turns, Math.ceil((steps * run.turns * 1.2) / moved) + 200);
}
