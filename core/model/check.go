package model

import (
	"errors"

	"contend/core/fault"
	"contend/core/pace"
)

// Liveness says whether cycles are searched.
type Liveness uint8

const (
	// LivenessAuto: if there are at most Settings.LiveStates states.
	LivenessAuto Liveness = iota
	// LivenessOn: as long as memory lasts.
	LivenessOn
	// LivenessOff: no.
	LivenessOff
)

// DefaultLiveStates is up to how many states LivenessAuto searches for cycles.
const DefaultLiveStates = 1_000_000

// Settings of a check. The zero value is the usual one.
type Settings struct {
	States     uint64 // most states stored; 0: as many as Bytes holds
	Bytes      uint64 // 0: DefaultBytes
	Liveness   Liveness
	LiveStates uint32 // 0: DefaultLiveStates
	Setting    string // what every scope speaks of; "": "sequentially consistent memory, n = " and the number of threads
	Meter      *pace.Meter
}

// Report is what a check found.
type Report struct {
	States      uint64   // states that the stored ones stand for
	StatesKnown bool     // false: more than 2^64−1 of them
	Classes     uint64   // states stored
	Transitions uint64   // of the stored graph
	Depth       int      // of the stored graph: the most steps a shortest run to a state has
	Levels      []uint64 // stored states by depth; the last level may not be whole when the search was stopped
	Covered     int      // every state that so many steps can reach is stored
	Complete    bool     // every reachable state was seen and every property searched that was to be searched
	Cancelled   bool
	Stopped     Stop
	Bytes       uint64
	Symmetry    bool   // the stored states are classes by thread symmetry
	Exceeded    bool   // some steps left the bounds, or the range that states can hold
	LiveStates  uint64 // states that were searched for cycles; 0: they were not, or are too many to be counted
	LiveClasses bool   // they were searched as classes, following one thread at a time
	Verdicts    []Verdict
}

// check is one check under way.
type check struct {
	lock     Lock
	settings Settings
	report   *Report
	seen     *safety
	search   *Search
	scope    scope
	stop     error // what the meter said, if it stopped the work
}

// Check explores a lock and judges its properties. If it is a Quotient, the properties of states are judged on classes,
// and cycles are searched among the states (its Concrete, which must be a Lock) if they are not too many, else among
// classes with one thread followed at a time; each trace is a run of states in every case.
//
// When the meter stops it, the result is what was found so far, with Cancelled set, and no error. More than 64 threads
// are refused (field "threads").
func Check(l Lock, settings Settings) (*Report, error) {
	if l.Actions() < 1 || l.Actions() > 64 {
		return nil, fault.Range("threads", float64(l.Actions()), 1, 64)
	}
	if settings.LiveStates == 0 {
		settings.LiveStates = DefaultLiveStates
	}
	c := &check{lock: l, settings: settings, report: &Report{}, seen: newSafety(l)}
	limits := Limits{States: settings.States, Bytes: settings.Bytes}
	if c.seen.quotient == nil {
		limits.Edges = c.edges()
	}
	var err error
	if c.search, err = NewSearch(l, nil, limits, c.seen); err != nil {
		return nil, err
	}
	c.stop = c.search.Run(settings.Meter)
	c.counts()
	c.scope = newScope(c)
	if err := c.states(); err != nil {
		return nil, err
	}
	if err := c.cycles(); err != nil {
		return nil, err
	}
	if err := c.own(); err != nil {
		return nil, err
	}
	c.report.Cancelled = c.stop != nil && cancelled(c.stop)
	c.report.Complete = c.search.Stopped() == Finished && c.stop == nil
	if c.stop != nil && c.report.Cancelled {
		c.report.Stopped = AtCall
	} else if c.stop != nil {
		c.report.Stopped = AtBytes
	}
	return c.report, nil
}

// cancelled tells the caller's stop from a limit of ours that the meter met.
//
//go:noinline
func cancelled(err error) bool {
	var f *fault.Error
	return !errors.As(err, &f) || f.Code == fault.Cancelled
}

func (c *check) edges() uint32 {
	switch c.settings.Liveness {
	case LivenessOff:
		return 0
	case LivenessOn:
		return none - 1
	}
	return c.settings.LiveStates
}

