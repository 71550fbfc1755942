package sim

import (
	"errors"
	"strconv"
	"strings"

	"contend/core/fault"
	"contend/core/model"
	"contend/core/pace"
)

// BlockingFreedom: whoever waits can still be let in, though nobody else asks any more and nothing more goes wrong.
const BlockingFreedom model.Property = "blocking-freedom"

// Limits bound an exploration. Zero values mean the defaults.
type Limits struct {
	States uint64 // most states stored; 0: as many as Bytes holds
	Bytes  uint64 // of states and their table; 0: 10^9
	Pools  uint64 // bytes of what states are made of; 0: 500,000,000
	Edges  uint32 // up to how many states BlockingFreedom is searched; 0: 1,000,000
}

// Explored is what all runs without time show.
type Explored struct {
	States      uint64
	Transitions uint64
	Depth       int      // the most steps that a shortest run to a state has
	Levels      []uint64 // states by depth; the last may not be whole when the search was stopped
	Covered     int      // every state that so many steps reach was seen
	Complete    bool     // every reachable state was seen
	Cancelled   bool
	Stopped     model.Stop
	Bytes       uint64
	Exceeded    bool // some time-outs were not tried, or some states had no room
	Verdicts    []Found
}

// Found is what is known of one property.
type Found struct {
	Property model.Property
	Status   model.Status
	Because  model.Because // why it is unknown, or narrower than it could be; "": nothing is missing
	Scope    string        // what it holds for, or how far the search got, in English
	Process  int           // who waits in vain; −1: nobody in particular
	Trace    []Move        // a shortest run that refutes it
}

// Move is a step of a run without time, as it is told.
type Move struct {
	Do     string // want, deliver, exit, timeout, or a mishap's name
	Node   int    // whom it happens to
	From   int    // the sender of the message; −1: there is none
	Type   int    // of the message; −1
	Args   []int
	Timer  int  // the timer that ran out; −1
	Lost   bool // the message delivered reached a node that is down
	Enters bool // the node's user entered with this step
}

// watch looks at the states of a search.
type watch struct {
	*untimed
	failState  uint32 // a step of this state is a mistake of the algorithm
	failAction int
	together   uint32 // two inside
	stuck      uint32 // somebody waits and nothing must happen any more
	lateState  uint32 // a step of this state is a stale write
	lateAction int
	cut        []uint32 // states in which something was not tried
}

const nowhere = ^uint32(0)

func (w *watch) Fresh(id uint32, s model.State, _ model.Label) {
	if w.together != nowhere {
		return
	}
	inside := 0
	for k := range w.setup.Processes {
		if me := w.local(s, k); me.phase == Inside && !me.down {
			inside++
		}
	}
	if inside > 1 {
		w.together = id
	}
}

func (w *watch) Expanded(id uint32, s model.State, tries []model.Try) {
	moves, cut := false, false
	for k := range tries {
		switch tries[k].Outcome {
		case model.Failed:
			if w.failState == nowhere {
				w.failState, w.failAction = id, k
			}
			fallthrough
		case model.Moved, model.Exceeded:
			if w.lateState == nowhere && tries[k].Label.Events&wroteLate != 0 {
				w.lateState, w.lateAction = id, k
			}
			moves = moves || tries[k].Label.Line == mustHappen
			cut = cut || tries[k].Outcome == model.Exceeded
		}
	}
	if cut {
		w.cut = append(w.cut, id)
	}
	if moves || w.stuck != nowhere {
		return
	}
	for k := range w.setup.Processes {
		if w.waits(s, k) {
			w.stuck = id
		}
	}
}

func (w *watch) Enough(int) bool { return false }

// waits: the user of process k waits, and the process is up.
func (u *untimed) waits(s model.State, k int) bool {
	me := u.local(s, k)
	return me.phase == Waiting && !me.down
}

