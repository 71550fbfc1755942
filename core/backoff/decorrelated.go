package backoff

import (
	"math"

	"contend/core/pace"
)

// decorrelatedSchedule is the schedule of X_k = min(cap, U(base, 3·X_{k-1})), X_0 = base.
//
// Wait k has a density f_k on [base, cap) and an atom p_k at the cap:
//
//	f_k(x) = ∫ from max(base, x/3) to cap of f_{k-1}(y)/(3y - base) dy + p_{k-1}/(3·cap - base)
//	p_k    = ∫ f_{k-1}(y)·(3y - cap)+/(3y - base) dy + p_{k-1}·2·cap/(3·cap - base)
//
// computed on a [mesh]. Mean and chance of the cap are exact to about 1e-12, relative. After some hundred waits the law
// does not change any more; from there on the rows repeat, and the variance of the total grows by the same amount with
// every wait.
//
// Edges: base 0 waits 0 for ever, base ≥ cap waits the cap for ever.
func (p *Policy) decorrelatedSchedule(m *pace.Meter) (*Schedule, *TotalLaw, error) {
	out := &Schedule{Calls: p.Retries + 1, Waits: make([]Wait, p.Retries)}
	top := p.cap()
	if same, ok := p.affineTwin(); ok {
		return same.affineSchedule(m)
	}
	var least, most sum
	next := powers(p.BaseMs, memoryFactor, &top)
	next() // X_0
	for i := range out.Waits {
		reach := next()
		out.Waits[i] = Wait{Retry: i + 1, MinMs: p.BaseMs, MaxMs: reach}
		least.add(p.BaseMs)
		most.add(reach)
	}
	out.Total.MinMs, out.Total.MaxMs = least.value(), most.value()
	if out.Waits[p.Retries-1].MaxMs < top {
		p.freeMoments(out)
	} else if err := p.cappedMoments(out, m); err != nil {
		return nil, nil, err
	}
	return out, p.newMemoryLaw(&out.Total), nil
}

// affineTwin is an affine policy with the same waits, where there is one: a single value for ever, or a single wait.
func (p *Policy) affineTwin() (*Policy, bool) {
	twin := &Policy{BaseMs: p.BaseMs, Factor: 1, CapMs: p.CapMs, Retries: p.Retries, Jitter: Jitter{Name: None}, CapOrder: CapAfter}
	if p.BaseMs == 0 || p.BaseMs >= p.cap() {
		return twin, true
	}
	twin.Jitter = Uniform(1, memoryFactor)
	return twin, p.Retries == 1
}

// freeMoments fills in means and standard deviation where no wait can reach the cap:
// E[X_k] = base·(2·1.5^k - 1), and the second moments by their recurrence,
//
//	E[X'²] = (b² + 3b·E[X] + 9·E[X²])/3,  E[S·X'] = (b/2)·E[S] + 1.5·E[S·X],  X' ~ U(b, 3X), S the sum before X'.
//
// In units of the base all of them are sums of positive numbers; the variance at the end loses at most two digits.
func (p *Policy) freeMoments(out *Schedule) {
	x, xx := 1.0, 1.0          // E[X], E[X²] of the wait before; X_0 = base
	s, ss, sx := 0.0, 0.0, 0.0 // E[S], E[S²], E[S·X]
	for i := range out.Waits {
		cross := s/2 + 1.5*sx
		x, xx = 0.5+1.5*x, (1+3*x+9*xx)/3
		ss, sx, s = ss+2*cross+xx, cross+xx, s+x
		out.Waits[i].MeanMs = p.BaseMs * x
	}
	out.Total.MeanMs = p.BaseMs * s
	out.Total.SdMs = p.BaseMs * math.Sqrt(max(0, ss-s*s))
}

// steady is how many waits in a row have to agree before the law counts as settled.
const steady = 12

// cappedMoments fills in means, chances of the cap and the standard deviation of the total. It carries three measures:
// the law of the wait, and E[D; X = x], E[D²; X = x] for D = S - E[S]. With the mean taken off at every step the
// variance needs no subtraction.
func (p *Policy) cappedMoments(out *Schedule, m *pace.Meter) error {
	scale := p.cap() // in units of the cap no density overflows
	g := newMesh(newRule(), p.BaseMs/scale, 1, true, math.Inf(1))
	law, one, two := g.first(), g.newShare(), g.newShare()
	nextLaw, nextOne, nextTwo := g.newShare(), g.newShare(), g.newShare()
	scratch := make([]float64, len(g.x))
	var mean, variance sum
	lastMean, lastVariance, lastGrowth, calm := 0.0, 0.0, 0.0, 0
	for i := range out.Waits {
		if i > 0 {
			g.advance(&nextLaw, &law, scratch)
			g.advance(&nextOne, &one, scratch)
			g.advance(&nextTwo, &two, scratch)
			law, nextLaw = nextLaw, law
			one, nextOne = nextOne, one
			two, nextTwo = nextTwo, two
		}
		mu := g.mean(&law)
		spread := func(x float64, at, one, two *float64) {
			d := x - mu
			*two += d * (2**one + d**at)
			*one += d * *at
		}
		for j, x := range g.x {
			spread(x, &law.density[j], &one.density[j], &two.density[j])
		}
		spread(g.top, &law.atom, &one.atom, &two.atom)
		v := g.mass(&two)
		out.Waits[i].MeanMs, out.Waits[i].AtCap = scale*mu, law.atom
		mean.add(mu)
		growth := v - lastVariance
		// The difference of two variances carries their rounding, which grows with them.
		if math.Abs(mu-lastMean) <= 1e-15 && math.Abs(growth-lastGrowth) <= 1e-14*math.Abs(growth)+1e-15*v {
			calm++
		} else {
			calm = 0
		}
		lastMean, lastVariance, lastGrowth = mu, v, growth
		if calm == steady {
			for j := i + 1; j < len(out.Waits); j++ {
				out.Waits[j].MeanMs, out.Waits[j].AtCap = out.Waits[i].MeanMs, out.Waits[i].AtCap
			}
			rest := len(out.Waits) - 1 - i
			mean.addTimes(mu, rest)
			variance.addTimes(growth, rest)
			break
		}
		if err := m.Tick(float64(i), float64(len(out.Waits))); err != nil {
			return err
		}
	}
	variance.add(lastVariance)
	out.Total.MeanMs = scale * mean.value()
	out.Total.SdMs = scale * math.Sqrt(max(0, variance.value()))
	return nil
}