func (c *check) counts() {
	r, s := c.report, c.search
	r.States, r.StatesKnown = c.seen.stoodFor, !c.seen.overflowed
	r.Classes, r.Transitions, r.Depth, r.Levels = uint64(s.Count()), s.Transitions(), s.Depth(), s.Levels()
	r.Covered, r.Stopped, r.Bytes, r.Exceeded, r.Symmetry = s.Covered(), s.Stopped(), s.Bytes(), s.Exceeded(), c.seen.quotient != nil
}

// verdict adds a verdict about a property of states: refuted with the run to the state at, if it is not none, and one
// more step, if last is not −1; otherwise proved as far as the search went.
func (c *check) verdict(p Property, at uint32, last int) error {
	v := Verdict{Property: p, Thread: -1}
	if at != none {
		run, err := c.search.tell(at, last, nil)
		if err != nil {
			return err
		}
		v.Status, v.Scope, v.Trace, v.Steps = Refuted, c.scope.setting, run.Steps, len(run.Steps)
	} else {
		v.Status, v.Because, v.Scope = c.scope.whole()
	}
	c.report.Verdicts = append(c.report.Verdicts, v)
	return nil
}

// states judges what single states and steps show.
func (c *check) states() error {
	if err := c.verdict(NoError, c.seen.failState, c.seen.failAction); err != nil {
		return err
	}
	if err := c.verdict(MutualExclusion, c.seen.together, -1); err != nil {
		return err
	}
	if err := c.verdict(DeadlockFreedom, c.seen.stuck, -1); err != nil {
		return err
	}
	c.report.Verdicts[2].Stuck = c.seen.stuck != none
	return nil
}

// own judges what the text itself states.
func (c *check) own() error {
	w := c.seen
	if text, ok := c.lock.(Texted); !ok || text.HasAlways() {
		if err := c.textual(Always, w.broken, w.badAlways, w.alwaysErr); err != nil {
			return err
		}
	}
	if !w.hasGoal {
		return nil
	}
	if err := c.textual(Reachable, w.goal, w.badGoal, w.goalErr); err != nil {
		return err
	}
	v := &c.report.Verdicts[len(c.report.Verdicts)-1]
	if v.Because == BecauseText {
		return nil
	}
	if !w.metTooMany {
		v.Met = w.met
	}
	switch v.Status {
	case Refuted: // the run leads to the goal
		v.Status = Proved
	case Proved: // the whole search did not meet it
		v.Status = Refuted
		if v.Because == BecauseBound { // a run past the bounds might
			v.Status, v.Scope = Unknown, "within "+c.scope.bound+" no run reaches it; larger values might"
		}
	}
	return nil
}

// textual judges a function of the text, which may have failed in a state of its own.
func (c *check) textual(p Property, at, bad uint32, badErr error) error {
	if bad == none {
		return c.verdict(p, at, -1)
	}
	if err := c.verdict(p, bad, -1); err != nil {
		return err
	}
	v := &c.report.Verdicts[len(c.report.Verdicts)-1]
	v.Status, v.Because, v.Scope = Unknown, BecauseText, "it could not be evaluated in the state after the trace: "+badErr.Error()
	return nil
}

// doorway: the text marks the end of its doorway.
func (c *check) doorway() bool {
	if text, ok := c.lock.(Texted); ok {
		return text.HasDoorway()
	}
	return c.seen.arrived
}

// cycles judges what only runs without an end show, and what needs the graph.
func (c *check) cycles() error {
	because, graph, err := c.graph()
	if err != nil {
		return err
	}
	if graph == nil {
		if deadlock := &c.report.Verdicts[2]; deadlock.Status == Proved {
			deadlock.Because, deadlock.Scope = because, c.scope.stuckOnly(because)
		}
	} else if err := c.judge(&c.report.Verdicts[2], graph, graph.nobodyEnters); err != nil {
		return err
	}
	c.report.Verdicts[2].Property = DeadlockFreedom
	properties := []Property{StarvationFreedom}
	if c.doorway() {
		properties = append(properties, Overtaking, FirstComeFirstServed)
	}
	for _, p := range properties {
		v := Verdict{Property: p, Thread: -1}
		if graph == nil {
			v.Status, v.Because, v.Scope = Unknown, because, c.scope.notSearched(because)
		} else if err := c.judge(&v, graph, func(v *Verdict) error {
			switch p {
			case Overtaking:
				return graph.overtaking(v)
			case FirstComeFirstServed:
				return graph.firstCome(v, c.search.limits.Bytes)
			}
			return graph.starvation(v)
		}); err != nil {
			return err
		}
		c.report.Verdicts = append(c.report.Verdicts, v)
	}
	return nil
}

