package sim

import (
	"math"
	"math/bits"
	"slices"
)

// event is something that will happen. Events happen in the order of their times, those of one time in the order in which
// they were scheduled.
type event struct {
	at   Time
	seq  int64
	what eventKind
	node int32
	ref  int32 // a message's slot, a timer's kind, an intervention's place; for exit and ask the life of the node
}

type eventKind uint8

const (
	evRequest   eventKind = iota // a request of the trace
	evAsk                        // a request after thinking
	evExit                       // the end of a critical section
	evDeliver                    // a message arrives
	evTimer                      // a timer runs out
	evIntervene                  // an intervention at a time
)

func (e *event) before(f *event) bool { return e.at < f.at || e.at == f.at && e.seq < f.seq }

// queue holds the events to come. With a fixed latency messages are scheduled in the order in which they arrive, so what
// is not earlier than the last of lane is appended there in no time; only the rest goes through the heap (with four
// children a node: shallow, and kind to the cache). A heap that grew beyond what a cache holds is spread over buckets by
// time, each of which goes through the heap when its time has come.
type queue struct {
	lane   []event
	head   int     // of lane
	heap   []event // from root on
	width  Time    // of a bucket; 0: there shall be none
	spread *spread // nil: not yet
	// ahead hears of the events of a bucket that goes through the heap: what they need can be fetched together, far sooner
	// than one by one. nil: nobody listens.
	ahead func([]event)
}

// spread is a ring of buckets: that of the time t is t/width, and each holds the events of one round of the ring alone.
type spread struct {
	buckets [bucketCount][]event
	full    [bucketCount / 64]uint64 // which have events
	at      Time                     // the bucket that went through the heap last; all before are empty
	next    Time                     // when the first bucket with events begins; never, if there is none
	count   int
}

const (
	bucketCount = 1024
	never       = Time(math.MaxInt64)
	// heapLimit is how many events of 32 bytes a heap holds before it is spread.
	heapLimit = 1 << 13
)

// root is the place of the heap's first event; children of k are 4(k − 2) … 4(k − 2) + 3, so that they share two lines of
// the cache.
const root = 3

func (q *queue) len() int {
	n := len(q.lane) - q.head + max(0, len(q.heap)-root)
	if q.spread != nil {
		n += q.spread.count
	}
	return n
}

// push adds an event; inOrder says that events of its kind mostly come in the order of their times.
func (q *queue) push(e event, inOrder bool) {
	if inOrder {
		if q.head == len(q.lane) {
			q.lane, q.head = q.lane[:0], 0
		}
		if n := len(q.lane); n == 0 || !e.before(&q.lane[n-1]) {
			if n == cap(q.lane) && q.head > n/2 {
				q.lane = q.lane[:copy(q.lane, q.lane[q.head:])]
				q.head = 0
			}
			q.lane = append(q.lane, e)
			return
		}
	}
	if q.spread != nil && q.spread.put(e, q.width) {
		return
	}
	q.raise(e)
	if len(q.heap) > heapLimit && q.width > 0 && q.spread == nil {
		q.divide()
	}
}

// divide spreads the heap over buckets.
func (q *queue) divide() {
	q.spread = &spread{at: q.heap[root].at / q.width, next: never}
	all := q.heap[root:]
	q.heap = append([]event{}, q.heap[:root]...)
	for k := range all {
		if !q.spread.put(all[k], q.width) {
			q.raise(all[k])
		}
	}
}

// put puts an event into its bucket, if it has one: not if the bucket's time has come, and not if it is too far away.
func (s *spread) put(e event, width Time) bool {
	at := e.at / width
	if at <= s.at || at >= s.at+bucketCount {
		return false
	}
	k := at % bucketCount
	s.buckets[k] = append(s.buckets[k], e)
	s.full[k>>6] |= 1 << (k & 63)
	s.next = min(s.next, at*width)
	s.count++
	return true
}

