package sim

import (
	"slices"

	"contend/core/pace"
)

// Result is what a run showed.
type Result struct {
	Ended     End
	Complete  bool // the caller did not stop it
	At        Time // the time of the latest event
	Events    int64
	Messages  int64   // sent by one node to another; a copy that the network makes is no message sent
	ByType    []int64 // the same, by Algorithm.Messages
	Nodes     []Load
	Entries   []Entry // in the order of entry
	Completed int     // entries that ended
	PerEntry  PerEntry
	// Violations counts the entries made while another process that was up was inside.
	Violations int64
	Rejected   int64 // writes that the resource refused
	Overwrote  int64 // writes of an old holder after a later one's that went through
	Lost       int64 // messages and copies that did not arrive
	Blocked    []int // processes that were up and waited when the run ended Quiet: they wait for ever
	Waiting    []int // processes that were up and waited when the run ended, however it did
	Trace      []Record
	Untold     int64 // records for which the trace had no room
	Unreached  int   // interventions whose step had not come
}

// Load is how many messages a node sent and received, its own to itself not counted.
type Load struct {
	Sent, Received int64
}

// PerEntry are means over the entries after the warm-up.
type PerEntry struct {
	Known    bool    // false: there was none
	Messages float64 // sent between the exit that ended the warm-up (or the start) and the end, for each entry that ended
	Delay    float64 // units from request to entry, over the entries that began
}

// eventsPerTick is how many events happen before the meter is asked: some tens of microseconds of work.
const eventsPerTick = 128

// Run goes on until the run ends or the meter stops it.
func (s *Sim) Run(meter *pace.Meter) error {
	for {
		for range eventsPerTick {
			moved, err := s.Step()
			if err != nil || !moved {
				return err
			}
		}
		done, total := float64(s.completed), float64(s.config.Entries)
		if s.config.Entries == 0 {
			total = float64(len(s.config.Workload.Requests))
		}
		if s.config.Entries == 0 && s.config.Until != nil {
			done, total = s.now.Units(), *s.config.Until
		}
		if err := meter.Tick(done, total); err != nil {
			return err
		}
	}
}

// Run runs a configuration from its start to its end. When the meter stops it, the result is what was seen so far, and
// no error.
func Run(config Config, meter *pace.Meter) (*Result, error) {
	s, err := New(config)
	if err != nil {
		return nil, err
	}
	if err := s.Run(meter); err != nil {
		if !pace.Stopped(err) {
			return nil, err
		}
		s.ended = AtCall
	}
	return s.Result(), nil
}

// Result tells what the run has shown so far.
func (s *Sim) Result() *Result {
	r := &Result{Ended: s.ended, Complete: s.ended != AtCall, At: s.now, Events: s.events, Messages: s.total, ByType: slices.Clone(s.byType),
		Entries: slices.Clone(s.entries), Completed: s.completed, Violations: s.violated, Rejected: s.rejected, Overwrote: s.overwrote,
		Lost: s.lost, Trace: s.trace, Untold: s.untold, Unreached: len(s.byStep) - s.applied, Blocked: []int{}, Waiting: []int{}}
	for _, e := range s.exits {
		r.Entries[e.entry].Exited = e.at
	}
	for k := range s.machines {
		m := &s.machines[k]
		r.Nodes = append(r.Nodes, Load{m.sent, m.received})
		if m.phase == Waiting && !m.down {
			r.Waiting = append(r.Waiting, k)
		}
	}
	if s.ended == Quiet {
		r.Blocked = r.Waiting
	}
	r.PerEntry = s.perEntry()
	return r
}

func (s *Sim) perEntry() PerEntry {
	warmup := s.config.Warmup
	if s.completed <= warmup {
		return PerEntry{}
	}
	p := PerEntry{Known: true, Messages: float64(s.total-s.markAt) / float64(s.completed-warmup)}
	measured := s.entries[warmup:]
	ticks := 0.0 // exact up to 2^53, which is 9·10^9 units of waiting together
	for k := range measured {
		ticks += float64(measured[k].Entered - measured[k].Requested)
	}
	p.Delay = ticks / float64(Unit) / float64(len(measured))
	return p
}
