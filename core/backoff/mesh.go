package backoff

import (
	"math"
	"slices"
)

// nodes is how many Gauss–Legendre nodes a piece of a mesh has. The densities of decorrelated jitter are smooth on each
// piece, with their nearest singularity (at base/3) at least half the length of a piece away: 28 nodes leave a relative
// error near 1e-13.
const nodes = 28

// fold is one row of an integration table: the integral from a place x of [-1, 1] to the right end is Σ_j B_j·f_j, B_j
// that of the j-th Lagrange polynomial. As the nodes lie symmetrically, a sum over half of them is enough: with
//
//	E = Σ even_j·(f_j + f_-j),  O = Σ odd_j·(f_j - f_-j),  even_j = (B_j + B_-j)/2,  odd_j = (B_j - B_-j)/2
//
// over the left half of the nodes (-j is the mirror image of j) the integral from x is E + O, and that from -x is the whole
// integral + O - E: both for the price of one.
type fold struct{ even, odd [nodes / 2]float64 }

// table holds the rows of as many places.
type table [nodes]fold

// rule is the Gauss–Legendre rule on [-1, 1], with the tables of a part whose source is cut into as many, half as many,
// or a quarter as many pieces: tails[log2 m][r] is for piece r of the m that share one source. Of the pieces only the
// left half is tabled, the right half being its mirror image.
type rule struct {
	x, w   [nodes]float64
	values [nodes][]float64 // Legendre polynomials at the nodes
	tails  [3][2]*table
}

// legendre gives P_0(x) … P_n(x) by the three-term recurrence.
func legendre(x float64, n int) []float64 {
	p := make([]float64, n+1)
	p[0] = 1
	if n > 0 {
		p[1] = x
	}
	for k := 1; k < n; k++ {
		p[k+1] = (float64(2*k+1)*x*p[k] - float64(k)*p[k-1]) / float64(k+1)
	}
	return p
}

// newRule finds the nodes by Newton's method from Tricomi's starting points, and the matrix through the Legendre
// coefficients of the Lagrange polynomials, whose integrals are (P_{n-1}(x) - P_{n+1}(x))/(2n+1).
func newRule() *rule {
	r := new(rule)
	for i := range nodes {
		x := -math.Cos(math.Pi * (float64(i) + 0.75) / (nodes + 0.5))
		var slope float64
		for range 100 {
			p := legendre(x, nodes)
			slope = nodes * (x*p[nodes] - p[nodes-1]) / (x*x - 1)
			step := p[nodes] / slope
			x -= step
			if math.Abs(step) < 1e-16 {
				break
			}
		}
		r.x[i], r.w[i] = x, 2/((1-x*x)*slope*slope)
	}
	for i := range nodes {
		r.values[i] = legendre(r.x[i], nodes)
	}
	for e := range r.tails {
		m := 1 << e
		for piece := range max(1, m/2) {
			r.tails[e][piece] = r.tail(float64(m), float64(piece))
		}
	}
	return r
}

// tail is the table whose places are the nodes of piece number piece of the m equal pieces of [-1, 1].
func (r *rule) tail(m, piece float64) *table {
	t := new(table)
	for i := range nodes {
		x := (2*piece+1+r.x[i])/m - 1
		at := legendre(x, nodes)
		rest := make([]float64, nodes) // rest[n] = ∫ from x to 1 of P_n
		rest[0] = 1 - x
		for n := 1; n < nodes; n++ {
			rest[n] = (at[n-1] - at[n+1]) / float64(2*n+1)
		}
		var all [nodes]float64
		for j := range all {
			var s float64
			for n := range nodes {
				s += (float64(n) + 0.5) * r.values[j][n] * rest[n]
			}
			all[j] = r.w[j] * s
		}
		for j := range nodes / 2 {
			t[i].even[j], t[i].odd[j] = (all[j]+all[nodes-1-j])/2, (all[j]-all[nodes-1-j])/2
		}
	}
	return t
}

// mesh cuts [base, top] at the points where a density of decorrelated jitter can have a kink: base·3^j and cap/3^i. The
// map x → x/3 takes every piece onto a piece, or below base, where the whole integral is reached, so that every integral
// is one of a polynomial over a part of one piece.
type mesh struct {
	rule      *rule
	base, top float64
	atTop     bool // the top is a cap: what would pass it gathers there. Otherwise what passes it is forgotten.
	parts     []part
	groups    []group   // the parts once more, by their source
	x         []float64 // all nodes, part by part
	atom      float64   // 1/(3·top - base): the density of the next wait after a wait at the top
	back      float64   // (3·top - top)/(3·top - base): the chance to stay at the top
	inverse   []float64 // 1/(3x - base) at the nodes
	over      []float64 // chance to reach the top from the nodes, (3x - top)+/(3x - base)
	weight    []float64 // quadrature weights at the nodes
	wide      []float64 // (3x - base)·weight
	beyond    []float64 // (3x - top)+·weight, 0 where nothing gathers at the top
}

type part struct {
	from, to float64
	passes   bool // some wait may reach the top from here
}

// group is a run of parts for which x/3 lies in one and the same part, the source; -1: below base.
type group struct {
	source, first, parts int
	tails                *[2]*table // from the nodes of the left half of the parts, divided by 3, to the right end of the source
}

