package script

import (
	"slices"
	"strconv"

	"contend/core/fault"
	"contend/core/model"
	"contend/core/pace"
)

// The covering argument as an algorithm: a scheduler that beats every lock for two threads made of one register that is
// read or written, never both in one step.
//
//  1. The first thread runs alone until its next step is a write: it covers the register. Nobody can see that it ran.
//  2. It is frozen there. The second thread runs alone and must enter, as if it were alone.
//  3. The write is let go. Whatever the second thread left in the register is gone.
//  4. The first thread goes on. It sees what it would see without the second one, and enters too.
//
// A thread that runs alone and never enters refutes deadlock-freedom instead: the other one may rest for ever.
//
// Source: J. Burns and N. Lynch, Bounds on shared memory for mutual exclusion (1993); M. Herlihy and
// N. Shavit, The Art of Multiprocessor Programming, section 2.8.

// MaxAlone is how many steps a thread may take alone in one phase. One that has by then neither entered nor come back to
// a state it was in counts up without end, or nearly so: no verdict is given.
const MaxAlone = 20_000

// CoveringCase is how a lock of one register fails. The names are public and stable.
type CoveringCase string

const (
	// CoveringFirstLoops: the first thread, alone, never enters and never comes to a write.
	CoveringFirstLoops CoveringCase = "first-loops"
	// CoveringSecondLoops: the second thread, alone, never enters.
	CoveringSecondLoops CoveringCase = "second-loops"
	// CoveringUnseen: the first thread enters without having written, so the second one enters as well.
	CoveringUnseen CoveringCase = "enters-unseen"
	// CoveringLoopsAfterWrite: the first thread, alone, comes to a write and never enters after it.
	CoveringLoopsAfterWrite CoveringCase = "loops-after-write"
	// CoveringViolation: the covered write wipes out the second thread's, and both are inside.
	CoveringViolation CoveringCase = "covered-write"
	// CoveringFails: a thread, alone, runs into an error of the lock, such as an overflow.
	CoveringFails CoveringCase = "fails"
)

// CoveringKind is a phase of the scheduler's play. The names are public and stable.
type CoveringKind string

const (
	// CoveringRest: a thread runs alone to its first outside(). Only for texts that do something before it.
	CoveringRest CoveringKind = "rest"
	// CoveringAlone: the first thread runs alone until its next step is a write.
	CoveringAlone CoveringKind = "cover"
	// CoveringOther: the first thread is frozen, the second runs alone until it is inside.
	CoveringOther CoveringKind = "other"
	// CoveringWrite: the one step that was held back.
	CoveringWrite CoveringKind = "write"
	// CoveringOn: the first thread runs on until it is inside.
	CoveringOn CoveringKind = "on"
)

// CoveringEnd is how a phase ends. The names are public and stable.
type CoveringEnd string

const (
	// EndRests: at outside().
	EndRests CoveringEnd = "rests"
	// EndCovers: the next step is a write.
	EndCovers CoveringEnd = "covers"
	// EndInside: at critical().
	EndInside CoveringEnd = "inside"
	// EndWaits: the next step waits, or would change nothing; alone that is for ever.
	EndWaits CoveringEnd = "waits"
	// EndRound: back in a state this thread was in before; alone that is for ever.
	EndRound CoveringEnd = "goes-round"
	// EndFails: the next step is an error of the lock.
	EndFails CoveringEnd = "fails"
	// EndWritten: the held back step was taken.
	EndWritten CoveringEnd = "written"
)

// CoveringStep is a step of the play.
type CoveringStep struct {
	StepID
	To       int      `json:"to"`    // the line where the thread stands after it
	Reads    []Access `json:"reads"` // of the register and of the thread's own variables
	Writes   []Access `json:"writes"`
	Register Held     `json:"register"` // what the register holds after it; may be None; 0 where nothing is shared
}

