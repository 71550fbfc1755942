package script

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"go.starlark.net/syntax"

	"contend/core/fault"
)

// MaxThreads is the largest number of threads of a lock, and maxList the largest length of a list.
const (
	MaxThreads = 64
	maxList    = 1024
	maxOwn     = 64 // own variables, so that a set of them is one word
	maxValue   = 1 << 40
)

// Compile reads a lock's text for so many threads. A fault names field "source" (with line and column, both from 1, in
// Args) or "threads".
func Compile(source string, threads int) (*Program, error) {
	if threads < 1 || threads > MaxThreads {
		return nil, fault.Range("threads", float64(threads), 1, MaxThreads)
	}
	source = endings(source)
	file, _, fail := parse(source)
	if fail != nil {
		return nil, fail
	}
	c := &checker{
		p:     &Program{Source: source, Threads: threads, lines: strings.Split(source, "\n")},
		names: map[string]name{},
	}
	at := int32(0)
	for _, l := range c.p.lines {
		push(&c.lineStart, at)
		at += int32(len(l)) + 1
	}
	c.file(file)
	if c.err != nil {
		return nil, c.err
	}
	return c.p, nil
}

type nameKind uint8

const (
	nameShared nameKind = iota
	nameOwn
	nameFunction
)

type name struct {
	kind nameKind
	v    int
	line int32
}

type scope uint8

const (
	scopeTop scope = iota
	scopeThread
	scopeProperty
)

// checker turns a syntax tree into a Program. It goes on after an error and keeps the one that stands first in the text.
type checker struct {
	p         *Program
	names     map[string]name
	self      string // the parameter of thread
	scope     scope
	bound     []string // names of the comprehensions around
	topValue  []int64  // their values, at the top level
	lineStart []int32
	err       *fault.Error
	errLine   int32
	errColumn int32
	reset     int
}

func (c *checker) refuse(at syntax.Position, kind, message, wayOut string, more ...any) {
	if c.err != nil && (at.Line > c.errLine || at.Line == c.errLine && at.Col >= c.errColumn) {
		return
	}
	c.errLine, c.errColumn = at.Line, at.Col
	c.err = refused(at.Line, at.Col, kind, message, wayOut, more...)
}

// Names that the language itself has.
var builtin = words{
	{"n", "the number of threads"}, {"threads", "all thread numbers"}, {"others", "the other threads' numbers"},
	{"none", "no thread"}, {"None", "no thread"}, {"True", "1"}, {"False", "0"},
	{"any", "a function"}, {"all", "a function"}, {"max", "a function"}, {"min", "a function"}, {"sum", "a function"},
	{"len", "a function"}, {"wrap", "a function"}, {"range", "a function"},
	{"outside", "a place"}, {"critical", "a place"}, {"arrived", "the end of the doorway"}, {"note", "a count"},
	{"thread", "the thread's text"}, {"always", "the invariant"}, {"reachable", "the goal"},
}

func (c *checker) file(file *syntax.File) {
	var defs []*syntax.DefStmt
	for _, s := range file.Stmts {
		switch s := s.(type) {
		case *syntax.AssignStmt:
			c.declare(s)
		case *syntax.DefStmt:
			push(&defs, s)
		case *syntax.ExprStmt:
			if !isText(s.X) {
				c.refuse(startOf(s), "top-level", "At the top level there are only values and functions.", "Move this line into def thread(i): with four blanks before it.")
			}
		default:
			c.refuse(startOf(s), "top-level", "At the top level there are only values and functions.", "Move this line into def thread(i): with four blanks before it.")
		}
	}
	var thread, always, reachable *syntax.DefStmt
	for _, d := range defs {
		slot := &thread
		switch d.Name.Name {
		case "thread":
		case "always":
			slot = &always
		case "reachable":
			slot = &reachable
		default:
			if b, ok := builtin.find(d.Name.Name); ok {
				c.refuse(d.Name.NamePos, "reserved", d.Name.Name+" is the language's own name ("+b+").", "Choose another name.", "name", d.Name.Name)
			} else {
				c.refuse(d.Name.NamePos, "function", "Only thread, always and reachable can be defined.", "Write the lines of "+shorten(d.Name.Name)+" where they are needed.", "name", d.Name.Name)
			}
			continue
		}
		if *slot != nil {
			c.refuse(d.Name.NamePos, "twice", d.Name.Name+" is defined twice.", "Keep one of the two.", "name", d.Name.Name, "first", int((*slot).Def.Line))
			continue
		}
		*slot = d
	}
	if thread == nil {
		if c.err != nil {
			return // a function that is called otherwise, most likely
		}
		c.refuse(syntax.MakePosition(nil, 1, 1), "no-thread", "The text has no def thread(i):.", "Add one: its lines are what each thread does.")
		return
	}
	c.thread(thread)
	if c.err != nil {
		return
	}
	c.p.always, c.p.alwaysAt = c.property(always)
	c.p.reach, c.p.reachAt = c.property(reachable)
	if c.err != nil {
		return
	}
	c.finish()
}

