package backoff

import (
	"math"
	"slices"
)

// state is the measure u_k of a [chain], a density at the nodes and an atom at the top. What is kept of the density is its
// quotient by 3x - base, as only that is integrated. Real and imaginary parts are apart: so they are read faster.
type state struct {
	re, im           []float64
	wholeRe, wholeIm []float64 // integrals over the parts
	rightRe, rightIm []float64 // integrals from the right ends of the parts to the top; scratch
	atom, mass       complex128
	past             complex128 // of the density, what the next wait takes to the top
	reached          int        // parts that a wait can have reached so far; in the others the density is 0
}

// begin is the measure after the first wait.
func (g *mesh) begin(s *state, t *turns, turnTop complex128) {
	n, parts := len(g.x), len(g.parts)
	s.re, s.im = slices.Grow(s.re[:0], n)[:n], slices.Grow(s.im[:0], n)[:n]
	for _, list := range [...]*[]float64{&s.wholeRe, &s.wholeIm, &s.rightRe, &s.rightIm} {
		*list = slices.Grow((*list)[:0], parts)[:parts]
	}
	first := g.first()
	s.atom = complex(first.atom, 0) * turnTop
	s.mass, s.past, s.reached = s.atom, 0, 0
	for p := range parts {
		if first.density[p*nodes] == 0 {
			break // parts end at 3·base
		}
		for i := p * nodes; i < (p+1)*nodes; i++ {
			s.re[i], s.im[i] = first.density[i], 0
		}
		g.turn(s, t, p)
		s.reached = p + 1
	}
}

// next is [mesh.advance] for the state, with the factors of the new wait. The parts are overwritten from the right to the
// left: a source lies left of what is computed from it.
func (g *mesh) next(s *state, t *turns, turnTop complex128) {
	rightRe, rightIm := real(s.atom)*g.atom, imag(s.atom)*g.atom
	for p := s.reached - 1; p >= 0; p-- {
		s.rightRe[p], s.rightIm[p] = rightRe, rightIm
		rightRe += s.wholeRe[p]
		rightIm += s.wholeIm[p]
	}
	s.atom = (s.atom*complex(g.back, 0) + s.past) * turnTop
	s.mass, s.past = s.atom, 0
	reached := s.reached
	for k := len(g.groups) - 1; k >= 0; k-- {
		c := &g.groups[k]
		if c.source >= reached {
			continue
		}
		s.reached = max(s.reached, c.first+c.parts)
		if c.source < 0 {
			for i := c.first * nodes; i < (c.first+c.parts)*nodes; i++ {
				s.re[i], s.im[i] = rightRe, rightIm
			}
		} else {
			g.spread(s, c)
		}
		for p := c.first; p < c.first+c.parts; p++ {
			g.turn(s, t, p)
		}
	}
}

