package model

// visit is a state met in the search of first-come-first-served, with what has happened to two threads on the way.
type visit struct {
	id   uint32
	from uint32 // the visit it was found from
	kind uint8  // notArrived, nobodyAfter, or the thread that left outside after the arrival
	by   uint8  // the thread whose step led here
}

const (
	notArrived  = 254
	nobodyAfter = 255
)

// firstCome searches, for each thread, a shortest run on which it arrives, another thread leaves outside after that, and
// the other one enters first. A visit follows at most one of those who left later; following each of them in visits of
// its own misses nothing.
func (g *live) firstCome(v *Verdict, limit uint64) error {
	v.Status = Proved
	best := -1
	for thread := range g.observed() {
		path, whole, err := g.firstComeOf(thread, best, limit)
		if err != nil {
			return err
		}
		if !whole && v.Status == Proved {
			v.Status, v.Because = Unknown, BecauseBytes
		}
		if path != nil {
			best = len(path)
			run, err := Replay(g.lock, nil, path)
			if err != nil {
				return err
			}
			v.Status, v.Because = Refuted, ""
			v.Thread, v.Trace, v.Steps = thread, run.Steps, len(run.Steps)
		}
	}
	return nil
}

// firstComeOf is the list of actions of such a run, nil if there is none, or none shorter than below (−1: any). whole is
// false when the search would have taken more than limit bytes.
func (g *live) firstComeOf(thread, below int, limit uint64) (path []int, whole bool, err error) {
	// By state: bit j: visited with j the one who left later; bit thread: visited with nobody after.
	seen := make([]uint64, g.search.Count())
	plain := make([]bool, g.search.Count()) // visited with the thread not arrived
	plain[0] = true
	queue := []visit{{kind: notArrived}}
	depth, levelEnd := 0, 1
	for k := 0; k < len(queue); k++ {
		if k == levelEnd {
			if depth, levelEnd = depth+1, len(queue); below >= 0 && depth+1 >= below {
				return nil, true, nil
			}
			if uint64(cap(queue))*12 > limit {
				return nil, false, nil
			}
		}
		at := queue[k]
		for edge, end := g.edges.row(at.id); edge < end; edge++ {
			by, events, to := int(g.edges.action[edge]), g.edges.events[edge], g.edges.to[edge]
			kinds, count := [2]uint8{at.kind}, 1
			switch {
			case by == thread:
				if !waiting(at.kind != notArrived, events) {
					kinds[0] = notArrived
				} else if at.kind == notArrived {
					kinds[0] = nobodyAfter
				}
			case at.kind == nobodyAfter && events&Left != 0 && (!g.alike || by == (thread+1)%g.threads):
				if events&Entered != 0 {
					return visited(queue, k, by), true, nil
				}
				kinds[1], count = uint8(by), 2
			case at.kind == uint8(by):
				if events&Entered != 0 {
					return visited(queue, k, by), true, nil
				}
			}
			for _, kind := range kinds[:count] {
				if kind == notArrived {
					if plain[to] {
						continue
					}
					plain[to] = true
				} else {
					bit := uint64(1) << thread
					if kind != nobodyAfter {
						bit = 1 << kind
					}
					if seen[to]&bit != 0 {
						continue
					}
					seen[to] |= bit
				}
				queue = append(queue, visit{id: to, from: uint32(k), kind: kind, by: uint8(by)})
			}
		}
		if err := g.tick(uint32(k)); err != nil {
			return nil, false, err
		}
	}
	return nil, true, nil
}

// visited is the list of actions that led to visit k, and one more.
//
//go:noinline
func visited(queue []visit, k, last int) []int {
	path := []int{last}
	for ; k != 0; k = int(queue[k].from) {
		path = append(path, int(queue[k].by))
	}
	for i, j := 0, len(path)-1; i < j; i, j = i+1, j-1 {
		path[i], path[j] = path[j], path[i]
	}
	return path
}
