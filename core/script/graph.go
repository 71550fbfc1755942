package script

// The flow graph of thread. Lines are gone; what is left are single actions with their successors. A stop stands before
// every line that is a step: a thread's place is always at a stop, and a step runs from there to the next stop.

type nodeKind uint8

const (
	nodeAssign nodeKind = iota // targets = exprs; next
	nodeBranch                 // cond: next, else other
	nodeStop                   // place number loc; next
	nodeWait                   // blocked while cond; next
	nodeNote                   // note number v, counted if cond (nil: always); next
	nodeArrive                 // end of the doorway; next
	nodeReset                  // thread begins anew, its own variables are 0 again; next
)

type node struct {
	kind        nodeKind
	line        int32
	cond        *expr
	targets     []target
	exprs       []*expr
	loc, v      int
	next, other int
	// The steps of a for keep their variable within a range that the plain reading of x = x + 1 would not show.
	least, most *expr
	back        bool // this node closes a loop: it counts against endless free lines
}

// target is what an assignment writes: an own variable, a shared integer, or a shared list at index.
type target struct {
	shared bool
	v      int
	index  *expr
}

// Place of a step's line.
type placeKind uint8

const (
	placeTrying placeKind = iota
	placeOutside
	placeInside
)

// stop is a line that is a step.
type stop struct {
	line  int32
	last  int32 // the last line of its text
	place placeKind
	node  int    // the first node after the stop
	live  uint64 // own variables that can still be read from here on
}

// sharedVar is a shared integer (length −1) or list.
type sharedVar struct {
	name   string
	length int
	init   []int64
	line   int32
	// For lists made by a comprehension: the value is the thread's own number, or some other function of it.
	initSelf, initOther bool
}

func (s *sharedVar) list() bool { return s.length >= 0 }

type ownVar struct {
	name   string // "" for the hidden bound of a for
	line   int32
	inText bool // named in always or reachable
}

// Program is a checked lock for a number of threads.
type Program struct {
	Source  string
	Threads int

	lines     []string
	shared    []sharedVar
	own       []ownVar
	nodes     []node
	start     int
	stops     []stop
	notes     []string
	slots     int // names of comprehensions at once, at most
	loops     []loop
	always    *expr
	reach     *expr
	alwaysAt  int32
	reachAt   int32
	arrives   bool // has arrived()
	outside   bool // has outside()
	critical  bool // has critical()
	liveStart uint64
}

// loop is a for over thread numbers, or over a range that may be: symmetry looks at them.
type loop struct {
	line   int32
	own    int
	domain domain
}

// Lines is the number of lines of the text.
func (p *Program) Lines() int { return len(p.lines) }

// Arrives tells whether the text marks the end of its doorway: overtaking and first-come-first-served need it.
func (p *Program) Arrives() bool { return p.arrives }

// HasAlways and HasReachable tell whether the text states an invariant and a goal, and their lines.
func (p *Program) HasAlways() (line int, has bool)    { return int(p.alwaysAt), p.always != nil }
func (p *Program) HasReachable() (line int, has bool) { return int(p.reachAt), p.reach != nil }

// Notes are the names given in note(…), in the order of the text.
func (p *Program) Notes() []string { return append([]string(nil), p.notes...) }

// StepLines are the lines that are steps, in the order of the text.
func (p *Program) StepLines() []int {
	out := make([]int, len(p.stops))
	for k, s := range p.stops {
		out[k] = int(s.line)
	}
	return out
}
