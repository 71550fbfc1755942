package api

import (
	"strconv"

	"contend/core/fault"
	"contend/core/mutex"
	"contend/core/rng"
	"contend/core/sim"
	"contend/core/wire"
)

// MutexScenario is a run, from which everything in it follows. Times are in units; by default a message takes one.
type MutexScenario struct {
	Version   int           `json:"version"` // of the format: 1
	Algorithm string        `json:"algorithm"`
	Processes int           `json:"processes"` // up to 1,000, and no fewer than the algorithm needs
	CS        float64       `json:"cs"`        // how long a critical section lasts, 10^-6 to 10^9
	Latency   Latency       `json:"latency"`   // of a message, 10^-6 to 10^9: a number, or the least and the most
	Network   string        `json:"network" enum:"parallel|bus"`
	FIFO      bool          `json:"fifo"` // messages from one node to another arrive in the order in which they were sent
	Workload  MutexWorkload `json:"workload"`
	Entries   int           `json:"entries"`   // the run ends with the exit of that entry; 0: it does not
	Until     *float64      `json:"until"`     // the run ends at that time; null: it does not
	Warmup    int           `json:"warmup"`    // entries that perEntry leaves out
	Seed      Seed          `json:"seed"`      // of latencies, losses, random delays and thinking
	Faults    MutexFaults   `json:"faults"`    // what goes wrong
	Options   MutexOptions  `json:"options"`   // of the algorithm, by name
	MaxEvents int           `json:"maxEvents"` // the run ends gracefully after so many events, 1 to 50,000,000
}

// scenarioVersion is the format that is written and read.
const scenarioVersion = 1

const mostEvents = 50_000_000

// MutexWorkload says who asks when.
type MutexWorkload struct {
	Kind string `json:"kind" enum:"trace|saturated|sparse"`
	// Requests of a trace: [time, process] each. Null: every process asks once, at 0.
	Requests *[][2]float64 `json:"requests"`
	Think    float64       `json:"think"` // of a sparse load: the mean time between leaving and asking again
}

// MutexFaults says what goes wrong.
type MutexFaults struct {
	Loss      float64     `json:"loss"`      // probability that a message vanishes, 0 to 1
	Duplicate float64     `json:"duplicate"` // probability that a message arrives twice, 0 to 1
	Journal   []MutexDeed `json:"journal"`   // interventions, in the order in which they were made
}

// MutexDeed is an intervention in a run: exactly one of At and Step says when.
type MutexDeed struct {
	At   *float64 `json:"at,omitempty"`   // a time in units, before anything else that happens then
	Step *int     `json:"step,omitempty"` // after so many events of the run
	Do   sim.Deed `json:"do" enum:"want|exit|timeout|crash|restart|reset|pause|resume|lose-token|forge-token|deliver|delay|drop|duplicate|partition|heal"`
	Node int      `json:"node"`
	// Message is the number of the message that deliver, delay, drop and duplicate are about.
	Message int     `json:"message,omitempty"`
	By      float64 `json:"by,omitempty"`     // delay: by how many units
	Memory  bool    `json:"memory,omitempty"` // restart: its state survived
	Timer   string  `json:"timer,omitempty"`  // timeout: which
	Groups  [][]int `json:"groups,omitempty"` // partition: nodes that hear each other; those in no group are one more
}

func deedOf(i *sim.Intervention) MutexDeed {
	return MutexDeed{At: i.At, Step: counted[int](i.Step), Do: i.Do, Node: i.Node, Message: int(i.Message), By: i.By, Memory: i.Memory, Timer: i.Timer, Groups: i.Groups}
}

// Latency is how long a message takes: always the same, or uniform between two times.
type Latency struct{ low, high float64 }

// DecodeWire reads the latency. A fault names field.
func (l *Latency) DecodeWire(v *wire.Value, field string) error {
	if v.Kind == wire.List {
		var pair [2]float64
		if err := wire.BindField(v, &pair, field); err != nil {
			return err
		}
		*l = Latency{pair[0], pair[1]}
		return nil
	}
	if v.Kind != wire.Number {
		return fault.New(fault.WrongType, field, field+" must be a number, or the least and the most as [low, high], not a "+v.Kind.String()+".",
			"expected", "a number or [low, high]", "found", v.Kind.String())
	}
	var x float64
	if err := wire.BindField(v, &x, field); err != nil {
		return err
	}
	*l = Latency{x, x}
	return nil
}

// EncodeWire gives the latency as it is read.
func (l Latency) EncodeWire() any {
	if l.low == l.high {
		return l.low
	}
	return [2]float64{l.low, l.high}
}

// TypeScript says how a latency looks there.
func (Latency) TypeScript() string { return "number | [number, number]" }

