package script_test

import (
	"strings"
	"testing"

	"contend/core/locks"
	"contend/core/model"
	"contend/core/script"
)

func machine(t testing.TB, source string, n int, opt script.Options) *script.Machine {
	t.Helper()
	p, err := script.Compile(source, n)
	if err != nil {
		t.Fatalf("n=%d: %v", n, err)
	}
	m, err := script.NewMachine(p, opt)
	if err != nil {
		t.Fatalf("n=%d: %v", n, err)
	}
	return m
}

func builtin(t testing.TB, id, variant string) string {
	t.Helper()
	text, err := locks.Text(id, variant)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func explore(t testing.TB, l model.Model) *model.Search {
	t.Helper()
	s, err := model.Explore(l, model.Limits{}, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	if s.Stopped() != model.Finished {
		t.Fatalf("the search stopped: %s", s.Stopped())
	}
	return s
}

// The counts that several independent explorers agreed on (Spin, Rumur, a Python program, a hand-written Go explorer).
// transitions or depth 0: no reference.
func TestReferenceCounts(t *testing.T) {
	joined := "flag = [0] * n\nvictim = none\n\ndef thread(i):\n    outside(); flag[i] = 1\n    victim = i\n" +
		"    while any([flag[k] == 1 for k in others]) and victim == i: pass\n    critical(); flag[i] = 0\n"
	fromZero := "flag = [0] * n\nvictim = 0\n\ndef thread(i):\n    outside(); flag[i] = 1\n    victim = i\n" +
		"    while any([flag[k] == 1 for k in others]) and victim == i: pass\n    critical(); flag[i] = 0\n"
	ttas := "lock = 0\n\ndef thread(i):\n    outside()\n    while True:\n        while lock == 1: pass\n" +
		"        if lock == 0: lock = 1; break\n    critical(); lock = 0\n"
	// A variable of a thread's own outlives the rounds of a while True that holds all the rest. Its last line is free, so
	// this is the CLH lock whose exit and change of node are one line.
	clh := "locked = [0] * (n + 1)\ntail = n\n\ndef thread(i):\n    my = i\n    while True:\n        outside(); locked[my] = 1\n" +
		"        pred = tail; tail = my\n        while locked[pred] == 1: pass\n        critical(); locked[my] = 0\n        my = pred\n"
	for _, c := range []struct {
		id, variant, source        string
		n                          int
		states, transitions, depth uint64
	}{
		{id: "filter", n: 2, states: 43, transitions: 80, depth: 9},
		{id: "filter", n: 3, states: 894, transitions: 2196, depth: 21},
		{id: "filter", n: 4, states: 18165, transitions: 54064, depth: 36},
		{id: "filter", n: 5, states: 409308, transitions: 1431660, depth: 54},
		{id: "filter", variant: "one-read", n: 2, states: 57, transitions: 114},
		{id: "filter", variant: "one-read", n: 3, states: 2731, transitions: 8193},
		{id: "bakery", n: 2, states: 65, transitions: 113, depth: 13},
		{id: "bakery", n: 3, states: 957, transitions: 2429, depth: 21},
		{id: "bakery", n: 4, states: 18911, transitions: 63716, depth: 29},
		{id: "tas", n: 2, states: 8, transitions: 14},
		{id: "tas", n: 3, states: 20, transitions: 48},
		{id: "tas", n: 4, states: 48, transitions: 144},
		{id: "ttas", n: 2, states: 15, transitions: 28},
		{id: "ttas", n: 3, states: 54, transitions: 144},
		{id: "ttas", n: 4, states: 189},
		{source: ttas, n: 2, states: 15, transitions: 28},
		{source: ttas, n: 3, states: 54, transitions: 144},
		{source: ttas, n: 4, states: 189},
		{id: "ticket", n: 2, states: 9, transitions: 14},
		{id: "ticket", n: 3, states: 31, transitions: 57},
		{id: "ticket", n: 4, states: 129, transitions: 252},
		{id: "mcs", n: 2, states: 42, transitions: 70},
		{id: "mcs", n: 3, states: 434, transitions: 1014},
		{id: "mcs", variant: "broken", n: 2, states: 64, transitions: 102},
		{id: "clh", n: 2, states: 210, transitions: 396},
		{source: clh, n: 2, states: 96, transitions: 168},
		{source: strings.Replace(builtin(t, "clh", ""), "locked[my[i]] = 0\n    my[i]", "locked[my[i]] = 0; my[i]", 1), n: 2, states: 96, transitions: 168},
		{id: "peterson", n: 2, states: 43, transitions: 80},
		{source: joined, n: 2, states: 24, transitions: 42},
		{source: fromZero, n: 2, states: 20, transitions: 34},
		{id: "peterson", variant: "flags-only", n: 2, states: 8, transitions: 12},
		{id: "peterson", variant: "victim-only", n: 2, states: 7, transitions: 8},
	} {
		source := c.source
		if source == "" {
			source = builtin(t, c.id, c.variant)
		}
		s := explore(t, machine(t, source, c.n, script.Options{}))
		if uint64(s.Count()) != c.states || c.transitions > 0 && s.Transitions() != c.transitions || c.depth > 0 && uint64(s.Depth()) != c.depth {
			t.Errorf("%s %s n=%d: %d states, %d transitions, depth %d; want %d, %d, %d", c.id, c.variant, c.n,
				s.Count(), s.Transitions(), s.Depth(), c.states, c.transitions, c.depth)
		}
	}
}

// Lamport's bakery of 1974 with tickets up to a bound: 7,549 states more for every ticket from 6 on.
func TestBoundedTickets(t *testing.T) {
	for _, c := range []struct {
		bound  int64
		states uint32
	}{{6, 31380}, {9, 54027}, {12, 76674}} {
		m := machine(t, builtin(t, "bakery", "lamport-1974"), 3, script.Options{Tickets: script.TicketsAtMost, Bound: c.bound})
		s := explore(t, m)
		if s.Count() != c.states || !s.Exceeded() {
			t.Errorf("tickets ≤ %d: %d states, exceeded %v; want %d", c.bound, s.Count(), s.Exceeded(), c.states)
		}
	}
	for _, c := range []struct {
		n      int
		bound  int64
		states uint32
	}{{2, 4, 419}, {2, 8, 1451}, {2, 16, 5339}, {3, 4, 6095}, {3, 8, 39497}} {
		m := machine(t, builtin(t, "bakery", ""), c.n, script.Options{Tickets: script.TicketsAtMost, Bound: c.bound})
		if s := explore(t, m); s.Count() != c.states {
			t.Errorf("bakery n=%d tickets ≤ %d: %d states, want %d", c.n, c.bound, s.Count(), c.states)
		}
	}
}

// Classes under renaming, each counted with the states it stands for.
func TestClasses(t *testing.T) {
	for _, c := range []struct {
		id, variant string
		n           int
		classes     uint32
		states      uint64 // 0: compare with the search without symmetry
		transitions uint64
	}{
		{"filter", "", 2, 23, 43, 40},
		{"filter", "", 3, 174, 894, 386},
		{"filter", "", 4, 969, 18165, 2557},
		{"filter", "", 5, 4740, 409308, 14514},
		{"filter", "", 6, 21412, 10187487, 74563},
		{"filter", "", 8, 375318, 8356012425, 1616541},
		{"filter", "swapped", 3, 0, 0, 0},
		{"mcs", "", 2, 0, 42, 0},
		{"mcs", "", 3, 0, 434, 0},
		{"mcs", "", 4, 0, 0, 0},
		{"mcs", "broken", 3, 0, 0, 0},
		{"tas", "", 4, 0, 48, 0},
		{"ttas", "", 4, 0, 189, 0},
		{"ticket", "", 4, 0, 129, 0},
		{"bakery", "no-tie-break", 3, 0, 0, 0},
		{"one-register", "", 3, 0, 0, 0},
		{"check-then-set", "", 4, 0, 0, 0},
	} {
		m := machine(t, builtin(t, c.id, c.variant), c.n, script.Options{})
		q, ok := m.Quotient()
		if !ok {
			t.Errorf("%s %s: no symmetry: %+v", c.id, c.variant, m.Reductions())
			continue
		}
		if testing.Short() && c.n > 6 {
			continue
		}
		s := explore(t, q)
		sum := uint64(0)
		for id := range s.Count() {
			size, ok := q.Orbit(s.State(id))
			if !ok {
				t.Fatalf("%s: an orbit past 2^64", c.id)
			}
			sum += size
		}
		want := c.states
		if want == 0 {
			want = uint64(explore(t, m).Count())
		}
		if sum != want || c.classes > 0 && s.Count() != c.classes || c.transitions > 0 && s.Transitions() != c.transitions {
			t.Errorf("%s %s n=%d: %d classes for %d states, %d transitions; want %d, %d, %d", c.id, c.variant, c.n, s.Count(), sum, s.Transitions(), c.classes, want, c.transitions)
		}
	}
}
