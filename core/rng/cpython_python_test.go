//go:build !js

package rng

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"contend/core/rng/pythontest"
)

// printDraws reads the ranges, then one seed a line, and prints a line of draws for each seed.
const printDraws = `
import random, sys
ranges = [int(word) for word in sys.stdin.readline().split()]
sizes = [int(word) for word in sys.stdin.readline().split()]
for line in sys.stdin:
    source = random.Random(int(line))
    out = []
    for n in ranges:
        out += [source.randrange(n) for _ in range(3)]
    for k in sizes:
        out.append(source.getrandbits(k) & (2**64 - 1))
    out += [source.random().hex() for _ in range(3)]
    out.append(source.getrandbits(32))
    print(*out)
`

func TestDrawsAreThoseOfTheRealCPython(t *testing.T) {
	ranges := []uint64{1, 2, 3, 7, 10, 32, 1000, 1<<16 - 1, 1<<31 - 1, 1 << 31, 1<<32 - 1, 1 << 32, 1<<32 + 1, 1<<33 + 1, 1 << 62, 1<<62 + 1, 1 << 63}
	sizes := []int{0, 1, 31, 32, 33, 63, 64, 65, 96, 200}
	seeds := manySeeds(t, 1000)

	var input strings.Builder
	for _, n := range ranges {
		fmt.Fprint(&input, n, " ")
	}
	input.WriteByte('\n')
	for _, k := range sizes {
		fmt.Fprint(&input, k, " ")
	}
	input.WriteByte('\n')
	for _, seed := range seeds {
		fmt.Fprintln(&input, seed)
	}
	lines := pythontest.Lines(t, printDraws, input.String())
	if len(lines) != len(seeds) {
		t.Fatalf("python3 printed %d lines for %d seeds", len(lines), len(seeds))
	}
	for i, seed := range seeds {
		p := NewPython(seed)
		var got []string
		for _, n := range ranges {
			for range 3 {
				got = append(got, strconv.FormatUint(p.RandRange(n), 10))
			}
		}
		for _, k := range sizes {
			got = append(got, strconv.FormatUint(p.GetRandBits(k), 10))
		}
		want := strings.Fields(lines[i])
		if len(want) != len(got)+4 {
			t.Fatalf("seed %.60s: python3 printed %d draws", seed, len(want))
		}
		for j, draw := range got {
			if draw != want[j] {
				t.Fatalf("seed %.60s, draw %d: %s, and CPython has %s", seed, j, draw, want[j])
			}
		}
		for j, text := range want[len(got) : len(got)+3] {
			real, err := strconv.ParseFloat(text, 64)
			if err != nil {
				t.Fatal(err)
			}
			if draw := p.Random(); draw != real {
				t.Fatalf("seed %.60s: random() %d is %x, and CPython has %s", seed, j, draw, text)
			}
		}
		if draw := strconv.FormatUint(uint64(p.Uint32()), 10); draw != want[len(want)-1] {
			t.Fatalf("seed %.60s: the last word is %s, and CPython has %s", seed, draw, want[len(want)-1])
		}
	}
}

// manySeeds gives n seeds: small ones of both signs, neighbours of powers of two, and long ones up to the limit.
func manySeeds(t *testing.T, n int) []Seed {
	t.Helper()
	var seeds []Seed
	for i := int64(-200); i < 200; i++ {
		seeds = append(seeds, SeedOf(i))
	}
	for shift := 7; shift < 63; shift++ {
		seeds = append(seeds, SeedOf(1<<shift), SeedOf(-1<<shift-1))
	}
	digits := New(SeedOf(2), "test seeds")
	for i := 0; len(seeds) < n; i++ {
		length := 15 + digits.IntN(60)
		if i%10 == 0 {
			length = MaxSeedDigits
		}
		text := []byte{'-', byte('1' + digits.IntN(9))}
		for len(text) < length+1 {
			text = append(text, byte('0'+digits.IntN(10)))
		}
		seed, err := ParseSeed(string(text[i%2:]))
		if err != nil {
			t.Fatal(err)
		}
		seeds = append(seeds, seed)
	}
	return seeds
}
