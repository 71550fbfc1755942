package mutex

import (
	"math"

	"contend/core/fault"
)

// MaxReplicas is the largest number of replicas of [ViolationOf].
const MaxReplicas = 1000

// Violation is how likely it is that replicas which forget let two in.
type Violation struct {
	Probability float64 // 0 below 10^-323; Mantissa and Exponent go on
	Log10       float64 // −∞ for 0
	Mantissa    float64 // in [1, 10), or 0
	Exponent    int
	Least       int     // the fewest of the holder's voters that must forget: 2m − n
	Terms       []Term  // P[k] for k = Least … m
	ByMajority  []Share // the same for every majority
	AnyResets   float64 // 1 − (1 − p)^n: that some replica forgets at all
}

// Term is P[k], the probability that exactly k of the m voters forget.
type Term struct {
	K     int
	Log10 float64 // −∞ for 0
}

// Share is the probability for a majority of Majority replicas.
type Share struct {
	Majority int
	Log10    float64 // −∞ for 0
}

// ViolationOf is the probability that a resource held with the votes of m of n replicas can be granted once more while it
// is held, when each replica forgets its vote with probability p = a/b during that time, independently. The second one
// needs m votes too; n − m replicas are free, so at least 2m − n of the m voters must have forgotten:
//
//	P = Σ_{k = 2m−n}^{m} C(m,k) p^k (1−p)^(m−k)
//
// It is an upper bound on two inside at once: somebody must also ask in time. n is 1 to MaxReplicas, m from ⌊n/2⌋ + 1 to n,
// 0 ≤ a ≤ b, b > 0; otherwise a fault on "replicas", "majority" or "resetProbability". With m ≤ n/2 two can be granted the
// resource although nobody forgets anything.
//
// All terms are positive and are computed to about 30 digits; the mantissa is right to the last digit of a float64 or one
// beside it. (S.-D. Lin, Q. Lian, M. Chen, Z. Zhang, A practical distributed mutual exclusion protocol in dynamic
// peer-to-peer systems, IPTPS 2004.)
func ViolationOf(n, m int, a, b float64) (*Violation, error) {
	if n < 1 || n > MaxReplicas {
		return nil, fault.Range("replicas", float64(n), 1, MaxReplicas)
	}
	if least := n/2 + 1; m < least || m > n {
		return nil, fault.Range("majority", float64(m), float64(least), float64(n))
	}
	if !(a >= 0 && a <= b && b > 0) {
		return nil, fault.Range("resetProbability", a/b, 0, 1)
	}
	p := wideOf(a).over(wideOf(b))
	// b − a, to the last bit: b is the larger one.
	high := b - a
	q := wide{high: high, low: (b - high) - a}.normal().over(wideOf(b))
	v := &Violation{Least: 2*m - n, AnyResets: -math.Expm1(float64(n) * math.Log1p(-a/b))}
	sum := atLeast(m, v.Least, p, q, func(k int, term wide) { v.Terms = append(v.Terms, Term{k, term.log10()}) })
	v.Probability, v.Log10 = sum.float(), sum.log10()
	v.Mantissa, v.Exponent = sum.decimal()
	for other := n/2 + 1; other <= n; other++ {
		v.ByMajority = append(v.ByMajority, Share{other, atLeast(other, 2*other-n, p, q, nil).log10()})
	}
	return v, nil
}

// atLeast is the probability of at least so many successes in m trials, each with probability p = 1 − q. told, if there is
// one, gets the probability of each number of them.
func atLeast(m, least int, p, q wide, told func(k int, term wide)) wide {
	term, sum := wideOf(1), wide{}
	for k := range least { // C(m, least) p^least
		term = term.times(p).times(wideOf(float64(m - k))).over(wideOf(float64(k + 1)))
	}
	for range m - least {
		term = term.times(q)
	}
	for k := least; k <= m; k++ {
		if q.high == 0 && k == m {
			term = wideOf(1) // all of them, for sure
		}
		if told != nil {
			told(k, term)
		}
		sum = sum.plus(term)
		if q.high > 0 && k < m {
			term = term.times(p).times(wideOf(float64(m - k))).over(q.times(wideOf(float64(k + 1))))
		}
	}
	return sum
}
