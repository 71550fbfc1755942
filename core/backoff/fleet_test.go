package backoff

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"testing"

	"contend/core/fault"
	"contend/core/rng"
)

func fleet(clients int, p Policy, bucket float64) Fleet {
	return Fleet{Policy: p, Clients: clients, Seed: rng.SeedOf(1), BucketMs: bucket}
}

func herd(t *testing.T, f Fleet) *Herd {
	t.Helper()
	h, err := f.Run(nil)
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// 1 s ×2 cap 30 s, 6 retries, 20 ms buckets: medians of 11 seeds, as two programs of others and of ours found them.
func TestPeaksOfTheHerd(t *testing.T) {
	for _, row := range []struct {
		clients int
		jitter  string
		peak    float64
		spread  float64 // of a median of eleven, generously
	}{
		{1000, None, 1000, 0}, {1000, Full, 38, 4}, {1000, Equal, 51, 5}, {1000, Decorrelated, 20, 3},
		{10000, None, 10000, 0}, {10000, Full, 325, 12}, {10000, Equal, 439, 15}, {10000, Decorrelated, 149, 8},
	} {
		f := fleet(row.clients, affine(1000, 2, 30000, 6, named(row.jitter), CapBefore), 20)
		var peaks []int
		for seed := range 11 {
			r := &run{fleet: &f, draw: newDraw(&f.Policy), herd: &Herd{Calls: f.Clients}}
			f.Seed = rng.SeedOf(int64(seed))
			if err := r.apart(); err != nil {
				t.Fatal(err)
			}
			peaks = append(peaks, slices.Max(r.counts))
		}
		slices.Sort(peaks)
		if median := float64(peaks[5]); math.Abs(median-row.peak) > row.spread {
			t.Errorf("%d clients, %s: the peak is %g, want %g", row.clients, row.jitter, median, row.peak)
		}
	}
}

// Peak rates per client and base, in closed form: full Σ 1/((k-1)!·f^(k(k-1)/2)) just before the base (e for f = 1),
// equal 2 for f = 2, ±20 % 2.5, ±50 % 1, decorrelated ½ + ln(5/2)/6 just before three times the base.
func TestExpectedPeakRates(t *testing.T) {
	for _, row := range []struct {
		name   string
		policy Policy
		at     float64 // in bases
		rate   float64
	}{
		{"full ×2", affine(1000, 2, 0, 12, named(Full), CapBefore), 1, 1.5651451117},
		{"full ×1.5", affine(1000, 1.5, 0, 25, named(Full), CapBefore), 1, 1.8301886},
		{"full ×3", affine(1000, 3, 0, 10, named(Full), CapBefore), 1, 1.3520812},
		{"full ×1", affine(1000, 1, 0, 20, named(Full), CapBefore), 1, math.E},
		{"equal ×2", affine(1000, 2, 0, 6, named(Equal), CapBefore), 1, 2},
		{"±20 %", affine(1000, 2, 0, 6, Uniform(0.8, 1.2), CapBefore), 1.2, 2.5},
		{"±50 %", affine(1000, 2, 0, 6, Uniform(0.5, 1.5), CapBefore), 1.5, 1},
		{"decorrelated", decorrelated(1000, 0, 8), 3, 0.6527151220},
	} {
		// The mean over a bucket that ends at the peak is below the rate there; two widths extrapolate.
		rate := func(bucket float64) float64 {
			f := fleet(1000, row.policy, bucket)
			outage := row.at * 1000
			f.OutageMs = &outage // the curve ends there, and so does the work
			h := herd(t, f)
			return h.Expected[len(h.Expected)-1] / bucket
		}
		if got := 2*rate(2) - rate(4); math.Abs(got-row.rate) > 2e-4*row.rate {
			t.Errorf("%s: %.8g, want %.8g", row.name, got, row.rate)
		}
	}
	for _, row := range []struct {
		jitter string
		peak   float64 // of 1,000 clients, base 1 s, 20 ms buckets: 20 · rate, less what the bucket averages out
	}{{None, 1000}, {Full, 31.2}, {Equal, 40}, {Decorrelated, 13.0}} {
		h := herd(t, fleet(1000, affine(1000, 2, 30000, 6, named(row.jitter), CapBefore), 20))
		if math.Abs(*h.ExpectedPeak-row.peak) > 0.05 {
			t.Errorf("%s: expected peak %g, want about %g", row.jitter, *h.ExpectedPeak, row.peak)
		}
	}
}

// The sampled arrivals lie about the expected curve, and both add up to all retries.
func TestArrivalsFollowTheExpectedCurve(t *testing.T) {
	clamped := affine(1000, 2, 5000, 7, Uniform(0.5, 1.5), CapAfter)
	clamped.FloorMs, clamped.AddMs = 700, [2]float64{0, 300}
	for name, p := range map[string]Policy{
		"full":         affine(1000, 2, 30000, 6, named(Full), CapBefore),
		"equal":        affine(1000, 2, 30000, 6, named(Equal), CapBefore),
		"decorrelated": decorrelated(1000, 4000, 6),
		"near the cap": decorrelated(1000, 1900, 6),
		"Kafka":        affine(100, 2, 1000, 10, Uniform(0.8, 1.2), CapBoth),
		"all of it":    clamped,
		"none":         affine(700, 1.3, 0, 9, named(None), CapBefore),
		"none, added":  affine(700, 1.3, 0, 5, named(None), CapBefore).plus(0, 250),
	} {
		f := fleet(5000, p, 50)
		h := herd(t, f)
		var arrived, expected float64
		for i := range h.Arrivals {
			arrived += h.Arrivals[i]
			expected += h.Expected[i]
			// Arrivals of a bucket are a sum over independent clients of what each sends into it, at most a few.
			if d := math.Abs(h.Arrivals[i] - h.Expected[i]); d > 6*math.Sqrt(2*h.Expected[i])+6+*h.ExpectedError {
				t.Errorf("%s: %g arrive from %g ms on, %g expected", name, h.Arrivals[i], h.Buckets[i], h.Expected[i])
			}
		}
		if want := float64(f.Clients * p.Retries); arrived != want || math.Abs(expected-want) > 0.002*want || h.Calls != f.Clients*(p.Retries+1) {
			t.Errorf("%s: %g arrivals and %g expected of %g; %d calls", name, arrived, expected, want, h.Calls)
		}
		if *h.ExpectedError > 0.01**h.ExpectedPeak {
			t.Errorf("%s: the curve may be off by %g of %g", name, *h.ExpectedError, *h.ExpectedPeak)
		}
		if h.DrainedMs != nil || h.Served != 0 || h.GaveUp != f.Clients {
			t.Errorf("%s: somebody got through", name)
		}
	}
}

// Waits that spread over far less than a bucket, or hardly at all: the expected curve has them in the buckets where they
// must arrive, and leaves none out. Waits 100·0.999999999 … 100 ms end before the bucket that starts at 100 ms.
func TestExpectedOfNarrowWaits(t *testing.T) {
	for _, row := range []struct {
		name   string
		policy Policy
		bucket float64
		want   map[int]float64 // expected retries per client, by bucket
	}{
		{"a hair before the end of a bucket", affine(100, 2, 0, 3, Uniform(0.999999999, 1), CapBefore), 1, map[int]float64{99: 1, 299: 1, 699: 1}},
		{"half of a hair on each side", affine(100, 2, 0, 1, Uniform(0.999999999, 1.000000001), CapBefore), 1, map[int]float64{99: 0.5, 100: 0.5}},
		{"a bucket for everything", affine(1e-9, 2, 0, 20, named(Full), CapBefore), MaxMs, map[int]float64{0: 20}},
		{"a wide wait, then narrow ones", affine(1000, 1e-9, 0, 4, Uniform(0.5, 0.75), CapBefore), 250, map[int]float64{2: 4}},
		{"narrow ones, then a wide one", affine(1e-6, 1e9, 0, 2, Uniform(0.25, 0.5), CapBefore), 250, map[int]float64{0: 1, 1: 1}},
	} {
		h := herd(t, fleet(100, row.policy, row.bucket))
		if h.Expected == nil {
			t.Errorf("%s: no curve", row.name)
			continue
		}
		for i, got := range h.Expected {
			if d := math.Abs(got - 100*row.want[i]); !(d <= 0.02+*h.ExpectedError) {
				t.Errorf("%s: %g expected in bucket %d, want %g (said to be off by %g)", row.name, got, i, 100*row.want[i], *h.ExpectedError)
			}
		}
		for i, n := range row.want {
			if i >= len(h.Expected) && n > 0.5 {
				t.Errorf("%s: the curve ends before bucket %d", row.name, i)
			}
		}
	}
}

// With many equal waits of mean μ and variance σ² the expected number of retries up to t tends to the renewal function
// t/μ + (σ² - μ²)/(2μ²) (W. Feller, "An Introduction to Probability Theory and Its Applications" II, XI.3), and faster
// than any power for waits with a density.
func TestExpectedCurveOfManyWaits(t *testing.T) {
	floored := affine(1000, 1, 0, 300, named(Full), CapBefore)
	floored.FloorMs = 400
	for _, row := range []struct {
		name           string
		policy         Policy
		mean, variance float64
		exact          float64
	}{
		{"full", affine(1000, 1, 0, 300, named(Full), CapBefore), 500, 1e6 / 12, 1e-4},
		{"full, added", affine(1000, 1, 0, 300, named(Full), CapBefore).plus(0, 600), 800, 1.36e6 / 12, 1e-4},
		{"full, a hair added", affine(1000, 1, 0, 300, named(Full), CapBefore).plus(0, 1e-9), 500, 1e6 / 12, 1e-4},
		// max(400, U): 0.4·400 + ∫ from 400 to 1000 of x dx/1000, and the second moment likewise.
		{"floor", floored, 580, 64000 + (1e9-6.4e7)/3000 - 580*580, 1e-3},
		// b + U(0, 2·200): next to no spread, so that only after 50 waits the sum is smooth.
		{"narrow", affine(1000, 1, 0, 300, Uniform(0.8, 1.2), CapBefore), 1000, 160000.0 / 12, 1e-3},
	} {
		f := fleet(1, row.policy, 40)
		until := 150 * row.mean
		f.ExpectMs = &until
		h := herd(t, f)
		if want := int(math.Ceil(until / 40)); len(h.Expected) != want || len(h.Arrivals) <= want {
			t.Fatalf("%s: %d buckets are expected, want %d of %d", row.name, len(h.Expected), want, len(h.Arrivals))
		}
		total, at := 0.0, 0.0
		for i, x := range h.Expected {
			total += x
			at = float64(i+1) * 40
			if rate := x / 40 * row.mean; at > 100*row.mean && math.Abs(rate-1) > row.exact {
				t.Fatalf("%s: from %g ms on the rate is %g of 1/mean", row.name, at-40, rate)
			}
		}
		want := at/row.mean + (row.variance-row.mean*row.mean)/(2*row.mean*row.mean)
		if math.Abs(total-want) > row.exact {
			t.Errorf("%s: %.8g retries up to %g ms, want %.8g", row.name, total, at, want)
		}
	}
}

// The curve up to a time is the beginning of the whole curve.
func TestExpectedCurveUpToATime(t *testing.T) {
	for _, name := range Strategies() {
		f := fleet(1000, affine(1000, 2, 30000, 6, named(name), CapBefore), 20)
		whole := herd(t, f)
		until := 5010.0
		f.ExpectMs = &until
		part := herd(t, f)
		if len(part.Expected) != 251 || fmt.Sprint(part.Arrivals) != fmt.Sprint(whole.Arrivals) { // the last starts at 5,000 ms
			t.Fatalf("%s: %d buckets", name, len(part.Expected))
		}
		most := 0.0
		for i, x := range part.Expected {
			most = max(most, x)
			if d := math.Abs(x - whole.Expected[i]); d > *part.ExpectedError+*whole.ExpectedError+1e-9 {
				t.Errorf("%s: %g and %g are expected from %g ms on", name, x, whole.Expected[i], whole.Buckets[i])
			}
		}
		if *part.ExpectedPeak != most {
			t.Errorf("%s: the peak is %g of %g", name, *part.ExpectedPeak, most)
		}
		until = 0
		if none := herd(t, f); none.Expected != nil || none.ExpectedPeak != nil || none.ExpectedError != nil {
			t.Errorf("%s: a curve up to 0: %v", name, none.Expected)
		}
	}
}

// Beyond a bound of the work there is no curve, and with a shorter one there is.
func TestExpectedCurveThatTakesTooLong(t *testing.T) {
	f := fleet(10, affine(1000, 2, 2000, 10000, named(Full), CapAfter), 200)
	h := herd(t, f)
	if h.Expected != nil || h.ExpectedPeak != nil || len(h.Arrivals) < 90000 {
		t.Errorf("%d of %d buckets are expected", len(h.Expected), len(h.Arrivals))
	}
	until := 20000.0
	f.ExpectMs = &until
	if h = herd(t, f); len(h.Expected) != 100 {
		t.Errorf("%d buckets are expected up to 20 s", len(h.Expected))
	}
}

// Worked out by hand: 100 clients that retry every second, back at 2.5 s, 20 answers in any 1,000 ms. At 3, 4, 5, 6 and
// 7 s twenty get through each time.
func TestCapacityByHand(t *testing.T) {
	f := fleet(100, affine(1000, 1, 0, 10, named(None), CapBefore), 100)
	back, capacity := 2500.0, 20
	f.OutageMs, f.CapacityPerS = &back, &capacity
	h := herd(t, f)
	if h.DrainedMs == nil || *h.DrainedMs != 7000 || h.Served != 100 || h.GaveUp != 0 || h.Calls != 100+100+100+100+80+60+40+20 || h.Peak != 100 || h.PeakAtMs != 1000 {
		t.Errorf("%+v", h)
	}
	for i, n := range h.Arrivals {
		want := map[int]float64{10: 100, 20: 100, 30: 100, 40: 80, 50: 60, 60: 40, 70: 20}[i]
		if n != want {
			t.Errorf("%g arrive at %g ms, want %g", n, h.Buckets[i], want)
		}
	}
	if len(h.Expected) != 25 || h.Expected[10] != 100 || h.Expected[20] != 100 || *h.ExpectedPeak != 100 {
		t.Errorf("the expected curve is %v", h.Expected)
	}
	f.Retries = 6
	h = herd(t, f)
	if h.DrainedMs != nil || h.Served != 80 || h.GaveUp != 20 || h.Calls != 100+100+100+100+80+60+40 {
		t.Errorf("with six retries: %+v", h)
	}
	// Without a limit all get through at the first retry after the outage, with plenty as well.
	for _, c := range []*int{nil, capacityOf(100), capacityOf(MaxCapacity)} {
		f.CapacityPerS = c
		h = herd(t, f)
		if *h.DrainedMs != 3000 || h.Served != 100 || h.Calls != 400 {
			t.Errorf("capacity %v: %+v", c, h)
		}
	}
	// An outage of 0: back at once.
	back = 0
	f.CapacityPerS = nil
	if h = herd(t, f); *h.DrainedMs != 1000 || h.Calls != 200 || h.Expected != nil {
		t.Errorf("no outage: %+v", h)
	}
}

func capacityOf(n int) *int { return &n }

// A limit that never binds and no limit are the same run, though one goes client by client and the other by time.
func TestTwoWaysToRunAHerd(t *testing.T) {
	f := fleet(300, affine(100, 2, 2000, 12, named(Full), CapBefore), 10)
	back := 1500.0
	f.OutageMs = &back
	apart := herd(t, f)
	f.CapacityPerS = capacityOf(299) // one below the clients: the other way, and it hardly matters
	r := &run{fleet: &f, draw: newDraw(&f.Policy), herd: &Herd{Calls: f.Clients}}
	if err := r.together(); err != nil {
		t.Fatal(err)
	}
	if r.herd.Calls != apart.Calls || r.drained != *apart.DrainedMs || r.herd.Served != 300 {
		t.Errorf("%d calls until %g, and %d until %g", r.herd.Calls, r.drained, apart.Calls, *apart.DrainedMs)
	}
	for i, n := range r.counts {
		if float64(n) != apart.Arrivals[i] {
			t.Errorf("bucket %d: %d and %g", i, n, apart.Arrivals[i])
		}
	}
}

// Retry k of client i draws the same number under every strategy.
func TestCommonRandomNumbers(t *testing.T) {
	times := func(jitter string, client int) []float64 {
		f := fleet(10, affine(100, 1, 0, 5, named(jitter), CapBefore), 1)
		r := &run{fleet: &f, draw: newDraw(&f.Policy), herd: &Herd{}}
		c := r.start(client)
		var out []float64
		for range 5 {
			r.draw.next(&c)
			out = append(out, c.last)
		}
		return out
	}
	for client := range 10 {
		full, equal, memory := times(Full, client), times(Equal, client), times(Decorrelated, client)
		last := 100.0
		for k, w := range full {
			u := w / 100
			if math.Abs(equal[k]-(50+50*u)) > 1e-9 {
				t.Errorf("client %d, retry %d: equal %g, full %g", client, k+1, equal[k], w)
			}
			last = 100 + u*(3*last-100)
			if math.Abs(memory[k]-last) > 1e-9*last {
				t.Errorf("client %d, retry %d: decorrelated %g, want %g", client, k+1, memory[k], last)
			}
		}
	}
}

func TestFleetsThatAreRefused(t *testing.T) {
	bad, none := -1.0, math.NaN()
	for _, row := range []struct {
		name, field string
		code        fault.Code
		change      func(f *Fleet)
	}{
		{"no clients", "clients", fault.OutOfRange, func(f *Fleet) { f.Clients = 0 }},
		{"too many", "clients", fault.OutOfRange, func(f *Fleet) { f.Clients = 100001 }},
		{"too many calls", "clients", fault.TooLarge, func(f *Fleet) { f.Clients, f.Retries, f.CapMs = 100000, 1000, capped(1000) }},
		{"no bucket", "bucketMs", fault.OutOfRange, func(f *Fleet) { f.BucketMs = 0 }},
		{"bucket of no number", "bucketMs", fault.OutOfRange, func(f *Fleet) { f.BucketMs = math.NaN() }},
		{"tiny buckets", "bucketMs", fault.OutOfRange, func(f *Fleet) { f.BucketMs = 0.001 }},
		{"negative outage", "outageMs", fault.OutOfRange, func(f *Fleet) { f.OutageMs = &bad }},
		{"no capacity", "capacityPerS", fault.OutOfRange, func(f *Fleet) { f.CapacityPerS = capacityOf(0) }},
		{"negative expectation", "expectMs", fault.OutOfRange, func(f *Fleet) { f.ExpectMs = &bad }},
		{"expectation of no number", "expectMs", fault.OutOfRange, func(f *Fleet) { f.ExpectMs = &none }},
		{"bad policy", "factor", fault.OutOfRange, func(f *Fleet) { f.Factor = -1 }},
	} {
		f := FleetDefaults()
		row.change(&f)
		_, err := f.Run(nil)
		var fa *fault.Error
		if !errors.As(err, &fa) || fa.Field != row.field || fa.Code != row.code {
			t.Errorf("%s: %v, want %s on %s", row.name, err, row.code, row.field)
			continue
		}
		// The smallest bucket that the message names does.
		if least, ok := fa.Args["min"].(float64); ok && row.name == "tiny buckets" {
			f.BucketMs = least
			if h := herd(t, f); len(h.Arrivals) > MaxBuckets || len(h.Arrivals) < MaxBuckets-2 {
				t.Errorf("buckets of %g: %d of them", least, len(h.Arrivals))
			}
		}
	}
}

func TestHerdIsTheSameAgain(t *testing.T) {
	f := fleet(200, decorrelated(100, 5000, 4), 25)
	first, second := herd(t, f), herd(t, f)
	if fmt.Sprint(first.Arrivals, first.Expected) != fmt.Sprint(second.Arrivals, second.Expected) {
		t.Error("one seed, two herds")
	}
	f.Seed = rng.SeedOf(2)
	if third := herd(t, f); fmt.Sprint(first.Arrivals) == fmt.Sprint(third.Arrivals) {
		t.Error("two seeds, one herd")
	}
}
