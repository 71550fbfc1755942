package backoff

import (
	"fmt"
	"math"
	"slices"
	"testing"
)

// rows is the schedule without its quantiles, which take most of the time.
func rows(t *testing.T, p Policy) *Schedule {
	t.Helper()
	s, _, err := p.compute(nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func decorrelated(base, most float64, retries int) Policy {
	return affine(base, 2, most, retries, named(Decorrelated), CapBefore)
}

// Figures of an independent computation (piecewise Chebyshev polynomials, checked against 36 million random steps).
func TestDecorrelatedAgainstReference(t *testing.T) {
	for _, row := range []struct {
		base, most float64
		atCap      map[int]float64
		mean       map[int]float64
		lastAtCap  float64 // in the long run
		lastMean   float64 // of the cap
	}{
		{100, 20000,
			map[int]float64{1: 0, 4: 0, 5: 3.5677e-6, 6: .0041314558, 7: .0224609411, 8: .0513642758, 10: .1147433087, 20: .2622979401},
			map[int]float64{1: 200, 2: 350, 5: 1418.74756385, 8: 4016.89472095, 10: 5694.44160151, 20: 9145.66258118},
			.2891613184, .4879995743},
		{5, 2000,
			map[int]float64{5: 0, 6: 7.12279e-5, 7: .0035969130, 8: .0159305065, 10: .0593548823, 20: .2204569200},
			map[int]float64{5: 70.9375, 8: 231.87412482, 10: 379.11006675, 20: 793.72220808},
			.2693364074, .4565207810},
	} {
		s := rows(t, decorrelated(row.base, row.most, 10000))
		for k, want := range row.atCap {
			if got := s.Waits[k-1].AtCap; math.Abs(got-want) > 6e-11 {
				t.Errorf("%g, %g: P(X_%d = cap) = %.12g, want %.12g", row.base, row.most, k, got, want)
			}
		}
		for k, want := range row.mean {
			closeTo(t, fmt.Sprintf("%g, %g: mean of wait %d", row.base, row.most, k), s.Waits[k-1].MeanMs, want, 1e-11)
		}
		last := s.Waits[9999]
		closeTo(t, "long run, at the cap", last.AtCap, row.lastAtCap, 3e-10)
		closeTo(t, "long run, mean", last.MeanMs/row.most, row.lastMean, 3e-10)
		if last.MinMs != row.base || last.MaxMs != row.most {
			t.Errorf("the last wait is %+v", last)
		}
	}
	ten := rows(t, decorrelated(100, 20000, 10))
	closeTo(t, "E[T of ten]", ten.Total.MeanMs, 23299.56581780, 1e-12)
	if ten.Total.MinMs != 1000 || ten.Total.MaxMs != 132000 {
		t.Errorf("ten: %g … %g", ten.Total.MinMs, ten.Total.MaxMs)
	}
	for k, want := range []float64{300, 900, 2700, 8100, 20000} {
		if got := ten.Waits[k]; got.MaxMs != want || got.MinMs != 100 {
			t.Errorf("wait %d: %g … %g", k+1, got.MinMs, got.MaxMs)
		}
	}
}

// Without a cap: E[X_k] = b·(2·1.5^k - 1), and standard deviations by the recurrence of the second moments, b = 1.
func TestDecorrelatedWithoutCap(t *testing.T) {
	for _, row := range []struct {
		retries  int
		mean, sd float64
	}{{3, 11.25, 5.65132728}, {5, 34.5625, 27.60842734}, {8, 139.7734375, 196.81691133}} {
		for _, most := range []float64{0, 1e7} { // a cap out of reach is no cap
			s := rows(t, decorrelated(1, most, row.retries))
			closeTo(t, fmt.Sprint("mean of ", row.retries), s.Total.MeanMs, row.mean, 1e-12)
			closeTo(t, fmt.Sprint("sd of ", row.retries), s.Total.SdMs, row.sd, 1e-9)
			for i, w := range s.Waits {
				closeTo(t, fmt.Sprint("mean of wait ", i+1), w.MeanMs, 2*math.Pow(1.5, float64(i+1))-1, 1e-13)
				if w.MaxMs != math.Pow(3, float64(i+1)) || w.AtCap != 0 {
					t.Errorf("wait %d: %+v", i+1, w)
				}
			}
		}
	}
}

// A cap just within reach and one just out of reach give nearly the same: the recurrence against the mesh.
func TestTwoWaysToTheMoments(t *testing.T) {
	free, capped := schedule(t, decorrelated(1, 729, 6)), schedule(t, decorrelated(1, 728.999, 6))
	closeTo(t, "mean", capped.Total.MeanMs, free.Total.MeanMs, 1e-11)
	closeTo(t, "sd", capped.Total.SdMs, free.Total.SdMs, 1e-10)
	closeTo(t, "median", capped.Total.QuantilesMs.P50, free.Total.QuantilesMs.P50, 1e-7)
}

// stepCDF is P(X' ≤ s) after a wait x, and sumCDF its integral over one or two more waits by the midpoint rule between the
// places where the integrand can jump: an independent, slow way to the law of two and three waits.
func stepCDF(s, x, base, most float64) float64 {
	if s >= math.Min(3*x, most) {
		return 1
	}
	return math.Max(0, (s-base)/(3*x-base))
}

func sumCDF(waits int, s, x, base, most float64) float64 {
	if waits == 1 {
		return stepCDF(s, x, base, most)
	}
	edge := math.Min(3*x, most)
	cuts := []float64{base, edge}
	for _, c := range []float64{s - base, s - most, s - 2*most, s / 4, most / 3} {
		if c > base && c < edge {
			cuts = append(cuts, c)
		}
	}
	slices.Sort(cuts)
	const n = 100
	total := 0.0
	for i := 0; i+1 < len(cuts); i++ {
		h := (cuts[i+1] - cuts[i]) / n
		for j := range n {
			y := cuts[i] + h*(float64(j)+0.5)
			total += h * sumCDF(waits-1, s-y, y, base, most)
		}
	}
	total /= 3*x - base
	if 3*x > most {
		total += (3*x - most) / (3*x - base) * sumCDF(waits-1, s-most, most, base, most)
	}
	return total
}

func TestDecorrelatedTotalsOfFewWaits(t *testing.T) {
	for _, most := range []float64{150, 250, 400, 1000, 20000} {
		for waits := 2; waits <= 3; waits++ {
			p := decorrelated(100, most, waits)
			l := lawOf(t, p)
			worst := rows(t, p).Total.MaxMs
			for _, part := range []float64{0.1, 0.3, 0.5, 0.77, 0.9, 0.97} {
				at := 100*float64(waits) + part*(worst-100*float64(waits))
				got, off := probability(t, l, at)
				want := sumCDF(waits, at, 100, 100, most)
				// The midpoint rule is good to about the square of its step.
				if math.Abs(got-want) > 2e-5+off || off > 1e-3 {
					t.Errorf("cap %g, %d waits: F(%g) = %.9g ± %.2g, want %.9g", most, waits, at, got, off, want)
				}
			}
		}
	}
}

func TestDecorrelatedTotalsAgainstSamples(t *testing.T) {
	for _, p := range []Policy{
		decorrelated(100, 20000, 4), decorrelated(100, 20000, 10), decorrelated(100, 20000, 100),
		decorrelated(100, 0, 6), decorrelated(100, 0, 12), decorrelated(100, 150, 4), decorrelated(100, 150, 12),
		decorrelated(100, 290, 3), decorrelated(100, 400, 4), decorrelated(100, 1000, 12),
	} {
		compare(t, fmt.Sprint("decorrelated ", p.BaseMs, p.cap(), p.Retries), p, 20000/max(1, p.Retries/20))
	}
}

// The error of the quantiles stays below 1e-6 where no kink is near.
func TestDecorrelatedQuantilesAreSharp(t *testing.T) {
	for _, p := range []Policy{decorrelated(100, 20000, 10), decorrelated(100, 20000, 100), decorrelated(100, 0, 12)} {
		total := schedule(t, p).Total
		for i := range levels {
			if q, off := *total.QuantilesMs.at(i), *total.QuantileErrorMs.at(i); !(off <= 2e-6*q) {
				t.Errorf("%g, %g, %d: %g may be off by %g", p.BaseMs, p.cap(), p.Retries, q, off)
			}
		}
		if total.QuantileStanding != Estimated {
			t.Errorf("standing %s", total.QuantileStanding)
		}
	}
}
