package backoff

import (
	"testing"
)

// What one change of a control costs.
func BenchmarkSchedule(b *testing.B) {
	for _, row := range []struct {
		name   string
		policy Policy
	}{
		{"full-10", affine(100, 2, 20000, 10, named(Full), CapBefore)},
		{"full-10000", affine(100, 2, 20000, 10000, named(Full), CapBefore)},
		{"full-10000-distinct", affine(100, 1.0001, 0, 10000, named(Full), CapBefore)},
		{"full-after-10", affine(1500, 2, 1000, 10, named(Full), CapAfter)},
		{"decorrelated-5", decorrelated(100, 20000, 5)},
		{"decorrelated-10", decorrelated(100, 20000, 10)},
		{"decorrelated-100", decorrelated(100, 20000, 100)},
		{"decorrelated-10000", decorrelated(100, 20000, 10000)},
	} {
		b.Run(row.name, func(b *testing.B) {
			for b.Loop() {
				if _, err := Compute(&row.policy, nil); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkHerd(b *testing.B) {
	for _, name := range Strategies() {
		f := fleet(1000, affine(1000, 2, 30000, 6, named(name), CapBefore), 20)
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				if _, err := f.Run(nil); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
