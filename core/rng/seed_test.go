package rng

import (
	"errors"
	"math"
	"math/big"
	"slices"
	"strings"
	"testing"

	"contend/core/fault"

	"pgregory.net/rapid"
)

func TestParseSeedReadsIntegersOfAnySize(t *testing.T) {
	for _, row := range []struct{ text, want string }{
		{"0", "0"}, {"-0", "0"}, {"+0", "0"}, {"000", "0"},
		{"17", "17"}, {"+17", "17"}, {"-17", "-17"}, {"0017", "17"}, {"-0100", "-100"},
		{"9223372036854775808", "9223372036854775808"},
		{"-340282366920938463463374607431768211457", "-340282366920938463463374607431768211457"},
		{strings.Repeat("9", MaxSeedDigits), strings.Repeat("9", MaxSeedDigits)},
		{strings.Repeat("0", 5000) + "5", "5"},
	} {
		seed, err := ParseSeed(row.text)
		if err != nil {
			t.Errorf("ParseSeed(%.40q): %v", row.text, err)
		} else if seed.String() != row.want {
			t.Errorf("ParseSeed(%.40q) = %s, want %s", row.text, seed, row.want)
		}
	}
}

func TestParseSeedRefusesEverythingElse(t *testing.T) {
	for _, row := range []struct {
		text   string
		column int
	}{
		{"", 1}, {"-", 2}, {"+", 2}, {"--1", 2}, {" 1", 1}, {"1 ", 2}, {"1.0", 2}, {"1e3", 2}, {"0x10", 2},
		{"1_000", 2}, {"12a", 3}, {"١٢", 1}, {"−5", 1}, {"NaN", 1}, {"1\x00", 2}, {"\xff", 1},
		{strings.Repeat("x", 3000), 1},
	} {
		_, err := ParseSeed(row.text)
		var f *fault.Error
		if !errors.As(err, &f) {
			t.Errorf("ParseSeed(%.40q) gave %v, want a fault", row.text, err)
			continue
		}
		if f.Code != fault.Syntax || f.Field != "seed" || f.Args["column"] != row.column {
			t.Errorf("ParseSeed(%.40q): %s on %s at column %v, want syntax on seed at %d", row.text, f.Code, f.Field, f.Args["column"], row.column)
		}
		if len(f.Message) > 400 {
			t.Errorf("ParseSeed(%.40q): the message repeats %d bytes of what was typed", row.text, len(f.Message))
		}
	}
	_, err := ParseSeed("-1" + strings.Repeat("0", MaxSeedDigits))
	var f *fault.Error
	if !errors.As(err, &f) || f.Code != fault.TooLarge || f.Field != "seed" {
		t.Errorf("1001 digits gave %v, want too-large on seed", err)
	}
}

func TestSeedOfMachineIntegers(t *testing.T) {
	for n, want := range map[int64]string{
		0: "0", 1: "1", -1: "-1", math.MaxInt64: "9223372036854775807", math.MinInt64: "-9223372036854775808",
	} {
		seed := SeedOf(n)
		if seed.String() != want {
			t.Errorf("SeedOf(%d) = %s", n, seed)
		}
		if parsed, err := ParseSeed(want); err != nil || parsed != seed {
			t.Errorf("ParseSeed(%s) = %v, %v: not equal to SeedOf", want, parsed, err)
		}
	}
}

func TestDecodeTextLeavesTheSeedAloneOnError(t *testing.T) {
	seed := SeedOf(17)
	if err := seed.DecodeText("1.5"); err == nil || seed != SeedOf(17) {
		t.Errorf("after a refused text the seed is %s, error %v", seed, err)
	}
	if err := seed.DecodeText("-123456789012345678901234567890"); err != nil || seed.EncodeText() != "-123456789012345678901234567890" {
		t.Errorf("the seed is %s, error %v", seed, err)
	}
}

// decimal draws the text of an integer that math/big and ParseSeed both read.
func decimal(t *rapid.T) string {
	return rapid.StringMatching(`-?[0-9]{1,120}`).Draw(t, "decimal")
}

func TestWordsAndTextAgreeWithBigIntegers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := decimal(t)
		seed, err := ParseSeed(text)
		if err != nil {
			t.Fatal(err)
		}
		want, _ := new(big.Int).SetString(text, 10)
		if seed.String() != want.String() || seed.Negative() != (want.Sign() < 0) {
			t.Fatalf("%s became %s, negative %v", text, seed, seed.Negative())
		}
		words := seed.Words()
		got := new(big.Int)
		for _, word := range slices.Backward(words) {
			got.Lsh(got, 32).Or(got, big.NewInt(int64(word)))
		}
		if got.CmpAbs(want) != 0 {
			t.Fatalf("the words of %s are %v", text, words)
		}
		if len(words) > 1 && words[len(words)-1] == 0 {
			t.Fatalf("the words of %s have a leading zero: %v", text, words)
		}
	})
}

func TestNextAddsOne(t *testing.T) {
	one := big.NewInt(1)
	check := func(t interface {
		Fatalf(string, ...any)
	}, text string) {
		seed, err := ParseSeed(text)
		if err != nil {
			t.Fatalf("%v", err)
		}
		want, _ := new(big.Int).SetString(text, 10)
		want.Add(want, one)
		next := seed.Next()
		if next.String() != want.String() {
			t.Fatalf("after %s comes %s, want %s", text, next, want)
		}
		if parsed, err := ParseSeed(want.String()); err != nil || parsed != next {
			t.Fatalf("the successor of %s is not in canonical form", text)
		}
	}
	for _, text := range []string{"-101", "-100", "-10", "-2", "-1", "0", "1", "9", "99", "-1000000000000000000000", strings.Repeat("9", 40)} {
		check(t, text)
	}
	rapid.Check(t, func(t *rapid.T) { check(t, decimal(t)) })
}

func FuzzParseSeed(f *testing.F) {
	for _, text := range []string{"0", "-17", "+5", "1e3", "1.0", "", "-", "18446744073709551616", "00012", "\xf0\x9f"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		seed, err := ParseSeed(text)
		if err != nil {
			var refused *fault.Error
			if !errors.As(err, &refused) || refused.Field != "seed" || refused.Message == "" {
				t.Fatalf("%q gave %v, which is no fault of the field seed", text, err)
			}
			return
		}
		want, ok := new(big.Int).SetString(text, 10)
		if !ok || seed.String() != want.String() {
			t.Fatalf("%q became %s, and math/big reads %v", text, seed, want)
		}
		if again, err := ParseSeed(seed.String()); err != nil || again != seed {
			t.Fatalf("%s does not come back from its own text", seed)
		}
	})
}
