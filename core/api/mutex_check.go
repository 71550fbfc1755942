package api

import (
	"contend/core/fault"
	"contend/core/model"
	"contend/core/mutex"
	"contend/core/pace"
	"contend/core/sim"
	"contend/core/wire"
)

// MutexCheckRequest asks for every run of an algorithm without time: any message may arrive next.
type MutexCheckRequest struct {
	Algorithm string        `json:"algorithm"`
	Processes int           `json:"processes"` // 1 to 8, and no fewer than the algorithm needs
	Requests  RequestCounts `json:"requests"`  // how often each process asks, 0 to 100: a number for all, or a list
	FIFO      bool          `json:"fifo"`
	Faults    UntimedFaults `json:"faults"`
	Options   MutexOptions  `json:"options"`
	Timeouts  *int          `json:"timeouts"`  // how many time-outs a run may have, 0 to 1000; null: any number
	MaxStates *int64        `json:"maxStates"` // 1 to 100,000,000; null: as many as memory holds
}

// UntimedFaults says how often each may happen in one run, 0 to 255.
type UntimedFaults struct {
	Lose       int    `json:"lose"`       // a message vanishes
	Duplicate  int    `json:"duplicate"`  // the network makes a copy of a message
	Crash      int    `json:"crash"`      // a machine stops
	Restart    int    `json:"restart"`    // a crashed machine is up again, with its memory
	Amnesia    int    `json:"amnesia"`    // a crashed machine is up again, as new
	Reset      int    `json:"reset"`      // crash and amnesia in one
	LoseToken  int    `json:"loseToken"`  // a machine loses the token it has in hand
	ForgeToken int    `json:"forgeToken"` // a machine believes that it has got the token
	Nodes      *[]int `json:"nodes"`      // the only ones that suffer (of messages, the receivers); null: any
}

// RequestCounts is how often each process asks: one number for all, or a list with one for each.
type RequestCounts struct {
	all  int
	each []int
}

// DecodeWire reads the counts. A fault names field.
func (r *RequestCounts) DecodeWire(v *wire.Value, field string) error {
	*r = RequestCounts{}
	if v.Kind == wire.List {
		return wire.BindField(v, &r.each, field)
	}
	if v.Kind != wire.Number {
		return fault.New(fault.WrongType, field, field+" must be a number, or a list with one for each process, not a "+v.Kind.String()+".",
			"expected", "a number or a list of numbers", "found", v.Kind.String())
	}
	return wire.BindField(v, &r.all, field)
}

// EncodeWire gives the counts as they are read.
func (r RequestCounts) EncodeWire() any {
	if r.each != nil {
		return r.each
	}
	return r.all
}

// TypeScript says how they look there.
func (RequestCounts) TypeScript() string { return "number | number[]" }

func (r RequestCounts) of(processes int) []int {
	if r.each != nil {
		return r.each
	}
	counts := make([]int, min(max(processes, 0), sim.MaxUntimed))
	for k := range counts {
		counts[k] = r.all
	}
	return counts
}

// MutexChecked is what the search of every run found.
type MutexChecked struct {
	States      uint64         `json:"states"`
	Classes     uint64         `json:"classes"` // stored: the states themselves
	Transitions uint64         `json:"transitions"`
	Depth       int            `json:"depth"`
	Levels      []uint64       `json:"levels"`   // states by depth; the last may not be whole
	Covered     int            `json:"covered"`  // every state that so many steps reach was seen
	Complete    bool           `json:"complete"` // every reachable state was seen
	Cancelled   bool           `json:"cancelled"`
	Stopped     model.Stop     `json:"stopped" enum:"|states|bytes|cancelled|found"`
	Bytes       uint64         `json:"bytes"`
	Exceeded    bool           `json:"exceeded"` // some time-outs were not tried, or some states had no room
	Verdicts    []MutexVerdict `json:"verdicts"`
}

