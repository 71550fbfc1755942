// Package core maps the rooms of Contend's computing half. It holds no code of its own.
//
// Who may import whom (downward only; a test reads the imports):
//
//	api      every call the page may make: one registry
//	claims   what the course documents say, each with the call that recomputes it
//	backoff  retry policies: schedules, exact totals, herds, presets
//	slots    participants that share a channel in rounds: runs, and the exact chain
//	locks    one text file for each lock that comes with Contend, its variants, and what the textbooks claim
//	script   the lock language: text → program → a model to explore; runs, stepping, exports
//	mutex    one file for each algorithm by which machines exclude each other
//	sim      machines that exchange messages: in virtual time with faults, or without time for the explorer
//	model    the explorer: every state, shortest runs, fair cycles, overtaking
//	rng      the only source of randomness
//	stat     distributions and what is told of them
//	wire     values to and from JSON text
//	pace     progress, yielding, stopping
//	fault    the one form of saying no
//
// Units live in names: baseMs is milliseconds. A wait is a float64 of milliseconds. Nothing here reads a clock but pace,
// nothing here depends on the order of a map, and the same request gives the same result natively and as WebAssembly.
// To keep that true, floats become integers only after they were clamped as floats (out-of-range conversions differ
// between processors), and math.Exp, math.Pow and math.Tanh, which differ in the last bit, appear only where a result
// is told with a tolerance.
package core
