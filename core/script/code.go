package script

import "contend/core/fault"

// Instructions work on 256 registers: 0 is the thread's own number, then constants, names of comprehensions, and
// temporaries. A step runs from a stop to the next in one stretch of instructions.

type instruction uint8

const (
	iMove instruction = iota // a = b
	iShared
	iElem
	iElemNone // the entry may be none
	iOwn
	iOwnNone
	iScanOthers // goes to t if some entry of list c compares as a says with b, over the other threads
	iScanThreads
	iOwnOf
	iAdd
	iSub
	iMul
	iDiv
	iMod
	iNeg
	iMax
	iMin
	iWrap
	iEq
	iNe
	iLt
	iLe
	iJump
	iJumpZero
	iJumpTrue
	iJumpEq
	iJumpNe
	iJumpLt
	iJumpLe
	iNumber    // fails if b is none
	iNext      // a++; goes to t if a < b
	iNextOther // the same, passing over the thread's own number
	iStep      // a += c; goes to t if it has not reached b
	iMost      // a = max(a, b), a none at first
	iLeast
	iFilled // fails if b is none: max or min of nothing
	iSetShared
	iSetElem
	iSetOwn
	iStop
	iBlock
	iArrive
	iNote  // goes to t when nobody counts
	iCount // note t
	iReset
	iBack
	iReturn
)

type ins struct {
	op      instruction
	a, b, c uint8
	t       int32
}

// code is the whole program in instructions.
type code struct {
	ins    []ins
	line   []int32 // per instruction
	entry  []int32 // per stop
	start  int32
	always int32 // −1: none
	reach  int32
	consts []int64 // registers 1 …
}

type compiler struct {
	p      *Program
	r      *ranges
	out    code
	consts map[int64]uint8
	slot0  int
	temp0  int
	temp   int
	line   int32
	over   bool
	// Own variables that lie in a register while a comprehension runs: nothing can change them meanwhile.
	hoisted map[int]uint8
}

// compile translates the graph. The fault is too-large: more numbers at once than there are registers.
func (p *Program) compile(r *ranges) (*code, error) {
	c := &compiler{p: p, r: r, consts: map[int64]uint8{}}
	c.collectConstants()
	c.slot0 = 1 + len(c.out.consts)
	c.temp0 = c.slot0 + p.slots
	if c.temp0 > 200 {
		return nil, fault.Large("source", 200, "a lock's text may name about 200 different numbers; use fewer").With("kind", "numbers")
	}
	c.temp = c.temp0
	c.out.always, c.out.reach = -1, -1
	at := make([]int32, len(p.nodes))
	for k := range at {
		at[k] = -1
	}
	type hole struct {
		ins  int32
		node int
	}
	var holes []hole
	var work []int
	// emitFrom lays out a chain of nodes; what is jumped to and not yet laid out waits in work.
	emitFrom := func(k int) {
		for {
			if at[k] >= 0 {
				c.emit(ins{op: iJump, t: at[k]})
				return
			}
			at[k] = int32(len(c.out.ins))
			n := &p.nodes[k]
			c.line = n.line
			c.temp = c.temp0
			if n.back {
				c.emit(ins{op: iBack})
			}
			switch n.kind {
			case nodeAssign:
				c.assignment(n)
			case nodeBranch:
				a, b := p.successors(k)
				if a == b {
					k = a
					continue
				}
				jumps := c.jump(n.cond, false, nil)
				for _, j := range jumps {
					holes = append(holes, hole{j, n.other})
				}
				push(&work, n.other)
			case nodeStop:
				c.emit(ins{op: iStop, t: int32(n.loc)})
				c.out.entry[n.loc] = int32(len(c.out.ins))
			case nodeWait:
				for _, j := range c.jump(n.cond, false, nil) {
					holes = append(holes, hole{j, n.next})
				}
				c.emit(ins{op: iBlock})
				push(&work, n.next)
				return
			case nodeNote:
				skip := c.emit(ins{op: iNote})
				var jumps []int32
				if n.cond != nil {
					jumps = c.jump(n.cond, false, nil)
				}
				c.emit(ins{op: iCount, t: int32(n.v)})
				for _, j := range append(jumps, skip) {
					c.out.ins[j].t = int32(len(c.out.ins))
				}
			case nodeArrive:
				c.emit(ins{op: iArrive})
			case nodeReset:
				c.emit(ins{op: iReset})
			}
			k = n.next
		}
	}
	c.out.entry = make([]int32, len(p.stops))
	emitFrom(p.start)
	for len(work) > 0 {
		k := work[len(work)-1]
		work = work[:len(work)-1]
		if at[k] < 0 {
			emitFrom(k)
		}
	}
	for _, h := range holes {
		c.out.ins[h.ins].t = at[h.node]
	}
	c.out.start = at[p.start]
	property := func(e *expr) int32 {
		if e == nil {
			return -1
		}
		begin := int32(len(c.out.ins))
		c.line, c.temp = e.line, c.temp0
		jumps := c.jump(e, false, nil)
		c.emit(ins{op: iReturn, b: c.constant(1)})
		c.here(jumps)
		c.emit(ins{op: iReturn, b: c.constant(0)})
		return begin
	}
	c.out.always = property(p.always)
	c.out.reach = property(p.reach)
	if c.over {
		return nil, fault.Large("source", 256, "an expression needs more intermediate values than there is room for; break it into lines").With("kind", "values")
	}
	return &c.out, nil
}