//go:noinline
func isText(e syntax.Expr) bool {
	l, ok := e.(*syntax.Literal)
	return ok && l.Token == syntax.STRING
}

//go:noinline
func unparen(e syntax.Expr) syntax.Expr {
	for {
		p, ok := e.(*syntax.ParenExpr)
		if !ok {
			return e
		}
		e = p.X
	}
}

// items are the parts of a tuple, or the expression alone.
//
//go:noinline
func items(e syntax.Expr) ([]syntax.Expr, bool) {
	if t, ok := unparen(e).(*syntax.TupleExpr); ok {
		return t.List, true
	}
	return []syntax.Expr{e}, false
}

// declare takes a line of the top level: name = value.
func (c *checker) declare(s *syntax.AssignStmt) {
	if s.Op != syntax.EQ {
		c.refuse(s.OpPos, "first-value", "At the top level a name gets its first value with =.", "Write name = value.")
		return
	}
	left, tuple := items(s.LHS)
	right, _ := items(s.RHS)
	if tuple && len(left) != len(right) || !tuple && len(right) != 1 {
		c.refuse(s.OpPos, "tuple-parts", "Both sides must have the same number of parts.", "Write one line for each name.")
		return
	}
	for k := range left {
		id, ok := unparen(left[k]).(*syntax.Ident)
		if !ok {
			c.refuse(startOf(left[k]), "first-value", "At the top level only a name can get a value.", "Write name = value.")
			return
		}
		if !c.free(id) {
			return
		}
		v := sharedVar{name: id.Name, line: id.NamePos.Line, length: -1}
		c.initial(&v, right[k])
		if c.err != nil {
			return
		}
		c.names[id.Name] = name{nameShared, len(c.p.shared), id.NamePos.Line}
		c.p.shared = append(c.p.shared, v)
	}
}

// free tells whether a name may be declared here, and refuses if not.
func (c *checker) free(id *syntax.Ident) bool {
	if b, ok := builtin.find(id.Name); ok {
		c.refuse(id.NamePos, "reserved", id.Name+" is the language's own name ("+b+").", "Choose another name.", "name", id.Name)
		return false
	}
	if old, ok := c.names[id.Name]; ok {
		c.refuse(id.NamePos, "twice", id.Name+" is defined twice, first in line "+strconv.Itoa(int(old.line))+".", "Keep one of the two, or choose another name.", "name", id.Name, "first", int(old.line))
		return false
	}
	return true
}

// initial works out the first value of a shared variable.
func (c *checker) initial(v *sharedVar, e syntax.Expr) {
	e = unparen(e)
	fill := func(list *syntax.ListExpr, times syntax.Expr) {
		if len(list.List) != 1 {
			c.refuse(list.Lbrack, "list", "A list is [value] * length or [value for k in threads].", "Write one value between the brackets.")
			return
		}
		length := c.number(times)
		if c.err != nil {
			return
		}
		if length < 1 || length > maxList {
			c.refuse(startOf(times), "length", "A list has 1 to "+strconv.Itoa(maxList)+" entries, not "+strconv.FormatInt(length, 10)+".", "Choose another length.", "max", maxList)
			return
		}
		value := c.number(list.List[0])
		v.length = int(length)
		for range length {
			push(&v.init, value)
		}
	}
	switch e := e.(type) {
	case *syntax.BinaryExpr:
		if list, ok := unparen(e.X).(*syntax.ListExpr); ok && e.Op == syntax.STAR {
			fill(list, e.Y)
			return
		}
		if list, ok := unparen(e.Y).(*syntax.ListExpr); ok && e.Op == syntax.STAR {
			fill(list, e.X)
			return
		}
	case *syntax.ListExpr:
		if len(e.List) == 0 || len(e.List) > maxList {
			c.refuse(e.Lbrack, "length", "A list has 1 to "+strconv.Itoa(maxList)+" entries.", "Write [0] * n.", "max", maxList)
			return
		}
		v.length = len(e.List)
		for _, x := range e.List {
			push(&v.init, c.number(x))
		}
		return
	case *syntax.Comprehension:
		c.initialFor(v, e)
		return
	}
	v.init = []int64{c.number(e)}
}

