package mutex_test

import (
	"testing"

	"contend/core/mutex"
	"contend/core/sim"
)

// A thousand processes that all want all the time; the figure to look at is messages a second.
func BenchmarkThousandProcesses(b *testing.B) {
	for _, kind := range []struct {
		name      string
		id        string
		entries   int
		low, high float64
	}{
		{"centralized", "centralized", 300_000, 1, 1},
		{"ricart-agrawala", "ricart-agrawala", 500, 1, 1},
		{"ricart-agrawala/range", "ricart-agrawala", 500, 0.5, 1.5},
	} {
		b.Run(kind.name, func(b *testing.B) {
			a, err := mutex.Find(kind.id)
			if err != nil {
				b.Fatal(err)
			}
			messages := int64(0)
			for b.Loop() {
				c := sim.Default(a, 1000)
				c.Workload.Kind, c.Entries, c.Latency = sim.SaturatedLoad, kind.entries, [2]float64{kind.low, kind.high}
				r, err := sim.Run(c, nil)
				if err != nil {
					b.Fatal(err)
				}
				messages += r.Messages
			}
			b.ReportMetric(float64(messages)/b.Elapsed().Seconds(), "messages/s")
		})
	}
}
