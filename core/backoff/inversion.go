package backoff

import (
	"math"

	"contend/core/pace"
)

// Limits of a Fourier series.
const (
	maxFrequencies = 1 << 16
	maxFactors     = 3_000_000 // characteristic functions of one component that are computed in all
	enough         = 1e-14     // what the terms left out may amount to
	beyond         = 1e-15     // probability outside the period
)

// inversion is a distribution function as a Fourier series about the mean, in units of the scale.
type inversion struct {
	center, period, mass float64
	coefficients         []complex128 // φ(2πj/period)/(πj), j from 1, centred
	constant             float64      // so that nothing lies left of the period
	bound                float64
	complete             bool // what was left out is below enough
}

// factor is the characteristic function of a component about its mean.
type factor struct {
	count     int
	half      float64 // half the width of a uniform variable; 0: mixed
	w         *wait
	mean      float64
	scale     float64
	variation float64 // total variation of the density: |φ| ≤ variation/ω
	inside    float64 // mass of the density
}

// invert sums the series of the whole law, or with part > 0 of that part of it that has at least part continuous waits.
func invert(parts []component, scale float64, part int, m *pace.Meter) (*inversion, error) {
	s := new(inversion)
	factors := make([]factor, len(parts))
	var waits, squares, mean, reach float64
	for i := range parts {
		c, f := &parts[i], &factors[i]
		n := float64(c.count)
		f.count = c.count
		if c.mixed == nil {
			f.half = c.width / scale / 2
			f.mean, f.variation, f.inside = f.half, 1/f.half, 1
		} else {
			f.w, f.scale = c.mixed, scale
			mu, _ := c.mixed.moments()
			f.mean = (mu - c.mixed.min) / scale
			f.variation, f.inside = variation(c.mixed.pieces)*scale, 0
			for _, p := range c.mixed.pieces {
				f.inside += p.mass()
			}
		}
		width := c.reach() / scale
		waits += n
		squares += n * width * width
		mean += n * f.mean
		reach += n * width
	}
	s.center = mean
	s.period = min(2*max(mean, reach-mean), 2*math.Sqrt(squares*math.Log(2/beyond)/2))
	s.mass = 1
	if part > 0 {
		s.mass = real(rest(factors, part, 0))
	}
	step := 2 * math.Pi / s.period
	tail, work := math.Inf(1), len(factors)
	if part > 0 {
		work = int(waits) // there every wait is a factor of its own
	}
	for j := 1; j <= maxFrequencies && j*work <= maxFactors; j++ {
		if j&(j-1) == 0 {
			if tail = s.tail(factors, part, j, step); tail <= enough {
				break
			}
		}
		phi := rest(factors, part, float64(j)*step)
		c := phi * complex(1/(math.Pi*float64(j)), 0)
		s.coefficients = append(s.coefficients, c)
		if j%2 == 0 {
			s.constant += imag(c)
		} else {
			s.constant -= imag(c)
		}
		if j*work&^1023 != (j-1)*work&^1023 {
			if err := m.Tick(float64(j), maxFrequencies); err != nil {
				return nil, err
			}
		}
	}
	if tail > enough {
		tail = s.tail(factors, part, len(s.coefficients)+1, step)
	}
	s.complete = tail <= enough
	// Every factor of a product is right to about one rounding, and the coefficients add up to less than ten.
	s.bound = tail + 2*beyond + (waits+50)*0x1p-51
	return s, nil
}

// at is the mass up to t.
func (s *inversion) at(t float64) float64 {
	x := t - s.center
	if x <= -s.period/2 {
		return 0
	}
	if x >= s.period/2 {
		return s.mass
	}
	angle := 2 * math.Pi * x / s.period
	sin, cos := math.Sincos(angle)
	turn, now := complex(cos, -sin), complex(1, 0)
	var total float64
	for j, c := range s.coefficients {
		if j%256 == 255 { // the error of a long product of turns would add up
			sin, cos := math.Sincos(angle * float64(j+1))
			now = complex(cos, -sin)
		} else {
			now *= turn
		}
		total += imag(c * now)
	}
	return s.mass*(x/s.period+0.5) - total + s.constant
}

