package script

import (
	"fmt"
	"strconv"
	"strings"
)

// Murphi, for Rumur. Where threads are interchangeable their numbers are a scalarset and none is the undefined value, so
// that Rumur's own symmetry reduction counts the same classes; elsewhere they are 0..N-1 and none is a number that nothing else is.

const murphiNone = promelaNone

func (x *exporter) murphi(out *Export) error {
	p, n := x.p, x.p.Threads
	x.plain()
	x.clause = map[int]*clause{}
	file := x.name + ".m"
	out.Command = "rumur " + file + " --output " + x.name + ".c --deadlock-detection off --symmetry-reduction exhaustive && gcc -O2 -std=c11 -mcx16 " + x.name + ".c -o " + x.name + " -lpthread -latomic && ./" + x.name
	var b, rules paper
	for _, l := range x.header(out.Command) {
		b.add("-- " + l + "\n")
	}
	id := fmt.Sprintf("0..%d", n-1)
	if x.symmetric {
		id = fmt.Sprintf("scalarset(%d)", n)
	}
	fmt.Fprintf(&b, "\ntype\n  Tid: %s;\n  Pc: 0..%d;\n  Int: -2147483648..2147483647;\n\nvar\n  pc: array[Tid] of Pc;\n", id, len(p.stops)-1)
	for v, s := range p.shared {
		fmt.Fprintf(&b, "  %s: %s;\n", x.sharedName(v), x.murphiType(s.length, x.listByThread(v), x.sharedThread(v)))
	}
	for v := range p.own {
		fmt.Fprintf(&b, "  %s: array[Tid] of %s;\n", x.ownName(v), x.murphiType(-1, false, x.ownThread(v)))
	}
	tab := func(depth int) string { return strings.Repeat("  ", depth+3) }
	clear := func(v int, tab string) string {
		if x.ownThread(v) {
			return tab + "undefine " + x.ownName(v) + "[t];\n"
		}
		return tab + x.ownName(v) + "[t] := 0;\n"
	}
	sh := &shape{
		assign: func(nd *node, depth int) string { return x.murphiAssign(nd, tab(depth)) },
		reset: func(depth int) string {
			s := ""
			for v := range p.own {
				s += clear(v, tab(depth))
			}
			return s
		},
		branch: func(cond *expr, then, other string, depth int) string {
			return tab(depth) + "if " + x.murphiTruth(cond) + " then\n" + then + tab(depth) + "else\n" + other + tab(depth) + "end;\n"
		},
		finish: func(stop, depth int) string {
			s := ""
			for _, v := range x.deadAt(stop) {
				s += clear(v, tab(depth))
			}
			return s + tab(depth) + "pc[t] := " + strconv.Itoa(stop) + ";\n"
		},
	}
	norm := ""
	for k := range x.m.ranks {
		norm += fmt.Sprintf("      rank%d();\n", k)
	}
	for k := range x.m.offsets {
		norm += fmt.Sprintf("      offset%d();\n", k)
	}
	x.steps(func(loc int, wait *expr, next int) {
		guard := "pc[t] = " + strconv.Itoa(loc)
		if wait != nil {
			guard += " & !" + x.murphiTruth(wait)
		}
		fmt.Fprintf(&rules, "  rule \"line %d\" %s ==>\n%s    begin\n%s%s    end;\n", p.stops[loc].line, guard, x.murphiTemps(), x.step(next, 0, sh), norm)
	})
	b.add("\n" + x.functions.String() + x.murphiNormalise())
	b.add(x.murphiStart())
	b.add("\nruleset t: Tid do\n" + rules.String() + "end;\n")
	var inside []string
	for k, s := range p.stops {
		if s.place == placeInside {
			push(&inside, "pc[@] = "+strconv.Itoa(k))
		}
	}
	if len(inside) > 0 {
		in := func(t string) string {
			return "(" + strings.ReplaceAll(strings.Join(inside, " | "), "@", t) + ")"
		}
		fmt.Fprintf(&b, "\ninvariant \"mutual exclusion\"\n  forall a: Tid do forall b: Tid do a != b -> !(%s & %s) end end;\n", in("a"), in("b"))
	}
	out.Files = []File{{file, b.String()}}
	return x.err
}

//go:noinline
func (x *exporter) sharedThread(v int) bool { return x.symmetric && x.m.symmetry.sharedThread[v] }

