package model

import (
	"contend/core/fault"
	"contend/core/pace"
)

// DrawnStates is up to how many states a graph is drawn: more cannot be told apart on a screen.
const DrawnStates = 150

// Drawing is a small graph of states, or the number of states by depth where it is not small.
type Drawing struct {
	Levels []uint64 // states by depth; the last level may not be whole if Whole is false
	Whole  bool     // every reachable state was seen
	// Cancelled: the meter stopped it at its caller's wish.
	Cancelled bool
	Nodes     []Node  // nil if there are more than were asked for
	Arrows    []Arrow // by From, then by action
}

// Node is one state of a drawing. Nodes are in the search's order: by depth.
type Node struct {
	State State
	Depth int
}

// Arrow is one transition. Several threads may lead from one state to the same other one: each is an arrow.
type Arrow struct {
	From, To, Action int
	Step             Step
}

// Draw explores a model and returns its graph if it has at most the given number of states (1 to 100,000, 0: DrawnStates).
// The levels go on to the limits of the settings. Stopped by the meter, it returns the levels seen so far and no error.
func Draw(m Model, states int, settings Settings) (*Drawing, error) {
	if states == 0 {
		states = DrawnStates
	}
	if states < 1 || states > 100_000 {
		return nil, fault.Range("states", float64(states), 1, 100_000)
	}
	search, err := NewSearch(m, nil, Limits{States: settings.States, Bytes: settings.Bytes, Edges: uint32(states)}, nil)
	if err != nil {
		return nil, err
	}
	stop := search.Run(settings.Meter)
	d := &Drawing{Levels: search.Levels(), Whole: stop == nil && search.Stopped() == Finished, Cancelled: stop != nil && cancelled(stop)}
	if edges := search.Edges(); edges != nil {
		d.nodes(search)
		d.arrows(m, search, edges)
	}
	return d, nil
}

func (d *Drawing) nodes(search *Search) {
	d.Nodes = make([]Node, 0, search.Count())
	for depth, width := range d.Levels {
		for range width {
			id := uint32(len(d.Nodes))
			d.Nodes = append(d.Nodes, Node{State: append(State(nil), search.State(id)...), Depth: depth})
		}
	}
}

func (d *Drawing) arrows(m Model, search *Search, edges *Edges) {
	d.Arrows = make([]Arrow, len(edges.to))
	scratch := make(State, m.Words())
	for id := range search.Count() {
		for edge, end := edges.row(id); edge < end; edge++ {
			action := int(edges.action[edge])
			label, _ := m.Step(search.State(id), action, scratch)
			d.Arrows[edge] = Arrow{From: int(id), To: int(edges.to[edge]), Action: action,
				Step: Step{Thread: int(label.Thread), Line: int(label.Line)}}
		}
	}
}

// Explore counts a model that is no lock: the search alone, with a watcher of the caller's. Stopped by the meter, it
// returns what was found so far with the meter's error.
func Explore(m Model, limits Limits, watch Watcher, meter *pace.Meter) (*Search, error) {
	search, err := NewSearch(m, nil, limits, watch)
	if err != nil {
		return nil, err
	}
	return search, search.Run(meter)
}

// Tell is the run to a state of the search, and one more action after it (−1: none): of states, not classes.
func (s *Search) Tell(id uint32, last int) (*Run, error) {
	if id >= s.Count() {
		return nil, fault.Range("state", float64(id), 0, float64(s.Count())-1)
	}
	return s.tell(id, last, nil)
}
