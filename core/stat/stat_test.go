package stat

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

func TestMomentsOfKnownSample(t *testing.T) {
	var m Moments
	// 2 4 4 4 5 5 7 9: mean 5, squared distances 32, by hand.
	for _, x := range []float64{2, 4, 4, 4, 5, 5, 7, 9} {
		m.Add(x)
	}
	if m.Count() != 8 || m.Mean() != 5 || m.Min() != 2 || m.Max() != 9 {
		t.Errorf("count %d, mean %g, from %g to %g", m.Count(), m.Mean(), m.Min(), m.Max())
	}
	if got, want := m.SD(), math.Sqrt(32.0/7); math.Abs(got-want) > 1e-15 {
		t.Errorf("sd %g, want %g", got, want)
	}
	if got, want := m.StandardError(), math.Sqrt(32.0/7/8); math.Abs(got-want) > 1e-15 {
		t.Errorf("standard error %g, want %g", got, want)
	}
}

func TestMomentsDoNotCancel(t *testing.T) {
	// The textbook formula Σx² - n·mean² gives nonsense here.
	var m Moments
	for i := range 1000 {
		m.Add(1e9 + float64(i%2))
	}
	if got, want := m.SD(), math.Sqrt(250.0/999); math.Abs(got-want) > 1e-7 {
		t.Errorf("sd %g, want %g", got, want)
	}
}

func TestMomentsOfFewValues(t *testing.T) {
	var m Moments
	if m.Mean() != 0 || m.SD() != 0 || m.StandardError() != 0 || m.Count() != 0 {
		t.Error("the empty sample is not all zero")
	}
	m.Add(-3)
	if m.Mean() != -3 || m.SD() != 0 || m.Min() != -3 || m.Max() != -3 {
		t.Error("one value has its own mean and no spread")
	}
}

// The ends p of the interval solve n·(p̂ - p)² = z²·p·(1 - p): that is the definition.
func TestWilsonSolvesItsEquation(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 1_000_000).Draw(t, "n")
		hits := rapid.IntRange(0, n).Draw(t, "hits")
		z := rapid.Float64Range(0.5, 5).Draw(t, "z")
		low, high := Wilson(hits, n, z)
		seen := float64(hits) / float64(n)
		if !(0 <= low && low <= seen && seen <= high && high <= 1) {
			t.Fatalf("[%g, %g] does not hold %g", low, high, seen)
		}
		for _, p := range []float64{low, high} {
			left, right := float64(n)*(seen-p)*(seen-p), z*z*p*(1-p)
			if math.Abs(left-right) > 1e-9*(1+left) {
				t.Fatalf("at %g: %g against %g", p, left, right)
			}
		}
	})
}

func TestWilsonKnownIntervals(t *testing.T) {
	for _, row := range []struct {
		name      string
		hits, n   int
		z         float64
		low, high float64
	}{
		// z²/(n + z²) is the upper end of none in n.
		{"none of 10", 0, 10, 1.96, 0, 3.8416 / 13.8416},
		{"all of 10", 10, 10, 1.96, 10 / 13.8416, 1},
		// Symmetric: ½ ± z/2/√(n + z²).
		{"half of 100", 50, 100, 2, 0.5 - 1/math.Sqrt(104), 0.5 + 1/math.Sqrt(104)},
		{"nothing known", 0, 0, 2, 0, 1},
		{"more hits than tries", 12, 10, 1.96, 10 / 13.8416, 1},
		{"fewer than none", -1, 10, 1.96, 0, 3.8416 / 13.8416},
	} {
		low, high := Wilson(row.hits, row.n, row.z)
		if math.Abs(low-row.low) > 1e-12 || math.Abs(high-row.high) > 1e-12 {
			t.Errorf("%s: [%g, %g], want [%g, %g]", row.name, low, high, row.low, row.high)
		}
	}
}
