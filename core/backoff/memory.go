package backoff

import (
	"math/cmplx"

	"contend/core/pace"
)

// memoryLaw is the law of the total of decorrelated waits. The transform of the total is inverted on windows, each a
// quarter as long as the one before, so that a quantile is computed at its own scale, however long the tail of the law.
// Two waits have a closed form, and one is an affine jitter.
type memoryLaw struct {
	policy  *Policy
	law     *TotalLaw
	rule    *rule
	windows []*window // in order of length, the longest first
	current *window   // the one that was made sharp last
}

const (
	roughTerms = 32   // tells which window a quantile lies in
	mostTerms  = 1024 // where a kink is near
	shorter    = 0.25 // the next window, relative to the last
	near       = 0.2  // the part of a window next to its origin that is left to the next
	fine       = 1e-8 // an error of the distribution function that needs no more terms
)

func (p *Policy) newMemoryLaw(total *Total) *TotalLaw {
	law := &TotalLaw{least: total.MinMs, most: total.MaxMs, mean: total.MeanMs, sd: total.SdMs, standing: Estimated}
	if p.Retries == 2 {
		law.standing = Exact
		law.cdf = func(ms float64) (float64, float64) { return twoWaits(p.BaseMs, p.cap(), ms), 1e-14 }
		return law
	}
	d := &memoryLaw{policy: p, law: law, rule: newRule()}
	law.cdf = d.cdf
	law.bracket = d.bracket
	law.prepare = d.prepare
	return law
}

// cdf takes the window that was made sharp last, or else the shortest that holds ms.
func (d *memoryLaw) cdf(ms float64) (value, off float64) {
	if w := d.current; w != nil && ms <= w.origin+w.length {
		return w.at(ms)
	}
	for i := len(d.windows) - 1; i >= 0; i-- {
		if w := d.windows[i]; ms <= w.origin+w.length {
			return w.at(ms)
		}
	}
	return 1, 0.01 // beyond the first window, which holds the 99 % quantile
}

// open adds the window from the least total, or from far below the mean, to end.
func (d *memoryLaw) open(end float64, m *pace.Meter) error {
	p, law := d.policy, d.law
	end = min(end, law.most)
	// Of a long total next to nothing lies eleven standard deviations below the mean.
	origin := law.least
	if far := law.mean - 11*law.sd; far > origin && end > law.mean-5*law.sd {
		origin = far
		end = max(end, law.mean+4*law.sd)
	}
	length := end - origin
	top, atTop := p.cap(), p.CapMs != nil
	if reach := p.BaseMs + end - law.least; reach < top {
		top, atTop = reach, false
	}
	// In units of the top no density overflows.
	c := &chain{rule: d.rule, base: p.BaseMs / top, top: 1, atTop: atTop, offset: p.BaseMs / top, waits: p.Retries, meshes: map[int]*mesh{}}
	shift := (origin - law.least) / top
	always, place := 0.0, 0.0
	if atTop && memoryFactor*p.BaseMs > top {
		// Every wait may be the cap: an atom at the very end, which no series carries.
		g := c.meshFor(0)
		always, place = g.first().atom, (law.most-law.least)/top
		always *= power(g.back, p.Retries-1)
	}
	transform := func(s complex128) complex128 {
		s *= complex(top, 0)
		phi := c.transform(s)
		if always > 0 {
			phi -= cmplx.Exp(-s*complex(place, 0)) * complex(always, 0)
		}
		if shift > 0 {
			phi *= cmplx.Exp(s * complex(shift, 0))
		}
		return phi
	}
	w := newWindow(origin, length, transform)
	d.windows = append(d.windows, w)
	return w.extend(roughTerms, m)
}

// window is number i, made if need be; nil past the last one. A window that starts far below the mean is the last.
func (d *memoryLaw) window(i int, m *pace.Meter) (*window, error) {
	if i == len(d.windows) {
		// Cantelli's inequality: the 99 % quantile is nearer to the mean than this.
		end := d.law.mean + 10*d.law.sd
		if i > 0 {
			last := d.windows[i-1]
			if last.origin > d.law.least {
				return nil, nil
			}
			end = last.origin + shorter*last.length
		}
		if err := d.open(end, m); err != nil {
			return nil, err
		}
	}
	return d.windows[i], nil
}

// prepare makes cdf sharp at ms.
func (d *memoryLaw) prepare(ms float64, m *pace.Meter) error {
	for i := range 100 {
		w, err := d.window(i, m)
		if err != nil {
			return err
		}
		if w == nil || ms >= w.origin+near*w.length {
			if w == nil {
				w = d.windows[i-1]
			}
			d.current = w
			return w.sharpen(ms, m)
		}
	}
	return nil
}

// more is how many terms a series has next. As the error told is about that of the sum one step before, small steps pay.
func (w *window) more() int { return min(len(w.terms)*4/3+2, mostTerms) }

// sharpen extends the series until it is fine at ms.
func (w *window) sharpen(ms float64, m *pace.Meter) error {
	for {
		_, off := w.at(ms)
		if off <= fine || len(w.terms) >= mostTerms {
			return nil
		}
		if err := w.extend(w.more(), m); err != nil {
			return err
		}
	}
}

// bracket finds the window of a quantile, makes it sharp there and gives the part of it that the quantile lies in.
func (d *memoryLaw) bracket(p, low, high float64, m *pace.Meter) (float64, float64, error) {
	for i := range 100 {
		w, err := d.window(i, m)
		if err != nil {
			return 0, 0, err
		}
		if w == nil {
			break
		}
		from := max(low, w.origin+near*w.length)
		if w.origin > d.law.least {
			from = w.origin
		}
		value, off := w.at(from)
		for value < p+4*off && value > p-4*off && len(w.terms) < mostTerms {
			if err := w.extend(w.more(), m); err != nil {
				return 0, 0, err
			}
			value, off = w.at(from)
		}
		if value >= p {
			continue
		}
		high = min(high, w.origin+w.length)
		d.current = w
		for {
			rough, err := d.law.solve(p, from, high, m)
			if err != nil {
				return 0, 0, err
			}
			terms := len(w.terms)
			if err := w.sharpen(rough, m); err != nil {
				return 0, 0, err
			}
			if len(w.terms) == terms {
				return from, high, nil
			}
		}
	}
	return low, high, nil
}
