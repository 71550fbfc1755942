package model_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"contend/core/model"
	"contend/core/script"
)

// Lines that a random text is made of: tests and sets, waits, thread numbers in registers and lists, queues, failing
// indices.
var lines = []string{
	"a = (a + 1) % 3", "a = 1", "a = 0", "if a == 0: a = 1", "while a == 1: pass", "old = a; a = 1",
	"while old == 1 and a == 1: pass", "b = i", "if b == i: b = none", "while b == i: pass",
	"while b != none and b != i: pass", "c[i] = 1", "c[i] = 0", "while any([c[k] == 1 for k in others]): pass",
	"while any([c[k] == 1 for k in others]) and b == i: pass", "d[i] = b", "d[i] = none; b = i", "while d[i] != none: pass",
	"if d[i] != none: d[d[i]] = none", "if b != none: d[b] = i", "c[b] = 1", "if a == 2: return",
}

func randomText(r *rand.Rand) string {
	var text strings.Builder
	text.WriteString("a = 0\nb = none\nc = [0] * n\nd = [none] * n\n\ndef thread(i):\n    old = 0\n")
	if r.IntN(6) > 0 {
		text.WriteString("    outside()\n")
	}
	before, arrival := 1+r.IntN(4), r.IntN(6)
	for k := range before {
		text.WriteString("    " + lines[r.IntN(len(lines))])
		if k == arrival {
			text.WriteString("; arrived()")
		}
		text.WriteString("\n")
	}
	text.WriteString("    critical(); " + []string{"a = 0", "c[i] = 0", "b = none", "a = (a + 1) % 3"}[r.IntN(4)] + "\n")
	for range r.IntN(3) {
		text.WriteString("    " + lines[r.IntN(len(lines))] + "\n")
	}
	return text.String()
}

// Random texts: by states and by classes the verdicts are the same, their runs are runs, and where there are few states
// the naive judgement agrees.
func TestRandomTexts(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	refused, naive, classes, followed := 0, 0, 0, 0
	for range 400 {
		text, n := randomText(random), 2+random.IntN(2)
		p, err := script.Compile(text, n)
		if err != nil {
			refused++ // an unlucky text: "arrived" after "pass", say
			continue
		}
		m, err := script.NewMachine(p, script.Options{})
		if err != nil {
			refused++
			continue
		}
		plain := check(t, m, m, model.Settings{States: 20_000})
		if _, ok := m.Refused(); ok || !plain.Complete {
			continue
		}
		if plain.States <= 300 {
			naive++
		}
		if difference := model.Naively(m, plain); difference != "" {
			t.Fatalf("%s\n%s", difference, text)
		}
		if q, ok := m.Quotient(); ok {
			classes++
			r := check(t, m, q, model.Settings{})
			if difference := model.Naively(m, r); difference != "" {
				t.Fatalf("by classes: %s\n%s", difference, text)
			}
			if r.States != plain.States || r.Depth != plain.Depth {
				t.Fatalf("classes for %d states, depth %d; there are %d, depth %d\n%s", r.States, r.Depth, plain.States, plain.Depth, text)
			}
			for k, v := range plain.Verdicts {
				w := r.Verdicts[k]
				if w.Property != v.Property || w.Status != v.Status || w.Steps != v.Steps && v.Cycle == nil || w.Bounded != v.Bounded || w.Bound != v.Bound || w.Each != v.Each {
					t.Fatalf("%s: %s in %d by states, %s in %d by classes\n%s", v.Property, v.Status, v.Steps, w.Status, w.Steps, text)
				}
			}
		}
		if q, ok := m.Quotient(); ok && plain.States > 1 {
			// The same again with cycles among classes, one thread followed.
			r := check(t, m, q, model.Settings{LiveStates: uint32(plain.States - 1)})
			if r.LiveClasses {
				followed++
				for k, v := range plain.Verdicts {
					w := r.Verdicts[k]
					if w.Property != v.Property || w.Status != v.Status || w.Bounded != v.Bounded || w.Bound != v.Bound || w.Each != v.Each ||
						v.Property == model.FirstComeFirstServed && w.Steps != v.Steps {
						t.Fatalf("%s: %s in %d by states, %s in %d by classes with a thread followed\n%s", v.Property, v.Status, v.Steps, w.Status, w.Steps, text)
					}
				}
			}
		}
		if t.Failed() {
			t.Fatal(text)
		}
	}
	if refused > 100 || naive < 100 || classes < 100 || followed < 100 {
		t.Errorf("%d texts refused, %d judged naively, %d by classes, %d with a thread followed: the test compares too little", refused, naive, classes, followed)
	}
}
