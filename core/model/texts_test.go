package model_test

import (
	"strconv"
	"strings"
	"testing"

	"contend/core/locks"
	"contend/core/model"
	"contend/core/script"
)

func machine(t testing.TB, text string, n int, opt script.Options) *script.Machine {
	t.Helper()
	p, err := script.Compile(text, n)
	if err != nil {
		t.Fatal(err)
	}
	m, err := script.NewMachine(p, opt)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func builtin(t testing.TB, id, variant string, n int) *script.Machine {
	t.Helper()
	text, err := locks.Text(id, variant)
	if err != nil {
		t.Fatal(err)
	}
	return machine(t, text, n, script.Options{})
}

func check(t testing.TB, m *script.Machine, l model.Lock, settings model.Settings) *model.Report {
	t.Helper()
	r, err := model.Check(l, settings)
	if err != nil {
		t.Fatal(err)
	}
	for k := range r.Verdicts {
		model.Sound(t, m, &r.Verdicts[k])
	}
	return r
}

func verdict(t testing.TB, r *model.Report, p model.Property) *model.Verdict {
	t.Helper()
	for k := range r.Verdicts {
		if r.Verdicts[k].Property == p {
			return &r.Verdicts[k]
		}
	}
	t.Fatalf("no verdict about %s", p)
	return nil
}

// Every text of the built-in locks that is small: its runs are runs, classes and states agree, and nothing contradicts
// what the textbooks claim of it.
func TestBuiltinTexts(t *testing.T) {
	compared := 0
	for _, l := range locks.All() {
		for _, variant := range l.Variants {
			for n := max(2, l.Least); n <= min(3, l.Most); n++ {
				name := l.ID + " " + variant.ID + " n = " + strconv.Itoa(n)
				m := machine(t, variant.Text, n, script.Options{})
				plain := check(t, m, m, model.Settings{States: 10_000})
				for _, claim := range variant.Claims {
					contradicts(t, name, plain, claim, n, n == min(3, l.Most))
				}
				q, ok := m.Quotient()
				if !ok || !plain.Complete {
					continue
				}
				compared++
				classes := check(t, m, q, model.Settings{})
				if classes.States != plain.States || classes.Depth != plain.Depth || len(classes.Verdicts) != len(plain.Verdicts) {
					t.Errorf("%s: classes stand for %d states, depth %d; there are %d, depth %d", name, classes.States, classes.Depth, plain.States, plain.Depth)
				}
				for k, v := range plain.Verdicts {
					w := classes.Verdicts[k]
					if w.Property != v.Property || w.Status != v.Status || w.Steps != v.Steps && v.Cycle == nil || w.Bounded != v.Bounded || w.Bound != v.Bound || w.Each != v.Each {
						t.Errorf("%s, %s: %s in %d by states, %s in %d by classes", name, v.Property, v.Status, v.Steps, w.Status, w.Steps)
					}
				}
			}
		}
	}
	if compared < 10 {
		t.Errorf("only %d texts with thread symmetry", compared)
	}
}

// contradicts: a claim that holds must not be refuted; one that fails must not be proved where the most threads are.
func contradicts(t *testing.T, name string, r *model.Report, claim locks.Claim, n int, most bool) {
	t.Helper()
	v := verdict(t, r, model.Property(claim.Property))
	switch {
	case claim.Verdict == "n-1":
		if v.Status != model.Unknown && (!v.Bounded || v.Bound != n-1 || v.Each != 1) {
			t.Errorf("%s: overtaking bounded %v by %d, each %d", name, v.Bounded, v.Bound, v.Each)
		}
	case strings.HasPrefix(claim.Verdict, "holds"):
		if v.Status == model.Refuted {
			t.Errorf("%s: %s is refuted", name, v.Property)
		}
	case claim.Verdict == "fails":
		if v.Status == model.Proved && most {
			t.Errorf("%s: %s is proved", name, v.Property)
		}
	default:
		t.Errorf("%s: what is %q?", name, claim.Verdict)
	}
}

// Shortest violations, from breadth-first searches made apart from this one; document 003 finds the swapped filter's
// by hand.
func TestShortestViolations(t *testing.T) {
	for _, want := range []struct {
		id, variant string
		n           int
		property    model.Property
		steps       int
	}{
		{"filter", "swapped", 2, model.MutualExclusion, 8},
		{"filter", "swapped", 3, model.MutualExclusion, 14},
		{"peterson", "victim-other", 2, model.MutualExclusion, 6},
		{"peterson", "flags-only", 2, model.DeadlockFreedom, 2},
		{"bakery", "no-tie-break", 2, model.MutualExclusion, 8},
		{"bakery", "no-tie-break", 3, model.MutualExclusion, 8},
		{"bakery", "modulo-4", 2, model.MutualExclusion, 20},
		{"bakery", "modulo-8", 2, model.MutualExclusion, 44},
		{"bakery", "modulo-4", 2, model.FirstComeFirstServed, 19},
		{"bakery", "modulo-8", 2, model.FirstComeFirstServed, 43},
		{"check-then-set", "published", 2, model.MutualExclusion, 4},
		{"ticket", "modulo-4", 5, model.MutualExclusion, 7},
	} {
		m := builtin(t, want.id, want.variant, want.n)
		v := verdict(t, check(t, m, m, model.Settings{}), want.property)
		if v.Status != model.Refuted || v.Steps != want.steps {
			t.Errorf("%s %s n = %d: %s is %s in %d, want refuted in %d", want.id, want.variant, want.n, v.Property, v.Status, v.Steps, want.steps)
		}
	}
}

// Tickets up to a bound: the verdict names the bound, and says nothing of cycles.
func TestBoundedText(t *testing.T) {
	text, err := locks.Text("bakery", "lamport-1974")
	if err != nil {
		t.Fatal(err)
	}
	m := machine(t, text, 3, script.Options{Tickets: script.TicketsAtMost, Bound: 6})
	r := check(t, m, m, model.Settings{})
	v := verdict(t, r, model.MutualExclusion)
	if r.States != 31380 || v.Status != model.Proved || !strings.Contains(v.Scope, "tickets ≤ 6") || !strings.Contains(v.Scope, "n = 3") {
		t.Errorf("%d states, mutual exclusion %s: %s", r.States, v.Status, v.Scope)
	}
	for _, p := range []model.Property{model.StarvationFreedom, model.Overtaking, model.FirstComeFirstServed} {
		if v := verdict(t, r, p); v.Status != model.Unknown || v.Because != model.BecauseBound {
			t.Errorf("%s is %s because %q", p, v.Status, v.Because)
		}
	}
}

// Ticket order proves the bakery for integers of any size, and says so.
func TestScopeOfTicketOrder(t *testing.T) {
	m := builtin(t, "bakery", "published", 2)
	v := verdict(t, check(t, m, m, model.Settings{}), model.NoError)
	if v.Status != model.Proved || !strings.Contains(v.Scope, "integers of any size in ") || !strings.Contains(v.Scope, "ticket") {
		t.Errorf("no-error is %s: %s", v.Status, v.Scope)
	}
}

func BenchmarkFilterText5(b *testing.B) {
	m := builtin(b, "filter", "published", 5)
	for b.Loop() {
		if r, err := model.Check(m, model.Settings{Liveness: model.LivenessOff}); err != nil || r.States != 409308 {
			b.Fatal(r, err)
		}
	}
	b.ReportMetric(409308*float64(b.N)/b.Elapsed().Seconds(), "states/s")
}

func BenchmarkCheckFilterText5(b *testing.B) {
	m := builtin(b, "filter", "published", 5)
	q, _ := m.Quotient()
	for b.Loop() {
		if r, err := model.Check(q, model.Settings{}); err != nil || r.States != 409308 || r.LiveStates != 409308 {
			b.Fatal(r, err)
		}
	}
}

// Document 003 calls ten threads more than can be enumerated: 9,647,279,095,779 states in 5,790,071 classes.
func BenchmarkFilterText10(b *testing.B) {
	m := builtin(b, "filter", "published", 10)
	q, _ := m.Quotient()
	for b.Loop() {
		r, err := model.Check(q, model.Settings{})
		if err != nil || r.Classes != 5790071 || r.States != 9647279095779 || r.Verdicts[1].Status != model.Proved {
			b.Fatal(r, err)
		}
	}
}