func (c *compiler) collectConstants() {
	add := func(v int64) {
		if _, ok := c.consts[v]; !ok && len(c.out.consts) < 250 {
			push(&c.out.consts, v)
			c.consts[v] = uint8(len(c.out.consts))
		}
	}
	for _, v := range []int64{0, 1, None, int64(c.p.Threads)} {
		add(v)
	}
	look := func(e *expr) {
		e.walk(func(x *expr) {
			if x.op == opConst {
				add(x.value)
			}
			if x.fold != nil {
				for _, cl := range x.fold.clauses {
					if cl.slot >= 0 && cl.domain.kind == overRange {
						add(cl.domain.step)
					}
				}
			}
		})
	}
	for k := range c.p.nodes {
		n := &c.p.nodes[k]
		look(n.cond)
		for _, e := range n.exprs {
			look(e)
		}
		for _, t := range n.targets {
			look(t.index)
		}
	}
	look(c.p.always)
	look(c.p.reach)
}

//go:noinline
func (c *compiler) constant(v int64) uint8 { return c.consts[v] }

//go:noinline
func (c *compiler) emit(i ins) int32 {
	c.out.ins = append(c.out.ins, i)
	push(&c.out.line, c.line)
	return int32(len(c.out.ins) - 1)
}

//go:noinline
func (c *compiler) here(jumps []int32) {
	for _, j := range jumps {
		c.out.ins[j].t = int32(len(c.out.ins))
	}
}

func (c *compiler) fresh() uint8 {
	if c.temp > 255 {
		c.over = true
		return 255
	}
	c.temp++
	return uint8(c.temp - 1)
}

// mayBeNone tells whether e can have the value none.
func (c *compiler) mayBeNone(e *expr) bool {
	switch e.op {
	case opConst:
		return e.value == None
	case opOwn, opOwnOf:
		return c.r.own[e.v].none
	case opShared, opElem:
		return c.r.shared[e.v].none
	case opAnd, opOr:
		return c.mayBeNone(e.a) || c.mayBeNone(e.b)
	}
	return false
}

// numeric is the register of e, checked not to be none.
func (c *compiler) numeric(e *expr) uint8 {
	r := c.value(e)
	if c.mayBeNone(e) {
		c.emit(ins{op: iNumber, b: r})
	}
	return r
}

var valueOf = [operationCount]instruction{
	opAdd: iAdd, opSub: iSub, opMul: iMul, opDiv: iDiv, opMod: iMod, opMax: iMax, opMin: iMin,
	opEq: iEq, opNe: iNe, opLt: iLt, opLe: iLe, opGt: iLt, opGe: iLe,
}

