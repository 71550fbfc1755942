package model

// none marks a state that was not met.
const none = ^uint32(0)

// safety watches a search of a lock for what a single state or step can show. It notes the first of each kind that the
// search meets, which by the search's order has the shortest run.
type safety struct {
	lock              Lock
	quotient          Quotient // nil: states stand for themselves
	always, reachable bool     // still to be evaluated

	failState  uint32 // a step of this state failed
	failAction int
	together   uint32 // two threads inside
	stuck      uint32 // somebody not outside, and nobody of those can move
	broken     uint32 // always() is false
	goal       uint32 // reachable() is true
	hasGoal    bool
	met        uint64 // states in which reachable() is true; those that classes stand for
	metTooMany bool   // more than 2^64−1 of them, or it could not be evaluated in all
	badAlways  uint32 // always() could not be evaluated
	badGoal    uint32
	alwaysErr  error
	goalErr    error
	arrived    bool   // some step passed the end of a doorway
	stoodFor   uint64 // states that the classes stand for
	overflowed bool   // more than 2^64−1 of them
}

func newSafety(l Lock) *safety {
	w := &safety{lock: l, always: true, reachable: true, failState: none, together: none, stuck: none, broken: none,
		goal: none, badAlways: none, badGoal: none}
	w.quotient, _ = l.(Quotient)
	if text, ok := l.(Texted); ok {
		w.always = text.HasAlways()
	}
	return w
}

func (w *safety) Fresh(id uint32, s State, by Label) {
	if by.Events&Arrived != 0 {
		w.arrived = true
	}
	// A second thread gets inside only by entering.
	if w.together == none && (by.Events&Entered != 0 || id == 0) && insideAtLeast(w.lock, s, 2) {
		w.together = id
	}
	if w.always {
		holds, err := w.lock.Always(s)
		switch {
		case err != nil:
			w.badAlways, w.alwaysErr, w.always = id, err, false
		case !holds:
			w.broken, w.always = id, false
		}
	}
	size := uint64(1)
	if w.quotient != nil {
		var ok bool
		size, ok = w.quotient.Orbit(s)
		w.overflowed = w.overflowed || !ok
	}
	w.stoodFor += size
	w.overflowed = w.overflowed || w.stoodFor < size
	if w.reachable {
		w.goals(id, s, size)
	}
}

// goals evaluates reachable() in a state that stands for so many.
func (w *safety) goals(id uint32, s State, size uint64) {
	holds, has, err := w.lock.Reachable(s)
	w.hasGoal = w.hasGoal || has || err != nil
	switch {
	case err != nil:
		if w.goal == none { // else the goal was met before, and this takes nothing from it
			w.badGoal, w.goalErr = id, err
		}
		w.reachable, w.metTooMany = false, true
	case !has:
		w.reachable = false
	case holds:
		w.goal = min(w.goal, id)
		w.met += size
		w.metTooMany = w.metTooMany || w.overflowed
	}
}

func (w *safety) Expanded(id uint32, s State, tries []Try) {
	inner := false // somebody who is not outside can move
	for action, try := range tries {
		switch try.Outcome {
		case Moved:
			if try.Label.Events&Left == 0 {
				inner = true
			}
			if try.Label.Events&Arrived != 0 {
				w.arrived = true
			}
		case Failed:
			if w.failState == none {
				w.failState, w.failAction = id, action
			}
			inner = inner || w.lock.Place(s, action) != Outside
		case Exceeded:
			inner = inner || w.lock.Place(s, action) != Outside
		}
	}
	if !inner && w.stuck == none && someoneNotOutside(w.lock, s) {
		w.stuck = id
	}
}

// Enough: a refutation ends nothing, the other properties are still open.
func (w *safety) Enough(int) bool { return false }

func insideAtLeast(l Lock, s State, least int) bool {
	inside := 0
	for t := range l.Actions() {
		if l.Place(s, t) == Inside {
			inside++
		}
	}
	return inside >= least
}

func someoneNotOutside(l Lock, s State) bool {
	for t := range l.Actions() {
		if l.Place(s, t) != Outside {
			return true
		}
	}
	return false
}