func (c *checker) initialFor(v *sharedVar, e *syntax.Comprehension) {
	if e.Curly || len(e.Clauses) != 1 {
		c.refuse(e.Lbrack, "list", "A list is [value] * length or [value for k in threads].", "Use one for and no if.")
		return
	}
	f, ok := e.Clauses[0].(*syntax.ForClause)
	if !ok {
		c.refuse(e.Lbrack, "list", "A list is [value] * length or [value for k in threads].", "Use one for and no if.")
		return
	}
	id, ok := f.Vars.(*syntax.Ident)
	if !ok {
		c.refuse(startOf(f.Vars), "for-name", "A for has one name.", "Write for k in threads.")
		return
	}
	d, ok := c.domain(f.X)
	if !ok {
		return
	}
	from, to, step := int64(0), int64(c.p.Threads), int64(1)
	switch d.kind {
	case overOthers:
		c.refuse(startOf(f.X), "others", "At the top level there is no thread, so nobody is another.", "Write threads.")
		return
	case overRange:
		from, to, step = d.lo.value, d.hi.value, d.step
	}
	if step < 0 || to <= from || to-from > maxList*step {
		c.refuse(startOf(f.X), "length", "A list has 1 to "+strconv.Itoa(maxList)+" entries.", "Choose another range.", "max", maxList)
		return
	}
	_, plain := unparen(e.Body).(*syntax.Ident)
	push(&c.bound, id.Name)
	same := true
	for k := from; k < to; k += step {
		c.topValue = append(c.topValue[:0], k)
		push(&v.init, c.number(e.Body))
		same = same && v.init[0] == v.init[len(v.init)-1]
	}
	c.bound, c.topValue = nil, nil
	v.length = len(v.init)
	own := plain && unparen(e.Body).(*syntax.Ident).Name == id.Name && from == 0 && to == int64(c.p.Threads) && step == 1
	v.initSelf, v.initOther = own, !own && !same
}

// number is the value of an expression of the top level: constants, n, and integers declared above.
func (c *checker) number(e syntax.Expr) int64 {
	x := c.expr(e)
	if c.err != nil {
		return 0
	}
	if x.op != opConst {
		c.refuse(startOf(e), "constant", "A first value must be a number that is known before anybody runs.", "Use numbers, n and names with a number declared above.")
		return 0
	}
	if x.value != None && (x.value < minInt || x.value > maxInt) {
		c.refuse(startOf(e), "too-big", "Values have 32 bits: from −2147483648 to 2147483647.", "Choose a smaller number.")
		return 0
	}
	return x.value
}

func (c *checker) property(d *syntax.DefStmt) (*expr, int32) {
	if d == nil {
		return nil, 0
	}
	if len(d.Params) > 0 {
		c.refuse(startOf(d.Params[0]), "property-parameters", d.Name.Name+" has no parameters: it speaks of the whole state.", "Write def "+d.Name.Name+"(): and use for k in threads.", "name", d.Name.Name)
		return nil, 0
	}
	body := d.Body
	if len(body) > 1 {
		if t, ok := body[0].(*syntax.ExprStmt); ok && isText(t.X) {
			body = body[1:]
		}
	}
	r, ok := body[0].(*syntax.ReturnStmt)
	if !ok || len(body) != 1 || r.Result == nil {
		c.refuse(startOf(body[0]), "property", d.Name.Name+" is one line: return and a condition.", "Write return all([… for k in threads]).", "name", d.Name.Name)
		return nil, 0
	}
	c.scope = scopeProperty
	e := c.condition(r.Result)
	return e, r.Return.Line
}

// text gives the part of the source that a tree covers.
func (c *checker) span(e syntax.Node) (int32, int32) {
	start, end := e.Span()
	return c.offset(start), c.offset(end)
}

func (c *checker) offset(at syntax.Position) int32 {
	if at.Line < 1 || int(at.Line) > len(c.p.lines) {
		return int32(len(c.p.Source))
	}
	line := c.p.lines[at.Line-1]
	i := 0
	for k := int32(1); k < at.Col && i < len(line); k++ {
		_, size := utf8.DecodeRuneInString(line[i:])
		i += size
	}
	return c.lineStart[at.Line-1] + int32(i)
}

// condition is an expression whose truth matters.
func (c *checker) condition(e syntax.Expr) *expr {
	x := c.expr(e)
	c.noNone(x, e, "asked whether it is true")
	return x
}

