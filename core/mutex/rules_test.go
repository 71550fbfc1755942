package mutex_test

import (
	"fmt"
	"strings"
	"testing"

	"contend/core/model"
	"contend/core/mutex"
	"contend/core/sim"
)

// without is a rule taken away: a switch that is turned, or another choice.
type without struct{ id, rule, value string }

func (w without) from(options map[string]sim.Value) map[string]sim.Value {
	changed := map[string]sim.Value{w.rule: on(false)}
	if w.value != "" {
		changed[w.rule] = some(w.value)
	}
	for name, v := range options {
		changed[name] = v
	}
	return changed
}

type options = map[string]sim.Value

// What is lost with a rule, by the shortest run there is; with the rule, the same search finds none. The lengths for Lamport
// and Maekawa, and those of the coordinator and of Ricart and Agrawala, were found by independent searches in Python.
var searchedRules = []struct {
	without
	requests []int
	options  options
	fifo     bool
	faults   sim.Allowance
	victims  []int
	timeOuts int // −1: any number
	property model.Property
	steps    int // 0: some
}{
	{without{"centralized", "requestIds", ""}, []int{2, 1}, nil, true, sim.Allowance{sim.Duplicate: 1}, nil, -1, model.MutualExclusion, 11},
	{without{"centralized", "returnGrants", ""}, []int{1, 1}, options{"requestIds": on(false)}, true, sim.Allowance{sim.Duplicate: 1}, nil, -1, model.DeadlockFreedom, 10},
	{without{"centralized", "ownerCheck", ""}, []int{2, 2}, nil, false, sim.Allowance{sim.Duplicate: 1}, nil, -1, model.MutualExclusion, 0},
	{without{"centralized", "takeover", ""}, []int{1, 1}, nil, true, sim.Allowance{sim.Reset: 1}, []int{2}, -1, model.MutualExclusion, 7},
	{without{"centralized", "fencing", ""}, []int{1, 1}, options{"lease": number(10)}, true, sim.Allowance{}, nil, 1, sim.NoStaleWrite, 9},
	{without{"voting", "deny", ""}, []int{1, 1}, options{"replicas": number(1)}, true, sim.Allowance{}, nil, 0, model.DeadlockFreedom, 0},
	{without{"voting", "tryIds", ""}, []int{2, 2}, options{"replicas": number(1), "patience": number(9)}, true, sim.Allowance{sim.Duplicate: 1}, nil, 1, model.MutualExclusion, 0},
	{without{"voting", "ownerCheck", ""}, []int{1, 1}, options{"replicas": number(1), "patience": number(9)}, true, sim.Allowance{}, nil, 2, model.MutualExclusion, 0},
	{without{"voting", "voteSet", ""}, []int{1, 1}, options{"replicas": number(3)}, true, sim.Allowance{sim.Duplicate: 1}, nil, 0, model.MutualExclusion, 0},
	// The message's clock, even if it sets one's own back: 18 if only acknowledgements count.
	{without{"lamport", "clockUpdate", "message"}, []int{1, 1, 1}, nil, true, sim.Allowance{}, nil, -1, model.MutualExclusion, 14},
	{without{"lamport", "clockUpdate", "message"}, []int{1, 1, 1}, options{"explicit": on(true)}, true, sim.Allowance{}, nil, -1, model.MutualExclusion, 18},
	// By hand: one asks, hears the other's acknowledgement, and that one's clock still stands at 0.
	{without{"lamport", "clockUpdate", "none"}, []int{1, 1}, nil, true, sim.Allowance{}, nil, -1, model.DeadlockFreedom, 3},
	{without{"lamport", "clockUpdate", "none"}, []int{1, 1}, options{"explicit": on(true)}, true, sim.Allowance{}, nil, -1, model.MutualExclusion, 6},
	{without{"lamport", "ties", "both-enter"}, []int{1, 1}, nil, true, sim.Allowance{}, nil, -1, model.MutualExclusion, 4},
	{without{"lamport", "ties", "both-wait"}, []int{1, 1}, nil, true, sim.Allowance{}, nil, -1, model.DeadlockFreedom, 6},
	{without{"lamport", "evidence", ""}, []int{1, 1}, nil, true, sim.Allowance{}, nil, -1, model.MutualExclusion, 2},
	{without{"lamport", "requestIds", ""}, []int{2, 1}, options{"explicit": on(true)}, true, sim.Allowance{sim.Duplicate: 1}, nil, -1, model.MutualExclusion, 12},
	{without{"maekawa", "inquire", ""}, []int{1, 1, 1}, nil, true, sim.Allowance{}, nil, -1, model.DeadlockFreedom, 6},
	{without{"maekawa", "supersede", ""}, []int{1, 1, 1, 0}, options{"quorums": some("majority")}, true, sim.Allowance{}, nil, -1, model.DeadlockFreedom, 13},
	{without{"maekawa", "requestIds", ""}, []int{2, 1, 1}, nil, true, sim.Allowance{sim.Duplicate: 1}, nil, -1, model.MutualExclusion, 11},
	{without{"ricart-agrawala", "clockUpdate", ""}, []int{1, 1, 1}, nil, true, sim.Allowance{}, nil, -1, model.MutualExclusion, 10},
	{without{"ricart-agrawala", "ties", "both-answer"}, []int{1, 1}, nil, true, sim.Allowance{}, nil, -1, model.MutualExclusion, 6},
	{without{"ricart-agrawala", "ties", "both-defer"}, []int{1, 1}, nil, true, sim.Allowance{}, nil, -1, model.DeadlockFreedom, 4},
	{without{"ricart-agrawala", "okSet", ""}, []int{1, 1, 1}, nil, true, sim.Allowance{sim.Duplicate: 1}, nil, -1, model.MutualExclusion, 10},
	{without{"ricart-agrawala", "okIds", ""}, []int{2, 1}, nil, true, sim.Allowance{sim.Duplicate: 1}, nil, -1, model.MutualExclusion, 10},
	{without{"token-ring", "hops", ""}, []int{1, 1, 1}, nil, true, sim.Allowance{sim.Duplicate: 1}, nil, -1, model.MutualExclusion, 6},
	{without{"token-ring", "startOnce", ""}, []int{1, 1, 1}, nil, true, sim.Allowance{sim.Reset: 1}, []int{0}, -1, model.MutualExclusion, 0},
	{without{"token-ring", "claim", ""}, []int{1, 1, 1}, options{"regenerate": number(10)}, true, sim.Allowance{}, nil, 1, model.MutualExclusion, 0},
	// Two ask, one gets the token, the other makes another one; the newer leaves first, then the older writes.
	{without{"token-ring", "epochs", ""}, []int{1, 1}, options{"regenerate": number(10), "claim": on(false)}, true, sim.Allowance{}, nil, 1, sim.NoStaleWrite, 6},
	{without{"token-ring", "fencing", ""}, []int{1, 1}, options{"regenerate": number(10), "claim": on(false)}, true, sim.Allowance{}, nil, 1, sim.NoStaleWrite, 6},
	{without{"suzuki-kasami", "hops", ""}, []int{1, 2, 1}, nil, false, sim.Allowance{sim.Duplicate: 1}, nil, -1, model.MutualExclusion, 10},
	{without{"suzuki-kasami", "oneToken", ""}, []int{1, 1}, nil, true, sim.Allowance{sim.Reset: 1}, nil, -1, model.MutualExclusion, 5},
	{without{"raymond", "hops", ""}, []int{1, 2, 1}, nil, false, sim.Allowance{sim.Duplicate: 1}, nil, -1, model.MutualExclusion, 10},
	{without{"raymond", "oneToken", ""}, []int{1, 1}, nil, true, sim.Allowance{sim.Reset: 1}, nil, -1, model.MutualExclusion, 5},
}

