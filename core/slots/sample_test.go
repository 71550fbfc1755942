package slots

import (
	"context"
	"errors"
	"math"
	"slices"
	"testing"

	"contend/core/fault"
	"contend/core/pace"
	"contend/core/rng"
)

// The seeds 0 to 5 of the document's contest have these rounds and participations, printed by CPython:
// (6,37) (5,36) (6,39) (5,35) (5,40) (5,36). The moments are worked out by hand from them.
func TestSampleOfSixSeeds(t *testing.T) {
	got, err := Sample(document(0), 6, nil)
	if err != nil {
		t.Fatal(err)
	}
	if got.Runs != 6 || got.Unfinished != 0 || !got.Complete || got.Cancelled {
		t.Errorf("%+v", got)
	}
	if want := [][2]int64{{5, 4}, {6, 2}}; !slices.Equal(got.Rounds.Counts, want) {
		t.Errorf("rounds %v, want %v", got.Rounds.Counts, want)
	}
	if want := [][2]int64{{35, 1}, {36, 2}, {37, 1}, {39, 1}, {40, 1}}; !slices.Equal(got.Collisions.Counts, want) {
		t.Errorf("participations %v, want %v", got.Collisions.Counts, want)
	}
	// Rounds: mean 32/6; squares about it 4·(1/3)² + 2·(2/3)² = 4/3, so the variance is 4/15.
	// Participations: mean 223/6; Σx² = 8307, so the variance is (8307 − 223²/6)/5 = 113/30.
	for _, row := range []struct {
		what      string
		got, want float64
	}{
		{"mean rounds", got.Rounds.Mean, 32.0 / 6},
		{"sd of rounds", got.Rounds.SD, math.Sqrt(4.0 / 15)},
		{"standard error of rounds", got.Rounds.StandardError, math.Sqrt(4.0 / 90)},
		{"mean participations", got.Collisions.Mean, 223.0 / 6},
		{"sd of participations", got.Collisions.SD, math.Sqrt(113.0 / 30)},
	} {
		if math.Abs(row.got-row.want) > 1e-12 {
			t.Errorf("%s: %v, want %v", row.what, row.got, row.want)
		}
	}
}

func TestSampleOfOneRunHasNoSpread(t *testing.T) {
	got, err := Sample(document(17), 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	if got.Rounds.Mean != 4 || got.Collisions.Mean != 31 || got.Rounds.SD != 0 || got.Collisions.StandardError != 0 {
		t.Errorf("%+v", got)
	}
}

func TestSampleCountsRunsThatDoNotEnd(t *testing.T) {
	config := document(0)
	config.MaxRounds = 5 // of the seeds 0 to 5, two need six rounds
	got, err := Sample(config, 6, nil)
	if err != nil {
		t.Fatal(err)
	}
	if got.Unfinished != 2 || !slices.Equal(got.Rounds.Counts, [][2]int64{{5, 6}}) || !got.Complete {
		t.Errorf("%+v", got)
	}
	config.Choice, config.MaxRounds = SameSeed, 40
	got, err = Sample(config, 20, nil)
	if err != nil {
		t.Fatal(err)
	}
	if got.Unfinished != 20 || !slices.Equal(got.Collisions.Counts, [][2]int64{{40 * 12, 20}}) {
		t.Errorf("one shared seed: %+v", got)
	}
}

func TestSampleRefusesSeedsThatRepeat(t *testing.T) {
	for _, row := range []struct {
		seed string
		runs int
		ok   bool
	}{
		{"-5", 6, true}, {"-5", 7, false}, {"-1", 2, true}, {"-1", 3, false}, {"0", 7, true},
		{"-99999999999999999999999", 3, true}, {"99999999999999999999999", 3, true}, {"9223372036854775807", 3, true},
	} {
		config := document(0)
		var err error
		if config.Seed, err = rng.ParseSeed(row.seed); err != nil {
			t.Fatal(err)
		}
		_, err = Sample(config, row.runs, nil)
		var f *fault.Error
		if row.ok && err != nil {
			t.Errorf("%d runs from %s: %v", row.runs, row.seed, err)
		}
		if !row.ok && (!errors.As(err, &f) || f.Code != fault.Conflict || f.Field != "seed") {
			t.Errorf("%d runs from %s gave %v, want conflict on seed", row.runs, row.seed, err)
		}
	}
	for _, runs := range []int{-1, 0, MaxRuns + 1} {
		_, err := Sample(document(0), runs, nil)
		var f *fault.Error
		if !errors.As(err, &f) || f.Code != fault.OutOfRange || f.Field != "runs" {
			t.Errorf("%d runs gave %v, want out-of-range on runs", runs, err)
		}
	}
}

func TestAStoppedSampleGivesTheFinishedRuns(t *testing.T) {
	stopped, stop := context.WithCancel(context.Background())
	yields := 0
	meter := &pace.Meter{Context: stopped, Report: func(done, total float64) {
		if yields++; yields == 1 {
			stop()
		}
		if total != MaxRuns || done <= 0 || done >= total {
			t.Errorf("progress %v of %v", done, total)
		}
	}}
	got, err := Sample(document(0), MaxRuns, meter)
	if err != nil {
		t.Fatal(err)
	}
	if got.Complete || !got.Cancelled || got.Runs == 0 || got.Runs >= MaxRuns {
		t.Fatalf("complete %v, cancelled %v, %d runs", got.Complete, got.Cancelled, got.Runs)
	}
	// What came back is the sample of that many runs.
	again, err := Sample(document(0), got.Runs, nil)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(again.Collisions.Counts, got.Collisions.Counts) || again.Rounds.Mean != got.Rounds.Mean {
		t.Errorf("stopped after %d runs: %+v; played to the end: %+v", got.Runs, got.Rounds, again.Rounds)
	}
}

func BenchmarkSample10000(b *testing.B) {
	for b.Loop() {
		if _, err := Sample(document(0), 10000, nil); err != nil {
			b.Fatal(err)
		}
	}
}
