package sim

import (
	"math"
	"slices"
	"strconv"

	"contend/core/fault"
	"contend/core/rng"
)

// End says why a run ended.
type End string

const (
	// NotEnded: it goes on.
	NotEnded End = ""
	// Quiet: nothing moved any more but, perhaps, an idle token; nobody was inside or could still come in.
	Quiet End = "quiet"
	// AtEntries: the last of Config.Entries left.
	AtEntries End = "entries"
	// AtUntil: the time was up.
	AtUntil End = "until"
	// AtEvents: Config.MaxEvents had happened.
	AtEvents End = "events"
	// AtCall: the caller stopped it.
	AtCall End = "cancelled"
)

// Entry is one critical section.
type Entry struct {
	Process   int
	Requested Time
	Entered   Time
	Exited    Time // −1: it did not
	Fence     int  // its fencing token, 0 for none
}

// left is the end of an entry.
type left struct {
	entry int
	at    Time
}

// machine is a node with what surrounds it.
type machine struct {
	node      Node
	phase     Phase
	down      bool
	paused    bool
	life      int32 // rises with every crash, so that what was planned for an earlier life does not happen
	group     int   // of a partition
	requested Time
	entry     int    // the current section's place in entries
	backlog   []Time // requests that came while the process was not idle
	held      []event
	sent      int64
	received  int64
	random    *rng.Stream // of its random delays
	think     *rng.Stream
}

// Sim is a run under way.
type Sim struct {
	config   Config
	setup    *Setup
	machines []machine
	net      network
	queue    queue
	now      Time
	seq      int64
	events   int64
	ended    End

	cs, think Time
	until     Time
	idle      []bool // by type of message
	timers    []timer
	working   int // events to come that can still lead somewhere: not timers, not idle messages
	waiting   int // processes that wait and are up
	inside    int // processes that are inside and are up

	byStep  []int // the journal's places with a step, in the order in which they happen
	applied int   // of those

	latency, loss, copies *rng.Stream
	split                 bool // there is a partition

	total     int64
	byType    []int64
	entries   []Entry // Exited is not written here but in exits: both only grow, whatever is seen again
	exits     []left
	completed int
	markAt    int64 // messages when the warm-up was over
	written   int   // the latest entry that wrote
	wrote     int   // the entry that wrote last
	seen      int   // the highest fencing token that wrote
	violated  int64
	rejected  int64
	overwrote int64
	lost      int64

	trace   []Record
	untold  int64
	out     Out
	arrived Message
	scratch []int
	fetched int32 // nothing that counts; see readAhead
}

// timer is a node's timer of one kind: the event that it waits for, 0 for none.
type timer struct {
	seq int64
	arg int
}

// New readies a run.
func New(config Config) (*Sim, error) {
	setup, err := NewSetup(config.Algorithm, config.Processes, config.Options)
	if err != nil {
		return nil, err
	}
	if err := config.check(); err != nil {
		return nil, err
	}
	if err := config.Faults.check(setup.Nodes, setup.Processes); err != nil {
		return nil, err
	}
	if config.MaxEvents == 0 {
		config.MaxEvents = DefaultMaxEvents
	}
	a := config.Algorithm
	s := &Sim{config: config, setup: setup, machines: make([]machine, setup.Nodes), cs: ticks(config.CS), until: math.MaxInt64,
		idle: make([]bool, len(a.Messages)), timers: make([]timer, setup.Nodes*len(a.Timers)),
		byType: make([]int64, len(a.Messages)), written: -1, wrote: -1,
		latency: rng.New(config.Seed, "network/latency"), loss: rng.New(config.Seed, "network/loss"),
		copies: rng.New(config.Seed, "network/duplicate")}
	if config.Until != nil {
		s.until = ticks(*config.Until)
	}
	for _, kind := range a.Idle {
		s.idle[kind] = true
	}
	s.net = network{low: ticks(config.Latency[0]), high: ticks(config.Latency[1]), bus: config.Bus, fifo: config.FIFO,
		last: make([][]Time, setup.Nodes), nextID: 1}
	s.net.uneven = s.net.low != s.net.high
	if s.net.uneven {
		s.queue.ahead = s.readAhead
		s.queue.width = max(1, s.net.high/(bucketCount-2)) // so that every arrival has a bucket when it is planned
	}
	for k := range s.machines {
		s.machines[k].node = a.New(setup, k)
	}
	s.plan()
	for k := range s.machines {
		s.begin(k)
		s.machines[k].node.Start(&s.out)
		if err := s.apply(k); err != nil {
			return nil, err
		}
	}
	return s, s.load()
}

