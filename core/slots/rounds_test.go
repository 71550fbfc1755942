package slots

import (
	"context"
	"encoding/json"
	"errors"
	"math"
	"os"
	"slices"
	"testing"

	"contend/core/fault"
	"contend/core/pace"
	"contend/core/rng"

	"pgregory.net/rapid"
)

func limit(n int64) *int64 { return &n }

// document is the contest of document 000.
func document(seed int64) Config {
	return Config{Participants: 12, Window: 2, Cap: limit(32), Seed: rng.SeedOf(seed), Choice: Independent, MaxRounds: DefaultMaxRounds}
}

func run(t interface {
	Helper()
	Fatalf(string, ...any)
}, config Config) *Result {
	t.Helper()
	result, err := Run(config, nil)
	if err != nil {
		t.Fatalf("Run: %v", err)
	}
	return result
}

func TestSeed17IsTheTraceOfTheDocumentDrawForDraw(t *testing.T) {
	text, err := os.ReadFile("testdata/seed17.json")
	if err != nil {
		t.Fatal(err)
	}
	var want struct {
		Rounds, Collisions int
		Trace              []struct {
			Window int64
			Draws  [][2]int64
			Done   []int
		}
	}
	if err := json.Unmarshal(text, &want); err != nil {
		t.Fatal(err)
	}
	if want.Rounds != 4 || want.Collisions != 31 || len(want.Trace) != 4 {
		t.Fatal("the reference is not the one the document prints: 4 rounds, 31 participations")
	}
	got := run(t, document(17))
	if got.Rounds != 4 || got.Collisions != 31 || got.CollidedSlots != 8 || got.Completed != 12 || got.Slots != 30 {
		t.Errorf("counts are %+v; want 4 rounds, 31 participations, 8 collided slots, 12 through, 30 slots", got.Counts)
	}
	if !got.Complete || got.Cancelled || !got.HistoryComplete || len(got.History) != 4 {
		t.Fatalf("complete %v, cancelled %v, %d rounds of history", got.Complete, got.Cancelled, len(got.History))
	}
	for i, round := range got.History {
		if round.Window != want.Trace[i].Window || !slices.Equal(round.Draws, want.Trace[i].Draws) || !slices.Equal(round.Completed, want.Trace[i].Done) {
			t.Errorf("round %d is %+v, want %+v", i+1, round, want.Trace[i])
		}
	}
	if windows := []int64{got.History[0].NextWindow, got.History[1].NextWindow, got.History[2].NextWindow, got.History[3].NextWindow}; !slices.Equal(windows, []int64{4, 8, 16, 16}) {
		t.Errorf("the windows after the rounds are %v", windows)
	}
}

// The counts were printed by CPython with a program of our own.
func TestOtherSeedsOfTheDocumentsContest(t *testing.T) {
	for _, row := range []struct {
		seed       int64
		rounds     int
		collisions int64
	}{{0, 6, 37}, {1, 5, 36}, {2, 6, 39}, {3, 5, 35}, {4, 5, 40}, {5, 5, 36}, {17, 4, 31}, {-17, 4, 31}} {
		got := run(t, document(row.seed))
		if got.Rounds != row.rounds || got.Collisions != row.collisions || got.Completed != 12 {
			t.Errorf("seed %d: %d rounds, %d participations, %d through; want %d, %d, 12", row.seed, got.Rounds, got.Collisions, got.Completed, row.rounds, row.collisions)
		}
	}
}

func TestFixedDelayKeepsTheGroupTogether(t *testing.T) {
	for _, row := range []struct {
		participants int
		window       int64
	}{{16, 4}, {12, 4}, {12, 40}, {2, 1}} {
		config := Config{Participants: row.participants, Window: row.window, Choice: Fixed, MaxRounds: 50}
		got := run(t, config)
		if got.Completed != 0 || got.Rounds != 50 || got.Collisions != int64(50*row.participants) || got.CollidedSlots != 50 || !got.Complete {
			t.Errorf("%d participants, delay %d: %+v", row.participants, row.window, got.Counts)
		}
		for i, round := range got.History {
			if len(round.Draws) != row.participants || round.Window != row.window || round.NextWindow != row.window || len(round.Completed) != 0 {
				t.Fatalf("%d participants, round %d: %+v", row.participants, i+1, round)
			}
			for id, draw := range round.Draws {
				if draw != [2]int64{int64(id), row.window - 1} {
					t.Fatalf("%d participants, round %d: draw %v", row.participants, i+1, draw)
				}
			}
		}
	}
}