// value puts e into a register and returns it: the constant's own, or a temporary.
func (c *compiler) value(e *expr) uint8 {
	if e.line > 0 {
		c.line = e.line
	}
	switch e.op {
	case opConst:
		return c.constant(e.value)
	case opSelf:
		return 0
	case opBound:
		return uint8(c.slot0 + e.v)
	case opOwn:
		if r, ok := c.hoisted[e.v]; ok {
			return r
		}
		to := c.fresh()
		op := iOwn
		if c.r.own[e.v].none {
			op = iOwnNone
		}
		c.emit(ins{op: op, a: to, t: int32(e.v)})
		return to
	case opShared:
		to := c.fresh()
		c.emit(ins{op: iShared, a: to, t: int32(e.v)})
		return to
	case opElem, opOwnOf:
		mark := c.temp
		at := c.numeric(e.a)
		c.temp = mark
		to := c.fresh()
		op := iElem
		if e.op == opOwnOf {
			op = iOwnOf
		} else if c.r.shared[e.v].none {
			op = iElemNone
		}
		c.emit(ins{op: op, a: to, b: at, t: int32(e.v)})
		return to
	case opNeg:
		mark := c.temp
		x := c.numeric(e.a)
		c.temp = mark
		to := c.fresh()
		c.emit(ins{op: iNeg, a: to, b: x})
		return to
	case opWrap:
		mark := c.temp
		x := c.numeric(e.a)
		c.temp = mark
		to := c.fresh()
		c.emit(ins{op: iWrap, a: to, b: x, c: uint8(e.value)})
		return to
	case opNot:
		to := c.fresh()
		c.emit(ins{op: iMove, a: to, b: c.constant(0)})
		jumps := c.jump(e.a, true, nil)
		c.emit(ins{op: iMove, a: to, b: c.constant(1)})
		c.here(jumps)
		return to
	case opAnd, opOr:
		to := c.fresh()
		x := c.numeric(e.a)
		c.emit(ins{op: iMove, a: to, b: x})
		op := iJumpZero
		if e.op == opOr {
			op = iJumpTrue
		}
		j := c.emit(ins{op: op, b: to})
		x = c.value(e.b)
		c.emit(ins{op: iMove, a: to, b: x})
		c.here([]int32{j})
		c.temp = int(to) + 1
		return to
	case opFold:
		return c.foldValue(e.fold)
	}
	mark := c.temp
	var a, b uint8
	if e.op == opEq || e.op == opNe {
		a, b = c.value(e.a), c.value(e.b)
	} else {
		a, b = c.numeric(e.a), c.numeric(e.b)
	}
	if e.op == opGt || e.op == opGe {
		a, b = b, a
	}
	c.temp = mark
	to := c.fresh()
	c.emit(ins{op: valueOf[e.op], a: to, b: a, c: b})
	return to
}

