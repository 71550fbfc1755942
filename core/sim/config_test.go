package sim

import (
	"errors"
	"math"
	"testing"

	"contend/core/fault"
	"contend/core/rng"
)

// greedy lets everybody in at once; enough to see what a run refuses.
type greedy struct{ Silent }

func (greedy) Code(*Coder)            {}
func (greedy) Request(o *Out)         { o.Enter(0) }
func (greedy) Receive(*Message, *Out) {}

func greedyAlgorithm() *Algorithm {
	return &Algorithm{ID: "greedy", Messages: []string{"HELLO"}, Options: []Option{
		{Name: "flag", Kind: Switch}, {Name: "count", Kind: Count, Min: 1, Max: 9, Default: 1},
		{Name: "wait", Kind: Duration, Max: 5}, {Name: "pick", Kind: Choice, Names: []string{"a", "b"}}, {Name: "list", Kind: Counts, Max: 3},
	}, New: func(*Setup, int) Node { return greedy{} }}
}

func TestRefused(t *testing.T) {
	one, far, minus, half := 1.0, 1e10, -1.0, 0.5
	name := "c"
	step := int64(-1)
	for _, row := range []struct {
		field  string
		change func(c *Config)
	}{
		{"processes", func(c *Config) { c.Processes = 0 }},
		{"processes", func(c *Config) { c.Processes = 1001 }},
		{"cs", func(c *Config) { c.CS = 0 }},
		{"cs", func(c *Config) { c.CS = math.NaN() }},
		{"cs", func(c *Config) { c.CS = math.Inf(1) }},
		{"latency", func(c *Config) { c.Latency = [2]float64{0, 0} }},
		{"latency", func(c *Config) { c.Latency = [2]float64{-1, -1} }},
		{"latency[0]", func(c *Config) { c.Latency = [2]float64{0, 1} }},
		{"latency[1]", func(c *Config) { c.Latency = [2]float64{1, 1e10} }},
		{"latency", func(c *Config) { c.Latency = [2]float64{2, 1} }},
		{"entries", func(c *Config) { c.Entries = -1 }},
		{"until", func(c *Config) { c.Until = &minus }},
		{"until", func(c *Config) { c.Until = &far }},
		{"warmup", func(c *Config) { c.Warmup = -1 }},
		{"warmup", func(c *Config) { c.Entries, c.Warmup = 5, 5 }},
		{"maxEvents", func(c *Config) { c.MaxEvents = -1 }},
		{"workload.kind", func(c *Config) { c.Workload.Kind = "busy" }},
		{"entries", func(c *Config) { c.Workload.Kind = SaturatedLoad }},
		{"workload.think", func(c *Config) { c.Workload.Kind = SparseLoad }},
		{"workload.requests[1][0]", func(c *Config) { c.Workload.Requests = []Request{{1, 0}, {-1, 0}} }},
		{"workload.requests[0][1]", func(c *Config) { c.Workload.Requests = []Request{{1, 3}} }},
		{"options.wrong", func(c *Config) { c.Options = map[string]Value{"wrong": {Number: &one}} }},
		{"options.flag", func(c *Config) { c.Options = map[string]Value{"flag": {Number: &one}} }},
		{"options.count", func(c *Config) { c.Options = map[string]Value{"count": {Number: &far}} }},
		{"options.count", func(c *Config) { c.Options = map[string]Value{"count": {Number: &half}} }},
		{"options.pick", func(c *Config) { c.Options = map[string]Value{"pick": {Name: &name}} }},
		{"options.list[1]", func(c *Config) { c.Options = map[string]Value{"list": {List: []float64{1, 4}}} }},
		{"options.wait", func(c *Config) { c.Options = map[string]Value{"wait": {Number: &minus}} }},
		{"faults.loss", func(c *Config) { c.Faults.Loss = 1.5 }},
		{"faults.duplicate", func(c *Config) { c.Faults.Duplicate = math.NaN() }},
		{"faults.journal[0]", func(c *Config) { c.Faults.Journal = []Intervention{{Do: DoCrash}} }},
		{"faults.journal[0].step", func(c *Config) { c.Faults.Journal = []Intervention{{Step: &step, Do: DoCrash}} }},
		{"faults.journal[0].at", func(c *Config) { c.Faults.Journal = []Intervention{{At: &minus, Do: DoCrash}} }},
		{"faults.journal[0].do", func(c *Config) { c.Faults.Journal = []Intervention{{At: &one, Do: "explode"}} }},
		{"faults.journal[0].node", func(c *Config) { c.Faults.Journal = []Intervention{{At: &one, Do: DoCrash, Node: 3}} }},
		{"faults.journal[0].message", func(c *Config) { c.Faults.Journal = []Intervention{{At: &one, Do: DoDrop}} }},
		{"faults.journal[0].by", func(c *Config) { c.Faults.Journal = []Intervention{{At: &one, Do: DoDelay, Message: 1}} }},
		{"faults.journal[0].groups[1][0]", func(c *Config) {
			c.Faults.Journal = []Intervention{{At: &one, Do: DoPartition, Groups: [][]int{{0}, {0}}}}
		}},
	} {
		c := Default(greedyAlgorithm(), 3)
		row.change(&c)
		_, err := Run(c, nil)
		var f *fault.Error
		if !errors.As(err, &f) || f.Field != row.field || f.Message == "" || f.Code == fault.Internal {
			t.Errorf("%s: %v", row.field, err)
		}
	}
}

