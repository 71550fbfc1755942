package script_test

import (
	"errors"
	"strings"
	"testing"

	"contend/core/fault"
	"contend/core/model"
	"contend/core/script"
)

// wrapIn puts lines into the body of thread, with a list and an integer declared.
func body(lines string) string {
	out := "flag = [0] * n\nlock = 0\n\ndef thread(i):\n"
	for _, l := range strings.Split(lines, "\n") {
		out += "    " + l + "\n"
	}
	return out
}

// Everything outside the subset, with the kind of error and where it is.
func TestRefusals(t *testing.T) {
	for _, c := range []struct {
		text         string
		kind         string
		line, column int
	}{
		{body("outside()\nx = nowhere"), "unknown-name", 6, 9},
		{body("outside()\nflag[i] = y[0]"), "unknown-list", 6, 15},
		{body("outside()\nflag = 1"), "list-as-integer", 6, 5},
		{body("outside()\nx = flag + 1"), "list-as-integer", 6, 9},
		{body("outside()\nlock[0] = 1"), "integer-as-list", 6, 5},
		{body("outside()\nx = 1\nlock = x[0]"), "integer-as-list", 7, 12},
		{"lock = 0\nlock = 1\n\ndef thread(i):\n    outside()\n", "twice", 2, 1},
		{"lock = 0\n\ndef thread(i):\n    outside()\n\ndef thread(i):\n    outside()\n", "twice", 6, 5},
		{"i = 0\n\ndef thread(i):\n    outside()\n", "twice", 3, 12},
		{body("outside()\nfor lock in others:\n    flag[i] = 0"), "twice", 6, 9},
		{body("outside()\nx = any([lock for lock in others])"), "twice", 6, 23},
		{"n = 3\n\ndef thread(i):\n    outside()\n", "reserved", 1, 1},
		{body("outside()\ni = 2"), "thread-number", 6, 5},
		{body("outside()\nmax = 2"), "reserved", 6, 5},
		{body("outside()\nflag[n] = 1"), "index-outside", 6, 10},
		{body("outside()\nflag[-1] = 1"), "index-outside", 6, 10},
		{body("outside()\nx = flag[2]"), "index-outside", 6, 14},
		{body("outside()\nfor L in range(n, n + 2):\n    flag[L] = 1"), "index-outside", 7, 1},
		{body("outside()\nthread(i)"), "recursion", 6, 5},
		{body("outside()\nx = thread(i)"), "recursion", 6, 9},
		{body("outside()\nwhile True:\n    x = 1"), "endless", 6, 1},
		{body("outside()\nx = 1\nwhile x > 0:\n    x = 1"), "endless", 7, 1},
		{body("x = 1"), "endless", 4, 1},
		{body("outside()\nx = lock\nlock = 1\nwhile x == 1:\n    x = x * 1\n    if x == 5:\n        lock = 1"), "endless", 8, 1},
		{body("outside()\nwhile any(flag[k] for k in others): pass"), "bare-generator", 6, 23},
		{body("outside()\nwhile any([flag[k] for k in others): pass"), "bracket-other", 6, 39},
		{body("outside()\nwhile 0 < lock < 2: pass"), "chained-comparison", 6, 20},
		{body("outside()\nx = a == b == c"), "chained-comparison", 6, 16},
		{body("outside()\nx = 2 ** 3"), "foreign", 6, 11},
		{body("outside()\nx = lock 2"), "unreadable-word", 6, 14},
		{body("outside()\nwhile lock is 1: pass"), "foreign", 6, 16},
		{body("outside()\nx = lambda: 1"), "foreign", 6, 9},
		{body("outside()\nx = lock / 2"), "division", 6, 14},
		{body("outside()\nx /= 2"), "assignment", 6, 7},
		{body("outside()\nx = lock // 0"), "division-by-zero", 6, 14},
		{body("outside()\nx %= 0"), "division-by-zero", 6, 7},
		{body("outside()\nx = 1 if lock else 2"), "conditional", 6, 9},
		{body("outside()\nx = [1, 2]"), "list-here", 6, 9},
		{"a = [0] * n + [1]\n\ndef thread(i):\n    outside()\n", "list", 1, 5},
		{body("outside()\nx = lock & 1"), "foreign", 6, 14},
		{body("outside()\nlock = 1; critical()"), "place", 6, 15},
		{body("outside()\nif lock == 0: critical()"), "place", 6, 19},
		{body("outside()\nif lock == 0:\n    lock = 1\nelse: critical()"), "place", 8, 11},
		{body("outside()\nx = 1\nwhile x == 1: pass"), "waits-for-nothing", 7, 11},
		{body("outside()\nwhile lock == 1: lock = 0"), "while", 6, 22},
		{body("outside()\nfor k in others: flag[k] = 0"), "for", 6, 22},
		{body("outside()\nfor k in flag:\n    lock = 1"), "domain", 6, 14},
		{body("outside()\nbreak"), "no-loop", 6, 5},
		{body("outside()\nreturn 3"), "return", 6, 12},
		{body("outside()\nlock"), "no-effect", 6, 5},
		{body("outside()\nx = none + 1"), "none", 6, 9},
		{body("outside()\nx = lock < none"), "none", 6, 16},
		{body("outside()\nx, y = 1, 2, 3"), "tuple-parts", 6, 10},
		{body("outside()\nx = lock = 1"), "equals", 6, 14},
		{body("outside()\nif lock == 0: lock = 1\nelse if lock == 1: lock = 2"), "else-if", 7, 10},
		{body("outside()\nlock = true"), "other-name", 6, 12},
		{body("outside()\nwhile !lock: pass"), "foreign", 6, 11},
		{body("outside()\nx = (lock, i) < lock"), "tuple", 6, 19},
		{body("outside()\nx = (lock, i) < (1, 2, 3)"), "tuple-parts", 6, 19},
		{body("outside()\nx = wrap(lock, 33)"), "bits", 6, 20},
		{body("outside()\nx = swap(lock, 1)"), "unknown-function", 6, 9},
		{body("outside()\nx = 0.5"), "number", 6, 9},
		{body("outside()\nx = \"a\""), "string", 6, 9},
		{body("outside()\nnote(lock == 1)"), "note", 6, 9},
		{body("outside()\nx = flag.count(1)"), "foreign", 6, 13},
		{body("outside()\nx = {}"), "foreign", 6, 9},
		{body("outside()\nx = lock \\\n    + 1"), "continuation", 6, 14},
		{body("outside()\nlock = 1 +"), "unfinished", 6, 15},
		{body("outside()\nlock = (1"), "bracket", 6, 12},
		{body("outside()\nlock = 1)"), "bracket-alone", 6, 13},
		{body("outside()\nif lock == 1\n    lock = 0"), "colon", 6, 17},
		{body("outside()\nif lock = 1: lock = 0"), "equals", 6, 13},
		{body("outside()\n\tlock = 1"), "tabs", 6, 1},
		{body("outside()\n  lock = 1"), "indentation", 6, 7},
		{body("outside()\nelse: lock = 1"), "else", 6, 5},
		{body("outside()\nlock = 1 # é\x00\nlock ="), "sign", 6, 17},
		{body("outside()\nlock\u00a0= 1"), "sign", 6, 9},
		{body("outside()\nlock = 1\u200b"), "sign", 6, 13},
		{body("outside()\nlock = 1 − 1"), "sign", 6, 14},
		{body("outside()\nkilitç = 2；lock = 1"), "sign", 6, 15},
		{body("outside()\nlock = ‘a’"), "sign", 6, 12},
		{body("outside()\nlock\v= 1"), "sign", 6, 9},
		{"lock = 0\n\ndef lock_it(i):\n    outside()\n", "function", 3, 5},
		{"lock = 0\n", "no-thread", 1, 1},
		{"", "no-thread", 1, 1},
		{"lock = 0\nif lock: lock = 1\n\ndef thread(i):\n    outside()\n", "top-level", 2, 1},
		{"lock = [0] * 0\n\ndef thread(i):\n    outside()\n", "length", 1, 14},
		{"lock = 3000000000\n\ndef thread(i):\n    outside()\n", "too-big", 1, 8},
		{"def thread(i, j):\n    outside()\n", "parameters", 1, 11},
		{"def thread():\n    outside()\n", "parameters", 1, 11},
		{"def thread(i):\n    outside()\n    x = 1\n    lock = x\n\ndef always():\n    return x == 1\n", "own-in-property", 7, 12},
		{"lock = 0\ndef thread(i):\n    outside()\n    lock = 1\n\ndef always():\n    return any([lock == k for k in others])\n", "others", 7, 36},
		{"lock = 0\ndef thread(i):\n    outside()\n    lock = 1\n\ndef always(i):\n    return 1\n", "property-parameters", 6, 12},
		{"lock = 0\ndef thread(i):\n    outside()\n    lock = 1\n\ndef always():\n    x = 1\n    return 1\n", "property", 7, 5},
	} {
		_, err := script.Compile(c.text, 2)
		if err == nil {
			// Some are found only where the first steps are tried.
			p, _ := script.Compile(c.text, 2)
			_, err = script.NewMachine(p, script.Options{})
		}
		var f *fault.Error
		if !errors.As(err, &f) {
			t.Errorf("%q: accepted, want %s", c.text, c.kind)
			continue
		}
		if f.Code != fault.Syntax || f.Field != "source" || f.Args["kind"] != c.kind || f.Args["line"] != c.line || f.Args["column"] != c.column {
			t.Errorf("%q: %v %v:%v, want %s %d:%d\n   %s", c.text, f.Args["kind"], f.Args["line"], f.Args["column"], c.kind, c.line, c.column, f.Message)
		}
		if f.Args["wayOut"] == "" || f.Args["wayOut"] == nil {
			t.Errorf("%q: no way out", c.text)
		}
	}
}

