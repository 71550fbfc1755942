package mutex_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"contend/core/model"
	"contend/core/rng"
	"contend/core/sim"
)

// What an independent simulator gives, on messages and sections of one unit.
func TestRingFigures(t *testing.T) {
	c := usual(t, "token-ring", 4)
	until := 7.5
	c.Until = &until
	c.Workload.Requests = requests(t, "0,0 0,1 0,2 0,3")
	if r := run(t, c); entries(r) != "1@1 2@3 3@5 0@7" || r.Messages != 4 || r.Violations != 0 {
		t.Errorf("all of four want: %s, %d messages", entries(r), r.Messages)
	}
	// Nobody wants: the token circles at full speed.
	until = 10
	c.Workload.Requests = nil
	if r := run(t, c); len(r.Entries) != 0 || r.Messages != 11 {
		t.Errorf("nobody wants: %s, %d messages", entries(r), r.Messages)
	}
	c = usual(t, "token-ring", 5)
	until = 100
	c.Workload.Requests, c.Until = requests(t, trace12), &until
	r := run(t, c)
	if entries(r) != "1@1 3@4 4@6 0@8 2@11 1@41 3@44 0@47 2@60 4@63 0@80 1@82" || r.Messages != 89 || math.Abs(r.PerEntry.Delay-3.0677) > 5e-5 {
		t.Errorf("the twelve requests: %s, %d messages, delay %.4f", entries(r), r.Messages, r.PerEntry.Delay)
	}
	for _, row := range []struct{ n, cs, delay float64 }{{5, 1, 9}, {7, 3, 25}, {100, 1, 199}} { // n(C + 1) − C
		c = usual(t, "token-ring", int(row.n))
		c.CS = row.cs
		c.Workload.Kind, c.Warmup, c.Entries = sim.SaturatedLoad, 10*int(row.n), 30*int(row.n)
		if r := run(t, c); r.PerEntry.Messages != 1 || r.PerEntry.Delay != row.delay {
			t.Errorf("saturated, n = %v, C = %v: %+v", row.n, row.cs, r.PerEntry)
		}
	}
}

// The delay of one request is anything from 0 to almost n, by where the token is: one who asks just after passing it on
// waits for the whole round.
func TestRingDelay(t *testing.T) {
	for text, delay := range map[string]float64{"10,0": 0, "9.5,0": 0.5, "5.125,0": 4.875, "6,0": 4, "8,0": 2} {
		c := usual(t, "token-ring", 5)
		c.Workload.Requests = requests(t, text)
		if r := run(t, c); len(r.Entries) != 1 || r.PerEntry.Delay != delay {
			t.Errorf("%s: %+v", text, r.PerEntry)
		}
	}
}

// Whatever the order of the ring, the counts are the same.
func TestRingOrder(t *testing.T) {
	c := usual(t, "token-ring", 4)
	c.Options = map[string]sim.Value{"order": {List: []float64{2, 0, 3, 1}}}
	c.Workload.Requests = requests(t, "0,0 0,1 0,2 0,3")
	if r := run(t, c); entries(r) != "3@1 1@3 2@5 0@7" || r.Messages != 5 { // the fifth when 0 leaves
		t.Errorf("%s, %d messages", entries(r), r.Messages)
	}
	for want, order := range map[string][]float64{
		"options.order": {0, 1}, "options.order[2]": {0, 1, 1, 2}, "options.order[3]": {0, 1, 2, 4}, "options.order[0]": {-1, 1, 2, 0},
	} {
		c.Options = map[string]sim.Value{"order": {List: order}}
		if _, err := sim.Run(c, nil); want != field(err) {
			t.Errorf("%v: %v", order, err)
		}
	}
	c.Options = map[string]sim.Value{"rounds": number(1)}
	if _, err := sim.Run(c, nil); field(err) != "options.rounds" {
		t.Errorf("one round: %v", err)
	}
}

