package api

import (
	"context"
	"encoding/json"
	"math"
	"testing"

	"contend/core/fault"
	"contend/core/pace"
)

// slotsAnswer calls a method and reads its result into T, by encoding/json, which shares no code with our own codec.
func slotsAnswer[T any](t *testing.T, method, request string) T {
	t.Helper()
	text, err := Call(nil, method, request, nil)
	if err != nil {
		t.Fatalf("%s %s: %v", method, request, err)
	}
	var result T
	if err := json.Unmarshal(text, &result); err != nil {
		t.Fatalf("%s: %v in %.200s", method, err, text)
	}
	return result
}

type contestText struct {
	Rounds, Collisions, CollidedSlots, Completed, OverflowRound int
	HistoryComplete                                             bool
	History                                                     []struct {
		Window, NextWindow any
		Draws              [][2]any
		Completed          []int
	}
}

// Document 000 prints 12 finished, 4 rounds, 31 participations. The draws of the last round are in
// shared/reference/slots-seed17-trace.json, printed by CPython.
func TestSlotsRunWithoutAnyFieldIsTheDocuments(t *testing.T) {
	got := slotsAnswer[contestText](t, "slots.run", `{}`)
	if got.Completed != 12 || got.Rounds != 4 || got.Collisions != 31 || got.CollidedSlots != 8 || !got.HistoryComplete {
		t.Errorf("%+v", got)
	}
	want := [][2]any{{0., 1.}, {5., 15.}, {6., 11.}, {7., 0.}, {8., 12.}, {9., 7.}, {10., 3.}, {11., 6.}}
	last := got.History[3]
	if len(last.Draws) != len(want) || len(last.Completed) != 8 || last.Window != 16.0 {
		t.Fatalf("round 4: %+v", last)
	}
	for i := range want {
		if last.Draws[i] != want[i] {
			t.Errorf("draw %d is %v, want %v", i, last.Draws[i], want[i])
		}
	}
}

// From CPython: seed 0 gives (6, 37), seed 5 (5, 36), and a negative seed what its opposite gives. 1000000000000000019884624838656
// is 10^30+1 as a float holds it.
func TestSlotsSeedsAreNumbersOrDigits(t *testing.T) {
	for _, row := range []struct {
		seed               string
		rounds, collisions int
	}{{`0`, 6, 37}, {`"0"`, 6, 37}, {`5`, 5, 36}, {`-5`, 5, 36}, {`"-5"`, 5, 36}, {`"+005"`, 5, 36}} {
		got := slotsAnswer[contestText](t, "slots.run", `{"seed": `+row.seed+`}`)
		if got.Rounds != row.rounds || got.Collisions != row.collisions {
			t.Errorf("seed %s: %d rounds, %d participations", row.seed, got.Rounds, got.Collisions)
		}
	}
	number := slotsAnswer[json.RawMessage](t, "slots.run", `{"seed": 1000000000000000000000000000001}`)
	digits := slotsAnswer[json.RawMessage](t, "slots.run", `{"seed": "1000000000000000000000000000001"}`)
	rounded := slotsAnswer[json.RawMessage](t, "slots.run", `{"seed": "1000000000000000019884624838656"}`)
	if string(number) != string(digits) {
		t.Error("a large seed as a number lost digits")
	}
	if string(number) == string(rounded) {
		t.Error("a large seed went through a float")
	}
}

// From 2 without a cap the 62nd doubling passes 2^63-1, and windows above 2^53 are strings.
func TestSlotsWithoutCap(t *testing.T) {
	got := slotsAnswer[contestText](t, "slots.run", `{"participants": 2, "cap": null, "choice": "same-seed", "maxRounds": 63}`)
	if got.OverflowRound != 62 || got.Completed != 0 {
		t.Errorf("%+v", got)
	}
	if w := got.History[52].Window; w != "9007199254740992" && w != 9007199254740992.0 {
		t.Errorf("window of round 53: %v", w)
	}
	if w := got.History[61].Window; w != "4611686018427387904" {
		t.Errorf("window of round 62: %v", w)
	}
}

// Figures of exact rational arithmetic; see core/slots.
func TestSlotsExact(t *testing.T) {
	type law struct {
		Mean, SD, Tail float64
		PMF            [][2]float64
		Quantiles      map[string]float64
	}
	got := slotsAnswer[struct {
		Rounds, Collisions             law
		Attempts, Slots, CollidedSlots struct{ Mean float64 }
		Finished, Unfinished, Waiting  []float64
	}](t, "slots.exact", `{"participants": 12, "window": 2, "cap": 32}`)
	for _, row := range []struct {
		what      string
		got, want float64
	}{
		{"E rounds", got.Rounds.Mean, 5.065653299982}, {"sd rounds", got.Rounds.SD, .5421684121},
		{"E participations", got.Collisions.Mean, 35.958950907417}, {"sd participations", got.Collisions.SD, 3.7468961367},
		{"E attempts", got.Attempts.Mean, 47.958950907417}, {"E slots", got.Slots.Mean, 64.1009058121},
		{"E collided slots", got.CollidedSlots.Mean, 10.5752827391}, {"P(rounds ≤ 4)", got.Finished[3], .1080518944},
		{"median of participations", got.Collisions.Quantiles["0.5"], 36}, {"E waiting after 1", got.Waiting[0], 11.9941406250},
	} {
		if math.Abs(row.got-row.want) > 1e-9 {
			t.Errorf("%s: %v, want %v", row.what, row.got, row.want)
		}
	}
	joint := slotsAnswer[Probability](t, "slots.joint", `{}`)
	if math.Abs(joint.Probability-.023171509763) > 1e-11 {
		t.Errorf("P(4 rounds and 31 participations) = %v", joint.Probability)
	}
}

