package model

// walk makes a walker at the initial state and takes it along edges of classes.
func (g *threaded) walk(edges []uint32) (*walker, error) {
	words := g.lock.Words()
	w := &walker{g: g, state: make(State, words), scratch: make(State, words), names: make([]int, g.threads)}
	g.lock.Init(w.state)
	copy(w.scratch, w.state)
	g.steps.Canonical(w.scratch, w.names)
	for _, edge := range edges {
		if err := w.takeEdge(edge); err != nil {
			return nil, err
		}
	}
	return w, nil
}

// named is the thread that goes by a number now.
func (w *walker) named(number uint32) int {
	for t, name := range w.names {
		if name == int(number) {
			return t
		}
	}
	return -1
}

// waits searches, side by side with the pairs (class, number), whether the thread followed waits, from every thread's
// start: numbered 2·pair, + 1 if it waits. edge is what each was first found by, before the one it was found from: a
// start's is its own, none says not reachable.
func (g *threaded) waits() (edge, before []uint32, err error) {
	n := g.threads
	count := 2 * g.search.Count() * n
	edge, before = make([]uint32, count), make([]uint32, count)
	for k := range before {
		before[k] = none
	}
	queue := make([]uint32, 0, 1024)
	for p := range n {
		before[2*p] = 2 * p
		queue = append(queue, 2*p)
	}
	for k := 0; k < len(queue); k++ {
		at := queue[k]
		id, p, waits := at/2/n, at/2%n, at&1 == 1
		for e, end := g.edges.row(id); e < end; e++ {
			next := waits
			if uint32(g.edges.action[e]) == p {
				next = waiting(waits, g.edges.events[e])
			}
			to := 2 * (g.edges.to[e]*n + g.after(e, p))
			if next {
				to++
			}
			if before[to] == none {
				before[to], edge[to] = at, e
				queue = append(queue, to)
			}
		}
		if err := g.tick(uint32(k)); err != nil {
			return nil, nil, err
		}
	}
	return edge, before, nil
}

// overtaking judges as live.overtaking does, by classes. It shows a cycle, but no run that reaches a bound.
func (g *threaded) overtaking(v *Verdict) error {
	n := g.threads
	edges, before, err := g.waits()
	if err != nil {
		return err
	}
	g.begin(g.search.Count() * n)
	for id := range g.search.Count() {
		for p := range n {
			node := id*n + p
			g.skip[node] = before[2*node+1] == none
			if !g.skip[node] {
				for e, end := g.edges.row(id); e < end; e++ {
					if uint32(g.edges.action[e]) != p || waiting(true, g.edges.events[e]) {
						g.take(g.edges.to[e]*n+g.after(e, p), e)
					}
				}
			}
			g.endRow()
		}
		if err := g.tick(id); err != nil {
			return err
		}
	}
	if err := g.comps.find(&g.part, g.skip, g.meter); err != nil {
		return err
	}
	for node, comp := range g.comps.of {
		if comp == none {
			continue
		}
		for row := g.part.first[node]; row < g.part.first[node+1]; row++ {
			if g.comps.of[g.part.to[row]] == comp && g.overtakes(uint32(node), row) {
				return g.tellEndless(v, uint32(node), row, edges, before)
			}
		}
	}
	v.Status, v.Bounded = Proved, true
	return g.weigh(v)
}

// overtakes: the row is an entry of another thread than the one that the node follows.
func (g *threaded) overtakes(node, row uint32) bool {
	edge := g.part.via[row]
	return g.edges.events[edge]&Entered != 0 && uint32(g.edges.action[edge]) != node%g.threads
}

func (g *threaded) tellEndless(v *Verdict, node, row uint32, edges, before []uint32) error {
	loop := []uint32{g.part.via[row]}
	if to := g.part.to[row]; to != node {
		leg, err := g.leg(to, g.threads, 0, node)
		if err != nil {
			return err
		}
		for _, row := range leg {
			loop = append(loop, g.part.via[row])
		}
	}
	var path []uint32
	for at := 2*node + 1; before[at] != at; at = before[at] {
		path = append(path, edges[at])
	}
	for i, j := 0, len(path)-1; i < j; i, j = i+1, j-1 {
		path[i], path[j] = path[j], path[i]
	}
	w, err := g.walk(path)
	if err != nil {
		return err
	}
	start, stem := append(State(nil), w.state...), len(w.steps)
	v.Status, v.Bounded, v.Thread = Refuted, false, w.named(node%g.threads)
	for first := true; first || !same(w.state, start); first = false {
		for _, edge := range loop {
			if err := w.takeEdge(edge); err != nil {
				return err
			}
		}
		if err := g.tick(0); err != nil {
			return err
		}
	}
	v.Trace, v.Cycle, v.Steps = w.steps[:stem:stem], w.steps[stem:], stem
	return nil
}

