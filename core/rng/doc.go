// Package rng is the only source of randomness in Contend. Nothing in it reads a clock, the system's entropy, or a
// global generator: the same seed gives the same draws natively and as WebAssembly.
//
// Two generators, for two purposes:
//
//   - [Python] draws exactly as CPython's random.Random(seed), for everything a reader may check against a Python
//     program: the slots of document 000, the random schedules of the locks.
//   - [Stream] is a small, fast generator with as many independent streams as there are names, for the simulations of
//     our own (herds, networks), where one purpose must not disturb the draws of another.
//
// A [Seed] is an integer of any size and sign, as in Python.
package rng
