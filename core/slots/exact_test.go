package slots

import (
	"context"
	"errors"
	"math"
	"math/big"
	"testing"

	"contend/core/fault"
	"contend/core/pace"

	"pgregory.net/rapid"
)

func exact(t interface {
	Helper()
	Fatalf(string, ...any)
}, n int, window int64, limit *int64) *Chain {
	t.Helper()
	chain, err := Exact(n, window, limit, nil)
	if err != nil {
		t.Fatalf("Exact(%d, %d): %v", n, window, err)
	}
	return chain
}

// near tells whether got is want but for a relative error.
func near(got, want, relative float64) bool {
	return math.Abs(got-want) <= relative*math.Abs(want)
}

func probability(d Distribution, value float64) float64 {
	for _, entry := range d.PMF {
		if entry[0] == value {
			return entry[1]
		}
	}
	return 0
}

func atMost(d Distribution, value float64) float64 {
	sum := 0.0
	for _, entry := range d.PMF {
		if entry[0] <= value {
			sum += entry[1]
		}
	}
	return sum
}

// The reference values were computed with exact rationals, and checked by 200,000 simulated runs, outside this program.
func TestReferenceValues(t *testing.T) {
	for _, row := range []struct {
		n                        int
		window, cap              int64
		rounds, roundsSD         float64
		collisions, collisionsSD float64
		slots, shared            float64
	}{
		{12, 2, 32, 5.065653299982, .5421684121, 35.958950907417, 3.7468961367, 64.1009058121, 10.5752827391},
		{4, 1, 8, 3485.0 / 882, .6913484134, 2851.0 / 294, 2.0117366995, 14.6099773243, 3.3999078798},
		{8, 1, 16, 5.312296768464, .6089058438, 27.344233283045, 3.0309125727, 35.9967482954, 7.4969183346},
		{16, 16, 16, 3.423746849011, .7311711281, 15.653500173813, 5.2878936600, 54.7799495842, 6.8579160167},
		{50, 2, 1024, 7.616105073752, .5080266318, 252.701353775925, 7.8331523510, 414.4875253677, 49.5499203258},
		{2, 2, 2, 2, math.Sqrt2, 2, 2 * math.Sqrt2, 4, 1}, // every round costs 2, and rounds-1 of them collide
		{3, 2, 2, 10.0 / 3, 1.5634719199, 5, 2 * math.Sqrt(3), 20.0 / 3, 7.0 / 3},
		{12, 2, 2, 382.411544011544, 203.0497411995, 4084, 2355.28257327, 764.8230880231, 750.2198773449},
	} {
		chain := exact(t, row.n, row.window, &row.cap)
		for _, number := range []struct {
			what      string
			got, want float64
			relative  float64
		}{
			{"E[rounds]", chain.Rounds.Mean, row.rounds, 1e-13},
			{"sd of rounds", chain.Rounds.SD, row.roundsSD, 2e-10},
			{"E[participations]", chain.Collisions.Mean, row.collisions, 1e-13},
			{"sd of participations", chain.Collisions.SD, row.collisionsSD, 2e-10},
			{"E[slots]", chain.Slots.Mean, row.slots, 5e-12},
			{"E[collided slots]", chain.CollidedSlots.Mean, row.shared, 2e-11},
			{"E[attempts]", chain.Attempts.Mean, row.collisions + float64(row.n), 1e-13},
		} {
			if !near(number.got, number.want, number.relative) {
				t.Errorf("%d participants, %d → %d: %s = %.15g, want %.15g", row.n, row.window, row.cap, number.what, number.got, number.want)
			}
		}
	}
}

