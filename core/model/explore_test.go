package model

import "testing"

type filterCount struct {
	n           int
	states      uint32
	transitions uint64
	depth       int
	classes     uint32
}

// The filter's counts are those of document 003 and of Spin 6.5.2 (-DSAFETY -DNOREDUCE) and Rumur; the depth is
// 3(n−1)(n+4)/2.
var filterCounts = []filterCount{
	{2, 43, 80, 9, 23},
	{3, 894, 2196, 21, 174},
	{4, 18165, 54064, 36, 969},
	{5, 409308, 1431660, 54, 4740},
	{6, 10187487, 40976544, 75, 21412},
}

func explore(t testing.TB, m Model, limits Limits, w Watcher) *Search {
	t.Helper()
	s, err := NewSearch(m, nil, limits, w)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Run(nil); err != nil {
		t.Fatal(err)
	}
	return s
}

func counts(t *testing.T, want filterCount) {
	s := explore(t, newFilter(want.n, false), Limits{}, nil)
	if s.Count() != want.states || s.Transitions() != want.transitions || s.Depth() != want.depth || s.Stopped() != Finished {
		t.Errorf("n = %d: %d states, %d transitions, depth %d, stopped %q; want %d, %d, %d", want.n,
			s.Count(), s.Transitions(), s.Depth(), s.Stopped(), want.states, want.transitions, want.depth)
	}
}

func TestFilterCounts(t *testing.T) {
	for _, want := range filterCounts {
		f := newFilter(want.n, false)
		if want.n < 6 { // six: see TestFilterSix
			counts(t, want)
		}
		w := newSafety(filterClasses{f})
		q := explore(t, filterClasses{f}, Limits{}, w)
		if q.Count() != want.classes || w.stoodFor != uint64(want.states) || w.overflowed || q.Depth() != want.depth {
			t.Errorf("n = %d: %d classes for %d states, depth %d; want %d for %d, %d", want.n,
				q.Count(), w.stoodFor, q.Depth(), want.classes, want.states, want.depth)
		}
	}
}

func BenchmarkFilter5(b *testing.B)         { benchFilter(b, 5, 1, 409308) }
func BenchmarkFilter6(b *testing.B)         { benchFilter(b, 6, 1, 10187487) }
func BenchmarkFilter5TwoWords(b *testing.B) { benchFilter(b, 5, 2, 409308) }
func BenchmarkFilter6TwoWords(b *testing.B) { benchFilter(b, 6, 2, 10187487) }

func benchFilter(b *testing.B, n, words int, want uint32) {
	for b.Loop() {
		f := newFilter(n, false)
		f.words = words
		if s := explore(b, f, Limits{}, newSafety(f)); s.Count() != want {
			b.Fatal(s.Count())
		}
	}
	b.ReportMetric(float64(want)*float64(b.N)/b.Elapsed().Seconds(), "states/s")
}

// Everything that Check does on 409,308 states: by states with five observed threads, and by classes with one.
func BenchmarkCheckFilter5(b *testing.B) { benchCheck(b, newFilter(5, false)) }

func BenchmarkCheckFilter5Classes(b *testing.B) { benchCheck(b, filterClasses{newFilter(5, false)}) }

func benchCheck(b *testing.B, l Lock) {
	for b.Loop() {
		r, err := Check(l, Settings{})
		if err != nil || r.States != 409308 || !r.Complete {
			b.Fatal(r.States, err)
		}
	}
}
