package mutex

import "contend/core/sim"

// The messages of Ricart and Agrawala's algorithm, and what they carry.
const (
	raRequest = iota // the request's stamp
	raOK             // the stamp of the request that it answers
	raDeny           // likewise
	raRelease        // the stamp of a request that is over; of the variant with a majority
)

const raRetry = 0

const (
	tiesByNumber = iota
	tiesBothAnswer
	tiesBothDefer
)

// Ricart and Agrawala, An optimal algorithm for mutual exclusion in computer networks, Communications of the ACM 24
// (1981). Clocks are unbounded: the paper's numbering modulo 2n − 1 has known faults.
func init() {
	register(sim.Algorithm{
		ID: "ricart-agrawala", Title: "Ricart–Agrawala", Rank: 40,
		Source:   "G. Ricart, A. K. Agrawala, An optimal algorithm for mutual exclusion in computer networks, Communications of the ACM 24, 1981",
		Messages: []string{"REQ", "OK", "DENY", "REL"},
		Timers:   []string{"retry"},
		Formulas: []sim.Formula{{What: "messages", Text: "2(n − 1)"}, {What: "delay", Text: "2(n − 1)"}},
		Options: []sim.Option{
			{Name: "clocks", Kind: sim.Counts, Max: 1e9, Doc: "The processes' clocks at the start; those not given are 0."},
			{Name: "answer", Kind: sim.Switch, Doc: "Every request is answered at once: with OK, or with DENY, and OK later."},
			{Name: "retry", Kind: sim.Duration, Max: 1e6, Doc: "A process asks again after so long whom it has no OK from; 0: it waits for ever."},
			{Name: "giveUp", Kind: sim.Count, Default: 3, Min: 1, Max: 1000, Doc: "Whom it has asked again so often without any answer it takes for dead. It may be wrong."},
			{Name: "majority", Kind: sim.Switch, Doc: "The OKs of a majority let in, its own included; who has given one gives no other before that request is over. A retry then gives all OKs back first."},
			{Name: "clockUpdate", Kind: sim.Switch, Default: 1, Rule: true, Doc: "A received stamp sets the clock forward."},
			{Name: "ties", Kind: sim.Choice, Names: []string{"number", "both-answer", "both-defer"}, Rule: true, Doc: "Of two equal stamps the lower process number wins."},
			{Name: "okSet", Kind: sim.Switch, Default: 1, Rule: true, Doc: "OKs are kept as a set of processes; otherwise they are counted."},
			{Name: "okIds", Kind: sim.Switch, Default: 1, Rule: true, Doc: "An OK carries the stamp of the request that it answers, and is ignored by another."},
		},
		New: func(s *sim.Setup, node int) sim.Node {
			p := agrawala{
				self: node, processes: s.Processes, answer: s.On("answer"), retry: s.Duration("retry"), giveUp: s.Count("giveUp"),
				update: s.On("clockUpdate"), ties: s.Choice("ties"), asSet: s.On("okSet"), ids: s.On("okIds"),
				clock: s.Item("clocks", node),
			}
			if s.On("majority") {
				return &agrawalaMajority{agrawala: p, vote: -1}
			}
			return &p
		},
	})
}

type agrawala struct {
	sim.Silent
	self, processes            int
	giveUp, ties               int
	answer, update, asSet, ids bool
	retry                      sim.Time

	clock    int     // the highest stamp seen
	stamp    int     // of the own request, the latest one if idle
	oks      sim.Set // who agreed to it
	count    int     // how often somebody agreed, for who only counts
	deferred sim.Set // whose requests get their OK at the exit
	stamps   []int   // by process: the stamps of those requests
	heard    sim.Set // who answered since the last retry
	silent   []int   // by process: retries in a row without an answer
}

func (p *agrawala) Code(c *sim.Coder) {
	c.Int("clock", &p.clock)
	c.Int("stamp", &p.stamp)
	c.Set("oks", &p.oks)
	c.Int("count", &p.count)
	c.Set("deferred", &p.deferred)
	c.Ints("stamps", &p.stamps)
	c.Set("heard", &p.heard)
	c.Ints("silent", &p.silent)
}

