package script

import (
	"fmt"
	"strconv"
	"strings"
)

// TLA+, for TLC. One action per line of the text; a step is an expression over the values before it, so what happens
// together on a line is written as nested updates of functions.

const tlaNone = promelaNone

// tlaState is what every variable is worth in the middle of a step, as expressions over the values before it.
type tlaState struct{ shared, own []string }

//go:noinline
func (s tlaState) clone() tlaState {
	return tlaState{append([]string(nil), s.shared...), append([]string(nil), s.own...)}
}

func (x *exporter) tla(out *Export) error {
	p, n := x.p, x.p.Threads
	x.plain()
	module := strings.ReplaceAll(x.name, "-", "_")
	out.Command = "java -jar tla2tools.jar -deadlock -config " + module + ".cfg " + module + ".tla"
	if len(x.m.ranks)+len(x.m.offsets) > 0 {
		x.refuse(1, "export-tickets", "Ticket order is not written for TLA+.", "Use Promela or Murphi for this lock.")
		return x.err
	}
	var b paper
	fmt.Fprintf(&b, "---- MODULE %s ----\n(*\n", module)
	for _, l := range x.header(out.Command) {
		b.add(l + "\n")
	}
	b.add("*)\nEXTENDS Integers, FiniteSets\n\n")
	names := []string{"pc"}
	first := tlaState{}
	for v := range p.shared {
		push(&names, x.sharedName(v))
		push(&first.shared, x.sharedName(v))
	}
	for v := range p.own {
		push(&names, x.ownName(v))
		push(&first.own, x.ownName(v))
	}
	all := strings.Join(names, ", ")
	fmt.Fprintf(&b, "VARIABLES %s\nvars == << %s >>\n\nThreads == 0 .. %d\nNone == %s\nMaxOf(S) == CHOOSE x \\in S : \\A y \\in S : x >= y\nMinOf(S) == CHOOSE x \\in S : \\A y \\in S : x <= y\n", all, all, n-1, tlaNone)
	b.add("RECURSIVE SumOver(_, _)\nSumOver(f, S) == IF S = {} THEN 0 ELSE LET x == CHOOSE x \\in S : TRUE IN f[x] + SumOver(f, S \\ {x})\n\n")
	b.add("Init ==\n  /\\ pc = " + tlaFunction(toInt64(x.startLocs())) + "\n")
	for v, s := range p.shared {
		values := x.m.firstValues(v)
		if s.list() {
			b.add("  /\\ " + x.sharedName(v) + " = " + tlaFunction(values) + "\n")
		} else {
			b.add("  /\\ " + x.sharedName(v) + " = " + tlaValue(values[0]) + "\n")
		}
	}
	for v := range p.own {
		values := make([]int64, n)
		for t := range values {
			values[t] = x.m.ownOf(x.m.init, t, v)
		}
		b.add("  /\\ " + x.ownName(v) + " = " + tlaFunction(values) + "\n")
	}
	var actions, waits []string
	x.steps(func(loc int, wait *expr, next int) {
		action := fmt.Sprintf("Line%d", p.stops[loc].line)
		push(&actions, action+"(t)")
		if p.stops[loc].place != placeOutside {
			push(&waits, action+"(t)")
		}
		fmt.Fprintf(&b, "\n%s(t) ==\n  /\\ pc[t] = %d\n", action, loc)
		if wait != nil {
			b.add("  /\\ ~" + x.tlaTruth(wait, first) + "\n")
		}
		b.add("  /\\ " + x.tlaStep(next, first, "     ") + "\n")
	})
	fmt.Fprintf(&b, "\nStep(t) == %s\nNext == \\E t \\in Threads : Step(t)\n\n", strings.Join(actions, " \\/ "))
	busy := "FALSE"
	if len(waits) > 0 {
		busy = strings.Join(waits, " \\/ ")
	}
	b.add("\\* A thread may stay outside for ever, and nowhere else.\nFairness == \\A t \\in Threads : WF_vars(" + busy + ")\nSpec == Init /\\ [][Next]_vars /\\ Fairness\n\n")
	var inside []string
	for k, s := range p.stops {
		if s.place == placeInside {
			push(&inside, strconv.Itoa(k))
		}
	}
	set := "{" + strings.Join(inside, ", ") + "}"
	b.add("MutualExclusion == \\A a, b \\in Threads : a # b => ~(pc[a] \\in " + set + " /\\ pc[b] \\in " + set + ")\n====\n")
	out.Files = []File{
		{module + ".tla", b.String()},
		{module + ".cfg", "SPECIFICATION Spec\nINVARIANT MutualExclusion\n"},
	}
	return x.err
}

func tlaValue(v int64) string {
	if v == None {
		return "None"
	}
	return strconv.FormatInt(v, 10)
}

