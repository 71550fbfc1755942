package script_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"contend/core/fault"
	"contend/core/model"
	"contend/core/pace"
	"contend/core/rng"
	"contend/core/script"
)

// state is one trying state of a thread of the family: an atomic read that branches, or a write.
type state struct {
	write int   // −1: it reads
	to    []int // where it goes, per value read; after a write to[0]
}

// inside is the goto that enters. States are 0, 1, …
const inside = 99

// family lists every thread of so many trying states over a register that holds 0 … values−1.
func family(states, values int) [][]state {
	targets := append([]int{inside}, make([]int, states)...)
	for k := range states {
		targets[k+1] = k
	}
	var one []state
	total := 1
	for range values {
		total *= len(targets)
	}
	for code := range total {
		s := state{write: -1}
		for range values {
			s.to = append(s.to, targets[code%len(targets)])
			code /= len(targets)
		}
		one = append(one, s)
	}
	for v := range values {
		for _, to := range targets {
			one = append(one, state{write: v, to: []int{to}})
		}
	}
	out := [][]state{nil}
	for range states {
		var longer [][]state
		for _, prefix := range out {
			for _, s := range one {
				longer = append(longer, append(append([]state(nil), prefix...), s))
			}
		}
		out = longer
	}
	return out
}

// text writes a thread of the family in the language: the first state's step is also the one that leaves outside(), and
// where to go is an own variable, so each state costs exactly one step.
func text(b *strings.Builder, indent string, th []state) {
	step := func(indent, before string, s state) {
		if s.write >= 0 {
			fmt.Fprintf(b, "%s%sr = %d; to = %d\n", indent, before, s.write, s.to[0])
			return
		}
		fmt.Fprintf(b, "%s%sv = r\n", indent, before)
		for v, to := range s.to {
			fmt.Fprintf(b, "%sif v == %d: to = %d\n", indent, v, to)
		}
	}
	step(indent, "outside(); ", th[0])
	fmt.Fprintf(b, "%swhile to != %d:\n", indent, inside)
	for k, s := range th {
		word := "elif"
		if k == 0 {
			word = "if"
		}
		fmt.Fprintf(b, "%s    %s to == %d:\n", indent, word, k)
		step(indent+"        ", "", s)
	}
	fmt.Fprintf(b, "%scritical()\n", indent)
}

func pair(a, b []state) string {
	var out strings.Builder
	out.WriteString("r = 0\n\ndef thread(i):\n    to = 0\n    if i == 0:\n")
	text(&out, "        ", a)
	out.WriteString("    else:\n")
	text(&out, "        ", b)
	return out.String()
}

// solo runs one thread of the family alone on a register, outside the language altogether, from state at. It stops
// before its first write if told to, and gives how it ends, the steps, and the register.
func solo(th []state, at, r int, beforeWrite bool) (end string, steps, state, register int) {
	for steps = 0; steps < 50; steps++ {
		if at == inside {
			return "inside", steps, at, r
		}
		s := th[at]
		if s.write >= 0 {
			if beforeWrite {
				return "covers", steps, at, r
			}
			r, at = s.write, s.to[0]
			continue
		}
		at = s.to[r]
	}
	return "loops", steps, at, r
}

// expected is the case of a pair and the length of a violation, worked out without the language.
func expected(a, b []state) (script.CoveringCase, int) {
	how, first, at, _ := solo(a, 0, 0, true)
	if how == "loops" {
		return script.CoveringFirstLoops, 0
	}
	end, second, _, _ := solo(b, 0, 0, false)
	if end == "loops" {
		return script.CoveringSecondLoops, 0
	}
	if how == "inside" {
		return script.CoveringUnseen, first + second
	}
	end, last, _, _ := solo(a, at, 0, false)
	if end == "loops" {
		return script.CoveringLoopsAfterWrite, 0
	}
	return script.CoveringViolation, first + second + last
}

// beaten plays the argument against a text and replays what it found with Machine.Step alone.
func beaten(t *testing.T, source string, first int) *script.Covering {
	t.Helper()
	return beatenOn(t, machine(t, source, 2, script.Options{Tickets: script.TicketsOff}), first)
}

