package model

import (
	"strconv"
	"strings"

	"contend/core/fault"
)

// scope writes what a verdict holds for.
type scope struct {
	check   *check
	setting string // the last words of every scope
	bound   string // the bounds asked for
}

func newScope(c *check) scope {
	s := scope{check: c, setting: c.settings.Setting}
	if s.setting == "" {
		s.setting = "sequentially consistent memory, n = " + count(uint64(c.lock.Actions()))
	}
	if endless, ok := c.lock.(Endless); ok {
		if names := endless.Unbounded(); len(names) > 0 {
			s.setting += ", integers of any size in " + strings.Join(names, ", ")
		}
	}
	if bounded, ok := c.lock.(Bounded); ok {
		s.bound = bounded.Bound()
	}
	return s
}

func count(n uint64) string { return strconv.FormatUint(n, 10) }

// bounds says which kind of bounds some steps left.
func (s scope) bounds() Because {
	if s.bound != "" {
		return BecauseBound
	}
	return BecausePacking
}

// whole is how a property of states stands that nothing refuted.
func (s scope) whole() (Status, Because, string) {
	search := s.check.search
	switch {
	case s.check.stop != nil:
		return Unknown, because(s.check.stop), s.notSearched(because(s.check.stop))
	case search.Stopped() != Finished:
		return Unknown, Because(search.Stopped()), s.notSearched(Because(search.Stopped()))
	case search.Exceeded() && s.bound == "":
		return Unknown, BecausePacking, s.notSearched(BecausePacking)
	case search.Exceeded():
		return Proved, BecauseBound, s.bound + ", " + s.untilError()
	}
	return Proved, "", s.untilError()
}

// untilError is the setting; a search that met errors of the text saw nothing behind them.
//
//go:noinline
func (s scope) untilError() string {
	if s.check.search.Failed() {
		return "up to the first error of the text, " + s.setting
	}
	return s.setting
}

// of is the scope of a verdict by the graph.
//
//go:noinline
func (s scope) of(status Status) string {
	if status == Proved {
		return s.untilError()
	}
	return s.setting
}

// stuckOnly is the scope of deadlock-freedom where cycles were not searched.
func (s scope) stuckOnly(why Because) string {
	words := "no state is stuck; cycles in which nobody enters: " + s.notSearched(why)
	if s.check.search.Exceeded() {
		words = s.bound + ": " + words
	}
	return words + "; " + s.untilError()
}

// notSearched says how far the search got, and what would take it further.
func (s scope) notSearched(why Because) string {
	search := s.check.search
	far := count(uint64(search.Count())) + " states seen, every run of up to " + count(uint64(search.Covered())) + " steps"
	smaller := "fewer threads would make it smaller"
	if s.check.seen.quotient == nil {
		smaller = "fewer threads, or a text that allows thread symmetry, would make it smaller"
	}
	switch why {
	case BecauseStates:
		return "stopped at the limit of " + count(search.limits.States) + " states: " + far + "; " + smaller
	case BecauseBytes:
		return "stopped at the limit of memory, " + count(search.limits.Bytes) + " bytes: " + far + "; " + smaller
	case BecauseCancelled:
		return "stopped by the caller: " + far
	case BecauseBound:
		return "values are bounded (" + s.bound + "), which makes ends and cycles of its own"
	case BecausePacking:
		return "limit reached: a value left the range that states can hold here; " + far + "; smaller values, or a bound on them, would keep it within"
	case BecauseOff:
		return "cycles were not asked for"
	case BecauseLarge:
		return "not searched: " + count(uint64(search.Count())) + " states stored, where cycles are searched up to " + count(uint64(s.check.settings.LiveStates)) + "; fewer threads, or liveness asked for, would take it further"
	}
	return fault.New(fault.Internal, "", "no scope for "+string(why)).Error()
}
