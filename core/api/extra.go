//go:build !provoke

package api

// extraMethods is empty but in builds for tests, which add ways to fail (provoke.go).
func extraMethods() []Method { return nil }
