package script

import (
	"strconv"

	"contend/core/fault"
	"contend/core/model"
)

// Tickets says what is done about values that grow without a bound.
type Tickets uint8

const (
	// TicketsAuto: ticket order and offset wherever they apply.
	TicketsAuto Tickets = iota
	// TicketsOff: neither.
	TicketsOff
	// TicketsAtMost: neither, and what grows without a bound stays within Options.Bound; a step past it is Exceeded.
	TicketsAtMost
)

// MaxBound is the largest bound that growing values can be given.
const MaxBound = 1_000_000

// Options of a machine.
type Options struct {
	Tickets Tickets
	Bound   int64 // for TicketsAtMost: 1 to MaxBound
}

// Reduction tells what became of one of them.
type Reduction struct {
	ID     string   `json:"id"`     // "thread-symmetry", "ticket-order", "offset", "bound"
	Status string   `json:"status"` // "on" (may be used), "off" (does not apply; Line and Reason say why), "refused", "none" (nothing for it to do)
	Line   int      `json:"line"`   // 0: no line
	Reason string   `json:"reason"` // a key: the page has a sentence for each
	Names  []string `json:"names"`  // the variables it is about
}

// patch sets bits of a word: what a stop does to a state.
type patch struct {
	word int32
	mask uint64
	bits uint64
}

// Machine is a program as a transition system: model.Lock. Action t is thread t's next step. It is not safe for use by
// two goroutines at once.
type Machine struct {
	p    *Program
	r    *ranges
	lay  *layout
	code *code
	opt  Options

	symmetry *symmetry
	ranks    []ticketClass
	offsets  []ticketClass
	reports  []Reduction

	stops      [][]patch // thread · stops + stop
	ticketList []bool    // per shared variable: its writes are checked; nil: none
	init       model.State

	reg     [256]int64
	at      int
	arrived bool
	result  bool
	failure Failure
	lowered Failure  // the write that ended the ticket order
	counts  []int64  // notes, when somebody counts
	scratch []uint64 // a bit per value in use, for ranks
}

// NewMachine lays a program out as packed states. It fails with a fault.Error where the first lines, before any step,
// already go wrong.
func NewMachine(p *Program, opt Options) (*Machine, error) {
	if opt.Tickets == TicketsAtMost && (opt.Bound < 1 || opt.Bound > MaxBound) {
		return nil, fault.Range("tickets", float64(opt.Bound), 1, MaxBound)
	}
	m := &Machine{p: p, opt: opt, r: p.findRanges(true)}
	var err error
	if m.code, err = p.compile(m.r); err != nil {
		return nil, err
	}
	m.symmetry = p.symmetric()
	push(&m.reports, m.symmetry.report())
	own := append([]interval(nil), m.r.own...)
	shared := append([]interval(nil), m.r.shared...)
	switch opt.Tickets {
	case TicketsAuto:
		m.findTickets(own, shared)
	case TicketsAtMost:
		m.bound(own, shared)
	}
	byThread := make([]bool, len(p.shared))
	for v := range p.shared {
		byThread[v] = m.symmetry.on && m.symmetry.listByThread[v]
	}
	// Renamed values move in entries that no line writes as well: these are no constants.
	written := append([]interval(nil), m.r.written...)
	for _, classes := range [2][]ticketClass{m.ranks, m.offsets} {
		for _, c := range classes {
			for _, v := range c.shared {
				written[v] = interval{lo: 0, hi: int64(len(p.shared[v].init)) - 1}
			}
		}
	}
	m.lay = p.lay(own, shared, written, m.symmetry.on, byThread)
	copy(m.reg[1:], m.code.consts)
	m.patches()
	if err := m.start(); err != nil {
		return nil, err
	}
	return m, nil
}

// bound narrows what grows without a bound.
func (m *Machine) bound(own, shared []interval) {
	b := m.opt.Bound
	var names []string
	narrow := func(i interval, keep interval) interval {
		none := i.none
		i = i.meet(interval{lo: -b, hi: b}).join(keep)
		i.none = none
		return i
	}
	for v := range shared {
		if !m.r.unbounded[v] {
			continue
		}
		first := nothing
		for _, x := range m.p.shared[v].init {
			first = first.join(exactly(x))
		}
		shared[v] = narrow(shared[v], first)
		push(&names, m.p.shared[v].name)
	}
	for v := range own {
		if m.r.ownFree[v] {
			own[v] = narrow(own[v], exactly(0))
			if m.p.own[v].name != "" {
				push(&names, m.p.own[v].name)
			}
		}
	}
	r := Reduction{ID: "bound", Status: "on", Reason: "values-at-most", Names: names}
	if len(names) == 0 {
		r.Status, r.Reason = "none", "nothing-grows"
	}
	push(&m.reports, r)
}

