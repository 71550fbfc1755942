package script

// Which values a variable can hold: one interval over all that is ever assigned to it, and none apart. What grows without
// a bound is given the full 32 bits, so a range never lies. flow.go finds them.

// interval is [lo, hi], empty when lo > hi, and whether none can occur as well.
type interval struct {
	lo, hi int64
	none   bool
}

var nothing = interval{lo: 1, hi: 0}

func (i interval) empty() bool { return i.lo > i.hi }

//go:noinline
func (i interval) join(j interval) interval {
	none := i.none || j.none
	switch {
	case i.empty():
		i = j
	case !j.empty():
		i = interval{lo: min(i.lo, j.lo), hi: max(i.hi, j.hi)}
	}
	if i.empty() {
		i.lo, i.hi = 1, 0 // one form of nothing, so that equal is ==
	}
	i.none = none
	return i
}

//go:noinline
func (i interval) meet(j interval) interval {
	m := interval{lo: max(i.lo, j.lo), hi: min(i.hi, j.hi), none: i.none && j.none}
	if m.empty() {
		m.lo, m.hi = 1, 0
	}
	return m
}

func exactly(v int64) interval {
	if v == None {
		return interval{lo: 1, hi: 0, none: true}
	}
	return interval{lo: v, hi: v}
}

const far = int64(1) << 62

func clip(x int64) int64 { return max(-far, min(far, x)) }

// ranges of all variables of a program. For lists also which entries are ever written.
type ranges struct {
	shared    []interval
	own       []interval
	written   []interval // per shared variable: the indices written; of an integer {0, 0}
	unbounded []bool     // shared: grew until it was given 32 bits
	ownFree   []bool
	in        []env                      // per node: what is known when a thread comes to it; nil: never
	now       env                        // what is known where an expression is being looked at; nil: nothing
	outside   func(line int32, list int) // hears of an index that surely leaves its list; nil: nobody asks
}

// widen after so many rounds: the bound that still grows goes to the end of the 32 bits.
const patience = 24

// findRanges works the intervals out. packed: own variables can be 0 whatever they are given, because they count as 0
// where nobody can read them.
func (p *Program) findRanges(packed bool) *ranges {
	r := &ranges{}
	for _, s := range p.shared {
		all := nothing
		for _, v := range s.init {
			all = all.join(exactly(v))
		}
		push(&r.shared, all)
		push(&r.written, nothing)
		push(&r.unbounded, false)
	}
	unset := p.mayReadUnset()
	for v := range p.own {
		first := nothing
		if packed || unset>>v&1 == 1 {
			first = exactly(0)
		}
		push(&r.own, first)
		push(&r.ownFree, false)
	}
	f := &flow{p: p, r: r, slots: make([]interval, p.slots), in: make([]env, len(p.nodes)), out: make([][2]env, len(p.nodes))}
	f.solve()
	for v := range r.own {
		r.ownFree[v] = r.ownFree[v] && (r.own[v].hi == maxInt || r.own[v].lo == minInt)
	}
	for v := range r.shared {
		r.unbounded[v] = r.unbounded[v] && (r.shared[v].hi == maxInt || r.shared[v].lo == minInt)
	}
	r.in = f.in
	return r
}

func corners(i, j interval, f func(a, b int64) int64) interval {
	if i.empty() || j.empty() {
		return nothing
	}
	a, b, c, d := f(i.lo, j.lo), f(i.lo, j.hi), f(i.hi, j.lo), f(i.hi, j.hi)
	return interval{lo: clip(min(a, b, c, d)), hi: clip(max(a, b, c, d))}
}

// times multiplies without leaving 64 bits: beyond ±2^62 the exact product does not matter.
//
//go:noinline
func times(a, b int64) int64 {
	if a == 0 || b == 0 {
		return 0
	}
	c := a * b
	if c/b != a || a <= -far || b <= -far || a >= far || b >= far || c > far || c < -far {
		if (a < 0) != (b < 0) {
			return -far
		}
		return far
	}
	return c
}

