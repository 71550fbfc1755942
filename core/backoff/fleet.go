package backoff

import (
	"math"
	"strconv"

	"contend/core/fault"
	"contend/core/pace"
	"contend/core/rng"
	"contend/core/wire"
)

// Limits of a herd.
const (
	MaxClients = 100000
	MaxBuckets = 100000
	// MaxCalls bounds clients · (retries + 1).
	MaxCalls = 20_000_000
	// MaxCapacity is the largest capacityPerS.
	MaxCapacity = 1_000_000_000
)

// Fleet is many clients with one policy. All of them call at time 0 and fail; each then retries by the policy, on its
// own, until it gets through or has no retries left.
type Fleet struct {
	Policy
	Clients int      `json:"clients"` // 1 … MaxClients; Clients·(Retries+1) up to MaxCalls
	Seed    rng.Seed `json:"seed"`
	// BucketMs is the width of a bucket of time, above 0. Bucket i holds the times from i·BucketMs up to, not including,
	// (i+1)·BucketMs.
	BucketMs float64 `json:"bucketMs"`
	// OutageMs is when the service is back: a retry at that time or later can get through. nil: it never comes back, and
	// every client makes all its retries. 0: it is back at once.
	OutageMs *float64 `json:"outageMs"`
	// CapacityPerS is how many calls the service, once back, answers in any 1,000 ms: a call gets through if fewer did in
	// the 1,000 ms before it. Others fail like calls in the outage. nil: all get through. 1 … MaxCapacity; without OutageMs
	// it plays no part.
	CapacityPerS *int `json:"capacityPerS"`
	// ExpectMs limits the expected curve to the buckets that start before it, for who does not need more: 0 (none of
	// it) and above. nil: all buckets.
	ExpectMs *float64 `json:"expectMs"`
}

// FleetDefaults is the herd of a request that says nothing: 1,000 clients of the default policy in buckets of 20 ms.
func FleetDefaults() Fleet {
	return Fleet{Policy: Defaults(), Clients: 1000, Seed: rng.SeedOf(1), BucketMs: 20}
}

// Herd is what a fleet did. The first calls, all at time 0, are not among the arrivals: these are retries.
type Herd struct {
	Buckets   wire.Series `json:"buckets"`   // where each bucket starts, in ms; from 0 to the bucket of the last retry
	Arrivals  wire.Series `json:"arrivals"`  // retries per bucket
	Peak      int         `json:"peak"`      // most retries in one bucket
	PeakAtMs  float64     `json:"peakAtMs"`  // start of the first bucket with that many
	DrainedMs *float64    `json:"drainedMs"` // when the last client got through; null if any did not
	Calls     int         `json:"calls"`     // first calls and retries
	Served    int         `json:"served"`    // clients that got through
	GaveUp    int         `json:"gaveUp"`    // clients that ran out of retries
	// Expected is the mean number of retries per bucket, computed and not sampled, for the buckets that end before the
	// service is back (from then on it depends on who got through) and start before ExpectMs. null where there is no such
	// bucket, or where it would take more than some seconds (more than 10^8 cells of a grid): with many thousand waits, or
	// with hundreds of which a cap or a floor cuts into the jitter. A smaller ExpectMs or larger buckets then help.
	Expected      wire.Series `json:"expected"`
	ExpectedPeak  *float64    `json:"expectedPeak"`  // the greatest of Expected: of its buckets only
	ExpectedError *float64    `json:"expectedError"` // estimated largest error of Expected, in retries per bucket
}

