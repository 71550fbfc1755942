// Package mutex has one file for each algorithm by which machines exclude each other. To add one, add a file: see package
// sim for how an algorithm is written, and [All] for what is there.
//
//	catalog.go         the list
//	centralized.go     a coordinator grants
//	ricart_agrawala.go everybody agrees
//	token_ring.go      a token goes round
//
// A test file runs whatever is registered through the tests that all must pass: all_test.go.
package mutex
