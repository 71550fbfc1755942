package sim

import (
	"encoding/binary"
	"slices"
	"strconv"

	"contend/core/fault"
	"contend/core/model"
)

// Untimed is a run without time: whatever may happen next may happen next. A step is one request, one delivery with the
// entry it allows, one exit, one time-out, or one fault. A message may take any time, so a paused machine, a slow one and
// a slow message are all there already; what goes wrong beyond that, and how often, Faults says.
type Untimed struct {
	Algorithm *Algorithm
	Processes int // at most MaxUntimed
	Options   map[string]Value
	Requests  []int // how often each process asks, 0 to 100
	FIFO      bool  // messages from one node to another arrive in the order in which they were sent
	Faults    Allowance
	Victims   []int // the nodes that suffer them (of messages: the receivers); nil: any node may
	TimeOuts  *int  // how many time-outs a run may have, 0 to 1,000; nil: any number
}

// MaxUntimed is the largest number of processes that are explored without time.
const MaxUntimed = 8

// Mishap is a kind of fault of a run without time.
type Mishap int

// The mishaps. A message is lost or copied when it is the next to arrive: earlier would come to the same.
const (
	Lose      Mishap = iota // a message vanishes
	Duplicate               // the network makes a copy of a message
	Crash                   // a machine stops
	Restart                 // a crashed machine is up again, with its memory
	Amnesia                 // a crashed machine is up again, as new
	Reset                   // Crash and Amnesia in one
	LoseToken               // a machine loses the token it has in hand
	Forge                   // a machine believes that it has got the token
	mishaps
)

// MishapNames are the names of the mishaps in the interface.
var MishapNames = [mishaps]string{"lose", "duplicate", "crash", "restart", "amnesia", "reset", "loseToken", "forgeToken"}

// Allowance says how often each mishap may happen in one run, 0 to 255.
type Allowance [mishaps]int

// step is one kind of what may happen.
type step uint8

const (
	doRequest step = iota
	doDeliver
	doExit
	doTimeOut
	doMishap // and the Mishap
)

// must: it happens some day, if it can.
func (s step) must() bool { return s == doDeliver || s == doExit || s == doTimeOut }

// The lines of labels: what kind of step it was.
const (
	mustHappen = 1
	mayAsk     = 2
	mayFail    = 3
)

// action is a numbered thing that may happen: a step of a node, and which of its messages or timers.
type action struct {
	what step
	node int
	slot int
}

// untimed explores an Untimed. A state has a word for each node, the number of its own state and the number of what is on
// its way to it, a word of the faults that may still happen, and one of what the resource knows and the time-outs left. The numbers stand in pools, so that a state is small and
// still its own exact key, and what a node does in one state on one occasion is computed once.
type untimed struct {
	config   Untimed
	setup    *Setup
	actions  []action
	slots    int // messages to one node that can be told apart; FIFO: its senders
	nodes    []Node
	out      Out
	received Message

	locals  pool
	facts   []local // of each local state
	inboxes pool    // numbers of messages, four bytes each
	bodies  pool    // messages
	ledgers pool
	ledger  ledger // scratch
	senders []uint32
	effects map[cause]effect
	room    room
	missed  bool   // some step was not tried for want of room
	dead    uint32 // the state of a node that is down for good
	first   model.State
	scratch []byte
}

// local is what is known of a node's own state without running it.
type local struct {
	phase  Phase
	down   bool
	left   int    // requests to come
	timers uint32 // those that run
	code   int    // where the node's code begins
}

// cause is an occasion for a handler.
type cause struct {
	local, detail uint32 // detail: the message, the timer, or the mishap
	node          uint16
	what          step
}

// effect is what a handler did.
type effect struct {
	local   uint32
	outcome model.Outcome
	events  model.Events
	fence   int // of the entry
	sends   []parcel
}

type parcel struct{ to, message uint32 }

// poolBytes is how much memory the pools may take when nobody says otherwise.
const poolBytes = 500_000_000