// beatenOn does so for a text that is already a machine.
func beatenOn(t *testing.T, m *script.Machine, first int) *script.Covering {
	t.Helper()
	source := m.Program().Source
	c, err := m.Program().Covering(first, nil)
	if err != nil {
		t.Fatalf("%v\n%s", err, source)
	}
	bad := func(format string, args ...any) { t.Fatalf("%s: %s\n%s", c.Case, fmt.Sprintf(format, args...), source) }
	at, next := make(model.State, m.Words()), make(model.State, m.Words())
	play := func(path []script.StepID) {
		m.Init(at)
		for k, s := range path {
			label, out := m.Step(at, s.Thread, next)
			if out != model.Moved || int(label.Line) != s.Line {
				bad("step %d of %v: outcome %d at line %d", k, path, out, label.Line)
			}
			copy(at, next)
		}
	}
	play(c.Path)
	play(c.Run)
	switch c.Refutes {
	case model.MutualExclusion:
		if m.Place(at, 0) != model.Inside || m.Place(at, 1) != model.Inside || c.Thread != -1 || len(c.Run) != len(c.Path) {
			bad("not both inside after %v", c.Run)
		}
	case model.DeadlockFreedom:
		// The other one rests all along; this one is not outside, or never stops moving, and was inside nowhere.
		if m.Place(at, 1-c.Thread) != model.Outside {
			bad("the other thread does not rest")
		}
		end := append(model.State(nil), at...)
		_, out := m.Step(at, c.Thread, next)
		switch {
		case c.Waits && (out != model.Blocked || m.Place(at, c.Thread) == model.Outside || c.Back != -1):
			bad("it does not wait: %d", out)
		case !c.Waits && (c.Back < 0 || c.Back >= len(c.Run)):
			bad("no cycle: back %d of %d", c.Back, len(c.Run))
		case !c.Waits:
			play(c.Run[:c.Back])
			for k := range at {
				if at[k] != end[k] {
					bad("the cycle does not close")
				}
			}
		}
		for k := range c.Run {
			play(c.Run[:k+1])
			if m.Place(at, c.Thread) == model.Inside && c.Run[k].Thread == c.Thread && (c.Waits || k >= c.Back) {
				bad("it entered")
			}
		}
	case model.NoError:
		if _, out := m.Step(at, c.Thread, next); out != model.Failed || m.LastFailure().Problem != c.Failure.Problem {
			bad("no failure")
		}
	default:
		bad("refutes %q", c.Refutes)
	}
	for k, w := range c.Memory {
		if k > 0 && (!w.Same || w.With != w.Without) {
			bad("the two memories differ after the write: %+v", w)
		}
	}
	return c
}

// alike groups threads that differ only in states they cannot come to, and gives one of each with how many it stands for.
func alike(threads [][]state) (some [][]state, times []int) {
	known := map[string]int{}
	for _, th := range threads {
		reached := make([]bool, len(th))
		work := []int{0}
		reached[0] = true
		for len(work) > 0 {
			k := work[0]
			work = work[1:]
			for _, to := range th[k].to {
				if to != inside && !reached[to] {
					reached[to] = true
					work = append(work, to)
				}
			}
		}
		key := ""
		for k := range th {
			if reached[k] {
				key += fmt.Sprint(k, th[k])
			}
		}
		at, old := known[key]
		if !old {
			at = len(some)
			known[key] = at
			some, times = append(some, th), append(times, 0)
		}
		times[at]++
	}
	return some, times
}

// All 50,625 pairs of two trying states over one bit; pairs that differ only in lines nobody comes to are played once. The
// split is the one found by a search over the same family that had nothing to do with this language; every pair is also
// held against the interpreter above.
func TestCoveringBeatsTheFamily(t *testing.T) {
	all := family(2, 2)
	if len(all) != 225 {
		t.Fatalf("%d threads, want 225", len(all))
	}
	want := map[script.CoveringCase]int{script.CoveringFirstLoops: 14175, script.CoveringSecondLoops: 20088,
		script.CoveringUnseen: 5454, script.CoveringLoopsAfterWrite: 6161, script.CoveringViolation: 4747}
	interpreted, longest := map[script.CoveringCase]int{}, 0
	for _, a := range all {
		for _, b := range all {
			c, n := expected(a, b)
			interpreted[c]++
			longest = max(longest, n)
		}
	}
	if fmt.Sprint(interpreted) != fmt.Sprint(want) || longest != 6 {
		t.Fatalf("the interpreter finds %v, longest run %d", interpreted, longest)
	}
	threads, times := alike(all)
	// T1 goes to T2 in 7 of its 15 forms; in the other 8 the form of T2 does not matter.
	if len(threads) != 7*15+8 {
		t.Fatalf("%d threads that differ, want 113", len(threads))
	}
	got, long := map[script.CoveringCase]int{}, 0
	at := 0
	for x := range threads {
		for y := x; y < len(threads); y++ {
			if at++; at%familyStride != 0 {
				continue
			}
			// One text is two pairs: either thread may be the one that is frozen.
			m := machine(t, pair(threads[x], threads[y]), 2, script.Options{Tickets: script.TicketsOff})
			for first := range 2 {
				if first == 1 && x == y {
					break
				}
				c := holdAgainst(t, m, threads[x], threads[y], first)
				if c.Refutes == model.MutualExclusion {
					long = max(long, len(c.Run))
				}
				got[c.Case] += times[x] * times[y]
			}
		}
	}
	if familyStride == 1 && (fmt.Sprint(got) != fmt.Sprint(want) || long != 6) {
		t.Errorf("split %v, want %v; longest run %d, want 6", got, want, long)
	}
	if len(got) != 5 {
		t.Errorf("not every case was met: %v", got)
	}
}

