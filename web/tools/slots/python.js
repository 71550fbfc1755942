/** The few lines of Python that replay a run: the reader can check every draw without trusting this page. */

/**
 * @param {{participants: number, window: number, cap: number | null, seed: string, choice: string, maxRounds: number}} v
 * @returns {string}
 */
export function python({ participants, window, cap, seed, choice, maxRounds }) {
  const first = choice === 'fixed' ? 'from collections import Counter' : 'from collections import Counter\nfrom random import Random';
  const source =
    choice === 'independent'
      ? `one = Random(${literal(seed)})                  # one generator, asked in turn`
      : choice === 'same-seed'
        ? `own = [Random(${literal(seed)}) for _ in range(${participants})]   # one each, all with the same seed`
        : '';
  const draw = choice === 'independent' ? 'one.randrange(window)' : choice === 'same-seed' ? 'own[i].randrange(window)' : 'window - 1';
  const widen =
    choice === 'fixed'
      ? ''
      : cap === null
        ? '\n    if 2 * window < 2**63:             # a signed 64-bit counter ends here\n        window *= 2'
        : `\n    window = min(${cap}, 2 * window)`;
  return `${first}

${source ? `${source}\n` : ''}waiting, window = list(range(${participants})), ${window}
rounds = participations = 0
while waiting and rounds < ${maxRounds}:
    drawn = {i: ${draw} for i in waiting}
    crowd = Counter(drawn.values())
    waiting = [i for i in waiting if crowd[drawn[i]] > 1]
    rounds += 1
    participations += len(waiting)${widen}
print(rounds, participations, ${participants} - len(waiting))
`;
}

/** Python takes no leading zeros. @param {string} seed */
function literal(seed) {
  return BigInt(seed).toString();
}
