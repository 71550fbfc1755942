package backoff

import (
	"math"
	"strconv"

	"contend/core/fault"
)

// Bounds of what a policy may say. Inside them no intermediate result overflows.
const (
	// MaxMs is 2^53 ms, about 285,000 years: the largest whole number of milliseconds up to which every whole number is
	// a float64. No wait may pass it.
	MaxMs = 1 << 53
	// MinMs is the smallest base and the smallest cap that are not 0: a picosecond.
	MinMs = 1e-9
	// MaxRetries is the largest number of waits of one schedule.
	MaxRetries = 10000
	// MaxFactor is the largest growth from one wait to the next.
	MaxFactor = 1e9
	// MaxJitter is the largest multiple of the ceiling that a jitter {lo, hi} may draw.
	MaxJitter = 1e6
	// MinJitter is the least upper bound of a jitter that is not 0.
	MinJitter = 1e-9
	// tiny is the ceiling below which a shrinking schedule (factor < 1) has arrived at 0.
	tiny = 1e-150
)

// The orders of cap and jitter.
const (
	CapBefore = "before" // the cap limits the ceiling, and the jitter may pass it (hi > 1) or spreads below it
	CapAfter  = "after"  // the cap limits the wait itself, which gives it the cap with a probability of its own
	CapBoth   = "both"   // the cap limits the ceiling, and the wait once more (Kafka clients, Spring Retry)
)

// Policy says how long a client waits before each retry. Times are milliseconds. The zero value is not valid: start
// from [Defaults].
type Policy struct {
	// BaseMs is the ceiling of the first wait: 0, or from MinMs to MaxMs. With 0 every ceiling is 0.
	BaseMs float64 `json:"baseMs"`
	// Factor multiplies the ceiling from one wait to the next: from 0 to MaxFactor. 1 keeps it, below 1 it shrinks.
	Factor float64 `json:"factor"`
	// CapMs limits the waits: nil for no cap, else 0, or from MinMs to MaxMs. It may lie below BaseMs.
	CapMs *float64 `json:"capMs"`
	// Retries is how many waits there are: from 1 to MaxRetries.
	Retries int `json:"retries"`
	// Jitter is the strategy.
	Jitter Jitter `json:"jitter"`
	// CapOrder is CapBefore, CapAfter or CapBoth. It plays no part without a cap, nor for decorrelated jitter.
	CapOrder string `json:"capOrder" enum:"before|after|both"`
	// FloorMs is the least wait: 0, or from MinMs to MaxMs. It stands above the cap. Decorrelated jitter takes only 0.
	FloorMs float64 `json:"floorMs"`
	// AddMs bounds what is added, uniformly: 0 ≤ AddMs[0] ≤ AddMs[1] ≤ MaxMs, neither between 0
	// and MinMs. Decorrelated jitter takes only [0, 0].
	AddMs [2]float64 `json:"addMs"`
}

// Defaults is the policy of a request that says nothing: ten waits from 100 ms, doubling, without cap or jitter.
func Defaults() Policy {
	return Policy{BaseMs: 100, Factor: 2, Retries: 10, Jitter: Jitter{Name: None}, CapOrder: CapBefore}
}

// Validate names the first field that is out of its range or at odds with another, or returns nil. Without a cap it also
// refuses a schedule in which some wait could pass MaxMs: out-of-range on retries, where Args["retry"] is the first such
// wait.
func (p *Policy) Validate() error {
	if err := duration("baseMs", p.BaseMs); err != nil {
		return err
	}
	if err := within("factor", p.Factor, 0, MaxFactor); err != nil {
		return err
	}
	if p.CapMs != nil {
		if err := duration("capMs", *p.CapMs); err != nil {
			return err
		}
	}
	if p.Retries < 1 || p.Retries > MaxRetries {
		return fault.Range("retries", float64(p.Retries), 1, MaxRetries)
	}
	if err := p.Jitter.validate(); err != nil {
		return err
	}
	if p.CapOrder != CapBefore && p.CapOrder != CapAfter && p.CapOrder != CapBoth {
		return fault.OneOf("capOrder", p.CapOrder, CapBefore, CapAfter, CapBoth)
	}
	if err := duration("floorMs", p.FloorMs); err != nil {
		return err
	}
	if err := duration("addMs[0]", p.AddMs[0]); err != nil {
		return err
	}
	if err := duration("addMs[1]", p.AddMs[1]); err != nil {
		return err
	}
	if err := within("addMs[1]", p.AddMs[1], p.AddMs[0], MaxMs); err != nil {
		return err
	}
	if p.Jitter.memory() {
		if p.FloorMs > 0 {
			return noPart("floorMs")
		}
		if p.AddMs[1] > 0 {
			return noPart("addMs")
		}
	}
	return p.tooLong()
}

