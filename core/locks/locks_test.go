package locks_test

import (
	"errors"
	"strings"
	"testing"

	"contend/core/fault"
	"contend/core/locks"
	"contend/core/script"
)

// The ids are public: they stand in links.
func TestIDsStay(t *testing.T) {
	want := []string{
		"peterson 2..2 published swapped victim-other flags-only victim-only",
		"filter 2..64 published swapped no-victim level-too-few one-read",
		"bakery 2..64 published no-tie-break one-read modulo-4 modulo-8 wrap-8 reset-at-exit lamport-1974 no-choosing",
		"tas 2..64 published", "ttas 2..64 published", "ticket 2..64 published modulo-4", "mcs 2..64 published broken", "clh 2..64 published broken",
		"check-then-set 2..64 published", "one-register 2..64 published alternating look-then-write write-then-look",
	}
	known := map[string]string{} // more locks and more variants may come; these stay
	for _, l := range locks.All() {
		got := l.ID + " " + number(l.Least) + ".." + number(l.Most)
		for _, v := range l.Variants {
			got += " " + v.ID
		}
		if known[l.ID] != "" {
			t.Errorf("two files have the id %s", l.ID)
		}
		known[l.ID] = got
		if l.Title == "" || l.Source == "" || len(l.Variants) == 0 || l.Variants[0].ID != "published" || l.Least < 1 || l.Most > script.MaxThreads {
			t.Errorf("%s lacks a title, a source, threads, or a text as published", l.ID)
		}
	}
	for _, w := range want {
		id, _, _ := strings.Cut(w, " ")
		if !strings.HasPrefix(known[id]+" ", w+" ") {
			t.Errorf("%q, want %q", known[id], w)
		}
	}
}

func number(n int) string {
	if n >= 10 {
		return string(rune('0'+n/10)) + string(rune('0'+n%10))
	}
	return string(rune('0' + n))
}

// Every text compiles for the least, a middle and the largest number of threads, and has the two places.
func TestTextsCompile(t *testing.T) {
	for _, l := range locks.All() {
		for _, v := range l.Variants {
			for _, n := range []int{l.Least, min(l.Most, 5), l.Most} {
				p, err := script.Compile(v.Text, n)
				if err != nil {
					t.Errorf("%s %s n=%d: %v", l.ID, v.ID, n, err)
					continue
				}
				if _, err := script.NewMachine(p, script.Options{}); err != nil {
					t.Errorf("%s %s n=%d: %v", l.ID, v.ID, n, err)
				}
			}
			if !strings.Contains(v.Text, "outside()") || !strings.Contains(v.Text, "critical()") {
				t.Errorf("%s %s has not both places", l.ID, v.ID)
			}
			for _, c := range v.Claims {
				switch c.Property {
				case "mutual-exclusion", "deadlock-freedom", "starvation-freedom", "overtaking", "first-come-first-served":
				default:
					t.Errorf("%s %s claims %q", l.ID, v.ID, c.Property)
				}
				if c.Verdict != "holds" && c.Verdict != "fails" && c.Verdict != "n-1" && c.Verdict != "holds to n=4" {
					t.Errorf("%s %s: %s %q", l.ID, v.ID, c.Property, c.Verdict)
				}
			}
		}
	}
}

func TestFaults(t *testing.T) {
	var f *fault.Error
	if _, err := locks.Text("nobody", ""); !errors.As(err, &f) || f.Field != "lock" || f.Code != fault.UnknownValue {
		t.Errorf("%v", err)
	}
	if _, err := locks.Text("filter", "sideways"); !errors.As(err, &f) || f.Field != "variant" || f.Code != fault.UnknownValue {
		t.Errorf("%v", err)
	}
	a, err := locks.Text("filter", "")
	b, err2 := locks.Text("filter", "published")
	if err != nil || err2 != nil || a != b || !strings.HasPrefix(a, "level = [0] * n") {
		t.Errorf("%q %v %v", a, err, err2)
	}
}