// tlaFunction writes a list as a function from 0.
func tlaFunction(values []int64) string {
	same := true
	for _, v := range values {
		same = same && v == values[0]
	}
	domain := fmt.Sprintf("0 .. %d", len(values)-1)
	if same {
		return "[k \\in " + domain + " |-> " + tlaValue(values[0]) + "]"
	}
	out := ""
	for k, v := range values[:len(values)-1] {
		out += fmt.Sprintf("IF k = %d THEN %s ELSE ", k, tlaValue(v))
	}
	return "[k \\in " + domain + " |-> " + out + tlaValue(values[len(values)-1]) + "]"
}

// tlaStep writes everything from node k to the next stop.
func (x *exporter) tlaStep(k int, s tlaState, tab string) string {
	var entered []int
	defer func() {
		for _, e := range entered {
			delete(x.path, e)
		}
	}()
	s = s.clone()
	for x.err == nil {
		if !x.enter(k) {
			return ""
		}
		push(&entered, k)
		n := &x.p.nodes[k]
		switch n.kind {
		case nodeAssign:
			before := s.clone()
			values := make([]string, len(n.exprs))
			for j, e := range n.exprs {
				values[j] = x.tlaValueOf(e, before)
			}
			for j, t := range n.targets {
				switch {
				case !t.shared:
					s.own[t.v] = "[" + s.own[t.v] + " EXCEPT ![t] = " + values[j] + "]"
				case t.index == nil:
					s.shared[t.v] = values[j]
				default:
					s.shared[t.v] = "[" + s.shared[t.v] + " EXCEPT ![" + x.tlaValueOf(t.index, s) + "] = " + values[j] + "]"
				}
			}
		case nodeReset:
			for v := range s.own {
				s.own[v] = "[" + s.own[v] + " EXCEPT ![t] = 0]"
			}
		case nodeBranch:
			a, b := x.p.successors(k)
			if a != b {
				return "IF " + x.tlaTruth(n.cond, s) + "\n" + tab + "THEN " + x.tlaStep(n.next, s, tab+"     ") + "\n" + tab + "ELSE " + x.tlaStep(n.other, s, tab+"     ")
			}
			k = a
			continue
		case nodeStop:
			parts := []string{fmt.Sprintf("pc' = [pc EXCEPT ![t] = %d]", n.loc)}
			for _, v := range x.deadAt(n.loc) {
				s.own[v] = "[" + x.ownName(v) + " EXCEPT ![t] = 0]"
			}
			for v := range s.shared {
				push(&parts, x.sharedName(v)+"' = "+s.shared[v])
			}
			for v := range s.own {
				push(&parts, x.ownName(v)+"' = "+s.own[v])
			}
			total := 0
			for _, p := range parts {
				total += len(p)
			}
			if total > 40000 {
				x.refuse(n.line, "export-cases", "This step has too many cases for this format.", "Break it into several lines that name a shared variable.")
			}
			return "/\\ " + strings.Join(parts, "\n"+tab+"/\\ ")
		}
		k = n.next
	}
	return ""
}

func (x *exporter) tlaTruth(e *expr, s tlaState) string {
	switch e.op {
	case opConst:
		if e.value != 0 {
			return "TRUE"
		}
		return "FALSE"
	case opAnd:
		return "(" + x.tlaTruth(e.a, s) + " /\\ " + x.tlaTruth(e.b, s) + ")"
	case opOr:
		return "(" + x.tlaTruth(e.a, s) + " \\/ " + x.tlaTruth(e.b, s) + ")"
	case opNot:
		return "(~" + x.tlaTruth(e.a, s) + ")"
	case opEq, opNe, opLt, opLe, opGt, opGe:
		sign := signs[e.op]
		switch e.op {
		case opEq:
			sign = " = "
		case opNe:
			sign = " # "
		}
		return "(" + x.tlaValueOf(e.a, s) + sign + x.tlaValueOf(e.b, s) + ")"
	case opFold:
		if e.fold.kind == foldAny || e.fold.kind == foldAll {
			return x.tlaQuantified(e.fold, 0, s)
		}
	}
	return "(" + x.tlaValueOf(e, s) + " # 0)"
}

// tlaSet is what a for runs through.
func (x *exporter) tlaSet(d domain, s tlaState) string {
	switch d.kind {
	case overThreads:
		return "Threads"
	case overOthers:
		return "(Threads \\ {t})"
	}
	lo, hi := x.tlaValueOf(d.lo, s), x.tlaValueOf(d.hi, s)
	switch {
	case d.step == 1:
		return "((" + lo + ") .. ((" + hi + ") - 1))"
	case d.step > 0:
		return fmt.Sprintf("{z \\in ((%s) .. ((%s) - 1)) : (z - (%s)) %% %d = 0}", lo, hi, lo, d.step)
	}
	return fmt.Sprintf("{z \\in (((%s) + 1) .. (%s)) : ((%s) - z) %% %d = 0}", hi, lo, lo, -d.step)
}

