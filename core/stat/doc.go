// Package stat holds what is said of samples: moments with their standard error, and the interval of a proportion.
package stat
