package api

import (
	"contend/core/fault"
	"contend/core/model"
	"contend/core/pace"
	"contend/core/rng"
	"contend/core/script"
	"contend/core/wire"
)

// LookRequest names a state by a path that leads to it. A step is a thread and the line it stands at; a line that is
// left out, or 0, fits wherever the thread stands. At most 100,000 steps.
type LookRequest struct {
	LockChoice
	Path []script.StepID `json:"path"`
}

// LockText is what is known of a text without running it.
type LockText struct {
	Lines     int      `json:"lines"`
	StepLines []int    `json:"stepLines"` // the lines that are steps
	Notes     []string `json:"notes"`
	Arrives   bool     `json:"arrives"` // it has arrived(): overtaking and first come, first served are asked
	Symmetric bool     `json:"symmetric"`
	// Reductions that a search may use; the search itself may refuse one.
	Reductions []script.Reduction `json:"reductions"`
}

// Looked is a path and the state it leads to.
type Looked struct {
	Text LockText `json:"text"`
	script.View
}

func locksLook(m *pace.Meter, r LookRequest) (Looked, error) {
	p, err := r.program()
	if err != nil {
		return Looked{}, err
	}
	v, err := p.Look(r.Path, m)
	if err != nil {
		return Looked{}, err
	}
	machine, err := script.NewMachine(p, script.Options{})
	if err != nil {
		return Looked{}, err
	}
	_, symmetric := machine.Quotient()
	text := LockText{Lines: p.Lines(), StepLines: p.StepLines(), Notes: p.Notes(), Arrives: p.Arrives(), Symmetric: symmetric, Reductions: machine.Reductions()}
	return Looked{text, *v}, nil
}

// ScheduleChoice says who gets the next turn: "random", "round-robin", or a list of thread numbers.
type ScheduleChoice struct {
	kind script.Schedule
	list []int
}

// DecodeWire reads the choice. A fault names field.
func (s *ScheduleChoice) DecodeWire(v *wire.Value, field string) error {
	switch v.Kind {
	case wire.String:
		switch v.Text {
		case "random":
			*s = ScheduleChoice{kind: script.ScheduleRandom}
		case "round-robin":
			*s = ScheduleChoice{kind: script.ScheduleRoundRobin}
		default:
			return fault.OneOf(field, v.Text, "random", "round-robin")
		}
		return nil
	case wire.List:
		list := []int{}
		if err := wire.BindField(v, &list, field); err != nil {
			return err
		}
		*s = ScheduleChoice{kind: script.ScheduleList, list: list}
		return nil
	}
	return fault.New(fault.WrongType, field, field+" must be \"random\", \"round-robin\" or a list of thread numbers, not a "+v.Kind.String()+".",
		"expected", "random, round-robin or a list", "found", v.Kind.String())
}

// EncodeWire gives the choice.
func (s ScheduleChoice) EncodeWire() any {
	switch s.kind {
	case script.ScheduleRoundRobin:
		return "round-robin"
	case script.ScheduleList:
		return s.list
	}
	return "random"
}

// TypeScript says how a choice looks there.
func (ScheduleChoice) TypeScript() string { return "'random' | 'round-robin' | number[]" }

func seedOne() Seed { return Seed{rng.SeedOf(1)} }

// RunRequest asks for one run of so many turns, 0 to 100,000,000.
type RunRequest struct {
	LockChoice
	Steps    int            `json:"steps"`
	Seed     Seed           `json:"seed"` // of CPython's random.Random; each turn is a randrange(threads)
	Schedule ScheduleChoice `json:"schedule"`
	Trace    bool           `json:"trace"` // tell the steps taken, at most the first 100,000
}

// Ran is what a run counted. Standing: simulated.
type Ran struct {
	Turns    int     `json:"turns"`
	Waited   int     `json:"waited"` // turns of threads that had to wait: they pass
	Entries  int64   `json:"entries"`
	PerEntry []int64 `json:"perThread"` // entries of each thread
	// Overtakes is the most entries by others from a thread's arrived() to its own entry; null without arrived().
	Overtakes      *int64           `json:"overtakes"`
	TogetherInside int              `json:"togetherInside"` // the most threads inside at once
	Largest        map[string]int64 `json:"largest"`        // of each variable, after every turn
	Notes          map[string]int64 `json:"notes"`
	Trace          []script.StepID  `json:"trace,omitempty"`
	Failure        script.Failure   `json:"failure"`  // problem "": none
	FailedBy       int              `json:"failedBy"` // −1: nobody
	Complete       bool             `json:"complete"`
	Cancelled      bool             `json:"cancelled"`
}

