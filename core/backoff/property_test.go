package backoff

import (
	"math"
	"reflect"
	"testing"

	"pgregory.net/rapid"
)

// sane is what holds for every policy: refused by name, or a schedule of finite numbers in order.
func sane(p *Policy) string {
	s, err := Compute(p, nil)
	if err != nil {
		return ""
	}
	finite := func(xs ...float64) bool {
		for _, x := range xs {
			if math.IsNaN(x) || math.IsInf(x, 0) || x < 0 {
				return false
			}
		}
		return true
	}
	const slack = 1e-12
	atMost := func(a, b float64) bool { return a <= b*(1+slack) }
	if s.Calls != p.Retries+1 || len(s.Waits) != p.Retries {
		return "the numbers of calls and waits"
	}
	for i, w := range s.Waits {
		switch {
		case w.Retry != i+1:
			return "the number of a wait"
		case !finite(w.MinMs, w.MaxMs, w.MeanMs, w.AtCap) || w.AtCap > 1+slack || w.MaxMs > MaxMs:
			return "a wait out of range"
		case !atMost(w.MinMs, w.MeanMs) || !atMost(w.MeanMs, w.MaxMs):
			return "a wait out of order"
		case p.CapMs == nil && w.AtCap != 0:
			return "the cap without a cap"
		case w.MinMs < p.FloorMs:
			return "a wait below the floor"
		}
	}
	t := s.Total
	q, off := t.QuantilesMs, t.QuantileErrorMs
	if !finite(t.MinMs, t.MaxMs, t.MeanMs, t.SdMs, q.P05, q.P50, q.P95, q.P99, off.P05, off.P50, off.P95, off.P99) {
		return "a total out of range"
	}
	if !atMost(t.MinMs, t.MeanMs) || !atMost(t.MeanMs, t.MaxMs) || t.SdMs > (t.MaxMs-t.MinMs)/2*(1+1e-9)+1e-9*t.MaxMs {
		return "a total out of order"
	}
	last := t.MinMs
	for i := range levels {
		q, off := *t.QuantilesMs.at(i), *t.QuantileErrorMs.at(i)
		if q < last*(1-1e-9)-off || q > t.MaxMs*(1+slack) {
			return "quantiles out of order"
		}
		last = q
	}
	return ""
}

// extreme draws what people and bugs give: round numbers, the ends of the ranges, and any float64.
func extreme(low, high float64) *rapid.Generator[float64] {
	return rapid.OneOf(rapid.Float64Range(low, high), rapid.SampledFrom([]float64{0, 1, 2, 0.5, 1e-9, 100, 1e6, MaxMs, low, high}), rapid.Float64())
}

func anyPolicy(t *rapid.T) Policy {
	p := Policy{
		BaseMs:   extreme(0, 1e4).Draw(t, "base"),
		Factor:   extreme(0, 4).Draw(t, "factor"),
		Retries:  rapid.OneOf(rapid.IntRange(1, 12), rapid.IntRange(1, 60)).Draw(t, "retries"),
		CapOrder: rapid.SampledFrom([]string{CapBefore, CapAfter, CapBoth}).Draw(t, "order"),
		Jitter:   Jitter{Name: rapid.SampledFrom(append(Strategies(), Custom, Custom)).Draw(t, "jitter")},
	}
	if rapid.Bool().Draw(t, "capped") {
		p.CapMs = capped(extreme(0, 1e5).Draw(t, "cap"))
	}
	if p.Jitter.Name == Custom {
		p.Jitter.Lo = extreme(0, 1).Draw(t, "lo")
		p.Jitter.Hi = p.Jitter.Lo + extreme(0, 1).Draw(t, "more")
	}
	if rapid.IntRange(0, 2).Draw(t, "floored") == 0 {
		p.FloorMs = extreme(0, 1e3).Draw(t, "floor")
	}
	if rapid.IntRange(0, 2).Draw(t, "added") == 0 {
		p.AddMs[0] = extreme(0, 1e3).Draw(t, "least")
		p.AddMs[1] = p.AddMs[0] + extreme(0, 1e3).Draw(t, "spread")
	}
	return p
}

func TestAnyPolicyIsSane(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := anyPolicy(t)
		if wrong := sane(&p); wrong != "" {
			s, _ := Compute(&p, nil)
			t.Fatalf("%s: %+v gives %+v", wrong, p, s)
		}
	})
}

func TestTheSameAgain(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := anyPolicy(t)
		first, err := Compute(&p, nil)
		second, again := Compute(&p, nil)
		if (err == nil) != (again == nil) || !reflect.DeepEqual(first, second) {
			t.Fatalf("%+v differs from one call to the next", p)
		}
	})
}

// Everything is in units of the base: all durations times 2^k give all results times 2^k, bit by bit where no series is
// involved.
func TestScaling(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := anyPolicy(t)
		s, _, err := p.compute(nil)
		if err != nil {
			return
		}
		double := p
		double.BaseMs, double.FloorMs, double.AddMs = 2*p.BaseMs, 2*p.FloorMs, [2]float64{2 * p.AddMs[0], 2 * p.AddMs[1]}
		if p.CapMs != nil {
			double.CapMs = capped(2 * *p.CapMs)
		}
		d, _, err := double.compute(nil)
		if err != nil {
			return // beyond 2^53
		}
		for i, w := range s.Waits {
			v := d.Waits[i]
			if v.MaxMs < 4*tiny {
				continue // here a ceiling counts as 0
			}
			if v.MinMs != 2*w.MinMs || v.MaxMs != 2*w.MaxMs || math.Abs(v.MeanMs-2*w.MeanMs) > 1e-11*v.MeanMs || math.Abs(v.AtCap-w.AtCap) > 1e-11 {
				t.Fatalf("wait %d: %+v and %+v", i+1, w, v)
			}
		}
	})
}

func FuzzSchedule(f *testing.F) {
	f.Add(100.0, 2.0, 20000.0, 10, 0.0, 1.0, uint8(0), 0.0, 0.0, 0.0)
	f.Add(0.0, 0.0, 0.0, 1, 0.0, 0.0, uint8(1), 0.0, 0.0, 0.0)
	f.Add(1e-9, 1e9, float64(MaxMs), 200, 0.5, 2.0, uint8(2), 1.0, 0.0, 1e6)
	f.Add(math.MaxFloat64, math.SmallestNonzeroFloat64, math.Inf(1), -1, math.NaN(), -1.0, uint8(255), -1.0, 1.0, 0.0)
	f.Fuzz(func(t *testing.T, base, factor, most float64, retries int, lo, hi float64, kind uint8, floor, least, greatest float64) {
		p := Policy{BaseMs: base, Factor: factor, Retries: retries, FloorMs: floor, AddMs: [2]float64{least, greatest}}
		if kind&1 == 1 {
			p.CapMs = &most
		}
		p.CapOrder = []string{CapBefore, CapAfter, CapBoth, "no"}[kind>>1&3]
		names := append(Strategies(), Custom)
		p.Jitter = Jitter{Name: names[int(kind>>3)%len(names)], Lo: lo, Hi: hi}
		if retries > 60 {
			p.Retries = retries%60 + 1 // long ones are right, and slow
		}
		if wrong := sane(&p); wrong != "" {
			t.Errorf("%s: %+v", wrong, p)
		}
	})
}
