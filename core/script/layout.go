package script

import (
	"math/bits"
)

// field is where one value lies in a packed state: mask<<shift of word, holding value − base, or 0 for none. Fields are
// exactly as wide as the values need, and never straddle two words.
type field struct {
	word  int32
	shift uint8
	none  bool
	mask  uint64
	base  int64
	lo    int64
	hi    int64
}

func (f *field) get(s []uint64) int64 {
	raw := s[f.word] >> (f.shift & 63) & f.mask
	if f.none && raw == 0 {
		return None
	}
	return int64(raw) + f.base
}

// set stores v and tells whether it fits.
func (f *field) set(s []uint64, v int64) bool {
	raw := uint64(0)
	switch {
	case v == None:
		if !f.none {
			return false
		}
	case v < f.lo || v > f.hi:
		return false
	default:
		raw = uint64(v - f.base)
	}
	s[f.word] = s[f.word]&^(f.mask<<(f.shift&63)) | raw<<(f.shift&63)
	return true
}

// raw is the bits of v in place, for a value that fits.
func (f *field) raw(v int64) uint64 {
	if v == None {
		return 0
	}
	return uint64(v-f.base) << (f.shift & 63)
}

// width makes the field for an interval, still without a place, and gives its bits.
func (f *field) width(i interval) int {
	f.none, f.lo, f.hi = i.none, i.lo, i.hi
	if i.empty() { // none alone, or never used
		f.lo, f.hi = 1, 0
		f.base = 0
		if !i.none {
			f.lo, f.hi = 0, 0
		}
		return 0
	}
	f.base = i.lo
	values := uint64(i.hi-i.lo) + 1
	if f.none {
		f.base--
		values++
	}
	w := bits.Len64(values - 1)
	f.mask = 1<<w - 1
	return w
}

// chunk is a part of every thread's record: the same bits for every thread, side by side, so many to a word.
type chunk struct {
	word, width, perWord int
}

func (c chunk) at(t int) (word int, shift uint) {
	return c.word + t/c.perWord, uint(t % c.perWord * c.width)
}

// layout says where everything lies.
type layout struct {
	words  int
	pc     []field   // per thread: the number of its stop
	own    []field   // thread · own variables + variable
	shared [][]field // per shared variable, its entries; an integer has one
	chunks []chunk   // records, when threads are interchangeable; else empty
}

// packer puts fields into words.
type packer struct{ used []int }

func (p *packer) place(f *field, w int) {
	for k := range p.used {
		if p.used[k]+w <= 64 {
			f.word, f.shift = int32(k), uint8(p.used[k])
			p.used[k] += w
			if f.shift == 64 { // no bits, at the end of a word
				f.shift = 0
			}
			return
		}
	}
	push(&p.used, w)
	f.word, f.shift = int32(len(p.used)-1), 0
}

// lay finds a place for every value of p within the intervals own and shared. byThread tells of each list whether its
// entries belong to the threads' records; records asks for records at all.
func (p *Program) lay(own, shared []interval, written []interval, records bool, byThread []bool) *layout {
	n := p.Threads
	l := &layout{pc: make([]field, n), own: make([]field, n*len(p.own)), shared: make([][]field, len(p.shared))}
	var pk packer
	type item struct {
		f *field
		w int
	}
	var loose []item
	// The record of a thread: its place, its own variables, its entries.
	var record [][]*field // per field, the n threads' places
	var widths []int
	column := func(fields []*field, i interval) {
		w := 0
		for _, f := range fields {
			w = f.width(i)
		}
		if records {
			record = append(record, fields)
			push(&widths, w)
			return
		}
		for _, f := range fields {
			loose = append(loose, item{f, w})
		}
	}
	pcs := make([]*field, n)
	for t := range pcs {
		pcs[t] = &l.pc[t]
	}
	column(pcs, interval{lo: 0, hi: int64(len(p.stops)) - 1})
	for v := range p.own {
		fields := make([]*field, n)
		for t := range fields {
			fields[t] = &l.own[t*len(p.own)+v]
		}
		column(fields, own[v])
	}
	for v, s := range p.shared {
		l.shared[v] = make([]field, len(s.init))
		if records && byThread[v] {
			fields := make([]*field, n)
			for t := range fields {
				fields[t] = &l.shared[v][t]
			}
			column(fields, shared[v])
			continue
		}
		for k := range l.shared[v] {
			i := shared[v]
			if int64(k) < written[v].lo || int64(k) > written[v].hi {
				i = exactly(s.init[k]) // never written
			}
			loose = append(loose, item{&l.shared[v][k], l.shared[v][k].width(i)})
		}
	}
	if records {
		for from := 0; from < len(record); {
			to, total := from, 0
			for to < len(record) && total+widths[to] <= 64 {
				total += widths[to]
				to++
			}
			total = max(total, 1)
			c := chunk{word: len(pk.used), width: total, perWord: 64 / total}
			for t := range n {
				word, shift := c.at(t)
				for word >= len(pk.used) {
					push(&pk.used, 0)
				}
				at := int(shift)
				for k := from; k < to; k++ {
					record[k][t].word, record[k][t].shift = int32(word), uint8(at&63)
					at += widths[k]
				}
				pk.used[word] = int(shift) + total
			}
			l.chunks = append(l.chunks, c)
			from = to
		}
	}
	for _, k := range sorted(len(loose), func(a, b int) bool { return loose[a].w > loose[b].w }) {
		pk.place(loose[k].f, loose[k].w)
	}
	l.words = max(1, len(pk.used))
	return l
}