// judge runs one search on the graph, unless the verdict is refuted already or the work was stopped, and writes its
// scope.
func (c *check) judge(v *Verdict, graph graph, search func(*Verdict) error) error {
	if v.Status == Refuted {
		return nil
	}
	if c.stop == nil {
		if err := search(v); err != nil && !c.paused(err) {
			return err
		}
	}
	if c.stop != nil {
		*v = Verdict{Property: v.Property, Thread: -1, Status: Unknown, Because: because(c.stop)}
	}
	switch {
	case v.Status == Unknown:
		v.Bounded, v.Bound, v.Each = false, 0, 0
		v.Scope = c.scope.notSearched(v.Because)
	case v.Property == StarvationFreedom || v.Property == DeadlockFreedom:
		v.Scope = "weak fairness, " + c.scope.of(v.Status)
	default:
		v.Scope = c.scope.of(v.Status)
	}
	return nil
}

// paused notes that the meter stopped the work; false: the error is another one.
//
//go:noinline
func (c *check) paused(err error) bool {
	var stop *halt
	if !errors.As(err, &stop) {
		return false
	}
	c.stop = stop.cause
	return true
}

// graph is what is searched for cycles: live, of states, or threaded, of classes.
type graph interface {
	nobodyEnters(v *Verdict) error
	starvation(v *Verdict) error
	overtaking(v *Verdict) error
	firstCome(v *Verdict, limit uint64) error
}

// graph readies what is searched for cycles, or says why there is nothing.
func (c *check) graph() (Because, graph, error) {
	switch {
	case c.stop != nil:
		return because(c.stop), nil, nil
	case c.search.Stopped() != Finished:
		return Because(c.search.Stopped()), nil, nil
	case c.search.Exceeded():
		return c.scope.bounds(), nil, nil
	case c.settings.Liveness == LivenessOff:
		return BecauseOff, nil, nil
	}
	lock, search, alike := c.lock, c.search, false
	if q := c.seen.quotient; q != nil {
		concrete, ok := q.Concrete().(Lock)
		switch {
		case !ok || uint64(c.search.Count()) > uint64(c.edges()):
			return BecauseLarge, nil, nil
		case c.seen.overflowed || c.seen.stoodFor > uint64(c.settings.LiveStates):
			return c.classes(q, concrete)
		}
		var err error
		lock, alike = concrete, true
		if search, err = NewSearch(lock, nil, Limits{Bytes: c.settings.Bytes, Edges: c.edges()}, nil); err != nil {
			return "", nil, err
		}
		if err := search.Run(c.settings.Meter); err != nil {
			c.stop = err
			return because(err), nil, nil
		}
		if uint64(search.Count()) != c.seen.stoodFor && search.Stopped() == Finished {
			return "", nil, fault.New(fault.Internal, "", "The classes stand for another number of states than there are; thread symmetry does not hold for this text.")
		}
	}
	if search.Edges() == nil {
		if c.settings.Liveness == LivenessAuto && uint64(search.Count()) > uint64(c.settings.LiveStates) {
			return BecauseLarge, nil, nil
		}
		return BecauseBytes, nil, nil
	}
	if search.Bytes()+liveBytes(search) > search.limits.Bytes {
		return BecauseBytes, nil, nil
	}
	graph, err := newLive(lock, search, alike, c.settings.Meter)
	if err != nil {
		if c.paused(err) {
			return because(c.stop), nil, nil
		}
		return "", nil, err
	}
	c.report.LiveStates = uint64(search.Count())
	return "", graph, nil
}

// classes readies the graph of classes.
func (c *check) classes(q Quotient, concrete Lock) (Because, graph, error) {
	graph, err := newThreaded(q, concrete, c.edges(), c.search.limits.Bytes, c.settings.Meter)
	switch {
	case err != nil && c.paused(err):
		return because(c.stop), nil, nil
	case err != nil:
		return "", nil, err
	case graph == nil:
		return BecauseBytes, nil, nil
	}
	c.report.LiveClasses = true
	if !c.seen.overflowed {
		c.report.LiveStates = c.seen.stoodFor
	}
	return "", graph, nil
}

func because(stop error) Because {
	if cancelled(stop) {
		return BecauseCancelled
	}
	return BecauseBytes
}
