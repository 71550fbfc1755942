package api

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"contend/core/wire"
)

func mutexRuns(t *testing.T, request string) MutexRan {
	t.Helper()
	return ask[MutexRan](t, "mutex.run", request)
}

// Two requests at once of three processes: Ricart–Agrawala's 8 messages, entries one section and one OK apart.
func TestMutexRun(t *testing.T) {
	r := mutexRuns(t, `{"algorithm": "ricart-agrawala", "processes": 3, "workload": {"kind": "trace", "requests": [[0, 0], [0, 2]]}}`)
	if r.Messages != 8 || r.ByType["REQ"] != 4 || r.ByType["OK"] != 4 || r.Ended != "quiet" || len(r.Blocked) != 0 {
		t.Errorf("%+v", r)
	}
	if len(r.Entries) != 2 || r.Entries[0].Process != 0 || r.Entries[0].Entered != 2 || r.Entries[1].Process != 2 || r.Entries[1].Entered != 4 {
		t.Errorf("%+v", r.Entries)
	}
	sent, received := 0, 0
	for _, line := range r.Trace {
		switch line.What {
		case "send":
			sent++
		case "receive":
			received++
		}
	}
	if sent != 8 || received != 8 {
		t.Errorf("%d sent and %d received in the trace", sent, received)
	}
}

// All ask at once when nobody says who does. A crashed peer blocks the others for ever.
func TestMutexRunDefaultsAndBlocked(t *testing.T) {
	if r := mutexRuns(t, `{}`); len(r.Entries) != 3 || r.Violations != 0 {
		t.Errorf("%+v", r)
	}
	r := mutexRuns(t, `{"faults": {"journal": [{"at": 0, "do": "crash", "node": 2}]}}`)
	if !reflect.DeepEqual(r.Blocked, []int{0, 1}) || r.Lost == 0 {
		t.Errorf("blocked %v, lost %d", r.Blocked, r.Lost)
	}
}

// A scenario with everything in it, given back as JSON, runs the same way bit for bit.
func TestMutexScenarioReplays(t *testing.T) {
	request := `{"version": 1, "processes": 4, "latency": [0.5, 2], "network": "bus", "workload": {"kind": "sparse", "think": 5}, "until": 60, "seed": "12345678901234567890",
		"faults": {"loss": 0.05, "duplicate": 0.1, "journal": [{"step": 20, "do": "pause", "node": 1}, {"at": 30.5, "do": "resume", "node": 1},
		{"at": 40, "do": "partition", "groups": [[0, 1]]}, {"at": 45, "do": "heal"}]}, "options": {"retry": 8, "ties": "number", "clocks": [3, 1]}}`
	first, second := ask[json.RawMessage](t, "mutex.run", request), ask[json.RawMessage](t, "mutex.run", request)
	if string(first) != string(second) {
		t.Error("the same request ran two ways")
	}
	read := MutexRunRequest{MutexScenario: usualMutexRun(), MaxTrace: 20_000}
	v, err := wire.Parse(request)
	if err == nil {
		err = wire.Bind(&v, &read)
	}
	if err != nil {
		t.Fatal(err)
	}
	if third := ask[json.RawMessage](t, "mutex.run", encoded(t, read)); string(first) != string(third) {
		t.Error("the scenario as it was written back runs another way")
	}
}

// What a process believes, and what is on its way, one event after the other.
func TestMutexLook(t *testing.T) {
	look := func(request string) MutexLooked { return ask[MutexLooked](t, "mutex.look", request) }
	if v := look(`{"step": 0}`); v.At != 0 || len(v.Nodes) != 3 || len(v.Flights) != 0 || v.Nodes[0].Phase != "idle" {
		t.Errorf("%+v", v)
	}
	v := look(`{"step": 1}`)
	if v.Nodes[0].Phase != "waiting" || !reflect.DeepEqual(v.Nodes[0].WaitsFor, []int{1, 2}) || len(v.Flights) != 2 || v.Flights[0].Type != "REQ" || v.Flights[0].Arrives != 1 {
		t.Errorf("%+v", v)
	}
	if v := look(`{"step": 1000}`); v.Ended != "quiet" || v.Nodes[2].Phase != "idle" {
		t.Errorf("%+v", v)
	}
	if v := look(`{"step": 3, "waits": [1], "states": []}`); len(v.Nodes[0].WaitsFor) != 0 || len(v.Nodes[1].WaitsFor) != 2 || len(v.Nodes[1].State) != 0 {
		t.Errorf("more was told than asked for: %+v", v.Nodes)
	}
	coordinator := look(`{"algorithm": "centralized", "step": 4}`)
	if g := coordinator.Nodes[3].Granted; g == nil || *g != 0 {
		t.Errorf("the coordinator has granted %v", g)
	}
	if coordinator.Nodes[0].Granted != nil {
		t.Error("a client grants nothing")
	}
}

// What is done after an event is seen at that event; a lease that runs is told, and what the resource saw last.
func TestMutexLookAtDeeds(t *testing.T) {
	look := func(request string) MutexLooked { return ask[MutexLooked](t, "mutex.look", request) }
	crashed := `"faults": {"journal": [{"step": 2, "do": "crash", "node": 1}]}`
	if v := look(`{"step": 1, ` + crashed + `}`); v.Nodes[1].Down || v.Writer != -1 {
		t.Errorf("down before it was crashed: %+v", v)
	}
	if v := look(`{"step": 2, ` + crashed + `}`); !v.Nodes[1].Down || v.Step != 2 {
		t.Errorf("after the crash: %+v", v)
	}
	// P0 is let in at 2 with token 1, granted at 1 for 5, and writes at 3.
	lease := `{"algorithm": "centralized", "options": {"lease": 5}, "workload": {"requests": [[0, 0]]}, "step": `
	if v := look(lease + `2}`); !reflect.DeepEqual(v.Nodes[3].Timers, []MutexAlarm{{"lease", 6}}) || v.Writer != -1 {
		t.Errorf("the lease: %+v", v.Nodes[3])
	}
	if v := look(lease + `4}`); v.Writer != 0 || v.Fence != 1 {
		t.Errorf("the resource saw %d with token %d", v.Writer, v.Fence)
	}
}

