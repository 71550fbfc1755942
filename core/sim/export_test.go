package sim

import "contend/core/model"

// Walk takes steps of a run without time, each chosen among those that are possible, and tells them with the codes of all
// nodes at the end (nil: it is down for good), their users' phases, and how
// many stale writes went through.
func Walk(c Untimed, steps int, choose func(possible int) int) (moves []Move, codes [][]byte, phases []Phase, stale int64, err error) {
	u, err := newUntimed(c)
	if err != nil {
		return nil, nil, nil, 0, err
	}
	at, to := make(model.State, u.Words()), make(model.State, u.Words())
	u.Init(at)
	var path []int
	for range steps {
		var possible []int
		for number := range u.Actions() {
			if _, outcome := u.Step(at, number, to); outcome == model.Moved {
				possible = append(possible, number)
			}
		}
		if len(possible) == 0 {
			break
		}
		number := possible[choose(len(possible))]
		if label, _ := u.Step(at, number, to); label.Events&wroteLate != 0 {
			stale++
		}
		path = append(path, number)
		at, to = to, at
	}
	for k := range u.nodes {
		var code []byte
		if state := uint32(at[k]); state != u.dead {
			code = AppendState(nil, u.load(state, k))
		}
		codes, phases = append(codes, code), append(phases, u.local(at, k).phase)
	}
	return u.tell(path), codes, phases, stale, nil
}