func (x *exporter) tlaQuantified(f *fold, k int, s tlaState) string {
	exists := f.kind == foldAny
	if k == len(f.clauses) {
		return x.tlaTruth(f.body, s)
	}
	c := &f.clauses[k]
	rest := x.tlaQuantified(f, k+1, s)
	if c.slot < 0 {
		if exists {
			return "(" + x.tlaTruth(c.cond, s) + " /\\ " + rest + ")"
		}
		return "(" + x.tlaTruth(c.cond, s) + " => " + rest + ")"
	}
	sign := "\\A "
	if exists {
		sign = "\\E "
	}
	return "(" + sign + slotName(c.slot) + " \\in " + x.tlaSet(c.domain, s) + " : " + rest + ")"
}

func (x *exporter) tlaFold(e *expr, s tlaState) string {
	f := e.fold
	// Only one for: a function over its set, 0 where an if says no.
	var c *clause
	var conds []string
	for k := range f.clauses {
		if f.clauses[k].slot < 0 {
			push(&conds, x.tlaTruth(f.clauses[k].cond, s))
			continue
		}
		if c != nil {
			x.refuse(e.line, "export-two-for", "Two for in one comprehension are not written for TLA+.", "Use Promela or Murphi for this lock.")
			return "0"
		}
		c = &f.clauses[k]
	}
	if c == nil {
		return "0"
	}
	k := slotName(c.slot)
	set := x.tlaSet(c.domain, s)
	if len(conds) > 0 {
		set = "{" + k + " \\in " + set + " : " + strings.Join(conds, " /\\ ") + "}"
	}
	switch f.kind {
	case foldLen:
		return "Cardinality(" + set + ")"
	case foldSum:
		return "SumOver([" + k + " \\in " + set + " |-> " + x.tlaValueOf(f.body, s) + "], " + set + ")"
	case foldMin:
		return "MinOf({" + x.tlaValueOf(f.body, s) + " : " + k + " \\in " + set + "})"
	}
	return "MaxOf({" + x.tlaValueOf(f.body, s) + " : " + k + " \\in " + set + "})"
}

func (x *exporter) tlaValueOf(e *expr, s tlaState) string {
	v := func(e *expr) string { return x.tlaValueOf(e, s) }
	choose := func(cond, a, b string) string { return "(IF " + cond + " THEN " + a + " ELSE " + b + ")" }
	switch e.op {
	case opConst:
		return tlaValue(e.value)
	case opSelf:
		return "t"
	case opBound:
		return slotName(e.v)
	case opOwn:
		return s.own[e.v] + "[t]"
	case opOwnOf:
		return s.own[e.v] + "[" + v(e.a) + "]"
	case opShared:
		return s.shared[e.v]
	case opElem:
		return s.shared[e.v] + "[" + v(e.a) + "]"
	case opAdd, opSub, opMul:
		return "(" + v(e.a) + signs[e.op] + v(e.b) + ")"
	case opNeg:
		return "(-" + v(e.a) + ")"
	case opMod, opDiv: // TLA+ knows them for positive divisors alone, rounding down as Python
		sign := " % "
		if e.op == opDiv {
			sign = " \\div "
		}
		if e.b.op == opConst && e.b.value > 0 {
			return "(" + v(e.a) + sign + v(e.b) + ")"
		}
		a, b := v(e.a), v(e.b)
		if e.op == opDiv {
			return choose(b+" > 0", "("+a+sign+b+")", "((-("+a+"))"+sign+"(-("+b+")))")
		}
		return choose(b+" > 0", "("+a+sign+b+")", "(-((-("+a+"))"+sign+"(-("+b+"))))")
	case opWrap:
		half := strconv.FormatInt(1<<(e.value-1), 10)
		return "(((" + v(e.a) + " + " + half + ") % " + strconv.FormatInt(1<<e.value, 10) + ") - " + half + ")"
	case opMax:
		return choose(v(e.a)+" > "+v(e.b), v(e.a), v(e.b))
	case opMin:
		return choose(v(e.a)+" < "+v(e.b), v(e.a), v(e.b))
	case opAnd:
		return choose(x.tlaTruth(e.a, s), v(e.b), v(e.a))
	case opOr:
		return choose(x.tlaTruth(e.a, s), v(e.a), v(e.b))
	case opFold:
		if e.fold.kind != foldAny && e.fold.kind != foldAll {
			return x.tlaFold(e, s)
		}
	}
	return choose(x.tlaTruth(e, s), "1", "0")
}
