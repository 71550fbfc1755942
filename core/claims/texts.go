package claims

import "strconv"

// Locks that a claim needs and that are not built in: with a property of their own, or with one line changed.

// passing is the filter lock in which a thread knows through which level it has come. What it knows follows from where it
// stands, so there are as many states as without.
const passing = `level = [0] * n
victim = [none] * n

def thread(i):
    outside()
    for L in range(1, n):
        level[i] = L
        victim[L] = i
        while any([level[k] >= L for k in others]) and victim[L] == i: pass
        passed = L
    critical(); level[i] = 0; passed = 0
`

// atMost states that never more than n − L − less threads are past level L at once, whatever L.
func atMost(less int) string {
	return passing + `
def always(): return all([sum([passed[t] >= L for t in threads]) <= n - L - ` + strconv.Itoa(less) + ` for L in range(1, n)])
`
}

// allPast asks for a state in which n − L + more threads are past level L, for every L at once.
func allPast(more int) string {
	return passing + `
def reachable(): return all([sum([passed[t] >= L for t in threads]) == n - L + ` + strconv.Itoa(more) + ` for L in range(1, n)])
`
}

// pastFive speaks of how many are past level 5.
func pastFive(property string) string {
	return passing + "\ndef " + property + "\n"
}

// heldBack is the filter lock in which a thread knows at which level it is about to wait. Everybody is the property that
// one of them is held back at level 1 while all others are at this level.
func heldBack(function, sign string, others int) string {
	return `level = [0] * n
victim = [none] * n

def thread(i):
    outside()
    for L in range(1, n):
        level[i] = L
        victim[L] = i; held = L
        while any([level[k] >= L for k in others]) and victim[L] == i: pass
        held = 0
    critical(); level[i] = 0

def ` + function + `(): return ` + sign + `any([held[t] == 1 and victim[1] == t and all([k == t or level[k] == ` + strconv.Itoa(others) + ` for k in threads]) for t in threads])
`
}

// The bakery's ticket, and whom it waits for.
const (
	nextTicket = "max([ticket[k] for k in threads]) + 1"
	smaller    = "(ticket[k], k) < (ticket[i], i)"
)

// bakery is the bakery lock with another ticket or another wait.
func bakery(ticket, wait string) string {
	return `flag = [0] * n
ticket = [0] * n

def thread(i):
    outside(); flag[i] = 1
    mine = ` + ticket + `
    ticket[i] = mine; arrived()
    while any([flag[k] == 1 and ` + wait + ` for k in others]): pass
    critical()
    flag[i] = 0
`
}

// tickets is the bakery in which a thread knows that it holds a ticket. Between is what separates reading the tickets from
// writing one's own: the end of a line, or nothing.
func tickets(between string) string {
	return `flag = [0] * n
ticket = [0] * n

def thread(i):
    outside(); flag[i] = 1
    mine = ` + nextTicket + between + `ticket[i] = mine; holds = 1
    while any([flag[k] == 1 and ` + smaller + ` for k in others]): pass
    critical()
    flag[i] = 0; holds = 0

def reachable(): return any([holds[a] == 1 and any([a != b and holds[b] == 1 and ticket[a] == ticket[b] for b in threads]) for a in threads])
`
}

const twoLines = "\n    "

// fullBakery is the bakery late in the day: its largest ticket is last.
func fullBakery(last, ticket string) string {
	return `flag = [0] * n
ticket = [` + last + `] * n

def thread(i):
    outside(); flag[i] = 1
    mine = ` + ticket + `
    ticket[i] = mine
    while any([flag[k] == 1 and ` + smaller + ` for k in others]): pass
    critical()
    flag[i] = 0
`
}

// threeTickets are the threads 0, 1 and 2 with the tickets 7, 7 and 5. Their numbers, in the order of entering, are the
// digits of order.
func threeTickets(pair, property string) string {
	return `flag = [1] * n
ticket = [7 - 2 * (k // 2) for k in threads]
order = 0

def thread(i):
    while any([flag[k] == 1 and ` + pair + ` for k in others]): pass
    critical(); order = 10 * order + i; flag[i] = 0
    while order >= 0: pass           # never comes again
` + property
}

const inOrder = `
def always(): return order == 0 or order == 2 or order == 20 or order == 201
`

// notATry, of test-and-test-and-set, remembers a try that failed.
const notATry = `lock = 0

def thread(i):
    outside()
    while True:
        while True:
            if lock == 0: break
        if lock == 0: lock = 1; break
        else: failed = 1
    critical(); lock = 0

def reachable(): return any([failed[t] == 1 for t in threads])
`

// backingOff is test-and-set that pauses after a try that failed, longer each time, up to the cap.
const backingOff = `lock = 0

def thread(i):
    outside(); limit = 1
    while True:
        if lock == 0: lock = 1; break
        else: limit = min(2 * limit, 4); pause = limit
        while pause > 0:
            seen = lock              # a moment passes
            pause = pause - 1
    critical(); lock = 0
`

// The same test-and-test-and-set with its back-off in one of two places: after every busy reading, or after a try that
// failed.
const (
	backOffWhenBusy = `lock = 0

def thread(i):
    outside(); limit = 2
    while True:
        while True:
            if lock == 0: break
            else: note("back-off"); limit = min(2 * limit, 32)
        if lock == 0: lock = 1; break
        else: note("failed try")
    critical(); lock = 0
`
	backOffWhenLost = `lock = 0

def thread(i):
    outside(); limit = 2
    while True:
        while True:
            if lock == 0: break
            else: note("busy reading")
        if lock == 0: lock = 1; break
        else: note("back-off"); limit = min(2 * limit, 32)
    critical(); lock = 0
`
)

// Test-and-set and test-and-test-and-set with the end of a doorway, so that overtaking is asked.
const (
	tasArriving = `lock = 0

def thread(i):
    outside(); arrived()
    while True:
        if lock == 0: lock = 1; break
    critical(); lock = 0
`
	ttasArriving = `lock = 0

def thread(i):
    outside(); arrived()
    while True:
        while lock == 1: pass
        if lock == 0: lock = 1; break
    critical(); lock = 0
`
)

// Ways to try, for trying.
const (
	tasTry = `        if lock == 0: lock = 1; note("try"); break
        else: note("try")
`
	ttasTry = `        while True:
            if lock == 0: break
` + tasTry
	backOffTry = `        while True:
            if lock == 0: break
        if lock == 0: lock = 1; note("try"); break
        else: note("try"); limit = min(2 * limit, 32); pause = limit
        while pause > 0:
            seen = lock
            pause = pause - 1
`
)

// trying counts atomic attempts. A hundred entries, then everybody stays outside; each section takes so many turns more.
func trying(way string, section int) string {
	return `lock = 0
left = 100

def thread(i):
    outside(); limit = 1
    if left == 0: return
    else: left = left - 1
    while True:
` + way + `    critical(); work = 0
    while work < ` + strconv.Itoa(section) + `:
        seen = lock                  # the section goes on
        work = work + 1
    lock = 0
`
}