// holdAgainst plays a pair, with one of the two frozen, and compares with the interpreter.
func holdAgainst(t *testing.T, m *script.Machine, a, b []state, first int) *script.Covering {
	t.Helper()
	source := m.Program().Source
	if first == 1 {
		a, b = b, a
	}
	c := beatenOn(t, m, first)
	want, n := expected(a, b)
	if c.Case != want {
		t.Fatalf("%s, want %s\n%s", c.Case, want, source)
	}
	if c.Refutes == model.MutualExclusion && len(c.Run) != n {
		t.Fatalf("%d steps, want %d\n%s", len(c.Run), n, source)
	}
	if c.Case == script.CoveringViolation && len(c.Memory) != n-len(c.Phases[0].Steps)-len(c.Phases[1].Steps)+1 {
		t.Fatalf("%d moments of the memories, want one for the freeze and one for each step after it\n%s", len(c.Memory), source)
	}
	return c
}

// Pairs drawn from larger families: three values, and three states.
func TestCoveringBeatsLargerFamilies(t *testing.T) {
	draw := rng.NewPython(rng.SeedOf(3))
	for _, f := range []struct{ states, values, threads int }{
		{2, 3, 36 * 36},      // 3³ reads and 3·3 writes: 36 forms of a state
		{3, 2, 24 * 24 * 24}, // 4² reads and 2·4 writes: 24 forms
	} {
		all := family(f.states, f.values)
		if len(all) != f.threads {
			t.Fatalf("%d threads of %d states over %d values, want %d", len(all), f.states, f.values, f.threads)
		}
		met := map[script.CoveringCase]int{}
		for range 300 / thrift {
			a, b := all[draw.RandRange(uint64(len(all)))], all[draw.RandRange(uint64(len(all)))]
			m := machine(t, pair(a, b), 2, script.Options{Tickets: script.TicketsOff})
			for first := range 2 {
				met[holdAgainst(t, m, a, b, first).Case]++
			}
		}
		if len(met) != 5 {
			t.Errorf("%d states over %d values: not every case was met: %v", f.states, f.values, met)
		}
	}
}

// The same verdicts from the checker, which knows nothing of covering: what the play refutes is refuted there, and its
// shortest run is no longer than ours.
func TestCoveringAgreesWithTheChecker(t *testing.T) {
	threads, _ := alike(family(2, 2))
	for k := 0; k < len(threads)*len(threads); k += 97 * thrift {
		source := pair(threads[k/len(threads)], threads[k%len(threads)])
		c := beaten(t, source, k%2)
		r, err := model.Check(machine(t, source, 2, script.Options{Tickets: script.TicketsOff}), model.Settings{})
		if err != nil {
			t.Fatal(err)
		}
		found := false
		for _, v := range r.Verdicts {
			if v.Property != c.Refutes {
				continue
			}
			found = true
			if v.Status != model.Refuted || c.Refutes == model.MutualExclusion && v.Steps > len(c.Run) {
				t.Errorf("%s: the checker says %s in %d steps, we %d\n%s", c.Refutes, v.Status, v.Steps, len(c.Run), source)
			}
		}
		if !found {
			t.Errorf("the checker says nothing of %s", c.Refutes)
		}
	}
}

const header = "r = 0\n\ndef thread(i):\n"

