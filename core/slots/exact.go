package slots

import (
	"slices"
	"strconv"

	"contend/core/fault"
	"contend/core/pace"
)

const (
	// MaxExactParticipants bounds [Exact] and [Joint], whose time grows with the cube of the number.
	MaxExactParticipants = 200
	// RoundsLimit is how many rounds the law of the number of rounds lists at most.
	RoundsLimit = 10000
	// CollisionsLimit is the largest number of participations that their law lists.
	CollisionsLimit = 65535
	// TraceLimit is how many rounds Chain's lists by round have at most.
	TraceLimit = 1000
)

// negligible is the probability of not being through at which a list by round ends, and with it the computation of a
// chain whose window still grows.
const negligible = 1e-40

// Chain is the exact theory of one channel with independent choices: what a run and a sample are drawn from.
type Chain struct {
	Rounds     Distribution `json:"rounds"`
	Collisions Distribution `json:"collisions"` // participations: a slot that five chose counts five
	// Attempts is the mean number of draws: every participation, and one success for each participant.
	Attempts      Mean `json:"attempts"`
	Slots         Mean `json:"slots"`         // of the sum of the windows
	CollidedSlots Mean `json:"collidedSlots"` // of the slots that two or more chose

	// Waiting[r-1] is the mean number of participants that still wait after round r. For one participant chosen
	// beforehand, Waiting[r-1] / participants is the probability of being among them.
	Waiting []float64 `json:"waiting"`
	// Unfinished[r-1] is P(somebody still waits after round r) = P(Rounds > r).
	Unfinished []float64 `json:"unfinished"`
	// Finished[r-1] is P(Rounds ≤ r).
	Finished []float64 `json:"finished"`
}

// Exact computes the chain of participants (0 … MaxExactParticipants) that start with window (1 … MaxWindow) slots and
// never grow it beyond limit, the cap (1 … MaxCap; nil: none). More participants are the fault too-large.
//
// As all who wait share one window, the number k who wait before round r is a Markov chain with the transition
// probabilities of [newOccupancy] for window W_r = min(cap, start·2^(r-1)), W_1 = start.
//
// Once the window is constant, means and variances solve the chain's equations: with p_s = P(s of k are alone) and a
// cost c(k') of leaving k', M_k = (p_0 c(k) + Σ_{s≥1} p_s (c(k-s) + M_{k-s})) / Σ_{s≥1} p_s, and the variance by the law
// of total variance; before, they follow backwards round by round. All terms are positive. The relative error of a mean
// or a standard deviation is about 10^-13, also where the mean is 10^60. Without a cap the recursion ends once all are
// through but for a probability below 10^-40, which is then the error.
//
// Probabilities are listed to an absolute error of about 10^-15. Where the laws are too long for RoundsLimit or
// CollisionsLimit (small windows for many), Tail is the rest.
//
// The meter's error is returned as it is when it stops the work: there is no partial result.
func Exact(participants int, window int64, limit *int64, meter *pace.Meter) (*Chain, error) {
	if err := checkExact(participants, window, limit); err != nil {
		return nil, err
	}
	n := participants
	missing := 1.0 // probability not yet listed, which is the best measure of how much is left to do
	tick := ticker(meter, func() float64 { return 1 - missing })

	// Forwards, by rounds: who waits, and with how many participations, while the window grows.
	chain := &Chain{Waiting: []float64{}, Unfinished: []float64{}, Finished: []float64{}}
	rounds := newRoundLaw(n, chain)
	lanes := startLanes(n)
	through := lanes[0].addTo(nil) // by participations: those who got through while the window grew
	growing := []*occupancy{}
	var constant *occupancy // nil where all are through before the window is constant
	for windows := newWindows(window, limit); rounds.unfinished > negligible; windows.next() {
		o, err := newOccupancy(n, windows.size, tick)
		if err != nil {
			return nil, err
		}
		if windows.constant {
			constant = o
			break
		}
		growing = append(growing, o)
		rounds.step(o)
		if lanes, err = o.step(lanes, CollisionsLimit, tick); err != nil {
			return nil, err
		}
		through = lanes[0].addTo(through)
		lanes[0] = lane{}
	}
	for constant != nil && !rounds.listed() {
		rounds.step(constant)
		if err := tick(n * n / 4); err != nil {
			return nil, err
		}
	}
	collisions, tail, err := collisionLaw(through, lanes, constant, &missing, tick)
	if err != nil {
		return nil, err
	}

	// Backwards: what is still to come from each k.
	still := newFuture(n)
	if constant != nil {
		still = still.before(constant, true)
	}
	for _, o := range slices.Backward(growing) {
		still = still.before(o, false)
	}
	chain.Rounds = list(rounds.law, rounds.tail, still.rounds.mean[n], still.rounds.variance[n])
	chain.Collisions = list(collisions, tail, still.collisions.mean[n], still.collisions.variance[n])
	chain.Attempts.Mean = still.collisions.mean[n] + float64(n)
	chain.Slots.Mean = still.slots.mean[n]
	chain.CollidedSlots.Mean = still.shared.mean[n]
	return chain, nil
}

// Joint is P(all are through in exactly that round, with exactly that many participations in collisions). rounds is from
// 0 to TraceLimit, collisions from 0 to CollisionsLimit; the other arguments are those of [Exact]. The absolute error is
// about 10^-15.
func Joint(participants int, window int64, limit *int64, rounds, collisions int, meter *pace.Meter) (float64, error) {
	if err := checkExact(participants, window, limit); err != nil {
		return 0, err
	}
	if rounds < 0 || rounds > TraceLimit {
		return 0, fault.Range("rounds", float64(rounds), 0, TraceLimit)
	}
	if collisions < 0 || collisions > CollisionsLimit {
		return 0, fault.Range("collisions", float64(collisions), 0, CollisionsLimit)
	}
	played := 0
	tick := ticker(meter, func() float64 { return float64(played) / float64(rounds) })
	lanes := startLanes(participants)
	windows := newWindows(window, limit)
	var o *occupancy
	for ; played < rounds; played++ {
		var err error
		if o == nil || o.window != windows.size {
			if o, err = newOccupancy(participants, windows.size, tick); err != nil {
				return 0, err
			}
		}
		if lanes, err = o.step(lanes, collisions, tick); err != nil {
			return 0, err
		}
		windows.next()
	}
	return lanes[0].value(collisions), nil
}

func checkExact(participants int, window int64, limit *int64) error {
	if participants > MaxExactParticipants {
		return fault.Large("participants", MaxExactParticipants, "a run and a sample take more, up to "+strconv.Itoa(MaxParticipants))
	}
	return checkChannel(participants, window, limit)
}