// Validate names the first field that is wrong, or returns nil.
func (f *Fleet) Validate() error {
	if err := f.Policy.Validate(); err != nil {
		return err
	}
	if f.Clients < 1 || f.Clients > MaxClients {
		return fault.Range("clients", float64(f.Clients), 1, MaxClients)
	}
	if calls := f.Clients * (f.Retries + 1); calls > MaxCalls {
		return fault.Large("clients", MaxCalls, "clients · (retries + 1) is "+strconv.Itoa(calls)+
			"; with "+strconv.Itoa(f.Retries)+" retries there may be "+strconv.Itoa(MaxCalls/(f.Retries+1))+" clients")
	}
	if !(f.BucketMs >= MinMs && f.BucketMs <= MaxMs) {
		return fault.Range("bucketMs", f.BucketMs, MinMs, MaxMs)
	}
	if f.OutageMs != nil {
		if err := within("outageMs", *f.OutageMs, 0, MaxMs); err != nil {
			return err
		}
	}
	if f.ExpectMs != nil {
		if !(*f.ExpectMs >= 0) {
			return fault.Below("expectMs", *f.ExpectMs, 0)
		}
	}
	if c := f.CapacityPerS; c != nil && (*c < 1 || *c > MaxCapacity) {
		return fault.Range("capacityPerS", float64(*c), 1, MaxCapacity)
	}
	return nil
}

// client is one member of the herd. Its numbers come from a stream of its own, two for every retry, whatever the policy
// does with them: with the same seed, retry k of client i draws the same under every strategy (common random numbers).
type client struct {
	stream *rng.Stream
	at     float64 // time of the next retry
	last   float64 // the wait before
	retry  int
}

// draw is how waits are drawn; ceilings holds E_1 … E_R for affine jitters.
type draw struct {
	policy   *Policy
	ceilings []float64
	lo, hi   float64
	memory   bool
	cap      float64
}

func newDraw(p *Policy) *draw {
	d := &draw{policy: p, cap: p.cap(), memory: p.Jitter.memory()}
	d.lo, d.hi, _ = p.Jitter.Bounds()
	next := p.ceilings()
	for range p.Retries {
		d.ceilings = append(d.ceilings, next())
	}
	return d
}

// next moves a client to its next retry.
func (d *draw) next(c *client) {
	u, v := c.stream.Float64(), c.stream.Float64()
	p := d.policy
	var wait float64
	if d.memory {
		wait = min(d.cap, p.BaseMs+u*(memoryFactor*c.last-p.BaseMs))
	} else {
		e := d.ceilings[c.retry]
		wait = e*(d.lo+u*(d.hi-d.lo)) + p.AddMs[0] + v*(p.AddMs[1]-p.AddMs[0])
		if p.CapOrder != CapBefore {
			wait = min(wait, d.cap)
		}
		wait = max(wait, p.FloorMs)
	}
	c.last = wait
	c.at += wait
	c.retry++
}

// Run lets the herd loose. The error is a fault of the request (out-of-range on bucketMs, with the smallest that would
// do as Args["min"], when there would be more than MaxBuckets), or the meter's.
func (f *Fleet) Run(m *pace.Meter) (*Herd, error) {
	if err := f.Validate(); err != nil {
		return nil, err
	}
	r := &run{fleet: f, draw: newDraw(&f.Policy), meter: m, total: float64(f.Clients) * float64(f.Retries), herd: &Herd{Calls: f.Clients}}
	var err error
	if f.OutageMs != nil && f.CapacityPerS != nil && *f.CapacityPerS < f.Clients {
		err = r.together()
	} else {
		err = r.apart()
	}
	if err != nil {
		return nil, err
	}
	if r.latest/f.BucketMs >= MaxBuckets {
		least := math.Nextafter(r.latest/(MaxBuckets-1), math.Inf(1))
		return nil, fault.New(fault.OutOfRange, "bucketMs",
			"With buckets of "+fault.Number(f.BucketMs)+" ms there would be more than "+strconv.Itoa(MaxBuckets)+
				" of them: the last retry comes after "+fault.Number(math.Ceil(r.latest))+" ms. Take buckets of at least "+fault.Number(least)+" ms.",
			"value", f.BucketMs, "min", least, "max", float64(MaxMs))
	}
	herd := r.herd
	for i, n := range r.counts {
		herd.Buckets = append(herd.Buckets, float64(i)*f.BucketMs)
		herd.Arrivals = append(herd.Arrivals, float64(n))
		if n > herd.Peak {
			herd.Peak, herd.PeakAtMs = n, float64(i)*f.BucketMs
		}
	}
	herd.GaveUp = f.Clients - herd.Served
	if herd.GaveUp == 0 {
		herd.DrainedMs = &r.drained
	}
	return herd, f.expect(herd, m)
}