//go:noinline
func (x *exporter) listByThread(v int) bool { return x.symmetric && x.m.symmetry.listByThread[v] }

//go:noinline
func (x *exporter) ownThread(v int) bool { return x.symmetric && x.m.symmetry.ownThread[v] }

func (x *exporter) murphiType(length int, byThread, thread bool) string {
	value := "Int"
	if thread {
		value = "Tid"
	}
	switch {
	case length < 0:
		return value
	case byThread:
		return "array[Tid] of " + value
	}
	return fmt.Sprintf("array[0..%d] of %s", length-1, value)
}

// isThread tells whether e's value is a thread's number, kept as such.
func (x *exporter) isThread(e *expr) bool {
	if !x.symmetric {
		return false
	}
	switch e.op {
	case opSelf:
		return true
	case opBound:
		c := x.clause[e.v]
		return c != nil && x.m.symmetry.clauseThread[c]
	case opOwn, opOwnOf:
		return x.ownThread(e.v)
	case opShared, opElem:
		return x.sharedThread(e.v)
	}
	return false
}

//go:noinline
func (x *exporter) mayBeNone(e *expr) bool {
	switch e.op {
	case opOwn, opOwnOf:
		return x.m.r.own[e.v].none
	case opShared, opElem:
		return x.m.r.shared[e.v].none
	}
	return e.op == opConst && e.value == None
}

// murphiTemps declares what a tuple's parts are kept in: for a thread's number and for a number, one each per part.
func (x *exporter) murphiTemps() string {
	most := 0
	for k := range x.p.nodes {
		most = max(most, len(x.p.nodes[k].targets))
	}
	if most < 2 {
		return ""
	}
	out := "    var\n"
	for k := range most {
		out += fmt.Sprintf("      tmp%d: Int;\n", k)
		if x.symmetric {
			out += fmt.Sprintf("      tid%d: Tid;\n", k)
		}
	}
	return out
}

func (x *exporter) murphiSet(place string, thread bool, e *expr, tab string) string {
	if !thread {
		return tab + place + " := " + x.murphiValue(e) + ";\n"
	}
	if e.op == opConst {
		return tab + "undefine " + place + ";\n"
	}
	if !x.mayBeNone(e) {
		return tab + place + " := " + x.murphiValue(e) + ";\n"
	}
	v := x.murphiValue(e)
	return tab + "if isundefined(" + v + ") then undefine " + place + "; else " + place + " := " + v + "; end;\n"
}

func (x *exporter) murphiAssign(n *node, tab string) string {
	place := func(t target) (string, bool) {
		switch {
		case !t.shared:
			return x.ownName(t.v) + "[t]", x.ownThread(t.v)
		case t.index == nil:
			return x.sharedName(t.v), x.sharedThread(t.v)
		}
		return x.sharedName(t.v) + "[" + x.murphiValue(t.index) + "]", x.sharedThread(t.v)
	}
	if len(n.targets) == 1 {
		to, thread := place(n.targets[0])
		return x.murphiSet(to, thread, n.exprs[0], tab)
	}
	out := ""
	for k, t := range n.targets {
		if _, thread := place(t); thread {
			out += x.murphiSet(fmt.Sprintf("tid%d", k), true, n.exprs[k], tab)
		} else {
			out += x.murphiSet(fmt.Sprintf("tmp%d", k), false, n.exprs[k], tab)
		}
	}
	for k, t := range n.targets {
		to, thread := place(t)
		if !thread {
			out += fmt.Sprintf("%s%s := tmp%d;\n", tab, to, k)
		} else {
			out += fmt.Sprintf("%sif isundefined(tid%d) then undefine %s; else %s := tid%d; end;\n", tab, k, to, to, k)
		}
	}
	return out
}

func (x *exporter) murphiTruth(e *expr) string {
	switch e.op {
	case opConst:
		return "(" + strconv.FormatInt(e.value, 10) + " != 0)"
	case opAnd:
		return "(" + x.murphiTruth(e.a) + " & " + x.murphiTruth(e.b) + ")"
	case opOr:
		return "(" + x.murphiTruth(e.a) + " | " + x.murphiTruth(e.b) + ")"
	case opNot:
		return "(!" + x.murphiTruth(e.a) + ")"
	case opEq, opNe:
		eq := x.murphiEqual(e.a, e.b)
		if e.op == opNe {
			return "(!" + eq + ")"
		}
		return eq
	case opLt, opLe, opGt, opGe:
		return "(" + x.murphiValue(e.a) + signs[e.op] + x.murphiValue(e.b) + ")"
	case opFold:
		if e.fold.kind == foldAny || e.fold.kind == foldAll {
			return x.murphiQuantified(e.fold, 0)
		}
	}
	return "(" + x.murphiValue(e) + " != 0)"
}

