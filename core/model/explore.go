package model

import (
	"contend/core/fault"
	"contend/core/pace"
)

// DefaultBytes is how much memory a search may take when nobody says otherwise: 1.5 GB.
const DefaultBytes = 1_500_000_000

// Stop says why a search ended.
type Stop string

const (
	// Finished: every reachable state was seen.
	Finished Stop = ""
	// AtStates: one more state would pass Limits.States.
	AtStates Stop = "states"
	// AtBytes: more states would pass Limits.Bytes.
	AtBytes Stop = "bytes"
	// AtCall: the context ended it. Run goes on from there.
	AtCall Stop = "cancelled"
	// AtFound: the watcher had seen enough.
	AtFound Stop = "found"
)

// Limits bound one search. Zero values mean the defaults.
type Limits struct {
	States uint64 // most states stored; 0: as many as Bytes holds
	Bytes  uint64 // most bytes of states, table, links and edges; 0: DefaultBytes
	Edges  uint32 // record the graph's edges as long as there are at most this many states; 0: do not record
}

// Try is what came of one action in one state.
type Try struct {
	Label   Label
	Outcome Outcome
}

// Watcher hears what a search sees, in an order that depends on the model alone: each state once when it is found and
// once when all its actions have been tried. The arguments are the search's own: to be read, not kept.
type Watcher interface {
	// Fresh: the state number id was found by a step labelled by; the initial state, number 0, by Thread −1.
	Fresh(id uint32, s State, by Label)
	// Expanded: tries[a] is what came of action a in the state number id.
	Expanded(id uint32, s State, tries []Try)
	// Enough, asked after each level of depth, ends the search early. depth is the length of the runs seen so far.
	Enough(depth int) bool
}

// Search is a breadth-first search: states are numbered in the order in which they are found, and the number of steps
// to a state along the links to its parents is the least there is. It allocates as it goes and never recurses.
//
// The order of the numbers is fixed by the model: states by depth, then by their parent's number, then by the lowest
// action that leads to them.
type Search struct {
	model    Model
	limits   Limits
	watch    Watcher
	table    *table
	next     uint32   // the first state whose actions were not tried yet
	levelEnd uint32   // the first state of the next level
	levels   []uint64 // states of each depth up to that of state next: those levels are whole
	moves    uint64
	failed   bool // some step failed
	exceeded bool
	full     bool // a state was left out because of Limits.States
	stopped  Stop
	edges    *Edges

	// One block's successors.
	tries   []Try
	batch   []uint64
	sources []uint32
	actions []uint16
	labels  []Label
	ids     []uint32
}

// blockTries is how many steps are tried before their results are looked up together; about 30 µs of work.
const blockTries = 512

// maxActions is the largest number of actions a model may have.
const maxActions = 1 << 14

// NewSearch readies a search of m from its initial state, or from another one if from is not nil. watch may be nil.
// Words below 1 and more than 16,384 actions are refused.
func NewSearch(m Model, from State, limits Limits, watch Watcher) (*Search, error) {
	words, actions := m.Words(), m.Actions()
	if words < 1 || actions < 1 || actions > maxActions {
		return nil, fault.New(fault.Internal, "", "A model must have at least one word, and 1 to 16,384 actions.")
	}
	if limits.Bytes == 0 {
		limits.Bytes = DefaultBytes
	}
	if limits.States == 0 || limits.States > 1<<32-2 {
		limits.States = 1<<32 - 2
	}
	s := &Search{model: m, limits: limits, watch: watch, table: newTable(words, limits.Edges > 0)}
	if limits.Edges > 0 {
		s.edges = &Edges{}
	}
	block := max(1, blockTries/actions) * actions
	s.tries = make([]Try, block)
	s.batch = make([]uint64, block*words)
	s.sources = make([]uint32, block)
	s.actions = make([]uint16, block)
	s.labels = make([]Label, block)
	s.ids = make([]uint32, block)

	first := make(State, words)
	if from == nil {
		m.Init(first)
	} else {
		copy(first, from)
	}
	s.table.add(first, []uint32{0}, s.ids)
	s.levels = []uint64{1}
	s.levelEnd = 1
	if watch != nil {
		watch.Fresh(0, first, Label{Thread: -1})
	}
	return s, nil
}

// Run searches until it is Finished, a limit is met, or the meter stops it. Only in the last case is the error not nil;
// it is the meter's, and Run may be called again to go on. What was found so far is there in every case.
func (s *Search) Run(meter *pace.Meter) error {
	if s.stopped != AtCall && s.stopped != Finished {
		return nil
	}
	s.stopped = Finished
	actions := s.model.Actions()
	perBlock := uint32(len(s.tries) / actions)
	sinceTick := 0
	for s.next < s.table.count {
		if s.next == s.levelEnd {
			s.levels = append(s.levels, uint64(s.table.count-s.levelEnd))
			s.levelEnd = s.table.count
			if s.watch != nil && s.watch.Enough(len(s.levels)-1) {
				s.stopped = AtFound
				return nil
			}
		}
		if sinceTick--; sinceTick <= 0 {
			sinceTick = 4
			if err := meter.Tick(float64(s.table.count), 0); err != nil {
				s.stopped = AtCall
				return err
			}
		}
		ok, err := s.table.reserve(uint32(len(s.tries)), s.spare(), meter)
		if err != nil {
			s.stopped = AtCall
			return err
		}
		if !ok && s.edges != nil {
			s.drop() // states first
			continue
		}
		if !ok {
			s.stopped = AtBytes
			return nil
		}
		if !s.block(s.next, min(s.levelEnd, s.next+perBlock)) {
			s.stopped = AtStates
			return nil
		}
	}
	return nil
}

