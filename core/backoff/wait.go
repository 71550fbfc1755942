package backoff

import "math"

// wait is the law of one wait of an affine jitter:
//
//	clamp(start + U(0, wide) + U(0, narrow))
//
// where clamp limits to [least, most]. It is either free (the limits touch nothing), or fixed (one value), or clamped:
// a density of straight pieces between the limits, and an atom on the limits it reaches.
type wait struct {
	min, max     float64 // the support
	wide, narrow float64 // widths of the two uniform parts of a free wait, wide ≥ narrow ≥ 0
	clamped      bool
	pieces       []piece // of a clamped wait
	atMin, atMax float64 // atoms of a clamped wait
}

// piece is a density that runs straight from left at from to right at to.
type piece struct{ from, to, left, right float64 }

func (p piece) mass() float64 { return (p.to - p.from) * (p.left + p.right) / 2 }

func fixed(x float64) wait { return wait{min: x, max: x} }

// isFixed: the wait is one value.
func (w *wait) isFixed() bool { return w.min == w.max }

// waitOf is the wait under the ceiling e (already limited by the cap if the cap comes before the jitter).
func (p *Policy) waitOf(e float64) wait {
	lo, hi, _ := p.Jitter.Bounds()
	low, high := e*lo+p.AddMs[0], e*hi+p.AddMs[1]
	least, most := p.FloorMs, math.Inf(1)
	if p.CapOrder != CapBefore {
		most = p.cap()
	}
	switch {
	case most <= least || high <= least:
		return fixed(least) // the floor stands above the cap
	case low >= most:
		return fixed(most)
	case low == high:
		return fixed(low)
	}
	wide, narrow := e*(hi-lo), p.AddMs[1]-p.AddMs[0]
	if wide < narrow {
		wide, narrow = narrow, wide
	}
	w := wait{min: low, max: high, wide: wide, narrow: narrow}
	if low >= least && high <= most {
		return w
	}
	return w.clamp(least, most)
}

// shape is the density of a free wait: up, level, down. Without a narrow part only the level is there.
func (w *wait) shape() []piece {
	top := 1 / w.wide
	if w.narrow == 0 {
		return []piece{{w.min, w.max, top, top}}
	}
	a, b := w.min+w.narrow, w.max-w.narrow
	out := []piece{{w.min, a, 0, top}}
	if a < b {
		out = append(out, piece{a, b, top, top})
	}
	return append(out, piece{max(a, b), w.max, top, 0})
}

// clamp limits a free wait to [least, most]; what lies outside gathers on the limits.
func (w *wait) clamp(least, most float64) wait {
	out := wait{min: max(w.min, least), max: min(w.max, most), clamped: true}
	for _, p := range w.shape() {
		if p.from >= p.to {
			continue
		}
		at := func(x float64) float64 { return p.left + (p.right-p.left)*((x-p.from)/(p.to-p.from)) }
		if p.from < least {
			cut := min(p.to, least)
			out.atMin += piece{p.from, cut, p.left, at(cut)}.mass()
		}
		if p.to > most {
			cut := max(p.from, most)
			out.atMax += piece{cut, p.to, at(cut), p.right}.mass()
		}
		if from, to := max(p.from, least), min(p.to, most); from < to {
			out.pieces = append(out.pieces, piece{from, to, at(from), at(to)})
		}
	}
	out.atMin, out.atMax = min(1, out.atMin), min(1, out.atMax) // rounding
	return out
}

// mean and variance. The variance is summed about the least value, relative to which nothing cancels.
func (w *wait) moments() (mean, variance float64) {
	if !w.clamped {
		return w.min + (w.max-w.min)/2, (w.wide*w.wide + w.narrow*w.narrow) / 12
	}
	reach := w.max - w.min
	mean = w.min + reach*w.atMax
	for _, p := range w.pieces {
		h := p.to - p.from
		// ∫ (x - min) over a straight density: mass times the start, and the first moment of the trapezoid.
		mean += (p.from-w.min)*p.mass() + h*h*(p.left+2*p.right)/6
	}
	square := func(x float64) float64 { return (x - mean) * (x - mean) }
	variance = w.atMin*square(w.min) + w.atMax*square(w.max)
	for _, p := range w.pieces {
		// Simpson's rule with the two Gauss points is exact for the cubic (x - mean)²·density.
		m, r := (p.from+p.to)/2, (p.to-p.from)/(2*math.Sqrt(3))
		d, s := (p.left+p.right)/2, (p.right-p.left)/(2*math.Sqrt(3))
		variance += (p.to - p.from) / 2 * (square(m-r)*(d-s) + square(m+r)*(d+s))
	}
	return mean, variance
}

// at is the probability of the one value x.
func (w *wait) at(x float64) float64 {
	switch {
	case w.isFixed():
		if w.min == x {
			return 1
		}
	case w.clamped && w.max == x:
		return w.atMax
	case w.clamped && w.min == x:
		return w.atMin
	}
	return 0
}

// distance is how far apart the two ends of the support are.
func (w *wait) distance() float64 { return w.max - w.min }
