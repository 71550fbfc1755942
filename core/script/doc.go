// Package script is the lock language: a text in Python's syntax becomes a program, and the program a transition system.
//
//	scan.go      limits of a text and its tokens, before anything recursive touches it
//	parse.go     text → syntax tree (go.starlark.net/syntax), errors in our own words
//	check.go     names, top level, functions: what is declared and what is refused
//	lines.go     the rules of lines: what is a step, what happens with the step before it
//	expr.go      expressions: the typed tree, tuples and folds written out
//	graph.go     the flow graph of thread: assignments, branches, waits, stops
//	live.go      which of a thread's own variables can still be read
//	ranges.go    the least and the largest value a variable can hold
//	layout.go    where each variable lies in a packed state
//	code.go      flow graph → instructions
//	eval.go      the evaluator
//	machine.go   model.Lock over packed states
//	symmetry.go  whether threads are interchangeable, and the line where not
//	canon.go     model.Quotient: the exact canonical member of a class of states
//	tickets.go   ticket order and offset: infinitely many states made finitely many
//	run.go       one long run under a schedule, with its counts
//	stepper.go   a path of steps as the page shows it: places, reads, writes, reasons for waiting
//	oneregister.go
//	             of which locks the covering argument speaks: one register, one read or one write per step
//	covering.go  the argument as a scheduler that beats every one of them
//	cells.go     cells a lock uses, reads and writes of an uncontended entry
//	export*.go   the same lock for Spin, TLA+, Rumur and graphviz
//	words.go     lists of words as data, and lists that grow out of line
//	sorted.go    an order
//
// Size: this package is a large part of the page. A small function that many places call, away from the search, is kept
// from being copied into each of them (go:noinline); tables are arrays or lists, not maps; nothing imports sort. Together
// that is a tenth of a megabyte after gzip, and the search is as fast as without.
//
// Values are integers of 32 bits, or none. Thread numbers count from 0, lines and columns from 1. Nothing here depends
// on how a lock or a variable is called.
package script
