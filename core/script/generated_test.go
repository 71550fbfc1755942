package script_test

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"contend/core/model"
	"contend/core/script"
)

// generated writes a random program in the language: an integer and lists of numbers, and lists and integers of threads'
// numbers. With symmetric every use of a thread's number is one that the rules allow.
func generated(r *rand.Rand, symmetric bool) string {
	pick := func(from ...string) string { return from[r.Intn(len(from))] }
	var thread, number, condition func(depth int, bound string) string
	// Expressions. bound is the name of a comprehension, or "".
	who := func(bound string) string {
		if bound != "" && r.Intn(2) == 0 {
			return bound
		}
		return "i"
	}
	thread = func(depth int, bound string) string {
		switch r.Intn(4) {
		case 0:
			return "tail"
		case 1:
			return "next[" + who(bound) + "]"
		case 2:
			return "victim[" + pick("0", "1") + "]"
		}
		return who(bound)
	}
	number = func(depth int, bound string) string {
		switch r.Intn(6) {
		case 0:
			return "count"
		case 1, 2:
			return "flag[" + who(bound) + "]"
		case 3:
			if depth > 0 && bound == "" {
				return pick("sum", "max", "min") + "([" + number(depth-1, "k") + " for k in threads])"
			}
		case 4:
			if !symmetric && r.Intn(3) == 0 {
				return who(bound)
			}
			return "own"
		}
		return pick("0", "1", "2")
	}
	condition = func(depth int, bound string) string {
		switch r.Intn(6) {
		case 0:
			return thread(depth, bound) + pick(" == ", " != ") + pick("none", thread(depth, bound))
		case 1, 2:
			return number(depth, bound) + pick(" == ", " != ", " < ", " >= ") + number(depth, bound)
		case 3:
			if depth > 0 {
				return condition(depth-1, bound) + pick(" and ", " or ") + condition(depth-1, bound)
			}
		case 4:
			if depth > 0 && bound == "" {
				filter := ""
				if r.Intn(3) == 0 {
					filter = " if " + condition(0, "k")
				}
				return pick("any", "all") + "([" + condition(depth-1, "k") + " for k in " + pick("threads", "others") + filter + "])"
			}
		}
		return "flag[" + who(bound) + "] == " + pick("0", "1")
	}
	assignment := func() string {
		switch r.Intn(8) {
		case 0:
			return "count = " + pick("(count + 1) % 3", "0", number(1, ""))
		case 1:
			return "flag[i] = " + number(1, "")
		case 2:
			return "tail = " + pick("none", "i", thread(1, ""))
		case 3:
			return "next[i] = " + pick("none", "i", thread(1, ""))
		case 4:
			return "victim[" + pick("0", "1") + "] = " + pick("none", "i")
		case 5:
			return "seen = " + thread(1, "") + "; flag[i] = 1"
		case 6:
			return "own, count = " + number(0, "") + ", (count + " + pick("1", "own") + ") % 3"
		}
		return "flag[i] = " + pick("0", "1", "2", "(flag[i] + 1) % 3")
	}
	var block func(depth int, indent string) string
	block = func(depth int, indent string) string {
		out := ""
		for range 1 + r.Intn(2) {
			switch r.Intn(6) {
			case 0:
				out += indent + "while " + condition(1, "") + " and count == count: pass\n"
			case 1:
				out += indent + "if " + condition(1, "") + ": " + assignment() + "\n"
				if r.Intn(2) == 0 {
					out += indent + "else: " + assignment() + "\n"
				}
			case 2:
				if depth > 0 {
					out += indent + "if " + condition(1, "") + ":\n" + block(depth-1, indent+"    ")
					break
				}
				out += indent + assignment() + "\n"
			case 3:
				if depth > 0 {
					out += indent + "for L in range(2):\n" + block(depth-1, indent+"    ")
					break
				}
				out += indent + assignment() + "\n"
			default:
				out += indent + assignment() + "\n"
			}
		}
		return out
	}
	text := "count = 0\ntail = none\nflag = [0] * n\nnext = [none] * n\nvictim = [none] * 2\n\ndef thread(i):\n    outside(); own = 0; seen = i\n"
	text += block(2, "    ")
	text += "    if seen == tail: tail = i\n    critical(); " + assignment() + "\n"
	if r.Intn(2) == 0 {
		text += "    flag[i] = own % 3\n"
	}
	return text
}

