package stat

import (
	"math"
	"testing"
)

// Printed tables of the distribution.
func TestStudentIsTheTables(t *testing.T) {
	for freedom, want := range map[int]float64{1: 12.706, 2: 4.303, 4: 2.776, 9: 2.262, 10: 2.228, 11: 2.201, 12: 2.179, 15: 2.131,
		20: 2.086, 29: 2.045, 40: 2.021, 60: 2.000, 120: 1.980, 1_000_000: 1.960} {
		if got := Student95(freedom); math.Abs(got-want) > 0.0006 {
			t.Errorf("%d degrees: %.5f, want %v", freedom, got, want)
		}
	}
}
