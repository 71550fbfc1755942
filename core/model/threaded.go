package model

import "contend/core/pace"

// everyStep is a quotient in which twins, threads of a state that differ in nothing, are all let move: where one thread
// is followed, it matters which of them it is.
type everyStep struct {
	Quotient
	concrete Model
	perm     []int
}

func (e *everyStep) Step(from State, action int, to State) (Label, Outcome) {
	label, outcome := e.concrete.Step(from, action, to)
	if outcome == Moved {
		e.Canonical(to, e.perm)
	}
	return label, outcome
}

// threaded is the graph of a lock's classes with the way that threads take through it: an edge says under which number
// each thread is known after it. A run of states is a walk along the edges, and a thread of it a walk through the pairs
// (class, number). So one thread is followed without telling the others apart, and fairness is kept: a cycle of classes
// is fair to a thread exactly if something serves it on the walk that the thread takes while the cycle is repeated
// (Emerson and Sistla, Utilizing symmetry when model-checking under fairness assumptions, ACM TOPLAS 19, 1997).
type threaded struct {
	lock    Lock // of states; a class's canonical member is one of them
	steps   *everyStep
	search  *Search
	edges   *Edges
	threads uint32
	renamed []uint8 // edge · threads + number before: number after
	outside []uint64
	still   []uint64 // by class: the numbers that need not move: outside, or blocked
	all     uint64
	meter   *pace.Meter

	part  digraph
	comps components
	skip  []bool
	union []uint32 // of pairs or triples, see fairComponents
	good  []bool
}

// newThreaded explores the classes of a quotient with every step. It is nil when there are more than limit classes, or
// when what follows would take more bytes than allowed.
func newThreaded(q Quotient, concrete Lock, limit uint32, bytes uint64, meter *pace.Meter) (*threaded, error) {
	n := uint32(concrete.Actions())
	steps := &everyStep{Quotient: q, concrete: concrete, perm: make([]int, n)}
	search, err := NewSearch(steps, nil, Limits{Bytes: bytes, Edges: limit}, nil)
	if err != nil {
		return nil, err
	}
	if err := search.Run(meter); err != nil {
		return nil, halted(err)
	}
	g := &threaded{lock: concrete, steps: steps, search: search, edges: search.Edges(), threads: n, meter: meter}
	if g.edges == nil {
		return nil, nil
	}
	classes, edges := uint64(search.Count()), uint64(len(g.edges.to))
	if pairs := classes * uint64(n); pairs*uint64(n) > 1<<31 ||
		search.Bytes()+edges*uint64(n)*9+pairs*(1+4*9)+pairs*uint64(n)*5 > bytes {
		return nil, nil
	}
	g.all = ^uint64(0) >> (64 - n)
	return g, g.follow()
}

// follow fills in who stands where and what each edge renames.
func (g *threaded) follow() error {
	n := int(g.threads)
	g.renamed = make([]uint8, len(g.edges.to)*n)
	g.outside, g.still = make([]uint64, g.search.Count()), make([]uint64, g.search.Count())
	to := make(State, g.steps.Words())
	lost := g.edges.lost
	for id := range g.search.Count() {
		class := g.search.State(id)
		var outside, moves uint64
		for p := range n {
			if g.lock.Place(class, p) == Outside {
				outside |= 1 << p
			}
		}
		for edge, end := g.edges.row(id); edge < end; edge++ {
			moves |= 1 << g.edges.action[edge]
			g.steps.Step(class, int(g.edges.action[edge]), to)
			for p, name := range g.steps.perm {
				g.renamed[int(edge)*n+p] = uint8(name)
			}
		}
		for len(lost) > 0 && lost[0][0] == id {
			moves |= 1 << lost[0][1]
			lost = lost[1:]
		}
		g.outside[id], g.still[id] = outside, (outside|^moves)&g.all
		if err := g.tick(id); err != nil {
			return err
		}
	}
	return nil
}

func (g *threaded) tick(id uint32) error {
	if id&1023 != 0 {
		return nil
	}
	return halted(g.meter.Tick(float64(id), float64(g.search.Count())))
}

func (g *threaded) after(edge, p uint32) uint32 { return uint32(g.renamed[edge*g.threads+p]) }

