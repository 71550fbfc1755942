package api

import (
	"contend/core/fault"
	"contend/core/sim"
	"contend/core/wire"
)

// MutexOptions are an algorithm's options by name: true or false, a number, a name, or a list of numbers, as the catalog
// says of each. What is left out has its default.
type MutexOptions map[string]sim.Value

// DecodeWire reads the options. A fault names field and the option.
func (o *MutexOptions) DecodeWire(v *wire.Value, field string) error {
	if v.Kind != wire.Object {
		return fault.New(fault.WrongType, field, field+" must be an object, not a "+v.Kind.String()+".", "expected", "an object", "found", v.Kind.String())
	}
	read := MutexOptions{}
	for k := range v.Fields {
		f := &v.Fields[k]
		at := field + "." + fault.Short(f.Name)
		var value sim.Value
		var err error
		switch f.Value.Kind {
		case wire.Bool:
			err = wire.BindField(&f.Value, &value.Bool, at)
		case wire.Number:
			err = wire.BindField(&f.Value, &value.Number, at)
		case wire.String:
			err = wire.BindField(&f.Value, &value.Name, at)
		case wire.List:
			err = wire.BindField(&f.Value, &value.List, at)
		default:
			err = fault.New(fault.WrongType, at, at+" must be true or false, a number, a name or a list of numbers, not a "+f.Value.Kind.String()+".",
				"expected", "true or false, a number, a name or a list of numbers", "found", f.Value.Kind.String())
		}
		if err != nil {
			return err
		}
		read[f.Name] = value
	}
	*o = read
	return nil
}

// EncodeWire gives the options as they are read.
func (o MutexOptions) EncodeWire() any {
	out := map[string]any{}
	for name, v := range o {
		switch {
		case v.Bool != nil:
			out[name] = *v.Bool
		case v.Number != nil:
			out[name] = *v.Number
		case v.Name != nil:
			out[name] = *v.Name
		default:
			out[name] = v.List
		}
	}
	return out
}

// TypeScript says how they look there.
func (MutexOptions) TypeScript() string {
	return "Record<string, boolean | number | string | number[]>"
}