// newUntimed readies a model. What is wrong with it is a fault on processes, options…, requests…, faults… or timeouts.
func newUntimed(c Untimed) (*untimed, error) {
	if c.Processes < 1 || c.Processes > MaxUntimed {
		return nil, fault.Range("processes", float64(c.Processes), 1, MaxUntimed)
	}
	setup, err := NewSetup(c.Algorithm, c.Processes, c.Options)
	if err != nil {
		return nil, err
	}
	if setup.Nodes > 64 {
		return nil, fault.Large("processes", 64, "it counts the algorithm's own machines too; take fewer of either")
	}
	if len(c.Requests) != c.Processes {
		return nil, fault.New(fault.Conflict, "requests", "requests must have one number for each of the "+strconv.Itoa(c.Processes)+" processes.")
	}
	for k, count := range c.Requests {
		if count < 0 || count > 100 {
			return nil, fault.Range("requests["+strconv.Itoa(k)+"]", float64(count), 0, 100)
		}
	}
	for k, count := range c.Faults {
		if count < 0 || count > 255 {
			return nil, fault.Range("faults."+MishapNames[k], float64(count), 0, 255)
		}
	}
	for k, node := range c.Victims {
		if node < 0 || node >= setup.Nodes {
			return nil, fault.Range("faults.nodes["+strconv.Itoa(k)+"]", float64(node), 0, float64(setup.Nodes-1))
		}
	}
	if c.TimeOuts != nil && (*c.TimeOuts < 0 || *c.TimeOuts > 1000) {
		return nil, fault.Range("timeouts", float64(*c.TimeOuts), 0, 1000)
	}
	u := &untimed{config: c, setup: setup, effects: map[cause]effect{}, slots: setup.Nodes, room: room{limit: poolBytes}}
	u.locals, u.inboxes, u.bodies, u.ledgers = newPool(&u.room), newPool(&u.room), newPool(&u.room), newPool(&u.room)
	if !c.FIFO {
		u.slots = 16 + 4*setup.Nodes
	}
	for k := range setup.Nodes {
		u.nodes = append(u.nodes, c.Algorithm.New(setup, k))
	}
	u.inboxes.number(nil) // the empty ones are 0
	u.ledgers.number(nil)
	u.plan()
	return u, u.begin()
}

// plan lists the actions: what must happen some day first, what may happen last.
func (u *untimed) plan() {
	add := func(what step, slots int) {
		for node := range u.nodes {
			if what >= doMishap && u.config.Victims != nil && !slices.Contains(u.config.Victims, node) {
				continue
			}
			for slot := range slots {
				u.actions = append(u.actions, action{what, node, slot})
			}
		}
	}
	for node := range u.setup.Processes {
		u.actions = append(u.actions, action{doRequest, node, 0})
	}
	add(doDeliver, u.slots)
	for node := range u.setup.Processes {
		u.actions = append(u.actions, action{doExit, node, 0})
	}
	add(doTimeOut, len(u.config.Algorithm.Timers))
	for m, count := range u.config.Faults {
		if count == 0 {
			continue
		}
		slots := 1
		if Mishap(m) == Lose || Mishap(m) == Duplicate {
			slots = u.slots
		}
		add(doMishap+step(m), slots)
	}
}

// begin computes the first state: every node has started.
func (u *untimed) begin() error {
	u.dead = u.number([]byte{255}, 0, local{down: true}) // a phase that no other state has
	u.first = make(model.State, u.Words())
	lefts := make([]int, u.setup.Nodes)
	copy(lefts, u.config.Requests)
	sent := make([][]parcel, u.setup.Nodes)
	for k := range u.nodes {
		node := u.config.Algorithm.New(u.setup, k)
		u.out.begin(k, Idle)
		node.Start(&u.out)
		e := u.effect(node, local{left: lefts[k]}, nil)
		if e.outcome != model.Moved {
			return fault.New(fault.Internal, "algorithm", u.config.Algorithm.ID+" lets in who does not wait, or sends to nobody.")
		}
		u.first[k] = uint64(e.local)
		sent[k] = e.sends
	}
	for k := range sent {
		u.send(u.first, sent[k])
	}
	for m, count := range u.config.Faults {
		u.first[u.setup.Nodes] |= uint64(count) << (8 * m)
	}
	if u.config.TimeOuts != nil {
		u.first[u.setup.Nodes+1] = uint64(*u.config.TimeOuts) << 32
	}
	return nil
}

// Words of a state: the nodes, the faults, and the ledger with the time-outs.
func (u *untimed) Words() int { return u.setup.Nodes + 2 }

func (u *untimed) Actions() int { return len(u.actions) }

func (u *untimed) Init(to model.State) { copy(to, u.first) }

// Bound names the bounds within which the search stays.
func (u *untimed) Bound() string {
	if u.config.TimeOuts != nil {
		return "time-outs ≤ " + strconv.Itoa(*u.config.TimeOuts)
	}
	return ""
}

