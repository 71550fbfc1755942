package script_test

import (
	"strconv"
	"strings"
	"testing"

	"contend/core/locks"
	"contend/core/model"
	"contend/core/script"
)

func check(t testing.TB, l model.Lock, settings model.Settings) map[model.Property]model.Verdict {
	t.Helper()
	r, err := model.Check(l, settings)
	if err != nil {
		t.Fatal(err)
	}
	out := map[model.Property]model.Verdict{}
	for _, v := range r.Verdicts {
		out[v.Property] = v
	}
	return out
}

// Shortest runs into the critical section by two, found by other explorers too.
func TestShortestViolations(t *testing.T) {
	signed := func(bits string) string {
		return "flag = [0] * n\nticket = [0] * n\n\ndef thread(i):\n    outside(); flag[i] = 1\n" +
			"    mine = wrap(max([ticket[k] for k in threads]) + 1, " + bits + ")\n    ticket[i] = mine; arrived()\n" +
			"    while any([flag[k] == 1 and (ticket[k], k) < (ticket[i], i) for k in others]): pass\n    critical()\n    flag[i] = 0\n"
	}
	modulo2 := "flag = [0] * n\nticket = [0] * n\n\ndef thread(i):\n    outside(); flag[i] = 1\n" +
		"    mine = (max([ticket[k] for k in threads]) + 1) % 2\n    ticket[i] = mine; arrived()\n" +
		"    while any([flag[k] == 1 and (ticket[k], k) < (ticket[i], i) for k in others]): pass\n    critical()\n    flag[i] = 0\n"
	for _, c := range []struct {
		id, variant, source string
		n, steps            int
	}{
		{id: "filter", variant: "swapped", n: 2, steps: 8},
		{id: "filter", variant: "swapped", n: 3, steps: 14},
		{id: "bakery", variant: "no-tie-break", n: 2, steps: 8},
		{id: "bakery", variant: "no-tie-break", n: 3, steps: 8},
		{id: "bakery", variant: "modulo-4", n: 2, steps: 20},
		{id: "bakery", variant: "modulo-8", n: 2, steps: 44},
		{source: modulo2, n: 2, steps: 8},
		{source: signed("2"), n: 2, steps: 8},
		{source: signed("3"), n: 2, steps: 20},
		{source: signed("4"), n: 2, steps: 44},
		{id: "peterson", variant: "swapped", n: 2, steps: 6},
		{id: "peterson", variant: "victim-other", n: 2, steps: 6},
		{id: "check-then-set", n: 2, steps: 4},
		{id: "ticket", variant: "modulo-4", n: 5, steps: 7},
	} {
		source := c.source
		if source == "" {
			source = builtin(t, c.id, c.variant)
		}
		m := machine(t, source, c.n, script.Options{})
		for _, off := range []bool{true, false} {
			var l model.Lock = m
			if q, ok := m.Quotient(); ok && !off {
				l = q
			}
			v := check(t, l, model.Settings{Liveness: model.LivenessOff})[model.MutualExclusion]
			if v.Status != model.Refuted || v.Steps != c.steps {
				t.Errorf("%s %s n=%d: %s in %d steps, want %d", c.id, c.variant, c.n, v.Status, v.Steps, c.steps)
			}
		}
	}
}

// What the textbooks claim of every built-in variant, judged by the checker.
func TestTextbookClaims(t *testing.T) {
	judged := 0
	for _, l := range locks.All() {
		for _, v := range l.Variants {
			if len(v.Claims) == 0 {
				t.Errorf("%s %s claims nothing", l.ID, v.ID)
			}
			for n := l.Least; n <= min(l.Most, 3); n++ {
				m := machine(t, v.Text, n, script.Options{})
				bounded := false
				for _, r := range m.Reductions() {
					bounded = bounded || r.ID == "ticket-order" && r.Status == "refused"
				}
				if bounded {
					m = machine(t, v.Text, n, script.Options{Tickets: script.TicketsAtMost, Bound: 5})
				}
				if v.ID == "wrap-8" && n > 2 {
					continue // 255 tickets: the shortest run has hundreds of steps
				}
				got := check(t, m, model.Settings{})
				if e := got[model.NoError]; e.Status != model.Proved && !bounded {
					t.Errorf("%s %s n=%d: no-error is %s", l.ID, v.ID, n, e.Status)
				}
				for _, c := range v.Claims {
					g, reported := got[model.Property(c.Property)]
					if !reported {
						t.Errorf("%s %s n=%d: %s is not reported", l.ID, v.ID, n, c.Property)
						continue
					}
					live := c.Property != string(model.MutualExclusion) && c.Property != string(model.DeadlockFreedom)
					want := model.Proved
					switch c.Verdict {
					case "fails":
						want = model.Refuted
					case "n-1":
						if !bounded && (!g.Bounded || g.Bound != n-1 || g.Each != 1) {
							t.Errorf("%s %s n=%d: overtaking %v %d, %d by one", l.ID, v.ID, n, g.Bounded, g.Bound, g.Each)
						}
					}
					if bounded && live {
						want = model.Unknown // a bound never proves what goes on for ever
					}
					if g.Status != want {
						t.Errorf("%s %s n=%d: %s is %s, the books say %s", l.ID, v.ID, n, c.Property, g.Status, c.Verdict)
					}
					judged++
				}
			}
		}
	}
	if judged < 100 {
		t.Errorf("only %d claims were judged", judged)
	}
}

