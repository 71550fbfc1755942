package api

import (
	"errors"

	"contend/core/fault"
	"contend/core/rng"
	"contend/core/wire"
)

// Seed is an [rng.Seed] on the wire: a JSON number or a string of decimal digits, of any size and sign. It is written
// as a string, because no JSON reader keeps the digits of a large number.
type Seed struct{ rng.Seed }

// DecodeWire reads the seed. A fault names field, whatever the seed is called in that request.
func (s *Seed) DecodeWire(v *wire.Value, field string) error {
	if v.Kind != wire.Number && v.Kind != wire.String {
		return fault.New(fault.WrongType, field,
			field+" must be a whole number, or a string of its digits, not a "+v.Kind.String()+".",
			"expected", "a whole number", "found", v.Kind.String())
	}
	err := s.DecodeText(v.Text)
	var f *fault.Error
	if errors.As(err, &f) {
		f.Field = field
	}
	return err
}

// TypeScript says how a seed looks there.
func (Seed) TypeScript() string { return "number | string" }

// EncodeWire gives the digits.
func (s Seed) EncodeWire() any { return s.EncodeText() }
