package model

// filter is F(n) of the field's textbooks, written by hand: places in 5 bits each from bit 0, victims in 4 bits each
// from bit 5n (0: none, else the thread plus one). Place 0 is outside, 1 the start of level 1, then three places a level
// (raise, offer to wait, wait), the last is the critical section. It needs n ≤ 7.
type filter struct {
	n       int
	swapped bool // victim before level
	cs      uint64
	words   int // 2: the same states with an idle second word in front, for the table of longer states
}

func newFilter(n int, swapped bool) *filter {
	return &filter{n: n, swapped: swapped, cs: uint64(3*(n-1) + 1), words: 1}
}

func (f *filter) Words() int   { return f.words }
func (f *filter) Actions() int { return f.n }
func (f *filter) Init(s State) {
	for k := range s {
		s[k] = 0
	}
}

func (f *filter) pc(word uint64, t int) uint64 { return word >> (5 * t) & 31 }

func (f *filter) level(pc uint64) uint64 {
	if f.swapped {
		return pc / 3
	}
	return (pc + 1) / 3
}

func (f *filter) Step(from State, t int, to State) (Label, Outcome) {
	word := from[f.words-1]
	if f.words == 2 {
		to[0] = from[0]
	}
	pc := f.pc(word, t)
	label := Label{Thread: int32(t), Line: int32(pc)}
	next := word + 1<<(5*t)
	switch {
	case pc == 0:
		label.Events = Left
	case pc == f.cs:
		next = word &^ (31 << (5 * t))
		label.Events = Exited | Rested
	case pc%3 == 1 && !f.swapped, pc%3 == 2 && f.swapped:
		label.Events = Arrived // level[t] = L
	case pc%3 == 2 && !f.swapped, pc%3 == 1 && f.swapped:
		L := (pc + 2) / 3
		at := 5*f.n + 4*int(L-1)
		next = next&^(15<<at) | uint64(t+1)<<at
	default:
		L := pc / 3
		if word>>(5*f.n+4*int(L-1))&15 == uint64(t+1) {
			for k := range f.n {
				if k != t && f.level(f.pc(word, k)) >= L {
					return label, Blocked
				}
			}
		}
		if pc+1 == f.cs {
			label.Events = Entered
		}
	}
	to[f.words-1] = next
	return label, Moved
}

func (f *filter) Place(s State, t int) Place {
	switch f.pc(s[f.words-1], t) {
	case 0:
		return Outside
	case f.cs:
		return Inside
	}
	return Trying
}

func (f *filter) Always(State) (bool, error)          { return true, nil }
func (f *filter) Reachable(State) (bool, bool, error) { return false, false, nil }
func (f *filter) HasAlways() bool                     { return false }
func (f *filter) HasDoorway() bool                    { return true }

// filterClasses is the filter by thread symmetry: a class's member whose threads are sorted by place and, at equal
// places, by the set of levels whose victim they are.
type filterClasses struct{ *filter }

func (q filterClasses) Concrete() Model { return q.filter }

func (q filterClasses) Init(s State) { q.filter.Init(s) }

func (q filterClasses) Step(from State, t int, to State) (Label, Outcome) {
	label, outcome := q.filter.Step(from, t, to)
	if outcome == Moved {
		var perm [8]int
		q.Canonical(to, perm[:q.n])
	}
	return label, outcome
}

func (q filterClasses) symbols(word uint64, symbols []uint64) {
	for t := range q.n {
		symbols[t] = q.pc(word, t) << 8
	}
	for L := range q.n - 1 {
		if who := word >> (5*q.n + 4*L) & 15; who != 0 {
			symbols[who-1] |= 1 << L
		}
	}
}

func (q filterClasses) Canonical(s State, perm []int) {
	var symbols [8]uint64
	var order [8]int
	q.symbols(s[0], symbols[:])
	for t := range q.n {
		at := t
		for ; at > 0 && symbols[order[at-1]] > symbols[t]; at-- {
			order[at] = order[at-1]
		}
		order[at] = t
	}
	var word uint64
	for name := range q.n {
		t := order[name]
		perm[t] = name
		word |= symbols[t] >> 8 << (5 * name)
		for L := range q.n - 1 {
			if symbols[t]>>L&1 == 1 {
				word |= uint64(name+1) << (5*q.n + 4*L)
			}
		}
	}
	s[0] = word
}

func (q filterClasses) Orbit(s State) (uint64, bool) {
	var symbols [8]uint64
	q.symbols(s[0], symbols[:])
	size := uint64(1)
	for t := range q.n {
		size *= uint64(t + 1)
		same := uint64(1)
		for k := range t {
			if symbols[k] == symbols[t] {
				same++
			}
		}
		size /= same
	}
	return size, true
}
