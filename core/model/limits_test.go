package model

import (
	"context"
	"errors"
	"strings"
	"testing"

	"contend/core/fault"
	"contend/core/pace"
)

func TestLimitOfStates(t *testing.T) {
	// Exactly as many as there are: nothing is missing.
	if r := report(t, newFilter(3, false), Settings{States: 894}); !r.Complete || r.Classes != 894 {
		t.Errorf("limit 894: complete %v, %d states", r.Complete, r.Classes)
	}
	for _, limit := range []uint64{1, 2, 100, 893} {
		r := report(t, newFilter(3, false), Settings{States: limit})
		if r.Complete || r.Cancelled || r.Stopped != AtStates || r.Classes != limit {
			t.Errorf("limit %d: complete %v, cancelled %v, stopped %q, %d states", limit, r.Complete, r.Cancelled, r.Stopped, r.Classes)
		}
		if r.Covered >= r.Depth && limit > 1 {
			t.Errorf("limit %d: covered %d of depth %d", limit, r.Covered, r.Depth)
		}
		for _, v := range r.Verdicts {
			if v.Status != Unknown || v.Because != BecauseStates || !strings.Contains(v.Scope, "fewer threads") {
				t.Errorf("limit %d: %s is %s because %q: %s", limit, v.Property, v.Status, v.Because, v.Scope)
			}
		}
	}
}

// A violation that was met before the limit stands.
func TestRefutedBeforeTheLimit(t *testing.T) {
	r := report(t, newFilter(2, true), Settings{States: 53})
	if v := r.of(t, MutualExclusion); r.Complete || v.Status != Refuted || v.Steps != 8 {
		t.Errorf("complete %v, mutual exclusion %s in %d; want refuted in 8", r.Complete, v.Status, v.Steps)
	}
	if v := r.of(t, NoError); v.Status != Unknown {
		t.Errorf("no-error is %s", v.Status)
	}
}

func TestLimitOfBytes(t *testing.T) {
	for _, words := range []int{1, 2} {
		f := newFilter(5, false)
		f.words = words
		const limit = 4_000_000
		r := report(t, f, Settings{Bytes: limit})
		if r.Complete || r.Stopped != AtBytes || r.Bytes > limit || r.Classes < 40_000 || r.Classes >= 409308 {
			t.Errorf("%d words: complete %v, stopped %q, %d states in %d bytes", words, r.Complete, r.Stopped, r.Classes, r.Bytes)
		}
		if v := r.of(t, MutualExclusion); v.Status != Unknown || v.Because != BecauseBytes {
			t.Errorf("mutual exclusion is %s because %q", v.Status, v.Because)
		}
	}
}

// A graph that is too large for cycles leaves what states show.
func TestLivenessLimits(t *testing.T) {
	for _, want := range []struct {
		lock    Lock
		set     Settings
		because Because
	}{
		{newFilter(3, false), Settings{LiveStates: 893}, BecauseLarge},
		{filterClasses{newFilter(3, false)}, Settings{LiveStates: 173}, BecauseLarge},
		{newFilter(3, false), Settings{Liveness: LivenessOff}, BecauseOff},
		{filterClasses{newFilter(3, false)}, Settings{Liveness: LivenessOff}, BecauseOff},
		{newFilter(5, false), Settings{Liveness: LivenessOn, Bytes: 40_000_000}, BecauseBytes},
	} {
		r := report(t, want.lock, want.set)
		if !r.Complete || r.LiveStates != 0 {
			t.Errorf("%s: complete %v, cycles among %d states", want.because, r.Complete, r.LiveStates)
		}
		if v := r.of(t, MutualExclusion); v.Status != Proved {
			t.Errorf("mutual exclusion is %s", v.Status)
		}
		if v := r.of(t, DeadlockFreedom); v.Status != Proved || v.Because != want.because || !strings.Contains(v.Scope, "no state is stuck") {
			t.Errorf("deadlock-freedom is %s because %q: %s", v.Status, v.Because, v.Scope)
		}
		for _, p := range []Property{StarvationFreedom, Overtaking, FirstComeFirstServed} {
			if v := r.of(t, p); v.Status != Unknown || v.Because != want.because {
				t.Errorf("%s is %s because %q, want unknown because %q", p, v.Status, v.Because, want.because)
			}
		}
	}
	if r := report(t, newFilter(3, false), Settings{LiveStates: 1, Liveness: LivenessOn}); r.of(t, StarvationFreedom).Status != Proved {
		t.Error("cycles were asked for, and not searched")
	}
}

// ending is a context that ends when it was looked at a number of times.
type ending struct {
	context.Context
	left *int
}

func (e ending) Err() error {
	if *e.left--; *e.left < 0 {
		return context.Canceled
	}
	return nil
}

func meterOf(ticks int) *pace.Meter {
	return &pace.Meter{Context: ending{context.Background(), &ticks}}
}