// noNone refuses none written where a number is needed. Whether a variable holds it there only the run can tell.
func (c *checker) noNone(x *expr, e syntax.Expr, what string) {
	if x.op == opConst && x.value == None {
		c.refuse(startOf(e), "none", "none cannot be "+what+".", "Compare it with == or !=.")
	}
}

func (c *checker) expr(e syntax.Expr) *expr {
	x := c.expr1(e)
	if x.from == 0 && x.to == 0 {
		x.from, x.to = c.span(e)
	}
	return x
}

func (c *checker) expr1(e syntax.Expr) *expr {
	start := startOf(e)
	line := start.Line
	zero := constant(0, line)
	switch e := e.(type) {
	case *syntax.ParenExpr:
		return c.expr1(e.X)
	case *syntax.Literal:
		switch v := e.Value.(type) {
		case int64:
			if v > maxValue {
				break
			}
			return constant(v, line)
		}
		if e.Token == syntax.INT {
			c.refuse(start, "too-big", "This number is too large.", "Values have 32 bits: from −2147483648 to 2147483647.")
		} else if e.Token == syntax.FLOAT {
			c.refuse(start, "number", "Values are whole numbers.", "Leave out the point.")
		} else {
			c.refuse(start, "string", "Only note has a string, as its first part.", "Use a number or none.")
		}
		return zero
	case *syntax.Ident:
		return c.ident(e)
	case *syntax.IndexExpr:
		return c.element(e)
	case *syntax.UnaryExpr:
		if e.X == nil {
			break
		}
		x := c.expr(e.X)
		switch e.Op {
		case syntax.NOT:
			c.noNone(x, e.X, "asked whether it is true")
			return negate(x, line)
		case syntax.MINUS:
			c.noNone(x, e.X, "reckoned with")
			if x.op == opConst && x.value != None {
				return constant(-x.value, line)
			}
			return &expr{op: opNeg, a: x, line: line}
		case syntax.PLUS:
			c.noNone(x, e.X, "reckoned with")
			return x
		}
	case *syntax.BinaryExpr:
		return c.binary(e)
	case *syntax.CallExpr:
		return c.call(e)
	case *syntax.CondExpr:
		c.refuse(start, "conditional", "An if cannot stand inside an expression.", "Write it as a line of its own: if condition: x = 1, and under it else: x = 2.")
		return zero
	case *syntax.Comprehension:
		c.refuse(start, "comprehension", "A comprehension stands alone here.", "Put any, all, max, min, sum or len around it.")
		return zero
	case *syntax.ListExpr:
		if c.scope == scopeTop {
			c.refuse(start, "list", "A list is [value] * length or [value for k in threads].", "Write one value between the brackets.")
			return zero
		}
		c.refuse(start, "list-here", "A list can only be made at the top level.", "Declare it above def thread(i):.")
		return zero
	case *syntax.TupleExpr:
		c.refuse(start, "tuple", "A tuple can only be compared with a tuple, or assigned part by part.", "Use one value.")
		return zero
	}
	c.refuse(start, "expression", "This expression is not part of the language.", "Use numbers, names, list[index], + - * // %, comparisons, and or not, any all max min sum len wrap.")
	return zero
}

// Names of other languages, and how they are written here.
var likely = words{
	{"true", "True"}, {"false", "False"}, {"null", "none"}, {"nil", "none"}, {"NULL", "none"}, {"NONE", "none"}, {"N", "n"}, {"self", "i"}, {"me", "i"}, {"thread_id", "i"},
}

