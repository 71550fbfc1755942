package sim

import "slices"

// View is a run as it stands: what each node is doing and remembers, and what is on its way.
type View struct {
	At      Time
	Step    int64 // events so far
	Ended   End
	Nodes   []NodeView
	Flights []FlightView // in the order of their numbers
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
	v := &View{At: s.now, Step: s.events, Ended: s.ended, Nodes: make([]NodeView, len(s.machines)), Flights: []FlightView{}}
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
		v.Nodes[k] = n
	}
	for k := range s.net.flights {
		f := &s.net.flights[k]
		if f.id == 0 {
			continue
		}
		v.Flights = append(v.Flights, FlightView{Message: f.id, From: int(f.from), To: int(f.to), Type: int(f.kind),
			Args: s.net.arguments(nil, f), Sent: f.sent, Arrives: f.arrive})
	}
	slices.SortFunc(v.Flights, func(a, b FlightView) int { return int(a.Message - b.Message) })
	return v
}
