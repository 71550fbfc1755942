// Package sim runs distributed algorithms: machines that exchange messages, in virtual time or without time.
//
// A run is fixed by its configuration, its seed and its interventions: nothing in it reads a clock, and it goes the same
// way natively and as WebAssembly. The same nodes are explored exhaustively without time (untimed.go), where any message
// may arrive next. No process ever learns who is alive: a time-out is all that a failure detector has, and it can be wrong.
//
//	time.go      virtual time in ticks
//	node.go      what an algorithm is made of: nodes, their handlers, what handlers ask for
//	algorithm.go what is known of an algorithm: its messages, options, formulas; the options of one run
//	coder.go     a node's state, field by field: copied, compared, shown
//	set.go       sets of nodes
//	config.go    a run: what it may say, and what is refused
//	faults.go    what may go wrong: chances, and the journal of interventions
//	queue.go     the events to come
//	network.go   messages on their way: latency, FIFO, the bus
//	sim.go       the run, event by event
//	intervene.go interventions, carried out
//	trace.go     what a run tells, line by line
//	run.go       a whole run, and what it measured
//	timeline.go  a run at any time of it, back and forth, by checkpoints
//	untimed.go   the same nodes without time, as a model of package model
//	pool.go      texts by number: what such a state is made of
//	explore.go   all its runs, and what they show
//	sections.go  what the resource sees of such a run
//	scenario.go  a run without time, played in virtual time
//
// # How time goes
//
// Handlers take no time. A message takes a latency, a critical section the time cs; both are at least a tick, and so is a
// timer, so no run can go round in a loop that takes no time. Events of one time happen in the order in which they were
// scheduled: first what nodes do at the start, then interventions that have a time, then requests in the order of the
// workload, then whatever came later. On a bus one message travels at a time, in the order in which they were sent.
//
// # How an algorithm is written
//
// One file in core/mutex. It calls register from its init with an [Algorithm], and has a type for each kind of node:
//
//	type node struct {
//		sim.Silent            // handlers that do nothing
//		processes int         // what the setup says: constant, not coded
//		clock     int         // the state: ints, bools, []int, sim.Set; nothing else
//		oks       sim.Set
//	}
//
//	func (p *node) Code(c *sim.Coder) { c.Int("clock", &p.clock); c.Set("oks", &p.oks) } // every field of the state, once
//	func (p *node) Request(o *sim.Out)                 { … o.SendOthers(p.processes, request, p.clock) }
//	func (p *node) Release(o *sim.Out)                 { … }
//	func (p *node) Receive(m *sim.Message, o *sim.Out) { switch m.Type { … o.Enter(0) … } }
//
// The rules:
//   - Options are read once, in New, by the setup's On, Count, Duration, Choice and List; the setup knows Processes and
//     Nodes. Machines of the algorithm's own have the numbers Processes … Nodes−1.
//   - The phase belongs to the process's user and need not be kept: o.Waiting and o.Inside tell it, as it was when the
//     handler was called. o.Enter lets the waiting user in, also from Request; once a handler.
//   - The simulator calls Request only when the user is idle, and Release when it has left, with the user already idle. It asks again by itself.
//   - Messages carry whole numbers below 2^31 in size. Up to four cost nothing extra; a token may carry lists.
//   - A message to oneself takes time and is not counted; what takes none is a plain call.
//   - A state is equal to another exactly if their codes are. So what is no longer of use is reset (a stamp of a request
//     that is over, a set that was used), and lists whose order does not matter are kept in order: otherwise the checker
//     sees many states where there is one.
//   - Whatever safety or progress needs (a number that tells an old message from a new one, a tie-break, a clock's update)
//     has an [Option] with Rule set that takes it away, and then the run must go on, wrongly.
//   - Types of messages that travel although nobody wants anything are listed in Idle: a run ends when nothing else moves.
//     Types that carry the token are listed in Tokens, and nodes that can hold it are a [Token].
//   - Timers: each name in Timers is one timer per node; o.After sets it, again if it runs. Without time it may run out
//     whenever it likes, so a handler never relies on how long it takes. arg tells an old one from a new one.
//   - A process that can say for whom it waits is a [Waiter]; a machine that grants is a [Granter].
//   - Recover is called in place of Start after a restart. A node that may have forgotten is in danger of breaking safety:
//     what it then does about it is a rule.
//   - A remark for the trace (o.Note) is one of the fixed words stale, duplicate, returned, expired, taken-for-dead, or a new one of that kind.
package sim
