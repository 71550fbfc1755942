package mutex

import (
	"contend/core/fault"
	"contend/core/pace"
	"contend/core/sim"
	"contend/core/stat"
)

// MaxRuns is the largest number of runs of [Utilisation] for each number of contenders.
const MaxRuns = 1000

// Use is how well a resource is used that so many processes want all the time. Standing: simulated.
type Use struct {
	Contenders int
	Runs       int
	Share      Sample // of the time in which somebody is inside
	Messages   Sample // for each entry; of the runs that had one
	Most       Sample // the share that the luckiest process has of the entries; 1 is capture; of the runs that had one
	Entries    int64  // of all runs
	Barren     int    // runs in which nobody ever entered
}

// Sample is a mean over runs with its 95 % interval by Student's t.
type Sample struct {
	Known           bool // there was a run to take it from
	Mean, Low, High float64
	Least, Greatest float64 // of the runs
}

// Utilisation measures the use of the resource for each number of contenders, in runs of the configuration that differ in
// their seeds, which count upward from the configuration's, and in who asks: all, all the time. The configuration must say
// when a run ends. Stopped by the meter, it gives the numbers of contenders that are finished, and the error.
func Utilisation(c sim.Config, contenders []int, runs int, meter *pace.Meter) ([]Use, error) {
	if runs < 2 || runs > MaxRuns {
		return nil, fault.Range("runs", float64(runs), 2, MaxRuns)
	}
	c.Workload, c.MaxTrace = sim.Workload{Kind: sim.SaturatedLoad}, 0
	total := float64(len(contenders) * runs)
	uses := []Use{}
	for k, n := range contenders {
		u := Use{Contenders: n, Runs: runs}
		var share, messages, most stat.Moments
		one := c
		one.Processes = n
		for r := range runs {
			s, err := sim.New(one)
			if err != nil {
				return uses, err
			}
			done := float64(k*runs + r)
			if err := finish(s, func() error { return meter.Tick(done, total) }); err != nil {
				return uses, err
			}
			u.add(s.Result(), n, &share, &messages, &most)
			one.Seed = one.Seed.Next()
		}
		u.Share, u.Messages, u.Most = sampleOf(&share, 1), sampleOf(&messages, 0), sampleOf(&most, 1)
		uses = append(uses, u)
	}
	return uses, nil
}

func finish(s *sim.Sim, tick func() error) error {
	for {
		for range 128 {
			if moved, err := s.Step(); err != nil || !moved {
				return err
			}
		}
		if err := tick(); err != nil {
			return err
		}
	}
}

func (u *Use) add(r *sim.Result, n int, share, messages, most *stat.Moments) {
	used, counts, top := sim.Time(0), make([]int, n), 0
	for k := range r.Entries {
		e := &r.Entries[k]
		if e.Exited >= 0 {
			used += e.Exited - e.Entered
		} else {
			used += r.At - e.Entered
		}
		counts[e.Process]++
		top = max(top, counts[e.Process])
	}
	if r.At > 0 {
		share.Add(min(1, float64(used)/float64(r.At)))
	}
	u.Entries += int64(len(r.Entries))
	if len(r.Entries) == 0 {
		u.Barren++
		return
	}
	most.Add(float64(top) / float64(len(r.Entries)))
	if r.PerEntry.Known {
		messages.Add(r.PerEntry.Messages)
	}
}

// sampleOf makes a sample of what cannot be below 0, nor above most unless that is 0. The interval of one run alone is that
// run.
func sampleOf(m *stat.Moments, most float64) Sample {
	s := Sample{Known: m.Count() > 0, Mean: m.Mean(), Low: m.Mean(), High: m.Mean(), Least: m.Min(), Greatest: m.Max()}
	if m.Count() > 1 {
		half := stat.Student95(m.Count()-1) * m.StandardError()
		s.Low, s.High = max(0, s.Mean-half), s.Mean+half
	}
	if most > 0 {
		s.High = min(most, s.High)
	}
	return s
}