// 12 participants and a window fixed at 2: E[rounds] 382.411544011544, E[participations] 2^12 - 12 = 4084.
func TestSlotsExactInShort(t *testing.T) {
	text, err := Call(nil, "slots.exact", `{"cap": 2, "summary": true}`, nil)
	if err != nil {
		t.Fatal(err)
	}
	if len(text) > 1000 {
		t.Errorf("a summary of %d bytes", len(text))
	}
	got := slotsAnswer[struct{ Rounds, Collisions struct{ Mean float64 } }](t, "slots.exact", `{"cap": 2, "summary": true}`)
	if math.Abs(got.Rounds.Mean-382.411544011544) > 1e-8 || math.Abs(got.Collisions.Mean-4084) > 1e-8 {
		t.Errorf("%+v", got)
	}
}

// Seeds 0 to 5 of the document's contest, printed by CPython: rounds 6 5 6 5 5 5.
func TestSlotsSample(t *testing.T) {
	got := slotsAnswer[struct {
		Runs       int
		Complete   bool
		Unfinished int
		Rounds     struct {
			Mean   float64
			Counts [][2]int
		}
	}](t, "slots.sample", `{"seed": 0, "runs": 6}`)
	if got.Runs != 6 || !got.Complete || len(got.Rounds.Counts) != 2 || got.Rounds.Counts[0] != [2]int{5, 4} || got.Rounds.Counts[1] != [2]int{6, 2} {
		t.Errorf("%+v", got)
	}
}

// A sample that is stopped gives what it has.
func TestSlotsSampleStopped(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	meter := &pace.Meter{Context: ctx}
	meter.Yield = stop // heard after the first slice
	text, err := Call(meter, "slots.sample", `{"participants": 1000, "cap": 1024, "runs": 100000}`, nil)
	if err != nil {
		t.Fatal(err)
	}
	var got struct {
		Runs                int
		Complete, Cancelled bool
	}
	if err := json.Unmarshal(text, &got); err != nil {
		t.Fatal(err)
	}
	if got.Complete || !got.Cancelled || got.Runs >= 100000 {
		t.Errorf("%+v", got)
	}
}

func TestSlotsRefusals(t *testing.T) {
	for _, row := range []struct {
		method, request string
		code            fault.Code
		field           string
	}{
		{"slots.run", `{"participants": 10001}`, fault.OutOfRange, "participants"},
		{"slots.run", `{"participants": -1}`, fault.OutOfRange, "participants"},
		{"slots.run", `{"window": 0}`, fault.OutOfRange, "window"},
		{"slots.run", `{"window": 1.5}`, fault.WrongType, "window"},
		{"slots.run", `{"cap": 1}`, fault.Conflict, "cap"},
		{"slots.run", `{"cap": 0}`, fault.OutOfRange, "cap"},
		{"slots.run", `{"seed": 1.5}`, fault.Syntax, "seed"},
		{"slots.run", `{"seed": "seventeen"}`, fault.Syntax, "seed"},
		{"slots.run", `{"seed": null}`, fault.WrongType, "seed"},
		{"slots.run", `{"choice": "lucky"}`, fault.UnknownValue, "choice"},
		{"slots.run", `{"maxRounds": 0}`, fault.OutOfRange, "maxRounds"},
		{"slots.run", `{"rounds": 4}`, fault.UnknownField, "rounds"},
		{"slots.exact", `{"participants": 201}`, fault.TooLarge, "participants"},
		{"slots.exact", `{"cap": 1}`, fault.Conflict, "cap"},
		{"slots.exact", `{"seed": 17}`, fault.UnknownField, "seed"},
		{"slots.joint", `{"rounds": -1}`, fault.OutOfRange, "rounds"},
		{"slots.sample", `{"runs": 0}`, fault.OutOfRange, "runs"},
		{"slots.sample", `{"seed": -3}`, fault.Conflict, "seed"},
	} {
		_, err := Call(nil, row.method, row.request, nil)
		f, ok := err.(*fault.Error)
		if !ok || f.Code != row.code || f.Field != row.field {
			t.Errorf("%s %s: %v, want %s on %s", row.method, row.request, err, row.code, row.field)
		}
	}
}