func (x *exporter) murphiEqual(a, b *expr) string {
	if !x.isThread(a) && !x.isThread(b) {
		return "(" + x.murphiValue(a) + " = " + x.murphiValue(b) + ")"
	}
	if a.op == opConst {
		a, b = b, a
	}
	va := x.murphiValue(a)
	if b.op == opConst { // none
		if !x.mayBeNone(a) {
			return "(0 = 1)"
		}
		return "isundefined(" + va + ")"
	}
	vb := x.murphiValue(b)
	na, nb := x.mayBeNone(a), x.mayBeNone(b)
	same := va + " = " + vb
	switch {
	case na && nb:
		return "(isundefined(" + va + ") ? isundefined(" + vb + ") : (!isundefined(" + vb + ") & " + same + "))"
	case na:
		return "(!isundefined(" + va + ") & " + same + ")"
	case nb:
		return "(!isundefined(" + vb + ") & " + same + ")"
	}
	return "(" + same + ")"
}

// slotName is the name of a comprehension's variable.
//
//go:noinline
func slotName(slot int) string { return "k" + strconv.Itoa(slot) }

// murphiOver is what a quantifier or a loop runs through, and a condition on top of it ("" for none).
func (x *exporter) murphiOver(c *clause) (over, condition string) {
	k := slotName(c.slot)
	switch {
	case c.domain.kind == overThreads, c.domain.kind == overRange && x.symmetric && x.m.symmetry.clauseThread[c]:
		return k + ": Tid", ""
	case c.domain.kind == overOthers:
		return k + ": Tid", k + " != t"
	}
	lo, hi := x.rangeOf(c.domain)
	if hi < lo {
		return k + ": 0..0", "0 = 1"
	}
	over = fmt.Sprintf("%s: %d..%d", k, lo, hi)
	if c.domain.lo.op == opConst && c.domain.hi.op == opConst && c.domain.step == 1 {
		return over, ""
	}
	from, to := x.murphiValue(c.domain.lo), x.murphiValue(c.domain.hi)
	if c.domain.step > 0 {
		condition = k + " >= " + from + " & " + k + " < " + to
	} else {
		condition = k + " <= " + from + " & " + k + " > " + to
	}
	if s := c.domain.step; s != 1 && s != -1 {
		condition += " & " + promelaMod("("+k+" - "+from+")", strconv.FormatInt(max(s, -s), 10)) + " = 0"
	}
	return over, condition
}

func (x *exporter) murphiQuantified(f *fold, k int) string {
	exists := f.kind == foldAny
	if k == len(f.clauses) {
		return x.murphiTruth(f.body)
	}
	join := func(cond, rest string) string {
		if cond == "" {
			return rest
		}
		if exists {
			return "((" + cond + ") & " + rest + ")"
		}
		return "(!(" + cond + ") | " + rest + ")"
	}
	c := &f.clauses[k]
	if c.slot < 0 {
		cond := x.murphiTruth(c.cond)
		return join(cond, x.murphiQuantified(f, k+1))
	}
	over, cond := x.murphiOver(c)
	old := x.clause[c.slot]
	x.clause[c.slot] = c
	rest := join(cond, x.murphiQuantified(f, k+1))
	x.clause[c.slot] = old
	if exists {
		return "(exists " + over + " do " + rest + " end)"
	}
	return "(forall " + over + " do " + rest + " end)"
}