// starving is the part of the pairs in which the thread followed is not outside and does not enter.
func (g *threaded) starving() error {
	n := g.threads
	g.begin(g.search.Count() * n)
	for id := range g.search.Count() {
		for p := range n {
			g.skip[id*n+p] = g.outside[id]>>p&1 == 1
			if !g.skip[id*n+p] {
				for edge, end := g.edges.row(id); edge < end; edge++ {
					to, q := g.edges.to[edge], g.after(edge, p)
					enters := uint32(g.edges.action[edge]) == p && g.edges.events[edge]&Entered != 0
					if !enters && g.outside[to]>>q&1 == 0 {
						g.take(to*n+q, edge)
					}
				}
			}
			g.endRow()
		}
		if err := g.tick(id); err != nil {
			return err
		}
	}
	return g.comps.find(&g.part, g.skip, g.meter)
}

// noEntries is the part of the classes in which nobody enters.
func (g *threaded) noEntries() error {
	g.begin(g.search.Count())
	for id := range g.search.Count() {
		g.skip[id] = false
		for edge, end := g.edges.row(id); edge < end; edge++ {
			if g.edges.events[edge]&Entered == 0 {
				g.take(g.edges.to[edge], edge)
			}
		}
		g.endRow()
		if err := g.tick(id); err != nil {
			return err
		}
	}
	return g.comps.find(&g.part, g.skip, g.meter)
}

//go:noinline
func (g *threaded) begin(nodes uint32) {
	if uint32(len(g.skip)) != nodes {
		g.skip = make([]bool, nodes)
	}
	g.part.first = append(g.part.first[:0], 0)
	g.part.to, g.part.via = g.part.to[:0], g.part.via[:0]
}

func (g *threaded) take(to, edge uint32) {
	g.part.to = append(g.part.to, to)
	g.part.via = append(g.part.via, edge)
}

//go:noinline
func (g *threaded) endRow() { g.part.first = append(g.part.first, uint32(len(g.part.to))) }

// fairComponents tells of each component of the part whether a fair run can stay in it, and whether it has an edge; per
// is how many nodes a class has in the part: 1, or one for each thread that may be followed.
//
// Within a component each edge renames the threads one to one, so their walks fall into closed sets: found by union of
// what edges join. The component is fair if each set is served somewhere: by a step of the thread, or where it stands
// still.
func (g *threaded) fairComponents(per uint32) (fair, turns []bool, err error) {
	n, nodes := g.threads, uint32(len(g.comps.of))
	if uint32(len(g.union)) < nodes*n {
		g.union, g.good = make([]uint32, nodes*n), make([]bool, nodes*n)
	}
	for k := range nodes * n {
		g.union[k], g.good[k] = k, false
	}
	fair, turns = make([]bool, g.comps.count), make([]bool, g.comps.count)
	for node := range nodes {
		for row := g.part.first[node]; row < g.part.first[node+1]; row++ {
			to, edge := g.part.to[row], g.part.via[row]
			if g.comps.of[node] != g.comps.of[to] {
				continue
			}
			turns[g.comps.of[node]] = true
			for r := range n {
				g.join(node*n+r, to*n+g.after(edge, r))
			}
		}
		if err := g.tick(node); err != nil {
			return nil, nil, err
		}
	}
	for node := range nodes {
		if g.comps.of[node] == none {
			continue
		}
		fair[g.comps.of[node]] = true // until a set is met that nothing serves
		for r := range n {
			if g.still[node/per]>>r&1 == 1 {
				g.good[g.root(node*n+r)] = true
			}
		}
		for row := g.part.first[node]; row < g.part.first[node+1]; row++ {
			if edge := g.part.via[row]; g.comps.of[node] == g.comps.of[g.part.to[row]] {
				g.good[g.root(node*n+uint32(g.edges.action[edge]))] = true
			}
		}
		if err := g.tick(node); err != nil {
			return nil, nil, err
		}
	}
	for node := range nodes {
		if comp := g.comps.of[node]; comp != none {
			for r := range n {
				if !g.good[g.root(node*n+r)] {
					fair[comp] = false
				}
			}
		}
		if err := g.tick(node); err != nil {
			return nil, nil, err
		}
	}
	return fair, turns, nil
}

func (g *threaded) root(k uint32) uint32 {
	for g.union[k] != k {
		g.union[k] = g.union[g.union[k]] // halves the way for the next time
		k = g.union[k]
	}
	return k
}

func (g *threaded) join(a, b uint32) {
	if a, b = g.root(a), g.root(b); a < b {
		g.union[b] = a
	} else {
		g.union[a] = b
	}
}
