package api

import (
	"contend/core/fault"
	"contend/core/model"
	"contend/core/pace"
	"contend/core/script"
)

// GraphRequest asks for the graph of states, drawn if it has at most MaxNodes (1 to 1,000) of them. Levels go on to
// MaxStates, 1 to 100,000,000. Path says which node is the present one.
type GraphRequest struct {
	LookRequest
	Symmetry  string       `json:"symmetry" enum:"auto|off"`
	Tickets   TicketChoice `json:"tickets"`
	MaxNodes  int          `json:"maxNodes"`
	MaxStates int64        `json:"maxStates"`
}

// Graph is a small graph of states or classes, or the number of states by depth where it is not small.
type Graph struct {
	Symmetry  bool        `json:"symmetry"` // nodes are classes of states that differ in the threads' names
	Levels    []uint64    `json:"levels"`   // states by depth; the last may not be whole if Whole is false
	Whole     bool        `json:"whole"`    // every reachable state was seen
	Cancelled bool        `json:"cancelled"`
	Complete  bool        `json:"complete"`
	Nodes     []GraphNode `json:"nodes"` // none if there are more than MaxNodes
	Arrows    []GraphStep `json:"arrows"`
	At        int         `json:"at"` // the node of the state that the path leads to; −1: not drawn
}

// GraphNode is a state, or a class told by its canonical member.
type GraphNode struct {
	Depth  int    `json:"depth"`
	Lines  []int  `json:"lines"`  // where each thread stands
	Inside int    `json:"inside"` // how many are inside
	States uint64 `json:"states"` // that the node stands for; 0: 2^64 or more
	// Stuck: some thread is not outside and no such thread can move.
	Stuck bool `json:"stuck"`
	// Path leads to a state of the node, by the fewest steps.
	Path []model.Step `json:"path"`
}

// GraphStep is a transition between nodes.
type GraphStep struct {
	From   int `json:"from"`
	To     int `json:"to"`
	Thread int `json:"thread"` // of the canonical member
	Line   int `json:"line"`
}

func locksGraph(m *pace.Meter, r GraphRequest) (Graph, error) {
	out := Graph{At: -1}
	if err := oneOf("symmetry", r.Symmetry, "auto", "off"); err != nil {
		return out, err
	}
	if r.MaxNodes < 1 || r.MaxNodes > 1000 {
		return out, fault.Range("maxNodes", float64(r.MaxNodes), 1, 1000)
	}
	if r.MaxStates < 1 || r.MaxStates > maxStates {
		return out, fault.Range("maxStates", float64(r.MaxStates), 1, maxStates)
	}
	if len(r.Path) > script.MaxPath {
		return out, fault.Large("path", script.MaxPath, "follow a shorter path").With("kind", "path")
	}
	p, err := r.program()
	if err != nil {
		return out, err
	}
	out, refused, err := drawn(p, r.Tickets.options, m, &r)
	if err == nil && refused {
		out, _, err = drawn(p, script.Options{Tickets: script.TicketsOff}, m, &r)
	}
	return out, err
}

func drawn(p *script.Program, options script.Options, m *pace.Meter, r *GraphRequest) (out Graph, refused bool, err error) {
	out.At = -1
	machine, err := script.NewMachine(p, options)
	if err != nil {
		return out, false, err
	}
	var lock model.Lock = machine
	quotient, ok := machine.Quotient()
	if ok && r.Symmetry == "auto" {
		lock, out.Symmetry = quotient, true
	}
	settings := model.Settings{States: uint64(r.MaxStates), Meter: m}
	d, err := model.Draw(lock, r.MaxNodes, settings)
	if err != nil {
		return out, false, err
	}
	if _, refused = machine.Refused(); refused {
		return out, true, nil
	}
	out.Levels, out.Whole = d.Levels, d.Whole
	out.Complete = d.Whole
	if d.Nodes == nil {
		return out, false, nil
	}
	// The same search once more, for the shortest runs: a graph that is drawn is small.
	search, err := model.Explore(lock, model.Limits{States: uint64(r.MaxNodes)}, nil, m)
	if err != nil {
		return out, false, err
	}
	at := make(model.State, machine.Words())
	machine.Follow(r.Path, at)
	if out.Symmetry {
		quotient.Canonical(at, make([]int, p.Threads))
	}
	to := make(model.State, machine.Words())
	for id := range d.Nodes {
		s := d.Nodes[id].State
		n := GraphNode{Depth: d.Nodes[id].Depth, Lines: machine.StandAt(s), States: 1}
		if out.Symmetry {
			if n.States, ok = quotient.Orbit(s); !ok {
				n.States = 0
			}
		}
		busy, moves := false, false
		for t := range p.Threads {
			place := machine.Place(s, t)
			if place == model.Inside {
				n.Inside++
			}
			if place != model.Outside {
				busy = true
				_, outcome := machine.Step(s, t, to)
				moves = moves || outcome != model.Blocked
			}
		}
		n.Stuck = busy && !moves
		run, err := search.Tell(uint32(id), -1)
		if err != nil {
			return out, false, err
		}
		n.Path = run.Steps
		if same(s, at) {
			out.At = id
		}
		out.Nodes = append(out.Nodes, n)
	}
	for _, a := range d.Arrows {
		out.Arrows = append(out.Arrows, GraphStep{a.From, a.To, a.Step.Thread, a.Step.Line})
	}
	return out, false, nil
}

func same(a, b model.State) bool {
	for k := range a {
		if a[k] != b[k] {
			return false
		}
	}
	return true
}
