package stat

import "math"

// Wilson is the score interval of a proportion of which hits of n were seen, z standard errors wide to each side (1.96
// for 95 %): E. B. Wilson, "Probable inference, the law of succession, and statistical inference" (JASA 22, 1927). It
// stays within [0, 1] and is right near 0 and 1, where the mean ± z·SE is not. For n ≤ 0 it is [0, 1]: nothing is known.
// hits below 0 or above n count as 0 and n.
func Wilson(hits, n int, z float64) (low, high float64) {
	if n <= 0 {
		return 0, 1
	}
	hits = min(max(hits, 0), n)
	count, zz := float64(n), z*z
	p := float64(hits) / count
	middle := (p + zz/(2*count)) / (1 + zz/count)
	half := z / (1 + zz/count) * math.Sqrt(p*(1-p)/count+zz/(4*count*count))
	low, high = max(0, middle-half), min(1, middle+half)
	// The ends are exact where nothing, or everything, was hit.
	if hits == 0 {
		low = 0
	}
	if hits == n {
		high = 1
	}
	return low, high
}
