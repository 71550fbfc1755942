package slots

import "math"

// leastTail is the probability that may be left beyond the end of a listed distribution.
const leastTail = 1e-13

// Distribution is the law of a count. Mean and SD are of the whole law, also where PMF ends early.
type Distribution struct {
	Mean float64 `json:"mean"`
	SD   float64 `json:"sd"`
	// PMF is [value, probability] by increasing value; values of probability 0 are left out. It ends where less than
	// 10^-13 remains, or at the limit of its length.
	PMF [][2]float64 `json:"pmf"`
	// Tail is the probability of all values above the last one listed.
	Tail      float64   `json:"tail"`
	Quantiles Quantiles `json:"quantiles"`
}

// Quantiles are the smallest values v with P(at most v) ≥ q; nil where v is not among the listed values.
type Quantiles struct {
	Q05 *float64 `json:"0.05"`
	Q50 *float64 `json:"0.5"`
	Q95 *float64 `json:"0.95"`
	Q99 *float64 `json:"0.99"`
}

// Mean is the expectation of a count.
type Mean struct {
	Mean float64 `json:"mean"`
}

// list makes a Distribution of the probabilities of the values 0, 1, 2, …
func list(p []float64, tail, mean, variance float64) Distribution {
	d := Distribution{Mean: mean, SD: math.Sqrt(variance), PMF: [][2]float64{}, Tail: tail}
	for value, probability := range p {
		if probability > 0 {
			d.PMF = append(d.PMF, [2]float64{float64(value), probability})
		}
	}
	d.Quantiles = Quantiles{Q05: d.quantile(.05), Q50: d.quantile(.5), Q95: d.quantile(.95), Q99: d.quantile(.99)}
	return d
}

func (d *Distribution) quantile(q float64) *float64 {
	sum := 0.0
	for _, entry := range d.PMF {
		if sum += entry[1]; sum >= q {
			return &entry[0]
		}
	}
	return nil
}
