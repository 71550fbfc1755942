package api

import (
	"contend/core/backoff"
	"contend/core/fault"
	"contend/core/pace"
)

// backoffMethods are the calls of the retry calculator. Their requests are policies, see [backoff.Policy]; every field
// may be left out.
func backoffMethods() []Method {
	return []Method{
		handle("backoff.schedule",
			"Every wait of a retry policy (least, greatest, mean, chance of the cap) and the exact law of their sum.",
			backoff.Defaults(), schedule),
		handle("backoff.deadline",
			"How many retries of a policy start before a deadline: for certain, on average, and at best.",
			DeadlineRequest{Policy: backoff.Defaults(), DeadlineMs: 30_000}, deadline),
		handle("backoff.fleet",
			"Many clients of one retry policy that fail at once: when their retries arrive, sampled and expected.",
			fleetDefaults(), fleet),
		handle("backoff.presets",
			"The retry policies of real systems, each with its version, its source and what the fields cannot say.",
			None{}, func(*pace.Meter, None) ([]backoff.Preset, error) { return backoff.Presets(), nil }),
	}
}

func schedule(m *pace.Meter, p backoff.Policy) (backoff.Schedule, error) {
	return given(backoff.Compute(&p, m))
}

// given is what a pointer points to: a result is never null.
func given[T any](p *T, err error) (T, error) {
	if err != nil {
		var none T
		return none, err
	}
	return *p, nil
}

// DeadlineRequest is a policy and how long the caller may wait in all, from the failure of the first call on: from 0 to
// backoff.MaxMs. Only the waits count; a call takes no time here.
type DeadlineRequest struct {
	backoff.Policy
	DeadlineMs float64 `json:"deadlineMs"`
}

// DeadlineResult counts the retries that start no later than the deadline. Surely goes by the longest waits, Best by the
// shortest ones, Average is the last retry whose expected start is no later. None is above Retries of the policy.
type DeadlineResult struct {
	Surely  int `json:"surely"`
	Average int `json:"average"`
	Best    int `json:"best"`
	Retries int `json:"retries"`
}

func deadline(m *pace.Meter, r DeadlineRequest) (DeadlineResult, error) {
	if !(r.DeadlineMs >= 0 && r.DeadlineMs <= backoff.MaxMs) {
		return DeadlineResult{}, fault.Range("deadlineMs", r.DeadlineMs, 0, backoff.MaxMs)
	}
	s, err := backoff.Compute(&r.Policy, m)
	if err != nil {
		return DeadlineResult{}, err
	}
	out := DeadlineResult{Retries: len(s.Waits)}
	var least, mean, most float64
	for i := range s.Waits {
		w := &s.Waits[i]
		least, mean, most = least+w.MinMs, mean+w.MeanMs, most+w.MaxMs
		// A sum of ten thousand floats may be off by some ulps; a retry that is due exactly at the deadline still counts.
		limit := r.DeadlineMs * (1 + 1e-12)
		if most <= limit {
			out.Surely = i + 1
		}
		if mean <= limit {
			out.Average = i + 1
		}
		if least > limit {
			break
		}
		out.Best = i + 1
	}
	return out, nil
}

// FleetRequest is a [backoff.Fleet]; its fields and ranges are described there.
type FleetRequest struct {
	backoff.Policy
	Clients      int      `json:"clients"`
	Seed         Seed     `json:"seed"`
	BucketMs     float64  `json:"bucketMs"`
	OutageMs     *float64 `json:"outageMs"`
	CapacityPerS *int     `json:"capacityPerS"`
	ExpectMs     *float64 `json:"expectMs"`
}

func fleetDefaults() FleetRequest {
	f := backoff.FleetDefaults()
	return FleetRequest{Policy: f.Policy, Clients: f.Clients, Seed: Seed{f.Seed}, BucketMs: f.BucketMs}
}

func fleet(m *pace.Meter, r FleetRequest) (backoff.Herd, error) {
	f := backoff.Fleet{Policy: r.Policy, Clients: r.Clients, Seed: r.Seed.Seed, BucketMs: r.BucketMs, OutageMs: r.OutageMs, CapacityPerS: r.CapacityPerS, ExpectMs: r.ExpectMs}
	return given(f.Run(m))
}
