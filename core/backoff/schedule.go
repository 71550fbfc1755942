package backoff

import (
	"math"

	"contend/core/pace"
)

// Wait is one row of a schedule. Retry counts from 1. AtCap is the probability that the wait is the cap exactly; 0
// without a cap.
type Wait struct {
	Retry  int     `json:"retry"`
	MinMs  float64 `json:"minMs"`
	MaxMs  float64 `json:"maxMs"`
	MeanMs float64 `json:"meanMs"`
	AtCap  float64 `json:"atCap"`
}

// Levels holds one number for each probability that a schedule tells the quantile of.
type Levels struct {
	P05 float64 `json:"0.05"`
	P50 float64 `json:"0.5"`
	P95 float64 `json:"0.95"`
	P99 float64 `json:"0.99"`
}

// levels are the probabilities of Levels, in order.
var levels = [...]float64{0.05, 0.5, 0.95, 0.99}

func (l *Levels) at(i int) *float64 { return [...]*float64{&l.P05, &l.P50, &l.P95, &l.P99}[i] }

// Standings of the quantiles of a total.
const (
	// Exact: the true quantile lies within QuantileErrorMs of the one given; the distance was checked against the
	// distribution function and the bound of its own error.
	Exact = "exact"
	// Estimated: QuantileErrorMs was estimated by comparing two resolutions of the same computation.
	Estimated = "estimated"
)

// Total is the sum of all waits: how long a client waits, in all, that never gets through. MinMs, MaxMs, MeanMs and SdMs
// are exact up to rounding. QuantilesMs are the least t with P(total ≤ t) ≥ p; QuantileErrorMs is how far each may be
// off, and QuantileStanding how that is known.
type Total struct {
	MinMs            float64 `json:"minMs"`
	MaxMs            float64 `json:"maxMs"`
	MeanMs           float64 `json:"meanMs"`
	SdMs             float64 `json:"sdMs"`
	QuantilesMs      Levels  `json:"quantilesMs"`
	QuantileErrorMs  Levels  `json:"quantileErrorMs"`
	QuantileStanding string  `json:"quantileStanding"`
}

// Schedule is what a policy does: every wait, and their sum. Calls is the number of calls, the first one included.
type Schedule struct {
	Calls int    `json:"calls"`
	Waits []Wait `json:"waits"`
	Total Total  `json:"total"`
}

// Compute is the schedule of a policy. The error is a fault of the policy (see [Policy.Validate]), or that of the meter.
func Compute(p *Policy, m *pace.Meter) (*Schedule, error) {
	out, law, err := p.compute(m)
	if err != nil {
		return nil, err
	}
	if err := law.fill(&out.Total, m); err != nil {
		return nil, err
	}
	return out, nil
}

// compute is the schedule but for the quantiles, and the law that has them.
func (p *Policy) compute(m *pace.Meter) (*Schedule, *TotalLaw, error) {
	if err := p.Validate(); err != nil {
		return nil, nil, err
	}
	if p.Jitter.memory() {
		return p.decorrelatedSchedule(m)
	}
	return p.affineSchedule(m)
}

// waits lists the waits of an affine jitter.
func (p *Policy) waits() []wait {
	out := make([]wait, p.Retries)
	next := p.ceilings()
	for i := range out {
		// Once the ceiling rests, so does the wait; the copy shares what the first one computed.
		out[i] = p.waitOf(next())
	}
	return out
}

func (p *Policy) affineSchedule(m *pace.Meter) (*Schedule, *TotalLaw, error) {
	waits := p.waits()
	out := &Schedule{Calls: p.Retries + 1, Waits: make([]Wait, len(waits))}
	var least, most, mean, variance sum
	for i := range waits {
		w := &waits[i]
		mu, v := w.moments()
		row := Wait{Retry: i + 1, MinMs: w.min, MaxMs: w.max, MeanMs: mu}
		if p.CapMs != nil {
			row.AtCap = w.at(*p.CapMs)
		}
		out.Waits[i] = row
		least.add(w.min)
		most.add(w.max)
		mean.add(mu)
		variance.add(v)
		if i%1024 == 1023 {
			if err := m.Tick(float64(i), float64(len(waits))); err != nil {
				return nil, nil, err
			}
		}
	}
	out.Total.MinMs, out.Total.MaxMs = least.value(), most.value()
	out.Total.MeanMs, out.Total.SdMs = mean.value(), math.Sqrt(variance.value())
	law, err := newTotalLaw(waits, &out.Total, m)
	return out, law, err
}
