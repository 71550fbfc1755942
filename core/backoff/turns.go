package backoff

import (
	"math"
	"math/cmplx"
)

// turns are the factors e^{-s(x - offset)}/(3x - base) at the nodes of a mesh. Frequencies mostly come one after the other
// at equal distances, and then one product takes the place of a sine and a cosine.
type turns struct {
	mesh           *mesh
	at             complex128 // s
	re, im         []float64
	step           float64 // the distance of frequencies that stepRe and stepIm are for
	stepRe, stepIm []float64
	products       int
}

// mostProducts in a row: each adds the error of a rounding.
const mostProducts = 16

// turnTo brings the factors to s.
func (c *chain) turnTo(g *mesh, s complex128) *turns {
	t := &c.turns
	step := imag(s) - imag(t.at)
	if t.mesh == g && real(t.at) == real(s) && t.products < mostProducts && step > 0 {
		if math.Abs(step-t.step) > 1e-12*step {
			t.prepare(step, c.offset)
		}
		t.multiply()
		t.at = s
		t.products++
		return t
	}
	if t.mesh != g {
		t.step = 0
	}
	t.mesh, t.at, t.products = g, s, 0
	t.re, t.im = t.re[:0], t.im[:0]
	for i, x := range g.x {
		z := cmplx.Exp(-s * complex(x-c.offset, 0))
		t.re, t.im = append(t.re, real(z)*g.inverse[i]), append(t.im, imag(z)*g.inverse[i])
	}
	return t
}

func (t *turns) prepare(step, offset float64) {
	t.step = step
	t.stepRe, t.stepIm = t.stepRe[:0], t.stepIm[:0]
	for _, x := range t.mesh.x {
		sin, cos := math.Sincos(step * (x - offset))
		t.stepRe, t.stepIm = append(t.stepRe, cos), append(t.stepIm, -sin)
	}
}

func (t *turns) multiply() {
	n := len(t.re)
	re, im, stepRe, stepIm := t.re, t.im[:n], t.stepRe[:n], t.stepIm[:n]
	for i := range re {
		re[i], im[i] = re[i]*stepRe[i]-im[i]*stepIm[i], re[i]*stepIm[i]+im[i]*stepRe[i]
	}
}
