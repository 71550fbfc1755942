package api

import (
	"contend/core/mutex"
	"contend/core/pace"
	"contend/core/sim"
)

// MutexEntry is a distributed algorithm: all that the page knows of it before it runs.
type MutexEntry struct {
	ID       string         `json:"id"`
	Title    string         `json:"title"`    // in English
	Source   string         `json:"source"`   // who published it, and where
	Least    int            `json:"least"`    // the fewest processes
	Token    bool           `json:"token"`    // token-based; otherwise permission-based
	FIFO     bool           `json:"fifo"`     // it needs messages between two nodes to arrive in the order in which they were sent
	Machine  string         `json:"machine"`  // what its own machines are called, such as "coordinator"; "": it has none
	Messages []string       `json:"messages"` // the types
	Idle     []string       `json:"idle"`     // types that travel even if nobody wants the resource
	Options  []MutexOption  `json:"options"`
	Formulas []MutexFormula `json:"formulas"` // quoted
}

// MutexOption is something of an algorithm that a run may set.
type MutexOption struct {
	Name    string      `json:"name"`
	Kind    sim.Kind    `json:"kind" enum:"switch|count|duration|choice|counts"`
	Doc     string      `json:"doc"`  // in English
	Rule    bool        `json:"rule"` // safety or progress needs it: another value than the default makes a mutant
	Default OptionValue `json:"default"`
	Min     float64     `json:"min"`
	Max     float64     `json:"max"`
	Names   []string    `json:"names"` // of a choice
}

// MutexFormula is what the textbooks say, in n, m, k.
type MutexFormula struct {
	What string `json:"what"`
	Text string `json:"text"`
}

func mutexCatalog(*pace.Meter, None) ([]MutexEntry, error) {
	out := []MutexEntry{}
	for _, a := range mutex.All() {
		e := MutexEntry{ID: a.ID, Title: a.Title, Source: a.Source, Least: max(a.Least, 1), Token: a.Token, FIFO: a.FIFO, Machine: a.Machine, Messages: a.Messages, Idle: []string{},
			Options: []MutexOption{}, Formulas: []MutexFormula{}}
		for _, kind := range a.Idle {
			e.Idle = append(e.Idle, a.Messages[kind])
		}
		for k := range a.Options {
			o := &a.Options[k]
			e.Options = append(e.Options, MutexOption{Name: o.Name, Kind: o.Kind, Doc: o.Doc, Rule: o.Rule, Default: OptionValue{defaultOf(o)}, Min: o.Min, Max: o.Max, Names: append([]string{}, o.Names...)})
		}
		for _, f := range a.Formulas {
			e.Formulas = append(e.Formulas, MutexFormula{f.What, f.Text})
		}
		out = append(out, e)
	}
	return out, nil
}

// OptionValue is the value of an option of any kind.
type OptionValue struct{ value any }

// EncodeWire gives the value.
func (v OptionValue) EncodeWire() any { return v.value }

// TypeScript says how a value looks there.
func (OptionValue) TypeScript() string { return "boolean | number | string | number[]" }

// defaultOf is an option's default as a request would say it.
func defaultOf(o *sim.Option) any {
	switch o.Kind {
	case sim.Switch:
		return o.Default != 0
	case sim.Choice:
		return o.Names[int(o.Default)]
	case sim.Counts:
		return []int{}
	}
	return o.Default
}

func mutexMethods() []Method {
	usual := usualMutexRun()
	return []Method{
		handle("mutex.catalog", "Lists the distributed algorithms with their messages, their options, and what the textbooks say they cost.", None{}, mutexCatalog),
		handle("mutex.run", "Runs an algorithm in virtual time, with whatever goes wrong, and tells what happened and what it cost. The same request runs the same way.",
			MutexRunRequest{MutexScenario: usual, MaxTrace: 20_000}, mutexRun),
		handle("mutex.look", "Tells how a run stands after so many of its events: what each node does, remembers and waits for, and what is on its way.",
			MutexLookRequest{MutexScenario: usual}, mutexLook),
		handle("mutex.violation", "Says how likely it is that replicas which forget their votes let two in, term by term, and for every majority.",
			MutexViolationRequest{Replicas: 32, Majority: 24, ResetProbability: Fraction{1, 1080}}, mutexViolation),
	}
}
