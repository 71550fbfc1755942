package script_test

import (
	"testing"

	"contend/core/script"
)

// The evaluator on the filter with five threads, with the explorer around it: states per second.
func BenchmarkFilter5(b *testing.B) {
	m := machine(b, builtin(b, "filter", ""), 5, script.Options{})
	for b.Loop() {
		if s := explore(b, m); s.Count() != 409308 {
			b.Fatal(s.Count())
		}
	}
	b.ReportMetric(float64(409308)*float64(b.N)/b.Elapsed().Seconds(), "states/s")
}

// The evaluator alone: every action of the states along one long run.
func BenchmarkSteps(b *testing.B) {
	m := machine(b, builtin(b, "filter", ""), 5, script.Options{})
	s := explore(b, m)
	to := make([]uint64, m.Words())
	count := 0
	for b.Loop() {
		for id := uint32(0); id < s.Count(); id += 7 {
			for t := range 5 {
				m.Step(s.State(id), t, to)
				count++
			}
		}
	}
	b.ReportMetric(float64(count)/b.Elapsed().Seconds(), "tries/s")
}

func BenchmarkFilter8Classes(b *testing.B) {
	m := machine(b, builtin(b, "filter", ""), 8, script.Options{})
	q, _ := m.Quotient()
	for b.Loop() {
		if s := explore(b, q); s.Count() != 375318 {
			b.Fatal(s.Count())
		}
	}
	b.ReportMetric(float64(375318)*float64(b.N)/b.Elapsed().Seconds(), "classes/s")
}

// Ten threads, which document 003 calls out of reach. It fails if a count is wrong.
func BenchmarkFilter10Classes(b *testing.B) {
	m := machine(b, builtin(b, "filter", ""), 10, script.Options{})
	q, _ := m.Quotient()
	for b.Loop() {
		s := explore(b, q)
		sum := uint64(0)
		for id := range s.Count() {
			size, _ := q.Orbit(s.State(id))
			sum += size
		}
		if s.Count() != 5790071 || sum != 9647279095779 || s.Transitions() != 29647210 {
			b.Fatalf("%d classes for %d states, %d transitions", s.Count(), sum, s.Transitions())
		}
	}
}
