package script

import (
	"math/bits"

	"contend/core/model"
)

// Tickets grow without a bound, so a lock that hands them out has infinitely many states. Two reductions make them
// finitely many without leaving one out; both look at how values are used, never at what they are called.
//
// Ticket order. A class is one shared list T and the own variables that meet nothing but each other and T's entries:
// compared, copied, or set to the largest entry of T plus 1. As long as no entry of T is ever lowered, the largest entry
// never falls, a value still to be written is at most the largest plus 1, and only the order of the live values matters:
// they are replaced by their ranks. Every write to T is checked; the first that lowers an entry ends the reduction.
//
// Offset. Counters that are only copied, raised by 1, and compared by == and !=: adding the same number to all of them
// changes nothing, so the smallest live one is subtracted from all.

// offsetRoom is how far counters may be apart under the offset; a step beyond is Exceeded.
const offsetRoom = 1<<16 - 1

// ticketClass is one class: shared variables and own variables.
type ticketClass struct {
	shared, own []int
}

type useForm uint8

const (
	useNumber  useForm = iota // no member of a class
	usePlain                  // the value of a member
	useMost                   // the largest entry of a list
	useNext                   // the largest entry of a list, plus 1
	useStepped                // a member plus 1
)

type usage struct {
	form useForm
	v    int // the variable: shared v, or own −1−v
	line int32
}

type useMark struct {
	v      int
	line   int32
	reason string
}

// ticketist collects how variables are used.
type ticketist struct {
	p       *Program
	up      map[int]int
	bad     []useMark   // neither reduction allows it
	ordered []useMark   // offset does not allow it
	stepped []useMark   // ticket order does not allow it
	next    map[int]int // by list: the places where its largest entry plus 1 is taken
}

//go:noinline
func (y *ticketist) find(x int) int {
	for {
		u, ok := y.up[x]
		if !ok || u == x {
			return x
		}
		x = u
	}
}

//go:noinline
func (y *ticketist) join(a, b int) {
	a, b = y.find(a), y.find(b)
	if a != b {
		y.up[b] = a
	}
}

func ownID(v int) int { return -1 - v }

//go:noinline
func (y *ticketist) spoil(u usage, line int32, reason string) {
	if u.form != useNumber {
		push(&y.bad, useMark{u.v, line, reason})
	}
}

// number says that e is used as a number.
func (y *ticketist) number(e *expr, reason string) {
	if e != nil {
		y.spoil(y.use(e), e.line, reason)
	}
}

func (y *ticketist) truth(e *expr) {
	if e == nil {
		return
	}
	switch e.op {
	case opAnd, opOr:
		y.truth(e.a)
		y.truth(e.b)
	case opNot:
		y.truth(e.a)
	default:
		y.number(e, "ticket-as-truth")
	}
}

// domains looks at what a comprehension runs through.
func (y *ticketist) clauses(f *fold) {
	for k := range f.clauses {
		c := &f.clauses[k]
		y.truth(c.cond)
		if c.slot >= 0 {
			y.number(c.domain.lo, "ticket-reckoned")
			y.number(c.domain.hi, "ticket-reckoned")
		}
	}
}

// wholeList tells whether f is the largest of all entries of a list, and of which.
func (y *ticketist) wholeList(f *fold) (int, bool) {
	if f.kind != foldMax || len(f.clauses) != 1 || f.clauses[0].slot < 0 || f.body.op != opElem ||
		f.body.a.op != opBound || f.body.a.v != f.clauses[0].slot {
		return 0, false
	}
	length := int64(y.p.shared[f.body.v].length)
	d := f.clauses[0].domain
	switch d.kind {
	case overThreads:
		return f.body.v, length == int64(y.p.Threads)
	case overRange:
		return f.body.v, d.lo.op == opConst && d.lo.value == 0 && d.hi.op == opConst && d.hi.value == length && d.step == 1
	}
	return 0, false
}

