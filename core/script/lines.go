package script

import (
	"strconv"

	"go.starlark.net/syntax"
)

// around is where break, continue and return lead.
type around struct {
	brk, cont int // −1: not in a loop
}

//go:noinline
func (c *checker) add(n node) int {
	c.p.nodes = append(c.p.nodes, n)
	return len(c.p.nodes) - 1
}

// thread turns the body of def thread(i) into a flow graph.
func (c *checker) thread(d *syntax.DefStmt) {
	if len(d.Params) != 1 {
		at := d.Lparen
		c.refuse(at, "parameters", "thread has one parameter, the thread's own number.", "Write def thread(i):.")
		return
	}
	id, ok := d.Params[0].(*syntax.Ident)
	if !ok {
		c.refuse(startOf(d.Params[0]), "parameters", "thread has one parameter, the thread's own number.", "Write def thread(i):.")
		return
	}
	if !c.free(id) {
		return
	}
	c.self = id.Name
	c.scope = scopeThread
	c.collect(d.Body)
	if c.err != nil {
		return
	}
	c.reset = c.add(node{kind: nodeReset, line: d.Def.Line, back: true})
	c.p.start = c.block(d.Body, c.reset, around{-1, -1})
	c.p.nodes[c.reset].next = c.p.start
}

// collect finds the own variables: what thread gives a value and the top level does not declare.
func (c *checker) collect(stmts []syntax.Stmt) {
	for _, s := range stmts {
		switch s := s.(type) {
		case *syntax.AssignStmt:
			left, _ := items(s.LHS)
			for _, l := range left {
				if id, ok := unparen(l).(*syntax.Ident); ok {
					c.ownName(id)
				}
			}
		case *syntax.IfStmt:
			c.collect(s.True)
			c.collect(s.False)
		case *syntax.WhileStmt:
			c.collect(s.Body)
		case *syntax.ForStmt:
			if id, ok := s.Vars.(*syntax.Ident); ok {
				if known, taken := c.names[id.Name]; taken && known.kind == nameShared {
					c.refuse(id.NamePos, "twice", id.Name+" is shared (line "+strconv.Itoa(int(known.line))+") and cannot be the name of a for.", "Choose another name for the for.", "name", id.Name, "first", int(known.line))
					return
				}
				c.ownName(id)
			}
			c.collect(s.Body)
		case *syntax.DefStmt:
			c.refuse(s.Def, "nested-function", "A function cannot be defined inside thread.", "Write its lines where they are needed.")
		}
	}
}

func (c *checker) ownName(id *syntax.Ident) {
	if _, known := c.names[id.Name]; known {
		return
	}
	if id.Name == c.self {
		c.refuse(id.NamePos, "thread-number", id.Name+" is this thread's number and stays what it is.", "Use another name.", "name", id.Name)
		return
	}
	if !c.free(id) {
		return
	}
	c.names[id.Name] = name{nameOwn, c.newOwn(id.Name, id.NamePos), id.NamePos.Line}
}

func (c *checker) newOwn(called string, at syntax.Position) int {
	if len(c.p.own) >= maxOwn {
		c.refuse(at, "too-many", "A thread has at most "+strconv.Itoa(maxOwn)+" variables of its own.", "Use fewer names.", "max", maxOwn)
		return 0
	}
	c.p.own = append(c.p.own, ownVar{name: called, line: at.Line})
	return len(c.p.own) - 1
}

// startOf and endOf stand out of line, as push does.
//
//go:noinline
func startOf(n syntax.Node) syntax.Position { return syntax.Start(n) }

//go:noinline
func endOf(n syntax.Node) syntax.Position { return syntax.End(n) }

//go:noinline
func lineOf(s syntax.Stmt) int32 { return startOf(s).Line }

//go:noinline
func endLineOf(s syntax.Stmt) int32 { return endOf(s).Line }

//go:noinline
func isSimple(s syntax.Stmt) bool {
	switch s.(type) {
	case *syntax.IfStmt, *syntax.WhileStmt, *syntax.ForStmt, *syntax.DefStmt:
		return false
	}
	return true
}

