package slots

import "contend/core/pace"

// ticker looks at the meter once in a while: work is in multiplications, and done says how far all of it got.
func ticker(meter *pace.Meter, done func() float64) func(work int) error {
	const block = 20000 // some tens of microseconds
	sum := 0
	return func(work int) error {
		if sum += work; sum < block {
			return nil
		}
		sum = 0
		return meter.Tick(done(), 1)
	}
}
