package script

// Ranges by the flow of a thread: what is known of its own variables, and of shared integers until its step ends, at each
// node of the graph. Loops are widened at the nodes that close them, then everything is looked at again a few times,
// which makes it narrower and keeps it true.

// env holds an interval per own variable, then per shared variable (of lists nothing). nil: no thread gets there.
type env []interval

//go:noinline
func (e env) clone() env { return append(env(nil), e...) }

func (i interval) bottom() bool { return i.empty() && !i.none }

type flow struct {
	p     *Program
	r     *ranges
	slots []interval
	in    []env
	out   [][2]env
	// What the assignments looked at so far can store.
	own, shared []interval
}

// first is what a round begins with.
//
//go:noinline
func (f *flow) first() env {
	e := make(env, len(f.p.own)+len(f.p.shared))
	for v := range f.p.own {
		e[v] = exactly(0)
	}
	copy(e[len(f.p.own):], f.r.shared)
	return e
}

func (f *flow) solve() {
	p, r := f.p, f.r
	initialOwn, initialShared := append([]interval(nil), r.own...), append([]interval(nil), r.shared...)
	collect := func() {
		f.own, f.shared = append([]interval(nil), initialOwn...), append([]interval(nil), initialShared...)
	}
	// widen joins a variable of the whole program with what can be stored.
	widen := func(old, add interval, free *bool, round int) interval {
		j := old.join(add)
		if round > patience && !j.empty() {
			if j.hi > old.hi {
				j.hi, *free = maxInt, true
			}
			if j.lo < old.lo {
				j.lo, *free = minInt, true
			}
		}
		return j
	}
	f.in[p.start] = f.first()
	for round, changed := 0, true; changed; round++ {
		changed = false
		collect()
		for k := len(p.nodes) - 1; k >= 0; k-- {
			if f.in[k] == nil {
				continue
			}
			f.node(k)
			a, b := p.successors(k)
			for j, to := range [2]int{a, b} {
				if j == 1 && p.nodes[k].kind != nodeBranch || f.out[k][j] == nil {
					continue
				}
				if f.flowTo(to, f.out[k][j], p.nodes[to].back && round > patience) {
					changed = true
				}
			}
		}
		if f.flowTo(p.start, f.first(), false) {
			changed = true
		}
		for v := range r.own {
			if w := widen(r.own[v], f.own[v], &r.ownFree[v], round); w != r.own[v] {
				r.own[v], changed = w, true
			}
		}
		for v := range r.shared {
			if w := widen(r.shared[v], f.shared[v], &r.unbounded[v], round); w != r.shared[v] {
				r.shared[v], changed = w, true
			}
		}
	}
	preds := make([][][2]int, len(p.nodes))
	for k := range p.nodes {
		a, b := p.successors(k)
		preds[a] = append(preds[a], [2]int{k, 0})
		if p.nodes[k].kind == nodeBranch && a != b {
			preds[b] = append(preds[b], [2]int{k, 1})
		}
	}
	for range 3 {
		collect()
		for k := len(p.nodes) - 1; k >= 0; k-- {
			if f.in[k] == nil {
				continue
			}
			var next env
			if k == p.start {
				next = f.first()
			}
			for _, e := range preds[k] {
				if o := f.out[e[0]][e[1]]; o != nil {
					if next == nil {
						next = o.clone()
						continue
					}
					for v := range next {
						next[v] = next[v].join(o[v])
					}
				}
			}
			if f.in[k] = next; next == nil {
				f.out[k] = [2]env{}
				continue
			}
			f.node(k)
		}
		for v := range r.own {
			r.own[v] = f.own[v].meet(r.own[v])
		}
		for v := range r.shared {
			r.shared[v] = f.shared[v].meet(r.shared[v])
		}
	}
	r.now = nil
}

// flowTo joins e into what is known at a node and tells whether that is new.
func (f *flow) flowTo(to int, e env, widen bool) bool {
	if f.in[to] == nil {
		f.in[to] = e.clone()
		return true
	}
	changed := false
	for v, old := range f.in[to] {
		j := old.join(e[v])
		if j == old {
			continue
		}
		if widen && !j.empty() && !old.empty() {
			if j.hi > old.hi {
				j.hi = maxInt
			}
			if j.lo < old.lo {
				j.lo = minInt
			}
		}
		f.in[to][v], changed = j, true
	}
	return changed
}