// Who asks again in its section enters one round later; without the rule it goes on and on, and the others starve.
func TestRingPassesOn(t *testing.T) {
	c := usual(t, "token-ring", 3)
	c.Workload.Requests = requests(t, "0,1 1.5,1 1.5,2")
	if r := run(t, c); entries(r) != "1@1 2@3 1@6" {
		t.Errorf("%s", entries(r))
	}
	c.Options = map[string]sim.Value{"passOn": on(false)}
	if r := run(t, c); entries(r) != "1@1 1@2 2@5" { // it keeps the token until 4
		t.Errorf("without the rule: %s", entries(r))
	}
	c.Workload, c.Entries = sim.Workload{Kind: sim.SaturatedLoad}, 50
	r := run(t, c)
	for _, e := range r.Entries {
		if e.Process != 1 {
			t.Fatalf("without the rule %d entered at %v", e.Process, e.Entered.Units())
		}
	}
}

func TestRingLosesItsToken(t *testing.T) {
	c := usual(t, "token-ring", 4)
	c.CS = 2
	c.Workload.Requests = requests(t, "0,1 0,3")
	c.Faults.Journal = []sim.Intervention{at(2, sim.DoLose, 1)} // while 1 is inside
	if r := run(t, c); entries(r) != "1@1" || !slices.Equal(r.Blocked, []int{3}) || r.Violations != 0 {
		t.Errorf("lost: %s, blocked %v", entries(r), r.Blocked)
	}
	// 3 asks everybody at 10, has all answers at 12, and makes the token of epoch 3.
	c.Options = map[string]sim.Value{"regenerate": number(10)}
	r := run(t, c)
	if entries(r) != "1@1 3@12" || r.Entries[1].Fence != 3 || r.ByType[2] != 3 || r.ByType[3] != 3 {
		t.Errorf("made anew: %s, %v, fence %d", entries(r), r.ByType, r.Entries[1].Fence)
	}
	// A second asker at the same time: one token is made, not two.
	c.Workload.Requests = requests(t, "0,1 0,3 0,2 0,0")
	if r := run(t, c); len(r.Entries) != 4 || r.Violations != 0 || len(r.Blocked) != 0 {
		t.Errorf("four askers: %s, %d violations", entries(r), r.Violations)
	}
}

// A slow holder is asked and says that it has the token; without asking it is overtaken, and then the resource refuses its
// late write. A holder that does not even answer is taken for dead: no algorithm can tell.
func TestRingSlowHolder(t *testing.T) {
	for _, row := range []struct {
		options    map[string]sim.Value
		pause      bool
		entries    string
		violations int64
		rejected   int64
	}{
		{nil, false, "1@1 3@32", 0, 0},
		{map[string]sim.Value{"claim": on(false)}, false, "1@1 3@10", 1, 0},
		{nil, true, "1@1 3@20", 1, 1},
		{map[string]sim.Value{"fencing": on(false)}, true, "1@1 3@20", 1, 0},
	} {
		c := usual(t, "token-ring", 4)
		c.CS = 29
		c.Workload.Requests = requests(t, "0,1 0,3")
		c.Options = map[string]sim.Value{"regenerate": number(10)}
		for name, v := range row.options {
			c.Options[name] = v
		}
		if row.pause {
			c.Faults.Journal = []sim.Intervention{at(2, sim.DoPause, 1), at(60, sim.DoResume, 1)}
		}
		r := run(t, c)
		if entries(r) != row.entries || r.Violations != row.violations || r.Rejected != row.rejected {
			t.Errorf("%v, pause %v: %s, %d violations, %d rejected, %d overwrote", row.options, row.pause, entries(r), r.Violations, r.Rejected, r.Overwrote)
		}
	}
}

// tokens lists the hand-overs as "from→to …".
func tokens(c *sim.Config, r *sim.Result) string {
	var parts []string
	for _, line := range strings.Split(list(c.Algorithm, r, sim.Sends), "; ") {
		if words := strings.Fields(line); strings.HasPrefix(words[2], "TOKEN") {
			parts = append(parts, words[1])
		}
	}
	return strings.Join(parts, " ")
}

