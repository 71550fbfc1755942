package mutex_test

import (
	"testing"

	"contend/core/model"
	"contend/core/sim"
)

func votes(replicas, majority float64) map[string]sim.Value {
	return map[string]sim.Value{"replicas": number(replicas), "majority": number(majority)}
}

// One request on an idle system: three messages for each replica that is asked; the delay on a bus is counted one message
// after the other, the last needed vote's included.
func TestVotingIdleSystem(t *testing.T) {
	for _, row := range []struct {
		n, m, asked float64
		messages    int64
		bus         float64
	}{
		{5, 3, 3, 9, 6}, {8, 5, 5, 15, 10}, {16, 9, 9, 27, 18}, {16, 12, 12, 36, 24}, {32, 24, 24, 72, 48},
		{5, 3, 0, 15, 8}, {8, 5, 0, 24, 13}, {16, 9, 0, 48, 25}, {16, 12, 0, 48, 28}, {32, 24, 0, 96, 56},
	} {
		for _, bus := range []bool{false, true} {
			c := usual(t, "voting", 5)
			c.Options, c.Bus = votes(row.n, row.m), bus
			c.Options["asked"] = number(row.asked)
			c.Workload.Requests = requests(t, "7,1")
			c.CS = 100 // so that all votes are there when it leaves
			want := 2.0
			if bus {
				want = row.bus
			}
			if r := run(t, c); r.Messages != row.messages || r.PerEntry.Delay != want || r.Ended != sim.Quiet {
				t.Errorf("%+v, bus %v: %d messages, delay %v", row, bus, r.Messages, r.PerEntry.Delay)
			}
		}
	}
}

// Two ask at once: one gets all votes, the other is told no, gives back nothing and tries again later.
func TestVotingTries(t *testing.T) {
	c := usual(t, "voting", 2)
	c.Workload.Requests = requests(t, "0,0 0,1")
	r := run(t, c)
	if len(r.Entries) != 2 || entries(r)[:3] != "0@2" || r.Violations != 0 || len(r.Blocked) != 0 {
		t.Errorf("%s, %d violations, blocked %v", entries(r), r.Violations, r.Blocked)
	}
	tries := r.ByType[0] / 5
	if tries < 2 || r.ByType[1]+r.ByType[2] != r.ByType[0] {
		t.Errorf("%d tries, messages %v", tries, r.ByType)
	}
}

// One replica that is down does no harm.
func TestVotingWithAReplicaDown(t *testing.T) {
	c := usual(t, "voting", 3)
	c.Options = map[string]sim.Value{"patience": number(5)}
	c.Workload, c.Entries = sim.Workload{Kind: sim.SaturatedLoad}, 100
	c.Faults.Journal = []sim.Intervention{at(0.5, sim.DoCrash, 5)}
	if r := run(t, c); r.Completed != 100 || r.Violations != 0 {
		t.Errorf("ended %q after %d, %d violations", r.Ended, r.Completed, r.Violations)
	}
}

// 0 holds with the votes of 3, 4 and 5; 1 has those of 6 and 7. When one of the three forgets, 1 gets in as well; of four
// needed votes it would take 2·4 − 5 = 3 that forget.
func TestVotingReset(t *testing.T) {
	for majority, violations := range map[float64]int64{3: 1, 4: 0} {
		c := usual(t, "voting", 2)
		c.CS = 30
		c.Options = votes(5, majority)
		c.Workload.Requests = requests(t, "0,0 4,1")
		c.Faults.Journal = []sim.Intervention{after(4, sim.DoDrop, 4), after(4, sim.DoDrop, 5), at(3, sim.DoReset, 2)}
		if majority == 4 {
			c.Faults.Journal = c.Faults.Journal[1:]
		}
		c.Faults.Journal[0].Step, c.Faults.Journal[len(c.Faults.Journal)-2].Step = step(1), step(1)
		if r := run(t, c); r.Violations != violations {
			t.Errorf("majority %v: %s, %d violations", majority, entries(r), r.Violations)
		}
	}
}

func step(n int64) *int64 { return &n }

