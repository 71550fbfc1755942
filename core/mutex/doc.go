// Package mutex has one file for each algorithm by which machines exclude each other. To add one, add a file: see package
// sim for how an algorithm is written, and [All] for what is there.
//
// Beside them stand the list of what is registered (catalog.go), the arithmetic of forgetful replicas (violation.go), where
// the replicas of a resource are (place.go), and how well a resource is used that many want (utilisation.go).
//
// A test file runs whatever is registered through the tests that all must pass: all_test.go.
package mutex
