package script

import "contend/core/model"

// Where records point at threads, equal records are not enough. A partition of the threads is refined by what they point
// at and by who points at them; while a choice is left that matters, each member of the first such group is taken
// first in turn, and the smallest state of all that come out is the canonical one. The number of ways that lead to it is
// the number of renamings that change nothing.

// partition: order holds the threads, class[t] is where t's group begins in order.
type partition struct {
	order []int
	class []int
}

//go:noinline
func (p *partition) clone() *partition {
	return &partition{append([]int(nil), p.order...), append([]int(nil), p.class...)}
}

// refineAll finds the canonical member of s, whose signatures are in q.sigs and sorted in q.order.
func (q *Quotient) refineAll(s model.State) {
	n := q.n
	for k := range q.columns {
		col := &q.columns[k]
		for t := range n {
			q.target[k*n+t] = -1
			if col.own >= 0 && q.p.stops[q.pcOf(s, t)].live>>col.own&1 == 0 {
				continue
			}
			if v := col.at[t].get(s); v != None {
				q.target[k*n+t] = int8(v)
			}
		}
	}
	p := &partition{append([]int(nil), q.order...), make([]int, n)}
	begin := 0
	for k, t := range p.order {
		if k > 0 && q.compare(p.order[k-1], t) != 0 {
			begin = k
		}
		p.class[t] = begin
	}
	q.leaves = 0
	q.follow(s, p)
	copy(q.perm, q.bestP)
	copy(s, q.best)
}

// follow refines p and follows every choice that is left. Its depth is at most the number of threads.
func (q *Quotient) follow(s model.State, p *partition) {
	q.refine(p)
	n := q.n
	size := make([]int, n)
	for _, c := range p.class {
		size[c]++
	}
	// A group is closed when its members point at nobody, themselves, or at threads that stand alone: they are twins.
	choice := -1
	for _, t := range p.order {
		c := p.class[t]
		if size[c] == 1 || choice >= 0 && c >= choice {
			continue
		}
		for k := range q.columns {
			v := int(q.target[k*n+t])
			if v >= 0 && v != t && size[p.class[v]] > 1 {
				choice = c
				break
			}
		}
	}
	if choice < 0 {
		perm := make([]int, n)
		for k, t := range p.order {
			perm[t] = k
		}
		q.rename(s, perm, q.out)
		order := 0
		for k := range q.out {
			if q.out[k] != q.best[k] {
				order = 1
				if q.out[k] < q.best[k] {
					order = -1
				}
				break
			}
		}
		switch {
		case q.leaves == 0 || order < 0:
			copy(q.best, q.out)
			copy(q.bestP, perm)
			q.groups = append(q.groups[:0], size...)
			q.leaves = 1
		case order == 0:
			q.leaves++
		}
		return
	}
	members := append([]int(nil), p.order[choice:choice+size[choice]]...)
	for _, t := range members {
		next := p.clone()
		at := choice
		next.order[at] = t
		for _, u := range members {
			if u != t {
				at++
				next.order[at] = u
				next.class[u] = choice + 1
			}
		}
		q.follow(s, next)
	}
}

// refine splits groups until nothing that a thread points at, or that points at it, tells two members apart.
func (q *Quotient) refine(p *partition) {
	n, e := q.n, len(q.columns)
	width := 1 + 3*e
	view := make([]int, n*width)
	for {
		for t := range n {
			v := view[t*width : (t+1)*width]
			v[0] = p.class[t]
			for k := range e {
				v[1+3*k], v[2+3*k], v[3+3*k] = -1, 0, n
				if to := int(q.target[k*n+t]); to == t {
					v[1+3*k] = -2
				} else if to >= 0 {
					v[1+3*k] = p.class[to]
				}
			}
		}
		for k := range e {
			for t := range n {
				if to := int(q.target[k*n+t]); to >= 0 {
					w := view[to*width : (to+1)*width]
					w[2+3*k]++
					w[3+3*k] = min(w[3+3*k], p.class[t])
				}
			}
		}
		less := func(a, b int) int {
			x, y := view[a*width:(a+1)*width], view[b*width:(b+1)*width]
			for k := range x {
				if x[k] != y[k] {
					return x[k] - y[k]
				}
			}
			return 0
		}
		for k := 1; k < n; k++ {
			t := p.order[k]
			j := k
			for j > 0 && less(p.order[j-1], t) > 0 {
				p.order[j] = p.order[j-1]
				j--
			}
			p.order[j] = t
		}
		changed := false
		begin := 0
		next := make([]int, n)
		for k, t := range p.order {
			if k > 0 && less(p.order[k-1], t) != 0 {
				begin = k
			}
			next[t] = begin
			changed = changed || begin != p.class[t]
		}
		copy(p.class, next)
		if !changed {
			return
		}
	}
}