func usualMutexRun() MutexScenario {
	return MutexScenario{Version: scenarioVersion, Algorithm: "ricart-agrawala", Processes: 3, CS: 1, Latency: Latency{1, 1}, Network: "parallel", FIFO: true,
		Workload: MutexWorkload{Kind: sim.TraceLoad, Think: 10}, Seed: Seed{rng.SeedOf(1)}, Faults: MutexFaults{Journal: []MutexDeed{}},
		Options: MutexOptions{}, MaxEvents: sim.DefaultMaxEvents}
}

// config is the scenario as the simulator reads it.
func (r *MutexScenario) config() (sim.Config, error) {
	if r.Version != scenarioVersion {
		return sim.Config{}, fault.New(fault.OutOfRange, "version", "This scenario is of another version than 1, which is all that is read here; make it anew.",
			"value", r.Version, "min", scenarioVersion, "max", scenarioVersion)
	}
	a, err := mutex.Find(r.Algorithm)
	if err != nil {
		return sim.Config{}, err
	}
	if r.Network != "parallel" && r.Network != "bus" {
		return sim.Config{}, fault.OneOf("network", r.Network, "parallel", "bus")
	}
	if r.MaxEvents < 1 || r.MaxEvents > mostEvents {
		return sim.Config{}, fault.Range("maxEvents", float64(r.MaxEvents), 1, mostEvents)
	}
	c := sim.Config{Algorithm: a, Processes: r.Processes, Options: r.Options, CS: r.CS, Latency: [2]float64{r.Latency.low, r.Latency.high},
		Bus: r.Network == "bus", FIFO: r.FIFO, Entries: r.Entries, Until: r.Until, Warmup: r.Warmup, Seed: r.Seed.Seed, MaxEvents: int64(r.MaxEvents),
		Workload: sim.Workload{Kind: r.Workload.Kind, Think: r.Workload.Think}, Faults: sim.Faults{Loss: r.Faults.Loss, Duplicate: r.Faults.Duplicate}}
	if err := r.requests(&c); err != nil {
		return sim.Config{}, err
	}
	for k := range r.Faults.Journal {
		d := &r.Faults.Journal[k]
		c.Faults.Journal = append(c.Faults.Journal, sim.Intervention{At: d.At, Step: counted[int64](d.Step), Do: d.Do, Node: d.Node, Message: int64(d.Message), By: d.By,
			Memory: d.Memory, Timer: d.Timer, Groups: d.Groups})
	}
	return c, nil
}

func (r *MutexScenario) requests(c *sim.Config) error {
	if r.Workload.Kind != sim.TraceLoad {
		return nil
	}
	if r.Workload.Requests == nil {
		for k := range min(max(r.Processes, 0), sim.MaxProcesses) {
			c.Workload.Requests = append(c.Workload.Requests, sim.Request{Process: k})
		}
		return nil
	}
	for k, pair := range *r.Workload.Requests {
		process := int(max(-1, min(pair[1], sim.MaxProcesses)))
		if float64(process) != pair[1] {
			field := "workload.requests[" + strconv.Itoa(k) + "][1]"
			if pair[1] >= 0 && pair[1] <= sim.MaxProcesses {
				return fault.New(fault.WrongType, field, field+" must be a process: a whole number.", "expected", "a whole number")
			}
			return fault.Range(field, pair[1], 0, float64(r.Processes-1))
		}
		c.Workload.Requests = append(c.Workload.Requests, sim.Request{At: pair[0], Process: process})
	}
	return nil
}

// scenario plays a trace of a run without time, a move a unit, from 1 on; a run of no moves has none.
func scenario(c *sim.Untimed, trace []sim.Move) (*MutexScenario, error) {
	if len(trace) == 0 {
		return nil, nil
	}
	config, err := c.Scenario(trace)
	if err != nil {
		return nil, err
	}
	s := usualMutexRun()
	s.Algorithm, s.Processes, s.CS, s.FIFO, s.Until = c.Algorithm.ID, config.Processes, config.CS, config.FIFO, config.Until
	s.Latency = Latency{config.Latency[0], config.Latency[1]}
	s.Seed = Seed{config.Seed}
	s.Workload.Requests = &[][2]float64{} // all that happens is in the journal
	if config.Options != nil {
		s.Options = config.Options
	}
	for k := range config.Faults.Journal {
		s.Faults.Journal = append(s.Faults.Journal, deedOf(&config.Faults.Journal[k]))
	}
	return &s, nil
}

// counted is the same number, or none, as another type. Numbers of events are below 2^53.
func counted[To, From int | int64](n *From) *To {
	if n == nil {
		return nil
	}
	to := To(*n)
	return &to
}