// CoveringPhase is a phase of the play.
type CoveringPhase struct {
	Kind   CoveringKind   `json:"kind"`
	Thread int            `json:"thread"`
	Steps  []CoveringStep `json:"steps"` // none when the phase was over before it began
	End    CoveringEnd    `json:"end"`
	// Line is where the thread stands at its end; of EndCovers it is the line of the covering write, and Value what that
	// writes (it may be None).
	Line  int  `json:"line"`
	Value Held `json:"value"`
	Back  int  `json:"back"` // of EndRound: how many Steps lead to the state that comes back; else −1
}

// Twin is a moment after the freeze, in the run as it is and in the run in which the second thread never moved.
type Twin struct {
	StepID                 // the step that led here; Thread −1 and Line 0 at the freeze
	With          Held     `json:"with"`
	Without       Held     `json:"without"`
	Line          int      `json:"stands"`        // where the first thread stands, in both runs
	Own           []Access `json:"own"`           // its own variables that can still be read, the same in both runs
	Same          bool     `json:"same"`          // the register holds the same in both: the first thread cannot tell which run it is in
	InsideWith    []int    `json:"insideWith"`    // threads inside in the run as it is
	InsideWithout []int    `json:"insideWithout"` // and without the second thread
}

// Covering is what the scheduler did, and what that refutes.
type Covering struct {
	First        int             `json:"first"`  // threads
	Second       int             `json:"second"` // threads
	Register     string          `json:"register"`
	RegisterLine int             `json:"registerLine"`
	Value        Held            `json:"value"` // what the register holds while both rest
	Case         CoveringCase    `json:"case"`
	Phases       []CoveringPhase `json:"phases"`
	Path         []StepID        `json:"path"` // all steps of Phases: Look and Follow play them from the first state
	// Memory shows the two registers side by side from the freeze on; empty when the play did not come so far.
	Memory []Twin `json:"memory"`

	Refutes model.Property `json:"refutes"` // mutual-exclusion, deadlock-freedom or no-error
	Thread  int            `json:"thread"`  // who never enters, or fails; −1: both are inside
	// Run refutes Refutes. For two inside it is Path. A thread that never enters, or that fails, is shown with the other
	// resting at outside() from the beginning to the end.
	Run     []StepID `json:"run"`
	Back    int      `json:"back"` // the state after Run is the one after its first Back steps, and the rest goes round for ever; −1: it does not
	Waits   bool     `json:"waits"`
	Failure Failure  `json:"failure"` // for no-error: what the step after Run runs into
}

// Covering plays the covering argument against a program of which OneRegister speaks, with thread first (0 or 1) as the
// one that is frozen. It always finds a run that refutes mutual exclusion, deadlock-freedom or no-error, except where a thread
// takes more than MaxAlone steps alone without coming back to a state (too-large). Two kinds of text are refused only
// when they are played (conflict): "no-rest", a thread that is alone does not come to rest at outside(); "no-try", it comes
// to rest there and can never leave again, so that it asks for nothing ("thread" says who). Faults name "threads", "first" or
// "source"; the meter's error is returned when it stops the work.
//
// Every step told is one that Machine.Step took. Time: at most 7·MaxAlone steps.
func (p *Program) Covering(first int, meter *pace.Meter) (*Covering, error) {
	name, line, err := p.OneRegister()
	if err != nil {
		return nil, err
	}
	if first < 0 || first > 1 {
		return nil, fault.Range("first", float64(first), 0, 1)
	}
	m, err := NewMachine(p, Options{Tickets: TicketsOff})
	if err != nil {
		return nil, err
	}
	c := &covering{m: m, meter: meter, next: make(model.State, m.Words())}
	out := &Covering{First: first, Second: 1 - first, Register: name, RegisterLine: line, Thread: -1, Back: -1}
	if err := c.play(out); err != nil {
		return nil, err
	}
	for _, ph := range out.Phases {
		for _, s := range ph.Steps {
			out.Path = append(out.Path, s.StepID)
		}
	}
	if out.Thread < 0 {
		out.Run = out.Path
	}
	return out, nil
}