// The filter passes at most n − L threads beyond level L, and that many at once are reached.
func TestFilterLevels(t *testing.T) {
	for n := 2; n <= 4; n++ {
		for level := 1; level < n; level++ {
			for extra := range 2 {
				text := strings.Replace(builtin(t, "filter", ""), "victim[L] == i: pass\n", "victim[L] == i: pass\n        passed = L\n", 1)
				text += "\ndef reachable():\n    return sum([passed[k] >= " + strconv.Itoa(level) + " for k in threads]) == n - " + strconv.Itoa(level-extra) + "\n"
				got := check(t, machine(t, text, n, script.Options{}), model.Settings{Liveness: model.LivenessOff})[model.Reachable]
				want := model.Proved
				if extra == 1 {
					want = model.Refuted
				}
				if got.Status != want {
					t.Errorf("n=%d level %d: %d beyond it: %s", n, level, n-level+extra, got.Status)
				}
			}
		}
	}
}

// The whole way from a text to verdicts, with what was used for them.
func TestCheckLock(t *testing.T) {
	compile := func(text string, n int) *script.Program {
		p, err := script.Compile(text, n)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	verdict := func(r *script.CheckResult, p model.Property) model.Verdict {
		for _, v := range r.Verdicts {
			if v.Property == p {
				return v
			}
		}
		t.Fatalf("no verdict on %s", p)
		return model.Verdict{}
	}
	r, err := compile(builtin(t, "filter", ""), 4).Check(script.CheckOptions{})
	if err != nil || r.Classes != 969 || r.States != 18165 || verdict(r, model.StarvationFreedom).Status != model.Proved {
		t.Errorf("%+v %v", r, err)
	}
	r, err = compile(builtin(t, "filter", ""), 3).Check(script.CheckOptions{NoSymmetry: true})
	if err != nil || r.Classes != 894 || r.Reductions[0].Status != "off" {
		t.Errorf("%+v %v", r, err)
	}
	r, err = compile(builtin(t, "bakery", ""), 3).Check(script.CheckOptions{})
	if err != nil || r.Classes != 957 || !strings.Contains(verdict(r, model.MutualExclusion).Scope, "n = 3") ||
		!strings.Contains(verdict(r, model.NoError).Scope, "ticket, mine as integers without a bound") {
		t.Errorf("%+v %v", r, err)
	}
	// A lowered ticket: the second search has no ticket order, never ends, and proves nothing.
	lowered := strings.Replace(builtin(t, "bakery", ""), "flag[i] = 0", "flag[i] = 0\n    ticket[i] = ticket[0]", 1)
	r, err = compile(lowered, 2).Check(script.CheckOptions{Settings: model.Settings{States: 5000}})
	last := script.Reduction{}
	if err == nil {
		last = r.Reductions[len(r.Reductions)-1]
	}
	if err != nil || last.Status != "refused" || last.Line != 11 || verdict(r, model.MutualExclusion).Status == model.Proved || r.Complete {
		t.Errorf("%+v %v", r, err)
	}
	// A bound is told with every verdict, and never proves what goes on for ever.
	r, err = compile(builtin(t, "bakery", "lamport-1974"), 3).Check(script.CheckOptions{Options: script.Options{Tickets: script.TicketsAtMost, Bound: 6}})
	if err != nil || r.Classes != 31380 || !strings.Contains(verdict(r, model.MutualExclusion).Scope, "tickets ≤ 6") || verdict(r, model.StarvationFreedom).Status != model.Unknown {
		t.Errorf("%+v %v", r, err)
	}
	// Nor does it refute a goal: the counter reaches 6, which a bound of 3 hides.
	goal := builtin(t, "ticket", "") + "\ndef reachable(): return next == 6\n"
	for bound, want := range map[int64]model.Status{3: model.Unknown, 6: model.Proved} {
		r, err = compile(goal, 2).Check(script.CheckOptions{Options: script.Options{Tickets: script.TicketsAtMost, Bound: bound}})
		if v := verdict(r, model.Reachable); err != nil || v.Status != want || (v.Because == model.BecauseBound) != (want == model.Unknown) {
			t.Errorf("next == 6 with next ≤ %d: %+v %v, want %s", bound, v, err, want)
		}
	}
}
