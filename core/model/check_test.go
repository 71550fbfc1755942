package model

import (
	"errors"
	"strings"
	"testing"

	"contend/core/fault"
)

func report(t testing.TB, l Lock, settings Settings) *Report {
	t.Helper()
	r, err := Check(l, settings)
	if err != nil {
		t.Fatal(err)
	}
	plain := l
	if q, ok := l.(Quotient); ok {
		plain = q.Concrete().(Lock)
	}
	for k := range r.Verdicts {
		sound(t, plain, &r.Verdicts[k])
	}
	return r
}

func (r *Report) of(t testing.TB, p Property) *Verdict {
	t.Helper()
	for k := range r.Verdicts {
		if r.Verdicts[k].Property == p {
			return &r.Verdicts[k]
		}
	}
	t.Fatalf("no verdict about %s", p)
	return nil
}

// wanted is what the field knows of a lock. A number of steps stands for refuted in that many, −1 for proved; no is
// refuted by a cycle.
type wanted struct {
	name                string
	lock                Lock
	states, transitions uint64
	depth               int // 0: not known
	mutual, deadlock    int
	starvation          int
	bound, each         int // −1: unbounded; −2: no doorway
	firstCome           int
}

const (
	holds = -1
	no    = -2
	any_  = -3 // refuted, the number of steps is not known
)

// Counts, transitions and depths: four explorers, Spin and Rumur among them; what a check must find of each lock:
// Herlihy and Shavit ch. 2 and 7, document 003, Spin with -a -f. Depths of violations: breadth-first searches made
// apart from this one.
var known = []wanted{
	{"filter 2", newFilter(2, false), 43, 80, 9, holds, holds, holds, 1, 1, any_},
	{"filter 3", newFilter(3, false), 894, 2196, 21, holds, holds, holds, -1, 0, any_},
	{"filter 4", newFilter(4, false), 18165, 54064, 36, holds, holds, holds, -1, 0, any_},
	{"swapped filter 2", newFilter(2, true), 0, 0, 0, 8, holds, holds, 1, 1, holds},
	{"swapped filter 3", newFilter(3, true), 0, 0, 0, 14, holds, holds, -1, 0, any_},
	{"peterson", peterson(true, false), 43, 80, 0, holds, holds, holds, 1, 1, holds},
	{"peterson, no start", peterson(false, false), 24, 42, 0, holds, holds, holds, 1, 1, holds},
	{"peterson, victim first, no start", peterson(false, true), 0, 0, 0, 6, holds, holds, 1, 1, holds},
	{"flags only", lockOne(), 8, 12, 0, holds, 2, 2, 0, 0, holds},
	{"victim only", lockTwo(), 7, 8, 0, holds, 1, 1, 1, 1, holds},
	{"tas 2", tas(2), 8, 14, 0, holds, holds, no, -2, 0, 0},
	{"tas 3", tas(3), 20, 48, 0, holds, holds, no, -2, 0, 0},
	{"tas 4", tas(4), 48, 144, 0, holds, holds, no, -2, 0, 0},
	{"ttas 2", ttas(2), 15, 28, 0, holds, holds, no, -2, 0, 0},
	{"ttas 3", ttas(3), 54, 144, 0, holds, holds, no, -2, 0, 0},
	{"ttas 4", ttas(4), 189, 0, 0, holds, holds, no, -2, 0, 0},
	{"ticket 2", ticketLock(2), 9, 14, 0, holds, holds, holds, 1, 1, holds},
	{"ticket 3", ticketLock(3), 31, 57, 0, holds, holds, holds, 2, 1, holds},
	{"ticket 4", ticketLock(4), 129, 252, 0, holds, holds, holds, 3, 1, holds},
	{"mcs 2", mcs(2, false), 42, 70, 0, holds, holds, holds, 1, 1, holds},
	{"mcs 3", mcs(3, false), 434, 1014, 0, holds, holds, holds, 2, 1, holds},
	// Stuck after 8 steps, with the other thread outside; after 12 nobody at all can move, see TestNothingMoves.
	{"mcs, link first", mcs(2, true), 64, 102, 0, holds, 8, 8, 1, 1, holds},
	{"clh", clh(2), 210, 396, 0, holds, holds, holds, 1, 1, holds},
	{"check then set", checkThenSet(2), 0, 0, 0, 4, holds, holds, -2, 0, 0},
	{"bakery 2", bakery(2, 0, true), 65, 113, 13, holds, holds, holds, 1, 1, holds},
	{"bakery 3", bakery(3, 0, true), 957, 2429, 21, holds, holds, holds, 2, 1, holds},
	{"bakery 4", bakery(4, 0, true), 18911, 63716, 29, holds, holds, holds, 3, 1, holds},
	{"bakery 2, no tie-break", bakery(2, 0, false), 0, 0, 0, 8, holds, holds, 1, 1, holds},
	{"bakery 3, no tie-break", bakery(3, 0, false), 0, 0, 0, 8, holds, holds, 2, 1, holds},
	{"bakery 2, modulo 4", bakery(2, 4, true), 0, 0, 0, 20, holds, no, -1, 0, 19},
	{"bakery 2, modulo 8", bakery(2, 8, true), 0, 0, 0, 44, holds, no, -1, 0, 43},
}