func TestTheDocumentsContest(t *testing.T) {
	chain := exact(t, 12, 2, limit(32))
	for r, want := range map[int]float64{
		3: .0000000133, 4: .1080518811, 5: .7262200158, 6: .1580151736, 7: .0074570277, 8: .0002478356,
	} {
		if got := probability(chain.Rounds, float64(r)); math.Abs(got-want) > 6e-11 {
			t.Errorf("P(rounds = %d) = %.12f, want %.10f", r, got, want)
		}
	}
	for i, want := range []float64{11.9941406250, 11.4866590686, 8.6578282764, 3.4379126513, .3662406991, .0156403481} {
		if got := chain.Waiting[i]; math.Abs(got-want) > 6e-11 {
			t.Errorf("E[waiting after round %d] = %.12f, want %.10f", i+1, got, want)
		}
	}
	for _, row := range []struct {
		what                 string
		got, want, tolerance float64
	}{
		{"P(participations = 31)", probability(chain.Collisions, 31), .0469975863, 6e-11},
		{"P(participations ≤ 31)", atMost(chain.Collisions, 31), .1105590561, 6e-11},
		{"P(participations = 19)", probability(chain.Collisions, 19), 1.329e-8, 6e-12},
		{"P(rounds ≤ 4)", chain.Finished[3], .1080518944, 6e-11},
		{"P(rounds > 4)", chain.Unfinished[3], 1 - .1080518944, 6e-11},
		{"least participations", chain.Collisions.PMF[0][0], 19, 0},
		{"5 % quantile of participations", *chain.Collisions.Quantiles.Q05, 30, 0},
		{"median of participations", *chain.Collisions.Quantiles.Q50, 36, 0},
		{"95 % quantile of participations", *chain.Collisions.Quantiles.Q95, 42, 0},
		{"median of rounds", *chain.Rounds.Quantiles.Q50, 5, 0},
	} {
		if math.Abs(row.got-row.want) > row.tolerance {
			t.Errorf("%s = %.12g, want %.12g", row.what, row.got, row.want)
		}
	}
	joint, err := Joint(12, 2, limit(32), 4, 31, nil)
	if err != nil {
		t.Fatal(err)
	}
	if math.Abs(joint-.023171509763) > 6e-13 {
		t.Errorf("P(4 rounds and 31 participations) = %.14f, want .023171509763", joint)
	}
}

func TestClaimsOfTheDocument(t *testing.T) {
	two := exact(t, 2, 2, limit(32))
	// Two share a slot with probability 1/W: 2·4·8·16 · 32^16 = 2^90.
	if got := two.Unfinished[19]; !near(got, math.Ldexp(1, -90), 1e-13) {
		t.Errorf("two participants, 2 → 32: P(not through after 20 rounds) = %g, want 2^-90", got)
	}
	// 2 + 4/2 + 8/8 + 16/64 + (32/1024)·32/31.
	if got, want := two.Slots.Mean, 5.25+1.0/31; !near(got, want, 1e-14) {
		t.Errorf("two participants, 2 → 32: E[slots] = %.15g, want %.15g", got, want)
	}
	if got, want := exact(t, 2, 1024, limit(1024)).Slots.Mean, 1024*1024.0/1023; !near(got, want, 1e-14) {
		t.Errorf("two participants, 1024 fixed: E[slots] = %.15g, want %.15g", got, want)
	}
}

// With two slots only one at most gets through in a round, until two are left: E[participations] = 2^n − n.
func TestTwoSlotsForMany(t *testing.T) {
	for _, n := range []int{2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 20, 30, 50, 100, 150, MaxExactParticipants} {
		chain := exact(t, n, 2, limit(2))
		want := math.Ldexp(1, n) - float64(n)
		if !near(chain.Collisions.Mean, want, 1e-12) || !near(chain.Attempts.Mean, math.Ldexp(1, n), 1e-12) {
			t.Errorf("%d participants: E[participations] = %.17g, want %.17g", n, chain.Collisions.Mean, want)
		}
		if math.IsNaN(chain.Collisions.SD) || math.IsInf(chain.Collisions.SD, 0) || chain.Collisions.SD <= 0 {
			t.Fatalf("%d participants: sd %v", n, chain.Collisions.SD)
		}
	}
	many := exact(t, MaxExactParticipants, 2, limit(2))
	if many.Rounds.Tail != 1 || len(many.Rounds.PMF) != 0 || many.Rounds.Quantiles.Q50 != nil || len(many.Unfinished) != TraceLimit {
		t.Errorf("200 participants, two slots: tail %v, %d values, median %v", many.Rounds.Tail, len(many.Rounds.PMF), many.Rounds.Quantiles.Q50)
	}
}