func noPart(field string) error {
	return fault.New(fault.Conflict, field,
		field+" cannot be used with decorrelated jitter, whose every wait starts from the one before: leave it at 0, or choose another jitter.",
		"other", "jitter", "value", Decorrelated)
}

// tooLong refuses the schedule whose waits leave the range of exact milliseconds.
func (p *Policy) tooLong() error {
	var longest func(k int) float64
	if p.Jitter.memory() {
		if p.CapMs != nil {
			return nil
		}
		reach := powers(p.BaseMs, memoryFactor, nil)
		longest = func(int) float64 { return reach() * memoryFactor }
	} else {
		next := p.ceilings()
		longest = func(int) float64 { return p.waitOf(next()).max }
	}
	for k := 1; k <= p.Retries; k++ {
		most := longest(k)
		if most <= MaxMs {
			continue
		}
		cure := "give a cap, or ask for at most " + strconv.Itoa(k-1) + " retries"
		switch {
		case p.CapMs != nil:
			cure = "lower the cap, the jitter or what is added, or put the cap after the jitter (capOrder after)"
		case k == 1:
			cure = "give a cap, or start lower"
		}
		return fault.New(fault.OutOfRange, "retries",
			"From retry "+strconv.Itoa(k)+" on a wait could be longer than 2^53 ms (285,000 years): "+cure+".",
			"value", p.Retries, "min", 1, "max", max(k-1, 1), "retry", k, "limitMs", float64(MaxMs))
	}
	return nil
}

// within is false for NaN, whatever the bounds.
func within(field string, x, low, high float64) error {
	if x >= low && x <= high {
		return nil
	}
	return fault.Range(field, x, low, high)
}

func duration(field string, x float64) error { return zeroOr(field, x, MinMs, MaxMs) }

// zeroOr takes 0, and the numbers from low to high.
func zeroOr(field string, x, low, high float64) error {
	if x == 0 || x >= low && x <= high {
		return nil
	}
	if x > 0 && x < low {
		return fault.New(fault.OutOfRange, field,
			field+" must be 0 or from "+fault.Number(low)+" to "+fault.Number(high)+", not "+fault.Number(x)+".",
			"value", x, "min", low, "max", high)
	}
	return fault.Range(field, x, 0, high)
}

// cap is the cap, +Inf for none.
func (p *Policy) cap() float64 {
	if p.CapMs == nil {
		return math.Inf(1)
	}
	return *p.CapMs
}

// ceilings gives E_1, E_2, … one at a time, limited by the cap where the jitter comes after it.
//
// With capOrder after the jitter may bring a ceiling far above the cap back below it (full jitter does so with
// probability cap/E), so there the ceilings grow on, up to a point from which nothing but the cap is left: with E·hi above
// 2^129 ms a wait below the cap has a probability under 2^-76. Without a cap a schedule is refused long before.
func (p *Policy) ceilings() func() float64 {
	limit := p.cap()
	if p.CapMs != nil && p.CapOrder == CapAfter {
		limit = afterLimit
	}
	return powers(p.BaseMs, p.Factor, &limit)
}

// afterLimit is where ceilings stop growing if the cap comes after the jitter: 2^53 · 2^53 · 2^53 ms.
const afterLimit = MaxMs * float64(MaxMs) * float64(MaxMs)

// powers gives base, base·factor, base·factor², …, each limited by limit (nil: by afterLimit), and 0 once they fall
// below tiny. The products carry twice the digits of a float64, so that the error of the thousandth is that of one
// rounding, and no power is ever formed that could overflow: a ceiling that reached its limit stays there.
func powers(base, factor float64, limit *float64) func() float64 {
	most := afterLimit
	if limit != nil {
		most = min(*limit, afterLimit)
	}
	next, full := pair{base, 0}, false
	return func() float64 {
		if full {
			return most
		}
		now := next
		if factor >= 1 && now.hi >= most {
			full = true
			return most
		}
		next = now.times(factor)
		if next.hi < tiny {
			next = pair{}
		}
		return min(now.hi, most)
	}
}
