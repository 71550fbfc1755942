// Package wire turns JSON text into Go values and back, for the calls between page and core.
//
// It is not encoding/json, for two reasons that were weighed. encoding/json adds 150 KB to a page whose whole budget is
// 1.5 MB, a tenth of it for a codec. And its errors do not fit: a request is typed by a person into a form, a link or a
// shell, so every fault must name the field by its path, what was found and what belongs there. This package does that
// and no more: structs by their json tags, slices, arrays, numbers, strings, booleans, pointers and its own Value.
package wire

import (
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"contend/core/fault"
)

// Kind is the JSON type of a Value.
type Kind uint8

// The JSON types.
const (
	Null Kind = iota
	Bool
	Number
	String
	List
	Object
)

var kindNames = [...]string{"null", "boolean", "number", "string", "list", "object"}

func (k Kind) String() string { return kindNames[k] }

// Value is parsed JSON. Numbers keep their text, so that an integer of any size arrives as it was written.
type Value struct {
	Kind   Kind
	Text   string // of a number as written, of a string unescaped, "true" or "false" of a boolean
	Items  []Value
	Fields []Field // in the order of the text
}

// Field is one member of an object.
type Field struct {
	Name  string
	Value Value
}

// Get finds a member of an object.
func (v *Value) Get(name string) (*Value, bool) {
	for i := range v.Fields {
		if v.Fields[i].Name == name {
			return &v.Fields[i].Value, true
		}
	}
	return nil, false
}

// Limits of a request. They are far above anything the page sends and far below what could hurt it.
const (
	MaxText  = 4 << 20 // bytes of JSON
	maxDepth = 64      // nested lists and objects
)

// Parse reads one JSON value (RFC 8259) and nothing after it. The fault is "syntax" with line and column, or
// "too-large". A name given twice in one object is refused: one of the two would be lost.
func Parse(text string) (Value, error) {
	if len(text) > MaxText {
		return Value{}, fault.Large("request", MaxText, "the request has "+strconv.Itoa(len(text))+" bytes of JSON")
	}
	p := parser{text: text}
	p.space()
	v, err := p.value(0)
	if err != nil {
		return Value{}, err
	}
	p.space()
	if p.at < len(text) {
		return Value{}, p.bad("something follows the end of the JSON value")
	}
	return v, nil
}

type parser struct {
	text string
	at   int
}

func (p *parser) bad(what string) error {
	before := p.text[:min(p.at, len(p.text))]
	line := 1 + strings.Count(before, "\n")
	column := utf8.RuneCountInString(before[strings.LastIndexByte(before, '\n')+1:]) + 1
	return fault.New(fault.Syntax, "request",
		"The request is not JSON: "+what+", at line "+strconv.Itoa(line)+", column "+strconv.Itoa(column)+".",
		"line", line, "column", column, "problem", what)
}

func (p *parser) space() {
	for p.at < len(p.text) {
		switch p.text[p.at] {
		case ' ', '\t', '\n', '\r':
			p.at++
		default:
			return
		}
	}
}

// value recurses, but never deeper than maxDepth.
func (p *parser) value(depth int) (Value, error) {
	if p.at >= len(p.text) {
		return Value{}, p.bad("it ends too early")
	}
	if depth > maxDepth {
		return Value{}, fault.Large("request", maxDepth, "lists and objects are nested deeper than that")
	}
	switch c := p.text[p.at]; {
	case c == '{':
		return p.object(depth)
	case c == '[':
		return p.list(depth)
	case c == '"':
		s, err := p.str()
		return Value{Kind: String, Text: s}, err
	case c == '-' || c >= '0' && c <= '9':
		return p.number()
	case p.word("true"):
		return Value{Kind: Bool, Text: "true"}, nil
	case p.word("false"):
		return Value{Kind: Bool, Text: "false"}, nil
	case p.word("null"):
		return Value{Kind: Null}, nil
	}
	return Value{}, p.bad("expected a value")
}

func (p *parser) word(w string) bool {
	if strings.HasPrefix(p.text[p.at:], w) {
		p.at += len(w)
		return true
	}
	return false
}

func (p *parser) digits() bool {
	start := p.at
	for p.at < len(p.text) && p.text[p.at] >= '0' && p.text[p.at] <= '9' {
		p.at++
	}
	return p.at > start
}

