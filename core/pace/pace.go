// Package pace keeps long work polite: it tells how far the work got, and hears when it shall stop.
//
// Every loop of the core that may run longer than a few milliseconds calls Tick once a block (a block is some tens of
// microseconds of work, so that Tick itself costs nothing that can be measured). Natively Tick looks at the context; in
// the browser it also gives the thread back to JavaScript every 16 ms, which is the only way a Stop can be heard there.
package pace

import (
	"context"
	"errors"
	"time"
)

// Slice is how long work may hold the thread before it yields. 16 ms costs 1 to 5 % and lets a Stop be heard in about
// 25 ms in every engine measured.
const Slice = 16 * time.Millisecond

// Beat is how often progress is told at least, while work goes on: ten times a second.
const Beat = 100 * time.Millisecond

// Meter is carried by one call. The zero value and nil are both useful: they never stop and tell nobody.
type Meter struct {
	Context context.Context           // nil: never stops
	Yield   func()                    // gives the thread back and returns; nil: not needed here
	Report  func(done, total float64) // hears the progress; nil: nobody listens
	Check   func() error              // asked once a beat for limits of the whole call, such as memory; nil: none

	started           bool
	lastYield, lastUp time.Time
}

// Tick says that done of total units are finished (total 0: nobody knows how many there are). The error is the
// context's, or what Check says; the work then returns at once with what it has, or with that error.
func (m *Meter) Tick(done, total float64) error {
	if m == nil {
		return nil
	}
	// The clock is the only one in the core. It decides when to yield and never what is computed.
	now := time.Now()
	if !m.started {
		m.started, m.lastYield, m.lastUp = true, now, now
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
	if m.Yield != nil && now.Sub(m.lastYield) >= Slice {
		m.Yield()
		m.lastYield = time.Now()
	}
	if m.Context != nil {
		return m.Context.Err()
	}
	return nil
}

// Stopped tells whether an error means that the caller stopped the work, or that its time was up; the work may then give
// what it has. Any other error is a reason to give nothing.
func Stopped(err error) bool {
	return errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) || errors.Is(err, ErrStopped)
}

// ErrStopped is for a caller whose context reports its end by an error of its own.
var ErrStopped = errors.New("stopped")
