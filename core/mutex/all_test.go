package mutex_test

import (
	"bytes"
	"reflect"
	"strings"
	"testing"

	"contend/core/mutex"
	"contend/core/rng"
	"contend/core/sim"
)

// Every algorithm, on every network it is made for: all that ask get in, one at a time, and the counts add up.
func TestAllExcludeAndServe(t *testing.T) {
	for _, a := range mutex.All() {
		for _, fifo := range []bool{true, false} {
			if a.FIFO && !fifo {
				continue
			}
			for _, bus := range []bool{false, true} {
				for seed := int64(1); seed <= 5; seed++ {
					for _, n := range []int{max(a.Least, 1), 2, 3, 5, 8} {
						c := sim.Default(a, n)
						c.Latency, c.FIFO, c.Bus, c.Seed, c.CS = [2]float64{0.1, 3}, fifo, bus, rng.SeedOf(seed), 0.7
						c.Workload = sim.Workload{Kind: sim.SparseLoad, Think: 4}
						c.Entries, c.MaxEvents = 200, 200_000
						serves(t, c)
						c.Workload = sim.Workload{Kind: sim.SaturatedLoad}
						serves(t, c)
					}
				}
			}
		}
	}
}

func serves(t *testing.T, c sim.Config) {
	t.Helper()
	r, err := sim.Run(c, nil)
	if err != nil {
		t.Fatalf("%s, n = %d: %v", c.Algorithm.ID, c.Processes, err)
	}
	if r.Violations != 0 || r.Ended != sim.AtEntries || r.Completed != c.Entries {
		t.Errorf("%s, n = %d, fifo %v, bus %v, seed %s, %s: ended %q after %d entries with %d violations",
			c.Algorithm.ID, c.Processes, c.FIFO, c.Bus, c.Seed, c.Workload.Kind, r.Ended, r.Completed, r.Violations)
	}
	sent, byType := int64(0), int64(0)
	for _, load := range r.Nodes {
		sent += load.Sent
	}
	for _, count := range r.ByType {
		byType += count
	}
	if sent != r.Messages || byType != r.Messages {
		t.Errorf("%s: %d messages, %d by node, %d by type", c.Algorithm.ID, r.Messages, sent, byType)
	}
	last := sim.Time(0)
	for k, e := range r.Entries {
		if e.Entered < e.Requested || e.Entered < last || e.Exited >= 0 && e.Exited != e.Entered+700_000 {
			t.Errorf("%s: entry %d is %+v", c.Algorithm.ID, k, e)
		}
		last = e.Exited
	}
}

// A node's code has every field of its state: read into a new node, it gives the same node, at every step of a run.
func TestAllCodeTheirWholeState(t *testing.T) {
	for _, a := range mutex.All() {
		c := sim.Default(a, max(a.Least, 4))
		c.Latency, c.FIFO = [2]float64{0.5, 2}, true
		c.Workload, c.Entries, c.MaxEvents = sim.Workload{Kind: sim.SaturatedLoad}, 40, 20_000
		s, err := sim.New(c)
		if err != nil {
			t.Fatal(err)
		}
		compared := 0
		for {
			moved, err := s.Step()
			if err != nil {
				t.Fatal(err)
			}
			if !moved {
				break
			}
			for k := range s.Setup().Nodes {
				code := sim.AppendState(nil, s.Node(k))
				fresh := a.New(s.Setup(), k)
				rest, err := sim.ReadState(code, fresh)
				if err != nil || len(rest) != 0 {
					t.Fatalf("%s: %v, %d bytes left", a.ID, err, len(rest))
				}
				if !alike(reflect.ValueOf(fresh), reflect.ValueOf(s.Node(k))) {
					t.Fatalf("%s: node %d is\n%+v\nand its code is\n%+v", a.ID, k, s.Node(k), fresh)
				}
				if again := sim.AppendState(nil, fresh); !bytes.Equal(again, code) {
					t.Fatalf("%s: node %d's code changes when it is read and written", a.ID, k)
				}
				for _, f := range sim.Show(fresh) {
					if f.Name == "" || !f.List && len(f.Values) != 1 {
						t.Fatalf("%s: field %+v", a.ID, f)
					}
				}
				compared++
			}
		}
		if compared < 100 {
			t.Errorf("%s: only %d states were compared", a.ID, compared)
		}
	}
}