// plan schedules the interventions that have a time: before the requests, and before all that happens later.
func (s *Sim) plan() {
	journal := s.config.Faults.Journal
	for k := range journal {
		if journal[k].At != nil {
			s.schedule(event{at: ticks(*journal[k].At), what: evIntervene, ref: int32(k)})
		} else {
			s.byStep = append(s.byStep, k)
		}
	}
	slices.SortStableFunc(s.byStep, func(a, b int) int {
		switch x, y := *journal[a].Step, *journal[b].Step; {
		case x < y:
			return -1
		case x > y:
			return 1
		}
		return 0
	})
}

// load schedules the first requests.
func (s *Sim) load() error {
	w := &s.config.Workload
	switch w.Kind {
	case TraceLoad:
		for _, r := range w.Requests {
			s.schedule(event{at: ticks(r.At), what: evRequest, node: int32(r.Process)})
		}
	case SaturatedLoad:
		for k := range s.setup.Processes {
			s.schedule(event{what: evRequest, node: int32(k)})
		}
	case SparseLoad:
		s.think = ticks(w.Think)
		for k := range s.setup.Processes {
			s.machines[k].think = rng.New(s.config.Seed, "process/"+strconv.Itoa(k)+"/think")
			s.thinkFirst(k)
		}
	}
	return nil
}

// thinkFirst lets a process ask after a time of thinking, drawn by inversion. Log1p, unlike Log, is computed alike on
// every machine.
func (s *Sim) thinkFirst(k int) {
	m := &s.machines[k]
	wait := math.Round(-math.Log1p(-m.think.Float64()) * float64(s.think)) // at most 37 times the mean
	s.schedule(event{at: s.now + Time(wait), what: evAsk, node: int32(k), ref: m.life})
}

// schedule adds an event that can lead somewhere.
func (s *Sim) schedule(e event) {
	s.seq++
	e.seq = s.seq
	s.working++
	s.queue.push(e, false)
}

// Now is the time of the latest event.
func (s *Sim) Now() Time { return s.now }

// Events is how many events have happened.
func (s *Sim) Events() int64 { return s.events }

// Setup is what every node knew from the beginning.
func (s *Sim) Setup() *Setup { return s.setup }

// Node is the node with that number, to be looked at.
func (s *Sim) Node(k int) Node { return s.machines[k].node }

// Phase is what the user of process k is doing, as far as the process knows.
func (s *Sim) Phase(k int) Phase { return s.machines[k].phase }

// Ended says whether the run is over, and why.
func (s *Sim) Ended() End { return s.ended }

// Step lets the next event happen, and tells whether there was one. A fault is a mistake in the journal (an intervention
// on what does not exist then), or in the algorithm.
func (s *Sim) Step() (bool, error) {
	return s.stepIf(func(*Sim) bool { return true })
}

// stepIf is Step, if the next event may happen. Interventions whose step has come are carried out before it is asked.
func (s *Sim) stepIf(may func(*Sim) bool) (bool, error) {
	if s.ended != NotEnded {
		return false, nil
	}
	if err := s.intervene(); err != nil {
		return false, err
	}
	if end := s.over(); end != NotEnded {
		s.ended = end
		return false, nil
	}
	if !may(s) {
		return false, nil
	}
	e := s.queue.pop()
	s.now = e.at
	s.events++
	if e.what != evTimer && e.what != evDeliver {
		s.working--
	}
	return true, s.happen(&e)
}

// over tells whether the run ends before the next event.
func (s *Sim) over() End {
	switch {
	case s.events >= s.config.MaxEvents:
		return AtEvents
	case s.queue.len() == 0:
		return Quiet
	case s.queue.first().at > s.until:
		return AtUntil
	case s.config.Until == nil && s.working == 0 && s.net.moving == 0 && s.waiting == 0 && s.inside == 0:
		return Quiet
	}
	return NotEnded
}

func (s *Sim) happen(e *event) error {
	if e.what == evIntervene {
		return s.do(int(e.ref))
	}
	k := int(e.node)
	m := &s.machines[k]
	if m.paused && !(e.what == evDeliver && s.net.flights[e.ref].fate == isLost) {
		// It does not notice; all waits. What can lead somewhere goes on counting as such.
		if e.what != evTimer && e.what != evDeliver {
			s.working++
		}
		m.held = append(m.held, *e)
		return nil
	}
	switch e.what {
	case evRequest:
		return s.ask(k, e.at)
	case evAsk:
		if e.ref == m.life {
			return s.ask(k, e.at)
		}
	case evExit:
		if e.ref == m.life {
			return s.exit(k)
		}
	case evDeliver:
		return s.deliver(e.ref)
	case evTimer:
		return s.timeout(k, int(e.ref), e.seq)
	}
	return nil
}