// covering is one play.
type covering struct {
	m     *Machine
	meter *pace.Meter
	next  model.State
	steps int
}

// ids are the steps of phases, one after the other.
func ids(phases ...CoveringPhase) []StepID {
	var out []StepID
	for _, ph := range phases {
		for _, s := range ph.Steps {
			out = append(out, s.StepID)
		}
	}
	return out
}

func (c *covering) play(out *Covering) error {
	m := c.m
	home := make(model.State, m.Words())
	m.Init(home)
	for _, t := range [2]int{out.First, out.Second} {
		ph, _, err := c.alone(home, t, CoveringRest)
		if err != nil {
			return err
		}
		if ph.End != EndRests {
			return refused(int32(ph.Line), 1, "no-rest", "A thread that is alone does not come to outside() from its first line: it stays here.", "Let thread begin with outside().").WithCode(fault.Conflict)
		}
		if len(ph.Steps) > 0 {
			out.Phases = append(out.Phases, ph)
		}
	}
	before := ids(out.Phases...)
	out.Value = Held(c.register(home))

	// 1: the first thread alone, up to its first write.
	with := append(model.State(nil), home...)
	cover, failure, err := c.alone(with, out.First, CoveringAlone)
	if err != nil {
		return err
	}
	out.Phases = append(out.Phases, cover)
	never := func(kind CoveringCase, run CoveringPhase, failure Failure) {
		out.Case, out.Refutes, out.Thread = kind, model.DeadlockFreedom, run.Thread
		out.Run = append(append([]StepID(nil), before...), ids(run)...)
		out.Waits = run.End == EndWaits
		if run.End == EndRound {
			out.Back = len(before) + run.Back
		}
		if run.End == EndFails {
			out.Case, out.Refutes, out.Failure = CoveringFails, model.NoError, failure
		}
	}
	if cover.End != EndCovers && cover.End != EndInside {
		never(CoveringFirstLoops, cover, failure)
		return nil
	}

	// 2: the second thread alone. It sees the register as it was: this is its run with the first one at rest.
	without := append(model.State(nil), with...)
	other, _, err := c.alone(with, out.Second, CoveringOther)
	if err != nil {
		return err
	}
	out.Phases = append(out.Phases, other)
	if other.End != EndInside {
		run, failure, err := c.alone(append(model.State(nil), home...), out.Second, CoveringOther)
		if err != nil {
			return err
		}
		if run.End != other.End || len(run.Steps) != len(other.Steps) {
			return c.broken()
		}
		never(CoveringSecondLoops, run, failure)
		return nil
	}
	if cover.End == EndInside {
		out.Case, out.Refutes = CoveringUnseen, model.MutualExclusion
		return c.bothInside(with)
	}

	// 3 and 4: the write, and the first thread on, in both runs.
	end, err := c.twins(out, with, without)
	if err != nil {
		return err
	}
	if end == EndInside {
		out.Case, out.Refutes = CoveringViolation, model.MutualExclusion
		return c.bothInside(with)
	}
	run, failure, err := c.alone(append(model.State(nil), home...), out.First, CoveringOn)
	if err != nil {
		return err
	}
	if run.End == EndInside || run.End == EndRests {
		return c.broken()
	}
	never(CoveringLoopsAfterWrite, run, failure)
	return nil
}

// broken: the two runs came apart, which the argument excludes.
func (c *covering) broken() error {
	return fault.New(fault.Internal, "", "the covering argument met a run that it excludes.")
}

func (c *covering) bothInside(s model.State) error {
	if c.m.Place(s, 0) != model.Inside || c.m.Place(s, 1) != model.Inside {
		return c.broken()
	}
	return nil
}

// register is what the register holds.
func (c *covering) register(s model.State) int64 {
	if len(c.m.p.shared) == 0 {
		return 0
	}
	return c.m.lay.shared[0][0].get(s)
}

