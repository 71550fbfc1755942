package api

import (
	"contend/core/fault"
	"contend/core/model"
	"contend/core/pace"
	"contend/core/script"
)

// maxStates is the most states that may be asked for; the memory ends a search long before, where states are large.
const maxStates = 100_000_000

// CheckRequest asks for a search of every run.
type CheckRequest struct {
	LockChoice
	Symmetry string       `json:"symmetry" enum:"auto|off"`
	Tickets  TicketChoice `json:"tickets"`
	Liveness *bool        `json:"liveness"` // whether cycles are searched; null: up to a million states
	Engine   string       `json:"engine" enum:"auto|evaluated"`
	// MaxStates stored, 1 to 100,000,000; null: as many as 1.5 GB hold.
	MaxStates *int64 `json:"maxStates"`
}

// Checked is what a search of every run found.
type Checked struct {
	States      *uint64        `json:"states"`      // that the stored ones stand for; null: 2^64 or more
	Classes     uint64         `json:"classes"`     // stored
	Transitions uint64         `json:"transitions"` // of the stored graph
	Depth       int            `json:"depth"`       // of the stored graph
	Levels      []uint64       `json:"levels"`      // stored states by depth; the last may not be whole
	Covered     int            `json:"covered"`     // every state that so many steps reach was seen
	Complete    bool           `json:"complete"`    // every reachable state was seen
	Cancelled   bool           `json:"cancelled"`
	Stopped     model.Stop     `json:"stopped" enum:"|states|bytes|cancelled|found"`
	Bytes       uint64         `json:"bytes"`
	Exceeded    bool           `json:"exceeded"` // some steps left the bounds, or the range that states can hold
	Engine      string         `json:"engine" enum:"evaluated"`
	Reductions  []UsedToReduce `json:"reductions"`
	LiveStates  uint64         `json:"liveStates"`  // states in which cycles were searched; 0: none, or too many to count
	LiveClasses bool           `json:"liveClasses"` // they were searched as classes, following one thread at a time
	Verdicts    []Verdict      `json:"verdicts"`
}

// UsedToReduce is a reduction and what became of it.
type UsedToReduce = script.Reduction

// Verdict is what is known of one property.
type Verdict struct {
	Property model.Property `json:"property"`
	Status   model.Status   `json:"status" enum:"proved|refuted|unknown"`
	Because  model.Because  `json:"because"` // why it is unknown, or narrower than it could be; "": nothing is missing
	Scope    string         `json:"scope"`   // what it holds for, or how far the search got, in English
	Steps    int            `json:"steps"`
	Trace    []model.Step   `json:"trace"`  // from the first state; shortest, for properties of states
	Stuck    bool           `json:"stuck"`  // after Trace nobody who must move can
	Cycle    []model.Step   `json:"cycle"`  // comes back to the end of Trace
	Thread   int            `json:"thread"` // whom Trace and Cycle are about; −1: nobody in particular
	// Of overtaking: the most entries by others together, and by one of them; null: unbounded, or unknown.
	Bound *int `json:"bound"`
	Each  *int `json:"each"`
	// Met, of reachable: the number of states seen in which it holds; 0 too where that is not known.
	Met uint64 `json:"met"`
	// Component, of starvation-freedom, where refuted: how many states the largest set around the cycle has in which Thread
	// waits and from which fair runs need never leave; 0 where classes were searched.
	Component uint64 `json:"component"`
	// Of starvation-freedom, where proved: a run in which Thread starves because it is never given a turn.
	UnfairTrace []model.Step `json:"unfairTrace"`
	UnfairCycle []model.Step `json:"unfairCycle"`
}

func locksCheck(m *pace.Meter, r CheckRequest) (Checked, error) {
	if err := oneOf("symmetry", r.Symmetry, "auto", "off"); err != nil {
		return Checked{}, err
	}
	if err := oneOf("engine", r.Engine, "auto", "evaluated"); err != nil {
		return Checked{}, err
	}
	p, err := r.program()
	if err != nil {
		return Checked{}, err
	}
	o := script.CheckOptions{Options: r.Tickets.options, NoSymmetry: r.Symmetry == "off", Settings: model.Settings{Meter: m}}
	if r.MaxStates != nil {
		if *r.MaxStates < 1 || *r.MaxStates > maxStates {
			return Checked{}, fault.Range("maxStates", float64(*r.MaxStates), 1, maxStates)
		}
		o.Settings.States = uint64(*r.MaxStates)
	}
	if r.Liveness != nil && *r.Liveness {
		o.Settings.Liveness = model.LivenessOn
	} else if r.Liveness != nil {
		o.Settings.Liveness = model.LivenessOff
	}
	got, err := p.Check(o)
	if err != nil {
		return Checked{}, err
	}
	out := Checked{
		Classes: got.Classes, Transitions: got.Transitions, Depth: got.Depth, Levels: got.Levels, Covered: got.Covered,
		Complete: got.Complete, Cancelled: got.Cancelled, Stopped: got.Stopped, Bytes: got.Bytes, Exceeded: got.Exceeded,
		Engine: "evaluated", Reductions: got.Reductions, LiveStates: got.LiveStates, LiveClasses: got.LiveClasses,
	}
	if got.StatesKnown {
		out.States = &got.States
	}
	for k := range got.Verdicts {
		out.Verdicts = append(out.Verdicts, verdict(&got.Verdicts[k]))
	}
	return out, nil
}

func verdict(v *model.Verdict) Verdict {
	out := Verdict{
		Property: v.Property, Status: v.Status, Because: v.Because, Scope: v.Scope, Steps: v.Steps, Trace: v.Trace, Stuck: v.Stuck,
		Cycle: v.Cycle, Thread: v.Thread, Met: v.Met, Component: v.Component, UnfairTrace: v.UnfairTrace, UnfairCycle: v.UnfairCycle,
	}
	if v.Property == model.Overtaking && v.Bounded {
		out.Bound, out.Each = &v.Bound, &v.Each
	}
	return out
}

// oneOf refuses a name that is none of allowed.
func oneOf(field, got string, allowed ...string) error {
	for _, a := range allowed {
		if a == got {
			return nil
		}
	}
	return fault.OneOf(field, got, allowed...)
}
