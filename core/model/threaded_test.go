package model

import (
	"math/rand/v2"
	"testing"
)

// orderByClasses judges the two properties of the doorway.
func orderByClasses(t *testing.T, q Quotient) (overtaking, firstCome Verdict) {
	t.Helper()
	lock := q.Concrete().(Lock)
	g, err := newThreaded(q, lock, 1_000_000, DefaultBytes, nil)
	if err != nil || g == nil {
		t.Fatal(g, err)
	}
	overtaking = Verdict{Property: Overtaking, Thread: -1}
	if err := g.overtaking(&overtaking); err != nil {
		t.Fatal(err)
	}
	firstCome = Verdict{Property: FirstComeFirstServed, Thread: -1}
	if err := g.firstCome(&firstCome, DefaultBytes); err != nil {
		t.Fatal(err)
	}
	sound(t, lock, &overtaking)
	sound(t, lock, &firstCome)
	return overtaking, firstCome
}

// byClasses judges what threaded judges, with the verdicts held against the lock's states.
func byClasses(t *testing.T, q Quotient) (starvation, livelock Verdict) {
	t.Helper()
	lock := q.Concrete().(Lock)
	g, err := newThreaded(q, lock, 1_000_000, DefaultBytes, nil)
	if err != nil || g == nil {
		t.Fatal(g, err)
	}
	starvation = Verdict{Property: StarvationFreedom, Thread: -1}
	if err := g.starvation(&starvation); err != nil {
		t.Fatal(err)
	}
	livelock = Verdict{Property: DeadlockFreedom, Status: Proved, Thread: -1}
	if err := g.nobodyEnters(&livelock); err != nil {
		t.Fatal(err)
	}
	sound(t, lock, &starvation)
	sound(t, lock, &livelock)
	return starvation, livelock
}

func TestStarvationByClasses(t *testing.T) {
	for n := 2; n <= 5; n++ {
		starvation, livelock := byClasses(t, filterClasses{newFilter(n, false)})
		if starvation.Status != Proved || livelock.Status != Proved || len(starvation.UnfairCycle)%(3*n-1) != 0 || starvation.UnfairCycle == nil {
			t.Errorf("n = %d: starvation-freedom %s with an unfair cycle of %d steps, livelock %s", n, starvation.Status, len(starvation.UnfairCycle), livelock.Status)
		}
	}
}

// Random programs that all threads run: by classes what the fixed points find by states.
func TestRandomStarvationByClasses(t *testing.T) {
	random := rand.New(rand.NewPCG(11, 12))
	starves, livelocks, both := 0, 0, 0
	for range 1500 {
		d := draw(func(what string, n int) int {
			if what == "own" || what == "mishaps" {
				return 0
			}
			return random.IntN(n)
		})
		w := judgeNaively(d)
		starvation, livelock := byClasses(t, d.symmetric().(Quotient))
		if (starvation.Status == Refuted) != w.starves || (livelock.Status == Refuted) != w.livelock {
			t.Fatalf("starves: %s, naively %v; livelock: %s, naively %v\n%+v %+v", starvation.Status, w.starves, livelock.Status, w.livelock, d, d.written)
		}
		if t.Failed() {
			t.Fatalf("%+v %+v", d, d.written)
		}
		if len(starvation.Cycle) > 0 {
			starves++
		}
		if len(livelock.Cycle) > 0 {
			livelocks++
		}
		if starvation.Status == Proved {
			both++
		}
	}
	if starves < 50 || livelocks < 50 || both < 50 {
		t.Errorf("%d starve, %d livelock, %d do not starve: the test compares too little", starves, livelocks, both)
	}
}

func TestOrderByClasses(t *testing.T) {
	for n := 2; n <= 5; n++ {
		f := newFilter(n, false)
		plain := report(t, f, Settings{})
		overtaking, firstCome := orderByClasses(t, filterClasses{f})
		if o := plain.of(t, Overtaking); o.Status != overtaking.Status || o.Bounded != overtaking.Bounded || o.Bound != overtaking.Bound || o.Each != overtaking.Each {
			t.Errorf("n = %d: overtaking %s, %d, %d by classes, %s, %d, %d by states", n, overtaking.Status, overtaking.Bound, overtaking.Each, o.Status, o.Bound, o.Each)
		}
		if f := plain.of(t, FirstComeFirstServed); f.Status != firstCome.Status || f.Steps != firstCome.Steps {
			t.Errorf("n = %d: first come, first served is %s in %d by classes, %s in %d by states", n, firstCome.Status, firstCome.Steps, f.Status, f.Steps)
		}
	}
}

