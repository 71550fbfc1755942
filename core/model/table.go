package model

import "contend/core/pace"

// table finds the states that are known already. It is a hash table with open addressing and linear probing whose
// comparisons are always of whole states: a fingerprint only saves looking, it never decides.
//
// States of one word are their own slots: one look into memory decides. The word 0 means an empty slot, and the state 0
// is remembered apart. Longer states have slots that hold 32 bits of their hash and their number plus one; a slot whose
// 32 bits agree is compared with the state itself.
type table struct {
	arena
	slots []uint64
	ids   []uint32 // one word: the numbers of the states in slots; nil when nobody will ask for them
	zero  uint32   // one word: the number of the state 0, plus one; 0: not seen
	shift uint8    // a hash's top bits are its slot: hash >> shift
	room  uint32   // the table grows before count passes this
	stale bool     // growing was cut short: slots do not hold every state

	hashes []uint64 // of the batch's states
	sink   uint64   // keeps the compiler from dropping the early looks
}

const (
	minSlotBits = 10
	maxSlotBits = 31
	noID        = ^uint32(0) // in answers of add: known, number not kept
)

func newTable(words int, keepIDs bool) *table {
	t := &table{arena: arena{words: words}}
	t.allot(minSlotBits, keepIDs)
	return t
}

//go:noinline
func (t *table) allot(bits uint8, keepIDs bool) {
	t.slots, t.ids = nil, nil // before the new ones are made, so that the old ones can go
	t.slots = make([]uint64, 1<<bits)
	if keepIDs && t.words == 1 {
		t.ids = make([]uint32, 1<<bits)
	}
	t.shift = 64 - bits
	t.room = uint32(1<<bits) / 4 * 3
}

// forget gives back the numbers of one-word states; add answers noID for known states from here on.
func (t *table) forget() { t.ids = nil }

func (t *table) bytes() uint64 {
	return t.arena.bytes() + uint64(len(t.slots))*8 + uint64(len(t.ids))*4
}

// mix spreads a word over 64 bits (the finaliser of MurmurHash3, a bijection: Appleby, public domain).
func mix(x uint64) uint64 {
	x ^= x >> 33
	x *= 0xff51afd7ed558ccd
	x ^= x >> 33
	x *= 0xc4ceb9fe1a85ec53
	x ^= x >> 33
	return x
}

// reserve makes room for more states. It is false when the table may not grow any more under limit bytes. When the meter
// stops it half way, its error comes back and the table is stale: the next reserve starts over.
func (t *table) reserve(more uint32, limit uint64, meter *pace.Meter) (bool, error) {
	if t.stale {
		if err := t.rebuild(64-t.shift, meter); err != nil {
			return true, err
		}
	}
	for uint64(t.count)+uint64(more) > uint64(t.room) {
		bits := 64 - t.shift
		size := uint64(8)
		if t.ids != nil {
			size = 12
		}
		if bits >= maxSlotBits || t.bytes()+size<<(bits+1) > limit {
			// No room for twice the slots: fill these until one in sixteen is free, then stop.
			full := uint32(1<<bits) / 16 * 15
			if t.room >= full {
				return false, nil
			}
			t.room = full
			continue
		}
		if err := t.rebuild(bits+1, meter); err != nil {
			return true, err
		}
	}
	needed := t.bytes()
	if uint64(t.count)+uint64(more) > uint64(len(t.states))*chunkSize {
		needed += chunkSize * uint64(8*t.words+4)
	}
	return needed <= limit, nil
}

// rebuild fills new slots from the arena, a block at a time.
func (t *table) rebuild(bits uint8, meter *pace.Meter) error {
	t.allot(bits, t.ids != nil)
	t.stale = true
	for first := uint32(0); first < t.count; {
		last := min(t.count, first+4096)
		if t.words == 1 {
			t.refillNarrow(first, last)
		} else {
			t.refillWide(first, last)
		}
		first = last
		if err := meter.Tick(float64(t.count), 0); err != nil {
			return err
		}
	}
	t.stale = false
	return nil
}

func (t *table) refillNarrow(first, last uint32) {
	slots, mask, shift := t.slots, uint64(len(t.slots)-1), t.shift
	for id := first; id < last; id++ {
		key := t.states[id>>chunkBits][id&chunkMask]
		if key == 0 {
			continue
		}
		at := mix(key) >> shift
		for slots[at&mask] != 0 {
			at++
		}
		slots[at&mask] = key
		if t.ids != nil {
			t.ids[at&mask] = id
		}
	}
}