// ask lets the user of process k ask; since is when it wanted to.
func (s *Sim) ask(k int, since Time) error {
	m := &s.machines[k]
	if m.down {
		s.event(Refused, k)
		return nil
	}
	if m.phase != Idle {
		m.backlog = append(m.backlog, since)
		return nil
	}
	m.phase, m.requested = Waiting, since
	s.waiting++
	s.event(Wants, k)
	s.begin(k)
	m.node.Request(&s.out)
	return s.apply(k)
}

// enter lets the waiting user of process k in.
func (s *Sim) enter(k, fence int) error {
	m := &s.machines[k]
	if m.phase != Waiting {
		return fault.New(fault.Internal, "algorithm", s.config.Algorithm.ID+" let process "+strconv.Itoa(k)+" in, which does not wait.")
	}
	m.phase = Inside
	s.waiting--
	m.entry = len(s.entries)
	s.entries = append(s.entries, Entry{Process: k, Requested: m.requested, Entered: s.now, Exited: -1, Fence: fence})
	s.event(Enters, k)
	s.goInside(k)
	return nil
}

// goInside counts a process as inside and plans its exit.
func (s *Sim) goInside(k int) {
	if s.inside > 0 {
		s.violated++
		s.event(Violates, k)
	}
	s.inside++
	s.schedule(event{at: s.now + s.cs, what: evExit, node: int32(k), ref: s.machines[k].life})
}

// exit lets the user of process k leave: its work is written, the algorithm told, and the next request made.
func (s *Sim) exit(k int) error {
	m := &s.machines[k]
	m.phase = Idle
	s.inside--
	s.exits = append(s.exits, left{m.entry, s.now})
	s.write(m.entry)
	s.event(Exits, k)
	s.begin(k)
	m.node.Release(&s.out)
	if err := s.apply(k); err != nil {
		return err
	}
	s.completed++
	if s.completed == s.config.Warmup {
		s.markAt = s.total
	}
	if s.completed == s.config.Entries {
		s.ended = AtEntries
		return nil
	}
	return s.next(k)
}

// write is what a section does to the resource, at its end: the resource refuses a fencing token that is older than one
// it has seen. Where it cannot tell, an earlier holder's work may go over a later one's.
func (s *Sim) write(entry int) {
	e := &s.entries[entry]
	if e.Fence > 0 && e.Fence < s.seen {
		s.rejected++
		s.event(Rejected, e.Process)
		return
	}
	if s.written > entry && e.Fence <= s.seen {
		s.overwrote++
		s.event(Overwrote, e.Process)
	}
	s.wrote, s.written, s.seen = entry, max(s.written, entry), max(s.seen, e.Fence)
}

// next makes the process ask again, now or later, as the workload says.
func (s *Sim) next(k int) error {
	m := &s.machines[k]
	if len(m.backlog) > 0 {
		since := m.backlog[0]
		m.backlog = m.backlog[1:]
		return s.ask(k, since)
	}
	switch s.config.Workload.Kind {
	case SaturatedLoad:
		return s.ask(k, s.now)
	case SparseLoad:
		s.thinkFirst(k)
	}
	return nil
}

// deliver lets the message in that slot arrive, if it does.
func (s *Sim) deliver(slot int32) error {
	f := &s.net.flights[slot]
	k := int(f.to)
	m := &s.machines[k]
	if !s.idle[f.kind] {
		s.net.moving--
	}
	reason := ""
	switch {
	case f.fate == isLost:
		reason = "lost"
	case m.down:
		reason = "down"
	case s.split && s.machines[f.from].group != m.group:
		reason = "partition"
	}
	if reason != "" {
		s.lost++
		s.message(Loses, k, int(f.from), f, reason)
		s.net.release(slot)
		return nil
	}
	if f.from != f.to {
		m.received++
	}
	if s.config.MaxTrace > 0 {
		s.message(Receives, k, int(f.from), f, "")
	}
	s.arrived.From, s.arrived.To, s.arrived.Type = int(f.from), k, int(f.kind)
	s.scratch = s.net.arguments(s.scratch, f)
	s.arrived.Args = s.scratch
	s.net.release(slot)
	s.begin(k)
	m.node.Receive(&s.arrived, &s.out)
	return s.apply(k)
}

func (s *Sim) timeout(k, kind int, seq int64) error {
	t := &s.timers[k*len(s.config.Algorithm.Timers)+kind]
	if t.seq != seq {
		return nil // it was stopped or set again
	}
	t.seq = 0
	s.remark(TimesOut, k, s.config.Algorithm.Timers[kind])
	s.begin(k)
	s.machines[k].node.Timeout(kind, t.arg, &s.out)
	return s.apply(k)
}

