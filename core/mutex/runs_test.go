package mutex_test

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"testing"

	"contend/core/mutex"
	"contend/core/sim"
)

// usual is the run on which all figures of this file were computed: messages and sections of one unit, parallel links.
func usual(t *testing.T, id string, processes int) sim.Config {
	t.Helper()
	a, err := mutex.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	return sim.Default(a, processes)
}

func run(t *testing.T, c sim.Config) *sim.Result {
	t.Helper()
	c.MaxTrace = 10_000
	r, err := sim.Run(c, nil)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// requests reads "time,process time,process …".
func requests(t *testing.T, text string) []sim.Request {
	t.Helper()
	var list []sim.Request
	for _, part := range strings.Fields(text) {
		at, process, _ := strings.Cut(part, ",")
		time, err := strconv.ParseFloat(at, 64)
		if err != nil {
			t.Fatal(err)
		}
		k, err := strconv.Atoi(process)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, sim.Request{At: time, Process: k})
	}
	return list
}

// entries writes "process@time process@time …".
func entries(r *sim.Result) string {
	var parts []string
	for _, e := range r.Entries {
		parts = append(parts, fmt.Sprintf("%d@%v", e.Process, e.Entered.Units()))
	}
	return strings.Join(parts, " ")
}

func on(b bool) sim.Value { return sim.Value{Bool: &b} }

func number(x float64) sim.Value { return sim.Value{Number: &x} }

// list writes what a node sent, as "time from→to TYPE(args)".
func list(a *sim.Algorithm, r *sim.Result, what sim.What) string {
	var parts []string
	for _, e := range r.Trace {
		if e.What == what {
			from, to := e.Node, e.Peer
			if what != sim.Sends {
				from, to = to, from
			}
			text := fmt.Sprintf("%v %d→%d %s", e.At.Units(), from, to, a.Messages[e.Type])
			parts = append(parts, text+strings.ReplaceAll(strings.Trim(fmt.Sprint(e.Args), "[]"), " ", ","))
		}
	}
	return strings.Join(parts, "; ")
}

// Twelve requests of five processes; the rows for every algorithm come from an independent simulator.
const trace12 = "0,3 0.25,1 0.5,4 4,0 4.125,2 40,1 40.25,3 40.5,0 60,2 60.0625,4 80,0 80.5,1"

func TestTrace12(t *testing.T) {
	for _, row := range []struct {
		id       string
		messages int64
		entries  string
		delay    float64
	}{
		{"centralized", 36, "3@2 1@5 4@8 0@11 2@14 1@42 3@45 0@48 2@62 4@65 0@82 1@85", 4.9010},
		{"lamport", 144, "1@2.25 3@4.25 4@6.25 0@8.25 2@10.25 0@42.5 1@44.5 3@46.5 2@62 4@64 0@82 1@84", 3.8802},
		{"ricart-agrawala", 96, "1@2.25 3@4.25 4@6.25 0@8.25 2@10.25 0@42.5 1@44.5 3@46.5 2@62 4@64 0@82 1@84", 3.8802},
	} {
		c := usual(t, row.id, 5)
		c.Workload.Requests = requests(t, trace12)
		r := run(t, c)
		if r.Messages != row.messages || entries(r) != row.entries || math.Abs(r.PerEntry.Delay-row.delay) > 5e-5 {
			t.Errorf("%s: %d messages, %s, delay %.4f; want %d, %s, %v", row.id, r.Messages, entries(r), r.PerEntry.Delay, row.messages, row.entries, row.delay)
		}
		if r.Ended != sim.Quiet || r.Violations != 0 || len(r.Blocked) != 0 || r.Completed != 12 {
			t.Errorf("%s: ended %q with %d violations, %v blocked, %d completed", row.id, r.Ended, r.Violations, r.Blocked, r.Completed)
		}
	}
}

