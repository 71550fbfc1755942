package wire

import (
	"math"
	"reflect"
	"strconv"
	"strings"

	"contend/core/fault"
)

// Decoder is a type that reads itself from a Value: a union such as a name or an object, or an integer of any size.
// field is the path to name in a fault.
type Decoder interface {
	DecodeWire(v *Value, field string) error
}

// Decode parses text and binds it to the struct that into points to. What the text leaves out keeps the value it had in
// into: that is how a method states its defaults.
func Decode(text string, into any) error {
	v, err := Parse(text)
	if err != nil {
		return err
	}
	return Bind(&v, into)
}

// Bind writes v into what into points to. It is strict: a field that into does not have, and a value of another type,
// are faults that carry the field's path ("faults.crash[2]").
func Bind(v *Value, into any) error { return BindField(v, into, "") }

// BindField is Bind for a part of a request: faults name field, or what lies below it. A Decoder uses it for a part that
// has a type of its own.
func BindField(v *Value, into any, field string) error {
	target := reflect.ValueOf(into)
	if target.Kind() != reflect.Pointer || target.IsNil() {
		return fault.New(fault.Internal, "", "Bind needs a pointer.")
	}
	return bind(v, target.Elem(), field)
}

func wrongType(field, expected string, v *Value) error {
	if field == "" {
		field = "request"
	}
	return fault.New(fault.WrongType, field,
		field+" must be "+expected+", not "+article(v.Kind)+".", "expected", expected, "found", v.Kind.String())
}

func article(k Kind) string {
	switch k {
	case Null:
		return "null"
	case Object:
		return "an object"
	}
	return "a " + k.String()
}

// bind recurses along Go types, which are finite, and along Value, whose depth Parse has bounded.
func bind(v *Value, to reflect.Value, field string) error {
	if to.CanAddr() {
		if d, ok := to.Addr().Interface().(Decoder); ok {
			return d.DecodeWire(v, field)
		}
		if raw, ok := to.Addr().Interface().(*Value); ok {
			*raw = *v
			return nil
		}
	}
	switch to.Kind() {
	case reflect.Pointer:
		if v.Kind == Null {
			to.SetZero()
			return nil
		}
		fresh := reflect.New(to.Type().Elem())
		if err := bind(v, fresh.Elem(), field); err != nil {
			return err
		}
		to.Set(fresh)
		return nil
	case reflect.Struct:
		return bindStruct(v, to, field)
	case reflect.Slice:
		if v.Kind != List {
			return wrongType(field, "a list", v)
		}
		out := reflect.MakeSlice(to.Type(), len(v.Items), len(v.Items))
		for i := range v.Items {
			if err := bind(&v.Items[i], out.Index(i), field+"["+strconv.Itoa(i)+"]"); err != nil {
				return err
			}
		}
		to.Set(out)
		return nil
	case reflect.Array:
		if v.Kind != List {
			return wrongType(field, "a list of "+strconv.Itoa(to.Len()), v)
		}
		if len(v.Items) != to.Len() {
			expected, found := "a list of "+strconv.Itoa(to.Len()), "a list of "+strconv.Itoa(len(v.Items))
			return fault.New(fault.WrongType, field, field+" must be "+expected+", not "+found+".", "expected", expected, "found", found)
		}
		for i := range v.Items {
			if err := bind(&v.Items[i], to.Index(i), field+"["+strconv.Itoa(i)+"]"); err != nil {
				return err
			}
		}
		return nil
	case reflect.String:
		if v.Kind != String {
			return wrongType(field, "a string", v)
		}
		to.SetString(v.Text)
		return nil
	case reflect.Bool:
		if v.Kind != Bool {
			return wrongType(field, "true or false", v)
		}
		to.SetBool(v.Text == "true")
		return nil
	case reflect.Float64:
		x, err := v.Float(field)
		if err != nil {
			return err
		}
		to.SetFloat(x)
		return nil
	case reflect.Int, reflect.Int64:
		n, err := v.Integer(field)
		if err != nil {
			return err
		}
		to.SetInt(n)
		return nil
	}
	return fault.New(fault.Internal, field, "wire cannot read a "+to.Type().String()+".")
}

func bindStruct(v *Value, to reflect.Value, field string) error {
	if v.Kind != Object {
		return wrongType(field, "an object", v)
	}
	plan := planOf(to.Type())
	for i := range v.Fields {
		f := &v.Fields[i]
		path := f.Name
		if field != "" {
			path = field + "." + f.Name
		}
		at := plan.find(f.Name)
		if at < 0 {
			names := plan.names()
			path = fault.Short(path)
			return fault.New(fault.UnknownField, path,
				path+" is no field here; there are "+strings.Join(names, ", ")+".", "allowed", names)
		}
		if err := bind(&f.Value, to.FieldByIndex(plan[at].index), path); err != nil {
			return err
		}
	}
	return nil
}

// Float reads a finite number. Text such as 1e999 is a fault, never an infinity.
func (v *Value) Float(field string) (float64, error) {
	if v.Kind != Number {
		return 0, wrongType(field, "a number", v)
	}
	x, err := strconv.ParseFloat(v.Text, 64)
	if x == 0 && v.isNotZero() {
		return 0, fault.New(fault.OutOfRange, field, field+" is nearer to 0 than a number can be, and not 0: "+fault.Short(v.Text)+". Write 0 if that is meant.",
			"value", fault.Short(v.Text))
	}
	if err != nil || math.IsInf(x, 0) {
		return 0, fault.New(fault.OutOfRange, field, field+" is beyond what a number can hold; it must be from −1.797e308 to 1.797e308.",
			"value", fault.Short(v.Text), "min", -math.MaxFloat64, "max", math.MaxFloat64)
	}
	return x, nil
}

// isNotZero tells whether a number's text has a digit other than 0 before its exponent.
func (v *Value) isNotZero() bool {
	mantissa, _, _ := strings.Cut(strings.ToLower(v.Text), "e")
	return strings.ContainsAny(mantissa, "123456789")
}

// maxExact is 2^53: JSON numbers up to it are exact in every JavaScript engine.
const maxExact = 1 << 53

// Integer reads a whole number of at most 2^53 in size; 4.0 and 4e0 are whole.
func (v *Value) Integer(field string) (int64, error) {
	x, err := v.Float(field)
	if err != nil {
		return 0, err
	}
	if x != math.Trunc(x) {
		return 0, wrongNumber(field, v.Text)
	}
	if x > maxExact || x < -maxExact {
		return 0, fault.New(fault.OutOfRange, field, field+" must be from −2^53 to 2^53, not "+fault.Short(v.Text)+".",
			"value", fault.Short(v.Text), "min", float64(-maxExact), "max", float64(maxExact))
	}
	return int64(x), nil
}

func wrongNumber(field, text string) error {
	return fault.New(fault.WrongType, field, field+" must be a whole number, not "+fault.Short(text)+".",
		"expected", "a whole number", "found", fault.Short(text))
}
