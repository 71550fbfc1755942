package mutex

import (
	"math"
	"slices"

	"contend/core/sim"
)

// The messages of Maekawa's algorithm, and what they carry. A vote is numbered by its voter, so that what is said of an
// earlier one is known.
const (
	maekawaRequest    = iota // the request's stamp
	maekawaLocked            // the stamp of the request that it answers; the vote's number
	maekawaFailed            // the stamp of the request: somebody else comes first
	maekawaInquire           // the stamp of the request that has the vote; the vote's number: may it be taken back?
	maekawaRelinquish        // the same: it may
	maekawaRelease           // the stamp of the request that is over
)

const (
	quorumsSmallest = iota
	quorumsGrid
	quorumsMajority
)

// differences are sets in which every difference modulo n = k(k − 1) + 1 occurs once: their shifts meet pairwise in exactly
// one process, and no quorums of equal size are smaller.
var differences = map[int][]int{3: {0, 1}, 7: {0, 1, 3}, 13: {0, 1, 3, 9}, 21: {0, 1, 4, 14, 16}, 31: {0, 1, 3, 8, 12, 18}}

// Maekawa, A √N algorithm for mutual exclusion in decentralized systems, ACM Transactions on Computer Systems 3 (1985),
// with the FAILED to a request that is overtaken while it waits (Sanders, The information structure of distributed mutual
// exclusion algorithms, ibid. 5, 1987). Each process needs the votes of its quorum alone, and two quorums always have a
// process in common. Requests are ordered by (stamp, process).
func init() {
	register(sim.Algorithm{
		ID: "maekawa", Title: "Maekawa", Rank: 45,
		Source:   "M. Maekawa, A √N algorithm for mutual exclusion in decentralized systems, ACM Transactions on Computer Systems 3, 1985; B. A. Sanders, ibid. 5, 1987",
		Messages: []string{"REQ", "LOCKED", "FAILED", "INQUIRE", "RELINQUISH", "REL"},
		Formulas: []sim.Formula{{What: "messages", Text: "3(K − 1) … 5(K − 1)"}, {What: "delay", Text: "2"}},
		Options: []sim.Option{
			{Name: "quorums", Kind: sim.Choice, Names: []string{"smallest", "grid", "majority"}, Doc: "The quorums: of a finite plane where there is one, otherwise a row and a column of a grid; always the grid; or the next ⌊n/2⌋ + 1 processes."},
			{Name: "inquire", Kind: sim.Switch, Default: 1, Rule: true, Doc: "A voter asks for its vote back when an earlier request comes, and gets it from who cannot have all votes; otherwise a vote stays where it is."},
			{Name: "supersede", Kind: sim.Switch, Default: 1, Rule: true, Doc: "A waiting request that is overtaken is told so; otherwise its process may sit on votes for ever."},
			{Name: "requestIds", Kind: sim.Switch, Default: 1, Rule: true, Doc: "A request that came before is not queued again, and what belongs to another request or an earlier vote is ignored."},
			{Name: "clockUpdate", Kind: sim.Switch, Default: 1, Rule: true, Doc: "A received stamp sets the clock forward; otherwise some wait while others enter again and again."},
		},
		New: func(s *sim.Setup, node int) sim.Node {
			return &maekawa{
				self: node, quorum: quorumOf(s.Choice("quorums"), node, s.Processes), inquire: s.On("inquire"), supersede: s.On("supersede"),
				ids: s.On("requestIds"), update: s.On("clockUpdate"), owner: -1,
				latest: make([]int, s.Processes), heard: make([]int, s.Processes),
			}
		},
	})
}

// quorumOf is the quorum of a process, in ascending order; the process is in it.
func quorumOf(kind, node, processes int) []int {
	var in sim.Set
	in.Add(node)
	switch shifts := differences[processes]; {
	case kind == quorumsMajority:
		for k := range processes/2 + 1 {
			in.Add((node + k) % processes)
		}
	case kind == quorumsSmallest && shifts != nil:
		for _, by := range shifts {
			in.Add((node + by) % processes)
		}
	default:
		width := int(math.Ceil(math.Sqrt(float64(processes))))
		for k := range processes {
			if k/width == node/width || k%width == node%width {
				in.Add(k)
			}
		}
	}
	var list []int
	for k := in.Next(0); k >= 0; k = in.Next(k + 1) {
		list = append(list, k)
	}
	return list
}

