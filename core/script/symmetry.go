package script

// Threads are interchangeable when their numbers are only names: compared with each other or none by == and !=, stored,
// or used as an index. The analysis gives every value a kind, number or thread, by unification; where a thread's number
// meets a number, symmetry is off and the report names that line. It errs to the safe side only: it may be off where a
// cleverer analysis would keep it, never the other way round.

type symmetry struct {
	on     bool
	line   int32
	reason string
	// Which values are threads' numbers, when on.
	sharedThread []bool // the value of a shared integer, or of a list's entries
	listByThread []bool // the index of a list
	ownThread    []bool
	clauseThread map[*clause]bool // whether a comprehension's name is a thread's number
}

//go:noinline
func (s *symmetry) report() Reduction {
	r := Reduction{ID: "thread-symmetry", Status: "on"}
	if !s.on {
		r.Status, r.Line, r.Reason = "off", int(s.line), s.reason
	}
	return r
}

// kinds is a union-find over the values of a program.
type kinds struct {
	up     []int
	thread []bool
}

//go:noinline
func (k *kinds) fresh() int {
	push(&k.up, len(k.up))
	push(&k.thread, false)
	return len(k.up) - 1
}

//go:noinline
func (k *kinds) find(x int) int {
	for k.up[x] != x {
		k.up[x] = k.up[k.up[x]]
		x = k.up[x]
	}
	return x
}

func (k *kinds) join(a, b int) {
	a, b = k.find(a), k.find(b)
	if a != b {
		k.up[b] = a
		k.thread[a] = k.thread[a] || k.thread[b]
	}
}

type numberMark struct {
	kind   int
	line   int32
	reason string
}

type symmetrist struct {
	p       *Program
	k       kinds
	value   []int // shared: integer or entries
	index   []int // lists
	own     []int
	numbers []numberMark // what must be a number, and where
	loops   []numberMark // what must not be a thread because a for runs over it
	self    int
	slots   []int
	clauses map[*clause]int
}

//go:noinline
func (y *symmetrist) number(kind int, line int32, reason string) {
	push(&y.numbers, numberMark{kind, line, reason})
}

func (y *symmetrist) threads() int {
	x := y.k.fresh()
	y.k.thread[x] = true
	return x
}

func (p *Program) symmetric() *symmetry {
	y := &symmetrist{p: p, clauses: map[*clause]int{}}
	y.self = y.threads()
	for range p.shared {
		push(&y.value, y.k.fresh())
		push(&y.index, y.k.fresh())
	}
	for range p.own {
		push(&y.own, y.k.fresh())
	}
	y.slots = make([]int, p.slots)
	byThread := func(v int, line int32, reason string) {
		push(&y.loops, numberMark{y.index[v], line, reason})
	}
	for v, s := range p.shared {
		switch {
		case s.initSelf:
			// The list's entries are its indices: equivariant only where both are threads.
			y.k.join(y.value[v], y.index[v])
		case s.initOther:
			y.number(y.value[v], s.line, "first-values-differ")
			byThread(v, s.line, "first-values-differ")
		default:
			same := true
			for _, x := range s.init {
				same = same && x == s.init[0]
				if x != None {
					y.number(y.value[v], s.line, "thread-number-fixed")
				}
			}
			if !same {
				byThread(v, s.line, "first-values-differ")
			}
		}
		if s.list() && s.length != p.Threads {
			byThread(v, s.line, "length-is-not-n")
		}
	}
	seen := p.reachable()
	for k := range p.nodes {
		n := &p.nodes[k]
		if !seen[k] || n.kind == nodeNote {
			continue
		}
		if n.least != nil {
			continue // a for's own bookkeeping: seen below
		}
		if n.cond != nil && !y.forCondition(n) {
			y.truth(n.cond)
		}
		for j, t := range n.targets {
			from := y.kind(n.exprs[j])
			switch {
			case !t.shared:
				y.k.join(y.own[t.v], from)
			case t.index == nil:
				y.k.join(y.value[t.v], from)
			default:
				y.k.join(y.index[t.v], y.kind(t.index))
				y.k.join(y.value[t.v], from)
			}
		}
	}
	y.truth(p.always)
	y.truth(p.reach)
	for _, l := range p.loops {
		switch l.domain.kind {
		case overThreads, overOthers:
			// The order of the numbers decides what the loop meets first.
			t := y.threads()
			y.k.join(y.own[l.own], t)
			push(&y.loops, numberMark{t, l.line, "for-over-threads"})
		default:
			y.number(y.kind(l.domain.lo), l.line, "thread-number-reckoned")
			y.number(y.kind(l.domain.hi), l.line, "thread-number-reckoned")
			push(&y.loops, numberMark{y.own[l.own], l.line, "for-over-threads"})
		}
	}
	unset := p.mayReadUnset()
	for v := range p.own {
		if unset>>v&1 == 1 {
			y.number(y.own[v], p.own[v].line, "starts-at-zero")
		}
	}
	out := &symmetry{on: true, clauseThread: map[*clause]bool{}}
	marks := append(append([]numberMark(nil), y.numbers...), y.loops...)
	for _, k := range sorted(len(marks), func(a, b int) bool { return marks[a].line < marks[b].line }) {
		m := marks[k]
		if y.k.thread[y.k.find(m.kind)] {
			return &symmetry{line: m.line, reason: m.reason}
		}
	}
	for v := range p.shared {
		push(&out.sharedThread, y.k.thread[y.k.find(y.value[v])])
		push(&out.listByThread, p.shared[v].list() && y.k.thread[y.k.find(y.index[v])])
	}
	for v := range p.own {
		push(&out.ownThread, y.k.thread[y.k.find(y.own[v])])
	}
	for c, kind := range y.clauses { // into a map that is only looked up
		out.clauseThread[c] = y.k.thread[y.k.find(kind)]
	}
	return out
}

