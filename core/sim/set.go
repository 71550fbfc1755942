package sim

import "math/bits"

// Set is a set of node numbers. The zero value is empty. A Set belongs to the node that holds it: copy it with CopyFrom,
// not by assignment.
type Set struct {
	words []uint64
	size  int
}

// Add puts k, at least 0, into the set, and tells whether it was not there before.
func (s *Set) Add(k int) bool {
	for k>>6 >= len(s.words) {
		s.words = append(s.words, 0)
	}
	bit := uint64(1) << (k & 63)
	if s.words[k>>6]&bit != 0 {
		return false
	}
	s.words[k>>6] |= bit
	s.size++
	return true
}

// Remove takes k out of the set, and tells whether it was there.
func (s *Set) Remove(k int) bool {
	if !s.Has(k) {
		return false
	}
	s.words[k>>6] &^= 1 << (k & 63)
	s.size--
	return true
}

// Has tells whether k is in the set.
func (s *Set) Has(k int) bool { return k>>6 < len(s.words) && s.words[k>>6]>>(k&63)&1 == 1 }

// Len is the number of elements.
func (s *Set) Len() int { return s.size }

// Clear empties the set.
func (s *Set) Clear() {
	clear(s.words)
	s.size = 0
}

// CopyFrom makes the set equal to other and independent of it.
func (s *Set) CopyFrom(other *Set) {
	s.words = append(s.words[:0], other.words...)
	s.size = other.size
}

// Next is the smallest element that is at least from, or −1: for k := s.Next(0); k >= 0; k = s.Next(k + 1) visits all in
// ascending order.
func (s *Set) Next(from int) int {
	at := from >> 6
	if at >= len(s.words) {
		return -1
	}
	word := s.words[at] >> (from & 63) << (from & 63)
	for word == 0 {
		if at++; at == len(s.words) {
			return -1
		}
		word = s.words[at]
	}
	return at<<6 + bits.TrailingZeros64(word)
}
