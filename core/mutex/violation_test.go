package mutex

import (
	"errors"
	"math"
	"math/big"
	"strconv"
	"testing"

	"contend/core/fault"
)

// exactly is the same probability in rational numbers.
func exactly(n, m int, a, b int64) *big.Rat {
	p := big.NewRat(a, b)
	q := new(big.Rat).Sub(big.NewRat(1, 1), p)
	sum := new(big.Rat)
	for k := 2*m - n; k <= m; k++ {
		term := new(big.Rat).SetInt(new(big.Int).Binomial(int64(m), int64(k)))
		for range k {
			term.Mul(term, p)
		}
		for range m - k {
			term.Mul(term, q)
		}
		sum.Add(sum, term)
	}
	return sum
}

// Document 001's case, with all digits of the exact rational; the one that it gives is above 10^-40.
func TestViolationOfTheDocument(t *testing.T) {
	v, err := ViolationOf(32, 24, 1, 1080)
	if err != nil {
		t.Fatal(err)
	}
	if got := strconv.FormatFloat(v.Mantissa, 'f', 14, 64); got != "2.13184888219618" || v.Exponent != -43 {
		t.Errorf("%s·10^%d", got, v.Exponent)
	}
	if got := strconv.FormatFloat(v.Probability, 'e', 14, 64); got != "2.13184888219618e-43" {
		t.Error(got)
	}
	if v.Least != 16 || len(v.Terms) != 9 || v.Terms[0].K != 16 || v.Terms[8].K != 24 {
		t.Errorf("least %d, terms %v", v.Least, v.Terms)
	}
	// The first two terms, as the notes give them.
	for k, want := range []float64{2.13091918152616e-43, 9.293656e-47} {
		if got := math.Pow(10, v.Terms[k].Log10); math.Abs(got/want-1) > 1e-6 {
			t.Errorf("term %d: %g, not %g", k, got, want)
		}
	}
}

// The table of the book (Coulouris and others quote Lin et al.): twelve bounds, each the next power of ten above.
func TestViolationTable(t *testing.T) {
	for _, c := range []struct {
		n, m       int
		b          float64
		want, book float64
	}{
		{8, 5, 1200, 6.93287760256e-6, 1e-5}, {8, 6, 1200, 7.22415458355e-12, 1e-11}, {16, 9, 1200, 2.49029598670e-5, 1e-4},
		{16, 12, 1200, 1.14780463236e-22, 1e-21}, {32, 17, 1200, 9.36608407679e-5, 1e-4}, {32, 24, 1200, 3.95311626939e-44, 1e-43},
		{8, 5, 120, 6.82942547582e-4, 1e-3}, {8, 6, 120, 7.13768057699e-8, 1e-7}, {16, 9, 120, 2.40458057987e-3, 1e-2},
		{16, 12, 120, 1.11748361863e-14, 1e-13}, {32, 17, 120, 8.69086595216e-3, 1e-2}, {32, 24, 120, 3.73517526373e-28, 1e-27},
	} {
		v, err := ViolationOf(c.n, c.m, 1, c.b)
		if err != nil {
			t.Fatal(err)
		}
		if math.Abs(v.Probability/c.want-1) > 5e-12 {
			t.Errorf("n = %d, m = %d, p = 1/%g: %g, not %g", c.n, c.m, c.b, v.Probability, c.want)
		}
		if next := math.Pow(10, float64(v.Exponent+1)); math.Abs(next/c.book-1) > 1e-9 {
			t.Errorf("n = %d, m = %d, p = 1/%g: the next power of ten is %g, not %g", c.n, c.m, c.b, next, c.book)
		}
	}
}

func TestViolationSmall(t *testing.T) {
	for _, c := range []struct {
		n, m       int
		a, b, want float64
	}{{3, 2, 1, 10, 19.0 / 100}, {5, 3, 1, 5, 61.0 / 125}, {5, 4, 1, 5, 17.0 / 625}, {8, 6, 1, 2, 11.0 / 32},
		{5, 3, 0, 1, 0}, {5, 3, 7, 7, 1}, {1, 1, 1, 4, 0.25}} {
		v, err := ViolationOf(c.n, c.m, c.a, c.b)
		if err != nil {
			t.Fatal(err)
		}
		if v.Probability != c.want {
			t.Errorf("n = %d, m = %d, p = %g/%g: %v, not %v", c.n, c.m, c.a, c.b, v.Probability, c.want)
		}
	}
	// Some replica of five forgets: not 5·(1/10), but 1 − 0.9^5.
	if v, _ := ViolationOf(5, 3, 1, 10); math.Abs(v.AnyResets-0.40951) > 1e-15 {
		t.Error(v.AnyResets)
	}
}

// Against rational numbers, with the last digits: also where the logarithm alone would lose them.
func TestViolationAgainstRationals(t *testing.T) {
	for _, c := range []struct {
		n, m int
		a, b int64
	}{{9, 7, 3, 7}, {40, 21, 1, 3}, {101, 90, 999, 1000}, {250, 200, 1, 1_000_003}, {1000, 501, 1, 2}, {64, 64, 1, 9_007_199_254_740_991}} {
		v, err := ViolationOf(c.n, c.m, float64(c.a), float64(c.b))
		if err != nil {
			t.Fatal(err)
		}
		f := new(big.Float).SetPrec(200).SetRat(exactly(c.n, c.m, c.a, c.b))
		want := f.Text('e', 14)
		if got := strconv.FormatFloat(v.Mantissa, 'f', 14, 64) + exponent(v.Exponent); got != want {
			t.Errorf("n = %d, m = %d, p = %d/%d: %s, not %s", c.n, c.m, c.a, c.b, got, want)
		}
		if len(v.ByMajority) != c.n-c.n/2 || v.ByMajority[c.m-c.n/2-1] != (Share{c.m, v.Log10}) {
			t.Errorf("n = %d: the majority's own place is not among all", c.n)
		}
	}
}

// exponent is written as big.Float writes it: at least two digits.
func exponent(e int) string {
	sign := "+"
	if e < 0 {
		sign, e = "-", -e
	}
	if e < 10 {
		sign += "0"
	}
	return "e" + sign + strconv.Itoa(e)
}

func TestViolationRefuses(t *testing.T) {
	for _, c := range []struct {
		n, m  int
		a, b  float64
		field string
	}{{4, 2, 1, 10, "majority"}, {5, 2, 1, 10, "majority"}, {5, 6, 1, 10, "majority"}, {0, 1, 1, 10, "replicas"}, {1001, 600, 1, 10, "replicas"},
		{5, 3, -1, 10, "resetProbability"}, {5, 3, 11, 10, "resetProbability"}, {5, 3, math.NaN(), 1, "resetProbability"}, {5, 3, 0, 0, "resetProbability"}} {
		_, err := ViolationOf(c.n, c.m, c.a, c.b)
		if field(err) != c.field {
			t.Errorf("n = %d, m = %d, p = %g/%g: %v", c.n, c.m, c.a, c.b, err)
		}
	}
}

func field(err error) string {
	var f *fault.Error
	if errors.As(err, &f) {
		return f.Field
	}
	return ""
}
