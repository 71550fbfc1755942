package backoff

import (
	"math"
	"math/cmplx"

	"contend/core/pace"
)

// expect fills in the expected arrivals: Clients · Σ_k P(T_k in the bucket), T_k the sum of the first k waits.
func (f *Fleet) expect(herd *Herd, m *pace.Meter) error {
	buckets := len(herd.Arrivals)
	if f.OutageMs != nil {
		whole := math.Floor(*f.OutageMs / f.BucketMs)
		if whole < float64(buckets) {
			buckets = int(whole)
		}
	}
	if buckets == 0 {
		return nil
	}
	// upTo[i] is Σ_k P(T_k < end of bucket i).
	var upTo, rough []float64
	var err error
	policy := &f.Policy
	if twin, ok := policy.affineTwin(); policy.Jitter.memory() && ok {
		policy = twin
	}
	if policy.Jitter.memory() {
		upTo, rough, err = f.expectMemory(buckets, m)
	} else {
		upTo, rough, err = f.expectAffine(policy, buckets, m)
	}
	if err != nil || upTo == nil {
		return err
	}
	n := float64(f.Clients)
	peak, off, before, roughBefore := 0.0, 0.0, 0.0, 0.0
	for i := range upTo {
		// Rounding may leave a bucket that nothing reaches a hair below 0.
		here := max(0, n*(upTo[i]-before))
		off = max(off, math.Abs(n*(rough[i]-roughBefore)-here))
		before, roughBefore = upTo[i], rough[i]
		herd.Expected = append(herd.Expected, here)
		peak = max(peak, here)
	}
	herd.ExpectedPeak, herd.ExpectedError = &peak, &off
	return nil
}

// Cells of the grid of expectAffine, and work (cells times waits) beyond which the expected curve is left out.
const (
	leastCells = 1 << 13
	mostCells  = 1 << 20
	mostWork   = 400_000_000
)

// expectAffine convolves on two grids, one twice as fine; the coarser tells the error.
func (f *Fleet) expectAffine(p *Policy, buckets int, m *pace.Meter) (fine, rough []float64, err error) {
	waits := p.waits()
	per := 4
	for per*buckets < leastCells {
		per *= 2
	}
	for per > 2 && (per*buckets > mostCells || float64(per)*float64(buckets)*float64(len(waits)) > mostWork) {
		per /= 2
	}
	if float64(per)*float64(buckets)*float64(len(waits)) > mostWork {
		return nil, nil, nil
	}
	if fine, err = f.convolve(waits, buckets, per, false, m); err == nil {
		rough, err = f.convolve(waits, buckets, per/2, true, m)
	}
	return fine, rough, err
}

// grid is the distribution function of a sum of waits: at shift + i·step it is values[i], in between it is straight; of a
// sum with one value it is a step at shift. A sum much narrower than a step is taken as uniform on [shift, shift + spread],
// for a straight line over a whole step would smear it into later buckets. It ends where the last bucket does.
type grid struct {
	shift, step float64
	spread      float64
	blunt       bool      // spread gathers at its middle: where a bucket ends inside it, this tells how much that matters
	values      []float64 // nil: one value, or next to one
	area        []float64 // integral of values up to i
	volume      []float64 // integral of area up to i
}

// narrow is the share of a step below which the shape of a wait is not seen.
const narrow = 1.0 / 8

// inside is the distribution function at shift + t of a sum without values.
func (g *grid) inside(t float64) float64 {
	switch {
	case g.spread == 0 && t > 0, g.spread > 0 && t >= g.spread:
		return 1
	case t <= 0:
		return 0
	case !g.blunt:
		return t / g.spread
	case t > g.spread/2:
		return 1
	}
	return 0
}

// at is the distribution function at shift + t.
func (g *grid) at(t float64) float64 {
	x := t / g.step
	if !(x > 0) {
		return 0
	}
	i := int(min(x, float64(len(g.values)-1)))
	if i >= len(g.values)-1 {
		return g.values[len(g.values)-1]
	}
	return g.values[i] + (g.values[i+1]-g.values[i])*(x-float64(i))
}

// areaAt is the integral of the distribution function from shift to shift + t, and volumeAt the integral of that.
func (g *grid) areaAt(t float64) float64 {
	x := t / g.step
	if !(x > 0) {
		return 0
	}
	i := int(min(x, float64(len(g.values)-2)))
	d := x - float64(i)
	v, rise := g.values[i], g.values[i+1]-g.values[i]
	return g.area[i] + g.step*d*(v+rise*d/2)
}

