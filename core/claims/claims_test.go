package claims

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"contend/core/wire"
)

// Rows of the list of all sentences: those that are text only have nothing to compute.
var rows = []struct {
	document string
	numbers  []int
}{
	{"000", []int{1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 16, 17, 19, 20, 21, 22, 23, 24, 25, 26, 27, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38}},
	{"001", []int{40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 54, 55, 56, 57, 58, 59, 60, 61, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 101, 102}},
	{"002", []int{103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125}},
	{"003", []int{126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 151, 152, 153, 154, 155, 156, 157, 158, 160, 161, 162, 163, 164, 165, 166, 168, 169, 170}},
}

func TestEverySentenceHasAnEntry(t *testing.T) {
	ids := map[string]string{}
	for _, c := range All() {
		ids[c.ID] = c.Document
	}
	for _, r := range rows {
		for _, n := range r.numbers {
			if got := ids[strconv.Itoa(n)]; got != r.document {
				t.Errorf("sentence %d of document %s has no entry of its own (found in %q)", n, r.document, got)
			}
		}
	}
}

func TestEntriesAreComplete(t *testing.T) {
	sections := strings.Fields("overview centralized decentralized distributed ring comparison predict likeness mechanism rule worked border breaks at-work exercise head formula why strategies reading privacy")
	seen := map[string]bool{}
	last := 0
	for _, c := range All() {
		number := strings.TrimRight(c.ID, "abcdefgh")
		n, err := strconv.Atoi(number)
		switch {
		case err != nil || seen[c.ID]:
			t.Errorf("%q is no id, or stands twice", c.ID)
		case n < last:
			t.Errorf("%s stands after %d", c.ID, last)
		case c.ID != number && !seen[number]:
			t.Errorf("%s stands without %s", c.ID, number)
		}
		seen[c.ID], last = true, n
		if !slices.Contains(sections, c.Section) {
			t.Errorf("%s: section %q", c.ID, c.Section)
		}
		if !strings.HasSuffix(c.Sentence, ".") || !strings.HasPrefix(c.Link, "#/") {
			t.Errorf("%s: sentence %q, link %q", c.ID, c.Sentence, c.Link)
		}
		if (c.Expected == "") != (c.Against != nil) {
			t.Errorf("%s needs either an expected value or a second call", c.ID)
		}
		if (c.Erratum == "") != (c.Right == "") {
			t.Errorf("%s: an erratum has a right value, and nothing else has", c.ID)
		}
		for _, text := range []string{c.Request, c.Expected, c.Right} {
			if _, err := wire.Parse(text); text != "" && err != nil {
				t.Errorf("%s: %q: %v", c.ID, text, err)
			}
		}
	}
}

const sample = `{"total": {"maxMs": 7, "quantilesMs": {"0.05": 1.5}}, "waits": [{"retry": 1, "maxMs": 3}, {"retry": 2, "maxMs": 4}], "history": [{"draws": [[0, 5], [1, 5]]}, {"draws": []}], "none": [], "ok": true, "verdicts": [{"property": 1}, {}, {"property": "a", "bound": 5}, {"property": "b", "bound": 6}, {"property": "b", "bound": 7}]}`

func TestFind(t *testing.T) {
	v, err := wire.Parse(sample)
	if err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]string{
		"total.maxMs":                          "7",
		`total.quantilesMs["0.05"]`:            "1.5",
		"waits[1].maxMs":                       "4",
		"waits[].maxMs":                        "[3,4]",
		"waits[].maxMs|sum":                    "7",
		"waits[].maxMs|max":                    "4",
		"waits|count":                          "2",
		"none|count":                           "0",
		"none|sum":                             "0",
		"none|distinct":                        "[]",
		"history[].draws[][1]":                 "[[5,5],[]]",
		"history[0].draws[][1]|distinct":       "[5]",
		"history[0].draws[][1]|distinct|count": "1",
		"history[].draws":                      "[[[0,5],[1,5]],[]]",
		"ok":                                   "true",
		"verdicts[property=b].bound":           "6",
		"":                                     sample,
	} {
		got, ok := Find(&v, path)
		text, err := wire.Encode(got, nil)
		if !ok || err != nil || string(text) != strings.ReplaceAll(strings.ReplaceAll(want, ": ", ":"), ", ", ",") {
			t.Errorf("%q is %s (%v, %v), want %s", path, text, ok, err, want)
		}
	}
	for _, path := range []string{
		"totals", "total.maxMs.x", "waits[2].maxMs", "waits[-1]", "waits[x]", "waits[1", "waits[].min", "verdicts[property=c].bound", "verdicts[property=1].bound", "verdicts[name=a]", "ok[property=a]", "verdicts[=a]", "total[]", "total[0]", `total["maxMs]`,
		"ok|count", "waits|sum", "none|max", "waits|median", "waits[].maxMs|", "history[].draws|distinct",
	} {
		if got, ok := Find(&v, path); ok {
			t.Errorf("%q leads to %+v", path, got)
		}
	}
}

func TestHolds(t *testing.T) {
	for _, row := range []struct {
		claim              Claim
		computed, expected string
		want               bool
	}{
		{Claim{}, "4", "4", true},
		{Claim{}, "4.0", "4", true},
		{Claim{}, "4.0000001", "4", false},
		{Claim{Relation: Equal, Absolute: 0.5}, "4.5", "4", true},
		{Claim{Absolute: 0.5}, "4.51", "4", false},
		{Claim{Absolute: 0.5}, "3.49", "4", false},
		{Claim{Relative: 0.01}, "-101", "-100", true},
		{Claim{Relative: 0.01}, "-101.1", "-100", false},
		{Claim{}, `"4"`, "4", false},
		{Claim{}, `"9007199254740993"`, `"9007199254740992"`, false},
		{Claim{}, `"yes"`, `"yes"`, true},
		{Claim{}, "true", "false", false},
		{Claim{}, "null", "null", true},
		{Claim{}, "null", "0", false},
		{Claim{}, "[1, [2, 3]]", "[1, [2, 3]]", true},
		{Claim{}, "[1, [2, 3]]", "[1, [2, 4]]", false},
		{Claim{}, "[1, 2]", "[1, 2, 3]", false},
		{Claim{}, `{"a": 1}`, `{"a": 1}`, false},
		{Claim{Relation: Less}, "3", "4", true},
		{Claim{Relation: Less}, "4", "4", false},
		{Claim{Relation: Greater}, "5", "4", true},
		{Claim{Relation: Greater}, "4", "4", false},
		{Claim{Relation: Greater}, "[5]", "4", false},
		{Claim{Relation: Less}, "3", `"4"`, false},
	} {
		a, err := wire.Parse(row.computed)
		if err != nil {
			t.Fatal(err)
		}
		b, err := wire.Parse(row.expected)
		if err != nil {
			t.Fatal(err)
		}
		if got := row.claim.Holds(&a, &b); got != row.want {
			t.Errorf("%s %s %s with ±%v, ±%v: %v", row.computed, row.claim.Relation, row.expected, row.claim.Absolute, row.claim.Relative, got)
		}
	}
}

func TestAgrees(t *testing.T) {
	v := number(109200)
	for right, want := range map[string]bool{"109200": true, "109201": false, "": false, `"109200"`: false} {
		c := Claim{Right: right}
		if got := c.Agrees(&v); got != want {
			t.Errorf("right %q: %v", right, got)
		}
	}
}
