package sim

import (
	"strconv"

	"contend/core/fault"
)

// Faults is what goes wrong in a run. The zero value: nothing.
type Faults struct {
	Loss      float64 // probability that a message vanishes on its way
	Duplicate float64 // probability that the network delivers a message twice, each copy after a latency of its own
	Journal   []Intervention
}

// Intervention is something done to a run from outside. Exactly one of At and Step says when.
type Intervention struct {
	At   *float64 // a time in units, before anything else that happens then
	Step *int64   // after so many events of the run
	Do   Deed
	// Node is whom it concerns; Message the number of the message.
	Node    int
	Message int64
	By      float64 // Delay: by how many units
	Memory  bool    // Restart: its state survived
	Timer   string  // TimeOut: the timer's name
	Groups  [][]int // Partition: nodes that hear each other; those in no group are together in one more
}

// Deed is what an intervention does. The names are part of the interface.
type Deed string

// The deeds. On nodes:
const (
	DoWant    Deed = "want"    // the process's user asks
	DoCrash   Deed = "crash"   // it stops for good, and what arrives is lost
	DoRestart Deed = "restart" // it is up again after a crash
	DoReset   Deed = "reset"   // crash and restart without memory in one
	DoPause   Deed = "pause"   // it stops, and does not notice; what arrives waits
	DoResume  Deed = "resume"  // it goes on
	DoLose    Deed = "lose-token"
	DoForge   Deed = "forge-token"
	DoExit    Deed = "exit"    // the process's user leaves the critical section now
	DoTimeOut Deed = "timeout" // a timer that runs runs out now
)

// On messages on their way:
const (
	DoDeliver   Deed = "deliver" // it arrives now
	DoDelay     Deed = "delay"   // it arrives later
	DoDrop      Deed = "drop"
	DoDuplicate Deed = "duplicate" // a copy arrives right after it
)

// On the network:
const (
	DoPartition Deed = "partition" // messages between groups are lost
	DoHeal      Deed = "heal"
)

var deeds = []Deed{DoWant, DoCrash, DoRestart, DoReset, DoPause, DoResume, DoLose, DoForge, DoExit, DoTimeOut,
	DoDeliver, DoDelay, DoDrop, DoDuplicate, DoPartition, DoHeal}

func (d Deed) onMessage() bool {
	return d == DoDeliver || d == DoDelay || d == DoDrop || d == DoDuplicate
}
func (d Deed) onNode() bool { return !d.onMessage() && d != DoPartition && d != DoHeal }

// MaxJournal is the largest number of interventions.
const MaxJournal = 100_000

func (f *Faults) check(nodes, processes int) error {
	if !(f.Loss >= 0 && f.Loss <= 1) {
		return fault.Range("faults.loss", f.Loss, 0, 1)
	}
	if !(f.Duplicate >= 0 && f.Duplicate <= 1) {
		return fault.Range("faults.duplicate", f.Duplicate, 0, 1)
	}
	if len(f.Journal) > MaxJournal {
		return fault.Large("faults.journal", MaxJournal, "take fewer interventions")
	}
	for k := range f.Journal {
		if err := f.Journal[k].check("faults.journal["+strconv.Itoa(k)+"]", nodes, processes); err != nil {
			return err
		}
	}
	return nil
}

func (i *Intervention) check(field string, nodes, processes int) error {
	if (i.At == nil) == (i.Step == nil) {
		return fault.New(fault.Conflict, field, field+" needs exactly one of at (a time) and step (a number of events).")
	}
	if i.At != nil && !(*i.At >= 0 && *i.At <= MaxUnits) {
		return fault.Range(field+".at", *i.At, 0, MaxUnits)
	}
	if i.Step != nil && *i.Step < 0 {
		return fault.Below(field+".step", float64(*i.Step), 0)
	}
	names, known := make([]string, len(deeds)), false
	for k, d := range deeds {
		names[k] = string(d)
		known = known || d == i.Do
	}
	if !known {
		return fault.OneOf(field+".do", string(i.Do), names...)
	}
	if most := nodes - 1; i.Do.onNode() {
		if i.Do == DoWant || i.Do == DoExit {
			most = processes - 1
		}
		if i.Node < 0 || i.Node > most {
			return fault.Range(field+".node", float64(i.Node), 0, float64(most))
		}
	}
	if i.Do.onMessage() && i.Message < 1 {
		return fault.Below(field+".message", float64(i.Message), 1)
	}
	if i.Do == DoDelay {
		if err := length(field+".by", i.By); err != nil {
			return err
		}
	}
	if i.Do == DoPartition {
		return i.checkGroups(field+".groups", nodes)
	}
	return nil
}

func (i *Intervention) checkGroups(field string, nodes int) error {
	var seen Set
	for g, group := range i.Groups {
		for k, node := range group {
			at := field + "[" + strconv.Itoa(g) + "][" + strconv.Itoa(k) + "]"
			if node < 0 || node >= nodes {
				return fault.Range(at, float64(node), 0, float64(nodes-1))
			}
			if !seen.Add(node) {
				return fault.New(fault.Conflict, at, "Node "+strconv.Itoa(node)+" is in two groups; leave it in one.")
			}
		}
	}
	return nil
}
