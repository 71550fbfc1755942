package api

import (
	"strconv"

	"contend/core/fault"
	"contend/core/mutex"
	"contend/core/pace"
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
	MaxEvents int64         `json:"maxEvents"` // the run ends gracefully after so many events, 1 to 50,000,000
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

// MutexDeed is an intervention. Exactly one of at and step says when.
type MutexDeed struct {
	At      *float64 `json:"at"`   // a time, before anything else that happens then
	Step    *int64   `json:"step"` // after so many events
	Do      sim.Deed `json:"do" enum:"want|crash|restart|reset|pause|resume|lose-token|forge-token|deliver|delay|drop|duplicate|partition|heal"`
	Node    int      `json:"node"`    // whom it concerns
	Message int64    `json:"message"` // the number of the message that it concerns
	By      float64  `json:"by"`      // of delay: by how much
	Memory  bool     `json:"memory"`  // of restart: its state survived
	Groups  [][]int  `json:"groups"`  // of partition: who hear each other; all others are together in one more
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
		Bus: r.Network == "bus", FIFO: r.FIFO, Entries: r.Entries, Until: r.Until, Warmup: r.Warmup, Seed: r.Seed.Seed, MaxEvents: r.MaxEvents,
		Workload: sim.Workload{Kind: r.Workload.Kind, Think: r.Workload.Think}, Faults: sim.Faults{Loss: r.Faults.Loss, Duplicate: r.Faults.Duplicate}}
	if err := r.requests(&c); err != nil {
		return sim.Config{}, err
	}
	for k := range r.Faults.Journal {
		d := &r.Faults.Journal[k]
		c.Faults.Journal = append(c.Faults.Journal, sim.Intervention{At: d.At, Step: d.Step, Do: d.Do, Node: d.Node, Message: d.Message, By: d.By,
			Memory: d.Memory, Groups: d.Groups})
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

// MutexRunRequest asks for a whole run.
type MutexRunRequest struct {
	MutexScenario
	MaxTrace int `json:"maxTrace"` // records told of the trace, 0 to 200,000
}

// MutexRan is what a run showed. Standing: simulated.
type MutexRan struct {
	Messages   int64            `json:"messages"` // sent by one node to another; a copy that the network makes is none
	ByType     map[string]int64 `json:"byType"`
	PerNode    []MutexLoad      `json:"perNode"` // processes, then the algorithm's own machines
	Entries    []MutexSection   `json:"entries"` // in the order of entry; of a longer run the first 100,000
	Entered    int              `json:"entered"`
	Completed  int              `json:"completed"` // entries that ended
	PerEntry   MutexPerEntry    `json:"perEntry"`
	Violations int64            `json:"violations"` // entries made while another process that was up was inside
	Rejected   int64            `json:"rejected"`   // writes that the resource refused, for their fencing token was too old
	Overwrote  int64            `json:"overwrote"`  // writes of an old holder after a later one's that went through
	Lost       int64            `json:"lost"`       // messages and copies that did not arrive
	Blocked    []int            `json:"blocked"`    // processes that were up and wait for ever: nothing moves any more
	Waiting    []int            `json:"waiting"`    // processes that were up and waited when the run ended, however it did
	Trace      []MutexRecord    `json:"trace"`
	Untold     int64            `json:"untold"`    // records for which the trace had no room
	Unreached  int              `json:"unreached"` // interventions whose step had not come
	Ended      sim.End          `json:"ended" enum:"quiet|entries|until|events|cancelled"`
	Complete   bool             `json:"complete"`
	Cancelled  bool             `json:"cancelled"`
	At         float64          `json:"at"` // the time of the last event
	Events     int64            `json:"events"`
}

// MutexLoad is how many messages a node sent and received.
type MutexLoad struct {
	Sent     int64 `json:"sent"`
	Received int64 `json:"received"`
}

// MutexSection is one critical section.
type MutexSection struct {
	Process   int      `json:"process"`
	Requested float64  `json:"requested"`
	Entered   float64  `json:"entered"`
	Exited    *float64 `json:"exited"` // null: it did not end
	Fence     int      `json:"fence"`  // its fencing token; 0: none
}

// MutexPerEntry are means over the entries after the warm-up; null when there was none.
type MutexPerEntry struct {
	Messages *float64 `json:"messages"`
	Delay    *float64 `json:"delay"` // from request to entry
}

// MutexRecord is one line of a trace.
type MutexRecord struct {
	At      float64  `json:"at"`
	Step    int64    `json:"step"` // the event of the run that it belongs to, from 1; 0: the start
	What    sim.What `json:"what" enum:"want|enter|exit|send|receive|lose|copy|timeout|note|fault|refused|violation|rejected|overwrote"`
	Node    int      `json:"node"`    // whom it happened to; −1: nobody in particular
	Peer    int      `json:"peer"`    // the other one; −1: none
	Message int64    `json:"message"` // its number; 0: none
	Of      int64    `json:"of"`      // of a copy: the number of its original
	Type    string   `json:"type"`    // of the message; "": none
	Args    []int    `json:"args"`    // what it carries
	Text    string   `json:"text"`    // the timer, the remark, the intervention, or why it was lost
}

const (
	mostTrace    = 200_000
	mostSections = 100_000
)

func mutexRun(m *pace.Meter, r MutexRunRequest) (MutexRan, error) {
	c, err := r.config()
	if err != nil {
		return MutexRan{}, err
	}
	if r.MaxTrace < 0 || r.MaxTrace > mostTrace {
		return MutexRan{}, fault.Range("maxTrace", float64(r.MaxTrace), 0, mostTrace)
	}
	c.MaxTrace = r.MaxTrace
	ran, err := sim.Run(c, m)
	if err != nil {
		return MutexRan{}, err
	}
	out := MutexRan{Messages: ran.Messages, ByType: map[string]int64{}, Entries: []MutexSection{}, Entered: len(ran.Entries), Completed: ran.Completed,
		Violations: ran.Violations, Rejected: ran.Rejected, Overwrote: ran.Overwrote, Lost: ran.Lost, Blocked: ran.Blocked, Waiting: ran.Waiting,
		Trace: make([]MutexRecord, len(ran.Trace)), Untold: ran.Untold, Unreached: ran.Unreached, Ended: ran.Ended, Complete: ran.Complete,
		Cancelled: !ran.Complete, At: ran.At.Units(), Events: ran.Events}
	for k, count := range ran.ByType {
		out.ByType[c.Algorithm.Messages[k]] = count
	}
	for _, l := range ran.Nodes {
		out.PerNode = append(out.PerNode, MutexLoad{l.Sent, l.Received})
	}
	for k := range ran.Entries[:min(len(ran.Entries), mostSections)] {
		e := &ran.Entries[k]
		s := MutexSection{Process: e.Process, Requested: e.Requested.Units(), Entered: e.Entered.Units(), Fence: e.Fence}
		if e.Exited >= 0 {
			exited := e.Exited.Units()
			s.Exited = &exited
		}
		out.Entries = append(out.Entries, s)
	}
	if ran.PerEntry.Known {
		out.PerEntry = MutexPerEntry{&ran.PerEntry.Messages, &ran.PerEntry.Delay}
	}
	for k := range ran.Trace {
		t := &ran.Trace[k]
		out.Trace[k] = MutexRecord{At: t.At.Units(), Step: t.Step, What: t.What, Node: t.Node, Peer: t.Peer, Message: t.Message, Of: t.Of,
			Type: typeName(c.Algorithm, t.Type), Args: append([]int{}, t.Args...), Text: t.Text}
	}
	return out, nil
}

func typeName(a *sim.Algorithm, kind int) string {
	if kind < 0 {
		return ""
	}
	return a.Messages[kind]
}
