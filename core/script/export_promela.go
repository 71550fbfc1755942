package script

import (
	"fmt"
	"strconv"
	"strings"
)

// Promela, for Spin. One process per thread, with one control location and the place as data; one d_step is one step. A
// blocked wait is a guard that is false. Spin counts a step that changes nothing as a transition, so its transitions are
// not ours; its states are.

// promelaNone stands for none: no value of a lock that an export accepts reaches it.
const promelaNone = "2147483647"

func (x *exporter) promela(out *Export) error {
	p, n := x.p, x.p.Threads
	x.plain()
	file := x.name + ".pml"
	out.Command = "spin -o2 -a " + file + " && gcc -O2 -DSAFETY -DNOREDUCE -o pan pan.c && (./pan -m1000000 -E; ./pan -m1000000 -A -c0)"
	var b paper
	b.add("/*\n")
	for _, l := range x.header(out.Command) {
		b.add(" * " + l + "\n")
	}
	b.add(" * (with -o2 and -DNOREDUCE: else Spin leaves out what nobody reads, and orders it need not see. The first run judges mutual exclusion; the second\n * goes on\n * past two threads inside, counts, and finds states in which everybody waits.)\n */\n\n")
	fmt.Fprintf(&b, "#define N %d\n", n)
	b.add("#define ME _pid\n\n")
	starts := x.startLocs()
	b.add(x.promelaArray("byte", "pc", toInt64(starts)))
	temps := 0
	for k := range p.nodes {
		temps = max(temps, len(p.nodes[k].targets))
	}
	for v := range p.shared {
		b.add(x.promelaArray("int", x.sharedName(v), x.m.firstValues(v)))
	}
	for v := range p.own {
		first := make([]int64, n)
		for t := range first {
			first[t] = x.m.ownOf(x.m.init, t, v)
		}
		b.add(x.promelaArray("int", x.ownName(v), first))
	}
	for k := range temps {
		fmt.Fprintf(&b, "hidden int tmp%d;\n", k)
	}
	norm := x.promelaNormalise(&b)
	var inside []string
	for t := range n {
		for k, s := range p.stops {
			if s.place == placeInside {
				push(&inside, fmt.Sprintf("(pc[%d] == %d)", t, k))
			}
		}
	}
	b.add("\nactive [N] proctype thread()\n{\n  do\n")
	tab := func(depth int) string { return strings.Repeat("  ", depth+3) }
	sh := &shape{
		assign: func(nd *node, depth int) string { return x.promelaAssign(nd, tab(depth)) },
		reset: func(depth int) string {
			s := ""
			for v := range p.own {
				s += tab(depth) + x.ownName(v) + "[ME] = 0;\n"
			}
			return s
		},
		branch: func(cond *expr, then, other string, depth int) string {
			return tab(depth) + "if\n" + tab(depth) + ":: " + x.promelaTruth(cond, nil) + " ->\n" + then + tab(depth) + ":: else ->\n" + other + tab(depth) + "fi;\n"
		},
		finish: func(stop, depth int) string {
			s := ""
			for _, v := range x.deadAt(stop) {
				s += tab(depth) + x.ownName(v) + "[ME] = 0;\n"
			}
			s += tab(depth) + "pc[ME] = " + strconv.Itoa(stop) + ";\n"
			if p.stops[stop].place == placeInside && n > 1 {
				s += tab(depth) + "assert(" + strings.Join(inside, " + ") + " <= 1);\n"
			}
			return s
		},
	}
	x.steps(func(loc int, wait *expr, next int) {
		guard := "pc[ME] == " + strconv.Itoa(loc)
		if wait != nil {
			guard += " && !" + x.promelaTruth(wait, nil)
		}
		fmt.Fprintf(&b, "  :: d_step { (%s) ->  /* line %d */\n%s%s    }\n", guard, p.stops[loc].line, x.step(next, 0, sh), norm)
	})
	b.add("  od\n}\n")
	out.Files = []File{{file, b.String()}}
	return x.err
}

