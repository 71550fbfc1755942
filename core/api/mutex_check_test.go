package api

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"contend/core/fault"
)

type mutexCheckText struct {
	States, Classes uint64
	Depth           int
	Levels          []uint64
	Complete        bool
	Verdicts        []struct {
		Property, Status, Scope string
		Steps                   int
		Scenario                json.RawMessage
		Trace                   []struct {
			Do, Message string
			Node, From  int
			Enters      bool
		}
	}
}

// The wire carries what the search found; what it finds is tested in core/mutex.
func TestMutexCheck(t *testing.T) {
	got := slotsAnswer[mutexCheckText](t, "mutex.check", `{"algorithm": "centralized", "processes": 2, "requests": [1, 1], "options": {"takeover": false}, "faults": {"reset": 1, "nodes": [2]}}`)
	if !got.Complete || got.States == 0 || got.States != got.Classes || len(got.Levels) != got.Depth+1 {
		t.Errorf("%+v", got)
	}
	v := got.Verdicts[1]
	var told []string
	for _, m := range v.Trace {
		told = append(told, m.Do+" "+m.Message)
	}
	if v.Property != "mutual-exclusion" || v.Status != "refuted" || v.Steps != 7 || !v.Trace[6].Enters || v.Trace[6].From != 2 ||
		strings.Join(told, ",") != "want ,want ,deliver REQ,deliver GRANT,reset ,deliver REQ,deliver GRANT" {
		t.Errorf("%+v", v)
	}
	if v.Scenario == nil {
		t.Fatal("a run that refutes has no scenario")
	}
	if played := slotsAnswer[struct{ Violations int }](t, "mutex.run", string(v.Scenario)); played.Violations != 1 {
		t.Errorf("played by mutex.run: %d violations", played.Violations)
	}
	got = slotsAnswer[mutexCheckText](t, "mutex.check", `{"algorithm": "ricart-agrawala", "processes": 3, "requests": 1, "fifo": false}`)
	for _, v := range got.Verdicts {
		if v.Status != "proved" || !strings.Contains(v.Scope, "n = 3") || !strings.Contains(v.Scope, "no FIFO") {
			t.Errorf("%+v", v)
		}
	}
}

func TestMutexCheckRefuses(t *testing.T) {
	for request, field := range map[string]string{
		`{"algorithm": "raymonda"}`:                                          "algorithm",
		`{"algorithm": "centralized", "processes": 0}`:                       "processes",
		`{"algorithm": "centralized", "processes": 1000}`:                    "processes",
		`{"algorithm": "centralized", "requests": "one"}`:                    "requests",
		`{"algorithm": "centralized", "requests": [1]}`:                      "requests",
		`{"algorithm": "centralized", "requests": -1}`:                       "requests[0]",
		`{"algorithm": "centralized", "faults": {"reset": -1}}`:              "faults.reset",
		`{"algorithm": "centralized", "faults": {"pause": 1}}`:               "faults.pause",
		`{"algorithm": "centralized", "faults": {"reset": 1, "nodes": [9]}}`: "faults.nodes[0]",
		`{"algorithm": "centralized", "options": {"deny": 1}}`:               "options.deny",
		`{"algorithm": "centralized", "options": {"deny": null}}`:            "options.deny",
		`{"algorithm": "centralized", "options": []}`:                        "options",
		`{"algorithm": "centralized", "maxStates": 0}`:                       "maxStates",
		`{"algorithm": "centralized", "timeouts": 1001}`:                     "timeouts",
	} {
		_, err := Call(nil, "mutex.check", request, nil)
		var f *fault.Error
		if !errors.As(err, &f) || f.Field != field {
			t.Errorf("%s: %v, want a fault on %s", request, err, field)
		}
	}
}