// Wherever it is stopped, a check gives back what it has and overclaims nothing.
func TestStoppedAnywhere(t *testing.T) {
	for _, l := range []Lock{newFilter(4, false), filterClasses{newFilter(4, false)}, newFilter(3, true)} {
		whole := report(t, l, Settings{})
		cancelled, done := 0, false
		for ticks := 0; !done; ticks += 1 + ticks/16 {
			r := report(t, l, Settings{Meter: meterOf(ticks)})
			done = !r.Cancelled
			if r.Cancelled {
				cancelled++
			}
			if r.Complete == r.Cancelled || r.Cancelled != (r.Stopped == AtCall) {
				t.Fatalf("stopped after %d looks: complete %v, cancelled %v", ticks, r.Complete, r.Cancelled)
			}
			if len(r.Verdicts) < len(whole.Verdicts)-2 {
				t.Fatalf("%d verdicts", len(r.Verdicts))
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
}

// A search that was stopped goes on to the very same end, also when it was stopped while its table grew.
func TestGoOn(t *testing.T) {
	want := explore(t, newFilter(4, false), Limits{}, nil)
	for _, words := range []int{1, 2} {
		f := newFilter(4, false)
		f.words = words
		got, err := NewSearch(f, nil, Limits{}, nil)
		if err != nil {
			t.Fatal(err)
		}
		stops := 0
		for ticks := 1; ; ticks = ticks%12 + 1 {
			err := got.Run(meterOf(ticks))
			if err == nil {
				break
			}
			if !errors.Is(err, context.Canceled) || got.Stopped() != AtCall {
				t.Fatal(err, got.Stopped())
			}
			stops++
		}
		if stops < 3 || got.Count() != want.Count() || got.Transitions() != want.Transitions() || got.Depth() != want.Depth() {
			t.Errorf("after %d stops: %d states, %d transitions, depth %d", stops, got.Count(), got.Transitions(), got.Depth())
		}
		for id := range want.Count() {
			if want.State(id)[0] != got.State(id)[words-1] || want.table.parent(id) != got.table.parent(id) {
				t.Fatalf("state %d differs", id)
			}
		}
	}
}

// A limit of the whole call that the meter tells is no cancelling.
func TestMeterRefuses(t *testing.T) {
	tight := &pace.Meter{Context: refusing{context.Background()}}
	r := report(t, newFilter(3, false), Settings{Meter: tight})
	if r.Cancelled || r.Complete || r.Stopped != AtBytes || r.of(t, MutualExclusion).Because != BecauseBytes {
		t.Errorf("cancelled %v, complete %v, because %q", r.Cancelled, r.Complete, r.of(t, MutualExclusion).Because)
	}
}

type refusing struct{ context.Context }

func (refusing) Err() error { return fault.Large("maxStates", 1, "fewer threads") }

// bounded is a counter that threads raise without end, within a bound.
type bounded struct {
	*written
	named string
}

func counting(named string) bounded {
	w := &written{n: 2, vars: 1, critical: 2, arrives: 0}
	w.step = func(v []int, _, pc int) (int, bool) {
		v[0]++
		return (pc + 1) % 3, true
	}
	return bounded{written: w, named: named}
}

func (b bounded) Step(from State, t int, to State) (Label, Outcome) {
	if b.get(from)[b.n] >= 5 {
		return Label{Thread: int32(t)}, Exceeded
	}
	return b.written.Step(from, t, to)
}

func (b bounded) Bound() string { return b.named }

// A bound is named by what it proves, and makes no deadlock and no verdict about cycles.
func TestBounds(t *testing.T) {
	r := report(t, counting("count ≤ 5"), Settings{})
	if !r.Exceeded || r.Stopped != Finished {
		t.Fatalf("exceeded %v, stopped %q", r.Exceeded, r.Stopped)
	}
	if v := r.of(t, NoError); v.Status != Proved || v.Because != BecauseBound || !strings.HasPrefix(v.Scope, "count ≤ 5, ") {
		t.Errorf("no-error is %s: %s", v.Status, v.Scope)
	}
	if v := r.of(t, DeadlockFreedom); v.Status != Proved || v.Because != BecauseBound || !strings.Contains(v.Scope, "count ≤ 5") || !strings.Contains(v.Scope, "no state is stuck") {
		t.Errorf("deadlock-freedom is %s: %s", v.Status, v.Scope)
	}
	for _, p := range []Property{StarvationFreedom, Overtaking, FirstComeFirstServed} {
		if v := r.of(t, p); v.Status != Unknown || v.Because != BecauseBound {
			t.Errorf("%s is %s because %q", p, v.Status, v.Because)
		}
	}
	if v := r.of(t, MutualExclusion); v.Status != Refuted || v.Steps != 4 {
		t.Errorf("mutual exclusion is %s in %d; it breaks in 4 steps within the bound", v.Status, v.Steps)
	}

	r = report(t, counting(""), Settings{})
	for _, v := range r.Verdicts {
		if v.Property != MutualExclusion && (v.Status != Unknown || v.Because != BecausePacking) {
			t.Errorf("%s is %s because %q, although a limit of the packing was reached", v.Property, v.Status, v.Because)
		}
	}
}

func TestThreadsRefused(t *testing.T) {
	var f *fault.Error
	if _, err := Check(tas(65), Settings{}); !errors.As(err, &f) || f.Field != "threads" || f.Code != fault.OutOfRange {
		t.Errorf("65 threads: %v", err)
	}
	if _, err := Check(tas(0), Settings{}); !errors.As(err, &f) || f.Field != "threads" {
		t.Errorf("no threads: %v", err)
	}
}

// All 64 threads have a bit: one starves another also at the top of the word.
func TestSixtyFourThreads(t *testing.T) {
	w := &written{n: 64, vars: 1, critical: 2, arrives: 1}
	w.step = func(v []int, thread, pc int) (int, bool) { // only the last two threads do anything
		if thread < 62 {
			return 0, false
		}
		return tas(64).step(v, thread, pc)
	}
	r := report(t, w, Settings{})
	if r.States != 8 || r.of(t, StarvationFreedom).Status != Refuted || r.of(t, StarvationFreedom).Thread != 62 {
		t.Errorf("%d states, starvation-freedom %s by thread %d", r.States, r.of(t, StarvationFreedom).Status, r.of(t, StarvationFreedom).Thread)
	}
}