//go:noinline
func toInt64(in []int) []int64 {
	out := make([]int64, len(in))
	for k, v := range in {
		out[k] = int64(v)
	}
	return out
}

func promelaValue(v int64) string {
	if v == None {
		return promelaNone
	}
	if v < 0 {
		return "(" + strconv.FormatInt(v, 10) + ")"
	}
	return strconv.FormatInt(v, 10)
}

// promelaArray declares a list with its first values. Spin takes a list of numbers without a sign, or one expression for
// all entries.
func (x *exporter) promelaArray(kind, name string, values []int64) string {
	same, signed := true, false
	var list []string
	for _, v := range values {
		same = same && v == values[0]
		signed = signed || v < 0 && v != None
		push(&list, promelaValue(v))
	}
	if same {
		return fmt.Sprintf("%s %s[%d] = %s;\n", kind, name, len(values), list[0])
	}
	if signed {
		x.refuse(1, "export-negative", "Spin takes no different negative first values.", "Begin with 0 and more.")
	}
	return fmt.Sprintf("%s %s[%d] = { %s };\n", kind, name, len(values), strings.Join(list, ", "))
}

func (x *exporter) promelaAssign(n *node, tab string) string {
	place := func(t target) string {
		switch {
		case !t.shared:
			return x.ownName(t.v) + "[ME]"
		case t.index == nil:
			return x.sharedName(t.v) + "[0]"
		}
		return x.sharedName(t.v) + "[" + x.promelaValueOf(t.index, nil) + "]"
	}
	if len(n.targets) == 1 {
		return tab + place(n.targets[0]) + " = " + x.promelaValueOf(n.exprs[0], nil) + ";\n"
	}
	out := ""
	for k, e := range n.exprs {
		out += fmt.Sprintf("%stmp%d = %s;\n", tab, k, x.promelaValueOf(e, nil))
	}
	for k, t := range n.targets {
		out += fmt.Sprintf("%s%s = tmp%d;\n", tab, place(t), k)
	}
	return out
}

// promelaTruth is e's truth, promelaValueOf its value; slots are the numbers in place of comprehensions' names.
func (x *exporter) promelaTruth(e *expr, slots map[int]string) string {
	switch e.op {
	case opAnd:
		return "(" + x.promelaTruth(e.a, slots) + " && " + x.promelaTruth(e.b, slots) + ")"
	case opOr:
		return "(" + x.promelaTruth(e.a, slots) + " || " + x.promelaTruth(e.b, slots) + ")"
	case opNot:
		return "(!" + x.promelaTruth(e.a, slots) + ")"
	case opEq, opNe, opLt, opLe, opGt, opGe:
		return x.promelaValueOf(e, slots)
	case opFold:
		if e.fold.kind == foldAny || e.fold.kind == foldAll {
			return x.promelaValueOf(e, slots)
		}
	}
	return "(" + x.promelaValueOf(e, slots) + " != 0)"
}

func (x *exporter) promelaValueOf(e *expr, slots map[int]string) string {
	v := func(e *expr) string { return x.promelaValueOf(e, slots) }
	switch e.op {
	case opConst:
		return promelaValue(e.value)
	case opSelf:
		return "ME"
	case opBound:
		return slots[e.v]
	case opOwn:
		return x.ownName(e.v) + "[ME]"
	case opOwnOf:
		return x.ownName(e.v) + "[" + v(e.a) + "]"
	case opShared:
		return x.sharedName(e.v) + "[0]"
	case opElem:
		return x.sharedName(e.v) + "[" + v(e.a) + "]"
	case opAdd, opSub, opMul, opEq, opNe, opLt, opLe, opGt, opGe:
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
		if e.value > 30 {
			x.refuse(e.line, "export-wrap", "Spin's integers have 32 bits, so it cannot wrap at that many.", "Wrap at 30 bits or fewer.")
		}
		return "(" + promelaMod("("+v(e.a)+" + "+half+")", strconv.FormatInt(1<<e.value, 10)) + " - " + half + ")"
	case opMax:
		a, b := v(e.a), v(e.b)
		return "(" + a + " > " + b + " -> " + a + " : " + b + ")"
	case opMin:
		a, b := v(e.a), v(e.b)
		return "(" + a + " < " + b + " -> " + a + " : " + b + ")"
	case opNot:
		return "(!" + x.promelaTruth(e.a, slots) + ")"
	case opAnd:
		return "(" + x.promelaTruth(e.a, slots) + " -> " + v(e.b) + " : " + v(e.a) + ")"
	case opOr:
		return "(" + x.promelaTruth(e.a, slots) + " -> " + v(e.a) + " : " + v(e.b) + ")"
	case opFold:
		return x.promelaFold(e, slots)
	}
	return "0"
}

