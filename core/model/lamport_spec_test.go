package model_test

import (
	"math/bits"
	"testing"

	"contend/core/model"
)

// lamportSpec is the TLA+ specification of Lamport's mutual exclusion (tlaplus/Examples, specifications/lamport_mutex),
// step by step, for n = 2 or 3 processes and states whose clocks do not pass maxClock. The model checker TLC published
// how many there are: a count that owes nothing to our own algorithms, encodings or searches.
type lamportSpec struct{ n, maxClock int }

// spec is one of its states. A message is 0 for an acknowledgement, 7 for a release, or the clock of a request.
type spec struct {
	clock   [3]int
	req     [3][3]int
	ack     [3][3]bool
	crit    [3]bool
	network [3][3]int // of each way: a one, and behind it three bits for each message, the oldest first
}

const (
	acknowledges = 0
	releases     = 7
)

func (m lamportSpec) Words() int { return 2 }

// Actions: for each process request, enter, exit; for each two one of the three receptions.
func (m lamportSpec) Actions() int { return 3*m.n + m.n*m.n }

func (m lamportSpec) Init(to model.State) {
	s := &spec{}
	for p := range m.n {
		s.clock[p] = 1
		for q := range m.n {
			s.network[p][q] = 1
		}
	}
	m.pack(s, to)
}

func (m lamportSpec) Step(from model.State, action int, to model.State) (model.Label, model.Outcome) {
	s := m.unpack(from)
	possible := false
	if p := action / 3; p < m.n {
		switch action % 3 {
		case 0:
			possible = m.request(&s, p)
		case 1:
			possible = m.enter(&s, p)
		case 2:
			possible = m.exit(&s, p)
		}
	} else {
		p, q := (action-3*m.n)/m.n, (action-3*m.n)%m.n
		possible = m.receive(&s, p, q)
	}
	if !possible {
		return model.Label{}, model.Blocked
	}
	for p := range m.n {
		if s.clock[p] > m.maxClock {
			return model.Label{}, model.Blocked // TLC's constraint: such states are not counted
		}
	}
	m.pack(&s, to)
	return model.Label{}, model.Moved
}

func (m lamportSpec) broadcast(s *spec, p, message int) {
	for r := range m.n {
		if r != p {
			s.network[p][r] = s.network[p][r]<<3 | message
		}
	}
}

func (m lamportSpec) request(s *spec, p int) bool {
	if s.req[p][p] != 0 {
		return false
	}
	s.req[p][p] = s.clock[p]
	m.broadcast(s, p, s.clock[p])
	s.ack[p] = [3]bool{}
	s.ack[p][p] = true
	return true
}

// enter: all acknowledged, and the own request comes first. The specification lets who is inside enter again, which
// changes nothing.
func (m lamportSpec) enter(s *spec, p int) bool {
	for q := range m.n {
		if !s.ack[p][q] {
			return false
		}
		mine, other := s.req[p][p], s.req[p][q]
		if q != p && !(other == 0 || mine < other || mine == other && p < q) {
			return false
		}
	}
	s.crit[p] = true
	return true
}

func (m lamportSpec) exit(s *spec, p int) bool {
	if !s.crit[p] {
		return false
	}
	s.crit[p] = false
	m.broadcast(s, p, releases)
	s.req[p][p] = 0
	s.ack[p] = [3]bool{}
	return true
}

// receive: p takes the oldest message from q.
func (m lamportSpec) receive(s *spec, p, q int) bool {
	list := s.network[q][p]
	if list <= 1 { // nobody sends to itself
		return false
	}
	behind := (bits.Len(uint(list))-1)/3*3 - 3
	message := list >> behind & 7
	s.network[q][p] = list&(1<<behind-1) | 1<<behind
	switch message {
	case acknowledges:
		s.ack[p][q] = true
	case releases:
		s.req[p][q] = 0
	default:
		s.req[p][q] = message
		s.clock[p] = max(s.clock[p], message) + 1
		s.network[p][q] <<= 3 // and an acknowledgement, which is 0
	}
	return true
}

// pack writes the processes into the first word and the messages into the second: each list takes ten
// bits, because the specification's own invariant says that never more than three are on one way.
func (m lamportSpec) pack(s *spec, to model.State) {
	to[0], to[1] = 0, 0
	put := func(word, bits, v int) { to[word] = to[word]<<bits | uint64(v) }
	flag := func(b bool) {
		if b {
			put(0, 1, 1)
		} else {
			put(0, 1, 0)
		}
	}
	for p := range m.n {
		put(0, 3, s.clock[p])
		flag(s.crit[p])
		for q := range m.n {
			put(0, 3, s.req[p][q])
			flag(s.ack[p][q])
			if p == q {
				continue
			}
			put(1, 10, s.network[p][q])
		}
	}
}

func (m lamportSpec) unpack(from model.State) (s spec) {
	words := [2]uint64{from[0], from[1]}
	get := func(word, bits int) int {
		v := int(words[word] & (1<<bits - 1))
		words[word] >>= bits
		return v
	}
	for p := m.n - 1; p >= 0; p-- {
		for q := m.n - 1; q >= 0; q-- {
			s.ack[p][q] = get(0, 1) == 1
			s.req[p][q] = get(0, 3)
			if p == q {
				continue
			}
			s.network[p][q] = get(1, 10)
		}
		s.crit[p] = get(0, 1) == 1
		s.clock[p] = get(0, 3)
	}
	return s
}

// The counts of the small ones come from an encoding in Python; TLC's own is the last, with a depth of 61: it counts
// states, where we count steps.
func TestLamportAsTLCCountsIt(t *testing.T) {
	for _, row := range []struct {
		n, maxClock int
		states      uint32
		depth       int
	}{
		{2, 3, 191, -1}, {2, 4, 401, -1}, {2, 5, 685, -1}, {2, 6, 1043, -1},
		{3, 3, 10_209, -1}, {3, 4, 70_472, -1},
		{3, 6, 724_274, 61},
	} {
		search, err := model.Explore(lamportSpec{row.n, row.maxClock}, model.Limits{}, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		if search.Count() != row.states || row.depth >= 0 && search.Depth()+1 != row.depth {
			t.Errorf("N = %d, maxClock = %d: %d states, depth %d; want %d, %d",
				row.n, row.maxClock, search.Count(), search.Depth()+1, row.states, row.depth)
		}
	}
}
