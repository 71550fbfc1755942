package script

import (
	"strconv"

	"contend/core/fault"
)

// finish completes a program whose graph is built: stops in the order of the text, endless lines refused, liveness,
// and indices that surely leave their list refused.
func (c *checker) finish() {
	p := c.p
	order := sorted(len(p.stops), func(a, b int) bool { return p.stops[a].line < p.stops[b].line })
	number := make([]int, len(order))
	stops := make([]stop, len(order))
	for to, from := range order {
		number[from] = to
		stops[to] = p.stops[from]
	}
	p.stops = stops
	for k := range p.nodes {
		if p.nodes[k].kind == nodeStop {
			p.nodes[k].loc = number[p.nodes[k].loc]
		}
	}
	if line := p.endless(); line > 0 {
		c.err = endlessFault(line)
		return
	}
	p.liveness()
	if line, list := p.surelyOutside(); line > 0 {
		s := p.shared[list]
		c.err = refused(line, 1, "index-outside", "The index on this line always leaves "+s.name+", whose entries are 0 to "+strconv.Itoa(s.length-1)+".", "Choose an index in this range, or a longer list.", "name", s.name, "min", 0, "max", s.length-1)
	}
}

//go:noinline
func endlessFault(line int32) *fault.Error {
	return refused(line, 1, "endless", "This goes round for ever without a step.", "Let a line of the round name a shared variable, outside() or critical().")
}

// successors of node k, with branches on constants decided.
//
//go:noinline
func (p *Program) successors(k int) (int, int) {
	n := &p.nodes[k]
	if n.kind != nodeBranch {
		return n.next, n.next
	}
	if n.cond.op == opConst {
		if n.cond.value != 0 {
			return n.next, n.next
		}
		return n.other, n.other
	}
	return n.next, n.other
}

// reachable marks the nodes that thread can come to.
func (p *Program) reachable() []bool {
	seen := make([]bool, len(p.nodes))
	work := []int{p.start}
	seen[p.start] = true
	for len(work) > 0 {
		k := work[len(work)-1]
		work = work[:len(work)-1]
		a, b := p.successors(k)
		for _, to := range [2]int{a, b} {
			if !seen[to] {
				seen[to] = true
				push(&work, to)
			}
		}
	}
	return seen
}

// endless gives the first line from which no step can ever be reached, or 0.
func (p *Program) endless() int32 {
	seen := p.reachable()
	good := make([]bool, len(p.nodes))
	for changed := true; changed; {
		changed = false
		for k := range p.nodes {
			if good[k] {
				continue
			}
			a, b := p.successors(k)
			if p.nodes[k].kind == nodeStop || good[a] || good[b] {
				good[k], changed = true, true
			}
		}
	}
	line := int32(0)
	for k, n := range p.nodes {
		if seen[k] && !good[k] && (line == 0 || n.line < line) {
			line = n.line
		}
	}
	return line
}

// liveness finds, for every stop, the own variables that some line after it can read before they are given a value.
// What a property names can always be read.
func (p *Program) liveness() {
	always := uint64(0)
	for v := range p.own {
		if p.own[v].inText {
			always |= 1 << v
		}
	}
	reads := func(mask uint64, e *expr) uint64 {
		e.walk(func(x *expr) {
			if x.op == opOwn {
				mask |= 1 << x.v
			}
		})
		return mask
	}
	uses := make([]uint64, len(p.nodes))
	kills := make([]uint64, len(p.nodes))
	for k := range p.nodes {
		n := &p.nodes[k]
		m := reads(0, n.cond)
		for _, e := range n.exprs {
			m = reads(m, e)
		}
		for _, t := range n.targets {
			m = reads(m, t.index)
			if !t.shared {
				kills[k] |= 1 << t.v
			}
		}
		// In a, x[a] = 1, 2 the index is read after a got its value; counted as a read all the same.
		uses[k] = m
		if n.kind == nodeReset {
			kills[k] = ^uint64(0)
		}
	}
	in := make([]uint64, len(p.nodes))
	for changed := true; changed; {
		changed = false
		for k := range p.nodes {
			a, b := p.successors(k)
			m := uses[k] | (in[a]|in[b])&^kills[k]
			if m != in[k] {
				in[k], changed = m, true
			}
		}
	}
	for k := range p.stops {
		p.stops[k].live = in[p.stops[k].node] | always
	}
	p.liveStart = in[p.start]
}

// mayReadUnset gives the own variables that can be read before thread gives them a value: they are then 0.
func (p *Program) mayReadUnset() uint64 {
	m := p.liveStart
	for v := range p.own {
		if p.own[v].inText {
			m |= 1 << v
		}
	}
	return m
}
