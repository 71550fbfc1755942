package slots

import (
	"math"

	"contend/core/fault"
)

const (
	// MaxParticipants bounds a run and a sample; [Exact] has the narrower [MaxExactParticipants].
	MaxParticipants = 10000
	// MaxWindow bounds the start window.
	MaxWindow = 1 << 31
	// MaxCap bounds the cap: the largest integer that JavaScript holds exactly.
	MaxCap = 1<<53 - 1
)

// checkChannel is what every call demands of participants, start window and cap (nil: none). It returns a *fault.Error
// that names the field, or nil.
func checkChannel(participants int, window int64, limit *int64) error {
	if participants < 0 || participants > MaxParticipants {
		return fault.Range("participants", float64(participants), 0, MaxParticipants)
	}
	if window < 1 || window > MaxWindow {
		return fault.Range("window", float64(window), 1, MaxWindow)
	}
	if limit == nil {
		return nil
	}
	if *limit < 1 || *limit > MaxCap {
		return fault.Range("cap", float64(*limit), 1, MaxCap)
	}
	if *limit == 1 && participants >= 2 {
		return fault.New(fault.Conflict, "cap",
			"cap must be at least 2 for two or more participants: with a window of 1 they would share its only slot for ever.",
			"value", 1, "min", 2)
	}
	return nil
}

// widen is min(cap, 2·window), the window after a collision. Without a cap (nil) a window that cannot be doubled in a
// signed 64-bit integer stays as it is, and overflow says so.
func widen(window int64, limit *int64) (next int64, overflow bool) {
	switch {
	case limit != nil && window > *limit/2: // 2·window > cap, asked without doubling
		return *limit, false
	case window > math.MaxInt64/2:
		return window, true
	}
	return 2 * window, false
}

// windows runs through the windows of successive rounds, in floating point: they are exact up to 2^53 and, without a
// cap, doubles of the start for ever.
type windows struct {
	size     float64
	limit    float64 // +Inf: none
	constant bool    // every later window is the same
}

func newWindows(window int64, limit *int64) *windows {
	w := &windows{size: float64(window), limit: math.Inf(1)}
	if limit != nil {
		w.limit = float64(*limit)
	}
	w.constant = w.size == w.limit
	return w
}

func (w *windows) next() {
	w.size = min(w.limit, 2*w.size)
	w.constant = w.size == w.limit
}
