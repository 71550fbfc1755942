package backoff

import (
	"math"
	"math/cmplx"
)

// chain computes the Laplace transform of the total of decorrelated waits, E[e^{-sT}; no wait passes the top], with every
// wait counted from an offset (the base, where T is only wanted above its least value).
//
// The measure u_k(x) = E[e^{-s·S_k}; X_k = x] moves as the law of the wait does (see [mesh]), times e^{-sx} at every
// wait. Without a cap, and for the distribution function up to some time, waits beyond the top are of no interest: the
// mass that passes it is forgotten.
type chain struct {
	rule      *rule
	base, top float64
	atTop     bool
	offset    float64
	waits     int
	meshes    map[int]*mesh // by the power of two of their longest part
}

// oscillation is the largest ω·length of a part: half of it is the argument up to which the 28 nodes carry e^{iωx} with
// an error below 1e-11.
const oscillation = 16

// meshFor is the mesh that carries e^{-iωx}.
func (c *chain) meshFor(frequency float64) *mesh {
	longest, key := math.Inf(1), math.MaxInt
	if reach := c.top - c.base; frequency*reach > oscillation {
		key = 0
		longest = reach
		for frequency*longest > oscillation {
			longest /= 2
			key--
		}
	}
	g := c.meshes[key]
	if g == nil {
		g = newMesh(c.rule, c.base, c.top, c.atTop, longest)
		c.meshes[key] = g
	}
	return g
}

// complexShare is a [share] of complex numbers.
type complexShare struct {
	density []complex128
	atom    complex128
}

// transform is the transform of the total at s, Re s ≥ 0.
func (c *chain) transform(s complex128) complex128 {
	last, _ := c.transforms(s, c.waits)
	return last
}

// transforms is the transform of the total, and the sum of those of the first k waits for k from a first on.
func (c *chain) transforms(s complex128, from int) (last, sum complex128) {
	g := c.meshFor(math.Abs(imag(s)))
	n := len(g.x)
	turn := make([]complex128, n)
	for i, x := range g.x {
		turn[i] = cmplx.Exp(-s * complex(x-c.offset, 0))
	}
	turnTop := cmplx.Exp(-s * complex(g.top-c.offset, 0))
	first := g.first()
	u := complexShare{make([]complex128, n), complex(first.atom, 0) * turnTop}
	for i, d := range first.density {
		u.density[i] = complex(d, 0) * turn[i]
	}
	next := complexShare{density: make([]complex128, n)}
	scratch, rights := make([]complex128, n), make([]complex128, len(g.parts))
	mass, ratio, calm := g.complexMass(&u), complex(0, 0), 0
	if from <= 1 {
		sum = mass
	}
	for k := 2; k <= c.waits; k++ {
		g.complexAdvance(&next, &u, scratch, rights)
		var size float64
		for i := range next.density {
			next.density[i] *= turn[i]
			size += g.weight[i] * (math.Abs(real(next.density[i])) + math.Abs(imag(next.density[i])))
		}
		next.atom *= turnTop
		u, next = next, u
		if size+cmplx.Abs(u.atom) < 1e-24 {
			return 0, sum // it only shrinks from here on
		}
		now := g.complexMass(&u)
		if k >= from {
			sum += now
		}
		if mass == 0 {
			mass = now
			continue
		}
		// After many waits the measure only changes by a factor, the largest eigenvalue of the step.
		last := ratio
		ratio = now / mass
		mass = now
		if cmplx.Abs(ratio-last) <= 2e-15*cmplx.Abs(ratio) {
			if calm++; calm == steady {
				rest := complexPower(ratio, c.waits-k)
				if k >= from-1 {
					sum += now * ratio * (1 - rest) / (1 - ratio)
				}
				return mass * rest, sum
			}
		} else {
			calm = 0
		}
	}
	return mass, sum
}

func (g *mesh) complexMass(s *complexShare) complex128 {
	var re, im float64
	for i, w := range g.weight {
		re += w * real(s.density[i])
		im += w * imag(s.density[i])
	}
	return complex(re, im) + s.atom
}

// complexAdvance is [mesh.advance] for complex measures.
func (g *mesh) complexAdvance(to, from *complexShare, scratch, rights []complex128) {
	for i, d := range from.density {
		scratch[i] = complex(real(d)*g.inverse[i], imag(d)*g.inverse[i])
	}
	right := from.atom * complex(g.atom, 0)
	atom := from.atom * complex(g.back, 0)
	for p := len(g.parts) - 1; p >= 0; p-- {
		rights[p] = right
		var re, im, overRe, overIm float64
		for i := p * nodes; i < (p+1)*nodes; i++ {
			re += g.weight[i] * real(scratch[i])
			im += g.weight[i] * imag(scratch[i])
			overRe += g.weight[i] * real(from.density[i]) * g.over[i]
			overIm += g.weight[i] * imag(from.density[i]) * g.over[i]
		}
		right += complex(re, im)
		atom += complex(overRe, overIm)
	}
	to.atom = atom
	for p := range g.parts {
		out := to.density[p*nodes : (p+1)*nodes]
		source := g.parts[p].source
		if source < 0 {
			for i := range out {
				out[i] = right
			}
			continue
		}
		half := (g.parts[source].to - g.parts[source].from) / 2
		in, tail := (*[nodes]complex128)(scratch[source*nodes:]), g.parts[p].tail
		for i := range out {
			// Two sums of each, so that an addition need not wait for the last one. Most of the time goes here.
			var re, im, re2, im2 float64
			row := &tail[i]
			for j := 0; j < nodes; j += 2 {
				re += row[j] * real(in[j])
				im += row[j] * imag(in[j])
				re2 += row[j+1] * real(in[j+1])
				im2 += row[j+1] * imag(in[j+1])
			}
			out[i] = rights[source] + complex(half*(re+re2), half*(im+im2))
		}
	}
}