func TestThreadsRange(t *testing.T) {
	text := body("outside()\nlock = 1")
	for _, n := range []int{-1, 0, 65, 1 << 40} {
		var f *fault.Error
		if _, err := script.Compile(text, n); !errors.As(err, &f) || f.Code != fault.OutOfRange || f.Field != "threads" || f.Args["min"] != 1.0 || f.Args["max"] != 64.0 {
			t.Errorf("n=%d: %v", n, err)
		}
	}
	for _, n := range []int{1, 64} {
		if _, err := script.Compile(text, n); err != nil {
			t.Errorf("n=%d: %v", n, err)
		}
	}
}

// Texts that a browser's stack or patience would not survive.
func TestHugeTexts(t *testing.T) {
	for name, text := range map[string]string{
		"a megabyte":              strings.Repeat("x", 1<<20),
		"long sum":                body("outside()\nlock = 1" + strings.Repeat("+1", 20000)),
		"brackets":                body("outside()\nlock = " + strings.Repeat("(", 5000) + "1" + strings.Repeat(")", 5000)),
		"nots":                    body("outside()\nlock = " + strings.Repeat("not ", 5000) + "1"),
		"minus":                   body("outside()\nlock = " + strings.Repeat("-", 5000) + "1"),
		"elifs":                   body("outside()\nif lock == 0: lock = 1\n" + strings.Repeat("elif lock == 1: lock = 0\n", 2000)),
		"many lines":              body("outside()\n" + strings.Repeat("lock = 1\n", 5000)),
		"deep blocks":             body("outside()\n" + nest(200)),
		"comprehension":           body("outside()\nlock = sum([1 " + strings.Repeat("for k in threads ", 300) + "])"),
		"index":                   body("outside()\nlock = " + strings.Repeat("flag[", 2000) + "0" + strings.Repeat("]", 2000)),
		"after a carriage return": body("outside()\nlock = 1 #\r    lock = 1" + strings.Repeat("+1", 20000)),
		"sum in list":             body("outside()\nlock = max([" + strings.Repeat("1+", 30000) + "1 for k in threads])"),
	} {
		if _, err := script.Compile(text, 2); err == nil {
			t.Errorf("%s: accepted", name)
		}
	}
	// A carriage return ends a line for everybody, in the middle of a comment too.
	for text, line := range map[string]any{
		body("outside()\nlock = 1 #\r    lock = " + strings.Repeat("(", 100) + "1" + strings.Repeat(")", 100)): 7,
		strings.ReplaceAll(body("outside()\nlock = q"), "\n", "\r"):                                            6,
	} {
		var f *fault.Error
		if _, err := script.Compile(text, 2); !errors.As(err, &f) || f.Args["line"] != line {
			t.Errorf("%v, want line %v", err, line)
		}
	}
	// At the limits it still works.
	if _, err := script.Compile(body("outside()\nlock = 1"+strings.Repeat(" + lock", 190)), 2); err != nil {
		t.Errorf("190 additions: %v", err)
	}
}