// With acknowledgements a dead neighbour is found and skipped, again if need be; restarted, it is back in the ring.
func TestRingSkipsTheDead(t *testing.T) {
	c := usual(t, "token-ring", 5)
	until := 14.0
	c.Until, c.Options = &until, map[string]sim.Value{"ack": number(3)}
	c.Faults.Journal = []sim.Intervention{at(0.5, sim.DoCrash, 2), at(0.5, sim.DoCrash, 3), at(9.5, sim.DoRestart, 2)}
	r := run(t, c)
	// Sent to 2 at 1 and to 3 at 4 in vain; to 4 at 7. 2 is back at 9.5, after 1 has skipped it at 9.
	if got := tokens(&c, r); got != "0→1 1→2 1→3 1→4 4→0 0→1 1→4 4→0 0→1 1→2 2→3" {
		t.Errorf("%s", got)
	}
	// Without acknowledgements the token is lost with the first dead process that it is sent to.
	c.Options = nil
	if r := run(t, c); tokens(&c, r) != "0→1 1→2" {
		t.Errorf("without acknowledgements: %s", tokens(&c, r))
	}
	// Nobody is left: the last one sends the token to itself, which takes its time and is no message.
	c.Options = map[string]sim.Value{"ack": number(3)}
	c.Faults.Journal = []sim.Intervention{at(0.5, sim.DoCrash, 2), at(0.5, sim.DoCrash, 3), at(0.5, sim.DoCrash, 4), at(0.5, sim.DoCrash, 0)}
	until = 20
	if got := tokens(&c, run(t, c)); got != "0→1 1→2 1→3 1→4 1→0 1→1 1→1 1→1 1→1 1→1 1→1 1→1 1→1" {
		t.Errorf("alone: %s", got)
	}
}

// Whatever is lost, crashes and comes back, everybody is served, and one is inside at a time but for those that were taken
// for dead and were not.
func TestRingUnderFaults(t *testing.T) {
	for seed := int64(1); seed <= 20; seed++ {
		c := usual(t, "token-ring", 5)
		c.Seed, c.FIFO, c.Latency = rng.SeedOf(seed), false, [2]float64{0.2, 2}
		c.Workload, c.Entries, c.MaxEvents = sim.Workload{Kind: sim.SaturatedLoad}, 200, 200_000
		c.Options = map[string]sim.Value{"regenerate": number(60), "rounds": number(0)}
		c.Faults = sim.Faults{Duplicate: 0.2}
		if r := run(t, c); r.Violations != 0 || r.Ended != sim.AtEntries {
			t.Errorf("copies, seed %d: %d violations, ended %q after %d", seed, r.Violations, r.Ended, r.Completed)
		}
		// A crash in the section, where no process ever is silent for as long as it takes to be taken for dead.
		c.Faults = sim.Faults{Journal: []sim.Intervention{at(20.25, sim.DoCrash, 2), at(300.5, sim.DoRestart, 2)}}
		if r := run(t, c); r.Violations != 0 || r.Ended != sim.AtEntries {
			t.Errorf("a crash, seed %d: %d violations, ended %q after %d", seed, r.Violations, r.Ended, r.Completed)
		}
		c.Options["ack"] = number(5)
		c.Faults = sim.Faults{Loss: 0.05, Duplicate: 0.05}
		if r := run(t, c); r.Ended != sim.AtEntries || r.Lost == 0 || r.Overwrote > r.Violations {
			t.Errorf("losses, seed %d: ended %q after %d, %d lost, %d overwrote of %d", seed, r.Ended, r.Completed, r.Lost, r.Overwrote, r.Violations)
		}
	}
}

