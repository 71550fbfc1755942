package model

// Sound lets the tests outside the package hold verdicts against their locks.
var Sound = sound

// Naively is how a report differs from the naive judgement of the lock; "" if it does not, or if there are too many
// states for that.
func Naively(l Lock, r *Report) string {
	if r.States > 300 {
		return ""
	}
	return disagreement(r, judgeNaively(l))
}