func TestKnownLocks(t *testing.T) {
	for _, want := range known {
		t.Run(want.name, func(t *testing.T) {
			r := report(t, want.lock, Settings{})
			if !r.Complete || r.Cancelled || r.Stopped != Finished {
				t.Errorf("complete %v, cancelled %v, stopped %q", r.Complete, r.Cancelled, r.Stopped)
			}
			number(t, "states", want.states, r.States)
			number(t, "classes", want.states, r.Classes)
			number(t, "transitions", want.transitions, r.Transitions)
			number(t, "depth", uint64(want.depth), uint64(r.Depth))
			is(t, r.of(t, NoError), holds)
			is(t, r.of(t, MutualExclusion), want.mutual)
			is(t, r.of(t, DeadlockFreedom), want.deadlock)
			is(t, r.of(t, StarvationFreedom), want.starvation)
			if want.bound == -2 {
				for _, v := range r.Verdicts {
					if v.Property == Overtaking || v.Property == FirstComeFirstServed {
						t.Errorf("%s is reported without a doorway", v.Property)
					}
				}
				return
			}
			is(t, r.of(t, FirstComeFirstServed), want.firstCome)
			v := r.of(t, Overtaking)
			if v.Bounded != (want.bound >= 0) || (v.Bounded && (v.Bound != want.bound || v.Each != want.each)) {
				t.Errorf("overtaking: bounded %v by %d, each %d; want %d, %d", v.Bounded, v.Bound, v.Each, want.bound, want.each)
			}
			if (v.Status == Proved) != v.Bounded {
				t.Errorf("overtaking is %s, bounded %v", v.Status, v.Bounded)
			}
		})
	}
}

// number compares where the number is known (not 0).
func number(t *testing.T, what string, want, got uint64) {
	t.Helper()
	if want != 0 && want != got {
		t.Errorf("%s: %d, want %d", what, got, want)
	}
}

func is(t *testing.T, v *Verdict, want int) {
	t.Helper()
	switch {
	case want == holds:
		if v.Status != Proved || !strings.Contains(v.Scope, "sequentially consistent memory, n = ") {
			t.Errorf("%s is %s (%s), want proved", v.Property, v.Status, v.Scope)
		}
	case v.Status != Refuted:
		t.Errorf("%s is %s, want refuted", v.Property, v.Status)
	case want == no:
		if len(v.Cycle) == 0 {
			t.Errorf("%s is refuted without a cycle", v.Property)
		}
	case want >= 0 && v.Steps != want:
		t.Errorf("%s is refuted in %d steps, want %d", v.Property, v.Steps, want)
	}
}

// The broken MCS can come to a state in which no thread at all can move; the shortest run there has 12 steps.
func TestNothingMoves(t *testing.T) {
	l := mcs(2, true)
	s := explore(t, l, Limits{Edges: 1000}, nil)
	for id := range s.Count() {
		if from, end := s.Edges().row(id); from == end {
			if path, err := s.Path(id); err != nil || len(path) != 12 {
				t.Errorf("nothing moves after %d steps (%v), want 12", len(path), err)
			}
			return
		}
	}
	t.Error("something can always move")
}

// The unfair cycle of the filter: one thread is never given a turn while another goes round alone, 3n−1 steps.
func TestFilterUnfairCycle(t *testing.T) {
	for n := 2; n <= 4; n++ {
		v := report(t, newFilter(n, false), Settings{}).of(t, StarvationFreedom)
		if v.Status != Proved || len(v.UnfairCycle) != 3*n-1 {
			t.Errorf("n = %d: %s, unfair cycle of %d steps, want proved and %d", n, v.Status, len(v.UnfairCycle), 3*n-1)
		}
	}
}

// Overtaking at the filter has no bound from three threads on; the shortest cycle there has 16 steps with two entries.
func TestFilterOvertakingCycle(t *testing.T) {
	l := newFilter(3, false)
	v := report(t, l, Settings{}).of(t, Overtaking)
	if len(v.Cycle) != 16 {
		t.Fatalf("cycle of %d steps, want 16", len(v.Cycle))
	}
	start := make(State, 1)
	l.Init(start)
	start = walk(t, l, start, v.Trace, false).end
	if loop := walk(t, l, start, v.Cycle, false); loop.entries != 2 {
		t.Errorf("%d entries in the cycle, want 2", loop.entries)
	}
}

// The fair components in which a thread starves, by the counts of states a separate program found.
func TestFairComponents(t *testing.T) {
	for _, want := range []struct {
		lock   Lock
		states uint32
	}{{tas(2), 3}, {tas(3), 8}, {tas(4), 20}, {ttas(2), 8}, {ttas(3), 30}} {
		s := explore(t, want.lock, Limits{Edges: 1000}, nil)
		g, err := newLive(want.lock, s, false, nil)
		if err != nil {
			t.Fatal(err)
		}
		for thread := range g.threads {
			if err := g.starving(thread); err != nil {
				t.Fatal(err)
			}
			all, err := g.fairness()
			if err != nil {
				t.Fatal(err)
			}
			var sizes []uint32
			for _, f := range all {
				if f.served == g.all {
					sizes = append(sizes, f.states)
				}
			}
			if len(sizes) != 1 || sizes[0] != want.states {
				t.Errorf("thread %d of %d starves in components of %v states, want one of %d", thread, g.threads, sizes, want.states)
			}
		}
	}
}

