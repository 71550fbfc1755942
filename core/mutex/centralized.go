package mutex

import "contend/core/sim"

// The messages of the centralized algorithm, and what they carry.
const (
	centralRequest = iota // the number of the process's request
	centralGrant          // that number; the fencing token
	centralDeny           // that number
	centralRelease        // that number
	centralAsk            // nothing: a coordinator that forgot asks how things stand
	centralState          // one of the standings; the number of the request; the last fencing token seen
)

// How a process says it stands.
const (
	standsIdle = iota
	standsWaiting
	standsHolding
)

const (
	centralRetry    = iota // of a process: nothing was heard
	centralPoll            // of a process: it was denied
	centralLease           // of the coordinator: the grant ends
	centralTakeover        // of the coordinator: whatever was granted before has ended
)

// The coordinator is one machine more, after the processes.
func init() {
	register(sim.Algorithm{
		ID: "centralized", Title: "Centralized", Rank: 10,
		Source:   "folklore; with leases and fencing tokens: C. Gray, D. Cheriton, Leases, SOSP 1989; M. Burrows, The Chubby lock service, OSDI 2006",
		Messages: []string{"REQ", "GRANT", "DENY", "REL", "ASK", "STATE"},
		Timers:   []string{"retry", "poll", "lease", "takeover"},
		Formulas: []sim.Formula{{What: "messages", Text: "3"}, {What: "delay", Text: "2"}},
		Options: []sim.Option{
			{Name: "deny", Kind: sim.Switch, Doc: "The coordinator says so when it cannot grant; otherwise it is silent. It queues the request in either case."},
			{Name: "poll", Kind: sim.Duration, Max: 1e6, Doc: "Once denied, a process asks again after so long; 0: it waits for the grant."},
			{Name: "retry", Kind: sim.Duration, Max: 1e6, Doc: "A process that has heard nothing asks again after so long; 0: it waits for ever."},
			{Name: "lease", Kind: sim.Duration, Max: 1e6, Doc: "A grant ends after so long, whether or not the holder knows; 0: never."},
			{Name: "fencing", Kind: sim.Switch, Default: 1, Rule: true, Doc: "Grants are numbered, and the resource refuses a number older than one it has seen."},
			{Name: "requestIds", Kind: sim.Switch, Default: 1, Rule: true, Doc: "Requests, grants and releases carry the request's number, and another number is ignored."},
			{Name: "ownerCheck", Kind: sim.Switch, Default: 1, Rule: true, Doc: "Only the holder's release frees the resource."},
			{Name: "returnGrants", Kind: sim.Switch, Default: 1, Rule: true, Doc: "A grant that nobody waits for is given back."},
			{Name: "takeover", Kind: sim.Switch, Default: 1, Rule: true, Doc: "A coordinator that restarts without memory asks every process how it stands, and grants nothing before all have answered."},
		},
		Extra: func(*sim.Setup) int { return 1 }, Machine: "coordinator",
		New: func(s *sim.Setup, node int) sim.Node {
			rules := centralRules{
				coordinator: s.Processes, deny: s.On("deny"), fencing: s.On("fencing"), ids: s.On("requestIds"),
				owner: s.On("ownerCheck"), returns: s.On("returnGrants"), takeover: s.On("takeover"),
				poll: s.Duration("poll"), retry: s.Duration("retry"), lease: s.Duration("lease"),
			}
			if node == s.Processes {
				return &coordinator{centralRules: rules, holder: -1}
			}
			return &client{centralRules: rules}
		},
	})
}

type centralRules struct {
	coordinator                                  int
	deny, fencing, ids, owner, returns, takeover bool
	poll, retry, lease                           sim.Time
}

// client is a process.
type client struct {
	sim.Silent
	centralRules
	number int // of its latest request
	fence  int // the highest fencing token it was given
}

func (p *client) Code(c *sim.Coder) {
	c.Int("number", &p.number)
	c.Int("fence", &p.fence)
}

// name is the number under which a request is known to the others.
func (p *client) name() int {
	if p.ids {
		return p.number
	}
	return 0
}

func (p *client) Request(o *sim.Out) {
	p.number++
	p.ask(o)
}

func (p *client) ask(o *sim.Out) {
	o.Send(p.coordinator, centralRequest, p.name())
	if p.retry > 0 {
		o.After(p.retry, centralRetry, 0)
	}
}

func (p *client) Release(o *sim.Out) { o.Send(p.coordinator, centralRelease, p.name()) }

func (p *client) Receive(m *sim.Message, o *sim.Out) {
	number := m.Arg(0)
	current := number == p.name()
	switch m.Type {
	case centralGrant:
		p.fence = max(p.fence, m.Arg(1))
		switch {
		case o.Waiting() && current:
			o.Cancel(centralRetry)
			o.Cancel(centralPoll)
			o.Enter(m.Arg(1))
		case o.Inside() && current:
			o.Note("duplicate")
		case p.returns:
			o.Note("returned")
			o.Send(p.coordinator, centralRelease, number)
		}
	case centralDeny:
		if o.Waiting() && current && p.poll > 0 {
			o.After(p.poll, centralPoll, 0)
		}
	case centralAsk:
		standing := standsIdle
		switch {
		case o.Inside():
			standing = standsHolding
		case o.Waiting():
			// A new number: a grant of the old one, still on its way from before the crash, will be given back.
			standing = standsWaiting
			p.number++
		}
		o.Send(p.coordinator, centralState, standing, p.name(), p.fence)
	}
}

