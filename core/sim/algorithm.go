package sim

import (
	"math"
	"strconv"

	"contend/core/fault"
)

// MaxProcesses is the largest number of processes of a run.
const MaxProcesses = 1000

// maxNodes bounds processes and an algorithm's own machines together.
const maxNodes = 2 * MaxProcesses

// Algorithm is one way to exclude each other. It is all that the simulator, the checker and the page know of it.
type Algorithm struct {
	ID       string // stable: never translated, never renamed
	Title    string
	Source   string   // who published it, and where
	Rank     int      // where it stands among the others
	Token    bool     // token-based; otherwise permission-based
	FIFO     bool     // it needs messages between two nodes to arrive in the order in which they were sent
	Messages []string // names of the message types; a type is its place here
	Idle     []int    // types that travel even if nobody wants the resource
	Tokens   []int    // types that carry the token
	Timers   []string // names of the timers; a timer is its place here
	Options  []Option
	Formulas []Formula
	// Least is the smallest number of processes; 0 counts as 1.
	Least int
	// Extra is how many machines the algorithm has beside the processes: their numbers follow those of the processes. nil: none.
	Extra func(s *Setup) int
	// Machine is what those are called: one English word of ASCII letters. The page has a word for each that it knows, and
	// numbers them by its first letter.
	Machine string
	// Prepare checks options against each other; nil: nothing to check.
	Prepare func(s *Setup) error
	// New makes a node as it is before Start.
	New func(s *Setup, node int) Node
}

// Formula is what the textbooks say of an algorithm, to stand beside what was measured.
type Formula struct {
	What string // such as "messages", "delay"; the page has a sentence for each
	Text string // in n, m, k
}

// Kind is the kind of an option's value.
type Kind string

const (
	// Switch: true or false.
	Switch Kind = "switch"
	// Count: a whole number.
	Count Kind = "count"
	// Duration: a time in units.
	Duration Kind = "duration"
	// Choice: one of Names.
	Choice Kind = "choice"
	// Counts: a list of whole numbers.
	Counts Kind = "counts"
)

// Option is something of an algorithm that a run may set.
type Option struct {
	Name     string
	Doc      string // one English sentence
	Kind     Kind
	Default  float64 // a Choice's is a place in Names; a Switch's 0 or 1; a Counts' is the empty list
	Min, Max float64 // of a number, or of each number of a list
	Names    []string
	// Rule marks what safety or progress needs: another value than the default makes a mutant, which the page shows to break.
	Rule bool
}

// Value is an option's value as it was given: exactly one of a truth, a number, a name, or a list.
type Value struct {
	Bool   *bool
	Number *float64
	Name   *string
	List   []float64 // nil: no list
}

// Setup is what every node knows from the beginning: how many there are, and the options. It does not change during a run.
type Setup struct {
	Processes int
	Nodes     int // processes, then the algorithm's own machines
	algorithm *Algorithm
	numbers   []float64
	lists     [][]int
}

// On is a switch's value.
func (s *Setup) On(option string) bool { return s.number(option) != 0 }

// Count is a whole number's value.
func (s *Setup) Count(option string) int { return int(s.number(option)) }

// Duration is a time's value in ticks.
func (s *Setup) Duration(option string) Time { return ticks(s.number(option)) }

// Choice is the place of the chosen name among the option's Names.
func (s *Setup) Choice(option string) int { return int(s.number(option)) }

// Item is the k-th number of a list, or 0 if the list is shorter.
func (s *Setup) Item(option string, k int) int {
	if list := s.List(option); k < len(list) {
		return list[k]
	}
	return 0
}

// List is a list's value; it must not be changed.
func (s *Setup) List(option string) []int { return s.lists[s.algorithm.option(option)] }

func (s *Setup) number(option string) float64 { return s.numbers[s.algorithm.option(option)] }

// option is the place of the option with that name, or −1.
func (a *Algorithm) option(name string) int {
	for k := range a.Options {
		if a.Options[k].Name == name {
			return k
		}
	}
	return -1
}

// NewSetup checks the number of processes and the options. Options that are not given have their defaults; a name that the
// algorithm does not know, a value of another kind and a number out of its range are faults on "options.NAME".
func NewSetup(a *Algorithm, processes int, options map[string]Value) (*Setup, error) {
	if least := max(a.Least, 1); processes < least || processes > MaxProcesses {
		return nil, fault.Range("processes", float64(processes), float64(least), MaxProcesses)
	}
	s := &Setup{Processes: processes, algorithm: a,
		numbers: make([]float64, len(a.Options)), lists: make([][]int, len(a.Options))}
	known := 0
	for k := range a.Options {
		o := &a.Options[k]
		s.numbers[k] = o.Default
		v, given := options[o.Name]
		if !given {
			continue
		}
		known++
		if err := s.set(k, o, v); err != nil {
			return nil, err
		}
	}
	if known < len(options) {
		return nil, a.unknown(options)
	}
	s.Nodes = processes
	if a.Extra != nil {
		s.Nodes += a.Extra(s)
	}
	if s.Nodes > maxNodes {
		return nil, fault.Large("processes", maxNodes, "it counts the algorithm's own machines too; take fewer of either")
	}
	if a.Prepare != nil {
		if err := a.Prepare(s); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// unknown is the fault of the first name, in the order of the alphabet, that the algorithm does not have.
func (a *Algorithm) unknown(options map[string]Value) error {
	first := ""
	for name := range options {
		if a.option(name) < 0 && (first == "" || name < first) {
			first = name
		}
	}
	names := make([]string, len(a.Options))
	for k := range a.Options {
		names[k] = a.Options[k].Name
	}
	list := ""
	for k, name := range names {
		if k > 0 {
			list += ", "
		}
		list += name
	}
	field := "options." + fault.Short(first)
	return fault.New(fault.UnknownField, field, field+" is no option of "+a.ID+"; there are "+list+".", "allowed", names)
}

func (s *Setup) set(k int, o *Option, v Value) error {
	field := "options." + o.Name
	switch o.Kind {
	case Switch:
		if v.Bool == nil {
			return wrongType(field, "true or false")
		}
		s.numbers[k] = 0
		if *v.Bool {
			s.numbers[k] = 1
		}
	case Choice:
		if v.Name == nil {
			return wrongType(field, "a name")
		}
		for at, name := range o.Names {
			if name == *v.Name {
				s.numbers[k] = float64(at)
				return nil
			}
		}
		return fault.OneOf(field, *v.Name, o.Names...)
	case Counts:
		if v.List == nil {
			return wrongType(field, "a list of whole numbers")
		}
		s.lists[k] = make([]int, len(v.List))
		for at, x := range v.List {
			if err := o.check(field+"["+strconv.Itoa(at)+"]", x); err != nil {
				return err
			}
			s.lists[k][at] = int(x)
		}
	default:
		if v.Number == nil {
			return wrongType(field, "a number")
		}
		if err := o.check(field, *v.Number); err != nil {
			return err
		}
		s.numbers[k] = *v.Number
	}
	return nil
}

func (o *Option) check(field string, x float64) error {
	if !(x >= o.Min && x <= o.Max) {
		return fault.Range(field, x, o.Min, o.Max)
	}
	if o.Kind != Duration && x != math.Trunc(x) {
		return wrongType(field, "a whole number")
	}
	return nil
}

func wrongType(field, expected string) error {
	return fault.New(fault.WrongType, field, field+" must be "+expected+".", "expected", expected)
}