// weigh finds the most entries by others, and by each other, on walks through the part: none lies inside a component.
func (g *threaded) weigh(v *Verdict) error {
	n, nodes := g.threads, uint32(len(g.comps.of))
	together := make([]uint32, g.comps.count)
	each := make([]uint32, nodes*n) // by node and number of the other
	for first := 0; first < len(g.comps.order); {
		comp, last := g.comps.of[g.comps.order[first]], first+1
		for last < len(g.comps.order) && g.comps.of[g.comps.order[last]] == comp {
			last++
		}
		for changed := true; changed; {
			changed = false
			for _, node := range g.comps.order[first:last] {
				for row := g.part.first[node]; row < g.part.first[node+1]; row++ {
					to, edge := g.part.to[row], g.part.via[row]
					gain, action := uint32(0), uint32(g.edges.action[edge])
					if g.overtakes(node, row) {
						gain = 1
					}
					together[comp] = max(together[comp], together[g.comps.of[to]]+gain)
					for r := range n {
						most := each[to*n+g.after(edge, r)]
						if r == action {
							most += gain
						}
						if r != node%n && most > each[node*n+r] {
							each[node*n+r], changed = most, true
						}
					}
				}
			}
			changed = changed && last-first > 1
			if err := g.tick(0); err != nil {
				return err
			}
		}
		v.Bound = max(v.Bound, int(together[comp]))
		first = last
	}
	for _, most := range each {
		v.Each = max(v.Each, int(most))
	}
	return nil
}

// firstCome judges as live.firstCome does, by classes, with the same shortest run.
func (g *threaded) firstCome(v *Verdict, limit uint64) error {
	type visit struct {
		node uint32 // class and number of the thread that waits
		from uint32
		edge uint32
		kind uint8 // notArrived, nobodyAfter, or the number of one that left outside after the arrival
	}
	n := g.threads
	nodes := g.search.Count() * n
	seen, plain := make([]uint64, nodes), make([]bool, nodes)
	var queue []visit
	for p := range n {
		plain[p] = true
		queue = append(queue, visit{node: p, from: none, kind: notArrived})
	}
	tell := func(k int, last uint32) error {
		path := []uint32{last}
		at := k
		for ; queue[at].from != none; at = int(queue[at].from) {
			path = append(path, queue[at].edge)
		}
		for i, j := 0, len(path)-1; i < j; i, j = i+1, j-1 {
			path[i], path[j] = path[j], path[i]
		}
		start, err := g.walk(nil)
		if err != nil {
			return err
		}
		w, err := g.walk(path)
		if err != nil {
			return err
		}
		v.Status, v.Thread, v.Trace, v.Steps = Refuted, start.named(queue[at].node), w.steps, len(w.steps)
		return nil
	}
	for k := 0; k < len(queue); k++ {
		at := queue[k]
		id, p := at.node/n, at.node%n
		for edge, end := g.edges.row(id); edge < end; edge++ {
			by, events := uint32(g.edges.action[edge]), g.edges.events[edge]
			to := g.edges.to[edge]*n + g.after(edge, p)
			kinds, count := [2]uint8{at.kind}, 1
			if at.kind < notArrived {
				kinds[0] = uint8(g.after(edge, uint32(at.kind)))
			}
			switch {
			case by == p:
				if !waiting(at.kind != notArrived, events) {
					kinds[0] = notArrived
				} else if at.kind == notArrived {
					kinds[0] = nobodyAfter
				}
			case at.kind == nobodyAfter && events&Left != 0:
				if events&Entered != 0 {
					return tell(k, edge)
				}
				kinds[1], count = uint8(g.after(edge, by)), 2
			case uint32(at.kind) == by && events&Entered != 0:
				return tell(k, edge)
			}
			for _, kind := range kinds[:count] {
				if kind == notArrived {
					if plain[to] {
						continue
					}
					plain[to] = true
				} else {
					bit := uint64(1) << (to % n)
					if kind != nobodyAfter {
						bit = 1 << kind
					}
					if seen[to]&bit != 0 {
						continue
					}
					seen[to] |= bit
				}
				queue = append(queue, visit{to, uint32(k), edge, kind})
			}
		}
		if k&1023 == 0 && uint64(cap(queue))*16 > limit {
			v.Status, v.Because = Unknown, BecauseBytes
			return nil
		}
		if err := g.tick(uint32(k)); err != nil {
			return err
		}
	}
	v.Status = Proved
	return nil
}