func (p *client) Timeout(_, _ int, o *sim.Out) {
	if o.Waiting() {
		p.ask(o)
	}
}

func (p *client) Recover(_ bool, o *sim.Out) {
	if o.Waiting() {
		p.ask(o)
	}
}

// WaitsFor: the coordinator alone knows who is before it.
func (p *client) WaitsFor(set *sim.Set) { set.Add(p.coordinator) }

// coordinator grants to one process at a time, in the order in which requests arrive.
type coordinator struct {
	sim.Silent
	centralRules
	holder int   // −1: nobody
	number int   // of the holder's request
	queue  []int // process, number of its request, process, …
	fence  int   // of the latest grant

	asking   bool    // after a restart: not all have answered
	answered sim.Set // those who have
	gone     []int   // process, number: releases that came while asking
}

func (p *coordinator) Code(c *sim.Coder) {
	c.Int("holder", &p.holder)
	c.Int("number", &p.number)
	c.Ints("queue", &p.queue)
	c.Int("fence", &p.fence)
	c.Bool("asking", &p.asking)
	c.Set("answered", &p.answered)
	c.Ints("gone", &p.gone)
}

// Granted is the holder.
func (p *coordinator) Granted() int { return p.holder }

func (p *coordinator) Receive(m *sim.Message, o *sim.Out) {
	switch m.Type {
	case centralRequest:
		p.request(m.From, m.Arg(0), o)
	case centralRelease:
		p.release(m.From, m.Arg(0), o)
	case centralState:
		p.state(m, o)
	}
}

func (p *coordinator) request(from, number int, o *sim.Out) {
	if p.ids && p.holder == from && p.number == number {
		o.Note("duplicate") // the grant may be lost
		p.send(o)
		return
	}
	if !p.enqueue(from, number) {
		o.Note("duplicate")
	}
	if p.holder < 0 && !p.asking {
		p.grant(o)
	} else if p.deny {
		o.Send(from, centralDeny, number)
	}
}

// enqueue puts a request at the end of the queue, and tells whether it was new. By its number a request is known to be
// there already, or to stand in an older one's place.
func (p *coordinator) enqueue(from, number int) bool {
	if p.ids {
		for k := 0; k < len(p.queue); k += 2 {
			if p.queue[k] == from {
				fresh := number > p.queue[k+1]
				p.queue[k+1] = max(p.queue[k+1], number)
				return fresh
			}
		}
	}
	p.queue = append(p.queue, from, number)
	return true
}

func (p *coordinator) release(from, number int, o *sim.Out) {
	if p.asking {
		p.gone = append(p.gone, from, number)
	}
	if p.holder < 0 || p.owner && p.holder != from || p.ids && p.number != number {
		o.Note("stale")
		return
	}
	p.free(o)
}

func (p *coordinator) free(o *sim.Out) {
	p.holder, p.number = -1, 0
	if p.lease > 0 {
		o.Cancel(centralLease)
	}
	if !p.asking {
		p.grant(o)
	}
}

// grant gives the resource to the first of the queue, if there is one.
func (p *coordinator) grant(o *sim.Out) {
	if len(p.queue) == 0 {
		return
	}
	p.holder, p.number = p.queue[0], p.queue[1]
	p.queue = p.queue[2:] // moving the rest forward would be half the time of a run with a thousand waiting
	if p.fencing && p.lease > 0 {
		p.fence++
	}
	p.send(o)
	if p.lease > 0 {
		o.After(p.lease, centralLease, 0)
	}
}

func (p *coordinator) send(o *sim.Out) { o.Send(p.holder, centralGrant, p.number, p.fence) }

func (p *coordinator) Timeout(timer, _ int, o *sim.Out) {
	switch timer {
	case centralLease:
		o.Note("expired")
		p.free(o)
	case centralTakeover:
		p.decide(o)
	}
}

// Recover without memory: unless it asks, it believes that nobody holds the resource.
func (p *coordinator) Recover(memory bool, o *sim.Out) {
	if memory {
		if p.lease > 0 && p.holder >= 0 {
			o.After(p.lease, centralLease, 0)
		}
		if !p.asking {
			return
		}
	}
	if !p.takeover {
		return
	}
	p.asking = true
	o.SendOthers(p.coordinator, centralAsk)
	if p.lease > 0 {
		o.After(p.lease, centralTakeover, 0) // who does not answer holds no longer
	}
}

func (p *coordinator) state(m *sim.Message, o *sim.Out) {
	if !p.asking {
		o.Note("stale")
		return
	}
	number := m.Arg(1)
	p.fence = max(p.fence, m.Arg(2))
	switch m.Arg(0) {
	case standsWaiting:
		p.enqueue(m.From, number)
	case standsHolding:
		if !p.left(m.From, number) {
			p.holder, p.number = m.From, number
		}
	}
	if p.answered.Add(m.From) && p.answered.Len() == p.coordinator {
		p.decide(o)
	}
}

// left: the release of that request has overtaken the answer.
func (p *coordinator) left(from, number int) bool {
	for k := 0; k < len(p.gone); k += 2 {
		if p.gone[k] == from && p.gone[k+1] == number {
			return true
		}
	}
	return false
}

// decide ends the asking.
func (p *coordinator) decide(o *sim.Out) {
	p.asking = false
	p.answered.Clear()
	p.gone = p.gone[:0]
	if p.lease > 0 {
		o.Cancel(centralTakeover)
	}
	if p.holder < 0 {
		p.grant(o)
	} else if p.lease > 0 {
		o.After(p.lease, centralLease, 0)
	}
}