// murphiFunction makes a function for sum, len, max or min and returns a call of it.
func (x *exporter) murphiFunction(e *expr) string {
	f := e.fold
	name := "fold" + strconv.Itoa(x.made)
	x.made++
	var params, args []string
	params, args = append(params, "t: Tid"), append(args, "t")
	for slot := range x.p.slots {
		if c := x.clause[slot]; c != nil && !owns(f, c) {
			kind := "Int"
			if c.domain.kind != overRange || x.symmetric && x.m.symmetry.clauseThread[c] {
				kind = "Tid"
			}
			params, args = append(params, slotName(slot)+": "+kind), append(args, slotName(slot))
		}
	}
	first := "0"
	var inner func(k int, tab string) string
	inner = func(k int, tab string) string {
		if k == len(f.clauses) {
			switch f.kind {
			case foldLen:
				return tab + "acc := acc + 1;\n"
			case foldSum:
				return tab + "acc := acc + " + x.murphiValue(f.body) + ";\n"
			}
			sign := " > "
			if f.kind == foldMin {
				sign = " < "
			}
			v := x.murphiValue(f.body)
			return tab + "if !some | " + v + sign + "acc then acc := " + v + "; end;\n" + tab + "some := true;\n"
		}
		c := &f.clauses[k]
		if c.slot < 0 {
			return tab + "if " + x.murphiTruth(c.cond) + " then\n" + inner(k+1, tab+"  ") + tab + "end;\n"
		}
		over, cond := x.murphiOver(c)
		old := x.clause[c.slot]
		x.clause[c.slot] = c
		body := inner(k+1, tab+"  ")
		x.clause[c.slot] = old
		if cond != "" {
			body = tab + "  if " + cond + " then\n" + body + tab + "  end;\n"
		}
		return tab + "for " + over + " do\n" + body + tab + "end;\n"
	}
	body := inner(0, "    ")
	fmt.Fprintf(&x.functions, "function %s(%s): Int;\n  var acc: Int; some: boolean;\n  begin\n    acc := %s; some := false;\n%s    return acc;\n  end;\n\n", name, strings.Join(params, "; "), first, body)
	return name + "(" + strings.Join(args, ", ") + ")"
}

func owns(f *fold, c *clause) bool {
	for k := range f.clauses {
		if &f.clauses[k] == c {
			return true
		}
	}
	return false
}

func (x *exporter) murphiValue(e *expr) string {
	v := x.murphiValue
	switch e.op {
	case opConst:
		if e.value == None {
			return murphiNone
		}
		return promelaValue(e.value)
	case opSelf:
		return "t"
	case opBound:
		return slotName(e.v)
	case opOwn:
		return x.ownName(e.v) + "[t]"
	case opOwnOf:
		return x.ownName(e.v) + "[" + v(e.a) + "]"
	case opShared:
		return x.sharedName(e.v)
	case opElem:
		return x.sharedName(e.v) + "[" + v(e.a) + "]"
	case opAdd, opSub, opMul:
		return "(" + v(e.a) + signs[e.op] + v(e.b) + ")"
	case opNeg:
		return "(0 - " + v(e.a) + ")"
	case opMod:
		return promelaMod(v(e.a), v(e.b))
	case opDiv:
		a, b := v(e.a), v(e.b)
		return "((" + a + " - " + promelaMod(a, b) + ") / " + b + ")"
	case opWrap:
		half := strconv.FormatInt(1<<(e.value-1), 10)
		return "(" + promelaMod("("+v(e.a)+" + "+half+")", strconv.FormatInt(1<<e.value, 10)) + " - " + half + ")"
	case opMax, opMin:
		a, b := v(e.a), v(e.b)
		sign := " > "
		if e.op == opMin {
			sign = " < "
		}
		return "(" + a + sign + b + " ? " + a + " : " + b + ")"
	case opAnd:
		return "(" + x.murphiTruth(e.a) + " ? " + v(e.b) + " : " + v(e.a) + ")"
	case opOr:
		return "(" + x.murphiTruth(e.a) + " ? " + v(e.a) + " : " + v(e.b) + ")"
	case opFold:
		if e.fold.kind != foldAny && e.fold.kind != foldAll {
			return x.murphiFunction(e)
		}
	}
	return "(" + x.murphiTruth(e) + " ? 1 : 0)"
}

