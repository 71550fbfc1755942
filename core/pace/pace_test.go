package pace

import (
	"context"
	"errors"
	"testing"
	"time"
)

func TestNilAndZeroNeverStop(t *testing.T) {
	var none *Meter
	if err := none.Tick(1, 2); err != nil {
		t.Error(err)
	}
	if err := new(Meter).Tick(1, 2); err != nil {
		t.Error(err)
	}
}

func TestTickHearsTheContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	m := &Meter{Context: ctx}
	if err := m.Tick(0, 0); err != nil {
		t.Fatal(err)
	}
	cancel()
	if err := m.Tick(0, 0); !Stopped(err) {
		t.Errorf("got %v", err)
	}
	late, end := context.WithTimeout(context.Background(), -1)
	defer end()
	if err := (&Meter{Context: late}).Tick(0, 0); !Stopped(err) {
		t.Errorf("got %v", err)
	}
	if Stopped(errors.New("something else")) || Stopped(nil) {
		t.Error("an error that is no stop counts as one")
	}
}

// watch is a clock that goes only when it is told to.
type watch struct{ at time.Time }

func (w *watch) now() time.Time       { return w.at }
func (w *watch) pass(d time.Duration) { w.at = w.at.Add(d) }

// spin works for d of the watch's time in blocks of a millisecond, with a tick after each.
func (w *watch) spin(t *testing.T, m *Meter, d time.Duration) {
	t.Helper()
	m.clock = w.now
	for end := w.at.Add(d); w.at.Before(end); w.pass(time.Millisecond) {
		if err := m.Tick(3, 7); err != nil {
			t.Fatal(err)
		}
	}
}

func TestReportsAndChecksOnceABeat(t *testing.T) {
	reports, checks := 0, 0
	m := &Meter{
		Report: func(done, total float64) {
			reports++
			if done != 3 || total != 7 {
				t.Errorf("told %v of %v", done, total)
			}
		},
		Check: func() error { checks++; return nil },
	}
	new(watch).spin(t, m, 5*Beat+Beat/2)
	if reports != 5 || checks != reports {
		t.Errorf("%d reports and %d checks in 5½ beats", reports, checks)
	}
}

func TestCheckStopsTheWork(t *testing.T) {
	full := errors.New("full")
	var w watch
	m := &Meter{Check: func() error { return full }, clock: w.now}
	if err := m.Tick(0, 0); err != nil {
		t.Fatalf("checked before the first beat: %v", err)
	}
	w.pass(Beat)
	if err := m.Tick(0, 0); !errors.Is(err, full) {
		t.Errorf("got %v", err)
	}
}

// Where a yield is quick the slices are 16 ms; where it is slow they become longer, so that listening stays cheap, but
// never so long that a Stop would not be heard within 100 ms.
func TestSlicesFollowTheCostOfAYield(t *testing.T) {
	for _, c := range []struct {
		cost, least, most time.Duration
	}{
		{0, Slice, Slice},
		{200 * time.Microsecond, Slice, Slice},
		{time.Millisecond, 20 * time.Millisecond, 30 * time.Millisecond},
		{10 * time.Millisecond, LongSlice, LongSlice},
	} {
		var w watch
		var last time.Time
		var slice time.Duration
		yields := 0
		m := &Meter{}
		m.Yield = func() {
			yields++
			slice = w.at.Sub(last)
			w.pass(c.cost)
			last = w.at
		}
		w.spin(t, m, 5*time.Second)
		if yields < 50 || slice < c.least || slice > c.most+time.Millisecond {
			t.Errorf("a yield of %v: %d yields, the last slice was %v, want %v to %v", c.cost, yields, slice, c.least, c.most)
		}
	}
}