//go:noinline
func promelaMod(a, b string) string { return "(((" + a + " % " + b + ") + " + b + ") % " + b + ")" }

// foldCase is one value of a comprehension written out, with the condition under which it is there ("": always).
type foldCase struct{ when, value, truth string }

func (x *exporter) promelaCases(f *fold, k int, slots map[int]string, when []string) []foldCase {
	if k == len(f.clauses) {
		c := foldCase{when: strings.Join(when, " && ")}
		if f.kind == foldAny || f.kind == foldAll {
			c.truth = x.promelaTruth(f.body, slots)
		} else if f.kind != foldLen {
			c.value = x.promelaValueOf(f.body, slots)
		}
		x.size++
		if x.size > maxExportNodes {
			x.refuse(f.body.line, "export-comprehension", "This comprehension has too many cases for this format.", "Take fewer threads.")
		}
		return []foldCase{c}
	}
	c := f.clauses[k]
	if c.slot < 0 {
		return x.promelaCases(f, k+1, slots, append(when[:len(when):len(when)], x.promelaTruth(c.cond, slots)))
	}
	lo, hi := x.rangeOf(c.domain)
	var out []foldCase
	for v := lo; v <= hi && x.err == nil; v++ {
		next := map[int]string{}
		for s, t := range slots {
			next[s] = t
		}
		next[c.slot] = promelaValue(v)
		now := when[:len(when):len(when)]
		switch c.domain.kind {
		case overOthers:
			push(&now, "(ME != "+next[c.slot]+")")
		case overRange:
			from, to := x.promelaValueOf(c.domain.lo, slots), x.promelaValueOf(c.domain.hi, slots)
			here := next[c.slot]
			if c.domain.lo.op != opConst || c.domain.hi.op != opConst || c.domain.step != 1 {
				if c.domain.step > 0 {
					push(&now, "("+here+" >= "+from+" && "+here+" < "+to+")")
				} else {
					push(&now, "("+here+" <= "+from+" && "+here+" > "+to+")")
				}
				if s := c.domain.step; s != 1 && s != -1 {
					push(&now, "("+promelaMod("("+here+" - "+from+")", strconv.FormatInt(max(s, -s), 10))+" == 0)")
				}
			}
		}
		out = append(out, x.promelaCases(f, k+1, next, now)...)
	}
	return out
}

