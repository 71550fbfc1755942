package backoff

import (
	"math"

	"contend/core/pace"
)

// window is a distribution function on (0, length], from its transform φ(s) = E[e^{-sY}] by the Fourier-series method of
// J. Abate and W. Whitt, "The Fourier-series method for inverting transforms of probability distributions" (Queueing
// Systems 10, 1992): with damping a = tilt/period and ω_j = 2πj/period,
//
//	F(t) ≈ e^{at}/period · (φ(a)/a + 2·Σ_j Re[φ(a+iω_j)/(a+iω_j)·e^{iω_j t}])
//
// with the error Σ_k F(t + k·period)·e^{-k·tilt}. The period is twice the length. As the law of a few waits has kinks, the
// terms die out slowly; they are damped by exp(-36·(j/n)^8), which is exact to many digits away from a kink and smooths
// near it. Three quarters and five eighths of the terms tell how much: two
// differences, as one alone can be small by chance.
type window struct {
	origin, length, period, a float64
	transform                 func(s complex128) complex128
	level                     float64 // φ(a)/a
	terms                     []complex128
	damping                   [3][]float64 // of all terms, of three quarters and of five eighths of them
}

const (
	tilt = 20.0
	// folded is what the period folds in (e^-20), and the error of the transform times the growth e^{at}.
	folded = 3e-9
)

// newWindow needs the transform of the total above origin.
func newWindow(origin, length float64, transform func(s complex128) complex128) *window {
	w := &window{origin: origin, length: length, period: 2 * length, transform: transform}
	w.a = tilt / w.period
	w.level = real(transform(complex(w.a, 0))) / w.a
	return w
}

// extend brings the series to n terms.
func (w *window) extend(n int, m *pace.Meter) error {
	for j := len(w.terms) + 1; j <= n; j++ {
		s := complex(w.a, 2*math.Pi*float64(j)/w.period)
		w.terms = append(w.terms, 2*w.transform(s)/s)
		if err := m.Tick(float64(j), float64(n)); err != nil {
			return err
		}
	}
	w.damping = [...][]float64{filter(n), filter(n * 3 / 4), filter(n * 5 / 8)}
	return nil
}

func filter(n int) []float64 {
	out := make([]float64, n)
	for i := range out {
		eta := float64(i+1) / float64(n)
		eta *= eta
		eta *= eta
		out[i] = math.Exp(-36 * eta * eta)
	}
	return out
}

// at is the distribution function at ms, and an estimate of its error.
func (w *window) at(ms float64) (value, off float64) {
	s := w.sums(ms)
	return s[0], folded + max(math.Abs(s[0]-s[1]), math.Abs(s[0]-s[2]))
}

// sums is the distribution function with all terms, with three quarters and with five eighths of them.
func (w *window) sums(ms float64) (sums [3]float64) {
	t := ms - w.origin
	if t <= 0 {
		return sums
	}
	angle := 2 * math.Pi * t / w.period
	sin, cos := math.Sincos(angle)
	turn, now := complex(cos, sin), complex(1, 0)
	sums = [3]float64{w.level, w.level, w.level}
	for j := range w.damping[0] {
		now *= turn
		x := real(w.terms[j] * now)
		for i, damping := range &w.damping {
			if j < len(damping) {
				sums[i] += x * damping[j]
			}
		}
	}
	growth := math.Exp(w.a*t) / w.period
	for i := range sums {
		sums[i] *= growth
	}
	return sums
}
