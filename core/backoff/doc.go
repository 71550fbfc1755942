// Package backoff computes what a retry policy does: the range, the mean and the chance of the cap of every wait, the
// exact law of the total wait, and the herd that many clients with one policy make.
//
// R retries are R + 1 calls: wait number k stands before retry number k, and the first call waits for nothing.
//
// # The waits
//
// With the ceiling E_k = base·factor^(k-1), U uniform on [lo, hi] and A uniform on addMs, all independent:
//
//	capOrder before:  W_k = max(floor, min(cap, E_k)·U + A)
//	capOrder after:   W_k = max(floor, min(cap, E_k·U + A))
//	capOrder both:    W_k = max(floor, min(cap, min(cap, E_k)·U + A))
//
// none is U = 1, full U(0, 1), equal U(½, 1). Decorrelated jitter is another process: X_0 = base and
// X_k = min(cap, U(base, 3·X_{k-1})), in which factor and capOrder play no part. The names and the formulas are those of
// M. Brooker, "Exponential Backoff And Jitter" (AWS Architecture Blog, 2015), but for the numbering: there the first
// ceiling of the affine strategies is 2·base.
//
// # What is exact
//
// Least, greatest, mean, standard deviation and the chance of the cap are closed forms, or, for decorrelated jitter with
// a cap, a spectral method whose error is near that of the float64 itself (relative 1e-11). Quantiles carry their error
// with them, see [Total].
package backoff
