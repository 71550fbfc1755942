// Package stat holds what is said of samples: moments with their standard error, the interval of a mean and that of a proportion.
package stat
