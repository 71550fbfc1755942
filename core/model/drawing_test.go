package model

import (
	"errors"
	"testing"

	"contend/core/fault"
)

func TestDraw(t *testing.T) {
	for _, c := range []struct {
		model         Model
		nodes, arrows int
	}{{newFilter(2, false), 43, 80}, {filterClasses{newFilter(2, false)}, 23, 0}, {tas(3), 20, 48}, {ticketLock(4), 129, 252}} {
		d, err := Draw(c.model, 0, Settings{})
		if err != nil || !d.Whole || len(d.Nodes) != c.nodes || (c.arrows > 0 && len(d.Arrows) != c.arrows) {
			t.Fatalf("%d nodes, %d arrows, %v; want %d, %d", len(d.Nodes), len(d.Arrows), err, c.nodes, c.arrows)
		}
		to := make(State, c.model.Words())
		least := make([]int, len(d.Nodes))
		for _, a := range d.Arrows {
			label, outcome := c.model.Step(d.Nodes[a.From].State, a.Action, to)
			if outcome != Moved || !same(to, d.Nodes[a.To].State) || int(label.Line) != a.Step.Line || int(label.Thread) != a.Step.Thread {
				t.Errorf("arrow %v is no transition", a)
			}
			if d.Nodes[a.To].Depth > d.Nodes[a.From].Depth+1 {
				t.Errorf("arrow %v goes down by more than one", a)
			}
			if d.Nodes[a.To].Depth == d.Nodes[a.From].Depth+1 {
				least[a.To]++
			}
		}
		for id, node := range d.Nodes {
			if (least[id] == 0) != (id == 0) || (node.Depth == 0) != (id == 0) {
				t.Errorf("node %d at depth %d has %d arrows from above", id, node.Depth, least[id])
			}
		}
	}
}

// A graph that is not small gives the number of states by depth; the filter's sum up to its states.
func TestLevels(t *testing.T) {
	d, err := Draw(newFilter(4, false), 0, Settings{})
	if err != nil || d.Nodes != nil || !d.Whole || len(d.Levels) != 37 {
		t.Fatalf("%d nodes, %d levels, %v", len(d.Nodes), len(d.Levels), err)
	}
	sum := uint64(0)
	for _, level := range d.Levels {
		sum += level
	}
	if sum != 18165 || d.Levels[0] != 1 || d.Levels[1] != 4 {
		t.Errorf("levels %v", d.Levels)
	}
	if d, err = Draw(newFilter(4, false), 0, Settings{States: 500}); err != nil || d.Whole {
		t.Errorf("a search that was cut short is whole: %v, %v", d.Whole, err)
	}
	var f *fault.Error
	for _, states := range []int{-1, 100_001} {
		if _, err := Draw(newFilter(2, false), states, Settings{}); !errors.As(err, &f) || f.Field != "states" {
			t.Errorf("%d: %v", states, err)
		}
	}
}
