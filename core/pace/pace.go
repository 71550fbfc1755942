// Package pace keeps long work polite: it tells how far the work got, and hears when it shall stop.
//
// Every loop of the core that may run longer than a few milliseconds calls Tick once a block (a block is some tens of
// microseconds of work, so that Tick itself costs nothing that can be measured). Natively Tick looks at the context; in
// the browser it also gives the thread back to JavaScript many times a second, which is the only way a Stop can be heard there.
package pace

import (
	"context"
	"errors"
	"time"
)

// Slice is how long work may hold the thread before it yields, as long as yielding is cheap: a Stop is then heard in
// about 25 ms. Where a yield itself takes long (2 ms in one engine, 0.2 ms in the others), the slice grows so that
// listening costs about a twenty-fifth of the time, but never beyond LongSlice: a Stop must be heard within 100 ms.
const (
	Slice     = 16 * time.Millisecond
	LongSlice = 56 * time.Millisecond
	thrift    = 28 // time of computing for one of yielding
)

// Beat is how often progress is told at least, while work goes on: ten times a second.
const Beat = 100 * time.Millisecond

// Meter is carried by one call. The zero value and nil are both useful: they never stop and tell nobody.
type Meter struct {
	Context context.Context           // nil: never stops
	Yield   func()                    // gives the thread back and returns; nil: not needed here
	Report  func(done, total float64) // hears the progress; nil: nobody listens
	Check   func() error              // asked once a beat for limits of the whole call, such as memory; nil: none

	clock             func() time.Time // nil: time.Now; tests have a clock of their own
	started           bool
	lastYield, lastUp time.Time
	slice             time.Duration
	yieldCost         time.Duration // a running mean
}

// Tick says that done of total units are finished (total 0: nobody knows how many there are). The error is the
// context's, or what Check says; the work then returns at once with what it has, or with that error.
func (m *Meter) Tick(done, total float64) error {
	if m == nil {
		return nil
	}
	// The clock is the only one in the core. It decides when to yield and never what is computed.
	now := m.now()
	if !m.started {
		m.started, m.lastYield, m.lastUp, m.slice = true, now, now, Slice
	}
	if now.Sub(m.lastUp) >= Beat {
		m.lastUp = now
		if m.Report != nil {
			m.Report(done, total)
		}
		if m.Check != nil {
			if err := m.Check(); err != nil {
				return err
			}
		}
	}
	if m.Yield != nil && now.Sub(m.lastYield) >= m.slice {
		m.Yield()
		m.lastYield = m.now()
		if cost := m.lastYield.Sub(now); m.yieldCost == 0 {
			m.yieldCost = cost // the first one says at once what kind of engine this is
		} else {
			m.yieldCost += (cost - m.yieldCost) / 8
		}
		m.slice = min(max(thrift*m.yieldCost, Slice), LongSlice)
	}
	if m.Context != nil {
		return m.Context.Err()
	}
	return nil
}

func (m *Meter) now() time.Time {
	if m.clock != nil {
		return m.clock()
	}
	return time.Now()
}

// Stopped tells whether an error means that the caller stopped the work, or that its time was up; the work may then give
// what it has. Any other error is a reason to give nothing.
func Stopped(err error) bool {
	return errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) || errors.Is(err, ErrStopped)
}

// ErrStopped is for a caller whose context reports its end by an error of its own.
var ErrStopped = errors.New("stopped")
