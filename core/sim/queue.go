package sim

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
// children a node: shallow, and kind to the cache).
type queue struct {
	lane []event
	head int     // of lane
	heap []event // from root on
}

// root is the place of the heap's first event; children of k are 4(k − 2) … 4(k − 2) + 3, so that they share two lines of
// the cache.
const root = 3

func (q *queue) len() int { return len(q.lane) - q.head + max(0, len(q.heap)-root) }

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
	q.lane, q.head, q.heap = keep, 0, q.heap[:0]
	return out
}
