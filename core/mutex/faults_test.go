package mutex_test

import (
	"errors"
	"reflect"
	"slices"
	"testing"

	"contend/core/fault"
	"contend/core/mutex"
	"contend/core/rng"
	"contend/core/sim"
)

func at(time float64, do sim.Deed, node int) sim.Intervention {
	return sim.Intervention{At: &time, Do: do, Node: node}
}

func after(step int64, do sim.Deed, message int64) sim.Intervention {
	return sim.Intervention{Step: &step, Do: do, Message: message}
}

// One crash of an idle process blocks everybody: nobody knows that it is dead.
func TestCrashOfAnIdlePeerBlocks(t *testing.T) {
	c := usual(t, "ricart-agrawala", 4)
	c.Workload.Requests = requests(t, "1,0 2,1")
	c.Faults.Journal = []sim.Intervention{at(0.5, sim.DoCrash, 3)}
	if r := run(t, c); len(r.Entries) != 0 || !slices.Equal(r.Blocked, []int{0, 1}) || r.Ended != sim.Quiet {
		t.Errorf("%s, blocked %v, ended %q", entries(r), r.Blocked, r.Ended)
	}
	// The repair: it is asked again three times, then taken for dead. 0 enters at its fourth time-out.
	c.Options = map[string]sim.Value{"answer": on(true), "retry": number(5)}
	if r := run(t, c); entries(r) != "0@21 1@23" || len(r.Blocked) != 0 {
		t.Errorf("with the repair: %s, blocked %v", entries(r), r.Blocked)
	}
	// It can be wrong: a process that is only slow, inside, is taken for dead.
	c.Workload.Requests = requests(t, "0,3 3,0")
	c.CS = 100
	c.Faults.Journal = []sim.Intervention{at(2.5, sim.DoPause, 3)}
	c.Faults.Journal = append(c.Faults.Journal, at(50, sim.DoResume, 3))
	if r := run(t, c); r.Violations != 1 || entries(r) != "3@2 0@23" {
		t.Errorf("a slow one: %s, %d violations", entries(r), r.Violations)
	}
}

// The coordinator is the single point of failure, and a waiting process sees the same whether it is dead or silent.
func TestCoordinator(t *testing.T) {
	c := usual(t, "centralized", 3)
	c.Workload.Requests = requests(t, "0,0 0,1 5,2")
	c.Faults.Journal = []sim.Intervention{at(2.5, sim.DoCrash, 3)}
	if r := run(t, c); entries(r) != "0@2" || !slices.Equal(r.Blocked, []int{1, 2}) {
		t.Errorf("crashed: %s, blocked %v", entries(r), r.Blocked)
	}
	// Restarted empty while 0 is inside, without asking: the next request is granted.
	c.CS = 10
	c.Faults.Journal = []sim.Intervention{at(2.5, sim.DoReset, 3)}
	c.Options = map[string]sim.Value{"takeover": on(false)}
	if r := run(t, c); r.Violations != 1 || entries(r) != "0@2 2@7" || !slices.Equal(r.Blocked, []int{1}) {
		t.Errorf("restarted empty: %s, %d violations, blocked %v", entries(r), r.Violations, r.Blocked)
	}
	// Asking everybody first: 0 holds, 1 waits; it goes on where it was.
	c.Options = nil
	if r := run(t, c); r.Violations != 0 || entries(r) != "0@2 1@14 2@26" {
		t.Errorf("with takeover: %s, %d violations, blocked %v", entries(r), r.Violations, r.Blocked)
	}
}

