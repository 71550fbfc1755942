//go:build js

package script_test

// As WebAssembly every 23rd pair, and a sixth of what is drawn. 23 is prime to 113, the number of threads that differ, so
// every thread comes in both roles.
const familyStride, thrift = 23, 6
