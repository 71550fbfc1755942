package claims

import (
	"math"

	"contend/core/wire"
)

// Holds tells whether computed stands to expected as the claim says. Values of different kinds never do, and lists do
// entry by entry.
func (c *Claim) Holds(computed, expected *wire.Value) bool {
	if c.Relation == "" || c.Relation == Equal {
		return c.same(computed, expected)
	}
	x, err := computed.Float("")
	if err != nil {
		return false
	}
	y, err := expected.Float("")
	if err != nil {
		return false
	}
	if c.Relation == Less {
		return x < y
	}
	return x > y
}

// Agrees tells whether computed is what the erratum says, by the claim's tolerances.
func (c *Claim) Agrees(computed *wire.Value) bool {
	right, err := wire.Parse(c.Right)
	return err == nil && c.same(computed, &right)
}

// Margin is how far a number may be from the expected one and still count as equal.
func (c *Claim) Margin(expected float64) float64 {
	return max(c.Absolute, c.Relative*math.Abs(expected))
}

// same recurses along values whose depth wire has bounded.
func (c *Claim) same(a, b *wire.Value) bool {
	if a.Kind != b.Kind {
		return false
	}
	switch a.Kind {
	case wire.Number:
		x, err := a.Float("")
		if err != nil {
			return false
		}
		y, err := b.Float("")
		if err != nil {
			return false
		}
		return math.Abs(x-y) <= c.Margin(y)
	case wire.List:
		if len(a.Items) != len(b.Items) {
			return false
		}
		for i := range a.Items {
			if !c.same(&a.Items[i], &b.Items[i]) {
				return false
			}
		}
		return true
	case wire.Object:
		return false // no claim is about a whole object
	}
	return a.Text == b.Text
}
