package script

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// The same order as the standard library's stable sort gives, for every length up to 70 and many ties.
func TestSortedIsStable(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for n := range 70 {
		for range 20 {
			keys := make([]int, n)
			want := make([]int, n)
			for k := range keys {
				keys[k], want[k] = r.IntN(1+n/2), k
			}
			slices.SortStableFunc(want, func(a, b int) int { return keys[a] - keys[b] })
			if got := sorted(n, func(a, b int) bool { return keys[a] < keys[b] }); !slices.Equal(got, want) {
				t.Fatalf("keys %v: order %v, want %v", keys, got, want)
			}
		}
	}
}

// A line of a lock's text may hold whatever begins or ends a comment elsewhere, overlapping too.
func TestUncomment(t *testing.T) {
	for _, line := range []string{"(*)", "/*/", "*/*", "(*/", "/*)", "x = (*a)*/b /**/ (**)", "a = b // c"} {
		got := uncomment(line)
		for _, mark := range []string{"*/", "/*", "(*", "*)"} {
			if strings.Contains(got, mark) {
				t.Errorf("%q became %q, which still holds %s", line, got, mark)
			}
		}
		if strings.ReplaceAll(got, " ", "") != strings.ReplaceAll(line, " ", "") {
			t.Errorf("%q became %q: more than blanks changed", line, got)
		}
	}
}

// A comparison, its negation and its mirror image, on all pairs of three values.
func TestComparisonTables(t *testing.T) {
	holds := map[operation]func(a, b int) bool{
		opEq: func(a, b int) bool { return a == b }, opNe: func(a, b int) bool { return a != b },
		opLt: func(a, b int) bool { return a < b }, opLe: func(a, b int) bool { return a <= b },
		opGt: func(a, b int) bool { return a > b }, opGe: func(a, b int) bool { return a >= b },
	}
	for op, f := range holds {
		for a := range 3 {
			for b := range 3 {
				if holds[negated[op]](a, b) == f(a, b) {
					t.Errorf("operation %d: its negation agrees with it on %d, %d", op, a, b)
				}
				if holds[mirrored[op]](b, a) != f(a, b) {
					t.Errorf("operation %d: its mirror image differs on %d, %d", op, a, b)
				}
			}
		}
	}
}