func (c *covering) line(s model.State, t int) int { return int(c.m.p.stops[c.m.pcOf(s, t)].line) }

// tick counts a step.
func (c *covering) tick() error {
	c.steps++
	if c.steps&63 == 0 {
		return c.meter.Tick(float64(c.steps), 0)
	}
	return nil
}

// step takes thread t's next step, whose trial moved, in s.
func (c *covering) step(s model.State, t int, trial *Trial) (CoveringStep, error) {
	id := StepID{t, c.line(s, t)}
	if _, got := c.m.Step(s, t, c.next); got != model.Moved {
		return CoveringStep{}, fault.New(fault.Internal, "", "the two evaluators disagree.")
	}
	copy(s, c.next)
	return CoveringStep{StepID: id, To: trial.To, Reads: trial.Reads, Writes: trial.Writes, Register: Held(c.register(s))}, nil
}

// write is the shared write of a step that could be taken or would change nothing.
func (t *Trial) write() (Access, bool) {
	if t.Waits || t.Outcome != model.Moved && t.Outcome != model.Blocked {
		return Access{}, false
	}
	for _, w := range t.Writes {
		if w.Thread < 0 {
			return w, true
		}
	}
	return Access{}, false
}

// been remembers states, for one thread that runs alone.
type been struct {
	at  map[string]int // only looked up, never ranged over
	key []byte
}

// visit tells after how many steps the same state was met before; −1: never.
func (b *been) visit(s model.State, steps int) int {
	b.key = b.key[:0]
	for _, w := range s {
		b.key = append(b.key, byte(w), byte(w>>8), byte(w>>16), byte(w>>24), byte(w>>32), byte(w>>40), byte(w>>48), byte(w>>56))
	}
	if old, known := b.at[string(b.key)]; known {
		return old
	}
	if b.at == nil {
		b.at = map[string]int{}
	}
	b.at[string(b.key)] = steps
	return -1
}

// tooLong is the fault of a thread that counts without end.
func tooLong(line int) error {
	f := fault.Large("source", MaxAlone, "a thread that is alone goes on and on without entering and without coming back to where it was; bound what it counts").With("kind", "alone")
	f.Args["line"] = line
	return f
}

// alone lets thread t run by itself, changing s, until the phase of this kind is over.
func (c *covering) alone(s model.State, t int, kind CoveringKind) (CoveringPhase, Failure, error) {
	ph := CoveringPhase{Kind: kind, Thread: t, Back: -1}
	var seen been
	for {
		ph.Line = c.line(s, t)
		place := c.m.Place(s, t)
		switch {
		case kind == CoveringRest && place == model.Outside:
			ph.End = EndRests
			return ph, Failure{}, nil
		case kind != CoveringRest && place == model.Inside:
			ph.End = EndInside
			return ph, Failure{}, nil
		}
		if back := seen.visit(s, len(ph.Steps)); back >= 0 {
			ph.End, ph.Back = EndRound, back
			return ph, Failure{}, nil
		}
		trial := c.m.Try(s, t)
		if kind == CoveringAlone {
			if w, writes := trial.write(); writes {
				ph.End, ph.Value = EndCovers, w.Value
				return ph, Failure{}, nil
			}
		}
		switch trial.Outcome {
		case model.Moved:
		case model.Blocked:
			if place == model.Outside {
				// No transition, by the rules of the language: this thread stays at rest, and nobody can say that it tried.
				return ph, Failure{}, refused(int32(ph.Line), 1, "no-try", "Alone, thread "+strconv.Itoa(t)+" can never leave this line: its step would come back here and change nothing.", "Let the step lead on to critical().", "thread", t).WithCode(fault.Conflict)
			}
			ph.End = EndWaits
			return ph, Failure{}, nil
		default:
			ph.End = EndFails
			return ph, trial.Failure, nil
		}
		if len(ph.Steps) == MaxAlone {
			return ph, Failure{}, tooLong(ph.Line)
		}
		step, err := c.step(s, t, &trial)
		if err != nil {
			return ph, Failure{}, err
		}
		ph.Steps = append(ph.Steps, step)
		if err := c.tick(); err != nil {
			return ph, Failure{}, err
		}
	}
}