// spread computes a group of parts from their source. Most of the time goes here; written out, the sums are much faster
// than as loops where Go's compiler makes WebAssembly.
func (g *mesh) spread(s *state, c *group) {
	half := (g.parts[c.source].to - g.parts[c.source].from) / 2
	inRe, inIm := (*[nodes]float64)(s.re[c.source*nodes:]), (*[nodes]float64)(s.im[c.source*nodes:])
	var evenRe, oddRe, evenIm, oddIm [nodes / 2]float64
	for j := range evenRe {
		evenRe[j], oddRe[j] = half*(inRe[j]+inRe[nodes-1-j]), half*(inRe[j]-inRe[nodes-1-j])
		evenIm[j], oddIm[j] = half*(inIm[j]+inIm[nodes-1-j]), half*(inIm[j]-inIm[nodes-1-j])
	}
	leftFromRe, leftFromIm := s.rightRe[c.source], s.rightIm[c.source]
	rightFromRe, rightFromIm := leftFromRe+s.wholeRe[c.source], leftFromIm+s.wholeIm[c.source]
	for piece := range max(1, c.parts/2) {
		tail := c.tails[piece]
		left, right := (c.first+piece)*nodes, (c.first+c.parts-1-piece)*nodes
		leftRe, leftIm := (*[nodes]float64)(s.re[left:]), (*[nodes]float64)(s.im[left:])
		rightRe, rightIm := (*[nodes]float64)(s.re[right:]), (*[nodes]float64)(s.im[right:])
		for i := range c.rows() {
			even, odd := &tail[i].even, &tail[i].odd
			eRe := (even[0]*evenRe[0] + even[2]*evenRe[2] + even[4]*evenRe[4] + even[6]*evenRe[6] + even[8]*evenRe[8] + even[10]*evenRe[10] + even[12]*evenRe[12]) +
				(even[1]*evenRe[1] + even[3]*evenRe[3] + even[5]*evenRe[5] + even[7]*evenRe[7] + even[9]*evenRe[9] + even[11]*evenRe[11] + even[13]*evenRe[13])
			eIm := (even[0]*evenIm[0] + even[2]*evenIm[2] + even[4]*evenIm[4] + even[6]*evenIm[6] + even[8]*evenIm[8] + even[10]*evenIm[10] + even[12]*evenIm[12]) +
				(even[1]*evenIm[1] + even[3]*evenIm[3] + even[5]*evenIm[5] + even[7]*evenIm[7] + even[9]*evenIm[9] + even[11]*evenIm[11] + even[13]*evenIm[13])
			oRe := (odd[0]*oddRe[0] + odd[2]*oddRe[2] + odd[4]*oddRe[4] + odd[6]*oddRe[6] + odd[8]*oddRe[8] + odd[10]*oddRe[10] + odd[12]*oddRe[12]) +
				(odd[1]*oddRe[1] + odd[3]*oddRe[3] + odd[5]*oddRe[5] + odd[7]*oddRe[7] + odd[9]*oddRe[9] + odd[11]*oddRe[11] + odd[13]*oddRe[13])
			oIm := (odd[0]*oddIm[0] + odd[2]*oddIm[2] + odd[4]*oddIm[4] + odd[6]*oddIm[6] + odd[8]*oddIm[8] + odd[10]*oddIm[10] + odd[12]*oddIm[12]) +
				(odd[1]*oddIm[1] + odd[3]*oddIm[3] + odd[5]*oddIm[5] + odd[7]*oddIm[7] + odd[9]*oddIm[9] + odd[11]*oddIm[11] + odd[13]*oddIm[13])
			leftRe[i], leftIm[i] = leftFromRe+(oRe+eRe), leftFromIm+(oIm+eIm)
			rightRe[nodes-1-i], rightIm[nodes-1-i] = rightFromRe+(oRe-eRe), rightFromIm+(oIm-eIm)
		}
	}
}

// turn finishes a part of a new measure: its factor, and its integrals.
func (g *mesh) turn(s *state, t *turns, p int) {
	from := p * nodes
	re, im := (*[nodes]float64)(s.re[from:]), (*[nodes]float64)(s.im[from:])
	turnRe, turnIm := (*[nodes]float64)(t.re[from:]), (*[nodes]float64)(t.im[from:])
	weight, wide := (*[nodes]float64)(g.weight[from:]), (*[nodes]float64)(g.wide[from:])
	var wholeRe, wholeIm, massRe, massIm float64
	for i := range re {
		x := re[i]*turnRe[i] - im[i]*turnIm[i]
		y := re[i]*turnIm[i] + im[i]*turnRe[i]
		re[i], im[i] = x, y
		wholeRe += weight[i] * x
		wholeIm += weight[i] * y
		massRe += wide[i] * x
		massIm += wide[i] * y
	}
	s.wholeRe[p], s.wholeIm[p] = wholeRe, wholeIm
	s.mass += complex(massRe, massIm)
	if g.parts[p].passes {
		beyond := (*[nodes]float64)(g.beyond[from:])
		var pastRe, pastIm float64
		for i := range re {
			pastRe += beyond[i] * re[i]
			pastIm += beyond[i] * im[i]
		}
		s.past += complex(pastRe, pastIm)
	}
}

// size is the total variation of the state, up to a factor below 1.5.
func (g *mesh) size(s *state) float64 {
	total := math.Abs(real(s.atom)) + math.Abs(imag(s.atom))
	for i, w := range g.wide[:s.reached*nodes] {
		total += w * (math.Abs(s.re[i]) + math.Abs(s.im[i]))
	}
	return total
}
