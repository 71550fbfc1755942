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
	if f.ExpectMs != nil {
		if started := math.Ceil(*f.ExpectMs / f.BucketMs); started < float64(buckets) {
			buckets = int(started)
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

// Cells of the grid of expectAffine, and work (cells that are computed, weighed by how hard they are) beyond which the
// expected curve is left out: some seconds in a browser.
const (
	leastCells = 1 << 13
	mostCells  = 1 << 20
	mostWork   = 100_000_000
)

// expectAffine convolves on two grids, one twice as fine; the coarser tells the error.
func (f *Fleet) expectAffine(p *Policy, buckets int, m *pace.Meter) (fine, rough []float64, err error) {
	waits := p.waits()
	per := 4
	for per*buckets < leastCells {
		per *= 2
	}
	for per > 2 && (per*buckets > mostCells || f.work(waits, buckets, per) > mostWork) {
		per /= 2
	}
	total := f.work(waits, buckets, per)
	if total > mostWork {
		return nil, nil, nil
	}
	if fine, err = f.convolve(waits, buckets, per, false, &task{meter: m, total: total * 1.5}); err == nil {
		rough, err = f.convolve(waits, buckets, per/2, true, &task{meter: m, done: total, total: total * 1.5})
	}
	return fine, rough, err
}

// task is work of which some is done.
type task struct {
	meter       *pace.Meter
	done, total float64
}

// add tells of more work done.
func (t *task) add(work float64) error {
	t.done += work
	return t.meter.Tick(t.done, t.total)
}

// work is what convolve will have to do.
func (f *Fleet) work(waits []wait, buckets, per int) float64 {
	g := f.newGrid(buckets, per)
	total := 0.0
	for k := range waits {
		if g.shift+waits[k].min >= g.end {
			break
		}
		shaped := g.widen(&waits[k])
		total += g.effort(&waits[k], shaped)
	}
	return total
}

// grid is the distribution function of a sum of waits: at shift + i·step it is values[i], in between it is straight; of a
// sum with one value it is a step at shift. A sum much narrower than a step is taken as uniform on [shift, shift + spread],
// for a straight line over a whole step would smear it into later buckets. It ends where the last bucket does. Below the
// cell low it is 0 and from high on it is 1, but for less than [outside], by Hoeffding's inequality: only what is between
// is computed.
type grid struct {
	shift, step, end float64
	spread           float64
	blunt            bool // spread gathers at its middle: where a bucket ends inside it, this tells how much that matters
	cells            int
	low, high        int
	mean, squares    float64   // of what the values hold: mean above shift, and sum of the squares of the widths of the waits
	values           []float64 // nil: one value, or next to one
	next             []float64
	area             []float64 // integral of values up to i
	volume           []float64 // integral of area up to i
}

// narrow is the share of a step below which the shape of a wait is not seen.
const narrow = 1.0 / 8

// outside is the probability that a grid leaves out on either side.
const outside = 1e-16

func (f *Fleet) newGrid(buckets, per int) *grid {
	cells := buckets * per
	return &grid{step: f.BucketMs / float64(per), cells: cells, end: float64(buckets) * f.BucketMs}
}

// unseen tells whether the grid does not see the shape of something so wide.
func (g *grid) unseen(width float64) bool { return width < narrow*g.step }

// widen moves shift, spread, low and high as one more wait needs it, and tells whether it changes the values. A wait is
// never below its least value, so that low never falls; high never falls as mean and squares grow.
func (g *grid) widen(w *wait) (shaped bool) {
	first := g.squares == 0
	mean, _ := w.moments()
	switch {
	case w.isFixed():
		g.shift += w.min
		return false
	case first && g.unseen(g.spread+w.distance()):
		g.shift += w.min
		g.spread += w.distance()
		return false
	case !first && g.unseen(w.distance()):
		// The difference of two areas that are nearly one would be noise.
		g.shift += mean
		return false
	case first:
		g.shift += g.spread / 2
	case !w.clamped && g.unseen(w.narrow):
		g.shift += w.narrow / 2
		mean -= w.narrow / 2
	}
	g.shift += w.min
	g.mean += mean - w.min
	g.squares += w.distance() * w.distance()
	reach := math.Sqrt(g.squares * math.Log(1/outside) / 2)
	last := float64(g.cells)
	g.low = max(g.low, int(min(last, max(0, (g.mean-reach)/g.step))))
	g.high = max(g.high, int(min(last, (g.mean+reach)/g.step+2)))
	return true
}

// effort is the work of one more wait after widen: an estimate in units of a plain cell.
func (g *grid) effort(w *wait, shaped bool) float64 {
	cells := float64(g.high - g.low + 1)
	switch {
	case !shaped:
		return 64
	case w.clamped:
		return 64 + cells*float64(4+6*len(w.pieces))
	case w.narrow > 0:
		return 64 + 2*cells
	}
	return 64 + cells
}

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

// integrate fills in area and volume up to high.
func (g *grid) integrate(volume bool) {
	v, area := g.values[g.low], 0.0
	g.area[g.low] = 0
	half := g.step / 2
	values, areas := g.values[g.low+1:g.high+1], g.area[g.low+1:g.high+1]
	for i, w := range values {
		area += half * (v + w)
		areas[i] = area
		v = w
	}
	if !volume {
		return
	}
	g.volume[g.low] = 0
	for i := g.low + 1; i <= g.high; i++ {
		v, w := g.values[i-1], g.values[i]
		g.volume[i] = g.volume[i-1] + g.step*(g.area[i-1]+g.step*(2*v+w)/6)
	}
}

// convolve is Σ_k P(T_k < end) for the ends of the buckets. The error falls with the square of the step.
func (f *Fleet) convolve(waits []wait, buckets, per int, blunt bool, t *task) ([]float64, error) {
	g := f.newGrid(buckets, per)
	g.blunt = blunt
	out := make([]float64, buckets)
	sure := make([]float64, buckets+1) // from this bucket on one more T_k is surely over
	for k := range waits {
		w := &waits[k]
		if g.shift+w.min >= g.end {
			break // no later retry comes in time
		}
		shaped := g.add(w)
		g.count(f.BucketMs, out, sure)
		if err := t.add(g.effort(w, shaped)); err != nil {
			return nil, err
		}
	}
	over := 0.0
	for i := range out {
		over += sure[i]
		out[i] += over
	}
	return out, nil
}

// count adds P(T < end of the bucket) to the buckets between low and high, and to sure the first of the others.
func (g *grid) count(bucketMs float64, out, sure []float64) {
	place := func(ms float64) int { return int(max(0, min(float64(len(out)), math.Floor(ms/bucketMs)))) }
	from := max(0, place(g.shift+float64(g.low)*g.step)-2)
	to := min(len(out), place(g.shift+g.spread+float64(g.high)*g.step)+2)
	for i := from; i < to; i++ {
		// The last bucket that a single value falls into is the one whose start it reaches: its end lies above it.
		t := float64(i+1)*bucketMs - g.shift
		if g.values != nil {
			out[i] += g.at(t)
		} else {
			out[i] += g.inside(t)
		}
	}
	sure[to]++
}

// add puts one more wait to the sum, and tells whether it changed the values.
func (g *grid) add(w *wait) (shaped bool) {
	before := g.low
	if !g.widen(w) {
		return false
	}
	if g.values == nil {
		n := g.cells + 1
		g.values, g.next, g.area, g.volume = make([]float64, n), make([]float64, n), make([]float64, n), make([]float64, n)
		for i := range g.values {
			g.values[i] = w.below(w.min + float64(i)*g.step)
		}
		return true
	}
	now := g.low
	g.low = before // where the sum so far begins
	if w.clamped {
		g.integrate(true)
		g.addClamped(w, now)
		g.take(now)
		return true
	}
	g.integrate(false)
	g.addUniform(w.wide, before)
	if w.narrow > 0 && !g.unseen(w.narrow) {
		g.take(before)
		g.integrate(false)
		g.addUniform(w.narrow, now)
	}
	g.take(now)
	return true
}

// take makes next the values from the cell low on; left of it nothing is.
func (g *grid) take(low int) {
	for i := g.low; i < low; i++ {
		g.values[i], g.area[i], g.volume[i] = 0, 0, 0
	}
	copy(g.values[low:g.high+1], g.next[low:g.high+1])
	g.low = low
}

// addUniform computes next for a uniform variable more: (A(t) - A(t - width))/width, A the area.
func (g *grid) addUniform(width float64, low int) {
	// t - width lies the same part of a step beyond a cell for all t.
	q := width / g.step
	back := math.Ceil(q)
	d := back - q
	cut := int(min(back, float64(g.high+1))) // cells from number back on reach to t - width ≥ 0
	next, area := g.next, g.area
	for i := low; i < min(cut, g.high+1); i++ {
		next[i] = min(1, area[i]/width)
	}
	if low = max(low, cut); low > g.high {
		return
	}
	n := g.high + 1 - low
	to, here, there := next[low:][:n], area[low:][:n], area[low-cut:][:n]
	left, right := g.values[low-cut:][:n], g.values[low-cut+1:][:n]
	per, s, half := 1/width, g.step*d, d/2
	for i := range to {
		v := left[i]
		v = (here[i] - there[i] - s*(v+(right[i]-v)*half)) * per
		// Rounding may leave [0, 1] by a hair. As min and max are calls in WebAssembly, comparisons do.
		if v < 0 {
			v = 0
		}
		if v > 1 {
			v = 1
		}
		to[i] = v
	}
}

func (g *grid) addClamped(w *wait, low int) {
	for i := low; i <= g.high; i++ {
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
		g.next[i] = min(1, max(0, v))
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
