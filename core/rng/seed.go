package rng

import (
	"strconv"
	"unicode/utf8"

	"contend/core/fault"
)

// MaxSeedDigits is the largest number of decimal digits of a seed that is read from text.
const MaxSeedDigits = 1000

// Seed is an integer of any size and sign. The zero value is the seed 0. Seeds are values: they may be copied, compared
// with ==, and used as the key of a map.
//
// [Python] looks only at the absolute value, because CPython does: the seeds -5 and 5 give the same draws there.
// [New] tells them apart.
type Seed struct {
	negative bool
	digits   string // canonical: no leading zeros; empty is 0, and 0 is not negative
}

// SeedOf is the seed of a machine integer.
func SeedOf(n int64) Seed {
	text := strconv.FormatInt(n, 10)
	if n < 0 {
		return Seed{negative: true, digits: text[1:]}
	}
	if n == 0 {
		return Seed{}
	}
	return Seed{digits: text}
}

// ParseSeed reads decimal digits with an optional sign, + or -. Leading zeros are allowed and do not count. Anything
// else (a space, a fraction, an exponent, a digit group) is the fault syntax, and more than [MaxSeedDigits] digits the
// fault too-large, both on the field "seed".
func ParseSeed(text string) (Seed, error) {
	digits, negative := text, false
	if digits != "" && (digits[0] == '-' || digits[0] == '+') {
		negative = digits[0] == '-'
		digits = digits[1:]
	}
	if digits == "" {
		return Seed{}, seedSyntax(text, len(text))
	}
	for i := 0; i < len(digits); i++ {
		if digits[i] < '0' || digits[i] > '9' {
			return Seed{}, seedSyntax(text, len(text)-len(digits)+i)
		}
	}
	for digits != "" && digits[0] == '0' {
		digits = digits[1:]
	}
	if len(digits) > MaxSeedDigits {
		return Seed{}, fault.New(fault.TooLarge, "seed",
			"seed has "+strconv.Itoa(len(digits))+" digits; it may have "+strconv.Itoa(MaxSeedDigits)+". A shorter seed draws just as well.",
			"limit", MaxSeedDigits, "digits", len(digits))
	}
	return Seed{negative: negative && digits != "", digits: digits}, nil
}

// seedSyntax is the fault of a text that stops being a whole number at the byte at.
func seedSyntax(text string, at int) error {
	const shown = 40 // characters of what was typed; enough to recognise it
	short, n := text, 0
	for i := range text {
		if n == shown {
			short = text[:i] + "…"
			break
		}
		n++
	}
	return fault.New(fault.Syntax, "seed",
		"seed must be a whole number written in digits, such as 17 or -5, not "+strconv.Quote(short)+".",
		"value", short, "line", 1, "column", utf8.RuneCountInString(text[:at])+1)
}

// String writes the seed in decimal, so that ParseSeed(s.String()) is s.
func (s Seed) String() string {
	switch {
	case s.digits == "":
		return "0"
	case s.negative:
		return "-" + s.digits
	}
	return s.digits
}

// EncodeText is the decimal text of the seed for a JSON string (a JSON number would lose digits above 2^53).
func (s Seed) EncodeText() string { return s.String() }

// DecodeText sets the seed from the text of a JSON number, digit for digit as it was written, or from the contents of
// a JSON string. Fractions and exponents (1.0, 1e3) are refused: see [ParseSeed]. On an error s stays as it was.
func (s *Seed) DecodeText(text string) error {
	parsed, err := ParseSeed(text)
	if err != nil {
		return err
	}
	*s = parsed
	return nil
}

// Negative reports whether the seed is below zero.
func (s Seed) Negative() bool { return s.negative }

// Next is the seed plus one. It may have one digit more than [MaxSeedDigits].
func (s Seed) Next() Seed {
	if s.negative {
		return s.nextOfNegative()
	}
	digits := []byte(s.digits)
	for i := len(digits) - 1; i >= 0; i-- {
		if digits[i] != '9' {
			digits[i]++
			return Seed{digits: string(digits)}
		}
		digits[i] = '0'
	}
	return Seed{digits: "1" + string(digits)}
}

// nextOfNegative subtracts one from the absolute value, which is at least 1.
func (s Seed) nextOfNegative() Seed {
	digits := []byte(s.digits)
	for i := len(digits) - 1; i >= 0; i-- {
		if digits[i] != '0' {
			digits[i]--
			break
		}
		digits[i] = '9'
	}
	if digits[0] == '0' { // the borrow reached the first digit: 10 → 09, 1 → 0
		digits = digits[1:]
	}
	return Seed{negative: len(digits) > 0, digits: string(digits)}
}

// Words is the absolute value in base 2^32, least significant word first, without leading zero words; 0 is one word.
// It is the key that CPython gives to the generator's init_by_array.
func (s Seed) Words() []uint32 {
	words := make([]uint32, 0, len(s.digits)/9+1)
	// Nine digits at a time: 10^9 < 2^32, so one product and a carry always fit 64 bits.
	for start := 0; start < len(s.digits); {
		end := start + 9
		if end > len(s.digits) {
			end = len(s.digits)
		}
		scale, chunk := uint64(1), uint64(0)
		for _, digit := range []byte(s.digits[start:end]) {
			scale *= 10
			chunk = chunk*10 + uint64(digit-'0')
		}
		carry := chunk
		for i, word := range words {
			carry += uint64(word) * scale
			words[i] = uint32(carry)
			carry >>= 32
		}
		if carry != 0 {
			words = append(words, uint32(carry))
		}
		start = end
	}
	if len(words) == 0 {
		words = append(words, 0)
	}
	return words
}