func (u *untimed) local(s model.State, node int) *local { return &u.facts[uint32(s[node])] }

func (u *untimed) inbox(s model.State, node int) string { return u.inboxes.text(uint32(s[node] >> 32)) }

func (u *untimed) left(s model.State, m Mishap) bool { return s[u.setup.Nodes]>>(8*m)&255 > 0 }

// Step does what a numbered action does, if it can happen. The label's line is one of
// mustHappen, mayAsk and mayFail.
//
// It keeps texts that it meets for the first time, and what nodes did; when there is no room for more, the step exceeds.
func (u *untimed) Step(from model.State, number int, to model.State) (model.Label, model.Outcome) {
	u.room.over = false
	label, outcome := u.try(from, number, to)
	if u.room.over {
		outcome = model.Exceeded
	}
	if outcome == model.Exceeded && !u.late(from, &u.actions[number]) {
		u.missed = true
	}
	return label, outcome
}

func (u *untimed) try(from model.State, number int, to model.State) (model.Label, model.Outcome) {
	a := &u.actions[number]
	label := model.Label{Thread: int32(a.node), Line: mustHappen}
	me := u.local(from, a.node)
	did := effect{outcome: model.Blocked}
	switch a.what {
	case doRequest:
		label.Line = mayAsk
		if !me.down && me.phase == Idle && me.left > 0 {
			copy(to, from)
			did = u.happen(to, a, 0)
		}
	case doExit:
		if !me.down && me.phase == Inside {
			copy(to, from)
			did = u.happen(to, a, 0)
		}
	case doTimeOut:
		if me.timers>>a.slot&1 == 1 && !me.down {
			if u.late(from, a) {
				return label, model.Exceeded
			}
			copy(to, from)
			did = u.happen(to, a, uint32(a.slot))
			if did.outcome == model.Moved && same(from, to) {
				return label, model.Blocked // it changed nothing
			}
			if u.config.TimeOuts != nil {
				to[u.setup.Nodes+1] -= 1 << 32
			}
		}
	case doDeliver:
		message, where := u.arriving(u.inbox(from, a.node), a.slot)
		if where == beyond {
			return label, model.Exceeded
		}
		if where >= 0 {
			copy(to, from)
			u.take(to, a.node, where)
			did.outcome = model.Moved
			if !me.down { // else it is lost
				did = u.happen(to, a, message)
			}
		}
	default:
		label.Line = mayFail
		if u.left(from, Mishap(a.what-doMishap)) {
			return label, u.suffer(from, a, me, to)
		}
	}
	label.Events = did.events
	return label, did.outcome
}

// late: it is a time-out, and there have been as many as there may be.
func (u *untimed) late(s model.State, a *action) bool {
	return a.what == doTimeOut && u.config.TimeOuts != nil && s[u.setup.Nodes+1]>>32 == 0
}

func same(a, b model.State) bool {
	for k := range a {
		if a[k] != b[k] {
			return false
		}
	}
	return true
}

// suffer does a mishap.
func (u *untimed) suffer(from model.State, a *action, me *local, to model.State) model.Outcome {
	m := Mishap(a.what - doMishap)
	outcome := model.Moved
	copy(to, from)
	to[u.setup.Nodes] -= 1 << (8 * m)
	switch m {
	case Lose, Duplicate:
		message, where := u.arriving(u.inbox(from, a.node), a.slot)
		if where == beyond {
			return model.Exceeded
		}
		if where < 0 {
			return model.Blocked
		}
		if m == Lose {
			u.take(to, a.node, where)
		} else {
			u.put(to, a.node, where+4, message)
		}
	case Crash, Reset:
		if me.down {
			return model.Blocked
		}
		outcome = u.happen(to, a, uint32(m)).outcome
	case Restart, Amnesia:
		if !me.down || uint32(from[a.node]) == u.dead {
			return model.Blocked
		}
		outcome = u.happen(to, a, uint32(m)).outcome
	default:
		token, ok := u.nodes[a.node].(Token)
		if !ok || me.down {
			return model.Blocked
		}
		if m == LoseToken {
			u.load(uint32(from[a.node]), a.node)
			if !token.HasToken() {
				return model.Blocked
			}
		}
		outcome = u.happen(to, a, uint32(m)).outcome
	}
	if !u.left(to, Restart) && !u.left(to, Amnesia) {
		u.bury(to)
	}
	return outcome
}

