// Package model explores transition systems exhaustively and says what is true of all their runs.
//
// A Model is anything with one initial state and numbered actions: a lock on shared memory (core/script) and machines
// that exchange messages (core/sim) are both explored by the same breadth-first search, with exact keys (never a
// fingerprint: the page says "proved") and parent links, so that every trace shown is a shortest one.
//
//	model.go      what is explored: models, locks, classes of states
//	arena.go      the states found, in their order, with links to their parents
//	table.go      which states are known: exact open addressing
//	explore.go    the search, in blocks, with its limits; it can be stopped and goes on
//	edges.go      the graph of a search that is not too large
//	trace.go      runs: shortest ones, replayed ones, and runs of classes turned into runs of states
//	safety.go     what single states and steps refute
//	live.go       what the searches for cycles share
//	components.go strongly connected components, without recursion
//	liveness.go   starvation and livelock: fair components
//	tour.go       cycles to show
//	overtaking.go how often a waiting thread is overtaken
//	order.go      first come, first served
//	threaded.go   the same by classes, following one thread at a time; threaded_walk.go, threaded_order.go
//	check.go      all of it for one lock: a report
//	verdict.go    what is known of a property; scope.go says in words what that holds for
//	nearest.go    how near a state is to a violation
//	drawing.go    a small graph as nodes and arrows
package model

// State is a packed state: a fixed number of 64-bit words, the same for every state of one model. Equal states are equal
// words, different states are different words. It is its own key.
type State []uint64

// Model is a transition system.
//
// Determinism: Step depends on its arguments alone. An action's number means the same in every state (for a lock it is
// the thread's number), so a run is a list of actions and nothing else.
type Model interface {
	// Words is the size of every State, at least 1.
	Words() int
	// Actions is the number of actions; an action is a number in [0, Actions()).
	Actions() int
	// Init writes the initial state.
	Init(to State)
	// Step writes into to the state that action leads to from from, and says what happened. to is unspecified when the
	// outcome is not Moved. It does not keep its arguments and does not allocate.
	Step(from State, action int, to State) (Label, Outcome)
}

// Outcome is what came of trying an action.
type Outcome uint8

const (
	// Blocked: the action is not possible here, or it would change nothing. It is no transition.
	Blocked Outcome = iota
	// Moved: a transition.
	Moved
	// Failed: the step is an error of the model itself (an index out of its list, a value past 32 bits, division by
	// zero). It is a transition into an error, refuting "no-error"; Label says where.
	Failed
	// Exceeded: the step would leave the bounds within which the states are packed or were asked to be searched (tickets
	// ≤ 6, say). It is no error of the model, but nothing after it was seen: the search is a bounded one.
	Exceeded
)

// The names of events and outcomes on the wire, by bit and by number.
var (
	eventNames   = [...]string{"left", "arrived", "entered", "exited", "rested"}
	outcomeNames = [...]string{"blocked", "moved", "failed", "exceeded"}
)

// EncodeWire lists the events by name.
func (e Events) EncodeWire() any {
	out := []string{}
	for bit, name := range eventNames {
		if e>>bit&1 == 1 {
			out = append(out, name)
		}
	}
	return out
}

// TypeScript says how they look there.
func (Events) TypeScript() string {
	return "('left' | 'arrived' | 'entered' | 'exited' | 'rested')[]"
}

// EncodeWire gives the outcome's name.
func (o Outcome) EncodeWire() any { return outcomeNames[o] }

// TypeScript says how it looks there.
func (Outcome) TypeScript() string { return "'blocked' | 'moved' | 'failed' | 'exceeded'" }

// Label is what is told of a step.
type Label struct {
	Thread int32  `json:"thread"` // who did it; −1: nobody in particular
	Line   int32  `json:"line"`   // the line of the lock's text, from 1; for other models a number of their own
	Events Events `json:"events"` // what happened to the thread with this step
}

// Events are what a step did that properties speak of. A step may have several.
type Events uint8

const (
	// Left: the thread left outside(): its attempt began.
	Left Events = 1 << iota
	// Arrived: it passed the end of its doorway.
	Arrived
	// Entered: with this step it came to stand inside critical().
	Entered
	// Exited: it left critical().
	Exited
	// Rested: with this step it came to stand at outside().
	Rested
)

// Place is where a thread stands.
type Place uint8

const (
	// Trying: on its way in or out; under weak fairness it may not stay for ever if it can move.
	Trying Place = iota
	// Outside: at outside(), where it may stay for ever.
	Outside
	// Inside: at critical(), which it leaves some day.
	Inside
)

// Lock is a Model whose actions are the steps of threads: action t is thread t's next step.
type Lock interface {
	Model
	// Place tells where thread t stands in state s.
	Place(s State, t int) Place
	// Always evaluates the text's own invariant; true when it has none. err is an error met while evaluating.
	Always(s State) (holds bool, err error)
	// Reachable evaluates the text's own goal; has is false when it has none.
	Reachable(s State) (holds, has bool, err error)
}

// Texted is what a Lock may add about the text it was made of. Without it Always is evaluated and reported, and the text
// has a doorway if some step of the search passed its end.
type Texted interface {
	// HasAlways: the text states an invariant of its own.
	HasAlways() bool
	// HasDoorway: the text marks the end of its doorway with arrived(), whether or not a run gets there.
	HasDoorway() bool
}

// Bounded is what a Model adds that was asked to be searched within bounds.
type Bounded interface {
	// Bound names the bounds asked for, as "tickets ≤ 6"; "" if none were. When Exceeded is met and Bound is "", what was
	// met is a limit of the packing, and no verdict that depends on what lies behind it is given.
	Bound() string
}

// Endless is what a Lock adds whose values are integers without a bound: a reduction made infinitely many states of them
// finitely many, and an overflow of theirs is not searched.
type Endless interface {
	// Unbounded names the variables.
	Unbounded() []string
}

// Quotient is a Model whose states are classes of states that differ only in the threads' names. Step returns the
// class's canonical member.
type Quotient interface {
	Model
	// Canonical turns s into the canonical member of its class in place; perm[t] becomes the number under which thread t
	// of s is known in the result.
	Canonical(s State, perm []int)
	// Orbit is the number of states that the class of s stands for; ok is false if it passes 2^64−1.
	Orbit(s State) (size uint64, ok bool)
	// Concrete is the same model without the quotient: traces are told in its steps.
	Concrete() Model
}
