package slots

import "contend/core/rng"

// tickWork is how many draws are made between two looks at the meter: some tens of microseconds.
const tickWork = 1024

// contest is the state of the model between two rounds. It is made once and started for every seed of a sample.
type contest struct {
	config  Config
	source  rng.Python
	window  int64 // of everybody who waits: see the package comment
	waiting []int // in increasing order
	chosen  []int // for each of waiting, its cell in slots
	slots   *tally
	counts  Counts
}

func newContest(config Config) *contest {
	return &contest{
		config:  config,
		waiting: make([]int, config.Participants),
		chosen:  make([]int, config.Participants),
		slots:   newTally(config.Participants),
	}
}

func (c *contest) start(seed rng.Seed) {
	c.source.Seed(seed)
	c.window = c.config.Window
	c.counts = Counts{}
	c.waiting = c.waiting[:c.config.Participants]
	for i := range c.waiting {
		c.waiting[i] = i
	}
}

func (c *contest) over() bool { return len(c.waiting) == 0 || c.counts.Rounds == c.config.MaxRounds }

// progress is how far the contest got: in participants where they do get through, in rounds where they do not.
func (c *contest) progress() (done, total float64) {
	if c.config.Choice == Independent {
		return float64(c.counts.Completed), float64(c.config.Participants)
	}
	return float64(c.counts.Rounds), float64(c.config.MaxRounds)
}

// round plays one round, writes it to record unless that is nil, and returns how much work it was, in draws.
func (c *contest) round(record *Round) (work int) {
	if record != nil {
		record.Window = c.window
		record.Draws = make([][2]int64, 0, len(c.waiting))
		record.Completed = []int{}
	}
	before := len(c.waiting)
	c.counts.Rounds++
	c.counts.Slots += float64(c.window)
	if c.config.Choice == Independent {
		work = before
		c.drawEach(record)
	} else {
		work = 1
		c.drawTogether(record)
	}
	c.counts.Completed += before - len(c.waiting)
	c.counts.Collisions += int64(len(c.waiting))
	if len(c.waiting) > 0 && c.config.Choice != Fixed {
		next, overflow := widen(c.window, c.config.Cap)
		if overflow && c.counts.OverflowRound == 0 {
			c.counts.OverflowRound = c.counts.Rounds
		}
		c.window = next
	}
	if record != nil {
		record.NextWindow = c.window
	}
	return work
}

// drawEach lets everybody who waits draw, and sends off who is alone.
func (c *contest) drawEach(record *Round) {
	c.slots.begin()
	for i, id := range c.waiting {
		slot := int64(c.source.RandRange(uint64(c.window)))
		c.chosen[i] = c.slots.add(slot)
		if record != nil {
			record.Draws = append(record.Draws, [2]int64{int64(id), slot})
		}
	}
	c.counts.CollidedSlots += int64(c.slots.collided)
	collided := c.waiting[:0]
	for i, id := range c.waiting {
		if c.slots.cells[c.chosen[i]].count > 1 {
			collided = append(collided, id)
		} else if record != nil {
			record.Completed = append(record.Completed, id)
		}
	}
	c.waiting = collided
}

// drawTogether is a round in which all choose the same slot. With SameSeed one generator stands for all: they start
// equal, and equal windows and equal draws keep them equal, round after round.
func (c *contest) drawTogether(record *Round) {
	slot := c.config.Window - 1
	if c.config.Choice == SameSeed {
		slot = int64(c.source.RandRange(uint64(c.window)))
	}
	if record != nil {
		for _, id := range c.waiting {
			record.Draws = append(record.Draws, [2]int64{int64(id), slot})
		}
	}
	if len(c.waiting) > 1 {
		c.counts.CollidedSlots++
		return
	}
	if record != nil {
		record.Completed = append(record.Completed, c.waiting...)
	}
	c.waiting = c.waiting[:0]
}
