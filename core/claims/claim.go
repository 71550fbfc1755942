// Package claims is what the course documents say, as data: every printed number and every sentence that can be put to
// the test, each with the call that recomputes it. The package calls nothing itself; api runs its entries.
//
// To add a sentence, add one entry to the list of its document (document000.go …) and its translations
// (claims-<id>, and claims-<id>-erratum where it has an erratum) to the files in web/i18n.
package claims

import (
	"slices"
	"strings"
)

// Probe is one number, or one list of numbers, of one call's result.
type Probe struct {
	Method  string
	Request string // JSON
	Path    string // into the result, see [Find]
}

// Relation is how the computed value must stand to the expected one.
type Relation string

// The relations. Equal goes by the tolerances of the claim; the others compare two numbers, without a tolerance.
const (
	Equal   Relation = "="
	Less    Relation = "<"
	Greater Relation = ">"
)

// Claim is one sentence of a document, in our own words.
type Claim struct {
	_ [0]func() // claims are never compared, and the program need not know how: 2 KB
	// ID is the sentence's number in the list of all that the four documents say. Where one sentence needs several
	// entries, the further ones have a letter after the number.
	ID       string
	Document string // "000" … "003"
	Section  string // of the document: predict, likeness, mechanism, rule, worked, border, breaks, at-work, exercise, …
	Sentence string

	Probe
	// Relation of the computed value to the expected one. The zero value means Equal.
	Relation Relation
	// Expected is JSON. It is empty where Against says what is expected.
	Expected string
	// Against is a second call, whose value is expected.
	Against *Probe
	// Absolute and Relative are how far a number may be from the expected one, relative to the latter; the larger of the
	// two counts. 0 and 0: not at all.
	Absolute, Relative float64
	// Unit of the value: "ms", "probability", "year", or "" for a count.
	Unit string

	// Erratum is there exactly when the sentence as printed is false, or true only under a condition that it does not
	// name. It then says what is true, and Right is, as JSON, what is computed in place of what the sentence expects.
	Erratum string
	Right   string

	// Slow entries run only when they are named.
	Slow bool
	// Link is the route of the page that shows it.
	Link string
	// Contrast is another request of the same method, for which the value does not stand in the relation (or, with an
	// erratum, is not Right). Tests use it: a claim that no request could make fail says nothing.
	Contrast string
}

// All lists every claim, by document and number.
func All() []Claim {
	return slices.Concat(document000(), document001(), document002(), document003())
}

// Named gives the claims that a name stands for: the one with that ID, with all further entries of its number if the name
// is a bare number. "23" gives 23 and 23a, "23a" only that one. An unknown name gives none.
func Named(name string) []Claim {
	var out []Claim
	for _, c := range All() {
		if c.ID == name || strings.TrimRight(c.ID, "abcdefghijklmnopqrstuvwxyz") == name {
			out = append(out, c)
		}
	}
	return out
}
