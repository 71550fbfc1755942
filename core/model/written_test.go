package model

// written is a lock written by hand for the tests: a place number and some variables, each a byte from −1 to 126, eight
// to a word. Places outside and critical are numbers; step changes v and says where the thread goes, or false.
type written struct {
	n, vars           int
	first             []int // of the variables; nil: all 0
	outside, critical int
	arrives           int  // the place whose step ends the doorway; −1: none
	loops             bool // a step that changes nothing that is seen is a transition all the same, as one of counters told by their offset
	step              func(v []int, t, pc int) (next int, moved bool)
}

func (w *written) Words() int   { return (w.n + w.vars + 7) / 8 }
func (w *written) Actions() int { return w.n }

func (w *written) put(s State, values []int) {
	for k := range s {
		s[k] = 0
	}
	for k, value := range values {
		s[k/8] |= uint64(value+1) << (k % 8 * 8)
	}
}

func (w *written) get(s State) []int {
	values := make([]int, w.n+w.vars)
	for k := range values {
		values[k] = int(s[k/8]>>(k%8*8)&255) - 1
	}
	return values
}

func (w *written) Init(s State) {
	values := make([]int, w.n+w.vars)
	for t := range w.n {
		values[t] = w.outside
	}
	copy(values[w.n:], w.first)
	w.put(s, values)
}

func (w *written) Step(from State, t int, to State) (Label, Outcome) {
	values := w.get(from)
	pc := values[t]
	label := Label{Thread: int32(t), Line: int32(pc)}
	next, moved := w.step(values[w.n:], t, pc)
	if !moved {
		return label, Blocked
	}
	values[t] = next
	w.put(to, values)
	if !w.loops && same(from, to) {
		return label, Blocked
	}
	if pc == w.outside {
		label.Events |= Left
	}
	if pc == w.critical {
		label.Events |= Exited
	}
	if pc == w.arrives {
		label.Events |= Arrived
	}
	if next == w.outside {
		label.Events |= Rested
	}
	if next == w.critical {
		label.Events |= Entered
	}
	return label, Moved
}

func (w *written) Place(s State, t int) Place {
	switch int(s[t/8]>>(t%8*8)&255) - 1 {
	case w.outside:
		return Outside
	case w.critical:
		return Inside
	}
	return Trying
}

func (w *written) Always(State) (bool, error)          { return true, nil }
func (w *written) Reachable(State) (bool, bool, error) { return false, false, nil }

const nobody = -1

func tas(n int) *written {
	return &written{n: n, vars: 1, critical: 2, arrives: -1, step: func(v []int, _, pc int) (int, bool) {
		switch pc {
		case 0:
			return 1, true
		case 1:
			if v[0] == 1 {
				return 0, false
			}
			v[0] = 1
			return 2, true
		}
		v[0] = 0
		return 0, true
	}}
}

func ttas(n int) *written {
	return &written{n: n, vars: 1, critical: 3, arrives: -1, step: func(v []int, _, pc int) (int, bool) {
		switch pc {
		case 0:
			return 1, true
		case 1:
			return 2, v[0] == 0
		case 2:
			if v[0] == 1 {
				return 1, true
			}
			v[0] = 1
			return 3, true
		}
		v[0] = 0
		return 0, true
	}}
}

// ticketLock counts from the number that is being served: v[0] is the next ticket, v[1+t] t's while it waits.
func ticketLock(n int) *written {
	return &written{n: n, vars: n + 1, critical: 2, arrives: 0, step: func(v []int, t, pc int) (int, bool) {
		switch pc {
		case 0:
			v[1+t] = v[0]
			v[0]++
			return 1, true
		case 1:
			return 2, v[1+t] == 0
		}
		v[0]--
		v[1+t] = 0
		for k := range n {
			if v[1+k] > 0 {
				v[1+k]--
			}
		}
		return 0, true
	}}
}

// mcs: v[0] tail, then next, locked and pred of each thread; pred is forgotten when it was used, next when the thread
// rests. linkFirst links before locked is set, the broken variant.
func mcs(n int, linkFirst bool) *written {
	first := []int{nobody}
	for range n {
		first = append(first, nobody, 0, nobody)
	}
	return &written{n: n, vars: 1 + 3*n, first: first, critical: 5, arrives: 1, step: func(v []int, t, pc int) (int, bool) {
		next, locked, pred := func(t int) *int { return &v[1+3*t] }, func(t int) *int { return &v[2+3*t] }, func(t int) *int { return &v[3+3*t] }
		link := func() { *next(*pred(t)) = t; *pred(t) = nobody }
		switch pc {
		case 0:
			return 1, true
		case 1:
			before := v[0]
			v[0] = t
			if before == nobody {
				return 5, true
			}
			*pred(t) = before
			return 2, true
		case 2:
			if linkFirst {
				link()
			} else {
				*locked(t) = 1
			}
			return 3, true
		case 3:
			if linkFirst {
				*locked(t) = 1
			} else {
				link()
			}
			return 4, true
		case 4:
			return 5, *locked(t) == 0
		case 5:
			if *next(t) == nobody {
				return 6, true
			}
			return 8, true
		case 6:
			if v[0] != t {
				return 7, true
			}
			v[0] = nobody
			return 0, true
		case 7:
			return 8, *next(t) != nobody
		}
		*locked(*next(t)) = 0
		*next(t) = nobody
		return 0, true
	}}
}

