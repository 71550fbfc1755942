package mutex

import (
	"slices"
	"testing"
)

// Computed by a program of its own, in Python, from the description of Place.
func TestPlace(t *testing.T) {
	for _, row := range []struct {
		resource           string
		replicas, machines int
		want               []Placement
	}{
		{"printer", 5, 16, []Placement{
			{"printer-1", 11235832458518647460, 9},
			{"printer-2", 5678445263907457326, 11},
			{"printer-3", 9676893877259318939, 9},
			{"printer-4", 7751229836652109904, 12},
			{"printer-5", 12556791674229213449, 3},
		}},
		{"印表機", 3, 1000, []Placement{
			{"印表機-1", 17434986082552475712, 525},
			{"印表機-2", 13749856767143722238, 527},
			{"印表機-3", 4519882078985592470, 400},
		}},
	} {
		got, err := Place(row.resource, row.replicas, row.machines)
		if err != nil || !slices.Equal(got, row.want) {
			t.Errorf("%s: %v, %v", row.resource, got, err)
		}
	}
	if _, err := Place("printer", 0, 5); field(err) != "replicas" {
		t.Errorf("no replicas: %v", err)
	}
	if _, err := Place("printer", 5, 0); field(err) != "machines" {
		t.Errorf("no machines: %v", err)
	}
	// The keys are spread: of 1,000 replicas on 1,000 machines, about 1,000 (1 − 1/2) machines have one (the arcs between
	// random machines are exponentially distributed, so a share of 1/2 gets none).
	list, _ := Place("a", 1000, 1000)
	machines := map[int]bool{}
	for _, p := range list {
		machines[p.Machine] = true
	}
	if len(machines) < 440 || len(machines) > 560 {
		t.Errorf("on %d machines", len(machines))
	}
}
