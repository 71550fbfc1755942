package sim

import (
	"slices"
	"strconv"

	"contend/core/fault"
)

// intervene carries out the interventions whose step has come.
func (s *Sim) intervene() error {
	for s.applied < len(s.byStep) {
		place := s.byStep[s.applied]
		if *s.config.Faults.Journal[place].Step > s.events {
			return nil
		}
		s.applied++
		if err := s.do(place); err != nil {
			return err
		}
	}
	return nil
}

// do carries out the intervention at that place of the journal.
func (s *Sim) do(place int) error {
	i := &s.config.Faults.Journal[place]
	field := "faults.journal[" + strconv.Itoa(place) + "]"
	if i.Do.onMessage() {
		return s.onMessage(i, field)
	}
	if i.Do == DoPartition || i.Do == DoHeal {
		s.remark(Suffers, -1, string(i.Do))
		s.partition(i)
		return nil
	}
	m := &s.machines[i.Node]
	if m.down != (i.Do == DoRestart) && i.Do != DoWant {
		state := "down"
		if !m.down {
			state = "up"
		}
		return fault.New(fault.Conflict, field, "Node "+strconv.Itoa(i.Node)+" is "+state+" already; take this intervention out.",
			"node", i.Node, "state", state)
	}
	if i.Do == DoExit || i.Do == DoTimeOut {
		return s.hasten(i, field)
	}
	suffered := Record{What: Suffers, Node: i.Node, Peer: -1, Type: -1, Text: string(i.Do)}
	if i.Do == DoRestart && i.Memory {
		suffered.Args = []int{1} // whoever reads the trace could not tell otherwise
	}
	s.record(suffered)
	switch i.Do {
	case DoWant:
		if m.paused {
			s.working++
			m.held = append(m.held, event{at: s.now, what: evRequest, node: int32(i.Node)})
			return nil
		}
		return s.ask(i.Node, s.now)
	case DoCrash:
		s.crash(i.Node)
	case DoRestart:
		return s.restart(i.Node, i.Memory)
	case DoReset:
		s.crash(i.Node)
		return s.restart(i.Node, false)
	case DoPause:
		m.paused = true
	case DoResume:
		s.resume(i.Node)
	case DoLose:
		if t, ok := m.node.(Token); ok && t.HasToken() {
			t.LoseToken()
			return nil
		}
		return fault.New(fault.Conflict, field, "Node "+strconv.Itoa(i.Node)+" has no token to lose; drop the message that carries it.", "node", i.Node)
	case DoForge:
		t, ok := m.node.(Token)
		if !ok {
			return fault.New(fault.Conflict, field, "This algorithm has no token to forge; take another one.")
		}
		s.begin(i.Node)
		t.ForgeToken(&s.out)
		return s.apply(i.Node)
	}
	return nil
}

// hasten lets happen now what would happen to a node later anyway: its user leaves, or a timer runs out.
func (s *Sim) hasten(i *Intervention, field string) error {
	m := &s.machines[i.Node]
	who := "Node " + strconv.Itoa(i.Node)
	if m.paused {
		return fault.New(fault.Conflict, field, who+" is paused then; resume it first.", "node", i.Node, "state", "paused")
	}
	if i.Do == DoExit {
		if m.phase != Inside {
			return fault.New(fault.Conflict, field, who+" is not inside then; take this intervention out.", "node", i.Node, "state", "outside")
		}
		s.working -= len(s.queue.drain(func(e *event) bool { return e.what == evExit && int(e.node) == i.Node && e.ref == m.life }))
		s.remark(Suffers, i.Node, string(i.Do))
		return s.exit(i.Node)
	}
	names := s.config.Algorithm.Timers
	kind := slices.Index(names, i.Timer)
	if kind < 0 {
		return fault.OneOf(field+".timer", i.Timer, names...)
	}
	seq := s.timers[i.Node*len(names)+kind].seq
	if seq == 0 {
		return fault.New(fault.Conflict, field, who+" has no timer "+i.Timer+" running then; take this intervention out.", "node", i.Node, "state", "no-timer")
	}
	s.remark(Suffers, i.Node, string(i.Do))
	return s.timeout(i.Node, kind, seq)
}

// crash takes a node down: its timers stop, what it held back is lost, and its user is inside no more.
func (s *Sim) crash(k int) {
	m := &s.machines[k]
	m.down, m.paused = true, false
	m.life++
	switch m.phase {
	case Waiting:
		s.waiting--
	case Inside:
		s.inside--
	}
	kinds := len(s.config.Algorithm.Timers)
	clear(s.timers[k*kinds : (k+1)*kinds])
	held := m.held
	m.held = nil
	for _, e := range held {
		switch e.what {
		case evDeliver:
			f := &s.net.flights[e.ref]
			if !s.idle[f.kind] {
				s.net.moving--
			}
			s.lost++
			s.message(Loses, k, int(f.from), f, "down")
			s.net.release(e.ref)
		case evTimer:
		default:
			s.working--
		}
	}
}