// A forged token lets one in that should not be, once: the next process has had that hop already.
func TestRingForgedToken(t *testing.T) {
	c := usual(t, "token-ring", 5)
	c.CS = 10
	c.Workload.Requests = requests(t, "0,1 0,3 0,4")
	c.Faults.Journal = []sim.Intervention{at(2, sim.DoForge, 3)}
	if r := run(t, c); entries(r) != "1@1 3@2 4@14" || r.Violations != 1 {
		t.Errorf("%s, %d violations", entries(r), r.Violations)
	}
	c.Options = map[string]sim.Value{"hops": on(false)}
	if r := run(t, c); entries(r) != "1@1 3@2 4@13" || r.Violations != 1 {
		t.Errorf("without hops: %s, %d violations", entries(r), r.Violations)
	}
}

func TestRingWithoutTime(t *testing.T) {
	off := func(name string) map[string]sim.Value { return map[string]sim.Value{name: on(false)} }
	// Safe as published, and with any copy of a message as long as messages keep their order.
	for _, duplicates := range []int{0, 1, 2} {
		c := untimed(t, "token-ring", 3, 2, nil)
		c.Faults[sim.Duplicate] = duplicates
		e := explore(t, c)
		for _, v := range e.Verdicts {
			if v.Status != model.Proved {
				t.Errorf("%d duplicates, %s: %s: %s", duplicates, v.Property, v.Status, moves(c.Algorithm, v.Trace))
			}
		}
	}
	// A copied token without hops: the length was found by an independent search.
	c := untimed(t, "token-ring", 3, 1, off("hops"))
	c.Faults[sim.Duplicate] = 1
	if v := found(t, explore(t, c), model.MutualExclusion); v.Status != model.Refuted || len(v.Trace) != 6 {
		t.Errorf("a copied token: %s in %d: %s", v.Status, len(v.Trace), moves(c.Algorithm, v.Trace))
	} else {
		plays(t, c, v)
	}
	// Out of order, a copy may be so late that two rounds are the same to it: it needs a number that never comes again.
	c = untimed(t, "token-ring", 2, 1, nil)
	c.Faults[sim.Duplicate], c.FIFO = 1, false
	if v := found(t, explore(t, c), model.MutualExclusion); v.Status != model.Refuted {
		t.Errorf("a copy that is late: %s", v.Status)
	}
	c.Options = map[string]sim.Value{"rounds": number(0)}
	e, err := sim.Explore(c, sim.Limits{States: 50_000}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if v := found(t, e, model.MutualExclusion); v.Status != model.Unknown {
		t.Errorf("counting without end: %s: %s", v.Status, moves(c.Algorithm, v.Trace))
	}
	// A process 0 that makes a token whenever it starts.
	c = untimed(t, "token-ring", 3, 1, off("startOnce"))
	c.Faults[sim.Reset], c.Victims = 1, []int{0}
	if v := found(t, explore(t, c), model.MutualExclusion); v.Status != model.Refuted {
		t.Errorf("made again: %s", v.Status)
	}
	c.Options = nil
	if v := found(t, explore(t, c), model.MutualExclusion); v.Status != model.Proved {
		t.Errorf("made once: %s: %s", v.Status, moves(c.Algorithm, v.Trace))
	}
	// A lost token is made anew once, by who has asked everybody. With one time-out in a run nobody can be taken for dead.
	for _, row := range []struct {
		without  string
		timeOuts int
		want     model.Status
	}{{"", 1, model.Proved}, {"claim", 1, model.Refuted}} {
		c = untimed(t, "token-ring", 3, 1, map[string]sim.Value{"regenerate": number(10)})
		if row.without != "" {
			c.Options[row.without] = on(false)
		}
		c.Faults[sim.LoseToken], c.Faults[sim.Lose], c.TimeOuts = 1, 1, &row.timeOuts
		if v := found(t, explore(t, c), model.MutualExclusion); v.Status != row.want {
			t.Errorf("a lost token, without %q: %s: %s", row.without, v.Status, moves(c.Algorithm, v.Trace))
		}
	}
}
