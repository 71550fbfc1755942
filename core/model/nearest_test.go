package model

import (
	"errors"
	"testing"

	"contend/core/fault"
)

// The distance to a violation from every state of a small lock, by steps backwards through the whole graph.
func backwards(l Lock, w *naive, broken func(id int) bool) []int {
	distance := make([]int, len(w.states))
	for id := range distance {
		distance[id] = -1
		if broken(id) {
			distance[id] = 0
		}
	}
	for changed := true; changed; {
		changed = false
		for id, edges := range w.out {
			for _, e := range edges {
				if d := distance[e.to]; d >= 0 && (distance[id] < 0 || d+1 < distance[id]) {
					distance[id], changed = d+1, true
				}
			}
		}
	}
	return distance
}

func TestNearest(t *testing.T) {
	swapped := newFilter(2, true)
	for _, c := range []struct {
		lock, asked Lock
		property    Property
	}{
		{swapped, swapped, MutualExclusion},
		{swapped, filterClasses{swapped}, MutualExclusion},
		{mcs(2, true), mcs(2, true), DeadlockFreedom},
		{newFilter(2, false), newFilter(2, false), MutualExclusion},
	} {
		w := &naive{lock: c.lock}
		w.explore()
		want := backwards(c.lock, w, func(id int) bool {
			s := w.states[id]
			if c.property == MutualExclusion {
				return insideAtLeast(c.lock, s, 2)
			}
			for thread := range c.lock.Actions() {
				if c.lock.Place(s, thread) != Outside && possible(c.lock, s, thread) {
					return false
				}
			}
			return someoneNotOutside(c.lock, s)
		})
		for id, s := range w.states {
			d, err := Nearest(c.asked, s, c.property, Settings{})
			if err != nil {
				t.Fatal(err)
			}
			if want[id] < 0 {
				if d.Status != Proved || d.Run != nil {
					t.Errorf("%s from state %d: %s in %d, want no longer reachable", c.property, id, d.Status, d.Steps)
				}
				continue
			}
			if d.Status != Refuted || d.Steps != want[id] {
				t.Errorf("%s from state %d: %s in %d, want %d", c.property, id, d.Status, d.Steps, want[id])
			}
			end := walk(t, c.lock, s, d.Run, false).end
			if c.property == MutualExclusion && !insideAtLeast(c.lock, end, 2) {
				t.Errorf("from state %d the run does not end with two inside", id)
			}
		}
	}
}

func TestNearestRefuses(t *testing.T) {
	var f *fault.Error
	for _, c := range []struct {
		property Property
		code     fault.Code
	}{{StarvationFreedom, fault.UnknownValue}, {"speed", fault.UnknownValue}, {Always, fault.Missing}, {Reachable, fault.Missing}} {
		if _, err := Nearest(newFilter(2, false), nil, c.property, Settings{}); !errors.As(err, &f) || f.Code != c.code || f.Field != "property" {
			t.Errorf("%s: %v", c.property, err)
		}
	}
	d, err := Nearest(newFilter(4, false), nil, MutualExclusion, Settings{States: 100})
	if err != nil || d.Status != Unknown || d.Because != BecauseStates {
		t.Errorf("with a limit: %v, %v", d, err)
	}
	if d, err = Nearest(newFilter(4, false), nil, MutualExclusion, Settings{Meter: meterOf(3)}); err != nil || d.Status != Unknown || d.Because != BecauseCancelled {
		t.Errorf("stopped: %v, %v", d, err)
	}
}

// stating is a TAS whose text states an invariant and a goal of its own.
type stating struct {
	*written
	always, goal func(values []int) (bool, error)
}

func (s stating) HasAlways() bool               { return s.always != nil }
func (s stating) HasDoorway() bool              { return false }
func (s stating) Always(at State) (bool, error) { return s.always(s.get(at)) }
func (s stating) Reachable(at State) (bool, bool, error) {
	if s.goal == nil {
		return false, false, nil
	}
	holds, err := s.goal(s.get(at))
	return holds, true, err
}

func TestOwnProperties(t *testing.T) {
	wrong := errors.New("index 3 of 2")
	free := func(v []int) (bool, error) { return v[2] == 0, nil }                      // breaks when somebody is in: 2 steps
	inOrOut := func(v []int) (bool, error) { return v[2] == 0 || v[0]+v[1] >= 2, nil } // always true
	bothTry := func(v []int) (bool, error) { return v[0] == 1 && v[1] == 2, nil }      // 3 steps
	bothIn := func(v []int) (bool, error) { return v[0] == 2 && v[1] == 2, nil }       // never
	fails := func(v []int) (bool, error) {
		if v[2] == 1 {
			return false, wrong
		}
		return true, nil
	}
	failsOff := func(v []int) (bool, error) {
		if v[2] == 1 {
			return false, wrong
		}
		return false, nil
	}
	for _, c := range []struct {
		name                    string
		always, goal            func([]int) (bool, error)
		alwaysIs, goalIs        Status
		alwaysSteps, goalSteps  int
		alwaysBecause, becauses Because
	}{
		{"both hold", inOrOut, bothTry, Proved, Proved, 0, 3, "", ""},
		{"neither holds", free, bothIn, Refuted, Refuted, 2, 0, "", ""},
		{"cannot be evaluated", fails, failsOff, Unknown, Unknown, 2, 2, BecauseText, BecauseText},
	} {
		l := stating{tas(2), c.always, c.goal}
		r := report(t, l, Settings{})
		if v := r.of(t, Always); v.Status != c.alwaysIs || v.Steps != c.alwaysSteps || v.Because != c.alwaysBecause {
			t.Errorf("%s: always is %s in %d because %q", c.name, v.Status, v.Steps, v.Because)
		}
		if v := r.of(t, Reachable); v.Status != c.goalIs || v.Steps != c.goalSteps || v.Because != c.becauses {
			t.Errorf("%s: reachable is %s in %d because %q", c.name, v.Status, v.Steps, v.Because)
		}
		for p, want := range map[Property]Status{Always: c.alwaysIs, Reachable: c.goalIs} {
			d, err := Nearest(l, nil, p, Settings{})
			if err != nil || d.Status != want {
				t.Errorf("%s: nearest %s is %v, %v", c.name, p, d, err)
			}
		}
	}
	r := report(t, stating{written: tas(2)}, Settings{})
	for _, v := range r.Verdicts {
		if v.Property == Always || v.Property == Reachable {
			t.Errorf("%s is reported for a text without it", v.Property)
		}
	}
}

// A failing step is the last step of the trace, and counts.
func TestFailingStep(t *testing.T) {
	d := &drawn{places: 3, values: 1, program: []rule{{Moved, 1, 0}, {Failed, 0, 0}, {Moved, 0, 0}}}
	d.written = &written{n: 2, vars: 1, critical: 2, arrives: -1}
	d.step = func(_ []int, _, pc int) (int, bool) { return pc + 1, true }
	r := report(t, d, Settings{})
	if v := r.of(t, NoError); v.Status != Refuted || v.Steps != 2 || len(v.Trace) != 2 {
		t.Errorf("no-error is %s in %d", v.Status, v.Steps)
	}
	near, err := Nearest(d, nil, NoError, Settings{})
	if err != nil || near.Status != Refuted || near.Steps != 2 {
		t.Errorf("nearest: %v, %v", near, err)
	}
}
