package slots

import "math/bits"

// tally counts who chose which slot in one round. A window may have 2^62 slots and a round at most MaxParticipants
// draws, so it is a hash table of the slots that were chosen; cells of earlier rounds are told by their stamp and need
// no clearing.
type tally struct {
	cells    []cell
	shift    int
	round    uint64
	collided int // slots chosen by more than one
}

type cell struct {
	slot  int64
	stamp uint64 // the round that wrote the cell
	count int
}

func newTally(participants int) *tally {
	// At most half full: a probe then looks at two cells on average.
	width := max(bits.Len(uint(2*participants)), 1)
	return &tally{cells: make([]cell, 1<<width), shift: 64 - width}
}

func (t *tally) begin() {
	t.round++
	t.collided = 0
}

// add counts one who chose slot and returns the number of its cell.
func (t *tally) add(slot int64) int {
	// Fibonacci hashing: the top bits of a product with 2^64/φ spread neighbouring slots.
	at := int(uint64(slot) * 0x9e3779b97f4a7c15 >> t.shift)
	for {
		c := &t.cells[at]
		if c.stamp != t.round {
			*c = cell{slot: slot, stamp: t.round, count: 1}
			return at
		}
		if c.slot == slot {
			c.count++
			if c.count == 2 {
				t.collided++
			}
			return at
		}
		if at++; at == len(t.cells) {
			at = 0
		}
	}
}