// use tells what e is to a class, and notes every use inside it.
func (y *ticketist) use(e *expr) usage {
	switch e.op {
	case opOwn:
		return usage{usePlain, ownID(e.v), e.line}
	case opOwnOf:
		y.number(e.a, "ticket-as-index")
		return usage{usePlain, ownID(e.v), e.line}
	case opShared:
		return usage{usePlain, e.v, e.line}
	case opElem:
		y.number(e.a, "ticket-as-index")
		return usage{usePlain, e.v, e.line}
	case opFold:
		y.clauses(e.fold)
		if v, whole := y.wholeList(e.fold); whole {
			return usage{useMost, v, e.line}
		}
		switch e.fold.kind {
		case foldAny, foldAll:
			y.truth(e.fold.body)
		case foldLen:
			y.use(e.fold.body)
		case foldSum:
			y.number(e.fold.body, "ticket-reckoned")
		default:
			y.number(e.fold.body, "not-the-largest-of-all")
		}
		return usage{}
	case opAdd:
		a, b := e.a, e.b
		if a.op == opConst {
			a, b = b, a
		}
		if b.op == opConst && b.value == 1 {
			u := y.use(a)
			switch u.form {
			case useMost:
				u.form = useNext
				return u
			case usePlain:
				u.form = useStepped
				return u
			}
			y.spoil(u, e.line, "ticket-reckoned")
			return usage{}
		}
	case opEq, opNe, opLt, opLe, opGt, opGe:
		a, b := y.use(e.a), y.use(e.b)
		switch {
		case a.form == useNumber && b.form == useNumber:
		case a.form == useNumber || b.form == useNumber:
			y.spoil(a, e.line, "compared-with-a-number")
			y.spoil(b, e.line, "compared-with-a-number")
		default:
			y.join(a.v, b.v)
			for _, u := range [2]usage{a, b} {
				switch u.form {
				case useMost, useNext:
					y.spoil(u, e.line, "ticket-reckoned")
				case useStepped:
					push(&y.stepped, useMark{u.v, e.line, "plus-1-elsewhere"})
				}
			}
			if e.op != opEq && e.op != opNe {
				push(&y.ordered, useMark{a.v, e.line, "ordered"})
			}
		}
		return usage{}
	case opNot, opAnd, opOr:
		y.truth(e)
		if e.op != opNot { // the value of an operand may come through
			for _, x := range [2]*expr{e.a, e.b} {
				if x.op == opOwn || x.op == opShared || x.op == opElem {
					y.number(x, "ticket-as-truth")
				}
			}
		}
		return usage{}
	}
	y.number(e.a, "ticket-reckoned")
	y.number(e.b, "ticket-reckoned")
	return usage{}
}

func (y *ticketist) assign(id int, e *expr, line int32) {
	u := y.use(e)
	switch u.form {
	case useNumber:
		push(&y.bad, useMark{id, line, "set-to-a-number"})
	case usePlain:
		y.join(id, u.v)
	case useMost:
		y.join(id, u.v)
		push(&y.bad, useMark{id, line, "ticket-reckoned"})
	case useNext:
		y.join(id, u.v)
		y.next[u.v]++
		push(&y.ordered, useMark{id, line, "ordered"})
	case useStepped:
		y.join(id, u.v)
		push(&y.stepped, useMark{id, line, "plus-1-elsewhere"})
	}
}

// findTickets finds the classes that grow, decides which reduction makes each of them finite, and gives their values the
// room that is left.
func (m *Machine) findTickets(own, shared []interval) {
	p := m.p
	y := &ticketist{p: p, up: map[int]int{}, next: map[int]int{}}
	seen := p.reachable()
	for k := range p.nodes {
		n := &p.nodes[k]
		if !seen[k] || n.kind == nodeNote {
			continue
		}
		y.truth(n.cond)
		for j, t := range n.targets {
			id := ownID(t.v)
			if t.shared {
				id = t.v
			}
			y.number(t.index, "ticket-as-index")
			if n.least != nil {
				push(&y.bad, useMark{id, n.line, "set-to-a-number"})
				y.number(n.least, "ticket-reckoned")
				y.number(n.most, "ticket-reckoned")
				continue
			}
			y.assign(id, n.exprs[j], n.line)
		}
	}
	y.truth(p.always)
	y.truth(p.reach)
	unset := p.mayReadUnset()
	for v := range p.own {
		if unset>>v&1 == 1 {
			push(&y.bad, useMark{ownID(v), p.own[v].line, "starts-at-zero"})
		}
	}

	// The classes that hold something that grows, in the order of the text.
	var roots []int
	add := func(id int) {
		root := y.find(id)
		for _, r := range roots {
			if r == root {
				return
			}
		}
		push(&roots, root)
	}
	for v := range p.shared {
		if m.r.unbounded[v] {
			add(v)
		}
	}
	for v := range p.own {
		if m.r.ownFree[v] {
			add(ownID(v))
		}
	}
	if len(roots) == 0 {
		push(&m.reports, Reduction{ID: "ticket-order", Status: "none", Reason: "nothing-grows"})
		return
	}
	for _, root := range roots {
		m.classify(y, root, own, shared)
	}
}

// first gives the mark of a class that stands first in the text.
func (y *ticketist) first(root int, marks ...[]useMark) (useMark, bool) {
	var first useMark
	found := false
	for _, list := range marks {
		for _, k := range list {
			if y.find(k.v) == root && (!found || k.line < first.line) {
				first, found = k, true
			}
		}
	}
	return first, found
}

