package slots

// leastPath is the probability below which a step is not followed, and the ends of a lane are cut off. It is meant for
// laws, which are listed to an absolute error far above it; moments leave nothing out.
const leastPath = 1e-40

// lane is the joint probability of "k wait" (k is the lane's place in a list) and "participations so far are c", for
// consecutive c from at on.
type lane struct {
	at int
	p  []float64
}

func (l lane) value(c int) float64 {
	if c < l.at || c >= l.at+len(l.p) {
		return 0
	}
	return l.p[c-l.at]
}

// addTo adds the lane to a list that starts at c = 0.
func (l lane) addTo(sums []float64) []float64 {
	for i, p := range l.p {
		for len(sums) <= l.at+i {
			sums = append(sums, 0)
		}
		sums[l.at+i] += p
	}
	return sums
}

// trim cuts off what is negligible at both ends.
func (l lane) trim() lane {
	for len(l.p) > 0 && l.p[0] < leastPath {
		l.at, l.p = l.at+1, l.p[1:]
	}
	for len(l.p) > 0 && l.p[len(l.p)-1] < leastPath {
		l.p = l.p[:len(l.p)-1]
	}
	return l
}

// startLanes is the state before the first round: all of n wait, and there was no participation yet.
func startLanes(n int) []lane {
	lanes := make([]lane, n+1)
	lanes[n] = lane{p: []float64{1}}
	return lanes
}

// step plays one round. The lane 0 of the result holds those who all got through in this very round; the lane 0 of
// lanes plays no part. Participations
// above most are left out.
func (o *occupancy) step(lanes []lane, most int, tick func(work int) error) ([]lane, error) {
	from, to := make([]int, len(lanes)), make([]int, len(lanes)) // the range of each new lane, from inclusive, to exclusive
	each := func(visit func(k, rest int, p float64) error) error {
		for k := 1; k < len(lanes); k++ {
			if len(lanes[k].p) == 0 {
				continue
			}
			for s, p := range o.alone[k] {
				if p < leastPath {
					continue
				}
				if err := visit(k, k-s, p); err != nil {
					return err
				}
			}
		}
		return nil
	}
	_ = each(func(k, rest int, _ float64) error {
		first := lanes[k].at + rest
		last := min(first+len(lanes[k].p), most+1)
		if first >= last {
			return nil
		}
		if to[rest] == 0 {
			from[rest], to[rest] = first, last
		}
		from[rest], to[rest] = min(from[rest], first), max(to[rest], last)
		return nil
	})
	out := make([]lane, len(lanes))
	for k := range out {
		out[k] = lane{at: from[k], p: make([]float64, to[k]-from[k])}
	}
	err := each(func(k, rest int, p float64) error {
		in, into := lanes[k], out[rest]
		shift := in.at + rest - into.at
		if shift >= len(into.p) {
			return nil
		}
		target := into.p[shift:]
		for i, q := range in.p[:min(len(in.p), len(target))] {
			target[i] += p * q
		}
		return tick(len(in.p) + 10)
	})
	if err != nil {
		return nil, err
	}
	for k := range out {
		out[k] = out[k].trim()
	}
	return out, nil
}
