package mutex

import (
	"slices"
	"strconv"

	"contend/core/fault"
)

// Placement is where a replica is.
type Placement struct {
	Name    string // of the replica: the resource's name, a hyphen and the replica's number from 1
	Key     uint64 // of the name
	Machine int    // the one responsible for the key
}

// MaxMachines is the largest network of [Place].
const MaxMachines = 100_000

// Place says on which machines the replicas of a resource are. Whoever knows the resource's name computes the same list,
// and asks nobody for it: replica i has the name "resource-i", the name has a key, and machine k, whose own key is that of
// "machine-k", is responsible for the keys above the one of the machine before it on the circle of all keys, up to its own
// (as in Chord: Stoica et al., SIGCOMM 2001). Two replicas may be on one machine, which then fails as two.
//
// A key is the 64-bit FNV-1a of the text's bytes, mixed by the finalizer of MurmurHash3, for the former alone leaves the
// upper bits of similar names alike. replicas is 1 to MaxReplicas, machines 1 to MaxMachines; otherwise a fault on the field.
func Place(resource string, replicas, machines int) ([]Placement, error) {
	if replicas < 1 || replicas > MaxReplicas {
		return nil, fault.Range("replicas", float64(replicas), 1, MaxReplicas)
	}
	if machines < 1 || machines > MaxMachines {
		return nil, fault.Range("machines", float64(machines), 1, MaxMachines)
	}
	type member struct {
		key     uint64
		machine int
	}
	circle := make([]member, machines)
	for k := range circle {
		circle[k] = member{key("machine-" + strconv.Itoa(k)), k}
	}
	before := func(a, b uint64) int {
		switch {
		case a < b:
			return -1
		case a > b:
			return 1
		}
		return 0
	}
	slices.SortStableFunc(circle, func(a, b member) int { return before(a.key, b.key) })
	list := make([]Placement, replicas)
	for k := range list {
		name := resource + "-" + strconv.Itoa(k+1)
		at, _ := slices.BinarySearchFunc(circle, key(name), func(m member, key uint64) int { return before(m.key, key) })
		list[k] = Placement{name, key(name), circle[at%machines].machine}
	}
	return list, nil
}

func key(text string) uint64 {
	h := uint64(14695981039346656037)
	for k := range len(text) {
		h = (h ^ uint64(text[k])) * 1099511628211
	}
	h = (h ^ h>>33) * 0xff51afd7ed558ccd
	h = (h ^ h>>33) * 0xc4ceb9fe1a85ec53
	return h ^ h>>33
}
