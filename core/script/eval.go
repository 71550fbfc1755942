package script

import "contend/core/model"

// Problem is what went wrong in a step: an error of the lock itself, not of its text.
type Problem string

const (
	NoProblem      Problem = ""
	IndexOutside   Problem = "index-outside"    // Value is the index, Name the list
	Overflow       Problem = "overflow"         // Value does not fit 32 bits
	DivisionByZero Problem = "division-by-zero" //
	NoneUsed       Problem = "none-used"        // none where a number is needed
	EmptyFold      Problem = "empty"            // max or min of nothing
	Endless        Problem = "endless"          // free lines that go round without a step
	TooLong        Problem = "too-long"         // a comprehension runs through more than a step has time for
	// LimitReached is no error of the lock: a value left the bounds its states are packed in.
	LimitReached Problem = "limit-reached"
	// TicketLowered ends the ticket order: a write lowered an entry.
	TicketLowered Problem = "ticket-lowered"
)

// Failure says where and why a step failed.
type Failure struct {
	Problem Problem `json:"problem"`
	Line    int     `json:"line"`
	Name    string  `json:"name"` // the variable, where there is one
	Value   int64   `json:"value"`
	Max     int64   `json:"max"` // of an index: the largest allowed
}

// fuel is how often free lines and comprehensions may go round within one step. Two nested loops over 64 threads are a
// thirtieth of it; a search must stay able to stop.
const fuel = 1 << 17

//go:noinline
func (m *Machine) fail(p Problem, pc int32, name string, value, most int64) model.Outcome {
	m.failure = Failure{Problem: p, Line: int(m.code.line[pc]), Name: name, Value: value, Max: most}
	if p == LimitReached || p == TicketLowered {
		return model.Exceeded
	}
	return model.Failed
}

// stored says no to a value that its field cannot hold.
func (m *Machine) stored(pc int32, name string, v int64) model.Outcome {
	if v != None && (v < minInt || v > maxInt) {
		return m.fail(Overflow, pc, name, v, 0)
	}
	return m.fail(LimitReached, pc, name, v, 0)
}

const large = int64(1) << 62

// span says which raw contents of a field mean that its value compares so with x: those from lo on, width many more
// (wrapping), or with turn all others. For entries that may be none only == and != are asked.
func (m *Machine) span(f *field, how uint8, x int64) (lo, width uint64, turn bool) {
	first, last := f.lo, f.hi // the values the field can hold
	switch operation(how) {
	case opEq, opNe:
		turn = operation(how) == opNe
		if x == None && f.none {
			return 0, 0, turn
		}
		if x < first || x > last {
			return 0, ^uint64(0), !turn // no value is equal
		}
		return uint64(x - f.base), 0, turn
	case opLt:
		last = min(last, x-1)
	case opLe:
		last = min(last, x)
	case opGt:
		first = max(first, x+1)
	default:
		first = max(first, x)
	}
	if first > last {
		return 0, ^uint64(0), true // no value does
	}
	return uint64(first - f.base), uint64(last - first), false
}