// Under saturation the schedule is periodic, so the means after a warm-up are exact.
func TestSaturated(t *testing.T) {
	for _, row := range []struct {
		id              string
		n               int
		cs              float64
		options         map[string]sim.Value
		messages, delay float64
	}{
		{"centralized", 5, 1, nil, 3, 14},
		{"centralized", 5, 1, map[string]sim.Value{"deny": on(true)}, 4, 14},
		{"lamport", 5, 1, nil, 12, 9},
		{"ricart-agrawala", 5, 1, nil, 8, 9},
		{"maekawa", 5, 1, nil, 9.6, 14}, // a grid
		{"maekawa", 5, 1, map[string]sim.Value{"quorums": some("majority")}, 8, 14},
		{"suzuki-kasami", 5, 1, nil, 5, 9},
		{"raymond", 5, 1, nil, 3.2, 12},
		{"raymond", 5, 1, map[string]sim.Value{"tree": some("binary")}, 3.2, 12},
		{"raymond", 5, 1, map[string]sim.Value{"tree": some("line")}, 3.2, 12},
		// n(C + 2) − C and n(C + 1) − C
		{"centralized", 7, 3, nil, 3, 32},
		{"ricart-agrawala", 7, 3, nil, 12, 25},
		{"ricart-agrawala", 100, 1, nil, 198, 199},
	} {
		c := usual(t, row.id, row.n)
		c.CS, c.Options = row.cs, row.options
		c.Workload.Kind, c.Warmup, c.Entries = sim.SaturatedLoad, 10*row.n, 30*row.n
		r := run(t, c)
		if r.PerEntry.Messages != row.messages || r.PerEntry.Delay != row.delay || r.Violations != 0 {
			t.Errorf("%s, n = %d, C = %v, %v: %+v, %d violations; want %v messages, delay %v",
				row.id, row.n, row.cs, row.options, r.PerEntry, r.Violations, row.messages, row.delay)
		}
		if r.Ended != sim.AtEntries || r.Completed != 30*row.n {
			t.Errorf("%s: ended %q after %d", row.id, r.Ended, r.Completed)
		}
	}
}

// One request when nobody else wants: on parallel links and on a bus.
func TestIdleSystem(t *testing.T) {
	for _, row := range []struct {
		id            string
		n             int
		parallel, bus float64
		messages      int64
	}{
		{"centralized", 5, 2, 2, 3},
		{"lamport", 5, 2, 8, 12}, {"lamport", 10, 2, 18, 27},
		{"suzuki-kasami", 5, 2, 5, 5}, {"raymond", 5, 2, 2, 2},
		{"maekawa", 7, 2, 4, 6}, // three in a quorum
		{"ricart-agrawala", 3, 2, 4, 4}, {"ricart-agrawala", 5, 2, 8, 8}, {"ricart-agrawala", 10, 2, 18, 18},
	} {
		for _, bus := range []bool{false, true} {
			want := row.parallel
			if bus {
				want = row.bus
			}
			c := usual(t, row.id, row.n)
			c.Bus = bus
			c.Workload.Requests = requests(t, "7,1")
			if r := run(t, c); r.PerEntry.Delay != want || r.Messages != row.messages {
				t.Errorf("%s, n = %d, bus %v: delay %v, %d messages; want %v, %d", row.id, row.n, bus, r.PerEntry.Delay, r.Messages, want, row.messages)
			}
		}
	}
}

// Document 001's first example: process 0 asks with stamp 8 and process 2 with 12, process 1 is idle.
func TestFirstExampleOfRicartAgrawala(t *testing.T) {
	c := usual(t, "ricart-agrawala", 3)
	c.Options = map[string]sim.Value{"clocks": {List: []float64{7, 0, 11}}}
	c.Workload.Requests = requests(t, "0,0 0,2")
	r := run(t, c)
	want := "0 0→1 REQ8; 0 0→2 REQ8; 0 2→0 REQ12; 0 2→1 REQ12; 1 1→0 OK8; 1 2→0 OK8; 1 1→2 OK12; 3 0→2 OK12"
	if got := list(c.Algorithm, r, sim.Sends); got != want {
		t.Errorf("sent %s\nwant %s", got, want)
	}
	if entries(r) != "0@2 2@4" || r.Messages != 8 || r.Entries[1].Exited != 5*sim.Unit {
		t.Errorf("%s, %d messages, %v", entries(r), r.Messages, r.Entries)
	}
}

// Document 001's second example, with the actors right: process 2 asked first and has 0's OK; 2 is the one that queues.
func TestSecondExampleOfRicartAgrawala(t *testing.T) {
	for _, at := range []string{"2.5", "1.5"} { // while 2 is inside; while it still waits
		c := usual(t, "ricart-agrawala", 3)
		c.CS = 3
		c.Workload.Requests = requests(t, "0,2 "+at+",0")
		r := run(t, c)
		later := map[string]string{"2.5": "3.5", "1.5": "2.5"}[at]
		want := "0 2→0 REQ1; 0 2→1 REQ1; 1 0→2 OK1; 1 1→2 OK1; " + at + " 0→1 REQ2; " + at + " 0→2 REQ2; " + later + " 1→0 OK2; 5 2→0 OK2"
		if got := list(c.Algorithm, r, sim.Sends); got != want {
			t.Errorf("sent %s\nwant %s", got, want)
		}
		if entries(r) != "2@2 0@6" || r.Messages != 8 || r.Entries[1].Exited != 9*sim.Unit {
			t.Errorf("%s, %d messages", entries(r), r.Messages)
		}
	}
}

