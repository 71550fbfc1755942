//go:build !js

package slots

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"contend/core/rng"
	"contend/core/rng/pythontest"
)

// playAll plays a contest a line, "seed participants window cap choice maxRounds" with cap 0 for none, and prints its
// counts and every round as window:participant=slot,…. Every participant has a window of its own here, and with
// same-seed a generator of its own; nothing is shared but the rules.
const playAll = `
import random, sys
from collections import Counter

def contest(seed, n, start, cap, choice, max_rounds):
    common = random.Random(seed)
    own = [random.Random(seed) for _ in range(n)] if choice == "same-seed" else [common] * n
    window = [start] * n
    todo = list(range(n))
    rounds = shared = slots = 0
    lines = []
    while todo and rounds < max_rounds:
        rounds += 1
        largest = max(window[p] for p in todo)
        where = {p: start - 1 if choice == "fixed" else own[p].randrange(window[p]) for p in todo}
        load = Counter(where.values())
        slots += sum(1 for k in load.values() if k > 1)
        lines.append(f"{largest}:" + ",".join(f"{p}={s}" for p, s in where.items()))
        todo = [p for p in todo if load[where[p]] > 1]
        shared += len(todo)
        if choice != "fixed":
            for p in todo:
                window[p] = 2 * window[p] if cap == 0 else min(cap, 2 * window[p])
    return rounds, shared, slots, n - len(todo), " ".join(lines)

for line in sys.stdin:
    seed, n, start, cap, choice, max_rounds = line.split()
    print(*contest(int(seed), int(n), int(start), int(cap), choice, int(max_rounds)))
`

func TestRunsAreThoseOfTheRealCPython(t *testing.T) {
	parameters := []Config{
		{Participants: 12, Window: 2, Cap: limit(32), Choice: Independent, MaxRounds: 1000},
		{Participants: 1, Window: 1, Cap: limit(1), Choice: Independent, MaxRounds: 5},
		{Participants: 2, Window: 1, Choice: Independent, MaxRounds: 1000},
		{Participants: 5, Window: 4, Cap: limit(20), Choice: Independent, MaxRounds: 1000},
		{Participants: 20, Window: 32, Cap: limit(6), Choice: Independent, MaxRounds: 8},
		{Participants: 30, Window: 3, Choice: Independent, MaxRounds: 1000},
		{Participants: 9, Window: 1 << 31, Choice: Independent, MaxRounds: 1000},
		{Participants: 3, Window: 3, Choice: SameSeed, MaxRounds: 40},
		{Participants: 3, Window: 7, Choice: Fixed, MaxRounds: 4},
	}
	var seeds []rng.Seed
	wide, _ := new(big.Int).SetString("18446744073709551629", 10) // a prime above 2^64
	for i := range int64(1000) {
		n := big.NewInt(i - 500)
		if i%3 == 0 {
			n.Mul(n, wide).Mul(n, wide) // beyond 128 bits, both signs
		} else if i%3 == 1 {
			n.Mul(n, big.NewInt(1<<55))
		}
		seed, err := rng.ParseSeed(n.String())
		if err != nil {
			t.Fatal(err)
		}
		seeds = append(seeds, seed)
	}
	var input strings.Builder
	for _, seed := range seeds {
		for _, p := range parameters {
			bound := int64(0)
			if p.Cap != nil {
				bound = *p.Cap
			}
			fmt.Fprintln(&input, seed, p.Participants, p.Window, bound, p.Choice, p.MaxRounds)
		}
	}
	lines := pythontest.Lines(t, playAll, input.String())
	if len(lines) != len(seeds)*len(parameters) {
		t.Fatalf("python3 printed %d lines for %d runs", len(lines), len(seeds)*len(parameters))
	}
	for i, seed := range seeds {
		for j, config := range parameters {
			config.Seed = seed
			got := run(t, config)
			var text strings.Builder
			fmt.Fprint(&text, got.Rounds, got.Collisions, got.CollidedSlots, got.Completed)
			for _, round := range got.History {
				fmt.Fprint(&text, " ", round.Window, ":")
				for k, draw := range round.Draws {
					if k > 0 {
						text.WriteByte(',')
					}
					fmt.Fprint(&text, draw[0], "=", draw[1])
				}
			}
			if want := lines[i*len(parameters)+j]; text.String() != want {
				t.Fatalf("seed %s, %+v:\nwe have  %s\nCPython  %s", seed, config, text.String(), want)
			}
		}
	}
}