// block builds the graph of a block that goes on at next, and returns where it begins. It works from the last line to
// the first, so every successor is known.
func (c *checker) block(stmts []syntax.Stmt, next int, out around) int {
	for end := len(stmts); end > 0; {
		begin := end - 1
		for begin > 0 && isSimple(stmts[begin]) && isSimple(stmts[begin-1]) && endLineOf(stmts[begin-1]) == lineOf(stmts[begin]) {
			begin--
		}
		switch s := stmts[begin].(type) {
		case *syntax.IfStmt:
			next = c.ifLines(s, next, out)
		case *syntax.WhileStmt:
			next = c.whileLines(s, next)
		case *syntax.ForStmt:
			next = c.forLines(s, next)
		case *syntax.DefStmt:
			c.refuse(s.Def, "nested-function", "A function cannot be defined inside thread.", "Write its lines where they are needed.")
		default:
			next = c.simpleLine(stmts[begin:end], next, out)
		}
		end = begin
	}
	return next
}

// stop puts a stop before node first: the line is a step.
//
//go:noinline
func (c *checker) stop(line, last int32, place placeKind, first int) int {
	c.p.stops = append(c.p.stops, stop{line: line, last: last, place: place, node: first})
	return c.add(node{kind: nodeStop, line: line, loc: len(c.p.stops) - 1, next: first})
}

// placeOf tells whether a statement is outside() or critical().
//
//go:noinline
func placeOf(s syntax.Stmt) (placeKind, *syntax.CallExpr) {
	x, ok := s.(*syntax.ExprStmt)
	if !ok {
		return 0, nil
	}
	call, ok := unparen(x.X).(*syntax.CallExpr)
	if !ok {
		return 0, nil
	}
	if id, ok := call.Fn.(*syntax.Ident); ok {
		switch id.Name {
		case "outside":
			return placeOutside, call
		case "critical":
			return placeInside, call
		}
	}
	return 0, nil
}

// simpleLine is a line of statements joined by ;.
func (c *checker) simpleLine(stmts []syntax.Stmt, next int, out around) int {
	place := placeTrying
	rest := stmts
	if p, call := placeOf(stmts[0]); call != nil {
		if len(call.Args) > 0 {
			c.refuse(call.Lparen, "call-empty", "outside and critical have nothing between their brackets.", "Leave the brackets empty.")
		}
		place, rest = p, stmts[1:]
		c.p.outside = c.p.outside || p == placeOutside
		c.p.critical = c.p.critical || p == placeInside
	}
	shared := place != placeTrying
	for _, s := range rest {
		shared = shared || c.namesShared(s)
	}
	first := c.statements(rest, next, out)
	if shared {
		return c.stop(lineOf(stmts[0]), endLineOf(stmts[len(stmts)-1]), place, first)
	}
	return first
}

// statements builds what happens together.
func (c *checker) statements(stmts []syntax.Stmt, next int, out around) int {
	for k := len(stmts) - 1; k >= 0; k-- {
		if k < len(stmts)-1 {
			switch s := stmts[k].(type) {
			case *syntax.ReturnStmt:
				c.refuse(startOf(stmts[k+1]), "unreachable", "Nothing on this line is reached after return.", "Take it away.")
			case *syntax.BranchStmt:
				if s.Token != syntax.PASS {
					c.refuse(startOf(stmts[k+1]), "unreachable", "Nothing on this line is reached after "+s.Token.String()+".", "Take it away.")
				}
			}
		}
		next = c.statement(stmts[k], next, out)
	}
	return next
}

