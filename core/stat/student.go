package stat

// student are the quantiles for 1 … 10 degrees of freedom, as printed in every table.
var student = [...]float64{12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281}

// Student95 is the 97.5 % quantile of Student's t distribution with that many degrees of freedom (at least 1): mean ± it ·
// standard error is the 95 % interval of a mean of so many values and one. Above ten it is R. A. Fisher's expansion
// (M. Abramowitz, I. Stegun, Handbook of Mathematical Functions, 26.7.5), to 0.0002.
func Student95(freedom int) float64 {
	if freedom <= len(student) {
		return student[max(freedom, 1)-1]
	}
	const z = 1.959964
	const z3, z5, z7 = z * z * z, z * z * z * z * z, z * z * z * z * z * z * z
	f := float64(freedom)
	return z + (z3+z)/(4*f) + (5*z5+16*z3+3*z)/(96*f*f) + (3*z7+19*z5+17*z3-15*z)/(384*f*f*f)
}