// alike compares as DeepEqual does, but takes an empty slice for a nil one, and sets of the same numbers for equal.
func alike(a, b reflect.Value) bool {
	if a.Type() == reflect.TypeFor[sim.Set]() {
		x, y := a.Addr().UnsafePointer(), b.Addr().UnsafePointer()
		return elements((*sim.Set)(x)) == elements((*sim.Set)(y))
	}
	switch a.Kind() {
	case reflect.Pointer:
		return alike(a.Elem(), b.Elem())
	case reflect.Struct:
		for k := range a.NumField() {
			if !alike(a.Field(k), b.Field(k)) {
				return false
			}
		}
		return true
	case reflect.Slice:
		if a.Len() != b.Len() {
			return false
		}
		for k := range a.Len() {
			if !alike(a.Index(k), b.Index(k)) {
				return false
			}
		}
		return true
	}
	return a.Equal(b)
}

func elements(s *sim.Set) string {
	var text strings.Builder
	for k := s.Next(0); k >= 0; k = s.Next(k + 1) {
		text.WriteRune(rune(k))
	}
	return text.String()
}

// A mutant breaks what the rule was for, never the run: whatever rule is taken away, with whatever faults.
func TestMutantsRunOn(t *testing.T) {
	for _, a := range mutex.All() {
		rules := 0
		for _, o := range a.Options {
			if !o.Rule {
				continue
			}
			rules++
			var values []sim.Value
			switch o.Kind {
			case sim.Switch:
				values = append(values, on(o.Default == 0))
			case sim.Choice:
				for k := range o.Names {
					if float64(k) != o.Default {
						values = append(values, sim.Value{Name: &o.Names[k]})
					}
				}
			default:
				t.Fatalf("%s: the rule %s is neither a switch nor a choice", a.ID, o.Name)
			}
			for _, v := range values {
				for seed := int64(1); seed <= 10; seed++ {
					c := sim.Default(a, max(a.Least, 5))
					c.Options = map[string]sim.Value{o.Name: v}
					c.FIFO, c.Latency, c.Seed = false, [2]float64{0.1, 3}, rng.SeedOf(seed)
					c.Workload, c.Entries, c.MaxEvents = sim.Workload{Kind: sim.SaturatedLoad}, 100, 20_000
					c.Faults = sim.Faults{Loss: 0.02, Duplicate: 0.1}
					if _, err := sim.Run(c, nil); err != nil {
						t.Errorf("%s without %s: %v", a.ID, o.Name, err)
					}
				}
			}
		}
		if rules == 0 {
			t.Errorf("%s has no rule that could be taken away", a.ID)
		}
	}
}

func TestCatalogIsWhole(t *testing.T) {
	seen := map[string]bool{}
	for _, a := range mutex.All() {
		if seen[a.ID] || a.ID == "" || a.Title == "" || a.Rank == 0 || len(a.Messages) == 0 || len(a.Formulas) == 0 {
			t.Errorf("%+v", a)
		}
		seen[a.ID] = true
		for _, o := range a.Options {
			if o.Name == "" || o.Doc == "" || o.Kind == sim.Count && o.Max <= o.Min || o.Kind == sim.Duration && o.Max <= o.Min {
				t.Errorf("%s: option %+v", a.ID, o)
			}
		}
		if found, err := mutex.Find(a.ID); found != a || err != nil {
			t.Errorf("%s is not found: %v", a.ID, err)
		}
	}
	if len(seen) < 2 {
		t.Errorf("only %d algorithms", len(seen))
	}
	if _, err := mutex.Find("paxos"); err == nil || !strings.Contains(err.Error(), "centralized") {
		t.Errorf("paxos: %v", err)
	}
}
