// Command dts writes the types of every call for JavaScript, from the registry:
//
//	go run ./core/api/dts > web/api.d.ts
//
// A test fails when the file in web/ is not what this prints.
package main

import (
	"fmt"
	"os"
	"reflect"
	"strings"

	"contend/core/api"
	"contend/core/wire"
)

func main() {
	if _, err := os.Stdout.WriteString(generate(api.Methods())); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// typer is a type that says itself how it looks in TypeScript: a union, or an integer of any size.
type typer interface{ TypeScript() string }

const head = `// Made by core/api/dts from the registry of calls; do not edit. Run: go run ./core/api/dts > web/api.d.ts

/** A count: above 2^53 it is a decimal string, as no JavaScript number could hold it. */
export type Count = number | string;
`

func generate(methods []api.Method) string {
	g := generator{seen: map[reflect.Type]bool{}}
	var b strings.Builder
	b.WriteString(head)
	var table strings.Builder
	table.WriteString("\n/** Every call: its request, in which every field may be left out and then is as told, and its result. */\nexport interface Api {\n")
	for _, m := range methods {
		defaults, err := wire.Encode(m.Defaults, nil)
		if err != nil {
			panic("dts: " + m.Name + ": " + err.Error())
		}
		fmt.Fprintf(&table, "  /**\n   * %s\n   * Left out: `%s`\n   */\n  '%s': { request: %s; result: %s };\n", m.Doc, defaults, m.Name, g.name(m.Request, true), g.name(m.Result, false))
	}
	table.WriteString("}\n")
	for len(g.queue) > 0 {
		next := g.queue[0]
		g.queue = g.queue[1:]
		b.WriteString(g.declare(next))
	}
	b.WriteString(table.String())
	return b.String()
}

type generator struct {
	seen  map[reflect.Type]bool
	queue []declaration
}

type declaration struct {
	t       reflect.Type
	request bool
}

// name gives the TypeScript of a Go type and puts structs in the queue of what is to be declared.
func (g *generator) name(t reflect.Type, request bool) string {
	if s, ok := reflect.New(t).Interface().(typer); ok {
		return s.TypeScript()
	}
	switch t {
	case reflect.TypeFor[wire.Value]():
		return "unknown"
	case reflect.TypeFor[wire.Series]():
		return "number[]"
	}
	switch t.Kind() {
	case reflect.Pointer:
		return g.name(t.Elem(), request) + " | null"
	case reflect.Slice:
		return bracket(g.name(t.Elem(), request)) + "[]"
	case reflect.Array:
		one := g.name(t.Elem(), request)
		return "[" + strings.TrimSuffix(strings.Repeat(one+", ", t.Len()), ", ") + "]"
	case reflect.Map:
		return "Record<string, " + g.name(t.Elem(), request) + ">"
	case reflect.String:
		return "string"
	case reflect.Bool:
		return "boolean"
	case reflect.Float64, reflect.Int, reflect.Int32, reflect.Uint8:
		return "number"
	case reflect.Int64, reflect.Uint64:
		if request {
			return "number"
		}
		return "Count"
	case reflect.Interface:
		return "unknown"
	case reflect.Struct:
		if !g.seen[t] {
			g.seen[t] = true
			g.queue = append(g.queue, declaration{t, request})
		}
		return t.Name()
	}
	panic("dts: no TypeScript for " + t.String())
}

func bracket(s string) string {
	if strings.ContainsAny(s, " |") {
		return "(" + s + ")"
	}
	return s
}

// declare writes an interface. A field tagged enum:"a|b" is the union of those names.
func (g *generator) declare(d declaration) string {
	var b strings.Builder
	fmt.Fprintf(&b, "\nexport interface %s {\n", d.t.Name())
	for _, f := range wire.Describe(d.t) {
		optional := ""
		if d.request || f.Optional {
			optional = "?"
		}
		kind := g.name(f.Type, d.request)
		if names := f.Tag.Get("enum"); names != "" {
			kind = "'" + strings.ReplaceAll(names, "|", "' | '") + "'"
		}
		name := f.Name
		if strings.ContainsAny(name, ".-") {
			name = "'" + name + "'"
		}
		if doc := f.Tag.Get("doc"); doc != "" {
			fmt.Fprintf(&b, "  /** %s */\n", doc)
		}
		fmt.Fprintf(&b, "  %s%s: %s;\n", name, optional, kind)
	}
	b.WriteString("}\n")
	return b.String()
}
