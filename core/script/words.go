package script

// words is a list of words with what is said of each. It lies in the program as data; a map of as many words would be
// several KB of instructions that fill it when the page starts.
type words [][2]string

// find gives what is said of a word.
//
//go:noinline
func (w words) find(word string) (said string, found bool) {
	for k := range w {
		if w[k][0] == word {
			return w[k][1], true
		}
	}
	return "", false
}

// push appends x to a list. It stands out of line because the code that makes room for one more entry is 300 bytes of
// the page wherever append is written. Each type of entry has a push of its own, so what is appended at one or two places
// keeps append; so does the search itself, where a call would cost time.
//
//go:noinline
func push[T any](to *[]T, x T) { *to = append(*to, x) }

// isBuiltin tells whether a name is the language's own.
func isBuiltin(name string) bool {
	_, own := builtin.find(name)
	return own
}
