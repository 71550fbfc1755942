package script_test

import (
	"strings"
	"testing"

	"contend/core/model"
	"contend/core/script"
)

func reduction(m *script.Machine, id string) script.Reduction {
	for _, r := range m.Reductions() {
		if r.ID == id {
			return r
		}
	}
	return script.Reduction{}
}

// Where a reduction is off, the line that says so.
func TestReductionsNameTheirLine(t *testing.T) {
	published := builtin(t, "bakery", "")
	for _, c := range []struct {
		text, id, status string
		line             int
	}{
		{builtin(t, "filter", ""), "thread-symmetry", "on", 0},
		{builtin(t, "mcs", ""), "thread-symmetry", "on", 0},
		{builtin(t, "tas", ""), "thread-symmetry", "on", 0},
		{builtin(t, "ticket", ""), "thread-symmetry", "on", 0},
		{published, "thread-symmetry", "off", 8},
		{builtin(t, "filter", "one-read"), "thread-symmetry", "off", 12},
		{builtin(t, "peterson", "victim-other"), "thread-symmetry", "off", 6},
		{strings.Replace(builtin(t, "peterson", ""), "victim = none", "victim = 0", 1), "thread-symmetry", "off", 2},
		{strings.Replace(builtin(t, "filter", ""), "k in others", "k in range(n) if k != i", 1), "thread-symmetry", "on", 0},
		{strings.Replace(builtin(t, "filter", ""), "k in others", "k in range(1, n)", 1), "thread-symmetry", "off", 9},
		{strings.Replace(builtin(t, "filter", ""), "level[i] = 0", "level[0] = 0", 1), "thread-symmetry", "off", 10},
		{strings.Replace(builtin(t, "filter", ""), "level[i] = 0", "level[i] = i", 1), "thread-symmetry", "off", 1},
		{"a = [0] * n\n\ndef thread(i):\n    outside(); x = i\n    for k in others:\n        x = k\n    a[x] = 1\n    a[x] = 0\n", "thread-symmetry", "off", 5},
		{"last = none\n\ndef thread(i):\n    outside(); last = was\n    was = i\n", "thread-symmetry", "off", 5},
		{published, "ticket-order", "on", 0},
		{strings.ReplaceAll(strings.ReplaceAll(published, "ticket", "zz"), "mine", "q"), "ticket-order", "on", 0},
		{builtin(t, "bakery", "one-read"), "ticket-order", "refused", 6},
		{builtin(t, "bakery", "reset-at-exit"), "ticket-order", "refused", 10},
		{builtin(t, "bakery", "lamport-1974"), "ticket-order", "refused", 6},
		{strings.Replace(published, "for k in threads]) + 1", "for k in others]) + 1", 1), "ticket-order", "refused", 6},
		{strings.Replace(published, "for k in threads]) + 1", "for k in threads]) + 2", 1), "ticket-order", "refused", 6},
		{strings.Replace(published, "for k in threads]) + 1", "for k in threads if flag[k] == 1]) + 1", 1), "ticket-order", "refused", 6},
		{strings.Replace(published, "flag[i] = 0", "flag[i] = 0; ticket[i] = ticket[i] + 1", 1), "ticket-order", "refused", 10},
		{published + "\ndef always():\n    return all([ticket[k] < 100 for k in threads])\n", "ticket-order", "refused", 13},
		{published + "\ndef always():\n    return any([mine[k] != 5 for k in threads])\n", "ticket-order", "refused", 6},
		{published + "\ndef always():\n    return all([ticket[k] >= ticket[0] or ticket[k] <= ticket[0] for k in threads])\n", "ticket-order", "on", 0},
		{builtin(t, "bakery", "modulo-4"), "ticket-order", "none", 0},
		{"a = [0] * n\n\ndef thread(i):\n    outside()\n    k = 0\n    while k < n:\n        if k != i:\n            if a[k] == 1: x = k\n        k = k + 1\n    critical(); a[i] = 0\n", "ticket-order", "none", 0},
		{"room = 0\n\ndef thread(i):\n    outside()\n    while True:\n        if room < 2: room = room + 1; break\n    critical(); room = room - 1\n", "offset", "refused", 6},
		{"room = 0\n\ndef thread(i):\n    outside()\n    while True:\n        if room < 2: room = room + 1; break\n    critical()\n    if room > 0: room = room - 1\n", "ticket-order", "none", 0},
		{"a = 0\n\ndef thread(i):\n    outside()\n    tries = 0\n    while tries < 10:\n        a = tries\n        tries += 1\n    critical()\n", "ticket-order", "none", 0},
		{builtin(t, "ticket", ""), "offset", "on", 0},
		{strings.Replace(builtin(t, "ticket", ""), "my != serving", "my > serving", 1), "ticket-order", "refused", 5},
		{strings.Replace(builtin(t, "ticket", ""), "serving + 1", "serving + 2", 1), "offset", "refused", 7},
	} {
		r := reduction(machine(t, c.text, 2, script.Options{}), c.id)
		if r.Status != c.status || r.Line != c.line && c.line > 0 {
			t.Errorf("%s: %+v, want %s at line %d\n%s", c.id, r, c.status, c.line, c.text)
		}
	}
}