func nest(depth int) string {
	out := ""
	for k := range depth {
		out += strings.Repeat(" ", k) + "if lock == 0:\n"
	}
	return out + strings.Repeat(" ", depth) + "lock = 1"
}

// What the language has must be accepted, with the lines that are steps.
func TestAccepted(t *testing.T) {
	for _, c := range []struct {
		text  string
		steps []int
	}{
		{body("outside()\nlock = 1"), []int{5, 6}},
		{body("outside(); lock = 1"), []int{5}},
		{body("outside()\nx = 1\nlock = x"), []int{5, 7}},
		{body("outside()\nif lock == 0:\n    lock = 1\nelif lock == 1:\n    lock = 2\nelse:\n    lock = 3"), []int{5, 6, 7, 8, 9, 11}},
		{body("outside()\nif lock == 0: lock = 1\nelif lock == 1: lock = 2\nelse: lock = 3"), []int{5, 6}},
		{body("outside()\nif lock == 0: lock = 1\nelif lock == 1:\n    lock = 2\nelse: lock = 3"), []int{5, 6, 7, 8, 9}},
		{body("outside()\nx = 1\nif x == 1:\n    lock = 1"), []int{5, 8}},
		{body("outside()\nwhile lock == 1:\n    lock = 0\ncritical()"), []int{5, 6, 7, 8}},
		{body("outside()\nfor k in others:\n    while flag[k] == 1: pass"), []int{5, 7}},
		{body("outside()\nfor k in threads:\n    if k == i: continue\n    flag[k] = 0"), []int{5, 8}},
		{body("while True:\n    outside()\n    lock, flag[i] = flag[i], lock"), []int{6, 7}},
		{body("outside()\nif lock == 0: return\nlock -= 1; lock *= 2; lock //= 2; lock %= 3; lock += 1"), []int{5, 6, 7}},
		{body("outside()\nx = max(lock, 1, 2) + min(lock, 3) - wrap(lock, 8)\nlock = -x"), []int{5, 6, 7}},
		{body("outside()\nx = (\n  lock +\n  1); lock = x"), []int{5, 6}},
		{body("outside()\nwhile (flag[0] == 1 and\n       lock == 1): pass"), []int{5, 6}},
		{body("outside()\nlock = len([k for k in threads if flag[k] == 1]) + sum(flag) + max(flag) + len(flag)"), []int{5, 6}},
		{body("outside()\nlock = sum([flag[k] for j in threads for k in range(j) if k != j])"), []int{5, 6}},
		{body("outside()\nfor k in range(n - 1, -1, -1):\n    flag[k] = 1"), []int{5, 7}},
		{body("outside()\nflag[i] = not lock; x = lock or 1"), []int{5, 6}},
		{body("outside()\nif (lock, i) <= (1, 0): lock = 1"), []int{5, 6}},
		{body("outside(); note(\"a\", lock == 1); arrived()\nlock = 1; note(\"b\")"), []int{5, 6}},
		{body("outside()\r\nlock = 1\r"), []int{5, 6}},
		{"# nothing shared\ndef thread(me):\n\toutside()\n\tcritical()\n", []int{3, 4}},
		{"a, b = 0, none\nc = [k for k in threads]\nd = n * [1]\ne = [0, 1]\nm = n + 1\nf = [0] * m\ndef thread(i):\n    \"Says nothing.\"\n    outside(); f[m - 1] = a\n    b = i\n", []int{9, 10}},
	} {
		p, err := script.Compile(c.text, 2)
		if err != nil {
			t.Errorf("%q: %v", c.text, err)
			continue
		}
		got := p.StepLines()
		same := len(got) == len(c.steps)
		for k := range c.steps {
			same = same && got[k] == c.steps[k]
		}
		if !same {
			t.Errorf("%q: steps %v, want %v", c.text, got, c.steps)
		}
		if _, err := script.NewMachine(p, script.Options{}); err != nil {
			t.Errorf("%q: %v", c.text, err)
		}
	}
}

