package model

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"
)

// disagreement compares a report with the naive judgement; "" if they agree.
func disagreement(r *Report, w *naive) string {
	at := map[Property]Verdict{}
	for _, v := range r.Verdicts {
		at[v.Property] = v
	}
	steps := func(p Property, want int) string {
		v := at[p]
		switch {
		case want >= 0 && (v.Status != Refuted || v.Steps != want):
			return fmt.Sprintf("%s: %s in %d, naively refuted in %d", p, v.Status, v.Steps, want)
		case want < 0 && w.exceeded && v.Status != Unknown:
			return fmt.Sprintf("%s: %s although a step left the range", p, v.Status)
		case want < 0 && !w.exceeded && v.Status != Proved:
			return fmt.Sprintf("%s: %s, naively proved", p, v.Status)
		}
		return ""
	}
	if int(r.Classes) != len(w.states) && !r.Symmetry || int(r.States) != len(w.states) || r.Depth != w.wholeDeep {
		return fmt.Sprintf("%d states, depth %d; naively %d, %d", r.States, r.Depth, len(w.states), w.wholeDeep)
	}
	if !r.Symmetry && int(r.Transitions) != w.transitions {
		return fmt.Sprintf("%d transitions, naively %d", r.Transitions, w.transitions)
	}
	for _, text := range []string{steps(NoError, w.failed), steps(MutualExclusion, w.together)} {
		if text != "" {
			return text
		}
	}
	if w.exceeded {
		for _, p := range []Property{StarvationFreedom, Overtaking, FirstComeFirstServed} {
			if v, has := at[p]; has && v.Status != Unknown {
				return fmt.Sprintf("%s: %s although a step left the range", p, v.Status)
			}
		}
		return steps(DeadlockFreedom, w.stuck)
	}
	if v := at[DeadlockFreedom]; w.stuck < 0 && w.livelock {
		if v.Status != Refuted || len(v.Cycle) == 0 {
			return fmt.Sprintf("deadlock-freedom: %s, naively a fair cycle without entries", v.Status)
		}
	} else if text := steps(DeadlockFreedom, w.stuck); text != "" {
		return text
	}
	if (at[StarvationFreedom].Status == Refuted) != w.starves || at[StarvationFreedom].Status == Unknown {
		return fmt.Sprintf("starvation-freedom: %s, naively starves: %v", at[StarvationFreedom].Status, w.starves)
	}
	if _, has := at[Overtaking]; has != w.arrived {
		return fmt.Sprintf("overtaking reported: %v, arrivals: %v", has, w.arrived)
	}
	if !w.arrived {
		return ""
	}
	if v := at[Overtaking]; v.Bounded != (w.bound >= 0) || v.Bounded && (v.Bound != w.bound || v.Each != w.each) {
		return fmt.Sprintf("overtaking: %v %d %d, naively %d %d", v.Bounded, v.Bound, v.Each, w.bound, w.each)
	}
	return steps(FirstComeFirstServed, w.outOfTurn)
}

func TestKnownLocksNaively(t *testing.T) {
	compared := 0
	for _, k := range known {
		if f, ok := k.lock.(*filter); (ok && f.n > 2) || k.states > 500 {
			continue // the naive judgement takes too long
		}
		if text := disagreement(report(t, k.lock, Settings{}), judgeNaively(k.lock)); text != "" {
			t.Errorf("%s: %s", k.name, text)
		}
		compared++
	}
	if compared < 15 {
		t.Errorf("only %d locks compared", compared)
	}
}

// drawn is a random program: what a thread at a place does to one shared variable.
type drawn struct {
	*written
	values  int
	program []rule // [thread or 0][pc][value]
	own     bool   // every thread has a program of its own
	places  int
}

type rule struct {
	outcome    Outcome
	next, sets int
}

func (d *drawn) rule(t, pc, value int) rule {
	if !d.own {
		t = 0
	}
	return d.program[(t*d.places+pc)*d.values+value]
}

func (d *drawn) Step(from State, t int, to State) (Label, Outcome) {
	values := d.get(from)
	r := d.rule(t, values[t], values[d.n])
	if r.outcome == Failed || r.outcome == Exceeded {
		return Label{Thread: int32(t), Line: int32(values[t])}, r.outcome
	}
	return d.written.Step(from, t, to)
}

func (d *drawn) symmetric() Lock { return drawnClasses{d} }

// drawnClasses sorts the places of the threads; the variable names none.
type drawnClasses struct{ *drawn }

