package script_test

import (
	"errors"
	"fmt"
	"math/rand"
	"testing"

	"contend/core/fault"
	"contend/core/model"
	"contend/core/script"
)

// oneRegister writes a random text over one register: tests, waits, loops, counters of a thread's own, tries that fail,
// threads that differ, writes on the way out, sometimes lines that do too much.
func oneRegister(r *rand.Rand) string {
	pick := func(from ...string) string { return from[r.Intn(len(from))] }
	value := func() string { return pick("0", "1", "2", "i", "i + 1", "v", "k", "(v + k) % 3") }
	test := func(of string) string { return of + pick(" == ", " != ", " < ", " >= ") + value() }
	condition := func() string {
		return pick(test("r"), test("v"), test("k"), "i == 0", test("v")+pick(" and ", " or ")+test("r"))
	}
	line := func() string {
		switch r.Intn(12) {
		case 0, 1, 2:
			return "r = " + value()
		case 3, 4:
			return "v = r"
		case 5:
			return "k = (k + 1) % 3"
		case 6:
			return "while " + test("r") + ": pass"
		case 7:
			return "if " + condition() + ": " + pick("v = 1", "k = v", "v = i", "return")
		case 8:
			return "if " + test("k") + ": r = " + value()
		case 9:
			return "v = k + r; k = " + value()
		case 10:
			return pick("v = r; r = v", "r = r + 1", "if r == 0: v = r", "v = r", "r = 1", "k = v // k")
		}
		return "r, k = " + value() + ", " + value()
	}
	var block func(depth int, indent string) string
	block = func(depth int, indent string) string {
		out := ""
		for range 1 + r.Intn(3) {
			switch n := r.Intn(6); {
			case depth > 0 && n == 0:
				out += indent + "while " + condition() + ":\n" + block(depth-1, indent+"    ") + indent + "    v = r\n"
			case depth > 0 && n == 1:
				out += indent + "if " + condition() + ":\n" + block(depth-1, indent+"    ") + indent + "else:\n" + block(depth-1, indent+"    ")
			default:
				out += indent + line() + "\n"
			}
		}
		return out
	}
	out := "r = 0\n\ndef thread(i):\n"
	indent := "    "
	if r.Intn(4) == 0 {
		out += "    r = 1\n    while True:\n"
		indent += "    "
	}
	out += indent + pick("outside()", "outside()", "outside(); r = i", "outside(); v = r") + "\n"
	out += block(2, indent) + indent + pick("critical()", "critical(); r = 0", "critical(); v = r") + "\n"
	if r.Intn(2) == 0 {
		out += indent + line() + "\n"
	}
	return out
}

// Whatever is typed: either it is refused with its line, or it is beaten by a run that Machine.Step takes. What is not
// refused never touches the register twice in a step, in any state it can come to.
func TestCoveringBeatsWhateverIsTyped(t *testing.T) {
	r := rand.New(rand.NewSource(11))
	met := map[string]int{}
	for range 720 / thrift {
		source := oneRegister(r)
		p, err := script.Compile(source, 2)
		if err != nil {
			met["no program"]++
			continue
		}
		if _, _, err := p.OneRegister(); err != nil {
			var f *fault.Error
			if !errors.As(err, &f) || f.Code != fault.Conflict {
				t.Fatalf("%v\n%s", err, source)
			}
			if line, ok := f.Args["line"].(int); !ok || line < 4 {
				t.Fatalf("refused without a line: %v\n%s", err, source)
			}
			met["refused"]++
			continue
		}
		if _, err := p.Covering(0, nil); err != nil {
			var f *fault.Error
			if !errors.As(err, &f) || f.Code != fault.TooLarge && f.Args["kind"] != "no-rest" && f.Args["kind"] != "no-try" {
				t.Fatalf("%v\n%s", err, source)
			}
			met["no verdict"]++
			continue
		}
		m := machine(t, source, 2, script.Options{Tickets: script.TicketsOff})
		checked, err := model.Check(m, model.Settings{States: 2000})
		if err != nil {
			t.Fatal(err)
		}
		for first := range 2 {
			c := beaten(t, source, first)
			met[string(c.Case)]++
			for _, v := range checked.Verdicts {
				if v.Property == c.Refutes && v.Status == model.Proved {
					t.Fatalf("%s: %s, and the checker proves it\n%s", c.Case, c.Refutes, source)
				}
			}
		}
		s, err := model.Explore(m, model.Limits{States: 2000}, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		for k := range s.Count() {
			for th := range 2 {
				try := m.Try(s.State(k), th)
				n := 0
				for _, a := range append(try.Reads, try.Writes...) {
					if a.Thread < 0 {
						n++
					}
				}
				if n > 1 {
					t.Fatalf("line %d touches the register %d times\n%s", try.Label.Line, n, source)
				}
			}
		}
	}
	for _, c := range []script.CoveringCase{script.CoveringFirstLoops, script.CoveringSecondLoops, script.CoveringUnseen,
		script.CoveringLoopsAfterWrite, script.CoveringViolation, script.CoveringFails} {
		if met[string(c)] == 0 {
			t.Errorf("never met: %s", c)
		}
	}
	if met["refused"] == 0 || met["no verdict"]+met["no program"] > met["covered-write"]+met["second-loops"]+met["first-loops"] {
		t.Errorf("the texts are not what they should be: %s", fmt.Sprint(met))
	}
	t.Log(met)
}
