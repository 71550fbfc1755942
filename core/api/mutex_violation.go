package api

import (
	"math"
	"strconv"
	"strings"

	"contend/core/fault"
	"contend/core/mutex"
	"contend/core/pace"
	"contend/core/wire"
)

// MutexViolationRequest asks how likely it is that replicas which forget let two in.
type MutexViolationRequest struct {
	Replicas         int      `json:"replicas"`         // 1 to 1,000
	Majority         int      `json:"majority"`         // more than half of them
	ResetProbability Fraction `json:"resetProbability"` // that a replica forgets while the resource is held, 0 to 1
}

// Fraction is a number, or two whole ones with a stroke between: 0.001 or "1/1080".
type Fraction struct{ above, below float64 }

// DecodeWire reads the fraction. A fault names field.
func (f *Fraction) DecodeWire(v *wire.Value, field string) error {
	wrong := fault.New(fault.WrongType, field, field+" must be a number, or a fraction of whole numbers such as \"1/1080\".", "expected", "a number or a fraction", "found", v.Kind.String())
	switch v.Kind {
	case wire.Number:
		*f = Fraction{below: 1}
		return wire.BindField(v, &f.above, field)
	case wire.String:
		above, below, found := strings.Cut(v.Text, "/")
		if !found {
			below = "1"
		}
		a, err := strconv.ParseUint(strings.TrimSpace(above), 10, 53)
		if err != nil {
			return wrong
		}
		b, err := strconv.ParseUint(strings.TrimSpace(below), 10, 53)
		if err != nil || b == 0 {
			return wrong
		}
		*f = Fraction{float64(a), float64(b)}
		return nil
	}
	return wrong
}

// EncodeWire gives the fraction as it is read.
func (f Fraction) EncodeWire() any {
	if f.below == 1 {
		return f.above
	}
	return strconv.FormatFloat(f.above, 'f', -1, 64) + "/" + strconv.FormatFloat(f.below, 'f', -1, 64)
}

// TypeScript says how a fraction looks there.
func (Fraction) TypeScript() string { return "number | string" }

// MutexViolation is that probability. Standing: exact, to about 15 digits.
type MutexViolation struct {
	Probability float64       `json:"probability"` // 0 below 10^-323
	Log10       *float64      `json:"log10"`       // null: the probability is 0
	Mantissa    float64       `json:"mantissa"`    // in [1, 10)
	Exponent    int           `json:"exponent"`    // of ten
	Least       int           `json:"least"`       // the fewest of the voters that must forget
	Terms       [][2]*float64 `json:"terms"`       // [k, log10 of the probability that exactly k voters forget]; null for 0
	ByMajority  [][2]*float64 `json:"byMajority"`  // [majority, log10 of its probability]; null for 0
	AnyResets   float64       `json:"anyResets"`   // that some replica forgets at all: 1 − (1 − p)^n
}

func mutexViolation(_ *pace.Meter, r MutexViolationRequest) (MutexViolation, error) {
	v, err := mutex.ViolationOf(r.Replicas, r.Majority, r.ResetProbability.above, r.ResetProbability.below)
	if err != nil {
		return MutexViolation{}, err
	}
	out := MutexViolation{Probability: v.Probability, Log10: logarithm(v.Log10), Mantissa: v.Mantissa, Exponent: v.Exponent, Least: v.Least, AnyResets: v.AnyResets}
	for _, t := range v.Terms {
		out.Terms = append(out.Terms, numbered(t.K, t.Log10))
	}
	for _, s := range v.ByMajority {
		out.ByMajority = append(out.ByMajority, numbered(s.Majority, s.Log10))
	}
	return out, nil
}

func numbered(k int, log10 float64) [2]*float64 {
	number := float64(k)
	return [2]*float64{&number, logarithm(log10)}
}

// logarithm is nil for that of 0.
func logarithm(x float64) *float64 {
	if math.IsInf(x, -1) {
		return nil
	}
	return &x
}