func TestRulesAreNeeded(t *testing.T) {
	for _, row := range searchedRules {
		for _, taken := range []bool{false, true} {
			c := untimed(t, row.id, len(row.requests), 1, row.options)
			if taken {
				c.Options = row.from(row.options)
			}
			c.Requests, c.FIFO, c.Faults, c.Victims = row.requests, row.fifo, row.faults, row.victims
			if row.timeOuts >= 0 {
				c.TimeOuts = &row.timeOuts
			}
			v := found(t, explore(t, c), row.property)
			if (v.Status == model.Refuted) != taken || taken && row.steps != 0 && len(v.Trace) != row.steps {
				t.Errorf("%v, taken %v, %s: %s in %d steps, want %d: %s", row.without, taken, row.property, v.Status, len(v.Trace), row.steps,
					moves(c.Algorithm, v.Trace))
			} else if taken && row.property == model.MutualExclusion {
				plays(t, c, v)
			}
		}
	}
}

// Rules that make a run cheaper or fairer: what is seen with each, and without it. Worked out by hand.
var playedRules = []struct {
	without
	processes      int
	change         func(*testing.T, *sim.Config)
	intact, broken string
	messages       [2]int64 // with the rule and without; 0: too many to count by hand
}{
	// The copied request is queued, and the token fetched and brought back for nothing.
	{without{"raymond", "requestIds", ""}, 3, asking("0,1 20,2", 1, after(1, sim.DoDuplicate, 1)), "1@2 2@24", "1@2 2@24", [2]int64{6, 9}},
	// A request that comes late draws the token from 2, which then has to ask for it again.
	{without{"suzuki-kasami", "requestIds", ""}, 3, unordered(asking("0,1 20,2 50,2", 1, late(1, 2, 30))), "1@2 2@22 2@50", "1@2 2@22 2@52", [2]int64{6, 10}},
	// Each request beyond the first draws the token back, which is asked for again at once: that never ends.
	{without{"raymond", "askOnce", ""}, 3, stopped(16, asking("0,1 3,2 4.5,0", 5)), "1@2 2@9 0@15", "1@2 2@9 0@15", [2]int64{8, 12}},
	{without{"raymond", "queue", "last"}, 4, asking("0,0 0,1 0.25,2 0.5,3", 1), "0@0 1@2 2@5 3@8", "0@0 1@2 3@5 2@8", [2]int64{10, 10}},
	{without{"suzuki-kasami", "queue", "last"}, 4, asking("0,0 0,1 0.25,2 0.5,3", 1), "0@0 1@2 2@4 3@6", "0@0 1@2 3@4 2@6", [2]int64{12, 12}},
	// 1 has asked four times when 2 and 3 begin, with clocks that still stand at 0: both go before it again and again.
	{without{"maekawa", "clockUpdate", ""}, 4, asking("0,1 10,1 20,1 30,1 40,2 40,3 40.5,1 44.25,2 46.25,3 48.25,2", 1), "1 1 1 1 2 1 3 2 3 2", "1 1 1 1 2 3 2 3 2 1", [2]int64{}},
	{without{"token-ring", "passOn", ""}, 3, asking("0,1 1,1 0,2", 1), "1@1 2@3 1@6", "1@1 1@2 2@5", [2]int64{5, 2}},
	// The only replica's vote comes late, or is lost.
	{without{"voting", "returnVotes", ""}, 2, givesUp(false, late(2, 2, 5)), "1@22", "waiting [1]", [2]int64{6, 4}},
	{without{"voting", "releaseSilent", ""}, 2, givesUp(true, after(2, sim.DoDrop, 2)), "1@22", "waiting [1]", [2]int64{6, 4}},
}