// Every participant with a generator of its own, as document 000 puts it; Run lets one stand for all.
func TestSameSeedIsWhatSeparateGeneratorsOfOneSeedDo(t *testing.T) {
	for _, seed := range []int64{0, 17, -3} {
		config := Config{Participants: 5, Window: 2, Cap: limit(20), Seed: rng.SeedOf(seed), Choice: SameSeed, MaxRounds: 30}
		got := run(t, config)
		if got.Completed != 0 || got.Rounds != 30 || got.Collisions != 150 || got.CollidedSlots != 30 {
			t.Errorf("seed %d: %+v", seed, got.Counts)
		}
		generators := make([]*rng.Python, 5)
		for i := range generators {
			generators[i] = rng.NewPython(rng.SeedOf(seed))
		}
		window := int64(2)
		for i, round := range got.History {
			for id, draw := range round.Draws {
				if want := int64(generators[id].RandRange(uint64(window))); draw != [2]int64{int64(id), want} {
					t.Fatalf("seed %d, round %d: participant %d drew %v, its own generator %d", seed, i+1, id, draw, want)
				}
			}
			if round.Window != window {
				t.Fatalf("seed %d, round %d: window %d, want %d", seed, i+1, round.Window, window)
			}
			window = min(20, 2*window)
		}
	}
}

func TestOneOrNoParticipant(t *testing.T) {
	for _, choice := range []Choice{Independent, SameSeed, Fixed} {
		for _, window := range []int64{1, 8} {
			none := run(t, Config{Participants: 0, Window: window, Cap: limit(1), Choice: choice, MaxRounds: 3})
			if none.Counts != (Counts{}) || len(none.History) != 0 || none.History == nil {
				t.Errorf("%s: nobody: %+v", choice, none)
			}
			one := run(t, Config{Participants: 1, Window: window, Cap: limit(1), Choice: choice, MaxRounds: 3})
			if one.Rounds != 1 || one.Completed != 1 || one.Collisions != 0 || one.CollidedSlots != 0 || one.Slots != float64(window) {
				t.Errorf("%s: one participant: %+v", choice, one.Counts)
			}
		}
	}
}

// The exercise of document 000, start 4 and cap 20, and its printed window after 20 failures of start 2 and cap 32.
func TestWindowsDoubleUpToTheCap(t *testing.T) {
	windows := func(window int64, limit *int64, rounds int) (all []int64) {
		got := run(t, Config{Participants: 2, Window: window, Cap: limit, Choice: SameSeed, MaxRounds: rounds})
		for _, round := range got.History {
			all = append(all, round.Window)
		}
		return all
	}
	if got := windows(4, limit(20), 5); !slices.Equal(got, []int64{4, 8, 16, 20, 20}) {
		t.Errorf("start 4, cap 20: %v", got)
	}
	if got := windows(2, limit(32), 21); got[20] != 32 || got[4] != 32 || got[3] != 16 {
		t.Errorf("start 2, cap 32: %v", got)
	}
	if got := windows(100, limit(7), 3); !slices.Equal(got, []int64{100, 7, 7}) {
		t.Errorf("start 100, cap 7: %v", got)
	}
	if got := windows(5, limit(MaxCap), 60); got[59] != MaxCap {
		t.Errorf("start 5, the largest cap: %v", got)
	}
}

func TestWithoutACapTheCounterOverflowsAfter62Doublings(t *testing.T) {
	for _, row := range []struct {
		window int64
		round  int
		last   int64
	}{
		{2, 62, 1 << 62}, {1, 63, 1 << 62}, {3, 62, 3 << 61}, {MaxWindow, 32, 1 << 62},
	} {
		got := run(t, Config{Participants: 2, Window: row.window, Choice: SameSeed, MaxRounds: 100})
		if got.OverflowRound != row.round || got.Rounds != 100 || got.Completed != 0 {
			t.Errorf("start %d: overflow in round %d of %d, want %d", row.window, got.OverflowRound, got.Rounds, row.round)
		}
		for i, round := range got.History {
			want := row.last
			if i < row.round {
				want = row.window << i
			}
			if round.Window != want || round.Draws[0][1] < 0 || round.Draws[0][1] >= want {
				t.Errorf("start %d, round %d: window %d, want %d; slot %d", row.window, i+1, round.Window, want, round.Draws[0][1])
			}
		}
	}
	if got := run(t, Config{Participants: 2, Window: 2, Choice: SameSeed, MaxRounds: 61}); got.OverflowRound != 0 {
		t.Errorf("61 rounds from 2 fit the counter, and overflow is reported in round %d", got.OverflowRound)
	}
	if got := run(t, Config{Participants: 2, Window: 2, Cap: limit(MaxCap), Choice: SameSeed, MaxRounds: 200}); got.OverflowRound != 0 || got.History[199].Window != MaxCap {
		t.Errorf("with a cap: overflow in round %d", got.OverflowRound)
	}
}