func (p *parser) number() (Value, error) {
	start := p.at
	if p.text[p.at] == '-' {
		p.at++
	}
	first := p.at
	if !p.digits() {
		return Value{}, p.bad("a number needs a digit")
	}
	if p.text[first] == '0' && p.at > first+1 {
		return Value{}, p.bad("a number does not start with 0")
	}
	if p.at < len(p.text) && p.text[p.at] == '.' {
		p.at++
		if !p.digits() {
			return Value{}, p.bad("a number needs a digit after the point")
		}
	}
	if p.at < len(p.text) && (p.text[p.at] == 'e' || p.text[p.at] == 'E') {
		p.at++
		if p.at < len(p.text) && (p.text[p.at] == '+' || p.text[p.at] == '-') {
			p.at++
		}
		if !p.digits() {
			return Value{}, p.bad("a number needs a digit in its exponent")
		}
	}
	return Value{Kind: Number, Text: p.text[start:p.at]}, nil
}

func (p *parser) str() (string, error) {
	p.at++
	start := p.at
	// Most strings have no escapes and are a slice of the text.
	for p.at < len(p.text) {
		c := p.text[p.at]
		if c == '"' {
			s := p.text[start:p.at]
			p.at++
			return strings.ToValidUTF8(s, "\ufffd"), nil
		}
		if c == '\\' || c < ' ' {
			break
		}
		p.at++
	}
	out := []byte(p.text[start:p.at])
	for p.at < len(p.text) {
		c := p.text[p.at]
		switch {
		case c == '"':
			p.at++
			return strings.ToValidUTF8(string(out), "\ufffd"), nil
		case c < ' ':
			return "", p.bad("a control character stands unescaped in a string")
		case c != '\\':
			out = append(out, c)
			p.at++
		default:
			p.at++
			if p.at >= len(p.text) {
				return "", p.bad("a string does not end")
			}
			e := p.text[p.at]
			p.at++
			switch e {
			case '"', '\\', '/':
				out = append(out, e)
			case 'b':
				out = append(out, '\b')
			case 'f':
				out = append(out, '\f')
			case 'n':
				out = append(out, '\n')
			case 'r':
				out = append(out, '\r')
			case 't':
				out = append(out, '\t')
			case 'u':
				r, ok := p.hex4()
				if !ok {
					return "", p.bad("\\u needs four hexadecimal digits")
				}
				if utf16.IsSurrogate(r) {
					low := rune(utf8.RuneError)
					if strings.HasPrefix(p.text[p.at:], `\u`) {
						mark := p.at
						p.at += 2
						if next, ok := p.hex4(); ok {
							low = next
						}
						if utf16.DecodeRune(r, low) == utf8.RuneError {
							p.at = mark
						}
					}
					r = utf16.DecodeRune(r, low)
				}
				out = utf8.AppendRune(out, r)
			default:
				return "", p.bad("unknown escape in a string")
			}
		}
	}
	return "", p.bad("a string does not end")
}

func (p *parser) hex4() (rune, bool) {
	if p.at+4 > len(p.text) {
		return 0, false
	}
	n, err := strconv.ParseUint(p.text[p.at:p.at+4], 16, 16)
	if err != nil {
		return 0, false
	}
	p.at += 4
	return rune(n), true
}

func (p *parser) list(depth int) (Value, error) {
	v := Value{Kind: List}
	p.at++
	p.space()
	if p.at < len(p.text) && p.text[p.at] == ']' {
		p.at++
		return v, nil
	}
	for {
		p.space()
		item, err := p.value(depth + 1)
		if err != nil {
			return v, err
		}
		v.Items = append(v.Items, item)
		p.space()
		if p.at >= len(p.text) {
			return v, p.bad("a list does not end")
		}
		switch p.text[p.at] {
		case ',':
			p.at++
		case ']':
			p.at++
			return v, nil
		default:
			return v, p.bad("expected , or ] in a list")
		}
	}
}

func (p *parser) object(depth int) (Value, error) {
	v := Value{Kind: Object}
	p.at++
	p.space()
	if p.at < len(p.text) && p.text[p.at] == '}' {
		p.at++
		return v, nil
	}
	seen := map[string]bool{}
	for {
		p.space()
		if p.at >= len(p.text) || p.text[p.at] != '"' {
			return v, p.bad("expected a name in quotation marks in an object")
		}
		name, err := p.str()
		if err != nil {
			return v, err
		}
		if seen[name] {
			return v, p.bad("the name " + strconv.Quote(fault.Short(name)) + " stands twice in one object")
		}
		seen[name] = true
		p.space()
		if p.at >= len(p.text) || p.text[p.at] != ':' {
			return v, p.bad("expected : after a name")
		}
		p.at++
		p.space()
		item, err := p.value(depth + 1)
		if err != nil {
			return v, err
		}
		v.Fields = append(v.Fields, Field{name, item})
		p.space()
		if p.at >= len(p.text) {
			return v, p.bad("an object does not end")
		}
		switch p.text[p.at] {
		case ',':
			p.at++
		case '}':
			p.at++
			return v, nil
		default:
			return v, p.bad("expected , or } in an object")
		}
	}
}