type maekawa struct {
	sim.Silent
	self                            int
	quorum                          []int
	inquire, supersede, ids, update bool

	clock int // the highest stamp seen

	// The candidate:
	stamp    int     // of the own request, the latest one if idle
	votes    sim.Set // who has voted for it
	failed   sim.Set // who has said that somebody else comes first, or was given its vote back
	inquired sim.Set // who would like its vote back, and was not answered
	heard    []int   // by process: the number of its latest vote seen

	// The voter:
	owner  int // whose request has the vote; −1: nobody's
	lock   int // that request's stamp
	number int // of the vote
	asked  bool
	queue  []int // requests that wait, best first: stamp, process, 1 if it was told that somebody else comes first
	latest []int // by process: the stamp of its latest request seen
}

func (p *maekawa) Code(c *sim.Coder) {
	c.Int("clock", &p.clock)
	c.Int("stamp", &p.stamp)
	c.Set("votes", &p.votes)
	c.Set("failed", &p.failed)
	c.Set("inquired", &p.inquired)
	c.Ints("heard", &p.heard)
	c.Int("owner", &p.owner)
	c.Int("lock", &p.lock)
	c.Int("number", &p.number)
	c.Bool("asked", &p.asked)
	c.Ints("queue", &p.queue)
	c.Ints("latest", &p.latest)
}

func (p *maekawa) Request(o *sim.Out) {
	p.clock++
	p.stamp = p.clock
	for _, k := range p.quorum {
		p.tell(o, k, maekawaRequest, p.stamp)
	}
}

func (p *maekawa) Release(o *sim.Out) {
	p.votes.Clear()
	for _, k := range p.quorum {
		p.tell(o, k, maekawaRelease, p.stamp)
	}
}

// tell sends, or, to the process itself, does what the message would do, at once.
func (p *maekawa) tell(o *sim.Out, to, kind int, args ...int) {
	if to != p.self {
		o.Send(to, kind, args...)
		return
	}
	p.Receive(&sim.Message{From: p.self, To: p.self, Type: kind, Args: args}, o)
}

func (p *maekawa) Receive(m *sim.Message, o *sim.Out) {
	stamp, number := m.Arg(0), m.Arg(1)
	switch m.Type {
	case maekawaRequest:
		p.requested(m.From, stamp, o)
	case maekawaRelinquish:
		if p.owner == m.From && p.lock == stamp && (!p.ids || p.number == number) {
			p.enqueue(stamp, m.From, 1)
			p.vote(o)
		} else {
			o.Note("stale")
		}
	case maekawaRelease:
		p.released(m.From, stamp, o)
	default:
		p.answered(m, stamp, number, o)
	}
}

// The voter.

func (p *maekawa) requested(from, stamp int, o *sim.Out) {
	if p.update {
		p.clock = max(p.clock, stamp)
	}
	if p.ids && stamp <= p.latest[from] {
		o.Note("duplicate")
		return
	}
	p.latest[from] = max(p.latest[from], stamp)
	if p.owner < 0 {
		p.enqueue(stamp, from, 0)
		p.vote(o)
		return
	}
	best := p.enqueue(stamp, from, 0) == 0
	if !p.inquire {
		return
	}
	if !best || !before(stamp, from, p.lock, p.owner) {
		p.queue[3*p.place(stamp, from)+2] = 1
		p.tell(o, from, maekawaFailed, stamp)
		return
	}
	if p.supersede && len(p.queue) > 3 && p.queue[5] == 0 {
		p.queue[5] = 1
		p.tell(o, p.queue[4], maekawaFailed, p.queue[3])
	}
	if !p.asked {
		p.asked = true
		p.tell(o, p.owner, maekawaInquire, p.lock, p.number)
	}
}

