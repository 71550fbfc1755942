package api

import (
	"strconv"

	"contend/core/fault"
	"contend/core/mutex"
	"contend/core/pace"
)

// MutexUtilisationRequest asks how well a resource is used that so many processes want all the time. The scenario's
// workload and number of processes play no part.
type MutexUtilisationRequest struct {
	MutexScenario
	Contenders []int `json:"contenders"` // numbers of processes, 50 at most
	Runs       int   `json:"runs"`       // of each, 2 to 1,000; their seeds count upward from the scenario's
}

// MutexUtilisation is what was measured. Standing: simulated.
type MutexUtilisation struct {
	Uses      []MutexUse `json:"uses"`
	Complete  bool       `json:"complete"`
	Cancelled bool       `json:"cancelled"`
}

// MutexUse is what was measured for one number of processes.
type MutexUse struct {
	Contenders int          `json:"contenders"`
	Runs       int          `json:"runs"`
	Share      MutexSample  `json:"share"`    // of the time in which somebody is inside
	Messages   *MutexSample `json:"messages"` // for each entry, over the runs that had one; null: none had
	Most       *MutexSample `json:"most"`     // the share that the luckiest process has of the entries; 1: nobody else ever entered
	Entries    int          `json:"entries"`  // of all runs
	Barren     int          `json:"barren"`   // runs in which nobody ever entered
}

// MutexSample is a mean over runs, with its 95 % interval by Student's t.
type MutexSample struct {
	Mean  float64 `json:"mean"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
	Least float64 `json:"least"` // of the runs
	Most  float64 `json:"most"`
}

const mostContenders = 50

func mutexUtilisation(m *pace.Meter, r MutexUtilisationRequest) (MutexUtilisation, error) {
	if len(r.Contenders) > mostContenders {
		return MutexUtilisation{}, fault.Large("contenders", mostContenders, "take fewer numbers of contenders")
	}
	c, err := r.config()
	if err != nil {
		return MutexUtilisation{}, err
	}
	uses, err := mutex.Utilisation(c, r.Contenders, r.Runs, m)
	if err != nil && !pace.Stopped(err) {
		return MutexUtilisation{}, err
	}
	out := MutexUtilisation{Uses: []MutexUse{}, Complete: err == nil, Cancelled: err != nil}
	for k := range uses {
		u := &uses[k]
		out.Uses = append(out.Uses, MutexUse{u.Contenders, u.Runs, *sampleTold(&u.Share), sampleIfKnown(&u.Messages), sampleIfKnown(&u.Most), int(u.Entries), u.Barren})
	}
	return out, nil
}

func sampleTold(s *mutex.Sample) *MutexSample {
	return &MutexSample{s.Mean, s.Low, s.High, s.Least, s.Greatest}
}

func sampleIfKnown(s *mutex.Sample) *MutexSample {
	if !s.Known {
		return nil
	}
	return sampleTold(s)
}

// MutexReplicasRequest asks on which machines the replicas of a resource are.
type MutexReplicasRequest struct {
	Resource string `json:"resource"` // its name, 200 bytes at most
	Replicas int    `json:"replicas"` // 1 to 1,000
	Machines int    `json:"machines"` // of the whole network, 1 to 100,000
}

// MutexReplica is where a replica is: whoever knows the resource's name computes the same.
type MutexReplica struct {
	Name    string `json:"name"`
	Key     string `json:"key"` // 64 bits as sixteen hexadecimal digits
	Machine int    `json:"machine"`
}

const mostName = 200

func mutexReplicas(_ *pace.Meter, r MutexReplicasRequest) ([]MutexReplica, error) {
	if len(r.Resource) > mostName {
		return nil, fault.Large("resource", mostName, "take a shorter name")
	}
	list, err := mutex.Place(r.Resource, r.Replicas, r.Machines)
	if err != nil {
		return nil, err
	}
	out := []MutexReplica{}
	for _, p := range list {
		digits := strconv.FormatUint(p.Key, 16)
		out = append(out, MutexReplica{p.Name, "0000000000000000"[len(digits):] + digits, p.Machine})
	}
	return out, nil
}

func mutexVotingMethods() []Method {
	usual := usualMutexRun()
	usual.Algorithm, usual.Entries = "voting", 400
	until := 10_000.0
	usual.Until = &until
	return []Method{
		handle("mutex.utilisation", "Measures how well a resource is used that so many processes want all the time, in several runs of each number.",
			MutexUtilisationRequest{MutexScenario: usual, Contenders: []int{1, 2, 3, 5, 10, 20}, Runs: 5}, mutexUtilisation),
		handle("mutex.replicas", "Names the replicas of a resource and finds the machine of each by its key, as every process does by itself.",
			MutexReplicasRequest{Resource: "printer", Replicas: 5, Machines: 16}, mutexReplicas),
	}
}
