package mutex

import (
	"contend/core/fault"
	"contend/core/sim"
)

// The messages of the voting algorithm; each carries the number of the try that it belongs to.
const (
	voteRequest = iota
	voteYes
	voteNo
	voteRelease
)

const (
	voteBackOff  = iota // try again
	votePatience        // some replicas have not answered
)

// S.-D. Lin, Q. Lian, M. Chen, Z. Zhang, A practical distributed mutual exclusion protocol in dynamic peer-to-peer systems,
// IPTPS 2004, as courses tell it: the resource has replicas, each with a coordinator that votes; who has the votes of a
// majority is in. The replicas are machines of their own, after the processes; where they are in a network of many
// machines, see [Place].
func init() {
	register(sim.Algorithm{
		ID: "voting", Title: "Voting", Rank: 20, Machine: "replica",
		Source:   "S.-D. Lin, Q. Lian, M. Chen, Z. Zhang, A practical distributed mutual exclusion protocol in dynamic peer-to-peer systems, IPTPS 2004",
		Messages: []string{"REQ", "YES", "NO", "REL"},
		Timers:   []string{"backoff", "patience"},
		Formulas: []sim.Formula{{What: "messages", Text: "3mk"}, {What: "delay", Text: "3mk"}},
		Options: []sim.Option{
			{Name: "replicas", Kind: sim.Count, Default: 5, Min: 1, Max: 1000, Doc: "How many replicas the resource has."},
			{Name: "majority", Kind: sim.Count, Max: 1000, Doc: "How many votes let a process in, more than half; 0: just more than half."},
			{Name: "asked", Kind: sim.Count, Max: 1000, Doc: "How many replicas a process asks, at least a majority; 0: all. Of fewer than all, each process and each try begins with another."},
			{Name: "backoff", Kind: sim.Duration, Default: 4, Max: 1e6, Doc: "After a try that failed, a process waits for a random time up to this."},
			{Name: "patience", Kind: sim.Duration, Max: 1e6, Doc: "A try that some replicas have not answered after so long has failed; 0: it goes on waiting."},
			{Name: "deny", Kind: sim.Switch, Default: 1, Rule: true, Doc: "A replica that has given its vote to another process says so."},
			{Name: "tryIds", Kind: sim.Switch, Default: 1, Rule: true, Doc: "Requests, votes and releases carry the try's number, and another number is ignored."},
			{Name: "ownerCheck", Kind: sim.Switch, Default: 1, Rule: true, Doc: "Only the process that has a replica's vote can give it back."},
			{Name: "voteSet", Kind: sim.Switch, Default: 1, Rule: true, Doc: "Votes are kept as a set of replicas; otherwise they are counted."},
			{Name: "releaseSilent", Kind: sim.Switch, Default: 1, Rule: true, Doc: "Votes are given back to every replica that has not clearly refused; otherwise only to those whose vote arrived."},
			{Name: "returnVotes", Kind: sim.Switch, Default: 1, Rule: true, Doc: "A vote that arrives when its try is over is given back."},
		},
		Extra: func(s *sim.Setup) int { return s.Count("replicas") },
		Prepare: func(s *sim.Setup) error {
			n, m, asked := s.Count("replicas"), majorityOf(s), s.Count("asked")
			if least := n/2 + 1; m < least || m > n {
				return fault.Range("options.majority", float64(m), float64(least), float64(n))
			}
			if asked != 0 && (asked < m || asked > n) {
				return fault.Range("options.asked", float64(asked), float64(m), float64(n))
			}
			return nil
		},
		New: func(s *sim.Setup, node int) sim.Node {
			rules := votingRules{
				processes: s.Processes, replicas: s.Count("replicas"), majority: majorityOf(s), asked: s.Count("asked"),
				backOff: s.Duration("backoff"), patience: s.Duration("patience"), deny: s.On("deny"), ids: s.On("tryIds"),
				owner: s.On("ownerCheck"), asSet: s.On("voteSet"), silent: s.On("releaseSilent"), returns: s.On("returnVotes"),
			}
			if rules.asked == 0 {
				rules.asked = rules.replicas
			}
			if node >= s.Processes {
				return &replica{votingRules: rules, holder: -1}
			}
			return &candidate{votingRules: rules, self: node}
		},
	})
}

func majorityOf(s *sim.Setup) int {
	if m := s.Count("majority"); m != 0 {
		return m
	}
	return s.Count("replicas")/2 + 1
}

type votingRules struct {
	processes, replicas, majority, asked     int
	backOff, patience                        sim.Time
	deny, ids, owner, asSet, silent, returns bool
}

// candidate is a process.
type candidate struct {
	sim.Silent
	votingRules
	self int

	number int     // of its latest try
	open   bool    // that try has not failed, and its user has not left
	yes    sim.Set // replicas that voted for it
	count  int     // how often one did, for who only counts
	no     sim.Set // replicas that refused
}

