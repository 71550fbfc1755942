package script

import (
	"strconv"
	"strings"

	"contend/core/model"
)

// A second evaluator, that walks the graph and the expressions themselves and keeps what it reads and writes. It serves
// the stepper, where one step is told in full; the instructions serve the search. A test holds them against each other.

// Access is a cell that a step read or wrote. Index is −1 for an integer; Thread is the owner of an own variable, −1 for
// a shared one. Value may be None.
type Access struct {
	Name   string `json:"name"`
	Index  int    `json:"index"`
	Thread int    `json:"thread"`
	Value  Held   `json:"value"`
}

// Part is a part of a condition with its truth in the present state.
type Part struct {
	Text  string `json:"text"` // as it stands in the text
	With  string `json:"with"` // the same with present values
	Holds bool   `json:"holds"`
}

// Trial is what thread's next step would do in a state.
type Trial struct {
	Outcome model.Outcome `json:"outcome"`
	Label   model.Label   `json:"-"`
	Events  model.Events  `json:"events"` // those of Label
	To      int           `json:"to"`     // the line where the thread would stand
	Reads   []Access      `json:"reads"`
	Writes  []Access      `json:"writes"`
	// Waits: Outcome is Blocked because the condition of a while … pass holds; Parts are its parts. Blocked without Waits
	// is a step that would change nothing.
	Waits   bool    `json:"waits"`
	Parts   []Part  `json:"parts"`
	Failure Failure `json:"failure"`
}

// Try works out thread t's next step in s and changes nothing.
func (m *Machine) Try(s model.State, t int) Trial {
	p := m.p
	w := &walker{m: m, s: append(model.State(nil), s...), t: t, slots: make([]int64, p.slots)}
	at := m.pcOf(s, t)
	out := Trial{Label: model.Label{Thread: int32(t), Line: p.stops[at].line}, Outcome: model.Moved}
	k := p.stops[at].node
	arrived := false
	finish := -1
	for finish < 0 && w.failure.Problem == NoProblem {
		n := &p.nodes[k]
		if n.back {
			if w.rounds++; w.rounds > fuel {
				w.fail(Endless, n.line, "", 0, 0)
				break
			}
		}
		k = n.next
		switch n.kind {
		case nodeAssign:
			w.assign(n)
		case nodeBranch:
			if !w.truth(n.cond) {
				k = n.other
			}
		case nodeWait:
			if w.truth(n.cond) {
				out.Outcome, out.Waits = model.Blocked, true
				out.To = int(n.line)
				out.Reads = w.reads
				out.Parts = w.parts(n.cond)
				return out
			}
		case nodeArrive:
			arrived = true
		case nodeReset:
			for v := range p.own {
				m.lay.own[t*len(p.own)+v].set(w.s, 0)
			}
		case nodeStop:
			finish = n.loc
		}
	}
	out.Reads, out.Writes, out.Failure = w.reads, w.writes, w.failure
	if w.failure.Problem != NoProblem {
		out.Outcome = model.Failed
		if w.failure.Problem == LimitReached || w.failure.Problem == TicketLowered {
			out.Outcome = model.Exceeded
		}
		out.To = w.failure.Line
		return out
	}
	for _, c := range m.stops[t*len(p.stops)+finish] {
		w.s[c.word] = w.s[c.word]&^c.mask | c.bits
	}
	out.To = int(p.stops[finish].line)
	same := true
	for k := range s {
		same = same && s[k] == w.s[k]
	}
	if same {
		out.Outcome = model.Blocked
		return out
	}
	m.arrived = arrived
	out.Events = m.events(at, finish)
	out.Label.Events = out.Events
	return out
}

// walker evaluates expressions of one thread in a state of its own.
type walker struct {
	m             *Machine
	s             model.State
	t             int
	slots         []int64
	reads, writes []Access
	failure       Failure
	rounds        int
}

//go:noinline
func (w *walker) fail(p Problem, line int32, name string, value, most int64) int64 {
	if w.failure.Problem == NoProblem {
		w.failure = Failure{Problem: p, Line: int(line), Name: name, Value: value, Max: most}
	}
	return 0
}

func (w *walker) ok() bool { return w.failure.Problem == NoProblem }

//go:noinline
func (w *walker) read(a Access) int64 {
	for _, old := range w.reads {
		if old == a {
			return int64(a.Value)
		}
	}
	push(&w.reads, a)
	return int64(a.Value)
}

// number is e's value where none is an error.
func (w *walker) number(e *expr) int64 {
	v := w.value(e)
	if v == None {
		return w.fail(NoneUsed, e.line, "", 0, 0)
	}
	return v
}

