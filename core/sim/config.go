package sim

import (
	"strconv"

	"contend/core/fault"
	"contend/core/rng"
)

// Config is a run: with the same one, and the same interventions, it goes the same way, natively and as WebAssembly.
// Times are in units; see Unit. The zero value is no run: Default fills in what is usual.
type Config struct {
	Algorithm *Algorithm
	Processes int // the algorithm's least to 1,000
	Options   map[string]Value
	CS        float64    // how long a critical section lasts, a tick to 10^9
	Latency   [2]float64 // of a message: uniform on the ticks of [low, high], a tick to 10^9
	Bus       bool       // one message travels at a time; otherwise every pair of nodes has a link of its own
	FIFO      bool       // messages from one node to another arrive in the order in which they were sent
	Workload  Workload
	Entries   int      // stop at the exit of that entry; 0: no such end
	Until     *float64 // stop after what happens at that time; nil: no such end
	Warmup    int      // entries that PerEntry leaves out
	Seed      rng.Seed
	Faults    Faults
	MaxEvents int64 // stop gracefully after so many events; 0: DefaultMaxEvents
	MaxTrace  int   // records kept of the trace; 0: none
}

// DefaultMaxEvents is after how many events a run stops when nobody says otherwise.
const DefaultMaxEvents = 5_000_000

// Workload says who asks when.
type Workload struct {
	Kind     string    // Trace, Saturated or Sparse
	Requests []Request // of a Trace: any order; those of one time in the order of the list
	Think    float64   // of Sparse: the mean of the exponentially distributed time between leaving and asking again
}

// The kinds of workload.
const (
	// TraceLoad: the requests of a list. One that comes while its process is not idle waits until it is.
	TraceLoad = "trace"
	// SaturatedLoad: all ask at 0 and again the instant they leave, after their leaving messages.
	SaturatedLoad = "saturated"
	// SparseLoad: each asks after an exponentially distributed time of thinking, again and again.
	SparseLoad = "sparse"
)

// Request is one request of a trace.
type Request struct {
	At      float64
	Process int
}

// MaxRequests is the largest number of requests in a trace.
const MaxRequests = 1_000_000

// Default is the usual run of an algorithm: sections and messages of one unit, parallel links, FIFO, seed 1.
func Default(a *Algorithm, processes int) Config {
	return Config{Algorithm: a, Processes: processes, CS: 1, Latency: [2]float64{1, 1}, FIFO: true, Seed: rng.SeedOf(1),
		Workload: Workload{Kind: TraceLoad}}
}

// tick is the shortest time, in units.
const tick = 1 / float64(Unit)

func length(field string, x float64) error {
	if !(x >= tick && x <= MaxUnits) {
		return fault.Range(field, x, tick, MaxUnits)
	}
	return nil
}

// check tells what is wrong with a run, other than its processes and options.
func (c *Config) check() error {
	if err := length("cs", c.CS); err != nil {
		return err
	}
	for k, x := range c.Latency {
		field := "latency"
		if c.Latency[0] != c.Latency[1] {
			field = "latency[" + strconv.Itoa(k) + "]"
		}
		if err := length(field, x); err != nil {
			return err
		}
	}
	if c.Latency[0] > c.Latency[1] {
		return fault.New(fault.Conflict, "latency", "latency[0] must not be above latency[1]; exchange them.")
	}
	if c.Entries < 0 {
		return fault.Below("entries", float64(c.Entries), 0)
	}
	if c.Until != nil && !(*c.Until >= 0 && *c.Until <= MaxUnits) {
		return fault.Range("until", *c.Until, 0, MaxUnits)
	}
	if c.Warmup < 0 {
		return fault.Below("warmup", float64(c.Warmup), 0)
	}
	if c.Entries > 0 && c.Warmup >= c.Entries {
		return fault.New(fault.Conflict, "warmup", "warmup must be below entries, or no entry is left to measure.",
			"warmup", c.Warmup, "entries", c.Entries)
	}
	if c.MaxEvents < 0 || c.MaxTrace < 0 {
		return fault.Below("maxEvents", -1, 0)
	}
	return c.checkWorkload()
}

func (c *Config) checkWorkload() error {
	w := &c.Workload
	switch w.Kind {
	case TraceLoad:
		if len(w.Requests) > MaxRequests {
			return fault.Large("workload.requests", MaxRequests, "take fewer requests, or the saturated workload")
		}
		for k, r := range w.Requests {
			field := "workload.requests[" + strconv.Itoa(k) + "]"
			if !(r.At >= 0 && r.At <= MaxUnits) {
				return fault.Range(field+"[0]", r.At, 0, MaxUnits)
			}
			if r.Process < 0 || r.Process >= c.Processes {
				return fault.Range(field+"[1]", float64(r.Process), 0, float64(c.Processes-1))
			}
		}
		return nil
	case SparseLoad:
		if err := length("workload.think", w.Think); err != nil {
			return err
		}
	case SaturatedLoad:
	default:
		return fault.OneOf("workload.kind", w.Kind, TraceLoad, SaturatedLoad, SparseLoad)
	}
	if c.Entries == 0 && c.Until == nil {
		return fault.New(fault.Missing, "entries", "A workload that never ends needs an end: give entries, or until.")
	}
	return nil
}