func TestRandomOrderByClasses(t *testing.T) {
	random := rand.New(rand.NewPCG(13, 14))
	bounded, unbounded, inOrder, outOfOrder := 0, 0, 0, 0
	for range 1500 {
		d := draw(func(what string, n int) int {
			if what == "own" || what == "mishaps" {
				return 0
			}
			return random.IntN(n)
		})
		w := judgeNaively(d)
		overtaking, firstCome := orderByClasses(t, d.symmetric().(Quotient))
		if overtaking.Bounded != (w.bound >= 0) || overtaking.Bounded && (overtaking.Bound != w.bound || overtaking.Each != w.each) {
			t.Fatalf("overtaking %v, %d, %d; naively %d, %d\n%+v %+v", overtaking.Bounded, overtaking.Bound, overtaking.Each, w.bound, w.each, d, d.written)
		}
		if (firstCome.Status == Refuted) != (w.outOfTurn >= 0) || w.outOfTurn >= 0 && firstCome.Steps != w.outOfTurn {
			t.Fatalf("first come: %s in %d; naively %d\n%+v %+v", firstCome.Status, firstCome.Steps, w.outOfTurn, d, d.written)
		}
		if t.Failed() {
			t.Fatalf("%+v %+v", d, d.written)
		}
		switch {
		case w.bound > 0:
			bounded++
		case w.bound < 0:
			unbounded++
		}
		if w.outOfTurn >= 0 {
			outOfOrder++
		} else {
			inOrder++
		}
	}
	if bounded < 50 || unbounded < 50 || inOrder < 50 || outOfOrder < 50 {
		t.Errorf("%d bounded, %d unbounded, %d in order, %d not: the test compares too little", bounded, unbounded, inOrder, outOfOrder)
	}
}

// A whole check whose states are too many for cycles goes on by classes: six threads of the filter, 10,187,487 states.
func TestCheckByClasses(t *testing.T) {
	r := report(t, filterClasses{newFilter(6, false)}, Settings{})
	if r.Classes != 21412 || r.States != 10187487 || r.LiveStates != r.States || !r.LiveClasses || !r.Complete {
		t.Errorf("%d classes for %d states, cycles among %d, by classes: %v", r.Classes, r.States, r.LiveStates, r.LiveClasses)
	}
	is(t, r.of(t, MutualExclusion), holds)
	is(t, r.of(t, DeadlockFreedom), holds)
	is(t, r.of(t, StarvationFreedom), holds)
	if v := r.of(t, Overtaking); v.Status != Refuted || v.Bounded || len(v.Cycle) == 0 {
		t.Errorf("overtaking is %s, bounded %v", v.Status, v.Bounded)
	}
	if v := r.of(t, FirstComeFirstServed); v.Status != Refuted {
		t.Errorf("first come, first served is %s", v.Status)
	}
}

// Stopped anywhere, the search by classes overclaims nothing either.
func TestStoppedByClasses(t *testing.T) {
	l, set := filterClasses{newFilter(4, false)}, Settings{LiveStates: 1000}
	whole, cancelled, done := report(t, l, set), 0, false
	if !whole.LiveClasses {
		t.Fatal("not by classes")
	}
	for ticks := 0; !done; ticks += 1 + ticks/16 {
		set.Meter = meterOf(ticks)
		r := report(t, l, set)
		if done = !r.Cancelled; !done {
			cancelled++
		}
		for _, v := range r.Verdicts {
			if v.Status != Unknown && v.Status != whole.of(t, v.Property).Status {
				t.Fatalf("stopped after %d looks: %s is %s, and %s in the end", ticks, v.Property, v.Status, whole.of(t, v.Property).Status)
			}
		}
	}
	if cancelled < 5 {
		t.Errorf("only %d places to stop at", cancelled)
	}
}