// forCondition tells whether a branch belongs to a for: its numbers are the loop's bookkeeping, judged by its domain.
func (y *symmetrist) forCondition(n *node) bool {
	for _, l := range y.p.loops {
		if l.line == n.line {
			return true
		}
	}
	return false
}

func (y *symmetrist) truth(e *expr) {
	if e == nil {
		return
	}
	switch e.op {
	case opAnd, opOr:
		y.truth(e.a)
		y.truth(e.b)
		return
	case opNot:
		y.truth(e.a)
		return
	}
	y.number(y.kind(e), e.line, "thread-number-as-truth")
}

// kind gives the kind of e's value, unifying on the way.
func (y *symmetrist) kind(e *expr) int {
	switch e.op {
	case opConst:
		x := y.k.fresh()
		if e.value != None {
			y.number(x, e.line, "thread-number-fixed")
		}
		return x
	case opSelf:
		return y.self
	case opOwn:
		return y.own[e.v]
	case opOwnOf:
		y.k.join(y.threads(), y.kind(e.a))
		return y.own[e.v]
	case opShared:
		return y.value[e.v]
	case opElem:
		y.k.join(y.index[e.v], y.kind(e.a))
		return y.value[e.v]
	case opBound:
		return y.slots[e.v]
	case opEq, opNe:
		a, b := y.kind(e.a), y.kind(e.b)
		y.k.join(a, b)
		return y.plain(e.line)
	case opLt, opLe, opGt, opGe:
		y.number(y.kind(e.a), e.line, "thread-number-ordered")
		y.number(y.kind(e.b), e.line, "thread-number-ordered")
		return y.plain(e.line)
	case opNot:
		y.truth(e.a)
		return y.plain(e.line)
	case opAnd, opOr:
		a, b := y.kind(e.a), y.kind(e.b)
		y.number(a, e.line, "thread-number-as-truth")
		y.number(b, e.line, "thread-number-as-truth")
		return y.plain(e.line)
	case opFold:
		f := e.fold
		for k := range f.clauses {
			c := &f.clauses[k]
			if c.slot < 0 {
				y.truth(c.cond)
				continue
			}
			switch c.domain.kind {
			case overThreads, overOthers:
				y.slots[c.slot] = y.threads()
				y.clauses[c] = y.slots[c.slot]
			default:
				whole := c.domain.lo.op == opConst && c.domain.lo.value == 0 && c.domain.step == 1 &&
					c.domain.hi.op == opConst && c.domain.hi.value == int64(y.p.Threads)
				x := y.k.fresh()
				y.slots[c.slot] = x
				y.clauses[c] = x
				if !whole { // range(n) may run over the threads; any other range runs over numbers
					y.number(x, c.domain.line, "thread-number-in-range")
					y.number(y.kind(c.domain.lo), c.domain.line, "thread-number-reckoned")
					y.number(y.kind(c.domain.hi), c.domain.line, "thread-number-reckoned")
				}
			}
		}
		switch f.kind {
		case foldAny, foldAll:
			y.truth(f.body)
		case foldLen:
			y.kind(f.body)
		default:
			y.number(y.kind(f.body), e.line, "thread-number-reckoned")
		}
		return y.plain(e.line)
	}
	reason := "thread-number-reckoned"
	if e.op == opMax || e.op == opMin {
		reason = "thread-number-ordered"
	}
	y.number(y.kind(e.a), e.line, reason)
	if e.b != nil {
		y.number(y.kind(e.b), e.line, reason)
	}
	return y.plain(e.line)
}

// plain is the kind of a number.
func (y *symmetrist) plain(line int32) int {
	x := y.k.fresh()
	y.number(x, line, "thread-number-fixed")
	return x
}
