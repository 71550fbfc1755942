package backoff

import (
	"cmp"
	"math"
	"slices"

	"contend/core/pace"
)

// term is coefficient·e^{-s·x}/s^degree in the Laplace transform of a law, that is coefficient·(t - x)+^degree/degree!
// in its distribution function. Numbers carry 32 digits, as the terms cancel.
type term struct {
	coefficient, x pair
	degree         int
	continuous     int // continuous waits in it
}

const (
	// maxTerms bounds an expansion; beyond it the polynomial is given up.
	maxTerms = 2048
	// samePlace is how near two places are that are one place, formed in another order.
	samePlace = 1e-29
	// narrowest is the least extent of a part of the law, in units of the whole. The two ends of a narrower one would be
	// taken for one place, where its terms cancel and the law vanishes.
	narrowest = 1e-24
)

// expansion is a distribution function as a sum of truncated powers, in order of x.
type expansion []term

// termsOf is the law of one component above its least value, in units of scale.
func termsOf(c *component, scale float64) []term {
	one, unit := pair{1, 0}, pair{scale, 0}
	if c.mixed == nil {
		width := pair{c.width, 0}.over(unit)
		level := one.over(width)
		return []term{{level, pair{}, 1, 1}, {pair{-level.hi, -level.lo}, width, 1, 1}}
	}
	w := c.mixed
	var out []term
	add := func(coefficient pair, at float64, degree, continuous int) {
		out = append(out, term{coefficient, exactSum(at, -w.min).over(unit), degree, continuous})
	}
	if w.atMin > 0 {
		add(pair{w.atMin, 0}, w.min, 0, 0)
	}
	for _, p := range w.pieces {
		// A density of one unit per ms is scale per unit; a slope grows with the square.
		left, right := exactProduct(p.left, scale), exactProduct(p.right, scale)
		slope := right.minus(left).over(exactSum(p.to, -p.from).over(unit))
		add(left, p.from, 1, 1)
		add(pair{-right.hi, -right.lo}, p.to, 1, 1)
		if slope.hi != 0 {
			add(slope, p.from, 2, 1)
			add(pair{-slope.hi, -slope.lo}, p.to, 2, 1)
		}
	}
	if w.atMax > 0 {
		add(pair{w.atMax, 0}, w.max, 0, 0)
	}
	return merge(out)
}

// merge adds terms of the same place and degree, and sorts by place.
func merge(terms []term) []term {
	slices.SortFunc(terms, func(a, b term) int {
		return cmp.Or(cmp.Compare(a.continuous, b.continuous), cmp.Compare(a.degree, b.degree),
			cmp.Compare(a.x.hi, b.x.hi), cmp.Compare(a.x.lo, b.x.lo))
	})
	out := terms[:0]
	for _, t := range terms {
		if n := len(out) - 1; n >= 0 && out[n].continuous == t.continuous && out[n].degree == t.degree &&
			math.Abs(t.x.minus(out[n].x).hi) < samePlace {
			out[n].coefficient = out[n].coefficient.plus(t.coefficient)
			continue
		}
		out = append(out, t)
	}
	return slices.DeleteFunc(out, func(t term) bool { return t.coefficient.hi == 0 })
}

// expand multiplies the components out: all of it, or with part > 0 only the terms with fewer than part continuous
// waits. It gives up (false) when there are too many terms, or parts too narrow for the digits there are.
func expand(parts []component, scale float64, part int, m *pace.Meter) (expansion, bool, error) {
	for i := range parts {
		if parts[i].narrowest() < narrowest*scale {
			return nil, false, nil
		}
	}
	product := []term{{coefficient: pair{1, 0}}}
	for i := range parts {
		factors := termsOf(&parts[i], scale)
		for range parts[i].count {
			if len(product)*len(factors) > 4*maxTerms {
				return nil, false, nil
			}
			if err := m.Tick(0, 0); err != nil {
				return nil, false, err
			}
			next := make([]term, 0, len(product)*len(factors))
			for _, a := range product {
				for _, b := range factors {
					t := term{a.coefficient.timesPair(b.coefficient), a.x.plus(b.x), a.degree + b.degree, a.continuous + b.continuous}
					if part == everything || t.continuous < part {
						next = append(next, t)
					}
				}
			}
			product = merge(next)
			if len(product) > maxTerms {
				return nil, false, nil
			}
			if len(product) == 0 {
				return nil, true, nil
			}
		}
	}
	factorial := pair{1, 0}
	over := []pair{factorial}
	for i := range product {
		for len(over) <= product[i].degree {
			factorial = factorial.times(float64(len(over)))
			over = append(over, pair{1, 0}.over(factorial))
		}
		product[i].coefficient = product[i].coefficient.timesPair(over[product[i].degree])
		product[i].continuous = 0 // of no use any more; lets equal powers meet
	}
	product = merge(product)
	slices.SortFunc(product, func(a, b term) int { return cmp.Or(cmp.Compare(a.x.hi, b.x.hi), cmp.Compare(a.x.lo, b.x.lo)) })
	return product, true, nil
}

func (e expansion) at(t float64) float64 {
	var total pair
	for i := range e {
		rest := pair{t, 0}.minus(e[i].x)
		if rest.hi < 0 {
			// At an atom's own place t may lie below it by a rounding.
			if rest.hi < -1e-15 {
				break
			}
			rest = pair{}
		}
		total = total.plus(e[i].power(rest))
	}
	return total.float()
}

func (t *term) power(rest pair) pair {
	value := t.coefficient
	for range t.degree {
		value = value.timesPair(rest)
	}
	return value
}

// bound of the rounding error of at(t), which grows with t: 2^-96 of the sum of the absolute values.
func (e expansion) bound(t float64) float64 {
	var total float64
	for i := range e {
		if rest := (pair{t, 0}).minus(e[i].x); rest.hi >= 0 {
			total += math.Abs(e[i].power(rest).hi)
		}
	}
	return total * 0x1p-96
}
