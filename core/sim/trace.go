package sim

// What says what a record of a trace tells.
type What string

// What records tell. The names are part of the interface.
const (
	// Wants: the process's user asks.
	Wants What = "want"
	// Enters the critical section.
	Enters What = "enter"
	// Exits it.
	Exits What = "exit"
	// Sends a message to Peer.
	Sends What = "send"
	// Receives a message from Peer.
	Receives What = "receive"
	// Loses: a message from Peer did not reach the node; Text says why: lost, down, partition, drop.
	Loses What = "lose"
	// Copies: the network made a copy of the message numbered Of that Peer had sent to the node; Message is the copy's number.
	Copies What = "copy"
	// TimesOut: a timer ran out; Text is its name.
	TimesOut What = "timeout"
	// Notes: a remark of the algorithm, in Text.
	Notes What = "note"
	// Suffers: an intervention, named in Text, on the node (−1: on the network or on a message).
	Suffers What = "fault"
	// Refused: the user asked while the process was down.
	Refused What = "refused"
	// Violates: the process entered while another one was inside.
	Violates What = "violation"
	// Rejected: the resource refused the write of this process, whose fencing token was too old.
	Rejected What = "rejected"
	// Overwrote: an old holder's write went through after a later holder's.
	Overwrote What = "overwrote"
)

// Record is one line of a trace.
type Record struct {
	At      Time
	Step    int64 // the event of the run that it belongs to, from 1; 0: the start
	What    What
	Node    int // whom it happened to; −1: nobody in particular
	Peer    int // the other one, −1: none
	Message int64
	Of      int64
	Type    int // of the message; −1: none
	Args    []int
	Text    string
}

// record adds a line, as long as there is room; it tells whether a trace is kept, so that nobody computes what is not.
func (s *Sim) record(r Record) {
	if len(s.trace) >= s.config.MaxTrace {
		s.untold++
		return
	}
	r.At, r.Step = s.now, s.events
	s.trace = append(s.trace, r)
}

func (s *Sim) event(what What, node int) {
	s.record(Record{What: what, Node: node, Peer: -1, Type: -1})
}

func (s *Sim) remark(what What, node int, text string) {
	s.record(Record{What: what, Node: node, Peer: -1, Type: -1, Text: text})
}

func (s *Sim) message(what What, node, peer int, f *flight, text string) {
	r := Record{What: what, Node: node, Peer: peer, Message: f.id, Type: int(f.kind), Text: text}
	if len(s.trace) < s.config.MaxTrace {
		r.Args = s.net.arguments(nil, f)
	}
	s.record(r)
}
