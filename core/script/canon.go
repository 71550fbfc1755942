package script

import (
	"math/bits"

	"contend/core/model"
)

// Quotient is a Machine whose states are classes under renaming of the threads: model.Quotient, and a model.Lock.
//
// The canonical member is exact. Threads are sorted by what their records say and by which shared cells point at them.
// Where values point from thread to thread (a queue of waiting threads), the sorting is refined by what they point at,
// and where that leaves a choice every choice is followed and the smallest result taken.
type Quotient struct {
	*Machine
	n       int
	keep    model.State // bits of a state that belong to no record
	thread  []uint64    // per chunk: bits of a record that hold threads' numbers
	globals []field     // shared cells that hold a thread's number
	columns []column    // values of records that hold a thread's number
	words   int         // of a thread's signature
	joined  bool        // the signature is one word: chunks and pointers side by side

	sigs   []uint64
	order  []int
	perm   []int
	out    model.State
	best   model.State
	bestP  []int
	leaves uint64 // ways that gave the smallest state so far; 0: none yet
	groups []int  // sizes of the groups of twins there
	target []int8 // column · n + thread: whom it points at, −1 nobody
}

// column is a value that every thread has and that holds a thread's number: an own variable, or a list's entry.
type column struct {
	at  []field
	own int // own variable, counts only where it can still be read; −1: a list's entry
}

// Quotient gives the machine's quotient by thread symmetry, or false when its threads are not interchangeable.
func (m *Machine) Quotient() (*Quotient, bool) {
	if !m.symmetry.on || m.p.Threads < 2 {
		return nil, false
	}
	p, n := m.p, m.p.Threads
	q := &Quotient{Machine: m, n: n}
	for v := range p.own {
		if m.symmetry.ownThread[v] {
			c := column{own: v}
			for t := range n {
				c.at = append(c.at, m.lay.own[t*len(p.own)+v])
			}
			q.columns = append(q.columns, c)
		}
	}
	for v := range p.shared {
		if !m.symmetry.sharedThread[v] {
			continue
		}
		if m.symmetry.listByThread[v] {
			q.columns = append(q.columns, column{own: -1, at: m.lay.shared[v]})
			continue
		}
		for k := range m.lay.shared[v] {
			if f := m.lay.shared[v][k]; f.mask != 0 {
				q.globals = append(q.globals, f)
			}
		}
	}
	q.keep = make(model.State, m.lay.words)
	for k := range q.keep {
		q.keep[k] = ^uint64(0)
	}
	total := 0
	for _, c := range m.lay.chunks {
		for t := range n {
			word, shift := c.at(t)
			q.keep[word] &^= mask(c.width) << shift
		}
		bitsOfThreads := uint64(0)
		for _, col := range q.columns {
			f := col.at[0]
			first := c.word == int(f.word) && int(f.shift) < c.width
			if first {
				bitsOfThreads |= f.mask << (f.shift & 63)
			}
		}
		q.thread = append(q.thread, bitsOfThreads)
		total += c.width
	}
	q.joined = total+len(q.globals) <= 64 && len(m.lay.chunks) == 1
	q.words = 1
	if !q.joined {
		q.words = len(m.lay.chunks) + (len(q.globals)+63)/64
	}
	q.sigs = make([]uint64, n*q.words)
	q.order, q.perm, q.bestP = make([]int, n), make([]int, n), make([]int, n)
	q.out, q.best = make(model.State, m.lay.words), make(model.State, m.lay.words)
	q.target = make([]int8, len(q.columns)*n)
	return q, true
}

func mask(width int) uint64 {
	if width >= 64 {
		return ^uint64(0)
	}
	return 1<<width - 1
}

// Concrete is the machine itself.
func (q *Quotient) Concrete() model.Model { return q.Machine }

// Init writes the canonical member of the first state's class.
func (q *Quotient) Init(to model.State) {
	q.Machine.Init(to)
	q.canonical(to)
}

// Step is thread action's next step, told as the canonical member of where it leads. Among threads that differ in
// nothing only the first is let move: the others' steps lead to the same class.
func (q *Quotient) Step(from model.State, action int, to model.State) (model.Label, model.Outcome) {
	if action > 0 && len(q.columns) == 0 && q.twins(from, action-1, action) {
		return model.Label{Thread: int32(action), Line: q.p.stops[q.pcOf(from, action)].line}, model.Blocked
	}
	label, out := q.Machine.Step(from, action, to)
	if out == model.Moved {
		q.canonical(to)
	}
	return label, out
}

// twins tells whether two threads' records are alike and no shared cell points at one of them.
func (q *Quotient) twins(s model.State, a, b int) bool {
	for _, c := range q.lay.chunks {
		wa, sa := c.at(a)
		wb, sb := c.at(b)
		if (s[wa]>>sa^s[wb]>>sb)&mask(c.width) != 0 {
			return false
		}
	}
	for k := range q.globals {
		if v := q.globals[k].get(s); v == int64(a) || v == int64(b) {
			return false
		}
	}
	return true
}

// Canonical is model.Quotient's: s becomes the canonical member of its class, perm[t] the new number of thread t.
func (q *Quotient) Canonical(s model.State, perm []int) {
	q.canonical(s)
	copy(perm, q.perm)
}

