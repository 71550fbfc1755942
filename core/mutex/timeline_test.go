package mutex_test

import (
	"bytes"
	"reflect"
	"slices"
	"testing"

	"contend/core/mutex"
	"contend/core/rng"
	"contend/core/sim"
	"pgregory.net/rapid"
)

// Wherever a timeline goes, back and forth, it stands where a straight run to that time stands, bit for bit: with chance
// and faults, with interventions at times and after events.
func TestSeekIsAStraightRun(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := drawnRun(t)
		l, err := sim.NewTimeline(c)
		if err != nil {
			t.Fatal(err)
		}
		for range rapid.IntRange(1, 8).Draw(t, "seeks") {
			at := sim.Time(rapid.IntRange(0, int(drawnUntil+5)*1000).Draw(t, "at")) * sim.Unit / 1000
			if err := l.SeekTo(at, nil); err != nil {
				t.Fatal(err)
			}
			here, straight := standing(l.Sim()), runUntil(t, c, at)
			if there := standing(straight); !reflect.DeepEqual(here, there) {
				t.Fatalf("sought to %v:\n%+v\nstraight:\n%+v", at.Units(), here, there)
			}
			if rapid.Bool().Draw(t, "by events") {
				events := straight.Events() / 2
				if err := l.SeekEvents(events, nil); err != nil || l.Sim().Events() != events {
					t.Fatalf("sought %d events, stands after %d: %v", events, l.Sim().Events(), err)
				}
			}
		}
	})
}

const drawnUntil = 400.0

// drawnRun draws a run with all that may happen in one.
func drawnRun(t *rapid.T) sim.Config {
	a := rapid.SampledFrom(mutex.All()).Draw(t, "algorithm")
	c := sim.Default(a, rapid.IntRange(max(a.Least, 2), 6).Draw(t, "processes"))
	c.FIFO = a.FIFO || rapid.Bool().Draw(t, "fifo")
	c.Bus = rapid.Bool().Draw(t, "bus")
	c.Latency = [2]float64{0.3, rapid.SampledFrom([]float64{0.3, 2}).Draw(t, "latency")}
	c.Workload = sim.Workload{Kind: sim.SparseLoad, Think: 3}
	if rapid.Bool().Draw(t, "saturated") {
		c.Workload = sim.Workload{Kind: sim.SaturatedLoad}
	}
	c.Seed = rng.SeedOf(int64(rapid.IntRange(1, 1000).Draw(t, "seed")))
	until := drawnUntil
	c.Until, c.MaxTrace, c.MaxEvents = &until, 1_000_000, 1_000_000
	if rapid.Bool().Draw(t, "chance") {
		c.Faults.Loss, c.Faults.Duplicate = 0.002, 0.05
	}
	node := rapid.IntRange(0, c.Processes-1).Draw(t, "node")
	early, late := rapid.Float64Range(0, 30).Draw(t, "early"), rapid.Float64Range(31, 60).Draw(t, "late")
	pair := rapid.SampledFrom([][2]sim.Deed{{sim.DoPause, sim.DoResume}, {sim.DoCrash, sim.DoRestart}, {sim.DoPartition, sim.DoHeal}}).Draw(t, "pair")
	c.Faults.Journal = []sim.Intervention{at(early, pair[0], node), at(late, pair[1], node)}
	c.Faults.Journal[0].Groups = [][]int{{node}}
	c.Faults.Journal[1].Memory = rapid.Bool().Draw(t, "memory")
	return withMessages(t, c)
}