// jump emits a test of e that jumps when its truth is sense and falls through otherwise. It returns the jumps, to be
// given their target, after those in jumps.
func (c *compiler) jump(e *expr, sense bool, jumps []int32) []int32 {
	if e.line > 0 {
		c.line = e.line
	}
	mark := c.temp
	switch e.op {
	case opConst:
		if (e.value != 0) == sense {
			push(&jumps, c.emit(ins{op: iJump}))
		}
		return jumps
	case opNot:
		return c.jump(e.a, !sense, jumps)
	case opAnd, opOr:
		if (e.op == opAnd) != sense { // one false operand (of and) or true one (of or) decides for the jump
			jumps = c.jump(e.a, sense, jumps)
			return c.jump(e.b, sense, jumps)
		}
		past := c.jump(e.a, !sense, nil)
		jumps = c.jump(e.b, sense, jumps)
		c.here(past)
		return jumps
	case opEq, opNe:
		a, b := c.value(e.a), c.value(e.b)
		c.temp = mark
		op := iJumpEq
		if (e.op == opEq) != sense {
			op = iJumpNe
		}
		return append(jumps, c.emit(ins{op: op, b: a, c: b}))
	case opLt, opLe, opGt, opGe:
		a, b := c.numeric(e.a), c.numeric(e.b)
		c.temp = mark
		op := e.op
		if !sense { // not a < b is a >= b
			op = negated[op]
		}
		switch op {
		case opLt:
			return append(jumps, c.emit(ins{op: iJumpLt, b: a, c: b}))
		case opLe:
			return append(jumps, c.emit(ins{op: iJumpLe, b: a, c: b}))
		case opGt:
			return append(jumps, c.emit(ins{op: iJumpLt, b: b, c: a}))
		}
		return append(jumps, c.emit(ins{op: iJumpLe, b: b, c: a}))
	case opFold:
		if e.fold.kind == foldAny || e.fold.kind == foldAll {
			found := e.fold.kind == foldAny // the truth that ends the search
			var hits []int32
			if j, ok := c.scan(e.fold, found); ok {
				push(&hits, j)
			} else {
				c.loops(e.fold, 0, func() { hits = c.jump(e.fold.body, found, hits) })
			}
			c.temp = mark
			if sense == found {
				return append(jumps, hits...)
			}
			push(&jumps, c.emit(ins{op: iJump}))
			c.here(hits)
			return jumps
		}
	}
	x := c.numeric(e)
	c.temp = mark
	op := iJumpZero
	if sense {
		op = iJumpTrue
	}
	return append(jumps, c.emit(ins{op: op, b: x}))
}

// scan emits any or all over the threads of one comparison of a list's entry with something that stays the same, as one
// instruction. It falls through when nothing was found, and returns the jump.
func (c *compiler) scan(f *fold, found bool) (int32, bool) {
	if len(f.clauses) != 1 || f.clauses[0].slot < 0 || f.clauses[0].domain.kind == overRange {
		return 0, false
	}
	b := f.body
	if b.op < opEq || b.op > opGe {
		return 0, false
	}
	slot := f.clauses[0].slot
	entry := func(e *expr) bool { return e.op == opElem && e.a.op == opBound && e.a.v == slot }
	l, x, op := b.a, b.b, b.op
	if !entry(l) {
		l, x = x, l
		op = mirrored[op]
	}
	if !entry(l) || l.v > 255 || c.p.shared[l.v].length != c.p.Threads || c.r.shared[l.v].none && op != opEq && op != opNe {
		return 0, false
	}
	if x.op != opOwn && x.op != opShared && x.op != opConst && x.op != opSelf || op != opEq && op != opNe && c.mayBeNone(x) {
		return 0, false
	}
	if !found {
		op = negated[op]
	}
	if w := c.r.written[l.v]; w.lo != 0 || w.hi != int64(c.p.Threads)-1 {
		return 0, false // entries that are never written are packed differently
	}
	r := c.value(x)
	how := iScanOthers
	if f.clauses[0].domain.kind == overThreads {
		how = iScanThreads
	}
	return c.emit(ins{op: how, a: uint8(op), b: r, c: uint8(l.v)}), true
}

// hoist loads the own variables that a fold reads, once.
func (c *compiler) hoist(f *fold) (undo func()) {
	old := c.hoisted
	next := map[int]uint8{}
	for v, r := range old {
		next[v] = r
	}
	fresh := func(x *expr) {
		if x.op == opOwn {
			if _, known := next[x.v]; !known {
				next[x.v] = c.value(x)
			}
		}
	}
	f.body.walk(fresh)
	for k := range f.clauses {
		f.clauses[k].cond.walk(fresh)
	}
	c.hoisted = next
	return func() { c.hoisted = old }
}