// A bakery's thread is overtaken n−1 times together and once by each other: the run that is shown does it.
func TestOvertakingRun(t *testing.T) {
	for n := 2; n <= 4; n++ {
		l := bakery(n, 0, true)
		v := report(t, l, Settings{}).of(t, Overtaking)
		at, to := make(State, l.Words()), make(State, l.Words())
		l.Init(at)
		waits, most, entries := false, 0, 0
		for _, step := range v.Trace {
			label, _ := l.Step(at, step.Thread, to)
			at, to = to, at
			switch {
			case step.Thread != v.Thread:
				if waits && label.Events&Entered != 0 {
					entries++
				}
			case label.Events&Arrived != 0:
				waits, entries = true, 0
			case label.Events&Entered != 0:
				waits = false
			}
			most = max(most, entries)
		}
		if most != n-1 {
			t.Errorf("n = %d: the run shows %d entries by others, want %d", n, most, n-1)
		}
	}
}

// Classes by thread symmetry give the same verdicts with the same lengths as the states, and traces of states.
func TestClassesAgreeWithStates(t *testing.T) {
	for n := 2; n <= 4; n++ {
		for _, swapped := range []bool{false, true} {
			if n == 4 && swapped {
				continue
			}
			f := newFilter(n, swapped)
			r, q := report(t, f, Settings{}), report(t, filterClasses{f}, Settings{})
			if q.States != r.States || q.Depth != r.Depth || q.Classes >= r.Classes || !q.Symmetry || q.LiveStates != r.States {
				t.Errorf("n = %d: %d classes for %d states, depth %d; the states are %d, depth %d", n, q.Classes, q.States, q.Depth, r.States, r.Depth)
			}
			for k, v := range r.Verdicts {
				w := q.Verdicts[k]
				if v.Property != w.Property || v.Status != w.Status || v.Steps != w.Steps || v.Bound != w.Bound || v.Each != w.Each ||
					len(v.Cycle) != len(w.Cycle) || v.Scope != w.Scope {
					t.Errorf("n = %d, %s: %s in %d by states, %s in %d by classes", n, v.Property, v.Status, v.Steps, w.Status, w.Steps)
				}
			}
		}
	}
}

// Document 003 finds the filter's starvation-freedom by hand; n = 5 has 409,308 states, and so many are searched.
func TestFilterFive(t *testing.T) {
	r := report(t, filterClasses{newFilter(5, false)}, Settings{})
	is(t, r.of(t, MutualExclusion), holds)
	is(t, r.of(t, DeadlockFreedom), holds)
	is(t, r.of(t, StarvationFreedom), holds)
	if r.States != 409308 || r.Classes != 4740 || r.LiveStates != 409308 {
		t.Errorf("%d classes for %d states, cycles among %d", r.Classes, r.States, r.LiveStates)
	}
}

// A quotient that counts wrongly is found out before anything is said of cycles.
func TestWrongClasses(t *testing.T) {
	var f *fault.Error
	if _, err := Check(miscounting{filterClasses{newFilter(2, false)}}, Settings{}); !errors.As(err, &f) || f.Code != fault.Internal {
		t.Errorf("%v", err)
	}
}

type miscounting struct{ filterClasses }

func (miscounting) Orbit(State) (uint64, bool) { return 2, true }

// More than 2^64−1 states are said to be so.
func TestCountless(t *testing.T) {
	r := report(t, countless{filterClasses{newFilter(2, false)}}, Settings{})
	if r.StatesKnown || r.LiveStates != 0 || !r.LiveClasses || r.of(t, StarvationFreedom).Status != Proved {
		t.Errorf("states known %v, cycles among %d; starvation-freedom %s", r.StatesKnown, r.LiveStates, r.of(t, StarvationFreedom).Status)
	}
}

type countless struct{ filterClasses }

func (countless) Orbit(State) (uint64, bool) { return 1 << 63, true }

// Where more than one thread can starve, the nearest is told: with turns that alternate from thread 0 on, thread 1 waits
// for ever after its first step, if thread 0 stays outside.
func TestNearestStarvation(t *testing.T) {
	turns := &written{n: 2, vars: 1, critical: 2, arrives: -1, step: func(v []int, thread, pc int) (int, bool) {
		switch pc {
		case 0:
			return 1, true
		case 1:
			return 2, v[0] == thread
		}
		v[0] = 1 - thread
		return 0, true
	}}
	if v := report(t, turns, Settings{}).of(t, StarvationFreedom); v.Status != Refuted || v.Steps != 1 || v.Thread != 1 || !v.Stuck {
		t.Errorf("starvation-freedom is %s in %d by thread %d", v.Status, v.Steps, v.Thread)
	}
}
