package backoff

import (
	"math"
	"slices"

	"contend/core/pace"
)

// The law of the total wait of an affine jitter, T = ΣW_k with independent waits.
//
// A free wait is its least value plus one or two uniform variables; a clamped one has atoms and a density of straight
// pieces. Two ways lead to the distribution function, and the one with the smaller bound of its error is taken:
//
//   - Inversion of the characteristic function, a product of closed forms, as a Fourier series on a period that holds the
//     support, or all but 1e-15 of it by Hoeffding's inequality (J. Gil-Pelaez, "Note on the inversion theorem", 1951).
//     What the terms left out can amount to follows from |φ(ω)| ≤ V/ω for a density of total variation V. See inversion.
//   - The piecewise polynomial itself, Σ coefficient·(t - x)+^d/d!, in numbers of 32 digits, whose rounding is watched.
//     This is the way for a few waits, or for waits of very different size. See expansion.
//
// Atoms make the characteristic function decay slowly or not at all. Then the part of the law with fewer than three
// continuous waits is expanded, and only the rest is inverted.

// component is the part of a wait above its least value, times how many waits are alike.
type component struct {
	count int
	width float64 // of a uniform variable, if not mixed
	mixed *wait   // a clamped wait
}

func (c *component) reach() float64 {
	if c.mixed != nil {
		return c.mixed.distance()
	}
	return c.width
}

// narrowest is the least distance of two places at which the law of the component bends or steps.
func (c *component) narrowest() float64 {
	if c.mixed == nil {
		return c.width
	}
	least := c.mixed.distance()
	for _, p := range c.mixed.pieces {
		least = min(least, p.to-p.from)
	}
	return least
}

// components takes the waits apart. dropped is a bound of what leaving out cost as probability: waits that take another
// value than one with a probability below 1e-20.
func components(waits []wait) (out []component, least float64, dropped float64) {
	var low sum
	var widths []float64
	for i := range waits {
		w := &waits[i]
		switch {
		case w.isFixed():
			low.add(w.min)
		case !w.clamped:
			low.add(w.min)
			widths = append(widths, w.wide)
			if w.narrow > 0 {
				widths = append(widths, w.narrow)
			}
		case w.loose() < 1e-20:
			dropped += w.loose()
			low.add(w.max)
		default:
			low.add(w.min)
			last := len(out) - 1
			if last >= 0 && out[last].mixed.same(w) {
				out[last].count++
			} else {
				out = append(out, component{count: 1, mixed: w})
			}
		}
	}
	slices.Sort(widths)
	uniforms := 0
	for _, width := range slices.Backward(widths) {
		if uniforms > 0 && out[len(out)-1].width == width {
			out[len(out)-1].count++
			continue
		}
		out = append(out, component{count: 1, width: width})
		uniforms++
	}
	return out, low.value(), dropped
}

// loose is the probability of a clamped wait to be anything but its greatest value.
func (w *wait) loose() float64 {
	total := w.atMin
	for _, p := range w.pieces {
		total += p.mass()
	}
	return total
}

func (w *wait) same(v *wait) bool {
	return w.min == v.min && w.max == v.max && w.atMin == v.atMin && w.atMax == v.atMax && slices.Equal(w.pieces, v.pieces)
}

// TotalLaw is the distribution of the total wait.
type TotalLaw struct {
	least, most float64 // of the support
	mean, sd    float64
	standing    string
	cdf         func(ms float64) (value, err float64) // inside the support
	slack       float64                               // and for a total that may be this far from the true one
	// prepare makes cdf sharp near ms, and bracket narrows [low, high] about the quantile p; nil where nothing is to do.
	prepare func(ms float64, m *pace.Meter) error
	bracket func(p, low, high float64, m *pace.Meter) (float64, float64, error)
}

