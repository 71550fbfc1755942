package claims

import (
	"net/url"
	"strings"
	"testing"

	"contend/core/wire"
)

// A link must give back the very text; package net/url reads it as pages do.
func TestLinksCarryTheText(t *testing.T) {
	for _, text := range []string{notATry, tickets(twoLines), "a = 1 % 2 + 3 & \"4\"; # ünï\n"} {
		link := labText("bakery", 3, text)
		_, query, _ := strings.Cut(link, "?")
		values, err := url.ParseQuery(query)
		if err != nil || values.Get("text") != text || values.Get("threads") != "3" || values.Get("v") != "1" || len(values) != 3 {
			t.Errorf("%s: %v, %v", link, values, err)
		}
		if strings.ContainsAny(link, " \n\"+") {
			t.Errorf("%q", link)
		}
	}
}

func TestRequestsCarryTheText(t *testing.T) {
	v, err := wire.Parse(ofText(3, backOffWhenBusy, `"schedule": `+turns("01 2")))
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"source": backOffWhenBusy, "threads": "3"} {
		if got, _ := v.Get(name); got == nil || got.Text != want {
			t.Errorf("%s is %+v", name, got)
		}
	}
	if got, _ := v.Get("schedule"); got == nil || len(got.Items) != 3 || got.Items[2].Text != "2" {
		t.Errorf("schedule is %+v", got)
	}
	if got, want := path("0 1"), `[{"thread": 0}, {"thread": 1}]`; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
