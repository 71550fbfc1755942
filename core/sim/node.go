package sim

// Node is one machine of an algorithm: a process, or one of the algorithm's own machines such as a coordinator.
//
// A handler is a function of the node's state and of what it is told, to a new state and to what it asks of Out: it keeps
// nothing outside the fields that Code lists, reads no clock, draws nothing, and never learns who is alive. It is called
// by the simulator in virtual time and by the exhaustive checker without time; it cannot tell which.
type Node interface {
	// Code lists every field of the state, in an order that does not depend on the state.
	Code(c *Coder)
	// Start is called once, at time 0, before anything else happens.
	Start(o *Out)
	// Request: this process's user asks for the resource. It was idle; o.Waiting is true from now on.
	Request(o *Out)
	// Release: this process's user has left the critical section; o.Inside was true until now.
	Release(o *Out)
	// Receive: a message has arrived. m is valid during the call only.
	Receive(m *Message, o *Out)
	// Timeout: the timer of that kind ran out; arg is what it was set with.
	Timeout(timer, arg int, o *Out)
	// Recover: the node was down and is up again. With memory its state is as it was, but its timers are gone, and so are
	// the messages that arrived meanwhile; without, it is as new, its user is idle, and this is called in place of Start.
	Recover(memory bool, o *Out)
}

// Silent has the handlers that a node may do without; embed it.
type Silent struct{}

// Start does nothing.
func (Silent) Start(*Out) {}

// Request does nothing: for nodes that are no processes.
func (Silent) Request(*Out) {}

// Release does nothing: for nodes that are no processes.
func (Silent) Release(*Out) {}

// Timeout does nothing.
func (Silent) Timeout(int, int, *Out) {}

// Recover does nothing.
func (Silent) Recover(bool, *Out) {}

// Token is what a node adds whose algorithm has a token, so that it can be lost and forged.
type Token interface {
	// HasToken tells whether the node has the token in hand.
	HasToken() bool
	// LoseToken takes it out of the node's hand.
	LoseToken()
	// ForgeToken gives the node a token, whether or not there is another, as if it had just arrived.
	ForgeToken(o *Out)
}

// Waiter is what a node adds that can say for whom it waits.
type Waiter interface {
	// WaitsFor adds the nodes whose message is still missing. It is asked while the process waits.
	WaitsFor(set *Set)
}

// Granter is what a node adds that gives permission to one process at a time: a coordinator, a replica, a voter.
type Granter interface {
	// Granted is the process to which the node has granted the resource, as far as it remembers; −1: to none.
	Granted() int
}

// Message is a message as its receiver sees it.
type Message struct {
	From, To int
	Type     int   // the number of its type in Algorithm.Messages
	Args     []int // what it carries
}

// Arg is Args[k], or 0 when the message carries less.
func (m *Message) Arg(k int) int {
	if k < len(m.Args) {
		return m.Args[k]
	}
	return 0
}

// Phase is what the user of a process is doing.
type Phase uint8

const (
	// Idle: not interested.
	Idle Phase = iota
	// Waiting: it asked and was not let in yet.
	Waiting
	// Inside: in the critical section, as far as the process knows.
	Inside
)

// Out is what a handler may ask for. The requests are carried out after the handler returns, in their order.
type Out struct {
	self    int
	phase   Phase
	sends   []outgoing
	args    []int
	timers  []alarm
	notes   []string
	entered bool
	fence   int
}

type outgoing struct {
	to, kind    int32
	first, last int32 // in args
}

// alarm is a timer to set, or to stop when high is 0.
type alarm struct {
	timer, arg int
	low, high  Time
}

// Self is the node's own number.
func (o *Out) Self() int { return o.self }

// Waiting: the user of this process waits to be let in.
func (o *Out) Waiting() bool { return o.phase == Waiting }

// Inside: the user of this process is in the critical section.
func (o *Out) Inside() bool { return o.phase == Inside }

// Send sends a message of that type. It takes time, even to the node itself; messages to itself are not counted. What a
// node tells itself in no time it does by a plain call.
func (o *Out) Send(to, kind int, args ...int) {
	first := int32(len(o.args))
	o.args = append(o.args, args...)
	o.sends = append(o.sends, outgoing{int32(to), int32(kind), first, int32(len(o.args))})
}

// SendOthers sends the same to every process but this one, in the order of their numbers.
func (o *Out) SendOthers(processes, kind int, args ...int) {
	first := int32(len(o.args))
	o.args = append(o.args, args...)
	last := int32(len(o.args))
	for to := range processes {
		if to != o.self {
			o.sends = append(o.sends, outgoing{int32(to), int32(kind), first, last})
		}
	}
}

// Enter lets the waiting user into the critical section. fence is the number that the resource checks (a fencing token),
// 0 for none. Calling it while the user does not wait is a mistake of the algorithm, and ends the run with a fault.
func (o *Out) Enter(fence int) {
	o.entered = true
	o.fence = fence
}

// After sets the node's timer of that kind (a number in Algorithm.Timers) to run out after the delay, at least one tick.
// Each kind is one timer: setting it again replaces it. Without time, a timer that is set may run out whenever it likes.
func (o *Out) After(delay Time, timer, arg int) {
	o.timers = append(o.timers, alarm{timer, arg, max(delay, 1), max(delay, 1)})
}

// AfterRandom is After with a delay drawn uniformly from the ticks low … high, but at least one tick.
func (o *Out) AfterRandom(low, high Time, timer, arg int) {
	low = max(low, 1)
	o.timers = append(o.timers, alarm{timer, arg, low, max(low, high)})
}

// Cancel stops the timer of that kind, if it runs.
func (o *Out) Cancel(timer int) { o.timers = append(o.timers, alarm{timer: timer}) }

// Note leaves a remark for the reader of the trace, such as "stale". The words are part of the interface: the page
// translates them.
func (o *Out) Note(text string) { o.notes = append(o.notes, text) }

func (o *Out) begin(self int, phase Phase) {
	o.self, o.phase, o.entered, o.fence = self, phase, false, 0
	o.sends, o.args, o.timers, o.notes = o.sends[:0], o.args[:0], o.timers[:0], o.notes[:0]
}
