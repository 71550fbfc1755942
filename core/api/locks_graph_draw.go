package api

import (
	"math"
	"strconv"

	"contend/core/model"
	"contend/core/pace"
	"contend/core/script"
)

// grapher turns a drawing of packed states into nodes that people read.
type grapher struct {
	machine   *script.Machine
	lock      model.Lock
	symmetric bool
	drawing   *model.Drawing
	seen      []GraphNode // what is true of each state
	index     map[string]int
}

// look finds what is true of each state of the drawing.
func (g *grapher) look() {
	g.index = make(map[string]int, len(g.drawing.Nodes))
	g.seen = make([]GraphNode, len(g.drawing.Nodes))
	for id := range g.drawing.Nodes {
		s := g.drawing.Nodes[id].State
		g.index[keyOf(s)] = id
		g.seen[id] = g.facts(s)
	}
}

func (g *grapher) facts(s model.State) GraphNode {
	out := GraphNode{Lines: g.machine.StandAt(s), Inside: []int{}}
	to := make(model.State, len(s))
	busy, moves := false, false
	for t := range g.machine.Actions() {
		_, outcome := g.machine.Step(s, t, to)
		out.Fails = out.Fails || outcome == model.Failed
		place := g.machine.Place(s, t)
		if place == model.Inside {
			out.Inside = append(out.Inside, t)
		}
		if place != model.Outside {
			busy = true
			moves = moves || outcome != model.Blocked
		}
	}
	out.Stuck = busy && !moves
	always, err := g.machine.Always(s)
	out.Breaks = !always && err == nil
	meets, has, err := g.machine.Reachable(s)
	out.Meets = meets && has && err == nil
	return out
}

// blocks gives each state its node: states of a node stand at the same lines, whoever they are where threads are alike,
// and the same is true of them.
func (g *grapher) blocks(merge bool) (blocks []int, count int) {
	if !merge {
		blocks = make([]int, len(g.seen))
		for id := range blocks {
			blocks[id] = id
		}
		return blocks, len(blocks)
	}
	kinds := make([]string, len(g.seen))
	for id := range g.seen {
		n := &g.seen[id]
		var lines []int
		for _, line := range n.Lines {
			lines = append(lines, line)
			for k := len(lines) - 1; g.symmetric && k > 0 && lines[k] < lines[k-1]; k-- {
				lines[k], lines[k-1] = lines[k-1], lines[k]
			}
		}
		kind := strconv.Itoa(len(n.Inside))
		for _, yes := range []bool{n.Stuck, n.Fails, n.Breaks, n.Meets} {
			kind += strconv.FormatBool(yes)
		}
		for _, line := range lines {
			kind += " " + strconv.Itoa(line)
		}
		kinds[id] = kind
	}
	return g.drawing.Merge(kinds, g.symmetric)
}

// draw fills in the nodes and arrows. A node is told by the state that its path leads to, whose threads have the names
// that they have in the stepper.
func (g *grapher) draw(out *Graph, blocks []int, count int, r *GraphRequest, m *pace.Meter) error {
	// The same search once more, for the shortest runs: a graph that is drawn is small.
	search, err := model.Explore(g.lock, model.Limits{States: uint64(len(g.seen))}, nil, m)
	if err != nil {
		return err
	}
	quotient, _ := g.lock.(*script.Quotient)
	scratch := make([]int, g.machine.Actions())
	find := func(s model.State) int {
		if quotient != nil {
			quotient.Canonical(s, scratch)
		}
		if id, ok := g.index[keyOf(s)]; ok {
			return blocks[id]
		}
		return -1
	}
	out.Nodes = make([]GraphNode, 0, count)
	depths := make([]int, 0, count)
	var pairs [][2]int
	to := make(model.State, g.machine.Words())
	for id, block := range blocks {
		states, ok := uint64(1), true
		if quotient != nil {
			states, ok = quotient.Orbit(g.drawing.Nodes[id].State)
		}
		if block < len(out.Nodes) {
			out.Nodes[block].States = more(out.Nodes[block].States, states, ok)
			continue
		}
		run, err := search.Tell(uint32(id), -1)
		if err != nil {
			return err
		}
		s := make(model.State, g.machine.Words())
		path := make([]script.StepID, len(run.Steps))
		for k, step := range run.Steps {
			path[k] = script.StepID{Thread: step.Thread, Line: step.Line}
		}
		g.machine.Follow(path, s)
		n := g.facts(s)
		n.Depth, n.Path = g.drawing.Nodes[id].Depth, run.Steps
		n.States = more(0, states, ok)
		out.Nodes = append(out.Nodes, n)
		depths = append(depths, n.Depth)
		first, row := len(out.Arrows), g.row(id)
		for t := range g.machine.Actions() {
			label, outcome := g.machine.Step(s, t, to)
			if outcome != model.Moved {
				continue
			}
			arrow := GraphStep{From: block, To: find(to), Thread: t, Line: int(label.Line)}
			if arrow.To < 0 || g.symmetric && told(out.Arrows[first:], arrow) >= most(row, arrow, r.Merge) {
				continue
			}
			out.Arrows = append(out.Arrows, arrow)
			pairs = append(pairs, [2]int{arrow.From, arrow.To})
		}
	}
	for id, at := range model.Layers(depths, pairs) {
		out.Nodes[id].Beside = at
		if out.Nodes[id].States == math.MaxUint64 {
			out.Nodes[id].States = 0
		}
	}
	here := make(model.State, g.machine.Words())
	g.machine.Follow(r.Path, here)
	out.At = find(here)
	return nil
}

// row is the arrows from a state.
func (g *grapher) row(id int) []model.Arrow {
	all := g.drawing.Arrows
	from := 0
	for from < len(all) && all[from].From < id {
		from++
	}
	to := from
	for to < len(all) && all[to].From == id {
		to++
	}
	return all[from:to]
}

// more adds states to a count; a count that 64 bits do not hold stays at their largest number.
func more(sum, states uint64, known bool) uint64 {
	if !known || sum+states < sum {
		return math.MaxUint64
	}
	return sum + states
}

// told is how many arrows say the same: the same line to the same node, whoever takes it.
func told(arrows []GraphStep, a GraphStep) (n int) {
	for _, b := range arrows {
		if b.To == a.To && b.Line == a.Line {
			n++
		}
	}
	return n
}

// most is how many such arrows the graph has: threads that are alike in every respect share one, and where nodes are
// merged all do.
func most(row []model.Arrow, a GraphStep, merged bool) (n int) {
	if merged {
		return 1
	}
	for _, b := range row {
		if b.To == a.To && b.Step.Line == a.Line {
			n++
		}
	}
	return n
}

func keyOf(s model.State) string {
	b := make([]byte, 0, 8*len(s))
	for _, word := range s {
		for shift := 0; shift < 64; shift += 8 {
			b = append(b, byte(word>>shift))
		}
	}
	return string(b)
}
