package mutex

import "contend/core/sim"

// The messages of Lamport's algorithm, and what they carry. The first number is always the sender's clock.
const (
	lamportRequest = iota // clock, which is the request's stamp
	lamportAck            // clock; the stamp of the request that it answers
	lamportRelease        // clock; the stamp of the request that is over
)

const (
	clockHighest = iota
	clockMessage
	clockNone
)

const (
	lamportTiesByNumber = iota
	lamportTiesBothEnter
	lamportTiesBothWait
)

// Lamport, Time, clocks, and the ordering of events in a distributed system, Communications of the ACM 21 (1978). A
// process enters when its request is the first of those it knows and each other process has told it something later; by
// FIFO there is then no earlier request on its way. Requests are ordered by (stamp, process).
//
// A lost message can break safety: a later request is taken for an answer by whoever never asked again.
func init() {
	register(sim.Algorithm{
		ID: "lamport", Title: "Lamport", Rank: 30, FIFO: true,
		Source:   "L. Lamport, Time, clocks, and the ordering of events in a distributed system, Communications of the ACM 21, 1978",
		Messages: []string{"REQ", "ACK", "REL"},
		Formulas: []sim.Formula{{What: "messages", Text: "3(n − 1)"}, {What: "delay", Text: "2(n − 1)"}},
		Options: []sim.Option{
			{Name: "clocks", Kind: sim.Counts, Max: 1e9, Doc: "The processes' clocks at the start; those not given are 0."},
			{Name: "explicit", Kind: sim.Switch, Doc: "Only acknowledgements count, one from everybody; otherwise any message with a later stamp does."},
			{Name: "clockUpdate", Kind: sim.Choice, Names: []string{"highest", "message", "none"}, Rule: true, Doc: "A received stamp sets the clock past both; otherwise past the message's even if that sets it back, or not at all."},
			{Name: "ties", Kind: sim.Choice, Names: []string{"number", "both-enter", "both-wait"}, Rule: true, Doc: "Of two equal stamps the lower process number comes first."},
			{Name: "evidence", Kind: sim.Switch, Default: 1, Rule: true, Doc: "A process waits until it has heard something later from everybody; otherwise it enters when it knows of no earlier request."},
			{Name: "requestIds", Kind: sim.Switch, Default: 1, Rule: true, Doc: "Releases name the request that is over, and a request that is over is not queued again."},
		},
		New: func(s *sim.Setup, node int) sim.Node {
			return &lamport{
				self: node, processes: s.Processes, explicit: s.On("explicit"), update: s.Choice("clockUpdate"), ties: s.Choice("ties"),
				evidence: s.On("evidence"), ids: s.On("requestIds"), clock: s.Item("clocks", node), stamps: make([]int, s.Processes),
			}
		},
	})
}

type lamport struct {
	sim.Silent
	self, processes, update, ties int
	explicit, evidence, ids       bool

	clock  int
	stamps []int   // by process: the latest request known of it, also of this one
	queue  sim.Set // whose latest request is not over, as far as is known
	later  sim.Set // who has told something later than the own request, while that waits
}

func (p *lamport) Code(c *sim.Coder) {
	c.Int("clock", &p.clock)
	c.Ints("stamps", &p.stamps)
	c.Set("queue", &p.queue)
	c.Set("later", &p.later)
}

func (p *lamport) Request(o *sim.Out) {
	p.clock++
	p.stamps[p.self] = p.clock
	p.queue.Add(p.self)
	o.SendOthers(p.processes, lamportRequest, p.clock)
	p.enter(o)
}

func (p *lamport) Release(o *sim.Out) {
	p.queue.Remove(p.self)
	o.SendOthers(p.processes, lamportRelease, p.clock, p.stamps[p.self])
}

func (p *lamport) Receive(m *sim.Message, o *sim.Out) {
	stamp := m.Arg(0)
	switch p.update {
	case clockHighest:
		p.clock = max(p.clock, stamp) + 1
	case clockMessage:
		p.clock = stamp + 1
	}
	switch m.Type {
	case lamportRequest:
		if !p.ids || stamp > p.stamps[m.From] {
			p.stamps[m.From] = stamp
			p.queue.Add(m.From)
		} else {
			o.Note("duplicate")
		}
		o.Send(m.From, lamportAck, p.clock, stamp)
	case lamportRelease:
		p.release(m.From, m.Arg(1), o)
	}
	if !o.Waiting() {
		return
	}
	if p.counts(m) {
		p.later.Add(m.From)
	}
	p.enter(o)
}

// release takes a request out of the queue. It may come before the request itself, which then is not queued any more.
func (p *lamport) release(from, stamp int, o *sim.Out) {
	if p.ids && stamp < p.stamps[from] {
		o.Note("stale")
		return
	}
	if p.ids {
		p.stamps[from] = stamp
	}
	p.queue.Remove(from)
}

// counts: the message lets the own request wait for its sender no longer.
func (p *lamport) counts(m *sim.Message) bool {
	own := p.stamps[p.self]
	if p.explicit {
		return m.Type == lamportAck && (!p.ids || m.Arg(1) == own)
	}
	return m.Arg(0) > own || m.Arg(0) == own && p.winsTie(m.From)
}

func (p *lamport) winsTie(other int) bool {
	return p.ties == lamportTiesByNumber && p.self < other || p.ties == lamportTiesBothEnter
}

// enter lets the user in if its request is the first and nothing earlier can be on its way.
func (p *lamport) enter(o *sim.Out) {
	if p.evidence && p.later.Len() < p.processes-1 {
		return
	}
	for k := p.queue.Next(0); k >= 0; k = p.queue.Next(k + 1) {
		if k != p.self && !p.before(k) {
			return
		}
	}
	p.later.Clear()
	o.Enter(0)
}

// before: the own request comes before the one of process k.
func (p *lamport) before(k int) bool {
	own, other := p.stamps[p.self], p.stamps[k]
	return own < other || own == other && p.winsTie(k)
}

// WaitsFor: who has told nothing later, and whose request comes first.
func (p *lamport) WaitsFor(set *sim.Set) {
	for k := range p.processes {
		if k != p.self && (p.evidence && !p.later.Has(k) || p.queue.Has(k) && !p.before(k)) {
			set.Add(k)
		}
	}
}