// CDF is P(total ≤ ms), and a bound of its error (an estimate of it where the standing of the quantiles is Estimated).
// The error in the usual sense is the meter's.
func (l *TotalLaw) CDF(ms float64, m *pace.Meter) (probability, off float64, err error) {
	if l.prepare != nil && ms > l.least && ms < l.most {
		if err := l.prepare(ms, m); err != nil {
			return 0, 0, err
		}
	}
	probability, off = l.near(ms)
	if l.slack > 0 {
		below, _ := l.near(ms - l.slack)
		above, _ := l.near(ms + l.slack)
		off += above - below
	}
	return probability, off, nil
}

// Standing is Exact or Estimated: how the errors of this law are known.
func (l *TotalLaw) Standing() string { return l.standing }

// near is the distribution function and its error but for the slack.
func (l *TotalLaw) near(ms float64) (probability, err float64) {
	switch {
	case ms >= l.most:
		return 1, 0
	case !(ms >= l.least):
		return 0, 0
	}
	value, err := l.cdf(ms)
	return min(1, max(0, value)), err
}

const (
	// goodBound is the error of a probability with which no other way is tried.
	goodBound = 1e-12
	// fewParts is how many components are expanded before a series is tried: 64 terms.
	fewParts = 6
	// negligible is what may be left out as displacement, relative to the reach of the total.
	negligible = 1e-9
)

// How much of a law is meant, by the number of continuous waits.
const (
	everything = 0
	few        = 3 // fewer than three, for expand; three and more, for invert
)

// newTotalLaw is the law of the sum of independent waits whose sum has these bounds and moments.
func newTotalLaw(waits []wait, total *Total, m *pace.Meter) (*TotalLaw, error) {
	law := &TotalLaw{least: total.MinMs, most: total.MaxMs, mean: total.MeanMs, sd: total.SdMs, standing: Exact}
	parts, origin, dropped := components(waits)
	if len(parts) == 0 {
		law.most, law.least = origin, origin
		return law, nil
	}
	// In units of the whole reach the polynomials keep to numbers a float64 can hold.
	var reach sum
	count := 0
	for i := range parts {
		reach.addTimes(parts[i].reach(), parts[i].count)
		count += parts[i].count
	}
	scale := reach.value()
	best, bound := func(float64) float64 { return 0 }, math.Inf(1)
	take := func(at func(float64) float64, error float64) {
		if error < bound {
			best, bound = at, error
		}
	}
	whole := func() error {
		e, ok, err := expand(parts, scale, everything, m)
		if ok {
			take(e.at, e.bound(1))
		}
		return err
	}
	if count <= fewParts {
		if err := whole(); err != nil {
			return nil, err
		}
	}
	if bound > goodBound {
		series, err := invert(parts, scale, everything, m)
		if err != nil {
			return nil, err
		}
		take(series.at, series.bound)
		if !series.complete && count > fewParts {
			if err := whole(); err != nil {
				return nil, err
			}
		}
		if !series.complete && bound > goodBound {
			low, ok, err := expand(parts, scale, few, m)
			if err != nil {
				return nil, err
			}
			if ok {
				high, err := invert(parts, scale, few, m)
				if err != nil {
					return nil, err
				}
				take(func(t float64) float64 { return low.at(t) + high.at(t) }, low.bound(1)+high.bound)
			}
		}
	}
	if bound > 1e-10 {
		// Waits of very different size: the small ones count as their means.
		if large, shift, slack := coarse(parts, negligible*scale); slack > 0 {
			e, ok, err := expand(large, scale, everything, m)
			if err != nil {
				return nil, err
			}
			if ok && e.bound(1) < bound {
				law.slack = slack
				origin += shift
				take(e.at, e.bound(1))
			}
		}
	}
	law.cdf = func(ms float64) (float64, float64) { return best((ms - origin) / scale), bound + dropped }
	return law, nil
}

// coarse leaves out the smallest uniform variables, as long as they reach no further than limit in all. shift is the sum
// of their means, and slack how far the sum can be from it.
func coarse(parts []component, limit float64) (large []component, shift, slack float64) {
	large = parts
	for len(large) > 1 {
		last := large[len(large)-1]
		half := last.width * float64(last.count) / 2
		if last.mixed != nil || slack+half > limit {
			break
		}
		large, shift, slack = large[:len(large)-1], shift+half, slack+half
	}
	return large, shift, slack
}
