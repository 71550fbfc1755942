package api

import (
	"errors"
	"reflect"
	"testing"

	"contend/core/fault"
)

func TestMutexUtilisation(t *testing.T) {
	got := ask[MutexUtilisation](t, "mutex.utilisation", `{"contenders": [1, 3], "runs": 3, "entries": 50, "latency": [0.5, 1.5]}`)
	if !got.Complete || len(got.Uses) != 2 {
		t.Fatalf("%+v", got)
	}
	// C/(C + 2 + waiting for the third of five votes): a third at most.
	if u := got.Uses[0]; u.Contenders != 1 || u.Runs != 3 || u.Share.Mean < 0.25 || u.Share.Mean > 0.34 || u.Most.Mean != 1 || u.Entries != 150 {
		t.Errorf("%+v", u)
	}
	// In a time in which nothing can happen yet nobody enters.
	got = ask[MutexUtilisation](t, "mutex.utilisation", `{"contenders": [2], "runs": 2, "until": 1.5}`)
	if u := got.Uses[0]; u.Barren != 2 || u.Messages != nil || u.Most != nil || u.Share.Mean != 0 {
		t.Errorf("%+v", u)
	}
}

func TestMutexReplicas(t *testing.T) {
	got := ask[[]MutexReplica](t, "mutex.replicas", `{}`)
	if len(got) != 5 || got[0].Name != "printer-1" || len(got[0].Key) != 16 || !reflect.DeepEqual(got, ask[[]MutexReplica](t, "mutex.replicas", `{"resource": "printer"}`)) {
		t.Errorf("%+v", got)
	}
}

func TestMutexVotingRefuses(t *testing.T) {
	for _, row := range [][3]string{
		{"mutex.utilisation", `{"runs": 1}`, "runs"}, {"mutex.utilisation", `{"contenders": [0]}`, "processes"},
		{"mutex.utilisation", `{"entries": 0, "until": null}`, "entries"}, {"mutex.utilisation", `{"algorithm": "x"}`, "algorithm"},
		{"mutex.utilisation", `{"options": {"majority": 2}}`, "options.majority"},
		{"mutex.replicas", `{"replicas": 0}`, "replicas"}, {"mutex.replicas", `{"machines": 0}`, "machines"},
	} {
		_, err := Call(nil, row[0], row[1], nil)
		var f *fault.Error
		if !errors.As(err, &f) || f.Field != row[2] {
			t.Errorf("%s %s: %v, want a fault on %s", row[0], row[1], err, row[2])
		}
	}
}