// before tells whether one request comes before another.
func before(stamp, process, otherStamp, otherProcess int) bool {
	return stamp < otherStamp || stamp == otherStamp && process < otherProcess
}

// enqueue puts a request where it belongs, and tells where that is.
func (p *maekawa) enqueue(stamp, process, told int) int {
	at := 0
	for at < len(p.queue)/3 && before(p.queue[3*at], p.queue[3*at+1], stamp, process) {
		at++
	}
	p.queue = slices.Insert(p.queue, 3*at, stamp, process, told)
	return at
}

// place is where a request stands in the queue, −1 if it does not.
func (p *maekawa) place(stamp, process int) int {
	for at := range len(p.queue) / 3 {
		if p.queue[3*at] == stamp && p.queue[3*at+1] == process {
			return at
		}
	}
	return -1
}

// vote gives the vote to the first of the queue, if there is one.
func (p *maekawa) vote(o *sim.Out) {
	p.owner, p.lock, p.asked = -1, 0, false
	if len(p.queue) == 0 {
		return
	}
	p.lock, p.owner = p.queue[0], p.queue[1]
	p.queue = p.queue[:copy(p.queue, p.queue[3:])]
	p.number++
	p.tell(o, p.owner, maekawaLocked, p.lock, p.number)
}

func (p *maekawa) released(from, stamp int, o *sim.Out) {
	if p.ids {
		p.latest[from] = max(p.latest[from], stamp) // a release can overtake its request
	}
	switch at := p.place(stamp, from); {
	case p.owner == from && (p.lock == stamp || !p.ids):
		p.vote(o)
	case at >= 0:
		p.queue = slices.Delete(p.queue, 3*at, 3*at+3)
	default:
		o.Note("stale")
	}
}

// The candidate.

// answered is what the candidate does about LOCKED, FAILED and INQUIRE.
func (p *maekawa) answered(m *sim.Message, stamp, number int, o *sim.Out) {
	from := m.From
	if p.ids && m.Type != maekawaFailed && number < p.heard[from] {
		o.Note("stale")
		return
	}
	if p.ids && (stamp != p.stamp || !o.Waiting() && !o.Inside()) {
		o.Note("stale")
		if m.Type == maekawaLocked { // nobody here wants it any more
			p.heard[from] = number
			p.tell(o, from, maekawaRelease, stamp)
		}
		return
	}
	if !o.Waiting() || p.votes.Len() == len(p.quorum) {
		return // inside: the voters will hear when it leaves
	}
	switch m.Type {
	case maekawaLocked:
		if p.ids && number == p.heard[from] {
			o.Note("duplicate")
			return
		}
		p.heard[from] = number
		p.votes.Add(from)
		p.failed.Remove(from)
		if p.votes.Len() == len(p.quorum) {
			p.failed.Clear()
			p.inquired.Clear()
			o.Enter(0)
			return
		}
		p.giveBack(o)
	case maekawaFailed:
		if !p.votes.Has(from) {
			p.failed.Add(from)
		}
		p.giveBack(o)
	case maekawaInquire:
		p.inquired.Add(from)
		p.giveBack(o)
	}
}

// giveBack returns the votes that were asked for, once it is known that not all can be had.
func (p *maekawa) giveBack(o *sim.Out) {
	if p.failed.Len() == 0 {
		return
	}
	for k := p.inquired.Next(0); k >= 0; k = p.inquired.Next(k + 1) {
		if p.votes.Remove(k) { // what overtook its vote waits for it
			p.inquired.Remove(k)
			p.failed.Add(k)
			p.tell(o, k, maekawaRelinquish, p.stamp, p.heard[k])
		}
	}
}

// WaitsFor: the voters whose vote is missing; the own one, for whoever has it.
func (p *maekawa) WaitsFor(set *sim.Set) {
	for _, k := range p.quorum {
		switch {
		case p.votes.Has(k):
		case k != p.self:
			set.Add(k)
		case p.owner >= 0:
			set.Add(p.owner)
		}
	}
}

// Granted is whose request has the vote.
func (p *maekawa) Granted() int { return p.owner }
