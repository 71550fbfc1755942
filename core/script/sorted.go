package script

// sorted gives 0 … n−1 in an order: what is before something else stands before it, and what is neither keeps its place.
// Package sort would bring its three algorithms and reflection into the page, and slices.SortFunc a set for each type.
// It is a merge sort from the bottom up: n log n calls of before, whatever the input.
func sorted(n int, before func(a, b int) bool) []int {
	from, to := make([]int, n), make([]int, n)
	for k := range from {
		from[k] = k
	}
	for width := 1; width < n; width *= 2 {
		for start := 0; start < n; start += 2 * width {
			left, middle, end := start, min(start+width, n), min(start+2*width, n)
			right := middle
			for k := start; k < end; k++ {
				if left < middle && (right == end || !before(from[right], from[left])) {
					to[k] = from[left]
					left++
				} else {
					to[k] = from[right]
					right++
				}
			}
		}
		from, to = to, from
	}
	return from
}