// What is not refused at once is refused when it comes: interventions on what is not so.
func TestInterventionsOnWhatIsNotSo(t *testing.T) {
	one := 1.0
	for _, do := range []Deed{DoRestart, DoLose, DoForge} {
		c := Default(greedyAlgorithm(), 3)
		c.Faults.Journal = []Intervention{{At: &one, Do: do}}
		_, err := Run(c, nil)
		var f *fault.Error
		if !errors.As(err, &f) || f.Field != "faults.journal[0]" || f.Code != fault.Conflict {
			t.Errorf("%s: %v", do, err)
		}
	}
}

func TestGracefulEnds(t *testing.T) {
	c := Default(greedyAlgorithm(), 3)
	c.Workload = Workload{Kind: SaturatedLoad}
	until := 10.0
	c.Until = &until
	// Each of three enters at 0, 1, … 10, so at every time two of them find somebody inside; at 0, where nobody was, too.
	r, err := Run(c, nil)
	if err != nil || r.Ended != AtUntil || len(r.Entries) != 33 || r.Completed != 30 || r.At != 10*Unit {
		t.Errorf("%v, %+v", err, r)
	}
	c.MaxEvents = 20 // three requests and seventeen exits
	if r, err = Run(c, nil); err != nil || r.Ended != AtEvents || r.Completed != 17 {
		t.Errorf("%v, %+v", err, r)
	}
	c = Default(greedyAlgorithm(), 3)
	if r, err = Run(c, nil); err != nil || r.Ended != Quiet || r.PerEntry.Known || r.At != 0 {
		t.Errorf("%v, %+v", err, r)
	}
}

// The queue gives events by time, then by order of scheduling, whichever way they came in.
func TestQueue(t *testing.T) {
	stream := rng.New(rng.SeedOf(3), "queue")
	var q queue
	var last event
	seq, out := int64(0), 0
	for range 20_000 {
		if q.len() > 0 && stream.IntN(5) < 2 {
			first := *q.first()
			e := q.pop()
			if e != first || e.before(&last) {
				t.Fatalf("%+v after %+v, first was %+v", e, last, first)
			}
			last = e
			out++
			continue
		}
		seq++
		q.push(event{at: last.at + Time(stream.IntN(20)), seq: seq}, stream.IntN(2) == 0)
	}
	for q.len() > 0 {
		e := q.pop()
		if e.before(&last) {
			t.Fatalf("%+v after %+v", e, last)
		}
		last = e
		out++
	}
	if out != int(seq) {
		t.Errorf("%d in, %d out", seq, out)
	}
}

func TestSet(t *testing.T) {
	var s, other Set
	stream := rng.New(rng.SeedOf(4), "set")
	there := [300]bool{}
	for range 5000 {
		k := stream.IntN(300)
		if stream.IntN(2) == 0 {
			if s.Add(k) == there[k] {
				t.Fatalf("add %d", k)
			}
			there[k] = true
		} else {
			if s.Remove(k) != there[k] {
				t.Fatalf("remove %d", k)
			}
			there[k] = false
		}
		other.CopyFrom(&s)
		size, at := 0, -1
		for k, is := range there {
			if is {
				size++
				if at = other.Next(at + 1); at != k {
					t.Fatalf("after … %d comes %d", k, at)
				}
			}
			if s.Has(k) != is {
				t.Fatalf("has %d", k)
			}
		}
		if s.Len() != size || s.Next(at+1) != -1 || s.Next(1000) != -1 || s.Has(1000) {
			t.Fatalf("%d elements of %d", s.Len(), size)
		}
	}
}
