package script

import (
	"errors"
	"strconv"

	"contend/core/fault"
	"contend/core/model"
	"contend/core/pace"
	"contend/core/rng"
)

// Schedule says who gets the next turn of a run.
type Schedule uint8

const (
	// ScheduleRandom: every turn draws a thread with CPython's randrange(n).
	ScheduleRandom Schedule = iota
	// ScheduleRoundRobin: 0, 1, … n−1, and again.
	ScheduleRoundRobin
	// ScheduleList: the threads of RunOptions.List, one after the other.
	ScheduleList
)

// Limits of a run.
const (
	MaxRunSteps = 100_000_000
	maxRunTrace = 100_000
)

// RunOptions of one run.
type RunOptions struct {
	Steps    int // turns, 0 to MaxRunSteps; for a list at most its length
	Schedule Schedule
	List     []int
	Seed     rng.Seed
	Trace    bool // keep the steps taken; at most the first 100,000
	Meter    *pace.Meter
}

// Count is a name with a number.
type Count struct {
	Name  string `json:"name"`
	Value int64  `json:"value"`
}

// RunResult is what a run counted.
type RunResult struct {
	Turns    int     // turns given
	Waited   int     // turns of threads that had to wait: they pass
	Entries  int64   // arrivals at critical()
	PerEntry []int64 // entries per thread
	// Overtakes is the most entries by others from a thread's first arrived() since outside() to its own entry, threads
	// still on their way included; −1 for a text without arrived().
	Overtakes int64
	// TogetherInside is the most threads inside at once.
	TogetherInside int
	// Largest value of every variable, shared and own, after every turn, in the order of the text; a variable that was
	// only none is left out.
	Largest []Count
	// Notes in the order of the text. A turn that changes nothing but whose line notes something counts here.
	Notes []Count
	Trace []StepID
	// Failure ends a run: a step was an error of the lock. FailedBy is the thread.
	Failure  Failure
	FailedBy int
	// Cancelled: the meter stopped the run; the counts are those so far.
	Cancelled bool
}

// StepID names a step: the thread, and the line of its step. It never names what the step leads to.
type StepID struct {
	Thread int `json:"thread"`
	Line   int `json:"line"`
}

// Run gives turns one after the other. A thread that must wait lets its turn pass. A fault names field "steps" or
// "schedule".
func (p *Program) Run(o RunOptions) (*RunResult, error) {
	if o.Steps < 0 || o.Steps > MaxRunSteps {
		return nil, fault.Range("steps", float64(o.Steps), 0, MaxRunSteps)
	}
	if o.Schedule == ScheduleList {
		for k, t := range o.List {
			if t < 0 || t >= p.Threads {
				return nil, fault.Range("schedule["+strconv.Itoa(k)+"]", float64(t), 0, float64(p.Threads-1))
			}
		}
		o.Steps = min(o.Steps, len(o.List))
	}
	m, err := NewMachine(p, Options{Tickets: TicketsOff})
	if err != nil {
		return nil, err
	}
	m.counts = make([]int64, len(p.notes))
	r := &RunResult{PerEntry: make([]int64, p.Threads), FailedBy: -1}
	if !p.arrives {
		r.Overtakes = -1
	}
	arrived := make([]int64, p.Threads) // entries of all when a thread arrived, −1: it has not
	mine := make([]int64, p.Threads)    // its own entries then
	for t := range arrived {
		arrived[t] = -1
	}
	top := newTops(m)
	a, b := make(model.State, m.Words()), make(model.State, m.Words())
	m.Init(a)
	inside := 0
	for t := range p.Threads {
		top.look(a, t)
		if m.Place(a, t) == model.Inside {
			inside++
		}
	}
	r.TogetherInside = inside
	var python *rng.Python
	if o.Schedule == ScheduleRandom {
		python = rng.NewPython(o.Seed)
	}
	for turn := range o.Steps {
		if turn&1023 == 0 {
			if err := o.Meter.Tick(float64(turn), float64(o.Steps)); err != nil {
				var f *fault.Error
				if errors.As(err, &f) {
					return nil, err // a limit of the whole call
				}
				r.Cancelled = true
				break
			}
		}
		t := turn % p.Threads
		switch o.Schedule {
		case ScheduleRandom:
			t = int(python.RandRange(uint64(p.Threads)))
		case ScheduleList:
			t = o.List[turn]
		}
		r.Turns++
		label, out := m.Step(a, t, b)
		switch out {
		case model.Blocked:
			r.Waited++
			continue
		case model.Failed, model.Exceeded:
			r.Failure, r.FailedBy = m.failure, t
		}
		if r.FailedBy >= 0 {
			break
		}
		if o.Trace && len(r.Trace) < maxRunTrace {
			r.Trace = append(r.Trace, StepID{t, int(label.Line)})
		}
		a, b = b, a
		top.look(a, t)
		e := label.Events
		if e&(model.Left|model.Rested) != 0 {
			arrived[t] = -1
		}
		if e&model.Arrived != 0 && arrived[t] < 0 {
			arrived[t], mine[t] = r.Entries, r.PerEntry[t]
		}
		if e&model.Exited != 0 {
			inside--
		}
		if e&model.Entered != 0 {
			if arrived[t] >= 0 {
				r.Overtakes = max(r.Overtakes, r.Entries-arrived[t]-(r.PerEntry[t]-mine[t]))
			}
			arrived[t] = -1
			r.Entries++
			r.PerEntry[t]++
			inside++
			r.TogetherInside = max(r.TogetherInside, inside)
		}
	}
	for t := range arrived {
		if arrived[t] >= 0 {
			r.Overtakes = max(r.Overtakes, r.Entries-arrived[t]-(r.PerEntry[t]-mine[t]))
		}
	}
	r.Largest = top.counts()
	for k, name := range p.notes {
		push(&r.Notes, Count{name, m.counts[k]})
	}
	return r, nil
}

// tops keeps the largest value of every variable.
type tops struct {
	m           *Machine
	shared, own []int64
}

//go:noinline
func newTops(m *Machine) *tops {
	t := &tops{m: m, shared: make([]int64, len(m.p.shared)), own: make([]int64, len(m.p.own))}
	for k := range t.shared {
		t.shared[k] = None
	}
	for k := range t.own {
		t.own[k] = None
	}
	return t
}

// look takes in the shared variables and thread's own. None is below every integer.
func (t *tops) look(s model.State, thread int) {
	for v := range t.shared {
		for k := range t.m.lay.shared[v] {
			t.shared[v] = max(t.shared[v], t.m.lay.shared[v][k].get(s))
		}
	}
	for v := range t.own {
		t.own[v] = max(t.own[v], t.m.lay.own[thread*len(t.own)+v].get(s))
	}
}

//go:noinline
func (t *tops) counts() []Count {
	var out []Count
	for v, x := range t.shared {
		if x != None {
			push(&out, Count{t.m.p.shared[v].name, x})
		}
	}
	for v, x := range t.own {
		if x != None && t.m.p.own[v].name != "" {
			push(&out, Count{t.m.p.own[v].name, x})
		}
	}
	return out
}
