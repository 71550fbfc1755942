package model

// A chunk of the arena holds this many states, so that growing copies nothing and takes no longer than one chunk.
const (
	chunkBits = 14
	chunkSize = 1 << chunkBits
	chunkMask = chunkSize - 1
)

// arena keeps the states in the order in which they were found, each with the number of the state it was found from.
// A state's number is its place in that order, so breadth-first search needs no other queue.
type arena struct {
	words   int
	states  [][]uint64
	parents [][]uint32
	count   uint32
}

// at is the state with that number; the words are the arena's own and must not be changed.
func (a *arena) at(id uint32) State {
	chunk := a.states[id>>chunkBits]
	from := int(id&chunkMask) * a.words
	return chunk[from : from+a.words : from+a.words]
}

// parent is the number of the state that id was found from; the initial state is its own parent.
func (a *arena) parent(id uint32) uint32 { return a.parents[id>>chunkBits][id&chunkMask] }

// push appends a state and gives its number.
func (a *arena) push(s State, parent uint32) uint32 {
	id := a.count
	if id&chunkMask == 0 {
		a.extend()
	}
	chunk := id >> chunkBits
	copy(a.states[chunk][int(id&chunkMask)*a.words:], s)
	a.parents[chunk][id&chunkMask] = parent
	a.count = id + 1
	return id
}

//go:noinline
func (a *arena) extend() {
	a.states = append(a.states, make([]uint64, chunkSize*a.words))
	a.parents = append(a.parents, make([]uint32, chunkSize))
}

// bytes is what the chunks take.
func (a *arena) bytes() uint64 {
	return uint64(len(a.states)) * chunkSize * uint64(8*a.words+4)
}