func (c *checker) statement(s syntax.Stmt, next int, out around) int {
	start := startOf(s)
	switch s := s.(type) {
	case *syntax.BranchStmt:
		switch s.Token {
		case syntax.PASS:
			return next
		case syntax.BREAK:
			if out.brk < 0 {
				c.refuse(s.TokenPos, "no-loop", "break stands in no loop.", "Write return to leave the round.", "name", "break")
				return next
			}
			return out.brk
		case syntax.CONTINUE:
			if out.cont < 0 {
				c.refuse(s.TokenPos, "no-loop", "continue stands in no loop.", "Write return to begin the next round.", "name", "continue")
				return next
			}
			return out.cont
		}
	case *syntax.ReturnStmt:
		if s.Result != nil {
			c.refuse(startOf(s.Result), "return", "thread gives no value back.", "Write return alone.")
		}
		return c.reset
	case *syntax.AssignStmt:
		return c.assign(s, next)
	case *syntax.ExprStmt:
		if isText(s.X) {
			return next
		}
		call, ok := unparen(s.X).(*syntax.CallExpr)
		if ok {
			if id, named := call.Fn.(*syntax.Ident); named {
				switch id.Name {
				case "arrived":
					if len(call.Args) > 0 {
						c.refuse(call.Lparen, "call-empty", "arrived has nothing between its brackets.", "Leave the brackets empty.")
					}
					c.p.arrives = true
					return c.add(node{kind: nodeArrive, line: start.Line, next: next})
				case "note":
					return c.note(call, next)
				case "outside", "critical":
					c.refuse(start, "place", id.Name+"() must stand first on its line.", "Put it at the beginning of a line of its own.", "name", id.Name)
					return next
				}
			}
			c.expr(s.X)
			if c.err != nil {
				return next
			}
		}
		c.refuse(start, "no-effect", "This line changes nothing.", "Give the value to a name, or take the line away.")
		return next
	}
	c.refuse(start, "unknown-statement", "This statement is not part of the language.", "Use assignments, if, for, while, break, continue, pass, return.")
	return next
}

func (c *checker) note(call *syntax.CallExpr, next int) int {
	if len(call.Args) < 1 || len(call.Args) > 2 || !isText(call.Args[0]) {
		c.refuse(call.Lparen, "note", "note has a name in quotes and a condition.", "Write note(\"tie\", condition).")
		return next
	}
	text := call.Args[0].(*syntax.Literal).Value.(string)
	if text == "" || len(text) > 60 {
		c.refuse(startOf(call.Args[0]), "note", "A note's name has 1 to 60 letters.", "Write note(\"tie\", condition).")
		return next
	}
	v := -1
	for k, known := range c.p.notes {
		if known == text {
			v = k
		}
	}
	if v < 0 {
		v = len(c.p.notes)
		push(&c.p.notes, text)
	}
	n := node{kind: nodeNote, line: call.Lparen.Line, v: v, next: next}
	if len(call.Args) == 2 {
		n.cond = c.condition(call.Args[1])
	}
	return c.add(n)
}

func (c *checker) assign(s *syntax.AssignStmt, next int) int {
	line := s.OpPos.Line
	if s.Op != syntax.EQ {
		op, ok := operationOf(s.Op)
		if !ok {
			c.refuse(s.OpPos, "assignment", "This kind of assignment is not part of the language.", "Use = += -= *= //= or %=.")
			return next
		}
		if _, tuple := items(s.LHS); tuple {
			c.refuse(s.OpPos, "tuple-target", "Only one name can stand before this sign.", "Write one line for each.")
			return next
		}
		t, ok := c.target(s.LHS)
		if !ok {
			return next
		}
		old := &expr{op: opOwn, v: t.v, line: line}
		if t.shared {
			old.op = opShared
			if t.index != nil {
				old.op, old.a = opElem, t.index
			}
		}
		old.from, old.to = c.span(s.LHS)
		value := c.expr(s.RHS)
		c.noNone(value, s.RHS, "reckoned with")
		if (op == opDiv || op == opMod) && value.op == opConst && value.value == 0 {
			c.refuse(s.OpPos, "division-by-zero", "This divides by 0.", "Divide by another number.")
		}
		return c.add(node{kind: nodeAssign, line: line, targets: []target{t}, exprs: []*expr{binary(op, old, value, line)}, next: next})
	}
	left, tuple := items(s.LHS)
	right, _ := items(s.RHS)
	if tuple && len(left) != len(right) || !tuple && len(right) != 1 {
		c.refuse(s.OpPos, "tuple-parts", "Both sides must have the same number of parts.", "Write one assignment for each name.")
		return next
	}
	n := node{kind: nodeAssign, line: line, next: next}
	for k := range left {
		t, ok := c.target(left[k])
		if !ok {
			return next
		}
		n.targets = append(n.targets, t)
		if _, plain := unparen(right[k]).(*syntax.ListExpr); plain {
			c.refuse(startOf(right[k]), "list-here", "A list can only be made at the top level.", "Give values to its entries one by one.")
			return next
		}
		push(&n.exprs, c.expr(right[k]))
	}
	return c.add(n)
}

