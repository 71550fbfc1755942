package mutex

import (
	"strconv"

	"contend/core/fault"
	"contend/core/sim"
)

// The messages of the token ring, and what they carry.
const (
	ringToken = iota // the token's epoch; its hop
	ringAck          // the same: the token has arrived
	ringClaim        // a new epoch: whoever asks would make a token with it, for the old one seems lost
	ringFree         // that epoch: the sender has no token, and takes none of an older epoch any more
	ringHeld         // that epoch: the token is not lost, or somebody else is about to make a new one
	ringLeft         // a process that was taken for dead
	ringJoin         // nothing: the sender is there
)

const (
	ringHandOver = iota // nobody has said that the token arrived
	ringLost            // the user waits, and no token has come
	ringAnswers         // who has not answered the claim by now is taken for dead
	ringLinger          // it was kept for long enough
)

// A logical ring (G. Le Lann, Distributed systems: towards a formal approach, IFIP Congress 1977), with what it takes to go
// on after a loss or a crash. A token whose epoch is below one that a process has heard of is dropped there, so of two
// tokens only the one with the higher epoch lives on, and the resource refuses the writes of the other one's holder. That
// no two processes are inside at once, nobody can promise who takes a silent one for dead.
func init() {
	register(sim.Algorithm{
		ID: "token-ring", Title: "Token ring", Rank: 50, Token: true,
		Source:   "G. Le Lann, Distributed systems: towards a formal approach, IFIP Congress 1977",
		Messages: []string{"TOKEN", "ACK", "CLAIM", "FREE", "HELD", "LEFT", "JOIN"},
		Idle:     []int{ringToken, ringAck},
		Tokens:   []int{ringToken},
		Timers:   []string{"handover", "lost", "answers", "linger"},
		Formulas: []sim.Formula{{What: "messages", Text: "1 … ∞"}, {What: "delay", Text: "0 … n − 1"}},
		Options: []sim.Option{
			{Name: "order", Kind: sim.Counts, Max: sim.MaxProcesses - 1, Doc: "The processes in the order of the ring; none given: the order of their numbers."},
			{Name: "ack", Kind: sim.Duration, Max: 1e6, Doc: "Who does not acknowledge the token within so long is taken for dead and skipped, which may be wrong; 0: hand-overs are not acknowledged."},
			{Name: "regenerate", Kind: sim.Duration, Max: 1e6, Doc: "A process that has waited so long asks everybody for the token, takes for dead who is silent for as long again, and makes a new token if nobody has it; 0: a lost token stays lost."},
			{Name: "rounds", Kind: sim.Count, Default: 2, Max: 1000, Doc: "Hops count to so many rounds and start again (2 or more; two will do while messages keep their order); 0: they count without end."},
			{Name: "hops", Kind: sim.Switch, Default: 1, Rule: true, Doc: "The token carries the number of its hop, and one that came already is dropped."},
			{Name: "epochs", Kind: sim.Switch, Default: 1, Rule: true, Doc: "A new token has a higher epoch, and whoever knows of it drops the older ones."},
			{Name: "fencing", Kind: sim.Switch, Default: 1, Rule: true, Doc: "The resource refuses an epoch older than one it has seen."},
			{Name: "claim", Kind: sim.Switch, Default: 1, Rule: true, Doc: "Nobody makes a new token before everybody was asked for the old one."},
			{Name: "passOn", Kind: sim.Switch, Default: 1, Rule: true, Doc: "Who leaves passes the token on, even if it wants to enter again."},
			{Name: "linger", Kind: sim.Duration, Default: 1, Max: 1e6, Doc: "How long who leaves keeps the token where it need not pass it on; 0: a moment."},
			{Name: "startOnce", Kind: sim.Switch, Default: 1, Rule: true, Doc: "Process 0 makes the token at the start only, not after a restart without memory."},
		},
		Prepare: func(s *sim.Setup) error {
			if s.Count("rounds") == 1 {
				return fault.New(fault.Conflict, "options.rounds", "With one round every hop of a process has the same number; take 2 or more, or 0 for counting without end.")
			}
			return checkOrder(s)
		},
		New: func(s *sim.Setup, node int) sim.Node {
			p := &ringed{
				self: node, processes: s.Processes, order: s.List("order"), ack: s.Duration("ack"), regenerate: s.Duration("regenerate"),
				linger: s.Duration("linger"), hops: s.On("hops"), epochs: s.On("epochs"), fencing: s.On("fencing"), claim: s.On("claim"), passOn: s.On("passOn"),
				once: s.On("startOnce"), hopsEnd: s.Count("rounds") * s.Processes, place: node, to: -1,
			}
			first := 0
			for k, process := range p.order {
				if process == node {
					p.place = k
				}
				if process == 0 {
					first = k
				}
			}
			if p.hops {
				// As if the token had gone round once before: so hops and places fit together from the start.
				p.hop = p.plus((p.place-first+p.processes)%p.processes-p.processes, 0)
			}
			if p.epochs {
				p.epoch, p.seen = 1, 1
			}
			return p
		},
	})
}

