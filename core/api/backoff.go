package api

import (
	"contend/core/backoff"
	"contend/core/pace"
)

// backoffMethods are the calls of the retry calculator. Their requests are policies, see [backoff.Policy]; every field
// may be left out.
func backoffMethods() []Method {
	return []Method{
		handle("backoff.schedule",
			"Every wait of a retry policy (least, greatest, mean, chance of the cap) and the exact law of their sum.",
			backoff.Defaults(), schedule),
	}
}

func schedule(m *pace.Meter, p backoff.Policy) (*backoff.Schedule, error) {
	return backoff.Compute(&p, m)
}