// A write that lowers an entry ends the ticket order, and is named.
func TestLoweredTicket(t *testing.T) {
	text := strings.Replace(builtin(t, "bakery", ""), "flag[i] = 0", "flag[i] = 0\n    ticket[i] = ticket[0]", 1)
	m := machine(t, text, 2, script.Options{})
	if r := reduction(m, "ticket-order"); r.Status != "on" {
		t.Fatalf("%+v", r)
	}
	if _, refused := m.Refused(); refused {
		t.Fatal("refused before anything ran")
	}
	s := explore(t, m)
	r, refused := m.Refused()
	if !refused || r.Line != 11 || r.Names[0] != "ticket" || !s.Exceeded() {
		t.Errorf("%+v %v", r, refused)
	}
	m = machine(t, builtin(t, "bakery", ""), 3, script.Options{})
	explore(t, m)
	if r, refused := m.Refused(); refused {
		t.Errorf("%+v", r)
	}
}

// Ranks are exact: replacing the values of a state by their ranks and stepping commutes. Two machines go the same random
// ways, one on real values; places, flags and the order of tickets must stay the same.
func TestRanksFollowTheValues(t *testing.T) {
	for n := 2; n <= 4; n++ {
		ranked := machine(t, builtin(t, "bakery", ""), n, script.Options{})
		exact := machine(t, builtin(t, "bakery", ""), n, script.Options{Tickets: script.TicketsOff})
		a, b := make(model.State, ranked.Words()), make(model.State, ranked.Words())
		x, y := make(model.State, exact.Words()), make(model.State, exact.Words())
		ranked.Init(a)
		exact.Init(x)
		seed := uint64(n)
		for turn := range 20000 {
			seed = seed*6364136223846793005 + 1442695040888963407
			th := int(seed>>33) % n
			l1, o1 := ranked.Step(a, th, b)
			l2, o2 := exact.Step(x, th, y)
			if l1 != l2 || o1 != o2 {
				t.Fatalf("n=%d turn %d: %+v %v and %+v %v", n, turn, l1, o1, l2, o2)
			}
			if o1 == model.Moved {
				a, b = b, a
				x, y = y, x
			}
		}
	}
}

// Offsets the same way: a ticket lock whose counters started anywhere has the same states.
func TestOffsetIgnoresTheStart(t *testing.T) {
	text := strings.NewReplacer("next = 0", "next = 1000000", "serving = 0", "serving = 1000000").Replace(builtin(t, "ticket", ""))
	for n, want := range map[int]uint32{2: 9, 3: 31, 4: 129} {
		if s := explore(t, machine(t, text, n, script.Options{})); s.Count() != want {
			t.Errorf("n=%d: %d states, want %d", n, s.Count(), want)
		}
	}
}

// A counter that nobody compares still moves: a step that only raises it is a step.
func TestLoneCounterMoves(t *testing.T) {
	m := machine(t, "c = 0\n\ndef thread(i):\n    while True:\n        c = c + 1\n", 1, script.Options{})
	from, to := make(model.State, m.Words()), make(model.State, m.Words())
	m.Init(from)
	if _, out := m.Step(from, 0, to); out != model.Moved {
		t.Errorf("outcome %v", out)
	}
	if s := explore(t, m); s.Count() != 1 {
		t.Errorf("%d states", s.Count())
	}
}

