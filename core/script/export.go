package script

import (
	"fmt"
	"strconv"
	"strings"

	"contend/core/fault"
	"contend/core/model"
	"contend/core/pace"
)

// Exports write a lock for another program to check, step for step: the same states, so that its count can be compared
// with ours. Ticket order and offset go along where they apply; a lock whose values grow and that neither fits is
// refused.

// File is one file of an export.
type File struct {
	Name string `json:"name"`
	Text string `json:"text"`
}

// Export is what another program needs, and what it must come to.
type Export struct {
	Files   []File
	Command string
	// States that the other program must report; 0: more than the search for it was allowed. With Murphi and
	// interchangeable threads they are classes.
	States uint64
	// Violations: it must find two threads inside.
	Violations bool
}

// Formats are the names of the exports.
var Formats = []string{"promela", "tla", "murphi", "dot"}

// maxExportNodes keeps the text of one step short.
const maxExportNodes = 4000

// ExportOptions of an export.
type ExportOptions struct {
	Format string
	Name   string      // of the files, without an ending: letters, digits, - and _; "": lock
	States uint64      // how many states may be searched for the expected count; 0: 200,000
	Meter  *pace.Meter // may stop the search for the count
}

// Export writes the program in a format of Formats. A fault names field "format", or "source" with the line that has no
// counterpart there.
func (p *Program) Export(o ExportOptions) (*Export, error) {
	if o.Name == "" {
		o.Name = "lock"
	}
	if o.States == 0 {
		o.States = 200000
	}
	m, err := NewMachine(p, Options{})
	if err != nil {
		return nil, err
	}
	if o.Format == "dot" {
		return m.dot(o)
	}
	x := &exporter{m: m, p: p, name: o.Name, symmetric: m.symmetry.on && p.Threads > 1}
	out := &Export{}
	switch o.Format {
	case "promela":
		err = x.promela(out)
	case "murphi":
		err = x.murphi(out)
	case "tla":
		err = x.tla(out)
	default:
		return nil, fault.OneOf("format", o.Format, Formats...)
	}
	if err != nil {
		return nil, err
	}
	var l model.Model = m
	if q, ok := m.Quotient(); ok && o.Format == "murphi" {
		l = q
	}
	watch := &insideCounter{m: m}
	s, err := model.Explore(l, model.Limits{States: o.States}, watch, o.Meter)
	if err != nil {
		return nil, err
	}
	if s.Stopped() == model.Finished && !s.Exceeded() && !s.Failed() {
		out.States = uint64(s.Count())
	}
	if out.States == 0 {
		for _, r := range m.reports {
			if r.Status == "refused" { // it may be finite all the same, but then it is large
				return nil, refused(int32(max(1, r.Line)), 1, "grows", "Values of this lock seem to grow without a bound: no program could list its states.", "Keep them small with % or wrap.", "names", strings.Join(r.Names, ", "))
			}
		}
	}
	out.Violations = watch.two
	for k := range out.Files {
		expected := "not counted here"
		if out.States > 0 {
			expected = strconv.FormatUint(out.States, 10)
		}
		out.Files[k].Text = strings.ReplaceAll(out.Files[k].Text, "@EXPECTED@", expected)
	}
	return out, nil
}

// insideCounter watches for two threads inside.
type insideCounter struct {
	m   *Machine
	two bool
}

func (w *insideCounter) Fresh(_ uint32, s model.State, _ model.Label) {
	inside := 0
	for t := range w.m.p.Threads {
		if w.m.Place(s, t) == model.Inside {
			inside++
		}
	}
	w.two = w.two || inside > 1
}
func (w *insideCounter) Expanded(uint32, model.State, []model.Try) {}
func (w *insideCounter) Enough(int) bool                           { return false }

type exporter struct {
	m    *Machine
	p    *Program
	name string
	err  error
	size int
	path map[int]bool
	// Threads are a scalarset: symmetry is on.
	symmetric bool
	functions paper
	made      int
	clause    map[int]*clause // by slot: the comprehension's clause it belongs to just now
}

//go:noinline
func (x *exporter) refuse(line int32, kind, message, wayOut string, more ...any) {
	if x.err == nil {
		x.err = refused(line, 1, kind, message, wayOut, more...)
	}
}

// enter guards the unfolding of a step: no free line twice, and not too long a text.
func (x *exporter) enter(k int) bool {
	n := &x.p.nodes[k]
	if x.path[k] {
		x.refuse(n.line, "export-endless", "Free lines that go round cannot be written in this format.", "Let every round of the loop have a step.")
		return false
	}
	x.size++
	if x.size > maxExportNodes {
		x.refuse(n.line, "export-cases", "This step has too many cases for this format.", "Break it into several lines that name a shared variable.")
		return false
	}
	x.path[k] = true
	return true
}

