package script

// None is the value of none: no thread, no node. It is no integer of the language, and may only be stored and compared
// by == and !=.
const None int64 = -1 << 63

// Held is what a cell holds: an integer of 32 bits, or None. On the wire None is null.
type Held int64

// EncodeWire gives the integer, or nothing.
func (h Held) EncodeWire() any {
	if int64(h) == None {
		return nil
	}
	return int64(h)
}

// TypeScript says how it looks there.
func (Held) TypeScript() string { return "number | null" }

const (
	minInt = -1 << 31
	maxInt = 1<<31 - 1
)

type operation uint8

const (
	opConst  operation = iota // value
	opSelf                    // the thread's own number
	opOwn                     // own variable number v of this thread
	opOwnOf                   // own variable number v of thread a; only in always and reachable
	opShared                  // shared integer number v
	opElem                    // shared list number v at index a
	opBound                   // the name of a comprehension: slot v
	opAdd
	opSub
	opMul
	opDiv // floor
	opMod // sign of the divisor
	opNeg
	opEq
	opNe
	opLt
	opLe
	opGt
	opGe
	opAnd // Python's: the first operand that decides
	opOr
	opNot
	opMax  // of two
	opMin  // of two
	opWrap // two's complement of a in value bits
	opFold // any, all, max, min, sum, len over a comprehension
	operationCount
)

// negated is the comparison that holds when one does not, mirrored the one that holds with its sides exchanged.
var (
	negated  = [operationCount]operation{opEq: opNe, opNe: opEq, opLt: opGe, opLe: opGt, opGt: opLe, opGe: opLt}
	mirrored = [operationCount]operation{opEq: opEq, opNe: opNe, opLt: opGt, opLe: opGe, opGt: opLt, opGe: opLe}
)

// expr is an expression of the checked program. Tuples are written out: (a, b) < (c, d) is a < c or (a == c and b < d).
// It is a graph, not a tree: a part may hang in two places.
type expr struct {
	op    operation
	v     int
	value int64
	a, b  *expr
	fold  *fold
	line  int32
	from  int32 // where its text begins and ends, bytes in the source; 0, 0: written by us
	to    int32
}

type foldKind uint8

const (
	foldAny foldKind = iota
	foldAll
	foldMax
	foldMin
	foldSum
	foldLen
)

var foldNames = [...]string{"any", "all", "max", "min", "sum", "len"}

// fold is a function over the values of body for all that the clauses run through.
type fold struct {
	kind    foldKind
	body    *expr
	clauses []clause
}

// clause is "for slot in domain" or, with cond, "if cond".
type clause struct {
	slot   int
	name   string
	domain domain
	cond   *expr
}

type domainKind uint8

const (
	overThreads domainKind = iota
	overOthers
	overRange
)

// domain is what a for runs through. The step of a range is a constant other than 0.
type domain struct {
	kind   domainKind
	lo, hi *expr
	step   int64
	line   int32
}

//go:noinline
func constant(v int64, line int32) *expr { return &expr{op: opConst, value: v, line: line} }

func truth(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// floorDiv and floorMod are Python's // and %; b is not 0.
func floorDiv(a, b int64) int64 {
	q := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		q--
	}
	return q
}

func floorMod(a, b int64) int64 {
	m := a % b
	if m != 0 && (m < 0) != (b < 0) {
		m += b
	}
	return m
}

// wrapped is a in two's complement of so many bits, 1 to 32.
func wrapped(a, bits int64) int64 {
	return a << (64 - uint(bits)) >> (64 - uint(bits))
}

// binary makes an expression of two operands and works it out at once where both are constants. A division by a
// constant 0 and an overflow are left for the run to report at their line.
func binary(op operation, a, b *expr, line int32) *expr {
	e := &expr{op: op, a: a, b: b, line: line}
	if a.op != opConst || b.op != opConst || a.value == None || b.value == None {
		if (op == opEq || op == opNe) && a.op == opConst && b.op == opConst {
			return constant(truth((a.value == b.value) == (op == opEq)), line)
		}
		return e
	}
	x, y := a.value, b.value
	const small = 1 << 31
	fits := x >= -small && x <= small && y >= -small && y <= small
	switch op {
	case opAdd:
		if fits {
			return constant(x+y, line)
		}
	case opSub:
		if fits {
			return constant(x-y, line)
		}
	case opMul:
		if fits {
			return constant(x*y, line)
		}
	case opDiv:
		if y != 0 {
			return constant(floorDiv(x, y), line)
		}
	case opMod:
		if y != 0 {
			return constant(floorMod(x, y), line)
		}
	case opEq:
		return constant(truth(x == y), line)
	case opNe:
		return constant(truth(x != y), line)
	case opLt:
		return constant(truth(x < y), line)
	case opLe:
		return constant(truth(x <= y), line)
	case opGt:
		return constant(truth(x > y), line)
	case opGe:
		return constant(truth(x >= y), line)
	case opMax:
		return constant(max(x, y), line)
	case opMin:
		return constant(min(x, y), line)
	}
	return e
}

// negate is "not e".
func negate(e *expr, line int32) *expr {
	if e.op == opConst && e.value != None {
		return constant(truth(e.value == 0), line)
	}
	return &expr{op: opNot, a: e, line: line}
}

// walk calls visit for e and everything under it, shared parts again each time they hang somewhere.
func (e *expr) walk(visit func(*expr)) {
	if e == nil {
		return
	}
	visit(e)
	e.a.walk(visit)
	e.b.walk(visit)
	if e.fold != nil {
		e.fold.body.walk(visit)
		for k := range e.fold.clauses {
			c := &e.fold.clauses[k]
			c.cond.walk(visit)
			c.domain.lo.walk(visit)
			c.domain.hi.walk(visit)
		}
	}
}