// A lease ends while its holder is paused; the next one gets in, and the old one's late write meets the fencing token.
func TestLeaseAndFencing(t *testing.T) {
	for _, fencing := range []bool{true, false} {
		c := usual(t, "centralized", 2)
		c.CS = 4
		c.Options = map[string]sim.Value{"lease": number(10), "fencing": on(fencing)}
		c.Workload.Requests = requests(t, "0,0 3,1")
		c.Faults.Journal = []sim.Intervention{at(3, sim.DoPause, 0), at(30, sim.DoResume, 0)}
		r := run(t, c)
		// Granted at 1, so the lease ends at 11 and 1 enters at 12.
		if entries(r) != "0@2 1@12" || r.Violations != 1 {
			t.Errorf("%s, %d violations", entries(r), r.Violations)
		}
		if fencing && (r.Rejected != 1 || r.Overwrote != 0) || !fencing && (r.Rejected != 0 || r.Overwrote != 1) {
			t.Errorf("fencing %v: %d rejected, %d overwrote", fencing, r.Rejected, r.Overwrote)
		}
	}
}

// Lost and repeated messages: ids and retries make them harmless.
func TestLossAndDuplication(t *testing.T) {
	for seed := int64(1); seed <= 20; seed++ {
		c := usual(t, "centralized", 4)
		c.Seed, c.FIFO, c.Latency = rng.SeedOf(seed), false, [2]float64{0.2, 2}
		c.Workload, c.Entries, c.MaxEvents = sim.Workload{Kind: sim.SaturatedLoad}, 100, 100_000
		c.Faults.Duplicate = 0.3
		if r := run(t, c); r.Violations != 0 || r.Ended != sim.AtEntries {
			t.Errorf("centralized, duplicates, seed %d: %d violations, ended %q after %d", seed, r.Violations, r.Ended, r.Completed)
		}
		c = usual(t, "ricart-agrawala", 4)
		c.Seed, c.FIFO, c.Latency = rng.SeedOf(seed), false, [2]float64{0.2, 2}
		c.Workload, c.Entries, c.MaxEvents = sim.Workload{Kind: sim.SaturatedLoad}, 100, 100_000
		c.Options = map[string]sim.Value{"answer": on(true), "retry": number(6), "giveUp": number(1000)}
		c.Faults = sim.Faults{Loss: 0.1, Duplicate: 0.2}
		if r := run(t, c); r.Violations != 0 || r.Ended != sim.AtEntries || r.Lost == 0 {
			t.Errorf("ricart-agrawala, seed %d: %d violations, ended %q after %d, %d lost", seed, r.Violations, r.Ended, r.Completed, r.Lost)
		}
	}
}

// One message dropped blocks; delivered early, late, or twice it does not.
func TestMessages(t *testing.T) {
	for _, row := range []struct {
		do      sim.Deed
		by      float64
		entries string
		blocked []int
		lost    int64
	}{
		{sim.DoDrop, 0, "", []int{0}, 1},
		{sim.DoDeliver, 0, "0@2", []int{}, 0}, // the other peer's OK still takes its time
		{sim.DoDelay, 2.5, "0@4.5", []int{}, 0},
		{sim.DoDuplicate, 0, "0@2", []int{}, 0},
	} {
		c := usual(t, "ricart-agrawala", 3)
		c.Workload.Requests = requests(t, "0,0")
		deed := after(1, row.do, 2) // after the request: its message to process 2
		deed.By = row.by
		c.Faults.Journal = []sim.Intervention{deed}
		r := run(t, c)
		if entries(r) != row.entries || !slices.Equal(r.Blocked, row.blocked) || r.Lost != row.lost {
			t.Errorf("%s: %s, blocked %v, %d lost", row.do, entries(r), r.Blocked, r.Lost)
		}
	}
	// Without FIFO, and on FIFO as long as nothing is overtaken.
	c := usual(t, "centralized", 2)
	c.Workload.Requests = requests(t, "0,0 2.5,0")
	c.Faults.Journal = []sim.Intervention{after(5, sim.DoDeliver, 4)} // the second REQ before the first REL
	if _, err := sim.Run(c, nil); field(err) != "faults.journal[0].message" {
		t.Errorf("overtaking on FIFO: %v", err)
	}
	c.Faults.Journal = []sim.Intervention{after(5, sim.DoDelay, 3)}
	c.Faults.Journal[0].By = 5 // REL, sent at 3, arrives at 9, and so does the REQ behind it
	if r := run(t, c); entries(r) != "0@2 0@10" {
		t.Errorf("delayed on FIFO: %s", entries(r))
	}
	c.Faults.Journal = []sim.Intervention{after(1, sim.DoDrop, 77)}
	if _, err := sim.Run(c, nil); field(err) != "faults.journal[0].message" {
		t.Errorf("a message that is not there: %v", err)
	}
}

