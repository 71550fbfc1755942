package backoff

import (
	"fmt"
	"math"
	"math/big"
	"slices"
	"testing"

	"contend/core/rng"
	"contend/core/stat"
)

func affine(base, factor, most float64, retries int, jitter Jitter, order string) Policy {
	p := Policy{BaseMs: base, Factor: factor, Retries: retries, Jitter: jitter, CapOrder: order}
	if most > 0 {
		p.CapMs = &most
	}
	return p
}

func lawOf(t *testing.T, p Policy) *TotalLaw {
	t.Helper()
	l, err := p.Law(nil)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func probability(t *testing.T, l *TotalLaw, ms float64) (value, off float64) {
	t.Helper()
	value, off, err := l.CDF(ms, nil)
	if err != nil {
		t.Fatal(err)
	}
	return value, off
}

// Figures computed outside this program, with exact rationals.
func TestTotalsOfReference(t *testing.T) {
	for _, row := range []struct {
		name                    string
		policy                  Policy
		mean, sd, q05, q95, q99 float64
		quarter                 float64 // P(T ≤ a quarter of the worst)
	}{
		{"100 ms ×2 cap 20 s, 10 waits, full", affine(100, 2, 20000, 10, named(Full), CapBefore),
			32750, 9212.5367480045, 17496.259769, 48003.740231, 53074.522499, 0.037247388987},
		{"50 ms ×2 cap 1 s, 6 waits, full", affine(50, 2, 1000, 6, named(Full), CapBefore),
			1275, 392.9058411375, 624.634436, 1925.365564, 2123.543754, 0.054125574314},
	} {
		total := schedule(t, row.policy).Total
		closeTo(t, row.name+": mean", total.MeanMs, row.mean, 1e-14)
		closeTo(t, row.name+": sd", total.SdMs, row.sd, 1e-12)
		closeTo(t, row.name+": 5 %", total.QuantilesMs.P05, row.q05, 1e-9)
		closeTo(t, row.name+": median", total.QuantilesMs.P50, row.mean, 1e-11)
		closeTo(t, row.name+": 95 %", total.QuantilesMs.P95, row.q95, 1e-9)
		closeTo(t, row.name+": 99 %", total.QuantilesMs.P99, row.q99, 1e-9)
		got, _ := probability(t, lawOf(t, row.policy), total.MaxMs/4)
		closeTo(t, row.name+": a quarter", got, row.quarter, 1e-9)
		if total.QuantileStanding != Exact {
			t.Errorf("%s: %s", row.name, total.QuantileStanding)
		}
		// T of U(lo, hi) is lo·ΣE + (hi-lo)·T of U(0, 1); equal jitter is the middle of none and full.
		p := row.policy
		p.Jitter = named(Equal)
		equal := schedule(t, p).Total
		closeTo(t, row.name+": equal, sd", equal.SdMs, row.sd/2, 1e-12)
		closeTo(t, row.name+": equal, 95 %", equal.QuantilesMs.P95, (total.MaxMs+row.q95)/2, 1e-9)
		p.Jitter = Uniform(0.8, 1.2)
		spread := schedule(t, p).Total
		closeTo(t, row.name+": ±20 %, 5 %", spread.QuantilesMs.P05, 0.8*total.MaxMs+0.4*row.q05, 1e-9)
	}
}

// exactCDF is P(ΣU(0, w) ≤ t) = 1/(n!·Πw)·Σ over subsets S of (-1)^|S|·(t - ΣS)+^n, in rationals.
func exactCDF(widths []float64, t float64) float64 {
	n := len(widths)
	total := new(big.Rat)
	at := new(big.Rat).SetFloat64(t)
	for set := range 1 << n {
		rest, sign := new(big.Rat).Set(at), int64(1)
		for i, w := range widths {
			if set>>i&1 == 1 {
				rest.Sub(rest, new(big.Rat).SetFloat64(w))
				sign = -sign
			}
		}
		if rest.Sign() <= 0 {
			continue
		}
		term := big.NewRat(sign, 1)
		for range n {
			term.Mul(term, rest)
		}
		total.Add(total, term)
	}
	for i, w := range widths {
		total.Quo(total, new(big.Rat).SetFloat64(w))
		total.Quo(total, big.NewRat(int64(i+1), 1))
	}
	f, _ := total.Float64()
	return f
}

func TestQuantilesAgainstRationals(t *testing.T) {
	for _, row := range []struct {
		base, factor, most float64
		retries            int
		lo, hi             float64
		add                float64
	}{
		{100, 2, 0, 1, 0, 1, 0},
		{100, 2, 0, 2, 0, 1, 0},
		{100, 2, 0, 3, 0, 1, 0},
		{100, 1, 0, 4, 0.5, 1, 0},
		{100, 1, 0, 9, 0, 1, 0},
		{100, 0.5, 0, 5, 0, 1, 0},
		{100, 1.5, 0, 7, 0.25, 1.75, 0},
		{100, 2, 500, 9, 0, 1, 0},
		{100, 3, 0, 8, 0, 1, 0},
		{100, 10, 0, 5, 0, 1, 0},
		{100, 37, 0, 5, 0, 1, 0},
		{1, 100, 0, 6, 0, 1, 0},
		{1, 300, 0, 6, 0, 1, 0},
		{0.01, 10000, 0, 4, 0, 1, 0},
		{100, 2, 0, 4, 1, 1, 100},
		{100, 2, 800, 4, 0.5, 1, 250},
	} {
		p := affine(row.base, row.factor, row.most, row.retries, Uniform(row.lo, row.hi), CapBefore)
		p.AddMs[1] = row.add
		total := schedule(t, p).Total
		name := fmt.Sprintf("%+v", row)
		// The waits by hand, not by the code under test.
		var widths []float64
		shift, e := 0.0, row.base
		for range row.retries {
			c := e
			if row.most > 0 {
				c = min(e, row.most)
			}
			shift += c * row.lo
			if w := c * (row.hi - row.lo); w > 0 {
				widths = append(widths, w)
			}
			if row.add > 0 {
				widths = append(widths, row.add)
			}
			e *= row.factor
		}
		for i, level := range levels {
			q, off := *total.QuantilesMs.at(i), *total.QuantileErrorMs.at(i)
			if off > 1e-6*q {
				t.Errorf("%s: the error at %g is %g of %g", name, level, off, q)
			}
			// The true quantile lies within the error told.
			if below, above := exactCDF(widths, q-off-shift), exactCDF(widths, q+off-shift); below > level || above < level {
				t.Errorf("%s: F(%.12g ± %g) = %.15g … %.15g, not %g", name, q, off, below, above, level)
			}
		}
	}
}

// sample is T, drawn wait by wait from the formula of the design, by code of this test's own.
func sample(p *Policy, random *rng.Stream) float64 {
	total, e, last := 0.0, p.BaseMs, p.BaseMs
	most := math.Inf(1)
	if p.CapMs != nil {
		most = *p.CapMs
	}
	lo, hi := p.Jitter.Lo, p.Jitter.Hi
	for range p.Retries {
		u, v := random.Float64(), random.Float64()
		var w float64
		switch {
		case p.Jitter.Name == Decorrelated:
			w = math.Min(most, p.BaseMs+u*(3*last-p.BaseMs))
			last = w
		case p.CapOrder == CapBefore:
			w = math.Max(p.FloorMs, math.Min(most, e)*(lo+u*(hi-lo))+p.AddMs[0]+v*(p.AddMs[1]-p.AddMs[0]))
		case p.CapOrder == CapBoth:
			w = math.Max(p.FloorMs, math.Min(most, math.Min(most, e)*(lo+u*(hi-lo))+p.AddMs[0]+v*(p.AddMs[1]-p.AddMs[0])))
		default:
			w = math.Max(p.FloorMs, math.Min(most, e*(lo+u*(hi-lo))+p.AddMs[0]+v*(p.AddMs[1]-p.AddMs[0])))
		}
		total += w
		e = math.Min(e*p.Factor, 1e30)
	}
	return total
}

// compare draws n totals and holds mean, sd and the level of each quantile against the schedule, at five standard errors.
func compare(t *testing.T, name string, p Policy, n int) {
	t.Helper()
	total := schedule(t, p).Total
	random := rng.New(rng.SeedOf(20), name)
	var m stat.Moments
	var drawn []float64
	for range n {
		x := sample(&p, random)
		m.Add(x)
		drawn = append(drawn, x)
	}
	if d := math.Abs(m.Mean() - total.MeanMs); d > 5*m.StandardError()+1e-9*total.MeanMs {
		t.Errorf("%s: mean %g, drawn %g ± %g", name, total.MeanMs, m.Mean(), m.StandardError())
	}
	var fourth float64
	for _, x := range drawn {
		d := x - m.Mean()
		fourth += d * d * d * d / float64(n)
	}
	v := m.SD() * m.SD()
	if se := math.Sqrt(max(0, fourth-v*v) / float64(n)); math.Abs(v-total.SdMs*total.SdMs) > 5*se+1e-9*v {
		t.Errorf("%s: variance %g, drawn %g ± %g", name, total.SdMs*total.SdMs, v, se)
	}
	slices.Sort(drawn)
	for i, level := range levels {
		q := *total.QuantilesMs.at(i)
		slack := *total.QuantileErrorMs.at(i) + 1e-9*q
		below, _ := slices.BinarySearch(drawn, q-slack)
		upTo, _ := slices.BinarySearch(drawn, q+slack)
		low, _ := stat.Wilson(below, n, 5)
		_, high := stat.Wilson(upTo, n, 5)
		if level < low || level > high {
			t.Errorf("%s: %g is the quantile of [%g, %g], not of %g", name, q, low, high, level)
		}
	}
}

// Atoms: caps after the jitter, floors, both, with and without an addition.
func TestTotalsWithAtoms(t *testing.T) {
	rows := map[string]Policy{}
	for _, retries := range []int{1, 2, 3, 5, 9, 20} {
		rows[fmt.Sprint("cap after full jitter ", retries)] = affine(1500, 2, 1000, retries, Uniform(0, 1), CapAfter)
		rows[fmt.Sprint("cap inside the jitter ", retries)] = affine(1000, 1, 1000, retries, Uniform(0.8, 1.2), CapAfter)
		p := affine(100, 2, 20000, retries, Uniform(0, 1), CapBefore)
		p.FloorMs = 100
		rows[fmt.Sprint("floor ", retries)] = p
		p = affine(300, 2, 5000, retries, Uniform(0.5, 1.5), CapAfter)
		p.AddMs, p.FloorMs = [2]float64{0, 200}, 330
		rows[fmt.Sprint("all of it ", retries)] = p
	}
	rows["Kafka"] = affine(100, 2, 1000, 10, Uniform(0.8, 1.2), CapBoth)
	p := affine(100, 2, 5000, 9, Uniform(1, 1), CapAfter)
	p.AddMs[1] = 1000
	rows["stamina"] = p
	rows["slowly into the cap"] = affine(900, 1.01, 1000, 60, Uniform(0.5, 1.5), CapAfter)
	names := make([]string, 0, len(rows))
	for name := range rows {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		compare(t, name, rows[name], 20000)
	}
}

// An atom holds several quantiles at once, and exactly.
func TestQuantilesOnAnAtom(t *testing.T) {
	// W = min(1000, 1500·U): P(W < 1000) = 2/3, so two waits are both the cap with probability 1/9, T < 2000 otherwise.
	total := schedule(t, affine(1500, 1, 1000, 2, named(Full), CapAfter)).Total
	if q := total.QuantilesMs; math.Abs(q.P95-2000) > 1e-6 || math.Abs(q.P99-2000) > 1e-6 {
		t.Errorf("%+v", q)
	}
	// P(T ≤ t) for t ≤ 1000: both are below the cap, t²/2/1500².
	closeTo(t, "5 %", total.QuantilesMs.P05, 1500*math.Sqrt(2*0.05), 1e-9)
	// Kafka: least and greatest of ten, and a half of the later waits at the cap.
	kafka := schedule(t, affine(100, 2, 1000, 10, Uniform(0.8, 1.2), CapBoth))
	if kafka.Total.MinMs != 6000 || kafka.Total.MaxMs != 7800 {
		t.Errorf("Kafka: %g … %g", kafka.Total.MinMs, kafka.Total.MaxMs)
	}
	for i, w := range kafka.Waits {
		if want := map[bool]float64{true: 0.5, false: 0}[i >= 4]; math.Abs(w.AtCap-want) > 1e-12 {
			t.Errorf("Kafka, retry %d: at the cap with %g", i+1, w.AtCap)
		}
	}
}

// Many waits: the error of 10,000 is still below 1e-6, and the law is near the normal one.
func TestTotalsOfManyWaits(t *testing.T) {
	for _, p := range []Policy{
		affine(100, 1, 0, 10000, named(Full), CapBefore),
		affine(100, 1.0001, 0, 10000, named(Full), CapBefore),
		affine(100, 2, 20000, 10000, named(Equal), CapBefore),
		affine(1500, 2, 1000, 1000, named(Full), CapAfter),
		affine(1500, 1.001, 1000, 10000, named(Full), CapAfter),
	} {
		total := schedule(t, p).Total
		for i := range levels {
			if q, off := *total.QuantilesMs.at(i), *total.QuantileErrorMs.at(i); off > 1e-6*q {
				t.Errorf("%+v: %g may be off by %g", p, q, off)
			}
		}
	}
	total := schedule(t, affine(100, 1, 0, 10000, named(Full), CapBefore)).Total
	// Edgeworth: skewness 0, excess kurtosis -1.2/10000: the normal quantile but for 1e-5 standard deviations.
	closeTo(t, "95 % of 10,000", (total.QuantilesMs.P95-500000)/total.SdMs, 1.6448536269514722, 2e-5)
	closeTo(t, "sd of 10,000", total.SdMs, 100*math.Sqrt(10000.0/12), 1e-12)
}

// Where one wait is all but the whole total, its quantiles are the total's: of U(lo, hi) the p-quantile is lo + p·(hi - lo).
// The others are 1e-9, 1e-18, 1e-27 … of it.
func TestTotalsOfOneWaitAndHairs(t *testing.T) {
	for _, row := range []struct {
		name     string
		policy   Policy
		from, to float64
	}{
		{"±20 %, 200 waits", affine(1, 1e-9, 0, 200, Uniform(0.8, 1.2), CapBefore), 0.8, 1.2},
		{"full, 10,000 waits", affine(100, 1e-9, 0, 10000, named(Full), CapBefore), 0, 100},
		{"full, after a cap", affine(1e15, 1e-9, MaxMs, 1000, named(Full), CapAfter), 0, 1e15},
		{"an addition above hairs", affine(1e-9, 0, 0, 1, Uniform(0.8, 1.2), CapBefore).plus(0, MaxMs/2), 0, MaxMs / 2},
	} {
		total := schedule(t, row.policy).Total
		for i, p := range levels {
			want := row.from + p*(row.to-row.from)
			got, off := *total.QuantilesMs.at(i), *total.QuantileErrorMs.at(i)
			if !(math.Abs(got-want) <= 2e-9*row.to) || !(off <= 1e-7*row.to) {
				t.Errorf("%s: the %g-quantile is %.12g ± %g, want %.12g", row.name, p, got, off, want)
			}
		}
	}
}

func TestQuantileOfNoProbability(t *testing.T) {
	l := lawOf(t, Defaults())
	for _, p := range []float64{0, 1, -1, 2, math.NaN()} {
		if _, _, err := l.Quantile(p, nil); err == nil {
			t.Errorf("a quantile of %g", p)
		}
	}
	q, off, err := l.Quantile(0.3, nil)
	if q != 102300 || off != 0 || err != nil {
		t.Errorf("no jitter: %g ± %g, %v", q, off, err)
	}
}