// newMesh needs 0 < base < top. Parts longer than longest are cut into 2, 4, 8 … pieces (for what oscillates); +Inf cuts
// none. A part's source is a third as long, and so is cut into as many pieces, or half, or a quarter as many.
func newMesh(r *rule, base, top float64, atTop bool, longest float64) *mesh {
	g := &mesh{rule: r, base: base, top: top, atTop: atTop}
	cuts := []float64{base, top}
	for x := base * memoryFactor; x < top; x *= memoryFactor {
		cuts = append(cuts, x)
	}
	for x := top / memoryFactor; x > base; x /= memoryFactor {
		cuts = append(cuts, x)
	}
	slices.Sort(cuts)
	// Two points that are one but for rounding (cap = 27·base, say) are one point.
	cuts = slices.CompactFunc(cuts, func(a, b float64) bool { return math.Abs(b-a) < 1e-13*b })
	cuts[len(cuts)-1] = top
	starts, exponents := make([]int, len(cuts)), make([]int, len(cuts))
	for i := 0; i+1 < len(cuts); i++ {
		length, exponent := cuts[i+1]-cuts[i], 0
		for length > longest*float64(int(1)<<exponent) {
			exponent++
		}
		starts[i], exponents[i] = len(g.parts), exponent
		source, third := -1, (cuts[i]+cuts[i+1])/(2*memoryFactor)
		for j := range i {
			if cuts[j] < third && third < cuts[j+1] {
				source = j
			}
		}
		pieces := 1 << exponent
		for piece := range pieces {
			p := part{
				from: cuts[i] + length*float64(piece)/float64(pieces),
				to:   cuts[i] + length*float64(piece+1)/float64(pieces),
			}
			p.passes = atTop && memoryFactor*p.to > top
			g.parts = append(g.parts, p)
		}
		if source < 0 {
			g.groups = append(g.groups, group{source: -1, first: starts[i], parts: pieces})
			continue
		}
		e := exponent - exponents[source]
		for piece := range pieces >> e {
			g.groups = append(g.groups, group{starts[source] + piece, starts[i] + piece<<e, 1 << e, &r.tails[e]})
		}
	}
	g.atom = 1 / (memoryFactor*top - base)
	if atTop {
		g.back = (memoryFactor - 1) * top / (memoryFactor*top - base)
	}
	for _, p := range g.parts {
		half := (p.to - p.from) / 2
		for i := range nodes {
			x := p.from + half*(1+g.rule.x[i])
			g.x = append(g.x, x)
			g.inverse = append(g.inverse, 1/(memoryFactor*x-base))
			reach := 0.0
			if atTop {
				reach = max(0, memoryFactor*x-top) / (memoryFactor*x - base)
			}
			g.over = append(g.over, reach)
			w := half * g.rule.w[i]
			g.weight = append(g.weight, w)
			g.wide = append(g.wide, w*(memoryFactor*x-base))
			g.beyond = append(g.beyond, w*reach*(memoryFactor*x-base))
		}
	}
	return g
}

// share is a measure on [base, top]: a density at the nodes of the mesh, and an atom at the top.
type share struct {
	density []float64
	atom    float64
}

func (g *mesh) newShare() share { return share{density: make([]float64, len(g.x))} }

// advance moves a measure one wait on, from ← to, without a factor of its own:
//
//	to(x) = ∫ from max(base, x/3) to top of from(y)/(3y - base) dy  (+ the atom's part)
//
// and its atom is what would pass the top. scratch is as long as the mesh.
func (g *mesh) advance(to *share, from *share, scratch []float64) {
	for i, d := range from.density {
		scratch[i] = d * g.inverse[i]
	}
	right := from.atom * g.atom // the integral from the right end of the part to the top
	rights := make([]float64, len(g.parts))
	to.atom = from.atom * g.back
	for p := len(g.parts) - 1; p >= 0; p-- {
		rights[p] = right
		for i := p * nodes; i < (p+1)*nodes; i++ {
			right += g.weight[i] * scratch[i]
			to.atom += g.weight[i] * from.density[i] * g.over[i]
		}
	}
	for i := range g.groups {
		c := &g.groups[i]
		if c.source < 0 {
			for j := c.first * nodes; j < (c.first+c.parts)*nodes; j++ {
				to.density[j] = right
			}
			continue
		}
		half := (g.parts[c.source].to - g.parts[c.source].from) / 2
		in := (*[nodes]float64)(scratch[c.source*nodes:])
		var even, odd [nodes / 2]float64
		var whole float64
		for j := range even {
			even[j], odd[j] = half*(in[j]+in[nodes-1-j]), half*(in[j]-in[nodes-1-j])
			whole += g.rule.w[j] * even[j]
		}
		fromLeft := rights[c.source]
		fromRight := fromLeft + whole
		for piece := range max(1, c.parts/2) {
			tail := c.tails[piece]
			left := to.density[(c.first+piece)*nodes:]
			right := to.density[(c.first+c.parts-1-piece)*nodes:]
			for i := range c.rows() {
				row := &tail[i]
				var e, o float64
				for j := range even {
					e += row.even[j] * even[j]
					o += row.odd[j] * odd[j]
				}
				left[i], right[nodes-1-i] = fromLeft+(o+e), fromRight+(o-e)
			}
		}
	}
}

// rows is how many places of each table a group needs: a part that is alone is its own mirror image.
func (c *group) rows() int {
	if c.parts == 1 {
		return nodes / 2
	}
	return nodes
}

// first is the law of the first wait, U(base, 3·base) limited by the top.
func (g *mesh) first() share {
	s := g.newShare()
	level := 1 / ((memoryFactor - 1) * g.base)
	for i, x := range g.x {
		if x < memoryFactor*g.base {
			s.density[i] = level
		}
	}
	if g.atTop {
		s.atom = max(0, memoryFactor*g.base-g.top) * level
	}
	return s
}

func (g *mesh) mass(s *share) float64 {
	total := s.atom
	for i, w := range g.weight {
		total += w * s.density[i]
	}
	return total
}

func (g *mesh) mean(s *share) float64 {
	total := s.atom * g.top
	for i, w := range g.weight {
		total += w * s.density[i] * g.x[i]
	}
	return total
}
