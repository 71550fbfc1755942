package model

import "contend/core/fault"

// Distance is how near a state is to breaking a property.
type Distance struct {
	Property Property
	// Status: Refuted: Steps more steps break it, and no fewer do. Proved: it can no longer be broken from here, within
	// Scope. Unknown: the search stopped first, see Scope. For Reachable it is the other way round: Proved has the Steps to
	// the goal, Refuted says it can no longer be met.
	Status  Status
	Because Because
	Scope   string
	Steps   int
	Run     []Step // those steps, from the state on
}

// nearest watches a search for the first breaking of one property.
type nearest struct {
	*safety
	property Property
}

//go:noinline
func (w nearest) broken() (at uint32, last int) {
	switch w.property {
	case NoError:
		return w.failState, w.failAction
	case MutualExclusion:
		return w.together, -1
	case DeadlockFreedom:
		return w.stuck, -1
	case Always:
		return w.safety.broken, -1
	}
	return w.goal, -1
}

// Enough: a level's states have all been seen, their steps have not. What a state shows is then known to be nearest; a
// failing step or a stuck state of an earlier level was noted while its level was tried.
func (w nearest) Enough(int) bool {
	at, _ := w.broken()
	return at != none || w.text() != nil
}

// text is the error met while evaluating the property, if it is the text's own.
//
//go:noinline
func (w nearest) text() error {
	if w.property == Always {
		return w.alwaysErr
	}
	return w.goalErr
}

// Nearest searches, from a state of a lock (not of its classes; nil: the initial one), a shortest run that breaks a
// property of states: no-error, mutual-exclusion, deadlock-freedom (a stuck state), always; or one that meets the text's
// own goal, reachable. Other properties are refused. Stopped by the meter, it returns what is known and no error.
func Nearest(l Lock, from State, property Property, settings Settings) (*Distance, error) {
	switch property {
	case NoError, MutualExclusion, DeadlockFreedom, Always, Reachable:
	default:
		return nil, fault.OneOf("property", string(property), string(NoError), string(MutualExclusion),
			string(DeadlockFreedom), string(Always), string(Reachable))
	}
	w := nearest{newSafety(l), property}
	w.safety.always = w.safety.always && property == Always
	w.safety.reachable = property == Reachable
	start := from
	if q, ok := l.(Quotient); ok && from != nil {
		start = append(State(nil), from...)
		q.Canonical(start, make([]int, l.Actions()))
	}
	search, err := NewSearch(l, start, Limits{States: settings.States, Bytes: settings.Bytes}, w)
	if err != nil {
		return nil, err
	}
	c := &check{lock: l, settings: settings, report: &Report{}, seen: w.safety, search: search}
	if (property == Always && !w.safety.always && w.safety.broken == none && w.alwaysErr == nil) || (property == Reachable && !w.hasGoal) {
		return nil, fault.New(fault.Missing, "property",
			"The text does not state "+string(property)+"; define "+string(property)+"() in it, or ask for another property.")
	}
	if !w.Enough(0) {
		c.stop = search.Run(settings.Meter)
	}
	c.counts()
	c.scope = newScope(c)
	d := &Distance{Property: property}
	if err := w.text(); err != nil {
		d.Status, d.Because, d.Scope = Unknown, BecauseText, "it could not be evaluated in a state on the way: "+err.Error()
		return d, nil
	}
	at, last := w.broken()
	if at == none {
		if d.Status, d.Because, d.Scope = c.scope.whole(); d.Status == Proved && property == Reachable {
			d.Status = Refuted
		}
		return d, nil
	}
	run, err := search.tell(at, last, from)
	if err != nil {
		return nil, err
	}
	d.Status, d.Steps, d.Run, d.Scope = Refuted, len(run.Steps), run.Steps, c.scope.setting
	if property == Reachable {
		d.Status = Proved
	}
	return d, nil
}
