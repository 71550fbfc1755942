package script

import (
	"strconv"
	"strings"

	"contend/core/model"
)

// CheckOptions of a check of a whole lock.
type CheckOptions struct {
	Options
	NoSymmetry bool // store states, not classes
	Settings   model.Settings
}

// CheckResult is what the checker found, and under which reductions.
type CheckResult struct {
	*model.Report
	Reductions []Reduction
}

// Check explores the lock and judges its properties. Where a step lowered a ticket, everything found under ticket order
// is void: the search is made again without it, and the reductions say so. Every scope names the number of threads, and
// whether values were taken as integers without a bound, of which "no overflow of 32 bits" says nothing.
func (p *Program) Check(o CheckOptions) (*CheckResult, error) {
	m, err := NewMachine(p, o.Options)
	if err != nil {
		return nil, err
	}
	report, err := m.check(o)
	if err != nil {
		return nil, err
	}
	refusal, refused := m.Refused()
	if !refused {
		return &CheckResult{report, m.used(o.NoSymmetry)}, nil
	}
	o.Tickets = TicketsOff
	if m, err = NewMachine(p, o.Options); err != nil {
		return nil, err
	}
	if report, err = m.check(o); err != nil {
		return nil, err
	}
	return &CheckResult{report, append(m.used(o.NoSymmetry), refusal)}, nil
}

func (m *Machine) check(o CheckOptions) (*model.Report, error) {
	if o.Settings.Setting == "" {
		o.Settings.Setting = "sequentially consistent memory, n = " + strconv.Itoa(m.p.Threads)
		if names := m.Unbounded(); len(names) > 0 {
			o.Settings.Setting += ", " + strings.Join(names, ", ") + " as integers without a bound"
		}
	}
	var l model.Lock = m
	if q, ok := m.Quotient(); ok && !o.NoSymmetry {
		l = q
	}
	return model.Check(l, o.Settings)
}

// used are the reductions with thread symmetry as it was asked for.
//
//go:noinline
func (m *Machine) used(noSymmetry bool) []Reduction {
	out := m.Reductions()
	for k := range out {
		if out[k].ID == "thread-symmetry" && noSymmetry {
			out[k] = Reduction{ID: "thread-symmetry", Status: "off", Reason: "not-asked-for"}
		}
	}
	return out
}
