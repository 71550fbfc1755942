package wire

import (
	"math"
	"reflect"
	"slices"
	"strconv"
	"unicode/utf8"

	"contend/core/fault"
)

// Encoder is a type that is written as another value: a union, or an integer of any size as its text.
type Encoder interface {
	EncodeWire() any
}

// Series is a long list of numbers. Given a Bulk, Encode writes only where in the bulk it stands, and the bridge hands
// the bulk over as one typed array instead of text; without one it is a plain list.
type Series []float64

// Bulk collects the numbers of every Series, and of every long list of pairs, of one result.
type Bulk []float64

// SeriesKey marks a series in the text: {"$series": [start, length]} into the bulk.
const SeriesKey = "$series"

// PairsKey marks a long list of pairs in the text: {"$pairs": [start, pairs]}, two numbers of the bulk for each.
const PairsKey = "$pairs"

// shortSeries is the length up to which text is as good as a typed array.
const shortSeries = 64

// Encode writes v as JSON. Integers beyond 2^53 become decimal strings, as no JavaScript number could hold them. A float
// that is not finite is a fault of ours ("internal"): no result may carry one.
func Encode(v any, bulk *Bulk) ([]byte, error) {
	e := encoder{bulk: bulk}
	e.any(reflect.ValueOf(v))
	if e.err != nil {
		return nil, e.err
	}
	return e.out, nil
}

type encoder struct {
	out  []byte
	bulk *Bulk
	err  error
}

// any recurses along Go types; values on the wire are trees of bounded depth.
func (e *encoder) any(v reflect.Value) {
	if !v.IsValid() {
		e.out = append(e.out, "null"...)
		return
	}
	if v.Kind() == reflect.Pointer && v.IsNil() {
		e.out = append(e.out, "null"...)
		return
	}
	switch x := v.Interface().(type) {
	case Encoder:
		e.any(reflect.ValueOf(x.EncodeWire()))
		return
	case Value:
		e.value(&x)
		return
	case Series:
		if e.bulk != nil && len(x) > shortSeries {
			e.mark(SeriesKey, len(x))
			*e.bulk = append(*e.bulk, x...)
			for _, f := range x {
				e.finite(f)
			}
			return
		}
	case [][2]float64: // a distribution, for one
		if e.bulk != nil && len(x) > shortSeries {
			e.mark(PairsKey, len(x))
			for _, pair := range x {
				*e.bulk = append(*e.bulk, pair[0], pair[1])
				e.finite(pair[0])
				e.finite(pair[1])
			}
			return
		}
	case [][2]int64:
		if e.bulk != nil && len(x) > shortSeries && exact(x) {
			e.mark(PairsKey, len(x))
			for _, pair := range x {
				*e.bulk = append(*e.bulk, float64(pair[0]), float64(pair[1]))
			}
			return
		}
	}
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		e.any(v.Elem())
	case reflect.Struct:
		e.object(v)
	case reflect.Slice, reflect.Array:
		e.out = append(e.out, '[')
		for i := range v.Len() {
			if i > 0 {
				e.out = append(e.out, ',')
			}
			e.any(v.Index(i))
		}
		e.out = append(e.out, ']')
	case reflect.Map:
		e.mapping(v)
	case reflect.String:
		e.out = appendString(e.out, v.String())
	case reflect.Bool:
		e.out = strconv.AppendBool(e.out, v.Bool())
	case reflect.Float64:
		e.float(v.Float())
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		n := v.Int()
		if n > maxExact || n < -maxExact {
			e.out = appendString(e.out, strconv.FormatInt(n, 10))
			return
		}
		e.out = strconv.AppendInt(e.out, n, 10)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		n := v.Uint()
		if n > maxExact {
			e.out = appendString(e.out, strconv.FormatUint(n, 10))
			return
		}
		e.out = strconv.AppendUint(e.out, n, 10)
	default:
		e.fail("wire cannot write a " + v.Type().String() + ".")
	}
}

// mark writes where in the bulk the next n elements will stand.
func (e *encoder) mark(key string, n int) {
	e.out = append(e.out, `{"`+key+`":[`...)
	e.out = strconv.AppendInt(e.out, int64(len(*e.bulk)), 10)
	e.out = append(e.out, ',')
	e.out = strconv.AppendInt(e.out, int64(n), 10)
	e.out = append(e.out, `]}`...)
}

