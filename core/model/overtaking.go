package model

// waiting is what follows one thread's wait: from its first arrival since it was outside, or since it entered, to its
// entry, or to its coming to rest without one.
//
// Within one step the doorway's end is passed before a place is reached.
func waiting(before bool, events Events) bool {
	if events&Arrived != 0 {
		before = true
	}
	if events&(Entered|Rested) != 0 {
		before = false
	}
	return before
}

// waits searches, side by side with the graph, whether a thread waits: pairs of a state and yes or no, numbered 2·state
// and 2·state + 1. from[pair] is the pair it was first found from, none if it is not reachable; the first pair's is its
// own.
func (g *live) waits(thread int) (from []uint32, err error) {
	from = make([]uint32, 2*g.search.Count())
	for k := range from {
		from[k] = none
	}
	from[0] = 0
	queue := []uint32{0}
	for k := 0; k < len(queue); k++ {
		pair := queue[k]
		id, waits := pair>>1, pair&1 == 1
		for edge, end := g.edges.row(id); edge < end; edge++ {
			next := waits
			if int(g.edges.action[edge]) == thread {
				next = waiting(waits, g.edges.events[edge])
			}
			to := g.edges.to[edge] << 1
			if next {
				to |= 1
			}
			if from[to] == none {
				from[to] = pair
				queue = append(queue, to)
			}
		}
		if err := g.tick(uint32(k)); err != nil {
			return nil, err
		}
	}
	return from, nil
}

// overtaking finds the most entries by others, together and by one of them, while a thread waits: the heaviest walk
// through the states in which it waits, where an entry weighs 1. The walk is bounded exactly if no component of that
// part of the graph has an entry inside; then the components, which have no cycles among them, are gone through from the
// last to the first.
func (g *live) overtaking(v *Verdict) error {
	v.Bounded = true
	for thread := range g.observed() {
		from, err := g.waits(thread)
		if err != nil {
			return err
		}
		g.begin()
		for id := range g.search.Count() {
			g.skip[id] = from[2*id+1] == none
			if !g.skip[id] {
				for edge, end := g.edges.row(id); edge < end; edge++ {
					if int(g.edges.action[edge]) != thread || waiting(true, g.edges.events[edge]) {
						g.take(edge)
					}
				}
			}
			g.endRow()
			if err := g.tick(id); err != nil {
				return err
			}
		}
		if err := g.comps.find(&g.part, g.skip, g.meter); err != nil {
			return err
		}
		walk, err := g.endlessEntries(thread)
		if err != nil {
			return err
		}
		if walk != nil {
			v.Status, v.Bounded, v.Bound, v.Each, v.Thread = Refuted, false, 0, 0, thread
			return g.tellEndless(v, walk, from)
		}
		if err := g.heaviest(thread, from, v); err != nil {
			return err
		}
	}
	v.Status = Proved
	return nil
}

// overtakes: the edge is an entry of somebody else.
func (g *live) overtakes(edge uint32, thread int) bool {
	return g.edges.events[edge]&Entered != 0 && int(g.edges.action[edge]) != thread
}

// endlessEntries is a cycle of the part with an entry of somebody else in it, the shortest among those that were looked
// at, or nil if there is none.
func (g *live) endlessEntries(thread int) ([]uint32, error) {
	var best []uint32
	g.looks = 0
	for id := range g.search.Count() {
		if g.comps.of[id] == none {
			continue
		}
		for row := g.part.first[id]; row < g.part.first[id+1]; row++ {
			to, edge := g.part.to[row], g.part.via[row]
			if g.comps.of[to] != g.comps.of[id] || !g.overtakes(edge, thread) || (best != nil && g.looks > tourEdges) {
				continue
			}
			walk := []uint32{edge}
			if to != id {
				walk = append(walk, g.home(to, id)...)
			}
			if g.stop != nil {
				return nil, g.stop
			}
			if best == nil || len(walk) < len(best) {
				best = walk
			}
		}
		if err := g.tick(id); err != nil {
			return nil, err
		}
	}
	return best, nil
}

