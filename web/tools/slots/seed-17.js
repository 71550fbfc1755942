/** Per round: how many sat in each slot. Printed by CPython for 12 participants, window 2 growing to 32, seed 17. */
export const SEED_17 = [
  [4, 8],
  [3, 5, 3, 1],
  [2, 1, 1, 0, 0, 3, 3, 1],
  [1, 1, 0, 1, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 1],
];