// Where each participant has some 1.3 to 1.9 slots per doubling, without a cap: E[slots]/(n·log2 n).
func TestWithoutACap(t *testing.T) {
	for n, want := range map[int]float64{4: 1.884, 8: 1.693, 16: 1.576, 32: 1.510, 64: 1.419, 128: 1.319, 200: 1.365} {
		chain := exact(t, n, 2, nil)
		if got := chain.Slots.Mean / (float64(n) * math.Log2(float64(n))); math.Abs(got-want) > 6e-4 {
			t.Errorf("%d participants: %.5f, want %.3f", n, got, want)
		}
		capped := exact(t, n, 2, limit(MaxCap))
		if !near(chain.Rounds.Mean, capped.Rounds.Mean, 1e-14) || !near(chain.Collisions.SD, capped.Collisions.SD, 1e-14) {
			t.Errorf("%d participants: a cap beyond reach changes the chain: %v, %v", n, chain.Rounds, capped.Rounds)
		}
	}
}

func TestOneOrNobodyInTheChain(t *testing.T) {
	for _, limit := range []*int64{nil, limit(1), limit(9)} {
		none := exact(t, 0, 4, limit)
		if none.Rounds.Mean != 0 || none.Slots.Mean != 0 || probability(none.Rounds, 0) != 1 || probability(none.Collisions, 0) != 1 || none.Rounds.Tail != 0 {
			t.Errorf("nobody: %+v", none)
		}
		one := exact(t, 1, 4, limit)
		if one.Rounds.Mean != 1 || one.Rounds.SD != 0 || one.Slots.Mean != 4 || one.Attempts.Mean != 1 || probability(one.Rounds, 1) != 1 || probability(one.Collisions, 0) != 1 {
			t.Errorf("one: %+v", one)
		}
	}
}

// rationalAlone is P(s of k are alone in one of w slots) by the classical formula of inclusion and exclusion (von Mises;
// Johnson and Kotz, Urn Models and Their Application, 1977), in exact arithmetic.
func rationalAlone(k, s int, w int64) *big.Rat {
	sum := new(big.Int)
	for j := s; j <= k && int64(j) <= w; j++ {
		// (-1)^(j-s) C(j,s) C(w,j) k!/(k-j)! (w-j)^(k-j)
		term := new(big.Int).Binomial(int64(j), int64(s))
		term.Mul(term, new(big.Int).Binomial(w, int64(j)))
		term.Mul(term, new(big.Int).MulRange(int64(k-j+1), int64(k)))
		term.Mul(term, new(big.Int).Exp(big.NewInt(w-int64(j)), big.NewInt(int64(k-j)), nil))
		if (j-s)%2 == 1 {
			term.Neg(term)
		}
		sum.Add(sum, term)
	}
	return new(big.Rat).SetFrac(sum, new(big.Int).Exp(big.NewInt(w), big.NewInt(int64(k)), nil))
}

func TestOccupancyAgainstExactRationals(t *testing.T) {
	never := func(int) error { return nil }
	for _, w := range []int64{1, 2, 3, 7, 16, 1000, 1 << 40} {
		const n = 24
		o, err := newOccupancy(n, float64(w), never)
		if err != nil {
			t.Fatal(err)
		}
		for k := 0; k <= n; k++ {
			sum := 0.0
			for s := 0; s <= k; s++ {
				want, _ := rationalAlone(k, s, w).Float64()
				if got := o.alone[k][s]; !near(got, want, 1e-13) && !(want < leastThrown && got <= leastThrown) {
					t.Errorf("P(%d of %d alone in %d slots) = %.17g, want %.17g", s, k, w, got, want)
				}
				sum += o.alone[k][s]
			}
			if math.Abs(sum-1) > 1e-14 {
				t.Errorf("%d in %d slots: the probabilities add up to %.17g", k, w, sum)
			}
			// E[shared] = W − W(1−1/W)^k − k(1−1/W)^(k-1), exactly.
			if k > 0 {
				power := new(big.Rat).SetFrac(new(big.Int).Exp(big.NewInt(w-1), big.NewInt(int64(k-1)), nil), new(big.Int).Exp(big.NewInt(w), big.NewInt(int64(k-1)), nil))
				crowd := new(big.Rat).Mul(power, new(big.Rat).SetInt64(int64(k)+w-1))
				want, _ := crowd.Sub(new(big.Rat).SetInt64(w), crowd).Float64()
				if !near(o.shared[k], want, 1e-13) {
					t.Errorf("E[slots shared by %d of %d] = %.17g, want %.17g", k, w, o.shared[k], want)
				}
			}
		}
	}
}

