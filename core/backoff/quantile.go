package backoff

import (
	"math"

	"contend/core/fault"
	"contend/core/pace"
)

// Quantile is the least t with P(total ≤ t) ≥ p, and how far it may be off. p must lie between 0 and 1 (else the fault
// out-of-range on "probability"); any other error is the meter's.
func (l *TotalLaw) Quantile(p float64, m *pace.Meter) (ms, off float64, err error) {
	if !(p > 0 && p < 1) {
		return 0, 0, fault.Range("probability", p, 0, 1)
	}
	if l.least >= l.most || l.sd == 0 {
		return l.most, 0, nil
	}
	// Cantelli's inequality brackets every quantile.
	low := max(l.least, l.mean-1.001*l.sd*math.Sqrt((1-p)/p))
	high := min(l.most, l.mean+1.001*l.sd*math.Sqrt(p/(1-p)))
	if l.bracket != nil {
		if low, high, err = l.bracket(p, low, high, m); err != nil {
			return 0, 0, err
		}
	}
	if ms, err = l.solve(p, low, high, m); err != nil {
		return 0, 0, err
	}
	off, err = l.certify(p, ms, m)
	return ms, off, err
}

// solve keeps F(low) < p ≤ F(high) and ends at high, so that an atom's own place is found from above. The false
// position (with the Illinois weights) is fast where F is smooth; when two steps did not halve the bracket it bisects.
func (l *TotalLaw) solve(p, low, high float64, m *pace.Meter) (float64, error) {
	atLow, _ := l.near(low)
	atHigh, _ := l.near(high)
	if atLow >= p {
		return low, nil
	}
	if atHigh < p {
		return high, nil
	}
	left, right := p-atLow, atHigh-p
	side, before := 0, 2*(high-low)
	for range 200 {
		tolerance := 1e-13 * high
		if high-low <= tolerance {
			break
		}
		middle := low + (high-low)*(left/(left+right))
		// A point at the very end of the bracket would not shrink it: step in by the tolerance.
		middle = min(max(middle, low+tolerance/2), high-tolerance/2)
		if high-low > before/2 {
			middle = low + (high-low)/2
			side = 0
		}
		before = high - low
		value, _ := l.near(middle)
		if err := m.Tick(0, 0); err != nil {
			return 0, err
		}
		if value >= p {
			high, right = middle, value-p
			if side > 0 {
				left /= 2
			}
			side = 1
		} else {
			low, left = middle, p-value
			if side < 0 {
				right /= 2
			}
			side = -1
		}
	}
	return high, nil
}

// certify finds how far the true quantile can be from ms, given the error of the distribution function: the smallest of
// 1e-12, 1e-11, … of ms, up to the whole support, at which F is surely below p on one side and not below it on the other.
func (l *TotalLaw) certify(p, ms float64, m *pace.Meter) (float64, error) {
	measure := ms
	if ms == 0 {
		measure = l.sd // an atom at 0
	}
	for distance := 1e-12 * measure; distance < l.most-l.least; distance *= 10 {
		low, high := ms-distance+l.slack, ms+distance-l.slack
		below, e1 := l.near(low)
		above, e2 := l.near(high)
		if low < high && (below+e1 < p || low < l.least) && (above-e2 >= p || high >= l.most) {
			return distance, nil
		}
		if err := m.Tick(0, 0); err != nil {
			return 0, err
		}
	}
	return l.most - l.least, nil
}

// fill writes the quantiles and their errors.
func (l *TotalLaw) fill(total *Total, m *pace.Meter) error {
	total.QuantileStanding = l.standing
	for i, p := range levels {
		ms, off, err := l.Quantile(p, m)
		if err != nil {
			return err
		}
		*total.QuantilesMs.at(i), *total.QuantileErrorMs.at(i) = ms, off
	}
	return nil
}

// Law is the distribution of the total wait. The error is a fault of the policy, or the meter's.
func (p *Policy) Law(m *pace.Meter) (*TotalLaw, error) {
	_, law, err := p.compute(m)
	return law, err
}