func (c *checker) ident(e *syntax.Ident) *expr {
	line := e.NamePos.Line
	for k := len(c.bound) - 1; k >= 0; k-- {
		if c.bound[k] == e.Name {
			if c.topValue != nil {
				return constant(c.topValue[k], line)
			}
			return &expr{op: opBound, v: k, line: line}
		}
	}
	zero := constant(0, line)
	switch e.Name {
	case "n":
		return constant(int64(c.p.Threads), line)
	case "none", "None":
		return constant(None, line)
	case "True":
		return constant(1, line)
	case "False":
		return constant(0, line)
	}
	if c.scope == scopeThread && e.Name == c.self {
		return &expr{op: opSelf, line: line}
	}
	if w, ok := builtin.find(e.Name); ok {
		if e.Name == "outside" || e.Name == "critical" || e.Name == "arrived" {
			c.refuse(e.NamePos, "statement", e.Name+" ("+w+") is no value.", "Write "+e.Name+"() as a statement of its own.", "name", e.Name)
		} else {
			c.refuse(e.NamePos, "builtin", e.Name+" ("+w+") is no value.", "Use it as in any([flag[k] for k in others]).", "name", e.Name)
		}
		return zero
	}
	known, ok := c.names[e.Name]
	if !ok {
		if python, ok := likely.find(e.Name); ok && (python != "i" || c.scope == scopeThread) {
			if python == "i" {
				python = c.self
			}
			c.refuse(e.NamePos, "other-name", "The name "+e.Name+" is not known here.", "Write "+python+".", "name", e.Name, "write", python)
			return zero
		}
		c.refuse(e.NamePos, "unknown-name", "The name "+shorten(e.Name)+" is not known here.", "Give it a value first: at the top level if all threads share it, in thread if each has its own.", "name", shorten(e.Name))
		return zero
	}
	switch known.kind {
	case nameShared:
		if c.p.shared[known.v].list() {
			c.refuse(e.NamePos, "list-as-integer", e.Name+" is a list and is used as an integer.", "Write "+e.Name+"[index].", "name", e.Name)
			return zero
		}
		if c.scope == scopeTop {
			return constant(c.p.shared[known.v].init[0], line)
		}
		return &expr{op: opShared, v: known.v, line: line}
	case nameOwn:
		if c.scope == scopeProperty {
			c.refuse(e.NamePos, "own-in-property", "Each thread has its own "+e.Name+".", "Write "+e.Name+"[k] with a thread's number k.", "name", e.Name)
			return zero
		}
		return &expr{op: opOwn, v: known.v, line: line}
	}
	return zero
}

func (c *checker) element(e *syntax.IndexExpr) *expr {
	line := startOf(e).Line
	zero := constant(0, line)
	id, ok := unparen(e.X).(*syntax.Ident)
	if !ok {
		c.refuse(startOf(e), "index", "Only a list by its name can have an index; a list has integers, not lists.", "Write name[index].")
		return zero
	}
	for _, b := range c.bound {
		if b == id.Name {
			c.refuse(id.NamePos, "integer-as-list", id.Name+" is an integer and is used as a list.", "Leave out the index.", "name", id.Name)
			return zero
		}
	}
	known, ok := c.names[id.Name]
	if !ok {
		if c.scope == scopeThread && id.Name == c.self || isBuiltin(id.Name) {
			c.refuse(id.NamePos, "integer-as-list", id.Name+" is no list.", "Leave out the index.", "name", id.Name)
		} else {
			c.refuse(id.NamePos, "unknown-list", "The name "+shorten(id.Name)+" is not known here.", "Declare the list at the top level: "+shorten(id.Name)+" = [0] * n.", "name", shorten(id.Name))
		}
		return zero
	}
	index := c.expr(e.Y)
	c.noNone(index, e.Y, "an index")
	length := c.p.Threads
	switch {
	case known.kind == nameOwn && c.scope == scopeProperty:
		c.p.own[known.v].inText = true
	case known.kind == nameShared && c.p.shared[known.v].list():
		if c.scope == scopeTop {
			c.refuse(id.NamePos, "constant", "A first value must be a number that is known before anybody runs.", "Use numbers, n and names with a number declared above.")
			return zero
		}
		length = c.p.shared[known.v].length
	default:
		c.refuse(id.NamePos, "integer-as-list", id.Name+" is an integer and is used as a list.", "Leave out the index, or declare a list at the top level.", "name", id.Name)
		return zero
	}
	if index.op == opConst && (index.value < 0 || index.value >= int64(length)) {
		c.refuse(startOf(e.Y), "index-outside", "The index "+strconv.FormatInt(index.value, 10)+" leaves "+id.Name+", whose entries are 0 to "+strconv.Itoa(length-1)+".", "Choose an index in this range.", "name", id.Name, "min", 0, "max", length-1)
		return zero
	}
	if known.kind == nameOwn {
		return &expr{op: opOwnOf, v: known.v, a: index, line: line}
	}
	return &expr{op: opElem, v: known.v, a: index, line: line}
}

var operations = [...]operation{
	syntax.PLUS: opAdd, syntax.MINUS: opSub, syntax.STAR: opMul, syntax.SLASHSLASH: opDiv, syntax.PERCENT: opMod,
	syntax.EQL: opEq, syntax.NEQ: opNe, syntax.LT: opLt, syntax.LE: opLe, syntax.GT: opGt, syntax.GE: opGe,
	syntax.AND: opAnd, syntax.OR: opOr,
	syntax.PLUS_EQ: opAdd, syntax.MINUS_EQ: opSub, syntax.STAR_EQ: opMul, syntax.SLASHSLASH_EQ: opDiv, syntax.PERCENT_EQ: opMod,
}