func (w *walker) truth(e *expr) bool { return w.number(e) != 0 }

func (w *walker) value(e *expr) int64 {
	if !w.ok() {
		return 0
	}
	p := w.m.p
	switch e.op {
	case opConst:
		return e.value
	case opSelf:
		return int64(w.t)
	case opBound:
		return w.slots[e.v]
	case opOwn:
		v := w.m.ownOf(w.s, w.t, e.v)
		if p.own[e.v].name == "" {
			return v
		}
		return w.read(Access{Name: p.own[e.v].name, Index: -1, Thread: w.t, Value: Held(v)})
	case opOwnOf:
		at := w.number(e.a)
		if at < 0 || at >= int64(p.Threads) {
			return w.fail(IndexOutside, e.line, p.own[e.v].name, at, int64(p.Threads)-1)
		}
		return w.read(Access{Name: p.own[e.v].name, Index: -1, Thread: int(at), Value: Held(w.m.ownOf(w.s, int(at), e.v))})
	case opShared:
		return w.read(Access{Name: p.shared[e.v].name, Index: -1, Thread: -1, Value: Held(w.m.sharedOf(w.s, e.v, 0))})
	case opElem:
		at := w.number(e.a)
		list := w.m.lay.shared[e.v]
		if !w.ok() {
			return 0
		}
		if at < 0 || at >= int64(len(list)) {
			return w.fail(IndexOutside, e.line, p.shared[e.v].name, at, int64(len(list))-1)
		}
		return w.read(Access{Name: p.shared[e.v].name, Index: int(at), Thread: -1, Value: Held(w.m.sharedOf(w.s, e.v, int(at)))})
	case opNot:
		return truth(!w.truth(e.a))
	case opAnd, opOr:
		v := w.number(e.a)
		if (v != 0) == (e.op == opOr) {
			return v
		}
		return w.value(e.b)
	case opEq, opNe:
		a, b := w.value(e.a), w.value(e.b)
		return truth((a == b) == (e.op == opEq))
	case opFold:
		return w.fold(e)
	}
	a := w.number(e.a)
	switch e.op {
	case opNeg:
		return -a
	case opWrap:
		half := int64(1) << (e.value - 1)
		return floorMod(a+half, 2*half) - half
	}
	b := w.number(e.b)
	if !w.ok() {
		return 0
	}
	switch e.op {
	case opAdd, opSub, opMul:
		var v int64
		switch e.op {
		case opAdd:
			v = a + b
		case opSub:
			v = a - b
		default:
			v = times(a, b)
		}
		if v > large || v < -large || e.op == opMul && (v == large || v == -large) && a*b != v {
			return w.fail(Overflow, e.line, "", v, 0)
		}
		return v
	case opDiv, opMod:
		if b == 0 {
			return w.fail(DivisionByZero, e.line, "", 0, 0)
		}
		if e.op == opDiv {
			return floorDiv(a, b)
		}
		return floorMod(a, b)
	case opLt:
		return truth(a < b)
	case opLe:
		return truth(a <= b)
	case opGt:
		return truth(a > b)
	case opGe:
		return truth(a >= b)
	case opMax:
		return max(a, b)
	case opMin:
		return min(a, b)
	}
	return 0
}

// each runs f for everything that the clauses of a fold run through, until f says stop.
func (w *walker) each(f *fold, k int, visit func() bool) bool {
	if !w.ok() {
		return false
	}
	if k == len(f.clauses) {
		return visit()
	}
	c := &f.clauses[k]
	if c.slot < 0 {
		return !w.truth(c.cond) || w.each(f, k+1, visit)
	}
	from, to, step := int64(0), int64(w.m.p.Threads), int64(1)
	if c.domain.kind == overRange {
		to, from, step = w.number(c.domain.hi), w.number(c.domain.lo), c.domain.step
	}
	for x := from; step > 0 && x < to || step < 0 && x > to; x += step {
		if c.domain.kind == overOthers && x == int64(w.t) {
			continue
		}
		w.slots[c.slot] = x
		if x != from {
			if w.rounds++; w.rounds > fuel {
				w.fail(TooLong, f.body.line, "", 0, 0)
				return false
			}
		}
		if !w.each(f, k+1, visit) || !w.ok() {
			return false
		}
	}
	return true
}

