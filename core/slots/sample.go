package slots

import (
	"math"
	"slices"
	"strconv"

	"contend/core/fault"
	"contend/core/pace"
)

// MaxRuns is how many seeds a sample has at most.
const MaxRuns = 100000

// Histogram is how often a count came up in a sample.
type Histogram struct {
	Mean float64 `json:"mean"`
	// SD is the sample's standard deviation, with the divisor runs-1; 0 for fewer than two runs.
	SD float64 `json:"sd"`
	// StandardError is SD/√runs: the mean of the distribution itself is within four of them, but for one sample in 16,000.
	StandardError float64 `json:"standardError"`
	// Counts is [value, runs that had it], by value; values that no run had are left out.
	Counts [][2]int64 `json:"counts"`
}

// Sampled is what many seeds came to.
type Sampled struct {
	Runs       int       `json:"runs"` // finished; fewer than asked for when stopped
	Rounds     Histogram `json:"rounds"`
	Collisions Histogram `json:"collisions"`
	// Unfinished is how many runs still had somebody waiting after MaxRounds rounds. Where it is not 0, the histograms
	// hold what those runs had come to by then, and lie below the model's distributions.
	Unfinished int  `json:"unfinished"`
	Complete   bool `json:"complete"`
	Cancelled  bool `json:"cancelled"`
}

// Sample plays the contest with the seeds config.Seed, config.Seed + 1, … : runs of them, 1 … MaxRuns. When the meter
// stops it, the finished runs come back with Complete false.
//
// CPython draws the same for -s and s. Seeds from below zero to above it would count some runs twice, which no standard
// error could tell; they are refused (conflict on "seed").
func Sample(config Config, runs int, meter *pace.Meter) (*Sampled, error) {
	if err := config.check(); err != nil {
		return nil, err
	}
	if runs < 1 || runs > MaxRuns {
		return nil, fault.Range("runs", float64(runs), 1, MaxRuns)
	}
	// A seed that does not fit an int64 is far from zero.
	first, err := strconv.ParseInt(config.Seed.String(), 10, 64)
	if last := first + int64(runs) - 1; err == nil && first < 0 && last > 0 {
		return nil, fault.New(fault.Conflict, "seed",
			"seeds "+strconv.FormatInt(first, 10)+" to "+strconv.FormatInt(last, 10)+" hold numbers and their opposites, which draw alike; start at 0 or above.",
			"first", float64(first), "last", float64(last))
	}
	seed := config.Seed
	c := newContest(config)
	rounds, collisions := map[int64]int64{}, map[int64]int64{}
	result := &Sampled{Complete: true}
	// A run is at least as much work as its seeding, which takes as long as some 300 draws.
	const seeding = 300
	work := 0
sampling:
	for result.Runs < runs {
		c.start(seed)
		for work += seeding; !c.over(); {
			if work >= tickWork {
				work = 0
				if err := meter.Tick(float64(result.Runs), float64(runs)); err != nil {
					if !pace.Stopped(err) {
						return nil, err
					}
					result.Complete, result.Cancelled = false, true
					break sampling
				}
			}
			work += c.round(nil)
		}
		rounds[int64(c.counts.Rounds)]++
		collisions[c.counts.Collisions]++
		if c.counts.Completed < config.Participants {
			result.Unfinished++
		}
		result.Runs++
		seed = seed.Next()
	}
	result.Rounds, result.Collisions = histogram(rounds), histogram(collisions)
	return result, nil
}

func histogram(counts map[int64]int64) Histogram {
	h := Histogram{Counts: make([][2]int64, 0, len(counts))}
	for value, runs := range counts {
		h.Counts = append(h.Counts, [2]int64{value, runs})
	}
	slices.SortFunc(h.Counts, func(a, b [2]int64) int { return int(a[0] - b[0]) })
	var runs, sum int64 // sum is at most 10^5 runs of 10^9 participations
	for _, c := range h.Counts {
		runs += c[1]
		sum += c[0] * c[1]
	}
	if runs == 0 {
		return h
	}
	h.Mean = float64(sum) / float64(runs)
	if runs > 1 {
		squares := 0.0
		for _, c := range h.Counts {
			off := float64(c[0]) - h.Mean
			squares += float64(c[1]) * off * off
		}
		h.SD = math.Sqrt(squares / float64(runs-1))
		h.StandardError = h.SD / math.Sqrt(float64(runs))
	}
	return h
}
