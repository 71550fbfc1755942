package model

// fairness is what a component offers for a fair run that stays in it: the threads that make a step in it or stand
// still in one of its states, and whether it has an edge at all.
type fairness struct {
	served uint64
	first  uint32 // its state with the lowest number
	states uint32
	turns  bool
}

// fairness looks at all components of the part. A run that goes round a whole component for ever is fair under weak
// fairness exactly if every thread makes a step in it or stands still somewhere in it: the largest components suffice.
func (g *live) fairness() ([]fairness, error) {
	all := make([]fairness, g.comps.count)
	for k := range all {
		all[k].first = none
	}
	for id := range g.search.Count() {
		comp := g.comps.of[id]
		if comp == none {
			continue
		}
		f := &all[comp]
		f.first = min(f.first, id)
		f.states++
		f.served |= g.still[id]
		for row := g.part.first[id]; row < g.part.first[id+1]; row++ {
			if g.comps.of[g.part.to[row]] == comp {
				f.turns = true
				f.served |= 1 << g.edges.action[g.part.via[row]]
			}
		}
		if err := g.tick(id); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// starving cuts the graph down to what goes on while a thread is not outside and does not enter, and finds the
// components of that.
func (g *live) starving(thread int) error {
	bit := uint64(1) << thread
	g.begin()
	for id := range g.search.Count() {
		g.skip[id] = g.outside[id]&bit != 0
		if !g.skip[id] {
			for edge, end := g.edges.row(id); edge < end; edge++ {
				enters := int(g.edges.action[edge]) == thread && g.edges.events[edge]&Entered != 0
				if !enters && g.outside[g.edges.to[edge]]&bit == 0 {
					g.take(edge)
				}
			}
		}
		g.endRow()
		if err := g.tick(id); err != nil {
			return err
		}
	}
	return g.comps.find(&g.part, g.skip, g.meter)
}

// starvation searches, for each thread, a fair run on which it is not outside and never enters again. The one that is
// told begins with the component whose first state is found first.
func (g *live) starvation(v *Verdict) error {
	unfair, unfairThread, starved := none, 0, none
	var unfairTrace, unfairCycle []Step
	for thread := range g.observed() {
		if err := g.starving(thread); err != nil {
			return err
		}
		all, err := g.fairness()
		if err != nil {
			return err
		}
		best, states := starved, uint32(0)
		for _, f := range all {
			if f.served == g.all && f.first < best {
				best, states = f.first, f.states
			}
			if f.turns && f.first < unfair {
				unfair, unfairThread = f.first, thread
				unfairTrace = nil
			}
		}
		if best < starved { // nearer than another thread's
			starved = best
			start, walk, err := g.shortTour(best, g.all)
			if err != nil {
				return err
			}
			v.Status, v.Thread, v.Stuck, v.Component = Refuted, thread, len(walk) == 0, uint64(states)
			v.Trace, v.Cycle, err = g.lasso(start, walk)
			if v.Steps = len(v.Trace); err != nil {
				return err
			}
		}
		if starved == none && unfair != none && unfairTrace == nil {
			start, walk, err := g.shortTour(unfair, 0)
			if err != nil {
				return err
			}
			if unfairTrace, unfairCycle, err = g.lasso(start, walk); err != nil {
				return err
			}
		}
	}
	if starved != none {
		return nil
	}
	v.Status = Proved
	if unfair != none {
		v.Thread, v.UnfairTrace, v.UnfairCycle = unfairThread, unfairTrace, unfairCycle
	}
	return nil
}

// nobodyEnters searches a fair run on which, from some state on, threads move for ever and nobody enters.
func (g *live) nobodyEnters(v *Verdict) error {
	g.begin()
	for id := range g.search.Count() {
		for edge, end := g.edges.row(id); edge < end; edge++ {
			if g.edges.events[edge]&Entered == 0 {
				g.take(edge)
			}
		}
		g.endRow()
		if err := g.tick(id); err != nil {
			return err
		}
	}
	if err := g.comps.find(&g.part, nil, g.meter); err != nil {
		return err
	}
	all, err := g.fairness()
	if err != nil {
		return err
	}
	best := none
	for _, f := range all {
		if f.turns && f.served == g.all && f.first < best {
			best = f.first
		}
	}
	if best == none {
		return nil
	}
	start, walk, err := g.shortTour(best, g.all)
	if err == nil && len(walk) == 0 { // everybody may stay at start for ever; the cycle comes through it, so it is fair
		walk = g.tour(start, 0)
		err = g.stop
	}
	if err != nil {
		return err
	}
	v.Status = Refuted
	v.Trace, v.Cycle, err = g.lasso(start, walk)
	v.Steps = len(v.Trace)
	return err
}