func (p *candidate) Code(c *sim.Coder) {
	c.Int("number", &p.number)
	c.Bool("open", &p.open)
	c.Set("yes", &p.yes)
	c.Int("count", &p.count)
	c.Set("no", &p.no)
}

// name is the number under which a try is known to the others.
func (p *candidate) name() int {
	if p.ids {
		return p.number
	}
	return 0
}

// asks is the k-th replica that this try asks.
func (p *candidate) asks(k int) int {
	if p.asked == p.replicas {
		return p.processes + k
	}
	return p.processes + (p.self+p.number+k)%p.replicas
}

func (p *candidate) Request(o *sim.Out) { p.try(o) }

func (p *candidate) try(o *sim.Out) {
	p.number++
	p.open = true
	for k := range p.asked {
		o.Send(p.asks(k), voteRequest, p.name())
	}
	if p.patience > 0 {
		o.After(p.patience, votePatience, 0)
	}
}

func (p *candidate) Receive(m *sim.Message, o *sim.Out) {
	current := p.open && m.Arg(0) == p.name()
	switch m.Type {
	case voteYes:
		if !current {
			p.late(m, o)
			return
		}
		p.yes.Add(m.From)
		p.count++
		if o.Waiting() && p.votes() >= p.majority {
			if p.patience > 0 {
				o.Cancel(votePatience)
			}
			o.Enter(0)
			return
		}
	case voteNo:
		if !current {
			o.Note("stale")
			return
		}
		p.no.Add(m.From)
	}
	if o.Waiting() && p.asked-p.no.Len() < p.majority {
		p.fail(o)
	}
}

func (p *candidate) votes() int {
	if p.asSet {
		return p.yes.Len()
	}
	return p.count
}

// late: a vote whose try is over.
func (p *candidate) late(m *sim.Message, o *sim.Out) {
	if p.returns {
		o.Note("returned")
		o.Send(m.From, voteRelease, m.Arg(0))
	} else {
		o.Note("stale")
	}
}

// fail ends a try and plans the next.
func (p *candidate) fail(o *sim.Out) {
	p.giveBack(o)
	if p.patience > 0 {
		o.Cancel(votePatience)
	}
	o.AfterRandom(1, p.backOff, voteBackOff, 0)
}

// giveBack gives the votes back: to a replica that has not answered as well, for its vote may be on its way, or lost.
func (p *candidate) giveBack(o *sim.Out) {
	for k := range p.asked {
		to := p.asks(k)
		if p.yes.Has(to) || p.silent && !p.no.Has(to) {
			o.Send(to, voteRelease, p.name())
		}
	}
	p.open, p.count = false, 0
	p.yes.Clear()
	p.no.Clear()
}

func (p *candidate) Release(o *sim.Out) { p.giveBack(o) }

func (p *candidate) Timeout(timer, _ int, o *sim.Out) {
	switch {
	case !o.Waiting():
	case timer == voteBackOff && !p.open:
		p.try(o)
	case timer == votePatience && p.open:
		p.fail(o)
	}
}

// Recover with memory: whatever was asked before may be answered by no one, so it counts as failed.
func (p *candidate) Recover(memory bool, o *sim.Out) {
	if !memory || !o.Waiting() {
		return
	}
	if p.open {
		p.giveBack(o)
	}
	p.try(o)
}

// WaitsFor: the replicas whose vote is missing; while it backs off, none.
func (p *candidate) WaitsFor(set *sim.Set) {
	if !p.open {
		return
	}
	for k := range p.asked {
		if to := p.asks(k); !p.yes.Has(to) {
			set.Add(to)
		}
	}
}

// replica has one vote. After a restart without memory it has it again, whoever it gave it to.
type replica struct {
	sim.Silent
	votingRules
	holder int // who has the vote; −1: nobody
	number int // of that one's try
}

func (p *replica) Code(c *sim.Coder) {
	c.Int("holder", &p.holder)
	c.Int("number", &p.number)
}

// Granted is who has the vote.
func (p *replica) Granted() int { return p.holder }

func (p *replica) Receive(m *sim.Message, o *sim.Out) {
	number := m.Arg(0)
	mine := p.holder == m.From && (!p.ids || p.number == number)
	switch m.Type {
	case voteRequest:
		switch {
		case mine:
			o.Note("duplicate") // the vote may be lost
			o.Send(m.From, voteYes, number)
		case p.holder < 0 || p.holder == m.From && number > p.number: // its older try is over
			p.holder, p.number = m.From, number
			o.Send(m.From, voteYes, number)
		case p.deny:
			o.Send(m.From, voteNo, number)
		}
	case voteRelease:
		if !mine && !(p.holder >= 0 && !p.owner && (!p.ids || p.number == number)) {
			o.Note("stale")
			return
		}
		p.holder, p.number = -1, 0
	}
}
