package backoff

// pair is a number as the sum hi + lo of two float64, hi the nearest float64: about 32 decimal digits. The operations
// are those of T. J. Dekker, "A floating-point technique for extending the available precision" (1971). math.FMA would
// be shorter, but WebAssembly has no such instruction and would emulate it. Every product is rounded before it is added
// (the conversions forbid fusing), so that all machines agree.
type pair struct{ hi, lo float64 }

func exactSum(a, b float64) pair {
	s := a + b
	t := s - a
	return pair{s, (a - (s - t)) + (b - t)}
}

// split cuts a float64 into two halves of 26 bits; |a| must stay below 2^996.
func split(a float64) (float64, float64) {
	const splitter = 1<<27 + 1
	t := float64(splitter * a)
	high := t - (t - a)
	return high, a - high
}

func exactProduct(a, b float64) pair {
	p := float64(a * b)
	ah, al := split(a)
	bh, bl := split(b)
	return pair{p, ((float64(ah*bh) - p) + float64(ah*bl) + float64(al*bh)) + float64(al*bl)}
}

func (x pair) plus(y pair) pair {
	s := exactSum(x.hi, y.hi)
	t := exactSum(x.lo, y.lo)
	s = exactSum(s.hi, s.lo+t.hi)
	return exactSum(s.hi, s.lo+t.lo)
}

func (x pair) minus(y pair) pair { return x.plus(pair{-y.hi, -y.lo}) }

func (x pair) times(b float64) pair {
	p := exactProduct(x.hi, b)
	return exactSum(p.hi, p.lo+float64(x.lo*b))
}

func (x pair) timesPair(y pair) pair {
	p := exactProduct(x.hi, y.hi)
	return exactSum(p.hi, p.lo+(float64(x.hi*y.lo)+float64(x.lo*y.hi)))
}

func (x pair) over(y pair) pair {
	q := x.hi / y.hi
	r := x.minus(y.times(q))
	q2 := r.hi / y.hi
	r = r.minus(y.times(q2))
	return exactSum(q, q2).plus(pair{r.hi / y.hi, 0})
}

func (x pair) float() float64 { return x.hi + x.lo }

// sum adds many numbers with the error of one rounding.
type sum struct{ total pair }

func (s *sum) add(x float64) { s.total = s.total.plus(pair{x, 0}) }

func (s *sum) addTimes(x float64, n int) { s.total = s.total.plus(exactProduct(x, float64(n))) }

func (s *sum) value() float64 { return s.total.float() }
