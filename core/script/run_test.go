package script_test

import (
	"fmt"
	"testing"

	"contend/core/rng"
	"contend/core/script"
)

// Document 003 prints entries, worst overtaking, largest ticket and ties of 4,000 random turns.
func TestDocumentRuns(t *testing.T) {
	for n, want := range map[int]string{2: "[440 1 404 37]", 3: "[292 2 270 24]", 5: "[189 4 172 21]"} {
		p, err := script.Compile(builtin(t, "bakery", ""), n)
		if err != nil {
			t.Fatal(err)
		}
		r, err := p.Run(script.RunOptions{Steps: 4000, Seed: rng.SeedOf(int64(n))})
		if err != nil {
			t.Fatal(err)
		}
		largest := int64(0)
		for _, c := range r.Largest {
			if c.Name == "ticket" {
				largest = c.Value
			}
		}
		if got := fmt.Sprint([]int64{r.Entries, r.Overtakes, largest, r.Notes[0].Value}); got != want || r.Notes[0].Name != "tie" || r.TogetherInside != 1 {
			t.Errorf("n=%d: %s, want %s; %d inside together", n, got, want, r.TogetherInside)
		}
	}
}

func TestSchedules(t *testing.T) {
	p, err := script.Compile(builtin(t, "filter", "swapped"), 2)
	if err != nil {
		t.Fatal(err)
	}
	// The eight steps by which two get in, as research and Spin found them.
	r, err := p.Run(script.RunOptions{Steps: 8, Schedule: script.ScheduleList, List: []int{0, 0, 1, 1, 1, 1, 0, 0}})
	if err != nil || r.TogetherInside != 2 || r.Entries != 2 || r.Waited != 0 {
		t.Errorf("%+v %v", r, err)
	}
	r, err = p.Run(script.RunOptions{Steps: 1000, Schedule: script.ScheduleRoundRobin})
	if err != nil || r.Turns != 1000 || r.Entries == 0 {
		t.Errorf("%+v %v", r, err)
	}
	if _, err = p.Run(script.RunOptions{Steps: 1, Schedule: script.ScheduleList, List: []int{2}}); err == nil {
		t.Error("thread 2 of two was given a turn")
	}
	if _, err = p.Run(script.RunOptions{Steps: -1}); err == nil {
		t.Error("−1 steps were run")
	}
}

func TestRunNotesTries(t *testing.T) {
	p, err := script.Compile(builtin(t, "tas", ""), 2)
	if err != nil {
		t.Fatal(err)
	}
	// 0 gets in, 1 leaves outside and tries three times in vain.
	r, err := p.Run(script.RunOptions{Steps: 6, Schedule: script.ScheduleList, List: []int{0, 0, 1, 1, 1, 1}})
	if err != nil || r.Notes[0] != (script.Count{Name: "failed try", Value: 3}) || r.Waited != 3 || r.Overtakes != -1 {
		t.Errorf("%+v %v", r, err)
	}
}

func TestLook(t *testing.T) {
	p, err := script.Compile(builtin(t, "filter", ""), 2)
	if err != nil {
		t.Fatal(err)
	}
	var path []script.StepID
	for _, s := range []int{0, 0, 0, 1, 1, 1} {
		path = append(path, script.StepID{Thread: s})
	}
	v, err := p.Look(path, nil)
	if err != nil || v.Misfit != nil {
		t.Fatal(err, v)
	}
	// Both stand at the wait; thread 1 came last and must wait, thread 0 may pass.
	one := v.Threads[1]
	if one.Line != 9 || !one.Next.Waits || len(one.Next.Parts) != 2 || !one.Next.Parts[0].Holds || one.Next.Parts[0].With != "1 >= 1" ||
		one.Next.Parts[1].Text != "victim[L] == i" || one.Next.Parts[1].With != "1 == 1" {
		t.Errorf("%+v", one)
	}
	if zero := v.Threads[0]; zero.Next.Waits || zero.Next.To != 10 || fmt.Sprint(zero.Own) != "[{L -1 0 1}]" {
		t.Errorf("%+v", zero)
	}
	if c := v.Shared[1].Cells[1]; v.Shared[1].Name != "victim" || c != (script.CellView{Value: 1, Writer: 1, Step: 6}) {
		t.Errorf("%+v", v.Shared)
	}
	// A path that no longer fits says where.
	v, err = p.Look(append(path, script.StepID{Thread: 0, Line: 9}, script.StepID{Thread: 1, Line: 9}), nil)
	if err != nil || v.Misfit == nil || v.Misfit.Index != 7 || v.Misfit.Reason != "waits" || len(v.Inside) != 1 {
		t.Errorf("%+v %v", v.Misfit, err)
	}
	v, err = p.Look([]script.StepID{{Thread: 0, Line: 7}}, nil)
	if err != nil || v.Misfit == nil || v.Misfit.Index != 0 || v.Misfit.Reason != "line" || v.Misfit.At != 5 {
		t.Errorf("%+v %v", v.Misfit, err)
	}
}