// checkOrder refuses an order that is none of all processes.
func checkOrder(s *sim.Setup) error {
	order := s.List("order")
	if len(order) == 0 {
		return nil
	}
	if len(order) != s.Processes {
		return fault.New(fault.Conflict, "options.order", "options.order must have each of the "+strconv.Itoa(s.Processes)+" processes once, or none.",
			"processes", s.Processes)
	}
	var seen sim.Set
	for k, process := range order {
		at := "options.order[" + strconv.Itoa(k) + "]"
		if process >= s.Processes {
			return fault.Range(at, float64(process), 0, float64(s.Processes-1))
		}
		if !seen.Add(process) {
			return fault.New(fault.Conflict, at, "Process "+strconv.Itoa(process)+" is in the ring twice; leave it there once.")
		}
	}
	return nil
}

type ringed struct {
	sim.Silent
	self, processes, place, hopsEnd            int
	order                                      []int // nil: by number
	ack, regenerate, linger                    sim.Time
	hops, epochs, fencing, claim, passOn, once bool

	token    bool    // in hand
	epoch    int     // no token of a lower one is taken
	seen     int     // the epoch of the latest token that was here
	hop      int     // of that token
	gone     sim.Set // who was taken for dead and was not heard from since
	to       int     // to whom the token was handed over, until it is acknowledged; −1: to nobody
	claiming bool    // the epoch is the own claim's
	answered sim.Set // who has answered it
}

func (p *ringed) Code(c *sim.Coder) {
	c.Bool("token", &p.token)
	c.Int("epoch", &p.epoch)
	c.Int("seen", &p.seen)
	c.Int("hop", &p.hop)
	c.Set("gone", &p.gone)
	c.Int("to", &p.to)
	c.Bool("claiming", &p.claiming)
	c.Set("answered", &p.answered)
}

// after is the process so many places further on in the ring.
func (p *ringed) after(places int) int {
	at := (p.place + places) % p.processes
	if len(p.order) == 0 {
		return at
	}
	return p.order[at]
}

// successor is how many places further on the next one is that is not known to be dead; all round it is the process itself.
func (p *ringed) successor() int {
	for places := 1; places < p.processes; places++ {
		if !p.gone.Has(p.after(places)) {
			return places
		}
	}
	return p.processes
}

// plus is a hop so many places later.
func (p *ringed) plus(hop, places int) int {
	if !p.hops {
		return 0
	}
	if p.hopsEnd == 0 {
		return hop + places
	}
	return ((hop+places)%p.hopsEnd + p.hopsEnd) % p.hopsEnd
}

// fresh: a token of the latest epoch that was here comes for the first time with that hop.
func (p *ringed) fresh(hop int) bool {
	if p.hopsEnd == 0 {
		return hop > p.hop
	}
	ahead := p.plus(hop, p.hopsEnd-p.hop)
	return ahead > 0 && ahead <= p.hopsEnd/2
}