// The instructions and the walk over the graph must agree on every step of every state.
func agree(t *testing.T, m *script.Machine, limit uint64) (states uint32, finished bool) {
	t.Helper()
	s, err := model.Explore(m, model.Limits{States: limit}, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	to := make(model.State, m.Words())
	for id := range s.Count() {
		for a := range m.Actions() {
			label, out := m.Step(s.State(id), a, to)
			fail := m.LastFailure()
			trial := m.Try(s.State(id), a)
			if trial.Outcome != out || trial.Label.Line != label.Line || out == model.Moved && trial.Label != label {
				t.Fatalf("state %d, thread %d: instructions say %v %+v, the walk %v %+v\n%s", id, a, out, label, trial.Outcome, trial.Label, m.Program().Source)
			}
			if out == model.Failed && (fail.Problem != trial.Failure.Problem || fail.Value != trial.Failure.Value) {
				t.Fatalf("state %d, thread %d: %+v and %+v\n%s", id, a, fail, trial.Failure, m.Program().Source)
			}
		}
	}
	return s.Count(), s.Stopped() == model.Finished && !s.Exceeded()
}

func TestEvaluatorsAgree(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for k := range 300 {
		text := generated(r, k%2 == 0)
		p, err := script.Compile(text, 2+k%2)
		if err != nil {
			if !strings.Contains(err.Error(), "index") {
				t.Fatalf("%v\n%s", err, text)
			}
			continue
		}
		m, err := script.NewMachine(p, script.Options{})
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		agree(t, m, 2000)
	}
	for _, id := range []string{"filter", "bakery", "mcs", "clh", "ticket", "ttas"} {
		agree(t, machine(t, builtin(t, id, ""), 3, script.Options{}), 5000)
	}
}

// Classes must stand for exactly the states that a search without symmetry finds, and a state renamed must be in the
// same class.
func TestSymmetryOfGenerated(t *testing.T) {
	r := rand.New(rand.NewSource(2))
	checked, total := 0, uint64(0)
	for k := 0; k < 400 && checked < 150; k++ {
		text := generated(r, true)
		n := 2 + r.Intn(3)
		p, err := script.Compile(text, n)
		if err != nil {
			continue
		}
		m, err := script.NewMachine(p, script.Options{})
		if err != nil {
			continue
		}
		q, on := m.Quotient()
		if !on {
			t.Fatalf("symmetry is off: %+v\n%s", m.Reductions(), text)
		}
		plain, err := model.Explore(m, model.Limits{States: 20000}, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		if plain.Stopped() != model.Finished {
			continue
		}
		checked++
		s := explore(t, q)
		sum := uint64(0)
		for id := range s.Count() {
			size, ok := q.Orbit(s.State(id))
			if !ok {
				t.Fatal("an orbit past 2^64")
			}
			sum += size
			again := append(model.State(nil), s.State(id)...)
			q.Canonical(again, make([]int, n))
			if fmt.Sprint(again) != fmt.Sprint(s.State(id)) {
				t.Fatalf("a class's own member is renamed\n%s", text)
			}
		}
		if sum != uint64(plain.Count()) {
			t.Errorf("n=%d: %d classes stand for %d states, a search finds %d\n%s", n, s.Count(), sum, plain.Count(), text)
		}
		total += sum
		// Every state of the plain search belongs to a class that was found, and steps commute with naming.
		known := map[string]bool{}
		for id := range s.Count() {
			known[fmt.Sprint(s.State(id))] = true
		}
		for id := range plain.Count() {
			c := append(model.State(nil), plain.State(id)...)
			q.Canonical(c, make([]int, n))
			if !known[fmt.Sprint(c)] {
				t.Fatalf("a state's class was not found\n%s", text)
			}
		}
	}
	if checked < 100 || total < 50000 {
		t.Errorf("only %d programs with %d states were checked", checked, total)
	}
}
