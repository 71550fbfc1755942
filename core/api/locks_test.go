package api

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"testing"

	"contend/core/fault"
	"contend/core/pace"
)

type stepText struct{ Thread, Line int }

type checkText struct {
	States, Classes, Transitions any
	Depth                        int
	Complete, Cancelled          bool
	Stopped                      string
	Reductions                   []struct{ ID, Status, Reason string }
	Verdicts                     []struct {
		Property, Status, Because, Scope string
		Steps                            int
		Trace, Cycle                     []stepText
		Bound, Each                      *int
	}
}

func (c checkText) verdict(t *testing.T, property string) (status string, steps int) {
	t.Helper()
	for _, v := range c.Verdicts {
		if v.Property == property {
			return v.Status, v.Steps
		}
	}
	t.Fatalf("no verdict on %s", property)
	return "", 0
}

// Document 003 prints 43 and 894; 23 and 174 classes, and the 8 steps of the swapped lock, are from an independent search.
func TestLocksCheck(t *testing.T) {
	for _, row := range []struct {
		request         string
		states, classes float64
		exclusion       string
		steps           int
	}{
		{`{}`, 43, 23, "proved", 0},
		{`{"threads": 3}`, 894, 174, "proved", 0},
		{`{"threads": 3, "symmetry": "off"}`, 894, 894, "proved", 0},
		{`{"variant": "swapped"}`, 54, 28, "refuted", 8},
		{`{"lock": "bakery"}`, 65, 65, "proved", 0},
		{`{"lock": "bakery", "variant": "no-tie-break"}`, 0, 0, "refuted", 8},
	} {
		got := slotsAnswer[checkText](t, "locks.check", row.request)
		status, steps := got.verdict(t, "mutual-exclusion")
		if status != row.exclusion || steps != row.steps || !got.Complete {
			t.Errorf("%s: %s in %d, complete %v", row.request, status, steps, got.Complete)
		}
		if row.states != 0 && (got.States != row.states || got.Classes != row.classes) {
			t.Errorf("%s: %v states, %v classes", row.request, got.States, got.Classes)
		}
	}
}

// Filter, n = 6: 10,187,487 states; a search of at most 1,000 of them says so and proves nothing.
func TestLocksCheckStopsAtItsLimit(t *testing.T) {
	got := slotsAnswer[checkText](t, "locks.check", `{"threads": 6, "symmetry": "off", "maxStates": 1000}`)
	if got.Complete || got.Stopped != "states" || got.Classes != 1000.0 {
		t.Errorf("%+v", got)
	}
	for _, v := range got.Verdicts {
		if v.Status == "proved" || v.Because == "" && v.Status != "refuted" {
			t.Errorf("%s is %s because %q", v.Property, v.Status, v.Because)
		}
	}
}

func TestLocksCheckGivesWhatItHasWhenStopped(t *testing.T) {
	stopped := &pace.Meter{Check: func() error { return context.Canceled }, Context: done()}
	text, err := Call(stopped, "locks.check", `{"threads": 6, "symmetry": "off"}`, nil)
	if err != nil || !slices.Contains([]byte(text), '{') {
		t.Fatal(err)
	}
	if got := string(text); !contains(got, `"cancelled":true`) || !contains(got, `"complete":false`) {
		t.Errorf("%.300s", got)
	}
}

// A graph that was stopped has the levels seen so far, and does not pass for one that reached its limit.
func TestLocksGraphGivesWhatItHasWhenStopped(t *testing.T) {
	stopped := &pace.Meter{Check: func() error { return context.Canceled }, Context: done()}
	text, err := Call(stopped, "locks.graph", `{"threads": 6, "symmetry": "off"}`, nil)
	if err != nil {
		t.Fatal(err)
	}
	if got := string(text); !contains(got, `"cancelled":true`) || !contains(got, `"complete":false`) || !contains(got, `"levels":[1`) {
		t.Errorf("%.300s", got)
	}
	text, err = Call(&pace.Meter{}, "locks.graph", `{"threads": 6, "symmetry": "off", "maxStates": 100}`, nil)
	if got := string(text); err != nil || !contains(got, `"cancelled":false`) || !contains(got, `"complete":false`) {
		t.Errorf("%.300s %v", got, err)
	}
}