func TestBadConfigsAreRefusedByField(t *testing.T) {
	for _, row := range []struct {
		field  string
		code   fault.Code
		change func(*Config)
	}{
		{"participants", fault.OutOfRange, func(c *Config) { c.Participants = -1 }},
		{"participants", fault.OutOfRange, func(c *Config) { c.Participants = MaxParticipants + 1 }},
		{"window", fault.OutOfRange, func(c *Config) { c.Window = 0 }},
		{"window", fault.OutOfRange, func(c *Config) { c.Window = MaxWindow + 1 }},
		{"cap", fault.OutOfRange, func(c *Config) { c.Cap = limit(0) }},
		{"cap", fault.OutOfRange, func(c *Config) { c.Cap = limit(math.MinInt64) }},
		{"cap", fault.OutOfRange, func(c *Config) { c.Cap = limit(MaxCap + 1) }},
		{"cap", fault.Conflict, func(c *Config) { c.Cap = limit(1) }},
		{"cap", fault.Conflict, func(c *Config) { c.Participants, c.Cap = 2, limit(1) }},
		{"choice", fault.UnknownValue, func(c *Config) { c.Choice = "" }},
		{"choice", fault.UnknownValue, func(c *Config) { c.Choice = "random" }},
		{"maxRounds", fault.OutOfRange, func(c *Config) { c.MaxRounds = 0 }},
		{"maxRounds", fault.OutOfRange, func(c *Config) { c.MaxRounds = MaxRounds + 1 }},
	} {
		config := document(17)
		row.change(&config)
		_, err := Run(config, nil)
		var f *fault.Error
		if !errors.As(err, &f) || f.Code != row.code || f.Field != row.field || f.Message == "" {
			t.Errorf("%+v gave %v, want %s on %s", config, err, row.code, row.field)
		}
		if _, err := Sample(config, 10, nil); !errors.As(err, &f) || f.Code != row.code || f.Field != row.field {
			t.Errorf("Sample of %+v gave %v, want %s on %s", config, err, row.code, row.field)
		}
	}
}

func TestARunThatReachesMaxRoundsGivesWhatItHas(t *testing.T) {
	config := document(17)
	config.MaxRounds = 3
	got := run(t, config)
	if got.Rounds != 3 || got.Completed != 4 || got.Collisions != 31 || !got.Complete || got.Cancelled {
		t.Errorf("after 3 of 4 rounds: %+v, complete %v", got.Counts, got.Complete)
	}
}

func TestALongHistoryEndsAndTheCountsDoNot(t *testing.T) {
	config := Config{Participants: 9000, Window: 4, Choice: Fixed, MaxRounds: 1000}
	got := run(t, config)
	if got.HistoryComplete || len(got.History) != HistoryLimit/9000 {
		t.Errorf("history: complete %v, %d rounds", got.HistoryComplete, len(got.History))
	}
	if got.Rounds != 1000 || got.Collisions != 9000*1000 || !got.Complete {
		t.Errorf("counts: %+v", got.Counts)
	}
	config.Participants, config.MaxRounds = 2000, HistoryLimit/2000
	if got := run(t, config); !got.HistoryComplete || len(got.History) != HistoryLimit/2000 {
		t.Errorf("a history of exactly %d draws: complete %v, %d rounds", HistoryLimit, got.HistoryComplete, len(got.History))
	}
}

