package mutex_test

import (
	"math"
	"testing"

	"contend/core/rng"
	"contend/core/sim"
)

// Sparse load: 5,000 entries, each process thinks for 100 n on average. The figures are those of an independent simulator,
// with another generator and one seed. Five seeds here tell within which interval the figure of one more run lies with
// 99 % probability, and there it must be.
func TestSparse(t *testing.T) {
	for _, row := range []struct {
		id              string
		n               int
		messages, delay float64
	}{
		{"centralized", 5, 2.9998, 2.0326}, {"centralized", 10, 2.9998, 2.0504}, {"centralized", 20, 2.9998, 2.0440},
		{"lamport", 5, 11.9992, 2.0193}, {"lamport", 10, 26.9982, 2.0256}, {"lamport", 20, 56.9962, 2.0216},
		{"ricart-agrawala", 5, 8, 2.0174}, {"ricart-agrawala", 10, 18, 2.0199}, {"ricart-agrawala", 20, 38, 2.0237},
		{"maekawa", 5, 7.2130, 2.0389}, {"maekawa", 10, 12.6686, 2.0679}, {"maekawa", 20, 21.0694, 2.0541},
		{"token-ring", 5, 99.8596, 2.4887}, {"token-ring", 10, 100.0540, 5.1574}, {"token-ring", 20, 97.6722, 10.2192},
		{"suzuki-kasami", 5, 4.0300, 1.6218}, {"suzuki-kasami", 10, 9.0360, 1.8262}, {"suzuki-kasami", 20, 19.1160, 1.9320},
		{"raymond", 5, 2.6000, 2.6215}, {"raymond", 10, 3.2884, 3.3225}, {"raymond", 20, 3.6356, 3.6653},
	} {
		var messages, delays []float64
		for seed := int64(1); seed <= 5; seed++ {
			c := usual(t, row.id, row.n)
			c.Seed, c.MaxEvents = rng.SeedOf(seed), 5_000_000
			c.Workload = sim.Workload{Kind: sim.SparseLoad, Think: 100 * float64(row.n)}
			c.Entries = 5000
			r, err := sim.Run(c, nil)
			if err != nil {
				t.Fatal(err)
			}
			if r.Violations != 0 || r.Ended != sim.AtEntries {
				t.Errorf("%s, n = %d, seed %d: %d violations, ended %q", row.id, row.n, seed, r.Violations, r.Ended)
			}
			messages, delays = append(messages, r.PerEntry.Messages), append(delays, r.PerEntry.Delay)
		}
		// Where a message more or less in 5,000 entries is all that chance does, the sample's deviation says nothing.
		const end = 0.004
		for _, figure := range []struct {
			name string
			want float64
			got  []float64
		}{{"messages", row.messages, messages}, {"delay", row.delay, delays}} {
			low, high := oneMore(figure.got)
			if figure.want < low-end || figure.want > high+end {
				t.Errorf("%s, n = %d, %s: %v, not in %.4f … %.4f", row.id, row.n, figure.name, figure.want, low, high)
			}
			if high-low > 0.2*figure.want {
				t.Errorf("%s, n = %d, %s: the interval %.4f … %.4f is too wide to say anything", row.id, row.n, figure.name, low, high)
			}
		}
	}
}

// oneMore is the interval in which one more observation lies with 99 % probability, after five, by Student's t with four
// degrees of freedom: mean ± 4.6041 · s · √(1 + 1/5).
func oneMore(five []float64) (low, high float64) {
	mean, squares := 0.0, 0.0
	for _, x := range five {
		mean += x / 5
	}
	for _, x := range five {
		squares += (x - mean) * (x - mean)
	}
	half := 4.6041 * math.Sqrt(squares/4) * math.Sqrt(1.2)
	return mean - half, mean + half
}
