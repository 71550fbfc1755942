package model

import "contend/core/fault"

// Step is one step of a run as it is told: who, and at which line. For a lock the list of the Threads is the schedule.
type Step struct {
	Thread int `json:"thread"`
	Line   int `json:"line"`
}

// Run is a list of actions from a state, with what is told of each and the state it ends in.
type Run struct {
	Actions []int
	Steps   []Step
	End     State // the state before the last step if that step fails
}

// Path is a shortest list of actions from the search's first state to the state with that number. Of the actions that
// lead from a parent to its child it takes the lowest.
func (s *Search) Path(id uint32) ([]int, error) {
	length := 0
	for at := id; at != 0; at = s.table.parent(at) {
		length++
	}
	path := make([]int, length)
	to := make(State, s.table.words)
	for at := id; at != 0; {
		parent := s.table.parent(at)
		child, action := s.table.at(at), 0
		for ; action < s.model.Actions(); action++ {
			if _, outcome := s.model.Step(s.table.at(parent), action, to); outcome == Moved && same(to, child) {
				break
			}
		}
		if action == s.model.Actions() {
			return nil, fault.New(fault.Internal, "", "A model's steps differ from one call to the next.")
		}
		length--
		path[length] = action
		at = parent
	}
	return path, nil
}

// Replay takes the actions one by one from a state (nil: the initial one) and tells each. Every action must move, but
// the last may fail; otherwise the error names the first that does not, counted from 0, as Args["step"] of a fault about
// the field "schedule".
func Replay(m Model, from State, actions []int) (*Run, error) {
	at, to := make(State, m.Words()), make(State, m.Words())
	if from == nil {
		m.Init(at)
	} else {
		copy(at, from)
	}
	run := &Run{Actions: actions, Steps: make([]Step, len(actions))}
	for k, action := range actions {
		if action < 0 || action >= m.Actions() {
			return nil, noStep(k, "names an action that does not exist")
		}
		label, outcome := m.Step(at, action, to)
		if outcome == Moved {
			at, to = to, at
		} else if outcome != Failed || k != len(actions)-1 {
			return nil, noStep(k, "is not possible there")
		}
		run.Steps[k] = Step{Thread: int(label.Thread), Line: int(label.Line)}
	}
	run.End = at
	return run, nil
}

func noStep(k int, why string) error {
	return fault.New(fault.OutOfRange, "schedule",
		"Step "+fault.Number(float64(k+1))+" of the run "+why+"; shorten the run to the steps before it.", "step", k)
}

// Lift turns a run of classes into a run of states: actions are those of the quotient from the class of from (nil: the
// initial state), the result those of q.Concrete() from that state. Each step taken goes to the very class that the
// quotient's step went to.
func Lift(q Quotient, from State, actions []int) ([]int, error) {
	concrete := q.Concrete()
	at, to := make(State, concrete.Words()), make(State, concrete.Words())
	if from == nil {
		concrete.Init(at)
	} else {
		copy(at, from)
	}
	class, next, member := make(State, q.Words()), make(State, q.Words()), make(State, q.Words())
	perm := make([]int, q.Actions())
	copy(class, at)
	q.Canonical(class, perm)
	lifted := make([]int, len(actions))
	for k, action := range actions {
		_, want := q.Step(class, action, next)
		thread := -1
		for t, name := range perm {
			if name == action {
				thread = t
			}
		}
		if thread < 0 || (want != Moved && want != Failed) {
			return nil, noLift(k)
		}
		lifted[k] = thread
		_, outcome := concrete.Step(at, thread, to)
		if outcome != want {
			return nil, noLift(k)
		}
		if outcome == Failed {
			if k != len(actions)-1 {
				return nil, noLift(k)
			}
			break
		}
		copy(member, to)
		q.Canonical(member, perm)
		if !same(member, next) {
			return nil, noLift(k)
		}
		at, to = to, at
		class, next = next, class
	}
	return lifted, nil
}

func noLift(k int) error {
	return fault.New(fault.Internal, "", "Step "+fault.Number(float64(k+1))+" of a run of classes has no counterpart among the states.")
}

// tell makes the run of states that a search's path stands for: replayed, and lifted first when the search was one of
// classes. last is one more action after the path, −1 for none.
func (s *Search) tell(id uint32, last int, from State) (*Run, error) {
	path, err := s.Path(id)
	if err != nil {
		return nil, err
	}
	if last >= 0 {
		path = append(path, last)
	}
	if q, ok := s.model.(Quotient); ok {
		if path, err = Lift(q, from, path); err != nil {
			return nil, err
		}
		return Replay(q.Concrete(), from, path)
	}
	return Replay(s.model, from, path)
}