// operationOf gives the operation that a sign means, alone or before =.
func operationOf(sign syntax.Token) (operation, bool) {
	if int(sign) >= len(operations) || operations[sign] == opConst {
		return opConst, false
	}
	return operations[sign], true
}

func (c *checker) binary(e *syntax.BinaryExpr) *expr {
	line := e.OpPos.Line
	op, ok := operationOf(e.Op)
	if !ok {
		switch e.Op {
		case syntax.SLASH:
			c.refuse(e.OpPos, "division", "/ makes fractions.", "Write // for whole numbers.")
		case syntax.IN, syntax.NOT_IN:
			c.refuse(e.OpPos, "in", "in is only part of for.", "Write any([x == a[k] for k in threads]).")
		default:
			c.refuse(e.OpPos, "expression", "This sign is not part of the language.", "Use + - * // % and comparisons.")
		}
		return constant(0, line)
	}
	left, lt := items(e.X)
	right, rt := items(e.Y)
	if lt || rt {
		return c.tuples(e, op, left, right, lt && rt)
	}
	a, b := c.expr(e.X), c.expr(e.Y)
	switch {
	case op == opAnd || op == opOr:
		c.noNone(a, e.X, "asked whether it is true")
		c.noNone(b, e.Y, "asked whether it is true")
		if a.op == opConst && a.value != None {
			if (a.value != 0) == (op == opAnd) {
				return b
			}
			return a
		}
	case op != opEq && op != opNe:
		c.noNone(a, e.X, "reckoned with or ordered")
		c.noNone(b, e.Y, "reckoned with or ordered")
		if (op == opDiv || op == opMod) && b.op == opConst && b.value == 0 {
			c.refuse(e.OpPos, "division-by-zero", "This divides by 0.", "Divide by another number.")
		}
	}
	out := binary(op, a, b, line)
	if out.op == opConst && out.value != None && (out.value > maxValue || out.value < -maxValue) {
		c.refuse(e.OpPos, "too-big", "This number is too large.", "Values have 32 bits: from −2147483648 to 2147483647.")
	}
	return out
}

// tuples writes out a comparison of two tuples.
func (c *checker) tuples(e *syntax.BinaryExpr, op operation, left, right []syntax.Expr, both bool) *expr {
	line := e.OpPos.Line
	if !both || op < opEq || op > opGe {
		c.refuse(e.OpPos, "tuple", "A tuple can only be compared with a tuple.", "Write (a, b) < (c, d).")
		return constant(0, line)
	}
	if len(left) != len(right) || len(left) == 0 {
		c.refuse(e.OpPos, "tuple-parts", "Two tuples that are compared must have the same number of parts.", "Give both the same number.")
		return constant(0, line)
	}
	var as, bs []*expr
	for k := range left {
		a, b := c.expr(left[k]), c.expr(right[k])
		if op != opEq && op != opNe {
			c.noNone(a, left[k], "ordered")
			c.noNone(b, right[k], "ordered")
		}
		as, bs = append(as, a), append(bs, b)
	}
	last := len(as) - 1
	if op == opEq || op == opNe {
		join := opAnd
		if op == opNe {
			join = opOr
		}
		out := binary(op, as[last], bs[last], line)
		for k := last - 1; k >= 0; k-- {
			out = decided(join, binary(op, as[k], bs[k], line), out, line)
		}
		return out
	}
	strict := opLt
	if op == opGt || op == opGe {
		strict = opGt
	}
	out := binary(op, as[last], bs[last], line)
	for k := last - 1; k >= 0; k-- {
		same := decided(opAnd, binary(opEq, as[k], bs[k], line), out, line)
		out = decided(opOr, binary(strict, as[k], bs[k], line), same, line)
	}
	return out
}

// decided is a and b, or a or b, of which a is a truth; worked out where a is known.
func decided(op operation, a, b *expr, line int32) *expr {
	if a.op != opConst {
		return &expr{op: op, a: a, b: b, line: line}
	}
	if (a.value != 0) == (op == opAnd) {
		return b
	}
	return a
}

