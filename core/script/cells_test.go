package script_test

import (
	"errors"
	"fmt"
	"testing"

	"contend/core/fault"
	"contend/core/script"
)

func cells(t *testing.T, source string, n int) *script.CellCount {
	t.Helper()
	p, err := script.Compile(source, n)
	if err != nil {
		t.Fatal(err)
	}
	c, err := p.Cells(nil)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// Document 003 says that these locks cost about n cells and that every entry reads the labels of all. Counted by hand:
// the filter lock raises n−1 levels, writes as many victims, and at each level looks at the n−1 others and finds nobody;
// victim[0] is declared and never used. The bakery reads n tickets and n−1 flags, and writes flag, ticket, flag.
func TestCellsAndReadsPerEntry(t *testing.T) {
	for n := 2; n <= 5; n++ {
		c := cells(t, builtin(t, "filter", ""), n)
		if c.Declared != 2*n || c.Used != 2*n-1 || c.Shared[0].Alone != n || c.Shared[1].Alone != n-1 {
			t.Errorf("filter n=%d: %+v", n, c)
		}
		for _, p := range c.Passes {
			want := script.PartCount{Steps: 1 + 3*(n-1), Reads: (n - 1) * (n - 1), ReadCells: n - 1, Writes: 2 * (n - 1), WrittenCells: n}
			if p.Entry != want || p.Exit != (script.PartCount{Steps: 1, Writes: 1, WrittenCells: 1}) || p.End != script.EndRests {
				t.Errorf("filter n=%d: %+v, want %+v", n, p, want)
			}
		}
		c = cells(t, builtin(t, "bakery", ""), n)
		if c.Declared != 2*n || c.Used != 2*n || len(c.Passes) != n {
			t.Errorf("bakery n=%d: %+v", n, c)
		}
		for _, p := range c.Passes {
			want := script.PartCount{Steps: 4, Reads: 2*n - 1, ReadCells: 2*n - 1, Writes: 2, WrittenCells: 2}
			if p.Entry != want || p.Exit != (script.PartCount{Steps: 2, Writes: 1, WrittenCells: 1}) || p.Entry.Reads < n-1 {
				t.Errorf("bakery n=%d: %+v, want %+v", n, p, want)
			}
		}
		// One register suffices with test-and-set, whatever n is, and one access enters.
		c = cells(t, builtin(t, "tas", ""), n)
		if c.Used != 1 || c.Passes[n-1].Entry.Reads != 1 || c.Passes[n-1].Entry.Writes != 1 {
			t.Errorf("tas n=%d: %+v", n, c)
		}
	}
}

// A cell that only a contended run touches is told as possible, not as used.
func TestCellsBetween(t *testing.T) {
	c := cells(t, "a = 0\nb = [0] * 4\nspare = 0\n\ndef thread(i):\n    outside()\n    v = a\n    if v == 1:\n        b[2] = 1\n    a = 1\n    critical()\n    a = 0\n", 2)
	if c.Declared != 6 || c.Alone != 1 || c.AtMost != 2 || c.Used != -1 || fmt.Sprint(c.Shared) != "[{a 1 1 1 1} {b 2 4 0 1} {spare 3 1 0 0}]" {
		t.Errorf("%+v", c)
	}
	// A comprehension that nobody comes to alone: entries 1 and 2, for two threads. A note only looks on.
	c = cells(t, "a = 0\nb = [0] * 4\nspare = 0\n\ndef thread(i):\n    outside(); note(\"busy\", spare == 1)\n    if a == 1:\n        while any([b[k + 1] == 1 for k in threads]): pass\n    a = 1\n    critical()\n    a = 0\n", 2)
	if fmt.Sprint(c.Shared) != "[{a 1 1 1 1} {b 2 4 0 2} {spare 3 1 0 0}]" {
		t.Errorf("%+v", c.Shared)
	}
	// An index on the left is worked out after the value before it was stored: entry 3, and the range says 0 to 3.
	c = cells(t, "a = 0\nb = [0] * 4\n\ndef thread(i):\n    outside(); b[0] = 1\n    v, b[v] = 3, 1\n    critical()\n    a = 0\n", 2)
	if fmt.Sprint(c.Shared[1]) != "{b 2 4 2 4}" {
		t.Errorf("%+v", c.Shared[1])
	}
	// Thread 1 waits alone for its turn.
	c = cells(t, builtin(t, "one-register", "alternating"), 2)
	if c.Passes[0].End != script.EndRests || c.Passes[1].End != script.EndWaits || c.Passes[1].Entry.Steps != 1 {
		t.Errorf("%+v", c.Passes)
	}
}

// What bounds the cells from above, held against what any reachable state's steps touch.
func TestCellsAtMostHoldsEverywhere(t *testing.T) {
	for _, id := range []string{"peterson", "filter", "bakery", "mcs", "clh", "ttas", "ticket"} {
		source := builtin(t, id, "")
		m := machine(t, source, 2, script.Options{})
		s := explore(t, m)
		touched := map[string]bool{}
		per := map[string]int{}
		for k := range s.Count() {
			for th := range 2 {
				try := m.Try(s.State(k), th)
				for _, a := range append(try.Reads, try.Writes...) {
					if key := fmt.Sprint(a.Name, a.Index); a.Thread < 0 && !touched[key] {
						touched[key] = true
						per[a.Name]++
					}
				}
			}
		}
		c := cells(t, source, 2)
		for _, l := range c.Shared {
			if per[l.Name] > l.AtMost || per[l.Name] < l.Alone || l.AtMost > l.Declared {
				t.Errorf("%s: %s touches %d cells, told %d to %d of %d", id, l.Name, per[l.Name], l.Alone, l.AtMost, l.Declared)
			}
		}
	}
}

func TestCellsRefuse(t *testing.T) {
	for kind, source := range map[string]string{
		"no-critical": "r = 0\n\ndef thread(i):\n    outside(); r = 1\n",
		"no-outside":  "r = 0\n\ndef thread(i):\n    while r != i: pass\n    critical(); r = 1 - i\n",
		"no-rest":     "r = 0\n\ndef thread(i):\n    while r == 0: pass\n    outside()\n    critical()\n",
	} {
		p, err := script.Compile(source, 2)
		if err != nil {
			t.Fatal(err)
		}
		_, err = p.Cells(nil)
		var f *fault.Error
		if !errors.As(err, &f) || f.Code != fault.Conflict || f.Field != "source" || f.Args["kind"] != kind {
			t.Errorf("%v, want %s", err, kind)
		}
	}
}
