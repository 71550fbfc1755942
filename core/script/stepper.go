package script

import (
	"strconv"

	"contend/core/fault"
	"contend/core/model"
	"contend/core/pace"
)

// The stepper: a path of steps, each named by thread and line, and everything the page shows of the state it leads to.

// MaxPath is the longest path that is followed.
const MaxPath = 100_000

// Misfit says that a path does not fit the text any more, and from where on.
type Misfit struct {
	Index  int    `json:"index"`  // of the step in the path, from 0
	Reason string `json:"reason"` // "line": the thread stands at another line; "waits": it must wait there; "fails": the step is an error; "thread": no such thread
	Thread int    `json:"thread"`
	Line   int    `json:"line"` // where the path says it stands
	At     int    `json:"at"`   // where it stands
}

// Follow takes the steps of a path from the first state, as long as they fit, and writes into to the state after them. A
// step's line may be 0: whatever it is. done is how many were taken.
func (m *Machine) Follow(path []StepID, to model.State) (done int, misfit *Misfit) {
	a, b := make(model.State, m.Words()), make(model.State, m.Words())
	m.Init(a)
	for k, s := range path {
		if s.Thread < 0 || s.Thread >= m.p.Threads {
			misfit = &Misfit{Index: k, Reason: "thread", Thread: s.Thread, Line: s.Line}
			break
		}
		at := m.lineOf(a, s.Thread)
		if s.Line != 0 && s.Line != at {
			misfit = &Misfit{Index: k, Reason: "line", Thread: s.Thread, Line: s.Line, At: at}
			break
		}
		_, out := m.Step(a, s.Thread, b)
		if out != model.Moved {
			reason := "waits"
			if out != model.Blocked {
				reason = "fails"
			}
			misfit = &Misfit{Index: k, Reason: reason, Thread: s.Thread, Line: s.Line, At: at}
			break
		}
		a, b = b, a
		done++
	}
	copy(to, a)
	return done, misfit
}

// ThreadView is a thread in a state.
type ThreadView struct {
	Thread int      `json:"thread"`
	Line   int      `json:"line"`
	Place  string   `json:"place"` // "outside", "inside", "trying"
	Own    []Access `json:"own"`   // own variables that can still be read
	Next   Trial    `json:"next"`
}

// CellView is an entry of a shared variable.
type CellView struct {
	Value  Held `json:"value"`  // may be None
	Writer int  `json:"writer"` // who wrote it last on this path; −1: nobody
	Step   int  `json:"step"`   // with which step of the path, from 1; 0: never
}

// SharedView is a shared variable in a state.
type SharedView struct {
	Name  string     `json:"name"`
	List  bool       `json:"list"`
	Line  int        `json:"line"`
	Cells []CellView `json:"cells"`
}

// Truth is a property of the text in a state.
type Truth struct {
	Line  int     `json:"line"`
	Holds bool    `json:"holds"`
	Parts []Part  `json:"parts"`
	Error Failure `json:"error"` // it could not be evaluated
}

// StepView is a step of the path.
type StepView struct {
	StepID
	To     int          `json:"to"` // the line where the thread stood after it
	Reads  []Access     `json:"reads"`
	Writes []Access     `json:"writes"`
	Events model.Events `json:"events"`
}

// View is a path and the state it leads to.
type View struct {
	Steps   []StepView   `json:"steps"`
	Misfit  *Misfit      `json:"misfit"`
	Threads []ThreadView `json:"threads"`
	Shared  []SharedView `json:"shared"`
	Inside  []int        `json:"inside"` // threads inside; two or more refute mutual exclusion
	// Stuck: some thread is not outside and no such thread can move.
	Stuck     bool   `json:"stuck"`
	Always    *Truth `json:"always"` // nil: the text has none
	Reachable *Truth `json:"reachable"`
}