func (p *Program) interval(r *ranges, e *expr, slots []interval) interval {
	switch e.op {
	case opConst:
		return exactly(e.value)
	case opSelf:
		return interval{lo: 0, hi: int64(p.Threads) - 1}
	case opOwn:
		if r.now != nil {
			return r.now[e.v]
		}
		return r.own[e.v]
	case opOwnOf:
		return r.own[e.v]
	case opElem:
		if r.outside != nil {
			i := p.interval(r, e.a, slots)
			if !i.empty() && !i.none && (i.hi < 0 || i.lo >= int64(p.shared[e.v].length)) {
				r.outside(e.line, e.v)
			}
		}
		return r.shared[e.v]
	case opShared:
		if r.now != nil {
			return r.now[len(p.own)+e.v]
		}
		return r.shared[e.v]
	case opBound:
		return slots[e.v]
	case opNot, opEq, opNe, opLt, opLe, opGt, opGe:
		return interval{lo: 0, hi: 1}
	case opNeg:
		i := p.interval(r, e.a, slots)
		if i.empty() {
			return nothing
		}
		return interval{lo: -i.hi, hi: -i.lo}
	case opWrap:
		half := int64(1) << (e.value - 1)
		i := p.interval(r, e.a, slots)
		i.none = false
		if !i.empty() && i.lo >= -half && i.hi < half {
			return i
		}
		return interval{lo: -half, hi: half - 1}
	case opFold:
		return p.foldInterval(r, e.fold, slots)
	}
	i, j := p.interval(r, e.a, slots), p.interval(r, e.b, slots)
	switch e.op {
	case opAnd, opOr:
		return i.join(j)
	case opAdd:
		if i.empty() || j.empty() {
			return nothing
		}
		return interval{lo: clip(i.lo + j.lo), hi: clip(i.hi + j.hi)}
	case opSub:
		if i.empty() || j.empty() {
			return nothing
		}
		return interval{lo: clip(i.lo - j.hi), hi: clip(i.hi - j.lo)}
	case opMul:
		return corners(i, j, times)
	case opMax:
		if i.empty() || j.empty() {
			return nothing
		}
		return interval{lo: max(i.lo, j.lo), hi: max(i.hi, j.hi)}
	case opMin:
		if i.empty() || j.empty() {
			return nothing
		}
		return interval{lo: min(i.lo, j.lo), hi: min(i.hi, j.hi)}
	case opDiv:
		if i.empty() || j.empty() {
			return nothing
		}
		if j.lo > 0 || j.hi < 0 {
			return corners(i, j, floorDiv)
		}
		m := max(i.hi, -i.lo, i.lo, -i.hi)
		return interval{lo: -m, hi: m}
	case opMod:
		if i.empty() || j.empty() {
			return nothing
		}
		if i.lo >= 0 && j.lo > i.hi {
			return interval{lo: i.lo, hi: i.hi}
		}
		out := interval{}
		if j.hi > 0 {
			out.hi = j.hi - 1
		}
		if j.lo < 0 {
			out.lo = j.lo + 1
		}
		return out
	}
	return interval{lo: minInt, hi: maxInt, none: true}
}

func (p *Program) foldInterval(r *ranges, f *fold, slots []interval) interval {
	most := int64(1) // how many values at most
	empty := false
	for _, c := range f.clauses {
		if c.slot < 0 {
			continue
		}
		i := interval{lo: 0, hi: int64(p.Threads) - 1}
		count := int64(p.Threads)
		switch c.domain.kind {
		case overOthers:
			count--
		case overRange:
			lo, hi := p.interval(r, c.domain.lo, slots), p.interval(r, c.domain.hi, slots)
			if lo.empty() || hi.empty() {
				i = nothing
			} else if c.domain.step > 0 {
				i = interval{lo: lo.lo, hi: hi.hi - 1}
			} else {
				i = interval{lo: hi.lo + 1, hi: lo.hi}
			}
			count = max(0, i.hi-i.lo+1)
		}
		slots[c.slot] = i
		if count <= 0 {
			empty = true
			slots[c.slot] = nothing
		}
		most = clip(times(most, count))
	}
	switch f.kind {
	case foldAny, foldAll:
		return interval{lo: 0, hi: 1}
	case foldLen:
		if empty {
			return exactly(0)
		}
		return interval{lo: 0, hi: most}
	}
	if empty {
		if f.kind == foldSum {
			return exactly(0)
		}
		return nothing
	}
	body := p.interval(r, f.body, slots)
	body.none = false
	if f.kind != foldSum {
		return body
	}
	if body.empty() {
		return exactly(0)
	}
	return interval{lo: min(0, times(most, body.lo)), hi: max(0, times(most, body.hi))}
}

// surelyOutside finds an index whose every possible value lies outside its list, on a line that can be reached.
func (p *Program) surelyOutside() (line int32, list int) {
	r := p.findRanges(false)
	seen := p.reachable()
	slots := make([]interval, p.slots)
	r.outside = func(at int32, v int) {
		if line == 0 || at < line {
			line, list = at, v
		}
	}
	whole := func(e *expr) {
		if e != nil {
			p.interval(r, e, slots)
		}
	}
	for k := range p.nodes {
		n := &p.nodes[k]
		if !seen[k] || r.in[k] == nil {
			continue
		}
		r.now = r.in[k]
		whole(n.cond)
		for _, e := range n.exprs {
			whole(e)
		}
		for _, t := range n.targets {
			if t.index != nil {
				whole(&expr{op: opElem, v: t.v, a: t.index, line: n.line})
			}
		}
	}
	r.now = nil
	whole(p.always)
	whole(p.reach)
	return line, list
}
