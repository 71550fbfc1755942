package api

import (
	"contend/core/pace"
	"contend/core/rng"
	"contend/core/slots"
)

// SlotsChannel is what every call on slots needs to know of the channel.
type SlotsChannel struct {
	Participants int    `json:"participants"` // 0 to 10,000; slots.exact and slots.joint: to 200
	Window       int64  `json:"window"`       // slots of the first round, 1 to 2^31
	Cap          *int64 `json:"cap"`          // the window grows to it and no further, 1 to 2^53-1; null: it doubles for ever
}

// SlotsContest is one contest to be played.
type SlotsContest struct {
	SlotsChannel
	Seed      Seed   `json:"seed"`
	Choice    string `json:"choice" enum:"independent|same-seed|fixed"`
	MaxRounds int    `json:"maxRounds"` // 1 to 100,000
}

// SlotsSample is many contests to be played: with seed, seed + 1, … Runs is from 1 to 100,000.
type SlotsSample struct {
	SlotsContest
	Runs int `json:"runs"`
}

// SlotsTheory asks for the theory of one channel.
type SlotsTheory struct {
	SlotsChannel
	Summary bool `json:"summary"` // true: means and deviations only; pmf and the lists by round are left empty
}

// SlotsPoint is one point of the joint law of rounds and participations.
type SlotsPoint struct {
	SlotsChannel
	Rounds     int `json:"rounds"`     // 0 to 1,000
	Collisions int `json:"collisions"` // 0 to 65,535
}

// Probability is one probability.
type Probability struct {
	Probability float64 `json:"probability"`
}

// documentChannel is the contest of document 000, which a request that says nothing is about.
func documentChannel() SlotsChannel {
	limit := int64(32)
	return SlotsChannel{Participants: 12, Window: 2, Cap: &limit}
}

func documentContest() SlotsContest {
	return SlotsContest{
		SlotsChannel: documentChannel(), Seed: Seed{rng.SeedOf(17)},
		Choice: string(slots.Independent), MaxRounds: slots.DefaultMaxRounds,
	}
}

func (c *SlotsContest) config() slots.Config {
	return slots.Config{
		Participants: c.Participants, Window: c.Window, Cap: c.Cap,
		Seed: c.Seed.Seed, Choice: slots.Choice(c.Choice), MaxRounds: c.MaxRounds,
	}
}

func slotsMethods() []Method {
	return []Method{
		handle("slots.run", "Plays one contest for slots, round by round, with the draws of CPython's random.Random(seed).",
			documentContest(), func(m *pace.Meter, r SlotsContest) (slots.Result, error) {
				return given(slots.Run(r.config(), m))
			}),
		handle("slots.exact", "Computes the distributions of rounds and of participations in collisions, without sampling.",
			SlotsTheory{SlotsChannel: documentChannel()}, slotsExact),
		handle("slots.joint", "Computes P(all are through in exactly that round, with exactly that many participations).",
			SlotsPoint{SlotsChannel: documentChannel(), Rounds: 4, Collisions: 31}, func(m *pace.Meter, r SlotsPoint) (Probability, error) {
				p, err := slots.Joint(r.Participants, r.Window, r.Cap, r.Rounds, r.Collisions, m)
				return Probability{p}, err
			}),
		handle("slots.sample", "Plays the contest with many seeds, one after the other, and counts rounds and participations.",
			SlotsSample{SlotsContest: documentContest(), Runs: 10000}, func(m *pace.Meter, r SlotsSample) (slots.Sampled, error) {
				return given(slots.Sample(r.config(), r.Runs, m))
			}),
	}
}

// slotsExact leaves out on request what may be two megabytes of text.
func slotsExact(m *pace.Meter, r SlotsTheory) (slots.Chain, error) {
	chain, err := given(slots.Exact(r.Participants, r.Window, r.Cap, m))
	if err == nil && r.Summary {
		chain.Rounds.PMF, chain.Collisions.PMF = [][2]float64{}, [][2]float64{}
		chain.Waiting, chain.Unfinished, chain.Finished = []float64{}, []float64{}, []float64{}
	}
	return chain, err
}