func (c *checker) call(e *syntax.CallExpr) *expr {
	line := startOf(e).Line
	zero := constant(0, line)
	id, ok := e.Fn.(*syntax.Ident)
	if !ok {
		c.refuse(startOf(e), "call-target", "Only a function by its name can be called.", "Use any, all, max, min, sum, len or wrap.")
		return zero
	}
	for _, a := range e.Args {
		if b, ok := a.(*syntax.BinaryExpr); ok && b.Op == syntax.EQ {
			c.refuse(b.OpPos, "call-names", "Parts of a call have no names here.", "Leave out the name and the =.")
			return zero
		}
	}
	kind := foldKind(255)
	switch id.Name {
	case "any":
		kind = foldAny
	case "all":
		kind = foldAll
	case "max":
		kind = foldMax
	case "min":
		kind = foldMin
	case "sum":
		kind = foldSum
	case "len":
		kind = foldLen
	case "wrap":
		return c.wrap(e)
	case "thread", "always", "reachable":
		c.refuse(id.NamePos, "recursion", id.Name+" cannot be called.", "thread begins again by itself when it ends; for a loop write while.", "name", id.Name)
		return zero
	case "range":
		c.refuse(id.NamePos, "range-place", "range can only stand after in.", "Write for k in range(1, n).")
		return zero
	case "outside", "critical", "arrived", "note":
		c.refuse(id.NamePos, "statement", id.Name+" has no value.", "Write it as a statement of its own.", "name", id.Name)
		return zero
	default:
		if _, known := c.names[id.Name]; known || id.Name == c.self {
			c.refuse(id.NamePos, "call-variable", shorten(id.Name)+" is a variable, not a function.", "Leave out the brackets.", "name", shorten(id.Name))
		} else {
			c.refuse(id.NamePos, "unknown-function", "There is no function "+shorten(id.Name)+".", "Use any, all, max, min, sum, len or wrap; join by ; on one line what shall happen together.", "name", shorten(id.Name))
		}
		return zero
	}
	if len(e.Args) == 0 {
		c.refuse(e.Rparen, "fold", id.Name+" needs something to look at.", "Write "+id.Name+"([… for k in threads]).", "name", id.Name)
		return zero
	}
	if len(e.Args) == 1 {
		return c.foldOver(kind, e.Args[0], line)
	}
	if kind != foldMax && kind != foldMin {
		c.refuse(startOf(e.Args[1]), "fold", id.Name+" takes one comprehension.", "Write "+id.Name+"([… for k in threads]).", "name", id.Name)
		return zero
	}
	op := opMax
	if kind == foldMin {
		op = opMin
	}
	out := c.expr(e.Args[0])
	c.noNone(out, e.Args[0], "ordered")
	for _, a := range e.Args[1:] {
		x := c.expr(a)
		c.noNone(x, a, "ordered")
		out = binary(op, out, x, line)
	}
	return out
}

func (c *checker) wrap(e *syntax.CallExpr) *expr {
	line := startOf(e).Line
	if len(e.Args) != 2 {
		c.refuse(e.Lparen, "wrap", "wrap has two parts: a value and a number of bits.", "Write wrap(x + 1, 8).")
		return constant(0, line)
	}
	x, bits := c.expr(e.Args[0]), c.expr(e.Args[1])
	c.noNone(x, e.Args[0], "wrapped")
	if bits.op != opConst || bits.value < 1 || bits.value > 32 {
		c.refuse(startOf(e.Args[1]), "bits", "The number of bits is a number from 1 to 32.", "Write wrap(x + 1, 8).", "min", 1, "max", 32)
		return constant(0, line)
	}
	if x.op == opConst && x.value != None {
		return constant(wrapped(x.value, bits.value), line)
	}
	return &expr{op: opWrap, a: x, value: bits.value, line: line}
}

