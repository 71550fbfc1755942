package api

import (
	"strings"

	"contend/core/fault"
	"contend/core/locks"
	"contend/core/pace"
	"contend/core/script"
	"contend/core/wire"
)

// LockChoice says which lock a call is about: a built-in one by its id and variant, or a text of one's own.
type LockChoice struct {
	Lock    string `json:"lock"`    // "" with a source; "" without one means filter
	Variant string `json:"variant"` // "": as published
	Source  string `json:"source"`  // the lock's text, up to 64 KB; "": a built-in one
	Threads int    `json:"threads"` // 1 to 64
}

func anyLock() LockChoice { return LockChoice{Threads: 2} }

// text is the chosen lock's text.
func (c *LockChoice) text() (string, error) {
	switch {
	case c.Source == "" && c.Lock == "":
		return locks.Text("filter", c.Variant)
	case c.Source == "":
		return locks.Text(c.Lock, c.Variant)
	case c.Lock != "":
		return "", fault.New(fault.Conflict, "source", "Both lock and source were given. Leave out one of them.", "kind", "lock-and-source", "name", "lock")
	case c.Variant != "":
		return "", fault.New(fault.Conflict, "source", "A source has no variants. Leave out variant, or name a lock.", "kind", "lock-and-source", "name", "variant")
	}
	return c.Source, nil
}

func (c *LockChoice) program() (*script.Program, error) {
	text, err := c.text()
	if err != nil {
		return nil, err
	}
	return script.Compile(text, c.Threads)
}

// TicketChoice is what is done about values that grow without end: "auto" (ticket order and offset, where they apply),
// "off", or a number that they must not pass.
type TicketChoice struct{ options script.Options }

// DecodeWire reads the choice. A fault names field.
func (t *TicketChoice) DecodeWire(v *wire.Value, field string) error {
	switch v.Kind {
	case wire.String:
		switch v.Text {
		case "auto":
			t.options = script.Options{Tickets: script.TicketsAuto}
		case "off":
			t.options = script.Options{Tickets: script.TicketsOff}
		default:
			return fault.OneOf(field, v.Text, "auto", "off")
		}
		return nil
	case wire.Number:
		bound, err := v.Integer(field)
		if err != nil {
			return err
		}
		if bound < 1 || bound > script.MaxBound {
			return fault.Range(field, float64(bound), 1, script.MaxBound)
		}
		t.options = script.Options{Tickets: script.TicketsAtMost, Bound: bound}
		return nil
	}
	return fault.New(fault.WrongType, field, field+" must be \"auto\", \"off\" or the largest value allowed, not a "+v.Kind.String()+".",
		"expected", "auto, off or a number", "found", v.Kind.String())
}

// EncodeWire gives the choice.
func (t TicketChoice) EncodeWire() any {
	switch t.options.Tickets {
	case script.TicketsAtMost:
		return t.options.Bound
	case script.TicketsOff:
		return "off"
	}
	return "auto"
}

// TypeScript says how a choice looks there.
func (TicketChoice) TypeScript() string { return "'auto' | 'off' | number" }

// LockEntry is a built-in lock.
type LockEntry struct {
	ID       string        `json:"id"`
	Title    string        `json:"title"` // in English
	Threads  [2]int        `json:"threads"`
	Variants []LockVariant `json:"variants"` // the first is "published"
	Year     int           `json:"year"`     // when it was first published, or built; of one-register, when its bound was; 0: not said
	Source   string        `json:"source"`   // of the literature
}

// LockVariant is one text of a lock.
type LockVariant struct {
	ID     string      `json:"id"`
	Claims []LockClaim `json:"claims"`
	Text   string      `json:"text"`
}

// LockClaim is what the textbooks say: that a property "holds" or "fails", or of overtaking its bound ("n-1"). It is quoted, not proved.
type LockClaim struct {
	Property string `json:"property"`
	Verdict  string `json:"verdict"`
}

