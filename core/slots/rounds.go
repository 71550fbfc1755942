package slots

import (
	"contend/core/fault"
	"contend/core/pace"
	"contend/core/rng"
)

// Choice says how a waiting participant chooses its slot.
type Choice string

const (
	// Independent: all draw in turn from one generator, so their slots are independent. This is the model proper.
	Independent Choice = "independent"
	// SameSeed: each has a generator of its own, all started with the same seed, and takes one number a round. Equal
	// histories give equal windows and equal numbers: two or more never separate.
	SameSeed Choice = "same-seed"
	// Fixed: everybody waits the same fixed time, so all sit in the last slot of the start window, number window-1, and
	// the window never grows (the cap plays no part). Two or more never separate.
	Fixed Choice = "fixed"
)

const (
	// DefaultMaxRounds is how many rounds a request that does not say plays at most.
	DefaultMaxRounds = 1000
	// MaxRounds is the largest such number.
	MaxRounds = 100000
	// HistoryLimit is how many draws the history of a run holds at most (16 bytes each, about 10 as text).
	HistoryLimit = 200000
)

// Config is one contest.
type Config struct {
	Participants int      `json:"participants"` // 0 … MaxParticipants, numbered from 0
	Window       int64    `json:"window"`       // slots of the first round, 1 … MaxWindow
	Cap          *int64   `json:"cap"`          // the window never grows beyond it, 1 … MaxCap; nil: it doubles for ever
	Seed         rng.Seed `json:"seed"`
	Choice       Choice   `json:"choice"`
	MaxRounds    int      `json:"maxRounds"` // 1 … MaxRounds
}

// check returns a *fault.Error that names the first field that is out of its range, or nil. A cap of 1 with two or more
// participants is the fault conflict on "cap".
func (c *Config) check() error {
	if err := checkChannel(c.Participants, c.Window, c.Cap); err != nil {
		return err
	}
	switch c.Choice {
	case Independent, SameSeed, Fixed:
	default:
		return fault.OneOf("choice", string(c.Choice), string(Independent), string(SameSeed), string(Fixed))
	}
	if c.MaxRounds < 1 || c.MaxRounds > MaxRounds {
		return fault.Range("maxRounds", float64(c.MaxRounds), 1, MaxRounds)
	}
	return nil
}

// Counts is what a contest came to.
type Counts struct {
	Rounds        int     `json:"rounds"`
	Collisions    int64   `json:"collisions"`    // participations: a slot that five chose counts five
	CollidedSlots int64   `json:"collidedSlots"` // slots that two or more chose, summed over the rounds
	Completed     int     `json:"completed"`     // participants that got through
	Slots         float64 `json:"slots"`         // the sum of the windows; exact to 2^53
	// OverflowRound is the first round after which doubling would have passed 2^63-1 (from 2 it is the 62nd). From
	// then on the window stays as it is. 0: never; with a cap it is always 0.
	OverflowRound int `json:"overflowRound"`
}

// Result is one contest told round by round. The counts are exact always; the history has its first rounds and is
// complete unless it would pass HistoryLimit draws.
type Result struct {
	Counts
	History         []Round `json:"history"`
	HistoryComplete bool    `json:"historyComplete"`
	Complete        bool    `json:"complete"`  // false: stopped by the caller before the end
	Cancelled       bool    `json:"cancelled"` // the opposite of Complete
}

// Round is one round.
type Round struct {
	Window     int64      `json:"window"`     // what everybody who waited drew from
	NextWindow int64      `json:"nextWindow"` // what those who collided draw from next; Window where nobody collided
	Draws      [][2]int64 `json:"draws"`      // [participant, slot], in increasing order of participant
	Completed  []int      `json:"completed"`  // who was alone, in increasing order
}

// Run plays one contest until all are through or MaxRounds rounds are over; the latter is no error, and Completed is
// then below Participants. When the meter stops it, the result so far comes back with Complete false. The error is a
// *fault.Error for a bad config.
//
// The draws of Independent are those of a Python program that calls randrange(window) of one random.Random(seed) for
// the waiting participants in increasing order.
func Run(config Config, meter *pace.Meter) (*Result, error) {
	if err := config.check(); err != nil {
		return nil, err
	}
	c := newContest(config)
	c.start(config.Seed)
	result := &Result{History: []Round{}, HistoryComplete: true, Complete: true}
	recorded, work := 0, 0
	for !c.over() {
		if work >= tickWork {
			work = 0
			if err := meter.Tick(c.progress()); err != nil {
				if !pace.Stopped(err) {
					return nil, err
				}
				result.Complete, result.Cancelled = false, true
				break
			}
		}
		// A gap in the history would be worse than its end: once a round does not fit, no later one is recorded.
		var record *Round
		if recorded += len(c.waiting); recorded > HistoryLimit {
			result.HistoryComplete = false
		}
		if result.HistoryComplete {
			result.History = append(result.History, Round{})
			record = &result.History[len(result.History)-1]
		}
		work += c.round(record)
	}
	result.Counts = c.counts
	return result, nil
}
