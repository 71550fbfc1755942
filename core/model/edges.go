package model

// Edges is the graph of a search, in rows by the number of the state that the edges leave; within a row by action.
type Edges struct {
	first  []uint32 // first[id] … first[id+1]-1 are the edges of state id
	to     []uint32
	action []uint16
	events []Events
	lost   [][2]uint32 // (state, action) of the steps that failed or left the bounds
	total  uint32
}

// close ends the row of a state whose actions have all been tried; its edges follow with add.
func (e *Edges) close(tries []Try) {
	if len(e.first) == 0 {
		e.first = append(e.first, 0)
	}
	id := uint32(len(e.first) - 1)
	for action, try := range tries {
		switch try.Outcome {
		case Moved:
			e.total++
		case Failed, Exceeded:
			e.lost = append(e.lost, [2]uint32{id, uint32(action)})
		}
	}
	e.first = append(e.first, e.total)
}

func (e *Edges) add(to uint32, action uint16, events Events) {
	e.to = append(e.to, to)
	e.action = append(e.action, action)
	e.events = append(e.events, events)
}

func (e *Edges) bytes() uint64 {
	return uint64(cap(e.first))*4 + uint64(cap(e.to))*4 + uint64(cap(e.action))*2 + uint64(cap(e.events)) + uint64(cap(e.lost))*8
}

// row gives the edges of a state: from, up to but without end.
func (e *Edges) row(id uint32) (from, end uint32) { return e.first[id], e.first[id+1] }

// source is the state that an edge leaves, found by halving.
func (e *Edges) source(edge uint32) uint32 {
	low, high := 0, len(e.first)-1 // first[low] ≤ edge < first[high]
	for high-low > 1 {
		if middle := (low + high) / 2; e.first[middle] <= edge {
			low = middle
		} else {
			high = middle
		}
	}
	return uint32(low)
}

// From lists the edges that leave a state: where to, and by which action. The lists must not be changed.
func (e *Edges) From(id uint32) (to []uint32, action []uint16) {
	first, end := e.row(id)
	return e.to[first:end], e.action[first:end]
}