func (c *checker) target(e syntax.Expr) (target, bool) {
	switch x := unparen(e).(type) {
	case *syntax.Ident:
		if x.Name == c.self {
			c.refuse(x.NamePos, "thread-number", x.Name+" is this thread's number and stays what it is.", "Use another name.", "name", x.Name)
			return target{}, false
		}
		known, ok := c.names[x.Name]
		if !ok {
			c.free(x)
			return target{}, false
		}
		if known.kind == nameShared && c.p.shared[known.v].list() {
			c.refuse(x.NamePos, "list-as-integer", x.Name+" is a list and is given an integer.", "Write "+x.Name+"[index] = value.", "name", x.Name)
			return target{}, false
		}
		return target{shared: known.kind == nameShared, v: known.v}, true
	case *syntax.IndexExpr:
		el := c.element(x)
		if c.err != nil || el.op != opElem {
			return target{}, false
		}
		return target{shared: true, v: el.v, index: el.a}, true
	}
	c.refuse(startOf(e), "target", "Only a name or list[index] can get a value.", "Write name = value.")
	return target{}, false
}

// namesShared tells whether a statement names a shared variable. note and arrived do not count.
func (c *checker) namesShared(s syntax.Stmt) bool {
	switch s := s.(type) {
	case *syntax.AssignStmt:
		return c.mentions(s.LHS) || c.mentions(s.RHS)
	case *syntax.ReturnStmt:
		return s.Result != nil && c.mentions(s.Result)
	}
	return false
}

func (c *checker) mentions(e syntax.Node) bool {
	found := false
	syntax.Walk(e, func(n syntax.Node) bool {
		if id, ok := n.(*syntax.Ident); ok {
			if known, is := c.names[id.Name]; is && known.kind == nameShared {
				found = true
			}
		}
		return !found
	})
	return found
}

// header is the last line of a header: the line of its colon, as far as its condition shows it.
func header(cond syntax.Node) int32 { return endOf(cond).Line }

