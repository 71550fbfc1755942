package mutex_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"contend/core/fault"
	"contend/core/model"
	"contend/core/mutex"
	"contend/core/pace"
	"contend/core/sim"
)

// untimed is a run without time: each process asks so often, on links that keep the order.
func untimed(t *testing.T, id string, processes, requests int, options map[string]sim.Value) sim.Untimed {
	t.Helper()
	a, err := mutex.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	c := sim.Untimed{Algorithm: a, Processes: processes, Options: options, FIFO: true}
	for range processes {
		c.Requests = append(c.Requests, requests)
	}
	return c
}

func explore(t *testing.T, c sim.Untimed) *sim.Explored {
	t.Helper()
	e, err := sim.Explore(c, sim.Limits{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func found(t *testing.T, e *sim.Explored, p model.Property) *sim.Found {
	t.Helper()
	for k := range e.Verdicts {
		if e.Verdicts[k].Property == p {
			return &e.Verdicts[k]
		}
	}
	t.Fatalf("no verdict on %s", p)
	return nil
}

// moves writes a trace as "want 0; REQ 0→2; …".
func moves(a *sim.Algorithm, trace []sim.Move) string {
	var parts []string
	for _, m := range trace {
		text := fmt.Sprintf("%s %d", m.Do, m.Node)
		if m.From >= 0 {
			text = fmt.Sprintf("%s %d→%d", a.Messages[m.Type], m.From, m.Node)
			if m.Do != "deliver" {
				text = m.Do + " " + text
			}
		}
		if m.Enters {
			text += "!"
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, "; ")
}

func some(name string) sim.Value { return sim.Value{Name: &name} }

// What a missing rule costs, by the shortest run there is. The lengths were found by an independent search in Python.
func TestShortestRuns(t *testing.T) {
	mishap := func(m sim.Mishap) func(*sim.Untimed) { return func(c *sim.Untimed) { c.Faults[m] = 1 } }
	none := func(*sim.Untimed) {}
	for _, row := range []struct {
		id       string
		n        int
		options  map[string]sim.Value
		change   func(*sim.Untimed)
		property model.Property
		steps    int
	}{
		// The coordinator forgets whom it granted, and asks nobody.
		{"centralized", 2, map[string]sim.Value{"takeover": on(false)}, mishap(sim.Reset), model.MutualExclusion, 7},
		{"ricart-agrawala", 2, map[string]sim.Value{"ties": some("both-answer")}, none, model.MutualExclusion, 6},
		{"ricart-agrawala", 2, map[string]sim.Value{"ties": some("both-defer")}, none, model.DeadlockFreedom, 4},
		{"ricart-agrawala", 3, map[string]sim.Value{"okSet": on(false)}, mishap(sim.Duplicate), model.MutualExclusion, 10},
		{"ricart-agrawala", 3, map[string]sim.Value{"clockUpdate": on(false)}, none, model.MutualExclusion, 10},
		{"ricart-agrawala", 2, nil, mishap(sim.Crash), model.DeadlockFreedom, 2},
		{"ricart-agrawala", 3, nil, mishap(sim.Crash), sim.BlockingFreedom, 2},
		// An acknowledgement that overtakes the older request of who sends it.
		{"lamport", 2, nil, func(c *sim.Untimed) { c.FIFO = false }, model.MutualExclusion, 4},
		{"lamport", 2, map[string]sim.Value{"explicit": on(true)}, func(c *sim.Untimed) { c.FIFO = false }, model.MutualExclusion, 6},
		// Each has the own vote and waits for the next one's.
		{"maekawa", 3, map[string]sim.Value{"inquire": on(false)}, none, model.DeadlockFreedom, 6},
		// 1 uses the token and asks again; its copy comes while 2 is inside. By hand: two ask, two requests, the copy, the
		// token, 1 leaves and asks again, the token to 2, the copy to 1.
		{"suzuki-kasami", 3, map[string]sim.Value{"hops": on(false)}, func(c *sim.Untimed) {
			c.FIFO, c.Requests, c.Faults[sim.Duplicate] = false, []int{1, 2, 1}, 1
		}, model.MutualExclusion, 10},
	} {
		c := untimed(t, row.id, row.n, 1, row.options)
		row.change(&c)
		e := explore(t, c)
		if v := found(t, e, row.property); v.Status != model.Refuted || len(v.Trace) != row.steps {
			t.Errorf("%s, n = %d, %s: %s in %d steps, want %d: %s", row.id, row.n, row.property, v.Status, len(v.Trace), row.steps,
				moves(c.Algorithm, v.Trace))
		} else {
			plays(t, c, v)
		}
	}
}

// plays runs what refutes a property in virtual time: it must be seen there too.
func plays(t *testing.T, c sim.Untimed, v *sim.Found) {
	t.Helper()
	config, err := c.Scenario(v.Trace)
	if err != nil {
		t.Fatal(err)
	}
	r := run(t, *config)
	if v.Property == model.MutualExclusion && r.Violations != 1 || v.Property != model.MutualExclusion && (r.Violations != 0 || len(r.Waiting) == 0) {
		t.Errorf("%s, %s, in virtual time: %d violations, waiting %v", c.Algorithm.ID, v.Property, r.Violations, r.Waiting)
	}
}

// Every algorithm as published excludes and lets everybody in, whatever the order of the messages.
func TestAllAreSafeWithoutTime(t *testing.T) {
	for _, a := range mutex.All() {
		for _, fifo := range []bool{true, false} {
			if a.FIFO && !fifo {
				continue
			}
			for n := max(a.Least, 1); n <= 3; n++ {
				c := untimed(t, a.ID, n, 1, nil)
				c.FIFO = fifo
				limits := sim.Limits{States: 600_000}
				if len(a.Timers) > 0 { // who tries again and again has no end
					limits.States = 50_000
				}
				e, err := sim.Explore(c, limits, nil)
				if err != nil {
					t.Fatal(err)
				}
				if !e.Complete && len(a.Timers) == 0 {
					t.Errorf("%s, n = %d: %d states, not whole", a.ID, n, e.States)
				}
				for _, v := range e.Verdicts {
					if v.Status == model.Refuted || e.Complete && v.Status != model.Proved {
						t.Errorf("%s, n = %d, fifo %v, %s: %s (%s): %s", a.ID, n, fifo, v.Property, v.Status, v.Scope, moves(a, v.Trace))
					}
				}
			}
		}
	}
}

// What the token algorithms and Lamport's stand, and what a forgotten state costs them.
func TestMemoryAndOrder(t *testing.T) {
	for _, row := range []struct {
		id       string
		requests []int
		options  map[string]sim.Value
		fifo     bool
		mishap   sim.Mishap
		times    int
		property model.Property
		steps    int // 0: proved
	}{
		{"lamport", []int{2, 2}, nil, true, 0, 0, model.MutualExclusion, 0},
		{"lamport", []int{1, 1}, nil, true, sim.Reset, 1, model.MutualExclusion, 7},
		{"suzuki-kasami", []int{1, 1, 1}, nil, false, sim.Duplicate, 1, model.MutualExclusion, 0},
		{"suzuki-kasami", []int{1, 1, 1}, nil, false, sim.Reset, 1, model.MutualExclusion, 0},
		// By hand: 1 asks, 0 hears it, 1 gets the token; 0 restarts, and enters by a token of its own.
		{"suzuki-kasami", []int{1, 1}, map[string]sim.Value{"oneToken": on(false)}, true, sim.Reset, 1, model.MutualExclusion, 5},
		{"raymond", []int{1, 1}, map[string]sim.Value{"oneToken": on(false)}, true, sim.Reset, 1, model.MutualExclusion, 5},
		{"raymond", []int{1, 1, 1, 1}, map[string]sim.Value{"tree": some("line")}, false, 0, 0, sim.BlockingFreedom, 0},
		{"token-ring", []int{1, 1}, nil, true, sim.LoseToken, 1, model.MutualExclusion, 0},
	} {
		c := untimed(t, row.id, len(row.requests), 1, row.options)
		c.Requests, c.FIFO = row.requests, row.fifo
		c.Faults[row.mishap] = row.times
		v := found(t, explore(t, c), row.property)
		if want := map[bool]model.Status{true: model.Proved, false: model.Refuted}[row.steps == 0]; v.Status != want || len(v.Trace) != row.steps {
			t.Errorf("%s, %v, %s: %s in %d steps, want %d: %s", row.id, row.options, row.property, v.Status, len(v.Trace), row.steps, moves(c.Algorithm, v.Trace))
		} else if row.steps > 0 {
			plays(t, c, v)
		}
	}
}

// Counts that independent encodings have too: what these states are made of is the same in both.
func TestCountsOfStates(t *testing.T) {
	for _, row := range []struct {
		id       string
		requests []int
		options  map[string]sim.Value
		copies   int
		states   int
	}{
		{"centralized", []int{1, 1}, nil, 0, 33},
		{"lamport", []int{2, 1}, map[string]sim.Value{"clockUpdate": some("none")}, 0, 40},
		{"lamport", []int{2, 1}, map[string]sim.Value{"requestIds": on(false)}, 1, 3094},
		{"lamport", []int{2, 2}, nil, 1, 18_089},
		{"maekawa", []int{1, 1, 1}, nil, 0, 457},
		{"maekawa", []int{1, 1, 1, 0}, map[string]sim.Value{"quorums": some("majority")}, 0, 12_803},
	} {
		c := untimed(t, row.id, len(row.requests), 1, row.options)
		c.Requests, c.Faults[sim.Duplicate] = row.requests, row.copies
		if e := explore(t, c); int(e.States) != row.states || !e.Complete {
			t.Errorf("%s, %v, %v: %d states, want %d", row.id, row.requests, row.options, e.States, row.states)
		}
	}
}

// With the rule that was taken away above, the same faults do no harm.
func TestRulesHold(t *testing.T) {
	c := untimed(t, "centralized", 2, 2, nil)
	c.Faults[sim.Reset], c.Victims = 1, []int{2}
	e := explore(t, c)
	for _, v := range e.Verdicts {
		if v.Status != model.Proved {
			t.Errorf("a coordinator that asks everybody, %s: %s: %s", v.Property, v.Status, moves(c.Algorithm, v.Trace))
		}
	}
	c = untimed(t, "ricart-agrawala", 3, 1, nil)
	c.Faults[sim.Duplicate], c.FIFO = 1, false
	if v := found(t, explore(t, c), model.MutualExclusion); v.Status != model.Proved {
		t.Errorf("OKs as a set, one duplicate: %s: %s", v.Status, moves(c.Algorithm, v.Trace))
	}
}

// With a bound on time-outs a proof is one within the bound; without, a process that asks again and again has no end.
func TestTimeOutsAreBounded(t *testing.T) {
	c := untimed(t, "centralized", 2, 1, map[string]sim.Value{"retry": number(2)})
	bound := 2
	c.TimeOuts = &bound
	e := explore(t, c)
	v := found(t, e, model.MutualExclusion)
	if v.Status != model.Proved || v.Because != model.BecauseBound || !strings.Contains(v.Scope, "time-outs ≤ 2") || !e.Complete || !e.Exceeded {
		t.Errorf("%+v", v)
	}
	if v := found(t, e, sim.BlockingFreedom); v.Status != model.Unknown || v.Because != model.BecauseBound {
		t.Errorf("%+v", v)
	}
	c.TimeOuts = nil
	e, err := sim.Explore(c, sim.Limits{States: 5000}, nil)
	if err != nil {
		t.Fatal(err)
	}
	v = found(t, e, model.MutualExclusion)
	if v.Status != model.Unknown || v.Because != model.BecauseStates || e.States != 5000 || e.Complete || !strings.Contains(v.Scope, "5000 states") {
		t.Errorf("%d states: %+v", e.States, v)
	}
}

func TestUntimedRefusals(t *testing.T) {
	for _, row := range []struct {
		field  string
		change func(*sim.Untimed)
	}{
		{"processes", func(c *sim.Untimed) { c.Processes = 0 }},
		{"processes", func(c *sim.Untimed) { c.Processes = 9 }},
		{"requests", func(c *sim.Untimed) { c.Requests = nil }},
		{"requests[1]", func(c *sim.Untimed) { c.Requests[1] = 101 }},
		{"requests[0]", func(c *sim.Untimed) { c.Requests[0] = -1 }},
		{"faults.crash", func(c *sim.Untimed) { c.Faults[sim.Crash] = 256 }},
		{"faults.nodes[0]", func(c *sim.Untimed) { c.Victims = []int{3} }},
		{"timeouts", func(c *sim.Untimed) { few := -1; c.TimeOuts = &few }},
		{"options.bus", func(c *sim.Untimed) { c.Options = map[string]sim.Value{"bus": on(true)} }},
	} {
		c := untimed(t, "centralized", 2, 1, nil)
		row.change(&c)
		if _, err := sim.Explore(c, sim.Limits{}, nil); field(err) != row.field {
			t.Errorf("%s: %v", row.field, err)
		}
	}
}

// A call that is stopped gives what it has.
func TestUntimedStops(t *testing.T) {
	stopped, cancel := context.WithCancel(context.Background())
	cancel()
	e, err := sim.Explore(untimed(t, "ricart-agrawala", 4, 2, nil), sim.Limits{}, &pace.Meter{Context: stopped})
	if err != nil {
		t.Fatal(err)
	}
	v := found(t, e, model.MutualExclusion)
	if !e.Cancelled || e.Complete || v.Status != model.Unknown || v.Because != model.BecauseCancelled {
		t.Errorf("%+v", e)
	}
}

// So does one that a limit of the whole call stops.
func TestUntimedMeetsALimit(t *testing.T) {
	full := fault.Large("memory", 1, "take less")
	calls := 0
	meter := &pace.Meter{Check: func() error {
		calls++
		return full
	}}
	e, err := sim.Explore(untimed(t, "ricart-agrawala", 5, 3, nil), sim.Limits{States: 3_000_000}, meter)
	if err != nil {
		t.Fatal(err)
	}
	v := found(t, e, model.MutualExclusion)
	if calls == 0 || e.Cancelled || e.Complete || e.Stopped != model.AtBytes || v.Status != model.Unknown || v.Because != model.BecauseBytes {
		t.Errorf("%d states, %d calls: %+v", e.States, calls, v)
	}
}

// A crashed process that comes back finds what it had, or nothing; for ever down, it is as if it had never been.
func TestCrashesWithoutTime(t *testing.T) {
	c := untimed(t, "centralized", 2, 1, nil)
	c.Faults[sim.Crash], c.Faults[sim.Restart], c.Victims = 1, 1, []int{2}
	if v := found(t, explore(t, c), model.MutualExclusion); v.Status != model.Proved {
		t.Errorf("a coordinator back with its memory: %s: %s", v.Status, moves(c.Algorithm, v.Trace))
	}
	c.Options = map[string]sim.Value{"takeover": on(false)}
	c.Faults = sim.Allowance{}
	c.Faults[sim.Crash], c.Faults[sim.Amnesia] = 1, 1
	v := found(t, explore(t, c), model.MutualExclusion)
	if v.Status != model.Refuted || len(v.Trace) != 8 { // one more than a reset, which is both at once
		t.Errorf("a coordinator back without: %s in %d: %s", v.Status, len(v.Trace), moves(c.Algorithm, v.Trace))
	}
	c.Faults[sim.Amnesia] = 0
	if v := found(t, explore(t, c), sim.BlockingFreedom); moves(c.Algorithm, v.Trace) != "want 0; crash 2" {
		t.Errorf("a coordinator that stays down: %s", moves(c.Algorithm, v.Trace))
	}
}

// A lease that ends under its holder lets two in; the fencing token keeps the old one's work from going through. Counted by
// hand: two ask, both requests arrive, the lease ends, both grants arrive, the later one leaves, then the earlier.
func TestFencingProtectsTheResource(t *testing.T) {
	for _, fencing := range []bool{true, false} {
		c := untimed(t, "centralized", 2, 1, map[string]sim.Value{"lease": number(10), "fencing": on(fencing)})
		e := explore(t, c)
		if v := found(t, e, model.MutualExclusion); v.Status != model.Refuted || len(v.Trace) != 7 {
			t.Errorf("fencing %v: %s in %d steps", fencing, v.Status, len(v.Trace))
		}
		v := found(t, e, sim.NoStaleWrite)
		if fencing {
			if v.Status != model.Proved {
				t.Errorf("with fencing: %s: %s", v.Status, moves(c.Algorithm, v.Trace))
			}
			continue
		}
		if v.Status != model.Refuted || len(v.Trace) != 9 {
			t.Errorf("without fencing: %s in %d steps: %s", v.Status, len(v.Trace), moves(c.Algorithm, v.Trace))
		}
		config, err := c.Scenario(v.Trace)
		if err != nil {
			t.Fatal(err)
		}
		if r := run(t, *config); r.Overwrote != 1 {
			t.Errorf("in virtual time %d stale writes went through", r.Overwrote)
		}
	}
}

// Where there is no room for what states are made of, nothing is proved, and a run that was found is still told.
func TestNoRoom(t *testing.T) {
	c := untimed(t, "ricart-agrawala", 3, 2, map[string]sim.Value{"ties": some("both-answer")})
	whole := explore(t, c)
	for _, bytes := range []uint64{20_000, 60_000, 150_000} {
		e, err := sim.Explore(c, sim.Limits{Pools: bytes}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if v := found(t, e, model.NoError); v.Status != model.Unknown || v.Because != model.BecausePacking || !e.Exceeded || e.States >= whole.States {
			t.Errorf("%d bytes: %d states of %d, %+v", bytes, e.States, whole.States, v)
		}
		if v := found(t, e, model.MutualExclusion); v.Status == model.Proved || v.Status == model.Refuted && len(v.Trace) < 10 {
			t.Errorf("%d bytes: %s in %d steps", bytes, v.Status, len(v.Trace))
		} else if v.Status == model.Refuted {
			plays(t, c, v)
		}
	}
	// Two ask, four requests arrive, four OKs.
	if v := found(t, whole, model.MutualExclusion); len(v.Trace) != 10 {
		t.Errorf("with room: %d steps", len(v.Trace))
	}
}