// bury makes all alike that are down when nobody can be up again: their state and their messages mean nothing any more.
func (u *untimed) bury(s model.State) {
	for k := range u.nodes {
		if u.local(s, k).down {
			s[k] = uint64(u.dead)
		}
	}
	u.account(s, 0, 0, 0)
}

// happen runs what a node does on an occasion, in place.
func (u *untimed) happen(s model.State, a *action, detail uint32) effect {
	c := cause{uint32(s[a.node]), detail, uint16(a.node), a.what}
	e, known := u.effects[c]
	if !known {
		e = u.run(c)
		if !u.room.take(perText+8*uint64(len(e.sends))) || u.room.over {
			return effect{outcome: model.Exceeded}
		}
		u.effects[c] = e
	}
	if e.outcome == model.Moved {
		s[a.node] = s[a.node]>>32<<32 | uint64(e.local)
		u.send(s, e.sends)
		if u.account(s, e.events, a.node, e.fence) {
			e.events |= wroteLate
		}
	}
	return e
}

// load sets the node to one of its states, as the code of that state has it.
func (u *untimed) load(state uint32, k int) Node {
	node := u.nodes[k]
	// It is a code that the node itself wrote, so reading it cannot fail.
	_, _ = ReadState([]byte(u.locals.text(state)[u.facts[state].code:]), node)
	return node
}

// run computes what a node does.
func (u *untimed) run(c cause) effect {
	k := int(c.node)
	me := u.facts[c.local]
	node := u.load(c.local, k)
	timers := u.timers(c.local)
	u.out.begin(k, me.phase)
	switch c.what {
	case doRequest:
		me.phase = Waiting
		me.left--
		u.out.begin(k, Waiting)
		node.Request(&u.out)
		e := u.effect(node, me, timers)
		e.events |= model.Left
		return e
	case doExit:
		me.phase = Idle
		u.out.begin(k, Idle)
		node.Release(&u.out)
		e := u.effect(node, me, timers)
		e.events |= model.Exited
		return e
	case doDeliver:
		u.receive(c.detail, k)
		node.Receive(&u.received, &u.out)
	case doTimeOut:
		arg := timers[c.detail].arg
		timers[c.detail] = timer{}
		node.Timeout(int(c.detail), arg, &u.out)
	default:
		return u.mishap(Mishap(c.detail), node, me, timers)
	}
	return u.effect(node, me, timers)
}

// mishap computes what becomes of a node.
func (u *untimed) mishap(m Mishap, node Node, me local, timers []timer) effect {
	switch m {
	case Crash:
		me.down = true
		return u.effect(node, me, nil)
	case Restart:
		me.down = false
		node.Recover(true, &u.out)
		return u.effect(node, me, nil)
	case Amnesia, Reset:
		fresh := u.config.Algorithm.New(u.setup, u.out.self)
		me.down, me.phase = false, Idle
		u.out.begin(u.out.self, Idle)
		fresh.Recover(false, &u.out)
		return u.effect(fresh, me, nil)
	case LoseToken:
		node.(Token).LoseToken()
	case Forge:
		node.(Token).ForgeToken(&u.out)
	}
	return u.effect(node, me, timers)
}

// receive reads a message for its receiver.
func (u *untimed) receive(message uint32, to int) {
	text := []byte(u.bodies.text(message))
	c := Coder{mode: reading, bytes: text}
	u.received.From, u.received.To, u.received.Type = c.get(), to, c.get()
	u.received.Args = u.received.Args[:0]
	for c.at < len(text) {
		u.received.Args = append(u.received.Args, c.get())
	}
}

// timers reads the timers of a state.
func (u *untimed) timers(state uint32) []timer {
	kinds := len(u.config.Algorithm.Timers)
	timers := make([]timer, kinds)
	text := u.locals.text(state)
	c := Coder{mode: reading, bytes: []byte(text[2:u.facts[state].code])}
	c.get()
	for k := range timers {
		timers[k].seq = int64(c.get())
		timers[k].arg = c.get()
	}
	return timers
}

