package sim

import "contend/core/model"

// NoStaleWrite: at the end of a section its work is written, and what an earlier holder writes after a later one never goes
// through. It holds where no two are inside together; and where two are, if they have numbers by which the resource knows
// the earlier one.
const NoStaleWrite model.Property = "no-stale-write"

// wroteLate: with this step a stale write went through.
const wroteLate model.Events = 1 << 7

// section is a critical section under way.
type section struct {
	process int
	fence   int
	behind  bool // the work of one that was entered later is written already
}

// ledger is what the resource has to do with: the highest number that it has seen, and the sections under way in the order
// of their entries.
type ledger struct {
	seen int
	open []section
}

// ledgerOf reads the ledger of a state; it is valid until the next.
func (u *untimed) ledgerOf(s model.State) *ledger {
	l := &u.ledger
	l.seen, l.open = 0, l.open[:0]
	text := u.ledgers.text(uint32(s[u.setup.Nodes+1]))
	c := Coder{mode: reading, bytes: []byte(text)}
	if len(text) > 0 {
		l.seen = c.get()
	}
	for c.at < len(text) {
		var x section
		x.process, x.fence = c.get(), c.get()
		c.Bool("", &x.behind)
		l.open = append(l.open, x)
	}
	return l
}

// account keeps the ledger of a state: of a step with these events, by that process, which entered with that number. It
// tells whether a stale write went through.
func (u *untimed) account(s model.State, events model.Events, process, fence int) (stale bool) {
	word := &s[u.setup.Nodes+1]
	if uint32(*word) == 0 && events&model.Entered == 0 {
		return false
	}
	l := u.ledgerOf(s)
	if events&model.Exited != 0 {
		stale = l.write(process)
	}
	if events&model.Entered != 0 {
		l.open = append(l.open, section{process: process, fence: fence})
	}
	c := Coder{mode: writing, bytes: u.scratch[:0]}
	c.put(l.seen)
	open := false
	for _, x := range l.open {
		if u.local(s, x.process).phase != Inside {
			continue // it left, or was cut short
		}
		open = true
		c.put(x.process)
		c.put(x.fence)
		c.Bool("", &x.behind)
	}
	u.scratch = c.bytes
	if !open && l.seen == 0 {
		c.bytes = nil
	}
	*word = *word>>32<<32 | uint64(u.ledgers.number(c.bytes))
	return stale
}

// write writes the work of a process that leaves, as Sim.write does.
func (l *ledger) write(process int) (stale bool) {
	at := 0
	for l.open[at].process != process {
		at++
	}
	x := &l.open[at]
	if x.fence > 0 && x.fence < l.seen {
		return false // refused
	}
	stale = x.behind && x.fence <= l.seen
	for k := range at {
		l.open[k].behind = true
	}
	l.seen = max(l.seen, x.fence)
	return stale
}