func (t *table) refillWide(first, last uint32) {
	slots, mask, shift := t.slots, uint64(len(t.slots)-1), t.shift
	for id := first; id < last; id++ {
		hash := hashWords(t.at(id))
		at := hash >> shift
		for slots[at&mask] != 0 {
			at++
		}
		slots[at&mask] = hash<<32 | uint64(id+1)
	}
}

func hashWords(s State) uint64 {
	var hash uint64 = 0x9e3779b97f4a7c15
	for _, word := range s {
		hash = mix(hash ^ word)
	}
	return hash
}

// add looks up len(from) states that lie one after the other in batch, keeps the new ones, and writes each one's number
// into ids. A new state is the one whose number is the count of states before it. There must be room (reserve). The
// states are looked up together because the processor can then wait for several parts of memory at once.
func (t *table) add(batch []uint64, from []uint32, ids []uint32) {
	if cap(t.hashes) < len(from) {
		t.hashes = make([]uint64, len(from))
	}
	if t.words == 1 {
		t.addNarrow(batch[:len(from)], from, ids)
	} else {
		t.addWide(batch, from, ids)
	}
}

func (t *table) addNarrow(batch []uint64, from []uint32, ids []uint32) {
	slots, shift := t.slots, t.shift
	mask := uint64(len(slots) - 1)
	hashes := t.hashes[:len(batch)]
	ids, from = ids[:len(batch)], from[:len(batch)]
	var sink uint64
	for k, key := range batch {
		hash := mix(key)
		hashes[k] = hash
		sink |= slots[hash>>shift&mask]
	}
	t.sink = sink
	for k, key := range batch {
		if key == 0 {
			if t.zero == 0 {
				t.zero = t.push(batch[k:k+1], from[k]) + 1
			}
			ids[k] = t.zero - 1
			continue
		}
		place := hashes[k] >> shift & mask
		for slots[place] != 0 && slots[place] != key {
			place = (place + 1) & mask
		}
		switch {
		case slots[place] == 0:
			// push, written out: this runs once for every state there is.
			id := t.count
			if id&chunkMask == 0 {
				t.extend()
			}
			t.states[id>>chunkBits][id&chunkMask] = key
			t.parents[id>>chunkBits][id&chunkMask] = from[k]
			t.count = id + 1
			slots[place] = key
			if t.ids != nil {
				t.ids[place] = id
			}
			ids[k] = id
		case t.ids != nil:
			ids[k] = t.ids[place]
		default:
			ids[k] = noID
		}
	}
}

func (t *table) addWide(batch []uint64, from []uint32, ids []uint32) {
	slots, shift, words := t.slots, t.shift, t.words
	mask := uint64(len(slots) - 1)
	hashes := t.hashes[:len(from)]
	var sink uint64
	for k := range hashes {
		hashes[k] = hashWords(batch[k*words : (k+1)*words])
		sink |= slots[hashes[k]>>shift&mask]
	}
	for _, hash := range hashes {
		if slot := slots[hash>>shift&mask]; slot != 0 && slot>>32 == hash&0xffffffff {
			sink |= t.at(uint32(slot) - 1)[0]
		}
	}
	t.sink = sink
	for k, hash := range hashes {
		s := State(batch[k*words : (k+1)*words])
		place := hash >> shift & mask
		tag := hash << 32
		for {
			slot := slots[place]
			if slot == 0 {
				id := t.push(s, from[k])
				slots[place] = tag | uint64(id+1)
				ids[k] = id
				break
			}
			if slot&^0xffffffff == tag && same(t.at(uint32(slot)-1), s) {
				ids[k] = uint32(slot) - 1
				break
			}
			place = (place + 1) & mask
		}
	}
}

// has looks without keeping.
func (t *table) has(s State) bool {
	mask := uint64(len(t.slots) - 1)
	if t.words == 1 {
		if s[0] == 0 {
			return t.zero != 0
		}
		place := mix(s[0]) >> t.shift
		for t.slots[place&mask] != 0 {
			if t.slots[place&mask] == s[0] {
				return true
			}
			place++
		}
		return false
	}
	hash := hashWords(s)
	for place := hash >> t.shift; t.slots[place&mask] != 0; place++ {
		slot := t.slots[place&mask]
		if slot>>32 == hash&0xffffffff && same(t.at(uint32(slot)-1), s) {
			return true
		}
	}
	return false
}

func same(a, b State) bool {
	for k, word := range a {
		if b[k] != word {
			return false
		}
	}
	return true
}