// shape is how a language writes the parts of a step. Text is indented by the caller's depth.
type shape struct {
	assign func(n *node, depth int) string
	branch func(cond *expr, then, other string, depth int) string
	finish func(stop, depth int) string // goes to a stop
	reset  func(depth int) string
}

// step writes everything from node k to the next stop.
func (x *exporter) step(k, depth int, sh *shape) string {
	out := ""
	var entered []int
	defer func() {
		for _, e := range entered {
			delete(x.path, e)
		}
	}()
	for x.err == nil {
		if !x.enter(k) {
			return ""
		}
		push(&entered, k)
		n := &x.p.nodes[k]
		switch n.kind {
		case nodeStop:
			return out + sh.finish(n.loc, depth)
		case nodeAssign:
			out += sh.assign(n, depth)
		case nodeReset:
			out += sh.reset(depth)
		case nodeBranch:
			a, b := x.p.successors(k)
			if a != b {
				then := x.step(n.next, depth+1, sh)
				other := x.step(n.other, depth+1, sh)
				return out + sh.branch(n.cond, then, other, depth)
			}
			k = a
			continue
		}
		k = n.next
	}
	return out
}

// steps calls f for every stop with what stands after it: the condition it waits for (nil: none) and where it goes on.
//
//go:noinline
func (x *exporter) steps(f func(loc int, wait *expr, next int)) {
	for loc := range x.p.stops {
		k := x.p.stops[loc].node
		var wait *expr
		if n := &x.p.nodes[k]; n.kind == nodeWait {
			wait, k = n.cond, n.next
		}
		x.path, x.size = map[int]bool{}, 0
		f(loc, wait, k)
	}
}

// startStop is the stop at which a thread begins; its first free lines may not branch on what is not known.
//
//go:noinline
func (x *exporter) startLocs() []int {
	s := make(model.State, x.m.Words())
	x.m.Init(s)
	out := make([]int, x.p.Threads)
	for t := range out {
		out[t] = x.m.pcOf(s, t)
	}
	return out
}

// sharedName and ownName are names that no language reserves.
//
//go:noinline
func (x *exporter) sharedName(v int) string { return "s_" + x.p.shared[v].name }

func (x *exporter) ownName(v int) string {
	if x.p.own[v].name == "" {
		return "h_" + strconv.Itoa(v)
	}
	return "o_" + x.p.own[v].name
}

// plain refuses what other languages cannot say: names with letters they do not know, and a variable that may be none and
// may also hold the number that stands for it there.
func (x *exporter) plain() {
	for v, i := range x.m.r.shared {
		if i.none && i.hi == maxInt {
			x.refuse(x.p.shared[v].line, "export-none", x.p.shared[v].name+" may be none and any number.", "Keep it small with % or wrap.", "name", x.p.shared[v].name)
		}
	}
	for v, i := range x.m.r.own {
		if i.none && i.hi == maxInt {
			x.refuse(x.p.own[v].line, "export-none", x.p.own[v].name+" may be none and any number.", "Keep it small with % or wrap.", "name", x.p.own[v].name)
		}
	}
	ascii := func(s string, line int32) {
		for k := 0; k < len(s); k++ {
			if s[k] >= 0x80 {
				x.refuse(line, "export-name", "The name "+s+" has letters that this format does not know.", "Use a to z, digits and _.", "name", s)
			}
		}
	}
	for _, s := range x.p.shared {
		ascii(s.name, s.line)
	}
	for _, o := range x.p.own {
		ascii(o.name, o.line)
	}
}

// rangeOf gives the constant values that a comprehension's name can take: of threads all, of a range those that its
// bounds allow at all.
func (x *exporter) rangeOf(d domain) (lo, hi int64) {
	if d.kind != overRange {
		return 0, int64(x.p.Threads) - 1
	}
	slots := make([]interval, x.p.slots)
	for k := range slots {
		slots[k] = interval{lo: 0, hi: int64(max(x.p.Threads, maxList))}
	}
	a, b := x.p.interval(x.m.r, d.lo, slots), x.p.interval(x.m.r, d.hi, slots)
	lo, hi = a.lo, b.hi-1
	if d.step < 0 {
		lo, hi = b.lo+1, a.hi
	}
	if hi-lo > 200 {
		x.refuse(d.line, "export-range", "This range has too many values for this format.", "Use a range between small numbers.")
		hi = lo
	}
	return lo, hi
}