// rationalChain is the mean and the second moment of rounds and participations from k, in exact arithmetic: windows one
// after the other, the last one for ever.
func rationalChain(n int, windows []int64) (rounds, rounds2, collisions, collisions2 *big.Rat) {
	zeros := func() []*big.Rat {
		list := make([]*big.Rat, n+1)
		for i := range list {
			list[i] = new(big.Rat)
		}
		return list
	}
	var next [2][2][]*big.Rat // cost 1 and cost k'; first and second moment; by k
	for i := len(windows) - 1; i >= 0; i-- {
		last := i == len(windows)-1
		var now [2][2][]*big.Rat
		for cost := range 2 {
			now[cost] = [2][]*big.Rat{zeros(), zeros()}
			after := next[cost]
			if last {
				after = now[cost]
			}
			for k := 1; k <= n; k++ {
				p := make([]*big.Rat, k+1)
				for s := range p {
					p[s] = rationalAlone(k, s, windows[i])
				}
				price := func(rest int) *big.Rat {
					if cost == 0 {
						return big.NewRat(1, 1)
					}
					return big.NewRat(int64(rest), 1)
				}
				// E[X] = Σ p (c + M'), E[X²] = Σ p (c² + 2cM' + M2'); with the loop s = 0 solved in the last window.
				mean, square := new(big.Rat), new(big.Rat)
				for s := 0; s <= k; s++ {
					c := price(k - s)
					if last && s == 0 {
						mean.Add(mean, new(big.Rat).Mul(p[0], c))
						continue
					}
					mean.Add(mean, new(big.Rat).Mul(p[s], new(big.Rat).Add(c, after[0][k-s])))
				}
				stay := big.NewRat(1, 1)
				if last {
					stay.Sub(stay, p[0])
				}
				mean.Quo(mean, stay)
				now[cost][0][k] = mean
				for s := 0; s <= k; s++ {
					c := price(k - s)
					part := new(big.Rat).Mul(c, c)
					twice := new(big.Rat).Mul(big.NewRat(2, 1), c)
					part.Add(part, twice.Mul(twice, after[0][k-s]))
					if !last || s > 0 {
						part.Add(part, after[1][k-s])
					}
					square.Add(square, part.Mul(part, p[s]))
				}
				now[cost][1][k] = square.Quo(square, stay)
			}
		}
		next = now
	}
	return next[0][0][n], next[0][1][n], next[1][0][n], next[1][1][n]
}

func TestMomentsAgainstExactRationals(t *testing.T) {
	for _, row := range []struct {
		n       int
		windows []int64
	}{
		{4, []int64{1, 2, 4, 8}}, {9, []int64{2, 4, 8, 16, 20}}, {12, []int64{2, 4, 8, 16, 32}}, {7, []int64{40, 3}},
		{10, []int64{5}}, {11, []int64{2}}, {6, []int64{1, 2}}, {2, []int64{1 << 31, 2}},
	} {
		last := row.windows[len(row.windows)-1]
		chain := exact(t, row.n, row.windows[0], &last)
		rounds, rounds2, collisions, collisions2 := rationalChain(row.n, row.windows)
		for _, law := range []struct {
			what          string
			got           Distribution
			first, second *big.Rat
		}{{"rounds", chain.Rounds, rounds, rounds2}, {"participations", chain.Collisions, collisions, collisions2}} {
			mean, _ := law.first.Float64()
			variance, _ := new(big.Rat).Sub(law.second, new(big.Rat).Mul(law.first, law.first)).Float64()
			if !near(law.got.Mean, mean, 1e-13) || !near(law.got.SD, math.Sqrt(variance), 1e-13) {
				t.Errorf("%d participants, windows %v: %s have mean %.17g and sd %.17g, want %.17g and %.17g",
					row.n, row.windows, law.what, law.got.Mean, law.got.SD, mean, math.Sqrt(variance))
			}
		}
	}
}

