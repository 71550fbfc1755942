package script

import (
	"contend/core/fault"
	"contend/core/model"
	"contend/core/pace"
)

// What a lock costs in shared memory: its cells, and the reads and writes of one entry that nobody contends for.

// MaxPass is how many steps a lone pass may take.
const MaxPass = 100_000

// PartCount counts a part of a pass. A cell that one step reads several times is one read; what a condition does not look
// at, because an earlier part decided, is none.
type PartCount struct {
	Steps        int `json:"steps"`
	Reads        int `json:"reads"`     // of shared cells
	ReadCells    int `json:"readCells"` // different ones
	Writes       int `json:"writes"`
	WrittenCells int `json:"writtenCells"`
}

// PassCount is one entry of a thread while all others rest at outside().
type PassCount struct {
	Thread int       `json:"thread"`
	Entry  PartCount `json:"entry"` // from outside() until it is inside
	Exit   PartCount `json:"exit"`  // from inside until it is outside() again
	// End is "rests" when the pass was whole; otherwise, for a lock that a lone thread cannot use, "waits", "goes-round" or
	// "fails", and the counts are those so far.
	End CoveringEnd `json:"end"`
}

// ListCells counts the cells of one shared variable.
type ListCells struct {
	Name     string `json:"name"`
	Line     int    `json:"line"`
	Declared int    `json:"declared"` // 1 for an integer
	Alone    int    `json:"alone"`    // cells that some thread touches in its lone pass
	AtMost   int    `json:"atMost"`   // cells that any run could touch, by the values its indices can have
}

// CellCount is what a lock costs in memory.
type CellCount struct {
	Shared []ListCells `json:"shared"`
	// Sums over Shared.
	Declared int `json:"declared"`
	Alone    int `json:"alone"`
	AtMost   int `json:"atMost"`
	// Used is the number of cells the lock really uses: exact when Alone and AtMost agree for every variable, else −1 and
	// the number lies between them.
	Used   int         `json:"used"`
	Passes []PassCount `json:"passes"` // by thread
}

// Cells counts the cells of a lock and what one uncontended entry reads and writes, per thread, from the program itself.
// The filter lock for n threads uses 2n − 1 cells and reads (n−1)² cells on the way in; the bakery uses 2n and reads 2n − 1.
//
// A text without critical() or outside(), or one whose threads do not come to outside() alone, is refused (conflict, field
// "source", kinds "no-critical", "no-outside", "no-rest"); a pass of more than MaxPass steps is too-large. The meter's
// error is returned when it stops the work.
func (p *Program) Cells(meter *pace.Meter) (*CellCount, error) {
	if err := p.hasPlaces(); err != nil {
		return nil, err
	}
	m, err := NewMachine(p, Options{Tickets: TicketsOff})
	if err != nil {
		return nil, err
	}
	w := &passes{m: m, meter: meter, next: make(model.State, m.Words()), touched: make([][]bool, len(p.shared)), number: map[string]int{}}
	for v := range p.shared {
		w.touched[v] = make([]bool, len(p.shared[v].init))
		w.number[p.shared[v].name] = v
	}
	home := make(model.State, m.Words())
	m.Init(home)
	for t := range p.Threads {
		var ignored PartCount
		end, err := w.run(home, t, &ignored, model.Outside)
		if err != nil {
			return nil, err
		}
		if end != EndRests {
			return nil, refused(p.stops[m.pcOf(home, t)].line, 1, "no-rest", "A thread that is alone does not come to outside() from its first line: it stays here.", "Let thread begin with outside().").WithCode(fault.Conflict)
		}
	}
	out := &CellCount{}
	s := make(model.State, m.Words())
	for t := range p.Threads {
		copy(s, home)
		pass := PassCount{Thread: t}
		if pass.End, err = w.run(s, t, &pass.Entry, model.Inside); err != nil {
			return nil, err
		}
		if pass.End == EndInside {
			if pass.End, err = w.run(s, t, &pass.Exit, model.Outside); err != nil {
				return nil, err
			}
		}
		out.Passes = append(out.Passes, pass)
	}
	atMost := p.cellsAtMost()
	exact := true
	for v := range p.shared {
		l := ListCells{Name: p.shared[v].name, Line: int(p.shared[v].line), Declared: len(p.shared[v].init)}
		for k := range w.touched[v] {
			l.Alone += int(truth(w.touched[v][k]))
			l.AtMost += int(truth(atMost[v][k]))
		}
		exact = exact && l.Alone == l.AtMost
		out.Declared, out.Alone, out.AtMost = out.Declared+l.Declared, out.Alone+l.Alone, out.AtMost+l.AtMost
		out.Shared = append(out.Shared, l)
	}
	if out.Used = -1; exact {
		out.Used = out.Alone
	}
	return out, nil
}

