package model

// Layers places the nodes of a small graph that has its depths: nodes of one depth are in a row, at least 1 apart. It
// gives each node's place in its row, 0 or more. The order within the rows keeps crossings few (barycentres, swept down
// and up; Sugiyama 1981), the places keep arrows straight (least squares, by pooling neighbours that would overlap).
//
// An arrow of a breadth-first graph never goes down by more than one row, so rows need no room for arrows that pass
// through; those that go back pull only weakly.
func Layers(depths []int, arrows [][2]int) []float64 {
	l := &layered{at: make([]float64, len(depths)), near: make([][]pull, len(depths))}
	for id, depth := range depths {
		for len(l.rows) <= depth {
			l.rows = append(l.rows, nil)
		}
		l.rows[depth] = append(l.rows[depth], id)
		l.at[id] = float64(len(l.rows[depth]) - 1)
	}
	for _, a := range arrows {
		by := depths[a[1]] - depths[a[0]]
		if a[0] == a[1] {
			continue
		}
		weight := 1.0
		if by != 1 {
			weight = 0.1
		} else {
			l.down = append(l.down, a)
		}
		l.near[a[0]] = append(l.near[a[0]], pull{a[1], by, weight})
		l.near[a[1]] = append(l.near[a[1]], pull{a[0], -by, weight})
	}
	best, least := append([]float64(nil), l.at...), l.cost(depths)
	for sweep := range 24 {
		// Down each row follows the one above, up the one below; all the rest pulls both ways.
		side := -1 + 2*(sweep%2)
		for k := range l.rows {
			row := l.rows[k]
			if side > 0 {
				row = l.rows[len(l.rows)-1-k]
			}
			l.order(row, side)
			l.settle(row, 0)
		}
		if cost := l.cost(depths); cost < least {
			least = cost
			copy(best, l.at)
		}
	}
	copy(l.at, best)
	for _, row := range l.rows {
		l.sort(row)
	}
	for range 12 {
		for k := range l.rows {
			l.settle(l.rows[k], 0)
		}
		for k := range l.rows {
			l.settle(l.rows[len(l.rows)-1-k], 0)
		}
	}
	leftmost := 0.0
	for id, x := range l.at {
		if id == 0 || x < leftmost {
			leftmost = x
		}
	}
	for id := range l.at {
		l.at[id] -= leftmost
	}
	return l.at
}

type layered struct {
	rows [][]int
	at   []float64
	near [][]pull
	down [][2]int
}

// pull is a neighbour, how many rows below it is, and how strongly it draws.
type pull struct {
	to, by int
	weight float64
}

// wish is where a node would like to be: at the mean of its neighbours on a side (−1 above, 1 below, 0 both).
func (l *layered) wish(id, side int) float64 {
	sum, weights := 0.0, 0.0
	for _, p := range l.near[id] {
		if side == 0 || p.by == side {
			sum += p.weight * l.at[p.to]
			weights += p.weight
		}
	}
	if weights == 0 {
		return l.at[id]
	}
	return sum / weights
}

// order sorts a row by what its nodes wish, and places it so.
func (l *layered) order(row []int, side int) {
	wishes := make([]float64, len(row))
	for k, id := range row {
		wishes[k] = l.wish(id, side)
	}
	for k := range row {
		l.at[row[k]] = wishes[k]
	}
	l.sort(row)
}

// sort is by insertion: rows are short, and nodes with equal places keep their order.
func (l *layered) sort(row []int) {
	for k := 1; k < len(row); k++ {
		for j := k; j > 0 && l.at[row[j]] < l.at[row[j-1]]; j-- {
			row[j], row[j-1] = row[j-1], row[j]
		}
	}
}

// settle places a row in its order as near to its wishes as 1 between neighbours allows: nodes that would be nearer are
// pooled at their common mean.
func (l *layered) settle(row []int, side int) {
	type pool struct {
		mean float64
		size int
	}
	pools := make([]pool, 0, len(row))
	for k, id := range row {
		pools = append(pools, pool{l.wish(id, side) - float64(k), 1})
		for n := len(pools); n > 1 && pools[n-1].mean < pools[n-2].mean; n = len(pools) {
			a, b := pools[n-2], pools[n-1]
			size := a.size + b.size
			pools = append(pools[:n-2], pool{(a.mean*float64(a.size) + b.mean*float64(b.size)) / float64(size), size})
		}
	}
	k := 0
	for _, p := range pools {
		for range p.size {
			l.at[row[k]] = p.mean + float64(k)
			k++
		}
	}
}

// cost is what the eye pays: crossings between neighbouring rows, and a little for slant.
func (l *layered) cost(depths []int) float64 {
	sum := 0.0
	for i, a := range l.down {
		slant := l.at[a[1]] - l.at[a[0]]
		sum += 0.05 * slant * slant
		for _, b := range l.down[:i] {
			if depths[a[0]] == depths[b[0]] && (l.at[a[0]]-l.at[b[0]])*(l.at[a[1]]-l.at[b[1]]) < 0 {
				sum++
			}
		}
	}
	return sum
}
