package model

import "contend/core/pace"

// digraph is a part of a searched graph: all its states, some of its edges, in rows. via names the edges.
type digraph struct {
	first []uint32
	to    []uint32
	via   []uint32
}

// components are the strongly connected components of a digraph. They are numbered so that every edge leads to the same
// component or to one with a lower number; order lists the states by the number of their component.
type components struct {
	of    []uint32
	order []uint32
	count uint32

	index, low, stack, calls, cursor []uint32
}

// find is Tarjan's algorithm (SIAM J. Comput. 1, 1972) with a stack of its own instead of recursion. skip, where it is
// not nil, marks states to be left out: they get the component none and do not appear in order.
func (c *components) find(g *digraph, skip []bool, meter *pace.Meter) error {
	states := uint32(len(g.first) - 1)
	if uint32(len(c.of)) != states {
		c.of, c.index = make([]uint32, states), make([]uint32, states)
		c.low, c.cursor = make([]uint32, states), make([]uint32, states)
	}
	for id := range states {
		c.of[id], c.index[id] = none, none
	}
	c.order, c.stack, c.calls, c.count = c.order[:0], c.stack[:0], c.calls[:0], 0
	var clock, work uint32
	for root := range states {
		if c.index[root] != none || (skip != nil && skip[root]) {
			continue
		}
		c.calls = append(c.calls, root)
		for len(c.calls) > 0 {
			at := c.calls[len(c.calls)-1]
			if c.index[at] == none {
				c.index[at], c.low[at], c.cursor[at] = clock, clock, g.first[at]
				clock++
				c.stack = append(c.stack, at)
			}
			deeper := false
			for edge := c.cursor[at]; edge < g.first[at+1]; edge++ {
				to := g.to[edge]
				if c.index[to] == none {
					c.cursor[at] = edge // again after the call, to take over to's low
					c.calls = append(c.calls, to)
					deeper = true
					break
				}
				if c.of[to] == none {
					c.low[at] = min(c.low[at], c.low[to])
				}
			}
			if work++; work&4095 == 0 {
				if err := halted(meter.Tick(float64(len(c.order)), float64(states))); err != nil {
					return err
				}
			}
			if deeper {
				continue
			}
			c.calls = c.calls[:len(c.calls)-1]
			if c.low[at] == c.index[at] {
				for {
					last := c.stack[len(c.stack)-1]
					c.stack = c.stack[:len(c.stack)-1]
					c.of[last] = c.count
					c.order = append(c.order, last)
					if last == at {
						break
					}
				}
				c.count++
			}
		}
	}
	return nil
}