// clh: v[0] tail, then my and pred of each thread, then locked of n+1 nodes.
func clh(n int) *written {
	first := []int{n}
	for t := range n {
		first = append(first, t, nobody)
	}
	for range n + 1 {
		first = append(first, 0)
	}
	return &written{n: n, vars: len(first), first: first, critical: 3, arrives: 1, step: func(v []int, t, pc int) (int, bool) {
		my, pred, locked := &v[1+2*t], &v[2+2*t], v[1+2*n:]
		switch pc {
		case 0:
			locked[*my] = 1
			return 1, true
		case 1:
			*pred, v[0] = v[0], *my
			return 2, true
		case 2:
			return 3, locked[*pred] == 0
		case 3:
			locked[*my] = 0
			return 4, true
		}
		*my, *pred = *pred, nobody
		return 0, true
	}}
}

// peterson: v[0], v[1] the flags, v[2] the victim. start: leaving outside is a step of its own.
func peterson(start, victimFirst bool) *written {
	outside := 1
	if start {
		outside = 0
	}
	return &written{n: 2, vars: 3, first: []int{0, 0, nobody}, outside: outside, critical: 4, arrives: 2, step: func(v []int, t, pc int) (int, bool) {
		switch pc {
		case 1, 2:
			if (pc == 1) != victimFirst {
				v[t] = 1
			} else {
				v[2] = t
			}
		case 3:
			return 4, v[1-t] == 0 || v[2] != t
		case 4:
			v[t] = 0
			return outside, true
		}
		return pc + 1, true
	}}
}

// lockOne and lockTwo are the two halves of Peterson's lock (Herlihy and Shavit, §2.3): flags only, victim only.
func lockOne() *written {
	return &written{n: 2, vars: 2, critical: 2, arrives: 0, step: func(v []int, t, pc int) (int, bool) {
		switch pc {
		case 0:
			v[t] = 1
			return 1, true
		case 1:
			return 2, v[1-t] == 0
		}
		v[t] = 0
		return 0, true
	}}
}

func lockTwo() *written {
	return &written{n: 2, vars: 1, first: []int{nobody}, critical: 2, arrives: 0, step: func(v []int, t, pc int) (int, bool) {
		switch pc {
		case 0:
			v[0] = t
			return 1, true
		case 1:
			return 2, v[0] != t
		}
		return 0, true
	}}
}

func checkThenSet(n int) *written {
	return &written{n: n, vars: 1, critical: 2, arrives: -1, step: func(v []int, _, pc int) (int, bool) {
		switch pc {
		case 0:
			return 1, v[0] == 0
		case 1:
			v[0] = 1
			return 2, true
		}
		v[0] = 0
		return 0, true
	}}
}

// bakery is document 003's, its tickets replaced by their ranks: v[t] flag, v[n+t] ticket, v[2n+t] the ticket to be
// written. modulo 0 counts by ranks; otherwise tickets are taken modulo that number as they are. tie breaks ties.
func bakery(n, modulo int, tie bool) *written {
	return &written{n: n, vars: 3 * n, critical: 4, arrives: 2, step: func(v []int, t, pc int) (int, bool) {
		flag, ticket, mine := v[:n], v[n:2*n], v[2*n:]
		switch pc {
		case 0:
			flag[t] = 1
			return 1, true
		case 1:
			most := 0
			for _, x := range ticket {
				most = max(most, x)
			}
			mine[t] = most + 1
			if modulo > 0 {
				mine[t] %= modulo
			}
		case 2:
			ticket[t] = mine[t]
			mine[t] = nobody
		case 3:
			for k := range n {
				if k != t && flag[k] == 1 && (ticket[k] < ticket[t] || (tie && ticket[k] == ticket[t] && k < t)) {
					return 0, false
				}
			}
			return 4, true
		case 4:
			return 5, true
		case 5:
			flag[t] = 0
			return 0, true
		}
		if modulo == 0 {
			ranks(v[n:], nobody)
		}
		return pc + 1, true
	}, first: bakeryFirst(n)}
}

func bakeryFirst(n int) []int {
	first := make([]int, 3*n)
	for t := range n {
		first[2*n+t] = nobody
	}
	return first
}

// ranks replaces values other than none by how many different smaller ones there are.
func ranks(values []int, none int) {
	old := append([]int(nil), values...)
	for k, x := range old {
		if x == none {
			continue
		}
		smaller := map[int]bool{}
		for _, y := range old {
			if y != none && y < x {
				smaller[y] = true
			}
		}
		values[k] = len(smaller)
	}
}