// passes lets threads run alone and counts what they touch.
type passes struct {
	m       *Machine
	meter   *pace.Meter
	next    model.State
	touched [][]bool
	number  map[string]int // of a shared variable's name
	steps   int
}

// run lets thread t run alone in s until it is at a place of this kind, at once if it is there already.
func (w *passes) run(s model.State, t int, count *PartCount, until model.Place) (CoveringEnd, error) {
	type cell struct{ v, k int }
	read, written := map[cell]bool{}, map[cell]bool{} // only looked up and counted
	look := func(a Access, seen map[cell]bool, n *int) {
		if a.Thread >= 0 {
			return
		}
		c := cell{w.number[a.Name], max(a.Index, 0)}
		w.touched[c.v][c.k], seen[c] = true, true
		*n++
	}
	var been been
	for {
		if w.m.Place(s, t) == until {
			count.ReadCells, count.WrittenCells = len(read), len(written)
			if until == model.Inside {
				return EndInside, nil
			}
			return EndRests, nil
		}
		end := CoveringEnd("")
		trial := w.m.Try(s, t)
		switch {
		case been.visit(s, count.Steps) >= 0:
			end = EndRound
		case trial.Outcome == model.Blocked:
			end = EndWaits
		case trial.Outcome != model.Moved:
			end = EndFails
		}
		if end != "" {
			count.ReadCells, count.WrittenCells = len(read), len(written)
			return end, nil
		}
		if count.Steps == MaxPass {
			return "", fault.Large("source", MaxPass, "a thread that is alone goes on and on; bound what it counts").With("kind", "alone")
		}
		if _, got := w.m.Step(s, t, w.next); got != model.Moved {
			return "", fault.New(fault.Internal, "", "the two evaluators disagree.")
		}
		copy(s, w.next)
		count.Steps++
		for _, a := range trial.Reads {
			look(a, read, &count.Reads)
		}
		for _, a := range trial.Writes {
			look(a, written, &count.Writes)
		}
		if w.steps++; w.steps&15 == 0 {
			if err := w.meter.Tick(float64(w.steps), 0); err != nil {
				return "", err
			}
		}
	}
}

// cellsAtMost marks every cell that a line which can be reached may read or write, by the range of its index. Properties
// and notes look on from outside and do not count.
func (p *Program) cellsAtMost() [][]bool {
	r := p.findRanges(false)
	out := make([][]bool, len(p.shared))
	for v := range p.shared {
		out[v] = make([]bool, len(p.shared[v].init))
	}
	slots := make([]interval, p.slots)
	mark := func(v int, at interval) {
		if at.empty() {
			return
		}
		for k := max(at.lo, 0); k <= min(at.hi, int64(len(out[v]))-1); k++ {
			out[v][k] = true
		}
	}
	var look func(e *expr) // as deep as the text nests, which is limited
	look = func(e *expr) {
		if e == nil {
			return
		}
		switch e.op {
		case opShared:
			mark(e.v, exactly(0))
		case opElem:
			mark(e.v, p.interval(r, e.a, slots))
		case opFold:
			p.foldInterval(r, e.fold, slots) // gives the slots their ranges
			for k := range e.fold.clauses {
				c := &e.fold.clauses[k]
				look(c.cond)
				look(c.domain.lo)
				look(c.domain.hi)
			}
			p.foldInterval(r, e.fold, slots) // its own slots again, after those of folds in its bounds
			look(e.fold.body)
		}
		look(e.a)
		look(e.b)
	}
	for k := range p.nodes {
		n := &p.nodes[k]
		if r.in[k] == nil || n.kind == nodeNote {
			continue
		}
		r.now = r.in[k]
		look(n.cond)
		for _, e := range n.exprs {
			look(e)
		}
		if len(n.targets) > 1 {
			r.now = nil // an index is worked out after the values before it were stored
		}
		for _, t := range n.targets {
			switch {
			case !t.shared:
			case t.index == nil:
				mark(t.v, exactly(0))
			default:
				look(t.index)
				mark(t.v, p.interval(r, t.index, slots))
			}
		}
	}
	return out
}
