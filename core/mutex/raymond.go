package mutex

import (
	"slices"

	"contend/core/sim"
)

// The messages of Raymond's algorithm, and what they carry.
const (
	raymondRequest = iota // the number of the sender's request
	raymondToken          // how often it was passed
)

const (
	treeStar = iota
	treeBinary
	treeLine
)

// nowhere: a node that has forgotten where the token is.
const nowhere = -1

// Raymond, A tree-based algorithm for distributed mutual exclusion, ACM Transactions on Computer Systems 7 (1989). Nodes
// know their neighbours in a tree only, and in which direction the token is. It starts at process 0.
func init() {
	register(sim.Algorithm{
		ID: "raymond", Title: "Raymond", Rank: 70, Token: true,
		Source:   "K. Raymond, A tree-based algorithm for distributed mutual exclusion, ACM Transactions on Computer Systems 7, 1989",
		Messages: []string{"REQ", "TOKEN"}, Tokens: []int{raymondToken},
		Formulas: []sim.Formula{{What: "messages", Text: "0 … 2d, 4(n − 1)/n"}, {What: "delay", Text: "0 … 2d"}},
		Options: []sim.Option{
			{Name: "tree", Kind: sim.Choice, Names: []string{"star", "binary", "line"}, Doc: "The tree: all others on process 0, a binary tree under it, or a line from it."},
			{Name: "queue", Kind: sim.Choice, Names: []string{"first", "last"}, Rule: true, Doc: "The token goes to the first of the queue; to the last, some wait for ever."},
			{Name: "askOnce", Kind: sim.Switch, Default: 1, Rule: true, Doc: "A node that has asked for the token does not ask again until it comes."},
			{Name: "requestIds", Kind: sim.Switch, Default: 1, Rule: true, Doc: "Requests are numbered, and one that came before is ignored."},
			{Name: "hops", Kind: sim.Switch, Default: 1, Rule: true, Doc: "The token counts how often it was passed, and a node ignores one that it has had."},
			{Name: "oneToken", Kind: sim.Switch, Default: 1, Rule: true, Doc: "Process 0 makes the token at the very beginning only; otherwise also when it restarts without memory."},
		},
		New: func(s *sim.Setup, node int) sim.Node {
			p := &raymond{self: node, take: s.Choice("queue"), once: s.On("askOnce"), ids: s.On("requestIds"), count: s.On("hops"), one: s.On("oneToken")}
			tree := s.Choice("tree")
			p.holder = node
			if node > 0 {
				p.holder = parent(tree, node)
				p.near = append(p.near, p.holder)
			}
			switch tree {
			case treeStar:
				if node == 0 {
					for k := 1; k < s.Processes; k++ {
						p.near = append(p.near, k)
					}
				}
			case treeBinary:
				for k := 2*node + 1; k <= 2*node+2 && k < s.Processes; k++ {
					p.near = append(p.near, k)
				}
			case treeLine:
				if node+1 < s.Processes {
					p.near = append(p.near, node+1)
				}
			}
			p.latest = make([]int, len(p.near))
			return p
		},
	})
}

func parent(tree, node int) int {
	switch tree {
	case treeBinary:
		return (node - 1) / 2
	case treeLine:
		return node - 1
	}
	return 0
}

type raymond struct {
	sim.Silent
	self, take            int
	once, ids, count, one bool
	near                  []int // the neighbours, in ascending order

	holder int   // where the token is: here, in a neighbour's direction, or nowhere
	queue  []int // neighbours that asked, and the node itself
	asked  bool  // the holder's direction was asked
	number int   // of the latest request sent
	latest []int // by neighbour: the number of the latest request received
	hop    int   // of the latest token had
}

func (p *raymond) Code(c *sim.Coder) {
	c.Int("holder", &p.holder)
	c.Ints("queue", &p.queue)
	c.Bool("asked", &p.asked)
	c.Int("number", &p.number)
	c.Ints("latest", &p.latest)
	c.Int("hop", &p.hop)
}

func (p *raymond) Request(o *sim.Out) {
	p.queue = append(p.queue, p.self)
	p.assign(o)
}

func (p *raymond) Release(o *sim.Out) { p.assign(o) }

func (p *raymond) Receive(m *sim.Message, o *sim.Out) {
	at, _ := slices.BinarySearch(p.near, m.From)
	switch m.Type {
	case raymondRequest:
		if p.ids && m.Arg(0) <= p.latest[at] {
			o.Note("duplicate")
			return
		}
		p.latest[at] = max(p.latest[at], m.Arg(0))
		p.queue = append(p.queue, m.From)
	case raymondToken:
		if p.count && m.Arg(0) <= p.hop {
			o.Note("stale")
			return
		}
		p.hop = max(p.hop, m.Arg(0))
		p.holder, p.asked = p.self, false
	}
	p.assign(o)
}

// assign gives the token, if it is here and not in use, to who is next; then asks for it, if somebody here still wants it.
func (p *raymond) assign(o *sim.Out) {
	if p.holder == p.self && !o.Inside() && len(p.queue) > 0 {
		next := p.pop()
		if next == p.self {
			if o.Waiting() {
				o.Enter(0)
			}
			return
		}
		p.hop++
		p.holder, p.asked = next, false
		o.Send(next, raymondToken, p.hop)
	}
	if p.holder != p.self && p.holder != nowhere && len(p.queue) > 0 && !(p.once && p.asked) {
		p.number++
		p.asked = true
		o.Send(p.holder, raymondRequest, p.number)
	}
}

func (p *raymond) pop() int {
	next := p.queue[0]
	if last := len(p.queue) - 1; p.take == takeLast {
		next = p.queue[last]
		p.queue = p.queue[:last]
	} else {
		p.queue = p.queue[:copy(p.queue, p.queue[1:])]
	}
	return next
}

// Recover without memory: process 0 does not know where the token went; the others look for it where it was at first.
func (p *raymond) Recover(memory bool, _ *sim.Out) {
	if !memory && p.one && p.holder == p.self {
		p.holder = nowhere
	}
}

// HasToken tells whether the token is here.
func (p *raymond) HasToken() bool { return p.holder == p.self }

// LoseToken drops it; where it should be looked for is then unknown.
func (p *raymond) LoseToken() { p.holder = nowhere }

// ForgeToken makes a token here.
func (p *raymond) ForgeToken(o *sim.Out) {
	p.holder, p.asked = p.self, false
	p.hop++
	p.assign(o)
}

// WaitsFor: the neighbour in whose direction the token is. The queue's others are waited for by whoever has the token.
func (p *raymond) WaitsFor(set *sim.Set) {
	if p.holder != nowhere && p.holder != p.self {
		set.Add(p.holder)
	}
}