func (p *agrawala) Request(o *sim.Out) {
	p.clock++
	p.stamp = p.clock
	o.SendOthers(p.processes, raRequest, p.stamp)
	if p.retry > 0 {
		p.silent = append(p.silent[:0], make([]int, p.processes)...)
		o.After(p.retry, raRetry, 0)
	}
	p.enter(o)
}

// enter lets the user in once all others have agreed.
func (p *agrawala) enter(o *sim.Out) {
	agreed := p.count
	if p.asSet {
		agreed = p.oks.Len()
	}
	if agreed < p.processes-1 {
		return
	}
	p.forget(o)
	o.Enter(0)
}

// forget drops what belonged to the request that is being granted.
func (p *agrawala) forget(o *sim.Out) {
	p.oks.Clear()
	p.heard.Clear()
	p.count, p.silent = 0, p.silent[:0]
	if p.retry > 0 {
		o.Cancel(raRetry)
	}
}

func (p *agrawala) Release(o *sim.Out) {
	for k := p.deferred.Next(0); k >= 0; k = p.deferred.Next(k + 1) {
		o.Send(k, raOK, p.stamps[k])
	}
	p.deferred.Clear()
	p.stamps = p.stamps[:0]
}

func (p *agrawala) Receive(m *sim.Message, o *sim.Out) {
	stamp := m.Arg(0)
	switch m.Type {
	case raRequest:
		if p.update {
			p.clock = max(p.clock, stamp)
		}
		if o.Inside() || o.Waiting() && p.goesFirst(stamp, m.From) {
			p.postpone(m.From, stamp)
			if p.answer {
				o.Send(m.From, raDeny, stamp)
			}
			return
		}
		o.Send(m.From, raOK, stamp)
	case raOK:
		if !o.Waiting() || p.ids && stamp != p.stamp {
			o.Note("stale")
			return
		}
		p.heard.Add(m.From)
		p.oks.Add(m.From)
		p.count++
		p.enter(o)
	case raDeny:
		if o.Waiting() && stamp == p.stamp {
			p.heard.Add(m.From)
		}
	}
}

// goesFirst: the own request comes before that one.
func (p *agrawala) goesFirst(stamp, from int) bool {
	if p.stamp != stamp {
		return p.stamp < stamp
	}
	return p.ties == tiesByNumber && p.self < from || p.ties == tiesBothDefer
}

// postpone keeps a request for the exit. A repeated one changes nothing, a later one of the same process replaces it.
func (p *agrawala) postpone(from, stamp int) {
	if p.deferred.Len() == 0 {
		p.stamps = append(p.stamps[:0], make([]int, p.processes)...)
	}
	p.deferred.Add(from)
	p.stamps[from] = max(p.stamps[from], stamp)
}

// Timeout asks those again who have not agreed, and takes for dead who was silent too often.
func (p *agrawala) Timeout(_, _ int, o *sim.Out) {
	if !o.Waiting() {
		return
	}
	for k := range p.processes {
		if k == p.self || p.oks.Has(k) {
			continue
		}
		p.silent[k]++
		if p.heard.Has(k) {
			p.silent[k] = 0
		}
		if p.silent[k] > p.giveUp {
			o.Note("taken-for-dead")
			p.oks.Add(k)
			p.count++
			continue
		}
		o.Send(k, raRequest, p.stamp)
	}
	p.heard.Clear()
	o.After(p.retry, raRetry, 0)
	p.enter(o)
}

// Recover with memory asks again those whose answer may have been lost.
func (p *agrawala) Recover(memory bool, o *sim.Out) {
	if !memory || !o.Waiting() {
		return
	}
	for k := range p.processes {
		if k != p.self && !p.oks.Has(k) {
			o.Send(k, raRequest, p.stamp)
		}
	}
	if p.retry > 0 {
		o.After(p.retry, raRetry, 0)
	}
}

// WaitsFor: everybody whose OK is missing.
func (p *agrawala) WaitsFor(set *sim.Set) {
	for k := range p.processes {
		if k != p.self && !p.oks.Has(k) {
			set.Add(k)
		}
	}
}