// paper is what an export is written on.
type paper struct{ strings.Builder }

// add stands out of line, as push does.
//
//go:noinline
func (p *paper) add(text string) { p.Builder.WriteString(text) }

// uncomment sets blanks into what would begin or end a comment in one of the languages.
func uncomment(line string) string {
	for _, mark := range [...]string{"*/", "/*", "(*", "*)"} {
		line = strings.ReplaceAll(line, mark, mark[:1]+" "+mark[1:])
	}
	return line
}

// header is what every export says at its top, line by line.
func (x *exporter) header(command string) []string {
	out := []string{
		fmt.Sprintf("A lock for %d threads, written by Contend. One thread's step is one line of this text:", x.p.Threads),
		"",
	}
	for k, l := range x.p.lines {
		if l != "" || k < len(x.p.lines)-1 {
			push(&out, fmt.Sprintf("%3d  %s", k+1, uncomment(l)))
		}
	}
	out = append(out, "", "Run:", "  "+command, "States to be found: @EXPECTED@")
	for _, r := range x.m.reports {
		if (r.ID == "ticket-order" || r.ID == "offset") && r.Status == "on" {
			push(&out, "Values that grow are replaced as in Contend ("+r.ID+": "+strings.Join(r.Names, ", ")+").")
		}
	}
	return out
}

// deadAt are the own variables that count as 0 at a stop.
//
//go:noinline
func (x *exporter) deadAt(stop int) []int {
	var out []int
	for v := range x.p.own {
		if x.p.stops[stop].live>>v&1 == 0 {
			push(&out, v)
		}
	}
	return out
}

// dot draws the state graph for graphviz, of classes where the states are too many.
func (m *Machine) dot(o ExportOptions) (*Export, error) {
	const most = 300
	var l model.Model = m
	s, err := model.Explore(l, model.Limits{States: most + 1}, nil, o.Meter)
	if err != nil {
		return nil, err
	}
	if s.Count() > most {
		q, ok := m.Quotient()
		if ok {
			l = q
			if s, err = model.Explore(l, model.Limits{States: most + 1}, nil, o.Meter); err != nil {
				return nil, err
			}
		}
		if s.Count() > most {
			return nil, fault.Large("threads", most, "a drawing shows at most 300 states; take fewer threads").With("kind", "drawing")
		}
	}
	p := m.p
	var b paper
	b.add("// dot -Tsvg " + o.Name + ".dot > " + o.Name + ".svg\n")
	fmt.Fprintf(&b, "// %d states; a state shows the line at which each thread stands\ndigraph lock {\n  rankdir=TB; node [shape=box, fontname=monospace]; edge [fontname=monospace];\n", s.Count())
	index := map[string]uint32{}
	key := func(st model.State) string { return fmt.Sprint([]uint64(st)) }
	for id := range s.Count() {
		index[key(s.State(id))] = id
	}
	colours := []string{"#0a5fa8", "#d0560b", "#12a083", "#7a3fa0", "#8a5a00", "#b3261e"}
	to := make(model.State, m.Words())
	var edges []string
	for id := range s.Count() {
		st := s.State(id)
		var at []string
		inside := 0
		for t := range p.Threads {
			push(&at, strconv.Itoa(m.lineOf(st, t)))
			if m.Place(st, t) == model.Inside {
				inside++
			}
		}
		style := ""
		if id == 0 {
			style = ", peripheries=2"
		}
		if inside > 1 {
			style += ", color=\"#b3261e\", penwidth=2"
		}
		fmt.Fprintf(&b, "  n%d [label=\"%s\"%s];\n", id, strings.Join(at, " "), style)
		for t := range p.Threads {
			label, out := l.Step(st, t, to)
			switch out {
			case model.Moved:
				push(&edges, fmt.Sprintf("  n%d -> n%d [label=\"%d: %d\", color=\"%s\"];\n", id, index[key(to)], t, label.Line, colours[t%len(colours)]))
			case model.Failed:
				push(&edges, fmt.Sprintf("  n%d -> error [label=\"%d: %d\", color=\"%s\"];\n", id, t, label.Line, colours[t%len(colours)]))
			}
		}
	}
	for _, k := range sorted(len(edges), func(a, b int) bool { return edges[a] < edges[b] }) {
		b.add(edges[k])
	}
	b.add("}\n")
	return &Export{Files: []File{{o.Name + ".dot", b.String()}}, Command: "dot -Tsvg " + o.Name + ".dot > " + o.Name + ".svg", States: uint64(s.Count())}, nil
}