// murphiStart writes the first state.
func (x *exporter) murphiStart() string {
	p, m := x.p, x.m
	out := "startstate begin\n"
	constant := func(v int64) string {
		if v == None {
			return murphiNone
		}
		return promelaValue(v)
	}
	starts := x.startLocs()
	if !x.symmetric {
		for t := range p.Threads {
			out += fmt.Sprintf("  pc[%d] := %d;\n", t, starts[t])
			for v := range p.own {
				out += fmt.Sprintf("  %s[%d] := %s;\n", x.ownName(v), t, constant(m.ownOf(m.init, t, v)))
			}
		}
		for v, s := range p.shared {
			for k, value := range m.firstValues(v) {
				if s.list() {
					out += fmt.Sprintf("  %s[%d] := %s;\n", x.sharedName(v), k, constant(value))
				} else {
					out += fmt.Sprintf("  %s := %s;\n", x.sharedName(v), constant(value))
				}
			}
		}
		return out + "end;\n"
	}
	// Interchangeable threads begin alike: what holds for thread 0 holds for all.
	place := func(name string, thread bool, value, self int64, line int32) string {
		switch {
		case !thread:
			return name + " := " + constant(value) + ";"
		case value == None:
			return "undefine " + name + ";"
		case value == self:
			return name + " := t;"
		}
		x.refuse(line, "export-first-value", "This first value names another thread.", "Begin with none.")
		return ""
	}
	out += "  for t: Tid do\n    pc[t] := " + strconv.Itoa(starts[0]) + ";\n"
	for v := range p.own {
		value := m.ownOf(m.init, 0, v)
		if x.ownThread(v) && p.stops[starts[0]].live>>v&1 == 0 {
			value = None
		}
		out += "    " + place(x.ownName(v)+"[t]", x.ownThread(v), value, 0, p.own[v].line) + "\n"
	}
	for v, s := range p.shared {
		if x.listByThread(v) {
			out += "    " + place(x.sharedName(v)+"[t]", x.sharedThread(v), m.firstValues(v)[0], 0, s.line) + "\n"
		}
	}
	out += "  end;\n"
	for v, s := range p.shared {
		if x.listByThread(v) {
			continue
		}
		for k, value := range m.firstValues(v) {
			name := x.sharedName(v)
			if s.list() {
				name += "[" + strconv.Itoa(k) + "]"
			}
			out += "  " + place(name, x.sharedThread(v), value, None, s.line) + "\n"
		}
	}
	return out + "end;\n"
}

// murphiNormalise writes ticket order and offset as procedures.
func (x *exporter) murphiNormalise() string {
	p, out := x.p, ""
	members := func(c ticketClass, do func(cell string) string) string {
		text := ""
		for _, v := range c.shared {
			switch {
			case !p.shared[v].list():
				text += "    " + do(x.sharedName(v)) + "\n"
			case x.listByThread(v):
				text += "    for u: Tid do " + do(x.sharedName(v)+"[u]") + " end;\n"
			default:
				text += fmt.Sprintf("    for u: 0..%d do ", p.shared[v].length-1) + do(x.sharedName(v)+"[u]") + " end;\n"
			}
		}
		for _, v := range c.own {
			var at []string
			for k, s := range p.stops {
				if s.live>>v&1 == 1 {
					push(&at, "pc[u] = "+strconv.Itoa(k))
				}
			}
			if len(at) > 0 {
				text += "    for u: Tid do if " + strings.Join(at, " | ") + " then " + do(x.ownName(v)+"[u]") + " end; end;\n"
			}
		}
		return text
	}
	for k, c := range x.m.ranks {
		size := len(p.shared[c.shared[0]].init) + len(c.own)*p.Threads + 2
		out += fmt.Sprintf("procedure rank%d();\n  var used: array[0..%d] of Int; next: Int; old: Int;\n  begin\n", k, size-1)
		out += fmt.Sprintf("    for v: 0..%d do used[v] := 0; end;\n", size-1)
		out += members(c, func(cell string) string { return "used[" + cell + "] := 1;" })
		out += fmt.Sprintf("    next := 0;\n    for v: 0..%d do old := used[v]; used[v] := next; next := next + old; end;\n", size-1)
		out += members(c, func(cell string) string { return cell + " := used[" + cell + "];" })
		out += "  end;\n\n"
	}
	for k, c := range x.m.offsets {
		out += fmt.Sprintf("procedure offset%d();\n  var least: Int;\n  begin\n    least := 2147483647;\n", k)
		out += members(c, func(cell string) string { return "if " + cell + " < least then least := " + cell + "; end;" })
		out += members(c, func(cell string) string { return cell + " := " + cell + " - least;" })
		out += "  end;\n\n"
	}
	return out
}