// block tries all actions of the states first … last-1, which are of one depth, and keeps what is new. It is false when
// a new state would pass the limit.
func (s *Search) block(first, last uint32) bool {
	words, actions := s.table.words, s.model.Actions()
	moved, tried := 0, 0
	for id := first; id < last; id++ {
		from := s.table.at(id)
		for action := range actions {
			label, outcome := s.model.Step(from, action, s.batch[moved*words:(moved+1)*words])
			s.tries[tried] = Try{label, outcome}
			tried++
			switch outcome {
			case Moved:
				s.sources[moved], s.actions[moved], s.labels[moved] = id, uint16(action), label
				moved++
			case Failed:
				s.failed = true
			case Exceeded:
				s.exceeded = true
			}
		}
		if s.watch != nil {
			s.watch.Expanded(id, from, s.tries[tried-actions:tried])
		}
		if s.edges != nil {
			s.edges.close(s.tries[tried-actions : tried])
		}
	}
	known := s.table.count
	if uint64(known)+uint64(moved) <= s.limits.States {
		s.table.add(s.batch[:moved*words], s.sources[:moved], s.ids)
	} else {
		moved = s.addUpToLimit(moved)
	}
	s.moves += uint64(moved)
	if s.watch != nil {
		for k := range moved {
			if s.ids[k] == known {
				s.watch.Fresh(known, s.batch[k*words:(k+1)*words], s.labels[k])
				known++
			}
		}
	}
	if s.edges != nil {
		s.record(moved)
	}
	s.next = last
	return !s.full
}

// addUpToLimit adds one state at a time and stops before the first that is new and one too many.
func (s *Search) addUpToLimit(moved int) int {
	words := s.table.words
	for k := range moved {
		one := s.batch[k*words : (k+1)*words]
		if uint64(s.table.count) >= s.limits.States && !s.table.has(one) {
			s.full = true
			return k
		}
		s.table.add(one, s.sources[k:k+1], s.ids[k:k+1])
	}
	return moved
}

// record keeps the block's edges, or gives all edges up when they are more than was asked for.
func (s *Search) record(moved int) {
	if s.full || s.table.count > s.limits.Edges || s.edges.bytes()+s.table.bytes() > s.limits.Bytes {
		s.drop()
		return
	}
	for k := range moved {
		s.edges.add(s.ids[k], s.actions[k], s.labels[k].Events)
	}
}

func (s *Search) drop() {
	s.edges = nil
	s.table.forget()
}

// spare is what the table may take.
func (s *Search) spare() uint64 {
	if s.edges == nil {
		return s.limits.Bytes
	}
	return s.limits.Bytes - min(s.limits.Bytes, s.edges.bytes())
}

// Count is the number of states stored.
func (s *Search) Count() uint32 { return s.table.count }

// State is the state with that number, below Count. It must not be changed.
func (s *Search) State(id uint32) State { return s.table.at(id) }

// Transitions is the number of steps tried that moved.
func (s *Search) Transitions() uint64 { return s.moves }

// Depth is the length of the longest of the shortest runs to the states found so far.
func (s *Search) Depth() int { return len(s.Levels()) - 1 }

// Levels tells how many states were found at each depth; the last may not be whole when the search was stopped.
//
//go:noinline
func (s *Search) Levels() []uint64 {
	levels := s.levels
	if s.table.count > s.levelEnd {
		levels = append(levels[:len(levels):len(levels)], uint64(s.table.count-s.levelEnd))
	}
	return levels
}

// Covered is the greatest d such that every state that d steps can reach is stored.
func (s *Search) Covered() int { return len(s.levels) - 1 }

// Stopped tells why the search ended; Finished if every reachable state was seen. It says nothing before Run.
func (s *Search) Stopped() Stop { return s.stopped }

// Failed is true when some step was an error of the model.
func (s *Search) Failed() bool { return s.failed }

// Exceeded is true when some step left the bounds: what lies behind it was not seen.
func (s *Search) Exceeded() bool { return s.exceeded }

// Bytes is the memory that the states, the table, the links and the edges take.
func (s *Search) Bytes() uint64 {
	bytes := s.table.bytes()
	if s.edges != nil {
		bytes += s.edges.bytes()
	}
	return bytes
}

// Edges is the graph that was searched, or nil if it was not recorded, grew too large, or is not whole.
//
//go:noinline
func (s *Search) Edges() *Edges {
	if s.edges == nil || s.stopped != Finished || s.next < s.table.count {
		return nil
	}
	return s.edges
}