// A vote that is lost on its way is given back all the same; otherwise it stays where it is for ever.
func TestVotingOrphanVote(t *testing.T) {
	for _, silent := range []bool{true, false} {
		c := usual(t, "voting", 2)
		c.Options = votes(3, 2)
		c.Options["releaseSilent"], c.Options["patience"] = on(silent), number(5)
		c.Workload.Requests = requests(t, "0,0 10,1")
		// 0's requests are messages 1 to 3, the votes 4 to 6; the last two votes are lost, so the try fails at 5, and the
		// one after it gets in. 0's older votes are its own again then, and so they are free for 1 in either case; but if 0
		// crashes first, what it has not given back is lost.
		c.Faults.Journal = []sim.Intervention{after(4, sim.DoDrop, 5), after(4, sim.DoDrop, 6), at(5.5, sim.DoCrash, 0)}
		r := run2(t, c, 200)
		if silent != (len(r.Entries) == 1) || silent == (len(r.Waiting) == 1) {
			t.Errorf("releaseSilent %v: %s, waiting %v", silent, entries(r), r.Waiting)
		}
	}
}

func run2(t *testing.T, c sim.Config, until float64) *sim.Result {
	t.Helper()
	c.Until = &until
	return run(t, c)
}

func TestVotingRefuses(t *testing.T) {
	for _, row := range []struct {
		n, m, asked float64
		field       string
	}{
		{4, 2, 0, "options.majority"}, {5, 2, 0, "options.majority"}, {5, 6, 0, "options.majority"}, {5, 4, 3, "options.asked"},
		{5, 3, 6, "options.asked"}, {0, 0, 0, "options.replicas"}, {1001, 0, 0, "options.replicas"},
	} {
		c := usual(t, "voting", 2)
		c.Options = votes(row.n, row.m)
		c.Options["asked"] = number(row.asked)
		if _, err := sim.Run(c, nil); field(err) != row.field {
			t.Errorf("%+v: %v", row, err)
		}
	}
}

func TestVotingWithoutTime(t *testing.T) {
	none := 0
	// A replica that forgets: the length was found by an independent search. With all three votes needed it takes three.
	c := untimed(t, "voting", 2, 1, votes(3, 2))
	c.Faults[sim.Reset], c.Victims, c.TimeOuts = 1, []int{2, 3, 4}, &none
	if v := found(t, explore(t, c), model.MutualExclusion); v.Status != model.Refuted || len(v.Trace) != 11 {
		t.Errorf("one reset: %s in %d: %s", v.Status, len(v.Trace), moves(c.Algorithm, v.Trace))
	} else {
		plays(t, c, v)
	}
	for resets, want := range []model.Status{model.Proved, model.Proved, model.Proved, model.Refuted} {
		c.Options, c.Faults[sim.Reset] = votes(3, 3), resets
		if v := found(t, explore(t, c), model.MutualExclusion); v.Status != want {
			t.Errorf("all three, %d resets: %s: %s", resets, v.Status, moves(c.Algorithm, v.Trace))
		}
	}
}

// What each rule is for: without it, and with it, in all runs with at most so many time-outs.
func TestVotingRules(t *testing.T) {
	for _, row := range []struct {
		without         string
		n, m            float64
		requests        int
		copies, timeOut int
	}{{"voteSet", 3, 2, 1, 1, 0}, {"ownerCheck", 1, 1, 1, 0, 2}, {"tryIds", 1, 1, 2, 1, 0}} {
		for _, taken := range []bool{false, true} {
			c := untimed(t, "voting", 2, row.requests, votes(row.n, row.m))
			c.Options["patience"] = number(9)
			c.Faults[sim.Duplicate], c.TimeOuts = row.copies, &row.timeOut
			want := model.Proved
			if taken {
				c.Options[row.without], want = on(false), model.Refuted
			}
			e, err := sim.Explore(c, sim.Limits{States: 300_000}, nil)
			if err != nil {
				t.Fatal(err)
			}
			if v := found(t, e, model.MutualExclusion); v.Status != want {
				t.Errorf("%s taken away: %v: %s after %d states: %s", row.without, taken, v.Status, e.States, moves(c.Algorithm, v.Trace))
			} else {
				t.Log(row.without, e.States, len(v.Trace), moves(c.Algorithm, v.Trace))
			}
		}
	}
}
