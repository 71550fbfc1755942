package rng

import (
	"math/bits"

	"gonum.org/v1/gonum/mathext/prng"
)

// Python draws exactly as CPython's random.Random(seed) for an integer seed: the Mersenne Twister MT19937, started by
// init_by_array with the 32-bit words of |seed| (Modules/_randommodule.c, random_seed).
//
// It is one sequence of 32-bit words; every method says how many it takes. A Python is not safe for use by several
// goroutines at once, and is 2.5 kB large: pass pointers.
type Python struct {
	twister prng.MT19937
}

// NewPython is random.Random(seed).
func NewPython(seed Seed) *Python {
	p := new(Python)
	p.Seed(seed)
	return p
}

// Seed is random.seed(seed): it forgets all earlier draws.
func (p *Python) Seed(seed Seed) { p.twister.SeedFromKeys(seed.Words()) }

// Uint32 is getrandbits(32): the next word.
func (p *Python) Uint32() uint32 { return p.twister.Uint32() }

// GetRandBits is getrandbits(k): k random bits. For k up to 32 it is the top k bits of one word. For more it takes
// ⌈k/32⌉ words, the least significant first, and of the last word the top bits. k = 0 (and below) gives 0 and takes no
// word. Above 64 bits it takes as many words as CPython does and returns the lowest 64 bits.
func (p *Python) GetRandBits(k int) uint64 {
	var value uint64
	for shift := 0; k > 0; shift, k = shift+32, k-32 {
		word := p.twister.Uint32()
		if k < 32 {
			word >>= 32 - k
		}
		if shift < 64 {
			value |= uint64(word) << shift
		}
	}
	return value
}

// RandRange is randrange(n): uniform on 0 … n-1 by drawing getrandbits(n.bit_length()) until the value is below n
// (Lib/random.py, _randbelow_with_getrandbits). The number of draws is random; for n a power of two half of them are
// rejected, as n itself needs one bit more than n-1. n = 1 draws too. n = 0, which Python refuses, gives 0 and draws
// nothing.
func (p *Python) RandRange(n uint64) uint64 {
	if n == 0 {
		return 0
	}
	k := bits.Len64(n)
	if k <= 32 {
		shift := 32 - k
		for {
			if r := uint64(p.twister.Uint32() >> shift); r < n {
				return r
			}
		}
	}
	for {
		if r := p.GetRandBits(k); r < n {
			return r
		}
	}
}

// Random is random(): uniform on the multiples of 2^-53 in [0, 1). It takes two words, 27 bits of the first and 26 of
// the second (genrand_res53 of Matsumoto and Nishimura's mt19937ar).
func (p *Python) Random() float64 {
	high := p.twister.Uint32() >> 5
	low := p.twister.Uint32() >> 6
	return (float64(high)*(1<<26) + float64(low)) / (1 << 53)
}
