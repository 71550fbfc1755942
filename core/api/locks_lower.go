package api

import (
	"contend/core/fault"
	"contend/core/pace"
	"contend/core/script"
)

// CoveringRequest asks for the covering argument against a lock of one register; threads must be 2. With
// neither a lock nor a source the built-in lock one-register is meant.
type CoveringRequest struct {
	LockChoice
	First int `json:"first"` // the thread that is frozen before its first write, 0 or 1
}

func locksCovering(m *pace.Meter, r CoveringRequest) (script.Covering, error) {
	if r.First < 0 || r.First > 1 {
		return script.Covering{}, fault.Range("first", float64(r.First), 0, 1)
	}
	if r.Lock == "" && r.Source == "" {
		r.Lock = "one-register" // the filter, which is meant elsewhere, has more than one
	}
	p, err := r.program()
	if err != nil {
		return script.Covering{}, err
	}
	return given(p.Covering(r.First, m))
}

func locksCells(m *pace.Meter, r LockChoice) (script.CellCount, error) {
	p, err := r.program()
	if err != nil {
		return script.CellCount{}, err
	}
	return given(p.Cells(m))
}
