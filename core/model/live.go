package model

import (
	"contend/core/fault"
	"contend/core/pace"
)

// live is what the searches for cycles work on: a whole graph of states (not of classes), and for each state who stands
// outside and who could move.
type live struct {
	lock    Lock
	search  *Search
	edges   *Edges
	threads int
	all     uint64   // one bit for each thread
	outside []uint64 // by state: the threads that stand outside
	still   []uint64 // by state: the threads that need not move: outside, or blocked
	alike   bool     // every thread can take every other's part, so one observed thread speaks for all
	meter   *pace.Meter

	part  digraph
	comps components
	skip  []bool

	// The search of a tour, see tour.
	seen  []uint32
	mark  uint32
	link  []uint32
	line  []uint32
	looks int   // edges looked at so far, see shortTour
	stop  error // the meter stopped a tour
}

// liveBytes is about what the searches for cycles take beside the graph: per state its masks, marks, components and the
// pairs of one observed thread; per edge a part of the graph.
func liveBytes(s *Search) uint64 {
	return uint64(s.Count())*(16+1+4*9+8) + uint64(len(s.Edges().to))*8
}

// newLive prepares the graph of a finished search of a lock of at most 64 threads.
func newLive(l Lock, s *Search, alike bool, meter *pace.Meter) (*live, error) {
	g := &live{lock: l, search: s, edges: s.Edges(), threads: l.Actions(), alike: alike, meter: meter}
	if g.edges == nil || g.threads > 64 {
		return nil, fault.New(fault.Internal, "", "Cycles need the whole graph and at most 64 threads.")
	}
	g.all = ^uint64(0) >> (64 - g.threads)
	count := s.Count()
	g.outside, g.still = make([]uint64, count), make([]uint64, count)
	lost := g.edges.lost
	for id := range count {
		var outside, moves uint64
		state := s.State(id)
		for t := range g.threads {
			if l.Place(state, t) == Outside {
				outside |= 1 << t
			}
		}
		for edge, end := g.edges.row(id); edge < end; edge++ {
			moves |= 1 << g.edges.action[edge]
		}
		for len(lost) > 0 && lost[0][0] == id {
			moves |= 1 << lost[0][1]
			lost = lost[1:]
		}
		g.outside[id], g.still[id] = outside, (outside|^moves)&g.all
		if err := g.tick(id); err != nil {
			return nil, err
		}
	}
	g.skip = make([]bool, count)
	g.seen, g.link, g.line = make([]uint32, count), make([]uint32, count), make([]uint32, 0, 1024)
	return g, nil
}

// observed is how many threads have to be observed one by one.
func (g *live) observed() int {
	if g.alike {
		return 1
	}
	return g.threads
}

func (g *live) tick(id uint32) error {
	if id&2047 != 0 {
		return nil
	}
	return halted(g.meter.Tick(float64(id), float64(g.search.Count())))
}

// halt is an error that came from the meter: the work was stopped, nothing is wrong with it.
type halt struct{ cause error }

func (h *halt) Error() string { return h.cause.Error() }

//go:noinline
func halted(err error) error {
	if err == nil {
		return nil
	}
	return &halt{err}
}

// begin empties the part, to be filled state by state with take and endRow.
//
//go:noinline
func (g *live) begin() {
	g.part.first = append(g.part.first[:0], 0)
	g.part.to, g.part.via = g.part.to[:0], g.part.via[:0]
}

func (g *live) take(edge uint32) {
	g.part.to = append(g.part.to, g.edges.to[edge])
	g.part.via = append(g.part.via, edge)
}

//go:noinline
func (g *live) endRow() { g.part.first = append(g.part.first, uint32(len(g.part.to))) }
