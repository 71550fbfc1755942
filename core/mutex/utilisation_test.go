package mutex_test

import (
	"context"
	"math"
	"testing"

	"contend/core/mutex"
	"contend/core/pace"
	"contend/core/rng"
	"contend/core/sim"
)

// collapse is the run of the figures below: latencies of 0.5 … 1.5, a back-off of up to 4, 400 entries or 4,000 units.
func collapse(t *testing.T, replicas, majority, cs float64) sim.Config {
	c := usual(t, "voting", 1)
	until := 4000.0
	c.Options, c.CS, c.Latency, c.Entries, c.Until = votes(replicas, majority), cs, [2]float64{0.5, 1.5}, 400, &until
	return c
}

// Many contenders split the votes, and the resource stands idle. The figures are those of an independent simulator, two
// seeds each, within 15 %.
func TestVotingCollapses(t *testing.T) {
	contenders := []int{1, 2, 3, 5, 10, 20}
	for _, row := range []struct {
		n, m, cs float64
		share    []float64
	}{
		{5, 3, 1, []float64{.316, .312, .307, .265, .157, .052}},
		{16, 9, 1, []float64{.312, .308, .303, .258, .061, .0009}},
		{32, 24, 1, []float64{.292, .282, .243, .119, .004, 0}},
		{5, 3, 10, []float64{.822, .818, .814, .789, .641, .337}},
	} {
		uses, err := mutex.Utilisation(collapse(t, row.n, row.m, row.cs), contenders, 2, nil)
		if err != nil {
			t.Fatal(err)
		}
		for k, u := range uses {
			s := u.Share
			if u.Contenders != contenders[k] || u.Runs != 2 || !s.Known || !(s.Low <= s.Mean && s.Mean <= s.High) {
				t.Errorf("%+v: %+v", row, u)
			}
			// Where a handful of entries is all there is, the figure is of that size.
			if math.Abs(s.Mean-row.share[k]) > 0.15*row.share[k]+0.002 {
				t.Errorf("%v of %v, C = %v, %d contenders: %.4f, want %v", row.m, row.n, row.cs, u.Contenders, s.Mean, row.share[k])
			}
			if k > 0 && s.Mean > uses[k-1].Share.Mean*1.01 {
				t.Errorf("%v of %v, C = %v: %d contenders use more than fewer: %.4f", row.m, row.n, row.cs, u.Contenders, s.Mean)
			}
		}
		// Alone it takes three messages a replica, and one more for a vote that comes when the section is over.
		if first := uses[0]; first.Messages.Mean < 3*row.n || first.Messages.Mean > 3*row.n+0.1 || first.Most.Mean != 1 {
			t.Errorf("alone: %+v", first)
		}
		if last := uses[5]; row.share[5] == 0 && (last.Entries > 2 || last.Barren == 0) {
			t.Errorf("%v of %v, 20 contenders: %+v", row.m, row.n, last)
		}
	}
}

// Capture: who has just left asks first, and of two contenders one has it for ever.
func TestVotingCapture(t *testing.T) {
	c := collapse(t, 16, 9, 1)
	c.Processes, c.Seed = 2, rng.SeedOf(11)
	c.Workload.Kind = sim.SaturatedLoad
	r := run(t, c)
	counts := [2]int{}
	for _, e := range r.Entries {
		counts[e.Process]++
	}
	if max(counts[0], counts[1]) != 400 || min(counts[0], counts[1]) != 0 {
		t.Errorf("entries %v", counts)
	}
}

func TestUtilisationRefusesAndStops(t *testing.T) {
	c := collapse(t, 5, 3, 1)
	if _, err := mutex.Utilisation(c, []int{1}, 1, nil); field(err) != "runs" {
		t.Errorf("one run: %v", err)
	}
	if _, err := mutex.Utilisation(c, []int{1, 0}, 2, nil); field(err) != "processes" {
		t.Errorf("nobody: %v", err)
	}
	stopped, cancel := context.WithCancel(context.Background())
	cancel()
	if uses, err := mutex.Utilisation(c, []int{1, 2}, 2, &pace.Meter{Context: stopped}); !pace.Stopped(err) || len(uses) != 0 {
		t.Errorf("stopped: %v, %v", uses, err)
	}
}

// Every algorithm can be measured: a token or a coordinator does not collapse.
func TestUtilisationOfTheRest(t *testing.T) {
	for id, want := range map[string]float64{"centralized": 1.0 / 3, "ricart-agrawala": 0.5, "token-ring": 0.5} { // C/(C + 2), C/(C + 1)
		c := usual(t, id, 1)
		c.Entries = 1000
		uses, err := mutex.Utilisation(c, []int{2, 10}, 2, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, u := range uses {
			if math.Abs(u.Share.Mean-want) > 0.003 || u.Most.Mean > 0.51 {
				t.Errorf("%s: %+v", id, u)
			}
		}
	}
}
