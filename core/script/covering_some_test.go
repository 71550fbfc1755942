//go:build js

package script_test

// As WebAssembly every 23rd text, and a sixth of what is drawn.
const familyStride, thrift = 23, 6
