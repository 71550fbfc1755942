//go:build !js

package model

import "testing"

// The filter with six threads, 10,187,487 states: a few seconds natively. As WebAssembly BenchmarkFilter6 checks it.
func TestFilterSix(t *testing.T) { counts(t, filterCounts[4]) }