// Locks as people write them, each with how it must fall and the run where one can be worked out by hand.
func TestCoveringOfLocks(t *testing.T) {
	for _, c := range []struct {
		name, source string
		first        int
		want         script.CoveringCase
		run          []script.StepID // nil: not held
		back         int
	}{
		// Leaves, sees 0, covers line 6; the other leaves, sees 0, writes 1, is inside; the write; inside.
		{"look-then-write", builtin(t, "one-register", "look-then-write"), 0, script.CoveringViolation,
			[]script.StepID{{0, 4}, {0, 5}, {1, 4}, {1, 5}, {1, 6}, {0, 6}}, -1},
		{"look-then-write, B first", builtin(t, "one-register", "look-then-write"), 1, script.CoveringViolation,
			[]script.StepID{{1, 4}, {1, 5}, {0, 4}, {0, 5}, {0, 6}, {1, 6}}, -1},
		{"Fischer without delay", builtin(t, "one-register", "published"), 0, script.CoveringViolation,
			[]script.StepID{{0, 4}, {0, 6}, {1, 4}, {1, 6}, {1, 7}, {1, 8}, {0, 7}, {0, 8}}, -1},
		{"write-then-look", builtin(t, "one-register", "write-then-look"), 0, script.CoveringViolation,
			[]script.StepID{{0, 4}, {1, 4}, {1, 5}, {1, 6}, {0, 5}, {0, 6}}, -1},
		// Thread 0 enters unseen, and thread 1 waits for its turn for ever.
		{"alternating", builtin(t, "one-register", "alternating"), 0, script.CoveringSecondLoops, []script.StepID{{1, 4}}, -1},
		{"alternating, B first", builtin(t, "one-register", "alternating"), 1, script.CoveringFirstLoops, []script.StepID{{1, 4}}, -1},
		{"no lock", header + "    outside()\n    critical()\n", 0, script.CoveringUnseen, []script.StepID{{0, 4}, {1, 4}}, -1},
		{"nothing shared", "def thread(i):\n    outside()\n    critical()\n", 0, script.CoveringUnseen, []script.StepID{{0, 2}, {1, 2}}, -1},
		{"leaving is the write", header + "    outside(); r = i + 1\n    critical()\n", 0, script.CoveringViolation,
			[]script.StepID{{1, 4}, {0, 4}}, -1},
		{"gives up after its write", header + "    outside()\n    r = i + 1\n    while r != 0: pass\n    critical()\n", 0,
			script.CoveringSecondLoops, []script.StepID{{1, 4}, {1, 5}}, -1},
		{"only the first gives up", header + "    outside()\n    if i == 0:\n        r = 1\n        while r != 0: pass\n    critical()\n", 0,
			script.CoveringLoopsAfterWrite, []script.StepID{{0, 4}, {0, 6}}, -1},
		{"goes round", header + "    outside()\n    v = r\n    while v == 0:\n        v = r\n        w = r\n        v = w\n    critical()\n", 0,
			script.CoveringFirstLoops, nil, 2},
		// A failed try brings it back outside for ever.
		{"tries and fails", header + "    outside()\n    v = r\n    if v == 0: return\n    critical()\n", 0,
			script.CoveringFirstLoops, []script.StepID{{0, 4}, {0, 5}}, 0},
		// The write that is held back changes nothing where the second thread left the same value.
		{"same value", header + "    outside()\n    if i == 1:\n        r = 1\n        return_ = 1\n    else:\n        v = 0\n        while v == 0:\n            r = 1\n    critical()\n", 0,
			script.CoveringLoopsAfterWrite, nil, -1},
		{"writes what is there", header + "    outside()\n    if i == 0:\n        while True:\n            r = 0\n    critical()\n", 0,
			script.CoveringLoopsAfterWrite, []script.StepID{{0, 4}}, -1},
		{"prologue", "r = 0\n\ndef thread(i):\n    r = 5\n    while True:\n        outside()\n        v = r\n        while v != 5:\n            v = r\n        r = 1\n        critical()\n        r = 5\n", 0,
			script.CoveringViolation, []script.StepID{{0, 4}, {1, 4}, {0, 6}, {0, 7}, {1, 6}, {1, 7}, {1, 10}, {0, 10}}, -1},
		{"none", "r = none\n\ndef thread(i):\n    outside()\n    v = r\n    if v == none:\n        r = i\n        critical()\n        r = none\n", 0,
			script.CoveringViolation, []script.StepID{{0, 4}, {0, 5}, {1, 4}, {1, 5}, {1, 7}, {0, 7}}, -1},
		{"divides by zero", header + "    outside()\n    v = r\n    r = 1 // v\n    critical()\n", 0, script.CoveringFails,
			[]script.StepID{{0, 4}, {0, 5}}, -1},
		{"the second divides by zero", header + "    outside()\n    v = r\n    if i == 1: v = 1 // v\n    r = 3\n    critical()\n", 0, script.CoveringFails,
			[]script.StepID{{1, 4}}, -1},
	} {
		got := beaten(t, c.source, c.first)
		if got.Case != c.want || c.run != nil && fmt.Sprint(got.Run) != fmt.Sprint(c.run) || got.Back != c.back {
			t.Errorf("%s: %s %v back %d, want %s %v back %d", c.name, got.Case, got.Run, got.Back, c.want, c.run, c.back)
		}
	}
}