// ifLines builds if, elif and else.
func (c *checker) ifLines(s *syntax.IfStmt, next int, out around) int {
	// The chain: if and its elifs, and the block of else.
	chain := []*syntax.IfStmt{s}
	for {
		last := chain[len(chain)-1]
		if len(last.False) == 1 {
			if e, ok := last.False[0].(*syntax.IfStmt); ok && e.If == last.ElsePos {
				push(&chain, e)
				continue
			}
		}
		break
	}
	final := chain[len(chain)-1].False
	short := func(k int) bool { return lineOf(chain[k].True[0]) == header(chain[k].Cond) }
	finalShort := len(final) > 0 && lineOf(final[0]) == chain[len(chain)-1].ElsePos.Line

	// Groups from the last to the first: a group of short lines is one step.
	after := next // where a false condition leads
	k := len(chain) - 1
	if len(final) > 0 && !(finalShort && short(k)) {
		if finalShort {
			if _, place := placeOf(final[0]); place != nil {
				c.refuse(startOf(final[0]), "place", "outside() and critical() must stand first on their line.", "Put it at the beginning of a line of its own.")
			}
			after = c.simpleLine(final, next, out)
		} else {
			after = c.block(final, next, out)
		}
		final = nil
	}
	for k >= 0 {
		if !short(k) {
			cond := c.condition(chain[k].Cond)
			body := c.block(chain[k].True, next, out)
			after = c.add(node{kind: nodeBranch, line: chain[k].If.Line, cond: cond, next: body, other: after})
			if c.mentions(chain[k].Cond) {
				after = c.stop(chain[k].If.Line, header(chain[k].Cond), placeTrying, after)
			}
			k--
			continue
		}
		begin := k
		for begin > 0 && short(begin-1) {
			begin--
		}
		shared := false
		last := endLineOf(chain[k].True[len(chain[k].True)-1])
		if len(final) > 0 {
			for _, st := range final {
				shared = shared || c.namesShared(st)
			}
			last = endLineOf(final[len(final)-1])
			after = c.statements(final, next, out)
			final = nil
		}
		for j := k; j >= begin; j-- {
			cond := c.condition(chain[j].Cond)
			shared = shared || c.mentions(chain[j].Cond)
			for _, st := range chain[j].True {
				shared = shared || c.namesShared(st)
			}
			body := c.statements(chain[j].True, next, out)
			after = c.add(node{kind: nodeBranch, line: chain[j].If.Line, cond: cond, next: body, other: after})
		}
		if shared {
			after = c.stop(chain[begin].If.Line, last, placeTrying, after)
		}
		k = begin - 1
	}
	return after
}

func (c *checker) whileLines(s *syntax.WhileStmt, next int) int {
	shared := c.mentions(s.Cond)
	if lineOf(s.Body[0]) == header(s.Cond) {
		b, ok := s.Body[0].(*syntax.BranchStmt)
		if !ok || b.Token != syntax.PASS || len(s.Body) != 1 {
			c.refuse(startOf(s.Body[0]), "while", "Only pass may follow the colon of while on its line: that line waits.", "Put the body into lines of its own, four blanks further in.")
			return next
		}
		cond := c.condition(s.Cond)
		if c.err == nil && !shared {
			c.refuse(startOf(s.Cond), "waits-for-nothing", "This waits for something that nobody else can change.", "Name a shared variable in the condition.")
			return next
		}
		wait := c.add(node{kind: nodeWait, line: s.While.Line, cond: cond, next: next})
		return c.stop(s.While.Line, header(s.Cond), placeTrying, wait)
	}
	cond := c.condition(s.Cond)
	branch := c.add(node{kind: nodeBranch, line: s.While.Line, cond: cond, other: next})
	head := branch
	if shared {
		head = c.stop(s.While.Line, header(s.Cond), placeTrying, branch)
	}
	// The node that closes the loop counts against endless free lines.
	back := c.add(node{kind: nodeBranch, line: s.While.Line, cond: constant(1, s.While.Line), next: head, other: head, back: true})
	c.p.nodes[branch].next = c.block(s.Body, back, around{next, back})
	return head
}

