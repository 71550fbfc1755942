package backoff

import "math"

// The first two decorrelated waits have closed forms, and their laws the sharpest kinks.

// firstWait is P(X_1 ≤ t): X_1 is uniform on [base, 3·base], limited by the cap.
func firstWait(base, top, t float64) float64 {
	if t >= top {
		return 1
	}
	return min(1, max(0, (t-base)/((memoryFactor-1)*base)))
}

// twoWaits is P(X_1 + X_2 ≤ t). Given X_1 = x, X_2 has the distribution function (s - base)/(3x - base) up to
// s = min(3x, cap), where it becomes 1; so that, over x from base to min(3·base, cap),
//
//	P = 1/(2·base)·(∫ dx where t-x ≥ min(3x, cap) + ∫ (t-base-x)/(3x-base) dx where base ≤ t-x < min(3x, cap))
//
// and the same once more with x = cap for the atom of X_1.
func twoWaits(base, top, t float64) float64 {
	edge := min(memoryFactor*base, top)
	sure := min(max(base, t/(memoryFactor+1), t-top), edge)
	some := min(max(sure, t-base), edge)
	total := sure - base
	if some > sure {
		rest := t - base
		total += (sure-some)/memoryFactor +
			(rest-base/memoryFactor)/memoryFactor*math.Log((memoryFactor*some-base)/(memoryFactor*sure-base))
	}
	level := 1 / ((memoryFactor - 1) * base)
	probability := total * level
	if atom := memoryFactor*base - top; atom > 0 {
		s := t - top
		switch {
		case s >= top:
			probability += atom * level
		case s > base:
			probability += atom * level * (s - base) / (memoryFactor*top - base)
		}
	}
	return min(1, max(0, probability))
}