// load puts the first bucket with events through the heap.
func (q *queue) load() {
	s := q.spread
	s.at = s.next / q.width
	k := s.at % bucketCount
	if q.ahead != nil {
		q.ahead(s.buckets[k])
	}
	for _, e := range s.buckets[k] {
		q.raise(e)
	}
	s.count -= len(s.buckets[k])
	s.buckets[k] = s.buckets[k][:0]
	s.full[k>>6] &^= 1 << (k & 63)
	s.next = never
	if s.count == 0 {
		return
	}
	for at := s.at + 1; ; {
		k := at % bucketCount
		if rest := s.full[k>>6] >> (k & 63); rest != 0 {
			s.next = (at + Time(bits.TrailingZeros64(rest))) * q.width
			return
		}
		at += 64 - k&63
	}
}

// raise puts an event into the heap.
func (q *queue) raise(e event) {
	if len(q.heap) == 0 {
		q.heap = append(q.heap, event{}, event{}, event{})
	}
	q.heap = append(q.heap, e)
	at := len(q.heap) - 1
	for at > root {
		up := at/4 + 2
		if !e.before(&q.heap[up]) {
			break
		}
		q.heap[at] = q.heap[up]
		at = up
	}
	q.heap[at] = e
}

// first is the next event; there must be one.
func (q *queue) first() *event {
	if s := q.spread; s != nil {
		for s.count > 0 && (len(q.heap) <= root || q.heap[root].at >= s.next) {
			q.load()
		}
	}
	if q.head == len(q.lane) {
		return &q.heap[root]
	}
	if len(q.heap) <= root || q.lane[q.head].before(&q.heap[root]) {
		return &q.lane[q.head]
	}
	return &q.heap[root]
}

// pop takes the next event; there must be one.
func (q *queue) pop() event {
	if e := q.first(); q.head < len(q.lane) && e == &q.lane[q.head] {
		q.head++
		return *e
	}
	top, last := q.heap[root], len(q.heap)-1
	e := q.heap[last]
	q.heap = q.heap[:last]
	if last > root {
		q.sink(root, e)
	}
	return top
}

// sink puts e where the heap has a hole, and the hole where e belongs.
func (q *queue) sink(at int, e event) {
	for {
		child := 4 * (at - 2)
		if child >= len(q.heap) {
			break
		}
		least := child
		for k := child + 1; k < min(child+4, len(q.heap)); k++ {
			if q.heap[k].before(&q.heap[least]) {
				least = k
			}
		}
		if !q.heap[least].before(&e) {
			break
		}
		q.heap[at] = q.heap[least]
		at = least
	}
	q.heap[at] = e
}

// drain takes out every event for which taken is true, in their order, and keeps the rest. It is for interventions: it
// costs as much as there are events.
func (q *queue) drain(taken func(*event) bool) []event {
	var out, keep []event
	for q.len() > 0 {
		e := q.pop()
		if taken(&e) {
			out = append(out, e)
		} else {
			keep = append(keep, e)
		}
	}
	q.lane, q.head, q.heap, q.spread = keep, 0, q.heap[:0], nil
	return out
}

// each visits all events, in no order.
func (q *queue) each(do func(*event)) {
	visit := func(list []event) {
		for k := range list {
			do(&list[k])
		}
	}
	visit(q.lane[q.head:])
	visit(q.heap[min(root, len(q.heap)):])
	if q.spread != nil {
		for k := range q.spread.buckets {
			visit(q.spread.buckets[k])
		}
	}
}

// copied is the queue with copies of all that changes in place.
func (q *queue) copied() queue {
	c := *q
	c.lane, c.head, c.heap = slices.Clone(q.lane[q.head:]), 0, slices.Clone(q.heap)
	if q.spread != nil {
		s := *q.spread
		for k := range s.buckets {
			s.buckets[k] = slices.Clone(s.buckets[k])
		}
		c.spread = &s
	}
	return c
}