// tellEndless turns the cycle so that the run to it is short, and tells both.
func (g *live) tellEndless(v *Verdict, walk []uint32, from []uint32) error {
	turn, least := 0, -1
	for k, edge := range walk {
		length := 0
		for pair := 2*g.edges.source(edge) + 1; pair != 0; pair = from[pair] {
			length++
		}
		if least < 0 || length < least {
			turn, least = k, length
		}
	}
	walk = append(walk[turn:len(walk):len(walk)], walk[:turn]...)
	path, err := g.pairPath(2*g.edges.source(walk[0])+1, v.Thread, from)
	if err != nil {
		return err
	}
	v.Trace, v.Cycle, err = g.told(path, walk)
	v.Steps = len(v.Trace)
	return err
}

// pairPath is the list of actions along the links of waits to a pair.
func (g *live) pairPath(pair uint32, thread int, from []uint32) ([]int, error) {
	var path []int
	for ; pair != 0; pair = from[pair] {
		before := from[pair]
		for edge, end := g.edges.row(before >> 1); edge < end; edge++ {
			waits := before&1 == 1
			if int(g.edges.action[edge]) == thread {
				waits = waiting(waits, g.edges.events[edge])
			}
			if g.edges.to[edge] == pair>>1 && waits == (pair&1 == 1) {
				path = append(path, int(g.edges.action[edge]))
				break
			}
		}
	}
	for i, j := 0, len(path)-1; i < j; i, j = i+1, j-1 {
		path[i], path[j] = path[j], path[i]
	}
	return path, nil
}

// heaviest raises v.Bound and v.Each to what can happen while a thread waits, and keeps a run that reaches the bound.
func (g *live) heaviest(thread int, from []uint32, v *Verdict) error {
	weight := make([]uint32, g.comps.count)
	for by := range g.threads {
		if by == thread || (g.alike && by != (thread+1)%g.threads) {
			continue
		}
		most, _, err := g.weigh(weight, func(edge uint32) bool {
			return g.edges.events[edge]&Entered != 0 && int(g.edges.action[edge]) == by
		})
		if err != nil {
			return err
		}
		v.Each = max(v.Each, most)
	}
	most, at, err := g.weigh(weight, func(edge uint32) bool { return g.overtakes(edge, thread) })
	if err != nil || most <= v.Bound {
		return err
	}
	v.Bound, v.Thread = most, thread
	path, err := g.pairPath(2*at+1, thread, from)
	if err != nil {
		return err
	}
	// The run: inside a component to the nearest edge out of it that keeps the whole weight, and so on.
	for left := uint32(most); left > 0; {
		leg := g.leg(at, func(edge, to uint32, inside bool) bool {
			rest := weight[g.comps.of[to]]
			if g.overtakes(edge, thread) {
				rest++
			}
			return !inside && rest == left
		})
		if leg == nil {
			return g.stop // or impossible: a weight comes from an edge
		}
		for _, edge := range leg {
			if g.overtakes(edge, thread) {
				left--
			}
			path = append(path, int(g.edges.action[edge]))
			at = g.edges.to[edge]
		}
	}
	v.Trace, _, err = g.told(path, nil)
	v.Steps = len(v.Trace)
	return err
}

// weigh fills in, for each component of the part, the most edges that count on a walk from it, given that none of them
// lies inside a component. It tells the most of all and a state of the component that has it.
func (g *live) weigh(weight []uint32, counts func(edge uint32) bool) (most int, at uint32, err error) {
	for k := range weight {
		weight[k] = 0
	}
	for k, id := range g.comps.order {
		comp := g.comps.of[id]
		for row := g.part.first[id]; row < g.part.first[id+1]; row++ {
			w := weight[g.comps.of[g.part.to[row]]]
			if counts(g.part.via[row]) {
				w++
			}
			weight[comp] = max(weight[comp], w)
		}
		if int(weight[comp]) > most {
			most, at = int(weight[comp]), id
		}
		if err := g.tick(uint32(k)); err != nil {
			return 0, 0, err
		}
	}
	return most, at, nil
}
