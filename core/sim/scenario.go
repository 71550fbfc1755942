package sim

import (
	"slices"

	"contend/core/fault"
	"contend/core/rng"
)

// far is later than all that a scenario tells, in units: messages, sections and time-outs take so long unless they are told
// to happen.
const far = 1e6

// deeds of a scenario, by what a move does.
var deedOf = map[string]Deed{
	"want": DoWant, "exit": DoExit, "timeout": DoTimeOut, "deliver": DoDeliver,
	MishapNames[Lose]: DoDrop, MishapNames[Duplicate]: DoDuplicate, MishapNames[Crash]: DoCrash, MishapNames[Restart]: DoRestart,
	MishapNames[Amnesia]: DoRestart, MishapNames[Reset]: DoReset, MishapNames[LoseToken]: DoLose, MishapNames[Forge]: DoForge,
}

// Scenario is a run in virtual time that goes as a run without time went: a move a unit, from 1 on. Nothing happens in it
// by itself.
func (c *Untimed) Scenario(trace []Move) (*Config, error) {
	// A random delay may be short, but with a million units to draw from it is so for hardly any seed.
	for seed := int64(1); ; seed++ {
		config, err := c.play(trace, rng.SeedOf(seed))
		if config != nil || err != nil {
			return config, err
		}
		if seed == 100 {
			return nil, fault.New(fault.Internal, "", "Something happens by itself before the run is told.")
		}
	}
}

// play is Scenario with that seed, or nil if something would happen by itself.
func (c *Untimed) play(trace []Move, seed rng.Seed) (*Config, error) {
	config := Default(c.Algorithm, c.Processes)
	until := float64(len(trace) + 1)
	config.CS, config.Latency, config.FIFO, config.Until = far, [2]float64{far, far}, c.FIFO, &until
	config.Seed = seed
	config.Options = c.unhurried()
	s, err := New(config)
	if err != nil {
		return nil, err
	}
	for k := range trace {
		m := &trace[k]
		at := float64(k + 1)
		if s.queue.len() > 0 && s.queue.first().at <= ticks(at) {
			return nil, nil
		}
		i := Intervention{At: &at, Do: deedOf[m.Do], Node: m.Node, Memory: m.Do == MishapNames[Restart]}
		if m.Timer >= 0 {
			i.Timer = c.Algorithm.Timers[m.Timer]
		}
		if m.From >= 0 {
			i.Node, i.Message = 0, s.flightOf(m)
		}
		s.config.Faults.Journal = append(s.config.Faults.Journal, i)
		s.now = ticks(at)
		if err := s.do(k); err != nil {
			return nil, err
		}
		for s.queue.len() > 0 && s.queue.first().at <= s.now {
			if _, err := s.Step(); err != nil {
				return nil, err
			}
		}
	}
	config.Faults.Journal = s.config.Faults.Journal
	return &config, nil
}

// unhurried are the options with all that is timed as late as can be: without time only whether it is set counts.
func (c *Untimed) unhurried() map[string]Value {
	options := map[string]Value{}
	for name, v := range c.Options {
		options[name] = v
	}
	for k := range c.Algorithm.Options {
		o := &c.Algorithm.Options[k]
		length := o.Default
		if v, given := options[o.Name]; given && v.Number != nil {
			length = *v.Number
		}
		if o.Kind == Duration && length > 0 {
			options[o.Name] = Value{Number: &o.Max}
		}
	}
	return options
}

// flightOf is the number of the message that a move is about: of those alike the one that arrives first.
func (s *Sim) flightOf(m *Move) int64 {
	var first *flight
	for k := range s.net.flights {
		f := &s.net.flights[k]
		if f.id == 0 || int(f.to) != m.Node || int(f.from) != m.From || int(f.kind) != m.Type || !slices.Equal(s.net.arguments(nil, f), m.Args) {
			continue
		}
		if first == nil || f.arrive < first.arrive || f.arrive == first.arrive && f.turn < first.turn {
			first = f
		}
	}
	if first == nil {
		return 0
	}
	return first.id
}