// withMessages adds interventions on messages that are on their way right after the event that sent them.
func withMessages(t *rapid.T, c sim.Config) sim.Config {
	after := int64(0)
	for range rapid.IntRange(0, 3).Draw(t, "messages") {
		r, err := sim.Run(c, nil)
		if err != nil {
			t.Fatal(err)
		}
		var sent []sim.Record
		for _, e := range r.Trace {
			if e.What == sim.Sends && e.Step > after {
				sent = append(sent, e)
			}
		}
		if len(sent) == 0 {
			break
		}
		e := sent[rapid.IntRange(0, len(sent)-1).Draw(t, "message")]
		after = e.Step
		do := rapid.SampledFrom([]sim.Deed{sim.DoDrop, sim.DoDelay, sim.DoDuplicate}).Draw(t, "do")
		c.Faults.Journal = append(slices.Clone(c.Faults.Journal), sim.Intervention{Step: &after, Do: do, Message: e.Message, By: 1.5})
		step := after
		c.Faults.Journal[len(c.Faults.Journal)-1].Step = &step
	}
	return c
}

// runUntil is a straight run that ends with what happens at that time.
func runUntil(t *rapid.T, c sim.Config, at sim.Time) *sim.Sim {
	until := min(at.Units(), drawnUntil)
	c.Until = &until
	s, err := sim.New(c)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Run(nil); err != nil {
		t.Fatal(err)
	}
	return s
}

// stands is all that can be seen of a run.
type stands struct {
	Result sim.Result
	Nodes  []byte
	Phases []sim.Phase
}

func standing(s *sim.Sim) stands {
	r := *s.Result()
	r.Ended, r.Blocked = "", nil // how the run goes on is another matter
	if len(r.Entries) == 0 {
		r.Entries = nil
	}
	if len(r.Trace) == 0 {
		r.Trace = nil
	}
	out := stands{Result: r}
	for k := range s.Setup().Nodes {
		out.Nodes = append(sim.AppendState(out.Nodes, s.Node(k)), '|')
		if k < s.Setup().Processes {
			out.Phases = append(out.Phases, s.Phase(k))
		}
	}
	return out
}

// A long run keeps few checkpoints, and is still found anywhere.
func TestSeekInALongRun(t *testing.T) {
	c := usual(t, "centralized", 50)
	c.Workload, c.Entries, c.Latency = sim.Workload{Kind: sim.SaturatedLoad}, 40_000, [2]float64{0.5, 1.5}
	l, err := sim.NewTimeline(c)
	if err != nil {
		t.Fatal(err)
	}
	if err := l.SeekTo(1e15, nil); err != nil || l.Sim().Ended() != sim.AtEntries {
		t.Fatalf("%v, ended %q", err, l.Sim().Ended())
	}
	end := l.Sim().Result()
	codes := map[int64][]byte{}
	for _, events := range []int64{0, 100, 99_999, 50_000, end.Events - 1, 100, 50_000, 99_999, 0} {
		if err := l.SeekEvents(events, nil); err != nil || l.Sim().Events() != events {
			t.Fatalf("%d events: %v, stands after %d", events, err, l.Sim().Events())
		}
		code := sim.AppendState(nil, l.Sim().Node(50))
		if known, seen := codes[events]; seen && !bytes.Equal(known, code) {
			t.Errorf("after %d events the coordinator is another one the second time", events)
		}
		codes[events] = code
	}
	if err := l.SeekTo(1e15, nil); err != nil {
		t.Fatal(err)
	}
	if again := l.Sim().Result(); !reflect.DeepEqual(again, end) {
		t.Error("the end is another one the second time")
	}
}

// A mistake in the journal is met again by every seek that passes it, and by no other.
func TestSeekMeetsMistakes(t *testing.T) {
	c := usual(t, "centralized", 2)
	c.Workload.Requests = requests(t, "0,0 5,1 10,0")
	c.Faults.Journal = []sim.Intervention{at(6, sim.DoCrash, 0), at(7, sim.DoCrash, 0)}
	l, err := sim.NewTimeline(c)
	if err != nil {
		t.Fatal(err)
	}
	for _, to := range []sim.Time{8, 6, 7, 20, 3, 6} {
		err := l.SeekTo(to*sim.Unit, nil)
		if wrong := field(err) == "faults.journal[1]"; wrong != (to >= 7) {
			t.Errorf("to %d: %v", to, err)
		}
		if err == nil && l.Sim().Now() > to*sim.Unit {
			t.Errorf("to %d: stands at %v", to, l.Sim().Now().Units())
		}
	}
}