// Look follows a path on real values, without any reduction, and tells all of the state it leads to. What does not fit
// is told in View.Misfit, and the view is of the state before that step. A fault names field "path"; the meter's error is
// returned when it stops the work.
func (p *Program) Look(path []StepID, meter *pace.Meter) (*View, error) {
	if len(path) > MaxPath {
		return nil, fault.Large("path", MaxPath, "follow a shorter path").With("kind", "path")
	}
	m, err := NewMachine(p, Options{Tickets: TicketsOff})
	if err != nil {
		return nil, err
	}
	v := &View{}
	type cell struct {
		name  string
		index int
	}
	writer := map[cell][2]int{} // only looked up, never ranged over
	a, b := make(model.State, m.Words()), make(model.State, m.Words())
	m.Init(a)
	for k, s := range path {
		if k&63 == 0 {
			if err := meter.Tick(float64(k), float64(len(path))); err != nil {
				return nil, err
			}
		}
		if s.Thread < 0 || s.Thread >= p.Threads {
			v.Misfit = &Misfit{Index: k, Reason: "thread", Thread: s.Thread, Line: s.Line}
			break
		}
		at := m.lineOf(a, s.Thread)
		if s.Line != 0 && s.Line != at {
			v.Misfit = &Misfit{Index: k, Reason: "line", Thread: s.Thread, Line: s.Line, At: at}
			break
		}
		trial := m.Try(a, s.Thread)
		if trial.Outcome != model.Moved {
			reason := "waits"
			if trial.Outcome != model.Blocked {
				reason = "fails"
			}
			v.Misfit = &Misfit{Index: k, Reason: reason, Thread: s.Thread, Line: s.Line, At: at}
			break
		}
		if _, out := m.Step(a, s.Thread, b); out != model.Moved {
			return nil, fault.New(fault.Internal, "", "the two evaluators disagree at step "+strconv.Itoa(k)+".")
		}
		a, b = b, a
		for _, w := range trial.Writes {
			if w.Thread < 0 {
				writer[cell{w.Name, w.Index}] = [2]int{s.Thread, k + 1}
			}
		}
		v.Steps = append(v.Steps, StepView{StepID: StepID{s.Thread, at}, To: trial.To, Reads: trial.Reads, Writes: trial.Writes, Events: trial.Label.Events})
	}
	canMove, busy := false, false
	for t := range p.Threads {
		st := p.stops[m.pcOf(a, t)]
		tv := ThreadView{Thread: t, Line: int(st.line), Place: "trying", Next: m.Try(a, t)}
		switch st.place {
		case placeOutside:
			tv.Place = "outside"
		case placeInside:
			tv.Place = "inside"
			push(&v.Inside, t)
		}
		if st.place != placeOutside {
			busy = true
			canMove = canMove || tv.Next.Outcome != model.Blocked
		}
		for o := range p.own {
			if p.own[o].name != "" && st.live>>o&1 == 1 {
				push(&tv.Own, Access{Name: p.own[o].name, Index: -1, Thread: t, Value: Held(m.ownOf(a, t, o))})
			}
		}
		v.Threads = append(v.Threads, tv)
	}
	v.Stuck = busy && !canMove
	for k := range p.shared {
		sv := SharedView{Name: p.shared[k].name, List: p.shared[k].list(), Line: int(p.shared[k].line)}
		for j := range m.lay.shared[k] {
			index := j
			if !sv.List {
				index = -1
			}
			c := CellView{Value: Held(m.sharedOf(a, k, j)), Writer: -1}
			if w, ok := writer[cell{sv.Name, index}]; ok {
				c.Writer, c.Step = w[0], w[1]
			}
			sv.Cells = append(sv.Cells, c)
		}
		v.Shared = append(v.Shared, sv)
	}
	v.Always = m.truthOf(a, p.always, p.alwaysAt)
	v.Reachable = m.truthOf(a, p.reach, p.reachAt)
	return v, nil
}

func (m *Machine) truthOf(s model.State, e *expr, line int32) *Truth {
	if e == nil {
		return nil
	}
	w := &walker{m: m, s: s, t: 0, slots: make([]int64, m.p.slots)}
	out := &Truth{Line: int(line), Holds: w.truth(e)}
	if w.failure.Problem != NoProblem {
		out.Error, out.Holds = w.failure, false
		return out
	}
	out.Parts = w.parts(e)
	return out
}