func locksCatalog(*pace.Meter, None) ([]LockEntry, error) {
	var out []LockEntry
	for _, l := range locks.All() {
		e := LockEntry{ID: l.ID, Title: l.Title, Threads: [2]int{l.Least, l.Most}, Year: l.Year, Source: l.Source}
		for _, v := range l.Variants {
			w := LockVariant{ID: v.ID, Text: v.Text}
			for _, c := range v.Claims {
				w.Claims = append(w.Claims, LockClaim{c.Property, c.Verdict})
			}
			e.Variants = append(e.Variants, w)
		}
		out = append(out, e)
	}
	return out, nil
}

// ExportRequest asks for a lock in another program's language.
type ExportRequest struct {
	LockChoice
	Format string `json:"format" enum:"promela|tla|murphi|dot"`
}

// Exported is what the other program needs: files, the command that runs it, and what it must find.
type Exported struct {
	Files    []script.File  `json:"files"`
	Command  string         `json:"command"`
	Expected ExportExpected `json:"expected"`
}

// ExportExpected is what the other program must report.
type ExportExpected struct {
	States     uint64 `json:"states"`     // 0: more than were counted here
	Violations bool   `json:"violations"` // it must find two threads inside
}

func locksExport(m *pace.Meter, r ExportRequest) (Exported, error) {
	p, err := r.program()
	if err != nil {
		return Exported{}, err
	}
	name := r.Lock
	if name == "" {
		name = "lock"
	}
	if r.Variant != "" && r.Variant != "published" {
		name += "-" + r.Variant
	}
	x, err := p.Export(script.ExportOptions{Format: r.Format, Name: strings.Trim(name, "-"), Meter: m})
	if err != nil {
		return Exported{}, err
	}
	return Exported{x.Files, x.Command, ExportExpected{x.States, x.Violations}}, nil
}

func locksMethods() []Method {
	return []Method{
		handle("locks.catalog", "Lists the built-in locks with the texts of their variants and what the textbooks claim of each.", None{}, locksCatalog),
		handle("locks.look", "Follows a path of steps and tells all of the state it leads to: threads, memory, and what each step would do. With an empty path it is the check of a text.",
			LookRequest{LockChoice: anyLock(), Path: []script.StepID{}}, locksLook),
		handle("locks.run", "Gives turns one after the other, by chance with CPython's draws, in turn, or as listed, and counts.",
			RunRequest{LockChoice: anyLock(), Steps: 1000, Seed: seedOne(), Schedule: ScheduleChoice{}}, locksRun),
		handle("locks.check", "Searches every run of a lock and says of each property whether it is proved, refuted by a shortest run, or unknown.",
			CheckRequest{LockChoice: anyLock(), Symmetry: "auto", Engine: "auto"}, locksCheck),
		handle("locks.nearest", "Searches, from the state that a path leads to, the shortest runs that break each property of states.",
			NearestRequest{LookRequest: LookRequest{LockChoice: anyLock(), Path: []script.StepID{}}, MaxStates: 200_000}, locksNearest),
		handle("locks.graph", "Draws the graph of states where it is small, and counts states by depth where it is not.",
			GraphRequest{LookRequest: LookRequest{LockChoice: anyLock(), Path: []script.StepID{}}, Symmetry: "auto", MaxNodes: 150, MaxStates: 1_000_000}, locksGraph),
		handle("locks.covering", "Plays the covering argument against a lock of two threads and one register that is read or written; with nothing given, against the lock one-register.",
			CoveringRequest{LockChoice: anyLock()}, locksCovering),
		handle("locks.cells", "Counts the cells that a lock uses, and what one entry reads and writes when nobody else asks.", anyLock(), locksCells),
		handle("locks.export", "Writes a lock for Spin, TLC, Rumur or graphviz, with the command that runs it and what it must find.",
			ExportRequest{LockChoice: anyLock(), Format: "promela"}, locksExport),
	}
}
