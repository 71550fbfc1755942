package mutex

import "contend/core/sim"

// agrawalaMajority is the variant in which the agreement of a majority lets in, and so who has agreed to one request must
// agree to no other before that is over: an agreement is a vote, of which every process has one, for itself as well.
// It blocks where everybody votes for itself, unless processes give up and ask again; but who is dead, of a minority, is
// not missed.
type agrawalaMajority struct {
	agrawala
	vote      int // who has the own vote; −1: nobody
	voteStamp int // of that request
}

func (p *agrawalaMajority) Code(c *sim.Coder) {
	p.agrawala.Code(c)
	c.Int("vote", &p.vote)
	c.Int("voteStamp", &p.voteStamp)
}

// Granted is who has the vote.
func (p *agrawalaMajority) Granted() int { return p.vote }

func (p *agrawalaMajority) Request(o *sim.Out) {
	p.clock++
	p.stamp = p.clock
	o.SendOthers(p.processes, raRequest, p.stamp)
	if p.retry > 0 {
		// Not all at the same time, or they would split the votes for ever.
		o.AfterRandom(p.retry, 2*p.retry, raRetry, 0)
	}
	p.consider(p.self, p.stamp, o)
}

// consider votes for a request, or keeps it for later.
func (p *agrawalaMajority) consider(from, stamp int, o *sim.Out) {
	switch {
	case p.vote < 0:
		p.grant(from, stamp, o)
	case p.vote == from && p.voteStamp == stamp:
		o.Note("duplicate") // the OK may be lost
		p.grant(from, stamp, o)
	default:
		p.postpone(from, stamp)
		if p.answer && from != p.self {
			o.Send(from, raDeny, stamp)
		}
	}
}

func (p *agrawalaMajority) grant(to, stamp int, o *sim.Out) {
	p.vote, p.voteStamp = to, stamp
	if to == p.self {
		p.agreed(to, o)
	} else {
		o.Send(to, raOK, stamp)
	}
}

func (p *agrawalaMajority) agreed(from int, o *sim.Out) {
	p.oks.Add(from)
	p.count++
	votes := p.count
	if p.asSet {
		votes = p.oks.Len()
	}
	if votes > p.processes/2 {
		p.forget(o)
		o.Enter(0)
	}
}

// over: that request is over, here and in the queue. The vote goes to the first that waits for it.
func (p *agrawalaMajority) over(from, stamp int, o *sim.Out) {
	if p.deferred.Has(from) && p.stamps[from] <= stamp {
		p.deferred.Remove(from)
		p.stamps[from] = 0
	}
	if p.vote == from && p.voteStamp == stamp {
		p.vote, p.voteStamp = -1, 0
	}
	if p.vote < 0 {
		first := -1
		for k := p.deferred.Next(0); k >= 0; k = p.deferred.Next(k + 1) {
			if first < 0 || p.stamps[k] < p.stamps[first] {
				first = k
			}
		}
		if first >= 0 {
			stamp := p.stamps[first]
			p.deferred.Remove(first)
			p.stamps[first] = 0
			p.grant(first, stamp, o)
		}
	}
	if p.deferred.Len() == 0 {
		p.stamps = p.stamps[:0]
	}
}

func (p *agrawalaMajority) Release(o *sim.Out) { p.giveBack(o) }

// giveBack tells everybody that the own request is over: who has voted for it, and who has it in the queue.
func (p *agrawalaMajority) giveBack(o *sim.Out) {
	p.oks.Clear()
	p.count = 0
	o.SendOthers(p.processes, raRelease, p.stamp)
	p.over(p.self, p.stamp, o)
}

func (p *agrawalaMajority) Receive(m *sim.Message, o *sim.Out) {
	stamp := m.Arg(0)
	switch m.Type {
	case raRequest:
		if p.update {
			p.clock = max(p.clock, stamp)
		}
		p.consider(m.From, stamp, o)
	case raOK:
		switch {
		case o.Waiting() && (!p.ids || stamp == p.stamp):
			p.agreed(m.From, o)
		case stamp != p.stamp || !o.Inside():
			o.Note("returned")
			o.Send(m.From, raRelease, stamp)
		} // else it comes when it is needed no more, and is given back at the exit
	case raRelease:
		p.over(m.From, stamp, o)
	}
}

// Timeout gives all votes back, and asks once more with a later stamp.
func (p *agrawalaMajority) Timeout(_, _ int, o *sim.Out) {
	if o.Waiting() {
		p.giveBack(o)
		p.Request(o)
	}
}

// Recover with memory asks once more: what was said meanwhile is lost.
func (p *agrawalaMajority) Recover(memory bool, o *sim.Out) {
	if memory && o.Waiting() {
		p.giveBack(o)
		p.Request(o)
	}
}
