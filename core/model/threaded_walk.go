package model

import "contend/core/fault"

// walker goes along edges of classes and, at the same time, through the states that they stand for.
type walker struct {
	g       *threaded
	state   State
	scratch State
	names   []int  // by thread of the state: its number in the class
	served  uint64 // threads that have made a step or stood still
	steps   []Step
}

// takeEdge makes the step of the thread that the class's edge is about.
func (w *walker) takeEdge(edge uint32) error {
	for t, name := range w.names {
		if name == int(w.g.edges.action[edge]) {
			label, outcome := w.g.lock.Step(w.state, t, w.scratch)
			if outcome != Moved {
				return noLift(len(w.steps))
			}
			w.state, w.scratch = w.scratch, w.state
			w.steps = append(w.steps, Step{Thread: int(label.Thread), Line: int(label.Line)})
			w.served |= 1 << t
			break
		}
	}
	for t, name := range w.names {
		w.names[t] = int(w.g.after(edge, uint32(name)))
	}
	w.look(w.g.edges.to[edge])
	return nil
}

// look notes who stands still in the class reached.
func (w *walker) look(id uint32) {
	for t, name := range w.names {
		if w.g.still[id]>>name&1 == 1 {
			w.served |= 1 << t
		}
	}
}

// lasso tells a run of states to the class of a node of the part, and a closed walk from there inside the node's
// component, on which every thread is served if fair is set. moves asks for at least one step. thread is the one that
// the node follows; it means nothing where per is 1 and none is followed.
func (g *threaded) lasso(node, per uint32, fair, moves bool) (trace, cycle []Step, thread int, err error) {
	path, err := g.search.Path(node / per)
	if err != nil {
		return nil, nil, 0, err
	}
	if path, err = Lift(g.steps, nil, path); err != nil {
		return nil, nil, 0, err
	}
	run, err := Replay(g.lock, nil, path)
	if err != nil {
		return nil, nil, 0, err
	}
	w := &walker{g: g, state: append(State(nil), run.End...), scratch: make(State, len(run.End)), names: make([]int, g.threads)}
	g.steps.Canonical(w.scratch[:copy(w.scratch, run.End)], w.names)
	thread = -1
	for t, name := range w.names {
		if name == int(node%per) {
			thread = t
		}
	}
	w.look(node / per)

	var loop []uint32
	at := node
	for fair && w.served != g.all {
		t := 0
		for w.served>>t&1 == 1 {
			t++
		}
		leg, err := g.leg(at, per, uint32(w.names[t]), none)
		if err != nil {
			return nil, nil, 0, err
		}
		for _, row := range leg {
			if err := w.takeEdge(g.part.via[row]); err != nil {
				return nil, nil, 0, err
			}
			at = g.part.to[row]
		}
		loop = append(loop, leg...)
	}
	if at != node || (moves && len(loop) == 0) {
		leg, err := g.leg(at, per, 0, node)
		if err != nil {
			return nil, nil, 0, err
		}
		for _, row := range leg {
			if err := w.takeEdge(g.part.via[row]); err != nil {
				return nil, nil, 0, err
			}
		}
		loop = append(loop, leg...)
	}
	// Back in the class, the threads may have changed parts: going round again brings the state itself back in the end.
	for len(loop) > 0 && !same(w.state, run.End) {
		for _, row := range loop {
			if err := w.takeEdge(g.part.via[row]); err != nil {
				return nil, nil, 0, err
			}
		}
		if err := g.tick(0); err != nil {
			return nil, nil, 0, err
		}
	}
	return run.Steps, w.steps, thread, nil
}

// leg is a shortest list of rows of the part, inside the component of from: to the node home, with at least one; or, if
// home is none, to where the thread with the number r in from makes a step or stands still.
func (g *threaded) leg(from, per, r, home uint32) ([]uint32, error) {
	type place struct{ node, r uint32 }
	type visit struct {
		place
		from int
		row  uint32
	}
	start := place{from, r}
	seen := map[place]bool{start: true}
	queue := []visit{{place: start}}
	for k := 0; k < len(queue); k++ {
		at := queue[k]
		for row := g.part.first[at.node]; row < g.part.first[at.node+1]; row++ {
			to, edge := g.part.to[row], g.part.via[row]
			if g.comps.of[to] != g.comps.of[from] {
				continue
			}
			next := place{to, 0}
			if home == none {
				next.r = g.after(edge, at.r)
			}
			if to == home || (home == none && (uint32(g.edges.action[edge]) == at.r || g.still[to/per]>>next.r&1 == 1)) {
				rows := []uint32{row}
				for ; k != 0; k = queue[k].from {
					rows = append(rows, queue[k].row)
				}
				for i, j := 0, len(rows)-1; i < j; i, j = i+1, j-1 {
					rows[i], rows[j] = rows[j], rows[i]
				}
				return rows, nil
			}
			if !seen[next] {
				seen[next] = true
				queue = append(queue, visit{next, k, row})
			}
		}
		if err := g.tick(uint32(k)); err != nil {
			return nil, err
		}
	}
	return nil, fault.New(fault.Internal, "", "A component of classes does not serve a thread that it should serve.")
}

// starvation judges starvation-freedom by classes: as live.starvation does by states.
func (g *threaded) starvation(v *Verdict) error {
	if err := g.starving(); err != nil {
		return err
	}
	fair, turns, err := g.fairComponents(g.threads)
	if err != nil {
		return err
	}
	refuting, unfair := none, none
	for node, comp := range g.comps.of {
		if comp == none {
			continue
		}
		if fair[comp] {
			refuting = min(refuting, uint32(node))
		}
		if turns[comp] {
			unfair = min(unfair, uint32(node))
		}
	}
	if refuting != none {
		v.Status = Refuted
		v.Trace, v.Cycle, v.Thread, err = g.lasso(refuting, g.threads, true, false)
		v.Steps, v.Stuck = len(v.Trace), len(v.Cycle) == 0
		return err
	}
	v.Status = Proved
	if unfair != none {
		v.UnfairTrace, v.UnfairCycle, v.Thread, err = g.lasso(unfair, g.threads, false, true)
	}
	return err
}

// nobodyEnters judges livelock by classes: as live.nobodyEnters does by states.
func (g *threaded) nobodyEnters(v *Verdict) error {
	if err := g.noEntries(); err != nil {
		return err
	}
	fair, turns, err := g.fairComponents(1)
	if err != nil {
		return err
	}
	for node, comp := range g.comps.of { // the first is the one with the shortest run
		if comp != none && fair[comp] && turns[comp] {
			v.Status = Refuted
			v.Trace, v.Cycle, _, err = g.lasso(uint32(node), 1, true, true)
			v.Steps = len(v.Trace)
			return err
		}
	}
	return nil
}
