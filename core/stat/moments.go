package stat

import "math"

// Moments gathers mean and variance of a sample one value at a time, by B. P. Welford, "Note on a method for calculating
// corrected sums of squares and products" (Technometrics 4, 1962): no subtraction of large sums. The zero value is empty.
type Moments struct {
	count        float64
	mean, square float64 // square: sum of squared distances from the mean
	low, high    float64
}

// Add takes one more value.
func (m *Moments) Add(x float64) {
	if m.count == 0 || x < m.low {
		m.low = x
	}
	if m.count == 0 || x > m.high {
		m.high = x
	}
	m.count++
	d := x - m.mean
	m.mean += d / m.count
	m.square += d * (x - m.mean)
}

// Count is how many values were added.
func (m *Moments) Count() int { return int(m.count) }

// Mean is the mean, 0 of no values.
func (m *Moments) Mean() float64 { return m.mean }

// Min and Max are the extremes, 0 of no values.
func (m *Moments) Min() float64 { return m.low }

// Max is the greatest value, 0 of no values.
func (m *Moments) Max() float64 { return m.high }

// SD is the standard deviation of the sample, with n - 1; 0 of fewer than two values.
func (m *Moments) SD() float64 {
	if m.count < 2 {
		return 0
	}
	return math.Sqrt(m.square / (m.count - 1))
}

// StandardError is that of the mean, SD/√n; 0 of fewer than two values.
func (m *Moments) StandardError() float64 {
	if m.count < 2 {
		return 0
	}
	return m.SD() / math.Sqrt(m.count)
}