func done() context.Context {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	return ctx
}

func contains(text, part string) bool {
	for i := 0; i+len(part) <= len(text); i++ {
		if text[i:i+len(part)] == part {
			return true
		}
	}
	return false
}

// Document 003: two threads, 4,000 draws, seed 2: 440 entries, overtaking 1, largest ticket 404, 37 ties.
func TestLocksRunIsTheDocuments(t *testing.T) {
	got := slotsAnswer[struct {
		Entries        int
		Overtakes      *int
		Largest, Notes map[string]int
	}](t, "locks.run", `{"lock": "bakery", "threads": 2, "steps": 4000, "seed": 2}`)
	if got.Entries != 440 || got.Overtakes == nil || *got.Overtakes != 1 || got.Largest["ticket"] != 404 || got.Notes["tie"] != 37 {
		t.Errorf("%+v", got)
	}
}

// A trace of the checker is a path of the stepper, and leads where the verdict says.
func TestATraceCanBeLookedAt(t *testing.T) {
	look := slotsAnswer[struct {
		Steps  []stepText
		Inside []int
		Misfit *struct{ Index int }
		Shared []struct {
			Name  string
			Cells []struct{ Value *int }
		}
	}](t, "locks.look", `{"variant": "swapped", "path": [{"thread":0,"line":5},{"thread":1,"line":5},{"thread":0,"line":7},{"thread":1,"line":7},{"thread":1,"line":8},{"thread":1,"line":9},{"thread":0,"line":8},{"thread":0}]}`)
	if look.Misfit != nil || len(look.Inside) != 2 || len(look.Steps) != 8 || look.Steps[7].Line != 9 {
		t.Errorf("%+v", look)
	}
	// none is null: nobody is the victim of level 0.
	if victim := look.Shared[1]; victim.Name != "victim" || victim.Cells[0].Value != nil || *victim.Cells[1].Value != 1 {
		t.Errorf("%+v", victim)
	}
}

func TestLocksNearest(t *testing.T) {
	got := slotsAnswer[struct {
		Distances []struct {
			Property, Status string
			Steps            int
		}
	}](t, "locks.nearest", `{"variant": "swapped", "path": [{"thread":0},{"thread":1},{"thread":0},{"thread":1},{"thread":1}]}`)
	for _, d := range got.Distances {
		if d.Property == "mutual-exclusion" && (d.Status != "refuted" || d.Steps != 3) {
			t.Errorf("%+v", d)
		}
	}
	if len(got.Distances) != 3 {
		t.Errorf("%+v", got)
	}
}

// The quotient graphs of the filter and of the swapped filter have 23 and 28 nodes; every arrow starts and ends at one.
func TestLocksGraph(t *testing.T) {
	got := slotsAnswer[struct {
		Whole bool
		Nodes []struct {
			States, Depth int
			Path          []stepText
		}
		Arrows []struct{ From, To int }
		At     int
	}](t, "locks.graph", `{"variant": "swapped", "path": [{"thread": 1}]}`)
	sum := 0
	for _, n := range got.Nodes {
		sum += n.States
		if len(n.Path) != n.Depth {
			t.Errorf("%d steps to a node at depth %d", len(n.Path), n.Depth)
		}
	}
	if !got.Whole || len(got.Nodes) != 28 || sum != 54 || len(got.Arrows) != 52 || got.At != 1 {
		t.Errorf("%d nodes for %d states, %d arrows, at %d", len(got.Nodes), sum, len(got.Arrows), got.At)
	}
	large := slotsAnswer[struct {
		Nodes  []any
		Levels []int
	}](t, "locks.graph", `{"threads": 3}`)
	sum = 0
	for _, n := range large.Levels {
		sum += n
	}
	if len(large.Nodes) != 0 || sum != 174 {
		t.Errorf("%d nodes, %d states", len(large.Nodes), sum)
	}
}

// Filter: 2n − 1 cells; bakery: 2n.
func TestLocksCells(t *testing.T) {
	for request, want := range map[string]int{`{"threads": 5}`: 9, `{"lock": "bakery", "threads": 5}`: 10} {
		if got := slotsAnswer[struct{ Used int }](t, "locks.cells", request); got.Used != want {
			t.Errorf("%s: %d", request, got.Used)
		}
	}
}