func TestAStoppedRunGivesWhatItHas(t *testing.T) {
	stopped, stop := context.WithCancel(context.Background())
	stop()
	config := Config{Participants: 3000, Window: 2, Cap: limit(2), Choice: Independent, MaxRounds: MaxRounds}
	got, err := Run(config, &pace.Meter{Context: stopped})
	if err != nil {
		t.Fatal(err)
	}
	if got.Complete || !got.Cancelled || got.Rounds < 1 || got.Rounds > 10 || got.Collisions != int64(3000*got.Rounds) {
		t.Errorf("complete %v, cancelled %v, %+v", got.Complete, got.Cancelled, got.Counts)
	}
	full := errors.New("no memory")
	failing := &pace.Meter{Report: func(float64, float64) {}, Check: func() error { return full }}
	if _, err := Run(config, failing); !errors.Is(err, full) {
		t.Errorf("a limit of the call gave %v", err)
	}
}

// What must hold of every run, from the history alone.
func TestTheHistoryIsAContest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		config := Config{
			Participants: rapid.IntRange(0, 60).Draw(t, "participants"),
			Window:       rapid.Int64Range(1, 80).Draw(t, "window"),
			Seed:         rng.SeedOf(rapid.Int64().Draw(t, "seed")),
			Choice:       rapid.SampledFrom([]Choice{Independent, SameSeed, Fixed}).Draw(t, "choice"),
			MaxRounds:    rapid.IntRange(1, 40).Draw(t, "maxRounds"),
		}
		if rapid.Bool().Draw(t, "capped") {
			config.Cap = limit(rapid.Int64Range(2, 100).Draw(t, "cap"))
		}
		got := run(t, config)
		waiting := make([]int64, config.Participants)
		for i := range waiting {
			waiting[i] = int64(i)
		}
		var counts Counts
		window := config.Window
		for _, round := range got.History {
			counts.Rounds++
			counts.Slots += float64(round.Window)
			if round.Window != window {
				t.Fatalf("round %d: window %d, want %d", counts.Rounds, round.Window, window)
			}
			bySlot := map[int64][]int64{}
			var drew []int64
			for _, draw := range round.Draws {
				if draw[1] < 0 || draw[1] >= window {
					t.Fatalf("round %d: slot %d of window %d", counts.Rounds, draw[1], window)
				}
				drew = append(drew, draw[0])
				bySlot[draw[1]] = append(bySlot[draw[1]], draw[0])
			}
			if !slices.Equal(drew, waiting) {
				t.Fatalf("round %d: %v drew, and %v wait", counts.Rounds, drew, waiting)
			}
			var alone []int
			waiting = nil
			for _, ids := range bySlot {
				if len(ids) == 1 {
					alone = append(alone, int(ids[0]))
					continue
				}
				counts.CollidedSlots++
				waiting = append(waiting, ids...)
			}
			slices.Sort(alone)
			slices.Sort(waiting)
			if !slices.Equal(alone, round.Completed) {
				t.Fatalf("round %d: %v were alone, %v are through", counts.Rounds, alone, round.Completed)
			}
			counts.Completed += len(alone)
			counts.Collisions += int64(len(waiting))
			if len(waiting) > 0 && config.Choice != Fixed {
				if window *= 2; config.Cap != nil {
					window = min(window, *config.Cap)
				}
			}
			if round.NextWindow != window {
				t.Fatalf("round %d: next window %d, want %d", counts.Rounds, round.NextWindow, window)
			}
		}
		if counts != got.Counts {
			t.Fatalf("the history counts %+v, the result %+v", counts, got.Counts)
		}
		if counts.Completed+len(waiting) != config.Participants {
			t.Fatalf("%d through and %d waiting of %d", counts.Completed, len(waiting), config.Participants)
		}
		if len(waiting) > 0 && counts.Rounds != config.MaxRounds {
			t.Fatalf("the run ended in round %d of %d with %d waiting", counts.Rounds, config.MaxRounds, len(waiting))
		}
		if config.Choice != Independent && config.Participants > 1 && counts.Completed != 0 {
			t.Fatalf("%s let %d through", config.Choice, counts.Completed)
		}
	})
}

func BenchmarkRunDocument(b *testing.B) {
	for i := 0; b.Loop(); i++ {
		if _, err := Run(document(int64(i)), nil); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkRun10000(b *testing.B) {
	for i := 0; b.Loop(); i++ {
		if _, err := Run(Config{Participants: 10000, Window: 2, Seed: rng.SeedOf(int64(i)), Choice: Independent, MaxRounds: 1000}, nil); err != nil {
			b.Fatal(err)
		}
	}
}