func locksRun(m *pace.Meter, r RunRequest) (Ran, error) {
	p, err := r.program()
	if err != nil {
		return Ran{}, err
	}
	got, err := p.Run(script.RunOptions{Steps: r.Steps, Schedule: r.Schedule.kind, List: r.Schedule.list, Seed: r.Seed.Seed, Trace: r.Trace, Meter: m})
	if err != nil {
		return Ran{}, err
	}
	out := Ran{
		Turns: got.Turns, Waited: got.Waited, Entries: got.Entries, PerEntry: got.PerEntry, TogetherInside: got.TogetherInside,
		Largest: numbers(got.Largest), Notes: numbers(got.Notes), Trace: got.Trace, Failure: got.Failure, FailedBy: got.FailedBy,
		Complete: !got.Cancelled, Cancelled: got.Cancelled,
	}
	if got.Overtakes >= 0 {
		out.Overtakes = &got.Overtakes
	}
	return out, nil
}

func numbers(counts []script.Count) map[string]int64 {
	out := make(map[string]int64, len(counts))
	for _, c := range counts {
		out[c.Name] = c.Value
	}
	return out
}

// NearestRequest asks how near a state is to a violation, in a search of at most MaxStates states for each property.
type NearestRequest struct {
	LookRequest
	MaxStates int64 `json:"maxStates"` // 1 to 100,000,000
}

// Near is the distance of one property. Refuted: Steps more steps break it, and no fewer do. Proved: it can no longer be
// broken from here. Unknown: the search stopped first. Of reachable it is the other way round.
type Near struct {
	Property model.Property `json:"property"`
	Status   model.Status   `json:"status" enum:"proved|refuted|unknown"`
	Because  model.Because  `json:"because"`
	Scope    string         `json:"scope"`
	Steps    int            `json:"steps"`
	Run      []model.Step   `json:"run"` // from that state on
}

// NearestResult are the distances of the properties of states that the text has.
type NearestResult struct {
	Misfit    *script.Misfit `json:"misfit"` // the path does not fit the text; the distances are from where it still did
	Distances []Near         `json:"distances"`
}

func locksNearest(m *pace.Meter, r NearestRequest) (NearestResult, error) {
	if r.MaxStates < 1 || r.MaxStates > maxStates {
		return NearestResult{}, fault.Range("maxStates", float64(r.MaxStates), 1, maxStates)
	}
	p, err := r.program()
	if err != nil {
		return NearestResult{}, err
	}
	out, refused, err := nearest(p, script.Options{}, m, &r)
	if err == nil && refused {
		// A ticket was lowered: everything found under ticket order is void.
		out, _, err = nearest(p, script.Options{Tickets: script.TicketsOff}, m, &r)
	}
	return out, err
}

func nearest(p *script.Program, options script.Options, m *pace.Meter, r *NearestRequest) (out NearestResult, refused bool, err error) {
	machine, err := script.NewMachine(p, options)
	if err != nil {
		return out, false, err
	}
	at := make(model.State, machine.Words())
	if len(r.Path) > script.MaxPath {
		return out, false, fault.Large("path", script.MaxPath, "follow a shorter path").With("kind", "path")
	}
	_, out.Misfit = machine.Follow(r.Path, at)
	var lock model.Lock = machine
	if q, ok := machine.Quotient(); ok {
		lock = q
	}
	properties := []model.Property{model.NoError, model.MutualExclusion, model.DeadlockFreedom}
	if machine.HasAlways() {
		properties = append(properties, model.Always)
	}
	if _, has := p.HasReachable(); has {
		properties = append(properties, model.Reachable)
	}
	for _, property := range properties {
		d, err := model.Nearest(lock, at, property, model.Settings{States: uint64(r.MaxStates), Meter: m})
		if err != nil {
			return out, false, err
		}
		out.Distances = append(out.Distances, Near{d.Property, d.Status, d.Because, d.Scope, d.Steps, d.Run})
	}
	_, refused = machine.Refused()
	return out, refused, nil
}
