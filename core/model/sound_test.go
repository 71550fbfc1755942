package model

import "testing"

// sound holds a verdict against the lock itself: its runs are runs, a cycle comes back to its start and refutes what it
// is said to refute. It knows nothing of how the verdict was found.
func sound(t testing.TB, l Lock, v *Verdict) {
	t.Helper()
	at := make(State, l.Words())
	l.Init(at)
	stem := walk(t, l, at, v.Trace, v.Property == NoError && v.Status == Refuted)
	if v.Steps != len(v.Trace) {
		t.Errorf("%s: %d steps, but a trace of %d", v.Property, v.Steps, len(v.Trace))
	}
	end := stem.end
	if v.Status == Refuted && len(v.Cycle) > 0 {
		loop := walk(t, l, end, v.Cycle, false)
		if !same(loop.end, end) {
			t.Errorf("%s: the cycle does not come back", v.Property)
		}
		loop.judge(t, v, l.Actions(), true)
	}
	if v.Stuck {
		for thread := range l.Actions() {
			if l.Place(end, thread) != Outside && possible(l, end, thread) {
				t.Errorf("%s: thread %d can move in the stuck state", v.Property, thread)
			}
		}
		if !someoneNotOutside(l, end) || (v.Property == StarvationFreedom && l.Place(end, v.Thread) == Outside) {
			t.Errorf("%s: nobody waits in the stuck state", v.Property)
		}
	}
	if v.UnfairCycle != nil {
		l.Init(at)
		start := walk(t, l, at, v.UnfairTrace, false).end
		loop := walk(t, l, start, v.UnfairCycle, false)
		if !same(loop.end, start) || len(v.UnfairCycle) == 0 {
			t.Errorf("%s: the unfair cycle does not come back", v.Property)
		}
		loop.judge(t, v, l.Actions(), false)
	}
	if v.Status == Refuted && v.Property == MutualExclusion && !insideAtLeast(l, end, 2) {
		t.Errorf("two threads are not inside after the trace")
	}
}

func possible(l Lock, s State, thread int) bool {
	_, outcome := l.Step(s, thread, make(State, l.Words()))
	return outcome != Blocked
}

type walked struct {
	end     State
	served  uint64 // threads that made a step, or were outside or blocked in some state
	neverIn uint64 // threads that were not outside in any state and did not enter
	entries int
	by      []int // entries by thread
}

func walk(t testing.TB, l Lock, from State, steps []Step, failing bool) *walked {
	t.Helper()
	at, to := append(State(nil), from...), make(State, l.Words())
	w := &walked{neverIn: ^uint64(0), by: make([]int, l.Actions())}
	look := func() {
		for thread := range l.Actions() {
			if l.Place(at, thread) == Outside {
				w.served |= 1 << thread
				w.neverIn &^= 1 << thread
			} else if !possible(l, at, thread) {
				w.served |= 1 << thread
			}
		}
	}
	look()
	for k, step := range steps {
		label, outcome := l.Step(at, step.Thread, to)
		if int(label.Line) != step.Line || int(label.Thread) != step.Thread {
			t.Errorf("step %d is told as %v, but is %v", k, step, label)
		}
		if failing && k == len(steps)-1 && outcome == Failed {
			break
		}
		if outcome != Moved {
			t.Fatalf("step %d of %d is no transition: %v", k, len(steps), step)
		}
		at, to = to, at
		w.served |= 1 << step.Thread
		if label.Events&Entered != 0 {
			w.entries++
			w.by[step.Thread]++
			w.neverIn &^= 1 << step.Thread
		}
		look()
	}
	w.end = append(State(nil), at...)
	return w
}

func (w *walked) judge(t testing.TB, v *Verdict, threads int, fair bool) {
	t.Helper()
	all := ^uint64(0) >> (64 - threads)
	if isFair := w.served&all == all; v.Property != Overtaking && isFair != fair {
		t.Errorf("%s: the cycle is fair: %v", v.Property, isFair)
	}
	switch v.Property {
	case StarvationFreedom:
		if w.neverIn>>v.Thread&1 == 0 {
			t.Errorf("thread %d does not starve in the cycle", v.Thread)
		}
	case DeadlockFreedom:
		if w.entries != 0 {
			t.Error("somebody enters in the cycle")
		}
	case Overtaking:
		if w.by[v.Thread] != 0 || w.entries == 0 {
			t.Errorf("thread %d is not overtaken in the cycle: %v", v.Thread, w.by)
		}
	}
}
