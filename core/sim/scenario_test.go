package sim_test

import (
	"bytes"
	"testing"

	"contend/core/mutex"
	"contend/core/sim"
	"pgregory.net/rapid"
)

// What runs without time is played in virtual time, move by move, and every node ends in the same state: two machines that
// share nothing but the nodes' handlers agree, with all faults, with and without FIFO.
func TestScenarioEndsWhereTheWalkEnds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := rapid.SampledFrom(mutex.All()).Draw(t, "algorithm")
		n := rapid.IntRange(max(a.Least, 2), 4).Draw(t, "processes")
		c := sim.Untimed{Algorithm: a, Processes: n, FIFO: rapid.Bool().Draw(t, "fifo"), Options: map[string]sim.Value{}}
		for range n {
			c.Requests = append(c.Requests, rapid.IntRange(0, 3).Draw(t, "requests"))
		}
		for k := range c.Faults {
			c.Faults[k] = rapid.SampledFrom([]int{0, 0, 1, 2}).Draw(t, sim.MishapNames[k])
		}
		for k := range a.Options {
			o := &a.Options[k]
			switch drawn := rapid.Bool().Draw(t, o.Name); {
			case o.Kind == sim.Switch:
				c.Options[o.Name] = sim.Value{Bool: &drawn}
			case o.Kind == sim.Duration && drawn:
				c.Options[o.Name] = sim.Value{Number: &o.Max}
			}
		}
		if _, err := sim.NewSetup(a, n, c.Options); err != nil {
			c.Options = nil // options that do not go together
		}
		moves, codes, phases, stale, err := sim.Walk(c, 40, func(possible int) int { return rapid.IntRange(0, possible-1).Draw(t, "choice") })
		if err != nil {
			t.Fatal(err)
		}
		config, err := c.Scenario(moves)
		if err != nil {
			t.Fatalf("%v: %+v", err, moves)
		}
		s, err := sim.New(*config)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Run(nil); err != nil {
			t.Fatal(err)
		}
		if got := s.Result().Overwrote; got != stale {
			t.Fatalf("%s: %d stale writes, without time %d\n%+v", a.ID, got, stale, moves)
		}
		for k, code := range codes {
			if code == nil {
				continue
			}
			if got := sim.AppendState(nil, s.Node(k)); !bytes.Equal(got, code) || s.Phase(k) != phases[k] {
				t.Fatalf("%s: node %d is %v (phase %d), without time %v (phase %d)\n%+v", a.ID, k, got, s.Phase(k), code, phases[k], moves)
			}
		}
	})
}