// Whatever is typed: no panic, and every error is a fault that names a place.
func FuzzCompile(f *testing.F) {
	f.Add(body("outside()\nlock = 1"), 2)
	f.Add(body("outside()\nwhile any([flag[k] == 1 and (flag[k], k) < (lock, i) for k in others]): pass"), 3)
	f.Add("x = [k for k in threads]\ndef thread(i):\n    outside(); x[i] = max(x) + 1\n    for k in range(2): x[0] = k\n", 2)
	f.Fuzz(func(t *testing.T, text string, n int) {
		p, err := script.Compile(text, n)
		if err == nil {
			var m *script.Machine
			if m, err = script.NewMachine(p, script.Options{}); err == nil {
				if m.Words() < 1 {
					t.Error("no words")
				}
				from, to := make(model.State, m.Words()), make(model.State, m.Words())
				m.Init(from)
				for turn := range 40 {
					th := turn * 7 % p.Threads
					trial := m.Try(from, th)
					label, out := m.Step(from, th, to)
					if trial.Outcome != out || out == model.Moved && trial.Label != label {
						t.Fatalf("turn %d, thread %d: instructions say %v %+v, the walk %v %+v", turn, th, out, label, trial.Outcome, trial.Label)
					}
					if out == model.Moved {
						from, to = to, from
					}
				}
				if p.Threads <= 4 {
					_, err := p.Look([]script.StepID{{Thread: 0}, {Thread: p.Threads - 1}}, nil)
					if err != nil {
						t.Error(err)
					}
				}
				return
			}
		}
		var x *fault.Error
		if !errors.As(err, &x) {
			t.Fatalf("not a fault: %v", err)
		}
		if x.Code == fault.Syntax && (x.Args["line"] == nil || x.Args["column"] == nil || x.Args["line"].(int) < 1) {
			t.Errorf("no place: %+v", x)
		}
	})
}