func (m *Machine) classify(y *ticketist, root int, own, shared []interval) {
	p := m.p
	var c ticketClass
	var names []string
	lists, raises, none := 0, 0, false
	for v := range p.shared {
		if y.find(v) == root {
			push(&c.shared, v)
			push(&names, p.shared[v].name)
			if p.shared[v].list() {
				lists++
			}
			raises += y.next[v]
			none = none || m.r.shared[v].none
		}
	}
	for v := range p.own {
		if y.find(ownID(v)) == root {
			push(&c.own, v)
			if p.own[v].name != "" {
				push(&names, p.own[v].name)
			}
			none = none || m.r.own[v].none
		}
	}
	_, ordered := y.first(root, y.ordered)
	id, marks := "offset", [][]useMark{y.bad, y.ordered}
	_, spoilt := y.first(root, y.bad)
	if raises > 0 || ordered || spoilt && lists == 1 && len(c.shared) == 1 {
		id, marks = "ticket-order", [][]useMark{y.bad, y.stepped}
	}
	report := Reduction{ID: id, Status: "on", Names: names}
	refuse := func(line int32, reason string) {
		report.Status, report.Line, report.Reason = "refused", int(line), reason
		push(&m.reports, report)
	}
	if mark, spoilt := y.first(root, marks...); spoilt {
		refuse(mark.line, mark.reason)
		return
	}
	line := int32(0)
	if len(c.shared) > 0 {
		line = p.shared[c.shared[0]].line
	}
	if none {
		refuse(line, "none-among-tickets")
		return
	}
	if id == "ticket-order" {
		if len(c.shared) != 1 || lists != 1 {
			refuse(line, "not-one-list")
			return
		}
		list := c.shared[0]
		// Between two stops a value can be raised once at each place; no place is passed twice.
		count := int64(p.shared[list].length+len(c.own)*p.Threads) + int64(raises)
		room := interval{lo: 0, hi: count}
		shared[list] = room
		for _, v := range c.own {
			own[v] = room
		}
		if m.ticketList == nil {
			m.ticketList = make([]bool, len(p.shared))
		}
		m.ticketList[list] = true
		m.ranks = append(m.ranks, c)
		if int(count)/64+1 > len(m.scratch) {
			m.scratch = make([]uint64, int(count)/64+1)
		}
		push(&m.reports, report)
		return
	}
	least, most := int64(maxInt), int64(minInt)
	for _, v := range c.shared {
		for _, x := range p.shared[v].init {
			least, most = min(least, x), max(most, x)
		}
	}
	if most-least > offsetRoom/2 {
		refuse(line, "first-values-far-apart")
		return
	}
	for _, v := range c.shared {
		shared[v] = interval{lo: 0, hi: offsetRoom}
	}
	for _, v := range c.own {
		own[v] = interval{lo: 0, hi: offsetRoom}
	}
	m.offsets = append(m.offsets, c)
	push(&m.reports, report)
}

// first values under the reductions: ranks, or what is left above the smallest.
func (m *Machine) firstValues(v int) []int64 {
	init := m.p.shared[v].init
	for _, c := range m.ranks {
		if c.shared[0] != v {
			continue
		}
		order := sorted(len(init), func(a, b int) bool { return init[a] < init[b] })
		out := make([]int64, len(init))
		for k, x := range init {
			for j := 1; j < len(order) && init[order[j-1]] < x; j++ {
				if init[order[j]] != init[order[j-1]] {
					out[k]++
				}
			}
		}
		return out
	}
	for _, c := range m.offsets {
		least, member := int64(maxInt), false
		for _, u := range c.shared {
			member = member || u == v
			for _, x := range m.p.shared[u].init {
				least = min(least, x)
			}
		}
		if member {
			out := make([]int64, len(init))
			for k, x := range init {
				out[k] = x - least
			}
			return out
		}
	}
	return init
}

// normalise replaces the live values of every class by their ranks, or by what they are above the smallest.
func (m *Machine) normalise(s model.State) {
	for k := range m.ranks {
		m.rank(s, &m.ranks[k])
	}
	for k := range m.offsets {
		m.shift(s, &m.offsets[k])
	}
}

// members calls f for every live cell of a class.
func (m *Machine) members(s model.State, c *ticketClass, f func(*field)) {
	for _, v := range c.shared {
		for k := range m.lay.shared[v] {
			f(&m.lay.shared[v][k])
		}
	}
	if len(c.own) == 0 {
		return
	}
	for t := range m.p.Threads {
		live := m.p.stops[m.pcOf(s, t)].live
		for _, v := range c.own {
			if live>>v&1 == 1 {
				f(&m.lay.own[t*len(m.p.own)+v])
			}
		}
	}
}

func (m *Machine) rank(s model.State, c *ticketClass) {
	used := m.scratch
	for k := range used {
		used[k] = 0
	}
	m.members(s, c, func(f *field) {
		v := f.get(s)
		used[v>>6] |= 1 << (uint(v) & 63)
	})
	m.members(s, c, func(f *field) {
		v := f.get(s)
		rank := bits.OnesCount64(used[v>>6] & (1<<(uint(v)&63) - 1))
		for k := int64(0); k < v>>6; k++ {
			rank += bits.OnesCount64(used[k])
		}
		f.set(s, int64(rank))
	})
}

func (m *Machine) shift(s model.State, c *ticketClass) {
	least := int64(maxInt)
	m.members(s, c, func(f *field) { least = min(least, f.get(s)) })
	if least == 0 || least == maxInt {
		return
	}
	m.members(s, c, func(f *field) { f.set(s, f.get(s)-least) })
}
