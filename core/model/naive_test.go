package model

// naive judges a lock by other means than Check: a map of states, fixed points instead of components, value iteration
// instead of longest paths, sets of threads instead of one at a time. It is slow and short.
type naive struct {
	lock   Lock
	states []State
	depth  []int
	out    [][]naiveEdge
	still  []uint64
	all    uint64

	exceeded                bool
	failed, together, stuck int // least steps, −1: never
	transitions             int
	arrived                 bool
	starves, livelock       bool
	bound, each, outOfTurn  int // −1: unbounded; −1: never
	wholeDeep               int
}

type naiveEdge struct {
	to, by int
	events Events
}

func judgeNaively(l Lock) *naive {
	w := &naive{lock: l, all: 1<<l.Actions() - 1, failed: -1, together: -1, stuck: -1}
	w.explore()
	if text, ok := l.(Texted); ok {
		w.arrived = text.HasDoorway()
	}
	if w.exceeded {
		return w
	}
	for t := range l.Actions() {
		w.starves = w.starves || w.fairlyForEver(func(id int) bool { return l.Place(w.states[id], t) != Outside },
			func(e naiveEdge) bool { return e.by != t || e.events&Entered == 0 }, true)
	}
	w.livelock = w.fairlyForEver(func(int) bool { return true }, func(e naiveEdge) bool { return e.events&Entered == 0 }, false)
	for t := range l.Actions() {
		w.overtaken(t)
	}
	w.outOfTurn = w.firstCome()
	return w
}

func (w *naive) explore() {
	key := func(s State) string {
		var text []byte
		for _, word := range s {
			for k := range 8 {
				text = append(text, byte(word>>(8*k)))
			}
		}
		return string(text)
	}
	first := make(State, w.lock.Words())
	w.lock.Init(first)
	known := map[string]int{key(first): 0}
	w.states, w.depth = []State{first}, []int{0}
	least := func(at *int, depth int) {
		if *at < 0 || depth < *at {
			*at = depth
		}
	}
	for id := 0; id < len(w.states); id++ {
		s := w.states[id]
		w.wholeDeep = max(w.wholeDeep, w.depth[id])
		if insideAtLeast(w.lock, s, 2) {
			least(&w.together, w.depth[id])
		}
		var edges []naiveEdge
		still, waiting, movers := uint64(0), false, false
		for t := range w.lock.Actions() {
			to := make(State, w.lock.Words())
			label, outcome := w.lock.Step(s, t, to)
			outside := w.lock.Place(s, t) == Outside
			waiting = waiting || !outside
			movers = movers || (!outside && outcome != Blocked)
			if outside || outcome == Blocked {
				still |= 1 << t
			}
			switch outcome {
			case Failed:
				least(&w.failed, w.depth[id]+1)
			case Exceeded:
				w.exceeded = true
			case Moved:
				w.transitions++
				w.arrived = w.arrived || label.Events&Arrived != 0
				k, seen := known[key(to)]
				if !seen {
					k = len(w.states)
					known[key(to)] = k
					w.states, w.depth = append(w.states, to), append(w.depth, w.depth[id]+1)
				}
				edges = append(edges, naiveEdge{k, t, label.Events})
			}
		}
		if waiting && !movers {
			least(&w.stuck, w.depth[id])
		}
		w.out, w.still = append(w.out, edges), append(w.still, still)
	}
}

// fairlyForEver: some fair run stays in the states and edges named for ever. It is the greatest set of pairs (state, who
// came last) from each of which, inside the set, every thread's turn or standing still lies ahead (Emerson and Lei,
// 1986). rest lets a run stand for ever where everybody may.
func (w *naive) fairlyForEver(in func(int) bool, by func(naiveEdge) bool, rest bool) bool {
	threads := w.lock.Actions()
	width := threads + 1
	count := len(w.states) * width
	next := make([][]int, count)
	alive := make([]bool, count)
	for id, edges := range w.out {
		for last := range width {
			at := id*width + last
			alive[at] = in(id)
			for _, e := range edges {
				if by(e) && in(id) && in(e.to) {
					next[at] = append(next[at], e.to*width+e.by)
				}
			}
			if rest && w.still[id] == w.all {
				next[at] = append(next[at], id*width+threads)
			}
		}
	}
	for changed := true; changed; {
		changed = false
		for t := range threads {
			reach := make([]bool, count) // from here, a pair of the set that serves t, after at least one step
			for grew := true; grew; {
				grew = false
				for at := range count {
					if reach[at] || !alive[at] {
						continue
					}
					for _, to := range next[at] {
						if alive[to] && (reach[to] || to%width == t || w.still[to/width]>>t&1 == 1) {
							reach[at], grew = true, true
							break
						}
					}
				}
			}
			for at := range count {
				if alive[at] && !reach[at] {
					alive[at], changed = false, true
				}
			}
		}
	}
	for _, a := range alive {
		if a {
			return true
		}
	}
	return false
}

// phase of the wait of t, retold: what was left, the doorway, what was reached.
func naivePhase(waits bool, e naiveEdge, t int) bool {
	if e.by != t {
		return waits
	}
	if e.events&Left != 0 {
		waits = false
	}
	if e.events&Arrived != 0 {
		waits = true
	}
	return waits && e.events&(Entered|Rested) == 0
}

func (w *naive) overtaken(t int) {
	reached := make([]bool, 2*len(w.states))
	stack := []int{0}
	reached[0] = true
	for len(stack) > 0 {
		at := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for _, e := range w.out[at/2] {
			to := 2 * e.to
			if naivePhase(at%2 == 1, e, t) {
				to++
			}
			if !reached[to] {
				reached[to] = true
				stack = append(stack, to)
			}
		}
	}
	for by := -1; by < w.lock.Actions(); by++ {
		most := make([]int, len(w.states))
		endless := false
		for round := 0; round <= len(w.states); round++ {
			endless = false
			for id := range w.states {
				if !reached[2*id+1] {
					continue
				}
				for _, e := range w.out[id] {
					if !naivePhase(true, e, t) {
						continue
					}
					gain := most[e.to]
					if e.by != t && e.events&Entered != 0 && (by < 0 || e.by == by) {
						gain++
					}
					if gain > most[id] {
						most[id], endless = gain, true
					}
				}
			}
			if !endless {
				break
			}
		}
		result := &w.bound
		if by >= 0 {
			result = &w.each
		}
		for _, m := range most {
			if *result >= 0 {
				*result = max(*result, m)
			}
		}
		if endless {
			*result = -1
		}
	}
}

func (w *naive) firstCome() int {
	type monitored struct {
		id     int
		waits  bool
		behind uint64 // who left outside after the arrival
	}
	best := -1
	for t := range w.lock.Actions() {
		depth := map[monitored]int{{}: 0}
		queue := []monitored{{}}
		for k := 0; k < len(queue); k++ {
			at := queue[k]
			for _, e := range w.out[at.id] {
				to := monitored{e.to, naivePhase(at.waits, e, t), at.behind}
				if e.by != t && at.waits {
					if e.events&Left != 0 {
						to.behind |= 1 << e.by
					}
					if e.events&Entered != 0 && to.behind>>e.by&1 == 1 {
						if steps := depth[at] + 1; best < 0 || steps < best {
							best = steps
						}
					}
					if e.events&(Entered|Rested) != 0 {
						to.behind &^= 1 << e.by
					}
				}
				if !to.waits {
					to.behind = 0
				}
				if _, seen := depth[to]; !seen {
					depth[to] = depth[at] + 1
					queue = append(queue, to)
				}
			}
		}
	}
	return best
}
