package slots

// leastCarried is the probability below which a state is not carried on while laws are listed.
const leastCarried = 1e-60

// roundLaw follows k, the number who wait, round by round.
type roundLaw struct {
	chain      *Chain    // its lists by round are written here
	waiting    []float64 // by k
	law        []float64 // P(Rounds = 0), P(Rounds = 1), …
	finished   float64   // P(Rounds ≤ the rounds played)
	unfinished float64   // P(Rounds > the rounds played), summed on its own: no difference from 1
	tail       float64   // of law
}

func newRoundLaw(n int, chain *Chain) *roundLaw {
	l := &roundLaw{chain: chain, waiting: make([]float64, n+1)}
	l.waiting[n] = 1
	l.finished = l.waiting[0]
	l.law = []float64{l.finished}
	if n > 0 {
		l.unfinished, l.tail = 1, 1
	}
	return l
}

func (l *roundLaw) lawListed() bool { return l.tail < leastTail || len(l.law) > RoundsLimit }

// listed tells that the law and the lists by round have their full length.
func (l *roundLaw) listed() bool {
	return l.unfinished <= negligible || l.lawListed() && len(l.chain.Waiting) >= TraceLimit
}

func (l *roundLaw) step(o *occupancy) {
	next := make([]float64, len(l.waiting))
	for k, q := range l.waiting {
		if k == 0 || q < leastCarried {
			continue
		}
		for s, p := range o.alone[k] {
			next[k-s] += q * p
		}
	}
	l.waiting = next
	mean := 0.0
	l.unfinished = 0
	for k, q := range next[1:] {
		l.unfinished += q
		mean += float64(k+1) * q
	}
	// Near 1 the sum of many terms is less exact than what is missing from 1.
	if l.finished += next[0]; l.finished > .5 {
		l.finished = 1 - l.unfinished
	}
	if !l.lawListed() {
		l.law = append(l.law, next[0])
		l.tail = l.unfinished
	}
	if len(l.chain.Waiting) < TraceLimit {
		l.chain.Waiting = append(l.chain.Waiting, mean)
		l.chain.Unfinished = append(l.chain.Unfinished, l.unfinished)
		l.chain.Finished = append(l.chain.Finished, l.finished)
	}
	next[0] = 0
}

// collisionLaw lists P(Collisions = 0), P(Collisions = 1), … and what lies beyond. through are those who got through
// while the window grew, lanes those who still waited then, constant the round they go on with (nil: negligible).
//
// Once the window is constant, the round no longer matters: a state is (k, c), and a step leads from c to c + k' > c or
// to the end. So one pass over c in increasing order is enough, and only the next n values of c are kept. missing is
// kept at the probability that is not listed yet.
func collisionLaw(through []float64, lanes []lane, constant *occupancy, missing *float64, tick func(work int) error) (law []float64, tail float64, err error) {
	entering := append([]float64(nil), through...) // probability of getting through, or into lanes, with c participations
	if constant != nil {
		for _, l := range lanes {
			entering = l.addTo(entering)
		}
	}
	ahead := make([]float64, len(entering)+1) // the sum of entering from c on
	for c := len(entering) - 1; c >= 0; c-- {
		ahead[c] = ahead[c+1] + entering[c]
	}
	ring := make([][]float64, len(lanes)) // at c modulo its length: by k
	for i := range ring {
		ring[i] = make([]float64, len(lanes))
	}
	mass := make([]float64, len(ring)) // of each of its rows
	var matrix flows
	if constant != nil {
		matrix = constant.flows()
	}
	here := 0
	for c := 0; c <= CollisionsLimit; c++ {
		ended, work := 0.0, len(ring)
		if c < len(through) {
			ended = through[c]
		}
		if constant != nil && (mass[here] > 0 || c < len(entering) && entering[c] > 0) {
			row := ring[here]
			for k := range lanes {
				row[k] += lanes[k].value(c)
			}
			at := here
			for rest := range row {
				if flow := matrix.into(rest, row); rest == 0 {
					ended += flow
				} else if flow > leastCarried {
					ring[at][rest] += flow
					mass[at] += flow
				}
				if at++; at == len(ring) {
					at = 0
				}
				work += len(matrix[rest])
			}
			clear(row)
			mass[here] = 0
		}
		law = append(law, ended)
		tail = 0
		for _, m := range mass {
			tail += m
		}
		if c+1 < len(ahead) {
			tail += ahead[c+1]
		}
		if *missing = tail; tail < leastTail {
			break
		}
		if err := tick(work); err != nil {
			return nil, 0, err
		}
		if here++; here == len(ring) {
			here = 0
		}
	}
	return law, tail, nil
}

// flows are the transition probabilities of a round by where they lead: flows[rest][s] is P(s of rest+s are alone), up
// to the last s where that is not below leastPath.
type flows [][]float64

func (o *occupancy) flows() flows {
	f := make(flows, len(o.alone))
	for rest := range f {
		column := make([]float64, len(o.alone)-rest)
		reach := 0
		for s := range column {
			column[s] = o.alone[rest+s][s]
			if column[s] >= leastPath {
				reach = s + 1
			}
		}
		f[rest] = column[:reach]
	}
	return f
}

// into is the probability that flows to rest in one round from row, the probabilities by k.
func (f flows) into(rest int, row []float64) float64 {
	from := row[rest:]
	sum := 0.0
	for s, p := range f[rest] {
		sum += p * from[s]
	}
	return sum
}