func TestThreeAtOnce(t *testing.T) {
	c := usual(t, "centralized", 3)
	c.Workload.Requests = requests(t, "0,0 0,1 0,2")
	if r := run(t, c); entries(r) != "0@2 1@5 2@8" || r.Messages != 9 {
		t.Errorf("centralized: %s, %d messages", entries(r), r.Messages)
	}
	c = usual(t, "centralized", 2)
	c.Options = map[string]sim.Value{"deny": on(true)}
	c.Workload.Requests = requests(t, "0,0 0,1")
	if r := run(t, c); entries(r) != "0@2 1@5" || r.Messages != 7 {
		t.Errorf("centralized with denial: %s, %d messages", entries(r), r.Messages)
	}
	c = usual(t, "lamport", 3)
	c.Workload.Requests = requests(t, "0,0 0,2")
	if r := run(t, c); entries(r) != "0@2 2@4" || r.Messages != 12 {
		t.Errorf("lamport: %s, %d messages", entries(r), r.Messages)
	}
	c = usual(t, "suzuki-kasami", 3)
	c.Workload.Requests = requests(t, "0,1 0,2")
	if r := run(t, c); entries(r) != "1@2 2@4" || r.Messages != 6 {
		t.Errorf("suzuki-kasami: %s, %d messages", entries(r), r.Messages)
	}
	c = usual(t, "raymond", 7)
	c.Options = map[string]sim.Value{"tree": some("binary")}
	c.Workload.Requests = requests(t, "0,3 0,6")
	if r := run(t, c); entries(r) != "3@4 6@9" || r.Messages != 12 {
		t.Errorf("raymond: %s, %d messages", entries(r), r.Messages)
	}
	c = usual(t, "ricart-agrawala", 3)
	c.Workload.Requests = requests(t, "0,2 0,0")
	if r := run(t, c); entries(r) != "0@2 2@4" || r.Messages != 8 {
		t.Errorf("ricart-agrawala, a tie: %s, %d messages", entries(r), r.Messages)
	}
}

// Taking the last of the token's queue instead of the first starves three of five: 500 entries of an implementation that
// does so went to the first and the last process alone.
func TestLastInFirstOutStarves(t *testing.T) {
	c := usual(t, "suzuki-kasami", 5)
	c.Options = map[string]sim.Value{"queue": some("last")}
	c.Workload.Kind, c.Entries = sim.SaturatedLoad, 500
	each := [5]int{}
	for _, e := range run(t, c).Entries {
		each[e.Process]++
	}
	if each != [5]int{251, 0, 0, 0, 249} {
		t.Errorf("entries %v", each)
	}
}

// Any two quorums meet, and no process is left out of its own.
func TestQuorumsMeet(t *testing.T) {
	a, err := mutex.Find("maekawa")
	if err != nil {
		t.Fatal(err)
	}
	for _, kind := range []string{"smallest", "grid", "majority"} {
		for n := 1; n <= 40; n++ {
			c := sim.Default(a, n)
			c.Options = map[string]sim.Value{"quorums": some(kind)}
			c.MaxTrace = 100_000
			// Each asks alone, long after the one before: whom it sends its request is its quorum.
			for k := range n {
				c.Workload.Requests = append(c.Workload.Requests, sim.Request{At: float64(100 * k), Process: k})
			}
			r := run(t, c)
			quorums := make([]map[int]bool, n)
			for k := range quorums {
				quorums[k] = map[int]bool{k: true}
			}
			for _, e := range r.Trace {
				if e.What == sim.Sends && a.Messages[e.Type] == "REQ" {
					quorums[e.Node][e.Peer] = true
				}
			}
			for i := range quorums {
				for j := range i {
					if !meet(quorums[i], quorums[j]) {
						t.Errorf("%s, n = %d: the quorums of %d and %d do not meet", kind, n, i, j)
					}
				}
			}
			if kind == "smallest" && (n == 7 && len(quorums[0]) != 3 || n == 13 && len(quorums[5]) != 4 || n == 31 && len(quorums[5]) != 6) {
				t.Errorf("n = %d: a quorum of %d", n, len(quorums[0]))
			}
		}
	}
}

func meet(a, b map[int]bool) bool {
	for k := range a {
		if b[k] {
			return true
		}
	}
	return false
}
