package mutex

import "contend/core/sim"

// The messages of Suzuki and Kasami's algorithm, and what they carry.
const (
	skRequest = iota // the number of the process's request
	skToken          // how often it was passed; for each process the number of its latest served request; the queue
)

const (
	takeFirst = iota
	takeLast
)

// Suzuki and Kasami, A distributed mutual exclusion algorithm, ACM Transactions on Computer Systems 3 (1985). The token
// starts at process 0, and stays with who used it last until somebody asks: that one enters again with no message.
func init() {
	register(sim.Algorithm{
		ID: "suzuki-kasami", Title: "Suzuki–Kasami", Rank: 60, Token: true,
		Source:   "I. Suzuki, T. Kasami, A distributed mutual exclusion algorithm, ACM Transactions on Computer Systems 3, 1985",
		Messages: []string{"REQ", "TOKEN"}, Tokens: []int{skToken},
		Formulas: []sim.Formula{{What: "messages", Text: "0 … n"}, {What: "delay", Text: "0 … n"}},
		Options: []sim.Option{
			{Name: "queue", Kind: sim.Choice, Names: []string{"first", "last"}, Rule: true, Doc: "The token goes to the first of its queue; to the last, some wait for ever."},
			{Name: "requestIds", Kind: sim.Switch, Default: 1, Rule: true, Doc: "A request that was served already is known by its number; otherwise it draws the token to who wants nothing."},
			{Name: "hops", Kind: sim.Switch, Default: 1, Rule: true, Doc: "The token counts how often it was passed, and a process ignores one that it has had."},
			{Name: "oneToken", Kind: sim.Switch, Default: 1, Rule: true, Doc: "Process 0 makes the token at the very beginning only; otherwise also when it restarts without memory."},
		},
		New: func(s *sim.Setup, node int) sim.Node {
			return &suzuki{self: node, processes: s.Processes, take: s.Choice("queue"), ids: s.On("requestIds"), count: s.On("hops"),
				one: s.On("oneToken"), asked: make([]int, s.Processes)}
		},
	})
}

type suzuki struct {
	sim.Silent
	self, processes, take int
	ids, count, one       bool

	asked []int // by process: the highest number of a request known of it
	hop   int   // of the latest token had
	token bool  // it is here
	// Of the token, while it is here:
	served []int // by process: the number of its latest request that was served
	queue  []int // who gets it next
}

func (p *suzuki) Code(c *sim.Coder) {
	c.Ints("asked", &p.asked)
	c.Int("hop", &p.hop)
	c.Bool("token", &p.token)
	c.Ints("served", &p.served)
	c.Ints("queue", &p.queue)
}

func (p *suzuki) Start(*sim.Out) {
	if p.self == 0 {
		p.token, p.served = true, append(p.served[:0], p.asked...)
	}
}

func (p *suzuki) Request(o *sim.Out) {
	if p.token {
		o.Enter(0)
		return
	}
	p.asked[p.self]++
	o.SendOthers(p.processes, skRequest, p.asked[p.self])
}

func (p *suzuki) Release(o *sim.Out) {
	if p.token { // it may have been lost meanwhile
		p.pass(o)
	}
}

func (p *suzuki) Receive(m *sim.Message, o *sim.Out) {
	if m.Type == skRequest {
		if m.Arg(0) <= p.asked[m.From] {
			o.Note("duplicate")
		}
		p.asked[m.From] = max(p.asked[m.From], m.Arg(0))
		if p.token && !o.Inside() && (!p.ids || p.wants(m.From)) {
			p.send(m.From, o)
		}
		return
	}
	hop := m.Arg(0)
	if p.count && hop <= p.hop {
		o.Note("stale")
		return
	}
	// A second token, without the count: its queue is added to that of the first.
	p.hop = max(p.hop, hop)
	if !p.token {
		p.served, p.queue = p.served[:0], p.queue[:0]
		p.served = append(p.served, make([]int, p.processes)...)
	}
	p.token = true
	for k := range p.processes {
		p.served[k] = max(p.served[k], m.Arg(1+k))
	}
	for k := 1 + p.processes; k < len(m.Args); k++ {
		p.queue = append(p.queue, m.Args[k])
	}
	p.arrived(o)
}

// arrived: the token has come.
func (p *suzuki) arrived(o *sim.Out) {
	switch {
	case o.Waiting():
		o.Enter(0)
	case !o.Inside(): // nobody here wants it any more
		p.pass(o)
	}
}

// wants: the latest request of process k was not served.
func (p *suzuki) wants(k int) bool { return p.asked[k] == p.served[k]+1 }

// pass notes that the own request is served, queues who asked meanwhile, and gives the token away if anybody wants it.
func (p *suzuki) pass(o *sim.Out) {
	p.served[p.self] = max(p.served[p.self], p.asked[p.self])
	var queued sim.Set
	for _, k := range p.queue {
		queued.Add(k)
	}
	for step := 1; step < p.processes; step++ {
		if k := (p.self + step) % p.processes; p.wants(k) && !queued.Has(k) {
			p.queue = append(p.queue, k)
		}
	}
	if len(p.queue) == 0 {
		return
	}
	to := p.queue[0]
	if last := len(p.queue) - 1; p.take == takeLast {
		to = p.queue[last]
		p.queue = p.queue[:last]
	} else {
		p.queue = p.queue[:copy(p.queue, p.queue[1:])]
	}
	p.send(to, o)
}

func (p *suzuki) send(to int, o *sim.Out) {
	p.hop++
	args := make([]int, 0, 1+len(p.served)+len(p.queue))
	args = append(append(append(args, p.hop), p.served...), p.queue...)
	p.LoseToken()
	o.Send(to, skToken, args...)
}

// Recover without memory: whether a token exists is not known.
func (p *suzuki) Recover(memory bool, o *sim.Out) {
	if !memory && !p.one {
		p.Start(o)
	}
}

// HasToken tells whether the token is here.
func (p *suzuki) HasToken() bool { return p.token }

// LoseToken drops it.
func (p *suzuki) LoseToken() {
	p.token, p.served, p.queue = false, p.served[:0], p.queue[:0]
}

// ForgeToken makes a token that takes the latest request of everybody for not yet served.
func (p *suzuki) ForgeToken(o *sim.Out) {
	if p.token {
		return
	}
	p.token = true
	p.hop++
	for k := range p.processes {
		p.served = append(p.served, max(p.asked[k]-1, 0))
	}
	p.arrived(o)
}

// WaitsFor: the token may be with anybody.
func (p *suzuki) WaitsFor(set *sim.Set) {
	for k := range p.processes {
		if k != p.self {
			set.Add(k)
		}
	}
}