// The two memories of the plainest lock: 1 from the other and 0 without it at the freeze, then the write makes them one.
func TestTwoMemories(t *testing.T) {
	c := beaten(t, "r = 0\n\ndef thread(i):\n    outside()\n    while r != 0: pass\n    r = i + 1\n    while r != i + 1: pass\n    critical(); r = 0\n", 0)
	type moment struct {
		thread, line  int
		with, without int64
		same          bool
		inside        int
	}
	var got []moment
	for _, w := range c.Memory {
		got = append(got, moment{w.Thread, w.StepID.Line, int64(w.With), int64(w.Without), w.Same, 10*len(w.InsideWith) + len(w.InsideWithout)})
	}
	want := []moment{{-1, 0, 2, 0, false, 10}, {0, 6, 1, 1, true, 10}, {0, 7, 1, 1, true, 21}}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%v, want %v", got, want)
	}
	var phases []string
	registers := ""
	for _, ph := range c.Phases {
		for _, s := range ph.Steps {
			registers += fmt.Sprint(s.Register, s.To, " ")
		}
		phases = append(phases, fmt.Sprint(ph.Kind, " ", ph.Thread, " ", len(ph.Steps), " ", ph.End, " ", ph.Line))
	}
	if s := strings.Join(phases, "; "); s != "cover 0 2 covers 6; other 1 4 inside 8; write 0 1 written 7; on 0 1 inside 8" {
		t.Errorf("phases %s", s)
	}
	if registers != "0 5 0 6 0 5 0 6 2 7 2 8 1 7 1 8 " {
		t.Errorf("register and line after each step: %s", registers)
	}
	if c.Phases[0].Value != 1 || c.Register != "r" || c.RegisterLine != 1 || c.Value != 0 {
		t.Errorf("covers with %d, register %s of line %d, which held %d", c.Phases[0].Value, c.Register, c.RegisterLine, c.Value)
	}
	// The stepper shows the same at the end.
	p, err := script.Compile("r = 0\n\ndef thread(i):\n    outside()\n    while r != 0: pass\n    r = i + 1\n    while r != i + 1: pass\n    critical(); r = 0\n", 2)
	if err != nil {
		t.Fatal(err)
	}
	v, err := p.Look(c.Path, nil)
	if err != nil || v.Misfit != nil || fmt.Sprint(v.Inside) != "[0 1]" || v.Shared[0].Cells[0].Value != 1 {
		t.Errorf("%v %+v", err, v)
	}
}