func (g *grid) volumeAt(t float64) float64 {
	x := t / g.step
	if !(x > 0) {
		return 0
	}
	i := int(min(x, float64(len(g.values)-2)))
	d := x - float64(i)
	v, rise := g.values[i], g.values[i+1]-g.values[i]
	return g.volume[i] + g.step*d*(g.area[i]+g.step*d*(v/2+rise*d/6))
}

func (g *grid) integrate() {
	g.area[0], g.volume[0] = 0, 0
	for i := 1; i < len(g.values); i++ {
		v, w := g.values[i-1], g.values[i]
		g.area[i] = g.area[i-1] + g.step*(v+w)/2
		g.volume[i] = g.volume[i-1] + g.step*(g.area[i-1]+g.step*(2*v+w)/6)
	}
}

// convolve is Σ_k P(T_k < end) for the ends of the buckets. The error falls with the square of the step.
func (f *Fleet) convolve(waits []wait, buckets, per int, blunt bool, m *pace.Meter) ([]float64, error) {
	end := float64(buckets) * f.BucketMs
	cells := buckets * per
	g := &grid{step: f.BucketMs / float64(per), blunt: blunt}
	next := make([]float64, cells+1)
	out := make([]float64, buckets)
	for k := range waits {
		w := &waits[k]
		if g.shift+w.min >= end {
			return out, nil // no later retry comes in time
		}
		g.add(w, next)
		for i := range out {
			// The last bucket that a single value falls into is the one whose start it reaches: its end lies above it.
			t := float64(i+1)*f.BucketMs - g.shift
			if g.values != nil {
				out[i] += g.at(t)
			} else {
				out[i] += g.inside(t)
			}
		}
		if err := m.Tick(float64(k), float64(len(waits))); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// add puts one more wait to the sum. next is as long as the grid.
func (g *grid) add(w *wait, next []float64) {
	if w.isFixed() {
		g.shift += w.min
		return
	}
	if g.values == nil && g.spread+w.distance() < narrow*g.step {
		g.shift += w.min
		g.spread += w.distance()
		return
	}
	if g.values != nil && w.distance() < narrow*g.step {
		// The grid does not see the shape, and the difference of two areas that are nearly one would be noise.
		mean, _ := w.moments()
		g.shift += mean
		return
	}
	g.shift += w.min
	if g.values == nil {
		g.shift += g.spread / 2
		g.values, g.area, g.volume = make([]float64, len(next)), make([]float64, len(next)), make([]float64, len(next))
		for i := range g.values {
			g.values[i] = w.below(w.min + float64(i)*g.step)
		}
		g.integrate()
		return
	}
	g.integrate()
	if w.clamped {
		for i := range next {
			t := float64(i) * g.step
			v := w.atMin * g.values[i]
			if w.atMax > 0 {
				v += w.atMax * g.at(t-w.distance())
			}
			for _, p := range w.pieces {
				from, to := t-(p.from-w.min), t-(p.to-w.min)
				v += p.left*g.areaAt(from) - p.right*g.areaAt(to)
				if p.left != p.right {
					v += (p.right - p.left) / (p.to - p.from) * (g.volumeAt(from) - g.volumeAt(to))
				}
			}
			next[i] = min(1, max(0, v))
		}
		copy(g.values, next)
		return
	}
	for _, width := range [...]float64{w.wide, w.narrow} {
		if width == 0 {
			continue
		}
		for i := range next {
			t := float64(i) * g.step
			next[i] = min(1, max(0, (g.areaAt(t)-g.areaAt(t-width))/width))
		}
		copy(g.values, next)
		if w.narrow > 0 {
			g.integrate()
		}
	}
}

// below is P(wait ≤ x).
func (w *wait) below(x float64) float64 {
	if x < w.min {
		return 0
	}
	if x >= w.max {
		return 1
	}
	total, pieces := w.atMin, w.pieces
	if !w.clamped {
		pieces = w.shape()
	}
	for _, p := range pieces {
		if x >= p.to {
			total += p.mass()
		} else if x > p.from {
			here := p.left + (p.right-p.left)*((x-p.from)/(p.to-p.from))
			total += piece{p.from, x, p.left, here}.mass()
		}
	}
	return min(1, total)
}

// expectMemory is the same for decorrelated waits: the first two in closed form, the others by windows on the sum of
// their transforms.
func (f *Fleet) expectMemory(buckets int, m *pace.Meter) (fine, rough []float64, err error) {
	fine, rough = make([]float64, buckets), make([]float64, buckets)
	waits, top := f.Retries, f.cap()
	always := newEndless(f.BaseMs, top)
	for i := range fine {
		// A bucket ends just before its end.
		end := math.Nextafter(float64(i+1)*f.BucketMs, 0)
		fine[i] = firstWait(f.BaseMs, top, end)
		if waits > 1 {
			fine[i] += twoWaits(f.BaseMs, top, end)
		}
		fine[i] += always.upTo(end, waits)
		rough[i] = fine[i]
	}
	if waits < 3 {
		return fine, rough, nil
	}
	r := newRule()
	last := buckets
	for last > 0 && float64(last)*f.BucketMs > 3*f.BaseMs {
		length := float64(last) * f.BucketMs * 1.02
		reach, atTop := top, true
		if length < reach {
			reach, atTop = length, false
		}
		if reach <= f.BaseMs {
			break
		}
		c := &chain{rule: r, base: f.BaseMs / reach, top: 1, atTop: atTop, waits: waits, meshes: map[int]*mesh{}}
		w := newWindow(0, length, func(s complex128) complex128 {
			_, sum := c.transforms(s*complex(reach, 0), 3)
			if atTop {
				sum -= always.transform(s, waits)
			}
			return sum
		})
		first := int(near * float64(last))
		if err := f.readOff(w, fine[first:last], rough[first:last], first, m); err != nil {
			return nil, nil, err
		}
		last = first
	}
	return fine, rough, nil
}

// Terms of a window of the expected curve, and the error, relative to its peak, with which it makes do.
const (
	expectedTerms     = 256
	mostExpectedTerms = 2048
	expectedFine      = 0.002
)

// readOff adds to fine and rough what a window says of the buckets from number first on; where the curve has steps it
// takes more terms.
func (f *Fleet) readOff(w *window, fine, rough []float64, first int, m *pace.Meter) error {
	values := make([][3]float64, len(fine)+1)
	for terms := expectedTerms; ; terms *= 2 {
		if err := w.extend(terms, m); err != nil {
			return err
		}
		var peak, off float64
		for i := range values {
			values[i] = w.sums(float64(first+i) * f.BucketMs)
			if i > 0 {
				here := values[i][0] - values[i-1][0]
				peak, off = max(peak, here), max(off, math.Abs(values[i][1]-values[i-1][1]-here))
			}
			if i&63 == 63 {
				if err := m.Tick(float64(i), float64(len(values))); err != nil {
					return err
				}
			}
		}
		if off <= expectedFine*peak || terms >= mostExpectedTerms {
			break
		}
	}
	for i := range fine {
		fine[i] += values[i+1][0]
		rough[i] += values[i+1][1]
	}
	return nil
}

// endless is the part of decorrelated waits that are all the cap, which they can be if 3·base > cap: T_k = k·cap with the
// probability first·again^(k-1). No series carries these steps.
type endless struct{ first, again, cap float64 }

func newEndless(base, top float64) endless {
	if memoryFactor*base <= top {
		return endless{}
	}
	return endless{
		first: (memoryFactor*base - top) / ((memoryFactor - 1) * base),
		again: (memoryFactor - 1) * top / (memoryFactor*top - base),
		cap:   top,
	}
}

// upTo is Σ P(T_k ≤ t by this way), k from 3 to waits.
func (e endless) upTo(t float64, waits int) float64 {
	if e.first == 0 {
		return 0
	}
	n := min(math.Floor(t/e.cap), float64(waits))
	if n < 3 {
		return 0
	}
	return e.first * e.again * e.again * (1 - power(e.again, int(n)-2)) / (1 - e.again)
}

// transform is Σ E[e^{-s·T_k}] by this way, k from 3 to waits.
func (e endless) transform(s complex128, waits int) complex128 {
	if e.first == 0 {
		return 0
	}
	turn := cmplx.Exp(-s * complex(e.cap, 0))
	z := turn * complex(e.again, 0)
	return complex(e.first, 0) * z * z * turn * (1 - complexPower(z, waits-2)) / (1 - z)
}
