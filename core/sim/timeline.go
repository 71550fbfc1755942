package sim

import (
	"slices"

	"contend/core/pace"
	"contend/core/rng"
)

// Timeline is a run that can be looked at at any time of it, back and forth. On the way it sets checkpoints; a seek goes on
// from the last one that is not too late, and arrives at the very state that a straight run has there.
type Timeline struct {
	sim         *Sim
	checkpoints []*checkpoint // by events; the first is the start
	every       int64         // events from one to the next
}

// Of checkpoints there are at most so many, and together they take at most so many bytes or are only two; when there would
// be more, every second is dropped, and they lie twice as far apart from then on.
const (
	maxCheckpoints  = 64
	checkpointBytes = 100_000_000
)

// firstSpacing is how far checkpoints lie apart at first. A large one, which takes long to make, lies farther from the next:
// an event for each of bytesPerEvent.
const (
	firstSpacing  = 256
	bytesPerEvent = 32
)

// NewTimeline readies a run. It stands at its start, before the first event.
func NewTimeline(config Config) (*Timeline, error) {
	s, err := New(config)
	if err != nil {
		return nil, err
	}
	return &Timeline{sim: s, checkpoints: []*checkpoint{s.checkpoint()}, every: firstSpacing}, nil
}

// Sim is the run as it stands, to be looked at; it changes with every seek.
func (l *Timeline) Sim() *Sim { return l.sim }

// SeekTo goes to the time t: all that happens up to then, and at it, has happened, and nothing later. Beyond the run's end
// it stands at the end. A fault is one of the journal or of the algorithm, met on the way; the meter's stop leaves the run
// on the way, and the next seek finds its way from there.
func (l *Timeline) SeekTo(t Time, meter *pace.Meter) error {
	l.back(func(c *checkpoint) bool { return c.sim.now <= t }, l.sim.now > t)
	return l.forth(func(s *Sim) bool { return s.queue.first().at <= t }, meter)
}

// SeekEvents goes to the state after that many events.
func (l *Timeline) SeekEvents(events int64, meter *pace.Meter) error {
	l.back(func(c *checkpoint) bool { return c.sim.events <= events }, l.sim.events > events)
	return l.forth(func(s *Sim) bool { return s.events < events }, meter)
}

// back goes to the last checkpoint that is early enough, if the run is too late, or if that is nearer than where it is.
func (l *Timeline) back(early func(*checkpoint) bool, late bool) {
	at := len(l.checkpoints) - 1
	for at > 0 && !early(l.checkpoints[at]) {
		at--
	}
	if c := l.checkpoints[at]; late || c.sim.events > l.sim.events {
		l.sim.restore(c)
	}
}

// forth lets events happen as long as the next one may.
func (l *Timeline) forth(may func(*Sim) bool, meter *pace.Meter) error {
	s := l.sim
	for n := 0; ; n++ {
		if n%eventsPerTick == 0 {
			if err := meter.Tick(float64(s.events), 0); err != nil {
				return err
			}
		}
		moved, err := s.stepIf(may)
		if err != nil {
			s.restore(l.checkpoints[len(l.checkpoints)-1]) // so that the next seek meets it again
			return err
		}
		if !moved {
			return nil
		}
		if last := l.checkpoints[len(l.checkpoints)-1]; s.events >= last.sim.events+max(l.every, int64(last.bytes/bytesPerEvent)) {
			l.keep()
		}
	}
}

func (l *Timeline) keep() {
	l.checkpoints = append(l.checkpoints, l.sim.checkpoint())
	for n := len(l.checkpoints); n > maxCheckpoints || n > 2 && l.bytes() > checkpointBytes; n = len(l.checkpoints) {
		half := (n + 1) / 2
		for k := range half {
			l.checkpoints[k] = l.checkpoints[2*k]
		}
		clear(l.checkpoints[half:])
		l.checkpoints = l.checkpoints[:half]
		l.every *= 2
	}
}

func (l *Timeline) bytes() int {
	sum := 0
	for _, c := range l.checkpoints {
		sum += c.bytes
	}
	return sum
}

// checkpoint is a run as it stood. What only grows is not copied: sim.trace, sim.entries and sim.exits have the length that
// they had, and the run writes the same into them whenever it passes again.
type checkpoint struct {
	sim   Sim      // its slices are the checkpoint's own
	nodes [][]byte // their codes
	bytes int      // about what it takes
}

func (s *Sim) checkpoint() *checkpoint {
	c := &checkpoint{sim: s.copied()}
	for k := range s.machines {
		code := AppendState(nil, s.machines[k].node)
		c.nodes = append(c.nodes, code)
		c.bytes += 256 + len(code) + 8*len(s.machines[k].backlog)
	}
	for _, row := range s.net.last {
		c.bytes += 8 * len(row)
	}
	c.bytes += 64*len(s.net.flights) + 32*s.queue.len()
	return c
}

// restore makes the run be as it was.
func (s *Sim) restore(c *checkpoint) {
	nodes := make([]Node, len(s.machines))
	for k := range s.machines {
		nodes[k] = s.machines[k].node
	}
	entries, exits, trace := s.entries, s.exits, s.trace
	*s = c.sim.copied()
	s.entries, s.exits, s.trace = entries[:len(c.sim.entries)], exits[:len(c.sim.exits)], trace[:len(c.sim.trace)]
	for k := range s.machines {
		m := &s.machines[k]
		m.node = nodes[k]
		// A node wrote this code itself, so reading it cannot fail.
		_, _ = ReadState(c.nodes[k], m.node)
	}
}

// copied is the run with copies of all that changes in place, but for its nodes.
func (s *Sim) copied() Sim {
	c := *s
	c.machines = slices.Clone(s.machines)
	for k := range c.machines {
		m := &c.machines[k]
		m.backlog, m.held = slices.Clone(m.backlog), slices.Clone(m.held)
		m.random, m.think = copyStream(m.random), copyStream(m.think)
	}
	n := &c.net
	n.last, n.bodies = cloneAll(n.last), cloneAll(n.bodies)
	n.flights, n.free, n.spare = slices.Clone(n.flights), slices.Clone(n.free), slices.Clone(n.spare)
	c.queue = s.queue.copied()
	c.timers, c.byType = slices.Clone(s.timers), slices.Clone(s.byType)
	c.latency, c.loss, c.copies = copyStream(s.latency), copyStream(s.loss), copyStream(s.copies)
	c.out, c.arrived, c.scratch = Out{}, Message{}, nil
	return c
}

func cloneAll[T any](lists [][]T) [][]T {
	out := slices.Clone(lists)
	for k := range out {
		out[k] = slices.Clone(out[k])
	}
	return out
}

func copyStream(s *rng.Stream) *rng.Stream {
	if s == nil {
		return nil
	}
	c := *s
	return &c
}