// The joint law by exact arithmetic, over all paths, against Joint and against both laws of Exact.
func TestLawsAgainstExactRationals(t *testing.T) {
	const n, rounds = 6, 7
	windows := []int64{2, 4, 8, 9, 9, 9, 9}
	type state struct{ k, c int }
	now := map[state]*big.Rat{{n, 0}: big.NewRat(1, 1)}
	byRounds, byBoth := make([]float64, rounds+1), map[[2]int]float64{}
	for r := 1; r <= rounds; r++ {
		next := map[state]*big.Rat{}
		for from, q := range now {
			for s := 0; s <= from.k; s++ {
				rest := from.k - s
				to := state{rest, from.c + rest}
				if next[to] == nil {
					next[to] = new(big.Rat)
				}
				next[to].Add(next[to], new(big.Rat).Mul(q, rationalAlone(from.k, s, windows[r-1])))
			}
		}
		for at, q := range next {
			if at.k > 0 {
				continue
			}
			p, _ := q.Float64()
			byRounds[r] += p
			byBoth[[2]int{r, at.c}] = p
			delete(next, at)
		}
		now = next
	}
	chain := exact(t, n, 2, limit(9))
	for r := 1; r <= rounds; r++ {
		if got := probability(chain.Rounds, float64(r)); math.Abs(got-byRounds[r]) > 1e-15 {
			t.Errorf("P(rounds = %d) = %.17g, want %.17g", r, got, byRounds[r])
		}
		for c := 0; c <= n*r; c++ {
			got, err := Joint(n, 2, limit(9), r, c, nil)
			if err != nil {
				t.Fatal(err)
			}
			if want := byBoth[[2]int{r, c}]; math.Abs(got-want) > 1e-15 {
				t.Errorf("P(rounds = %d, participations = %d) = %.17g, want %.17g", r, c, got, want)
			}
		}
	}
	// A run that plays more than 7 rounds has at least 2 participations in each of 7: up to 13 the law is known in full.
	for c := 0; c <= 13; c++ {
		want := 0.0
		for r := 1; r <= rounds; r++ {
			want += byBoth[[2]int{r, c}]
		}
		if got := probability(chain.Collisions, float64(c)); math.Abs(got-want) > 1e-15 {
			t.Errorf("P(participations = %d) = %.17g, want %.17g", c, got, want)
		}
	}
}

// P(rounds ≤ 1) of two in two slots is exactly ½: the smallest value with at least that much below it is 1.
func TestQuantilesAreTheSmallestValues(t *testing.T) {
	q := exact(t, 2, 2, limit(2)).Rounds.Quantiles
	if *q.Q05 != 1 || *q.Q50 != 1 || *q.Q95 != 5 || *q.Q99 != 7 { // 1 − 2^-r
		t.Errorf("quantiles %v %v %v %v, want 1 1 5 7", *q.Q05, *q.Q50, *q.Q95, *q.Q99)
	}
}

// Nothing of a long law is lost on the way to its end.
func TestLawsOfManyAddUp(t *testing.T) {
	for _, bound := range []*int64{nil, limit(64), limit(32)} {
		chain := exact(t, MaxExactParticipants, 2, bound)
		for what, law := range map[string]Distribution{"rounds": chain.Rounds, "participations": chain.Collisions} {
			sum, mean := law.Tail, 0.0
			for _, entry := range law.PMF {
				sum += entry[1]
				mean += entry[0] * entry[1]
			}
			if math.Abs(sum-1) > 5e-14 || !near(mean, law.Mean, 1e-12) {
				t.Errorf("%s: the law adds up to 1 %+.2g, its mean is off by %+.2g", what, sum-1, mean/law.Mean-1)
			}
		}
	}
}

