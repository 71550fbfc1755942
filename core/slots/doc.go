// Package slots is the slot model of document 000: participants that share a channel and take turns by chance alone.
//
// All participants wait at first. In every round each waiting participant, in increasing order of its number, draws a
// slot uniformly from 0 … W-1, W being its window. Who is alone in a slot is through and leaves. Those who share a slot
// have collided; the window of each becomes min(cap, 2W), and they try again in the next round.
//
// Whoever still waits has collided in every round so far. So all who wait have doubled equally often, and one window is
// everybody's; the first round's is the start window even where that is above the cap.
//
// It is a model of slots and nothing else: it has no owner, no critical section and no cache, and its counts are no
// times. Its theory is that of windowed back-off on a batch (Bender, Farach-Colton, He, Kuszmaul and Leiserson,
// "Adversarial contention resolution for simple channels", SPAA 2005).
//
//   - [Run] plays one seed, draw for draw as a Python program with random.Random(seed) would.
//   - [Sample] plays many seeds and counts.
//   - [Exact] computes the distributions that the runs are drawn from, without sampling; [Joint] one joint probability.
package slots