// exec runs instructions on s for thread t from pc to the next stop. With Moved, m.at is the number of that stop and s
// the state there. A property ends with iReturn; its value is m.result.
func (m *Machine) exec(s model.State, t int, pc int32) model.Outcome {
	r := &m.reg
	code := m.code.ins
	own := m.lay.own[t*len(m.p.own) : (t+1)*len(m.p.own)]
	shared := m.lay.shared
	rounds := 0
	r[0] = int64(t)
	m.arrived = false
run:
	for {
		i := &code[pc]
		switch i.op {
		case iScanOthers, iScanThreads:
			// any or all over the threads of a comparison of a list's entry with one value.
			list := shared[i.c]
			lo, width, turn := m.span(&list[0], i.a, r[i.b])
			n := m.p.Threads
			skip := t
			if i.op == iScanThreads {
				skip = n
			}
			if n > len(list) {
				return m.fail(IndexOutside, pc, m.p.shared[i.c].name, int64(len(list)), int64(len(list))-1)
			}
			for k := 0; k < n; k++ {
				f := &list[k]
				if (s[f.word]>>(f.shift&63)&f.mask-lo <= width) != turn && k != skip {
					pc = i.t
					continue run
				}
			}
		case iElem:
			list := shared[i.t]
			at := r[i.b]
			if uint64(at) >= uint64(len(list)) {
				return m.fail(IndexOutside, pc, m.p.shared[i.t].name, at, int64(len(list))-1)
			}
			f := &list[at]
			r[i.a] = int64(s[f.word]>>(f.shift&63)&f.mask) + f.base
		case iElemNone:
			list := shared[i.t]
			at := r[i.b]
			if uint64(at) >= uint64(len(list)) {
				return m.fail(IndexOutside, pc, m.p.shared[i.t].name, at, int64(len(list))-1)
			}
			r[i.a] = list[at].get(s)
		case iOwn:
			f := &own[i.t]
			r[i.a] = int64(s[f.word]>>(f.shift&63)&f.mask) + f.base
		case iOwnNone:
			r[i.a] = own[i.t].get(s)
		case iShared:
			f := &shared[i.t][0]
			v := f.get(s)
			r[i.a] = v
		case iJumpLe:
			if r[i.b] <= r[i.c] {
				pc = i.t
				continue
			}
		case iJumpLt:
			if r[i.b] < r[i.c] {
				pc = i.t
				continue
			}
		case iJumpEq:
			if r[i.b] == r[i.c] {
				pc = i.t
				continue
			}
		case iJumpNe:
			if r[i.b] != r[i.c] {
				pc = i.t
				continue
			}
		case iNextOther:
			v := r[i.a] + 1
			if v == r[0] {
				v++
			}
			r[i.a] = v
			if v < r[i.b] {
				if rounds++; rounds > fuel {
					return m.fail(TooLong, pc, "", 0, 0)
				}
				pc = i.t
				continue
			}
		case iNext:
			r[i.a]++
			if r[i.a] < r[i.b] {
				if rounds++; rounds > fuel {
					return m.fail(TooLong, pc, "", 0, 0)
				}
				pc = i.t
				continue
			}
		case iMove:
			r[i.a] = r[i.b]
		case iAdd:
			v := r[i.b] + r[i.c]
			if v > large || v < -large {
				return m.fail(Overflow, pc, "", v, 0)
			}
			r[i.a] = v
		case iSub:
			v := r[i.b] - r[i.c]
			if v > large || v < -large {
				return m.fail(Overflow, pc, "", v, 0)
			}
			r[i.a] = v
		case iMul:
			x, y := r[i.b], r[i.c]
			if x > 1<<31 || x < -1<<31 || y > 1<<31 || y < -1<<31 {
				if v := times(x, y); v >= large || v <= -large {
					return m.fail(Overflow, pc, "", v, 0)
				}
			}
			r[i.a] = x * y
		case iDiv:
			if r[i.c] == 0 {
				return m.fail(DivisionByZero, pc, "", 0, 0)
			}
			r[i.a] = floorDiv(r[i.b], r[i.c])
		case iMod:
			if r[i.c] == 0 {
				return m.fail(DivisionByZero, pc, "", 0, 0)
			}
			r[i.a] = floorMod(r[i.b], r[i.c])
		case iNeg:
			r[i.a] = -r[i.b]
		case iMax:
			r[i.a] = max(r[i.b], r[i.c])
		case iMin:
			r[i.a] = min(r[i.b], r[i.c])
		case iWrap:
			r[i.a] = wrapped(r[i.b], int64(i.c))
		case iEq:
			r[i.a] = truth(r[i.b] == r[i.c])
		case iNe:
			r[i.a] = truth(r[i.b] != r[i.c])
		case iLt:
			r[i.a] = truth(r[i.b] < r[i.c])
		case iLe:
			r[i.a] = truth(r[i.b] <= r[i.c])
		case iJump:
			pc = i.t
			continue
		case iJumpZero:
			if r[i.b] == 0 {
				pc = i.t
				continue
			}
		case iJumpTrue:
			if r[i.b] != 0 {
				pc = i.t
				continue
			}
		case iNumber:
			if r[i.b] == None {
				return m.fail(NoneUsed, pc, "", 0, 0)
			}
		case iStep:
			r[i.a] += r[i.c]
			if r[i.c] > 0 && r[i.a] < r[i.b] || r[i.c] < 0 && r[i.a] > r[i.b] {
				if rounds++; rounds > fuel {
					return m.fail(TooLong, pc, "", 0, 0)
				}
				pc = i.t
				continue
			}
		case iMost:
			if r[i.a] == None || r[i.b] > r[i.a] {
				r[i.a] = r[i.b]
			}
		case iLeast:
			if r[i.a] == None || r[i.b] < r[i.a] {
				r[i.a] = r[i.b]
			}
		case iFilled:
			if r[i.b] == None {
				return m.fail(EmptyFold, pc, "", 0, 0)
			}
		case iOwnOf:
			at := r[i.b]
			if uint64(at) >= uint64(m.p.Threads) {
				return m.fail(IndexOutside, pc, m.p.own[i.t].name, at, int64(m.p.Threads)-1)
			}
			r[i.a] = m.lay.own[int(at)*len(m.p.own)+int(i.t)].get(s)
		case iSetOwn:
			v := r[i.b]
			if !own[i.t].set(s, v) {
				return m.stored(pc, m.p.own[i.t].name, v)
			}
		case iSetShared:
			v := r[i.b]
			if !shared[i.t][0].set(s, v) {
				return m.stored(pc, m.p.shared[i.t].name, v)
			}
		case iSetElem:
			list := shared[i.t]
			at, v := r[i.c], r[i.b]
			if uint64(at) >= uint64(len(list)) {
				return m.fail(IndexOutside, pc, m.p.shared[i.t].name, at, int64(len(list))-1)
			}
			if m.ticketList != nil && m.ticketList[i.t] && v < list[at].get(s) {
				return m.fail(TicketLowered, pc, m.p.shared[i.t].name, v, 0)
			}
			if !list[at].set(s, v) {
				return m.stored(pc, m.p.shared[i.t].name, v)
			}
		case iStop:
			for _, p := range m.stops[t*len(m.p.stops)+int(i.t)] {
				s[p.word] = s[p.word]&^p.mask | p.bits
			}
			m.at = int(i.t)
			return model.Moved
		case iBlock:
			return model.Blocked
		case iArrive:
			m.arrived = true
		case iNote:
			if m.counts == nil {
				pc = i.t
				continue
			}
		case iCount:
			m.counts[i.t]++
		case iReset:
			for v := range own {
				own[v].set(s, 0)
			}
		case iBack:
			rounds++
			if rounds > fuel {
				return m.fail(Endless, pc, "", 0, 0)
			}
		case iReturn:
			m.result = r[i.b] != 0
			return model.Moved
		}
		pc++
	}
}