// effect collects what a handler asked for, and the node's new state.
func (u *untimed) effect(node Node, me local, timers []timer) effect {
	e := effect{outcome: model.Moved}
	if timers == nil {
		timers = make([]timer, len(u.config.Algorithm.Timers))
	}
	for _, a := range u.out.timers {
		timers[a.timer] = timer{}
		if a.high > 0 {
			timers[a.timer] = timer{1, a.arg}
		}
	}
	for i := range u.out.sends {
		o := &u.out.sends[i]
		if o.to < 0 || int(o.to) >= len(u.nodes) {
			return effect{outcome: model.Failed}
		}
		c := Coder{mode: writing}
		c.put(u.out.self)
		c.put(int(o.kind))
		for _, x := range u.out.args[o.first:o.last] {
			if int(int32(x)) != x {
				return effect{outcome: model.Exceeded}
			}
			c.put(x)
		}
		message := u.bodies.number(c.bytes)
		if int(message) == len(u.senders) && !u.room.over {
			u.senders = append(u.senders, uint32(u.out.self))
		}
		e.sends = append(e.sends, parcel{uint32(o.to), message})
	}
	if u.out.entered {
		if me.phase != Waiting {
			return effect{outcome: model.Failed}
		}
		me.phase = Inside
		e.events |= model.Entered
		e.fence = u.out.fence
	}
	head := []byte{byte(me.phase), 0}
	if me.down {
		head[1] = 1
	}
	c := Coder{mode: writing, bytes: head}
	c.put(me.left)
	me.timers = 0
	for k := range timers {
		c.put(int(timers[k].seq))
		c.put(timers[k].arg)
		me.timers |= uint32(timers[k].seq) << k
	}
	code := len(c.bytes)
	e.local = u.number(AppendState(c.bytes, node), code, me)
	return e
}

// number is the number of a node's state; what is known of it is kept beside.
func (u *untimed) number(text []byte, code int, me local) uint32 {
	n := u.locals.number(text)
	if int(n) == len(u.facts) && !u.room.over {
		me.code = code
		u.facts = append(u.facts, me)
	}
	return n
}

// What arriving says instead of a place.
const (
	nothing = -1
	beyond  = -2 // more different messages than there are slots
)

// arriving is the message of that slot, and where it is among those on their way to the node. With FIFO a slot is a
// sender and its message the oldest from there; without, slots count the different messages.
func (u *untimed) arriving(inbox string, slot int) (message uint32, where int) {
	if u.config.FIFO {
		for at := 0; at < len(inbox); at += 4 {
			if m := messageAt(inbox, at); int(u.senders[m]) == slot {
				return m, at
			}
		}
		return 0, nothing
	}
	seen := 0
	for at := 0; at < len(inbox); at += 4 {
		if at > 0 && inbox[at:at+4] == inbox[at-4:at] {
			continue
		}
		if seen == slot {
			message, where = messageAt(inbox, at), at
		}
		seen++
	}
	switch {
	case seen > u.slots && slot == u.slots-1:
		return 0, beyond
	case slot >= seen:
		return 0, nothing
	}
	return message, where
}

func messageAt(inbox string, at int) uint32 {
	return uint32(inbox[at]) | uint32(inbox[at+1])<<8 | uint32(inbox[at+2])<<16 | uint32(inbox[at+3])<<24
}

// take removes the message at that place of those on their way to the node.
func (u *untimed) take(s model.State, node, where int) {
	inbox := u.inbox(s, node)
	u.scratch = append(append(u.scratch[:0], inbox[:where]...), inbox[where+4:]...)
	u.set(s, node)
}

// put inserts a message at that place.
func (u *untimed) put(s model.State, node, where int, message uint32) {
	inbox := u.inbox(s, node)
	u.scratch = append(u.scratch[:0], inbox[:where]...)
	u.scratch = binary.LittleEndian.AppendUint32(u.scratch, message)
	u.scratch = append(u.scratch, inbox[where:]...)
	u.set(s, node)
}

func (u *untimed) set(s model.State, node int) {
	s[node] = uint64(u.inboxes.number(u.scratch))<<32 | s[node]&(1<<32-1)
}

// send puts messages on their way. With FIFO those to one node are kept by sender, each sender's in the order in which
// they were sent; without, in the order of their numbers: that they are the same is all that counts.
func (u *untimed) send(s model.State, parcels []parcel) {
	for _, p := range parcels {
		if uint32(s[p.to]) == u.dead {
			continue
		}
		inbox := u.inbox(s, int(p.to))
		at := len(inbox)
		for at > 0 && u.after(messageAt(inbox, at-4), p.message) {
			at -= 4
		}
		u.put(s, int(p.to), at, p.message)
	}
}

// after: the message m on its way stands behind a new one.
func (u *untimed) after(m, fresh uint32) bool {
	if u.config.FIFO {
		return u.senders[m] > u.senders[fresh]
	}
	return m > fresh
}
