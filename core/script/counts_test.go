package script_test

import (
	"testing"

	"contend/core/locks"
	"contend/core/model"
	"contend/core/script"
)

func machine(t *testing.T, source string, n int, opt script.Options) *script.Machine {
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

func builtin(t *testing.T, id, variant string) string {
	t.Helper()
	text, err := locks.Text(id, variant)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func explore(t *testing.T, l model.Model) *model.Search {
	t.Helper()
	s, err := model.Explore(l, model.Limits{}, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestBuiltinsExplore(t *testing.T) {
	for _, l := range locks.All() {
		for _, v := range l.Variants {
			for n := l.Least; n <= min(l.Most, 3); n++ {
				m := machine(t, v.Text, n, script.Options{})
				s, err := model.Explore(m, model.Limits{States: 100000}, nil, nil)
				if err != nil {
					t.Fatal(err)
				}
				t.Log(l.ID, v.ID, n, s.Count(), s.Transitions(), s.Depth(), s.Stopped(), m.Words(), m.Reductions())
			}
		}
	}
}