// run is a herd on its way.
type run struct {
	fleet   *Fleet
	draw    *draw
	meter   *pace.Meter
	total   float64
	herd    *Herd
	counts  []int
	latest  float64 // time of the last retry
	drained float64
}

func (r *run) start(i int) client {
	return client{stream: rng.New(r.fleet.Seed, "backoff/fleet/"+strconv.Itoa(i)), last: r.fleet.BaseMs}
}

// arrive counts a retry.
func (r *run) arrive(at float64) error {
	r.herd.Calls++
	r.latest = max(r.latest, at)
	// As a float first: an integer out of range differs from machine to machine.
	if place := math.Floor(at / r.fleet.BucketMs); place < MaxBuckets {
		bucket := int(place)
		for len(r.counts) <= bucket {
			r.counts = append(r.counts, 0)
		}
		r.counts[bucket]++
	}
	if retries := r.herd.Calls - r.fleet.Clients; retries&1023 == 0 {
		return r.meter.Tick(float64(retries), r.total)
	}
	return nil
}

func (r *run) served(at float64) {
	r.herd.Served++
	r.drained = max(r.drained, at)
}

// apart takes one client after the other: without a limit to what the service answers they do not meet.
func (r *run) apart() error {
	back := math.Inf(1)
	if r.fleet.OutageMs != nil {
		back = *r.fleet.OutageMs
	}
	for i := range r.fleet.Clients {
		c := r.start(i)
		for c.retry < r.fleet.Retries {
			r.draw.next(&c)
			if err := r.arrive(c.at); err != nil {
				return err
			}
			if c.at >= back {
				r.served(c.at)
				break
			}
		}
	}
	return nil
}

// together takes all retries in order of time (equal times by client), as who gets through depends on who did before.
func (r *run) together() error {
	n := r.fleet.Clients
	clients := make([]client, n)
	heap := make([]int, n) // of client numbers, the next retry first
	before := func(a, b int) bool {
		x, y := &clients[heap[a]], &clients[heap[b]]
		return x.at < y.at || x.at == y.at && heap[a] < heap[b]
	}
	sink := func(i int) {
		for {
			child := 2*i + 1
			if child >= len(heap) {
				return
			}
			if child+1 < len(heap) && before(child+1, child) {
				child++
			}
			if !before(child, i) {
				return
			}
			heap[i], heap[child] = heap[child], heap[i]
			i = child
		}
	}
	for i := range clients {
		clients[i], heap[i] = r.start(i), i
		r.draw.next(&clients[i])
		if i&1023 == 1023 {
			if err := r.meter.Tick(0, r.total); err != nil {
				return err
			}
		}
	}
	for i := n/2 - 1; i >= 0; i-- {
		sink(i)
	}
	back := *r.fleet.OutageMs
	answered := make([]float64, *r.fleet.CapacityPerS) // times of the last answers, as a ring
	count := 0
	for len(heap) > 0 {
		c := &clients[heap[0]]
		if err := r.arrive(c.at); err != nil {
			return err
		}
		place := count % len(answered)
		through := c.at >= back && (count < len(answered) || c.at-answered[place] >= 1000)
		if through {
			answered[place] = c.at
			count++
			r.served(c.at)
		}
		if through || c.retry == r.fleet.Retries {
			last := len(heap) - 1
			heap[0] = heap[last]
			heap = heap[:last]
		} else {
			r.draw.next(c)
		}
		sink(0)
	}
	return nil
}