// twins lets the first thread write and run on, in the state with the second thread's steps and in the one without them,
// and keeps both registers.
func (c *covering) twins(out *Covering, with, without model.State) (CoveringEnd, error) {
	t := out.First
	out.Memory = append(out.Memory, c.twin(with, without, t, StepID{Thread: -1}))
	write := CoveringPhase{Kind: CoveringWrite, Thread: t, End: EndWritten, Back: -1, Line: c.line(with, t)}
	on := CoveringPhase{Kind: CoveringOn, Thread: t, Back: -1}
	var seen been
	for written := false; on.End == ""; {
		on.Line = c.line(with, t)
		if written && c.m.Place(with, t) == model.Inside {
			on.End = EndInside
			break
		}
		if written {
			if back := seen.visit(with, len(on.Steps)); back >= 0 {
				on.End, on.Back = EndRound, back
				break
			}
		}
		trial, shadow := c.m.Try(with, t), c.m.Try(without, t)
		if shadow.Outcome == model.Moved {
			if _, err := c.step(without, t, &shadow); err != nil {
				return "", err
			}
		}
		if trial.Outcome != model.Moved {
			on.End = EndWaits
			if trial.Outcome != model.Blocked {
				on.End = EndFails
			}
			break
		}
		if len(on.Steps) == MaxAlone {
			return "", tooLong(on.Line)
		}
		step, err := c.step(with, t, &trial)
		if err != nil {
			return "", err
		}
		if written {
			on.Steps = append(on.Steps, step)
		} else {
			write.Steps, write.Line = append(write.Steps, step), step.To
		}
		written = true
		now := c.twin(with, without, t, step.StepID)
		out.Memory = append(out.Memory, now)
		if !now.Same {
			return "", c.broken()
		}
		if err := c.tick(); err != nil {
			return "", err
		}
	}
	if len(write.Steps) == 0 { // the write would put there what is there already, and lead nowhere
		write.End = on.End
		out.Phases = append(out.Phases, write)
		return on.End, nil
	}
	out.Phases = append(out.Phases, write, on)
	return on.End, nil
}

func (c *covering) twin(with, without model.State, t int, step StepID) Twin {
	own := c.own(with, t)
	w := Twin{StepID: step, With: Held(c.register(with)), Without: Held(c.register(without)), Line: c.line(with, t), Own: own}
	w.Same = w.With == w.Without && c.m.pcOf(with, t) == c.m.pcOf(without, t)
	w.Same = w.Same && slices.Equal(c.values(with, t), c.values(without, t))
	for k := range 2 {
		if c.m.Place(with, k) == model.Inside {
			w.InsideWith = append(w.InsideWith, k)
		}
		if c.m.Place(without, k) == model.Inside {
			w.InsideWithout = append(w.InsideWithout, k)
		}
	}
	return w
}

// values are all of a thread's own variables.
func (c *covering) values(s model.State, t int) []int64 {
	k := len(c.m.p.own)
	out := make([]int64, k)
	for v := range out {
		out[v] = c.m.lay.own[t*k+v].get(s)
	}
	return out
}

// own are those with a name that can still be read.
func (c *covering) own(s model.State, t int) []Access {
	var out []Access
	live := c.m.p.stops[c.m.pcOf(s, t)].live
	for v, x := range c.values(s, t) {
		if name := c.m.p.own[v].name; name != "" && live>>v&1 == 1 {
			out = append(out, Access{Name: name, Index: -1, Thread: t, Value: Held(x)})
		}
	}
	return out
}
