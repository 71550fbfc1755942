package wire

import (
	"reflect"
	"strings"
	"sync"
)

// column is one field of a struct as JSON sees it.
type column struct {
	name      string
	omitEmpty bool
	index     []int
}

type plan []column

func (p plan) find(name string) int {
	for i := range p {
		if p[i].name == name {
			return i
		}
	}
	return -1
}

func (p plan) names() []string {
	out := make([]string, len(p))
	for i := range p {
		out[i] = p[i].name
	}
	return out
}

// plans keeps what was worked out. A plain map under a lock: sync.Map would add to the page and save nothing here.
var (
	plansLock sync.Mutex
	plans     = map[reflect.Type]plan{}
)

// planOf lists a struct's fields by their json tags, embedded structs in place. A field without a tag, or with "-", is
// not on the wire.
func planOf(t reflect.Type) plan {
	plansLock.Lock()
	defer plansLock.Unlock()
	return planLocked(t)
}

func planLocked(t reflect.Type) plan {
	if p, ok := plans[t]; ok {
		return p
	}
	var p plan
	for i := range t.NumField() {
		f := t.Field(i)
		tag := f.Tag.Get("json")
		if f.Anonymous && tag == "" && f.Type.Kind() == reflect.Struct {
			for _, c := range planLocked(f.Type) {
				c.index = append([]int{i}, c.index...)
				p = append(p, c)
			}
			continue
		}
		if tag == "" || tag == "-" || !f.IsExported() {
			continue
		}
		name, options, _ := strings.Cut(tag, ",")
		p = append(p, column{name: name, omitEmpty: strings.Contains(options, "omitempty"), index: []int{i}})
	}
	plans[t] = p
	return p
}

// Describe lists the fields of a struct type for a generator of types: name, Go type, whether it may be left out of the
// text, and the whole tag.
func Describe(t reflect.Type) []Described {
	p := planOf(t)
	out := make([]Described, len(p))
	for i, c := range p {
		f := t.FieldByIndex(c.index)
		out[i] = Described{Name: c.name, Type: f.Type, Optional: c.omitEmpty, Tag: f.Tag}
	}
	return out
}

// Described is one field as Describe tells it.
type Described struct {
	Name     string
	Type     reflect.Type
	Optional bool
	Tag      reflect.StructTag
}
