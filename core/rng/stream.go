package rng

import (
	"math/bits"
	"math/rand/v2"
)

// Stream is an independent sequence of random numbers for one purpose. What one stream draws, and how often, never
// changes what another draws: a simulation with a stream per client and per purpose keeps its chances when a policy is
// changed (common random numbers).
//
// The generator is PCG-DXSM, 128 bits of state (math/rand/v2). Its state is the 128-bit FNV-1a hash of the text
// "seed/name", seed in decimal, each half then mixed by the finalizer of SplitMix64, so that texts that differ in one
// character start in states that differ in about half of their bits. Streams are separated by this hash alone: two of
// a million streams start in the same state with a probability of about 10^-27.
//
// A Stream is not safe for use by several goroutines at once.
type Stream struct {
	seed Seed
	name string
	pcg  rand.PCG
}

// New is the stream of that seed and name. Any name will do, the empty one too; "/" sets levels apart, as in [Stream.Split].
func New(seed Seed, name string) *Stream {
	s := &Stream{seed: seed, name: name}
	hash := fnvBasis
	hash.text(seed.String())
	hash.text("/")
	hash.text(name)
	s.pcg.Seed(mix(hash.high), mix(hash.low))
	return s
}

// Split is the stream one level below: New(seed, name + "/" + child). It depends on the names alone and not on what
// was drawn from s, and it draws nothing from s.
func (s *Stream) Split(child string) *Stream { return New(s.seed, s.name+"/"+child) }

// Uint64 is uniform on 0 … 2^64-1.
func (s *Stream) Uint64() uint64 { return s.pcg.Uint64() }

// Float64 is uniform on the multiples of 2^-53 in [0, 1).
func (s *Stream) Float64() float64 { return float64(s.pcg.Uint64()>>11) / (1 << 53) }

// IntN is uniform on 0 … n-1, without bias (Lemire, "Fast random integer generation in an interval", 2019). n up to 1
// gives 0 and draws nothing.
func (s *Stream) IntN(n int) int {
	if n <= 1 {
		return 0
	}
	bound := uint64(n)
	high, low := bits.Mul64(s.pcg.Uint64(), bound)
	if low < bound {
		for threshold := -bound % bound; low < threshold; {
			high, low = bits.Mul64(s.pcg.Uint64(), bound)
		}
	}
	return int(high)
}

// fnv is a 128-bit FNV-1a hash (Fowler, Noll and Vo) of the text so far. It is the one of hash/fnv without its buffers,
// and without the 64-bit product that WebAssembly lacks: a herd opens a stream for each of 100,000 clients.
type fnv struct{ high, low uint64 }

var fnvBasis = fnv{0x6c62272e07bb0142, 0x62b821756295c58d}

func (h *fnv) text(text string) {
	const prime = 0x13b // and 2^88
	for i := range len(text) {
		low := h.low ^ uint64(text[i])
		// low·prime in 128 bits, by halves: prime is so small that neither product overflows.
		carry := (low>>32*prime + low&0xffffffff*prime>>32) >> 32
		h.high = h.high*prime + low<<24 + carry
		h.low = low * prime
	}
}

// mix is the finalizer of SplitMix64 (Steele, Lea and Flood 2014; Stafford's variant 13), a bijection.
func mix(x uint64) uint64 {
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