func (c *checker) foldOver(kind foldKind, arg syntax.Expr, line int32) *expr {
	f := &fold{kind: kind}
	zero := constant(0, line)
	switch e := unparen(arg).(type) {
	case *syntax.Ident:
		// A list by its name is the comprehension over its entries.
		known, ok := c.names[e.Name]
		if !ok || known.kind != nameShared || !c.p.shared[known.v].list() {
			if ok || e.Name == c.self || isBuiltin(e.Name) {
				c.refuse(e.NamePos, "integer-as-list", shorten(e.Name)+" is no list.", "Write "+foldNames[kind]+"([… for k in threads]).", "name", shorten(e.Name))
			} else {
				c.ident(e)
			}
			return zero
		}
		length := int64(c.p.shared[known.v].length)
		if kind == foldLen {
			return constant(length, line)
		}
		if c.scope == scopeTop {
			c.refuse(e.NamePos, "constant", "A first value must be a number that is known before anybody runs.", "Use numbers, n and names with a number declared above.")
			return zero
		}
		slot := len(c.bound)
		c.p.slots = max(c.p.slots, slot+1)
		d := domain{kind: overRange, lo: constant(0, line), hi: constant(length, line), step: 1, line: line}
		f.clauses = []clause{{slot: slot, domain: d}}
		f.body = &expr{op: opElem, v: known.v, a: &expr{op: opBound, v: slot, line: line}, line: line}
		return &expr{op: opFold, fold: f, line: line}
	case *syntax.Comprehension:
		if c.scope == scopeTop {
			c.refuse(e.Lbrack, "constant", "A first value must be a number that is known before anybody runs.", "Use numbers, n and names with a number declared above.")
			return zero
		}
		if e.Curly {
			c.refuse(e.Lbrack, "bare-generator", "A comprehension has square brackets here.", "Write [ and ].")
			return zero
		}
		around := len(c.bound)
		for _, cl := range e.Clauses {
			switch cl := cl.(type) {
			case *syntax.ForClause:
				d, ok := c.domain(cl.X)
				id, plain := cl.Vars.(*syntax.Ident)
				if !plain {
					c.refuse(startOf(cl.Vars), "for-name", "A for has one name.", "Write for k in others.")
					break
				}
				if !ok {
					d = domain{kind: overThreads, line: cl.For.Line} // refused; the name is known all the same
				}
				if known, taken := c.names[id.Name]; taken && known.kind == nameShared {
					c.refuse(id.NamePos, "twice", id.Name+" is defined twice, first in line "+strconv.Itoa(int(known.line))+".", "Choose another name for the comprehension.", "name", id.Name, "first", int(known.line))
					break
				}
				if b, taken := builtin.find(id.Name); taken {
					c.refuse(id.NamePos, "reserved", id.Name+" is the language's own name ("+b+").", "Choose another name.", "name", id.Name)
					break
				}
				f.clauses = append(f.clauses, clause{slot: len(c.bound), name: id.Name, domain: d})
				push(&c.bound, id.Name)
			case *syntax.IfClause:
				f.clauses = append(f.clauses, clause{slot: -1, cond: c.condition(cl.Cond)})
			}
		}
		c.p.slots = max(c.p.slots, len(c.bound))
		if len(c.bound) > 16 {
			c.refuse(e.Lbrack, "nesting", "Comprehensions are nested more than 16 deep.", "Use fewer.", "max", 16)
		}
		f.body = c.expr(e.Body)
		if kind != foldLen {
			c.noNone(f.body, e.Body, "reckoned with")
		}
		c.bound = c.bound[:around]
		return &expr{op: opFold, fold: f, line: line}
	}
	c.refuse(startOf(arg), "fold", foldNames[kind]+" looks at a comprehension or a list.", "Write "+foldNames[kind]+"([… for k in threads]).", "name", foldNames[kind])
	return zero
}

// domain reads what a for runs through.
func (c *checker) domain(e syntax.Expr) (domain, bool) {
	start := startOf(e)
	d := domain{line: start.Line}
	switch x := unparen(e).(type) {
	case *syntax.Ident:
		switch x.Name {
		case "threads":
			d.kind = overThreads
			return d, true
		case "others":
			if c.scope == scopeProperty {
				c.refuse(x.NamePos, "others", "In a property there is no thread of one's own, so nobody is another.", "Write threads.")
				return d, false
			}
			d.kind = overOthers
			return d, true
		}
	case *syntax.CallExpr:
		id, ok := x.Fn.(*syntax.Ident)
		if !ok || id.Name != "range" {
			break
		}
		if len(x.Args) < 1 || len(x.Args) > 3 {
			c.refuse(x.Lparen, "range", "range has one to three parts.", "Write range(1, n).")
			return d, false
		}
		var parts []*expr
		for _, a := range x.Args {
			p := c.expr(a)
			c.noNone(p, a, "a bound")
			push(&parts, p)
		}
		d.kind, d.step = overRange, 1
		d.lo, d.hi = constant(0, start.Line), parts[0]
		if len(parts) > 1 {
			d.lo, d.hi = parts[0], parts[1]
		}
		if len(parts) == 3 {
			if parts[2].op != opConst || parts[2].value == 0 || parts[2].value < minInt || parts[2].value > maxInt {
				c.refuse(startOf(x.Args[2]), "range-step", "The step of a range is a number other than 0.", "Write range(n, 0, -1).")
				return d, false
			}
			d.step = parts[2].value
		}
		return d, c.err == nil
	}
	c.refuse(start, "domain", "A for runs through threads, others or range(…).", "Write for k in range(len(list)).")
	return d, false
}