// raised is the next epoch that is this process's to use: no two processes ever make the same one.
func (p *ringed) raised() int {
	if !p.epochs {
		return 0
	}
	next := p.epoch + 1
	return next + (p.self-next%p.processes+p.processes)%p.processes
}

// Start: process 0 has the token.
func (p *ringed) Start(o *sim.Out) {
	if p.self == 0 {
		p.hop = p.plus(p.hop, p.processes)
		p.arrive(o)
	}
}

func (p *ringed) Request(o *sim.Out) {
	if p.token {
		o.Cancel(ringLinger)
		p.enter(o)
	} else if p.regenerate > 0 {
		o.After(p.regenerate, ringLost, 0)
	}
}

func (p *ringed) enter(o *sim.Out) {
	if p.fencing {
		o.Enter(p.seen)
	} else {
		o.Enter(0)
	}
}

// arrive: the token is here.
func (p *ringed) arrive(o *sim.Out) {
	p.token = true
	switch {
	case o.Inside():
		o.Note("duplicate") // there were two; there is one now
	case o.Waiting():
		if p.regenerate > 0 {
			o.Cancel(ringLost)
		}
		p.enter(o)
	default:
		p.pass(o)
	}
}

func (p *ringed) Release(o *sim.Out) {
	switch {
	case !p.token: // it was lost meanwhile
	case p.passOn:
		p.pass(o)
	default:
		o.After(p.linger, ringLinger, 0)
	}
}

// pass hands the token to the next one. To itself, too, it takes the time of a message.
func (p *ringed) pass(o *sim.Out) {
	p.token = false
	places := p.successor()
	to := p.after(places)
	o.Send(to, ringToken, p.seen, p.plus(p.hop, places))
	if p.ack > 0 && to != p.self {
		p.to = to
		o.After(p.ack, ringHandOver, 0)
	}
}

func (p *ringed) Receive(m *sim.Message, o *sim.Out) {
	p.gone.Remove(m.From) // who is heard from is alive
	epoch := m.Arg(0)
	switch m.Type {
	case ringToken:
		p.receive(m, o)
	case ringAck:
		if m.From == p.to && epoch == p.seen && m.Arg(1) == p.plus(p.hop, p.successor()) {
			p.handedOver(o)
		}
	case ringClaim:
		p.answer(m.From, epoch, o)
	case ringFree:
		if p.claiming && epoch == p.epoch {
			p.answered.Add(m.From)
			p.decide(o)
		}
	case ringHeld:
		if p.claiming && epoch == p.epoch {
			p.withdraw(o)
		}
	case ringLeft:
		if dead := m.Arg(0); dead != p.self {
			p.gone.Add(dead)
		} else {
			o.SendOthers(p.processes, ringJoin)
		}
	}
}

func (p *ringed) receive(m *sim.Message, o *sim.Out) {
	epoch, hop := m.Arg(0), m.Arg(1)
	if p.ack > 0 && m.From != p.self {
		o.Send(m.From, ringAck, epoch, hop)
	}
	if p.epochs && epoch < p.epoch {
		o.Note("stale")
		return
	}
	if p.hops && epoch == p.seen && !p.fresh(hop) {
		o.Note("duplicate")
		return
	}
	p.epoch, p.seen, p.hop = epoch, epoch, hop
	p.handedOver(o)
	if p.claiming {
		p.withdraw(o)
	}
	p.arrive(o)
}

// handedOver: nothing is due to the token that was passed on.
func (p *ringed) handedOver(o *sim.Out) {
	if p.to >= 0 {
		p.to = -1
		o.Cancel(ringHandOver)
	}
}

// answer tells whoever would make a new token whether it may. Who says that it has none will also take none that is still
// on its way, and who has it goes on with the epoch of the claim: so whatever the answer was, one token is left at most.
// Who is inside holds the resource, even if something has taken the token out of its hand.
func (p *ringed) answer(from, epoch int, o *sim.Out) {
	if epoch < p.epoch {
		o.Send(from, ringHeld, epoch)
		return
	}
	if epoch > p.epoch && p.claiming {
		p.withdraw(o)
	}
	p.epoch = epoch
	if p.token || o.Inside() || p.claiming {
		if p.token {
			p.seen = epoch
		}
		o.Send(from, ringHeld, epoch)
		return
	}
	p.handedOver(o)
	o.Send(from, ringFree, epoch)
}

