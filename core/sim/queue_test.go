package sim

import (
	"math/rand/v2"
	"slices"
	"testing"
	"unsafe"
)

// Whatever is put in, in whatever order and however much, comes out by time, and at one time in the order in which it was
// scheduled: also where the heap was spread over buckets, and where some of it is beyond the buckets.
func TestQueueKeepsTheOrder(t *testing.T) {
	for _, width := range []Time{0, 1, 7, 1000} {
		for _, reach := range []int64{1, 50, 900, 7_000_000} {
			random := rand.New(rand.NewPCG(uint64(width), uint64(reach)))
			q := &queue{width: width}
			var model []event // sorted
			now, seq, spread := Time(0), int64(0), false
			put := func() event {
				seq++
				e := event{at: now + Time(random.Int64N(reach)), seq: seq}
				q.push(e, random.IntN(4) == 0)
				return e
			}
			push := func() {
				e := put()
				at, _ := slices.BinarySearchFunc(model, e, byTime)
				model = slices.Insert(model, at, e)
			}
			pop := func() {
				if q.len() != len(model) {
					t.Fatalf("width %d: %d events, want %d", width, q.len(), len(model))
				}
				if first := *q.first(); first != model[0] {
					t.Fatalf("width %d, reach %d: the first is %+v, want %+v", width, reach, first, model[0])
				}
				if e := q.pop(); e != model[0] {
					t.Fatalf("width %d, reach %d: %+v, want %+v", width, reach, e, model[0])
				}
				now, model = model[0].at, model[1:]
			}
			for range 2 * heapLimit {
				model = append(model, put())
				spread = spread || q.spread != nil
			}
			slices.SortFunc(model, byTime)
			for round := range 1000 {
				if round == 500 { // a copy goes on where it was
					c := q.copied()
					for range 3 {
						q.pop()
					}
					q = &c
				}
				if random.IntN(3) == 0 {
					push()
				}
				pop()
			}
			seen := 0
			q.each(func(*event) { seen++ })
			if seen != len(model) {
				t.Errorf("width %d: %d events seen, want %d", width, seen, len(model))
			}
			odd := func(e *event) bool { return e.seq%2 == 1 }
			taken := q.drain(odd)
			if len(taken) == 0 || !slices.IsSortedFunc(taken, byTime) {
				t.Errorf("width %d: %d taken out, or not in order", width, len(taken))
			}
			model = slices.DeleteFunc(model, func(e event) bool { return odd(&e) })
			for len(model) > 0 {
				pop()
			}
			if spread != (width > 0) || q.len() != 0 {
				t.Errorf("width %d: spread %v, %d left", width, spread, q.len())
			}
		}
	}
}

func byTime(x, y event) int {
	switch {
	case x.before(&y):
		return -1
	case y.before(&x):
		return 1
	}
	return 0
}

// A thousand processes have a million messages on their way, each in a line of the cache of its own.
func TestAFlightIsALine(t *testing.T) {
	if size := unsafe.Sizeof(flight{}); size != 64 {
		t.Errorf("a flight takes %d bytes", size)
	}
}
