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

// spin works for d, ticking all the time.
func spin(t *testing.T, m *Meter, d time.Duration) {
	t.Helper()
	for start := time.Now(); time.Since(start) < d; {
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
	spin(t, m, 5*Beat+Beat/2)
	// A machine that is busy may miss a beat, and never makes one too many.
	if reports < 2 || reports > 5 || checks != reports {
		t.Errorf("%d reports and %d checks in 5½ beats", reports, checks)
	}
}

func TestCheckStopsTheWork(t *testing.T) {
	full := errors.New("full")
	m := &Meter{Check: func() error { return full }}
	deadline := time.Now().Add(10 * time.Second)
	for time.Now().Before(deadline) {
		if err := m.Tick(0, 0); err != nil {
			if !errors.Is(err, full) {
				t.Errorf("got %v", err)
			}
			return
		}
	}
	t.Error("never checked")
}

// Where a yield is slow the slices become longer, and listening stays cheap.
func TestSlowYieldsAreRare(t *testing.T) {
	count := func(cost time.Duration) (yields int) {
		m := &Meter{Yield: func() { yields++; time.Sleep(cost) }}
		spin(t, m, 600*time.Millisecond)
		return yields
	}
	// 600 ms at 16 ms a slice are 37 yields; at 56 ms, 10, and a few more until the mean has settled.
	if quick := count(0); quick < 12 {
		t.Errorf("only %d quick yields in 600 ms", quick)
	}
	if slow := count(10 * time.Millisecond); slow > 20 {
		t.Errorf("%d yields of 10 ms in 600 ms", slow)
	}
}