func (w *walker) fold(e *expr) int64 {
	f := e.fold
	out, some := int64(0), false
	if f.kind == foldAll {
		out = 1
	}
	w.each(f, 0, func() bool {
		if f.kind == foldLen {
			out++
			return true
		}
		v := w.number(f.body)
		switch f.kind {
		case foldAny:
			if v != 0 {
				out = 1
				return false
			}
		case foldAll:
			if v == 0 {
				out = 0
				return false
			}
		case foldSum:
			out += v
			if out > large || out < -large {
				w.fail(Overflow, e.line, "", out, 0)
			}
		case foldMax:
			if !some || v > out {
				out = v
			}
		case foldMin:
			if !some || v < out {
				out = v
			}
		}
		some = true
		return true
	})
	if (f.kind == foldMax || f.kind == foldMin) && !some {
		return w.fail(EmptyFold, e.line, "", 0, 0)
	}
	return out
}

func (w *walker) assign(n *node) {
	p := w.m.p
	values := make([]int64, len(n.exprs))
	for k, e := range n.exprs {
		values[k] = w.value(e)
	}
	for k, t := range n.targets {
		if !w.ok() {
			return
		}
		var f *field
		var a Access
		switch {
		case !t.shared:
			f = &w.m.lay.own[w.t*len(p.own)+t.v]
			a = Access{Name: p.own[t.v].name, Index: -1, Thread: w.t, Value: Held(values[k])}
		case t.index == nil:
			f = &w.m.lay.shared[t.v][0]
			a = Access{Name: p.shared[t.v].name, Index: -1, Thread: -1, Value: Held(values[k])}
		default:
			at := w.number(t.index)
			list := w.m.lay.shared[t.v]
			if !w.ok() {
				return
			}
			if at < 0 || at >= int64(len(list)) {
				w.fail(IndexOutside, n.line, p.shared[t.v].name, at, int64(len(list))-1)
				return
			}
			f = &list[at]
			if w.m.ticketList != nil && w.m.ticketList[t.v] && values[k] < f.get(w.s) {
				w.fail(TicketLowered, n.line, p.shared[t.v].name, values[k], 0)
				return
			}
			a = Access{Name: p.shared[t.v].name, Index: int(at), Thread: -1, Value: Held(values[k])}
		}
		if !f.set(w.s, values[k]) {
			problem := LimitReached
			if v := values[k]; v != None && (v < minInt || v > maxInt) {
				problem = Overflow
			}
			w.fail(problem, n.line, a.Name, values[k], 0)
			return
		}
		if a.Name != "" {
			push(&w.writes, a)
		}
	}
}

// parts takes a condition apart at its outermost and (or, when it holds, as it is), each part with its truth.
func (w *walker) parts(e *expr) []Part {
	var flat []*expr
	for e.op == opAnd && e.from != e.to {
		push(&flat, e.b)
		e = e.a
	}
	push(&flat, e)
	var out []Part
	for k := len(flat) - 1; k >= 0; k-- {
		x := flat[k]
		before := w.failure
		part := Part{Text: w.m.p.text(x), Holds: w.truth(x), With: w.shown(x)}
		if !w.ok() { // guarded by an earlier part that is false: it is not looked at
			w.failure = before
			part.Holds, part.With = false, ""
		}
		out = append(out, part)
	}
	return out
}

// text is what stands in the source for e.
func (p *Program) text(e *expr) string {
	if e.from >= e.to || int(e.to) > len(p.Source) {
		return ""
	}
	return strings.Join(strings.Fields(p.Source[e.from:e.to]), " ")
}

// number as the page shows it.
func shownValue(v int64) string {
	if v == None {
		return "none"
	}
	return strconv.FormatInt(v, 10)
}

var signs = [operationCount]string{
	opAdd: " + ", opSub: " - ", opMul: " * ", opDiv: " // ", opMod: " % ", opEq: " == ", opNe: " != ",
	opLt: " < ", opLe: " <= ", opGt: " > ", opGe: " >= ", opAnd: " and ", opOr: " or ",
}

// shown writes e with present values in place of names. Of an any that holds, or an all that does not, it shows the
// first case that decides.
func (w *walker) shown(e *expr) string {
	if sign := signs[e.op]; sign != "" {
		return w.shown(e.a) + sign + w.shown(e.b)
	}
	switch e.op {
	case opNot:
		return "not " + w.shown(e.a)
	case opNeg:
		return "-" + w.shown(e.a)
	case opFold:
		if e.fold.kind != foldAny && e.fold.kind != foldAll {
			break
		}
		decided := ""
		wanted := e.fold.kind == foldAny
		w.each(e.fold, 0, func() bool {
			if w.truth(e.fold.body) == wanted {
				decided = w.shown(e.fold.body)
				return false
			}
			return true
		})
		if decided != "" {
			return decided
		}
	}
	return shownValue(w.value(e))
}