func (x *exporter) promelaFold(e *expr, slots map[int]string) string {
	f := e.fold
	cases := x.promelaCases(f, 0, slots, nil)
	var parts []string
	switch f.kind {
	case foldAny, foldAll:
		for _, c := range cases {
			switch {
			case c.when == "":
				push(&parts, c.truth)
			case f.kind == foldAny:
				push(&parts, "("+c.when+" && "+c.truth+")")
			default:
				push(&parts, "(!("+c.when+") || "+c.truth+")")
			}
		}
		if len(parts) == 0 {
			return strconv.FormatInt(truth(f.kind == foldAll), 10)
		}
		if f.kind == foldAny {
			return "(" + strings.Join(parts, " || ") + ")"
		}
		return "(" + strings.Join(parts, " && ") + ")"
	case foldSum, foldLen:
		for _, c := range cases {
			if f.kind == foldLen {
				c.value = "1"
			}
			if c.when != "" {
				c.value = "((" + c.when + ") -> " + c.value + " : 0)"
			}
			push(&parts, c.value)
		}
		if len(parts) == 0 {
			return "0"
		}
		return "(" + strings.Join(parts, " + ") + ")"
	}
	// The first that no other passes.
	sign := " >= "
	if f.kind == foldMin {
		sign = " <= "
	}
	if len(cases) == 0 {
		x.refuse(e.line, "empty", "This is the max or min of nothing.", "Choose a range that has entries.")
		return "0"
	}
	out := cases[len(cases)-1].value
	for k := len(cases) - 2; k >= 0; k-- {
		c := cases[k]
		var conds []string
		if c.when != "" {
			push(&conds, c.when)
		}
		for j := k + 1; j < len(cases); j++ {
			better := "(" + c.value + sign + cases[j].value + ")"
			if cases[j].when != "" {
				better = "(!(" + cases[j].when + ") || " + better + ")"
			}
			push(&conds, better)
		}
		out = "((" + strings.Join(conds, " && ") + ") -> " + c.value + " : " + out + ")"
	}
	return out
}

// promelaNormalise writes ticket order and offset as statements at the end of each step.
func (x *exporter) promelaNormalise(b *paper) string {
	p, out := x.p, ""
	if len(x.m.ranks)+len(x.m.offsets) == 0 {
		return ""
	}
	live := func(v, t int) string {
		var at []string
		for k, s := range p.stops {
			if s.live>>v&1 == 1 {
				push(&at, fmt.Sprintf("pc[%d] == %d", t, k))
			}
		}
		return strings.Join(at, " || ")
	}
	type cell struct{ place, when string }
	members := func(c ticketClass) []cell {
		var cells []cell
		for _, v := range c.shared {
			for k := range p.shared[v].init {
				cells = append(cells, cell{fmt.Sprintf("%s[%d]", x.sharedName(v), k), ""})
			}
		}
		for _, v := range c.own {
			for t := range p.Threads {
				if when := live(v, t); when != "" {
					cells = append(cells, cell{fmt.Sprintf("%s[%d]", x.ownName(v), t), when})
				}
			}
		}
		return cells
	}
	guarded := func(c cell, do string) string {
		if c.when == "" {
			return "      " + do + ";\n"
		}
		return "      if :: (" + c.when + ") -> " + do + " :: else fi;\n"
	}
	for k, c := range x.m.ranks {
		cells := members(c)
		size := len(p.shared[c.shared[0]].init) + len(c.own)*p.Threads + 2
		fmt.Fprintf(b, "hidden int used%d[%d];\nhidden int rank%d;\nhidden int old%d;\n", k, size, k, k)
		for v := range size {
			out += fmt.Sprintf("      used%d[%d] = 0;\n", k, v)
		}
		for _, c := range cells {
			out += guarded(c, fmt.Sprintf("used%d[%s] = 1", k, c.place))
		}
		out += fmt.Sprintf("      rank%d = 0;\n", k)
		for v := range size {
			out += fmt.Sprintf("      old%d = used%d[%d]; used%d[%d] = rank%d; rank%d = rank%d + old%d;\n", k, k, v, k, v, k, k, k, k)
		}
		for _, c := range cells {
			out += guarded(c, fmt.Sprintf("%s = used%d[%s]", c.place, k, c.place))
		}
	}
	for k, c := range x.m.offsets {
		cells := members(c)
		fmt.Fprintf(b, "hidden int least%d;\n", k)
		out += fmt.Sprintf("      least%d = 2147483647;\n", k)
		for _, c := range cells {
			when := fmt.Sprintf("%s < least%d", c.place, k)
			if c.when != "" {
				when = "(" + c.when + ") && " + when
			}
			out += fmt.Sprintf("      if :: (%s) -> least%d = %s :: else fi;\n", when, k, c.place)
		}
		for _, c := range cells {
			out += guarded(c, fmt.Sprintf("%s = %s - least%d", c.place, c.place, k))
		}
	}
	return out
}