// loops runs body for everything the clauses of f run through, from clause k on.
func (c *compiler) loops(f *fold, k int, body func()) {
	if k == 0 {
		defer c.hoist(f)()
	}
	if k == len(f.clauses) {
		body()
		return
	}
	cl := f.clauses[k]
	if cl.slot < 0 {
		past := c.jump(cl.cond, false, nil)
		c.loops(f, k+1, body)
		c.here(past)
		return
	}
	at := uint8(c.slot0 + cl.slot)
	mark := c.temp
	hi := c.constant(int64(c.p.Threads))
	step := int64(1)
	switch cl.domain.kind {
	case overThreads:
		c.emit(ins{op: iMove, a: at, b: c.constant(0)})
	case overOthers:
		c.emit(ins{op: iEq, a: at, b: 0, c: c.constant(0)})
	default:
		step = cl.domain.step
		hi = c.keep(c.numeric(cl.domain.hi))
		lo := c.numeric(cl.domain.lo)
		c.emit(ins{op: iMove, a: at, b: lo})
	}
	var none int32
	if step > 0 {
		none = c.emit(ins{op: iJumpLe, b: hi, c: at})
	} else {
		none = c.emit(ins{op: iJumpLe, b: at, c: hi})
	}
	head := int32(len(c.out.ins))
	c.loops(f, k+1, body)
	switch {
	case cl.domain.kind == overOthers:
		c.emit(ins{op: iNextOther, a: at, b: hi, t: head})
	case step == 1:
		c.emit(ins{op: iNext, a: at, b: hi, t: head})
	default:
		c.emit(ins{op: iStep, a: at, b: hi, c: c.constant(step), t: head})
	}
	c.here([]int32{none})
	c.temp = mark
}

// keep makes sure that a register is not used again by what follows: temporaries are handed out upwards.
func (c *compiler) keep(r uint8) uint8 {
	if int(r) >= c.temp0 {
		c.temp = max(c.temp, int(r)+1)
	}
	return r
}

func (c *compiler) foldValue(f *fold) uint8 {
	to := c.fresh()
	zero, one := c.constant(0), c.constant(1)
	switch f.kind {
	case foldAny, foldAll:
		found := f.kind == foldAny
		c.emit(ins{op: iMove, a: to, b: c.constant(truth(found))})
		var hits []int32
		c.loops(f, 0, func() { hits = c.jump(f.body, found, hits) })
		c.emit(ins{op: iMove, a: to, b: c.constant(truth(!found))})
		c.here(hits)
	case foldLen:
		c.emit(ins{op: iMove, a: to, b: zero})
		c.loops(f, 0, func() {
			mark := c.temp
			c.value(f.body) // it counts for nothing, and may fail
			c.emit(ins{op: iAdd, a: to, b: to, c: one})
			c.temp = mark
		})
	case foldSum:
		c.emit(ins{op: iMove, a: to, b: zero})
		c.loops(f, 0, func() {
			mark := c.temp
			x := c.numeric(f.body)
			c.emit(ins{op: iAdd, a: to, b: to, c: x})
			c.temp = mark
		})
	default:
		op := iMost
		if f.kind == foldMin {
			op = iLeast
		}
		c.emit(ins{op: iMove, a: to, b: c.constant(None)})
		c.loops(f, 0, func() {
			mark := c.temp
			x := c.numeric(f.body)
			c.emit(ins{op: op, a: to, b: x})
			c.temp = mark
		})
		c.emit(ins{op: iFilled, b: to})
	}
	c.temp = int(to) + 1
	return to
}

func (c *compiler) assignment(n *node) {
	regs := make([]uint8, len(n.exprs))
	for k, e := range n.exprs {
		regs[k] = c.keep(c.value(e))
		if len(n.exprs) > 1 && int(regs[k]) < c.temp0 {
			continue // a constant or the own number keeps its value
		}
	}
	for k, t := range n.targets {
		c.line = n.line
		switch {
		case !t.shared:
			c.emit(ins{op: iSetOwn, b: regs[k], t: int32(t.v)})
		case t.index == nil:
			c.emit(ins{op: iSetShared, b: regs[k], t: int32(t.v)})
		default:
			at := c.numeric(t.index)
			c.emit(ins{op: iSetElem, b: regs[k], c: at, t: int32(t.v)})
		}
	}
}