// What the first thread knows of its own is in the picture as well, and is the same in both runs.
func TestTwoMemoriesShowOwnVariables(t *testing.T) {
	c := beaten(t, header+"    outside(); v = r\n    r = i + 2\n    w = r\n    while v + w + r == 0: pass\n    critical(); r = 0\n", 0)
	got := ""
	for _, w := range c.Memory {
		got += fmt.Sprint(w.Line, " ", w.With, " ", w.Without, " ")
		for _, o := range w.Own {
			got += fmt.Sprint(o.Name, o.Value, " ")
		}
	}
	if want := "5 3 0 v0 6 2 2 v0 7 2 2 v0 w2 8 2 2 "; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestCoveringRefuses(t *testing.T) {
	body := "    outside()\n"
	for _, c := range []struct {
		source   string
		n, first int
		code     fault.Code
		kind     string
		field    string
		line     int
	}{
		{builtin(t, "one-register", ""), 3, 0, fault.OutOfRange, "", "threads", 0},
		{builtin(t, "one-register", ""), 2, 2, fault.OutOfRange, "", "first", 0},
		{builtin(t, "peterson", ""), 2, 0, fault.Conflict, "register-list", "source", 1},
		{builtin(t, "filter", ""), 2, 0, fault.Conflict, "register-list", "source", 1},
		{"a = 0\nb = 0\n\ndef thread(i):\n    outside()\n    a = 1\n    critical()\n", 2, 0, fault.Conflict, "two-registers", "source", 2},
		{builtin(t, "tas", ""), 2, 0, fault.Conflict, "reads-and-writes", "source", 6},
		{builtin(t, "check-then-set", ""), 2, 0, "", "", "", 0},
		{header + body + "    old = r; r = 1\n    critical()\n", 2, 0, fault.Conflict, "reads-and-writes", "source", 5},
		{header + body + "    if i == 0: v = r\n    r += 1\n    critical()\n", 2, 0, fault.Conflict, "reads-and-writes", "source", 6},
		{header + body + "    while r == 1 or r == 2: pass\n    critical()\n", 2, 0, fault.Conflict, "reads-twice", "source", 5},
		{header + body + "    while any([r == k for k in others]): pass\n    critical()\n", 2, 0, fault.Conflict, "reads-twice", "source", 5},
		{header + body + "    r = 1; r = 2\n    critical()\n", 2, 0, fault.Conflict, "writes-twice", "source", 5},
		{header + body + "    r = 1; v = r\n    critical()\n", 2, 0, fault.Conflict, "reads-and-writes", "source", 5},
		{header + body + "    critical(); r = 1 - r\n", 2, 0, fault.Conflict, "reads-and-writes", "source", 5},
		{header + body + "    r = 1\n", 2, 0, fault.Conflict, "no-critical", "source", 4},
		// Strict turns are right when nobody rests, with one register: the argument needs outside().
		{header + "    while r != i: pass\n    critical(); r = 1 - i\n", 2, 0, fault.Conflict, "no-outside", "source", 4},
		{header + "    while r == 0: pass\n    outside()\n    critical()\n", 2, 0, fault.Conflict, "no-rest", "source", 4},
		// Thread 0 comes straight back without a trace, and thread 1 enters alone: nobody is wronged.
		{header + "    outside(); r = i\n    if i == 0: return\n    critical(); r = 0\n", 2, 0, fault.Conflict, "no-try", "source", 4},
		{header + "    outside()\n    k = 1\n    while r == 0:\n        k = k + 1\n    w = k + r\n    critical()\n", 2, 0, fault.TooLarge, "alone", "source", 6},
		// One way reads, the other writes: each is one access.
		{header + body + "    if i == 0: r = 1\n    else: v = r\n    critical()\n", 2, 0, "", "", "", 0},
		// A tuple's comparison names the register once.
		{header + body + "    while (r, i) > (0, i): pass\n    r = 1\n    critical()\n", 2, 0, "", "", "", 0},
		{header + body + "    while r == 1: pass\n    r = 1; note(\"busy\", r == 1)\n    critical()\n", 2, 0, "", "", "", 0},
	} {
		p, err := script.Compile(c.source, c.n)
		if err != nil {
			t.Errorf("%v\n%s", err, c.source)
			continue
		}
		_, err = p.Covering(c.first, nil)
		if c.code == "" {
			if err != nil {
				t.Errorf("refused: %v\n%s", err, c.source)
			}
			continue
		}
		var f *fault.Error
		if !errors.As(err, &f) || f.Code != c.code || f.Field != c.field {
			t.Errorf("%v, want %s of %s\n%s", err, c.code, c.field, c.source)
			continue
		}
		if kind, _ := f.Args["kind"].(string); kind != c.kind {
			t.Errorf("kind %q, want %q", kind, c.kind)
		}
		if line, _ := f.Args["line"].(int); c.line > 0 && line != c.line {
			t.Errorf("%s: line %d, want %d\n%s", c.kind, line, c.line, c.source)
		}
	}
}

func TestCoveringStops(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	stop()
	p, err := script.Compile(header+"    outside()\n    k = 0\n    while k < 9000:\n        v = r\n        k = k + 1\n    critical(); r = 1\n", 2)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Covering(0, &pace.Meter{Context: ctx}); !pace.Stopped(err) {
		t.Errorf("%v, want a stop", err)
	}
	c, err := p.Covering(0, nil)
	if err != nil || c.Case != script.CoveringUnseen || len(c.Run) != 2*9001 {
		t.Errorf("%v", err)
	}
}
