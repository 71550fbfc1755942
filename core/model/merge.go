package model

// Merge finds the nodes of a drawing that have the same future: the coarsest partition into blocks whose nodes are of one
// kind and have the same steps into the same blocks (strong bisimulation, Paige and Tarjan 1987). A step is its line, and
// its thread too unless threads are alike. It gives each node's block, and the number of blocks; a block has the number of
// its first node among the first nodes, so blocks are in the search's order and a block's first node is its nearest.
//
// A value that can never be read again is forgotten by this, whatever variable holds it.
func (d *Drawing) Merge(kinds []string, alike bool) (blocks []int, count int) {
	blocks, count = numbered(kinds)
	rows := make([][]Arrow, len(d.Nodes))
	for _, a := range d.Arrows {
		rows[a.From] = append(rows[a.From], a)
	}
	names := make([]string, len(d.Nodes))
	for {
		for id, row := range rows {
			steps := make([]uint64, 0, len(row))
			for _, a := range row {
				step := uint64(a.Step.Line)<<32 | uint64(blocks[a.To])
				if !alike {
					step |= uint64(a.Step.Thread) << 56
				}
				steps = insert(steps, step)
			}
			// The block that it was in comes first, so that each round only parts what was together.
			name := bytesOf(nil, uint64(blocks[id]))
			for _, step := range steps {
				name = bytesOf(name, step)
			}
			names[id] = string(name)
		}
		finer, more := numbered(names)
		if more == count {
			return finer, count
		}
		blocks, count = finer, more
	}
}

// numbered gives equal names equal numbers, in the order in which they first come.
func numbered(names []string) (numbers []int, count int) {
	known := map[string]int{}
	numbers = make([]int, len(names))
	for k, name := range names {
		n, ok := known[name]
		if !ok {
			n = len(known)
			known[name] = n
		}
		numbers[k] = n
	}
	return numbers, len(known)
}

// insert keeps a short list sorted and free of repetition.
func insert(sorted []uint64, x uint64) []uint64 {
	at := len(sorted)
	for at > 0 && sorted[at-1] >= x {
		at--
	}
	if at < len(sorted) && sorted[at] == x {
		return sorted
	}
	sorted = append(sorted, 0)
	copy(sorted[at+1:], sorted[at:])
	sorted[at] = x
	return sorted
}

func bytesOf(to []byte, x uint64) []byte {
	for shift := 0; shift < 64; shift += 8 {
		to = append(to, byte(x>>shift))
	}
	return to
}