func field(err error) string {
	var f *fault.Error
	if !errors.As(err, &f) {
		return ""
	}
	return f.Field
}

// The same configuration and journal give the same run, record for record.
func TestReplay(t *testing.T) {
	for _, a := range mutex.All() {
		c := sim.Default(a, max(a.Least, 5))
		c.Latency, c.FIFO = [2]float64{0.2, 2}, true
		c.Workload, c.Entries, c.MaxEvents, c.MaxTrace = sim.Workload{Kind: sim.SparseLoad, Think: 3}, 60, 20_000, 100_000
		c.Faults = sim.Faults{Loss: 0.01, Duplicate: 0.05, Journal: []sim.Intervention{
			at(3, sim.DoPause, 1), at(6, sim.DoResume, 1), at(10, sim.DoPartition, 0), at(12, sim.DoHeal, 0), at(20, sim.DoCrash, 2), at(25, sim.DoRestart, 2)}}
		c.Faults.Journal[2].Groups = [][]int{{0, 1}}
		first, err := sim.Run(c, nil)
		if err != nil {
			t.Fatalf("%s: %v", a.ID, err)
		}
		second, err := sim.Run(c, nil)
		if err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(first, second) || len(first.Trace) < 20 {
			t.Errorf("%s: two runs of one configuration differ", a.ID)
		}
	}
}

// A user may leave early, and a timer run out early; the rest follows from there.
func TestHastened(t *testing.T) {
	c := usual(t, "centralized", 2)
	c.CS = 10
	c.Workload.Requests = requests(t, "0,0 0,1 20,0")
	c.Faults.Journal = []sim.Intervention{at(3, sim.DoExit, 0)}
	// 0 is inside from 2 to 3, its release arrives at 4, the grant for 1 at 5; 1 leaves at 15. 0 enters again for a whole section.
	if r := run(t, c); entries(r) != "0@2 1@5 0@22" || r.Entries[0].Exited != 3*sim.Unit || r.Entries[2].Exited != 32*sim.Unit || len(r.Blocked) != 0 {
		t.Errorf("%s, %+v", entries(r), r.Entries)
	}
	c = usual(t, "ricart-agrawala", 2)
	c.Options = map[string]sim.Value{"retry": number(1000)}
	c.Workload.Requests = requests(t, "0,0")
	soon := at(5, sim.DoTimeOut, 0)
	soon.Timer = "retry"
	c.Faults.Journal = []sim.Intervention{after(1, sim.DoDrop, 1), soon}
	if r := run(t, c); entries(r) != "0@7" || r.Messages != 3 {
		t.Errorf("%s, %d messages", entries(r), r.Messages)
	}
	late := soon
	late.Timer = "lease"
	for _, row := range []struct {
		field string
		deed  sim.Intervention
	}{
		{"faults.journal[0]", at(1, sim.DoExit, 0)},
		{"faults.journal[0].node", at(1, sim.DoExit, 2)},
		{"faults.journal[0].timer", late},
		{"faults.journal[0]", func() sim.Intervention { i := at(900, sim.DoTimeOut, 1); i.Timer = "retry"; return i }()},
	} {
		c.Faults.Journal = []sim.Intervention{row.deed}
		if _, err := sim.Run(c, nil); field(err) != row.field {
			t.Errorf("%+v: %v", row.deed, err)
		}
	}
}
