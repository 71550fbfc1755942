package sim

import "contend/core/fault"

// flight is a message on its way, in a slot of the network that is used again later. It takes 64 bytes: a line of the cache.
type flight struct {
	id     int64 // messages count from 1 in the order in which they are sent; a copy has a number of its own
	sent   Time
	arrive Time
	turn   int64 // among those that arrive at one time; later ones have higher numbers
	from   int32
	to     int32
	kind   uint8
	fate   fate
	size   uint8             // of args; inBody: they are in body
	args   [inlineArgs]int32 // the first few; a token may carry more
	body   int32             // a place in network.bodies
}

const (
	inlineArgs = 4
	inBody     = 255
)

// fate is what becomes of a message on its way.
type fate uint8

const (
	arrives fate = iota
	isLost       // it vanishes on its way
)

// network carries messages between the nodes.
type network struct {
	low, high Time // latency
	bus       bool
	busFree   Time
	fifo      bool
	uneven    bool     // messages may overtake each other unless FIFO keeps them in order
	last      [][]Time // FIFO: by sender and receiver, when the last message arrives; no row for who has not sent

	flights []flight
	free    []int32
	bodies  [][]int32
	spare   []int32
	nextID  int64
	moving  int // messages on their way that are not idle
}

// admit gives a message on its way a slot.
func (n *network) admit(f flight, args []int) (int32, error) {
	f.size = uint8(len(args))
	if len(args) > inlineArgs {
		f.size = inBody
		if last := len(n.spare) - 1; last >= 0 {
			f.body, n.spare = n.spare[last], n.spare[:last]
		} else {
			f.body = int32(len(n.bodies))
			n.bodies = append(n.bodies, nil)
		}
		n.bodies[f.body] = n.bodies[f.body][:0]
	}
	for k, x := range args {
		if int(int32(x)) != x {
			return 0, fault.New(fault.TooLarge, "until", "A number in a message passed 2^31; shorten the run.", "limit", 1<<31)
		}
		if f.size == inBody {
			n.bodies[f.body] = append(n.bodies[f.body], int32(x))
		} else {
			f.args[k] = int32(x)
		}
	}
	if last := len(n.free) - 1; last >= 0 {
		slot := n.free[last]
		n.free = n.free[:last]
		n.flights[slot] = f
		return slot, nil
	}
	n.flights = append(n.flights, f)
	return int32(len(n.flights) - 1), nil
}

// arguments copies what a message carries.
func (n *network) arguments(to []int, f *flight) []int {
	to = to[:0]
	if f.size == inBody {
		for _, x := range n.bodies[f.body] {
			to = append(to, int(x))
		}
		return to
	}
	for _, x := range f.args[:f.size] {
		to = append(to, int(x))
	}
	return to
}

// release frees a slot; the message is gone. Its id becomes 0, which no message has.
func (n *network) release(slot int32) {
	f := &n.flights[slot]
	if f.size == inBody {
		n.spare = append(n.spare, f.body)
	}
	f.id = 0
	n.free = append(n.free, slot)
}

// arrival says when a message sent now arrives that takes that long. On a bus one message travels at a time, in the order
// in which they were sent.
func (n *network) arrival(now, latency Time, from, to int32) Time {
	if n.bus {
		at := max(now, n.busFree) + latency
		n.busFree = at
		return at
	}
	at := now + latency
	if n.fifo && n.uneven {
		last := n.lastTo(from, to)
		at = max(at, *last)
		*last = at
	}
	return at
}

// lastTo is when the last message from one node to another arrives.
func (n *network) lastTo(from, to int32) *Time {
	if n.last[from] == nil {
		n.last[from] = make([]Time, len(n.last))
	}
	return &n.last[from][to]
}
