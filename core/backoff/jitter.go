package backoff

import (
	"strings"

	"contend/core/fault"
	"contend/core/wire"
)

// Names of the strategies, as the requests write them.
const (
	None         = "none"
	Full         = "full"
	Equal        = "equal"
	Decorrelated = "decorrelated"
	// Custom is the name of a jitter given by its bounds; requests write {"lo": …, "hi": …} instead.
	Custom = "custom"
)

// memoryFactor is the 3 of decorrelated jitter: a wait is drawn up to three times the one before.
const memoryFactor = 3

// strategy is one row of the table below.
type strategy struct {
	name   string
	lo, hi float64 // the wait is the ceiling times a uniform number of [lo, hi]
	memory bool    // the wait is drawn from the one before instead, and lo, hi play no part
}

// strategies is the only list of them.
var strategies = []strategy{
	{name: None, lo: 1, hi: 1},
	{name: Full, lo: 0, hi: 1},
	{name: Equal, lo: 0.5, hi: 1},
	{name: Decorrelated, memory: true},
}

// Strategies lists the names a request may write, in the order in which they are shown.
func Strategies() []string {
	names := make([]string, len(strategies))
	for i := range strategies {
		names[i] = strategies[i].name
	}
	return names
}

// Jitter is a strategy by its name, or Custom with bounds: the wait is the ceiling times a uniform number of [Lo, Hi],
// 0 ≤ Lo ≤ Hi ≤ MaxJitter, and Hi 0 or at least MinJitter. For a named strategy Lo and Hi are not read.
type Jitter struct {
	Name   string
	Lo, Hi float64
}

// Uniform is the jitter that multiplies the ceiling by a uniform number of [lo, hi].
func Uniform(lo, hi float64) Jitter { return Jitter{Name: Custom, Lo: lo, Hi: hi} }

func (j Jitter) find() *strategy {
	for i := range strategies {
		if strategies[i].name == j.Name {
			return &strategies[i]
		}
	}
	return nil
}

// Bounds is what the ceiling is multiplied by; false for a jitter that does not multiply a ceiling.
func (j Jitter) Bounds() (lo, hi float64, affine bool) {
	if j.Name == Custom {
		return j.Lo, j.Hi, true
	}
	s := j.find()
	if s == nil || s.memory {
		return 0, 0, false
	}
	return s.lo, s.hi, true
}

func (j Jitter) memory() bool {
	s := j.find()
	return s != nil && s.memory
}

func (j Jitter) validate() error {
	if j.Name == Custom {
		if err := within("jitter.lo", j.Lo, 0, MaxJitter); err != nil {
			return err
		}
		if err := zeroOr("jitter.hi", j.Hi, MinJitter, MaxJitter); err != nil {
			return err
		}
		return within("jitter.hi", j.Hi, j.Lo, MaxJitter)
	}
	if j.find() == nil {
		return fault.OneOf("jitter", j.Name, Strategies()...)
	}
	return nil
}

// bounds is a jitter as an object on the wire.
type bounds struct {
	Lo float64 `json:"lo"`
	Hi float64 `json:"hi"`
}

// DecodeWire reads a name, or an object {"lo": …, "hi": …} with both bounds. It leaves the ranges to Validate.
func (j *Jitter) DecodeWire(v *wire.Value, field string) error {
	switch v.Kind {
	case wire.String:
		named := Jitter{Name: v.Text}
		if named.find() == nil {
			return fault.OneOf(field, v.Text, Strategies()...)
		}
		*j = named
		return nil
	case wire.Object:
		for i := range v.Fields {
			if name := v.Fields[i].Name; name != "lo" && name != "hi" {
				return fault.New(fault.UnknownField, field+"."+name,
					field+" has no field "+name+": it has lo and hi.", "allowed", []string{"lo", "hi"})
			}
		}
		lo, err := bound(v, field, "lo")
		if err != nil {
			return err
		}
		hi, err := bound(v, field, "hi")
		if err != nil {
			return err
		}
		*j = Uniform(lo, hi)
		return nil
	}
	return fault.New(fault.WrongType, field, field+" must be the name of a strategy, or an object with lo and hi.",
		"expected", "a name or {lo, hi}", "found", v.Kind.String())
}

func bound(v *wire.Value, field, name string) (float64, error) {
	path := field + "." + name
	given, ok := v.Get(name)
	if !ok {
		return 0, fault.New(fault.Missing, path, path+" is missing: a jitter that is no name needs lo and hi.")
	}
	return given.Float(path)
}

// TypeScript says how a jitter looks there.
func (Jitter) TypeScript() string {
	return "'" + strings.Join(Strategies(), "' | '") + "' | { lo: number; hi: number }"
}

// EncodeWire writes the name, or the bounds.
func (j Jitter) EncodeWire() any {
	if j.Name == Custom {
		return bounds{j.Lo, j.Hi}
	}
	return j.Name
}
