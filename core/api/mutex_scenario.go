package api

import "contend/core/sim"

// MutexDeed is an intervention in a run: exactly one of At and Step says when.
type MutexDeed struct {
	At   *float64 `json:"at,omitempty"`   // a time in units, before anything else that happens then
	Step *int64   `json:"step,omitempty"` // after so many events of the run
	Do   sim.Deed `json:"do" enum:"want|exit|timeout|crash|restart|reset|pause|resume|lose-token|forge-token|deliver|delay|drop|duplicate|partition|heal"`
	Node int      `json:"node"`
	// Message is the number of the message that deliver, delay, drop and duplicate are about.
	Message int64   `json:"message,omitempty"`
	By      float64 `json:"by,omitempty"`     // delay: by how many units
	Memory  bool    `json:"memory,omitempty"` // restart: its state survived
	Timer   string  `json:"timer,omitempty"`  // timeout: which
	Groups  [][]int `json:"groups,omitempty"` // partition: nodes that hear each other; those in no group are one more
}

func deedOf(i *sim.Intervention) MutexDeed {
	return MutexDeed{At: i.At, Step: i.Step, Do: i.Do, Node: i.Node, Message: i.Message, By: i.By, Memory: i.Memory, Timer: i.Timer, Groups: i.Groups}
}

// MutexScenario is a request for mutex.run that plays a run without time: a move a unit, from 1 on.
type MutexScenario struct {
	Algorithm string           `json:"algorithm"`
	Processes int              `json:"processes"`
	Options   MutexOptions     `json:"options"`
	CS        float64          `json:"cs"`
	Latency   float64          `json:"latency"`
	FIFO      bool             `json:"fifo"`
	Workload  ScenarioWorkload `json:"workload"`
	Until     float64          `json:"until"`
	Faults    ScenarioFaults   `json:"faults"`
}

// ScenarioWorkload asks for nothing: all that happens is in the journal.
type ScenarioWorkload struct {
	Kind     string       `json:"kind" enum:"trace"`
	Requests [][2]float64 `json:"requests"`
}

// ScenarioFaults has the journal.
type ScenarioFaults struct {
	Journal []MutexDeed `json:"journal"`
}

// scenario plays a trace; a run of no moves has none.
func scenario(c *sim.Untimed, trace []sim.Move) (*MutexScenario, error) {
	if len(trace) == 0 {
		return nil, nil
	}
	config, err := c.Scenario(trace)
	if err != nil {
		return nil, err
	}
	s := &MutexScenario{Algorithm: c.Algorithm.ID, Processes: config.Processes, Options: config.Options, CS: config.CS,
		Latency: config.Latency[0], FIFO: config.FIFO, Workload: ScenarioWorkload{Kind: config.Workload.Kind}, Until: *config.Until}
	for k := range config.Faults.Journal {
		s.Faults.Journal = append(s.Faults.Journal, deedOf(&config.Faults.Journal[k]))
	}
	return s, nil
}
