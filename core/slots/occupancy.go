package slots

// leastThrown is the probability below which a state of the throws is left out. It keeps the arithmetic clear of
// denormal numbers. It is that small because a rare bad first round can dominate a mean: two slots for 200 participants
// cost some 10^58 rounds.
const leastThrown = 1e-250

// occupancy is one round with a given window, for every number k of participants up to n that may wait.
type occupancy struct {
	window float64
	// alone[k][s] is P(s of k are alone in their slot); it has k+1 entries.
	alone [][]float64
	// shared[k] is E[slots chosen by two or more of k].
	shared []float64
}

// newOccupancy throws n participants into window slots one by one. With s slots that hold one and m that hold more, the
// next one falls into an empty slot with probability (W-s-m)/W, joins a single with s/W, and joins a crowd with m/W.
// After k throws the distribution of s is alone[k]. Every term is positive, so nothing cancels, unlike in the classical
// formula of inclusion and exclusion: the relative error of each probability is some n·10^-16. Time n³/12 steps.
func newOccupancy(n int, window float64, tick func(work int) error) (*occupancy, error) {
	o := &occupancy{window: window, alone: make([][]float64, n+1), shared: make([]float64, n+1)}
	all := make([]float64, (n+1)*(n+2)/2)
	width := n/2 + 1 // values of m
	now, next := make([]float64, (n+1)*width), make([]float64, (n+1)*width)
	now[0] = 1
	for k := 0; ; k++ {
		o.alone[k], all = all[:k+1:k+1], all[k+1:]
		for s := 0; s <= k; s++ {
			for m, p := range now[s*width : s*width+(k-s)/2+1] {
				o.alone[k][s] += p
				o.shared[k] += float64(m) * p
			}
		}
		if k == n {
			return o, nil
		}
		if err := tick(k * k / 2); err != nil {
			return nil, err
		}
		clear(next)
		for s := 0; s <= k; s++ {
			for m, p := range now[s*width : s*width+(k-s)/2+1] {
				if p < leastThrown {
					continue
				}
				at := s*width + m
				// s + m ≤ W wherever p > 0, so the first probability is not negative.
				next[at+width] += p * ((window - float64(s+m)) / window)
				next[at] += p * (float64(m) / window)
				if s > 0 {
					next[at-width+1] += p * (float64(s) / window)
				}
			}
		}
		now, next = next, now
	}
}
