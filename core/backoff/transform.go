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
	turns     turns
	state     state
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

// transform is the transform of the total at s, Re s ≥ 0.
func (c *chain) transform(s complex128) complex128 {
	last, _ := c.transforms(s, c.waits)
	return last
}

// transforms is the transform of the total, and the sum of those of the first k waits for k from a first on.
func (c *chain) transforms(s complex128, from int) (last, sum complex128) {
	g := c.meshFor(math.Abs(imag(s)))
	t, u := c.turnTo(g, s), &c.state
	turnTop := cmplx.Exp(-s * complex(g.top-c.offset, 0))
	g.begin(u, t, turnTop)
	ratio, calm := complex(0, 0), 0
	if from <= 1 {
		sum = u.mass
	}
	for k := 2; k <= c.waits; k++ {
		before := u.mass
		g.next(u, t, turnTop)
		if k%16 == 0 && g.size(u) < 1e-24 {
			return 0, sum // it only shrinks from here on
		}
		if k >= from {
			sum += u.mass
		}
		if before == 0 {
			continue
		}
		// After many waits the measure only changes by a factor, the largest eigenvalue of the step.
		last := ratio
		ratio = u.mass / before
		if cmplx.Abs(ratio-last) <= 2e-15*cmplx.Abs(ratio) {
			if calm++; calm == steady {
				rest := complexPower(ratio, c.waits-k)
				if k >= from-1 {
					sum += u.mass * ratio * (1 - rest) / (1 - ratio)
				}
				return u.mass * rest, sum
			}
		} else {
			calm = 0
		}
	}
	return u.mass, sum
}