// Errors of a run: each is a transition into an error, told with its cause.
func TestFailures(t *testing.T) {
	for _, c := range []struct {
		lines   string
		problem script.Problem
	}{
		{"lock = lock + 2147483647\nlock = lock + 1", script.Overflow},
		{"flag[lock] = 1\nlock = lock + 1", script.IndexOutside},
		{"flag[lock] = 1\nlock = lock - 1", script.IndexOutside},
		{"lock = 1 // lock", script.DivisionByZero},
		{"lock = 1 % lock", script.DivisionByZero},
		{"lock = none\nlock = lock + 1", script.NoneUsed},
		{"lock = none\nif lock: lock = 1", script.NoneUsed},
		{"lock = none\nflag[lock] = 1", script.NoneUsed},
		{"lock = max([flag[k] for k in range(lock)])", script.EmptyFold},
		{"lock = lock + 1000000000\nlock = sum([k for k in range(lock)])", script.TooLong},
		{"lock = lock + 2000000000\nlock = lock * lock * lock", script.Overflow},
	} {
		p, err := script.Compile(body("outside()\n"+c.lines), 1)
		if err != nil {
			t.Errorf("%q: %v", c.lines, err)
			continue
		}
		m, err := script.NewMachine(p, script.Options{})
		if err != nil {
			t.Errorf("%q: %v", c.lines, err)
			continue
		}
		a, b := make(model.State, m.Words()), make(model.State, m.Words())
		m.Init(a)
		out := model.Moved
		for range 10 {
			trial := m.Try(a, 0)
			if _, out = m.Step(a, 0, b); out != model.Moved {
				if trial.Failure.Problem != m.LastFailure().Problem {
					t.Errorf("%q: the walk says %s", c.lines, trial.Failure.Problem)
				}
				break
			}
			a, b = b, a
		}
		if out != model.Failed || m.LastFailure().Problem != c.problem {
			t.Errorf("%q: %v %+v, want %s", c.lines, out, m.LastFailure(), c.problem)
		}
		v := check(t, m, model.Settings{})
		if v[model.NoError].Status != model.Refuted {
			t.Errorf("%q: no-error is %s", c.lines, v[model.NoError].Status)
		}
	}
}

// Values: Python's own results.
func TestValues(t *testing.T) {
	for _, c := range []struct {
		expression string
		want       int64
	}{
		{"7 // 2", 3}, {"(0 - 7) // 2", -4}, {"-7 // 2", -4}, {"7 // -2", -4}, {"-7 % 3", 2}, {"7 % -3", -2}, {"-7 % -3", -1},
		{"(0 * z - 7) // 2", -4}, {"(z - 7) % 3", 2}, {"(z + 7) % (z - 3)", -2}, {"(z + 7) // (z - 2)", -4},
		{"wrap(2147483648, 32)", -2147483648}, {"wrap(z + 2147483647 + 1, 32)", -2147483648}, {"wrap(128, 8)", -128},
		{"wrap(z + 3, 2)", -1}, {"wrap(z - 3, 2)", 1}, {"wrap(z + 1, 1)", -1}, {"wrap(z + 255, 8)", -1},
		{"(1, 2) < (1, 3)", 1}, {"(1, 2) <= (1, 2)", 1}, {"(2, 0) < (1, 3)", 0}, {"(z, z) == (0, 0)", 1}, {"(z, 1) != (0, 1)", 0},
		{"(z, 1, 2) >= (0, 1, 2)", 1}, {"(z, 1, 3) > (0, 1, 2)", 1},
		{"3 and 5", 5}, {"0 or 7", 7}, {"z or 7", 7}, {"z and 7", 0}, {"not z", 1}, {"not 3", 0}, {"True + True", 2},
		{"sum([k for k in threads])", 3}, {"sum([k for k in range(5, 0, -2)])", 9}, {"len([k for k in threads if k != 1])", 2},
		{"max([k * k for k in range(-3, 2)])", 9}, {"min(3, z, 2)", 0}, {"max(z, 1)", 1}, {"all([k < 3 for k in threads])", 1},
		{"any([k > 3 for k in threads])", 0}, {"sum([j * k for j in threads for k in range(j)])", 2}, {"-(z + 3) * 2", -6}, {"2 - 3 - 4", -5},
		{"sum([k for k in others])", 3}, {"none == none", 1}, {"z != none", 1}, {"max(flag)", 0}, {"len(flag) + n", 6},
	} {
		p, err := script.Compile("flag = [0] * n\nz = 0\nout = 77\n\ndef thread(i):\n    outside(); out = "+c.expression+"\n    z = 0\n", 3)
		if err != nil {
			t.Errorf("%s: %v", c.expression, err)
			continue
		}
		v, err := p.Look([]script.StepID{{Thread: 0}}, nil)
		if err != nil || v.Misfit != nil || v.Shared[2].Cells[0].Value != script.Held(c.want) {
			t.Errorf("%s: %+v %+v %v, want %d", c.expression, v.Shared[2], v.Misfit, err, c.want)
			continue
		}
		// And by the instructions.
		r, err := p.Run(script.RunOptions{Steps: 1, Schedule: script.ScheduleList, List: []int{0}})
		if err != nil || r.Largest[2].Value != max(77, c.want) {
			t.Errorf("%s: %+v %v", c.expression, r, err)
		}
	}
}