// What must hold of every chain: its parts are computed along different ways and have to meet.
func TestThePartsOfAChainAgree(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(0, 25).Draw(t, "participants")
		window := rapid.Int64Range(1, 64).Draw(t, "window")
		var bound *int64
		if rapid.Bool().Draw(t, "capped") {
			bound = limit(rapid.Int64Range(max(2, int64(n/3)), 64).Draw(t, "cap"))
		}
		chain := exact(t, n, window, bound)
		for what, law := range map[string]Distribution{"rounds": chain.Rounds, "participations": chain.Collisions} {
			if law.Tail >= leastTail {
				t.Fatalf("%s: tail %v after %d values", what, law.Tail, len(law.PMF))
			}
			sum, mean, square := law.Tail, 0.0, 0.0
			for i, entry := range law.PMF {
				if i > 0 && entry[0] <= law.PMF[i-1][0] || entry[1] <= 0 {
					t.Fatalf("%s: entry %d is %v", what, i, entry)
				}
				sum += entry[1]
				mean += entry[0] * entry[1]
				square += entry[1] * (entry[0] - law.Mean) * (entry[0] - law.Mean)
			}
			if math.Abs(sum-1) > 1e-12 || math.Abs(mean-law.Mean) > 1e-9*(1+law.Mean) || math.Abs(math.Sqrt(square)-law.SD) > 1e-6*(1+law.SD) {
				t.Fatalf("%s: the law adds up to %v, with mean %v and sd %v; solved: %v and %v", what, sum, mean, math.Sqrt(square), law.Mean, law.SD)
			}
		}
		waiting, unfinished := 0.0, 0.0
		for i := range chain.Waiting {
			waiting += chain.Waiting[i]
			unfinished += chain.Unfinished[i]
			if math.Abs(chain.Finished[i]+chain.Unfinished[i]-1) > 1e-13 {
				t.Fatalf("after round %d: %v through and %v not", i+1, chain.Finished[i], chain.Unfinished[i])
			}
		}
		if len(chain.Waiting) < TraceLimit {
			if !near(waiting, chain.Collisions.Mean, 1e-11) {
				t.Fatalf("Σ E[waiting] = %v, E[participations] = %v", waiting, chain.Collisions.Mean)
			}
			if n > 0 && !near(unfinished+1, chain.Rounds.Mean, 1e-11) {
				t.Fatalf("Σ P(unfinished) = %v, E[rounds] = %v", unfinished+1, chain.Rounds.Mean)
			}
		}
	})
}

func TestExactAgainstSamples(t *testing.T) {
	for _, row := range []struct {
		n      int
		window int64
		limit  *int64
		runs   int
	}{
		{12, 2, limit(32), 20000}, {4, 1, limit(8), 20000}, {16, 16, limit(16), 10000}, {10, 50, limit(5), 10000}, {60, 2, nil, 4000}, {6, 2, limit(2), 10000},
	} {
		chain := exact(t, row.n, row.window, row.limit)
		config := Config{Participants: row.n, Window: row.window, Cap: row.limit, Choice: Independent, MaxRounds: MaxRounds}
		sample, err := Sample(config, row.runs, nil)
		if err != nil {
			t.Fatal(err)
		}
		for what, pair := range map[string]struct {
			seen Histogram
			law  Distribution
		}{"rounds": {sample.Rounds, chain.Rounds}, "participations": {sample.Collisions, chain.Collisions}} {
			if sample.Unfinished != 0 || math.Abs(pair.seen.Mean-pair.law.Mean) > 4*pair.seen.StandardError {
				t.Errorf("%d participants from %d: mean %s %v ± %v of %d runs, exactly %v", row.n, row.window, what, pair.seen.Mean, pair.seen.StandardError, row.runs, pair.law.Mean)
			}
			for _, entry := range pair.seen.Counts {
				p := probability(pair.law, float64(entry[0]))
				expected := p * float64(row.runs)
				if off := math.Abs(float64(entry[1]) - expected); off > 5*math.Sqrt(expected*(1-p))+3 {
					t.Errorf("%d participants from %d: %d runs had %d %s, expected %.1f", row.n, row.window, entry[1], entry[0], what, expected)
				}
			}
		}
	}
}

