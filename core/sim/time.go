package sim

import "math"

// Time is virtual time in ticks. Nothing in a run is shorter than a tick, and two times are equal exactly if their ticks
// are.
type Time int64

// Unit is the number of ticks in one unit of time: by default the time that a message takes.
const Unit Time = 1_000_000

// MaxUnits is the longest time that a run, a latency, a section or a time-out may have, in units. In ticks it is below
// 2^53, so that a float64 holds every time of a run exactly.
const MaxUnits = 1e9

// Units is the time in units.
func (t Time) Units() float64 { return float64(t) / float64(Unit) }

// ticks rounds units to the nearest tick. units must be finite and at most MaxUnits in size.
func ticks(units float64) Time { return Time(math.Round(units * float64(Unit))) }