func TestMutexRefuses(t *testing.T) {
	for request, want := range map[string]string{
		`{"processes": 0}`:                 "processes",
		`{"processes": 1001}`:              "processes",
		`{"cs": 0}`:                        "cs",
		`{"latency": -1}`:                  "latency",
		`{"latency": 0}`:                   "latency",
		`{"latency": [1, -2]}`:             "latency[1]",
		`{"latency": [3, 2]}`:              "latency",
		`{"latency": "1"}`:                 "latency",
		`{"network": "ring"}`:              "network",
		`{"version": 2}`:                   "version",
		`{"algorithm": "paxos"}`:           "algorithm",
		`{"options": {"tie": true}}`:       "options.tie",
		`{"options": {"ties": true}}`:      "options.ties",
		`{"workload": {"kind": "sparse"}}`: "entries",
		`{"workload": {"kind": "trace", "requests": [[0, 3]]}}`:   "workload.requests[0][1]",
		`{"workload": {"kind": "trace", "requests": [[0, 0.5]]}}`: "workload.requests[0][1]",
		`{"workload": {"kind": "trace", "requests": [[-1, 0]]}}`:  "workload.requests[0][0]",
		`{"maxEvents": 0}`:                           "maxEvents",
		`{"maxTrace": 200001}`:                       "maxTrace",
		`{"faults": {"loss": 2}}`:                    "faults.loss",
		`{"faults": {"journal": [{"do": "crash"}]}}`: "faults.journal[0]",
		`{"faults": {"journal": [{"step": 1, "do": "drop", "message": 99}]}}`:                                 "faults.journal[0].message",
		`{"faults": {"journal": [{"at": 0, "do": "crash", "node": 1}, {"at": 1, "do": "pause", "node": 1}]}}`: "faults.journal[1]",
		`{"faults": {"journal": [{"at": 0, "do": "forge-token", "node": 1}]}}`:                                "faults.journal[0]",
	} {
		if f := refusal(t, "mutex.run", request); f.Field != want {
			t.Errorf("%s is refused for %q, not %q: %s", request, f.Field, want, f.Message)
		}
	}
	if f := refusal(t, "mutex.violation", `{"replicas": 32, "majority": 16}`); f.Field != "majority" || !strings.Contains(f.Message, "17") {
		t.Errorf("%+v", f)
	}
}

// A run that would go on for long ends gracefully, with what it has.
func TestMutexRunEndsGracefully(t *testing.T) {
	r := mutexRuns(t, `{"processes": 1000, "workload": {"kind": "saturated"}, "entries": 1000000, "maxEvents": 1000000, "maxTrace": 10}`)
	if r.Ended != "events" || r.Events != 1_000_000 || len(r.Trace) != 10 || r.Untold == 0 {
		t.Errorf("ended %s after %d events with %d records", r.Ended, r.Events, len(r.Trace))
	}
}

func encoded(t *testing.T, v any) string {
	t.Helper()
	text, err := wire.Encode(v, nil)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// The defaults, said aloud, change nothing; and an algorithm runs as it is, without any option.
func TestMutexCatalog(t *testing.T) {
	type entry struct {
		ID      string
		Least   int
		Options []struct {
			Name    string
			Default json.RawMessage
		}
	}
	for _, e := range ask[[]entry](t, "mutex.catalog", `{}`) {
		plain := ask[json.RawMessage](t, "mutex.run", `{"algorithm": "`+e.ID+`"}`)
		var ran MutexRan
		if err := json.Unmarshal(plain, &ran); err != nil || len(ran.Entries) != 3 || ran.Violations != 0 {
			t.Errorf("%s: %v, entries %v", e.ID, err, ran.Entries)
		}
		for _, o := range e.Options {
			if said := ask[json.RawMessage](t, "mutex.run", `{"algorithm": "`+e.ID+`", "options": {"`+o.Name+`": `+string(o.Default)+`}}`); string(plain) != string(said) {
				t.Errorf("%s: the default of %s, said aloud, makes another run", e.ID, o.Name)
			}
		}
	}
}

// Looking back and forth, at one run or at several in turn, tells the same as looking once; and what the journal does after
// an event is seen at that event.
func TestMutexLookBackAndForth(t *testing.T) {
	const one, other = `{"processes": 4, "latency": [0.5, 2], "workload": {"kind": "saturated"}, "entries": 200, "step": %d}`, `{"algorithm": "centralized", "step": %d}`
	once := map[string]string{}
	for _, step := range []int{900, 3, 700, 0, 900, 1500, 3, 700, 1_000_000, 1500} {
		for _, request := range []string{one, other} {
			request = fmt.Sprintf(request, step)
			text, err := Call(nil, "mutex.look", request, nil)
			if err != nil {
				t.Fatal(err)
			}
			if known, seen := once[request]; seen && known != string(text) {
				t.Errorf("%s: %s, and before %s", request, text, known)
			}
			once[request] = string(text)
		}
	}
	v := ask[MutexLooked](t, "mutex.look", `{"step": 1, "faults": {"journal": [{"step": 1, "do": "crash", "node": 2}]}}`)
	if !v.Nodes[2].Down || v.Step != 1 {
		t.Errorf("%+v", v)
	}
}