// With nothing given the covering argument takes the lock of one register; a source is enough by itself.
func TestLocksCovering(t *testing.T) {
	for request, want := range map[string]string{
		`{}`:                         "covered-write",
		`{"variant": "alternating"}`: "second-loops",
		`{"source": "x = 0\ndef thread(i):\n    outside()\n    critical()"}`: "enters-unseen",
	} {
		if got := slotsAnswer[struct{ Case string }](t, "locks.covering", request); got.Case != want {
			t.Errorf("%s: %s", request, got.Case)
		}
	}
}

func TestLocksRefuse(t *testing.T) {
	for _, row := range []struct{ method, request, code, field string }{
		{"locks.look", `{"threads": 0}`, "out-of-range", "threads"},
		{"locks.look", `{"threads": 65}`, "out-of-range", "threads"},
		{"locks.look", `{"lock": "philter"}`, "unknown-value", "lock"},
		{"locks.look", `{"variant": "philter"}`, "unknown-value", "variant"},
		{"locks.look", `{"lock": "filter", "source": "x = 1"}`, "conflict", "source"},
		{"locks.look", `{"source": "def thread(i):\n  x ="}`, "syntax", "source"},
		{"locks.check", `{"symmetry": "on"}`, "unknown-value", "symmetry"},
		{"locks.check", `{"engine": "compiled"}`, "unknown-value", "engine"},
		{"locks.check", `{"tickets": "on"}`, "unknown-value", "tickets"},
		{"locks.check", `{"tickets": 0}`, "out-of-range", "tickets"},
		{"locks.check", `{"maxStates": 0}`, "out-of-range", "maxStates"},
		{"locks.run", `{"steps": -1}`, "out-of-range", "steps"},
		{"locks.run", `{"schedule": [0, 2], "steps": 2}`, "out-of-range", "schedule[1]"},
		{"locks.run", `{"schedule": ["a"]}`, "wrong-type", "schedule[0]"},
		{"locks.graph", `{"maxNodes": 0}`, "out-of-range", "maxNodes"},
		{"locks.covering", `{"lock": "filter"}`, "conflict", "source"},
		{"locks.covering", `{"first": 2}`, "out-of-range", "first"},
		{"locks.export", `{"format": "pdf"}`, "unknown-value", "format"},
	} {
		_, err := Call(nil, row.method, row.request, nil)
		var f *fault.Error
		if !errors.As(err, &f) || string(f.Code) != row.code || f.Field != row.field {
			t.Errorf("%s %s: %v", row.method, row.request, err)
		}
	}
}

// How many states meet the goal: counted as states, not classes; not told where the goal could not be evaluated in all of
// them. Two threads are both outside in one state of four, and one of them in two.
func TestLocksCheckCountsTheGoal(t *testing.T) {
	const text = "here = [0] * n\n\ndef thread(i):\n    outside(); here[i] = 1\n    critical(); here[i] = 0\n\ndef reachable(): return "
	for goal, want := range map[string]uint64{"sum(here) == 0": 1, "sum(here) == 1": 2, "sum(here) < 3": 4, "sum(here) == 3": 0, "here[2 * here[0]] == 0": 0} {
		got := slotsAnswer[struct {
			States   int
			Verdicts []struct {
				Property string
				Met      uint64
			}
		}](t, "locks.check", `{"source": `+strconv.Quote(text+goal+"\n")+`}`)
		last := got.Verdicts[len(got.Verdicts)-1]
		if got.States != 4 || last.Property != "reachable" || last.Met != want {
			t.Errorf("%s: %d states, %s in %d, want %d", goal, got.States, last.Property, last.Met, want)
		}
	}
}

// Years of the literature: whoever was first.
func TestCatalogYears(t *testing.T) {
	years := map[string]int{}
	for _, l := range slotsAnswer[[]struct {
		ID   string
		Year int
	}](t, "locks.catalog", `{}`) {
		years[l.ID] = l.Year
	}
	for id, want := range map[string]int{"tas": 1964, "bakery": 1974, "one-register": 1980, "filter": 1981, "mcs": 1991, "check-then-set": 0} {
		if years[id] != want {
			t.Errorf("%s: %d, want %d", id, years[id], want)
		}
	}
}