func (s *Sim) begin(k int) { s.out.begin(k, s.machines[k].phase) }

// apply carries out what a handler asked for.
func (s *Sim) apply(k int) error {
	for _, text := range s.out.notes {
		s.remark(Notes, k, text)
	}
	for i := range s.out.sends {
		o := &s.out.sends[i]
		if err := s.send(k, o, s.out.args[o.first:o.last]); err != nil {
			return err
		}
	}
	kinds := len(s.config.Algorithm.Timers)
	for _, a := range s.out.timers {
		t := &s.timers[k*kinds+a.timer]
		if a.high == 0 {
			t.seq = 0
			continue
		}
		s.seq++
		*t = timer{s.seq, a.arg}
		s.queue.push(event{at: s.now + s.delay(k, a.low, a.high), seq: s.seq, what: evTimer, node: int32(k), ref: int32(a.timer)}, false)
	}
	if s.out.entered {
		return s.enter(k, s.out.fence)
	}
	return nil
}

func (s *Sim) delay(k int, low, high Time) Time {
	if low == high {
		return low
	}
	m := &s.machines[k]
	if m.random == nil {
		m.random = rng.New(s.config.Seed, "process/"+strconv.Itoa(k)+"/delay")
	}
	return low + Time(m.random.IntN(int(high-low)+1))
}

// send puts a message on its way, and perhaps a copy.
func (s *Sim) send(from int, o *outgoing, args []int) error {
	to := int(o.to)
	if to < 0 || to >= len(s.machines) {
		return fault.New(fault.Internal, "algorithm", s.config.Algorithm.ID+" sent a message to node "+strconv.Itoa(to)+", which does not exist.")
	}
	if from != to {
		s.total++
		s.byType[o.kind]++
		s.machines[from].sent++
	}
	f := flight{id: s.net.nextID, sent: s.now, from: int32(from), to: o.to, kind: uint8(o.kind)}
	s.net.nextID++
	if s.split && s.machines[from].group != s.machines[to].group || s.chance(s.loss, s.config.Faults.Loss) {
		f.fate = isLost
	}
	f.arrive = s.net.arrival(s.now, s.travel(), f.from, f.to)
	if _, err := s.launch(f, args); err != nil {
		return err
	}
	if s.config.MaxTrace > 0 {
		s.record(Record{What: Sends, Node: from, Peer: to, Message: f.id, Type: int(f.kind), Args: slices.Clone(args)})
	}
	if s.chance(s.copies, s.config.Faults.Duplicate) {
		_, err := s.copyOf(f, s.net.arrival(s.now, s.travel(), f.from, f.to), args)
		return err
	}
	return nil
}

// copyOf makes the network carry a second message like f, which arrives at a time of its own.
func (s *Sim) copyOf(f flight, at Time, args []int) (slot int32, err error) {
	original := f.id
	f.id, f.arrive, f.fate = s.net.nextID, at, arrives
	s.net.nextID++
	s.record(Record{What: Copies, Node: int(f.to), Peer: int(f.from), Message: f.id, Of: original, Type: int(f.kind)})
	return s.launch(f, args)
}

// readAhead reads the messages that arrive soon from memory, all together: among a million on their way each is far from the
// last, and waiting for them one by one takes a fourth of the time of a run.
func (s *Sim) readAhead(soon []event) {
	for k := range soon {
		if soon[k].what == evDeliver {
			s.fetched += s.net.flights[soon[k].ref].to // so that no compiler takes it for useless
		}
	}
}

func (s *Sim) launch(f flight, args []int) (slot int32, err error) {
	if f.arrive > math.MaxInt64/2 {
		return 0, fault.New(fault.TooLarge, "latency", "The bus is so far behind that its time cannot be counted; shorten the run.", "limit", MaxUnits)
	}
	if slot, err = s.net.admit(f, args); err != nil {
		return 0, err
	}
	if !s.idle[f.kind] {
		s.net.moving++
	}
	s.seq++
	s.net.flights[slot].turn = s.seq
	s.queue.push(event{at: f.arrive, seq: s.seq, what: evDeliver, node: f.to, ref: slot}, true)
	return slot, nil
}

func (s *Sim) travel() Time {
	if s.net.low == s.net.high {
		return s.net.low
	}
	return s.net.low + Time(s.latency.IntN(int(s.net.high-s.net.low)+1))
}

// chance draws nothing when there is none, so that a run without faults is the same run.
func (s *Sim) chance(stream *rng.Stream, p float64) bool { return p > 0 && stream.Float64() < p }
