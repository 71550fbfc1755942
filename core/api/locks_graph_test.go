package api

import (
	"fmt"
	"strings"
	"testing"
)

type drawnText struct {
	Merged int
	Nodes  []struct {
		Depth, States        int
		Beside               float64
		Lines, Inside        []int
		Stuck, Fails, Breaks bool
		Path                 []stepText
	}
	Arrows []struct{ From, To, Thread, Line int }
	At     int
}

// With the victim forgotten where nobody can read it any more the filter has 14 nodes and 22 arrows for two threads, 69 and
// 142 for three, and 25 and 327 nodes without thread symmetry (research: "dead victim", counted by hand-written code).
func TestLocksGraphMerged(t *testing.T) {
	for _, c := range []struct {
		request               string
		nodes, arrows, states int
	}{
		{`{"merge": true}`, 14, 22, 43},
		{`{"merge": true, "threads": 3}`, 69, 142, 894},
		{`{"merge": true, "symmetry": "off"}`, 25, 44, 43},
		{`{"merge": true, "symmetry": "off", "threads": 3, "maxNodes": 400}`, 327, 783, 894},
		{`{"merge": true, "lock": "tas", "threads": 3, "symmetry": "off"}`, 20, 48, 20},
	} {
		got := slotsAnswer[drawnText](t, "locks.graph", c.request)
		sum := 0
		for _, n := range got.Nodes {
			sum += n.States
		}
		if got.Merged != c.nodes || len(got.Nodes) != c.nodes || len(got.Arrows) != c.arrows || sum != c.states {
			t.Errorf("%s: %d (%d) nodes, %d arrows, %d states", c.request, len(got.Nodes), got.Merged, len(got.Arrows), sum)
		}
	}
	large := slotsAnswer[drawnText](t, "locks.graph", `{"merge": true, "threads": 4}`)
	if large.Merged != 290 || len(large.Nodes) != 0 {
		t.Errorf("%d nodes merged into %d", large.Merged, len(large.Nodes))
	}
}

// A node is told by the state that its path leads to, and an arrow by the thread that takes it there: whoever follows the
// path and the arrow in the stepper comes to a state of the arrow's node.
func TestLocksGraphFollows(t *testing.T) {
	for _, lock := range []string{`"threads": 3`, `"lock": "mcs", "threads": 2`, `"lock": "bakery"`, `"variant": "swapped"`} {
		request := func(path string) string { return `{"merge": true, ` + lock + `, "path": ` + path + `}` }
		got := slotsAnswer[drawnText](t, "locks.graph", request("[]"))
		if len(got.Nodes) == 0 || got.At != 0 {
			t.Fatalf("%s: %d nodes, at %d", lock, len(got.Nodes), got.At)
		}
		for k := 0; k < len(got.Arrows); k += 1 + len(got.Arrows)/12 {
			a := got.Arrows[k]
			path := append(append([]stepText{}, got.Nodes[a.From].Path...), stepText{a.Thread, a.Line})
			if to := slotsAnswer[drawnText](t, "locks.graph", request(pathText(path))); to.At != a.To {
				t.Errorf("%s: %v leads to %d", lock, a, to.At)
			}
		}
	}
}

// Two inside, a stuck state and an error are told apart from what is no fault, and merged with nothing that is none.
func TestLocksGraphMarks(t *testing.T) {
	swapped := slotsAnswer[drawnText](t, "locks.graph", `{"variant": "swapped", "merge": true}`)
	two := 0
	for _, n := range swapped.Nodes {
		if len(n.Inside) == 2 {
			two++
			if n.Depth < 8 {
				t.Errorf("two inside after %d steps", n.Depth)
			}
		}
	}
	if two == 0 {
		t.Error("nobody meets inside")
	}
	stuck := slotsAnswer[drawnText](t, "locks.graph", `{"lock": "peterson", "variant": "flags-only", "merge": true}`)
	count := 0
	for _, n := range stuck.Nodes {
		if n.Stuck {
			count++
		}
	}
	if count != 1 {
		t.Errorf("%d nodes are stuck", count)
	}
	own := slotsAnswer[drawnText](t, "locks.graph", `{"source": "x = 0\ny = [0] * 2\ndef thread(i):\n    x = x + 1\n    y[x] = 1\ndef always():\n    return x < 2\n", "threads": 1, "merge": true}`)
	// One thread: x = 1 and y[1] = 1 are fine; x = 2 breaks the text's own demand, and y[2] is an error.
	breaks, fails := 0, 0
	for _, n := range own.Nodes {
		if n.Breaks {
			breaks++
		}
		if n.Fails {
			fails++
		}
	}
	if breaks != 1 || fails != 1 {
		t.Errorf("%d break, %d fail: %+v", breaks, fails, own.Nodes)
	}
}

// Nodes of one depth are at least 1 apart, and no row lies further out than the rows' lengths make it.
func TestLocksGraphPlaces(t *testing.T) {
	got := slotsAnswer[drawnText](t, "locks.graph", `{"merge": true, "threads": 3}`)
	rows := map[int][]float64{}
	for _, n := range got.Nodes {
		if n.Beside < 0 || n.Beside > 12 {
			t.Errorf("a node stands at %g", n.Beside)
		}
		for _, other := range rows[n.Depth] {
			if gap := n.Beside - other; gap < 0.999 && gap > -0.999 {
				t.Errorf("nodes of depth %d are %g apart", n.Depth, gap)
			}
		}
		rows[n.Depth] = append(rows[n.Depth], n.Beside)
	}
}

func pathText(path []stepText) string {
	var steps []string
	for _, s := range path {
		steps = append(steps, fmt.Sprintf(`{"thread": %d, "line": %d}`, s.Thread, s.Line))
	}
	return "[" + strings.Join(steps, ", ") + "]"
}
