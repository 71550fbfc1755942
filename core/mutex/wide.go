package mutex

import "math"

// wide is a positive number (high + low)·2^exponent with |low| at most half a unit in the last place of high, and high in
// [1/2, 1): about 106 bits, and no limit that a product of probabilities reaches. Zero has high 0. A product or quotient
// has a relative error below 2^-100. (T. J. Dekker, A floating-point technique for extending the available precision,
// Numerische Mathematik 18, 1971.)
type wide struct {
	high, low float64
	exponent  int
}

func wideOf(x float64) wide { return wide{high: x}.normal() }

// normal brings high into [1/2, 1).
func (w wide) normal() wide {
	sum := w.high + w.low
	rest := w.low - (sum - w.high)
	fraction, by := math.Frexp(sum)
	if fraction == 0 {
		return wide{}
	}
	return wide{fraction, math.Ldexp(rest, -by), w.exponent + by}
}

// product is a·b rounded, and what the rounding left out.
func product(a, b float64) (float64, float64) {
	p := a * b
	return p, math.FMA(a, b, -p)
}

func (w wide) times(v wide) wide {
	high, low := product(w.high, v.high)
	low += w.high*v.low + w.low*v.high
	return wide{high, low, w.exponent + v.exponent}.normal()
}

// over is w / v; v is not 0.
func (w wide) over(v wide) wide {
	quotient := w.high / v.high
	high, low := product(quotient, v.high)
	rest := (w.high - high - low + w.low - quotient*v.low) / v.high
	return wide{quotient, rest, w.exponent - v.exponent}.normal()
}

// plus is w + v, of two numbers that are not negative.
func (w wide) plus(v wide) wide {
	if w.high == 0 {
		return v
	}
	if v.exponent > w.exponent {
		w, v = v, w
	}
	by := v.exponent - w.exponent
	if v.high == 0 || by < -110 {
		return w
	}
	a, b := w.high, math.Ldexp(v.high, by)
	sum := a + b
	rest := b - (sum - a)
	return wide{sum, rest + w.low + math.Ldexp(v.low, by), w.exponent}.normal()
}

// float is the nearest float64; below 10^-308 it loses digits, and below 10^-323 it is 0.
func (w wide) float() float64 { return math.Ldexp(w.high+w.low, w.exponent) }

// log10 is the decimal logarithm, to a relative error of about 10^-15; of 0 it is −∞.
func (w wide) log10() float64 {
	return math.Log10(w.high) + float64(w.exponent)*math.Log10(2)
}

// decimal is mantissa·10^exponent with a mantissa in [1, 10); both are 0 for 0.
func (w wide) decimal() (mantissa float64, exponent int) {
	if w.high == 0 {
		return 0, 0
	}
	exponent = int(math.Floor(w.log10()))
	scaled, ten := w, wideOf(10)
	for range exponent {
		scaled = scaled.over(ten)
	}
	for range -exponent {
		scaled = scaled.times(ten)
	}
	// The logarithm may have missed a power of ten by a hair.
	if mantissa = scaled.float(); mantissa >= 10 {
		return scaled.over(ten).float(), exponent + 1
	} else if mantissa < 1 {
		return scaled.times(ten).float(), exponent - 1
	}
	return mantissa, exponent
}