func (q drawnClasses) Concrete() Model { return q.drawn }

func (q drawnClasses) Step(from State, t int, to State) (Label, Outcome) {
	label, outcome := q.drawn.Step(from, t, to)
	if outcome == Moved {
		q.Canonical(to, make([]int, q.n))
	}
	return label, outcome
}

func (q drawnClasses) Canonical(s State, perm []int) {
	values := q.get(s)
	for t := range q.n {
		perm[t] = 0
		for k := range q.n {
			if values[k] < values[t] || (values[k] == values[t] && k < t) {
				perm[t]++
			}
		}
	}
	sorted := append([]int(nil), values...)
	for t := range q.n {
		sorted[perm[t]] = values[t]
	}
	q.put(s, sorted)
}

func (q drawnClasses) Orbit(s State) (uint64, bool) {
	values := q.get(s)
	size, seen := uint64(1), map[int]uint64{}
	for t := range q.n {
		seen[values[t]]++
		size = size * uint64(t+1) / seen[values[t]]
	}
	return size, true
}

// draw makes a program by a source of choices: choose gives a number from 0 to below n.
func draw(choose func(what string, n int) int) *drawn {
	d := &drawn{values: 1 + choose("values", 3), places: 3 + choose("places", 3), own: choose("own", 2) == 1}
	n := 1 + choose("threads", 3)
	programs := 1
	if d.own {
		programs = n
	}
	mishaps := choose("mishaps", 4) == 3
	for k := range programs * d.places * d.values {
		r := rule{outcome: Moved, next: choose("next", d.places), sets: choose("sets", d.values)}
		if choose("onward", 3) > 0 {
			r.next = (k/d.values + 1) % d.places
		}
		switch outcome := choose("outcome", 20); {
		case outcome > 15:
			r.outcome = Blocked
		case outcome == 15 && mishaps:
			r.outcome = Failed + Outcome(choose("mishap", 4)/3)
		}
		d.program = append(d.program, r)
	}
	d.written = &written{n: n, vars: 1, critical: d.places - 1, arrives: choose("arrives", d.places) - 1,
		loops: choose("loops", 2) == 1}
	if choose("outside", 4) == 3 {
		d.outside = d.places // a place that no thread reaches: the lock never rests
	}
	d.step = func(v []int, thread, pc int) (int, bool) {
		r := d.rule(thread, pc, v[0])
		v[0] = r.sets
		return r.next, r.outcome == Moved
	}
	return d
}

func (d *drawn) Init(s State) { d.put(s, make([]int, d.n+d.vars)) }

// compare judges a program twice by states and, where all threads run the same one, by classes.
func compare(t *testing.T, d *drawn) (*Report, string) {
	w := judgeNaively(d)
	r := report(t, d, Settings{})
	text := disagreement(r, w)
	if text == "" && !d.own {
		text = disagreement(report(t, d.symmetric(), Settings{}), w)
	}
	if text != "" {
		text = fmt.Sprintf("%s\n%+v %+v", text, d, d.written)
	}
	return r, text
}

func TestRandomProgramsNaively(t *testing.T) {
	seen := map[string]int{}
	random := rand.New(rand.NewPCG(1, 2))
	for range 1500 {
		r, text := compare(t, draw(func(_ string, n int) int { return random.IntN(n) }))
		if text != "" {
			t.Fatal(text)
		}
		for _, v := range r.Verdicts {
			seen[string(v.Property)+" "+string(v.Status)]++
			if len(v.Cycle) > 0 {
				seen[string(v.Property)+" by a cycle"]++
			}
		}
	}
	for _, must := range []string{"no-error refuted", "mutual-exclusion refuted", "deadlock-freedom proved", "deadlock-freedom by a cycle",
		"starvation-freedom proved", "starvation-freedom by a cycle", "starvation-freedom unknown", "overtaking proved",
		"overtaking refuted", "first-come-first-served proved", "first-come-first-served refuted"} {
		if seen[must] < 20 {
			t.Errorf("%q only %d times: the test compares too little", must, seen[must])
		}
	}
}

// The same, with a small counterexample when there is one.
func TestRandomProgramsShrunk(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		d := draw(func(what string, n int) int { return rapid.IntRange(0, n-1).Draw(rt, what) })
		if _, text := compare(t, d); text != "" {
			rt.Fatal(text)
		}
		if t.Failed() {
			rt.Fatalf("a run does not show what it should: %+v %+v", d, d.written)
		}
	})
}
