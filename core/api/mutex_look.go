package api

import (
	"sync"

	"contend/core/fault"
	"contend/core/pace"
	"contend/core/sim"
	"contend/core/wire"
)

// MutexLookRequest asks how a run stands after so many events.
type MutexLookRequest struct {
	MutexScenario
	// Step 0 is the start; beyond the end it is the end. What the journal does after so many events is done.
	Step int `json:"step"`
	// Of a thousand nodes that wait for each other the answer would have a million numbers, and as many of what they remember.
	Waits  *[]int `json:"waits"`  // the nodes of which it is told for whom they wait; null: all
	States *[]int `json:"states"` // the nodes of which it is told what they remember; null: all
}

// MutexLooked is a run as it stands.
type MutexLooked struct {
	At      float64       `json:"at"`
	Step    int           `json:"step"`
	Ended   sim.End       `json:"ended" enum:"|quiet|entries|until|events|cancelled"` // "": it goes on
	Nodes   []MutexNode   `json:"nodes"`                                              // processes, then the algorithm's own machines
	Flights []MutexFlight `json:"flights"`                                            // messages on their way
	Writer  int           `json:"writer"`                                             // whose work was written last; −1: nobody's yet
	Fence   int           `json:"fence"`                                              // the highest fencing token that the resource has seen; 0: none
}

// MutexNode is a node as it stands.
type MutexNode struct {
	Phase     string       `json:"phase" enum:"idle|waiting|inside"` // as the process itself believes
	Down      bool         `json:"down"`
	Paused    bool         `json:"paused"`
	Requested *float64     `json:"requested"` // since when it waits, or had waited; null: it is idle
	Token     bool         `json:"token"`     // it has the token in hand
	Granted   *int         `json:"granted"`   // whom it has let in, as far as it remembers; −1: nobody; null: it grants nothing
	WaitsFor  []int        `json:"waitsFor"`  // whose message is missing
	State     []MutexField `json:"state"`     // all that it remembers
	Timers    []MutexAlarm `json:"timers"`    // that run
}

// MutexAlarm is a timer that runs. While its node is paused the time can be over.
type MutexAlarm struct {
	Timer string  `json:"timer"`
	At    float64 `json:"at"` // when it runs out
}

// MutexField is one field of what a node remembers.
type MutexField struct {
	Name   string `json:"name"`
	List   bool   `json:"list"`
	Values []int  `json:"values"`
}

// MutexFlight is a message on its way.
type MutexFlight struct {
	Message int     `json:"message"`
	From    int     `json:"from"`
	To      int     `json:"to"`
	Type    string  `json:"type"`
	Args    []int   `json:"args"`
	Sent    float64 `json:"sent"`
	Arrives float64 `json:"arrives"`
}

// lookedAt is the run that was looked at last, with its checkpoints: who goes back and forth in a long run need not wait for
// all of it each time. No answer depends on it.
var lookedAt struct {
	sync.Mutex
	scenario string
	timeline *sim.Timeline
}

// viewAt is how a run stands after so many events.
func viewAt(r *MutexScenario, c sim.Config, step int64, m *pace.Meter) (*sim.View, error) {
	key, err := wire.Encode(r, nil)
	if err != nil {
		return nil, err
	}
	mine := lookedAt.TryLock() // else another call is looking, and this one has a run of its own
	if mine {
		defer lookedAt.Unlock()
	}
	var timeline *sim.Timeline
	if mine && lookedAt.scenario == string(key) {
		timeline = lookedAt.timeline
	} else {
		if timeline, err = sim.NewTimeline(c); err != nil {
			return nil, err
		}
		if mine {
			lookedAt.scenario, lookedAt.timeline = string(key), timeline
		}
	}
	if err := timeline.SeekEvents(step, m); err != nil {
		return nil, err
	}
	return timeline.Sim().View(), nil
}

// chosen tells which nodes are in the list.
func chosen(list *[]int) func(int) bool {
	if list == nil {
		return func(int) bool { return true }
	}
	in := map[int]bool{}
	for _, k := range *list {
		in[k] = true
	}
	return func(k int) bool { return in[k] }
}

var phaseNames = [...]string{sim.Idle: "idle", sim.Waiting: "waiting", sim.Inside: "inside"}

func mutexLook(m *pace.Meter, r MutexLookRequest) (MutexLooked, error) {
	c, err := r.config()
	if err != nil {
		return MutexLooked{}, err
	}
	if r.Step < 0 || r.Step > mostEvents {
		return MutexLooked{}, fault.Range("step", float64(r.Step), 0, mostEvents)
	}
	v, err := viewAt(&r.MutexScenario, c, int64(r.Step), m)
	if err != nil {
		return MutexLooked{}, err
	}
	out := MutexLooked{At: v.At.Units(), Step: int(v.Step), Ended: v.Ended, Flights: []MutexFlight{}, Writer: v.Writer, Fence: v.Fence}
	waits, states := chosen(r.Waits), chosen(r.States)
	for k := range v.Nodes {
		n := &v.Nodes[k]
		if !waits(k) {
			n.WaitsFor = []int{}
		}
		if !states(k) {
			n.State = nil
		}
		told := MutexNode{Phase: phaseNames[n.Phase], Down: n.Down, Paused: n.Paused, Token: n.Token, WaitsFor: n.WaitsFor, State: []MutexField{}, Timers: []MutexAlarm{}}
		if n.Phase != sim.Idle {
			since := n.Requested.Units()
			told.Requested = &since
		}
		if n.Granter {
			told.Granted = &n.Granted
		}
		for _, f := range n.State {
			told.State = append(told.State, MutexField{f.Name, f.List, f.Values})
		}
		for _, a := range n.Timers {
			told.Timers = append(told.Timers, MutexAlarm{a.Timer, a.At.Units()})
		}
		out.Nodes = append(out.Nodes, told)
	}
	for k := range v.Flights {
		f := &v.Flights[k]
		out.Flights = append(out.Flights, MutexFlight{int(f.Message), f.From, f.To, typeName(c.Algorithm, f.Type), append([]int{}, f.Args...), f.Sent.Units(), f.Arrives.Units()})
	}
	return out, nil
}
