package api

import (
	"contend/core/fault"
	"contend/core/pace"
	"contend/core/sim"
)

// MutexRunRequest asks for a whole run.
type MutexRunRequest struct {
	MutexScenario
	MaxTrace int `json:"maxTrace"` // records told of the trace, 0 to 200,000
}

// MutexRan is what a run showed. Standing: simulated.
type MutexRan struct {
	Messages   int            `json:"messages"` // sent by one node to another; a copy that the network makes is none
	ByType     map[string]int `json:"byType"`
	PerNode    []MutexLoad    `json:"perNode"` // processes, then the algorithm's own machines
	Entries    []MutexSection `json:"entries"` // in the order of entry; of a longer run the first 100,000
	Entered    int            `json:"entered"`
	Completed  int            `json:"completed"` // entries that ended
	PerEntry   MutexPerEntry  `json:"perEntry"`
	Violations int            `json:"violations"` // entries made while another process that was up was inside
	Rejected   int            `json:"rejected"`   // writes that the resource refused, for their fencing token was too old
	Overwrote  int            `json:"overwrote"`  // writes of an old holder after a later one's that went through
	Lost       int            `json:"lost"`       // messages and copies that did not arrive
	Blocked    []int          `json:"blocked"`    // processes that were up and wait for ever: nothing moves any more
	Waiting    []int          `json:"waiting"`    // processes that were up and waited when the run ended, however it did
	Trace      []MutexRecord  `json:"trace"`
	Untold     int            `json:"untold"`    // records for which the trace had no room
	Unreached  int            `json:"unreached"` // interventions whose step had not come
	Ended      sim.End        `json:"ended" enum:"quiet|entries|until|events|cancelled"`
	Complete   bool           `json:"complete"`
	Cancelled  bool           `json:"cancelled"`
	At         float64        `json:"at"` // the time of the last event
	Events     int            `json:"events"`
}

// MutexLoad is how many messages a node sent and received.
type MutexLoad struct {
	Sent     int `json:"sent"`
	Received int `json:"received"`
}

// MutexSection is one critical section.
type MutexSection struct {
	Process   int      `json:"process"`
	Requested float64  `json:"requested"`
	Entered   float64  `json:"entered"`
	Exited    *float64 `json:"exited"` // null: it did not end
	Fence     int      `json:"fence"`  // its fencing token; 0: none
}

// MutexPerEntry are means over the entries after the warm-up; null when there was none.
type MutexPerEntry struct {
	Messages *float64 `json:"messages"`
	Delay    *float64 `json:"delay"` // from request to entry
}

// MutexRecord is one line of a trace.
type MutexRecord struct {
	At      float64  `json:"at"`
	Step    int      `json:"step"` // the event of the run that it belongs to, from 1; 0: the start
	What    sim.What `json:"what" enum:"want|enter|exit|send|receive|lose|copy|timeout|note|fault|refused|violation|rejected|overwrote"`
	Node    int      `json:"node"`    // whom it happened to; −1: nobody in particular
	Peer    int      `json:"peer"`    // the other one; −1: none
	Message int      `json:"message"` // its number; 0: none
	Of      int      `json:"of"`      // of a copy: the number of its original
	Type    string   `json:"type"`    // of the message; "": none
	Args    []int    `json:"args"`    // what it carries; of the fault restart [1] if its memory survived
	Text    string   `json:"text"`    // the timer, the remark, the intervention, or why it was lost
}

const (
	mostTrace    = 200_000
	mostSections = 100_000
)

func mutexRun(m *pace.Meter, r MutexRunRequest) (MutexRan, error) {
	c, err := r.config()
	if err != nil {
		return MutexRan{}, err
	}
	if r.MaxTrace < 0 || r.MaxTrace > mostTrace {
		return MutexRan{}, fault.Range("maxTrace", float64(r.MaxTrace), 0, mostTrace)
	}
	c.MaxTrace = r.MaxTrace
	ran, err := sim.Run(c, m)
	if err != nil {
		return MutexRan{}, err
	}
	out := MutexRan{Messages: int(ran.Messages), ByType: map[string]int{}, Entries: []MutexSection{}, Entered: len(ran.Entries), Completed: ran.Completed,
		Violations: int(ran.Violations), Rejected: int(ran.Rejected), Overwrote: int(ran.Overwrote), Lost: int(ran.Lost), Blocked: ran.Blocked, Waiting: ran.Waiting,
		Trace: make([]MutexRecord, len(ran.Trace)), Untold: int(ran.Untold), Unreached: ran.Unreached, Ended: ran.Ended, Complete: ran.Complete,
		Cancelled: !ran.Complete, At: ran.At.Units(), Events: int(ran.Events)}
	for k, count := range ran.ByType {
		out.ByType[c.Algorithm.Messages[k]] = int(count)
	}
	for _, l := range ran.Nodes {
		out.PerNode = append(out.PerNode, MutexLoad{int(l.Sent), int(l.Received)})
	}
	for k := range ran.Entries[:min(len(ran.Entries), mostSections)] {
		e := &ran.Entries[k]
		s := MutexSection{Process: e.Process, Requested: e.Requested.Units(), Entered: e.Entered.Units(), Fence: e.Fence}
		if e.Exited >= 0 {
			exited := e.Exited.Units()
			s.Exited = &exited
		}
		out.Entries = append(out.Entries, s)
	}
	if ran.PerEntry.Known {
		out.PerEntry = MutexPerEntry{&ran.PerEntry.Messages, &ran.PerEntry.Delay}
	}
	for k := range ran.Trace {
		t := &ran.Trace[k]
		out.Trace[k] = MutexRecord{At: t.At.Units(), Step: int(t.Step), What: t.What, Node: t.Node, Peer: t.Peer, Message: int(t.Message), Of: int(t.Of),
			Type: typeName(c.Algorithm, t.Type), Args: append([]int{}, t.Args...), Text: t.Text}
	}
	return out, nil
}

func typeName(a *sim.Algorithm, kind int) string {
	if kind < 0 {
		return ""
	}
	return a.Messages[kind]
}