// exact tells whether a float64 holds every one of these integers; those that it does not go as text, digit by digit.
func exact(pairs [][2]int64) bool {
	for _, pair := range pairs {
		for _, n := range pair {
			if n > maxExact || n < -maxExact {
				return false
			}
		}
	}
	return true
}

func (e *encoder) fail(message string) {
	if e.err == nil {
		e.err = fault.New(fault.Internal, "", message)
	}
}

func (e *encoder) finite(f float64) bool {
	if math.IsNaN(f) || math.IsInf(f, 0) {
		e.fail("A result held a number that is not finite.")
		return false
	}
	return true
}

func (e *encoder) float(f float64) {
	if !e.finite(f) {
		return
	}
	if f == 0 {
		e.out = append(e.out, '0') // never −0
		return
	}
	format := byte('f')
	if a := math.Abs(f); a < 1e-6 || a >= 1e21 {
		format = 'e'
	}
	e.out = strconv.AppendFloat(e.out, f, format, -1, 64)
}

func (e *encoder) object(v reflect.Value) {
	e.out = append(e.out, '{')
	first := true
	for _, c := range planOf(v.Type()) {
		f := v.FieldByIndex(c.index)
		if c.omitEmpty && (f.IsZero() || f.Kind() == reflect.Slice && f.Len() == 0) {
			continue
		}
		if !first {
			e.out = append(e.out, ',')
		}
		first = false
		e.out = appendString(e.out, c.name)
		e.out = append(e.out, ':')
		e.any(f)
	}
	e.out = append(e.out, '}')
}

// mapping writes keys in order, so that the same result is the same text.
func (e *encoder) mapping(v reflect.Value) {
	if v.Type().Key().Kind() != reflect.String {
		e.fail("wire writes maps by string only.")
		return
	}
	// Maps on the wire are the few arguments of a fault: inserting in order is enough, and package slices' sort would
	// add 5 KB to the page.
	keys := make([]string, 0, v.Len())
	for _, k := range v.MapKeys() {
		at := len(keys)
		for at > 0 && keys[at-1] > k.String() {
			at--
		}
		keys = slices.Insert(keys, at, k.String())
	}
	e.out = append(e.out, '{')
	for i, k := range keys {
		if i > 0 {
			e.out = append(e.out, ',')
		}
		e.out = appendString(e.out, k)
		e.out = append(e.out, ':')
		e.any(v.MapIndex(reflect.ValueOf(k).Convert(v.Type().Key())))
	}
	e.out = append(e.out, '}')
}

func (e *encoder) value(v *Value) {
	switch v.Kind {
	case Null:
		e.out = append(e.out, "null"...)
	case Bool, Number:
		e.out = append(e.out, v.Text...)
	case String:
		e.out = appendString(e.out, v.Text)
	case List:
		e.out = append(e.out, '[')
		for i := range v.Items {
			if i > 0 {
				e.out = append(e.out, ',')
			}
			e.value(&v.Items[i])
		}
		e.out = append(e.out, ']')
	case Object:
		e.out = append(e.out, '{')
		for i := range v.Fields {
			if i > 0 {
				e.out = append(e.out, ',')
			}
			e.out = appendString(e.out, v.Fields[i].Name)
			e.out = append(e.out, ':')
			e.value(&v.Fields[i].Value)
		}
		e.out = append(e.out, '}')
	}
}

const hexDigits = "0123456789abcdef"

func appendString(out []byte, s string) []byte {
	out = append(out, '"')
	for i := 0; i < len(s); {
		c := s[i]
		if c >= utf8.RuneSelf {
			r, size := utf8.DecodeRuneInString(s[i:])
			out = utf8.AppendRune(out, r) // an invalid byte becomes U+FFFD
			i += size
			continue
		}
		switch {
		case c == '"' || c == '\\':
			out = append(out, '\\', c)
		case c == '\n':
			out = append(out, '\\', 'n')
		case c < ' ' || c == 0x7f:
			out = append(out, '\\', 'u', '0', '0', hexDigits[c>>4], hexDigits[c&15])
		default:
			out = append(out, c)
		}
		i++
	}
	return append(out, '"')
}
