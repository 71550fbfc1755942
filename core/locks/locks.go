// Package locks holds the built-in locks: one text file each, with its variants and what the textbooks claim of each.
//
// A file begins with lines "key: value" (id, title, threads, year, source). Each variant begins with a line "=== id", then
// "claims: property verdict, …", then the lock's text to the next "===". To add a lock, add a file.
package locks

import (
	"embed"
	"strconv"
	"strings"

	"contend/core/fault"
)

//go:embed *.txt
var files embed.FS

// Claim is what the textbooks say of a variant: of a property that it holds or fails, or of overtaking its bound.
type Claim struct {
	Property string // "mutual-exclusion", "deadlock-freedom", "starvation-freedom", "overtaking", "first-come-first-served"
	Verdict  string // "holds", "fails", a bound such as "n-1", or "holds to n=4"
}

// Variant is one text of a lock. The first of every lock is "published".
type Variant struct {
	ID     string
	Claims []Claim
	Text   string
}

// Lock is a built-in lock.
type Lock struct {
	ID       string
	Title    string
	Least    int // threads
	Most     int
	Year     int // when it was first published, or built; of one-register, when its bound was; 0: not said
	Source   string
	Variants []Variant
}

// The order in which the page shows them; a lock not named here comes after these, by its id.
var order = []string{"peterson", "filter", "bakery", "tas", "ttas", "ticket", "mcs", "clh", "check-then-set", "one-register"}

// All gives every lock, in the order of the page.
func All() []Lock {
	entries, err := files.ReadDir(".")
	if err != nil {
		return nil
	}
	place := func(id string) int {
		for k, o := range order {
			if o == id {
				return k
			}
		}
		return len(order)
	}
	var out []Lock
	for _, e := range entries {
		data, err := files.ReadFile(e.Name())
		if err != nil {
			continue
		}
		// Files come by name; each goes before the first that the page shows later. Package sort would weigh more than all
		// of this package.
		l := read(string(data))
		k := len(out)
		for k > 0 && (place(l.ID) < place(out[k-1].ID) || place(l.ID) == place(out[k-1].ID) && l.ID < out[k-1].ID) {
			k--
		}
		out = append(out[:k], append([]Lock{l}, out[k:]...)...)
	}
	return out
}

// read takes a file apart.
func read(text string) Lock {
	var l Lock
	parts := strings.Split("\n"+strings.ReplaceAll(text, "\r\n", "\n"), "\n=== ")
	for _, line := range strings.Split(parts[0], "\n") {
		key, value, _ := strings.Cut(line, ": ")
		switch key {
		case "id":
			l.ID = value
		case "title":
			l.Title = value
		case "threads":
			least, most, _ := strings.Cut(value, "..")
			l.Least, _ = strconv.Atoi(least)
			l.Most, _ = strconv.Atoi(most)
		case "year":
			l.Year, _ = strconv.Atoi(value)
		case "source":
			l.Source = value
		}
	}
	for _, part := range parts[1:] {
		id, rest, _ := strings.Cut(part, "\n")
		v := Variant{ID: strings.TrimSpace(id)}
		if line, after, found := strings.Cut(rest, "\n"); found && strings.HasPrefix(line, "claims: ") {
			rest = after
			for _, c := range strings.Split(strings.TrimPrefix(line, "claims: "), ", ") {
				property, verdict, _ := strings.Cut(c, " ")
				v.Claims = append(v.Claims, Claim{property, verdict})
			}
		}
		v.Text = strings.TrimSpace(rest) + "\n"
		l.Variants = append(l.Variants, v)
	}
	return l
}

// Find gives a lock by its id. The fault names field "lock" and the ids there are.
func Find(id string) (*Lock, error) {
	all := All()
	var ids []string
	for k := range all {
		if all[k].ID == id {
			return &all[k], nil
		}
		ids = append(ids, all[k].ID)
	}
	return nil, fault.OneOf("lock", id, ids...)
}

// Text gives the text of a variant; "" is the one as published. The fault names field "lock" or "variant".
func Text(id, variant string) (string, error) {
	l, err := Find(id)
	if err != nil {
		return "", err
	}
	if variant == "" {
		return l.Variants[0].Text, nil
	}
	var ids []string
	for _, v := range l.Variants {
		if v.ID == variant {
			return v.Text, nil
		}
		ids = append(ids, v.ID)
	}
	return "", fault.OneOf("variant", variant, ids...)
}
