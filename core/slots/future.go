package slots

// future is what is still to come when k wait and a given round begins.
type future struct {
	rounds, collisions moments
	slots, shared      moments // of their costs only the means are known, so only the means are right
}

// moments are the mean and the variance of a sum of costs, by k.
type moments struct{ mean, variance []float64 }

func newFuture(n int) *future {
	nothing := moments{make([]float64, n+1), make([]float64, n+1)}
	return &future{nothing, nothing, nothing, nothing}
}

// before is the future one round o earlier. With constant, o is every round that is still to come.
func (f *future) before(o *occupancy, constant bool) *future {
	return &future{
		rounds:     f.rounds.before(o, constant, func(_, _ int) float64 { return 1 }),
		collisions: f.collisions.before(o, constant, func(_, rest int) float64 { return float64(rest) }),
		slots:      f.slots.before(o, constant, func(_, _ int) float64 { return o.window }),
		shared:     f.shared.before(o, constant, func(k, _ int) float64 { return o.shared[k] }),
	}
}

// before takes one step of the chain backwards; cost(k, rest) is what a round costs that k enter and rest leave waiting.
//
// With constant, the step that lets nobody through leads back to the same k and is solved for: both equations are
// divided by P(somebody is alone), summed on its own and not taken from 1, because it may be 10^-58. It is 0 for no k:
// a constant window of 1 is refused for two or more, and one participant is always alone.
func (m moments) before(o *occupancy, constant bool, cost func(k, rest int) float64) moments {
	out := moments{make([]float64, len(m.mean)), make([]float64, len(m.mean))}
	after, first := m, 0 // the future after the round, and the fewest who get through in it
	if constant {
		after, first = out, 1 // filled in up to k-1 when k needs it
	}
	for k := 1; k < len(out.mean); k++ {
		alone := o.alone[k]
		mean, variance, moved := 0.0, 0.0, 1.0
		if constant {
			stay := cost(k, k)
			mean, variance, moved = alone[0]*stay, alone[0]*stay*stay, 0
			for _, p := range alone[1:] {
				moved += p
			}
		}
		for s := first; s <= k; s++ {
			mean += alone[s] * (cost(k, k-s) + after.mean[k-s])
		}
		mean /= moved
		for s := first; s <= k; s++ {
			off := cost(k, k-s) + after.mean[k-s] - mean
			variance += alone[s] * (after.variance[k-s] + off*off)
		}
		out.mean[k], out.variance[k] = mean, variance/moved
	}
	return out
}