// tail bounds what all terms from number j on can add: block by block of doubling frequency.
func (s *inversion) tail(factors []factor, part, j int, step float64) float64 {
	var total float64
	at, frequency := float64(j), float64(j)*step
	for range 200 {
		b := decay(factors, part, frequency)
		// Σ 2/(πi) over the block is at most 2/π·(ln 2 + 1/j).
		term := 2 / math.Pi * (math.Ln2 + 1/at) * b
		total += term
		if term < 1e-18 {
			return total
		}
		at *= 2
		frequency *= 2
	}
	return math.Inf(1) // atoms: no decay
}

// decay is a bound of the absolute value of the characteristic function from this frequency on.
func decay(factors []factor, part int, frequency float64) float64 {
	var low [few]float64 // Π(atoms + z·density), as a polynomial in z up to z^(part-1)
	low[0] = 1
	all := 1.0
	for i := range factors {
		f := &factors[i]
		atoms, density := 1-f.inside, min(f.inside, f.variation/frequency)
		if f.half > 0 {
			atoms = 0
		}
		all *= power(min(1, atoms+density), f.count)
		if part > 0 {
			for range f.count {
				for d := part - 1; d > 0; d-- {
					low[d] = low[d]*atoms + low[d-1]*density
				}
				low[0] *= atoms
			}
		}
	}
	for d := range part {
		all -= low[d]
	}
	return max(all, 0)
}

// rest is the characteristic function at a frequency, without the part of fewer than part continuous waits.
func rest(factors []factor, part int, frequency float64) complex128 {
	var low [few]complex128
	low[0] = 1
	all := complex(1, 0)
	for i := range factors {
		f := &factors[i]
		atoms, density := f.at(frequency)
		all *= complexPower(atoms+density, f.count)
		if part > 0 {
			for range f.count {
				for d := part - 1; d > 0; d-- {
					low[d] = low[d]*atoms + low[d-1]*density
				}
				low[0] *= atoms
			}
		} else if real(all)*real(all)+imag(all)*imag(all) < 1e-60 {
			return 0
		}
	}
	for d := range part {
		all -= low[d]
	}
	return all
}

// at is the characteristic function of the atoms and of the density, about the mean.
func (f *factor) at(frequency float64) (atoms, density complex128) {
	if f.half > 0 {
		return 0, complex(sinc(frequency*f.half), 0)
	}
	turn := func(x float64) complex128 {
		sin, cos := math.Sincos(frequency * ((x-f.w.min)/f.scale - f.mean))
		return complex(cos, sin)
	}
	if f.w.atMin > 0 {
		atoms += turn(f.w.min) * complex(f.w.atMin, 0)
	}
	if f.w.atMax > 0 {
		atoms += turn(f.w.max) * complex(f.w.atMax, 0)
	}
	for _, p := range f.w.pieces {
		half := (p.to - p.from) / 2
		a := frequency * half / f.scale
		level, slope := half*(p.left+p.right), half*(p.right-p.left)
		density += turn(p.from+half) * complex(level*sinc(a), slope*wedge(a))
	}
	return atoms, density
}

// sinc is sin(a)/a.
func sinc(a float64) float64 {
	if math.Abs(a) < 1e-4 {
		return 1 - a*a/6
	}
	return math.Sin(a) / a
}

// wedge is ½·∫ u·sin(a·u) du over [-1, 1], (sin a - a·cos a)/a².
func wedge(a float64) float64 {
	if math.Abs(a) < 0.5 {
		// Σ (-1)^k a^(2k+1)·(2k+2)/(2k+3)!, without the cancellation.
		q := a * a
		return a / 3 * (1 - q/10*(1-q/28*(1-q/54*(1-q/88*(1-q/130*(1-q/180))))))
	}
	sin, cos := math.Sincos(a)
	return (sin - a*cos) / (a * a)
}

// variation is the total variation of a density of adjoining straight pieces, with its steps up and down at the ends.
func variation(pieces []piece) float64 {
	var total, height float64
	for _, p := range pieces {
		total += math.Abs(p.left-height) + math.Abs(p.right-p.left)
		height = p.right
	}
	return total + height
}

func power(x float64, n int) float64 {
	out := 1.0
	for ; n > 0; n >>= 1 {
		if n&1 == 1 {
			out *= x
		}
		x *= x
	}
	return out
}

func complexPower(x complex128, n int) complex128 {
	out := complex(1, 0)
	for ; n > 0; n >>= 1 {
		if n&1 == 1 {
			out *= x
		}
		x *= x
	}
	return out
}
