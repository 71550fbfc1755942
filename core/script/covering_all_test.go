//go:build !js

package script_test

// Natively every pair of the family is played.
const familyStride, thrift = 1, 1