// node works out what is known after node k.
func (f *flow) node(k int) {
	p, r, n := f.p, f.r, &f.p.nodes[k]
	now := f.in[k]
	r.now = now
	f.out[k] = [2]env{now, now}
	switch n.kind {
	case nodeBranch:
		if n.cond.op != opConst {
			f.out[k] = [2]env{f.assume(now, n.cond, true), f.assume(now, n.cond, false)}
		}
	case nodeWait:
		f.out[k][0] = f.assume(now, n.cond, false)
	case nodeStop:
		// Others run now: of shared variables only what they ever hold is known.
		next := now.clone()
		copy(next[len(p.own):], r.shared)
		f.out[k][0] = next
	case nodeReset:
		next := now.clone()
		for v := range p.own {
			next[v] = exactly(0)
		}
		f.out[k][0] = next
	case nodeAssign:
		values := make([]interval, len(n.exprs))
		for j := range n.exprs {
			values[j] = p.interval(r, n.exprs[j], f.slots)
			if n.least != nil {
				lo, hi := p.interval(r, n.least, f.slots), p.interval(r, n.most, f.slots)
				if lo.empty() || hi.empty() {
					values[j] = nothing
				} else {
					values[j] = values[j].meet(interval{lo: lo.lo, hi: hi.hi})
				}
			}
			if v := &values[j]; !v.empty() {
				v.lo, v.hi = max(v.lo, minInt), min(v.hi, maxInt)
			}
		}
		next := now.clone()
		for j, t := range n.targets {
			r.now = next
			switch {
			case !t.shared:
				next[t.v] = values[j]
				f.own[t.v] = f.own[t.v].join(values[j])
			case t.index == nil:
				next[len(p.own)+t.v] = values[j]
				f.shared[t.v] = f.shared[t.v].join(values[j])
				r.written[t.v] = r.written[t.v].join(exactly(0))
			default:
				at := p.interval(r, t.index, f.slots).meet(interval{lo: 0, hi: int64(p.shared[t.v].length) - 1})
				if at.none = false; at.empty() {
					continue
				}
				f.shared[t.v] = f.shared[t.v].join(values[j])
				r.written[t.v] = r.written[t.v].join(at)
			}
		}
		for _, v := range values {
			if v.bottom() { // no value gets here: the expression always fails
				f.out[k][0] = nil
				return
			}
		}
		f.out[k][0] = next
	}
}

// assume narrows what is known by the truth of a condition; nil where it cannot be.
func (f *flow) assume(e env, cond *expr, holds bool) env {
	if e == nil {
		return nil
	}
	switch cond.op {
	case opConst:
		if (cond.value != 0) != holds {
			return nil
		}
		return e
	case opNot:
		return f.assume(e, cond.a, !holds)
	case opAnd, opOr:
		if (cond.op == opAnd) == holds {
			return f.assume(f.assume(e, cond.a, holds), cond.b, holds)
		}
		return e
	case opEq, opNe, opLt, opLe, opGt, opGe:
	default:
		return e
	}
	op := cond.op
	if !holds {
		op = negated[op]
	}
	out := e.clone()
	f.r.now = e
	a, b := f.p.interval(f.r, cond.a, f.slots), f.p.interval(f.r, cond.b, f.slots)
	if !f.narrow(out, cond.a, op, b) || !f.narrow(out, cond.b, mirrored[op], a) {
		return nil
	}
	return out
}

// narrow takes in that x compares so with some value of other, and tells whether that can be.
func (f *flow) narrow(e env, x *expr, op operation, other interval) bool {
	v := -1
	switch x.op {
	case opOwn:
		v = x.v
	case opShared:
		v = len(f.p.own) + x.v
	}
	if v < 0 {
		return true
	}
	i := e[v]
	switch op {
	case opEq:
		i = i.meet(other)
	case opNe:
		switch {
		case other.none && other.empty():
			i.none = false
		case !other.none && other.lo == other.hi && !i.empty():
			if i.lo == other.lo {
				i.lo++
			} else if i.hi == other.lo {
				i.hi--
			}
		}
	default:
		i.none = false // none cannot be ordered: the step fails
		if other.empty() || i.empty() {
			return false
		}
		switch op {
		case opLt:
			i.hi = min(i.hi, other.hi-1)
		case opLe:
			i.hi = min(i.hi, other.hi)
		case opGt:
			i.lo = max(i.lo, other.lo+1)
		default:
			i.lo = max(i.lo, other.lo)
		}
	}
	if i.empty() {
		i.lo, i.hi = 1, 0 // one form of nothing
	}
	e[v] = i
	return !i.bottom()
}
