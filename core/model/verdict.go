package model

// Property is one of the properties of design rule 7. The names are public and stable.
type Property string

// The properties, in the order in which they are reported.
const (
	// NoError: no step is an error of the text itself.
	NoError Property = "no-error"
	// MutualExclusion: never two threads inside.
	MutualExclusion Property = "mutual-exclusion"
	// DeadlockFreedom: in no state is some thread not outside and no such thread can move; and, where cycles were searched,
	// no fair run goes on for ever in which nobody enters.
	DeadlockFreedom Property = "deadlock-freedom"
	// StarvationFreedom: under weak fairness a thread that is not outside gets back there or enters. A thread may stay
	// outside for ever; it may stay nowhere else for ever if it could always move.
	StarvationFreedom Property = "starvation-freedom"
	// Overtaking: the most entries by others from a thread's first arrival since it was outside to its own entry.
	Overtaking Property = "overtaking"
	// FirstComeFirstServed: nobody who left outside after a thread had arrived enters before that thread.
	FirstComeFirstServed Property = "first-come-first-served"
	// Always: the text's own invariant.
	Always Property = "always"
	// Reachable: the text's own goal is met in some state.
	Reachable Property = "reachable"
)

// Status is how a property stands.
type Status string

const (
	// Proved within the verdict's scope.
	Proved Status = "proved"
	// Refuted by the run, or the run and the cycle, of the verdict; for Reachable, by a whole search without the goal.
	Refuted Status = "refuted"
	// Unknown: the verdict's Because says why.
	Unknown Status = "unknown"
)

// Because says why a verdict is unknown, or why a proved one is narrower than it could be.
type Because string

const (
	// BecauseStates: the search stopped at its limit of states.
	BecauseStates Because = "states"
	// BecauseBytes: it stopped at its limit of memory.
	BecauseBytes Because = "bytes"
	// BecauseCancelled: the caller stopped it.
	BecauseCancelled Because = "cancelled"
	// BecauseBound: some steps left the bounds asked for.
	BecauseBound Because = "bound"
	// BecausePacking: some steps left the range of values that states can hold here.
	BecausePacking Because = "packing"
	// BecauseOff: cycles were not asked for.
	BecauseOff Because = "liveness-off"
	// BecauseLarge: too many states to search for cycles.
	BecauseLarge Because = "liveness-large"
	// BecauseText: the text's own function could not be evaluated in the state that the trace leads to.
	BecauseText Because = "text"
)

// Verdict is what is known of one property.
type Verdict struct {
	Property Property
	Status   Status
	Because  Because // "" when nothing is missing
	Scope    string  // what the status holds for, or how far the search got, in English
	Steps    int     // the length of Trace
	Trace    []Step  // from the initial state; shortest, for the properties of states
	Stuck    bool    // refuted without a cycle: after Trace nobody who must move can
	Cycle    []Step  // comes back to where it starts, the end of Trace; every pair of steps is an edge
	Thread   int     // whom Trace and Cycle are about; −1: nobody in particular

	// Overtaking alone. Trace leads through the bound, if states, not classes, were searched; or to the cycle.
	Bounded bool // Bound and Each are the most; false: unbounded, or unknown
	Bound   int  // entries by others together
	Each    int  // entries by one of them

	// Met, of Reachable alone, is the number of states seen in which the goal is met; 0 too where it is not known, because
	// the text's function could not be evaluated in all of them or 64 bits are too few.
	Met uint64

	// Component, of StarvationFreedom alone, where refuted in states, not classes: how many states the largest set around
	// the cycle has in which Thread waits and whose runs can go on for ever, fairly. 0: not counted.
	Component uint64

	// StarvationFreedom alone, where proved: a run in which Thread starves because it is never given a turn.
	UnfairTrace, UnfairCycle []Step
}
