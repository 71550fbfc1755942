package sim

import "slices"

// View is a run as it stands: what each node is doing and remembers, and what is on its way.
type View struct {
	At      Time
	Step    int64 // events so far
	Ended   End
	Nodes   []NodeView
	Flights []FlightView // in the order of their numbers
	// Writer is the process whose work was written last, −1: nobody's yet; Fence is the highest fencing token that the resource
	// has seen.
	Writer, Fence int
}

// NodeView is a node as it stands. What it believes and what is so can differ: Phase is what the process believes, Granted
// what a granter believes, and whether two processes are inside only an onlooker sees.
type NodeView struct {
	Phase     Phase
	Down      bool
	Paused    bool
	Requested Time    // of the present request; meaningless to who is idle
	Token     bool    // it has the token in hand
	Granter   bool    // it gives permission to one at a time
	Granted   int     // to whom, as far as it remembers; −1: to nobody
	WaitsFor  []int   // whose message is missing, as far as it can say; empty unless it waits
	State     []Field // all that the node remembers
	Timers    []Alarm // that run, in the order of Algorithm.Timers
}

// Alarm is a timer that runs, and when it runs out. While its node is paused that time can be over.
type Alarm struct {
	Timer string
	At    Time
}

// FlightView is a message on its way. What it says of its arrival, and whether it will be lost, no node knows.
type FlightView struct {
	Message  int64
	From, To int
	Type     int
	Args     []int
	Sent     Time
	Arrives  Time
}

// View tells how the run stands.
func (s *Sim) View() *View {
	v := &View{At: s.now, Step: s.events, Ended: s.ended, Nodes: make([]NodeView, len(s.machines)), Flights: []FlightView{}, Writer: -1}
	if s.wrote >= 0 {
		v.Writer, v.Fence = s.entries[s.wrote].Process, s.seen
	}
	ends := s.timersEnd()
	kinds := len(s.config.Algorithm.Timers)
	for k := range s.machines {
		m := &s.machines[k]
		n := NodeView{Phase: m.phase, Down: m.down, Paused: m.paused, Requested: m.requested, Granted: -1, WaitsFor: []int{}, State: Show(m.node)}
		if t, ok := m.node.(Token); ok {
			n.Token = t.HasToken()
		}
		if g, ok := m.node.(Granter); ok {
			n.Granter, n.Granted = true, g.Granted()
		}
		if w, ok := m.node.(Waiter); ok && m.phase == Waiting && !m.down {
			var set Set
			w.WaitsFor(&set)
			for j := set.Next(0); j >= 0; j = set.Next(j + 1) {
				n.WaitsFor = append(n.WaitsFor, j)
			}
		}
		for kind, name := range s.config.Algorithm.Timers {
			if seq := s.timers[k*kinds+kind].seq; seq != 0 {
				n.Timers = append(n.Timers, Alarm{name, ends[seq]})
			}
		}
		v.Nodes[k] = n
	}
	for _, k := range s.net.inOrder() {
		f := &s.net.flights[k]
		v.Flights = append(v.Flights, FlightView{Message: f.id, From: int(f.from), To: int(f.to), Type: int(f.kind),
			Args: s.net.arguments(nil, f), Sent: f.sent, Arrives: f.arrive})
	}
	return v
}

// timersEnd is when timers run out, by the number of their event.
func (s *Sim) timersEnd() map[int64]Time {
	ends := map[int64]Time{}
	add := func(e *event) {
		if e.what == evTimer {
			ends[e.seq] = e.at
		}
	}
	s.queue.each(add)
	for k := range s.machines {
		for at := range s.machines[k].held {
			add(&s.machines[k].held[at])
		}
	}
	return ends
}

// inOrder lists the slots of the messages on their way in the order of their numbers. It sorts whole numbers, which other
// parts of the program do as well: sorting the messages would be another ten kilobytes of it.
func (n *network) inOrder() []int {
	const bits = 24 // more slots than a run has messages on their way
	keys := []int{}
	for k := range n.flights {
		if id := n.flights[k].id; id != 0 {
			keys = append(keys, int(id)<<bits|k)
		}
	}
	slices.Sort(keys)
	for k := range keys {
		keys[k] &= 1<<bits - 1
	}
	return keys
}
