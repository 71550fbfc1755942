package claims

import (
	"slices"
	"strconv"
	"strings"

	"contend/core/wire"
)

// Find follows a path into a result:
//
//	total.maxMs          a field of a field
//	waits[11].maxMs      of the twelfth entry of a list
//	waits[].maxMs        of every entry: a list
//	["0.05"]             a field whose name is no word
//	verdicts[property=overtaking].bound
//	                     of the first entry of a list whose field has that text
//	history[].draws[][1] lists within lists stay lists within lists
//
// Reducers may follow, each after a bar: waits[].maxMs|sum.
//
//	count     how many entries the list has
//	sum, max  of a list of numbers
//	distinct  the values of a list of numbers, each once, by size
//
// The second result is false where the path leads nowhere, such as beyond the end of a list.
func Find(v *wire.Value, path string) (wire.Value, bool) {
	steps, reducers, more := strings.Cut(path, "|")
	found, ok := follow(*v, steps)
	for ok && more {
		var reducer string
		reducer, reducers, more = strings.Cut(reducers, "|")
		found, ok = reduce(&found, reducer)
	}
	return found, ok
}

// follow recurses once for every [] of the path.
func follow(v wire.Value, path string) (wire.Value, bool) {
	for path != "" {
		switch {
		case strings.HasPrefix(path, "[]"):
			if v.Kind != wire.List {
				return v, false
			}
			out := wire.Value{Kind: wire.List, Items: make([]wire.Value, len(v.Items))}
			for i := range v.Items {
				item, ok := follow(v.Items[i], path[2:])
				if !ok {
					return v, false
				}
				out.Items[i] = item
			}
			return out, true
		case strings.HasPrefix(path, `["`):
			name, rest, ok := strings.Cut(path[2:], `"]`)
			field, there := v.Get(name)
			if !ok || !there {
				return v, false
			}
			v, path = *field, rest
		case path[0] == '[':
			index, rest, ok := strings.Cut(path[1:], "]")
			n, err := strconv.Atoi(index)
			if name, text, named := strings.Cut(index, "="); named {
				n, err = entryWith(&v, name, text), nil
			}
			if !ok || err != nil || n < 0 || v.Kind != wire.List || n >= len(v.Items) {
				return v, false
			}
			v, path = v.Items[n], rest
		default:
			path = strings.TrimPrefix(path, ".")
			end := strings.IndexAny(path, ".[")
			if end < 0 {
				end = len(path)
			}
			field, there := v.Get(path[:end])
			if !there {
				return v, false
			}
			v, path = *field, path[end:]
		}
	}
	return v, true
}

// entryWith is the place of the first entry of a list whose field of that name is the text, or −1.
func entryWith(v *wire.Value, name, text string) int {
	if v.Kind != wire.List {
		return -1
	}
	return slices.IndexFunc(v.Items, func(item wire.Value) bool {
		field, there := item.Get(name)
		return there && field.Kind == wire.String && field.Text == text
	})
}

func reduce(v *wire.Value, reducer string) (wire.Value, bool) {
	if v.Kind != wire.List {
		return *v, false
	}
	if reducer == "count" {
		return number(float64(len(v.Items))), true
	}
	numbers := make([]float64, len(v.Items))
	for i := range v.Items {
		x, err := v.Items[i].Float("")
		if err != nil {
			return *v, false
		}
		numbers[i] = x
	}
	switch reducer {
	case "sum":
		sum := 0.0
		for _, x := range numbers {
			sum += x
		}
		return number(sum), true
	case "max":
		if len(numbers) == 0 {
			return *v, false
		}
		return number(slices.Max(numbers)), true
	case "distinct":
		// Few differ in what claims ask for, so they are put in their places one by one.
		var seen []float64
		for _, x := range numbers {
			if at, there := slices.BinarySearch(seen, x); !there {
				seen = slices.Insert(seen, at, x)
			}
		}
		out := wire.Value{Kind: wire.List}
		for _, x := range seen {
			out.Items = append(out.Items, number(x))
		}
		return out, true
	}
	return *v, false
}

// number is a finite float as a value.
func number(x float64) wire.Value {
	return wire.Value{Kind: wire.Number, Text: strconv.FormatFloat(x, 'f', -1, 64)}
}
