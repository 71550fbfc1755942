package model

// In search of a short cycle to show, so many states of a component are tried as its start, and no further one once so
// many edges were looked at.
const (
	starts    = 24
	tourEdges = 3_000_000
)

// tour makes a closed walk inside start's component of the part: a list of edges from start back to start. On it, each
// thread in need makes a step or stands still (outside, or blocked) in some state. With need 0 it is a shortest cycle
// through start. It goes each time to the nearest state that serves a thread not served yet, and home at the end. The
// walk is empty when start serves everybody by itself.
func (g *live) tour(start uint32, need uint64) []uint32 {
	var walk []uint32
	at, left := start, need&^g.still[start]
	for left != 0 {
		leg := g.leg(at, func(edge, to uint32, inside bool) bool {
			return inside && left&(1<<g.edges.action[edge]|g.still[to]) != 0
		})
		if leg == nil {
			return nil // the meter stopped it; in a fair component there is always a way
		}
		for _, edge := range leg {
			at = g.edges.to[edge]
			left &^= 1<<g.edges.action[edge] | g.still[at]
		}
		walk = append(walk, leg...)
	}
	if at != start || need == 0 {
		walk = append(walk, g.home(at, start)...)
	}
	return walk
}

// leg is a shortest list of at least one edge from a state, inside its component but for the last edge, that ends with
// an edge that is a goal; nil if there is none. goal hears whether the edge stays inside.
func (g *live) leg(from uint32, goal func(edge, to uint32, inside bool) bool) []uint32 {
	comp := g.comps.of[from]
	g.mark++
	queue := append(g.line[:0], from)
	defer func() { g.line = queue }()
	for k := 0; k < len(queue); k++ {
		at := queue[k]
		for row := g.part.first[at]; row < g.part.first[at+1]; row++ {
			to, edge := g.part.to[row], g.part.via[row]
			inside := g.comps.of[to] == comp
			if g.looks++; g.looks&0xffff == 0 {
				if g.stop = halted(g.meter.Tick(0, 0)); g.stop != nil {
					return nil
				}
			}
			if goal(edge, to, inside) {
				return g.unwind(from, at, edge)
			}
			if inside && g.seen[to] != g.mark && to != from {
				g.seen[to], g.link[to] = g.mark, edge
				queue = append(queue, to)
			}
		}
	}
	return nil
}

// home is a shortest list of edges inside a component from one state to another, or round to itself.
func (g *live) home(from, start uint32) []uint32 {
	return g.leg(from, func(_, to uint32, inside bool) bool { return inside && to == start })
}

// unwind is the list of edges that led from a state to at, and one more edge.
func (g *live) unwind(from, at, last uint32) []uint32 {
	walk := []uint32{last}
	for at != from {
		walk = append(walk, g.link[at])
		at = g.edges.source(g.link[at])
	}
	for i, j := 0, len(walk)-1; i < j; i, j = i+1, j-1 {
		walk[i], walk[j] = walk[j], walk[i]
	}
	return walk
}

// shortTour tries some states of the component of first, lowest numbers first, and gives the start and the walk of the
// shortest tour.
func (g *live) shortTour(first uint32, need uint64) (start uint32, walk []uint32, err error) {
	comp, tried := g.comps.of[first], 0
	start, g.looks = first, 0
	for id := first; id < uint32(len(g.comps.of)) && tried < starts && g.looks < tourEdges; id++ {
		if g.comps.of[id] != comp {
			continue
		}
		if w := g.tour(id, need); tried == 0 || len(w) < len(walk) {
			start, walk = id, w
		}
		if g.stop != nil {
			return 0, nil, g.stop
		}
		tried++
	}
	return start, walk, nil
}

// lasso tells the shortest run to start and the walk from there.
func (g *live) lasso(start uint32, walk []uint32) (trace, cycle []Step, err error) {
	path, err := g.search.Path(start)
	if err != nil {
		return nil, nil, err
	}
	return g.told(path, walk)
}

func (g *live) told(path []int, walk []uint32) (trace, cycle []Step, err error) {
	stem := len(path)
	for _, edge := range walk {
		path = append(path, int(g.edges.action[edge]))
	}
	run, err := Replay(g.lock, nil, path)
	if err != nil {
		return nil, nil, err
	}
	return run.Steps[:stem:stem], run.Steps[stem:], nil
}
