package backoff

import (
	"context"
	"errors"
	"testing"

	"contend/core/pace"
)

// Everything that can take long hears a stop, and says so.
func TestStopIsHeard(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for _, p := range []Policy{
		decorrelated(100, 20000, 10),
		decorrelated(100, 0, 12),
		affine(100, 2, 20000, 10, named(Full), CapBefore),
		affine(1500, 1.001, 1000, 10000, named(Full), CapAfter),
	} {
		if _, err := Compute(&p, &pace.Meter{Context: ctx}); !errors.Is(err, context.Canceled) {
			t.Errorf("%s, %d retries: %v", p.Jitter.Name, p.Retries, err)
		}
	}
	back := 1500.0
	for _, f := range []Fleet{
		{Policy: decorrelated(100, 20000, 10), Clients: 2000, BucketMs: 20},
		{Policy: affine(100, 2, 2000, 10, named(Full), CapBefore), Clients: 2000, BucketMs: 20},
		{Policy: affine(100, 2, 2000, 10, named(Full), CapBefore), Clients: 2000, BucketMs: 20, OutageMs: &back, CapacityPerS: capacityOf(10)},
	} {
		if _, err := f.Run(&pace.Meter{Context: ctx}); !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v", f.Jitter.Name, err)
		}
	}
}

// A stop in the middle of a quantile is heard as well: after any number of ticks.
func TestStopInTheMiddle(t *testing.T) {
	p := decorrelated(100, 20000, 10)
	ticks := 0
	count := &pace.Meter{Context: countdown{context.Background(), &ticks, -1}}
	if _, err := Compute(&p, count); err != nil {
		t.Fatal(err)
	}
	all := ticks
	for _, after := range []int{1, all / 4, all / 2, all - 1} {
		ticks = 0
		if _, err := Compute(&p, &pace.Meter{Context: countdown{context.Background(), &ticks, after}}); !errors.Is(err, context.Canceled) {
			t.Errorf("after %d of %d ticks: %v", after, all, err)
		}
	}
}

// countdown is a context that ends after it was asked some number of times.
type countdown struct {
	context.Context
	asked *int
	limit int
}

func (c countdown) Err() error {
	*c.asked++
	if c.limit >= 0 && *c.asked > c.limit {
		return context.Canceled
	}
	return nil
}
