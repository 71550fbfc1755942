package script_test

import (
	"testing"

	"contend/core/model"
	"contend/core/script"
)

// Counts and shortest runs of locks with values that grow, against a search in Python that evaluates the lines with
// Python itself and renames the values of whole states (its counts are the table). Among them: lists with
// entries that no line writes, which move under the renaming all the same; several tickets taken on one line; and a list
// of counters, which has an offset and no order.
func TestGrowingValues(t *testing.T) {
	never := func(first string) string {
		return "T = " + first + "\n\ndef thread(i):\n    outside()\n    m = max(T) + 1\n    T[i] = m; arrived()\n" +
			"    while any([T[k] > T[i] for k in others]): pass\n    if T[i] > T[2]: inside = 1\n    else: inside = 0\n    if inside:\n        critical()\n"
	}
	for _, c := range []struct {
		text                string
		states, transitions uint64
		depth, together     int // together: steps to two threads inside, 0: never
		reduction           string
	}{
		{never("[0, 0, 1]"), 201, 390, 22, 10, "ticket-order"},
		{never("[0, 0, 5]"), 201, 390, 22, 10, "ticket-order"},
		{never("[0, 0, 1000]"), 201, 390, 22, 10, "ticket-order"},
		{never("[0, 9, 4]"), 162, 312, 22, 10, "ticket-order"},
		{never("[7, 7, 7]"), 201, 390, 22, 10, "ticket-order"},
		{never("[-5, 100000, 3, 3, 2000000000]"), 201, 390, 22, 10, "ticket-order"},
		{"T = [0] * n\n\ndef thread(i):\n    outside(); T[0] = max(T) + 1; T[1] = max(T) + 1; T[0] = max(T) + 1; T[1] = max(T) + 1; T[0] = max(T) + 1\n" +
			"    if T[0] > T[1]:\n        critical()\n", 10, 20, 4, 4, "ticket-order"},
		{"c = [0, 0]\n\ndef thread(i):\n    outside(); my = c[i]; c[i] = c[i] + 1\n    while my != c[1 - i] and my + 1 != c[1 - i]: pass\n    critical(); my = my\n",
			33, 52, 9, 4, "offset"},
	} {
		p, err := script.Compile(c.text, 2)
		if err != nil {
			t.Fatal(err)
		}
		got, err := p.Check(script.CheckOptions{NoSymmetry: true})
		if err != nil {
			t.Errorf("%v\n%s", err, c.text)
			continue
		}
		if got.States != c.states || got.Transitions != c.transitions || got.Depth != c.depth {
			t.Errorf("%d states, %d transitions, depth %d; want %d, %d, %d\n%s", got.States, got.Transitions, got.Depth, c.states, c.transitions, c.depth, c.text)
		}
		for _, v := range got.Verdicts {
			if v.Property == model.MutualExclusion && (v.Status == model.Refuted) != (c.together > 0) || v.Property == model.MutualExclusion && v.Steps != c.together {
				t.Errorf("mutual exclusion %s in %d steps, want %d\n%s", v.Status, v.Steps, c.together, c.text)
			}
		}
		found := false
		for _, r := range got.Reductions {
			found = found || r.ID == c.reduction && r.Status == "on"
		}
		if !found {
			t.Errorf("%+v, want %s\n%s", got.Reductions, c.reduction, c.text)
		}
	}
}