// Orbit is the number of different states that renaming makes of s: n! over the renamings that change nothing.
func (q *Quotient) Orbit(s model.State) (uint64, bool) {
	t := append(model.State(nil), s...)
	q.canonical(t)
	if len(q.columns) > 0 {
		return q.orbitOf(q.leaves, q.groups)
	}
	return q.orbitOf(1, q.runs())
}

// signatures fills q.sigs: a thread's record without the numbers of threads, and the shared cells that point at it.
func (q *Quotient) signatures(s model.State) {
	n := q.n
	if q.joined {
		c := q.lay.chunks[0]
		m := mask(c.width) &^ q.thread[0]
		g := uint(len(q.globals))
		word, shift, k := c.word, 0, 0
		for t := range n {
			q.sigs[t] = s[word] >> (uint(shift) & 63) & m << (g & 63)
			shift += c.width
			if k++; k == c.perWord {
				word, shift, k = word+1, 0, 0
			}
		}
		for k := range q.globals {
			if v := q.globals[k].get(s); v != None {
				q.sigs[v] |= 1 << uint(k)
			}
		}
		return
	}
	w := q.words
	for k := range q.sigs {
		q.sigs[k] = 0
	}
	for k, c := range q.lay.chunks {
		m := mask(c.width) &^ q.thread[k]
		for t := range n {
			word, shift := c.at(t)
			q.sigs[t*w+k] = s[word] >> shift & m
		}
	}
	for k := range q.globals {
		if v := q.globals[k].get(s); v != None {
			q.sigs[int(v)*w+len(q.lay.chunks)+k/64] |= 1 << (uint(k) % 64)
		}
	}
}

// compare orders two threads by their signatures.
func (q *Quotient) compare(a, b int) int {
	for k := 0; k < q.words; k++ {
		x, y := q.sigs[a*q.words+k], q.sigs[b*q.words+k]
		if x != y {
			if x < y {
				return -1
			}
			return 1
		}
	}
	return 0
}

func (q *Quotient) canonical(s model.State) {
	q.signatures(s)
	n, order := q.n, q.order
	sorted := true
	if q.joined {
		for t := range n {
			x := q.sigs[t]
			k := t
			for k > 0 && q.sigs[order[k-1]] > x {
				order[k] = order[k-1]
				k--
				sorted = false
			}
			order[k] = t
		}
	} else {
		for t := range n {
			k := t
			for k > 0 && q.compare(order[k-1], t) > 0 {
				order[k] = order[k-1]
				k--
				sorted = false
			}
			order[k] = t
		}
	}
	if len(q.columns) == 0 {
		for k, t := range order {
			q.perm[t] = k
		}
		if !sorted {
			q.rename(s, q.perm, q.out)
			copy(s, q.out)
		}
		return
	}
	q.refineAll(s)
}

// rename writes into out what s becomes when thread t is called perm[t].
func (q *Quotient) rename(s model.State, perm []int, out model.State) {
	for k := range out {
		out[k] = s[k] & q.keep[k]
	}
	for _, c := range q.lay.chunks {
		m := mask(c.width)
		word, shift, k := c.word, 0, 0
		for t := range q.n {
			to := perm[t]
			w := to / c.perWord
			out[c.word+w] |= s[word] >> (uint(shift) & 63) & m << (uint(to-w*c.perWord) * uint(c.width) & 63)
			shift += c.width
			if k++; k == c.perWord {
				word, shift, k = word+1, 0, 0
			}
		}
	}
	for k := range q.columns {
		col := &q.columns[k]
		for t := range q.n {
			if v := q.target[k*q.n+t]; v >= 0 {
				col.at[perm[t]].set(out, int64(perm[v]))
			}
		}
	}
	for k := range q.globals {
		if v := q.globals[k].get(s); v != None {
			q.globals[k].set(out, int64(perm[v]))
		}
	}
}

// runs are the sizes of the groups of threads with the same signature, after sorting.
func (q *Quotient) runs() []int {
	var out []int
	for k, t := range q.order {
		if k > 0 && q.compare(q.order[k-1], t) == 0 {
			out[len(out)-1]++
			continue
		}
		out = append(out, 1)
	}
	return out
}

// orbitOf is n! / (count · the factorials of groups), exact, and whether it fits.
func (q *Quotient) orbitOf(count uint64, groups []int) (uint64, bool) {
	if count == 0 {
		return 0, false
	}
	// By the powers of the primes: everything divides n!.
	var power [65]int
	factor := func(x uint64, sign int) bool {
		for d := uint64(2); d <= 64 && x > 1; d++ {
			for x%d == 0 {
				power[d] += sign
				x /= d
			}
		}
		return x == 1
	}
	for k := 2; k <= q.n; k++ {
		factor(uint64(k), 1)
	}
	for _, g := range groups {
		for k := 2; k <= g; k++ {
			factor(uint64(k), -1)
		}
	}
	if !factor(count, -1) {
		return 0, false
	}
	size := uint64(1)
	for d := range power {
		for range power[d] {
			hi, lo := bits.Mul64(size, uint64(d))
			if hi != 0 {
				return 0, false
			}
			size = lo
		}
	}
	return size, true
}
