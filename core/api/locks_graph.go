package api

import (
	"contend/core/fault"
	"contend/core/model"
	"contend/core/pace"
	"contend/core/script"
)

// GraphRequest asks for the graph of states, drawn if it has at most MaxNodes (1 to 1,000) of them. With Merge, states
// with the same future are one node. Levels go on to MaxStates, 1 to 100,000,000. Path says which node is the present one.
type GraphRequest struct {
	LookRequest
	Symmetry  string       `json:"symmetry" enum:"auto|off"`
	Tickets   TicketChoice `json:"tickets"`
	Merge     bool         `json:"merge"`
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
	Merged    int         `json:"merged"` // how many nodes there are with Merge; 0: not known, or not asked for
	Nodes     []GraphNode `json:"nodes"`  // none if there are more than MaxNodes
	Arrows    []GraphStep `json:"arrows"`
	At        int         `json:"at"` // the node of the state that the path leads to; −1: not drawn
}

// GraphNode is a state, or a class of states, told by the one that Path leads to.
type GraphNode struct {
	Depth  int     `json:"depth"`
	Beside float64 `json:"beside"` // where it stands among the nodes of its depth, 0 or more, at least 1 apart
	Lines  []int   `json:"lines"`  // where each thread stands
	Inside []int   `json:"inside"` // the threads inside
	States uint64  `json:"states"` // that the node stands for; 0: 2^64 or more
	// Stuck: some thread is not outside and no such thread can move.
	Stuck bool `json:"stuck"`
	Fails bool `json:"fails"` // some thread's next step is an error
	// What the text itself says of the state: Breaks its always(), Meets its reachable().
	Breaks bool `json:"breaks"`
	Meets  bool `json:"meets"`
	// Path leads to a state of the node, by the fewest steps.
	Path []model.Step `json:"path"`
}

// GraphStep is a transition between nodes.
type GraphStep struct {
	From   int `json:"from"`
	To     int `json:"to"`
	Thread int `json:"thread"` // in the state that From's Path leads to
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
	known := r.MaxNodes
	if r.Merge {
		known = r.MaxNodes * mergedFrom
	}
	d, err := model.Draw(lock, known, model.Settings{States: uint64(r.MaxStates), Meter: m})
	if err != nil {
		return out, false, err
	}
	if _, refused = machine.Refused(); refused {
		return out, true, nil
	}
	out.Levels, out.Whole, out.Complete, out.Cancelled = d.Levels, d.Whole, d.Whole, d.Cancelled
	if d.Nodes == nil {
		return out, false, nil
	}
	g := grapher{machine: machine, lock: lock, symmetric: out.Symmetry, drawing: d}
	g.look()
	blocks, count := g.blocks(r.Merge)
	if r.Merge {
		out.Merged = count
	}
	if count > r.MaxNodes {
		return out, false, nil
	}
	return out, false, g.draw(&out, blocks, count, r, m)
}

// mergedFrom is how many times more states than nodes are kept to be merged.
const mergedFrom = 12
