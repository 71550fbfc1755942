package mutex_test

import (
	"testing"

	"contend/core/model"
	"contend/core/rng"
	"contend/core/sim"
)

func majority(more map[string]sim.Value) map[string]sim.Value {
	options := map[string]sim.Value{"majority": on(true)}
	for name, v := range more {
		options[name] = v
	}
	return options
}

// One request of three: its own vote and one more let it in. It asks two, and tells both when it is done, for either may have it in the queue.
func TestAgrawalaMajority(t *testing.T) {
	c := usual(t, "ricart-agrawala", 3)
	c.Options = majority(nil)
	c.Workload.Requests = requests(t, "0,1 0.5,2")
	r := run(t, c)
	want := "0 1→0 REQ1; 0 1→2 REQ1; 0.5 2→0 REQ1; 0.5 2→1 REQ1; 1 0→1 OK1; 3 1→0 REL1; 3 1→2 REL1; 3 1→2 OK1; 4 0→2 OK1; 5 2→0 REL1; 5 2→1 REL1"
	if got := list(c.Algorithm, r, sim.Sends); entries(r) != "1@2 2@4" || got != want {
		t.Errorf("%s: %s\nwant %s", entries(r), got, want)
	}
	// A dead peer is not missed, where all must agree it blocks.
	c.Workload.Requests = requests(t, "1,0")
	c.Faults.Journal = []sim.Intervention{at(0.5, sim.DoCrash, 2)}
	if r := run(t, c); entries(r) != "0@3" || len(r.Blocked) != 0 {
		t.Errorf("a dead peer: %s, blocked %v", entries(r), r.Blocked)
	}
	// Everybody votes for itself, and all wait for ever; giving votes back after a time-out helps.
	c.Faults.Journal, c.Workload.Requests = nil, requests(t, "0,0 0,1 0,2")
	if r := run(t, c); len(r.Entries) != 0 || len(r.Blocked) != 3 {
		t.Errorf("three at once: %s, blocked %v", entries(r), r.Blocked)
	}
	c.Options = majority(map[string]sim.Value{"retry": number(5)})
	if r := run(t, c); len(r.Entries) != 3 || r.Violations != 0 || len(r.Blocked) != 0 {
		t.Errorf("three at once, with time-outs: %s, blocked %v", entries(r), r.Blocked)
	}
}

func TestAgrawalaMajorityUnderFaults(t *testing.T) {
	for seed := int64(1); seed <= 20; seed++ {
		for _, loss := range []float64{0, 0.05} {
			c := usual(t, "ricart-agrawala", 5)
			c.Seed, c.FIFO, c.Latency = rng.SeedOf(seed), false, [2]float64{0.2, 2}
			c.Workload, c.Entries, c.MaxEvents = sim.Workload{Kind: sim.SparseLoad, Think: 20}, 100, 200_000
			c.Options = majority(map[string]sim.Value{"retry": number(8), "answer": on(true)})
			c.Faults.Duplicate, c.Faults.Loss = 0.1, loss
			r := run(t, c)
			if r.Violations != 0 || loss == 0 && r.Ended != sim.AtEntries {
				t.Errorf("seed %d, loss %v: %d violations, ended %q after %d", seed, loss, r.Violations, r.Ended, r.Completed)
			}
		}
	}
}

func TestAgrawalaMajorityWithoutTime(t *testing.T) {
	for _, n := range []int{1, 2, 3} {
		for _, fifo := range []bool{true, false} {
			c := untimed(t, "ricart-agrawala", n, 1, majority(nil))
			c.FIFO = fifo
			e := explore(t, c)
			if v := found(t, e, model.MutualExclusion); v.Status != model.Proved {
				t.Errorf("n = %d: %s: %s", n, v.Status, moves(c.Algorithm, v.Trace))
			}
			v := found(t, e, sim.BlockingFreedom)
			if n == 1 && v.Status != model.Proved || n > 1 && (v.Status != model.Refuted || len(v.Trace) != n) { // all ask at once
				t.Errorf("n = %d: %s in %d: %s", n, v.Status, len(v.Trace), moves(c.Algorithm, v.Trace))
			}
		}
	}
	// Each request to each: three and six steps, and nothing can happen any more.
	c := untimed(t, "ricart-agrawala", 3, 1, majority(nil))
	if v := found(t, explore(t, c), model.DeadlockFreedom); v.Status != model.Refuted || len(v.Trace) != 9 {
		t.Errorf("deadlock: %s in %d: %s", v.Status, len(v.Trace), moves(c.Algorithm, v.Trace))
	}
}
