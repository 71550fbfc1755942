package mutex

import (
	"contend/core/fault"
	"contend/core/sim"
)

// registered are the algorithms in the order of their ranks.
var registered []*sim.Algorithm

// register adds an algorithm; each file calls it from its init.
func register(a sim.Algorithm) {
	at := len(registered)
	for at > 0 && registered[at-1].Rank > a.Rank {
		at--
	}
	registered = append(registered, nil)
	copy(registered[at+1:], registered[at:])
	registered[at] = &a
}

// All lists the algorithms in the order of their ranks. The list must not be changed.
func All() []*sim.Algorithm { return registered }

// Find is the algorithm with that id; another name is a fault on the field "algorithm".
func Find(id string) (*sim.Algorithm, error) {
	names := make([]string, len(registered))
	for k, a := range registered {
		if a.ID == id {
			return a, nil
		}
		names[k] = a.ID
	}
	return nil, fault.OneOf("algorithm", id, names...)
}
