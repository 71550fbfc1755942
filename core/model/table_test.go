package model

import (
	"math/rand/v2"
	"testing"
)

// The table against a map, with clustered, random, zero and all-ones keys, one to three words.
func TestTableAgainstMap(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for words := 1; words <= 3; words++ {
		for _, keep := range []bool{true, false} {
			table := newTable(words, keep)
			known := map[[3]uint64]uint32{}
			for range 300 {
				batch := make([]uint64, 64*words)
				for k := range batch {
					switch random.IntN(4) {
					case 0:
						batch[k] = uint64(random.IntN(1500))
					case 1:
						batch[k] = uint64(random.IntN(40)) << 57
					case 2:
						batch[k] = -uint64(random.IntN(3))
					default:
						batch[k] = uint64(random.IntN(60)) * 0x9e3779b97f4a7c15
					}
				}
				if ok, err := table.reserve(64, 1<<30, nil); !ok || err != nil {
					t.Fatal(ok, err)
				}
				for k := range 64 { // has agrees before
					var key [3]uint64
					copy(key[:], batch[k*words:(k+1)*words])
					if _, want := known[key]; table.has(batch[k*words:(k+1)*words]) != want {
						t.Fatalf("%d words: has(%x) is %v", words, key, !want)
					}
				}
				from, ids := make([]uint32, 64), make([]uint32, 64)
				table.add(batch, from, ids)
				for k := range 64 {
					var key [3]uint64
					copy(key[:], batch[k*words:(k+1)*words])
					want, seen := known[key]
					if !seen {
						want = uint32(len(known))
						known[key] = want
					}
					if seen && !keep && words == 1 && ids[k] == noID {
						continue
					}
					if ids[k] != want || !same(table.at(ids[k]), key[:words]) {
						t.Fatalf("%d words: %x is number %d, want %d", words, key, ids[k], want)
					}
				}
			}
			if int(table.count) != len(known) || len(known) < 1000 {
				t.Errorf("%d words: %d states, want %d", words, table.count, len(known))
			}
		}
	}
}

// Near the limit the slots are filled to fifteen sixteenths, and no further.
func TestTableFull(t *testing.T) {
	table := newTable(1, false)
	limit := table.bytes() + chunkSize*12 // room for a chunk of states, not for more slots
	n := uint32(0)
	for {
		ok, err := table.reserve(1, limit, nil)
		if err != nil {
			t.Fatal(err)
		}
		if !ok {
			break
		}
		table.add([]uint64{uint64(n) + 1}, []uint32{0}, []uint32{0})
		n++
	}
	if n != 1<<minSlotBits/16*15 {
		t.Errorf("%d states in %d slots", n, len(table.slots))
	}
}