// restart brings a node up again. With memory it goes on where it was: who was inside stays inside for a whole section.
func (s *Sim) restart(k int, memory bool) error {
	m := &s.machines[k]
	m.down = false
	was := m.phase
	if memory {
		switch m.phase {
		case Waiting:
			s.waiting++
		case Inside:
			s.goInside(k)
		}
	} else {
		m.node, m.phase, m.backlog = s.config.Algorithm.New(s.setup, k), Idle, nil
	}
	s.begin(k)
	m.node.Recover(memory, &s.out)
	if err := s.apply(k); err != nil {
		return err
	}
	if k < s.setup.Processes && m.phase == Idle && (was != Idle || s.config.Workload.Kind == SparseLoad) {
		return s.next(k)
	}
	return nil
}

// resume lets a paused node go on: all that waited happens now, in its order.
func (s *Sim) resume(k int) {
	m := &s.machines[k]
	m.paused = false
	held := m.held
	m.held = nil
	kinds := len(s.config.Algorithm.Timers)
	for _, e := range held {
		s.seq++
		if e.what == evTimer {
			t := &s.timers[k*kinds+int(e.ref)]
			if t.seq != e.seq {
				continue
			}
			t.seq = s.seq
		}
		e.at, e.seq = s.now, s.seq
		s.queue.push(e, false)
	}
}

func (s *Sim) partition(i *Intervention) {
	for k := range s.machines {
		s.machines[k].group = 0
	}
	s.split = i.Do == DoPartition
	for g, group := range i.Groups {
		for _, k := range group {
			s.machines[k].group = g + 1
		}
	}
}

// onMessage does something to a message on its way.
func (s *Sim) onMessage(i *Intervention, field string) error {
	slot := int32(-1)
	for k := range s.net.flights {
		if s.net.flights[k].id == i.Message {
			slot = int32(k)
		}
	}
	if slot < 0 {
		return fault.New(fault.Conflict, field+".message", "Message "+strconv.FormatInt(i.Message, 10)+" is not on its way then; choose one that is.",
			"message", float64(i.Message))
	}
	f := s.net.flights[slot]
	s.record(Record{What: Suffers, Node: int(f.to), Peer: int(f.from), Message: f.id, Type: int(f.kind), Text: string(i.Do)})
	args := s.net.arguments(nil, &f)
	switch i.Do {
	case DoDuplicate:
		at := f.arrive
		if s.net.bus {
			at = s.net.arrival(s.now, s.travel(), f.from, f.to)
		}
		copied, err := s.copyOf(f, max(at, s.now), args)
		if err != nil {
			return err
		}
		if s.net.fifo && !s.net.bus {
			s.pushBehind(copied, f.turn)
		}
	case DoDrop:
		s.takeBack(slot)
		if !s.idle[f.kind] {
			s.net.moving--
		}
		s.lost++
		s.message(Loses, int(f.to), int(f.from), &f, "drop")
		s.net.release(slot)
	case DoDeliver:
		if s.net.fifo && s.overtakes(&f) {
			return fault.New(fault.Conflict, field+".message",
				"With FIFO on, message "+strconv.FormatInt(f.id, 10)+" cannot overtake the one sent before it; deliver that one first, or turn FIFO off.",
				"message", float64(f.id))
		}
		s.takeBack(slot)
		s.arriveAt(slot, s.now)
	case DoDelay:
		s.takeBack(slot)
		s.arriveAt(slot, max(f.arrive, s.now)+ticks(i.By))
		if s.net.fifo {
			s.pushBehind(slot, f.turn)
		}
	}
	return nil
}

// takeBack takes the arrival of a message out of the plan, or out of what its receiver holds back.
func (s *Sim) takeBack(slot int32) {
	mine := func(e *event) bool { return e.what == evDeliver && e.ref == slot }
	if len(s.queue.drain(mine)) > 0 {
		return
	}
	m := &s.machines[s.net.flights[slot].to]
	for k := range m.held {
		if mine(&m.held[k]) {
			m.held = append(m.held[:k], m.held[k+1:]...)
			return
		}
	}
}

func (s *Sim) arriveAt(slot int32, at Time) {
	f := &s.net.flights[slot]
	f.arrive = at
	s.seq++
	f.turn = s.seq
	s.queue.push(event{at: at, seq: s.seq, what: evDeliver, node: f.to, ref: slot}, false)
}

// overtakes: a message of the same two nodes is still on its way that is to arrive before.
func (s *Sim) overtakes(f *flight) bool {
	for k := range s.net.flights {
		g := &s.net.flights[k]
		if g.id != 0 && g.from == f.from && g.to == f.to && (g.arrive < f.arrive || g.arrive == f.arrive && g.turn < f.turn) {
			return true
		}
	}
	return false
}

// pushBehind keeps FIFO for a message that has the place of another turn: what was behind that one, between the same two
// nodes, arrives no earlier than the message, in its order.
func (s *Sim) pushBehind(slot int32, turn int64) {
	f := s.net.flights[slot]
	s.net.uneven = true
	last := s.net.lastTo(f.from, f.to)
	*last = max(*last, f.arrive)
	late := s.queue.drain(func(e *event) bool {
		if e.what != evDeliver || e.ref == slot {
			return false
		}
		g := &s.net.flights[e.ref]
		return g.from == f.from && g.to == f.to && g.turn > turn && g.arrive <= f.arrive
	})
	for _, e := range late {
		s.arriveAt(e.ref, f.arrive)
	}
}