func (c *checker) forLines(s *syntax.ForStmt, next int) int {
	line := s.For.Line
	id, ok := s.Vars.(*syntax.Ident)
	if !ok {
		c.refuse(startOf(s.Vars), "for-name", "A for has one name.", "Write for k in others:.")
		return next
	}
	d, ok := c.domain(s.X)
	if !ok {
		return next
	}
	if lineOf(s.Body[0]) == header(s.X) {
		for _, b := range s.Body {
			_, place := placeOf(b)
			if place != nil || c.namesShared(b) {
				c.refuse(startOf(b), "for", "A line after for would be one step or many.", "Put the body into lines of its own, four blanks further in: each is a step.")
				return next
			}
		}
	}
	known, ok := c.names[id.Name]
	if !ok || known.kind != nameOwn {
		return next
	}
	v := known.v
	c.p.loops = append(c.p.loops, loop{line, v, d})

	// What the loop runs with: first value, whether there is one, the value after the present one, the condition for it.
	counter := v
	if assigns(s.Body, id.Name) {
		counter = c.newOwn("", s.For)
	}
	present := &expr{op: opOwn, v: counter, line: line}
	self := &expr{op: opSelf, line: line}
	n := constant(int64(c.p.Threads), line)
	one := constant(1, line)
	var first, begins, following, goesOn, least, most *expr
	var keep *node
	switch d.kind {
	case overThreads:
		first, begins = constant(0, line), one
		following = binary(opAdd, present, one, line)
		goesOn = binary(opLt, following, n, line)
		least, most = constant(0, line), constant(int64(c.p.Threads)-1, line)
	case overOthers:
		first = binary(opEq, self, constant(0, line), line)
		begins = constant(truth(c.p.Threads > 1), line)
		plus := binary(opAdd, present, one, line)
		following = binary(opAdd, plus, binary(opEq, plus, self, line), line)
		goesOn = binary(opLt, following, n, line)
		least, most = constant(0, line), constant(int64(c.p.Threads)-1, line)
	default:
		hi := d.hi
		if !steady(hi) {
			// Python works the bound out once; it is kept in a hidden variable of the thread.
			h := c.newOwn("", s.For)
			keep = &node{kind: nodeAssign, line: line, targets: []target{{v: h}}, exprs: []*expr{d.hi}}
			hi = &expr{op: opOwn, v: h, line: line}
		}
		first = d.lo
		following = binary(opAdd, present, constant(d.step, line), line)
		// What the counter stays within: the body may change what the bounds were worked out from.
		begin := d.lo
		if d.step > 0 {
			begins, goesOn = binary(opLt, d.lo, hi, line), binary(opLt, following, hi, line)
			if !steady(begin) {
				begin = constant(minInt, line)
			}
			least, most = begin, binary(opSub, hi, one, line)
		} else {
			begins, goesOn = binary(opGt, d.lo, hi, line), binary(opGt, following, hi, line)
			if !steady(begin) {
				begin = constant(maxInt, line)
			}
			least, most = binary(opAdd, hi, one, line), begin
		}
	}
	enter := c.add(node{kind: nodeBranch, line: line}) // filled below: a place to go to
	advance := c.add(node{kind: nodeAssign, line: line, targets: []target{{v: counter}}, exprs: []*expr{following}, least: least, most: most, next: enter})
	again := c.add(node{kind: nodeBranch, line: line, cond: goesOn, next: advance, other: next, back: true})
	body := c.block(s.Body, again, around{next, again})
	if counter != v {
		body = c.add(node{kind: nodeAssign, line: line, targets: []target{{v: v}}, exprs: []*expr{present}, next: body})
	}
	c.p.nodes[enter] = node{kind: nodeBranch, line: line, cond: one, next: body, other: body}
	start := c.add(node{kind: nodeAssign, line: line, targets: []target{{v: counter}}, exprs: []*expr{first}, least: least, most: most, next: body})
	head := c.add(node{kind: nodeBranch, line: line, cond: begins, next: start, other: next})
	if keep != nil {
		keep.next = head
		head = c.add(*keep)
	}
	return head
}

// steady tells whether an expression has the same value whenever it is looked at.
func steady(e *expr) bool {
	ok := true
	e.walk(func(x *expr) {
		switch x.op {
		case opOwn, opOwnOf, opShared, opElem:
			ok = false
		}
	})
	return ok
}

// assigns tells whether a block gives a value to a name.
func assigns(stmts []syntax.Stmt, called string) bool {
	for _, s := range stmts {
		switch s := s.(type) {
		case *syntax.AssignStmt:
			left, _ := items(s.LHS)
			for _, l := range left {
				if id, ok := unparen(l).(*syntax.Ident); ok && id.Name == called {
					return true
				}
			}
		case *syntax.IfStmt:
			if assigns(s.True, called) || assigns(s.False, called) {
				return true
			}
		case *syntax.WhileStmt:
			if assigns(s.Body, called) {
				return true
			}
		case *syntax.ForStmt:
			if id, ok := s.Vars.(*syntax.Ident); ok && id.Name == called {
				return true
			}
			if assigns(s.Body, called) {
				return true
			}
		}
	}
	return false
}