// patches works out what every stop does to a state: it notes the place, and sets to 0 what nobody can read any more.
func (m *Machine) patches() {
	p := m.p
	m.stops = make([][]patch, p.Threads*len(p.stops))
	for t := range p.Threads {
		for k, st := range p.stops {
			var out []patch
			add := func(f *field, v int64) {
				if f.mask == 0 {
					return
				}
				for j := range out {
					if out[j].word == f.word {
						out[j].mask |= f.mask << (f.shift & 63)
						out[j].bits |= f.raw(v)
						return
					}
				}
				out = append(out, patch{f.word, f.mask << (f.shift & 63), f.raw(v)})
			}
			add(&m.lay.pc[t], int64(k))
			for v := range p.own {
				if st.live>>v&1 == 0 {
					add(&m.lay.own[t*len(p.own)+v], 0)
				}
			}
			m.stops[t*len(p.stops)+k] = out
		}
	}
}

// start works out the first state: first values, then every thread's free lines up to its first step.
func (m *Machine) start() error {
	p := m.p
	s := make(model.State, m.lay.words)
	for v := range p.shared {
		for k, x := range m.firstValues(v) {
			m.lay.shared[v][k].set(s, x)
		}
	}
	for k := range m.lay.own {
		m.lay.own[k].set(s, 0)
	}
	for t := range p.Threads {
		if m.exec(s, t, m.code.start) != model.Moved {
			return m.failure.fault()
		}
	}
	m.normalise(s)
	m.init = s
	return m.probe()
}

// probe lets the first and the last thread run alone for a while, so that free lines that go round for ever are refused
// with the text and not only met in a search.
func (m *Machine) probe() error {
	a, b := append(model.State(nil), m.init...), make(model.State, len(m.init))
	for _, t := range []int{0, m.p.Threads - 1} {
		copy(a, m.init)
		for range 200 {
			_, out := m.Step(a, t, b)
			if out == model.Failed && m.failure.Problem == Endless {
				return endlessFault(int32(m.failure.Line))
			}
			if out != model.Moved {
				break
			}
			a, b = b, a
		}
	}
	m.failure, m.lowered = Failure{}, Failure{}
	return nil
}

// fault turns a failure into one about the text.
func (f Failure) fault() *fault.Error {
	line := int32(f.Line)
	name := f.Name
	switch f.Problem {
	case Endless:
		return endlessFault(line)
	case IndexOutside:
		return refused(line, 1, "index-outside", "The index "+strconv.FormatInt(f.Value, 10)+" leaves "+name+", whose entries are 0 to "+strconv.FormatInt(f.Max, 10)+".", "Choose an index in this range.", "name", name, "min", 0, "max", int(f.Max))
	case DivisionByZero:
		return refused(line, 1, "division-by-zero", "This divides by 0.", "Divide by another number.")
	case NoneUsed:
		return refused(line, 1, "none", "none is used as a number here.", "Compare it with == or != first.")
	case TooLong:
		return refused(line, 1, "too-long", "This runs through more than "+strconv.Itoa(fuel)+" values within one step.", "Choose a shorter range.", "max", fuel)
	case EmptyFold:
		return refused(line, 1, "empty", "This is the max or min of nothing.", "Choose a range that has entries.")
	}
	return refused(line, 1, "too-big", "This value does not fit 32 bits.", "Values go from −2147483648 to 2147483647.")
}

// Program is the lock this machine runs.
func (m *Machine) Program() *Program { return m.p }

// Reductions tells which reductions apply, and the line where one does not. After a search Refused must be asked too.
//
//go:noinline
func (m *Machine) Reductions() []Reduction { return append([]Reduction(nil), m.reports...) }

// Refused tells whether a step met in the search lowered a ticket: the ticket order does not hold for this lock, and
// everything found under it is void. The caller searches again with TicketsOff or a bound.
//
//go:noinline
func (m *Machine) Refused() (Reduction, bool) {
	if m.lowered.Problem == NoProblem {
		return Reduction{}, false
	}
	return Reduction{ID: "ticket-order", Status: "refused", Line: m.lowered.Line, Reason: "ticket-lowered", Names: []string{m.lowered.Name}}, true
}