// Explore searches every run without time. Stopped by the meter, it returns what was found so far, and no error.
func Explore(c Untimed, limits Limits, meter *pace.Meter) (*Explored, error) {
	u, err := newUntimed(c)
	if err != nil {
		return nil, err
	}
	if limits.Bytes == 0 {
		limits.Bytes = 1_000_000_000
	}
	if limits.Pools > 0 {
		u.room.limit = limits.Pools
	}
	if limits.Edges == 0 {
		limits.Edges = 1_000_000
	}
	w := &watch{untimed: u, failState: nowhere, together: nowhere, stuck: nowhere, lateState: nowhere}
	search, stop := model.Explore(u, model.Limits{States: limits.States, Bytes: limits.Bytes, Edges: limits.Edges}, w, meter)
	if search == nil {
		return nil, stop
	}
	e := &Explored{States: uint64(search.Count()), Transitions: search.Transitions(), Depth: search.Depth(), Levels: search.Levels(),
		Covered: search.Covered(), Complete: search.Stopped() == model.Finished, Stopped: search.Stopped(),
		Bytes: search.Bytes() + u.room.bytes, Exceeded: search.Exceeded()}
	j := &judge{watch: w, search: search, report: e}
	j.halt(stop)
	if err := j.state(model.NoError, w.failState, w.failAction, -1); err != nil {
		return nil, err
	}
	if err := j.state(model.MutualExclusion, w.together, -1, -1); err != nil {
		return nil, err
	}
	if err := j.state(model.DeadlockFreedom, w.stuck, -1, -1); err != nil {
		return nil, err
	}
	if err := j.state(NoStaleWrite, w.lateState, w.lateAction, -1); err != nil {
		return nil, err
	}
	return e, j.blocking(limits.Edges, meter)
}

// judge makes verdicts of what was seen.
type judge struct {
	*watch
	search *model.Search
	report *Explored
}

// halt notes what the meter said, if it stopped the work: it was the caller, or a limit of the whole call, such as memory.
func (j *judge) halt(stop error) {
	if stop == nil {
		return
	}
	var limit *fault.Error
	if errors.As(stop, &limit) && limit.Code != fault.Cancelled {
		j.report.Stopped = model.AtBytes
		return
	}
	j.report.Stopped, j.report.Cancelled = model.AtCall, true
}

// state adds the verdict on a property of states: refuted by the run to that state, and one more step (−1: none).
func (j *judge) state(p model.Property, at uint32, last, process int) error {
	f := Found{Property: p, Process: process}
	if at == nowhere {
		f.Status, f.Because, f.Scope = j.whole()
	} else {
		path, err := j.search.Path(at)
		if err != nil {
			return err
		}
		if last >= 0 {
			path = append(path, last)
		}
		f.Status, f.Scope, f.Trace = model.Refuted, j.scope(), j.tell(path)
	}
	j.report.Verdicts = append(j.report.Verdicts, f)
	return nil
}

// whole is how a property stands that nothing refuted.
func (j *judge) whole() (model.Status, model.Because, string) {
	why := model.Because(j.report.Stopped)
	switch {
	case why != "":
		return model.Unknown, why, j.stopped(why)
	case j.missed:
		return model.Unknown, model.BecausePacking, j.stopped(model.BecausePacking)
	case j.search.Exceeded():
		return model.Proved, model.BecauseBound, j.Bound() + ", " + j.scope()
	}
	return model.Proved, "", j.scope()
}

// stopped says how far the search got.
func (j *judge) stopped(why model.Because) string {
	far := strconv.FormatUint(j.report.States, 10) + " states seen, every run of up to " + strconv.Itoa(j.report.Covered) + " steps"
	switch why {
	case model.BecauseCancelled:
		return "stopped by the caller: " + far
	case model.BecauseStates:
		return "stopped at the limit of states: " + far + "; fewer processes, requests or faults would make it smaller"
	case model.BecauseLarge:
		return "not searched in so many states: " + far + "; fewer processes, requests or faults would make it smaller"
	case model.BecauseBound:
		return j.Bound() + " makes ends of its own: " + far
	case model.BecausePacking:
		return "too many messages on their way, or too many different states of a node: " + far + "; a bound on time-outs, or fewer requests or faults, would make it smaller"
	}
	return "stopped at the limit of memory: " + far + "; fewer processes, requests or faults would make it smaller"
}

// scope says what was searched: "every order of messages, n = 2, one request each, FIFO, at most 1 reset".
func (j *judge) scope() string {
	c := &j.config
	parts := []string{"every order of events", "n = " + strconv.Itoa(c.Processes)}
	requests := make([]string, len(c.Requests))
	alike := true
	for k, count := range c.Requests {
		requests[k] = strconv.Itoa(count)
		alike = alike && count == c.Requests[0]
	}
	if alike {
		parts = append(parts, "requests of each "+requests[0])
	} else {
		parts = append(parts, "requests "+strings.Join(requests, " "))
	}
	if c.FIFO {
		parts = append(parts, "FIFO")
	} else {
		parts = append(parts, "no FIFO")
	}
	faults := "no faults"
	for m, count := range c.Faults {
		if count == 0 {
			continue
		}
		if faults == "no faults" {
			faults = "faults at most"
		}
		faults += " " + MishapNames[m] + " " + strconv.Itoa(count)
	}
	if c.Victims != nil && faults != "no faults" {
		faults += " at node"
		for _, node := range c.Victims {
			faults += " " + strconv.Itoa(node)
		}
	}
	return strings.Join(append(parts, faults), ", ")
}