// MutexVerdict is what is known of one property.
type MutexVerdict struct {
	Property model.Property `json:"property"` // no-error, mutual-exclusion, deadlock-freedom, no-stale-write, blocking-freedom
	Status   model.Status   `json:"status" enum:"proved|refuted|unknown"`
	Because  model.Because  `json:"because"` // why it is unknown, or narrower than it could be; "": nothing is missing
	Scope    string         `json:"scope"`   // what it holds for, or how far the search got, in English
	Steps    int            `json:"steps"`
	Trace    []MutexMove    `json:"trace"`    // a shortest run from the start that refutes it
	Process  int            `json:"process"`  // of blocking-freedom: who waits in vain; −1: nobody in particular
	Scenario *MutexScenario `json:"scenario"` // the request for mutex.run that plays Trace; null: there is none
}

// MutexMove is a step of a run without time.
type MutexMove struct {
	Do      string `json:"do"`      // want, deliver, exit, timeout, or a fault's name
	Node    int    `json:"node"`    // whom it happens to
	From    int    `json:"from"`    // the sender of the message; −1: there is none
	Message string `json:"message"` // its type
	Args    []int  `json:"args"`    // what it carries
	Timer   string `json:"timer"`   // which timer ran out
	Lost    bool   `json:"lost"`    // the message reached a machine that is down
	Enters  bool   `json:"enters"`  // with this step the process enters
}

func mutexCheck(m *pace.Meter, r MutexCheckRequest) (MutexChecked, error) {
	a, err := mutex.Find(r.Algorithm)
	if err != nil {
		return MutexChecked{}, err
	}
	c := sim.Untimed{Algorithm: a, Processes: r.Processes, Options: r.Options, Requests: r.Requests.of(r.Processes), FIFO: r.FIFO, TimeOuts: r.Timeouts}
	f := &r.Faults
	c.Faults = sim.Allowance{sim.Lose: f.Lose, sim.Duplicate: f.Duplicate, sim.Crash: f.Crash, sim.Restart: f.Restart, sim.Amnesia: f.Amnesia,
		sim.Reset: f.Reset, sim.LoseToken: f.LoseToken, sim.Forge: f.ForgeToken}
	if f.Nodes != nil {
		c.Victims = append([]int{}, *f.Nodes...)
	}
	limits := sim.Limits{}
	if r.MaxStates != nil {
		if *r.MaxStates < 1 || *r.MaxStates > maxStates {
			return MutexChecked{}, fault.Range("maxStates", float64(*r.MaxStates), 1, maxStates)
		}
		limits.States = uint64(*r.MaxStates)
	}
	e, err := sim.Explore(c, limits, m)
	if err != nil {
		return MutexChecked{}, err
	}
	out := MutexChecked{States: e.States, Classes: e.States, Transitions: e.Transitions, Depth: e.Depth, Levels: e.Levels, Covered: e.Covered,
		Complete: e.Complete, Cancelled: e.Cancelled, Stopped: e.Stopped, Bytes: e.Bytes, Exceeded: e.Exceeded}
	for k := range e.Verdicts {
		v := &e.Verdicts[k]
		told := MutexVerdict{Property: v.Property, Status: v.Status, Because: v.Because, Scope: v.Scope, Steps: len(v.Trace),
			Trace: make([]MutexMove, len(v.Trace)), Process: v.Process}
		if told.Scenario, err = scenario(&c, v.Trace); err != nil {
			return MutexChecked{}, err
		}
		for at := range v.Trace {
			told.Trace[at] = mutexMove(a, &v.Trace[at])
		}
		out.Verdicts = append(out.Verdicts, told)
	}
	return out, nil
}

func mutexMove(a *sim.Algorithm, m *sim.Move) MutexMove {
	out := MutexMove{Do: m.Do, Node: m.Node, From: m.From, Args: m.Args, Lost: m.Lost, Enters: m.Enters}
	if m.Type >= 0 {
		out.Message = a.Messages[m.Type]
	}
	if m.Timer >= 0 {
		out.Timer = a.Timers[m.Timer]
	}
	return out
}

func mutexCheckMethods() []Method {
	return []Method{handle("mutex.check",
		"Searches every run of an algorithm without time, with the faults that may happen, and says of each property whether it is proved, refuted by a shortest run, or unknown.",
		MutexCheckRequest{Algorithm: "ricart-agrawala", Processes: 3, Requests: RequestCounts{all: 1}, FIFO: true, Options: MutexOptions{}}, mutexCheck)}
}