// Endless integers: the names whose values were treated as integers without a bound by ticket order or offset, so that
// "no overflow of 32 bits" says nothing of them.
//
//go:noinline
func (m *Machine) Unbounded() []string {
	var out []string
	for _, r := range m.reports {
		if (r.ID == "ticket-order" || r.ID == "offset") && r.Status == "on" {
			out = append(out, r.Names...)
		}
	}
	return out
}

// Words, Actions, Init, Step, Place, Always, Reachable: model.Lock.
func (m *Machine) Words() int          { return m.lay.words }
func (m *Machine) Actions() int        { return m.p.Threads }
func (m *Machine) Init(to model.State) { copy(to, m.init) }

// HasAlways and HasDoorway are model.Texted.
func (m *Machine) HasAlways() bool  { return m.p.always != nil }
func (m *Machine) HasDoorway() bool { return m.p.arrives }

// Bound is model.Bounded.
func (m *Machine) Bound() string {
	if m.opt.Tickets != TicketsAtMost {
		return ""
	}
	for _, r := range m.reports {
		if r.ID == "bound" && r.Status == "on" {
			return "tickets ≤ " + strconv.FormatInt(m.opt.Bound, 10)
		}
	}
	return ""
}

// StandAt is the line at which each thread stands.
func (m *Machine) StandAt(s model.State) []int {
	out := make([]int, m.p.Threads)
	for t := range out {
		out[t] = m.lineOf(s, t)
	}
	return out
}

func (m *Machine) pcOf(s model.State, t int) int {
	f := &m.lay.pc[t]
	return int(s[f.word] >> (f.shift & 63) & f.mask)
}

// lineOf, ownOf and sharedOf read a state for people, where a call costs nothing that matters; they stand out of line as
// push does. A shared integer's entry is number 0.
//
//go:noinline
func (m *Machine) lineOf(s model.State, t int) int { return int(m.p.stops[m.pcOf(s, t)].line) }

//go:noinline
func (m *Machine) ownOf(s model.State, t, v int) int64 { return m.lay.own[t*len(m.p.own)+v].get(s) }

//go:noinline
func (m *Machine) sharedOf(s model.State, v, entry int) int64 { return m.lay.shared[v][entry].get(s) }

// Step is thread action's next step.
func (m *Machine) Step(from model.State, action int, to model.State) (model.Label, model.Outcome) {
	for k := range to {
		to[k] = from[k]
	}
	at := m.pcOf(from, action)
	label := model.Label{Thread: int32(action), Line: m.p.stops[at].line}
	out := m.exec(to, action, m.code.entry[at])
	if out != model.Moved {
		if out == model.Exceeded && m.failure.Problem == TicketLowered && m.lowered.Problem == NoProblem {
			m.lowered = m.failure
		}
		return label, out
	}
	same := true
	for k := range to {
		if to[k] != from[k] {
			same = false
			break
		}
	}
	if same {
		return label, model.Blocked
	}
	if m.ranks != nil || m.offsets != nil {
		m.normalise(to) // after the comparison: a counter that only its offset shows has changed all the same
	}
	label.Events = m.events(at, m.at)
	return label, model.Moved
}

// events are what going from stop to stop means.
func (m *Machine) events(from, to int) model.Events {
	var e model.Events
	switch m.p.stops[from].place {
	case placeOutside:
		e |= model.Left
	case placeInside:
		e |= model.Exited
	}
	switch m.p.stops[to].place {
	case placeOutside:
		e |= model.Rested
	case placeInside:
		e |= model.Entered
	}
	if m.arrived {
		e |= model.Arrived
	}
	return e
}

// Place tells where thread t stands.
func (m *Machine) Place(s model.State, t int) model.Place {
	switch m.p.stops[m.pcOf(s, t)].place {
	case placeOutside:
		return model.Outside
	case placeInside:
		return model.Inside
	}
	return model.Trying
}

func (m *Machine) property(s model.State, at int32) (bool, error) {
	if out := m.exec(s, 0, at); out != model.Moved {
		return false, m.failure.fault()
	}
	return m.result, nil
}

// Always evaluates the text's invariant.
func (m *Machine) Always(s model.State) (bool, error) {
	if m.code.always < 0 {
		return true, nil
	}
	return m.property(s, m.code.always)
}

// Reachable evaluates the text's goal.
func (m *Machine) Reachable(s model.State) (holds, has bool, err error) {
	if m.code.reach < 0 {
		return false, false, nil
	}
	holds, err = m.property(s, m.code.reach)
	return holds, true, err
}

// LastFailure says why the last Step that was Failed or Exceeded did not go through.
func (m *Machine) LastFailure() Failure { return m.failure }
