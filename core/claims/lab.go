package claims

import (
	"strconv"
	"strings"
)

// What the claims about locks have in common: requests that carry a text, turns, and links into the lock lab.

// ofText is a request about a lock's text. More is the rest of it, from its first name on, or "".
func ofText(threads int, text, more string) string {
	if more != "" {
		more = ", " + more
	}
	// A lock's text is printable but for its ends of lines, so Go's quotes are JSON's.
	return `{"source": ` + strconv.Quote(text) + `, "threads": ` + strconv.Itoa(threads) + more + `}`
}

// turns is a list of thread numbers, one digit each; blanks only help the reader.
func turns(threads string) string {
	return "[" + strings.Join(digits(threads), ", ") + "]"
}

// path is a list of steps by these threads, one digit each.
func path(threads string) string {
	return `[{"thread": ` + strings.Join(digits(threads), `}, {"thread": `) + "}]"
}

// quoted is a text as JSON.
func quoted(text string) string { return strconv.Quote(text) }

func digits(threads string) []string {
	return strings.Split(strings.ReplaceAll(threads, " ", ""), "")
}

// again is a list of turns several times over.
func again(times int, threads string) string { return strings.Repeat(threads, times) }

// lab is the route of a built-in lock. More are further parameters, "&panel=graph".
func lab(lock string, threads int, more string) string {
	return "#/locks/" + lock + "?threads=" + strconv.Itoa(threads) + more
}

// labText is the route of a text, which opens in place of a built-in lock's.
func labText(lock string, threads int, text string) string {
	return lab(lock, threads, "&v=1&text="+escaped(text))
}

// escaped writes a text as a value in an address. Package net/url would weigh more than all the texts.
func escaped(text string) string {
	const hex = "0123456789ABCDEF"
	var out []byte
	for i := range len(text) {
		c := text[i]
		if c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '-' || c == '.' {
			out = append(out, c)
		} else {
			out = append(out, '%', hex[c>>4], hex[c&15])
		}
	}
	return string(out)
}
