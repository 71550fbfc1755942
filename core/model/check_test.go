package model

import "testing"

func check1(t testing.TB, l Lock, settings Settings) *Report {
	t.Helper()
	r, err := Check(l, settings)
	if err != nil {
		t.Fatal(err)
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

func TestDump(t *testing.T) {
	for n := 2; n <= 4; n++ {
		for _, sw := range []bool{false, true} {
			f := newFilter(n, sw)
			for _, l := range []Lock{f, filterClasses{f}} {
				r := check1(t, l, Settings{})
				t.Log(n, sw, r.Classes, r.States, r.Transitions, r.Depth, r.Complete, r.LiveStates)
				for _, v := range r.Verdicts {
					t.Log("   ", v.Property, v.Status, v.Because, v.Scope, v.Steps, len(v.Trace), len(v.Cycle), v.Thread, v.Bounded, v.Bound, v.Each, len(v.UnfairTrace), len(v.UnfairCycle), v.Stuck)
				}
			}
		}
	}
}
