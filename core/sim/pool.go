package sim

// pool gives every different text of bytes a number, in the order in which they first came, and gives the text back. Equal
// texts have equal numbers and different ones different numbers, so a number stands for its text exactly.
type pool struct {
	numbers map[string]uint32
	texts   []string
	room    *room
}

// room is how much memory several pools may take together. Once it is used up nothing new is kept, and over says that
// something should have been.
type room struct {
	bytes, limit uint64
	over         bool
}

// perText is about what a text takes beside its bytes.
const perText = 96

func newPool(r *room) pool { return pool{numbers: map[string]uint32{}, room: r} }

// number is the text's number. With no room for a new text it is 0, and means nothing.
func (p *pool) number(text []byte) uint32 {
	if n, known := p.numbers[string(text)]; known {
		return n
	}
	if !p.room.take(uint64(len(text)) + perText) {
		return 0
	}
	n, kept := uint32(len(p.texts)), string(text)
	p.numbers[kept] = n
	p.texts = append(p.texts, kept)
	return n
}

func (r *room) take(bytes uint64) bool {
	if r.bytes+bytes > r.limit {
		r.over = true
		return false
	}
	r.bytes += bytes
	return true
}

func (p *pool) text(n uint32) string { return p.texts[n] }