// blocking judges BlockingFreedom: it goes backwards from the entries of each process, along steps that must happen.
func (j *judge) blocking(most uint32, meter *pace.Meter) error {
	unknown := func(why model.Because) error {
		j.report.Verdicts = append(j.report.Verdicts, Found{Property: BlockingFreedom, Process: -1, Status: model.Unknown, Because: why, Scope: j.stopped(why)})
		return nil
	}
	edges := j.search.Edges()
	switch why := model.Because(j.report.Stopped); {
	case why != "":
		return unknown(why)
	case j.missed:
		return unknown(model.BecausePacking)
	case edges == nil && j.search.Count() > most:
		return unknown(model.BecauseLarge)
	case edges == nil:
		return unknown(model.BecauseBytes)
	}
	first, process := nowhere, -1
	back := newReversed(j.search.Count(), edges, func(action int) bool { return j.actions[action].what.must() })
	for k := range j.setup.Processes {
		at, err := j.hopeless(back, k, meter)
		if err != nil {
			j.halt(err)
			return unknown(model.Because(j.report.Stopped))
		}
		if at < first {
			first, process = at, k
		}
	}
	if first == nowhere && j.search.Exceeded() {
		return unknown(model.BecauseBound)
	}
	return j.state(BlockingFreedom, first, -1, process)
}

// hopeless is the first state in which process k waits and can be let in no more.
func (j *judge) hopeless(back *reversed, k int, meter *pace.Meter) (uint32, error) {
	hope := make([]bool, j.search.Count())
	queue := append([]uint32{}, j.cut...) // a time-out more might help
	for _, id := range queue {
		hope[id] = true
	}
	for id := range hope {
		if !hope[id] && !j.waits(j.search.State(uint32(id)), k) {
			hope[id] = true // and whoever gets here from waiting was let in, or asks no more
			queue = append(queue, uint32(id))
		}
	}
	for n := 0; len(queue) > 0; n++ {
		if n%4096 == 0 {
			if err := meter.Tick(float64(n), float64(len(hope))); err != nil {
				return nowhere, err
			}
		}
		id := queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		for _, from := range back.to(id) {
			if !hope[from] {
				hope[from] = true
				queue = append(queue, from)
			}
		}
	}
	for id, there := range hope {
		if !there {
			return uint32(id), nil
		}
	}
	return nowhere, nil
}

// reversed is a graph with its edges turned round.
type reversed struct {
	first []uint32
	from  []uint32
}

func newReversed(states uint32, edges *model.Edges, keep func(action int) bool) *reversed {
	r := &reversed{first: make([]uint32, states+1)}
	each := func(do func(from, to uint32)) {
		for id := range states {
			to, actions := edges.From(id)
			for k := range to {
				if keep(int(actions[k])) {
					do(id, to[k])
				}
			}
		}
	}
	each(func(_, to uint32) { r.first[to+1]++ })
	for id := range states {
		r.first[id+1] += r.first[id]
	}
	r.from = make([]uint32, r.first[states])
	next := append([]uint32{}, r.first...)
	each(func(from, to uint32) {
		r.from[next[to]] = from
		next[to]++
	})
	return r
}

func (r *reversed) to(id uint32) []uint32 { return r.from[r.first[id]:r.first[id+1]] }

// tell tells a run.
func (u *untimed) tell(path []int) []Move {
	at, to := make(model.State, u.Words()), make(model.State, u.Words())
	u.Init(at)
	moves := make([]Move, 0, len(path))
	for _, number := range path {
		m := u.move(at, number)
		label, _ := u.Step(at, number, to)
		m.Enters = label.Events&model.Entered != 0
		moves = append(moves, m)
		at, to = to, at
	}
	return moves
}

// move tells what an action does in a state.
func (u *untimed) move(s model.State, number int) Move {
	a := &u.actions[number]
	m := Move{Node: a.node, From: -1, Type: -1, Timer: -1}
	switch a.what {
	case doRequest:
		m.Do = "want"
		return m
	case doExit:
		m.Do = "exit"
		return m
	case doTimeOut:
		m.Do, m.Timer = "timeout", a.slot
		return m
	case doDeliver:
		m.Do, m.Lost = "deliver", u.local(s, a.node).down
	default:
		mishap := Mishap(a.what - doMishap)
		m.Do = MishapNames[mishap]
		if mishap != Lose && mishap != Duplicate {
			return m
		}
	}
	if message, where := u.arriving(u.inbox(s, a.node), a.slot); where >= 0 {
		u.receive(message, a.node)
		m.From, m.Type, m.Args = u.received.From, u.received.Type, append([]int{}, u.received.Args...)
	}
	return m
}
