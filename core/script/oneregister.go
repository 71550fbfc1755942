package script

import "contend/core/fault"

// What the covering argument is about: two threads, one register, and on every line at most one read or one write of it.

// access is what a step did to the register so far, one bit each so that a set of them is a byte.
type access uint8

const (
	untouched access = 1 << iota
	readOnce
	wroteOnce
)

// OneRegister tells whether the covering argument speaks of this program, and names its register and the line where it is
// declared ("" and 0 when the threads share nothing at all, of which the argument speaks as well).
//
// It speaks of programs for two threads that share at most one integer, whose every step, whichever way it branches,
// reads the register once, writes it once, or leaves it alone, and that have outside() and critical(). Thread numbers may
// be used freely: the two threads need not run the same lines. A condition in note(…) is a count and no read.
//
// Anything else is refused. The fault names field "threads" when there are not two, else field "source" with code
// conflict, "line", "wayOut" and one of these as "kind" in Args:
//
//	no-critical        nobody ever enters
//	no-outside         threads that never rest can take strict turns, and one register is enough for that
//	register-list      a shared list is several registers ("name")
//	two-registers      more than one shared variable ("name" is the second)
//	reads-and-writes   a line that does both in one step, as test-and-set does ("name")
//	reads-twice        a line that reads the register more than once ("name")
//	writes-twice       a line that writes it more than once ("name")
//
// Source: J. Burns and N. Lynch, Bounds on shared memory for mutual exclusion (1993).
func (p *Program) OneRegister() (name string, line int, err error) {
	if p.Threads != 2 {
		return "", 0, fault.Range("threads", float64(p.Threads), 2, 2)
	}
	if err := p.hasPlaces(); err != nil {
		return "", 0, err
	}
	refuse := func(line int32, kind, message, wayOut string, more ...any) error {
		return refused(line, 1, kind, message, wayOut, more...).WithCode(fault.Conflict)
	}
	for v := range p.shared {
		s := &p.shared[v]
		if s.list() {
			return "", 0, refuse(s.line, "register-list", s.name+" is a list: every entry is a register of its own.", "Write "+s.name+" = value, one integer for both threads.", "name", s.name)
		}
		if v > 0 {
			return "", 0, refuse(s.line, "two-registers", s.name+" is a second register; two are enough for two threads.", "Keep one shared variable, "+p.shared[0].name+".", "name", s.name)
		}
	}
	if len(p.shared) == 0 {
		return "", 0, nil
	}
	name, line = p.shared[0].name, int(p.shared[0].line)
	for k := range p.stops {
		st := &p.stops[k]
		switch p.twice(st.node) {
		case "reads-and-writes":
			return "", 0, refuse(st.line, "reads-and-writes", "This line reads "+name+" and writes it in one step, which plain memory cannot do.", "Read it into a variable of the thread's own on one line, and write it on the next.", "name", name)
		case "reads-twice":
			return "", 0, refuse(st.line, "reads-twice", "This line reads "+name+" more than once.", "Read it into a variable of the thread's own on a line before, and use that.", "name", name)
		case "writes-twice":
			return "", 0, refuse(st.line, "writes-twice", "This line writes "+name+" more than once.", "Give it one value on each line.", "name", name)
		}
	}
	return name, line, nil
}

// hasPlaces refuses a text without critical() or without outside(): it says nothing of entering, or of resting.
func (p *Program) hasPlaces() error {
	line := int32(1)
	if len(p.stops) > 0 {
		line = p.stops[0].line
	}
	if !p.critical {
		return refused(line, 1, "no-critical", "No line of thread is critical(): nobody ever enters.", "Write critical() where a thread is inside.").WithCode(fault.Conflict)
	}
	if !p.outside {
		return refused(line, 1, "no-outside", "No line of thread is outside(): threads that never rest can simply take turns.", "Begin thread with outside().").WithCode(fault.Conflict)
	}
	return nil
}

// twice follows every way from node first to the next stop, and says what is done to the register beyond one read or
// one write; "" if nothing is.
func (p *Program) twice(first int) string {
	seen := make([]access, len(p.nodes))
	seen[first] = untouched
	work := []int{first}
	for len(work) > 0 {
		k := work[len(work)-1]
		work = work[:len(work)-1]
		n := &p.nodes[k]
		if n.kind == nodeStop {
			continue
		}
		out := seen[k]
		reads, writes := n.touches()
		switch {
		case reads > 0 && writes > 0, reads > 0 && out&wroteOnce != 0, writes > 0 && out&readOnce != 0:
			return "reads-and-writes"
		case reads > 1, reads == 1 && out&readOnce != 0:
			return "reads-twice"
		case writes > 1, writes == 1 && out&wroteOnce != 0:
			return "writes-twice"
		case reads == 1:
			out = readOnce
		case writes == 1:
			out = wroteOnce
		}
		a, b := p.successors(k)
		for _, to := range [2]int{a, b} {
			if seen[to]|out != seen[to] {
				seen[to] |= out
				work = append(work, to)
			}
		}
	}
	return ""
}

// touches counts how often a node reads shared integers and writes them. What a comprehension reads for each of its
// values counts as twice.
func (n *node) touches() (reads, writes int) {
	if n.kind == nodeNote {
		return 0, 0
	}
	var met []*expr // an expression may hang in two places, and stands once in the text
	look := func(e *expr) {
		e.walk(func(x *expr) {
			switch x.op {
			case opShared:
				for _, old := range met {
					if old == x {
						return
					}
				}
				met = append(met, x)
				reads++
			case opFold:
				if x.fold.readsShared() {
					reads++
				}
			}
		})
	}
	look(n.cond)
	for _, e := range n.exprs {
		look(e)
	}
	for _, t := range n.targets {
		look(t.index)
		if t.shared {
			writes++
		}
	}
	return reads, writes
}

func (f *fold) readsShared() bool {
	found := false
	look := func(x *expr) { found = found || x.op == opShared || x.op == opElem }
	f.body.walk(look)
	for k := range f.clauses {
		f.clauses[k].cond.walk(look)
	}
	return found
}