// withdraw ends the own claim. Who still waits will ask again.
func (p *ringed) withdraw(o *sim.Out) {
	p.claiming = false
	p.answered.Clear()
	o.Cancel(ringAnswers)
	if o.Waiting() {
		o.After(p.regenerate, ringLost, 0)
	}
}

func (p *ringed) Timeout(timer, _ int, o *sim.Out) {
	switch timer {
	case ringHandOver:
		if p.to >= 0 {
			dead := p.to
			p.to = -1
			p.bury(dead, o)
			// The dead one may be alive and have the token: what goes on is a new one.
			p.renew(p.raised())
			p.pass(o)
		}
	case ringLost:
		if !o.Waiting() || p.token {
			return
		}
		p.epoch = p.raised()
		p.handedOver(o)
		if !p.claim {
			p.renew(p.epoch)
			p.arrive(o)
			return
		}
		p.claiming = true
		o.SendOthers(p.processes, ringClaim, p.epoch)
		o.After(p.regenerate, ringAnswers, 0)
		p.decide(o)
	case ringAnswers:
		if !p.claiming {
			return
		}
		for k := range p.processes {
			if k != p.self && !p.answered.Has(k) {
				p.bury(k, o)
			}
		}
		p.epoch = p.raised() // the silent ones have not agreed to the other
		p.make(o)
	case ringLinger:
		if p.token && !o.Inside() {
			p.pass(o)
		}
	}
}

// bury takes a process for dead and tells the others, and so the dead one too, should it live.
func (p *ringed) bury(dead int, o *sim.Out) {
	o.Note("taken-for-dead")
	p.gone.Add(dead)
	o.SendOthers(p.processes, ringLeft, dead)
}

// decide makes a new token once everybody has agreed.
func (p *ringed) decide(o *sim.Out) {
	if p.answered.Len() == p.processes-1 {
		p.make(o)
	}
}

// make makes a new token in place of the lost one.
func (p *ringed) make(o *sim.Out) {
	p.claiming = false
	p.answered.Clear()
	o.Cancel(ringAnswers)
	p.renew(p.epoch)
	p.arrive(o)
}

func (p *ringed) renew(epoch int) { p.epoch, p.seen = epoch, epoch }

// Recover: what the node does not remember it learns from what comes next.
func (p *ringed) Recover(memory bool, o *sim.Out) {
	if !memory {
		p.epoch, p.seen, p.hop = 0, 0, 0
		if p.epochs && p.self == 0 && !p.once {
			p.renew(1)
		}
	}
	if p.ack > 0 || p.regenerate > 0 {
		o.SendOthers(p.processes, ringJoin)
	}
	if !memory {
		if !p.once {
			p.Start(o)
		}
		return
	}
	p.claiming = false
	p.answered.Clear()
	if p.to >= 0 {
		o.After(p.ack, ringHandOver, 0)
	}
	if p.token && !o.Inside() {
		p.pass(o)
	} else if o.Waiting() && p.regenerate > 0 {
		o.After(p.regenerate, ringLost, 0)
	}
}

// WaitsFor: the token comes from the neighbour before; who has it nobody can say.
func (p *ringed) WaitsFor(set *sim.Set) {
	for places := p.processes - 1; places > 0; places-- {
		if before := p.after(places); !p.gone.Has(before) {
			set.Add(before)
			return
		}
	}
}

// HasToken tells whether it is in hand; one that is being handed over is not.
func (p *ringed) HasToken() bool { return p.token }

// LoseToken drops it. Who is inside does not notice.
func (p *ringed) LoseToken() { p.token = false }

// ForgeToken: one like the last that was here arrives again.
func (p *ringed) ForgeToken(o *sim.Out) { p.arrive(o) }