func asking(text string, cs float64, journal ...sim.Intervention) func(*testing.T, *sim.Config) {
	return func(t *testing.T, c *sim.Config) {
		c.Workload.Requests, c.CS, c.Faults.Journal = requests(t, text), cs, journal
	}
}

func unordered(change func(*testing.T, *sim.Config)) func(*testing.T, *sim.Config) {
	return func(t *testing.T, c *sim.Config) {
		change(t, c)
		c.FIFO = false
	}
}

func stopped(until float64, change func(*testing.T, *sim.Config)) func(*testing.T, *sim.Config) {
	return func(t *testing.T, c *sim.Config) {
		change(t, c)
		c.Until = &until
	}
}

func late(step, message int64, by float64) sim.Intervention {
	i := after(step, sim.DoDelay, message)
	i.By = by
	return i
}

// givesUp: 0 does not get the vote in time, gives up and crashes.
func givesUp(silent bool, deed sim.Intervention) func(*testing.T, *sim.Config) {
	return func(t *testing.T, c *sim.Config) {
		until := 60.0
		c.Until = &until
		c.Options = options{"replicas": number(1), "patience": number(3), "backoff": number(1000)}
		if !silent {
			c.Options["releaseSilent"] = on(false)
		}
		asking("0,0 20,1", 1, deed, at(8, sim.DoCrash, 0))(t, c)
	}
}

func TestRulesAreWorthIt(t *testing.T) {
	for _, row := range playedRules {
		for k, want := range []string{row.intact, row.broken} {
			c := usual(t, row.id, row.processes)
			row.change(t, &c)
			if k == 1 {
				c.Options = row.from(c.Options)
			}
			r := run(t, c)
			got := entries(r)
			if row.messages[k] == 0 {
				got = ""
				for _, e := range r.Entries {
					got += fmt.Sprintf(" %d", e.Process)
				}
			}
			if len(r.Waiting) > 0 {
				got += fmt.Sprintf(" waiting %v", r.Waiting)
			}
			if strings.TrimSpace(got) != want || row.messages[k] != 0 && r.Messages != row.messages[k] || r.Violations != 0 {
				t.Errorf("%v, taken %v: %s, %d messages, %d violations; want %s, %d", row.without, k == 1, got, r.Messages, r.Violations, want, row.messages[k])
			}
		}
	}
}

// No rule is there that nothing depends on.
func TestEveryRuleIsTried(t *testing.T) {
	tried := map[without]bool{}
	for _, row := range searchedRules {
		tried[row.without] = true
	}
	for _, row := range playedRules {
		tried[row.without] = true
	}
	for _, a := range mutex.All() {
		for _, o := range a.Options {
			names := o.Names
			if o.Kind == sim.Switch {
				names = []string{""}
			}
			for k, name := range names {
				if o.Rule && !tried[without{a.ID, o.Name, name}] && (o.Kind == sim.Switch || float64(k) != o.Default) {
					t.Errorf("%s: nothing tells what the rule %s %s is for", a.ID, o.Name, name)
				}
			}
		}
	}
}