func TestExactRefusesByField(t *testing.T) {
	for _, row := range []struct {
		n      int
		window int64
		limit  *int64
		code   fault.Code
		field  string
	}{
		{-1, 2, limit(32), fault.OutOfRange, "participants"},
		{201, 2, limit(32), fault.TooLarge, "participants"},
		{math.MaxInt, 2, limit(32), fault.TooLarge, "participants"},
		{12, 0, limit(32), fault.OutOfRange, "window"},
		{12, MaxWindow + 1, nil, fault.OutOfRange, "window"},
		{12, 2, limit(0), fault.OutOfRange, "cap"},
		{2, 8, limit(1), fault.Conflict, "cap"},
	} {
		_, err := Exact(row.n, row.window, row.limit, nil)
		var f *fault.Error
		if !errors.As(err, &f) || f.Code != row.code || f.Field != row.field {
			t.Errorf("Exact(%d, %d) gave %v, want %s on %s", row.n, row.window, err, row.code, row.field)
		}
		if _, err := Joint(row.n, row.window, row.limit, 1, 0, nil); !errors.As(err, &f) || f.Code != row.code || f.Field != row.field {
			t.Errorf("Joint(%d, %d) gave %v, want %s on %s", row.n, row.window, err, row.code, row.field)
		}
	}
	for _, row := range []struct {
		rounds, collisions int
		field              string
	}{{-1, 0, "rounds"}, {TraceLimit + 1, 0, "rounds"}, {1, -1, "collisions"}, {1, CollisionsLimit + 1, "collisions"}} {
		_, err := Joint(12, 2, limit(32), row.rounds, row.collisions, nil)
		var f *fault.Error
		if !errors.As(err, &f) || f.Code != fault.OutOfRange || f.Field != row.field {
			t.Errorf("Joint(…, %d, %d) gave %v, want out-of-range on %s", row.rounds, row.collisions, err, row.field)
		}
	}
	if p, err := Joint(0, 2, nil, 0, 0, nil); err != nil || p != 1 {
		t.Errorf("nobody is through after 0 rounds with probability %v, error %v", p, err)
	}
	if p, err := Joint(3, 2, nil, 0, 0, nil); err != nil || p != 0 {
		t.Errorf("three are through after 0 rounds with probability %v, error %v", p, err)
	}
}

func TestExactStopsWhenTold(t *testing.T) {
	stopped, stop := context.WithCancel(context.Background())
	stop()
	meter := &pace.Meter{Context: stopped}
	if chain, err := Exact(200, 2, limit(32), meter); chain != nil || !pace.Stopped(err) {
		t.Errorf("Exact gave %v, %v", chain, err)
	}
	if _, err := Joint(200, 2, limit(32), 100, 15000, meter); !pace.Stopped(err) {
		t.Errorf("Joint gave %v", err)
	}
}

func TestExactTellsHowFarItGot(t *testing.T) {
	beats := 0
	meter := &pace.Meter{Report: func(done, total float64) {
		beats++
		if total != 1 || done < 0 || done > 1 {
			t.Errorf("progress %v of %v", done, total)
		}
	}}
	for range 20 { // one is over in some tenths of a second
		if _, err := Exact(200, 2, limit(32), meter); err != nil {
			t.Fatal(err)
		}
		if beats > 0 {
			return
		}
	}
	t.Error("no progress was told")
}

func BenchmarkExactDocument(b *testing.B) {
	for b.Loop() {
		if _, err := Exact(12, 2, limit(32), nil); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkExact200(b *testing.B) {
	for b.Loop() {
		if _, err := Exact(200, 2, limit(32), nil); err != nil {
			b.Fatal(err)
		}
	}
}
